"""Combat with the advanced rules: attacks named, regiments engaged, the end of combat (RSK-CBT, RSK-GEN-06, RSK-R-59)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import (
    ATTACK_BOOST,
    F_SIZE,
)
from grognard.games.risk_napoleon.armies import enemy_lands
from grognard.games.risk_napoleon.attacks import bar_attack, unattackable
from grognard.games.risk_napoleon.captives import Terms
from grognard.games.risk_napoleon.crossing import bar_crossing, watched
from grognard.games.risk_napoleon.duties import bar_duty, bar_enter, bar_launch, entries, launchable, note_attempt
from grognard.games.risk_napoleon.expedition import begin_muster
from grognard.games.risk_napoleon.frames import RiskFrame, bar_claim, misplaced
from grognard.games.risk_napoleon.generals import (
    FailedGenerals,
    allowance,
)
from grognard.games.risk_napoleon.landings import Embark, most_embarked, set_out
from grognard.games.risk_napoleon.movement import begin_manoeuvres
from grognard.games.risk_napoleon.naval import left_of
from grognard.games.risk_napoleon.purchases import bar_leisure, leisure, raze
from grognard.games.risk_napoleon.rounds import announce, bar_engaged, may_lead, most_engaged, new_combat, play_leader
from grognard.games.risk_napoleon.spoils import draw_card
from grognard.games.risk_napoleon.state import Risk, counters
from grognard.games.risk_napoleon.tables import (
    BORDER_FROM,
    BORDER_TO,
    BORDER_WAY,
)
from grognard.games.risk_napoleon.transport import TO_ENTER, TO_FIGHT
from grognard.games.risk_napoleon.verbs import (
    ATTACK,
    CLAIM,
    END_COMBAT,
    ENGAGE,
    ENTER,
    LAUNCH,
    LEADER,
    OFFER,
    RAZE,
)
from grognard.games.risk_napoleon.victory import claim
from grognard.kernel.actions import BORDER, SEAT, act
from grognard.kernel.contract import NOBODY


class Assault(RiskFrame):
    """The attacker names a border to attack across, as often as he likes, or stops (RSK-CBT, RSK-GEN-06, RSK-R-59)."""

    def name(self, s: Risk, viewer: int) -> str:
        return "Combat"

    def legal(self, s: Risk, seat: int) -> list[int]:
        adv, power, rules = counters(s), s.turn, s.rules
        troops = s.troops
        targets = enemy_lands(s, power) & ~unattackable(s)
        limited = 0  # the targets of earlier attacks this turn, where the six regiments may be used up
        if rules.generals and adv.fronts:
            for i in range(0, len(adv.fronts), F_SIZE):
                limited |= 1 << BORDER_TO[adv.fronts[i]]
        actions: list[int] = []
        for here in s.lands[power]:
            if troops[here] < 2 or not targets & rules.near[here]:
                continue
            for border in rules.out[here]:
                there = BORDER_TO[border]
                if not targets >> there & 1:
                    continue
                if BORDER_WAY[border] and rules.fleets and bar_crossing(s, power, border) is not None:
                    continue
                if not limited >> there & 1 or allowance(s, border) > 0:
                    actions.append(ATTACK << 16 | border)
        if s.hist is not None:
            actions += [act(ENTER, border) for border in entries(s, power)]
            if launchable(s, power):
                actions.append(act(LAUNCH))
        if bar_duty(s, power) is None:
            actions.append(END_COMBAT << 16)
        actions += leisure(s, power)
        if bar_claim(s, power) is None:
            actions.append(CLAIM << 16)
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        power = s.turn
        if verb == ATTACK:
            return bar_attack(s, power, argument)
        if verb == END_COMBAT:
            return bar_duty(s, power)
        if verb == ENTER:
            return bar_enter(s, power, argument)
        if verb == LAUNCH:
            return bar_launch(s, power)
        if verb in (RAZE, OFFER):
            return bar_leisure(s, power, verb, argument)
        if verb == CLAIM:
            return bar_claim(s, power)
        return misplaced(verb)

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.turn
        if verb == ATTACK:
            begin_attack(s, seat, argument)
        elif verb == ENTER:
            note_attempt(s, power, argument, False)
            s.enter(Embark(seat, argument, TO_ENTER))
            if s.troops[BORDER_FROM[argument]] == 2:
                s.leave()
                set_out(s, power, argument, 1, TO_ENTER)
        elif verb == LAUNCH:
            begin_muster(s, seat)
        elif verb == RAZE:
            raze(s, power, argument)
        elif verb == OFFER:
            s.enter(Terms(seat, argument, -1))
        elif verb == CLAIM:
            claim(s, power)
        else:
            s.become(EndOfCombat())
            if s.rules.generals:
                s.enter(FailedGenerals())


def begin_attack(s: Risk, seat: int, border: int) -> None:
    """Across a sea with enemy fleets an attack is a convoy (RSK-R-42); else it is announced at once."""
    new_combat(s, border)
    power = s.turn
    if s.rules.fleets and BORDER_WAY[border] and watched(s, power, border):
        s.enter(Embark(seat, border, TO_FIGHT))
        if most_embarked(s, power, border) == 1:
            s.leave()
            set_out(s, power, border, 1, TO_FIGHT)
    elif most_engaged(s, border) == 1 and not may_lead(s, power):
        announce(s, border, 1)
    else:
        s.enter(Commit(seat, border))


class Commit(RiskFrame):
    """How many regiments are engaged in this round; a leader may be played first (RSK-CBT-03, -04, RSK-FOR-05, RSK-GEN-06)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER)]

    def __init__(self, seat: int, border: int) -> None:
        super().__init__(seat)
        self.border = border

    def name(self, s: Risk, viewer: int) -> str:
        return "Engage"

    def legal(self, s: Risk, seat: int) -> list[int]:
        actions = [act(ENGAGE, n) for n in range(1, most_engaged(s, self.border) + 1)]
        if may_lead(s, s.turn):
            actions.append(act(LEADER))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb == LEADER:
            return None if may_lead(s, s.turn) else "RSK-HIS-20"
        return bar_engaged(s, self.border, argument) if verb == ENGAGE else "RSK-CBT-04"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        if verb == LEADER:
            play_leader(s, s.turn, ATTACK_BOOST)
        else:
            s.leave()
            announce(s, self.border, argument)


class EndOfCombat(RiskFrame):
    """Cards for conquests (RSK-CRD-01, RSK-HIS-28, RSK-COA-12), then manoeuvres."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        hist = s.hist
        if hist is None:
            if s.conquered:
                draw_card(s, s.turn)
        else:
            hist.fighting = -1
            hist.boost = 0
            for power in [s.turn, *left_of(s, s.turn)]:
                if hist.drawers >> power & 1:
                    draw_card(s, power)
                    draw_card(s, power)
            hist.drawers = 0
        adv = counters(s)
        adv.fronts = []
        adv.fated = 0
        begin_manoeuvres(s)
