[Game "top_cake"]
[Players "Ada;  Bo "]
[Date "2026-11-14"]
[Seats "person 0; person 0"]
[Sitting "pass"]
[Deal "X"]

* first 0
* cakes lem5 van2 car4 cho2 che6 cho1 van1 van3 str3b che5 cho4 van1b str4 cho3 car3 car5 lem4 lem2 str2 str3 van2b
* toppers sparkler couple rose star
