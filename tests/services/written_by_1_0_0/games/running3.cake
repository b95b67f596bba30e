[Game "take_the_cake"]
[Players "Ada; Bo"]
[Date "2026-11-17"]
[Seats "person 3; master:bold 1"]
[Sitting "table"]
[Deal "DEAL3"]

* first 1
* orders most-flowers double-salad two-by-two big-slab sampler four-corners
* cuts cut06 cut20 cut17 cut03 cut24 cut10 cut16 cut15 cut13 cut26 cut14 cut04 cut27 cut12 cut01 cut18 cut09 cut08 cut11 cut07 cut23 cut22 cut25 cut02 cut19 cut05 cut21
* cakes str04 lav02 van01 str15 van10 van13 str07 str16 str02 van12 lav05 van14 lav06 cho10 cho03 cho14 cho12 van11 str08 str11 van06 lav07 str09 cho04 lav03 cho06 cho01 str12 lav13 cho13 cho15 cho02 cho16 van05 cho05 str01 str13 van03 str06 str10 van02 lav10 lav14 lav11 cho11 lav16 van04 cho09 van15 str03 van16 van09 lav04 lav01 van07 lav12 lav08 lav15 str05 str14 lav09 cho07 van08 cho08
1 cut cut06 270
0 piece B 1
0 put str02 0,0
0 put str04 0,2
0 put van10 -2,2
0 put van13 1,1
1 piece R 1
1 put lav06 0,0
