"""A ladder as a page: one HTML file that needs nothing else, with plots drawn in SVG."""

import math
import re
from html import escape
from typing import Any

from grognard.lab.page import Plot, Say, mark, percent, shell, table

__all__ = ["growth", "order_heads", "orders", "p_value", "page", "percent"]


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
    return shell(lang, title, "\n".join(parts))


def growth(ranking: list[dict[str, Any]]) -> list[tuple[float, dict[str, Any]]]:
    """The searches with a budget of playouts, by budget."""
    found = []
    for one in ranking:
        budget = re.fullmatch(r"search-(\d+)(?:x\d+)?", one["player"])
        if budget:
            found.append((float(budget[1]), one))
    return sorted(found, key=lambda step: step[0])


def p_value(p: float, say: Say) -> str:
    """To two figures, and not below what anybody could tell apart."""
    if p < 1e-6:
        return say("ladder-p-below", value=1e-6)
    return say("ladder-p", value=p)


def _players(ranking: list[dict[str, Any]], say: Say) -> str:
    head = [say(f"ladder-{word}") for word in ("player", "elo", "interval", "choices", "speed")]
    rows = [
        [
            one["player"],
            f"{one['elo']:+.0f}",
            f"{one['low']:+.0f} … {one['high']:+.0f}",
            say("cli-number", value=one["choices"]),
            "–" if one["ms_a_choice"] is None else say("cli-number", value=one["ms_a_choice"]),
        ]
        for one in ranking
    ]
    return table(head, rows)


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
    return table([say("ladder-player"), *names], rows, marks)


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
                say("cli-number", value=pair["games"]),
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
    return table(order_heads(summary, say), orders(summary, say))


# --- plots -----------------------------------------------------------------------------------------------------------


def _range(rated: list[dict[str, Any]]) -> tuple[float, float]:
    return min(float(one["low"]) for one in rated), max(float(one["high"]) for one in rated)


def _ratings(ranking: list[dict[str, Any]], say: Say) -> str:
    low, high = _range(ranking)
    rows = [
        [one["player"], mark(one["low"], one["elo"], one["high"], low, high, 0.0), f"{one['elo']:+.0f}"]
        for one in ranking
    ]
    heads = [say("ladder-player"), say("ladder-interval"), say("ladder-elo")]
    return table(heads, rows, [["", "mark", ""]] * len(rows), "marks")


def _growth(steps: list[tuple[float, dict[str, Any]]], say: Say) -> str:
    low, high = _range([one for _, one in steps])
    first, last = math.log2(steps[0][0]), math.log2(steps[-1][0])
    plot = Plot(say("ladder-growth"), first - 0.3, last + 0.3, low, high, 260)
    plot.axes(say("ladder-budget"), {math.log2(budget): say("cli-number", value=int(budget)) for budget, _ in steps})
    plot.line([(math.log2(budget), one["elo"]) for budget, one in steps], ("--red", ""))
    plot.dots([(math.log2(budget), one["low"], one["elo"], one["high"]) for budget, one in steps], "--red")
    return plot.drawn()
