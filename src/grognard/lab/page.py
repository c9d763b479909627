"""What pages of the laboratory are made of: one HTML file that needs nothing else, tables, and plots drawn in SVG.

Lines and bars are drawn in units that are the text's too, so that a plot can be read on a telephone; a scale with its mark
(`mark`) stretches with the table it stands in.
"""

import math
from collections.abc import Callable, Mapping
from html import escape

Say = Callable[..., str]

STYLE = """
:root { color-scheme: light dark; --paper: light-dark(#f1e6cd, #17110b); --sheet: light-dark(#fbf5e6, #231a12);
  --ink: light-dark(#2a2019, #f0e2c4); --soft: light-dark(#5a4937, #c9b48e); --line: light-dark(#cdb78c, #57452f);
  --strong: light-dark(#8d7448, #8a6f47); --blue: light-dark(#1f3f66, #8fb4e3); --red: light-dark(#8f2a23, #f09a86);
  --good: light-dark(#2f6437, #a3cd95); --gold: light-dark(#8f6412, #e3b55a); --violet: light-dark(#6b3d86, #c79ad6);
  --grey: light-dark(#4c4943, #b9b0a0); --heat: light-dark(#a3160c, #ff6a4d); --sea: light-dark(#dde6e2, #16222a);
  --land: light-dark(#f7efd9, #33291d); --beyond: light-dark(#e6dabd, #251d14); --wood: light-dark(#c9d3a3, #35442a);
  --water: light-dark(#5b90ad, #5f93ad); --road: light-dark(#b79a68, #7d6a48); --town: light-dark(#dcb99a, #5f4636); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 17px/1.45 "Alegreya", "Iowan Old Style", Palatino, Georgia, "DejaVu Serif", serif; }
h1, h2, h3 { font-weight: 400; line-height: 1.15; text-wrap: balance; font-variant: small-caps; letter-spacing: 0.01em; }
h1 { font-size: 2rem; margin: 0 0 0.4rem; } h2 { font-size: 1.5rem; margin: 0 0 0.3rem; }
h3 { font-size: 1.15rem; margin: 1rem 0 0.2rem; }
p { margin: 0.3rem 0; max-width: 44rem; text-wrap: pretty; } .soft { color: var(--soft); font-size: 0.93em; }
a { color: inherit; text-underline-offset: 0.15em; }
section { background: var(--sheet); border: 1px solid var(--line); padding: 1rem; margin: 1.2rem 0; }
header { border-bottom: 3px double var(--strong); padding-bottom: 0.8rem; }
.wide { overflow-x: auto; } figure { margin: 0.6rem 0; } .panels { display: grid; gap: 0.8rem;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
table { border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums; margin: 0.4rem 0; }
th, td { padding: 0.2rem 0.6rem; border-bottom: 1px solid var(--line); text-align: right; vertical-align: baseline; }
th { font-weight: 400; color: var(--soft); font-size: 0.9em; }
th:first-child, td:first-child { text-align: left; padding-left: 0; } td.text, th.text { text-align: left; }
td.ahead { color: var(--good); font-weight: bold; } td.behind { color: var(--red); }
table.marks { width: 100%; } table.marks td.mark { width: 45%; padding: 0 0.6rem; vertical-align: middle; }
table.marks td { white-space: nowrap; } table.marks td:first-child { white-space: normal; min-width: 6rem; }
b { font-weight: 600; } td small { font-size: 0.85em; color: var(--soft); margin-left: 0.4em; }
td.mark svg { display: block; width: 100%; height: 22px; overflow: visible; }
svg text { fill: var(--ink); font-size: 12px; font-family: inherit; } svg .soft { fill: var(--soft); }
figure > svg { display: block; width: 100%; max-width: 32rem; height: auto; overflow: visible; }
figure.map > svg { max-width: none; overflow: hidden; }
figure.map { border: 1px solid var(--strong); background: var(--sea); }
figure.map text { font-weight: 600; paint-order: stroke; stroke: var(--sheet); stroke-width: 0.3em; stroke-linejoin: round; }
.chart-land { fill: var(--land); stroke: var(--strong); } .chart-beyond { fill: var(--beyond); }
.chart-wood { fill: var(--wood); } .chart-town { fill: var(--town); } .chart-hill { fill: var(--town); fill-opacity: 0.55; }
.chart-road { fill: none; stroke: var(--road); } .chart-river { fill: none; stroke: var(--water); }
.chart-hill-0 { fill: light-dark(#dfe3bd, #3a3d2c); } .chart-hill-1 { fill: light-dark(#e8e4bf, #45452f); }
.chart-hill-2 { fill: light-dark(#efe3bb, #514c33); } .chart-hill-3 { fill: light-dark(#f2dcb0, #5f5539); }
.chart-hill-4 { fill: light-dark(#efd09d, #6d5f40); }
.place { fill: none; stroke: var(--strong); } .point { fill: var(--sheet); stroke: var(--strong); }
.heat { fill: var(--heat); }
details { margin: 0.4rem 0; } summary { cursor: pointer; color: var(--soft); }
.key { display: flex; flex-wrap: wrap; gap: 0.2rem 1.1rem; margin: 0.3rem 0; padding: 0; list-style: none; }
.key svg { width: 2.2rem; height: 0.8rem; vertical-align: middle; margin-right: 0.35rem; }
.clauses td.text { min-width: 14rem; max-width: 34rem; } .clauses td:first-child { white-space: nowrap; }
@media (max-width: 34rem) {
  .clauses tr { display: grid; grid-template-columns: 1fr auto auto; border-bottom: 1px solid var(--line); }
  .clauses td, .clauses th { border: 0; } .clauses td.text { grid-column: 1 / -1; } .clauses th.text { display: none; }
  body { padding: 1rem 0.6rem 3rem; } section { padding: 0.8rem 0.7rem; }
  th, td { padding: 0.2rem 0.3rem; } table.marks td.mark { width: 34%; } table.marks .more { display: none; }
  td small { display: block; margin: 0; } table.marks td:first-child { min-width: 4.5rem; } table.marks { font-size: 0.9em; }
}
@media print {
  :root { color-scheme: light; } body { background: none; max-width: none; padding: 0; font-size: 11pt; }
  section { break-inside: avoid; background: none; } details:not([open]) { display: none; }
}
"""
# How several seats are told apart on one plot: a colour and a way of breaking the line.
PENS = [
    ("--blue", ""),
    ("--red", "7 3"),
    ("--good", "2 3"),
    ("--gold", "9 3 2 3"),
    ("--violet", "4 2"),
    ("--grey", "1 2"),
    ("--ink", "12 4"),
]


