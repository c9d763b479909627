"""Golden playthroughs: whole games as they were once played, one for each way in which a game can end.

Each is a text file, `texts/<game>/<ending>.txt`, that tells decision by decision who decides, how many actions are open to
him and a hash of their list, what he does, what luck answers, and what is told to whom; now and then a hash of what each seat
sees. A change of rules shows here as a difference that a person can read. `make golden` writes the files anew.
"""

import hashlib
import importlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from grognard.kernel.contract import ALL, WATCHER, Event, State
from grognard.kernel.options import Value
from grognard.kernel.records import write_answers
from grognard.kernel.registry import find_game

FOLDER = Path(__file__).parent / "texts"
EVERY = 25  # decisions between two looks at what the seats see
LIMIT = 5000  # decisions after which a golden game is given up

Player = Callable[[State, int], int]


@dataclass(frozen=True)
class Golden:
    """A game to play: `players` makes the player of all seats from the seed, `ended` says how a finished game was won."""

    game: str
    ending: str
    options: dict[str, Value]
    seed: int
    players: Callable[[int], Player]
    ended: Callable[[State, list[Event]], str]

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.ending}.txt"


def games(game: str) -> list[Golden]:
    """The golden games of a game: its module here lists them in GAMES."""
    found: list[Golden] = importlib.import_module(f"{__name__}.{game}").GAMES
    return found


def endings(game: str) -> list[str]:
    """All the ways in which a game can end: its module here lists them in ENDINGS."""
    found: list[str] = importlib.import_module(f"{__name__}.{game}").ENDINGS
    return found


def play(golden: Golden) -> str:
    """The text of the game, played anew."""
    game = find_game(golden.game)
    state = game.begin(game.resolve(golden.options), golden.seed)
    player = golden.players(golden.seed)
    given = " ".join(f"{name}={value}" for name, value in golden.options.items())
    lines = [f"{game.id}, rules {game.version}: {given}, seed {golden.seed}"]
    events, answers = _listen(state)
    state.settle()
    lines.append(_told("set-up", state, events, answers))
    for number in range(LIMIT):
        if number % EVERY == 0 or not state.stack:
            lines.append(_views(state))
        if not state.stack:
            break
        seat = state.deciders()[0]
        names = [game.vocabulary.name(action) for action in state.legal(seat)]
        action = player(state, seat)
        events, answers = _listen(state)
        state.apply(seat, action)
        done = f"{game.seat_name(seat)} {len(names)} {_hash(names)} {game.vocabulary.name(action)}"
        lines.append(_told(done, state, events, answers))
    if state.stack:
        return "unfinished\n"
    scores = " ".join(f"{name} {score:g}" for name, score in zip(game.all_seats, state.scores(), strict=False))
    lines.append(f"{golden.ended(state, events)}: {scores}")
    return "\n".join(lines) + "\n"


def _listen(state: State) -> tuple[list[Event], list[tuple[int, int]]]:
    events: list[Event] = []
    answers: list[tuple[int, int]] = []
    state.events, state.answers = events, answers
    return events, answers


def _told(done: str, state: State, events: list[Event], answers: list[tuple[int, int]]) -> str:
    luck = f" ({write_answers(answers)})" if answers else ""
    told = "; ".join(_event(state, event) for event in events)
    return f"{done}{luck} | {told}" if told else f"{done}{luck}"


def _event(state: State, event: Event) -> str:
    """An event by its name and its arguments' names, with its audience if that is not everybody."""
    audience, code, arguments = event
    game = state.game
    telling = game.tellings[code]
    words = [
        game.vocabulary.word(kind, value) if kind in game.vocabulary.sets else str(value)
        for (_, kind), value in zip(telling.arguments, arguments, strict=True)
    ]
    seats = [seat for seat in _seats(state) if audience >> (seat + 1) & 1]
    to = "" if audience == ALL or seats == _seats(state) else ",".join(game.seat_name(seat) for seat in seats) + ": "
    return to + " ".join([telling.name, *words])


def _views(state: State) -> str:
    seen = [(seat, json.dumps(state.view(seat), sort_keys=True)) for seat in _seats(state)]
    return "= " + " ".join(f"{state.game.seat_name(seat)} {_hash([view])}" for seat, view in seen)


def _seats(state: State) -> list[int]:
    return [WATCHER, *range(len(state.game.seats(state.game.options_of(state))))]


def _hash(texts: list[str]) -> str:
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()[:6]
