"""How large lines of pictures and words are in a box: as wished, or as it allows; long sentences are broken."""

from collections.abc import Callable, Sequence

from cakeapp.scene.lines import Line, Part, Pic, Space, Txt

Measure = Callable[[str, float], float]  # how wide words of that height are

SMALLEST = 8.0  # in the units of the box: what does not fit then is made smaller still
LEAST = 4  # letters of a name
LEADING = 1.12  # from line to line
SLACK = 1.02
NARROWER = 0.9  # of their size, that whole names may be written in


def best_fitted(
    ways: Sequence[Sequence[Line]], size: tuple[float, float], words: float, number: float, measure: Measure
) -> tuple[list[Line], float]:
    """Of several ways to write the same the first that fits as wished, or the one that stays largest."""
    best: tuple[list[Line], float] = ([], 0.0)
    for lines in ways:
        found = fitted(lines, size, words, number, measure)
        if found[1] > best[1]:
            best = found
        if best[1] * SLACK >= 1.0:
            break
    return best


def fitted(
    lines: Sequence[Line], size: tuple[float, float], words: float, number: float, measure: Measure
) -> tuple[list[Line], float]:
    """The lines to draw, and how much smaller than wished all in them is."""
    width, height = size
    lines = [shortened(line, width, words, number, measure) for line in lines]
    scale = 1.0
    while True:
        small, large = words * scale, number * scale  # measured as drawn: fonts come in whole sizes
        broken = [part for line in lines for part in broken_up(line, width, small, large, measure)]
        high = sum(tall(line, small, large) for line in broken)
        wide = max(across(line, small, large, measure) for line in broken)
        if (high <= height * SLACK and wide <= width * SLACK) or small <= SMALLEST:
            return broken, scale * min(1.0, width / max(1.0, wide), height / max(1.0, high))
        too_wide = len(broken) == len(lines) and high <= height
        scale *= max(0.5, min(0.93, width / wide)) if too_wide else 0.93


def shortened(line: Line, width: float, words: float, number: float, measure: Measure) -> Line:
    """Long names give way before anything becomes much smaller."""
    if across(line, words, number, measure) * NARROWER <= width * SLACK:
        return line
    return tuple(
        part._replace(said=short(str(part.said))) if isinstance(part, Txt) and part.name else part for part in line
    )


def short(name: str) -> str:
    """As it stands wherever there is no room for all of it; a number at its end tells people apart: "P 2"."""
    first, space, last = name.rpartition(" ")
    number = space + last if first and last.isdecimal() else ""
    if number:
        return name[0] + number
    return f"{name[:LEAST].rstrip()}…" if len(name) > LEAST + 1 else name


def broken_up(line: Line, width: float, words: float, number: float, measure: Measure) -> list[Line]:
    """A line that is one sentence, in as many lines as it needs; any other as it is."""
    only = line[0] if len(line) == 1 else None
    if not isinstance(only, Txt) or only.name or " " not in str(only.said):
        return [line]
    found: list[str] = []
    for word in str(only.said).split():
        longer = f"{found[-1]} {word}" if found else word
        if found and part_across(only._replace(said=longer), words, number, measure) <= width:
            found[-1] = longer
        else:
            found.append(word)
    return [(only._replace(said=text),) for text in found]


def tall(line: Line, words: float, number: float) -> float:
    return max((part_tall(part, words, number) for part in line), default=0.0)


def part_tall(part: Part, words: float, number: float) -> float:
    if isinstance(part, Pic):
        return part.size * words
    if isinstance(part, Space):
        return 0.0
    return (number if part.big else words) * LEADING


def across(line: Line, words: float, number: float, measure: Measure) -> float:
    return sum(part_across(part, words, number, measure) for part in line)


def part_across(part: Part, words: float, number: float, measure: Measure) -> float:
    if isinstance(part, Pic):
        return part.size * words * 1.08
    if isinstance(part, Space):
        return part.width * words
    text = str(part.said)
    return measure(text, number if part.big else words) + words * 0.18 if text else 0.0
