"""Generals: what an army without one may launch, who takes part in a fight, their fate, withdrawal and captivity (RSK-GEN)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import (
    C_BORDER,
    C_CAPTOR,
    F_BORDER,
    F_FORCE,
    F_LOST,
    F_SIZE,
    F_TAKEN,
    GENERAL_ALONE,
)
from grognard.games.risk_napoleon.armies import friendly, friendly_lands, reckon
from grognard.games.risk_napoleon.crossing import bar_crossing, begin_crossing, came_through, watched
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.naval import left_of
from grognard.games.risk_napoleon.state import Risk, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    BORDER_FROM,
    BORDER_TO,
    BORDER_WAY,
    FRA,
    LAND_MASK,
    NEUTRAL,
    SPANISH,
    TERRITORY_COUNT,
    UNCOMMANDED,
)
from grognard.games.risk_napoleon.verbs import (
    FATE,
    MOST_REGIMENTS,
    REACH,
    T_CAPTURED,
    T_FATE,
    T_KILLED,
    T_RODE,
    T_STAYED,
    T_WITHDREW,
    WITHDRAW,
)
from grognard.kernel.actions import NUMBER, PLACE, SEAT, act
from grognard.kernel.contract import NOBODY


def led(s: Risk, territory: int) -> bool:
    """Whether an army has a general (RSK-GEN-06)."""
    return counters(s).general[territory] != 0


def in_play(s: Risk, power: int) -> int:
    """How many generals of a power are on the board."""
    return sum(mask >> power & 1 for mask in counters(s).general)


def counted(s: Risk, power: int) -> int:
    """How many of a power's general counters are in use, captives included (RSK-GEN-05, RSK-R-33)."""
    return in_play(s, power) + sum(counters(s).captive[power * 7 : power * 7 + 7])


# --- attacks of this turn --------------------------------------------------------------------------------------------


def front_of(s: Risk, border: int) -> int:
    """Where in `fronts` the attacks across this border are kept, -1 if there was none this turn."""
    fronts = counters(s).fronts
    for i in range(0, len(fronts), F_SIZE):
        if fronts[i] == border:
            return i
    return -1


def allowance(s: Risk, border: int) -> int:
    """How many regiments may be engaged now across this border: without a general no more than six are launched on one
    territory in a turn, from all sides together (RSK-GEN-06, RSK-R-26, -27)."""
    if not s.rules.generals or led(s, BORDER_FROM[border]):
        return MOST_REGIMENTS
    fronts, target = counters(s).fronts, BORDER_TO[border]
    left = UNCOMMANDED
    if not fronts:
        return left
    anew = s.rules.cumulative or (s.rules.fleets and len(BORDER_WAY[border]) > 0 and watched(s, s.turn, border))
    for i in range(0, len(fronts), F_SIZE):
        if fronts[i] == border:
            left -= fronts[i + F_FORCE] if anew else fronts[i + F_LOST]
        elif BORDER_TO[fronts[i]] == target and not led(s, BORDER_FROM[fronts[i]]):
            left -= fronts[i + F_FORCE]
    return left


def launch(s: Risk, border: int, number: int, convoy: bool) -> None:
    """Regiments are launched across a border; the front attacked last stands last (RSK-R-26, -29)."""
    adv = counters(s)
    i = front_of(s, border)
    front = [border, 0, 0, 0]
    if i >= 0:
        front = adv.fronts[i : i + F_SIZE]
        del adv.fronts[i : i + F_SIZE]
    if convoy or s.rules.cumulative:
        front[F_FORCE] += number
    else:
        front[F_FORCE] = max(front[F_FORCE], front[F_LOST] + number)
    adv.fronts += front


def lose_on_front(s: Risk, border: int, lost: int) -> None:
    i = front_of(s, border)
    if i >= 0:
        counters(s).fronts[i + F_LOST] += lost


def succeed(s: Risk, target: int) -> None:
    """The target has been conquered: nobody's attack on it has failed (RSK-R-29)."""
    fronts = counters(s).fronts
    for i in range(0, len(fronts), F_SIZE):
        if BORDER_TO[fronts[i]] == target:
            fronts[i + F_TAKEN] = 1


