"""The table as a readable description, and back."""

from collections.abc import Mapping
from typing import Any

from grognard.games.napoleon_1815.setup import Shuffle, Vedettes
from grognard.games.napoleon_1815.state import (
    EFFECTS,
    ENDINGS,
    GONE,
    IDENTITY,
    OFF,
    OP,
    WITH_PARTNERS,
    Campaign,
    Rules,
    empty,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCK_COUNT,
    BLOCKS,
    BORDER_FROM,
    BORDER_NAMES,
    BRIDGE,
    CARD_COUNT,
    CARD_SIDE,
    CARDS,
    COMMANDER,
    CONNECTIONS,
    CORPS,
    CORPS_OF,
    DECKS,
    KIND_OF,
    MOST_FATIGUE,
    MOST_STRENGTH,
    NATION_OF,
    NATIONS,
    SIDE_OF,
    SIDES,
    VALUE,
    VEDETTE,
    VEDETTE_MASK,
    VEDETTES_OF_NATION,
    ZONE_COUNT,
    ZONES,
    blocks_in,
)
from grognard.games.napoleon_1815.verbs import SEATS, VOCABULARY
from grognard.kernel.chance import Source
from grognard.kernel.contract import WATCHER, Game, only
from grognard.kernel.errors import BadInput, nearest

_PLACES = {OFF: "off", GONE: "gone"}
_BOUNDS = ["fatigue", "infantry", "cavalry"]


def table_out(s: Campaign) -> dict[str, Any]:
    """Everything on the table, hidden or not. In draw piles the top card comes first."""
    seats = range(s.rules.players)
    return {
        "turn": s.turn,
        "vp": s.vp,
        "side": SIDES[s.side],
        "leader": SEATS[s.leader],
        "effects": [name for i, name in enumerate(EFFECTS) if s.effects >> i & 1],
        "brussels": None if s.brussels < 0 else SEATS[s.brussels],
        "intuition": [SIDES[side] for side in (0, 1) if s.intuition >> side & 1],
        "passed": [SEATS[x] for x in seats if s.passed >> x & 1],
        "done": [SEATS[x] for x in seats if s.done >> x & 1],
        "used": [SIDES[side] for side in (0, 1) if s.used >> side & 1],
        "operations": {NATIONS[n]: s.operations[n] for n in range(3)},
        "vedettes_to_place": {NATIONS[n]: s.to_place[n] for n in range(3)},
        "blocks": {BLOCKS[b]: _block_out(s, b) for b in range(BLOCK_COUNT) if _told(s, b)},
        "control": {ZONES[z]: SIDES[s.control[z]] for z in range(ZONE_COUNT) if s.control[z] >= 0},
        "positions": [ZONES[z] for z in range(ZONE_COUNT) if s.strong[z]],
        "axes": {
            ZONES[z]: {"side": SIDES[s.axis_side[z]], "border": BORDER_NAMES[s.axis[z]]}
            for z in range(ZONE_COUNT)
            if s.axis[z] >= 0
        },
        "struck": [ZONES[z] for z in s.struck],
        "broken": [CONNECTIONS[c] for c in s.broken],
        "hands": {SEATS[x]: [CARDS[c] for c in s.hand[x]] for x in seats},
        "deck": {SIDES[x]: [CARDS[c] for c in reversed(s.deck[x])] for x in (0, 1)},
        "discard": {SIDES[x]: [CARDS[c] for c in s.discard[x]] for x in (0, 1)},
        "lying": {SIDES[x]: [CARDS[c] for c in s.lying[x]] for x in (0, 1)},
        "aside": {SIDES[x]: [CARDS[c] for c in s.aside[x]] for x in (0, 1)},
        "reds": [CARDS[c] for c in s.reds],
        "known": {CARDS[c]: _audience_out(s, s.shown[c]) for c in range(CARD_COUNT) if s.shown[c]},
        "served": _names(s.served),
        "operation": {name: _op_out(kind, s.op[i]) for i, (name, kind) in enumerate(OP)},
        "winner": None if s.winner < 0 else SIDES[s.winner],
        "ending": None if s.ending < 0 else ENDINGS[s.ending],
    }


def _told(s: Campaign, block: int) -> bool:
    """Vedettes in the box are not worth a line."""
    return KIND_OF[block] != VEDETTE or s.zone[block] >= 0


