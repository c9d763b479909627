"""Computer seats: decisions made in worker processes, so that thinking never holds up the tables.

A worker is handed a world dealt anew from what its seat knows, never the truth.
"""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from grognard.kernel.contract import Game, State
from grognard.kernel.registry import find_game
from grognard.players import find_player


def decide(game_id: str, world: dict[str, Any], seat: int, level: str, seed: int) -> int:
    """What a player of this level does in this world (runs in a worker)."""
    state = find_game(game_id).position(world, seed)
    return find_player(level).choose(state, seat, seed)


class Computer:
    """The worker processes; one that dies is replaced, and its decision asked for again."""

    def __init__(self, workers: int, seconds: float) -> None:
        self._workers = max(1, workers)
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("forkserver")
            self._pool = ProcessPoolExecutor(self._workers, mp_context=context)
        return self._pool

    async def choose(self, game: Game, state: State, seat: int, level: str, seed: int) -> int:
        """The action that the computer takes for the seat. When it finds none in time, any legal one."""
        world = game.describe(state.redeal(seat, seed))
        for _ in range(3):
            try:
                thinking = self._running().submit(decide, game.id, world, seat, level, seed)
                action = await asyncio.wait_for(asyncio.wrap_future(thinking), self._seconds)
                if state.bar(seat, action) is None:
                    return action
            except BrokenProcessPool:
                self.close()
            except TimeoutError:
                self.close()
                break
        return find_player("random").choose(state, seat, seed)

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
