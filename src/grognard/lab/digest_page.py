"""A digest as a page: who won, how long it took, how it went, where it was fought, what luck and rules had to do with it."""

from collections.abc import Sequence
from html import escape
from typing import Any

from grognard.kernel import clauses
from grognard.kernel.charts import Chart
from grognard.kernel.contract import Game
from grognard.lab.page import PENS, Plot, bar, behind, key, mark, percent, shell, table, ticks
from grognard.words import Words

SHOWN = 10  # clauses at either end of the list, places beside the map
NAMED = 6  # places whose names stand on the map
HEXES = 1000  # a map of more places is a field of hexes, of which the part is shown where something happened

Json = dict[str, Any]


class Page:
    """The page of one digest in one language."""

    def __init__(self, told: Json, game: Game, words: Words) -> None:
        self.told = told
        self.game = game
        self.words = words
        self.say = words.say
        self.seat_names = self._seat_names()

    def _seat_names(self) -> dict[str, str]:
        """What seats are called before anything has happened: by their nation where that is fixed, else by their number."""
        found: dict[str, str] = {}
        for part in self.told["folders"]:
            options = self.game.resolve(part["options"])
            state = self.game.begin(options)
            for seat, name in enumerate(self.game.seats(options)):
                found.setdefault(name, self.words.seat(state, seat))
        return found

    def whole(self) -> str:
        sections = [
            self.wins(),
            self.compared(),
            self.first(),
            self.length(),
            self.course(),
            self.fights(),
            self.losses(),
            self.luck(),
            self.clauses(),
        ]
        title = self.say("report-title", game=self.game.names[self.words.lang])
        return shell(self.words.lang, title, self.head(title) + "\n".join(part for part in sections if part))

    # --- parts of a section ------------------------------------------------------------------------------------------

    def section(self, name: str, *parts: str, **about: object) -> str:
        """A heading, a sentence that says what is shown, and what is shown."""
        head = f'<h2 id="{name}">{escape(self.say(f"report-{name}"))}</h2>'
        told = f'<p class="soft">{escape(self.say(f"report-{name}-about", **about))}</p>'
        return f'<section aria-labelledby="{name}">{head}{told}{"".join(parts)}</section>'

    def counted(self, own: str, plain: str) -> str:
        """What is counted, in the game's own words if it has some."""
        return self.say(own if self.words.has(own) else plain)

    def plot(self, title: str, left: float, right: float, bottom: float, top: float, height: float = 210) -> Plot:
        return Plot(title, left, right, bottom, top, height, lambda value: self.number(value, 6))

    def signed(self, value: float, decimals: int = 0) -> str:
        rounded = round(value, decimals)
        sign = "+" if rounded > 0 else "\N{MINUS SIGN}" if rounded < 0 else ""
        return sign + self.number(abs(rounded), decimals)

    def number(self, value: float, decimals: int = 1) -> str:
        rounded = round(value, decimals)
        return self.say("cli-number", value=int(rounded) if rounded == int(rounded) else rounded)

    def shares(self, head: str, rows: Sequence[tuple[str, Json, float | None]]) -> str:
        """Shares with their intervals, each on its scale; a dashed line where equals would stand."""
        known = [told for _, told, _ in rows if told["share"] is not None]
        most = max([told["high"] for told in known] + [fair for *_, fair in rows if fair is not None] + [0.05])
        top = ticks(0.0, min(1.0, most), 4)
        most = min(1.0, max(most, top[-1] if top else most))
        cells = []
        for name, told, fair in rows:
            if told["share"] is None:
                cells.append([name, "<span></span>", "–", "0"])
                continue
            interval = self.say("cli-percent-interval", low=_tenths(told["low"]), high=_tenths(told["high"]))
            whole = f"<b>{escape(percent(told['share'], self.say))}</b> <small>{escape(interval)}</small>"
            scale = mark(told["low"], told["share"], told["high"], 0.0, most, fair)
            games = self.say("report-of", wins=told["wins"], games=told["games"])
            cells.append([name, scale, whole, games])
        heads = [head, "", self.say("report-share"), self.say("cli-wins")]
        return table(heads, cells, [["", "mark", "", "more"]] * len(cells), "marks")

    # --- sections ----------------------------------------------------------------------------------------------------

    def head(self, title: str) -> str:
        told = self.told
        about = self.say(
            "report-about",
            games=told["games"],
            finished=told["finished"],
            drawn=told["drawn"],
            rules=told["rules"],
        )
        parts = ""
        for part in told["folders"]:
            options = [
                self.say("cli-is", name=self.words.option(name)[0], value=self.words.value(name, value))
                for name, value in part["options"].items()
            ]
            line = self.say(
                "report-part", games=part["games"], players=", ".join(part["players"]), seed=str(part["seed"])
            )
            parts += f'<li>{escape(line)} <span class="soft">{escape(" · ".join(options))}</span></li>'
        series = escape(self.say("report-series", number=len(told["folders"])))
        head = f"<header><h1>{escape(title)}</h1><p>{escape(about)}</p>"
        return f"{head}<details><summary>{series}</summary><ul>{parts}</ul></details></header>"

    def wins(self) -> str:
        wins = self.told["wins"]
        decided = (self.told["finished"] - self.told["drawn"]) / self.told["games"]
        sat = sum(told["games"] for told in wins["by_player"].values())
        fair = decided * self.told["games"] / sat if sat else None
        seats = [(self.seat_names[seat], told, None) for seat, told in wins["by_seat"].items()]
        if len({told["games"] for told in wins["by_seat"].values()}) == 1:
            seats = [(name, told, decided / len(seats)) for name, told, _ in seats]
        players = [(player, told, fair) for player, told in wins["by_player"].items()]
        return self.section(
            "wins",
            self.shares(self.say("report-seat"), seats),
            self.shares(self.say("report-player"), players) if len(players) > 1 else "",
        )

    def compared(self) -> str:
        """Each option that was not the same in all games, with the seats' wins by its value; options that always changed
        together stand together."""
        groups: dict[str, list[str]] = {}
        for name, cases in self.told["wins"]["by_option"].items():
            if len(cases) > 1:
                groups.setdefault(str([(case["games"], case["seats"]) for case in cases]), []).append(name)
        parts = ""
        for group in groups.values():
            rows = []
            for i, case in enumerate(self.told["wins"]["by_option"][group[0]]):
                values = [
                    self.words.value(name, self.told["wins"]["by_option"][name][i]["value"]) for name in group
                ]  # fmt: skip
                for seat, told in case["seats"].items():
                    rows.append((f"{', '.join(values)} — {self.seat_names[seat]}", told, None))
            title = ", ".join(self.words.option(name)[0] for name in group)
            parts += f"<h3>{escape(title)}</h3>" + self.shares(self.say("report-value"), rows)
        return self.section("options", parts) if parts else ""

    def first(self) -> str:
        told = self.told["first"]
        if not told:
            return ""
        fair = told["fair"]
        verdict = "less" if told["high"] < fair else "more" if told["low"] > fair else "even"
        sentence = self.say(
            f"report-first-{verdict}", share=percent(told["share"], self.say), fair=percent(fair, self.say)
        )
        rows = [(self.say("report-first-seat"), told, fair)]
        return self.section("first", f"<p>{escape(sentence)}</p>", self.shares("", rows))

    def length(self) -> str:
        parts = ""
        for what in ("turns", "decisions"):
            told = self.told["length"][what]
            if told:
                parts += f"<div><h3>{escape(self.say(f'report-{what}'))}</h3>{self._histogram(what, told)}</div>"
        sample = sum(self.told["length"]["decisions"]["bars"])
        return self.section("length", f'<div class="panels">{parts}</div>', sample=sample)

    def _histogram(self, what: str, told: Json) -> str:
        width = told["width"]
        bars = [(told["least"] + i * width, told["least"] + (i + 1) * width, n) for i, n in enumerate(told["bars"])]
        plot = self.plot(self.say(f"report-{what}"), told["least"], bars[-1][1], 0, max(told["bars"]))
        plot.axes(self.say(f"report-{what}"))
        plot.bars(bars, "--blue")
        plot.upright(told["median"] + (0.5 if width == 1 else 0), "--red")
        names = ("median", "low", "high", "mean", "least", "most")
        line = self.say("report-spread", **{name: self.number(told[name]) for name in names})
        cells = [
            [self.number(a, 0) if width == 1 else f"{self.number(a, 0)} – {self.number(b - 1, 0)}", self.number(n, 0)]
            for a, b, n in bars
        ]
        heads = [self.say(f"report-{what}"), self.say("cli-games")]
        return (
            plot.drawn() + f'<p class="soft">{escape(line)}</p>' + behind(self.say("report-table"), table(heads, cells))
        )

    def course(self) -> str:
        told = self.told["course"]
        points = [point for course in told.values() for point in course]
        if not points:
            return ""
        told = _reached(told)
        points = [point for course in told.values() for point in course]
        low, high = min(p["low"] for p in points), max(p["high"] for p in points)
        last = max(p["turn"] for p in points)
        panels = ""
        for (seat, course), (colour, _) in zip(told.items(), PENS, strict=False):
            plot = self.plot(self.say("report-course-of", seat=self.seat_names[seat]), 1, last, low, high)
            plot.axes(self.say("report-turn"))
            plot.band([(p["turn"], p["low"], p["high"]) for p in course], colour)
            plot.line([(p["turn"], p["median"]) for p in course], (colour, ""))
            panels += f"<div><h3>{escape(self.seat_names[seat])}</h3>{plot.drawn()}</div>"
        heads = [
            self.say("report-seat"),
            *(self.say(f"report-{w}") for w in ("turn", "games", "tenth", "median", "ninth")),
        ]
        cells = [
            [
                self.seat_names[seat],
                self.number(p["turn"], 0),
                self.number(p["games"], 0),
                *(self.number(p[w], 2) for w in ("low", "median", "high")),
            ]
            for seat, course in told.items()
            for p in course
        ]
        about = self.counted("study-score", "report-score")
        return self.section(
            "course",
            f'<div class="panels">{panels}</div>',
            behind(self.say("report-table"), table(heads, cells)),
            score=about,
        )

    def fights(self) -> str:
        told = self.told["fights"]
        if not told:
            return ""
        names = {place: self.words.name("place", place) for place in told}
        chart = self.game.chart()
        top = max(one["fights"] for one in told.values())
        rows = [
            [
                names[place],
                bar(one["fights"] / top, "--heat"),
                self.number(one["a_game"], 2),
                self.number(one["fights"], 0),
            ]
            for place, one in told.items()
        ]
        heads = [self.say("report-place"), "", self.say("report-a-game"), self.say("report-in-all")]
        marks = [["", "mark", "", "more"]] * len(rows)
        first = table(heads, rows[:SHOWN], marks[:SHOWN], "marks")
        rest = behind(self.say("report-table"), table(heads, rows, marks, "marks")) if len(rows) > SHOWN else ""
        drawn = heat(chart, told, names, self.say("report-fights")) if chart else ""
        return self.section("fights", drawn, first, rest)

    def losses(self) -> str:
        told = self.told["losses"]
        if not told:
            return ""
        told = _reached(told)
        points = [point for course in told.values() for point in course]
        plot = self.plot(
            self.say("report-losses"), 1, max(p["turn"] for p in points), 0, max(p["losses"] for p in points), 260
        )
        plot.axes(self.say("report-turn"))
        seats = list(self.seat_names)
        for seat, course in told.items():
            plot.line([(p["turn"], p["losses"]) for p in course], PENS[seats.index(seat) % len(PENS)])
        turns = sorted({point["turn"] for point in points})
        by_turn = {seat: {p["turn"]: p["losses"] for p in course} for seat, course in told.items()}
        cells = [
            [self.number(turn, 0), *("–" if turn not in by else self.number(by[turn], 2) for by in by_turn.values())]
            for turn in turns
        ]
        heads = [self.say("report-turn"), *(self.seat_names[seat] for seat in told)]
        what = self.counted("study-losses", "report-pieces")
        names = [self.seat_names[seat] for seat in seats]
        return self.section(
            "losses", key(names), plot.drawn(), behind(self.say("report-table"), table(heads, cells)), what=what
        )

    def luck(self) -> str:
        told = self.told["luck"]
        if not told:
            return self.section("no-luck")
        reach = max(2.5, *(abs(one["z"]) for one in told.values()))
        rows = [
            [
                self.seat_names[seat],
                mark(0, one["z"], 0, -reach, reach, 0.0),
                self.signed(one["z"], 2),
                self.number(one["rolled"]),
                self.number(one["expected"]),
                self.number(one["throws"], 0),
            ]
            for seat, one in told.items()
        ]
        words = ("seat", "", "z", "rolled", "expected", "throws")
        heads = [self.say(f"report-{word}") if word else "" for word in words]
        parts = table(heads, rows, [["", "mark", "", "", "", "more"]] * len(rows), "marks")
        kinds = [kind for kind in self.told["luck_and_wins"] if kind["games"]]
        if kinds:
            wins, games = sum(kind["wins"] for kind in kinds), sum(kind["games"] for kind in kinds)
            shares = [(self._class(kind), kind, wins / games) for kind in kinds]
            parts += f"<h3>{escape(self.say('report-luck-wins'))}</h3>"
            parts += f'<p class="soft">{escape(self.say("report-luck-wins-about"))}</p>'
            parts += self.shares(self.say("report-z"), shares)
        what = self.counted("study-luck", "report-dice")
        return self.section("luck", parts, what=what)

    def _class(self, kind: Json) -> str:
        low, high = kind["from"], kind["to"]
        if low is None:
            return self.say("report-below", value=self.signed(high))
        return (
            self.say("report-above", value=self.signed(low))
            if high is None
            else f"{self.signed(low)} … {self.signed(high)}"
        )

    def clauses(self) -> str:
        told = self.told["clauses"]
        if not told:
            return ""
        texts = clauses.load(self.game.package)
        studied = self.told["studied"]

        def rows(some: list[Json]) -> str:
            cells = [
                [
                    f'<a id="{one["id"]}" href="#{one["id"]}">{one["id"]}</a>',
                    self.number(one["uses"] / studied, 2),
                    percent(one["games"] / studied, self.say),
                    texts[one["id"]].text(self.words.lang),
                ]
                for one in some
            ]
            heads = [self.say(f"report-{word}") for word in ("clause", "a-game", "in-games", "text")]
            return f'<div class="wide">{table(heads, cells, [["", "", "", "text"]] * len(cells), "clauses")}</div>'

        used = [one for one in told if one["uses"]]
        never = [one for one in told if not one["uses"]]
        least = used[SHOWN:][-SHOWN:]
        parts = f"<h3>{escape(self.say('report-most-used'))}</h3>" + rows(used[:SHOWN])
        if least:
            parts += f"<h3>{escape(self.say('report-least-used'))}</h3>" + rows(least[::-1])
        if never:
            parts += behind(self.say("report-never-used", number=len(never)), rows(never))
        return self.section("clauses", parts, watched=len(told), all=len(texts))