def shell(lang: str, title: str, body: str) -> str:
    """A whole page."""
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def percent(share: float | None, say: Say) -> str:
    return "–" if share is None else say("cli-percent", value=round(100 * share, 1))


def table(head: list[str], rows: list[list[str]], marks: list[list[str]] | None = None, kind: str = "") -> str:
    """A table; `marks` are the classes of its cells. A cell that begins with `<` is HTML already."""
    first = marks[0] if marks else [""] * len(head)
    told = "".join(
        f'<th scope="col"{_class(first[j] if first[j] in ("text", "more", "mark") else "")}>{escape(word)}</th>'
        for j, word in enumerate(head)
    )
    lines = []
    for i, row in enumerate(rows):
        cells = ""
        for j, word in enumerate(row):
            cells += f"<td{_class(marks[i][j] if marks else '')}>{word if word.startswith('<') else escape(word)}</td>"
        lines.append(f"<tr>{cells}</tr>")
    return f"<table{_class(kind)}><thead><tr>{told}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _class(name: str) -> str:
    return f' class="{name}"' if name else ""


def behind(title: str, told: str) -> str:
    """A table that stands behind a plot."""
    return f'<details><summary>{escape(title)}</summary><div class="wide">{told}</div></details>'


# --- scales ----------------------------------------------------------------------------------------------------------


def ticks(low: float, high: float, number: int = 5) -> list[float]:
    """Some round numbers between these two."""
    wide = max(high - low, 1e-9) / number
    unit = 10.0 ** math.floor(math.log10(wide))
    step = next(unit * k for k in (1, 2, 5, 10) if unit * k >= wide * 0.999)
    return [k * step for k in range(math.ceil(low / step - 1e-9), math.floor(high / step + 1e-9) + 1)]


def short(value: float) -> str:
    """A number of a scale."""
    return f"{value:.6g}"


def mark(low: float, at: float, high: float, least: float, most: float, line: float | None, pen: str = "--blue") -> str:
    """A point with its interval on a scale from `least` to `most`, and a line for what would be fair."""

    def x(value: float) -> str:
        return f"{100 * (value - least) / max(most - least, 1e-9):.2f}%"

    told = '<line x1="0" x2="100%" y1="11" y2="11" stroke="var(--line)"/>'
    if line is not None:
        told += f'<line x1="{x(line)}" x2="{x(line)}" y1="1" y2="21" stroke="var(--red)" stroke-dasharray="2 2"/>'
    told += f'<line x1="{x(low)}" x2="{x(high)}" y1="11" y2="11" stroke="var({pen})" stroke-width="3"/>'
    return f'<svg aria-hidden="true">{told}<circle cx="{x(at)}" cy="11" r="5" fill="var({pen})"/></svg>'


def bar(share: float, pen: str = "--blue") -> str:
    """A bar of that share of the width."""
    wide = f"{100 * min(1.0, max(0.0, share)):.2f}%"
    return f'<svg aria-hidden="true"><rect x="0" y="5" width="{wide}" height="12" fill="var({pen})" fill-opacity="0.75"/></svg>'


# --- plots -----------------------------------------------------------------------------------------------------------

_WIDTH, _HEIGHT, _LEFT, _RIGHT, _BELOW = 400.0, 210.0, 46.0, 20.0, 40.0


