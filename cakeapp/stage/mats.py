"""At which edge of a table that people sit around what belongs to whom."""

from cakeapp.scene.facing import FAR, LEFT, RIGHT
from cakeapp.stage.areas import mats_under
from cakeapp.stage.piece import Piece
from cakeapp.stage.stage import Stage
from cakeapp.stage.widgets.bottom_sheet import Reader

SHARE = 0.5  # of the table that a sheet may take: the others still see theirs


def reader_of(stage: Stage, key: str, acting: int | None) -> Reader:
    """Whoever sits at the mat on which a thing lies; of what lies on none, whoever acts."""
    thing = stage.piece(key)
    under = mats_under(thing) if thing is not None else []
    mat = under[0] if under else stage.piece(f"mat:{acting}")
    return Reader(share=SHARE) if mat is None else Reader(int(mat.facing), along(stage, mat), SHARE)


def along(stage: Stage, mat: Piece) -> float:
    """Where on its edge a mat lies, from the left as whoever sits there sees it."""
    across, up = (mat.center_x - stage.x) / stage.width, (mat.center_y - stage.y) / stage.height
    return float({RIGHT: up, FAR: 1 - across, LEFT: 1 - up}.get(mat.facing, across))
