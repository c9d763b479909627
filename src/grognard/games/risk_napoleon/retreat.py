"""The retreat from Russia (RSK-PRO-18, RSK-R-65)."""

from typing import ClassVar

from grognard.games.risk_napoleon.campaigns import (
    PERIODS,
    RETREAT,
    Op,
)
from grognard.games.risk_napoleon.cessions import pass_to, step
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.state import Risk, calendar, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    BORDER_TO,
    BORDER_WAY,
    BORDERS_OUT,
    NATION_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    SEND_ONE,
    T_LOST,
    T_MOVED,
    WITHDRAW,
)
from grognard.kernel.actions import PLACE, SEAT, act


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
            step(s, T_LOST, op.nation, t, hist.part[i])
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
    step(s, T_MOVED, op.nation, territory, 1)
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