def failed(s: Risk) -> list[tuple[int, int, int]]:
    """The generals who took part in attacks that failed and whose die is still to be rolled: territory, power, captor
    (RSK-GEN-12, -14, RSK-R-29)."""
    adv = counters(s)
    fronts = adv.fronts
    found: list[tuple[int, int, int]] = []
    captors: dict[int, int] = {}
    for i in range(0, len(fronts), F_SIZE):
        if fronts[i + F_FORCE] > UNCOMMANDED and not fronts[i + F_TAKEN]:
            captors[BORDER_FROM[fronts[i + F_BORDER]]] = s.owner[BORDER_TO[fronts[i + F_BORDER]]]
    for power in [s.turn, *left_of(s, s.turn)]:
        for territory in sorted(captors):
            if adv.general[territory] >> power & 1 and not adv.fated >> territory * 8 + power & 1:
                found.append((territory, power, captors[territory]))
    return found


# --- fate ------------------------------------------------------------------------------------------------------------


def roll_fate(s: Risk, power: int, territory: int, captor: int, lost: int) -> None:
    """One die: killed, captured, or he withdraws; `lost`: 1 for a lost territory, 0 for a failed attack (RSK-GEN-14)."""
    adv = counters(s)
    die = s.die()
    s.tell(T_FATE, power, territory, die)
    if not lost:
        adv.fated |= 1 << territory * 8 + power
    if die == 1:
        unseat(s, power, territory)
        s.tell(T_KILLED, power, territory)
    elif die <= 3:
        unseat(s, power, territory)
        capture(s, power, territory, captor)
    else:
        ways = refuges(s, power, territory, lost)
        if not ways:
            unseat(s, power, territory)
            capture(s, power, territory, captor)  # RSK-GEN-16
        elif len(ways) == 1:
            withdraw(s, power, territory, ways[0])
        else:
            s.enter(Withdraw(s.seat_for(power), territory, lost))


def unseat(s: Risk, power: int, territory: int) -> None:
    counters(s).general[territory] &= ~(1 << power)
    reckon_command(s, territory)


def seat_general(s: Risk, power: int, territory: int) -> None:
    counters(s).general[territory] |= 1 << power
    reckon_command(s, territory)


def reckon_command(s: Risk, territory: int) -> None:
    if s.hist is not None and s.troops[territory]:
        reckon(s, territory)


def capture(s: Risk, power: int, territory: int, captor: int) -> None:
    """He is a captive; the neutral army takes none: he is as good as dead (RSK-R-92)."""
    if captor == NEUTRAL or captor < 0:
        s.tell(T_KILLED, power, territory)
        return
    counters(s).captive[power * 7 + captor] += 1
    s.tell(T_CAPTURED, power, territory, captor)


def welcome(s: Risk, power: int, territory: int) -> bool:
    """Whether a general may go to a territory: friendly, without a general of his side; the French not to Spain before 1808."""
    if not friendly(s, power, territory) or counters(s).general[territory] >> power & 1:
        return False
    return not (s.hist is not None and power == FRA and not s.hist.iberia and SPANISH >> territory & 1)


def refuges(s: Risk, power: int, territory: int, lost: int) -> list[int]:
    """Where a general may withdraw (RSK-R-30)."""
    found = [] if lost else [territory]
    for border in s.rules.out[territory]:
        there = BORDER_TO[border]
        if welcome(s, power, there) and (not s.rules.fleets or bar_crossing(s, power, border) is None):
            found.append(there)
    return found


def withdraw(s: Risk, power: int, territory: int, there: int) -> None:
    """He goes; over the sea he may be intercepted (RSK-GEN-18, RSK-R-32)."""
    if there == territory:
        s.tell(T_STAYED, power, territory)
        return
    unseat(s, power, territory)
    border = way_out(s, territory, there)
    s.enter(Arrival(power, there))
    if s.rules.fleets and BORDER_WAY[border] and watched(s, power, border):
        begin_crossing(s, power, border, GENERAL_ALONE, 1)


