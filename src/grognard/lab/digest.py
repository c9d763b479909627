"""The digest of a results folder: what a report tells of many games, as plain numbers.

Rows are read as a stream, one at a time, and only sums are kept, so that a million games need no more memory than a
thousand. Where quantiles are wanted (length, course of the score) a sample of games is kept, thinned evenly when it is
full. Turns are counted in steps that double when a game lasts longer than the table is long, as studies count them.
"""

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from grognard.kernel import clauses
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game
from grognard.kernel.study import POINTS
from grognard.kernel.uses import load as uses_of
from grognard.lab.simulate import share

RESULTS = "results.jsonl"
SERIES = "series.json"
SAMPLE = 2000  # games kept for quantiles, at least half as many
BARS = 24  # of a histogram
LUCK = [-2.0, -1.0, 0.0, 1.0, 2.0]  # where the classes of luck begin and end, in standard deviations

Json = dict[str, Any]


@dataclass
class Sample:
    """Some of many, evenly spread: every first, every second, every fourth …"""

    every: int = 1
    seen: int = 0
    kept: list[Any] = field(default_factory=list)

    def add(self, one: Any) -> None:
        if self.seen % self.every == 0:
            self.kept.append(one)
            if len(self.kept) > SAMPLE:
                self.kept = self.kept[::2]
                self.every *= 2
        self.seen += 1


@dataclass
class Course:
    """Sums by turn for one seat: losses, and how many turns of how many games they come from."""

    every: int = 1
    losses: list[float] = field(default_factory=list)
    turns: list[int] = field(default_factory=list)

    def add(self, every: int, losses: list[int], turns: int) -> None:
        while self.every < every or (turns - 1) // self.every >= POINTS:
            self.every *= 2
            self.losses = [sum(self.losses[i : i + 2]) for i in range(0, len(self.losses), 2)]
            self.turns = [sum(self.turns[i : i + 2]) for i in range(0, len(self.turns), 2)]
        for i, lost in enumerate(losses):
            first, last = i * every, min((i + 1) * every, turns)
            place = first // self.every
            while len(self.losses) <= place:
                self.losses.append(0.0)
                self.turns.append(0)
            self.losses[place] += lost
            self.turns[place] += max(0, last - first)


# --- files -----------------------------------------------------------------------------------------------------------


def folders(top: Path) -> list[Path]:
    """The results folders in a folder, itself or below it, in order."""
    if not top.is_dir():
        raise BadInput("report-no-folder", folder=str(top))
    found = sorted(path.parent for path in top.rglob(RESULTS))
    if not found:
        raise BadInput("report-no-results", folder=str(top))
    return found


def settings(folder: Path) -> Json:
    """What the games of a folder were played with."""
    path = folder / SERIES
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
        return {name: told[name] for name in ("game", "options", "players", "seed", "rules")}
    except FileNotFoundError:
        raise BadInput("report-no-series", folder=str(folder)) from None
    except (OSError, ValueError, KeyError, TypeError):
        raise BadInput("report-bad-series", file=str(path)) from None


def rows(path: Path) -> Iterator[Json]:
    """The rows of a file, one by one; a last line that was cut off is left out, any other damage is refused."""
    with path.open(encoding="utf-8", errors="replace") as file:
        for number, line in enumerate(file, start=1):
            try:
                told = json.loads(line)
                row = told.get("row", told)  # a ladder keeps its rows inside its meetings
                if {"seats", "decisions", "finished", "winner", "scores"} <= row.keys():
                    yield row
                    continue
            except (ValueError, AttributeError):
                if not line.endswith("\n"):
                    return
            raise BadInput("report-bad-line", file=str(path), line=number)


# --- sums ------------------------------------------------------------------------------------------------------------


