[Game "piece_o_cake"]
[Players "Seat 0; Seat 1; Seat 2; Seat 3; Seat 4"]
[Result "7; 26; 20; 24; 42"]

* first 4
* slices cho str str goo che str cho apr bla str cho cho bla kiw goo cho apr bla cho goo goo bla str che che cho kiw cho str str cho goo cho goo bla kiw kiw str kiw apr kiw goo plu goo che bla bla str kiw plu apr kiw goo cho che str plu
4 cut 3 6 7 10
0 take C eat bla
1 take D eat str str cho cho
2 take A eat che str
3 take B eat cho
4 pass
0 cut 0 1 4 6
1 take D eat goo
2 take C eat cho
3 take B eat bla
4 take A eat cho
0 pass
1 cut 0 2 3 8 9
2 take C eat str str
3 take D eat cho
4 take E eat -
0 forfeit str
1 forfeit goo
2 cut 2 3 8
3 take B eat str
4 take C eat bla goo
0 take A eat kiw
1 forfeit bla
2 pass
3 cut 4 8
4 take B eat che bla bla str
0 forfeit apr
1 take A eat apr kiw kiw
2 forfeit cho
3 forfeit goo
