"""Armies: regiments that come and go, and in the history armies of several nations under one commander (RSK-COA).

`Risk.troops` is what stands on a territory, all nations together, and `Risk.owner` is who commands there; in the history
`History.part` says whose the regiments are. Everything that changes an army in play goes through these functions.
"""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import L_COUNT, L_PARTS, History
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.state import Risk, calendar, counters
from grognard.games.risk_napoleon.tables import NATION_COUNT, TERRITORY_COUNT
from grognard.games.risk_napoleon.verbs import DETAIL, SUFFER, T_COMMAND, T_SUFFERED
from grognard.kernel.actions import NUMBER, PLACE, SEAT, act
from grognard.kernel.contract import NOBODY

LANDING = TERRITORY_COUNT  # where a landing force stands, for losses


def friendly(s: Risk, power: int, territory: int) -> bool:
    """Whether the territory is the power's or an ally's (RSK-R-91)."""
    owner = s.owner[territory]
    return owner == power or (owner >= 0 and counters(s).ally[power] >> owner & 1 == 1)


def friendly_lands(s: Risk, power: int) -> int:
    """The territories of a power and its allies, as a mask."""
    found = s.held[power]
    allies = counters(s).ally[power]
    if allies:
        for other in range(NATION_COUNT):
            if allies >> other & 1:
                found |= s.held[other]
    return found


def enemy_lands(s: Risk, power: int) -> int:
    """The territories of a power's enemies, as a mask."""
    found = 0
    foe = counters(s).foe[power]
    for other in range(len(s.held)):
        if foe >> other & 1:
            found |= s.held[other]
    return found


def enemy_land(s: Risk, power: int, territory: int) -> bool:
    owner = s.owner[territory]
    return owner >= 0 and counters(s).foe[power] >> owner & 1 == 1


def nations_at(hist: History, territory: int) -> list[int]:
    """The nations with a regiment on a territory, in turn order."""
    base = territory * NATION_COUNT
    return [n for n in range(NATION_COUNT) if hist.part[base + n]]


def present(s: Risk, power: int) -> bool:
    """Whether the power has a regiment on the board."""
    if s.hist is None:
        return bool(s.lands[power])
    part = s.hist.part
    return any(part[i] for i in range(power, TERRITORY_COUNT * NATION_COUNT, NATION_COUNT))


# --- command ---------------------------------------------------------------------------------------------------------


def chosen_commander(parts: list[int], generals: int, arrival: int) -> int:
    """Who commands an army: the only ally with a general; among several, or if there is none, the one with most regiments;
    of equals the one who was there first (RSK-COA-04, -05)."""
    led = False
    for n in range(NATION_COUNT):
        if parts[n] and generals >> n & 1:
            led = True
    most, first, equals = 0, 0, 0
    for n in range(NATION_COUNT):
        if parts[n] >= most and parts[n] and (generals >> n & 1 or not led):
            if parts[n] > most:
                most, first, equals = parts[n], n, 0
            equals |= 1 << n
    while arrival:
        n = arrival % 8 - 1
        if equals >> n & 1:
            return n
        arrival //= 8
    return first


def arrived(arrival: int, nation: int) -> int:
    """The order of arrival with a nation added at its end, unless it is there already."""
    digits, scale = arrival, 1
    while digits:
        if digits % 8 == nation + 1:
            return arrival
        digits //= 8
        scale *= 8
    return arrival + (nation + 1) * scale


def departed(arrival: int, hist: History, territory: int) -> int:
    """The order of arrival without those who have no regiment left (RSK-R-97)."""
    kept, scale = 0, 1
    while arrival:
        n = arrival % 8 - 1
        if hist.part[territory * NATION_COUNT + n]:
            kept += (n + 1) * scale
            scale *= 8
        arrival //= 8
    return kept


def reckon(s: Risk, territory: int) -> None:
    """After regiments or generals came or went: how many there are and who commands (RSK-COA-03, -07, RSK-R-97)."""
    hist = s.hist
    if hist is None:
        return
    part, base = hist.part, territory * NATION_COUNT
    troops, nations, commander = 0, 0, -1
    for n in range(NATION_COUNT):
        number = part[base + n]
        if number:
            troops += number
            nations += 1
            commander = n
    s.troops[territory] = troops
    if nations < 2:
        hist.arrival[territory] = commander + 1
        if nations == 0:
            return
    else:
        hist.arrival[territory] = departed(hist.arrival[territory], hist, territory)
        parts = part[base : base + NATION_COUNT]
        commander = chosen_commander(parts, counters(s).general[territory], hist.arrival[territory])
    if commander != s.owner[territory]:
        s.give(territory, commander, troops)
        s.tell(T_COMMAND, commander, territory)


