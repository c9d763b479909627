"""A ladder as a page: one HTML file that needs nothing else, with plots drawn in SVG."""

import math
import re
from collections.abc import Callable
from html import escape
from typing import Any

Say = Callable[..., str]

_WIDTH, _ROW, _LEFT, _RIGHT = 720, 34, 170, 110
_STYLE = """
:root { --paper: #f6f0e2; --ink: #2b2118; --soft: #7d6e5b; --line: #d8cbb2; --blue: #27548a; --red: #9c2f2f; --good: #3d7a4a; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #1d1a16; --ink: #eadfca; --soft: #a79880; --line: #463d31; --blue: #8fb4e3; --red: #e39a8f;
    --good: #93cf9f; }
}
body { margin: 2rem auto; max-width: 48rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 Georgia, "DejaVu Serif", serif; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.15rem; margin: 2rem 0 0.5rem; }
p { margin: 0.3rem 0; } .soft { color: var(--soft); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: 0.25rem 0.7rem; border-bottom: 1px solid var(--line); text-align: right; }
th:first-child, td:first-child { text-align: left; }
td.ahead { color: var(--good); font-weight: bold; } td.behind { color: var(--red); }
svg { width: 100%; height: auto; } svg text { fill: var(--ink); font-size: 13px; } svg .soft { fill: var(--soft); }
"""


def page(summary: dict[str, Any], say: Say, lang: str, game: str, options: str) -> str:
    """The whole page. `say` finds words, `game` and `options` are told already."""
    title = say("ladder-title", game=game)
    about = say(
        "ladder-about",
        played=summary["played"],
        wanted=summary["wanted"],
        games=summary["games"],
        seed=str(summary["seed"]),
        version=summary["rules"],
        build=say("cli-compiled" if summary["compiled"] else "cli-plain"),
    )
    parts = [
        f"<h1>{escape(title)}</h1>",
        f'<p>{escape(about)}</p><p class="soft">{escape(options)}</p>',
        f"<h2>{escape(say('ladder-ratings'))}</h2>",
        _ratings(summary["ranking"], say),
        f'<p class="soft">{escape(say("ladder-ratings-about"))}</p>',
        f'<div class="wide">{_players(summary["ranking"], say)}</div>',
    ]
    steps = growth(summary["ranking"])
    if len(steps) > 1:
        parts += [f"<h2>{escape(say('ladder-growth'))}</h2>", _growth(steps, say)]
    parts += [
        f"<h2>{escape(say('ladder-cross'))}</h2>",
        f'<p class="soft">{escape(say("ladder-cross-about"))}</p>',
        f'<div class="wide">{_cross(summary, say)}</div>',
        f"<h2>{escape(say('ladder-orders'))}</h2>",
        f'<p class="soft">{escape(say("ladder-orders-about"))}</p>',
        f'<div class="wide">{_orders(summary, say)}</div>',
    ]
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
    )


def growth(ranking: list[dict[str, Any]]) -> list[tuple[float, dict[str, Any]]]:
    """The searches with a budget of playouts, by budget."""
    found = []
    for one in ranking:
        budget = re.fullmatch(r"search-(\d+)(?:x\d+)?", one["player"])
        if budget:
            found.append((float(budget[1]), one))
    return sorted(found, key=lambda step: step[0])


def percent(share: float | None, say: Say) -> str:
    return "–" if share is None else say("cli-percent", value=round(100 * share, 1))


def p_value(p: float, say: Say) -> str:
    """To two figures, and not below what anybody could tell apart."""
    if p < 1e-6:
        return say("ladder-p-below", value="0.000001")
    return say("ladder-p", value=f"{p:.2g}" if p >= 1e-4 else f"{p:.6f}".rstrip("0"))


def _table(head: list[str], rows: list[list[str]], marks: list[list[str]] | None = None) -> str:
    told = "".join(f"<th>{escape(word)}</th>" for word in head)
    lines = []
    for i, row in enumerate(rows):
        cells = ""
        for j, word in enumerate(row):
            mark = f' class="{marks[i][j]}"' if marks and marks[i][j] else ""
            cells += f"<td{mark}>{escape(word)}</td>"
        lines.append(f"<tr>{cells}</tr>")
    return f"<table><thead><tr>{told}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _players(ranking: list[dict[str, Any]], say: Say) -> str:
    head = [say(f"ladder-{word}") for word in ("player", "elo", "interval", "choices", "speed")]
    rows = [
        [
            one["player"],
            f"{one['elo']:+.0f}",
            f"{one['low']:+.0f} … {one['high']:+.0f}",
            str(one["choices"]),
            "–" if one["ms_a_choice"] is None else say("cli-number", value=one["ms_a_choice"]),
        ]
        for one in ranking
    ]
    return _table(head, rows)


def _cross(summary: dict[str, Any], say: Say) -> str:
    names = [one["player"] for one in summary["ranking"]]
    cells: dict[tuple[str, str], tuple[str, str]] = {}
    for pair in summary["pairs"]:
        first, second = pair["players"]
        if pair["games"]:
            won = pair["share"]
            fair, other = pair["fair"], 1 - won
            cells[first, second] = percent(won, say), "ahead" if won > fair else "behind" if won < fair else ""
            cells[second, first] = percent(other, say), "ahead" if won < fair else "behind" if won > fair else ""
    rows = [[name, *(cells.get((name, other), ("·", ""))[0] for other in names)] for name in names]
    marks = [["", *(cells.get((name, other), ("", ""))[1] for other in names)] for name in names]
    return _table([say("ladder-player"), *names], rows, marks)


