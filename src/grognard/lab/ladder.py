"""A ladder: who is stronger, by how much, and how sure is that.

Every two players meet as often as any other two, seat-balanced: with two seats they play each set-up twice and change places;
with more, one of them sits alone among copies of the other, on each seat in turn, and then the other way round. Ratings are
the most likely ones where a seat wins with a chance in proportion to its player's strength (Bradley and Terry's model, with
Luce's extension to many seats); the intervals follow from the curvature of the likelihood. The p-value of an order is exact:
how likely so many wins would be, or more, if the two were equally strong.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import accumulate
from typing import Any

from grognard.engine import compiled
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game
from grognard.lab.seeds import derived
from grognard.lab.simulate import LIMIT, Row, Series, Z, as_json, options_for, play_game, share, spread_games
from grognard.lab.spread import Hands
from grognard.players import find_player

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

    @property
    def wanted(self) -> int:
        """How many games that makes."""
        return len(self.pairs) * self.games

    def meeting(self, place: int) -> Meeting:
        """The game at this place; they are so ordered that what has been played at any time is balanced."""
        number, p = divmod(place, len(self.pairs))
        seats = len(find_game(self.series.game).seats(self.series.options))
        seed = derived(self.series.seed, number // _round(seats))
        return Meeting(p, number, seed, _seating(*self.pairs[p], seats, number))


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
    given: Mapping[str, object],
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


def play(ladder: Ladder, place: int) -> Result:
    meeting = ladder.meeting(place)
    spent: list[tuple[int, float]] = []
    row = play_game(ladder.series, meeting.number, meeting.seed, meeting.seats, spent)
    return Result(meeting, row, [choices for choices, _ in spent], [round(seconds, 4) for _, seconds in spent])


def results(ladder: Ladder, hands: Hands, done: int = 0) -> Iterator[Result]:
    """The meetings from number `done` on, in their order."""

    def seating(place: int) -> tuple[int, list[str]]:
        meeting = ladder.meeting(place)
        return meeting.seed, meeting.seats

    yield from spread_games(ladder.series, partial(play, ladder), range(done, ladder.wanted), hands, seating)


# --- files -----------------------------------------------------------------------------------------------------------


def result_out(result: Result) -> dict[str, Any]:
    return {**vars(result), "meeting": vars(result.meeting), "row": as_json(result.row)}


def result_in(told: Mapping[str, Any]) -> Result:
    return Result(Meeting(**told["meeting"]), Row(**told["row"]), told["choices"], told["seconds"])


def result_at(told: Mapping[str, Any], ladder: Ladder, place: int) -> Result:
    """The result at this place as it was written; ValueError if it is another one."""
    result = result_in(told)
    if result.meeting != ladder.meeting(place):
        raise ValueError(place)
    return result


# --- what came out ---------------------------------------------------------------------------------------------------


def _won(result: Result) -> list[float]:
    """By seat: its part of the victory. A draw is shared by those who have the most, an unfinished game by all."""
    row = result.row
    scores = row.scores or [1.0] * len(row.seats)
    best = max(scores)
    return [1.0 / scores.count(best) if score == best else 0.0 for score in scores]


Kinds = dict[tuple[int, ...], list[float]]  # by how many seats each player had: the wins of each, and the games


class Pair:
    """How two players fared: the first one's part of each game, and what an equal's would be on these seats."""

    def __init__(self) -> None:
        self.games = self.wins = self.losses = 0
        self.part = self.fair = 0.0
        self.decided: Counter[float] = Counter()  # games won or lost, by the chance that an equal would have had

    def add(self, part: float, fair: float) -> None:
        self.games += 1
        self.wins += part == 1.0
        self.losses += part == 0.0
        self.part += part
        self.fair += fair
        if part in (0.0, 1.0):
            self.decided[fair] += 1

    def told(self, first: str, second: str) -> dict[str, Any]:
        """Wins and share with its interval, and how sure the order is."""
        shared = share(self.part, self.games)
        ahead = self.part >= self.fair
        against = Counter({1.0 - chance: number for chance, number in self.decided.items()})
        return {
            "players": [first, second],
            "games": self.games,
            "wins": [self.wins, self.losses],
            "drawn": self.games - self.wins - self.losses,
            "share": shared["share"],
            "low": shared["low"],
            "high": shared["high"],
            "fair": round(self.fair / self.games, 4) if self.games else None,
            "ahead": first if ahead else second,
            "p": tail(self.decided, self.wins) if ahead else tail(against, self.losses),
        }


class Standing:
    """The ladder as it stands after the results so far; they are counted, not kept."""

    def __init__(self, ladder: Ladder, results: Iterable[Result] = ()) -> None:
        self.ladder = ladder
        self.played = self.finished = 0
        self.kinds: Kinds = {}
        self.choices: Counter[str] = Counter()
        self.seconds: dict[str, float] = dict.fromkeys(ladder.series.players, 0.0)
        self.pairs = [Pair() for _ in ladder.pairs]
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        seats, won = result.row.seats, _won(result)
        self.played += 1
        self.finished += result.row.finished
        count(self.kinds, self.ladder.series.players, seats, won)
        for seat, who in enumerate(seats):
            self.choices[who] += result.choices[seat]
            self.seconds[who] += result.seconds[seat]
        first, _ = self.ladder.pairs[result.meeting.pair]
        part = sum(part for who, part in zip(seats, won, strict=True) if who == first)
        self.pairs[result.meeting.pair].add(part, seats.count(first) / len(seats))

    def summary(self, seconds: float) -> dict[str, Any]:
        players = self.ladder.series.players
        ratings = rate_kinds(players, self.kinds)
        ranking = sorted(players, key=lambda name: -ratings[name][0])
        game: Game = find_game(self.ladder.series.game)
        return {
            **self.ladder.settings(),
            "compiled": compiled(),
            "played": self.played,
            "finished": self.finished,
            "wanted": self.ladder.wanted,
            "seconds": round(seconds, 1),
            "seats": game.seats(self.ladder.series.options),
            "ranking": [{"player": name, **self._player(name, *ratings[name])} for name in ranking],
            "pairs": [pair.told(*names) for pair, names in zip(self.pairs, self.ladder.pairs, strict=True)],
        }

    def _player(self, name: str, elo: float, error: float) -> dict[str, Any]:
        choices, spent = self.choices[name], self.seconds[name]
        return {
            "elo": round(elo, 1),
            "low": round(elo - Z * error, 1),
            "high": round(elo + Z * error, 1),
            "choices": choices,
            "ms_a_choice": round(1000 * spent / choices, 3) if choices else None,
        }


def tail(chances: Iterable[float] | Mapping[float, int], wins: int) -> float:
    """How likely at least so many of these come true, each with its own chance, one independent of the other; a mapping says
    how many have the same chance."""
    some = [1.0]  # how likely exactly so many of those looked at come true
    *groups, last = Counter(chances).items() or [(0.5, 0)]
    for chance, number in groups:
        more = binomial(number, chance)
        found = [0.0] * (len(some) + number)
        for i, one in enumerate(some):
            for j, other in enumerate(more):
                found[i + j] += one * other
        some = found
    at_least = list(accumulate(reversed(binomial(last[1], last[0])), initial=0.0))[::-1]
    return min(1.0, math.fsum(one * at_least[min(max(wins - i, 0), last[1] + 1)] for i, one in enumerate(some)))


def binomial(number: int, chance: float) -> list[float]:
    """How likely exactly 0, 1, … of so many come true."""
    yes, no = math.log(chance), math.log1p(-chance)
    ways = [math.lgamma(number + 1) - math.lgamma(k + 1) - math.lgamma(number - k + 1) for k in range(number + 1)]
    return [math.exp(way + k * yes + (number - k) * no) for k, way in enumerate(ways)]


def count(kinds: Kinds, players: list[str], seats: list[str], won: list[float]) -> None:
    """Note a game: who sat where, who won how much of it."""
    told = kinds.setdefault(tuple(seats.count(name) for name in players), [0.0] * (len(players) + 1))
    told[-1] += 1
    for who, part in zip(seats, won, strict=True):
        told[players.index(who)] += part


def rate(players: list[str], games: list[tuple[list[str], list[float]]]) -> dict[str, tuple[float, float]]:
    """Each player's Elo, the mean of all being 0, with its standard error. A game: who sat where, who won how much of it."""
    kinds: Kinds = {}
    for seats, won in games:
        count(kinds, players, seats, won)
    return rate_kinds(players, kinds)


def rate_kinds(players: list[str], kinds: Kinds) -> dict[str, tuple[float, float]]:
    """The same, of games that were counted."""
    number = len(players)
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