# --- coming and going ------------------------------------------------------------------------------------------------


def add(s: Risk, power: int, territory: int, number: int) -> None:
    """Regiments of one power come to a territory that is its own or an ally's."""
    if s.hist is None:
        s.troops[territory] += number
        return
    s.hist.part[territory * NATION_COUNT + power] += number
    s.hist.arrival[territory] = arrived(s.hist.arrival[territory], power)
    reckon(s, territory)


def take_off(s: Risk, power: int, territory: int, number: int) -> None:
    """Regiments of one power leave a territory."""
    if s.hist is None:
        s.troops[territory] -= number
    else:
        s.hist.part[territory * NATION_COUNT + power] -= number
        reckon(s, territory)


def come(s: Risk, power: int, territory: int, parts: list[int]) -> None:
    """An army comes to friendly ground: regiments by nation (outside the history, the power's own as its only entry)."""
    hist = s.hist
    if hist is None:
        s.troops[territory] += parts[0]
        return
    enter(hist, power, territory, parts)
    reckon(s, territory)


def enter(hist: History, power: int, territory: int, parts: list[int]) -> None:
    """Who enters together comes in this order: the former commander, then turn order (RSK-R-97)."""
    base, order = territory * NATION_COUNT, hist.arrival[territory]
    if parts[power]:
        order = arrived(order, power)
    for n in range(NATION_COUNT):
        if parts[n]:
            hist.part[base + n] += parts[n]
            order = arrived(order, n)
    hist.arrival[territory] = order


def go(s: Risk, territory: int, parts: list[int]) -> None:
    """An army leaves a territory."""
    hist = s.hist
    if hist is None:
        s.troops[territory] -= parts[0]
        return
    for n in range(NATION_COUNT):
        hist.part[territory * NATION_COUNT + n] -= parts[n]
    reckon(s, territory)


def seize(s: Risk, power: int, territory: int, parts: list[int]) -> None:
    """An army takes possession of a territory where nobody else is left."""
    hist = s.hist
    if hist is None:
        s.give(territory, power, parts[0])
        return
    base = territory * NATION_COUNT
    hist.arrival[territory] = 0
    for n in range(NATION_COUNT):
        hist.part[base + n] = 0
    enter(hist, power, territory, parts)
    s.give(territory, chosen_commander(parts, 0, hist.arrival[territory]), sum(parts))


def own(s: Risk, power: int, territory: int, number: int) -> None:
    """The territory passes to one power with so many regiments of its own (0 for now, in a treaty)."""
    if s.hist is not None:
        base = territory * NATION_COUNT
        for n in range(NATION_COUNT):
            s.hist.part[base + n] = 0
        s.hist.part[base + power] = number
        s.hist.arrival[territory] = power + 1 if number else 0
    s.give(territory, power, number)


# --- whose regiments go (RSK-R-53) -----------------------------------------------------------------------------------


def mixed(s: Risk, territory: int) -> bool:
    return s.hist is not None and len(nations_at(s.hist, territory)) > 1


class Detail(RiskFrame):
    """The commander of a mixed army says how many regiments of a nation go (RSK-R-53); `going` in the history keeps it."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT), ("place", PLACE), ("total", NUMBER), ("nation", NUMBER),
    ]  # fmt: skip

    def __init__(self, seat: int, place: int, total: int, nation: int) -> None:
        super().__init__(seat)
        self.place = place
        self.total = total
        self.nation = nation

    def bounds(self, s: Risk) -> tuple[int, int]:
        """The fewest and the most of this nation that can go."""
        parts = free_parts(s, self.place)
        left = self.total - sum(calendar(s).going)
        others = sum(parts[self.nation + 1 :])
        return max(0, left - others), min(left, parts[self.nation])

    def legal(self, s: Risk, seat: int) -> list[int]:
        low, high = self.bounds(s)
        return [act(DETAIL, number) for number in range(low, high + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        low, high = self.bounds(s)
        return None if verb == DETAIL and low <= argument <= high else "RSK-R-53"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-53"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        calendar(s).going[self.nation] = argument
        detail_on(s, seat, self.place, self.total, self.nation + 1)


def free_parts(s: Risk, place: int) -> list[int]:
    """By nation, the regiments on a territory (or in a landing force) that can still be told off."""
    hist = calendar(s)
    if place == LANDING:
        return counters(s).landing[L_PARTS:]
    parts = hist.part[place * NATION_COUNT : (place + 1) * NATION_COUNT]
    done = counters(s).arrived
    for i in range(0, len(done), 2):
        if done[i] // 8 == place:
            parts[done[i] % 8] -= done[i + 1]
    return parts


def detail_on(s: Risk, seat: int, place: int, total: int, nation: int) -> None:
    """Ask for the next nation with a choice; leave when all is told."""
    while nation < NATION_COUNT:
        frame = Detail(seat, place, total, nation)
        low, high = frame.bounds(s)
        if low < high:
            s.become(frame)
            return
        calendar(s).going[nation] = low
        nation += 1
    s.leave()


def tell_off(s: Risk, seat: int, place: int, total: int) -> None:
    """Find out which nations' regiments go, asking where there is a choice; the frame below reads `told_off`."""
    hist = s.hist
    if hist is None:
        return
    hist.going = [0] * NATION_COUNT
    parts = strengths(s, place)
    nations, last = 0, 0
    for n in range(NATION_COUNT):
        if parts[n]:
            nations += 1
            last = n
    if nations == 1:
        hist.going[last] = total
    else:
        s.enter(Detail(seat, place, total, 0))
        detail_on(s, seat, place, total, 0)


