"""A short way to lay out a situation of Napoléon 1815 and to play on from it, in names instead of numbers.

    t = table("blue", {"ney": "ligny", "zieten": "sombreffe"}, top={"french": [valued("french", 3)]})
    t.do("take ney", "manoeuvre", "step ligny>marbais", "end")

Corps have the strength of the campaign unless told otherwise. Draw piles hold the named cards on top, then the others in
order, so that nothing depends on luck.
"""

from collections.abc import Mapping
from typing import Any

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.state import Campaign
from grognard.games.napoleon_1815.tables import (
    BLOCKS,
    CARD_COLOUR,
    CARD_EVENT,
    CARD_FATIGUE,
    CARD_LOSSES,
    CARD_SIDE,
    CARD_VALUE,
    CARDS,
    DECKS,
    EVENTS,
    RED,
    SIDES,
    ZONES,
)
from grognard.kernel.contract import Event

Blocks = Mapping[str, Any]
SEAT_SIDE = {"blue": "french", "red": "coalition", "black": "coalition"}


def card(event: str, side: str = "", number: int = 0, players: int = 2) -> str:
    """The name of a card with this event, of this side's deck."""
    found = [
        CARDS[c]
        for deck in DECKS[players]
        for c in deck
        if EVENTS[CARD_EVENT[c]] == event and (not side or SIDES[CARD_SIDE[c]] == side)
    ]
    return found[number]


def valued(side: str, value: int, number: int = 0) -> str:
    """A card of this side with this movement value."""
    return [CARDS[c] for c in DECKS[2][SIDES.index(side)] if CARD_VALUE[c] == value][number]


def faced(side: str, losses: int, fatigue: int, number: int = 1, players: int = 2) -> list[str]:
    """So many cards of this side with this combat box."""
    deck = DECKS[players][SIDES.index(side)]
    return [CARDS[c] for c in deck if CARD_LOSSES[c] == losses and CARD_FATIGUE[c] == fatigue][:number]


class Table:
    """A situation, played by name."""

    def __init__(self, state: Campaign) -> None:
        self.s = state
        self.events: list[Event] = []  # of the last actions done

    # --- what may be done ----------------------------------------------------------------------------------------------

    @property
    def frame(self) -> str:
        return type(self.s.stack[-1]).__name__ if self.s.stack else "over"

    @property
    def seat(self) -> str:
        return GAME.seat_name(self.s.deciders()[0])

    def legal(self, seat: str = "") -> list[str]:
        number = GAME.seat_number(seat) if seat else self.s.deciders()[0]
        return [GAME.vocabulary.name(action) for action in self.s.legal(number)]

    def offers(self, verb: str, seat: str = "") -> list[str]:
        """What may be said after this verb."""
        return [name.partition(" ")[2] for name in self.legal(seat) if name.partition(" ")[0] == verb]

    def bar(self, action: str, seat: str = "") -> str | None:
        """The clause that forbids the action, which then is not offered either."""
        number = GAME.seat_number(seat) if seat else self.s.deciders()[0]
        clause = self.s.bar(number, GAME.vocabulary.parse(action))
        assert (clause is None) == (action in self.legal(seat)), action
        return clause

    def do(self, *actions: str) -> "Table":
        """Whoever decides does this, one after the other; each must be legal."""
        self.events = self.s.events = []
        for action in actions:
            seat = self.s.deciders()[0]
            number = GAME.vocabulary.parse(action)
            clause = self.s.bar(seat, number)
            assert clause is None, f"{action} of {GAME.seat_name(seat)} at {self.frame}: {clause}; open: {self.legal()}"
            self.s.apply(seat, number)
        self.s.events = None
        return self

    def passing(self, *frames: str) -> "Table":
        """Pass through windows: these ones, or all until somebody must decide something else."""
        told: list[Event] = []
        while self.s.stack and "pass" in self.legal() and self.frame != "Designate":
            if frames and self.frame not in frames:
                break
            self.do("pass")
            told += self.events
        self.events = told
        return self

    def through(self, *frames: str) -> "Table":
        """The first choice in these frames, as long as one of them is open."""
        told: list[Event] = []
        while self.frame in frames:
            self.do(self.legal()[0])
            told += self.events
        self.events = told
        return self

    # --- what is there ---------------------------------------------------------------------------------------------------

    def told(self, name: str, seat: str = "") -> list[list[str]]:
        """The events of this name in the last actions, as their arguments' names."""
        found = []
        for audience, code, arguments in self.events:
            telling = GAME.tellings[code]
            if telling.name != name:
                continue
            if seat and not audience >> (GAME.seat_number(seat) + 1) & 1:
                continue
            sets = GAME.vocabulary.sets
            found.append(
                [
                    sets[kind][value] if kind in sets else str(value)
                    for (_, kind), value in zip(telling.arguments, arguments, strict=True)
                ]
            )
        return found

    def zone(self, block: str) -> str:
        z = self.s.zone[BLOCKS.index(block)]
        return ZONES[z] if z >= 0 else {-1: "off", -2: "gone"}[z]

    def ready(self, block: str) -> bool:
        return bool(self.s.ready >> BLOCKS.index(block) & 1)

    def fatigue(self, block: str) -> int:
        return self.s.fatigue[BLOCKS.index(block)]

    def strength(self, block: str) -> tuple[int, int]:
        b = BLOCKS.index(block)
        return self.s.infantry[b], self.s.cavalry[b]

    def control(self, zone: str) -> str:
        return SIDES[self.s.control[ZONES.index(zone)]]

    def strong(self, zone: str) -> bool:
        return bool(self.s.strong[ZONES.index(zone)])

    def axis(self, zone: str) -> str | None:
        border = self.s.axis[ZONES.index(zone)]
        return GAME.vocabulary.word("border", border) if border >= 0 else None

    def hand(self, seat: str) -> list[str]:
        return [CARDS[c] for c in self.s.hand[GAME.seat_number(seat)]]

    def discards(self, side: str) -> list[str]:
        return [CARDS[c] for c in self.s.discard[SIDES.index(side)]]

    @property
    def vp(self) -> int:
        return self.s.vp


