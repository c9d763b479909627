"""Combat with the advanced rules: fortresses, generals, landings, coalition armies, leaders (RSK-CBT, RSK-FOR, RSK-HIS)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import (
    ATTACK_BOOST,
    DEFENCE_BOOST,
    F_SIZE,
    L_COUNT,
    L_PARTS,
)
from grognard.games.risk_napoleon.armies import LANDING, casualties, come, enemy_lands, go, seize, tell_off, told_off
from grognard.games.risk_napoleon.attacks import bar_attack, unattackable
from grognard.games.risk_napoleon.captives import Terms
from grognard.games.risk_napoleon.crossing import bar_crossing, watched
from grognard.games.risk_napoleon.dice import boosted, roll
from grognard.games.risk_napoleon.duties import bar_duty, bar_enter, bar_launch, entries, launchable, note_attempt
from grognard.games.risk_napoleon.expedition import begin_muster
from grognard.games.risk_napoleon.frames import RiskFrame, bar_claim, misplaced
from grognard.games.risk_napoleon.generals import (
    FailedGenerals,
    LostGenerals,
    allowance,
    forget,
    launch,
    lose_on_front,
    succeed,
)
from grognard.games.risk_napoleon.movement import Look, begin_manoeuvres
from grognard.games.risk_napoleon.naval import PortFallen, left_of
from grognard.games.risk_napoleon.purchases import bar_leisure, leisure, raze
from grognard.games.risk_napoleon.ships import put
from grognard.games.risk_napoleon.spoils import capital_falls, draw_card, eliminate
from grognard.games.risk_napoleon.state import LEADER_OF, Risk, counters
from grognard.games.risk_napoleon.tables import (
    BLOCKADING,
    BORDER_FROM,
    BORDER_TO,
    BORDER_WAY,
    ENG,
    MOST_ENGAGED,
    NATION_COUNT,
    NEUTRAL,
    PORT_AREAS,
    SHELTERED,
    SIEGE_DICE,
    UNCOMMANDED,
)
from grognard.games.risk_napoleon.transport import TO_ENTER, TO_FIGHT, Arrive, bring_home, landed, note_landing, send
from grognard.games.risk_napoleon.verbs import (
    ATTACK,
    CLAIM,
    DEFEND,
    DESTROY,
    EMBARK,
    END_COMBAT,
    ENGAGE,
    ENTER,
    KEEP,
    LAUNCH,
    LEADER,
    MOST_REGIMENTS,
    OCCUPY,
    OFFER,
    RAZE,
    RECALL,
    T_ATTACK,
    T_CONQUERED,
    T_KEPT,
    T_LANDED,
    T_LEADER,
    T_RAZED,
    T_RECALLED,
    T_ROUND,
)
from grognard.games.risk_napoleon.victory import claim, enough_capitals, win
from grognard.kernel.actions import BORDER, NUMBER, PLACE, SEAT, act
from grognard.kernel.contract import NOBODY

FIRST_ROUND = 4  # in `History.boost`: leaders may still be played in this combat (RSK-HIS-20)


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


def most_embarked(s: Risk, power: int, border: int) -> int:
    return min(MOST_REGIMENTS, s.troops[BORDER_FROM[border]] - 1, allowance(s, border))


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
    s.tell(T_ATTACK, s.turn, border, engaged)
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
        if hist.boost & DEFENCE_BOOST:
            defence = boosted(defence)
        hist.boost &= ~FIRST_ROUND
    lost = inflicted = 0
    if attack // 100 > defence // 100:
        inflicted = 1
    else:
        lost = 1
    if engaged > 1 and defending > 1:
        if attack // 10 % 10 > defence // 10 % 10:
            inflicted += 1
        else:
            lost += 1
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


class MoveIn(RiskFrame):
    """How many regiments move in: at least those engaged; one stays behind, but nobody on a beach (RSK-CON-01, -02)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER), ("least", NUMBER)]

    def __init__(self, seat: int, border: int, least: int) -> None:
        super().__init__(seat)
        self.border = border
        self.least = least

    def name(self, s: Risk, viewer: int) -> str:
        return "Occupy"

    def most(self, s: Risk) -> int:
        landing = counters(s).landing
        return min(MOST_REGIMENTS, landing[L_COUNT] if landing else s.troops[BORDER_FROM[self.border]] - 1)

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [OCCUPY << 16 | n for n in range(self.least, self.most(s) + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != OCCUPY or argument < self.least:
            return "RSK-CON-01"
        return None if argument <= self.most(s) else "RSK-CON-02"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        occupy(s, self.border, argument)


def occupy(s: Risk, border: int, number: int) -> None:
    """The conquerors are told off, then they move in."""
    s.enter(Conquest(border, number))
    tell_off(s, s.seat_for(s.turn), LANDING if counters(s).landing else BORDER_FROM[border], number)


class Conquest(RiskFrame):
    """After a conquest, in this order: occupation, fall of a player or capital, fortress, generals, port (RSK-R-98)."""

    fields: ClassVar[list[tuple[str, str]]] = [("border", BORDER), ("number", NUMBER)]

    def __init__(self, border: int, number: int) -> None:
        super().__init__(NOBODY)
        self.border = border
        self.number = number

    def run(self, s: Risk) -> None:
        adv, power = counters(s), s.turn
        here, there = BORDER_FROM[self.border], BORDER_TO[self.border]
        loser = s.owner[there]
        parts = told_off(s, self.number)
        s.leave()
        if adv.landing:
            rest = [adv.landing[L_PARTS + n] - parts[n] for n in range(len(parts))]
            adv.landing = []
            s.leave()  # the landing is over
            if any(rest):
                come(s, power, here, rest)
        else:
            go(s, here, parts)
        seize(s, power, there, parts)
        s.conquered += 1
        s.tell(T_CONQUERED, power, there, self.number)
        succeed(s, there)
        note_conquest(s, self.border, parts)
        if loser != NEUTRAL and s.hist is None:
            fallen(s, power, loser, there)
        if s.winner >= 0:
            return
        s.enter(Look())
        if s.rules.fleets and PORT_AREAS[there]:
            if there in adv.ship or BLOCKADING + there in adv.ship:
                s.enter(PortFallen(there, 0))
        if adv.general[there]:
            s.enter(LostGenerals(there, s.owner[there], adv.general[there]))
        if adv.fort >> there & 1:
            s.enter(Captured(s.seat_for(power), there))


def note_conquest(s: Risk, border: int, parts: list[int]) -> None:
    """What the history remembers of a conquest: who draws cards, who landed (RSK-HIS-28, RSK-COA-12, RSK-R-55)."""
    hist = s.hist
    if hist is None:
        return
    hist.fighting = -1
    hist.boost = 0
    for n in range(NATION_COUNT):
        if parts[n]:
            hist.drawers |= 1 << n
            hist.taken[n] |= 1 << BORDER_TO[border]
    if s.rules.cards_for_all:
        hist.drawers |= counters(s).ally[s.turn] | 1 << s.turn
    note_landing(s, border, parts)


def fallen(s: Risk, power: int, loser: int, there: int) -> None:
    """A capital or a player falls; his counters go back to the box (RSK-R-19, -72)."""
    if s.capital[loser] == there and not s.fallen >> loser & 1:
        capital_falls(s, power, loser)
    if s.count(loser) == 0:
        forget(s, loser)
        for ship, of in enumerate(s.rules.ship_power):
            if of == loser:
                put(s, ship, -1)
        eliminate(s, power, loser)
    if s.winner < 0 and s.rules.capitals and enough_capitals(s, power):
        win(s, power)


class Captured(RiskFrame):
    """A captured fortress is kept, for two regiments in the next reinforcements, or destroyed (RSK-FOR-07, -08)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("place", PLACE)]

    def __init__(self, seat: int, place: int) -> None:
        super().__init__(seat)
        self.place = place

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(KEEP), act(DESTROY)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (KEEP, DESTROY) else "RSK-FOR-07"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        adv, power = counters(s), s.turn
        s.leave()
        if verb == KEEP:
            adv.debt[power] |= 1 << self.place
            s.tell(T_KEPT, power, self.place)
        else:
            adv.fort &= ~(1 << self.place)
            s.tell(T_RAZED, power, self.place)


# --- landings --------------------------------------------------------------------------------------------------------


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


# --- the end of combat -----------------------------------------------------------------------------------------------


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
