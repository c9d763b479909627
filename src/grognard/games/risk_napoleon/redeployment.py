"""Redeployment after a treaty: regiments, garrisons and generals are put down again, then fleets (RSK-R-56, RSK-PRO-17)."""

from typing import ClassVar

from grognard.games.risk_napoleon.campaigns import (
    PERIODS,
    SPREAD_FLEETS,
)
from grognard.games.risk_napoleon.cessions import step
from grognard.games.risk_napoleon.frames import RiskFrame, misplaced
from grognard.games.risk_napoleon.purchases import closed_spain
from grognard.games.risk_napoleon.ships import in_port, put
from grognard.games.risk_napoleon.state import Risk, calendar, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    FRA,
    NATION_COUNT,
    NORTHERN,
    PORT_AREAS,
    PORT_ROOM,
    SEA_COUNT,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    DOCK,
    GARRISON,
    GENERAL,
    PLACE_ALL,
    PLACE_FIVE,
    PLACE_ONE,
    STATION,
    T_DOCKED,
    T_FREED,
    T_PLACED,
    T_SAILED,
    T_VANISHED,
)
from grognard.kernel.actions import PIECE, PLACE, SEAT, act
from grognard.kernel.contract import NOBODY


def gained(s: Risk, nation: int) -> list[int]:
    """The territories of a nation without a regiment."""
    return [t for t in s.lands[nation] if s.troops[t] == 0]


def open_lands(s: Risk, nation: int) -> list[int]:
    """Where displaced regiments may go: anywhere of one's own, but first where there is none (RSK-R-56)."""
    empty = gained(s, nation)
    if empty and calendar(s).displaced[nation] <= len(empty):
        return empty
    return [t for t in s.lands[nation] if not closed_spain(s, nation, t) or t in empty]


class Redeploy(RiskFrame):
    """A nation puts down what it had to take up, and garrisons what it gained (RSK-R-56)."""

    fields: ClassVar[list[tuple[str, str]]] = [("nation", "owner")]

    def __init__(self, nation: int) -> None:
        super().__init__(NOBODY)
        self.nation = nation

    def run(self, s: Risk) -> None:
        hist = calendar(s)
        n = self.nation
        if hist.displaced[n]:
            places = open_lands(s, n)
            if not places:
                step(s, T_VANISHED, n, hist.displaced[n])
                hist.displaced[n] = 0
            elif len(places) == 1:
                put_down(s, n, places[0], hist.displaced[n])
            else:
                s.enter(Quarter(s.seat_for(n)))
            return
        empty = gained(s, n)
        if empty:
            sources = garrisons(s, n)
            if len(sources) > 1:
                s.enter(Garrison(s.seat_for(n), empty[0]))
            else:
                if sources:
                    pick_up(s, n, sources[0])
                put_down_new(s, n, empty[0])  # else one from the reserve
            return
        if hist.riders[n]:
            places = general_quarters(s, n)
            if not places:
                hist.riders[n] = 0  # back to stock
            elif len(places) == 1:
                appoint(s, n, places[0])
            else:
                s.enter(Remount(s.seat_for(n)))
            return
        s.leave()


def put_down(s: Risk, nation: int, territory: int, number: int) -> None:
    calendar(s).displaced[nation] -= number
    put_down_more(s, nation, territory, number)


def put_down_new(s: Risk, nation: int, territory: int) -> None:
    put_down_more(s, nation, territory, 1)


def put_down_more(s: Risk, nation: int, territory: int, number: int) -> None:
    hist = calendar(s)
    hist.part[territory * NATION_COUNT + nation] += number
    hist.arrival[territory] = nation + 1
    s.troops[territory] += number
    s.tell(T_PLACED, nation, territory, number)


def pick_up(s: Risk, nation: int, territory: int) -> None:
    calendar(s).part[territory * NATION_COUNT + nation] -= 1
    s.troops[territory] -= 1


def garrisons(s: Risk, nation: int) -> list[int]:
    """The territories of a nation that can give up a regiment for a garrison."""
    return [t for t in s.lands[nation] if s.troops[t] > 1]


def general_quarters(s: Risk, nation: int) -> list[int]:
    general = counters(s).general
    return [t for t in s.lands[nation] if not general[t] >> nation & 1 and not closed_spain(s, nation, t)]


def appoint(s: Risk, nation: int, territory: int) -> None:
    calendar(s).riders[nation] -= 1
    counters(s).general[territory] |= 1 << nation
    s.tell(T_FREED, nation, territory)


