"""A round of combat with the advanced rules: leaders, dice, losses (RSK-CBT, RSK-FOR-05, -06, RSK-HIS-19 to -22)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import (
    ATTACK_BOOST,
    DEFENCE_BOOST,
    L_COUNT,
)
from grognard.games.risk_napoleon.armies import LANDING, casualties
from grognard.games.risk_napoleon.conquest import MoveIn, occupy
from grognard.games.risk_napoleon.dice import boosted, pairs_won, roll
from grognard.games.risk_napoleon.duties import note_attempt
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.generals import (
    allowance,
    launch,
    lose_on_front,
)
from grognard.games.risk_napoleon.state import LEADER_OF, Risk, counters
from grognard.games.risk_napoleon.tables import (
    BORDER_FROM,
    BORDER_TO,
    ENG,
    MOST_ENGAGED,
    NEUTRAL,
    SHELTERED,
    SIEGE_DICE,
)
from grognard.games.risk_napoleon.verbs import (
    DEFEND,
    LEADER,
    T_ATTACK,
    T_LEADER,
    T_LED,
    T_ROUND,
    T_SHELTERED,
)
from grognard.kernel.actions import BORDER, NUMBER, SEAT, act
from grognard.kernel.contract import NOBODY

FIRST_ROUND = 4  # in `History.boost`: leaders may still be played in this combat (RSK-HIS-20)


def new_combat(s: Risk, border: int) -> None:
    """All rounds between the same two territories without a break are one combat (RSK-R-51)."""
    hist = s.hist
    if hist is not None and hist.fighting != border:
        hist.fighting = border
        hist.boost = FIRST_ROUND


def may_lead(s: Risk, power: int) -> bool:
    """Whether the attacker may play Napoléon or Blücher now (RSK-HIS-20, -21)."""
    hist = s.hist
    if hist is None or power == ENG or not hist.boost & FIRST_ROUND or hist.boost & ATTACK_BOOST:
        return False
    return hist.leaders & LEADER_OF[power] != 0


def may_stand(s: Risk, territory: int) -> bool:
    """Whether the defender may play Wellington now (RSK-HIS-22)."""
    hist = s.hist
    if hist is None or s.owner[territory] != ENG or not hist.boost & FIRST_ROUND or hist.boost & DEFENCE_BOOST:
        return False
    return hist.leaders & LEADER_OF[ENG] != 0


def sheltered(s: Risk, territory: int) -> bool:
    """Whether a fortress holds the attacker to two dice now (RSK-FOR-05, -06)."""
    return counters(s).fort >> territory & 1 == 1 and s.troops[territory] <= SHELTERED


def most_engaged(s: Risk, border: int) -> int:
    """How many regiments can be engaged across this border in a round."""
    adv = counters(s)
    here, there = BORDER_FROM[border], BORDER_TO[border]
    most = SIEGE_DICE if adv.fort and sheltered(s, there) else MOST_ENGAGED
    if adv.landing:
        return min(most, adv.landing[L_COUNT])
    most = min(most, s.troops[here] - 1)
    return min(most, allowance(s, border)) if s.rules.generals else most


def bar_engaged(s: Risk, border: int, number: int) -> str | None:
    """Why so many regiments cannot be engaged."""
    adv = counters(s)
    if number <= most_engaged(s, border):
        return None
    if adv.fort and sheltered(s, BORDER_TO[border]) and number > SIEGE_DICE:
        return "RSK-FOR-05"
    if not adv.landing and number < s.troops[BORDER_FROM[border]]:
        return "RSK-GEN-06"
    return "RSK-CBT-03"


def play_leader(s: Risk, power: int, boost: int) -> None:
    """Once, for this one combat; then the card leaves the game (RSK-HIS-19)."""
    hist = s.hist
    assert hist is not None
    hist.leaders &= ~LEADER_OF[power]
    hist.boost |= boost
    s.tell(T_LEADER, power)


def announce(s: Risk, border: int, engaged: int) -> None:
    """The attack stands; the defender answers before any die is rolled (RSK-CBT-06, RSK-R-16)."""
    there = BORDER_TO[border]
    s.tell(T_ATTACK, s.turn, border, engaged, s.owner[there], s.troops[there])
    if sheltered(s, there):
        s.tell(T_SHELTERED, there)
    if not counters(s).landing:
        launch(s, border, engaged, False)
    if s.hist is not None:
        note_attempt(s, s.turn, border, True)
    if s.troops[there] > 1 or may_stand(s, there):
        owner = s.owner[there]
        s.enter(Resist(s.seat_for(1 - s.turn if owner == NEUTRAL else owner), border, engaged))
    else:
        fight(s, border, engaged, 1)


class Resist(RiskFrame):
    """The defender chooses his dice; England may play Wellington first (RSK-CBT-06, RSK-HIS-22)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER), ("engaged", NUMBER)]

    def __init__(self, seat: int, border: int, engaged: int) -> None:
        super().__init__(seat)
        self.border = border
        self.engaged = engaged

    def name(self, s: Risk, viewer: int) -> str:
        return "Defend"

    def legal(self, s: Risk, seat: int) -> list[int]:
        there = BORDER_TO[self.border]
        actions = [DEFEND << 16 | 1]
        if s.troops[there] > 1:
            actions.append(DEFEND << 16 | 2)
        if may_stand(s, there):
            actions.append(act(LEADER))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        there = BORDER_TO[self.border]
        if verb == LEADER:
            return None if may_stand(s, there) else "RSK-HIS-20"
        return None if verb == DEFEND and argument <= s.troops[there] else "RSK-CBT-06"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-CBT-06"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        if verb == LEADER:
            play_leader(s, ENG, DEFENCE_BOOST)
        else:
            s.leave()
            fight(s, self.border, self.engaged, argument)


