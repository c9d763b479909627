"""Waterloo: a battle off the map that closes the history (RSK-WAT)."""

from typing import ClassVar, Final

from grognard.games.risk_napoleon.advanced import (
    W_ENGAGED,
    W_ENGLISH,
    W_FRENCH,
    W_NEXT,
    W_PART,
    W_PRUSSIAN,
    W_ROUND,
)
from grognard.games.risk_napoleon.dice import roll
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.state import Risk, calendar
from grognard.games.risk_napoleon.tables import ENG, FRA, MOST_DEFENDING, MOST_ENGAGED, PRU, WATERLOO, territory
from grognard.games.risk_napoleon.verbs import (
    DEFEND,
    ENGAGE,
    T_CHARGE,
    T_POINTS,
    T_PRUSSIANS,
    T_WATERLOO,
    T_WATERLOO_ROUND,
    T_WATERLOO_WON,
)
from grognard.kernel.actions import act
from grognard.kernel.contract import NOBODY

_FRENCH, _ENGLISH, _PRUSSIANS, _ROUNDS_1, _ROUNDS_2, _FRENCH_LIMIT, _ENGLISH_LIMIT, _POINTS, _EACH = WATERLOO
FRENCH_LIMIT: Final[int] = _FRENCH_LIMIT
ENGLISH_LIMIT: Final[int] = _ENGLISH_LIMIT
_BATTLEFIELD: Final[int] = territory("belgique")


class Waterloo(RiskFrame):
    """Round after round; at five in the afternoon the Prussians come and the allies attack (RSK-WAT-02 to -07)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        hist = calendar(s)
        if not hist.battle:
            hist.battle = [1, 0, _FRENCH, _ENGLISH, 0, 0, 0]
            s.tell(T_WATERLOO, _FRENCH, _ENGLISH, _PRUSSIANS)
        battle = hist.battle
        french, english = battle[W_FRENCH] <= _FRENCH_LIMIT, battle[W_ENGLISH] <= _ENGLISH_LIMIT
        if french or english:
            if battle[W_PART] == 1:
                if french != english:
                    s.tell(T_WATERLOO_WON, ENG if french else FRA)
                    award(s, ENG if french else FRA, _POINTS)  # both in one round: a draw (RSK-R-68)
            elif french:
                s.tell(T_WATERLOO_WON, ENG)
                award(s, ENG, _EACH)
                award(s, PRU, _EACH)
            s.leave()
        elif battle[W_PART] == 1 and battle[W_ROUND] == _ROUNDS_1:
            battle[W_PART] = 2
            battle[W_ROUND] = 0
            battle[W_PRUSSIAN] = _PRUSSIANS
            s.tell(T_PRUSSIANS, _PRUSSIANS)
        elif battle[W_PART] == 2 and battle[W_ROUND] == _ROUNDS_2:
            s.leave()  # nothing decided
        else:
            s.enter(Charge(s.seat_for(FRA) if battle[W_PART] == 1 else ENG))


def award(s: Risk, nation: int, number: int) -> None:
    hist = calendar(s)
    hist.vp[nation] += number
    s.tell(T_POINTS, nation, number, hist.vp[nation])


class Charge(RiskFrame):
    """One to three dice for the attack (RSK-R-68)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(ENGAGE, n) for n in range(1, MOST_ENGAGED + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == ENGAGE else "RSK-WAT-08"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-WAT-01"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        battle = calendar(s).battle
        battle[W_ENGAGED] = argument
        allied = battle[W_ENGLISH] + battle[W_PRUSSIAN]
        s.tell(T_CHARGE, s.power_of(seat), _BATTLEFIELD, argument, battle[W_FRENCH], allied)
        s.become(Square(ENG if battle[W_PART] == 1 else s.seat_for(FRA)))


class Square(RiskFrame):
    """One or two dice for the defence (RSK-R-68)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(DEFEND, n) for n in range(1, MOST_DEFENDING + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == DEFEND else "RSK-WAT-08"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-WAT-01"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        battle = calendar(s).battle
        s.leave()
        engaged = battle[W_ENGAGED]
        attack, defence = roll(s, engaged), roll(s, argument)
        lost = 0 if attack // 100 > defence // 100 else 1
        if engaged > 1 and argument > 1 and attack // 10 % 10 <= defence // 10 % 10:
            lost += 1
        inflicted = min(engaged, argument) - lost
        french, allied = (lost, inflicted) if battle[W_PART] == 1 else (inflicted, lost)
        battle[W_FRENCH] -= french
        for _ in range(allied):
            if battle[W_PART] == 2 and battle[W_NEXT] == 0:  # one Prussian, one English (RSK-WAT-05)
                battle[W_PRUSSIAN] -= 1
                battle[W_NEXT] = 1
            else:
                battle[W_ENGLISH] -= 1
                battle[W_NEXT] = 0
        battle[W_ROUND] += 1
        s.tell(T_WATERLOO_ROUND, attack, defence, battle[W_FRENCH], battle[W_ENGLISH], battle[W_PRUSSIAN])
