"""A short way to lay out a situation of Napoleon in Europe and to play on from it, in names instead of numbers.

    t = table(holland="france 6I 2C", hanover="britain 4I 1L", dice="6 1 1 1")
    t.do("p1", "march holland>hanover", "whole")

France is p1's, Britain p2's, Austria p3's; the others are neutral, unless `seats` says otherwise. Homelands belong to their
nations. Chance answers only with the dice that the test gives: a die that should not be rolled is an error.
"""

import re
from collections.abc import Mapping
from typing import Any

from grognard.games.napoleon_in_europe import GAME
from grognard.games.napoleon_in_europe.tables import ARMS, CARDS, HOMELAND, KIND_OF, KINDS, NATIONS, REGIONS
from grognard.kernel.actions import NUMBER, SEAT
from grognard.kernel.chance import Source
from grognard.kernel.contract import Event, State
from grognard.kernel.errors import BadInput

THREE = {"p1": "france", "p2": "britain", "p3": "austria"}
TWO = {"p1": "france", "p2": "britain"}
FOUR = {"p1": "france", "p2": "britain", "p3": "austria", "p4": "russia"}
# The phase counter stands on the phase that follows.
PHASES = {
    "Diplomacy": 1, "EndAlliances": 2, "Call": 4, "Movement": 5, "Battles": 6, "Draw": 6, "Production": 8, "Late": 8,
    "End": 9,
}  # fmt: skip
_LETTERS = "ICAL"


class Dice(Source):
    """The dice of a test, face by face; several thrown together are taken off together. What is drawn from the deck is
    named by `draws`, places in the deck, else it is its first card."""

    def __init__(self, faces: str, draws: list[int]) -> None:
        self.faces = [int(face) for face in faces if face.isdigit()]
        self.draws = draws

    def below(self, index: int, n: int) -> int:
        thrown = {6: 1, 36: 2, 216: 3, 1296: 4}.get(n, 0)
        if thrown and self.faces:
            if len(self.faces) < thrown:
                raise BadInput("chance-missing", index=index)
            value = 0
            for _ in range(thrown):
                value = value * 6 + self.faces.pop(0) - 1
            return value
        if thrown and not self.draws:
            raise BadInput("chance-missing", index=index)
        return self.draws.pop(0) if self.draws else 0


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
        assert (clause is None) == (action in self.legal(seat)), (action, clause)
        return clause

    def do(self, seat: str, *actions: str) -> "Table":
        """The seat does this, one after the other, each legal."""
        self.events = self.state.events = []
        for action in actions:
            assert self.bar(seat, action) is None, f"{action}: {self.bar(seat, action)}"
            self.state.apply(GAME.seat_number(seat), GAME.vocabulary.parse(action))
        self.state.events = None
        return self

    def settle(self) -> "Table":
        """Let what happens by itself happen, and listen."""
        self.events = self.state.events = []
        self.state.settle()
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
        """A part of the true table: `t["turn"]`, `t["hands"]`, `t["battle"]`."""
        return self.told()["table"][part]

    def pieces(self, place: str) -> str:
        """What stands in a region: "france 6I 2C; britain 1L"."""
        return "; ".join(f"{nation} {army(counts)}" for nation, counts in self["pieces"].get(place, {}).items())

    def control(self, place: str) -> str | None:
        found: str | None = self["control"].get(place)
        return found

    def hand(self, nation: str) -> list[str]:
        """The kinds of cards in a hand."""
        return [card.partition("#")[0] for card in self["hands"].get(nation, [])]

    def rank(self, nation: str, rank: str) -> str:
        """A rank on the battle board: `front`, `rear` or `dead`."""
        return army(self["battle"][rank].get(nation, [0, 0, 0, 0]))

    # --- what a seat gets to see -------------------------------------------------------------------------------------

    def see(self, viewer: str) -> dict[str, Any]:
        """The table in the eyes of a seat or of the `watcher`."""
        seen: dict[str, Any] = self.state.view(GAME.seat_number(viewer))["table"]
        return seen

    def shown(self, viewer: str) -> tuple[str, list[str]]:
        """The step and who is awaited, in the eyes of a seat."""
        seen = self.state.view(GAME.seat_number(viewer))
        return seen["frame"], seen["awaited"]

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


def army(counts: list[int]) -> str:
    """Four numbers as "6I 2C"."""
    return " ".join(f"{pieces}{letter}" for pieces, letter in zip(counts, _LETTERS) if pieces) or "-"


def counts(text: str) -> list[int]:
    """ "6I 2C" as four numbers."""
    found = [0, 0, 0, 0]
    for pieces, letter in re.findall(r"(\d+)([ICAL])", text):
        found[_LETTERS.index(letter)] += int(pieces)
    return found


def standing(text: str) -> dict[str, list[int]]:
    """ "france 6I 2C; britain 1L" by nation."""
    return {part.split()[0]: counts(part) for part in text.split(";") if part.strip()}


def cards(text: str, gone: list[str]) -> list[str]:
    """ "france_square*2 bicorne" as single cards that are not gone."""
    found: list[str] = []
    for word in text.split():
        kind, _, times = word.partition("*")
        for _ in range(int(times or 1)):
            card = next(card for i, card in enumerate(CARDS) if KINDS[KIND_OF[i]] == kind and card not in gone)
            gone.append(card)
            found.append(card)
    return found