DESIGNATE = [{"frame": "Turn", "step": "operations"}, {"frame": "Operation", "step": "rain"}]


def full_deck(
    side: int, players: int, top: Mapping[str, list[str]], hands: Mapping[str, list[str]], more: Mapping[str, Any]
) -> list[str]:
    """The named cards on top, then the others of the deck in order."""
    used = [name for cards in hands.values() for name in cards]
    for part in ("discard", "aside", "lying"):
        used += more.get(part, {}).get(SIDES[side], [])
    used += more.get("reds", [])
    first = list(top.get(SIDES[side], []))
    rest = [CARDS[c] for c in DECKS[players][side] if CARDS[c] not in used and CARDS[c] not in first]
    reds = [name for name in rest if CARD_COLOUR[CARDS.index(name)] == RED]
    return first + [name for name in rest if name not in reds] + reds


def situation(stack: list[dict[str, Any]], blocks: Blocks, **more: Any) -> Table:
    """A situation with these frames open."""
    options = dict(more.pop("options", {}))
    hands = more.pop("hands", {})
    top = more.pop("top", {})
    players = int(options.get("players", 2))
    told = {
        "game": GAME.id,
        "options": options,
        "stack": stack,
        "table": {
            "blocks": dict(blocks),
            "hands": hands,
            "deck": {SIDES[side]: full_deck(side, players, top, hands, more) for side in (0, 1)},
            **more,
        },
    }
    state = GAME.position(told, 1)
    assert isinstance(state, Campaign)
    return Table(state)


def table(seat: str, blocks: Blocks, **more: Any) -> Table:
    """It is this seat's turn to designate a pile, or to pass."""
    operation = {"seat": seat, **more.pop("operation", {})}
    side = "coalition" if seat == "blue" else "french"  # whose turn comes then
    stack = [*DESIGNATE, {"frame": "Designate", "seat": seat}]
    return situation(stack, blocks, **{"side": side, "operation": operation, **more})


def phase(step: str, blocks: Blocks, **more: Any) -> Table:
    """A phase of the turn is about to begin."""
    return situation([{"frame": "Turn", "step": step}], blocks, **more)


def battle(attackers: Blocks, defenders: Blocks, zone: str, *, by: str = "blue", **more: Any) -> Table:
    """Piles of both sides in one zone; the seat designates the attackers and attacks at once."""
    blocks = {name: _at(told, zone) for name, told in [*attackers.items(), *defenders.items()]}
    blocks.update(more.pop("others", {}))
    t = table(by, blocks, **more)
    return t.do(*[f"take {name}" for name in attackers], "attack")


def _at(told: Any, zone: str) -> Any:
    return {"zone": zone, **told} if isinstance(told, Mapping) else zone
