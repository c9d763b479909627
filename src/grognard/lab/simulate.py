"""Many games between computer players, on one or several cores, with the same results whatever their number.

Game i has its own seed, which follows from the series' seed and i. The players move up one seat from game to game: in game i
seat s is taken by `players[(s + i) % n]`, so that over n games every player sits once on every seat, in the same order of
neighbours.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, TypeVar

from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import Game, State
from grognard.kernel.errors import BadInput
from grognard.kernel.options import Options
from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game
from grognard.kernel.study import Study, observe
from grognard.lab.crew import TaskLost
from grognard.lab.seeds import derived
from grognard.lab.spread import Hands, spread
from grognard.players import Player, find_player, processes_of

Z = 1.959963984540054  # of a normal variable, 95 % lie within so many standard deviations
LIMIT = 20_000  # decisions after which a game counts as unfinished
Task = TypeVar("Task")
Done = TypeVar("Done")
Decision = tuple[str, str, str, str, int]  # seat, player, frame, action, and how many were legal


@dataclass(frozen=True)
class Series:
    """What is to be played."""

    game: str
    options: Options
    players: list[str]
    seed: int
    limit: int = LIMIT
    engines: Mapping[str, str] = field(default_factory=dict)  # the commands of external players, by name
    decisions: bool = False  # whether every decision is noted
    study: bool = False  # whether each row tells how its game went

    def settings(self) -> dict[str, Any]:
        """What a folder of results was made with: `series.json`."""
        return {**asdict(self), "rules": find_game(self.game).version}


@dataclass(frozen=True)
class Row:
    """One game: who sat where, how many decisions it took, and who won (none of them if it was drawn or not finished)."""

    game: int
    seed: int
    seats: list[str]
    decisions: int
    finished: bool
    winner: str | None
    scores: list[float] | None
    study: dict[str, Any] = field(default_factory=dict)  # what the game notes of itself for a report
    course: list[Decision] = field(default_factory=list)  # where the series asks for it


class Tally:
    """What came out, counted row by row; the rows themselves are not kept."""

    def __init__(self, series: Series, rows: Iterable[Row] = ()) -> None:
        self.series = series
        self.seats = find_game(series.game).seats(series.options)
        self.games = self.finished = self.decisions = 0
        self.by_seat: Counter[str] = Counter()  # wins
        self.by_player: Counter[str] = Counter()  # wins
        self.sat: Counter[str] = Counter()  # by player: on so many seats
        for row in rows:
            self.add(row)

    def add(self, row: Row) -> None:
        self.games += 1
        self.finished += row.finished
        self.decisions += row.decisions
        self.sat.update(row.seats)
        if row.winner is not None:
            self.by_seat[row.winner] += 1
            self.by_player[row.seats[self.seats.index(row.winner)]] += 1

    def summary(self, seconds: float, before: int = 0) -> dict[str, Any]:
        """A player's share is that of his wins among the seats he sat on: with one seat a game, of his games. So many of the
        decisions were made before these seconds."""
        names = dict.fromkeys(self.series.players)
        return {
            "game": self.series.game,
            "rules": find_game(self.series.game).version,
            "options": self.series.options,
            "players": self.series.players,
            "seed": self.series.seed,
            "limit": self.series.limit,
            "games": self.games,
            "finished": self.finished,
            "decisions": self.decisions,
            "decisions_per_second": round((self.decisions - before) / seconds) if seconds > 0 else None,
            "mean_decisions": self.decisions / self.games if self.games else None,
            "wins": {
                "by_seat": {seat: share(self.by_seat[seat], self.games) for seat in self.seats},
                "by_player": {name: share(self.by_player[name], self.sat[name]) for name in names},
            },
            "seconds": round(seconds, 3),
        }


def share(wins: float, games: int) -> dict[str, Any]:
    """So many wins out of so many games, with Wilson's 95 % interval."""
    if not games:
        return {"wins": 0, "games": 0, "share": None, "low": None, "high": None}
    p, z2 = wins / games, Z * Z
    centre = (p + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z / (1 + z2 / games) * (p * (1 - p) / games + z2 / (4 * games * games)) ** 0.5
    low, high = max(0.0, centre - reach), min(1.0, centre + reach)
    return {"wins": wins, "games": games, "share": p, "low": round(low, 4), "high": round(high, 4)}


def prepare(
    game_id: str,
    given: Mapping[str, object],
    players: list[str],
    seed: int,
    limit: int = LIMIT,
    engines: Mapping[str, str] | None = None,
) -> Series:
    """A series with its options checked. Where the options leave the number of seats open, that of the players fixes it; one
    player takes all seats that the game has by itself."""
    for name in players:
        find_player(name, engines)
    if len(players) == 1:
        game = find_game(game_id)
        players = players * len(game.seats(game.resolve(given)))
    options = options_for(game_id, given, len(players))
    seats = find_game(game_id).seats(options)
    if len(seats) != len(players):
        raise BadInput("player-count", found=len(players), wanted=len(seats))
    return Series(game_id, options, players, seed, limit, engines or {})


def options_for(game_id: str, given: Mapping[str, object], players: int) -> Options:
    """The options complete; where they leave the number of seats open, this one is taken."""
    game = find_game(game_id)
    wishes = dict(given)
    if "players" not in given and any(option.id == "players" for option in game.options):
        wishes["players"] = players
    return game.resolve(wishes)


# --- one game --------------------------------------------------------------------------------------------------------


def seating(series: Series, number: int, turn: int) -> tuple[int, list[str]]:
    """The seed of game `number`, and who sits where when the players have moved up so often."""
    n = len(series.players)
    return derived(series.seed, number), [series.players[(seat + turn) % n] for seat in range(n)]


def play(series: Series, number: int) -> Row:
    """Game `number` of the series."""
    return play_game(series, number, *seating(series, number, number))


def play_game(
    series: Series,
    number: int,
    seed: int,
    seats: list[str],
    spent: list[tuple[int, float]] | None = None,
    state: State | None = None,
) -> Row:
    """One game with these players on its seats, from this situation on if it is given. `spent` is told, seat by seat, how
    many choices took how many seconds."""
    game = find_game(series.game)
    state = state or game.begin(game.resolve(series.options), seed)
    study = game.study(state) if series.study else None
    state.settle()
    if study:
        study.listen(state)
    alike = spent is None and set(seats) == {"random"}
    course: list[Decision] = []
    if alike and not series.decisions:
        chosen = derived(seed, "players")
        decisions = observe(state, study, chosen, series.limit) if study else playout(state, chosen, series.limit)
    else:
        players: list[Player] = [_Playout() if alike else find_player(name, series.engines) for name in seats]
        watch = _watch(game, seats, course) if series.decisions else None
        decisions = _play_on(state, players, derived(seed, "players"), series.limit, spent, watch, study)
    finished = not state.stack
    scores = state.scores() if finished else None
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)] if scores else []
    winner = game.seats(series.options)[winners[0]] if len(winners) == 1 else None
    notes = study.notes(state) if study else {}
    return Row(number, seed, seats, decisions, finished, winner, scores, notes, course)


