"""Line icons, white on nothing, for the app to tint. Each is a few SVG shapes on a field of 24 by 24."""

import skia

from .brush import Pen, add

WIDTH = 2
CIRCLE = '<circle cx="12" cy="12" r="9"/>'


def d(path: str) -> str:
    return f'<path d="{path}"/>'


def dot(x: float, y: float, r: float = 1.3) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}" fill="#fff" stroke="none"/>'


def ring(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x}" cy="{y}" r="{r}"/>'


def teeth() -> str:
    spokes = "".join(f'<path d="M12 2.6v3" transform="rotate({a} 12 12)"/>' for a in range(0, 360, 45))
    return ring(12, 12, 6.4) + spokes + ring(12, 12, 2.2)


SPEAKER = d("M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z")
EYE = d("M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12z") + ring(12, 12, 2.8)

ICONS = {
    "back": d("M20 12H5M11 5.5L4.5 12l6.5 6.5"),
    "home": d("M4 11.5L12 4.5l8 7M6 10v9.5h4.5v-5h3v5H18V10"),
    "settings": teeth(),
    "help": CIRCLE + d("M9.3 9.6c0-3.6 5.6-3.4 5.4 0-.1 2-2.7 2.2-2.7 4.2") + dot(12, 16.9, 1.2),
    "hint": d("M9 16.5c0-2-3-3-3-6.8a6 6 0 0 1 12 0c0 3.8-3 4.8-3 6.8zM9.8 20.3h4.4"),
    "undo": d("M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.3 5.3 0 0 1 0 10.5H8.5"),
    "log": d("M6 3.5h12v17l-2-1.6-2 1.6-2-1.6-2 1.6-2-1.6-2 1.6zM9.5 8.5h5M9.5 12.5h5"),
    "play": d("M7.5 4.8v14.4L19 12z"),
    "pause": d("M8.5 5v14M15.5 5v14"),
    "skip": d("M5.5 5.5v13L15 12zM18.5 5.5v13"),
    "share": ring(6, 12, 2.6) + ring(17.5, 5.8, 2.6) + ring(17.5, 18.2, 2.6) + d("M8.4 10.7l6.7-3.6M8.4 13.3l6.7 3.6"),
    "history": d("M4.2 9A8.6 8.6 0 1 1 3.5 13M3.5 4.5V9.2H8.2M12 7.5V12.3l3.2 2"),
    "companion": d("M7 4.5H5.5v16h13v-16H17M8.5 3h7v3.5h-7zM9 11h6M9 15.5h4"),
    "add": d("M12 4.5v15M4.5 12h15"),
    "remove": d("M4.5 12h15"),
    "drag": "".join(dot(x, y, 1.7) for x in (8.5, 15.5) for y in (5.5, 12, 18.5)),
    "person": ring(12, 8, 4) + d("M4 20.5c.5-4.8 3.8-7 8-7s7.5 2.2 8 7"),
    "robot": d("M6.5 8.5h11a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM12 8.5V5.5M9.5 16.3h5")
    + dot(9, 12.5, 1.4) + dot(15, 12.5, 1.4) + dot(12, 4.3, 1.6),
    "eye": EYE,
    "eye_off": d("M2.5 12C5 7.5 8.5 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-6 6.5-9.5 6.5S5 16.5 2.5 12zM4.5 20L19.5 4"),
    "sound": SPEAKER + d("M15.3 9a4.3 4.3 0 0 1 0 6M18 6.3a8.2 8.2 0 0 1 0 11.4"),
    "sound_off": SPEAKER + d("M15.5 9.5l5 5M20.5 9.5l-5 5"),
    "speech": d("M5 4.5h14a1.8 1.8 0 0 1 1.8 1.8v8.4a1.8 1.8 0 0 1-1.8 1.8h-7L7 20.3v-3.8H5a1.8 1.8 0 0 1-1.8-1.8"
                "V6.3A1.8 1.8 0 0 1 5 4.5zM8 10.5h.1M12 10.5h.1M16 10.5h.1"),
    "haptics": d("M9 4.5h6a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H9A1.5 1.5 0 0 1 7.5 18V6"
                 "A1.5 1.5 0 0 1 9 4.5zM4.5 8.5v7M19.5 8.5v7M1.8 10.5v3M22.2 10.5v3"),
    "sun": ring(12, 12, 4.2) + d("M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4"
                                  "M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"),
    "moon": d("M19.8 14.2A8.3 8.3 0 1 1 10 4.2a6.7 6.7 0 0 0 9.8 10z"),
    "left_hand": d("M7.5 12V5.8a1.5 1.5 0 0 1 3 0V11M10.5 10V4.3a1.5 1.5 0 0 1 3 0V11"
                   "M13.5 10.5V5.6a1.5 1.5 0 0 1 3 0V14"
                   "l1.7-2.2a1.6 1.6 0 0 1 2.6 1.9L17.5 18.5a5.5 5.5 0 0 1-4.5 2.5c-3.3 0-5.5-2.3-5.5-5.5V12")
    + d("M4.5 8.5L1.8 11l2.7 2.5"),
    "text_size": d("M2.5 19L8 5.5 13.5 19M4.5 14.5h7M15.5 19l3-7.5 3 7.5M16.5 16.5h4"),
    "clock": CIRCLE + d("M12 6.8V12l3.6 2.2"),
    "check": d("M4.5 12.8l5 5L19.5 6.5"),
    "close": d("M5.5 5.5l13 13M18.5 5.5l-13 13"),
    "search": ring(10.5, 10.5, 6.5) + d("M15.5 15.5L20.5 20.5"),
    "filter": d("M3.5 5h17l-6.5 7.5V19l-4 2v-8.5z"),
    "export": d("M12 15V3.8M7.8 7.8L12 3.5l4.2 4.3M5 12.5v8h14v-8"),
    "import": d("M12 3.5v11M7.8 10.5L12 14.8l4.2-4.3M5 12.5v8h14v-8"),
    "edit": d("M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5"),
    "delete": d("M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"),
    "chevron_left": d("M15 4.5L7.5 12l7.5 7.5"),
    "chevron_right": d("M9 4.5l7.5 7.5L9 19.5"),
    "chevron_up": d("M4.5 15.5L12 8l7.5 7.5"),
    "chevron_down": d("M4.5 8.5L12 16l7.5-7.5"),
    "trophy": d("M7.5 4h9v6a4.5 4.5 0 0 1-9 0zM7.5 5.5H4c0 4 1.5 5.5 3.8 5.5M16.5 5.5H20c0 4-1.5 5.5-3.8 5.5"
                "M12 14.5v3.5M8 20.5c0-3 8-3 8 0z"),
    "chart": d("M4 4v16h16.5M8 15l3.8-5 3.7 3L20 7"),
    "dice": d("M6 4h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z")
    + dot(8.5, 8.5) + dot(15.5, 15.5) + dot(12, 12) + dot(15.5, 8.5) + dot(8.5, 15.5),
    "star": d("M12 3l2.8 5.9 6.4.8-4.7 4.5 1.2 6.4L12 17.5l-5.7 3.1 1.2-6.4L2.8 9.7l6.4-.8z"),
    "medal": ring(12, 15, 5.5) + d("M9 10.2L5.5 3.5h4L12 8l2.5-4.5h4L15 10.2M12 13v3.5"),
    "info": CIRCLE + d("M12 11v5.5") + dot(12, 7.6, 1.3),
    "warning": d("M12 4L2.8 20h18.4zM12 10v4.5") + dot(12, 17.2, 1.2),
    "finger": d("M9.5 13V5.3a1.7 1.7 0 0 1 3.4 0V11l4.8 1a2.6 2.6 0 0 1 2 3l-1 5.5h-8"
                "L6 15.5a1.7 1.7 0 0 1 2.5-2.2l1 1"),
    "rotate": d("M19.5 9A8.3 8.3 0 1 0 20.3 13M20.3 4.2V9h-4.8"),
    "swap": d("M4 8.5h15M15 4.5l4.2 4L15 12.5M20 15.5H5M9 11.5l-4.2 4 4.2 4"),
    "zoom": ring(10.5, 10.5, 6.5) + d("M15.5 15.5L20.5 20.5M10.5 7.8v5.4M7.8 10.5h5.4"),
    "menu": d("M4 6.5h16M4 12h16M4 17.5h16"),
    "more": dot(12, 5.5, 1.9) + dot(12, 12, 1.9) + dot(12, 18.5, 1.9),
    "palette": d("M12 3.5c-5 0-9 3.8-9 8.5s4 8.5 8.5 8.5c1.7 0 2.3-1.2 1.8-2.6-.6-1.8.4-3 2.2-3h2.5c2 0 3-1.3 3-3.2"
                 "C21 6.8 17 3.5 12 3.5z") + dot(7.5, 12) + dot(9.5, 8) + dot(14.2, 7.6),
    "language": CIRCLE + d("M3.5 12h17M12 3c-5 5.5-5 12.5 0 18M12 3c5 5.5 5 12.5 0 18"),
    "lock": d("M6 11h12a1 1 0 0 1 1 1v7.5a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1V12a1 1 0 0 1 1-1z"
              "M8 11V8a4 4 0 0 1 8 0v3M12 15v2"),
}  # fmt: skip


def icon(p: Pen, shapes: str) -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="#fff" '
        f'stroke-width="{WIDTH}" stroke-linecap="round" stroke-linejoin="round">{shapes}</svg>'
    )
    skia.SVGDOM.MakeFromStream(skia.MemoryStream(svg.encode())).render(p.canvas)


for _name, _shapes in ICONS.items():
    add("common", f"icon_{_name}", 24, 24, lambda p, s=_shapes: icon(p, s), halo=False)
