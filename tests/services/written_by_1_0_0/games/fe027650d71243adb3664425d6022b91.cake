[Game "top_cake"]
[Players "Zoë \"Zo\" O'Hara; Ada Apprentice"]
[Date "2026-11-19"]
[Seats "person 0; apprentice 1"]
[Sitting "pass"]
[Deal "VDTMNS"]

* first 0
* cakes str3 van2 car4 lem2 lem4 van2b str2 str3b car3 cho1 cho3 car5 str4 che5 che6 van1 cho4 van3 cho2 lem5 van1b
* toppers star rose sparkler couple