def orders(summary: dict[str, Any], say: Say) -> list[list[str]]:
    """Each pair in a row: who is ahead of whom, by how much, how sure."""
    rows = []
    for pair in summary["pairs"]:
        first, second = pair["players"]
        if not pair["games"]:
            continue
        share, low, high, wins = pair["share"], pair["low"], pair["high"], pair["wins"]
        fair = pair["fair"]
        if pair["ahead"] != first:
            first, second, share, low, high = second, first, 1 - share, 1 - high, 1 - low
            wins, fair = wins[::-1], 1 - fair
        rows.append(
            [
                f"{first} > {second}",
                str(pair["games"]),
                f"{wins[0]} – {wins[1]}" + (f" (= {pair['drawn']})" if pair["drawn"] else ""),
                percent(share, say),
                say("cli-percent-interval", low=round(100 * low, 1), high=round(100 * high, 1)),
                *([percent(fair, say)] if _uneven(summary) else []),
                p_value(pair["p"], say),
            ]
        )
    return rows


def _uneven(summary: dict[str, Any]) -> bool:
    """Whether an equal's share of the games is anything but a half."""
    return len(summary["seats"]) > 2


def order_heads(summary: dict[str, Any], say: Say) -> list[str]:
    fair = ["fair"] if _uneven(summary) else []
    return [say(f"ladder-{word}") for word in ("order", "games", "wins", "share", "interval", *fair, "p-value")]


def _orders(summary: dict[str, Any], say: Say) -> str:
    return _table(order_heads(summary, say), orders(summary, say))


# --- plots -----------------------------------------------------------------------------------------------------------


def _ticks(low: float, high: float) -> list[float]:
    """Some five round numbers between these two."""
    wide = max(high - low, 1e-9) / 5
    unit = 10 ** math.floor(math.log10(wide))
    step = next(unit * k for k in (1, 2, 5, 10) if unit * k >= wide)
    return [k * step for k in range(math.ceil(low / step), math.floor(high / step) + 1)]


def _range(rated: list[dict[str, Any]]) -> tuple[float, float]:
    return min(float(one["low"]) for one in rated), max(float(one["high"]) for one in rated)


def _ratings(ranking: list[dict[str, Any]], say: Say) -> str:
    low, high = _range(ranking)
    wide = max(high - low, 1.0)
    height = _ROW * len(ranking) + 34

    def x(elo: float) -> float:
        return _LEFT + (elo - low) / wide * (_WIDTH - _LEFT - _RIGHT)

    parts = [f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(say("ladder-ratings"))}">']
    for tick in _ticks(low, high):
        parts.append(f'<path d="M{x(tick):.1f} 4V{height - 26}" stroke="var(--line)"/>')
        parts.append(f'<text class="soft" x="{x(tick):.1f}" y="{height - 8}" text-anchor="middle">{tick:+.0f}</text>')
    for i, one in enumerate(ranking):
        y = _ROW * i + 22
        parts.append(f'<text x="0" y="{y + 4}">{escape(one["player"])}</text>')
        parts.append(f'<path d="M{x(one["low"]):.1f} {y}H{x(one["high"]):.1f}" stroke="var(--blue)" stroke-width="2"/>')
        parts.append(f'<circle cx="{x(one["elo"]):.1f}" cy="{y}" r="5" fill="var(--blue)"/>')
        parts.append(f'<text x="{_WIDTH}" y="{y + 4}" text-anchor="end">{one["elo"]:+.0f}</text>')
    return "".join([*parts, "</svg>"])


def _growth(steps: list[tuple[float, dict[str, Any]]], say: Say) -> str:
    low, high = _range([one for _, one in steps])
    wide = max(high - low, 1.0)
    first, last = math.log2(steps[0][0]), math.log2(steps[-1][0])
    height = 300

    def x(budget: float) -> float:
        return 70 + (math.log2(budget) - first) / max(last - first, 1e-9) * (_WIDTH - 110)

    def y(elo: float) -> float:
        return 16 + (high - elo) / wide * (height - 72)

    parts = [f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(say("ladder-growth"))}">']
    for tick in _ticks(low, high):
        parts.append(f'<path d="M60 {y(tick):.1f}H{_WIDTH - 20}" stroke="var(--line)"/>')
        parts.append(f'<text class="soft" x="52" y="{y(tick) + 4:.1f}" text-anchor="end">{tick:+.0f}</text>')
    points = " ".join(f"{x(budget):.1f},{y(one['elo']):.1f}" for budget, one in steps)
    parts.append(f'<polyline points="{points}" fill="none" stroke="var(--red)" stroke-width="2"/>')
    for budget, one in steps:
        at = x(budget)
        parts.append(f'<path d="M{at:.1f} {y(one["low"]):.1f}V{y(one["high"]):.1f}" stroke="var(--red)"/>')
        parts.append(f'<circle cx="{at:.1f}" cy="{y(one["elo"]):.1f}" r="5" fill="var(--red)"/>')
        parts.append(f'<text x="{at:.1f}" y="{height - 34}" text-anchor="middle">{budget:.0f}</text>')
    label = escape(say("ladder-budget"))
    parts.append(f'<text class="soft" x="{_WIDTH / 2:.0f}" y="{height - 10}" text-anchor="middle">{label}</text>')
    return "".join([*parts, "</svg>"])
