"""Many pieces of work, on the processes of this machine or on a cluster: what comes of them, in their order.

Only so many pieces are handed out at a time, so that neither tasks nor results pile up however many there are. Each piece
is worked on by itself: what comes of it depends on nobody who works beside.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from typing import TypeVar

from grognard.lab.cluster import Cluster
from grognard.lab.crew import Crew

Task = TypeVar("Task")
Done = TypeVar("Done")
Later = TypeVar("Later")
Hands = int | Cluster  # so many processes here, or the workers of a cluster
_CHUNK_SECONDS = 0.1  # what a worker is given at a time should take about so long, so that results come steadily
_LARGEST_CHUNK = 64
_AHEAD = (
    4  # chunks that are handed out for each worker: one at work, the others waiting, or done and waiting for their turn
)


def spread(work: Callable[[Task], Done], tasks: Sequence[Task], hands: Hands) -> Iterator[Done]:
    """What comes of these tasks, in their order. Closing the iterator, or Ctrl-C, stops the processes at once. Who is
    lost, loses nothing: what he had is done again. A task that takes down process after process is given up: TaskLost."""
    if isinstance(hands, Cluster):
        with hands.cancelling():
            yield from _in_order(tasks, lambda chunk: hands.hand(work, chunk), hands.take, hands.workers)
    elif hands <= 1 or len(tasks) <= 1:
        for task in tasks:
            yield work(task)
    else:
        with closing(Crew(work, min(hands, len(tasks)))) as crew:
            yield from _in_order(tasks, crew.hand, crew.take, lambda: hands)


def _in_order(
    tasks: Sequence[Task],
    hand: Callable[[Sequence[Task]], Later],
    take: Callable[[Later], tuple[list[Done], float]],
    workers: Callable[[], int],
) -> Iterator[Done]:
    """Hand out chunks as far as the workers have room for them, and take them back in their order."""
    waiting: deque[Later] = deque()
    given, size = 0, 1
    while waiting or given < len(tasks):
        while given < len(tasks) and len(waiting) < _AHEAD * workers():
            waiting.append(hand(tasks[given : given + size]))
            given += size
        done, seconds = take(waiting.popleft())
        size = max(1, min(_LARGEST_CHUNK, int(len(done) * _CHUNK_SECONDS / max(seconds, 1e-6))))
        yield from done