def _block_out(s: Campaign, b: int) -> dict[str, Any]:
    told: dict[str, Any] = {"zone": ZONES[s.zone[b]] if s.zone[b] >= 0 else _PLACES[s.zone[b]]}
    if s.zone[b] >= 0:
        told["ready"] = s.ready & BIT[b] != 0
    if KIND_OF[b] == CORPS:
        told["infantry"], told["cavalry"], told["fatigue"] = s.infantry[b], s.cavalry[b], s.fatigue[b]
        told["due"] = s.due[b]
        told["bounds"] = [
            [s.least_fatigue[b], s.most_fatigue[b]],
            [s.least_infantry[b], s.most_infantry[b]],
            [s.least_cavalry[b], s.most_cavalry[b]],
        ]
        told["need"], told["hurt"] = s.need[b], s.hurt[b]
    if s.may[b] != IDENTITY[b]:
        told["may"] = _names(s.may[b] & ~VEDETTE_MASK) + (["vedette"] if s.may[b] & VEDETTE_MASK else [])
    return told


def _names(mask: int) -> list[str]:
    return [BLOCKS[b] for b in blocks_in(mask)]


def _op_out(kind: str, value: int) -> Any:
    if kind == "blocks":
        return _names(value)
    if kind == "number":
        return value
    if value < 0:
        return None
    return SEATS[value] if kind == "seat" else VOCABULARY.word(kind, value)


def _audience_out(s: Campaign, audience: int) -> list[str]:
    names = [SEATS[x] for x in range(s.rules.players) if audience & only(x)]
    if audience & WITH_PARTNERS:
        names.append("partners")
    return [*names, "watcher"] if audience & 1 else names


def table_in(game: Game, rules: Rules, told: Mapping[str, Any], word: int, source: Source | None) -> Campaign:
    """The table that a description tells. What it leaves out is as at the start of the scenario: blocks that are not named
    are out of the game, the other cards are in shuffled draw piles, everything hidden is known to its owner alone."""
    s = empty(game, rules, word, source)
    reader = _Reader(s, told)
    reader.numbers()
    reader.map()
    reader.blocks()
    reader.operation()
    reader.cards()
    return s


def check(s: Campaign) -> None:
    """Refuse a table that does not fit its innermost frame."""
    if not s.stack:
        if s.winner < 0:
            raise BadInput("position-shape", part="stack")
        return
    setting_up = any([isinstance(frame, Shuffle | Vedettes) for frame in s.stack])
    if not setting_up and not 0 <= s.turn <= s.rules.scenario.turns:
        raise BadInput("position-number", part="turn", value=s.turn)
    for zone in range(ZONE_COUNT):
        if s.contested(zone) and s.at[zone] & VEDETTE_MASK:
            raise BadInput("position-shape", part=f"blocks.{BLOCKS[blocks_in(s.at[zone] & VEDETTE_MASK)[0]]}")
    top = s.stack[-1]
    if top.seat >= 0 and not top.legal(s, top.seat):
        raise BadInput("position-stuck", frame=type(top).__name__)


