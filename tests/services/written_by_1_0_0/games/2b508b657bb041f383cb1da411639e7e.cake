[Game "take_the_cake"]
[Players "Zoë \"Zo\" O'Hara; Ada Apprentice"]
[Date "2026-11-19"]
[Seats "person 0; apprentice 1"]
[Sitting "pass"]
[Deal "PRXHQM"]

* first 0
* orders biscuit-edge two-by-two few-candles double-salad most-cookies most-lavender
* cuts cut24 cut03 cut23 cut15 cut22 cut20 cut14 cut08 cut13 cut21 cut05 cut01 cut12 cut04 cut19 cut06 cut18 cut17 cut10 cut26 cut09 cut27 cut11 cut02 cut07 cut16 cut25
* cakes cho05 cho11 van16 van02 str01 str15 van14 str07 cho16 van10 str16 cho13 cho08 str14 cho01 str11 cho07 lav10 str13 str03 str06 van01 cho06 str09 lav14 van11 str12 cho12 van04 str10 van08 van06 str08 lav12 cho15 cho14 str04 van09 lav04 lav09 lav08 lav15 lav07 van05 van03 van12 van15 cho02 lav06 str02 cho03 cho10 lav11 lav03 lav02 lav01 van07 van13 cho09 cho04 str05 lav16 lav13 lav05
