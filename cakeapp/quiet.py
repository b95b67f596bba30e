"""What Kivy logs at a start like an error, with a traceback, and is none."""

import logging

HARMLESS = (
    "Input: MTDev is not supported",  # fingers come by SDL, whether libmtdev is there or not
    "Cutbuffer: Unable to find any",  # the selection of X, beside the clipboard, which is SDL's as well
)


def keep_quiet() -> None:
    logging.getLogger("kivy").addFilter(lambda record: not str(record.msg).startswith(HARMLESS))