def told_off(s: Risk, number: int) -> list[int]:
    """The regiments told off, by nation."""
    if s.hist is None:
        return [number]
    going = s.hist.going
    s.hist.going = []
    return going


# --- losses ----------------------------------------------------------------------------------------------------------


def casualties(s: Risk, where: int, number: int) -> None:
    """An army loses regiments: the strongest nation the first, the second strongest the second (RSK-COA-09, RSK-R-54)."""
    if number == 0:
        return
    hist = s.hist
    if where == LANDING:
        counters(s).landing[L_COUNT] -= number
    else:
        s.troops[where] -= number
    if hist is None:
        return
    parts = strengths(s, where)
    there = [n for n in range(NATION_COUNT) if parts[n]]
    if len(there) == 1:
        fall(s, where, there[0], number)
    elif sum(parts) == number:
        for n in there:
            fall(s, where, n, parts[n])
    else:
        hist.losing += [where, number, 0]
        s.enter(Losses())


def strengths(s: Risk, where: int) -> list[int]:
    if where == LANDING:
        return counters(s).landing[L_PARTS:]
    return calendar(s).part[where * NATION_COUNT : (where + 1) * NATION_COUNT]


def fall(s: Risk, where: int, nation: int, number: int) -> None:
    """Regiments of a nation are lost; the total has been counted already."""
    hist = calendar(s)
    if where == LANDING:
        counters(s).landing[L_PARTS + nation] -= number
    else:
        hist.part[where * NATION_COUNT + nation] -= number
        hist.arrival[where] = departed(hist.arrival[where], hist, where)


def next_to_lose(s: Risk) -> list[int]:
    """The nations of which one takes the next loss: the strongest that has not had one this round."""
    where, _, had = calendar(s).losing[-3:]
    parts = strengths(s, where)
    counted = [parts[n] + (had >> n & 1) for n in range(NATION_COUNT)]  # ranked by what stood there before the round
    waiting = [n for n in range(NATION_COUNT) if parts[n] and not had >> n & 1]
    if not waiting:
        waiting = [n for n in range(NATION_COUNT) if parts[n]]
    most = max([counted[n] for n in waiting])
    return [n for n in waiting if counted[n] == most]


class Losses(RiskFrame):
    """Losses of a mixed army are shared out, one after the other (RSK-COA-09)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        hist = calendar(s)
        where, number, _ = hist.losing[-3:]
        if number == 0:
            del hist.losing[-3:]
            s.leave()
            if where != LANDING:
                reckon(s, where)
            return
        equals = next_to_lose(s)
        if len(equals) == 1:
            suffer(s, equals[0])
        else:
            owner = s.turn if where == LANDING else s.owner[where]
            s.enter(Suffer(s.seat_for(owner)))


def suffer(s: Risk, nation: int) -> None:
    hist = calendar(s)
    where = hist.losing[-3]
    hist.losing[-2] -= 1
    hist.losing[-1] |= 1 << nation
    fall(s, where, nation, 1)
    if where != LANDING:
        s.tell(T_SUFFERED, nation, where)


class Suffer(RiskFrame):
    """Equal nations: the commander says which of them takes the loss (RSK-COA-10)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(SUFFER, n) for n in next_to_lose(s)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == SUFFER and argument in next_to_lose(s) else "RSK-COA-10"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-COA-10"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        suffer(s, argument)
