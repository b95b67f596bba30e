[Game "cake_swap"]
[Players "Seat 0; Seat 1"]
[Result "0; 0"]

* layers L18 L33 L02 L40 L30 L14 L59 L50 L57 L32 L08 L07 L10 L43 L03 L26 L15 L04 L27 L38 L16 L31 L60 L19 L21 L49 L56 L01 L46 L17 L48 L47 L42 L52 L34 L55 L58 L06 L05 L54 L36 L28 L22 L24 L09 L39 L37 L53 L25 L41 L29 L13 L12 L51 L11 L35 L20 L44 L23 L45
0 draw
0 pass
0 end
1 draft L18
1 place b
1 clear none
1 end
0 draw
0 place b
0 trade L33
0 place a swap
0 end
1 draw
1 place a
1 trade L40
1 place a swap
1 end
0 swipe 1
0 place a squeeze 1
0 clear none
0 draw
0 place b
0 end
1 draft L30
1 place b
1 clear none
1 swipe 0
1 place b
1 end
0 draft L02
0 place a
0 clear none
0 end
1 clear none
1 draw
1 place a
1 end
0 draw
0 place b
0 clear none
0 end
1 clear none
1 draw
1 place a
1 end
0 draw
0 place b
0 clear none
0 end
1 clear none
1 draw
1 pass
1 end
0 draw
0 place b
0 clear none
0 end
1 draw
1 pass
1 end
0 draft L10
0 place b
0 end
1 draw
1 pass
1 end
0 clear none
0 draft L43
0 place a
0 end
1 draw
1 pass
1 end
0 draft L03
0 place a
0 clear none
0 end
1 draft L08
1 place b
1 end
0 draw
0 pass
0 end
1 draft L26
1 place b squeeze 1
1 clear none
1 end
0 draw
0 place b
0 clear none
0 end
1 draw
1 place b
1 end
0 draw
0 place a
0 clear none
0 end
1 clear none
1 draw
1 place b
1 end
0 draw
0 place b
0 end
1 clear none
1 draw
1 place a
1 end
0 draw
0 place b
0 clear none
0 end
1 clear none
1 draw
1 place b
1 end
0 draw
0 place b
0 end
1 clear none
1 draw
1 place a
1 end
0 draw
0 pass
0 clear none
0 end
1 draw
1 place b
1 end
0 draft L56
0 place b
0 end
1 clear none
1 draw
1 place b
1 end
0 draw
0 pass
0 end
1 clear none
1 draw
1 place b
1 end
0 draw
0 place b
0 end
1 clear none
1 draft L17
1 place b
1 end
0 clear none
0 draw
0 place a
0 end
1 clear none
1 draw
1 pass
1 end
0 draft L52
0 place b
0 clear none
0 end
1 draw
1 place b
1 clear none
1 end
0 draw
0 place b
0 clear none
0 end
1 draw
1 place a
1 clear none
1 end
0 draw
0 pass
0 end
1 draw
1 place b
1 clear none
1 end
0 draft L06
0 place b
0 end
1 draw
1 place a
1 end
0 clear none
0 draw
0 pass
0 end
1 clear none
1 draw
1 place a
1 end
0 draft L36
0 place a
0 clear none
0 end
1 draw
1 pass
1 clear none
1 end
0 draft L22
0 place b
0 clear none
0 end
1 draw
1 place a
1 end
0 draw
0 place a
0 clear none
0 end
1 clear none
1 draw
1 pass
1 end
0 draft L39
0 place a
0 end
1 draw
1 pass
1 end
0 clear none
0 draw
0 place b
0 end
1 draft L37
1 place a
1 clear none
1 end
0 clear none
0 draw
0 pass
0 end
1 draft L25
1 place b
1 end
0 draw
0 place a
0 clear none
0 end
1 clear none
1 draw
1 pass
1 end
0 draw
0 place b
0 end
1 draw
1 pass
1 end
0 draft L12
0 place a
0 clear none
0 end
1 draft L29
1 place a
1 end
0 draw
0 pass
0 end
1 draw
1 pass
1 clear none
1 end
0 draft L11
0 place a
0 end
1 draft L51
1 place b
1 end
0 clear none
0 draw
0 pass
0 end
1 clear none
1 draft L35
1 place a
1 end
0 draw
0 pass
0 end
1 clear none
1 draft L20
1 place b
1 end
0 draw
0 pass
0 end
1 clear none
1 draft L44
1 place b
1 end
0 draw
0 pass
0 end
1 clear none
1 draw
1 place a
1 end
