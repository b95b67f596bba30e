[Game "dutch_auction"]
[Players "Ada; Bo"]
[Date "2026-11-17"]
[Seats "person 3; master:bold 1"]
[Sitting "table"]
[Deal "DEAL1"]

* tiebreak 1
* deck b2 g* b3 p1 p* b1 p6 r* p7 r4 p5 g2 g3 g* p4 r1 r7 p2 b* r2 b6 b* r* p3 g5 r5 g4 r3 r6 g6 g7 p8 r8 b8 b5 p* g8 g1 b4 b7
0 aside p1
1 aside p5
1 power g* suit g3 blue
1 buy 1 with g*
1 buy 2 with g3=b r4
1 done
