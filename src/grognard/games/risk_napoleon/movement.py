"""Manoeuvres with the advanced rules: armies with generals, armies sent to allies, generals (RSK-GEN-07 to -11, RSK-COA-02)."""

from typing import ClassVar

from grognard.games.risk_napoleon.armies import chosen_commander, friendly, friendly_lands
from grognard.games.risk_napoleon.campaigns import ATTACK_FROM, PERIODS
from grognard.games.risk_napoleon.captives import Terms
from grognard.games.risk_napoleon.crossing import bar_crossing
from grognard.games.risk_napoleon.frames import RiskFrame, bar_claim, misplaced
from grognard.games.risk_napoleon.generals import Ride, in_play, riders
from grognard.games.risk_napoleon.manoeuvres import end_turn
from grognard.games.risk_napoleon.purchases import bar_leisure, closed_lands, closed_spain, leisure, raze
from grognard.games.risk_napoleon.state import Risk, counters
from grognard.games.risk_napoleon.tables import BORDER_FROM, BORDER_TO, BORDER_WAY, NATION_COUNT, UNCOMMANDED
from grognard.games.risk_napoleon.transport import TO_MARCH, Arrive, send
from grognard.games.risk_napoleon.verbs import (
    CLAIM,
    END_TURN,
    MANOEUVRE,
    MARCH,
    MOST_REGIMENTS,
    OFFER,
    RAZE,
    RIDE,
)
from grognard.games.risk_napoleon.victory import claim, look
from grognard.kernel.actions import BORDER, NUMBER, SEAT, act

RIDING = 2  # the generals are on the move: no manoeuvre any more (RSK-GEN-09)


def begin_manoeuvres(s: Risk) -> None:
    """Manoeuvres begin; generals in play now are those that count (RSK-R-31)."""
    adv = counters(s)
    power = s.turn
    adv.commanded = 1 if s.rules.generals and in_play(s, power) else 0
    adv.arrived = []
    adv.rode = adv.sent = 0
    s.become(Movement(s.seat_for(power), 0))


