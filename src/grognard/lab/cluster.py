"""A Dask cluster: games on the workers of many machines.

    dask scheduler                                          on one machine
    dask worker tcp://HOST:8786 --nthreads 1 --nworkers 8   on each of the others, where the same Grognard is installed
    grognard simulate GAME … --cluster tcp://HOST:8786

A worker that is lost loses no game: Dask hands what it had to another one. What raises by itself is not tried again, and what
takes its worker down with it (four times, by Dask's default) is given up and told.
"""

import gc
import importlib.metadata
import logging
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Lock
from types import TracebackType
from typing import TYPE_CHECKING, Any, TypeVar

from grognard import __version__
from grognard.kernel.errors import BadInput
from grognard.kernel.registry import find_game

if TYPE_CHECKING:
    from distributed import Future

Task = TypeVar("Task")
Done = TypeVar("Done")
_ADDRESS = re.compile(r"(tcp|tls)://(\[[0-9a-fA-F:.]+\]|[^/:\s]+):\d{1,5}")
_PACKAGE = "grognard"
_PATIENCE = 10.0  # seconds for the scheduler to answer
_LONELY = 60.0  # seconds without any worker until it is given up
_LOOK = 2.0  # seconds from one look at the workers to the next
_ONE_AT_A_TIME = Lock()


class ClusterFailed(BadInput):
    """The cluster cannot be used, or no longer; what was played before stands."""


def work_off(work: Callable[[Task], Done], tasks: Sequence[Task]) -> tuple[list[Done], float]:
    """What a worker does with a chunk, and the seconds that it took."""
    started = time.perf_counter()
    return [work(task) for task in tasks], time.perf_counter() - started


def work_alone(game: str, rules: str, work: Callable[[Task], Done], tasks: Sequence[Task]) -> tuple[list[Done], float]:
    """The same on a cluster, whose workers may have joined late and may have threads: the rules are looked at, and a process
    plays one game at a time, for the engine's scratch lists belong to the process."""
    found = rules_of(game)
    if found != rules:
        raise ClusterFailed("cluster-rules", worker="–", game=game, found=found, wanted=rules)
    with _ONE_AT_A_TIME:
        return work_off(work, tasks)


def rules_of(game: str) -> str:
    """The version of the game's rules where this runs, or '' if there is no such game."""
    try:
        return find_game(game).version
    except BadInput:
        return ""


class Cluster:
    """The workers that a scheduler knows, checked to play this game by the rules that are known here."""

    def __init__(self, address: str, game: str) -> None:
        if not _ADDRESS.fullmatch(address):
            raise ClusterFailed("cluster-address", address=address, example="tcp://localhost:8786")
        try:
            from distributed import Client
        except ModuleNotFoundError:
            raise ClusterFailed("lab-missing", what="--cluster") from None
        logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what goes wrong is told by us, once
        self.address = address
        self.game = game
        self.rules = find_game(game).version
        self._looked = -_LOOK
        self._workers = 0
        self._waiting: set[Future] = set()
        client: Client | None = None
        # Nobody is there, or somebody whose first bytes are taken for a length.
        with suppress(OSError, ValueError, MemoryError):
            client = Client(address, timeout=_PATIENCE, set_as_default=False, name="grognard")
        if client is None:
            gc.collect()  # what there is of it closes itself now: while another one starts, both would wait for one lock
            raise ClusterFailed("cluster-unreachable", address=address)
        self.client = client
        try:
            self._check()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.client.close(timeout=_PATIENCE)

    def _check(self) -> None:
        try:
            self.client.wait_for_workers(1, timeout=_PATIENCE)
        except TimeoutError:
            raise ClusterFailed("cluster-empty", address=self.address) from None
        for worker, found in self.client.run(importlib.metadata.version, _PACKAGE, on_error="return").items():
            if isinstance(found, BaseException):
                raise ClusterFailed("cluster-without", worker=worker)
            if found != __version__:
                raise ClusterFailed("cluster-version", worker=worker, found=found, wanted=__version__)
        for worker, found in self.client.run(rules_of, self.game, on_error="return").items():
            if found != self.rules:
                told = "–" if isinstance(found, BaseException) else found
                raise ClusterFailed("cluster-rules", worker=worker, game=self.game, found=told, wanted=self.rules)

    def workers(self) -> int:
        """How many there are: they may come and go."""
        if time.monotonic() - self._looked >= _LOOK:
            self._workers = len(self._asked(self.client.nthreads))
            self._looked = time.monotonic()
        return max(1, self._workers)

    def hand(self, work: Callable[[Task], Done], tasks: Sequence[Task]) -> "Future":
        """Give a chunk to whoever is free."""
        future = self.client.submit(work_alone, self.game, self.rules, work, tasks, pure=False)
        self._waiting.add(future)
        return future

    def take(self, future: "Future") -> tuple[list[Any], float]:
        """What came of a chunk; wait for it if need be, also for a lost worker to be replaced."""
        from distributed import CancelledError, KilledWorker
        from distributed.comm import CommClosedError

        try:
            self._wait_for(future)
            found: tuple[list[Any], float] = future.result()
        except KilledWorker:
            raise ClusterFailed("cluster-killed", address=self.address) from None
        except (CancelledError, CommClosedError):
            raise ClusterFailed("cluster-lost", address=self.address) from None
        except ModuleNotFoundError as problem:  # a worker that joined late, without Grognard
            raise ClusterFailed("cluster-without", worker=str(problem.name)) from None
        self._waiting.discard(future)
        return found

    def _wait_for(self, future: "Future") -> None:
        alone = time.monotonic()
        while not future.done():
            try:
                future.exception(timeout=_LOOK)
            except TimeoutError:
                if self._asked(self.client.nthreads):
                    alone = time.monotonic()
                elif time.monotonic() - alone > _LONELY:
                    raise ClusterFailed("cluster-empty", address=self.address) from None

    def _asked(self, question: Callable[[], Any]) -> Any:
        try:
            return question()
        except (OSError, ValueError):
            raise ClusterFailed("cluster-lost", address=self.address) from None

    @contextmanager
    def cancelling(self) -> Iterator[None]:
        """What is still waiting in the end is not wanted any more."""
        try:
            yield
        finally:
            if self._waiting and self.client.status == "running":
                self.client.cancel(list(self._waiting), force=True)
            self._waiting.clear()