class Digest:
    """The sums over all games of one game, folder by folder."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.uses = uses_of(game.package)
        self.parts: list[Json] = []
        self.games = self.finished = self.drawn = self.decisions = self.studied = 0
        self.by_seat: dict[str, list[int]] = {}  # wins, games
        self.by_player: dict[str, list[int]] = {}
        self.by_option: dict[str, dict[str, Json]] = {}  # by option and value as JSON
        self.lengths = Sample()
        self.turns = Sample()
        self.courses = Sample()
        self.losses: dict[str, Course] = {}
        self.fights: dict[str, int] = {}
        self.first = [0, 0]  # wins, games
        self.fair = 0.0  # what those who went first would win if it did not matter
        self.luck: dict[str, list[float]] = {}  # throws, rolled, expected, variance
        self.kinds = [[0, 0] for _ in range(len(LUCK) + 1)]  # by class of luck: wins, games
        self.occurred: dict[str, list[int]] = {}  # by clause: uses, games

    def take(self, told: Json, stream: Iterator[Json]) -> None:
        """All games of a folder."""
        options = told["options"]
        try:
            seats = self.game.seats(self.game.resolve(options))
        except BadInput:
            raise BadInput("report-bad-series", file=SERIES) from None
        part = {**told, "games": 0}
        for row in stream:
            if len(row["seats"]) != len(seats):
                raise BadInput("report-bad-series", file=SERIES)
            part["games"] += 1
            self._count(row, seats, options)
            study = row.get("study")
            if study:
                self._study(study, row, seats)
        self.parts.append(part)

    def _count(self, row: Json, seats: list[str], options: Json) -> None:
        self.games += 1
        self.finished += bool(row["finished"])
        self.drawn += bool(row["finished"] and row["winner"] is None)
        self.decisions += row["decisions"]
        self.lengths.add(row["decisions"])
        winner = row["winner"]
        for seat, player in zip(seats, row["seats"], strict=True):
            for sums in (self.by_seat.setdefault(seat, [0, 0]), self.by_player.setdefault(player, [0, 0])):
                sums[0] += winner == seat
                sums[1] += 1
        for name, value in options.items():
            key = json.dumps(value)
            case = self.by_option.setdefault(name, {}).setdefault(key, {"games": 0, "decided": 0, "seats": {}})
            case["games"] += 1
            case["decided"] += winner is not None
            for seat in seats:
                case["seats"][seat] = case["seats"].get(seat, 0) + (winner == seat)

    def _study(self, study: Json, row: Json, seats: list[str]) -> None:
        self.studied += 1
        winner = row["winner"]
        self.turns.add(study["turns"])
        self.courses.add((seats, study["every"], study["score"]))
        for seat, losses, luck in zip(seats, study["losses"], study["luck"], strict=True):
            self.losses.setdefault(seat, Course()).add(study["every"], losses, study["turns"])
            sums = self.luck.setdefault(seat, [0, 0.0, 0.0, 0.0])
            for i, value in enumerate(luck):
                sums[i] += value
            if luck[3] > 0 and winner is not None:
                kind = self.kinds[_class((luck[1] - luck[2]) / math.sqrt(luck[3]))]
                kind[0] += winner == seat
                kind[1] += 1
        for place, number in study["fights"].items():
            self.fights[place] = self.fights.get(place, 0) + number
        if study["first"] >= 0:
            self.first[0] += winner == seats[study["first"]]
            self.first[1] += 1
            self.fair += (winner is not None) / len(seats)
        for clause, number in self.uses.count(study["verbs"], study["tellings"]).items():
            use = self.occurred.setdefault(clause, [0, 0])
            use[0] += number
            use[1] += 1

    # --- what comes out ----------------------------------------------------------------------------------------------

    def numbers(self) -> Json:
        """The whole report, ready for JSON."""
        return {
            "game": self.game.id,
            "rules": self.game.version,
            "folders": self.parts,
            "games": self.games,
            "finished": self.finished,
            "drawn": self.drawn,
            "studied": self.studied,
            "wins": {
                "by_seat": {seat: share(*sums) for seat, sums in self.by_seat.items()},
                "by_player": {player: share(*sums) for player, sums in self.by_player.items()},
                "by_option": {name: self._cases(cases) for name, cases in self.by_option.items()},
            },
            "length": {
                "mean_decisions": self.decisions / self.games if self.games else None,
                "decisions": spread(self.lengths.kept),
                "turns": spread(self.turns.kept),
            },
            "course": self._courses(),
            "losses": {seat: _by_turn(course) for seat, course in self.losses.items() if any(course.losses)},
            "fights": {
                place: {"fights": number, "a_game": number / self.studied}
                for place, number in sorted(self.fights.items(), key=lambda one: (-one[1], one[0]))
            },
            "first": {**share(*self.first), "fair": self.fair / self.first[1]} if self.first[1] else None,
            "luck": {seat: _luck(sums) for seat, sums in self.luck.items() if sums[0]},
            "luck_and_wins": self._kinds(),
            "clauses": self._clauses(),
        }

    def _cases(self, cases: Mapping[str, Json]) -> list[Json]:
        return [
            {
                "value": json.loads(value),
                "games": case["games"],
                "decided": case["decided"],
                "seats": {seat: share(wins, case["games"]) for seat, wins in case["seats"].items()},
            }
            for value, case in sorted(cases.items())
        ]

    def _courses(self) -> dict[str, list[Json]]:
        """By seat and turn: the median score and the middle eight tenths of the games that were still going on."""
        every = max((course[1] for course in self.courses.kept), default=1)
        found: dict[str, list[list[float]]] = {}
        for seats, step, scores in self.courses.kept:
            for seat, course in zip(seats, scores, strict=True):
                points = found.setdefault(seat, [])
                for place, value in enumerate(course[:: every // step]):
                    if len(points) <= place:
                        points.append([])
                    points[place].append(value)
        return {
            seat: [
                {"turn": 1 + i * every, "games": len(values), **_quantiles(values)} for i, values in enumerate(points)
            ]
            for seat, points in found.items()
        }

    def _kinds(self) -> list[Json]:
        """How often a seat won whose dice were so many standard deviations better than expected."""
        if not any(games for _, games in self.kinds):
            return []
        bounds = [None, *LUCK, None]
        return [
            {"from": bounds[i], "to": bounds[i + 1], **share(*kind)} for i, kind in enumerate(self.kinds)
        ]  # fmt: skip

    def _clauses(self) -> list[Json]:
        """Every clause that is watched, the most used first."""
        if not self.studied:
            return []
        order = list(clauses.load(self.game.package))
        found = [
            {
                "id": clause,
                "uses": self.occurred.get(clause, [0, 0])[0],
                "games": self.occurred.get(clause, [0, 0])[1],
            }
            for clause in sorted(self.uses.clauses(), key=order.index)
        ]
        return sorted(found, key=lambda one: -int(one["uses"]))


def _class(z: float) -> int:
    return sum(z >= bound for bound in LUCK)


def _luck(sums: list[float]) -> Json:
    throws, rolled, expected, variance = sums
    return {
        "throws": int(throws),
        "rolled": round(rolled, 3),
        "expected": round(expected, 3),
        "z": (rolled - expected) / math.sqrt(variance) if variance else 0.0,
    }


def _by_turn(course: Course) -> list[Json]:
    """Losses a turn, by turn, in the games that lasted so long."""
    return [
        {"turn": 1 + i * course.every, "games": turns / course.every, "losses": lost / turns if turns else 0.0}
        for i, (lost, turns) in enumerate(zip(course.losses, course.turns, strict=True))
    ]


def quantile(values: list[float], part: float) -> float:
    """Of values in order, by linear interpolation."""
    at = part * (len(values) - 1)
    low = math.floor(at)
    high = min(low + 1, len(values) - 1)
    return values[low] + (values[high] - values[low]) * (at - low)


def _quantiles(values: list[float]) -> Json:
    ordered = sorted(values)
    return {"median": quantile(ordered, 0.5), "low": quantile(ordered, 0.1), "high": quantile(ordered, 0.9)}


def spread(values: list[int]) -> Json | None:
    """How values are spread: quantiles and a histogram of at most BARS bars of equal width."""
    if not values:
        return None
    ordered = sorted(values)
    least, most = ordered[0], ordered[-1]
    width = max(1, math.ceil((most - least + 1) / BARS))
    bars = [0] * ((most - least) // width + 1)
    for value in values:
        bars[(value - least) // width] += 1
    return {
        "least": least,
        "most": most,
        "mean": sum(values) / len(values),
        **_quantiles([float(value) for value in ordered]),
        "width": width,
        "bars": bars,
    }


def digest(top: Path) -> Json:
    """The report of a folder, all results folders in it taken together. One game at a time."""
    parts = [(folder, settings(folder)) for folder in folders(top)]
    games = sorted({told["game"] for _, told in parts})
    if len(games) > 1:
        raise BadInput("report-games", games=", ".join(games))
    found = Digest(find_game(games[0]))
    for folder, told in parts:
        name = folder.relative_to(top).as_posix()
        found.take({"folder": name, **told}, rows(folder / RESULTS))
    if not found.games:
        raise BadInput("report-no-results", folder=str(top))
    return found.numbers()
