[Game "cake_swap"]
[Players "Seat 0; Seat 1; Seat 2"]
[Result "0; 0; 0"]

* layers L14 L53 L51 L57 L10 L17 L06 L22 L16 L60 L33 L40 L34 L35 L12 L25 L58 L29 L48 L50 L37 L26 L18 L54 L43 L30 L59 L52 L01 L19 L08 L07 L05 L20 L13 L36 L27 L55 L47 L15 L56 L44 L02 L45 L39 L31 L03 L38 L21 L28 L24 L11 L04 L09 L41 L32 L23 L46 L42 L49
0 draft L53
0 place b
0 trade L51
0 place a swap
0 clear none
0 end
1 draft L14
1 place b
1 clear none
1 end
2 draft L53
2 place b
2 end
0 draw
0 place a
0 swipe 2
0 place b
0 clear none
0 end
1 draw
1 place b
1 clear none
1 end
2 draw
2 place b
2 end
0 draw
0 place b
0 clear none
0 end
1 swipe 2
1 place b
1 draw
1 place b swap
1 clear none
1 end
2 draw
2 place a
2 clear none
2 end
0 draw
0 place a
0 clear none
0 end
1 draw
1 place b
1 end
2 draft L17
2 place b
2 clear none
2 swipe 1
2 place a
2 end
0 draw
0 place a
0 clear none
0 end
1 draw
1 place a
1 end
2 clear none
2 draw
2 pass
2 end
0 draw
0 place b
0 end
1 draft L35
1 place b squeeze 1
1 clear none
1 end
2 draw
2 pass
2 end
0 clear none
0 draw
0 pass
0 end
1 draft L58
1 place a
1 end
2 draft L25
2 place b
2 end
0 draw
0 place a
0 clear none
0 end
1 clear none
1 draw
1 place a
1 end
2 draw
2 place b swap
2 clear none
2 end
0 draw
0 pass
0 end
1 draw
1 pass
1 end
2 draft L26
2 place a
2 clear none
2 end
0 draft L37
0 place b
0 end
1 draw
1 pass
1 clear none
1 end
2 draw
2 pass
2 end
0 draw
0 place b squeeze 1
0 end
1 draw
1 pass
1 end
2 draft L30
2 place b
2 end
0 draw
0 pass
0 clear none
0 end
1 draft L59
1 place a
1 end
2 clear none
2 draft L18
2 place a
2 end
0 draw
0 pass
0 end
1 clear none
1 draft L54
1 place b
1 end
2 draft L52
2 place a
2 end
0 draft L25
0 place b
0 clear none
0 end
1 clear none
1 draw
1 pass
1 end
2 clear none
2 draw
2 pass
2 end
0 draft L01
0 place a
0 clear none
0 end
1 draw
1 place a
1 clear none
1 end
2 draft L19
2 place b
2 clear none
2 end
0 draw
0 pass
0 end
1 draw
1 place b
1 clear none
1 end
2 draw
2 pass
2 end
0 draft L20
0 place b
0 clear none
0 end
1 draft L07
1 place a
1 end
2 draw
2 pass
2 end
0 draw
0 place a
0 clear none
0 end
1 draft L13
1 place a
1 end
2 draw
2 pass
2 end
0 draw
0 pass
0 end
1 clear none
1 draft L27
1 place a
1 end
2 draw
2 place b
2 end
0 draw
0 place a
0 end
1 clear none
1 draft L55
1 place a
1 end
2 clear none
2 draw
2 place a
2 end
0 draw
0 pass
0 end
1 draw
1 pass
1 end
2 draft L02
2 place a squeeze 1
2 end
0 clear none
0 draft L44
0 place b
0 end
1 draw
1 pass
1 end
2 draw
2 pass
2 end
0 clear none
0 draft L39
0 place a
0 end
1 draw
1 pass
1 end
2 draw
2 pass
2 clear none
2 end
0 draw
0 pass
0 end
1 clear none
1 draft L45
1 place b
1 end
2 draft L31
2 place b
2 end
0 clear none
0 draw
0 place b
0 end
1 draft L03
1 place a
1 clear none
1 end
2 draw
2 pass
2 end
0 draft L28
0 place a
0 clear none
0 end
1 draft L38
1 place a
1 clear none
1 end
2 draw
2 pass
2 end
0 draw
0 place a
0 end
1 draw
1 place b
1 end
2 draw
2 pass
2 clear none
2 end
0 draw
0 pass
0 end
1 clear none
1 draft L24
1 place b
1 end
2 draft L41
2 place b
2 clear none
2 end
0 draw
0 pass
0 clear none
0 end
1 draw
1 place b
1 end
2 draft L32
2 place b
2 clear none
2 end
0 draft L09
0 place a
0 end
1 draw
1 pass
1 clear none
1 end
2 draw
2 pass
2 end
0 draft L42
0 place b
0 end
1 draw
1 pass
1 end
