"""Treaties and redeployment at the end of a campaign (RSK-COA-13 to -15, RSK-PRO-10 to -18, RSK-R-56, -57, -87).

While a treaty is carried out a territory's owner is who it belongs to by now; regiments and generals of others on it are taken
up (`History.displaced`, `History.riders`) and put down again by their nations in turn order.
"""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import History
from grognard.games.risk_napoleon.armies import chosen_commander, nations_at
from grognard.games.risk_napoleon.campaigns import (
    KEEP_IF_HELD,
    PERIODS,
    PLACE_NEW,
    PREVIOUS,
    REMOVE_CORPS,
    REMOVE_EXPEDITION,
    RETREAT,
    RETURN,
    RETURN_CONQUESTS,
    SPREAD_FLEETS,
    TAKE,
    WITHDRAW_FROM,
    Op,
)
from grognard.games.risk_napoleon.frames import RiskFrame, misplaced
from grognard.games.risk_napoleon.purchases import closed_spain
from grognard.games.risk_napoleon.ships import in_port, put
from grognard.games.risk_napoleon.state import Risk, calendar, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BORDER_TO,
    BORDER_WAY,
    BORDERS_OUT,
    FRA,
    HOME,
    HOME_OF,
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
    SEND_ONE,
    STATION,
    T_DOCKED,
    T_FREED,
    T_LOST,
    T_MOVED,
    T_NEUTRAL_AGAIN,
    T_PASSES,
    T_PLACED,
    T_SAILED,
    T_VANISHED,
    WITHDRAW,
)
from grognard.kernel.actions import PIECE, PLACE, SEAT, act
from grognard.kernel.contract import NOBODY


def displace(s: Risk, nation: int, territory: int) -> None:
    """A nation's regiments and general are taken up from a territory."""
    hist, adv = calendar(s), counters(s)
    i = territory * NATION_COUNT + nation
    hist.displaced[nation] += hist.part[i]
    hist.part[i] = 0
    if adv.general[territory] >> nation & 1:
        adv.general[territory] &= ~(1 << nation)
        hist.riders[nation] += 1


def pass_to(s: Risk, territory: int, nation: int) -> None:
    """A territory passes to a nation, or to nobody (-1); everybody else leaves it."""
    hist = calendar(s)
    if s.owner[territory] == nation:
        return
    for n in range(NATION_COUNT):
        if n != nation:
            displace(s, n, territory)
    if nation < 0:
        s.vacate(territory)
        hist.arrival[territory] = 0
        s.tell(T_NEUTRAL_AGAIN, territory)
        return
    left = hist.part[territory * NATION_COUNT + nation]
    s.give(territory, nation, left)
    hist.arrival[territory] = nation + 1 if left else 0
    s.tell(T_PASSES, territory, nation)


# --- step by step ----------------------------------------------------------------------------------------------------


def settle_shared(s: Risk) -> None:
    """Whose is a territory that allies share (RSK-R-87)."""
    hist = calendar(s)
    for t in range(TERRITORY_COUNT):
        there = nations_at(hist, t)
        if len(there) > 1:
            if HOME_OF[t] in there:
                owner = HOME_OF[t]
            elif hist.before[t] in there:
                owner = hist.before[t]
            else:
                parts = hist.part[t * NATION_COUNT : (t + 1) * NATION_COUNT]
                owner = chosen_commander(parts, counters(s).general[t], hist.arrival[t])
            if owner != s.owner[t]:
                s.give(t, owner, s.troops[t])
                s.tell(T_PASSES, t, owner)