def _reached(told: dict[str, list[Json]]) -> dict[str, list[Json]]:
    """Courses as far as a tenth of the games went: where few are left, averages mean little."""
    found = {}
    for seat, course in told.items():
        most = max((point["games"] for point in course), default=0)
        found[seat] = [point for point in course if point["games"] * 10 >= most]
    return found


def _tenths(share: float) -> float:
    return round(100 * share, 1)


def heat(chart: Chart, told: Json, names: dict[str, str], title: str) -> str:
    """The board with the fights on it: the more, the redder; places without an outline by the size of a disc too."""
    hexes = len(chart.places) > HEXES
    left, top, width, height = box = _near(chart, list(told)) if hexes else chart.box
    thin = width / 700
    parts = [
        f'<path class="chart-{kind}" stroke-width="{_width(kind, thin):.1f}" d="{path}"/>'
        for kind, path in chart.ground
    ]
    most = max(one["fights"] for one in told.values())
    for place, spot in chart.places.items():
        part = told[place]["fights"] / most if place in told else 0.0
        if spot.outline:
            if part:
                word = escape(f"{names[place]}: {told[place]['fights']}")
                shade = f'class="heat" fill-opacity="{0.04 + 0.88 * part:.2f}"'
                parts.append(f'<path {shade} d="{spot.outline}"><title>{word}</title></path>')
            if not hexes:
                parts.append(f'<path class="place" stroke-width="{thin:.1f}" d="{spot.outline}"/>')
            continue
        at = f'cx="{spot.x:.0f}" cy="{spot.y:.0f}"'
        parts.append(f'<circle class="point" stroke-width="{thin:.1f}" {at} r="{chart.size * 0.3:.1f}"/>')
        if part:
            word = escape(f"{names[place]}: {told[place]['fights']}")
            parts.append(
                f'<circle class="heat" fill-opacity="{0.35 + 0.5 * part:.2f}" {at} r="{chart.size * (0.3 + part**0.5):.1f}">'
                f"<title>{word}</title></circle>"
            )
    parts += [
        f'<path class="chart-{kind}" stroke-width="{_width(kind, thin):.1f}" d="{path}"/>' for kind, path in chart.lines
    ]
    parts += _labels(chart, box, {place: names[place] for place in told if place in chart.places})
    view = f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}"
    return f'<figure class="map"><svg viewBox="{view}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg></figure>'