class _Playout(Player):
    """Chooses as `playout` does, where every player is random and the game is looked at on its way."""

    def choose(self, state: State, seat: int, seed: int) -> int:
        actions = state.legal(seat)
        return actions[word_below(seed, len(actions))]


def _watch(game: Game, seats: list[str], course: list[Decision]) -> Callable[[State, int, int], None]:
    """Notes what a seat is about to do."""

    def note(state: State, seat: int, action: int) -> None:
        frame = type(state.stack[-1]).__name__
        legal = len(state.legal(seat))
        course.append((game.seat_name(seat), seats[seat], frame, game.vocabulary.name(action), legal))

    return note


def _play_on(
    state: State,
    players: list[Player],
    seed: int,
    limit: int,
    spent: list[tuple[int, float]] | None,
    watch: Callable[[State, int, int], None] | None,
    study: Study | None,
) -> int:
    choices, seconds = [0] * len(players), [0.0] * len(players)
    word = seed_word(seed)
    decisions = 0
    try:
        while decisions < limit:
            deciders = state.deciders()
            if not deciders:
                break
            seat = deciders[0]
            word = next_word(word)
            started = time.perf_counter()
            action = players[seat].choose(state, seat, word)
            seconds[seat] += time.perf_counter() - started
            choices[seat] += 1
            if watch:
                watch(state, seat, action)
            state.apply(seat, action)
            if study:
                study.after(state, seat, action)
            decisions += 1
    finally:
        for player in players:
            player.close()
    if spent is not None:
        spent += zip(choices, seconds, strict=True)
    return decisions


# --- many games ------------------------------------------------------------------------------------------------------


class GameLost(BadInput):
    """A game that takes down every process which plays it; what was played before stands."""


def rows(series: Series, games: int, hands: Hands, done: int = 0) -> Iterator[Row]:
    """Games `done` to games - 1, in this order. Closing the iterator, or Ctrl-C, stops the workers at once."""
    tasks = range(done, games)
    yield from spread_games(series, partial(play, series), tasks, hands, lambda number: seating(series, number, number))


def spread_games(
    series: Series,
    work: Callable[[Task], Done],
    tasks: Sequence[Task],
    hands: Hands,
    seating: Callable[[Task], tuple[int, list[str]]],
) -> Iterator[Done]:
    """What comes of these games. One that has to be given up is told with its seed and its settings."""
    try:
        yield from spread(work, tasks, hands_for(series.players, hands))
    except TaskLost as lost:
        seed, seats = seating(lost.task)
        options = " ".join(f"{name}={value}" for name, value in series.options.items())
        told = {"seed": str(seed), "players": ",".join(seats), "options": options}
        raise GameLost("game-lost", game=series.game, times=lost.times, **told) from None


def hands_for(players: list[str], hands: Hands) -> Hands:
    """Where a search has processes of its own, one game is played at a time, and on this machine."""
    teams = [name for name in players if processes_of(name) > 1]
    if teams and not isinstance(hands, int):
        raise BadInput("cluster-team", player=teams[0])
    return 1 if teams else hands


def run(series: Series, games: int, hands: Hands = 1) -> dict[str, Any]:
    """Play them all and sum up."""
    started = time.perf_counter()
    tally = Tally(series, rows(series, games, hands))
    return tally.summary(time.perf_counter() - started)


# --- files -----------------------------------------------------------------------------------------------------------


def as_json(row: Row) -> dict[str, Any]:
    """The row without the course of the game, which has rows of its own."""
    told = dict(vars(row))
    del told["course"]
    return told


def course_out(row: Row, line: int) -> list[dict[str, Any]]:
    """A row for each decision of the game, which has this line among the results."""
    names = ("seat", "player", "frame", "action", "legal")
    return [{"game": line, "number": i, **dict(zip(names, one, strict=True))} for i, one in enumerate(row.course)]


def row_in(told: Mapping[str, Any], series: Series, number: int) -> Row:
    """Game `number` of the series as it was written; ValueError if it is another one."""
    row = Row(**told)
    if (row.game, row.seed) != (number, derived(series.seed, number)):
        raise ValueError(number)
    return row