def description(
    seats: Mapping[str, str] | None = None,
    frame: str = "Movement",
    turn: str = "p1",
    party: str = "",
    number: int = 1,
    allies: str = "",
    hands: Mapping[str, str] | None = None,
    control: Mapping[str, str] | None = None,
    options: Mapping[str, object] | None = None,
    put: Mapping[str, Any] | None = None,
    **regions: str,
) -> dict[str, Any]:
    """A position: pieces by region, control besides the homelands by `control`, alliances as "p1-p2 p2-p3", hands by nation.

    `frame` is the step at which the player whose `turn` it is decides, or a phase about to begin (Battles, Draw, Late, End).
    """
    chosen = {name: nations.split() for name, nations in (seats or THREE).items()}
    in_play = [nation for nations in chosen.values() for nation in nations]
    held = {REGIONS[r]: nation for nation in in_play for r in HOMELAND[NATIONS.index(nation)]}
    held.update(control or {})
    pieces = {region: standing(text) for region, text in regions.items()}
    gone: list[str] = []
    slot = list(chosen).index(turn)
    moving = PHASES.get(frame, 5) >= 5
    pairs = [pair.split("-") for pair in allies.split()]
    table: dict[str, Any] = {
        "seats": {
            name: {
                "nations": nations,
                "allies": [b if a == name else a for a, b in pairs if name in (a, b)],
            }
            for name, nations in chosen.items()
        },
        "turn": {
            "first": next(iter(chosen)),
            "number": number,
            "slot": slot,
            "phase": PHASES.get(frame, 5),
            "active": turn,
            "party": party.split() or ([] if frame == "Diplomacy" else [turn]),
            "mover": turn,
        },
        "control": {region: nation for region, nation in held.items() if nation},
        "pieces": pieces,
        "rested": pieces if moving else {},
        "ready": pieces if moving else {},
        "hands": {nation: cards(text, gone) for nation, text in (hands or {}).items()},
    }
    for part, told in (put or {}).items():
        table[part] = {**table[part], **told} if isinstance(told, Mapping) and part in table else told
    stack: list[dict[str, Any]] = [{"frame": "GameTurn"}, {"frame": "PlayerTurn"}]
    if frame == "Movement":
        stack += [{"frame": "Moves"}, {"frame": "Movement", "seat": turn}]
    elif frame == "Battles":
        stack += [{"frame": "Battles"}]
    elif frame == "Production":
        stack += [{"frame": "Produce"}, {"frame": "Production", "seat": turn}]
    elif frame not in ("Draw", "Late", "End"):
        stack += [{"frame": frame, "seat": turn}]
    given = {"players": len(chosen), **(options or {})}
    return {"game": GAME.id, "options": given, "stack": stack, "table": table}


def table(**situation: Any) -> Table:
    """The situation of that `description`, in which chance answers with these `dice` and `draws`."""
    source = Dice(situation.pop("dice", ""), situation.pop("draws", []))
    return Table(GAME.position(description(**situation), source=source))


def game(seed: int = 0, source: Source | None = None, **options: Any) -> Table:
    """A new game; `heard` tells of the first steps of its set-up."""
    state = GAME.begin(GAME.resolve(options), seed, source)
    return Table(state).settle()


def placed(t: Table) -> Table:
    """All starting pieces placed, each arm in the first region offered."""
    while t.frame in ("Placement", "SecretPlacement"):
        seat = t.awaited[0]
        t.do(seat, t.legal(seat)[-1])
    return t


def passed(t: Table) -> Table:
    """A diplomacy window in which nobody has anything to say."""
    while t.frame == "Diplomacy":
        t.do(t.awaited[0], "done")
    return t


def deploy(t: Table, seat: str, *numbers: int) -> Table:
    """The seat deploys its corps, so many of each in front."""
    return t.do(seat, *[f"front {n}" for n in numbers])


def battle(attack: str, defence: str, dice: str = "", draws: list[int] | None = None, **situation: Any) -> Table:
    """France (p1) has marched from Holland and attacks Britain (p2) in Hanover; deployment is to come."""
    there = {"hanover": f"france {attack}; britain {defence}"} | situation
    trails = [
        {"at": "hanover", "corps": f"france_{arm}", "start": "holland", "number": pieces, "stopped": 1}
        for arm, pieces in zip(ARMS, counts(attack))
        if pieces
    ]
    put = {"trails": trails, "rested": {"hanover": {}}, "ready": {"hanover": {}}} | there.pop("put", {})
    return table(frame="Battles", dice=dice, draws=draws or [], put=put, **there)


def fought(attack: str, defence: str, dice: str = "", draws: list[int] | None = None, **situation: Any) -> Table:
    """The same battle with everything deployed in front; the defender's first move is to come."""
    t = battle(attack, defence, dice, draws, **situation)
    for seat, force in (("p1", attack), ("p2", defence)):
        deploy(t, seat, *[pieces for pieces in counts(force) if pieces])
    return t