def carry_out(s: Risk, op: Op) -> None:
    """One step of the treaty."""
    hist = calendar(s)
    kind, nation = op.kind, op.nation
    if kind == TAKE:
        for t in cards_in(op.lands):
            holder = s.owner[t]
            if holder == nation or (holder >= 0 and op.not_from >> holder & 1):
                continue
            if op.givers < 0 or (holder >= 0 and op.givers >> holder & 1):
                pass_to(s, t, nation)
    elif kind == RETURN:
        for t in cards_in(op.lands):
            if s.owner[t] == nation:
                pass_to(s, t, op.to)
    elif kind == RETURN_CONQUESTS:
        for t in range(TERRITORY_COUNT):
            if s.owner[t] == nation and hist.before[t] != nation and comes_back(s, op, t):
                pass_to(s, t, hist.before[t] if op.to == PREVIOUS else op.to)
    elif kind == WITHDRAW_FROM:
        for t in cards_in(op.lands):
            if s.owner[t] == nation:
                leave_for(s, op, t)
    elif kind == REMOVE_CORPS:
        remove_corps(s, op)
    elif kind == PLACE_NEW:
        for t in cards_in(op.lands):
            pass_to(s, t, nation)
            hist.part[t * NATION_COUNT + nation] += op.regiments
            hist.arrival[t] = nation + 1
            s.troops[t] += op.regiments
            s.tell(T_MOVED, nation, t, op.regiments)
    elif kind == SPREAD_FLEETS:
        begin_spread(s)
    elif kind == RETREAT:
        begin_retreat(s, op)
    else:
        assert kind in (KEEP_IF_HELD, REMOVE_EXPEDITION)  # what they say is done where it bites


def comes_back(s: Risk, op: Op, territory: int) -> bool:
    """Whether a conquest is one of those that the treaty gives back (RSK-PRO-12, -13)."""
    before = calendar(s).before[territory]
    if op.spared >> territory & 1 or (op.taken_from >= 0 and (before < 0 or not op.taken_from >> before & 1)):
        return False
    for other in PERIODS[calendar(s).period].ops:
        if other.kind == KEEP_IF_HELD and other.nation == op.nation and other.lands >> territory & 1:
            return False
        if other.kind == TAKE and other.nation == op.nation and other.lands >> territory & 1:
            return False
    if op.scope == -1:
        return True
    if op.scope == -2:
        return not HOME[op.nation] >> territory & 1
    return op.scope >> territory & 1 == 1


def leave_for(s: Risk, op: Op, territory: int) -> None:
    """A nation leaves a territory, for the place that the treaty names or for any of its own (RSK-PRO-14)."""
    hist = calendar(s)
    nation, refuge = op.nation, op.refuge
    i = territory * NATION_COUNT + nation
    if refuge >= 0 and s.owner[refuge] == nation:
        hist.part[refuge * NATION_COUNT + nation] += hist.part[i]
        s.troops[refuge] += hist.part[i]
        s.tell(T_MOVED, nation, refuge, hist.part[i])
        hist.part[i] = 0
    pass_to(s, territory, op.to)


def remove_corps(s: Risk, op: Op) -> None:
    """All regiments of the nation outside its region are gone; where they stood alone another takes over (RSK-PRO-15)."""
    hist, adv = calendar(s), counters(s)
    nation = op.nation
    for t in range(TERRITORY_COUNT):
        if op.region >> t & 1:
            continue
        if adv.general[t] >> nation & 1:
            adv.general[t] &= ~(1 << nation)
            hist.riders[nation] += 1
        i = t * NATION_COUNT + nation
        if hist.part[i]:
            s.tell(T_LOST, nation, t, hist.part[i])
            hist.part[i] = 0
            there = nations_at(hist, t)
            if there:
                if s.owner[t] == nation:
                    pass_to(s, t, there[0])
            else:
                hist.part[t * NATION_COUNT + op.heir] = op.regiments
                pass_to(s, t, op.heir)


def home_again(s: Risk) -> None:
    """What the treaty does not name, in a great power's home region and taken since the last one, goes back (RSK-R-57)."""
    hist = calendar(s)
    named = 0
    for op in PERIODS[hist.period].ops:
        named |= op.named
    for t in range(TERRITORY_COUNT):
        if not named >> t & 1 and HOME_OF[t] >= 0 and s.owner[t] != hist.since[t]:
            pass_to(s, t, HOME_OF[t])


def take_up(s: Risk) -> None:
    """Non-owners leave; each territory holds the troops of one nation only (RSK-COA-14, RSK-R-56)."""
    hist: History = calendar(s)
    for t in range(TERRITORY_COUNT):
        owner = s.owner[t]
        for n in range(NATION_COUNT):
            if n != owner:
                displace(s, n, t)
        if owner >= 0:
            s.troops[t] = hist.part[t * NATION_COUNT + owner]
            hist.arrival[t] = owner + 1 if s.troops[t] else 0