class Quarter(RiskFrame):
    """Displaced regiments are put on own territories; each gained one gets at least one (RSK-R-56)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        nation = s.power_of(seat)
        left, empty = calendar(s).displaced[nation], len(gained(s, nation))
        actions = []
        for t in open_lands(s, nation):
            others = empty - 1 if s.troops[t] == 0 else empty
            actions.append(PLACE_ONE << 16 | t)
            if left > 5 and left - 5 >= others:
                actions.append(PLACE_FIVE << 16 | t)
            if left > 1 and others == 0:
                actions.append(PLACE_ALL << 16 | t)
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        nation = s.power_of(seat)
        if not PLACE_ONE <= verb <= PLACE_ALL:
            return "RSK-R-56"
        if argument not in open_lands(s, nation):
            return "RSK-R-62" if closed_spain(s, nation, argument) and s.owner[argument] == nation else "RSK-R-56"
        left = calendar(s).displaced[nation]
        number = self.number(left, verb)
        if number > left or (verb == PLACE_ALL and left < 2) or (verb == PLACE_FIVE and left < 6):
            return "RSK-R-56"
        others = [t for t in gained(s, nation) if t != argument]
        return None if left - number >= len(others) or number == 1 else "RSK-R-56"

    def number(self, left: int, verb: int) -> int:
        return left if verb == PLACE_ALL else 5 if verb == PLACE_FIVE else 1

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-56"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        nation = s.power_of(seat)
        s.leave()
        put_down(s, nation, argument, self.number(calendar(s).displaced[nation], verb))


class Garrison(RiskFrame):
    """From which territory the garrison of a gained one comes (RSK-R-56)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("place", PLACE)]

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(GARRISON, t) for t in garrisons(s, s.power_of(seat))]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == GARRISON and argument in garrisons(s, s.power_of(seat)) else "RSK-R-56"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-56"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        nation = s.power_of(seat)
        s.leave()
        pick_up(s, nation, argument)
        put_down_new(s, nation, self.place)


class Remount(RiskFrame):
    """Where a general who had to leave goes (RSK-R-56)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(GENERAL, t) for t in general_quarters(s, s.power_of(seat))]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == GENERAL and argument in general_quarters(s, s.power_of(seat)) else "RSK-R-56"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-56"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        appoint(s, s.power_of(seat), argument)


# --- fleets ----------------------------------------------------------------------------------------------------------


def stranded(s: Risk) -> int:
    """A fleet in a port that is not its nation's any more, -1 if there is none."""
    for ship, place in enumerate(counters(s).ship):
        if 0 <= place < TERRITORY_COUNT and s.owner[place] != s.rules.ship_power[ship]:
            return ship
    return -1


class Moor(RiskFrame):
    """A fleet leaves a port that is no longer friendly for one that is, or for a link, unhindered (RSK-R-56)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("ship", PIECE)]

    def __init__(self, seat: int, ship: int) -> None:
        super().__init__(seat)
        self.ship = ship

    def legal(self, s: Risk, seat: int) -> list[int]:
        nation = s.power_of(seat)
        actions = [act(DOCK, t) for t in s.lands[nation] if PORT_AREAS[t] and in_port(s, t) < PORT_ROOM]
        return actions + [act(STATION, sea) for sea in range(SEA_COUNT) if not NORTHERN[sea]]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb not in (DOCK, STATION):
            return misplaced(verb)
        return None if act(verb, argument) in self.legal(s, seat) else "RSK-R-56"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-56"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        nation = s.power_of(seat)
        s.leave()
        if verb == DOCK:
            put(s, self.ship, argument)
            s.tell(T_DOCKED, nation, self.ship, argument)
        else:
            put(s, self.ship, AT_SEA + argument)
            s.tell(T_SAILED, nation, self.ship, argument)


def spread_ports(s: Risk) -> list[int]:
    """The French ports over which the treaty of Amiens spreads the fleets."""
    op = next(op for op in PERIODS[calendar(s).period].ops if op.kind == SPREAD_FLEETS)
    return [t for t in op.ports if s.owner[t] == FRA]


def begin_spread(s: Risk) -> None:
    """All French and Spanish fleets are taken up and spread evenly (RSK-PER-05c, RSK-PRO-17)."""
    hist = calendar(s)
    ships = [ship for ship, place in enumerate(counters(s).ship) if place >= 0 and s.rules.ship_power[ship] == FRA]
    if ships and spread_ports(s):
        mask = 0
        for ship in ships:
            mask |= 1 << ship
        hist.going = [mask]
        s.enter(Spread(s.seat_for(FRA)))


class Spread(RiskFrame):
    """Which French port takes the next fleet: in the end their numbers differ by one at most (RSK-PRO-17)."""

    def berths(self, s: Risk) -> list[int]:
        waiting = calendar(s).going[0]
        ports = spread_ports(s)
        ships = counters(s).ship
        lying = [
            sum(1 for ship, place in enumerate(ships) if place == t and s.rules.ship_power[ship] == FRA
                 and not waiting >> ship & 1)
            for t in ports
        ]  # fmt: skip
        low = min(lying)
        total = sum(lying) + waiting.bit_count()
        each, more = total // len(ports), total % len(ports)
        full = sum(1 for number in lying if number > each)
        return [
            t for i, t in enumerate(ports) if lying[i] < each or (lying[i] == each and full < more) or lying[i] < low
        ]

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(DOCK, t) for t in self.berths(s)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == DOCK and argument in self.berths(s) else "RSK-PER-05c"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-PER-05c"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        hist = calendar(s)
        ship = cards_in(hist.going[0])[0]
        hist.going[0] &= ~(1 << ship)
        put(s, ship, argument)
        s.tell(T_DOCKED, FRA, ship, argument)
        if not hist.going[0]:
            hist.going = []
            s.leave()
