[Game "cake_swap"]
[Players "Seat 0; Seat 1; Seat 2; Seat 3"]
[Result "0; 0; 0; 0"]

* layers L60 L12 L57 L33 L53 L15 L29 L58 L18 L56 L13 L10 L47 L52 L44 L22 L35 L16 L50 L51 L02 L05 L45 L01 L49 L23 L20 L54 L03 L55 L25 L30 L34 L38 L36 L21 L24 L41 L09 L27 L42 L08 L04 L07 L17 L14 L32 L31 L06 L59 L11 L37 L46 L28 L26 L39 L48 L19 L40 L43
2 draft L53
2 place a
2 trade L29
2 place b swap
2 end
3 draft L15
3 place b
3 clear none
3 end
0 draft L33
0 place b
0 trade L12
0 place b swap
0 clear none
0 end
1 draft L60
1 place b
1 trade L53
1 place a swap
1 end
2 clear none
2 draft L33
2 place a
2 swipe 1
2 place a squeeze 1
2 end
3 draw
3 pass
3 swipe 2
3 place a
3 trade L60
3 place a swap
3 clear none
3 end
0 draft L33
0 place a
0 end
1 draft L57
1 place b
1 clear none
1 swipe 0
1 place b
1 end
2 clear none
2 draw
2 pass
2 end
3 draft L58
3 place b
3 clear none
3 end
0 draw
0 pass
0 end
1 draw
1 place b squeeze 1
1 end
2 draw
2 place b
2 end
3 draft L18
3 place a
3 end
0 swipe 1
0 place a
0 clear none
0 draft L56
0 place a
0 end
1 draw
1 place b
1 clear none
1 end
2 draw
2 pass
2 end
3 draft L52
3 place a
3 clear none
3 end
0 draw
0 pass
0 clear none
0 end
1 draw
1 place b
1 clear none
1 end
2 draw
2 pass
2 end
3 draft L35
3 place a
3 clear none
3 end
0 draft L44
0 place b
0 end
1 draw
1 pass
1 end
2 draw
2 pass
2 clear none
2 end
3 draft L50
3 place b
3 end
0 draw
0 place b squeeze 1
0 end
1 draft L16
1 place a
1 end
2 draw
2 place b
2 end
3 draw
3 pass
3 end
0 draw
0 pass
0 clear none
0 end
1 draw
1 pass
1 clear none
1 end
2 draft L01
2 place a
2 end
3 draft L05
3 place b squeeze 1
3 end
0 draft L45
0 place b
0 end
1 draw
1 pass
1 end
2 draw
2 place b
2 clear none
2 end
3 clear none
3 draft L49
3 place b
3 end
0 draw
0 pass
0 clear none
0 end
1 draw
1 place a
1 end
2 draft L20
2 place a
2 end
3 clear none
3 draw
3 pass
3 end
0 draw
0 pass
0 end
1 clear none
1 draft L03
1 place a
1 end
2 clear none
2 draw
2 pass
2 end
3 draw
3 pass
3 end
0 draft L25
0 place b
0 end
1 draw
1 place a
1 clear none
1 end
2 draft L55
2 place a
2 end
3 draft L30
3 place a
3 clear none
3 end
0 clear none
0 draw
0 pass
0 end
1 draft L38
1 place a
1 clear none
1 end
2 draw
2 pass
2 end
3 draft L36
3 place b
3 end
0 draw
0 place a
0 end
1 draw
1 pass
1 end
2 clear none
2 draft L24
2 place b
2 end
3 clear none
3 draw
3 pass
3 end
0 draw
0 pass
0 clear none
0 end
1 draft L09
1 place a
1 clear none
1 end
2 clear none
2 draw
2 place a
2 end
3 draft L41
3 place b
3 end
0 draw
0 place b
0 end
1 draw
1 place a
1 end
2 draw
2 pass
2 end
3 draw
3 pass
3 clear none
3 end
0 clear none
0 draft L04
0 place b
0 end
1 clear none
1 draw
1 pass
1 end
2 draw
2 pass
2 clear none
2 end
3 draft L17
3 place a
3 end
0 clear none
0 draft L07
0 place a
0 end
1 draft L14
1 place a
1 end
2 draw
2 place b
2 end
3 draw
3 pass
3 end
0 draw
0 pass
0 end
1 draft L31
1 place a
1 end
2 draw
2 pass
2 clear none
2 end
3 draft L06
3 place a
3 clear none
3 end
0 clear none
0 draw
0 pass
0 end
1 clear none
1 draft L59
1 place a
1 end
2 draw
2 place b
2 end
3 draft L11
3 place b
3 end
0 draw
0 place a
0 clear none
0 end
1 clear none
1 draw
1 place b
1 end
2 clear none
2 draw
2 place b
2 end
3 draw
3 place a
3 clear none
3 end
0 draw
0 place b
0 clear none
0 end
1 draw
1 pass
1 clear none
1 end
2 clear none
2 draw
2 pass
2 end
3 draw
3 place a
3 clear none
3 end