# --- placement -------------------------------------------------------------------------------------------------------


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
                s.tell(T_VANISHED, n, hist.displaced[n])
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


# --- the retreat from Russia -----------------------------------------------------------------------------------------


def retreat_op(s: Risk) -> Op:
    return next(op for op in PERIODS[calendar(s).period].ops if op.kind == RETREAT)


def begin_retreat(s: Risk, op: Op) -> None:
    """Three of every four regiments are lost, the others go to the nearest own territory outside (RSK-PRO-18, RSK-R-65)."""
    hist = calendar(s)
    total = sum(hist.part[t * NATION_COUNT + op.nation] for t in cards_in(op.lands))
    hist.going = [total - 3 * total // 4]
    if hist.going[0] and [t for t in s.lands[op.nation] if not op.lands >> t & 1]:
        s.enter(Retreat(s.seat_for(op.nation)))
    else:
        finish_retreat(s, op)


def finish_retreat(s: Risk, op: Op) -> None:
    hist = calendar(s)
    hist.going = []
    for t in cards_in(op.lands):
        i = t * NATION_COUNT + op.nation
        if hist.part[i]:
            s.tell(T_LOST, op.nation, t, hist.part[i])
            hist.part[i] = 0
        if s.owner[t] == op.nation:
            pass_to(s, t, op.to)


def nearest(s: Risk, nation: int, region: int, territory: int) -> list[int]:
    """The nation's territories outside the region that are nearest by land, whoever holds the ground between (RSK-R-65)."""
    seen = 1 << territory
    ring = [territory]
    while ring:
        found = [t for t in ring if s.owner[t] == nation and not region >> t & 1]
        if found:
            return sorted(found)
        following = []
        for t in ring:
            for border in BORDERS_OUT[t]:
                there = BORDER_TO[border]
                if not BORDER_WAY[border] and not seen >> there & 1:
                    seen |= 1 << there
                    following.append(there)
        ring = following
    return [t for t in s.lands[nation] if not region >> t & 1]  # cut off by land


class Retreat(RiskFrame):
    """Which regiments come home from Russia, one by one (RSK-R-65)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        op, part = retreat_op(s), calendar(s).part
        return [act(SEND_ONE, t) for t in cards_in(op.lands) if part[t * NATION_COUNT + op.nation]]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == SEND_ONE and act(SEND_ONE, argument) in self.legal(s, seat) else "RSK-PRO-18"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-PRO-18"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        op = retreat_op(s)
        calendar(s).part[argument * NATION_COUNT + op.nation] -= 1
        s.troops[argument] -= 1
        homes = nearest(s, op.nation, op.lands, argument)
        if len(homes) == 1:
            home_from_russia(s, argument, homes[0])
        else:
            s.enter(Haven(seat, argument))


def home_from_russia(s: Risk, source: int, territory: int) -> None:
    """A regiment comes home, and the general of its territory with it (RSK-R-65)."""
    op, hist = retreat_op(s), calendar(s)
    general, bit = counters(s).general, 1 << op.nation
    if general[source] & bit and not general[territory] & bit:
        general[source] &= ~bit
        general[territory] |= bit
    hist.part[territory * NATION_COUNT + op.nation] += 1
    s.troops[territory] += 1
    s.tell(T_MOVED, op.nation, territory, 1)
    hist.going[0] -= 1
    if hist.going[0] == 0:
        s.leave()
        finish_retreat(s, op)


class Haven(RiskFrame):
    """Several territories are equally near: France chooses (RSK-R-65)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("place", PLACE)]

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, s: Risk, seat: int) -> list[int]:
        op = retreat_op(s)
        return [act(WITHDRAW, t) for t in nearest(s, op.nation, op.lands, self.place)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == WITHDRAW and act(WITHDRAW, argument) in self.legal(s, seat) else "RSK-R-65"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-65"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        home_from_russia(s, self.place, argument)
