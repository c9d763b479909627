"""Actions 2 to 5: Terrain, Movement and Scout cards and wild pairs (N13-TER, N13-MOV, N13-SCT, N13-WLD).

A play is a chain: the card or the pair, the marker, for a move the area, for a jump the second play. Until the chain is whole
nothing has been shown, so to the other player all of these steps look like the choice of an action.
"""

from typing import ClassVar, Final

from grognard.games.nations_1813.clock import advance
from grognard.games.nations_1813.frames import NationsFrame
from grognard.games.nations_1813.placing import PLACING
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import (
    AREA_COUNT,
    ARMIES_OF,
    CARD_TERRAIN,
    CARD_UNITS,
    KINDS,
    MOST_MARKERS,
    MOVEMENT_CARDS,
    NEAR,
    NEAR_MASK,
    SCOUT,
    SIDE,
    TERRAIN,
    TIME,
    UNIT_MASK,
)
from grognard.games.nations_1813.verbs import (
    JUMP,
    MARCH,
    MARKER,
    REMOVE,
    SECOND,
    SECOND_PAIR,
    T_JUMP,
    T_JUMP_CARD,
    T_JUMP_PAIR,
    T_MOVE,
    T_SCOUT,
    T_TERRAIN,
    T_WILD_MOVE,
    T_WILD_TERRAIN,
    TO,
)
from grognard.kernel.actions import CARD, NUMBER, PLACE, SEAT, act

_TO: Final = [[act(TO, to) for to in near] for near in NEAR]


def pay(s: Nations, side: int, card: int, pair: int) -> None:
    """The card, or the two cards of a pair, go to the discard pile (N13-TER-06, N13-MOV-12, N13-WLD-04)."""
    for _ in range(1 + pair):
        s.spend(side, card)
        s.discard.append(card)


def holds_back(s: Nations, side: int, card: int, pair: int) -> str | None:
    """Why a card, or a pair of it, cannot come from this hand (N13-TRN-10, N13-WLD-01, -03, -05)."""
    number = s.hand[side * KINDS + card]
    if pair:
        if card in (SCOUT, TIME):
            return "N13-WLD-05"
        if number == 1:
            return "N13-WLD-03" if CARD_TERRAIN[card] >= 0 else "N13-WLD-01"
    return None if number > pair else "N13-TRN-10"


class ChainFrame(NationsFrame):
    """A step in the middle of a play: nothing has been shown yet."""

    def name(self, s: Nations, viewer: int) -> str:
        return type(self).__name__ if viewer == self.seat else "Actions"


# --- removing a marker -----------------------------------------------------------------------------------------------


class Remove(ChainFrame):
    """Where an own marker goes: on the card's terrain, or anywhere for a wild pair and a Scout (N13-TER-01, N13-SCT-01)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("card", CARD), ("pair", NUMBER)]

    def __init__(self, seat: int, card: int, pair: int) -> None:
        super().__init__(seat)
        self.card = card
        self.pair = pair

    def legal(self, s: Nations, seat: int) -> list[int]:
        terrain = -1 if self.pair else CARD_TERRAIN[self.card]
        at = s.at
        actions: list[int] = []
        listed = 0
        for army in ARMIES_OF[s.side(seat)]:
            if s.afoot >> army & 1:
                i = army * MOST_MARKERS
                for j in range(i, i + MOST_MARKERS):
                    area = at[j]
                    if area >= 0 and (terrain < 0 or TERRAIN[area] == terrain) and not listed >> area & 1:
                        listed |= 1 << area
                        actions.append(REMOVE << 16 | area)
        return actions

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        scout = self.card == SCOUT
        if verb != REMOVE:
            return "N13-SCT-01" if scout else "N13-TER-01"
        side = s.side(seat)
        if s.tiles[side] >> argument & 1:  # an army's last marker, turned into its tile
            return "N13-SCT-08" if scout else "N13-TER-03"
        if not markers_in(s, side, argument):
            if markers_in(s, 1 - side, argument):
                return "N13-SCT-08" if scout else "N13-TER-07"
            return "N13-SCT-01" if scout else "N13-TER-01"
        if not scout and not self.pair and TERRAIN[argument] != CARD_TERRAIN[self.card]:
            return "N13-TER-01"
        return None

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        armies = markers_in(s, s.side(seat), argument)
        if len(armies) > 1:
            s.become(WhoseMarker(seat, self.card, self.pair, argument))
        else:
            s.leave()
            remove(s, seat, self.card, self.pair, armies[0], argument)


def markers_in(s: Nations, side: int, area: int) -> list[int]:
    """The armies of a side that have a marker in the area."""
    return [army for army in ARMIES_OF[side] if s.spots[army] >> area & 1]


def remove(s: Nations, seat: int, card: int, pair: int, army: int, area: int) -> None:
    """The card is paid for, the marker goes, a Scout's point is taken; then placing (N13-TER-04, N13-SCT-03 to -07)."""
    s.actions -= 1
    s.only_draws = False
    s.enter(PLACING)
    if card == SCOUT:
        s.spend(SIDE[army], SCOUT)
        s.supply += 1
        s.tell(T_SCOUT, seat, army, area)
        s.lift(army, area)
        advance(s, 1)
    else:
        pay(s, SIDE[army], card, pair)
        s.tell(T_WILD_TERRAIN if pair else T_TERRAIN, seat, card, army, area)
        s.lift(army, area)