def way_out(s: Risk, territory: int, there: int) -> int:
    """The border between two neighbours, -2 from a territory to itself."""
    return next((border for border in s.rules.out[territory] if BORDER_TO[border] == there), -2)


class Withdraw(RiskFrame):
    """The owner of a general who escaped says where he withdraws to (RSK-GEN-14)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("place", PLACE), ("lost", NUMBER)]

    def __init__(self, seat: int, place: int, lost: int) -> None:
        super().__init__(seat)
        self.place = place
        self.lost = lost

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(WITHDRAW, t) for t in refuges(s, s.power_of(seat), self.place, self.lost)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != WITHDRAW:
            return "RSK-GEN-14"
        return None if argument in refuges(s, s.power_of(seat), self.place, self.lost) else "RSK-R-30"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-GEN-14"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        withdraw(s, s.power_of(seat), self.place, argument)


class Arrival(RiskFrame):
    """A general arrives, unless he was taken on the way."""

    fields: ClassVar[list[tuple[str, str]]] = [("power", "owner"), ("place", PLACE)]

    def __init__(self, power: int, place: int) -> None:
        super().__init__(NOBODY)
        self.power = power
        self.place = place

    def run(self, s: Risk) -> None:
        adv = counters(s)
        s.leave()
        if adv.convoy:
            captor, through, origin = adv.convoy[C_CAPTOR], came_through(s), BORDER_FROM[adv.convoy[C_BORDER]]
            adv.convoy = []
            if captor < 0 and not through and not friendly(s, self.power, origin):
                captor = s.owner[origin]  # turned back by three fleets, into the arms of the enemy (RSK-R-43)
            if captor >= 0:
                capture(s, self.power, self.place, captor)
                return
            if not through:
                seat_general(s, self.power, origin)
                return
        adv.fated |= 1 << self.place * 8 + self.power
        seat_general(s, self.power, self.place)
        s.tell(T_WITHDREW, self.power, self.place)


class LostGenerals(RiskFrame):
    """The generals of a lost territory, one die each, owners in left order (RSK-GEN-13, -14, RSK-R-98)."""

    fields: ClassVar[list[tuple[str, str]]] = [("place", PLACE), ("captor", "owner"), ("waiting", NUMBER)]

    def __init__(self, place: int, captor: int, waiting: int) -> None:
        super().__init__(NOBODY)
        self.place = place
        self.captor = captor
        self.waiting = waiting

    def run(self, s: Risk) -> None:
        for power in left_of(s, s.turn):
            if self.waiting >> power & 1:
                s.become(LostGenerals(self.place, self.captor, self.waiting & ~(1 << power)))
                roll_fate(s, power, self.place, self.captor, 1)
                return
        s.leave()


class FailedGenerals(RiskFrame):
    """At the end of combat, the generals whose attack failed (RSK-R-98)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        waiting = failed(s)
        if not waiting:
            s.leave()
            return
        territory, power, captor = waiting[0]
        if len([1 for _, other, _ in waiting if other == power]) > 1:
            s.enter(ChooseFate(s.seat_for(power)))
        else:
            roll_fate(s, power, territory, captor, 0)


