[Game "dutch_auction"]
[Players "Seat 0; Seat 1"]
[Result "19; 21"]

* tiebreak 1
* deck r1 g2 b8 p* p3 p7 p2 b* g8 p1 b3 b* g* b2 g5 b5 p* g1 p4 r2 g7 r6 g3 b1 r* p8 r5 g6 b7 b6 r3 r7 g4 r4 b4 p5 r* p6 g* r8
0 aside g2
1 aside g*
0 buy 2 with p3 p*
0 buy 1 with b8
0 done
1 power b* suit b2 red
1 buy 4 with p1 b2=r b3 b*
1 done
0 aside b*
1 aside b5
0 buy 1 with p2
0 buy 2 with g2 p7
0 done
1 buy 3 with g5 g* p*
1 done
* shuffle 0 g2 g3 r1 g8 g7 r2 p4
* shuffle 1 b1 r6 g1 b2
0 aside r1
1 aside r6
0 done
1 buy 2 with b1 b5
1 buy 1 with b2
1 done
* shuffle 0 g2 g8 b* g3
* shuffle 1 g1 p8 r*
0 aside g7
1 aside g1
1 power r* suit r6 pink
1 buy 2 with r6=p p8
1 buy 1 with r*
1 done
0 done
* shuffle 0 p4 r1 g2 r2
* shuffle 1 r5 r* g6
0 aside g7
1 aside r5
0 buy 2 with g8 b*
0 done
1 power r* take display 4
1 buy 3 with g1 r7 r*
1 buy 1 with g6
1 done
* shuffle 0 g3 p4 b* b6
* shuffle 1 b7 r3 r* r7
0 aside g7
1 aside b7
1 buy 2 with r7 r*
1 buy 1 with r5
1 done
0 buy 3 with g3 r1 r2
0 done
0 vote stop
1 vote go
* shuffle 0 b4 g2
* shuffle 1 g4 r7 r* r3 r4
0 aside b6
1 aside r*
1 buy 2 with r7 b7
1 buy 1 with g4
1 done
0 power b* suit b4 green
0 buy 3 with g7 p4 b4=g
0 done
0 vote go
1 vote stop
* shuffle 0 b* p6 p4
* shuffle 1 r* p5 r7 r3
0 aside b*
1 aside r7
0 buy 2 with p6 b6
0 buy 1 with g2
0 done
1 power r* cash r4
1 power r* cash r*
1 done