def standing(s: Risk, territory: int) -> int:
    """The regiments of a territory that have made their move already."""
    done = counters(s).arrived
    return sum(done[i + 1] for i in range(0, len(done), 2) if done[i] // 8 == territory)


def most_marching(s: Risk, power: int, border: int) -> int:
    """How many regiments at most may march across this border (RSK-MAN-02, RSK-GEN-08, RSK-R-31, -85)."""
    adv = counters(s)
    here, there = BORDER_FROM[border], BORDER_TO[border]
    most = min(s.troops[here] - 1, MOST_REGIMENTS)
    if adv.arrived:
        most = min(most, s.troops[here] - standing(s, here))
    own_general = adv.general[here] >> power & 1
    if s.owner[there] != power:
        return most if own_general else min(most, UNCOMMANDED)
    return min(most, UNCOMMANDED) if s.rules.generals and not adv.commanded else most


def bar_manoeuvre(s: Risk, power: int, border: int, done: int) -> str | None:
    adv = counters(s)
    here, there = BORDER_FROM[border], BORDER_TO[border]
    if border not in s.rules.out[here]:
        return "RSK-MAN-01"
    if s.owner[here] != power or not friendly(s, power, there):
        return "RSK-MAN-01"
    if done == RIDING:
        return "RSK-GEN-09"
    if s.owner[there] != power:
        if adv.sent >> here & 1:
            return "RSK-R-85"
    elif adv.commanded:
        if not adv.general[here] >> power & 1:
            return "RSK-GEN-07"
    elif done:
        return "RSK-MAN-03"
    if s.troops[here] < 2:
        return "RSK-MAN-02"
    if most_marching(s, power, border) < 1:
        return "RSK-R-31"
    if closed_spain(s, power, there):
        return "RSK-HSE-08"
    if s.rules.fleets and BORDER_WAY[border]:
        clause = bar_crossing(s, power, border)
        if clause is not None:
            return clause
    return "RSK-R-102" if usurps(s, power, border, 1) and usurps(s, power, border, MOST_REGIMENTS) else None


def owes_attack(s: Risk) -> bool:
    """Whether an army still owes its attack, so that its command must not change (RSK-R-102)."""
    hist = s.hist
    return hist is not None and hist.game_turn == 1 and PERIODS[hist.period].attacks_from


def usurps(s: Risk, power: int, border: int, number: int) -> bool:
    """Whether so many regiments would change the command of an army that still owes its attack (RSK-R-102)."""
    hist = s.hist
    if hist is None or hist.game_turn != 1:
        return False
    there = BORDER_TO[border]
    for i, duty in enumerate(PERIODS[hist.period].duties):
        if duty.kind == ATTACK_FROM and not hist.met >> i & 1 and duty.source in (BORDER_FROM[border], there):
            parts = hist.part[duty.source * NATION_COUNT : (duty.source + 1) * NATION_COUNT]
            change = min(number, s.troops[BORDER_FROM[border]] - 1)
            parts[power] = max(0, parts[power] + (change if duty.source == there else -change))
            if not any(parts):
                return True
            commander = chosen_commander(parts, counters(s).general[duty.source], hist.arrival[duty.source])
            return commander != s.owner[duty.source]
    return False


class Movement(RiskFrame):
    """Manoeuvres, then generals, then the end of the turn (RSK-GEN-07 to -09, RSK-MAN)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("done", NUMBER)]

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def name(self, s: Risk, viewer: int) -> str:
        return "Manoeuvre"

    def legal(self, s: Risk, seat: int) -> list[int]:
        adv, power = counters(s), s.turn
        actions = [END_TURN << 16]
        if self.done != RIDING:
            alone = s.held[power]
            closed = closed_lands(s, power)
            plain, fleets = not owes_attack(s), s.rules.fleets
            ground = friendly_lands(s, power)
            for here in s.lands[power]:
                if s.troops[here] > 1:
                    open_to = ground
                    if adv.commanded:
                        if not adv.general[here] >> power & 1:
                            open_to &= ~alone
                    elif self.done:
                        open_to &= ~alone
                    if adv.sent >> here & 1:
                        open_to &= alone
                    open_to &= s.rules.near[here] & ~closed
                    if not open_to or (adv.arrived and s.troops[here] <= standing(s, here)):
                        continue
                    for border in s.rules.out[here]:
                        if open_to >> BORDER_TO[border] & 1:
                            if not plain:
                                if bar_manoeuvre(s, power, border, self.done) is not None:
                                    continue
                            elif BORDER_WAY[border] and fleets and bar_crossing(s, power, border) is not None:
                                continue
                            actions.append(MANOEUVRE << 16 | border)
        if s.rules.generals:
            actions += [act(RIDE, t) for t in riders(s, power)]
        actions += leisure(s, power)
        if bar_claim(s, power) is None:
            actions.append(act(CLAIM))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        power = s.turn
        if verb == MANOEUVRE:
            return bar_manoeuvre(s, power, argument, self.done)
        if verb == END_TURN:
            return None
        if verb == RIDE:
            return None if s.rules.generals and argument in riders(s, power) else "RSK-GEN-09"
        if verb in (RAZE, OFFER):
            return bar_leisure(s, power, verb, argument)
        if verb == CLAIM:
            return bar_claim(s, power)
        return misplaced(verb)

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.turn
        if verb == MANOEUVRE:
            s.enter(Marching(seat, argument))
        elif verb == RIDE:
            s.become(Movement(seat, RIDING))
            s.enter(Ride(seat, argument))
        elif verb == RAZE:
            raze(s, power, argument)
        elif verb == OFFER:
            s.enter(Terms(seat, argument, -1))
        elif verb == CLAIM:
            claim(s, power)
        elif s.hist is None:
            end_turn(s, power)
        else:
            s.leave()  # the calendar goes on


class Marching(RiskFrame):
    """How many regiments march (RSK-MAN-01, -02, RSK-GEN-08)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER)]

    def __init__(self, seat: int, border: int) -> None:
        super().__init__(seat)
        self.border = border

    def name(self, s: Risk, viewer: int) -> str:
        return "March"

    def legal(self, s: Risk, seat: int) -> list[int]:
        most = most_marching(s, s.turn, self.border)
        return [act(MARCH, n) for n in range(1, most + 1) if not usurps(s, s.turn, self.border, n)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != MARCH:
            return "RSK-MAN-01"
        if argument > s.troops[BORDER_FROM[self.border]] - 1:
            return "RSK-MAN-02"
        if argument > most_marching(s, s.turn, self.border):
            return "RSK-GEN-08" if s.owner[BORDER_TO[self.border]] == s.turn else "RSK-COA-02"
        return "RSK-R-102" if usurps(s, s.turn, self.border, argument) else None

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.turn
        here, there = BORDER_FROM[self.border], BORDER_TO[self.border]
        s.leave()
        if s.owner[there] != power:
            counters(s).sent |= 1 << here
        else:
            s.become(Movement(seat, 1))
        s.enter(Look())
        s.enter(Arrive(power, self.border, TO_MARCH))
        send(s, power, self.border, argument, TO_MARCH)


class Look(RiskFrame):
    """The active player may claim victory again."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(-1)

    def run(self, s: Risk) -> None:
        s.leave()
        look(s, s.turn)
