"""A ladder: who is stronger, by how much, and how sure is that.

Every two players meet as often as any other two, seat-balanced: with two seats they play each set-up twice and change places;
with more, one of them sits alone among copies of the other, on each seat in turn, and then the other way round. Ratings are
the most likely ones where a seat wins with a chance in proportion to its player's strength (Bradley and Terry's model, with
Luce's extension to many seats); the intervals follow from the curvature of the likelihood. The p-value of an order is exact:
how likely so many wins would be, or more, if the two were equally strong.
"""

import math
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any

from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game
from grognard.lab.bench import compiled
from grognard.lab.seeds import derived
from grognard.lab.simulate import LIMIT, Row, Series, Z, options_for, play_game, share, spread
from grognard.players import find_player, processes_of

ELO = 400 / math.log(10)  # points for a factor of e in strength
_DOUBT = 1200 / ELO  # before the first game: how far ratings may lie apart (one standard deviation)


@dataclass(frozen=True)
class Meeting:
    """A game to be played: which of the pairs, which of their games, and who sits where."""

    pair: int
    number: int
    seed: int
    seats: list[str]


@dataclass(frozen=True)
class Result:
    """A meeting that was played."""

    meeting: Meeting
    row: Row
    choices: list[int]  # by seat
    seconds: list[float]  # by seat: what they took