class WhoseMarker(ChainFrame):
    """Several own armies have a marker in the area: which one is meant (N13-TER-02)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("card", CARD), ("pair", NUMBER), ("place", PLACE)]

    def __init__(self, seat: int, card: int, pair: int, place: int) -> None:
        super().__init__(seat)
        self.card = card
        self.pair = pair
        self.place = place

    def legal(self, s: Nations, seat: int) -> list[int]:
        if CARD_UNITS[self.card]:
            armies = movers_in(s, s.side(seat), self.place, self.card, self.pair)
        else:
            armies = markers_in(s, s.side(seat), self.place)
        return [act(MARKER, army) for army in armies]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        moving = CARD_UNITS[self.card] != 0
        if verb != MARKER or SIDE[argument] != s.side(seat) or not s.spots[argument] >> self.place & 1:
            return "N13-MOV-01" if moving else "N13-TER-02"
        if moving and not fits(argument, self.card, self.pair):
            return "N13-MOV-02"
        return None if act(MARKER, argument) in self.legal(s, seat) else "N13-MOV-05"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        if CARD_UNITS[self.card]:
            s.become(March(seat, self.card, self.pair, argument, self.place))
        else:
            s.leave()
            remove(s, seat, self.card, self.pair, argument, self.place)


# --- moving a marker -------------------------------------------------------------------------------------------------


def steps(s: Nations, army: int, area: int) -> int:
    """The areas that a marker can enter from here, as a mask (N13-MOV-04 to -07)."""
    return NEAR_MASK[area] & ~(s.tiles[0] | s.tiles[1] | s.spots[army])


def jumps(s: Nations, army: int, area: int) -> int:
    """The areas beyond one own tile that a marker can jump to, as a mask (N13-MOV-09, -10, -13)."""
    own = s.tiles[SIDE[army]]
    if NEAR_MASK[area] & own == 0:
        return 0
    reach = 0
    for over in NEAR[area]:
        if own >> over & 1:
            reach |= NEAR_MASK[over]
    return reach & ~(s.tiles[0] | s.tiles[1] | s.spots[army])  # where the marker stands is one of its own spots


def fits(army: int, card: int, pair: int) -> bool:
    """Whether a Movement card shows the army's unit; a pair shows every one (N13-MOV-02, N13-WLD-01)."""
    return pair > 0 or CARD_UNITS[card] & UNIT_MASK[army] != 0


def second_plays(s: Nations, army: int, card: int, pair: int) -> list[int]:
    """What can be the second play of a jump once the first is laid down (N13-MOV-14, N13-WLD-06)."""
    found: list[int] = []
    base = SIDE[army] * KINDS
    for other in MOVEMENT_CARDS:
        number = s.hand[base + other]
        if other == card:
            number -= 1 + pair
        if number > 0 and CARD_UNITS[other] & UNIT_MASK[army]:
            found.append(SECOND << 16 | other)
        if number > 1:
            found.append(SECOND_PAIR << 16 | other)
    return found


