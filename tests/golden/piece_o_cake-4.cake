[Game "piece_o_cake"]
[Players "Seat 0; Seat 1; Seat 2; Seat 3"]
[Result "66; 28; 14; 14"]

* first 3
* slices bla goo apr apr goo plu cho cho cho str str plu kiw goo cho che kiw kiw cho goo plu str str goo cho kiw str bla str apr bla kiw cho kiw str goo bla kiw bla goo goo cho bla cho che str che str che che kiw apr goo bla cho cho str
3 cut 6 8 9
0 take C eat plu apr goo goo str
1 take B eat -
2 take A eat cho
3 pass
0 cut 0 3 5
1 take C eat kiw kiw goo str
2 take B eat che
3 take A eat plu kiw
0 forfeit apr
1 cut 1 4 6 8
2 take B eat bla
3 take D eat str cho
0 take A eat kiw goo
1 take C eat str
2 cut 2 3 10
3 take C eat kiw str
0 take B eat bla bla goo goo cho
1 take A eat goo
2 forfeit cho
3 cut 8 9
0 take B eat che bla str cho
1 forfeit plu
2 take A eat goo
3 forfeit goo
