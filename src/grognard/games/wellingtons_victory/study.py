"""What a report wants to know of a game: where it was fired and fought, who lost how many, and how the dice fell."""

from typing import Final

from grognard.games.wellingtons_victory.ground import BORDERS, NEAR
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import ANGLO_ALLIED, FRENCH, PRUSSIAN, SIDE_OF
from grognard.games.wellingtons_victory.verbs import SIDE_OF_PLAYER, T_CHECK, T_FIRED, T_LOST, T_MELEE, T_TURN
from grognard.kernel.contract import State
from grognard.kernel.study import Study

MEAN: Final = 3.5
VARIANCE: Final = 35 / 12


class BattleStudy(Study):
    """Fire and melee by the hex that they fall on; a loss is a strength point."""

    def __init__(self, s: Battle) -> None:
        super().__init__(s, T_TURN)

    def standing(self, s: State) -> list[float]:
        """Army morale; the Allies' is that of the Anglo-Allies, or of the Prussians where these are alone."""
        assert isinstance(s, Battle)
        allied = s.morale[ANGLO_ALLIED] if ANGLO_ALLIED in s.rules.armies else s.morale[PRUSSIAN]
        return [float(allied if SIDE_OF_PLAYER[seat] else s.morale[FRENCH]) for seat in range(self.seats)]

    def hear(self, s: State, code: int, a: list[int]) -> None:
        assert isinstance(s, Battle)
        if code == T_FIRED:
            self.fight(a[1])
            self.throw(SIDE_OF[a[0]], a[2], MEAN, VARIANCE)
        elif code == T_MELEE:
            self.fight(NEAR[BORDERS[a[0]]])
        elif code == T_LOST:
            self.loss(SIDE_OF[a[0]], a[1])
        elif code == T_CHECK:  # the lower the better
            self.throw(SIDE_OF[a[0]], 7 - a[1], MEAN, VARIANCE)
