[Game "cookie_plate"]
[Players "Seat 0; Seat 1"]
[Result "15; 12"]

* first 0
* tin cherry cup cherry cup cup cherry lace sun cup star lace cherry cup moon cherry sun lace star moon lace star moon star star sun moon sun moon sun lace sun moon star lace cherry cup
0 take cup
1 take cup
0 take cherry
1 take cherry
0 take lace
1 take sun
0 take cup
1 take cherry
0 take lace
1 take star
0 take cherry
1 take moon
0 take cup
1 take cherry
0 take lace
1 take cup
