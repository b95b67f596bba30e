[Game "piece_o_cake"]
[Players "Seat 0; Seat 1"]
[Result "80; 57"]

* first 1
* slices bla str cho bla str str goo kiw kiw che cho bla str apr che kiw goo cho str che goo cho str apr kiw che cho kiw plu str cho str plu str kiw plu apr che goo str cho bla goo bla goo apr kiw cho cho cho bla cho goo goo goo kiw bla
1 cut 0 1 3 9
0 take C eat bla kiw kiw goo str str
1 take A eat bla
0 take B eat str
1 take D eat cho
0 cut 0 1 5 7
1 take B eat apr kiw
0 take D eat che goo str
1 take C eat -
0 take A eat -
1 cut 4 6 9 10
0 take D eat apr kiw
1 take B eat plu str cho
0 forfeit bla
1 take A eat cho
0 cut 1 6
1 take B eat bla cho
0 take A eat che kiw goo
1 cut 7 8
0 take B eat bla kiw goo goo cho cho
1 forfeit str