class _Reader:
    """Reads a table part by part, refusing what cannot be."""

    def __init__(self, s: Campaign, told: Mapping[str, Any]) -> None:
        self.s = s
        self.told = told
        known = set(table_out(s))
        for part in told:
            if part not in known:
                raise BadInput("position-part", part=part, nearest=nearest(part, known))

    # --- small things --------------------------------------------------------------------------------------------------

    def part(self, name: str) -> Mapping[str, Any]:
        found = self.told.get(name, {})
        if not isinstance(found, Mapping):
            raise BadInput("position-shape", part=name)
        return found

    def row(self, name: str) -> list[Any]:
        return self.list_of(self.told.get(name, []), name)

    def list_of(self, found: object, part: str) -> list[Any]:
        if not isinstance(found, list):
            raise BadInput("position-shape", part=part)
        return found

    def number(self, value: object, part: str, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool):
            raise BadInput("no-number", word=value)
        if not low <= value <= high:
            raise BadInput("position-number", part=part, value=value)
        return value

    def word(self, kind: str, name: object) -> int:
        return VOCABULARY.number(kind, str(name))

    def words(self, kind: str, told: object, part: str) -> list[int]:
        return [self.word(kind, name) for name in self.list_of(told, part)]

    def seat(self, name: object) -> int:
        seat = self.s.game.seat_number(str(name))
        if not 0 <= seat < self.s.rules.players:
            raise BadInput("unknown-seat", word=name, known=", ".join(SEATS[: self.s.rules.players]))
        return seat

    def mask(self, told: object, part: str) -> int:
        found = 0
        for name in self.list_of(told, part):
            if name == "vedette":
                continue
            found |= BIT[self.word("piece", name)]
        return found

    # --- parts ---------------------------------------------------------------------------------------------------------

    def numbers(self) -> None:
        s, told = self.s, self.told
        s.turn = self.number(told.get("turn", 1), "turn", 0, 99)
        s.vp = self.number(told.get("vp", s.vp), "vp", -99, 99)
        s.side = self.word("side", told.get("side", SIDES[0]))
        s.leader = self.seat(told.get("leader", SEATS[1]))
        for name in self.row("effects"):
            if name not in EFFECTS:
                raise BadInput("unknown-name", kind="effect", word=name, nearest=nearest(str(name), EFFECTS))
            s.effects |= 1 << EFFECTS.index(name)
        brussels = told.get("brussels")
        s.brussels = -1 if brussels is None else self.seat(brussels)
        for side in self.words("side", self.row("intuition"), "intuition"):
            s.intuition |= 1 << side
        for side in self.words("side", self.row("used"), "used"):
            s.used |= 1 << side
        for name in self.row("passed"):
            s.passed |= 1 << self.seat(name)
        for name in self.row("done"):
            s.done |= 1 << self.seat(name)
        for name, value in self.part("operations").items():
            s.operations[self.word("nation", name)] = self.number(value, "operations", 0, 99)
        for name, value in self.part("vedettes_to_place").items():
            s.to_place[self.word("nation", name)] = self.number(value, "vedettes_to_place", 0, 8)
        winner, ending = told.get("winner"), told.get("ending")
        s.winner = -1 if winner is None else self.word("side", winner)
        s.ending = -1 if ending is None else self.word("ending", ending)

    def map(self) -> None:
        s = self.s
        for zone in range(ZONE_COUNT):
            s.control[zone] = s.rules.scenario.control[zone]
        if "control" in self.told:
            for zone in range(ZONE_COUNT):
                s.control[zone] = -1
            for name, side in self.part("control").items():
                zone = self.word("place", name)
                if not VALUE[zone]:
                    raise BadInput("position-shape", part=f"control.{name}")
                s.control[zone] = self.word("side", side)
        for zone in self.words("place", self.row("positions"), "positions"):
            s.strong[zone] = 1
        for name, axis in self.part("axes").items():
            zone = self.word("place", name)
            if not isinstance(axis, Mapping) or set(axis) != {"side", "border"}:
                raise BadInput("position-shape", part=f"axes.{name}")
            border = self.word("border", axis["border"])
            if BORDER_FROM[border] != zone:
                raise BadInput("position-shape", part=f"axes.{name}")
            s.axis[zone] = border
            s.axis_side[zone] = self.word("side", axis["side"])
        s.struck = self.words("place", self.row("struck"), "struck")
        for told in self.row("broken"):
            name = str(told)
            if name not in CONNECTIONS or not BRIDGE[CONNECTIONS.index(name)]:
                raise BadInput("unknown-name", kind="bridge", word=name, nearest=nearest(name, CONNECTIONS))
            s.broken.append(CONNECTIONS.index(name))

    def blocks(self) -> None:
        s = self.s
        scenario = s.rules.scenario
        for b in range(BLOCK_COUNT):
            s.put(b, OFF if KIND_OF[b] == VEDETTE else GONE)
            s.infantry[b], s.cavalry[b] = scenario.infantry[b], scenario.cavalry[b]
        for name, told in self.part("blocks").items():
            self.block(name, told)
        for side in (0, 1):
            for b in blocks_in(s.on_map(side)):
                if KIND_OF[b] == COMMANDER and not s.at[s.zone[b]] & CORPS_OF[SIDE_OF[b]]:
                    raise BadInput("position-shape", part=f"blocks.{BLOCKS[b]}")
        s.served = self.mask(self.row("served"), "served")

    def block(self, name: str, told: object) -> None:
        s = self.s
        b = self.word("piece", name)
        part = f"blocks.{name}"
        if isinstance(told, str):
            told = {"zone": told}
        fields = {"zone", "ready", "infantry", "cavalry", "fatigue", "due", "bounds", "need", "hurt", "may"}
        if not isinstance(told, Mapping) or "zone" not in told or not set(told) <= fields:
            raise BadInput("position-shape", part=part)
        where = told["zone"]
        s.put(b, OFF if where == "off" else GONE if where == "gone" else self.word("place", where))
        if s.zone[b] >= 0 and told.get("ready", True):
            s.ready |= BIT[b]
        if KIND_OF[b] == CORPS:
            s.infantry[b] = self.number(told.get("infantry", s.infantry[b]), part, 0, MOST_STRENGTH)
            s.cavalry[b] = self.number(told.get("cavalry", s.cavalry[b]), part, 0, MOST_STRENGTH)
            s.fatigue[b] = self.number(told.get("fatigue", 0), part, 0, 99)
            s.due[b] = self.number(told.get("due", 0), part, 0, 99)
            s.need[b] = self.number(told.get("need", 0), part, 0, 99)
            s.hurt[b] = self.number(told.get("hurt", 0), part, 0, 99)
            if s.infantry[b] + s.cavalry[b] > MOST_STRENGTH:
                raise BadInput("position-number", part=part, value=s.infantry[b] + s.cavalry[b])
            plain = [[x, x] for x in (s.fatigue[b], s.infantry[b], s.cavalry[b])]
            self.bounds(b, told.get("bounds", plain), part)
        s.may[b] = IDENTITY[b]
        if "may" in told:
            s.may[b] = self.mask(told["may"], part)
            if "vedette" in told["may"]:
                s.may[b] |= VEDETTES_OF_NATION[NATION_OF[b]]

    def bounds(self, b: int, told: object, part: str) -> None:
        s = self.s
        rows = self.list_of(told, part)
        if len(rows) != len(_BOUNDS):
            raise BadInput("position-shape", part=part)
        pairs = []
        for row in rows:
            pair = self.list_of(row, part)
            if len(pair) != 2:
                raise BadInput("position-shape", part=part)
            pairs.append([self.number(x, part, 0, MOST_FATIGUE + 99) for x in pair])
        s.least_fatigue[b], s.most_fatigue[b] = pairs[0]
        s.least_infantry[b], s.most_infantry[b] = pairs[1]
        s.least_cavalry[b], s.most_cavalry[b] = pairs[2]

    def operation(self) -> None:
        s = self.s
        told = self.part("operation")
        kinds = dict(OP)
        for name, value in told.items():
            if name not in kinds:
                raise BadInput("position-part", part=f"operation.{name}", nearest=nearest(name, kinds))
            index = [field for field, _ in OP].index(name)
            kind = kinds[name]
            if kind == "blocks":
                s.op[index] = self.mask(value, f"operation.{name}")
            elif kind == "number":
                s.op[index] = self.number(value, f"operation.{name}", -999, 999)
            elif value is None:
                s.op[index] = -1
            else:
                s.op[index] = self.seat(value) if kind == "seat" else self.word(kind, value)

    def cards(self) -> None:
        s = self.s
        placed: list[int] = []
        for name, cards in self.part("hands").items():
            seat = self.seat(name)
            s.hand[seat] = sorted(self.words("card", cards, "hands"))
            self.own(s.hand[seat], s.rules.side_of_seat[seat])
            placed += s.hand[seat]
            for card in s.hand[seat]:
                s.shown[card] |= only(seat)
        for part, piles in (("discard", s.discard), ("lying", s.lying), ("aside", s.aside)):
            for name, cards in self.part(part).items():
                side = self.word("side", name)
                piles[side] = self.words("card", cards, part)
                self.own(piles[side], side)
                placed += piles[side]
        s.reds = self.words("card", self.row("reds"), "reds")
        placed += s.reds
        for name, cards in self.part("deck").items():
            side = self.word("side", name)
            s.deck[side] = self.words("card", cards, "deck")[::-1]
            self.own(s.deck[side], side)
            placed += s.deck[side]
        for card in placed:
            if placed.count(card) > 1:
                raise BadInput("position-twice", name=CARDS[card])
            if card not in DECKS[s.rules.players][CARD_SIDE[card]]:
                raise BadInput("unknown-name", kind="card", word=CARDS[card], nearest="")
        for side in (0, 1):
            if SIDES[side] not in self.part("deck"):
                s.deck[side] = [card for card in DECKS[s.rules.players][side] if card not in placed]
                s.shuffle(s.deck[side])
        for name, audience in self.part("known").items():
            for who in self.list_of(audience, "known"):
                bit = (
                    only(WATCHER) if who == "watcher" else WITH_PARTNERS if who == "partners" else only(self.seat(who))
                )
                s.shown[self.word("card", name)] |= bit

    def own(self, cards: list[int], side: int) -> None:
        for card in cards:
            if CARD_SIDE[card] != side:
                raise BadInput("unknown-name", kind="card", word=CARDS[card], nearest="")
