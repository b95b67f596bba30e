[Game "piece_o_cake"]
[Players "Seat 0; Seat 1"]
[Options "take_four=off"]
[Result "57; 50"]

* first 1
* slices goo kiw cho che goo str str plu bla goo str cho bla che che cho cho str goo cho goo cho kiw che apr bla str goo bla bla kiw cho str cho apr apr kiw goo kiw str goo str kiw str cho apr cho str goo bla cho bla kiw plu che plu kiw
1 cut 1 8
0 take A eat plu che kiw str str
1 take B eat goo goo str
0 cut 7 8
1 take B eat che che bla
0 take A eat -
1 cut 1 10
0 take A eat apr bla goo str cho
1 forfeit bla
0 cut 5 6
1 take B eat kiw goo goo str cho
0 forfeit cho
1 cut 0 3
0 take B eat plu che str cho
1 forfeit goo