class ChooseFate(RiskFrame):
    """Whose die is rolled first, where several attacks failed (RSK-R-98)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(FATE, territory) for territory, power, _ in failed(s) if power == s.power_of(seat)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == FATE and act(FATE, argument) in self.legal(s, seat) else "RSK-R-98"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-98"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        for territory, power, captor in failed(s):
            if territory == argument and power == s.power_of(seat):
                roll_fate(s, power, territory, captor, 0)
                return


# --- movement --------------------------------------------------------------------------------------------------------


def riders(s: Risk, power: int) -> list[int]:
    """The territories whose general may still move and has somewhere to go (RSK-GEN-09)."""
    adv = counters(s)
    mine = 0
    for territory in range(TERRITORY_COUNT):
        if adv.general[territory] >> power & 1:
            mine |= 1 << territory
    waiting = mine & ~adv.rode
    if not waiting:
        return []
    quarters = friendly_lands(s, power) & ~mine & ~closed_to_generals(s, power)
    found = []
    for territory in cards_in(waiting):
        if LAND_MASK[territory] & quarters or reachable(s, power, territory):
            found.append(territory)
    return found


def closed_to_generals(s: Risk, power: int) -> int:
    """Spain, for the French before 1808 (RSK-R-62)."""
    return SPANISH if s.hist is not None and power == FRA and not s.hist.iberia else 0


def by_land(territory: int, ground: int) -> int:
    """The territories up to two marches away over this ground, as a mask."""
    found = near = LAND_MASK[territory] & ground
    for middle in cards_in(near):
        found |= LAND_MASK[middle] & ground
    return found


def reachable(s: Risk, power: int, territory: int) -> list[int]:
    """Where a general can go: up to two territories over friendly ground, or one sea link (RSK-GEN-09 to -11, RSK-R-32)."""
    ground = friendly_lands(s, power)
    found = by_land(territory, ground)
    for border in s.rules.out_by_sea[territory]:
        there = BORDER_TO[border]
        if ground >> there & 1 and (not s.rules.fleets or bar_crossing(s, power, border) is None):
            found |= 1 << there
    found &= ~closed_to_generals(s, power) & ~(1 << territory)
    general = counters(s).general
    return [there for there in cards_in(found) if not general[there] >> power & 1]


class Ride(RiskFrame):
    """Where a general goes (RSK-GEN-09)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("place", PLACE)]

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(REACH, t) for t in reachable(s, s.power_of(seat), self.place)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != REACH:
            return "RSK-GEN-09"
        power = s.power_of(seat)
        if argument in reachable(s, power, self.place):
            return None
        if counters(s).general[argument] >> power & 1:
            return "RSK-GEN-04"
        return "RSK-GEN-09" if friendly(s, power, argument) else "RSK-GEN-10"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.power_of(seat)
        s.leave()
        s.tell(T_RODE, power, self.place, argument)
        unseat(s, power, self.place)
        s.enter(Rode(power, argument))
        border = general_way(s, power, self.place, argument)
        if s.rules.fleets and border >= 0 and watched(s, power, border):
            begin_crossing(s, power, border, GENERAL_ALONE, 1)


def general_way(s: Risk, power: int, territory: int, there: int) -> int:
    """The sea border by which a general has to go, -2 if he can ride."""
    if by_land(territory, friendly_lands(s, power)) >> there & 1:
        return -2
    return next(border for border in s.rules.out_by_sea[territory] if BORDER_TO[border] == there)


class Rode(RiskFrame):
    """A general comes to the end of his ride."""

    fields: ClassVar[list[tuple[str, str]]] = [("power", "owner"), ("place", PLACE)]

    def __init__(self, power: int, place: int) -> None:
        super().__init__(NOBODY)
        self.power = power
        self.place = place

    def run(self, s: Risk) -> None:
        adv = counters(s)
        s.leave()
        if adv.convoy:
            captor, through, origin = adv.convoy[C_CAPTOR], came_through(s), BORDER_FROM[adv.convoy[C_BORDER]]
            adv.convoy = []
            if captor >= 0:
                capture(s, self.power, self.place, captor)
                return
            if not through:  # turned back by three fleets (RSK-R-43)
                adv.rode |= 1 << origin
                seat_general(s, self.power, origin)
                return
        adv.rode |= 1 << self.place
        seat_general(s, self.power, self.place)


# --- captives --------------------------------------------------------------------------------------------------------


def forget(s: Risk, power: int) -> None:
    """A player is out: his counters go back to the box, his captives to their owners' stock (RSK-R-19)."""
    adv = counters(s)
    for territory in range(TERRITORY_COUNT):
        adv.general[territory] &= ~(1 << power)
    for other in range(7):
        adv.captive[power * 7 + other] = 0
        adv.captive[other * 7 + power] = 0
    adv.debt[power] = 0