def can_step(s: Nations, army: int) -> bool:
    i = army * MOST_MARKERS
    for j in range(i, i + MOST_MARKERS):
        area = s.at[j]
        if area >= 0 and steps(s, army, area):
            return True
    return False


def can_jump(s: Nations, army: int, card: int, pair: int) -> bool:
    """Whether a play of this card can begin a jump of one of the army's markers."""
    if s.actions < 2 or not second_plays(s, army, card, pair):
        return False
    i = army * MOST_MARKERS
    for j in range(i, i + MOST_MARKERS):
        area = s.at[j]
        if area >= 0 and jumps(s, army, area):
            return True
    return False


def step_units(s: Nations, side: int) -> int:
    """The unit types of the side's markers that can move, as a mask."""
    units = 0
    for army in ARMIES_OF[side]:
        if s.afoot >> army & 1 and UNIT_MASK[army] & ~units and can_step(s, army):
            units |= UNIT_MASK[army]
    return units


def can_move(s: Nations, side: int, units: int, card: int, pair: int) -> bool:
    """Whether a Movement play has a marker to move; `units` are those that can move by a step."""
    if units & (7 if pair else CARD_UNITS[card]):
        return True
    ready = [army for army in ARMIES_OF[side] if s.afoot >> army & 1 and fits(army, card, pair)]
    return any([can_jump(s, army, card, pair) for army in ready])


def bar_movement(s: Nations, side: int, card: int, pair: int) -> str | None:
    """Why a Movement play finds no marker to move."""
    if can_move(s, side, step_units(s, side), card, pair):
        return None
    for army in ARMIES_OF[side]:
        if s.afoot >> army & 1 and fits(army, card, pair):
            return "N13-MOV-05"  # there is one, and it is walled in
    return "N13-MOV-02"


def goes(s: Nations, army: int, area: int, card: int, pair: int) -> bool:
    """Whether this play can move the army's marker in this area."""
    if steps(s, army, area):
        return True
    return s.actions > 1 and jumps(s, army, area) != 0 and bool(second_plays(s, army, card, pair))


def movers_in(s: Nations, side: int, area: int, card: int, pair: int) -> list[int]:
    """The armies of a side whose marker in the area this play can move."""
    armies = markers_in(s, side, area)
    return [army for army in armies if fits(army, card, pair) and goes(s, army, area, card, pair)]