def fight(s: Risk, border: int, engaged: int, defending: int) -> None:
    """One round (RSK-CBT-05 to -09); leaders make dice higher, a coalition army shares its losses."""
    hist = s.hist
    attack, defence = roll(s, engaged), roll(s, defending)
    if hist is not None:
        if hist.boost & ATTACK_BOOST:
            attack = boosted(attack)
            s.tell(T_LED, s.turn)
        if hist.boost & DEFENCE_BOOST:
            defence = boosted(defence)
            s.tell(T_LED, ENG)
        hist.boost &= ~FIRST_ROUND
    inflicted = pairs_won(attack, defence)
    lost = min(engaged, defending) - inflicted
    s.tell(T_ROUND, border, attack, defence, lost, inflicted)
    s.enter(Aftermath(border, engaged))
    if counters(s).landing:
        casualties(s, LANDING, lost)
    else:
        lose_on_front(s, border, lost)
        casualties(s, BORDER_FROM[border], lost)
    casualties(s, BORDER_TO[border], inflicted)


class Aftermath(RiskFrame):
    """After a round: the territory has fallen, or the fight may go on (RSK-CBT-10, RSK-CON-01)."""

    fields: ClassVar[list[tuple[str, str]]] = [("border", BORDER), ("engaged", NUMBER)]

    def __init__(self, border: int, engaged: int) -> None:
        super().__init__(NOBODY)
        self.border = border
        self.engaged = engaged

    def run(self, s: Risk) -> None:
        adv = counters(s)
        s.leave()
        if s.troops[BORDER_TO[self.border]] == 0:
            most = adv.landing[L_COUNT] if adv.landing else s.troops[BORDER_FROM[self.border]] - 1
            if most == self.engaged:
                occupy(s, self.border, most)
            else:
                s.enter(MoveIn(s.seat_for(s.turn), self.border, self.engaged))
        elif adv.landing and adv.landing[L_COUNT] == 0:
            adv.landing = []
            s.leave()  # nobody is left on the beach
