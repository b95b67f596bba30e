[Game "take_the_cake"]
[Players "Seat 0; Seat 1; Seat 2"]
[Result "86; 96; 92"]

* first 2
* orders most-chocolate two-by-two most-strawberry bouquet stripe sampler one-crop big-slab cookie-jar
* cuts cut24 cut12 cut17 cut27 cut11 cut26 cut22 cut25 cut07 cut20 cut14 cut09 cut18 cut05 cut21 cut13 cut01 cut06 cut02 cut04 cut15 cut19 cut03 cut16 cut08 cut10 cut23
* cakes cho02 lav03 van16 lav16 lav08 cho04 cho01 lav05 van13 van12 lav02 van08 cho13 lav10 cho12 cho15 str07 lav12 str16 str10 van14 cho05 str13 van01 str04 str06 van07 str14 str01 cho07 str09 str11 str02 lav14 van05 van02 cho06 str05 str08 lav07 str03 cho16 cho08 van06 cho10 lav13 cho09 lav01 str15 lav11 cho14 van15 cho11 van10 van09 van04 lav04 lav09 lav15 van03 str12 van11 lav06 cho03
* cut cut24 0
2 put van13 0,0
2 put van12 1,1
2 put lav08 3,-2
2 put cho13 0,1
0 put cho01 0,0
0 put cho04 -2,3
0 put lav03 -1,2
0 put cho02 1,0
1 put van08 0,0
1 put lav16 2,2
1 put van16 -1,2
1 put lav05 0,2
2 cut cut17 90
0 piece R
0 put str10 -1,0
0 put lav12 -1,3
0 put str16 1,3
0 put str07 -2,2
1 piece G
1 put van14 1,2
1 put str01 2,1
1 put str04 0,1
1 put cho07 0,3
2 piece P
2 put van07 2,0
2 put str11 3,-1
2 put str09 0,-1
2 put str06 1,-2
0 cut cut27 180
1 piece R
1 put van06 1,3
1 put lav07 -1,3
1 put lav01 2,0
1 put str08 1,0
2 piece P
2 put str02 3,1
2 put str03 3,0
2 put cho06 1,-1
2 put cho16 0,-2
0 piece B
0 put cho08 -2,0
0 put lav13 0,1
0 put cho10 0,2
0 put cho09 0,3
1 cut cut26 180
2 piece R
2 put cho03 2,-1
2 put van04 2,-2
2 put van15 2,1
2 put van03 1,0
0 piece P
0 put van11 -2,1
0 put van10 -1,1
0 put lav11 1,1
0 put lav09 1,2
1 piece B
1 put van09 -1,1
1 put lav06 -1,0
1 put lav15 1,1
1 put cho14 2,3
0 order two-by-two
1 order bouquet
2 order cookie-jar
* cakes str05 van10 van07 cho16 cho04 van16 lav04 cho09 lav11 str06 van08 str02 str04 cho05 lav15 van02 str01 lav01 cho14 str10 lav10 lav16 cho03 cho13 str12 lav12 cho11 str08 cho02 cho08 van01 lav13 van15 str11 lav02 lav06 lav14 cho15 van12 str15 str09 str07 cho10 lav05 van09 str03 van14 van04 van06 cho01 str16 van05 van03 cho12 str14 str13 lav09 van11 van13 lav03 lav08 cho07 lav07 cho06
* cut cut25 0
1 put cho16 0,0
1 put van07 -3,-2
1 put lav04 -1,0
1 put cho09 -1,1
2 put cho05 0,0
2 put str04 -1,-2
2 put lav11 1,0
2 put str06 2,1
0 put van16 0,0
0 put str05 -1,-3
0 put cho04 0,-2
0 put van10 -1,0
1 cut cut20 180
2 piece B
2 put cho03 1,-2
2 put van01 0,-2
2 put cho14 -1,-1
2 put cho11 2,0
0 piece G
0 put lav16 -3,-1
0 put lav01 -2,-1
0 put str01 0,-1
0 put lav12 -1,-1
1 piece P
1 put cho02 -2,1
1 put str12 -3,1
1 put lav10 -2,0
1 put cho08 -3,0
0 cut cut09 180
1 piece P
1 put van12 -2,-1
1 put str07 -2,-2
1 put lav02 -1,-2
1 put cho10 0,1
2 piece R
2 put str15 1,-1
2 put lav05 0,-1
2 put van04 0,1
2 put lav06 1,1
0 piece G
0 put cho15 -2,-3
0 put van15 -3,0
0 put str11 -2,0
0 put lav14 0,-3
2 cut cut18 90
0 piece G
0 put lav08 -2,-2
0 put lav09 -1,-2
0 put van03 -3,-3
0 put van11 -3,-2
1 piece B
1 put str13 -1,-1
1 put cho12 0,-2
1 put van13 0,-1
1 put str14 -3,-1
2 piece R
2 put str16 -1,0
2 put van06 2,-2
2 put van05 2,-1
2 put cho01 -1,1
0 order most-strawberry
1 order sampler
2 order one-crop
