"""Computer seats: decisions made in worker processes, so that thinking never holds up the tables.

A worker is handed a world dealt anew from what its seat knows, never the truth. It keeps its players for a while, so that a
search that comes back to the same turn goes on where it was.
"""

import asyncio
import logging
import multiprocessing
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import TypeVar

from grognard import engine
from grognard.kernel.contract import Game, State
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game
from grognard.players import EngineFailed, Player, find_player, level_names, player_names
from grognard.server.wire import Json

log = logging.getLogger("grognard.computer")
T = TypeVar("T")

DEFAULT_LEVEL = "voltigeur"  # offered first
HINT_LEVEL = "grognard"  # advises people
STAND_IN = "greedy"  # plays on for people who have resigned or run out of time, and for engines that fail
_SEATED = 32  # players that a worker keeps
_ALTERNATIVES = 4  # actions that an advice weighs against each other

_players: OrderedDict[tuple[str, int, str], Player] = OrderedDict()


@dataclass(frozen=True)
class Question:
    """What a worker is asked: whose decision, in which world."""

    table: str
    game: str
    world: Json
    seat: int
    level: str
    seed: int
    engines: Mapping[str, str]


@dataclass(frozen=True)
class Choice:
    """What is done, who did it if not the one who was asked, what was weighed, and how long it took to think."""

    action: int
    by: str = ""
    thoughts: list[Json] = field(default_factory=list)
    seconds: float = 0.0


def decide(question: Question) -> Choice:
    """What a player does in this world (runs in a worker)."""
    key = (question.table, question.seat, question.level)
    player = _players.pop(key, None) or find_player(question.level, question.engines)
    game = find_game(question.game)
    world = game.position(question.world, question.seed)
    begun = time.perf_counter()
    action = player.choose(world, question.seat, question.seed)
    seconds = time.perf_counter() - begun
    _players[key] = player
    while len(_players) > _SEATED:
        _players.popitem(last=False)[1].close()
    return Choice(action, thoughts=_thoughts(game, player), seconds=seconds)


def _thoughts(game: Game, player: Player) -> list[Json]:
    """What the player weighed, by names: the action, what it promises, how much of the thinking it took, what may follow."""
    thoughts = player.explain()
    playouts = sum(thought.playouts for thought in thoughts)
    return [
        {
            "do": game.vocabulary.name(thought.action),
            "value": round(thought.value, 3),
            "part": round(thought.playouts / playouts, 3),
            "line": [{"seat": game.seat_name(seat), "do": game.vocabulary.name(a)} for seat, a in thought.line],
        }
        for thought in thoughts[:_ALTERNATIVES]
    ]


class Computer:
    """The worker processes; one that dies is replaced, and its decision asked for again."""

    def __init__(self, workers: int, seconds: float, engines: Mapping[str, str] | None = None) -> None:
        self._workers = max(1, workers)
        self._seconds = seconds
        self.engines = dict(engines or {})
        self._pool: ProcessPoolExecutor | None = None
        self._compiled = False  # whether the pool was started when the engine had been compiled behind us

    def levels(self) -> list[str]:
        """What a table can be offered."""
        return [*level_names(), *self.engines]

    def knows(self, level: str) -> bool:
        """Whether a seat may be given to such a player: nobody but the host can name a budget or a command."""
        return level in player_names() or level in self.engines

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is not None and not self._compiled and engine.newer():
            self._pool.shutdown(wait=False)  # it still answers what it was asked
            self._pool = None
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # to be had everywhere; a worker chooses its engine itself
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
            self._compiled = engine.newer()
        return self._pool

    async def choose(self, table: str, game: Game, state: State, seat: int, level: str, seed: int) -> Choice:
        """What the computer does for the seat. If an engine fails another player stands in; when there is no answer in time,
        it is any legal action."""
        question = Question(table, game.id, game.describe(state.redeal(seat, seed)), seat, level, seed, self.engines)
        for _ in range(3):
            try:
                thinking = self._running().submit(decide, question)
                choice = await asyncio.wait_for(asyncio.wrap_future(thinking), self._seconds)
                if state.bar(seat, choice.action) is None:
                    return choice
            except EngineFailed as problem:
                log.error("table %s, seat %s: %s; %s stands in", table, game.seat_name(seat), problem, STAND_IN)
                return Choice(find_player(STAND_IN).choose(state, seat, seed), "stand-in")
            except BrokenProcessPool:
                self.close()
            except TimeoutError:
                self.close()
                break
            except Exception:
                log.exception("table %s, seat %s: %s could not decide", table, game.seat_name(seat), level)
                break
        return Choice(find_player("random").choose(state, seat, seed))

    async def work(self, do: Callable[..., T], *about: object) -> T:
        """Have something else worked out by a worker; BadInput if that fails or takes too long."""
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self._running().submit(do, *about)), self._seconds)
        except (BrokenProcessPool, TimeoutError):
            self.close()
            raise BadInput("server-error") from None

    def processes(self) -> list[int]:
        """The process numbers of the workers at work."""
        return list(self._pool._processes) if self._pool else []

    def close(self) -> None:
        """Stop the workers, busy ones too; the next decision starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)
