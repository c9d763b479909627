"""What a report wants to know of a game: where battles were fought, who lost how many pieces, and what the dice did."""

from grognard.games.napoleon_in_europe.state import Europe, growth
from grognard.games.napoleon_in_europe.tables import ARM_COUNT, RALLY_FROM
from grognard.games.napoleon_in_europe.verbs import (
    T_BATTLE,
    T_FIRE,
    T_FIRST,
    T_GAME_TURN,
    T_HIT,
    T_LANDED,
    T_NO_RETREAT,
    T_PURSUIT,
    T_RALLIED,
    T_RALLY_ROLL,
)
from grognard.kernel.contract import State
from grognard.kernel.study import Study

FACES = 6


class EuropeStudy(Study):
    """Battles by region; a loss is a piece, and one that rallies is none."""

    def __init__(self, s: Europe) -> None:
        super().__init__(s, T_GAME_TURN)

    def standing(self, s: State) -> list[float]:
        """Growth: what victory in a limited war is counted by."""
        assert isinstance(s, Europe)
        return [growth(s, seat) for seat in range(self.seats)]

    def hear(self, s: State, code: int, a: list[int]) -> None:
        assert isinstance(s, Europe)
        if code == T_BATTLE:
            self.fight(a[0])
        elif code == T_HIT:
            self.loss(s.owner[a[1] // ARM_COUNT], a[2])
        elif code == T_RALLIED:
            self.loss(s.owner[a[1] // ARM_COUNT], -1)
        elif code == T_LANDED:
            self.loss(s.owner[a[0] // ARM_COUNT], a[2])
        elif code == T_NO_RETREAT:
            self.loss(s.owner[a[0] // ARM_COUNT], a[1])
        elif code in (T_FIRE, T_PURSUIT):
            self.hits(a[0], a[1], a[2], a[3])
        elif code == T_RALLY_ROLL:
            self.hits(a[0], a[1], RALLY_FROM, a[2])
        elif code == T_FIRST:
            self.first = a[0]

    def hits(self, seat: int, dice: int, least: int, found: int) -> None:
        """So many dice, each good from `least` on."""
        good = (FACES + 1 - least) / FACES
        self.throw(seat, found, dice * good, dice * good * (1.0 - good))
