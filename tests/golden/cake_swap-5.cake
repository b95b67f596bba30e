[Game "cake_swap"]
[Players "Seat 0; Seat 1; Seat 2; Seat 3; Seat 4"]
[Result "0; 4; 0; 7; 0"]

* layers L50 L60 L21 L36 L19 L27 L55 L17 L54 L26 L29 L08 L41 L23 L20 L25 L02 L43 L35 L48 L28 L39 L46 L51 L47 L57 L12 L32 L09 L31 L49 L24 L30 L58 L18 L56 L07 L45 L38 L11 L53 L16 L42 L22 L01 L33 L03 L40 L59 L52 L44 L15 L10 L34 L04 L13 L05 L14 L06 L37
0 draft L19
0 place a
0 clear none
0 end
1 draft L50
1 place b
1 trade L36
1 place b swap
1 clear none
1 end
2 draft L55
2 place a
2 trade L50
2 place a swap
2 clear none
2 end
3 draft L27
3 place b
3 clear none
3 end
4 draft L17
4 place a
4 clear none
4 end
0 draft L60
0 place b
0 trade L55
0 place a swap
0 end
1 draw
1 pass
1 swipe 0
1 place a
1 end
2 draft L54
2 place a
2 swipe 1
2 place a squeeze 1
2 end
3 draft L26
3 place a
3 trade L60
3 place a swap
3 clear none
3 end
4 draft L26
4 place b
4 end
0 draft L21
0 place b
0 clear none
0 end
1 draw
1 place a
1 end
2 draw
2 pass
2 end
3 swipe 2
3 place b
3 clear none
3 draft L08
3 place b
3 end
4 swipe 3
4 place b
4 clear none
4 draw
4 place b
4 end
0 swipe 2
0 place b
0 draw
0 pass
0 clear none
0 end
1 draw
1 place b
1 end
2 draft L23
2 place a
2 clear none
2 end
3 draw
3 place a
3 end
4 clear none
4 draw
4 pass
4 end
0 draft L02
0 place a
0 clear none
0 end
1 draw
1 place a squeeze 1
1 end
2 draw
2 place b
2 end
3 clear none
3 draw
3 place b
3 end
4 draw
4 place a
4 clear none
4 end
0 draw
0 pass
0 end
1 draw
1 pass
1 clear honorable
1 end
2 draft L46
2 place b
2 clear none
2 end
3 draw
3 place a
3 clear none
3 end
4 draw
4 place b
4 end
0 draft L39
0 place b
0 clear none
0 end
1 draw
1 place b
1 end
2 draw
2 pass
2 end
3 draft L12
3 place a
3 end
4 draw
4 place a swap
4 clear none
4 end
0 draw
0 place a
0 end
1 draw
1 pass
1 clear none
1 end
2 draw
2 pass
2 end
3 draft L49
3 place b squeeze 1
3 clear none
3 end
4 draw
4 place a
4 clear none
4 end
0 draft L47
0 place a squeeze 1
0 end
1 draw
1 place a
1 end
2 draft L31
2 place a
2 end
3 draw
3 place b
3 end
4 draw
4 pass
4 end
0 draw
0 pass
0 end
1 clear none
1 draw
1 place a
1 end
2 draft L56
2 place a
2 clear none
2 end
3 draw
3 pass
3 end
4 draft L18
4 place a
4 end
0 clear none
0 draw
0 place b
0 end
1 draw
1 place a
1 clear none
1 end
2 draw
2 place b
2 end
3 draw
3 place a
3 end
4 draw
4 pass
4 clear none
4 end
0 clear none
0 draft L45
0 place b
0 end
1 draft L42
1 place b
1 clear none
1 end
2 draw
2 pass
2 clear none
2 end
3 draw
3 place b
3 clear gold_standard
3 end
4 draft L22
4 place a
4 end
0 draw
0 place b
0 end
1 draw
1 place b
1 clear none
1 end
2 draw
2 place b
2 end
3 draw
3 pass
3 end
4 draw
4 place b
4 end
0 clear none
0 draft L59
0 place a
0 end
1 draw
1 place b
1 clear none
1 end
2 clear none
2 draw
2 place b
2 end
3 draw
3 place b
3 clear none
3 end
4 clear none
4 draw
4 place b
4 end
0 draw
0 pass
0 end
1 draw
1 place a
1 clear none
1 end
2 draw
2 pass
2 clear none
2 end
3 draw
3 place a
3 end
4 draw
4 pass
4 clear none
4 end
0 draft L05
0 place a
0 clear none
0 end
1 draw
1 pass
1 end
