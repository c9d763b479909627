"""A short way to lay out a situation of RISK and to play on from it, in names instead of numbers.

    t = table(irlande=("p1", 5), frame="Combat", dice="6 1")
    t.do("p1", "attack irlande>ecosse", "engage 1")

Everything that is not named belongs to `rest`, with one regiment a territory. Chance answers only with the dice
that the test gives: a die that should not be rolled is an error.
"""

import random
from collections.abc import Iterator, Mapping
from typing import Any

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.tables import CARDS, COLOURS, MISSIONS, REGION_MASK, REGIONS, TERRITORIES
from grognard.kernel.actions import NUMBER, SEAT
from grognard.kernel.chance import Scripted, Source
from grognard.kernel.contract import Event, State

Situation = dict[str, Any]  # arguments of `table`

REGION: dict[str, list[str]] = {
    name: [t for i, t in enumerate(TERRITORIES) if REGION_MASK[r] >> i & 1] for r, name in enumerate(REGIONS)
}


class Unshuffled(Source):
    """Leaves every deck in its printed order (the last card on top), so that a test can follow the dealing."""

    def below(self, index: int, n: int) -> int:
        return n - 1


class Table:
    """A situation, played by name."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []  # of the last actions done

    # --- what may be done --------------------------------------------------------------------------------------------

    def legal(self, seat: str) -> list[str]:
        """The names of the actions open to the seat."""
        return [GAME.vocabulary.name(action) for action in self.state.legal(GAME.seat_number(seat))]

    def offers(self, seat: str, verb: str) -> list[str]:
        """What the seat may say after this verb."""
        return [name.partition(" ")[2] for name in self.legal(seat) if name.partition(" ")[0] == verb]

    def bar(self, seat: str, action: str) -> str | None:
        """The clause that forbids the action, which then is not offered either."""
        clause = self.state.bar(GAME.seat_number(seat), GAME.vocabulary.parse(action))
        assert (clause is None) == (action in self.legal(seat))
        return clause

    def do(self, seat: str, *actions: str) -> "Table":
        """The seat does this, one after the other, each legal."""
        self.events = self.state.events = []
        for action in actions:
            assert self.bar(seat, action) is None, f"{action}: {self.bar(seat, action)}"
            self.state.apply(GAME.seat_number(seat), GAME.vocabulary.parse(action))
        self.state.events = None
        return self

    # --- what is there -----------------------------------------------------------------------------------------------

    @property
    def frame(self) -> str:
        """The innermost step, '' when the game is over."""
        return type(self.state.stack[-1]).__name__ if self.state.stack else ""

    @property
    def awaited(self) -> list[str]:
        return [GAME.seat_name(seat) for seat in self.state.deciders()]

    def told(self) -> dict[str, Any]:
        """The whole situation as a description."""
        return GAME.describe(self.state)

    def __getitem__(self, part: str) -> Any:
        """A part of the true table: `t["pool"]`, `t["hands"]`, `t["winner"]`."""
        return self.told()["table"][part]

    def owner(self, place: str) -> str | None:
        owner: str | None = self["territories"][place]["owner"]
        return owner

    def regiments(self, place: str) -> int:
        """How many regiments stand there."""
        found: int = self["territories"][place]["regiments"]
        return found

    def garrisons(self, *places: str) -> list[int]:
        """How many regiments stand in each of these places."""
        return [self.regiments(place) for place in places]

    def army(self, owner: str) -> int:
        """All regiments of an owner on the board."""
        return sum(there["regiments"] for there in self["territories"].values() if there["owner"] == owner)

    def lands(self, owner: str) -> list[str]:
        """The territories of an owner."""
        return [place for place, there in self["territories"].items() if there["owner"] == owner]

    # --- what a seat gets to see -------------------------------------------------------------------------------------

    def see(self, viewer: str) -> dict[str, Any]:
        """The table in the eyes of a seat or of the `watcher`."""
        seen: dict[str, Any] = self.state.view(GAME.seat_number(viewer))["table"]
        return seen

    def player(self, viewer: str, other: str) -> dict[str, Any]:
        """Another player in the eyes of a seat."""
        found: dict[str, Any] = next(seat for seat in self.see(viewer)["seats"] if seat["name"] == other)
        return found

    def heard(self, viewer: str) -> list[str]:
        """The events of the last actions that reached this seat or the `watcher`."""
        bit = 1 << GAME.seat_number(viewer) + 1
        return [_event(event) for event in self.events if event[0] & bit]

    def redeal(self, viewer: str, seed: int) -> "Table":
        """A world that this seat cannot tell from the true one."""
        return Table(self.state.redeal(GAME.seat_number(viewer), seed))

    def copy(self) -> "Table":
        return Table(self.state.clone())


def _event(event: Event) -> str:
    telling = GAME.tellings[event[1]]
    words = [telling.name]
    for (_, kind), value in zip(telling.arguments, event[2], strict=True):
        if kind in (NUMBER, "dice"):
            words.append(str(value))
        else:
            words.append(GAME.seat_name(value) if kind == SEAT else GAME.vocabulary.word(kind, value))
    return " ".join(words)


# --- situations ------------------------------------------------------------------------------------------------------


def description(
    players: int = 3,
    rest: str = "p2",
    turn: str = "p1",
    frame: str = "Turns",
    hands: Mapping[str, str] | None = None,
    missions: Mapping[str, str] | None = None,
    capitals: Mapping[str, str] | None = None,
    pile: str = "",
    options: Mapping[str, object] | None = None,
    put: Mapping[str, object] | None = None,
    **lands: str | tuple[str, int],
) -> dict[str, Any]:
    """A position: territories or whole regions by name, cards by their territory (`"irlande saxe joker_1"`).

    `missions` or `capitals` choose their scenario, else it is the plain war of all against all. `frame` is the phase of
    the player whose `turn` it is (`Turns`: his turn begins). `pile` names its top cards. `put` sets other parts.
    """
    seats = [f"p{n}" for n in range(1, players + 1)]
    scenario = "mission" if missions else "capitals" if capitals else "two_player" if players == 2 else "world_conquest"
    territories: dict[str, Any] = {place: {"owner": rest, "regiments": 1} for place in TERRITORIES}
    for name in sorted(lands, key=lambda name: name not in REGION):  # regions first
        here = lands[name]  # the owner, or the owner and his regiments
        owner, regiments = (here, 1) if isinstance(here, str) else here
        for place in REGION.get(name, [name]):
            territories[place] = {"owner": owner, "regiments": regiments}
    held = {seat: cards((hands or {}).get(seat, "")) for seat in seats}
    away = [card for hand in held.values() for card in hand] + [f"card_{t}" for t in (capitals or {}).values()]
    top = cards(pile)
    phase = {"frame": frame, "seat": turn} | ({"done": 0} if frame in ("Manoeuvre", "Movement") else {})
    table: dict[str, Any] = {
        "turn": turn,
        "colours": dict(zip(seats, COLOURS)),
        "territories": territories,
        "hands": held,
        "pile": [*top, *[card for card in CARDS if card not in (*away, *top)]],
        "missions": _all_missions(seats, missions) if missions else {},
        "capitals": dict(capitals or {}),
        **(put or {}),
    }
    stack = [{"frame": "Turns"}] if frame == "Turns" else [{"frame": "Turns"}, phase]
    chosen = {"players": players, "scenario": scenario, **(options or {})}
    return {"game": GAME.id, "options": chosen, "stack": stack, "table": table}


def table(*, dice: str = "", **situation: Any) -> Table:
    """The situation of that `description`, in which chance answers with these dice: "652 31" is an attack with three dice
    and a defence with two."""
    return Table(GAME.position(description(**situation), source=Scripted(rolled(dice))))


def cards(names: str) -> list[str]:
    """Cards by the territory that they show."""
    return [name if name.startswith("joker") else f"card_{name}" for name in names.split()]


def rolled(dice: str) -> list[tuple[int, int]]:
    """Dice as chance answers them: each throw is one number, read in base six."""
    return [(6 ** len(throw), int("".join(str(int(die) - 1) for die in throw), 6)) for throw in dice.split()]


def _all_missions(seats: list[str], given: Mapping[str, str]) -> dict[str, str]:
    """The missions given, and for the others some that name no colour."""
    left = [m for m in MISSIONS if not m.startswith("m_destroy") and m not in given.values()]
    return {seat: given.get(seat) or left.pop() for seat in seats}


def scattered(owner: str, number: int, regiments: int = 1) -> Situation:
    """So many territories for an owner, of no region all of them."""
    places = [place for region in REGION.values() for place in region[1:]]
    assert number <= len(places)
    return dict.fromkeys(places[:number], (owner, regiments))


# --- whole games -----------------------------------------------------------------------------------------------------


def game(seed: int = 0, source: Source | None = None, **options: Any) -> Table:
    """A new game whose players have taken the colours of the box in their order; `heard` tells of the dealing."""
    state = GAME.begin(GAME.resolve(options), seed, source)
    t = Table(state)
    t.events = state.events = []
    state.settle()
    state.events = None
    for colour in COLOURS:
        if t.frame == "Colours":
            t.do(t.awaited[0], f"colour {colour}")
    return t


def deployed(t: Table) -> Table:
    """All starting regiments placed, each on its owner's first territory."""
    while t.frame == "Deploy":
        seat = t.awaited[0]
        t.do(seat, t.legal(seat)[0])
    return t


def wander(t: Table, seed: int, decisions: int) -> Iterator[Table]:
    """Random play, the table shown before each decision."""
    lot = random.Random(seed)
    for _ in range(decisions):
        if not t.awaited:
            return
        yield t
        seat = lot.choice(t.awaited)
        t.do(seat, lot.choice(t.legal(seat)))