@dataclass(frozen=True)
class Ladder:
    """What is to be played: the players of the series do not sit together, they meet two by two."""

    series: Series
    games: int  # of each pair

    @property
    def pairs(self) -> list[tuple[str, str]]:
        names = self.series.players
        return [(names[i], names[j]) for i in range(len(names)) for j in range(i + 1, len(names))]

    def settings(self) -> dict[str, Any]:
        """What a folder of results was made with."""
        return {**self.series.settings(), "games": self.games}

    def meetings(self) -> list[Meeting]:
        """All games, so ordered that what has been played at any time is balanced."""
        seats = len(find_game(self.series.game).seats(self.series.options))
        return [
            Meeting(p, number, derived(self.series.seed, number // _round(seats)), _seating(*pair, seats, number))
            for number in range(self.games)
            for p, pair in enumerate(self.pairs)
        ]


def _round(seats: int) -> int:
    """So many games of a pair are played from the same set-up, on all seats."""
    return 2 if seats == 2 else 2 * seats


def _seating(first: str, second: str, seats: int, number: int) -> list[str]:
    turn = number % _round(seats)
    alone, others = (first, second) if turn % 2 == 0 else (second, first)
    if seats == 2:
        return [alone, others]
    return [alone if seat == turn // 2 else others for seat in range(seats)]


def prepare(
    game_id: str,
    given: Mapping[str, str],
    players: list[str],
    games: int,
    seed: int,
    limit: int = LIMIT,
    engines: Mapping[str, str] | None = None,
) -> Ladder:
    """A ladder with its options and players checked. Two sit at the table unless the options say otherwise."""
    for name in players:
        find_player(name, engines)
    if len(set(players)) < 2 or len(set(players)) < len(players):
        raise BadInput("ladder-players")
    options = options_for(game_id, given, 2)
    return Ladder(Series(game_id, options, players, seed, limit, engines or {}), games)


def play(ladder: Ladder, meeting: Meeting) -> Result:
    spent: list[tuple[int, float]] = []
    row = play_game(ladder.series, meeting.number, meeting.seed, meeting.seats, spent)
    return Result(meeting, row, [choices for choices, _ in spent], [round(seconds, 4) for _, seconds in spent])


def results(ladder: Ladder, jobs: int, done: int = 0) -> Iterator[Result]:
    """The meetings from number `done` on, in their order."""
    teams = max(processes_of(name) for name in ladder.series.players) > 1
    yield from spread(partial(play, ladder), ladder.meetings()[done:], 1 if teams else jobs)


# --- files -----------------------------------------------------------------------------------------------------------


def result_out(result: Result) -> dict[str, Any]:
    return asdict(result)


def result_in(told: Mapping[str, Any]) -> Result:
    return Result(Meeting(**told["meeting"]), Row(**told["row"]), told["choices"], told["seconds"])


# --- what came out ---------------------------------------------------------------------------------------------------


def _won(result: Result) -> list[float]:
    """By seat: its part of the victory. A draw is shared by those who have the most, an unfinished game by all."""
    row = result.row
    scores = row.scores or [1.0] * len(row.seats)
    best = max(scores)
    return [1.0 / scores.count(best) if score == best else 0.0 for score in scores]


@dataclass
class Standing:
    """The ladder as it stands after these results."""

    ladder: Ladder
    results: list[Result] = field(default_factory=list)

    def summary(self, seconds: float) -> dict[str, Any]:
        players = self.ladder.series.players
        ratings = rate(players, [(r.row.seats, _won(r)) for r in self.results])
        ranking = sorted(players, key=lambda name: -ratings[name][0])
        game: Game = find_game(self.ladder.series.game)
        return {
            **self.ladder.settings(),
            "compiled": compiled(),
            "played": len(self.results),
            "finished": sum(r.row.finished for r in self.results),
            "wanted": len(self.ladder.pairs) * self.ladder.games,
            "seconds": round(seconds, 1),
            "seats": game.seats(self.ladder.series.options),
            "ranking": [{"player": name, **self._player(name, *ratings[name])} for name in ranking],
            "pairs": [self._pair(p, *pair) for p, pair in enumerate(self.ladder.pairs)],
        }

    def _player(self, name: str, elo: float, error: float) -> dict[str, Any]:
        mine = [(r, seat) for r in self.results for seat, who in enumerate(r.row.seats) if who == name]
        choices = sum(r.choices[seat] for r, seat in mine)
        spent = sum(r.seconds[seat] for r, seat in mine)
        return {
            "elo": round(elo, 1),
            "low": round(elo - Z * error, 1),
            "high": round(elo + Z * error, 1),
            "choices": choices,
            "ms_a_choice": round(1000 * spent / choices, 3) if choices else None,
        }

    def _pair(self, p: int, first: str, second: str) -> dict[str, Any]:
        """How the two fared: the first one's wins and share with its interval, and how sure the order is."""
        games = [(r.row.seats, _won(r)) for r in self.results if r.meeting.pair == p]
        mine = [sum(part for who, part in zip(seats, won, strict=True) if who == first) for seats, won in games]
        wins, losses = sum(part == 1.0 for part in mine), sum(part == 0.0 for part in mine)
        fair = [seats.count(first) / len(seats) for seats, _ in games]
        told = share(sum(mine), len(games))
        decided = [chance for part, chance in zip(mine, fair, strict=True) if part in (0.0, 1.0)]
        ahead = sum(mine) >= sum(fair)
        return {
            "players": [first, second],
            "games": len(games),
            "wins": [wins, losses],
            "drawn": len(games) - wins - losses,
            "share": told["share"],
            "low": told["low"],
            "high": told["high"],
            "fair": round(sum(fair) / len(fair), 4) if fair else None,
            "ahead": first if ahead else second,
            "p": tail(decided, wins) if ahead else tail([1.0 - chance for chance in decided], losses),
        }


def tail(chances: list[float], wins: int) -> float:
    """How likely at least so many of these come true, each with its own chance, one independent of the other."""
    exactly = [1.0] + [0.0] * len(chances)
    for number, chance in enumerate(chances, start=1):
        for k in range(number, 0, -1):
            exactly[k] = exactly[k] * (1.0 - chance) + exactly[k - 1] * chance
        exactly[0] *= 1.0 - chance
    return min(1.0, math.fsum(exactly[wins:]))


def rate(players: list[str], games: list[tuple[list[str], list[float]]]) -> dict[str, tuple[float, float]]:
    """Each player's Elo, the mean of all being 0, with its standard error. A game: who sat where, who won how much of it."""
    number = len(players)
    place = {name: i for i, name in enumerate(players)}
    kinds: dict[tuple[int, ...], list[float]] = {}  # by how many seats each had: games, and the wins of each
    for seats, won in games:
        key = tuple(seats.count(name) for name in players)
        told = kinds.setdefault(key, [0.0] * (number + 1))
        told[number] += 1
        for who, part in zip(seats, won, strict=True):
            told[place[who]] += part
    strength = [0.0] * number
    curve: list[list[float]] = []
    for _ in range(60):
        slope = [-value / _DOUBT**2 for value in strength]
        curve = [[1.0 / _DOUBT**2 if i == j else 0.0 for j in range(number)] for i in range(number)]
        for key, told in kinds.items():
            weights = [seats * math.exp(strength[i]) for i, seats in enumerate(key)]
            chance = [weight / sum(weights) for weight in weights]
            for i in range(number):
                slope[i] += told[i] - told[number] * chance[i]
                for j in range(number):
                    curve[i][j] += told[number] * chance[i] * ((i == j) - chance[j])
        step = [sum(row[j] * slope[j] for j in range(number)) for row in inverse(curve)]
        longest = max(map(abs, step))
        strength = [value + part * min(1.0, 1.0 / (longest or 1.0)) for value, part in zip(strength, step, strict=True)]
        if longest < 1e-9:
            break
    spread_of = inverse(curve)
    mean = sum(strength) / number
    rated = {}
    for i, name in enumerate(players):
        against = [(i == j) - 1.0 / number for j in range(number)]
        variance = sum(against[a] * against[b] * spread_of[a][b] for a in range(number) for b in range(number))
        rated[name] = (ELO * (strength[i] - mean), ELO * math.sqrt(max(0.0, variance)))
    return rated


def inverse(matrix: list[list[float]]) -> list[list[float]]:
    """Of a small matrix, by Gauss and Jordan."""
    n = len(matrix)
    work = [[*row, *[float(i == j) for j in range(n)]] for i, row in enumerate(matrix)]
    for i in range(n):
        pivot = max(range(i, n), key=lambda k: abs(work[k][i]))
        work[i], work[pivot] = work[pivot], work[i]
        work[i] = [value / work[i][i] for value in work[i]]
        for k in range(n):
            if k != i:
                factor = work[k][i]
                work[k] = [value - factor * other for value, other in zip(work[k], work[i], strict=True)]
    return [row[n:] for row in work]
