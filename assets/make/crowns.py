"""Piece o' Cake: who leads in a variety, alone or with others; what is still to come, in its pot."""

from .brush import LINE, THIN, Pen, add, box, ellipse, line
from .palette import CHERRY, CREAM, OUTLINE

POINTS = ((4, 25), (2, 8), (10, 15), (18, 4), (26, 15), (34, 8), (32, 25))


def crown(p: Pen, gold: tuple[str, str], gem: str) -> None:
    whole = line(*POINTS, closed=True)
    p.stroke(whole, OUTLINE, LINE * 2)
    p.ramp(whole, list(gold), (18, 4), (18, 25))
    for x, y in ((2.5, 7.5), (18, 3.8), (33.5, 7.5)):
        p.solid(ellipse(x, y, 2.6), gem, THIN, 0)


def alone(p: Pen) -> None:
    crown(p, ("#FFD35C", "#F2991E"), CHERRY)


def shared(p: Pen) -> None:
    """Pale, with a sign that others have as much."""
    crown(p, ("#FFFBEA", "#F8DFA0"), CREAM)
    for y in (17, 21.5):
        p.stroke(line((13, y), (23, y)), OUTLINE, LINE)


def pot(p: Pen) -> None:
    for x in (1, 37):
        p.solid(box(x, 17, 8, 8, 3), "#7C1526", THIN, 1)
    body = box(6, 12, 34, 24, 6)
    p.under(body, 2)
    p.solid(body, "#B8233A", depth=3)
    lid = box(3, 7, 40, 8, 4)
    p.solid(lid, "#D94A5C", depth=1.5)
    p.solid(ellipse(23, 5, 3.4), CREAM, THIN, 0)


add("piece_o_cake", "crown", 36, 30, alone)
add("piece_o_cake", "crown_shared", 36, 30, shared)
add("piece_o_cake", "tin", 46, 40, pot)
