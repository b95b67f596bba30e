[Game "piece_o_cake"]
[Players "Zoë \"Zo\" O'Hara; Ada Apprentice"]
[Date "2026-11-19"]
[Seats "person 0; apprentice 1"]
[Sitting "pass"]
[Deal "SZGLXS"]

* first 1
* slices str che str cho apr goo str cho str apr bla kiw che str cho apr bla goo goo str bla str goo cho kiw cho kiw kiw goo cho che bla cho che str goo str cho kiw cho cho plu kiw goo bla plu che goo apr bla str goo kiw plu cho kiw bla
