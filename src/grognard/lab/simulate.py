"""Many games between computer players, on one or several cores, with the same results whatever their number.

Game i has its own seed, which follows from the series' seed and i. The players move up one seat from game to game: in game i
seat s is taken by `players[(s + i) % n]`, so that over n games every player sits once on every seat, in the same order of
neighbours.
"""

import signal
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import partial
from multiprocessing import get_context
from threading import current_thread, main_thread
from typing import Any, TypeVar

from grognard.kernel.chance import next_word, seed_word
from grognard.kernel.contract import State
from grognard.kernel.errors import BadInput
from grognard.kernel.options import Options
from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game
from grognard.kernel.study import Study, watch
from grognard.lab.seeds import derived
from grognard.players import find_player, processes_of

Z = 1.959963984540054  # of a normal variable, 95 % lie within so many standard deviations
LIMIT = 20_000  # decisions after which a game counts as unfinished
Task = TypeVar("Task")
Done = TypeVar("Done")
_LARGEST_CHUNK = 8  # games handed to a worker at a time: few, so that results come steadily


@dataclass(frozen=True)
class Series:
    """What is to be played."""

    game: str
    options: Options
    players: list[str]
    seed: int
    limit: int = LIMIT
    engines: Mapping[str, str] = field(default_factory=dict)  # the commands of external players, by name
    study: bool = False  # whether each row tells the course of its game

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


@dataclass
class Tally:
    """What came out, row by row."""

    series: Series
    rows: list[Row] = field(default_factory=list)

    def summary(self, seconds: float) -> dict[str, Any]:
        seats = find_game(self.series.game).seats(self.series.options)
        decisions = sum(row.decisions for row in self.rows)
        return {
            "game": self.series.game,
            "rules": find_game(self.series.game).version,
            "options": self.series.options,
            "players": self.series.players,
            "seed": self.series.seed,
            "limit": self.series.limit,
            "games": len(self.rows),
            "finished": sum(row.finished for row in self.rows),
            "decisions": decisions,
            "decisions_per_second": round(decisions / seconds) if seconds > 0 else None,
            "mean_decisions": decisions / len(self.rows) if self.rows else None,
            "wins": {
                "by_seat": {seat: self._share([seat]) for seat in seats},
                "by_player": {name: self._share_of(name) for name in dict.fromkeys(self.series.players)},
            },
            "seconds": round(seconds, 3),
        }

    def _share(self, seats: list[str]) -> dict[str, Any]:
        return share(sum(row.winner in seats for row in self.rows), len(self.rows))

    def _share_of(self, name: str) -> dict[str, Any]:
        """A player's wins out of all the seats he sat on: with one seat a game, his share of the games."""
        seats = find_game(self.series.game).seats(self.series.options)
        sat = sum(row.seats.count(name) for row in self.rows)
        return share(
            sum(row.winner is not None and row.seats[seats.index(row.winner)] == name for row in self.rows), sat
        )


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
    given: Mapping[str, str],
    players: list[str],
    seed: int,
    limit: int = LIMIT,
    engines: Mapping[str, str] | None = None,
) -> Series:
    """A series with its options checked. Where the options leave the number of seats open, that of the players fixes it."""
    for name in players:
        find_player(name, engines)
    options = options_for(game_id, given, len(players))
    seats = find_game(game_id).seats(options)
    if len(seats) != len(players):
        raise BadInput("player-count", found=len(players), wanted=len(seats))
    return Series(game_id, options, players, seed, limit, engines or {})


def options_for(game_id: str, given: Mapping[str, str], players: int) -> Options:
    """The options complete; where they leave the number of seats open, this one is taken."""
    game = find_game(game_id)
    wishes: dict[str, object] = dict(given)
    if "players" not in given and any(option.id == "players" for option in game.options):
        wishes["players"] = players
    return game.resolve(wishes)


# --- one game --------------------------------------------------------------------------------------------------------


def play(series: Series, number: int) -> Row:
    """Game `number` of the series."""
    n = len(series.players)
    seats = [series.players[(seat + number) % n] for seat in range(n)]
    return play_game(series, number, derived(series.seed, number), seats)


def play_game(
    series: Series, number: int, seed: int, seats: list[str], spent: list[tuple[int, float]] | None = None
) -> Row:
    """One game with these players on its seats. `spent` is told, seat by seat, how many choices took how many seconds."""
    game = find_game(series.game)
    state = game.begin(game.resolve(series.options), seed)
    study = game.study(state) if series.study else None
    state.settle()
    if study:
        study.listen(state)
    players = derived(seed, "players")
    if spent is not None or set(seats) != {"random"}:
        decisions = _play_on(state, seats, players, series, [] if spent is None else spent, study)
    elif study:
        decisions = watch(state, study, players, series.limit)
    else:
        decisions = playout(state, players, series.limit)
    finished = not state.stack
    scores = state.scores() if finished else None
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)] if scores else []
    winner = game.seats(series.options)[winners[0]] if len(winners) == 1 else None
    return Row(number, seed, seats, decisions, finished, winner, scores, study.notes(state) if study else {})


def _play_on(
    state: State, seats: list[str], seed: int, series: Series, spent: list[tuple[int, float]], study: Study | None
) -> int:
    players = [find_player(name, series.engines) for name in seats]
    choices, seconds = [0] * len(seats), [0.0] * len(seats)
    word = seed_word(seed)
    decisions = 0
    try:
        while decisions < series.limit:
            deciders = state.deciders()
            if not deciders:
                break
            seat = deciders[0]
            word = next_word(word)
            started = time.perf_counter()
            action = players[seat].choose(state, seat, word)
            seconds[seat] += time.perf_counter() - started
            choices[seat] += 1
            state.apply(seat, action)
            if study:
                study.after(state, seat, action)
            decisions += 1
    finally:
        for player in players:
            player.close()
    spent += zip(choices, seconds, strict=True)
    return decisions


# --- many games ------------------------------------------------------------------------------------------------------


def rows(series: Series, games: int, jobs: int) -> Iterator[Row]:
    """Games 0 to games - 1, in this order. Closing the iterator, or Ctrl-C, stops the workers at once."""
    teams = max(processes_of(name) for name in series.players) > 1
    size = max(1, min(_LARGEST_CHUNK, games // (jobs * 16)))
    yield from spread(partial(play, series), range(games), 1 if teams else jobs, size)


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, size: int = 1) -> Iterator[Done]:
    """What comes of these tasks, in their order, on so many processes."""
    if jobs <= 1 or len(tasks) <= 1:
        for task in tasks:
            yield work(task)
        return
    with _deaf():  # workers are started afresh, not forked: whoever calls may have threads
        pool = get_context("spawn").Pool(min(jobs, len(tasks)))
    with pool:
        yield from pool.imap(work, tasks, size)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes that are started meanwhile do not hear Ctrl-C: it is for the one that started them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def as_json(row: Row) -> dict[str, Any]:
    return asdict(row)


def run(series: Series, games: int, jobs: int = 1) -> dict[str, Any]:
    """Play them all and sum up."""
    started = time.perf_counter()
    tally = Tally(series, list(rows(series, games, jobs)))
    return tally.summary(time.perf_counter() - started)
