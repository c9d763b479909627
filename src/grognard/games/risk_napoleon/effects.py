"""What happens when a campaign begins: corps, losses, occupations (RSK-PRO-01 to -06)."""

from grognard.games.risk_napoleon.armies import add, friendly, own, take_off
from grognard.games.risk_napoleon.campaigns import (
    CORPS,
    GUERRILLA,
    LOSE_FLEETS,
    LOSE_REGIMENTS,
    OCCUPY_EMPTY,
    OPEN_IBERIA,
    PERIODS,
    SEND,
    Effect,
)
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.ships import put
from grognard.games.risk_napoleon.state import Risk, calendar, counters
from grognard.games.risk_napoleon.tables import FRA, NATION_COUNT, SPANISH_LANDS
from grognard.games.risk_napoleon.verbs import (
    ENOUGH,
    LOSE_ONE,
    SEND_ONE,
    SINK,
    T_GUERRILLA,
    T_LOST,
    T_MOVED,
    T_SCUTTLED,
)
from grognard.kernel.actions import act


def spare(s: Risk, effect: Effect) -> list[int]:
    """The territories that can give up a regiment of the nation: it keeps one, or an ally does."""
    hist = calendar(s)
    nation = effect.nation
    return [
        t
        for t in s.lands[nation]
        if effect.source >> t & 1 and s.troops[t] > 1 and hist.part[t * NATION_COUNT + nation] and t != effect.target
    ]


def spare_at(s: Risk, effect: Effect, territory: int) -> int:
    """How many regiments of the nation a territory can give up."""
    return min(s.troops[territory] - 1, calendar(s).part[territory * NATION_COUNT + effect.nation])


def begin_effect(s: Risk, effect: Effect) -> None:
    """One start effect of the campaign; where the nation has a choice it is asked."""
    hist = calendar(s)
    kind, nation = effect.kind, effect.nation
    if kind == OPEN_IBERIA:
        hist.iberia = 1
    elif kind == GUERRILLA:
        guerrilla(s)
    elif kind == LOSE_FLEETS:
        ships = fleets_of(s, nation)
        if len(ships) > effect.most:
            hist.going = [0]
            s.enter(Scuttle(s.seat_for(nation)))
        else:
            for ship in ships:
                put(s, ship, -1)
                s.tell(T_SCUTTLED, nation, ship)
    else:
        if kind == OCCUPY_EMPTY and s.owner[effect.target] >= 0:
            return
        if kind in (CORPS, SEND) and not friendly(s, nation, effect.target):
            return
        available = sum(spare_at(s, effect, t) for t in spare(s, effect))
        if available == 0:
            return
        hist.going = [0]
        s.enter(Levy(s.seat_for(nation)))
        if available <= effect.least:
            for t in spare(s, effect):
                levy(s, effect, t, spare_at(s, effect, t))
            finish_levy(s, effect)


def fleets_of(s: Risk, nation: int) -> list[int]:
    return [ship for ship, place in enumerate(counters(s).ship) if place >= 0 and s.rules.ship_power[ship] == nation]


def guerrilla(s: Risk) -> None:
    """France loses a regiment on each Spanish territory it occupies, but never the last (RSK-PRO-05, RSK-R-64)."""
    for t in SPANISH_LANDS:
        if s.owner[t] == FRA and s.troops[t] > 1:
            take_off(s, FRA, t, 1)
            s.tell(T_GUERRILLA, t)


def current(s: Risk) -> Effect:
    """The start effect that is being carried out."""
    hist = calendar(s)
    return PERIODS[hist.period].effects[hist.step - 1]


def levy(s: Risk, effect: Effect, territory: int, number: int) -> None:
    take_off(s, effect.nation, territory, number)
    calendar(s).going[0] += number
    if effect.kind == LOSE_REGIMENTS:
        s.tell(T_LOST, effect.nation, territory, number)


def finish_levy(s: Risk, effect: Effect) -> None:
    """All are told off: they are gone, or they arrive together."""
    hist = calendar(s)
    number = hist.going[0]
    hist.going = []
    s.leave()
    if effect.kind == LOSE_REGIMENTS or number == 0:
        return
    if s.owner[effect.target] < 0:
        own(s, effect.nation, effect.target, number)
    else:
        add(s, effect.nation, effect.target, number)
    s.tell(T_MOVED, effect.nation, effect.target, number)


class Levy(RiskFrame):
    """A nation takes regiments one by one from its territories, each keeping one (RSK-PRO-01 to -04)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        effect = current(s)
        verb = LOSE_ONE if effect.kind == LOSE_REGIMENTS else SEND_ONE
        actions = [act(verb, t) for t in spare(s, effect)]
        if self.enough(s, effect):
            actions.append(act(ENOUGH))
        return actions

    def enough(self, s: Risk, effect: Effect) -> bool:
        return effect.least < effect.most and calendar(s).going[0] >= effect.least

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        effect = current(s)
        clause = ["RSK-PRO-01", "RSK-PRO-02", "RSK-PRO-03", "RSK-PRO-03", "RSK-PRO-04"][effect.kind]
        if verb == ENOUGH:
            return None if self.enough(s, effect) else clause
        wanted = LOSE_ONE if effect.kind == LOSE_REGIMENTS else SEND_ONE
        return None if verb == wanted and argument in spare(s, effect) else clause

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-PRO-01"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        effect = current(s)
        if verb != ENOUGH:
            levy(s, effect, argument, 1)
            if calendar(s).going[0] < effect.most and spare(s, effect):
                return
        finish_levy(s, effect)


class Scuttle(RiskFrame):
    """A nation gives up a fleet of its choice, wherever it lies (RSK-PRO-03)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(SINK, ship) for ship in fleets_of(s, current(s).nation)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == SINK and argument in fleets_of(s, current(s).nation) else "RSK-PRO-03"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-PRO-03"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        effect, hist = current(s), calendar(s)
        put(s, argument, -1)
        s.tell(T_SCUTTLED, effect.nation, argument)
        hist.going[0] += 1
        if hist.going[0] == effect.most:
            hist.going = []
            s.leave()
