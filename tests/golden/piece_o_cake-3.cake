[Game "piece_o_cake"]
[Players "Seat 0; Seat 1; Seat 2"]
[Result "47; 30; 52"]

* first 1
* slices kiw kiw kiw cho bla kiw goo bla goo cho apr bla bla cho plu str goo cho kiw cho che kiw cho str str apr goo bla goo str cho str cho cho che str apr goo cho kiw plu apr goo kiw str che str str str goo goo che bla bla che plu cho
1 cut 0 9 10
2 take A eat kiw goo goo cho
0 take C eat apr
1 take B eat cho
2 cut 0 1 5
0 take C eat kiw kiw
1 take B eat cho
2 forfeit kiw
0 cut 1 7 9
1 take A eat goo goo str str
2 take B eat cho
0 take C eat str cho
1 cut 8 9
2 take B eat plu str cho
0 take A eat apr
1 forfeit plu
2 cut 8 10
0 take B eat che che goo goo str str
1 take A eat bla bla
2 pass