def _width(kind: str, thin: float) -> float:
    return {"road": 2.0, "river": 3.0}.get(kind, 0.6) * thin


def _near(chart: Chart, places: list[str]) -> tuple[float, float, float, float]:
    """The part of a large map in which these places lie, with some ground around it, in the map's own proportions."""
    left, top, width, height = chart.box
    spots = [chart.places[place] for place in places]
    xs, ys = [spot.x for spot in spots], [spot.y for spot in spots]
    part = max((max(xs) - min(xs)) / width, (max(ys) - min(ys)) / height) * 1.2 + 0.1
    part = min(1.0, max(0.3, part))
    x = min(max((min(xs) + max(xs) - part * width) / 2, left), left + width * (1 - part))
    y = min(max((min(ys) + max(ys) - part * height) / 2, top), top + height * (1 - part))
    return x, y, width * part, height * part


def _labels(chart: Chart, box: tuple[float, float, float, float], names: dict[str, str]) -> list[str]:
    """The names of the places with most fights, each once, none on another and none beyond the edge."""
    left, top, width, height = box
    size = width / 38
    taken: list[tuple[float, float, float, float]] = []
    told: set[str] = set()
    parts = []
    for place, whole in names.items():
        name = whole.partition(" (")[0]  # a hex of a village bears its number too
        if name in told or name == place or len(told) == NAMED:
            continue
        told.add(name)
        spot, half = chart.places[place], len(name) * size * 0.31
        x = min(max(spot.x, left + half), left + width - half)
        for y in (spot.y + size * 0.35, spot.y - size, spot.y + size * 1.6):
            room = (x - half, y - size, x + half, y + size * 0.2)
            free = all(room[2] < o[0] or o[2] < room[0] or room[3] < o[1] or o[3] < room[1] for o in taken)
            if free and top + size < y < top + height:
                taken.append(room)
                at = f'style="font-size:{size:.0f}px" x="{x:.0f}" y="{y:.0f}" text-anchor="middle"'
                parts.append(f"<text {at}>{escape(name)}</text>")
                break
    return parts
