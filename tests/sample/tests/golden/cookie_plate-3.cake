[Game "cookie_plate"]
[Players "Seat 0; Seat 1; Seat 2"]
[Result "13; 12; 11"]

* first 2
* tin cherry cup moon moon star sun cup star sun star sun lace cherry cup moon cherry cherry star cup moon star cup lace lace star cherry sun lace cup moon sun lace lace moon cherry sun
2 take cherry
0 take moon
1 take cup
2 take star
0 take moon
1 take cup
2 take sun
0 take star
1 take sun
2 take lace
0 take cherry
1 take sun
2 take moon
0 take star
1 take cup
2 take cherry
0 take cup
1 take moon
2 take star
0 take cup
1 take star
2 take lace
0 take star
1 take lace
