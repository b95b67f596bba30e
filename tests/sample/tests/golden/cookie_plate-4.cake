[Game "cookie_plate"]
[Players "Seat 0; Seat 1; Seat 2; Seat 3"]
[Result "12; 13; 13; 11"]

* first 1
* tin star cup sun star sun cup star lace cherry lace moon star cherry star sun sun moon lace sun cherry star moon cup cup lace sun cherry lace moon cup lace cup moon cherry moon cherry
1 take cup
2 take sun
3 take star
0 take star
1 take sun
2 take cup
3 take lace
0 take cherry
1 take star
2 take star
3 take moon
0 take lace
1 take cherry
2 take sun
3 take moon
0 take lace
1 take sun
2 take sun
3 take cherry
0 take moon
1 take cup
2 take cup
3 take lace
0 take sun
1 take star
2 take star
3 take cherry
0 take moon
1 take cup
2 take lace
3 take cup
0 take lace