class Movement(ChainFrame):
    """From which area an own marker moves (N13-MOV-01 to -03)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("card", CARD), ("pair", NUMBER)]

    def __init__(self, seat: int, card: int, pair: int) -> None:
        super().__init__(seat)
        self.card = card
        self.pair = pair

    def legal(self, s: Nations, seat: int) -> list[int]:
        actions: list[int] = []
        listed = 0
        for army in ARMIES_OF[s.side(seat)]:
            if s.afoot >> army & 1 and fits(army, self.card, self.pair):
                i = army * MOST_MARKERS
                for j in range(i, i + MOST_MARKERS):
                    area = s.at[j]
                    if area >= 0 and not listed >> area & 1 and goes(s, army, area, self.card, self.pair):
                        listed |= 1 << area
                        actions.append(MARCH << 16 | area)
        return actions

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb != MARCH:
            return "N13-MOV-01"
        side = s.side(seat)
        if s.tiles[side] >> argument & 1:
            return "N13-MOV-03"
        armies = markers_in(s, side, argument)
        if not armies:
            return "N13-MOV-01"
        if not any([fits(army, self.card, self.pair) for army in armies]):
            return "N13-MOV-02"
        return None if movers_in(s, side, argument, self.card, self.pair) else "N13-MOV-05"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        armies = movers_in(s, s.side(seat), argument, self.card, self.pair)
        if len(armies) > 1:
            s.become(WhoseMarker(seat, self.card, self.pair, argument))
        else:
            s.become(March(seat, self.card, self.pair, armies[0], argument))


class March(ChainFrame):
    """Where the marker goes: one area on, or beyond an own tile with a second play (N13-MOV-04 to -14)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT),
        ("card", CARD),
        ("pair", NUMBER),
        ("army", "army"),
        ("place", PLACE),
    ]

    def __init__(self, seat: int, card: int, pair: int, army: int, place: int) -> None:
        super().__init__(seat)
        self.card = card
        self.pair = pair
        self.army = army
        self.place = place

    def legal(self, s: Nations, seat: int) -> list[int]:
        army, area = self.army, self.place
        mask = steps(s, army, area)
        near = NEAR[area]
        actions: list[int] = []
        for i in range(len(near)):
            if mask >> near[i] & 1:
                actions.append(_TO[area][i])
        if s.actions > 1:
            mask = jumps(s, army, area)
            if mask and second_plays(s, army, self.card, self.pair):
                for to in range(AREA_COUNT):
                    if mask >> to & 1:
                        actions.append(JUMP << 16 | to)
        return actions

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        army, area = self.army, self.place
        if verb == TO:
            if not NEAR_MASK[area] >> argument & 1:
                return "N13-MOV-04"
            if s.tile_at[argument] >= 0:
                return "N13-MOV-05"
            return "N13-MOV-06" if s.spots[army] >> argument & 1 else None
        if verb != JUMP:
            return "N13-MOV-04"
        if not jumps(s, army, area) >> argument & 1:
            return _bar_jump(s, army, area, argument)
        return None if s.actions > 1 and second_plays(s, army, self.card, self.pair) else "N13-MOV-14"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        if verb == JUMP:
            s.become(SecondPlay(seat, self.card, self.pair, self.army, self.place, argument))
            return
        s.leave()
        s.actions -= 1
        s.only_draws = False
        s.enter(PLACING)
        pay(s, s.side(seat), self.card, self.pair)
        s.tell(T_WILD_MOVE if self.pair else T_MOVE, seat, self.card, self.army, self.place, argument)
        move(s, self.army, self.place, argument)
        advance(s, 1)


def _bar_jump(s: Nations, army: int, area: int, to: int) -> str:
    """Why a marker cannot jump there: nothing to jump, an enemy tile, or no place to land."""
    own, enemy = s.tiles[SIDE[army]], s.tiles[1 - SIDE[army]]
    if to == area or s.tile_at[to] >= 0 or s.spots[army] >> to & 1:
        return "N13-MOV-13"
    if NEAR_MASK[area] & NEAR_MASK[to] & enemy:
        return "N13-MOV-10"
    if NEAR_MASK[area] & own and NEAR_MASK[to] & own:
        return "N13-MOV-13"  # two tiles in a row
    return "N13-MOV-09"


def move(s: Nations, army: int, area: int, to: int) -> None:
    """A marker changes its area; the army keeps as many as it had (N13-MOV-15)."""
    s.lift(army, area)
    s.put(army, to)


class SecondPlay(ChainFrame):
    """A jump takes a second Movement play, a second action and a second point (N13-MOV-11, -14, N13-WLD-06)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT),
        ("card", CARD),
        ("pair", NUMBER),
        ("army", "army"),
        ("place", PLACE),
        ("to", PLACE),
    ]

    def __init__(self, seat: int, card: int, pair: int, army: int, place: int, to: int) -> None:
        super().__init__(seat)
        self.card = card
        self.pair = pair
        self.army = army
        self.place = place
        self.to = to

    def legal(self, s: Nations, seat: int) -> list[int]:
        return second_plays(s, self.army, self.card, self.pair)

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        return None if act(verb, argument) in self.legal(s, seat) else "N13-MOV-14"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        s.leave()
        s.actions -= 2
        s.only_draws = False
        s.enter(PLACING)
        side = s.side(seat)
        over = next(t for t in NEAR[self.place] if s.tiles[side] >> t & 1 and NEAR_MASK[t] >> self.to & 1)
        pay(s, side, self.card, self.pair)
        pay(s, side, argument, 1 if verb == SECOND_PAIR else 0)
        s.tell(T_JUMP, seat, self.army, self.place, over, self.to)
        s.tell(T_JUMP_PAIR if self.pair else T_JUMP_CARD, seat, self.card)
        s.tell(T_JUMP_PAIR if verb == SECOND_PAIR else T_JUMP_CARD, seat, argument)
        move(s, self.army, self.place, self.to)
        advance(s, 2)
