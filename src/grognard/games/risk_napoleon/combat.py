"""Combat, conquest, elimination (RSK-CBT, RSK-CON, RSK-ELI, RSK-CRD, RSK-CAP-02 and -03)."""

from typing import ClassVar, Final

from grognard.games.risk_napoleon.dice import pairs_won, roll
from grognard.games.risk_napoleon.frames import RiskFrame, bar_claim, misplaced
from grognard.games.risk_napoleon.manoeuvres import Manoeuvre
from grognard.games.risk_napoleon.spoils import capital_falls, draw_card, eliminate
from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.tables import (
    BORDER_COUNT,
    BORDER_FROM,
    BORDER_TO,
    MOST_ENGAGED,
    NEUTRAL,
    by_mask,
)
from grognard.games.risk_napoleon.verbs import (
    ATTACK,
    CLAIM,
    DEFEND,
    END_COMBAT,
    ENGAGE,
    MOST_REGIMENTS,
    OCCUPY,
    T_ATTACK,
    T_CONQUERED,
    T_ROUND,
)
from grognard.games.risk_napoleon.victory import claim, enough_capitals, look, win
from grognard.kernel.actions import BORDER, NUMBER, SEAT, act

_ATTACKS: Final = by_mask(ATTACK)


class Combat(RiskFrame):
    """The attacker names a border to attack across, as often as he likes, or stops (RSK-CBT-01, -02, -10, -11)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        troops, hostile = s.troops, s.hostile
        actions = [END_COMBAT << 16]
        for here in s.lands[seat]:
            if hostile[here] and troops[here] > 1:
                actions += _ATTACKS[here][hostile[here]]
        if bar_claim(s, seat) is None:
            actions.append(CLAIM << 16)
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb == ATTACK:
            here, there = BORDER_FROM[argument], BORDER_TO[argument]
            if s.owner[here] != seat or s.owner[there] == seat or argument >= BORDER_COUNT:
                return "RSK-CBT-01"
            return "RSK-CBT-02" if s.troops[here] < 2 else None
        if verb == END_COMBAT:
            return None
        if verb == CLAIM:
            return bar_claim(s, seat)
        return misplaced(verb)

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        if verb == ATTACK:
            if s.troops[BORDER_FROM[argument]] == 2:
                announce(s, seat, argument, 1)
            else:
                s.enter(Engage(seat, argument))
        elif verb == CLAIM:
            claim(s, seat)
        else:
            end_combat(s, seat)


class Engage(RiskFrame):
    """How many regiments cross: one to three, and one always stays out (RSK-CBT-03, -04)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER)]

    def __init__(self, seat: int, border: int) -> None:
        super().__init__(seat)
        self.border = border

    def legal(self, s: Risk, seat: int) -> list[int]:
        most = min(MOST_ENGAGED, s.troops[BORDER_FROM[self.border]] - 1)
        return [act(ENGAGE, number) for number in range(1, most + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != ENGAGE:
            return "RSK-CBT-04"
        return None if argument < s.troops[BORDER_FROM[self.border]] else "RSK-CBT-03"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        announce(s, seat, self.border, argument)


def announce(s: Risk, seat: int, border: int, engaged: int) -> None:
    """The attack stands; a defender with a choice of dice makes it before any is rolled (RSK-CBT-06, RSK-R-16)."""
    there = BORDER_TO[border]
    s.tell(T_ATTACK, seat, border, engaged, s.owner[there], s.troops[there])
    if s.troops[there] > 1:
        s.enter(Defend(s.defender(there, seat), border, engaged))
    else:
        fight(s, seat, border, engaged, 1)


class Defend(RiskFrame):
    """One or two dice: the defender chooses, knowing the number of attackers and no die (RSK-CBT-06)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER), ("engaged", NUMBER)]

    def __init__(self, seat: int, border: int, engaged: int) -> None:
        super().__init__(seat)
        self.border = border
        self.engaged = engaged

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [DEFEND << 16 | 1, DEFEND << 16 | 2]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == DEFEND else "RSK-CBT-06"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-CBT-06"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        fight(s, s.owner[BORDER_FROM[self.border]], self.border, self.engaged, argument)


def fight(s: Risk, seat: int, border: int, engaged: int, defending: int) -> None:
    """One round: both roll, the highest dice are compared, then the second highest (RSK-CBT-05 to -09, -12)."""
    here, there = BORDER_FROM[border], BORDER_TO[border]
    attack = roll(s, engaged)
    defence = roll(s, defending)
    inflicted = pairs_won(attack, defence)
    lost = min(engaged, defending) - inflicted
    s.troops[here] -= lost
    s.troops[there] -= inflicted
    s.tell(T_ROUND, border, attack, defence, lost, inflicted)
    if s.troops[there] == 0:
        conquer(s, seat, border, engaged)


# --- conquest --------------------------------------------------------------------------------------------------------


def conquer(s: Risk, seat: int, border: int, engaged: int) -> None:
    """The last defender fell: the attacker moves in (RSK-CON-01, -02)."""
    most = s.troops[BORDER_FROM[border]] - 1
    if most == engaged:
        move_in(s, seat, border, engaged)
    else:
        s.enter(Occupy(seat, border, engaged))


class Occupy(RiskFrame):
    """How many regiments move in: at least those engaged, and one stays behind (RSK-CON-01, -02)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER), ("least", NUMBER)]

    def __init__(self, seat: int, border: int, least: int) -> None:
        super().__init__(seat)
        self.border = border
        self.least = least

    def legal(self, s: Risk, seat: int) -> list[int]:
        most = min(MOST_REGIMENTS, s.troops[BORDER_FROM[self.border]] - 1)
        return [OCCUPY << 16 | number for number in range(self.least, most + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != OCCUPY or argument < self.least:
            return "RSK-CON-01"
        return None if argument < s.troops[BORDER_FROM[self.border]] else "RSK-CON-02"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        move_in(s, seat, self.border, argument)


def move_in(s: Risk, seat: int, border: int, number: int) -> None:
    """Occupation, then the fall of a capital or of a player, then the claim of victory (RSK-R-98)."""
    here, there = BORDER_FROM[border], BORDER_TO[border]
    loser = s.owner[there]
    s.give(there, seat, number)
    s.troops[here] -= number
    s.conquered += 1
    s.tell(T_CONQUERED, seat, there, number, loser)
    if loser != NEUTRAL:
        if s.capital[loser] == there and not s.fallen >> loser & 1:
            capital_falls(s, seat, loser)
        if s.count(loser) == 0:
            eliminate(s, seat, loser)
    if s.winner < 0 and s.rules.capitals and enough_capitals(s, seat):
        win(s, seat)
    if s.winner < 0:
        look(s, seat)


def end_combat(s: Risk, seat: int) -> None:
    """One card if anything was conquered (RSK-CRD-01), then manoeuvres."""
    if s.conquered:
        draw_card(s, seat)
    s.become(Manoeuvre(seat, 0))
