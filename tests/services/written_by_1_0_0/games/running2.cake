[Game "piece_o_cake"]
[Players "Ada; Bo"]
[Date "2026-11-17"]
[Seats "person 3; baker 1"]
[Sitting "pass"]
[Deal "DEAL2"]

* first 0
* slices kiw plu goo str kiw apr cho goo cho che kiw cho cho str che cho plu plu kiw cho bla che kiw che bla goo cho che str cho apr bla goo str cho bla goo apr cho apr goo str bla str bla cho bla kiw str goo str str kiw goo goo kiw str
0 cut 0 1 6 7
1 take B eat goo str
0 take C eat -
1 take D eat kiw goo
0 forfeit cho
1 cut 6 8 9 10
0 take D eat plu che che cho cho cho
