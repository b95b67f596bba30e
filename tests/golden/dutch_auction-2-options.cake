[Game "dutch_auction"]
[Players "Seat 0; Seat 1"]
[Options "recall=on"]
[Result "21; 50"]

* tiebreak 1
* deck b* b1 b5 p2 g* g3 r5 r6 r8 g2 r* p5 g6 p6 r* b4 b3 b2 p4 p3 p1 g1 g* b7 b8 r4 r3 p* g8 g7 b6 b* p7 g4 r7 g5 p8 r2 r1 p*
0 aside p2
1 aside g2
1 buy 1 with p6
1 buy 3 with g6 r* p5
1 done
0 buy 4 with g* b1 b5 b*
0 done
0 aside r6
1 aside b2
0 done
1 buy 1 with g2
1 power r* take auction r*
1 power r* take display 6
1 buy 3 with r* r* b3
1 buy 2 with r3 b4
1 done
* shuffle 0 r5 g* g1 p2 r8 g3
* shuffle 1 b7 b3 p6 p1 p3 p5 p4 g*
0 aside r6
1 aside p6
1 done
0 buy 1 with p2
0 buy 2 with g* r5
0 done
* shuffle 0 g1 r5 r4 b8
0 aside r6
1 aside p3
0 buy 2 with g3 r8
0 buy 1 with r5
0 done
1 power g* take auction g6
1 buy 3 with g6 g* p4
1 done
* shuffle 0 g8 p* g1 g3
* shuffle 1 b3 p1 g* p5 b7 g6 b2 g7 p6
0 aside b8
1 aside p3
0 buy 4 with g8 r4 r6 p*
0 done
1 buy 2 with g* p5
1 buy 1 with b3
1 done
* shuffle 0 g4 g8
0 aside g4
1 aside g6
0 buy 2 with g8 b8
0 buy 1 with g1
0 done
1 buy 3 with p3 b2 b7
1 done
0 vote go
1 vote stop
* shuffle 0 g3 p7 r7
* shuffle 1 g7 g5 b* b3 b6 p1
0 aside r7
1 aside g5
1 power b* take auction b5
1 buy 1 with b*
1 buy 3 with g6 g7 p6
1 done
0 buy 2 with g3 p7
0 done
0 vote stop
1 vote stop
