"""A trial: one random game under test, and what every check needs."""

import json
from collections.abc import Callable
from typing import Any, NoReturn

from grognard.kernel import clauses
from grognard.kernel.actions import act
from grognard.kernel.contract import WATCHER, Event, Game, State
from grognard.kernel.options import Options, Value, resolve
from grognard.testing.luck import Luck
from grognard.testing.settings import values

Invariant = Callable[[State], None]
PER_VERB = 5  # how many arguments of each verb are tried when actions are probed


class Trial:
    """The game that is being tried: its options, its seats, and how far it has come."""

    def __init__(self, game: Game, given: dict[str, Value], seed: int, invariant: Invariant | None) -> None:
        self.game = game
        self.given = given
        self.options = game.resolve(given)
        self.seed = seed
        self.seats = len(game.seats(self.options))
        self.viewers = [WATCHER, *range(self.seats)]
        self.luck = Luck(seed)
        self.invariant = invariant
        self.clauses = clauses.load(game.package)
        self.orders = _orders(game)
        self.decision = 0
        self.moment = "set-up"

    def where(self) -> str:
        """The game, the options, the seed and the decision."""
        options = " ".join(f"{name}={value}" for name, value in self.given.items()) or "default options"
        return f"{self.game.id}, {options}, seed {self.seed}, decision {self.decision} ({self.moment})"

    def fail(self, message: str) -> NoReturn:
        raise AssertionError(f"{self.where()}: {message}")

    def same(self, one: object, two: object, message: str) -> None:
        """Fail, and say where they differ, unless both are equal."""
        if one != two:
            self.fail(f"{message}: {difference(one, two)}")

    def through_json(self, told: object, what: str) -> Any:
        """What comes back of it from a file: the same."""
        try:
            back = json.loads(json.dumps(told, allow_nan=False))
        except (TypeError, ValueError) as problem:
            self.fail(f"{what} is no JSON: {problem}")
        self.same(told, back, f"{what} is not what JSON makes of it")
        return back

    def described(self, state: State) -> Any:
        """The whole situation."""
        return self.game.describe(state)

    def sound(self, state: State) -> None:
        """The game's own invariant holds."""
        if self.invariant is not None:
            try:
                self.invariant(state)
            except AssertionError as problem:
                self.fail(f"the invariant does not hold: {problem}")

    def decide(self, state: State, luck: Luck) -> tuple[int, int]:
        """One of the seats that decide, and one of its legal actions, at random."""
        seat = luck.choose(state.deciders())
        return seat, luck.choose(self.open(state, seat))

    def open(self, state: State, seat: int) -> list[int]:
        """The legal actions of a seat that decides."""
        actions = state.legal(seat)
        if not actions:
            self.fail(f"{self.seat(seat)} decides and has nothing to do in {type(state.stack[-1]).__name__}")
        return actions

    def probes(self) -> list[int]:
        """A sample of all that can be said in this game: every verb, with the first, the last and some other arguments."""
        vocabulary = self.game.vocabulary
        found: list[int] = []
        for number, verb in enumerate(vocabulary.verbs):
            end = vocabulary.first[number + 1] if number + 1 < len(vocabulary.verbs) else vocabulary.size
            width = end - vocabulary.first[number]
            offsets = {0, width - 1, *(self.luck.below(width) for _ in range(PER_VERB - 2))}
            found += [act(number, verb.low + offset) for offset in sorted(offsets)]
        return found

    def seat(self, seat: int) -> str:
        return self.game.seat_name(seat)

    def names(self, actions: list[int]) -> str:
        return ", ".join(self.name(action) for action in actions)

    def name(self, action: int) -> str:
        return self.game.vocabulary.name(action) if self.game.vocabulary.holds(action) else f"action {action}"

    def told(self, events: list[Event], seat: int) -> list[str]:
        """What a seat (or the spectator) hears of these events."""
        return [
            " ".join([self.game.tellings[code].name, *map(str, arguments)])
            for audience, code, arguments in events
            if audience >> (seat + 1) & 1
        ]


def passes_at_once(state: State, seat: int) -> bool:
    """Whether a table passes for the seat at once: it decides, can do nothing else, and that is no secret."""
    return state.lone_pass(seat) >= 0 and not state.secret()


def _orders(game: Game) -> list[Options]:
    """Standing orders to try: all as they are by default, then each at each of its values."""
    defaults = resolve(game.orders, {})
    return [defaults, *({**defaults, order.id: value} for order in game.orders for value in values(order, defaults))]


def difference(one: object, two: object, path: str = "") -> str:
    """The first place at which two values differ, in words."""
    if isinstance(one, dict) and isinstance(two, dict):
        for key in [*one, *(key for key in two if key not in one)]:
            if key not in one or key not in two:
                return f"{path}{key} only in one of them"
            if one[key] != two[key]:
                return difference(one[key], two[key], f"{path}{key}.")
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        for i, (a, b) in enumerate(zip(one, two, strict=True)):
            if a != b:
                return difference(a, b, f"{path}{i}.")
    return f"{path.rstrip('.') or 'all'}: {one!r} ≠ {two!r}"
