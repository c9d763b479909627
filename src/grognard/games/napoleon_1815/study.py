"""What a report wants to know of a game: where corps met, who lost how many, and what cards and dice did in combat."""

from typing import Final

from grognard.games.napoleon_1815.state import Campaign
from grognard.games.napoleon_1815.tables import (
    CARD_FATIGUE,
    CARD_LOSSES,
    DECKS,
    DIE_FATIGUE,
    DIE_LOSSES,
    NATION_OF,
    SIDE_OF_NATION,
)
from grognard.games.napoleon_1815.verbs import (
    T_COMBAT,
    T_COMBAT_CARD,
    T_COMBAT_DIE,
    T_ELIMINATED,
    T_FIRST,
    T_LOST,
    T_TURN,
)
from grognard.kernel.contract import State
from grognard.kernel.study import Study


def _spread(values: list[int]) -> tuple[float, float]:
    """The mean and the variance of what is drawn or rolled evenly from these."""
    middle = sum(values) / len(values)
    return middle, sum((value - middle) ** 2 for value in values) / len(values)


# What a combat card or die inflicts: losses and fatigue together.
_CARDS: Final[dict[int, list[tuple[float, float]]]] = {
    players: [_spread([CARD_LOSSES[card] + CARD_FATIGUE[card] for card in deck]) for deck in decks]
    for players, decks in DECKS.items()
}
_DICE: Final[list[tuple[float, float]]] = [
    _spread([losses + fatigue for losses, fatigue in zip(DIE_LOSSES[n], DIE_FATIGUE[n])])
    for n in range(len(DIE_LOSSES))
]


class CampaignStudy(Study):
    """Combats by zone; a loss is a strength point, those of a corps that is eliminated included."""

    def __init__(self, s: Campaign) -> None:
        super().__init__(s, T_TURN)

    def hear(self, s: State, code: int, a: list[int]) -> None:
        assert isinstance(s, Campaign)
        rules = s.rules
        if code == T_COMBAT:
            self.fight(a[1])
        elif code == T_LOST:
            self.loss(rules.seat_of_nation[NATION_OF[a[0]]], 1)
        elif code == T_ELIMINATED:
            self.loss(rules.seat_of_nation[NATION_OF[a[0]]], a[1])
        elif code == T_COMBAT_CARD:
            middle, variance = _CARDS[rules.players][a[0]]
            self.throw(rules.seats_of_side[a[0]][0], CARD_LOSSES[a[1]] + CARD_FATIGUE[a[1]], middle, variance)
        elif code == T_COMBAT_DIE:
            middle, variance = _DICE[a[0]]
            self.throw(rules.seats_of_side[SIDE_OF_NATION[a[0]]][0], a[1] + a[2], middle, variance)
        elif code == T_FIRST and self.told[T_FIRST] == 1:
            self.first = rules.seats_of_side[a[0]][0]
