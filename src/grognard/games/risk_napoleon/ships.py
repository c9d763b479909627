"""Fleets: where they lie, what blockades a port, how far they can sail (RSK-FLT-05 to -16, RSK-R-35 to -39)."""

from typing import ClassVar, Final

from grognard.games.risk_napoleon.armies import enemy_land, friendly
from grognard.games.risk_napoleon.frames import RiskFrame, misplaced
from grognard.games.risk_napoleon.state import Risk, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BLOCKADING,
    MED_AREA,
    MEDITERRANEAN,
    NORTHERN,
    PORT_AREAS,
    PORT_ROOM,
    RELIEVING,
    SCANDINAVIA,
    SEA_AREAS,
    SEA_COUNT,
    TERRITORIES,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    DOCK,
    STATION,
    STAY,
    T_BLOCKADES,
    T_DOCKED,
    T_RELIEVES,
    T_SAILED,
)
from grognard.kernel.actions import NUMBER, PIECE, SEAT, act

CRIMEA: Final[int] = TERRITORIES.index("crimee")


def put(s: Risk, ship: int, place: int) -> None:
    """A fleet comes to a place, or into stock (-1): the only function that moves one."""
    adv = counters(s)
    before = adv.ship[ship]
    adv.ship[ship] = place
    recount(s, before)
    recount(s, place)


def recount(s: Risk, place: int) -> None:
    """What follows from the fleets at a place: who holds a position, whether a port is full or blockaded."""
    if place < 0:
        return
    adv = counters(s)
    powers, number = 0, 0
    for ship, there in enumerate(adv.ship):
        if there == place:
            powers |= 1 << s.rules.ship_power[ship]
            number += 1
    if place < TERRITORY_COUNT:
        adv.full = adv.full | 1 << place if number >= PORT_ROOM else adv.full & ~(1 << place)
    elif place < BLOCKADING:
        adv.guard[place - AT_SEA] = powers
    elif place < RELIEVING:
        port = 1 << place - BLOCKADING
        adv.blockaded = adv.blockaded | port if number else adv.blockaded & ~port


def ships_at(s: Risk, place: int, power: int) -> list[int]:
    """The fleets of a power at a place."""
    powers = s.rules.ship_power
    return [ship for ship, there in enumerate(counters(s).ship) if there == place and powers[ship] == power]


def in_port(s: Risk, territory: int) -> int:
    """How many fleets lie in a port, all navies together (RSK-R-94)."""
    return counters(s).ship.count(territory)


def blockaders(s: Risk, power: int, territory: int) -> int:
    """The enemies of a power whose fleets blockade a port, as a mask."""
    adv = counters(s)
    if not adv.blockaded >> territory & 1:
        return 0
    place, found = BLOCKADING + territory, 0
    for ship, there in enumerate(adv.ship):
        if there == place:
            found |= 1 << s.rules.ship_power[ship]
    return found & adv.foe[power]


def shut_in(s: Risk, ship: int) -> bool:
    """Whether a fleet lies in a blockaded port (RSK-FLT-16)."""
    place = counters(s).ship[ship]
    return 0 <= place < TERRITORY_COUNT and blockaders(s, s.rules.ship_power[ship], place) != 0


def lifted(s: Risk, territory: int) -> None:
    """The territory has a new owner: fleets that blockaded it for a friend of his count as in port (RSK-R-79)."""
    adv = counters(s)
    place = BLOCKADING + territory
    for ship, there in enumerate(adv.ship):
        if there == place and friendly(s, s.rules.ship_power[ship], territory):
            put(s, ship, territory)


# --- how far a fleet can go ------------------------------------------------------------------------------------------


def reach(s: Risk, power: int, place: int) -> tuple[int, int]:
    """The sea areas and the positions that a fleet can reach from a place, as masks (RSK-FLT-11, -15, RSK-R-35)."""
    adv, rules = counters(s), s.rules
    foe = adv.foe[power]
    held = rules.med and adv.guard[MEDITERRANEAN] & foe != 0  # enemies stand in the Mediterranean position
    inside = place == AT_SEA + MEDITERRANEAN
    if AT_SEA <= place < BLOCKADING:
        fresh = SEA_AREAS[place - AT_SEA]
    else:
        fresh = PORT_AREAS[(place - BLOCKADING) % TERRITORY_COUNT if place >= BLOCKADING else place]
    seas = 0
    if held and not inside and fresh & MED_AREA:
        seas |= 1 << MEDITERRANEAN
        fresh &= ~MED_AREA
    areas = fresh
    while fresh:
        area = fresh & -fresh
        fresh ^= area
        if area == MED_AREA and rules.med:
            seas |= 1 << MEDITERRANEAN
        for sea in range(SEA_COUNT - 1):
            touched = SEA_AREAS[sea]
            if not touched & area:
                continue
            if not (rules.history and NORTHERN[sea]):
                seas |= 1 << sea
                if adv.guard[sea] & foe:
                    continue  # it must stop there
            more = touched & ~areas
            if held and more & MED_AREA:
                seas |= 1 << MEDITERRANEAN
                more &= ~MED_AREA
            areas |= more
            fresh |= more
    if AT_SEA <= place < BLOCKADING:
        seas &= ~(1 << place - AT_SEA)
    return areas, seas