class Plot:
    """Axes, and what is drawn between them."""

    def __init__(
        self,
        title: str,
        left: float,
        right: float,
        bottom: float,
        top: float,
        height: float = _HEIGHT,
        number: Callable[[float], str] = short,
    ) -> None:
        self.title = title
        self.left, self.right = left, max(right, left + 1e-9)
        self.bottom, self.top = bottom, max(top, bottom + 1e-9)
        self.height = height
        self.number = number  # how the numbers of the scales are written
        self.parts: list[str] = []

    def x(self, value: float) -> float:
        return _LEFT + (value - self.left) / (self.right - self.left) * (_WIDTH - _LEFT - _RIGHT)

    def y(self, value: float) -> float:
        return 8 + (self.top - value) / (self.top - self.bottom) * (self.height - _BELOW - 8)

    def axes(self, below: str, steps: Mapping[float, str] | None = None) -> None:
        """Round numbers along both axes, or these steps along the lower one; what it counts stands under it."""
        for value in ticks(self.bottom, self.top, 4):
            y = self.y(value)
            self.parts.append(f'<path d="M{_LEFT} {y:.1f}H{_WIDTH - _RIGHT}" stroke="var(--line)"/>')
            self.parts.append(
                f'<text class="soft" x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{self.number(value)}</text>'
            )
        for value, told in (steps or {value: self.number(value) for value in ticks(self.left, self.right, 5)}).items():
            at = f'x="{self.x(value):.1f}" y="{self.height - 24}"'
            self.parts.append(f'<text class="soft" {at} text-anchor="middle">{escape(told)}</text>')
        self.parts.append(
            f'<text class="soft" x="{(_LEFT + _WIDTH - _RIGHT) / 2:.0f}" y="{self.height - 6}" text-anchor="middle">'
            f"{escape(below)}</text>"
        )

    def line(self, points: list[tuple[float, float]], pen: tuple[str, str]) -> None:
        colour, dash = pen
        told = " ".join(f"{self.x(x):.1f},{self.y(y):.1f}" for x, y in points)
        broken = f' stroke-dasharray="{dash}"' if dash else ""
        self.parts.append(
            f'<polyline points="{told}" fill="none" stroke="var({colour})" stroke-width="2.2"'
            f' stroke-linejoin="round"{broken}/>'
        )

    def dots(self, points: list[tuple[float, float, float, float]], colour: str) -> None:
        """Points with their intervals: x, low, value, high."""
        for x, low, value, high in points:
            at = self.x(x)
            self.parts.append(f'<path d="M{at:.1f} {self.y(low):.1f}V{self.y(high):.1f}" stroke="var({colour})"/>')
            self.parts.append(f'<circle cx="{at:.1f}" cy="{self.y(value):.1f}" r="4.5" fill="var({colour})"/>')

    def band(self, points: list[tuple[float, float, float]], colour: str) -> None:
        """An area between two lines: x, low, high."""
        there = [f"{self.x(x):.1f},{self.y(high):.1f}" for x, _, high in points]
        back = [f"{self.x(x):.1f},{self.y(low):.1f}" for x, low, _ in reversed(points)]
        self.parts.append(f'<polygon points="{" ".join(there + back)}" fill="var({colour})" fill-opacity="0.2"/>')

    def bars(self, bars: list[tuple[float, float, float]], colour: str) -> None:
        """Bars of a histogram: from, to, height."""
        for start, end, height in bars:
            x, y = self.x(start), self.y(height)
            self.parts.append(
                f'<rect x="{x + 0.5:.1f}" y="{y:.1f}" width="{max(1.0, self.x(end) - x - 1):.1f}"'
                f' height="{max(0.0, self.y(self.bottom) - y):.1f}" fill="var({colour})" fill-opacity="0.75"/>'
            )

    def upright(self, value: float, colour: str) -> None:
        """A line for one value of the lower axis."""
        at = f"M{self.x(value):.1f} 8V{self.y(self.bottom):.1f}"
        self.parts.append(f'<path d="{at}" stroke="var({colour})" stroke-width="2" stroke-dasharray="5 3"/>')

    def drawn(self) -> str:
        told = "".join(self.parts)
        return (
            f'<figure><svg viewBox="0 0 {_WIDTH:.0f} {self.height:.0f}" role="img" aria-label="{escape(self.title)}">'
            f"{told}</svg></figure>"
        )


def key(names: list[str]) -> str:
    """Which pen draws whom."""
    told = ""
    for name, (colour, dash) in zip(names, PENS, strict=False):
        broken = f' stroke-dasharray="{dash}"' if dash else ""
        stroke = f'<path d="M0 6H35" stroke="var({colour})" stroke-width="3"{broken}/>'
        told += f'<li><svg viewBox="0 0 35 12" aria-hidden="true">{stroke}</svg>{escape(name)}</li>'
    return f'<ul class="key">{told}</ul>'
