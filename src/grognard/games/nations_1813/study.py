"""What a report wants to know of a game: where tiles were hit in the battles, and who lost how many points."""

from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import ARMY_COUNT, SIDE
from grognard.games.nations_1813.verbs import T_DAMAGE, T_LOSS, T_TILE, T_TURN
from grognard.kernel.contract import State
from grognard.kernel.study import Study


class NationsStudy(Study):
    """Points in battles, by the area of the tile that takes them; there are no dice."""

    def __init__(self, s: Nations) -> None:
        super().__init__(s, T_TURN)
        self.tile = [-1] * ARMY_COUNT  # where each army's tile was placed: it may be gone when its losses are heard of

    def hear(self, s: State, code: int, a: list[int]) -> None:
        assert isinstance(s, Nations)
        if code == T_TILE:
            self.tile[a[0]] = a[1]
        elif code == T_LOSS:
            self.fight(self.tile[a[2]])
        elif code == T_DAMAGE:
            self.loss(s.seat(SIDE[a[0]]), a[1])
        elif code == T_TURN and self.told[T_TURN] == 1:
            self.first = a[0]