def bar_dock(s: Risk, power: int, ship: int, territory: int, relief: bool) -> str | None:
    """Why a fleet cannot go to the port of this territory."""
    place = counters(s).ship[ship]
    if not PORT_AREAS[territory]:
        return "RSK-FLT-03"
    if s.rules.history and SCANDINAVIA >> territory & 1:
        return "RSK-HIS-26"
    areas, _ = reach(s, power, place)
    if not areas & PORT_AREAS[territory]:
        return "RSK-FLT-15"
    return bar_mooring(s, power, place, territory, relief)


def bar_mooring(s: Risk, power: int, place: int, territory: int, relief: bool) -> str | None:
    """Why a fleet that comes from this place finds no berth or station at a port within its reach; only in naval movement
    may it come to relieve a blockaded port."""
    if friendly(s, power, territory):
        if place == territory or place == RELIEVING + territory:
            return "RSK-FLT-11"
        if blockaders(s, power, territory):
            return None if relief else "RSK-FLT-14"
        return "RSK-FLT-05" if counters(s).full >> territory & 1 else None
    if enemy_land(s, power, territory):
        return "RSK-FLT-11" if place == BLOCKADING + territory else None
    return "RSK-R-35"


def bar_station(s: Risk, power: int, ship: int, sea: int) -> str | None:
    """Why a fleet cannot go to this position."""
    if s.rules.history and NORTHERN[sea]:
        return "RSK-R-71"
    if sea == MEDITERRANEAN and not s.rules.med:
        return "RSK-HIS-13"
    _, seas = reach(s, power, counters(s).ship[ship])
    if counters(s).ship[ship] == AT_SEA + sea:
        return "RSK-FLT-11"
    return None if seas >> sea & 1 else "RSK-FLT-15"


def destinations(s: Risk, power: int, ship: int, relief: bool) -> list[int]:
    """Where a fleet may sail, as actions."""
    place = counters(s).ship[ship]
    areas, seas = reach(s, power, place)
    found = []
    closed = SCANDINAVIA if s.rules.history else 0
    for territory in range(TERRITORY_COUNT):
        if PORT_AREAS[territory] & areas and not closed >> territory & 1:
            if bar_mooring(s, power, place, territory, relief) is None:
                found.append(DOCK << 16 | territory)
    for sea in range(SEA_COUNT):
        if seas >> sea & 1:
            found.append(STATION << 16 | sea)
    return found


def landlocked(place: int) -> bool:
    """Whether a place lies on the Black Sea, whose Straits are closed (RSK-R-37)."""
    return place in (CRIMEA, BLOCKADING + CRIMEA, RELIEVING + CRIMEA)


def movable(s: Risk, power: int) -> list[int]:
    """The fleets of a power that may still move in its naval movement (RSK-FLT-10, -16)."""
    adv = counters(s)
    found = []
    for ship, place in enumerate(adv.ship):
        if place >= 0 and s.rules.ship_power[ship] == power and not adv.moved >> ship & 1:
            if not shut_in(s, ship) and not landlocked(place):
                found.append(ship)
    return found


def moor(s: Risk, power: int, ship: int, territory: int) -> None:
    """A fleet arrives off a port: into it, to blockade it, or to break its blockade (RSK-FLT-12 to -14)."""
    if not friendly(s, power, territory):
        put(s, ship, BLOCKADING + territory)
        s.tell(T_BLOCKADES, power, ship, territory)
    elif blockaders(s, power, territory):
        put(s, ship, RELIEVING + territory)
        s.tell(T_RELIEVES, power, ship, territory)
    else:
        put(s, ship, territory)
        s.tell(T_DOCKED, power, ship, territory)


class Sail(RiskFrame):
    """Where a fleet goes: to a port or onto a sea position, in naval movement (`why` 0), after a breakout (1: it may also
    stay in port) or driven from a captured port (2) (RSK-FLT-11 to -15, -18, RSK-NAV-10)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("ship", PIECE), ("why", NUMBER)]

    def __init__(self, seat: int, ship: int, why: int) -> None:
        super().__init__(seat)
        self.ship = ship
        self.why = why

    def legal(self, s: Risk, seat: int) -> list[int]:
        actions = destinations(s, s.power_of(seat), self.ship, self.why == 0)
        if self.why == 1 and self.bar_stay(s) is None:
            actions.append(act(STAY))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb == DOCK:
            return bar_dock(s, s.power_of(seat), self.ship, argument, self.why == 0)
        if verb == STATION:
            return bar_station(s, s.power_of(seat), self.ship, argument)
        if verb == STAY:
            return self.bar_stay(s) if self.why == 1 else "RSK-FLT-18" if self.why else "RSK-NAV-10"
        return misplaced(verb)

    def bar_stay(self, s: Risk) -> str | None:
        """Beyond three in port they must move (RSK-R-38)."""
        place = counters(s).ship[self.ship]
        port = place - RELIEVING if place >= RELIEVING else place
        inside = in_port(s, port)
        return "RSK-R-38" if inside > PORT_ROOM or (port != place and inside == PORT_ROOM) else None

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-FLT-18" if s.turn != s.power_of(self.seat) else "RSK-FLT-10"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.power_of(seat)
        adv = counters(s)
        adv.moved |= 1 << self.ship
        s.leave()
        if verb == DOCK:
            moor(s, power, self.ship, argument)
        elif verb == STATION:
            put(s, self.ship, AT_SEA + argument)
            s.tell(T_SAILED, power, self.ship, argument)
        else:
            place = adv.ship[self.ship]
            if place >= RELIEVING:
                put(s, self.ship, place - RELIEVING)
