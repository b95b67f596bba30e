[Game "cake_swap"]
[Players "Seat 0; Seat 1; Seat 2; Seat 3; Seat 4; Seat 5"]
[Result "0; 0; 0; 0; 0; 0"]

* layers L14 L22 L53 L02 L58 L52 L37 L29 L28 L19 L13 L03 L46 L57 L18 L04 L07 L59 L43 L24 L32 L51 L06 L48 L38 L20 L27 L42 L50 L30 L05 L12 L54 L17 L41 L47 L45 L23 L08 L31 L25 L01 L26 L34 L55 L09 L11 L60 L21 L15 L33 L39 L16 L36 L40 L35 L10 L56 L44 L49
4 draft L22
4 place a
4 trade L58
4 place a swap
4 clear none
4 end
5 draft L52
5 place a
5 end
0 draft L53
0 place a
0 trade L22
0 place a swap
0 end
1 swipe 0
1 place a
1 trade L02
1 place a swap
1 draft L53
1 place a
1 end
2 draw
2 pass
2 end
3 draft L22
3 place a
3 swipe 5
3 place b
3 trade L14
3 place a swap 1
3 clear none
3 end
4 swipe 1
4 place b
4 draw
4 pass
4 clear none
4 end
5 draft L22
5 place b
5 trade L37
5 place b swap
5 swipe 1
5 place b squeeze 1
5 end
0 draw
0 pass
0 end
1 draft L28
1 place b
1 end
2 swipe 1
2 place a
2 clear none
2 draft L29
2 place a
2 end
3 draw
3 place b
3 clear none
3 end
4 draw
4 pass
4 end
5 clear none
5 draft L13
5 place b
5 end
0 draw
0 place a
0 swipe 2
0 place b squeeze 1
0 clear none
0 end
1 draw
1 pass
1 end
2 draft L46
2 place b
2 clear none
2 end
3 draft L22
3 place a
3 clear none
3 end
4 draw
4 pass
4 end
5 draft L57
5 place a
5 clear none
5 end
0 draw
0 place b
0 end
1 draw
1 pass
1 end
2 draft L04
2 place a
2 end
3 draw
3 pass
3 end
4 draft L07
4 place a
4 clear none
4 end
5 draw
5 place b
5 clear none
5 end
0 draw
0 pass
0 end
1 draw
1 pass
1 end
2 draw
2 place b
2 trade L43
2 place a swap 1
2 clear none
2 end
3 draft L04
3 place b
3 end
4 draw
4 place a
4 clear none
4 end
5 draft L24
5 place b
5 end
0 clear none
0 draw
0 place a
0 end
1 draw
1 place a
1 clear none
1 end
2 draw
2 place b
2 end
3 draw
3 place b
3 clear none
3 end
4 draw
4 place b
4 end
5 clear none
5 draw
5 place b
5 end
0 clear none
0 draw
0 place b
0 end
1 draw
1 place a
1 end
2 clear none
2 draw
2 place a
2 end
3 draw
3 place a
3 clear none
3 end
4 draw
4 place b
4 clear none
4 end
5 clear none
5 draw
5 pass
5 end
0 draw
0 pass
0 clear none
0 end
1 draft L17
1 place a squeeze 1
1 clear none
1 end
2 clear none
2 draft L41
2 place a
2 end
3 draw
3 place a
3 clear none
3 end
4 draw
4 pass
4 end
5 draw
5 pass
5 end
0 draft L23
0 place b
0 clear none
0 end
1 draft L45
1 place b
1 end
2 draw
2 place b
2 clear none
2 end
3 draw
3 place b
3 end
4 draw
4 place a
4 end
5 draw
5 place a
5 clear none
5 end
0 draw
0 pass
0 end
1 draw
1 place b
1 end
2 draw
2 pass
2 end
3 draw
3 pass
3 clear none
3 end
4 draft L26
4 place b
4 end
5 draw
5 place b
5 end
0 draft L55
0 place b
0 end
1 clear none
1 draw
1 place b
1 end
2 draft L09
2 place a
2 clear none
2 end
3 draw
3 place b
3 end
4 clear none
4 draw
4 pass
4 end
5 draft L15
5 place a
5 clear none
5 end
0 draw
0 place a
0 clear none
0 end
1 clear none
1 draw
1 place b
1 end
2 draw
2 place a
2 end
3 clear none
3 draw
3 place a
3 end
4 draw
4 place b
4 end
5 draw
5 place b
5 end
0 draw
0 place b
0 clear none
0 end
1 draw
1 pass
1 clear none
1 end
2 draw
2 pass
2 clear none
2 end
3 draw
3 pass
3 clear none
3 end
