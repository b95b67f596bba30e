[Game "dutch_auction"]
[Players "Zoë \"Zo\" O'Hara; Ada Apprentice"]
[Date "2026-11-19"]
[Seats "person 0; apprentice 1"]
[Sitting "pass"]
[Deal "SCBNKB"]

* tiebreak 1
* deck g* b6 p1 r4 p4 g4 g2 g7 p* r2 b7 p7 r3 p* r5 g8 g* p6 p5 r1 b3 p2 p3 g5 g1 r6 b2 b8 b1 b* r* r7 b4 r8 g3 b5 r* g6 p8 b*
