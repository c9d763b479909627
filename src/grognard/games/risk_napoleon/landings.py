"""Landings: regiments embark, cross, and fight ashore or enter without a fight (RSK-INT-05, -10, RSK-R-42, -61)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import (
    ATTACK_BOOST,
    L_COUNT,
    L_PARTS,
)
from grognard.games.risk_napoleon.duties import note_attempt
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.generals import (
    allowance,
    launch,
)
from grognard.games.risk_napoleon.rounds import announce, bar_engaged, may_lead, most_engaged, play_leader
from grognard.games.risk_napoleon.state import Risk, counters
from grognard.games.risk_napoleon.tables import (
    BORDER_FROM,
    BORDER_TO,
    UNCOMMANDED,
)
from grognard.games.risk_napoleon.transport import TO_ENTER, TO_FIGHT, Arrive, bring_home, landed, note_landing, send
from grognard.games.risk_napoleon.verbs import (
    EMBARK,
    ENGAGE,
    LEADER,
    MOST_REGIMENTS,
    RECALL,
    T_LANDED,
    T_RECALLED,
)
from grognard.kernel.actions import BORDER, NUMBER, SEAT, act
from grognard.kernel.contract import NOBODY


def most_embarked(s: Risk, power: int, border: int) -> int:
    return min(MOST_REGIMENTS, s.troops[BORDER_FROM[border]] - 1, allowance(s, border))


class Embark(RiskFrame):
    """How many regiments cross (RSK-INT-05), or enter an empty or allied territory (RSK-R-61, -103)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER), ("purpose", NUMBER)]

    def __init__(self, seat: int, border: int, purpose: int) -> None:
        super().__init__(seat)
        self.border = border
        self.purpose = purpose

    def most(self, s: Risk) -> int:
        if self.purpose == TO_FIGHT:
            return most_embarked(s, s.turn, self.border)
        here = BORDER_FROM[self.border]
        most = min(MOST_REGIMENTS, s.troops[here] - 1)
        return most if counters(s).general[here] else min(most, UNCOMMANDED)

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(EMBARK, n) for n in range(1, self.most(s) + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != EMBARK:
            return "RSK-INT-05"
        if argument > s.troops[BORDER_FROM[self.border]] - 1:
            return "RSK-CBT-03"
        return None if argument <= self.most(s) else "RSK-GEN-06"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        set_out(s, s.turn, self.border, argument, self.purpose)


def set_out(s: Risk, power: int, border: int, number: int, purpose: int) -> None:
    if purpose == TO_FIGHT:
        launch(s, border, number, True)
        if s.hist is not None:
            note_attempt(s, power, border, False)
        s.enter(Ashore(border))
    else:
        s.enter(Arrive(power, border, TO_ENTER))
    send(s, power, border, number, purpose)


class Ashore(RiskFrame):
    """The crossing is over: what came through is the landing force (RSK-INT-10, RSK-R-42)."""

    fields: ClassVar[list[tuple[str, str]]] = [("border", BORDER)]

    def __init__(self, border: int) -> None:
        super().__init__(NOBODY)
        self.border = border

    def run(self, s: Risk) -> None:
        adv, power = counters(s), s.turn
        number = landed(s, power)
        there = BORDER_TO[self.border]
        if number == 0:
            adv.landing = []
            s.leave()
            return
        s.tell(T_LANDED, power, there, number)
        if s.hist is not None and s.rules.landing_arrival:
            note_landing(s, self.border, adv.landing[L_PARTS:])
        s.become(Landing(s.seat_for(power), self.border))


class Landing(RiskFrame):
    """The landing force fights round after round, nobody stays back, until it wins or is called back (RSK-R-42)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER)]

    def __init__(self, seat: int, border: int) -> None:
        super().__init__(seat)
        self.border = border

    def legal(self, s: Risk, seat: int) -> list[int]:
        actions = [act(ENGAGE, n) for n in range(1, most_engaged(s, self.border) + 1)]
        actions.append(act(RECALL))
        if may_lead(s, s.turn):
            actions.append(act(LEADER))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb == ENGAGE:
            return bar_engaged(s, self.border, argument)
        if verb == RECALL:
            return None
        if verb == LEADER:
            return None if may_lead(s, s.turn) else "RSK-HIS-20"
        return "RSK-R-42"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        if verb == LEADER:
            play_leader(s, s.turn, ATTACK_BOOST)
        elif verb == RECALL:
            s.tell(T_RECALLED, s.turn, counters(s).landing[L_COUNT])
            s.leave()
            bring_home(s, s.turn)
        else:
            announce(s, self.border, argument)
