[Game "top_cake"]
[Players "Ada; Bo"]
[Date "2026-11-17"]
[Seats "person 3; baker 1"]
[Sitting "pass"]
[Deal "DEAL4"]

* first 0
* cakes van3 cho1 cho3 che5 cho2 str2 van1b cho4 lem4 car4 str3 str3b car5 lem5 van2b lem2 str4 van1 car3 van2 che6
* toppers couple rose sparkler star
0 ?1@cho2
0 3@cho3
1 ?4@cho1
1 S@cho3
0 ?8@che5
0 7@cho1
1 ?5@cho1
1 3@cho1
0 4@cho1
