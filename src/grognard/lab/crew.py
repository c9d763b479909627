"""Processes of this machine that work off chunks of tasks. Whoever is lost on the way (killed, out of memory) is replaced, and
what he had is done again.

Each process shows in shared memory which task it is at, so that a task that takes down its process again and again is found
and given up, and with it all the work: what comes of a task depends on the task alone, and results have an order.
"""

import signal
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from typing import Any, Generic, TypeVar

from grognard.lab.cluster import work_off

Task = TypeVar("Task")
Done = TypeVar("Done")
LIVES = 3  # processes that one task may take down
_GIVEN = 2  # chunks that a process has: one at work, and the next, so that it need not wait for us


class TaskLost(Exception):
    """A task has taken down every process that it was given to."""

    def __init__(self, task: Any, times: int) -> None:
        super().__init__(task, times)
        self.task = task
        self.times = times


class Chunk(Generic[Task]):
    """Tasks that are handed out together, and what came of them."""

    def __init__(self, tasks: Sequence[Task]) -> None:
        self.tasks = tasks
        self.found: tuple[list[Any], float] | Exception | None = None  # results with the seconds they took; none yet
        self.lost: Counter[int] = Counter()  # by place: the processes that were lost at that task


class Worker(Generic[Task]):
    """A process, and the chunks that it was given: the first of them is at work."""

    def __init__(self, work: Callable[[Task], Any]) -> None:
        context = get_context("spawn")  # started afresh, not forked: whoever calls may have threads
        self.chunks: deque[Chunk[Task]] = deque()
        self.place: Any = context.RawValue("l")  # which task of the chunk it is at
        self.door, there = context.Pipe()
        self.process = context.Process(target=_serve, args=(work, there, self.place), daemon=True)
        with _deaf():
            self.process.start()
        there.close()

    def give(self, chunk: Chunk[Task]) -> None:
        self.chunks.append(chunk)
        with suppress(OSError):  # it is lost, which `read` will see
            self.door.send(chunk.tasks)

    def read(self) -> bool:
        """Take what it has sent; whether it is still there."""
        try:
            while self.door.poll():
                self.chunks[0].found = self.door.recv()
                self.chunks.popleft()
        except (EOFError, OSError):
            return False
        return True

    def close(self) -> None:
        self.process.kill()
        self.process.join()
        self.door.close()


class Crew(Generic[Task]):
    """So many workers for one kind of work."""

    def __init__(self, work: Callable[[Task], Any], size: int) -> None:
        self._work = work
        self._queue: deque[Chunk[Task]] = deque()
        self._workers = [Worker(work) for _ in range(size)]

    def hand(self, tasks: Sequence[Task]) -> Chunk[Task]:
        """Give a chunk to whoever is free next."""
        chunk = Chunk(tasks)
        self._queue.append(chunk)
        self._feed()
        return chunk

    def take(self, chunk: Chunk[Task]) -> tuple[list[Any], float]:
        """What came of a chunk; wait for it if need be."""
        self._attend(0)
        while chunk.found is None:
            self._attend(None)
        if isinstance(chunk.found, Exception):
            raise chunk.found
        return chunk.found

    def close(self) -> None:
        for worker in self._workers:
            worker.close()

    def _feed(self) -> None:
        for load in range(_GIVEN):  # nobody has a second chunk while somebody has none
            for worker in self._workers:
                if self._queue and len(worker.chunks) <= load:
                    worker.give(self._queue.popleft())

    def _attend(self, seconds: float | None) -> None:
        """Take what has come, replace who is lost, and give out more."""
        ready = set(wait([worker.door for worker in self._workers], seconds))
        for i, worker in enumerate(self._workers):
            if worker.door in ready and not worker.read():
                self._replace(i)
        self._feed()

    def _replace(self, i: int) -> None:
        worker = self._workers[i]
        worker.close()
        if worker.chunks:
            chunk = worker.chunks[0]
            place = min(worker.place.value, len(chunk.tasks) - 1)
            chunk.lost[place] += 1
            if chunk.lost[place] >= LIVES:
                chunk.found = TaskLost(chunk.tasks[place], chunk.lost[place])
                worker.chunks.popleft()
        self._queue.extendleft(reversed(worker.chunks))
        self._workers[i] = Worker(self._work)


def _serve(work: Callable[[Task], Done], door: "Connection[Any, Any]", place: Any) -> None:
    """The life of a process: it ends when the one that started it closes the door, or is no more."""

    def noted(numbered: tuple[int, Task]) -> Done:
        place.value = numbered[0]
        return work(numbered[1])

    while True:
        try:
            tasks: Sequence[Task] = door.recv()
        except EOFError:
            return
        found: tuple[list[Done], float] | Exception
        try:
            found = work_off(noted, list(enumerate(tasks)))
        except Exception as problem:
            found = problem
        door.send(found)


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
