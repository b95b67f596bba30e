[Game "take_the_cake"]
[Players "Seat 0; Seat 1; Seat 2; Seat 3"]
[Result "78; 112; 80; 75"]

* first 0
* orders most-candles most-chocolate most-vanilla biscuit-edge stripe most-fruit most-flowers double-salad neapolitan birthday two-by-two fruit-salad
* cuts cut25 cut08 cut24 cut03 cut15 cut19 cut21 cut18 cut16 cut10 cut02 cut20 cut06 cut01 cut04 cut09 cut12 cut22 cut27 cut07 cut26 cut05 cut13 cut11 cut17 cut14 cut23
* cakes str14 cho02 lav10 lav13 str15 str06 cho04 van05 str12 van09 van11 van03 lav12 van13 str03 cho08 str07 van02 lav07 str08 van07 van04 cho05 lav02 str01 cho06 lav05 str02 lav11 lav08 cho16 str09 str16 lav01 van01 str11 cho09 str05 str04 van06 van08 van10 van15 van12 cho07 lav16 str13 cho13 cho10 cho15 van14 lav06 lav15 lav04 cho12 str10 van16 cho14 cho11 cho03 lav14 lav09 cho01 lav03
0 cut cut08 180
1 piece P
1 put van09 0,0
1 put van11 2,1
1 put str15 -1,-2
1 put str06 -1,1
2 piece R
2 put lav13 0,0
2 put van03 -3,0
2 put van05 -2,-2
2 put cho08 -1,0
3 piece B
3 put van13 0,0
3 put lav12 -2,-2
3 put str03 -3,-1
3 put str12 -1,-2
0 piece G
0 put str14 0,0
0 put cho04 1,1
0 put cho02 -1,2
0 put lav10 -2,-1
1 cut cut03 180
2 piece G
2 put str07 -2,0
2 put van02 -3,-3
2 put cho05 -1,-1
2 put lav07 -1,-3
3 piece P
3 put cho06 -3,-2
3 put van04 0,-2
3 put van07 -2,0
3 put str01 -3,-3
0 piece R
0 put str02 0,-1
0 put lav02 -1,-1
0 put str08 0,2
0 put str09 1,2
1 piece B
1 put lav05 1,1
1 put lav11 2,0
1 put lav08 0,-2
1 put cho16 2,-1
2 cut cut15 270
3 piece R
3 put lav16 -3,0
3 put str13 -2,-1
3 put cho07 -2,-3
3 put cho13 -1,0
0 piece P
0 put str16 1,-1
0 put lav01 -1,0
0 put van01 0,1
0 put str04 -2,2
1 piece G
1 put van12 2,-2
1 put van15 1,0
1 put van06 0,-1
1 put str11 1,-1
2 piece B
2 put cho09 0,-2
2 put str05 -1,-2
2 put van08 0,-1
2 put van10 -3,-1
3 cut cut18 270
0 piece B
0 put cho11 -2,1
0 put van16 -1,1
0 put lav04 1,0
0 put cho14 -2,0
1 piece P
1 put cho15 1,-2
1 put van14 0,1
1 put cho10 -1,0
1 put lav15 -1,-1
2 piece R
2 put lav09 0,-3
2 put lav14 -3,-2
2 put lav03 -2,-3
2 put cho01 -2,-1
3 piece G
3 put str10 0,-1
3 put cho03 -1,-3
3 put cho12 0,-3
3 put lav06 -1,-1
0 order most-vanilla
1 order biscuit-edge
2 order double-salad
3 order two-by-two
* cakes van09 str16 van08 str05 str08 van14 van02 cho04 lav16 str06 lav12 van12 van07 cho08 van04 cho07 lav06 cho15 cho09 cho16 van06 cho14 str10 van05 lav15 cho02 lav04 cho10 lav02 cho12 lav01 str15 van15 cho01 van13 str04 str12 lav03 cho03 lav11 cho13 van01 lav05 str11 lav09 str01 lav13 str14 str07 cho11 van16 lav07 lav14 van10 lav08 str09 cho06 lav10 str13 str03 van11 cho05 str02 van03
3 cut cut10 90
0 piece R
0 put str16 0,0
0 put van09 0,3
0 put str05 -1,3
0 put van08 0,2
1 piece P
1 put str06 0,0
1 put van02 0,-3
1 put van14 1,-1
1 put lav12 2,0
2 piece G
2 put cho08 0,0
2 put str08 -3,0
2 put van07 -1,3
2 put lav16 0,1
3 piece B
3 put van12 0,0
3 put cho07 -3,3
3 put van04 -2,2
3 put cho04 -2,3
2 cut cut20 180
3 piece B
3 put lav04 -3,0
3 put cho09 -2,1
3 put lav01 -1,0
3 put str10 -3,1
0 piece R
0 put van05 -1,1
0 put cho10 1,3
0 put cho16 2,1
0 put str15 2,2
1 piece P
1 put cho12 2,-1
1 put van06 -1,-1
1 put lav15 1,-3
1 put lav02 -1,0
2 piece G
2 put lav06 0,3
2 put cho14 -3,3
2 put cho02 -2,0
2 put cho15 -2,1
1 cut cut06 0
2 piece R
2 put str12 0,2
2 put lav09 -1,1
2 put van15 -3,2
2 put cho13 -1,0
3 piece B
3 put cho01 0,1
3 put str04 -1,3
3 put cho03 -2,0
3 put van13 -3,2
0 piece G
0 put str11 2,0
0 put lav13 -1,2
0 put str14 1,1
0 put lav11 0,1
1 piece P
1 put str01 2,-2
1 put van01 1,-2
1 put lav03 1,0
1 put lav05 0,-2
0 cut cut04 270
1 piece R
1 put van11 2,-3
1 put van03 -1,-2
1 put cho05 -1,-3
1 put str02 0,-1
2 piece G
2 put van16 -1,2
2 put str09 -2,2
2 put lav07 -2,3
2 put str03 -3,1
3 piece P
3 put str13 -1,1
3 put lav08 0,2
3 put cho11 -1,2
3 put van10 0,3
0 piece B
0 put lav10 1,2
0 put lav14 -1,0
0 put cho06 1,0
0 put str07 2,3
0 order most-chocolate
1 order most-fruit
2 order most-flowers
3 order fruit-salad
