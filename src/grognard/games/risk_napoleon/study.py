"""What a report wants to know of a game: where regiments met, who lost how many, and whether the dice were kind."""

from typing import Final

from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.tables import BORDER_TO, MOST_DEFENDING, MOST_ENGAGED
from grognard.games.risk_napoleon.verbs import (
    T_ATTACK,
    T_BROADSIDE,
    T_CONQUERED,
    T_DROWNED,
    T_LEADER,
    T_LOST,
    T_NAVAL_ATTACK,
    T_ROUND,
    T_SCUTTLED,
    T_SORTIE,
    T_SUNK,
    T_TURN,
    T_VANISHED,
)
from grognard.kernel.contract import State
from grognard.kernel.odds import contest, mean, variance
from grognard.kernel.study import Study


def _taken(engaged: int, defending: int) -> dict[int, int]:
    """How many an attacker's dice take in a round."""
    return {inflicted: ways for (_, inflicted), ways in contest(engaged, defending).items()}


# By 3 * defending + engaged, both from 0.
_MEAN: Final = [0.0] * (3 * MOST_DEFENDING + MOST_ENGAGED + 1)
_VARIANCE: Final = [0.0] * (3 * MOST_DEFENDING + MOST_ENGAGED + 1)
for _defending in range(1, MOST_DEFENDING + 1):
    for _engaged in range(1, MOST_ENGAGED + 1):
        _MEAN[3 * _defending + _engaged] = mean(_taken(_engaged, _defending))
        _VARIANCE[3 * _defending + _engaged] = variance(_taken(_engaged, _defending))


class RiskStudy(Study):
    """Rounds of combat on land and at sea; a loss is a regiment or a fleet."""

    def __init__(self, s: Risk) -> None:
        super().__init__(s, T_TURN)
        self.round = 0
        self.attacker = -1
        self.led = False  # a leader has been played in this turn: dice made higher tell nothing of luck
        self.sides = [-1, -1]  # of a fight at sea
        self.held = s.owner[:]  # who held the territories before the present decision

    def begin_turn(self, s: State) -> None:
        """Everybody has a turn in a round: a round is what a report counts."""
        assert isinstance(s, Risk)
        self.held = s.owner[:]
        self.led = False
        if s.round != self.round or not self.turn:
            self.round = s.round
            super().begin_turn(s)

    def standing(self, s: State) -> list[float]:
        """Territories."""
        assert isinstance(s, Risk)
        return [float(s.count(s.power_of(seat))) for seat in range(self.seats)]

    def hear(self, s: State, code: int, a: list[int]) -> None:
        assert isinstance(s, Risk)
        if code == T_ATTACK:
            self.attacker = a[0]
        elif code == T_ROUND:
            there = BORDER_TO[a[0]]
            self.fight(there)
            attacker, defender = s.seat_for(self.attacker), s.seat_for(self.held[there])
            self.loss(attacker, a[3])
            self.loss(defender, a[4])
            if not self.led:
                self.dice(attacker, defender, a[1], a[2], a[3], a[4])
        elif code == T_CONQUERED:
            self.held[a[1]] = a[0]
        elif code == T_TURN:
            if self.told[T_TURN] == 1:
                self.first = s.seat_for(a[0])
        elif code == T_LEADER:
            self.led = True
        elif code in (T_NAVAL_ATTACK, T_SORTIE):
            self.sides = [a[0], a[1]]
        elif code == T_BROADSIDE:
            self.dice(s.seat_for(self.sides[0]), s.seat_for(self.sides[1]), a[0], a[1], a[2], a[3])
        elif code in (T_SUNK, T_SCUTTLED):
            self.loss(s.seat_for(a[0]), 1)
        elif code == T_DROWNED:
            self.loss(s.seat_for(s.turn), a[1])
        elif code == T_LOST:
            self.loss(s.seat_for(a[0]), a[2])
        elif code == T_VANISHED:
            self.loss(s.seat_for(a[0]), a[1])

    def dice(self, attacker: int, defender: int, attack: int, defence: int, lost: int, inflicted: int) -> None:
        """A round's luck: what each side's dice took, beside what so many dice take on the average."""
        engaged = 3 if attack % 10 else 2 if attack % 100 else 1
        defending = 2 if defence % 100 else 1
        middle, spread = _MEAN[3 * defending + engaged], _VARIANCE[3 * defending + engaged]
        self.throw(attacker, inflicted, middle, spread)
        self.throw(defender, lost, lost + inflicted - middle, spread)
