"""Retreat: the loser goes as many connections as the difference of losses, away from the combat (N15-RET; C7d)."""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced
from grognard.games.napoleon_1815.movement import RETREATING, Arrival, carried, go
from grognard.games.napoleon_1815.splits import OPEN_SPLIT, split_fatigue
from grognard.games.napoleon_1815.state import (
    O_AT,
    O_RETREAT_FATIGUE,
    O_RETREATING,
    O_STEPS,
    O_STOP,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BORDER_FROM,
    BORDER_TO,
    BORDERS_OUT,
    COALITION,
    CONNECTION_OF,
    CORPS_MASK,
    CORPS_OF,
    DISTANCE,
    FRENCH,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import RETREAT, T_CORNERED, T_RETREATED
from grognard.games.napoleon_1815.victory import bury
from grognard.kernel.actions import act
from grognard.kernel.contract import NOBODY

FIRST: Final = 0
NEXT: Final = 1
ENTERED: Final = 2
SUM: Final = 4
R_OUT: Final = 5


def begin_retreat(s: Campaign, steps: int, fatigue: int) -> None:
    """The blocks in `retreating` go so many connections; commanders who would stay alone go along."""
    op = s.op
    if not op[O_RETREATING] & CORPS_MASK:
        return
    side = retreating_side(s)
    op[O_RETREATING] |= carried(s, op[O_AT], op[O_RETREATING], side)
    op[O_STEPS] = steps
    op[O_RETREAT_FATIGUE] = fatigue
    s.enter(Retreat(FIRST))


def retreating_side(s: Campaign) -> int:
    return FRENCH if s.op[O_RETREATING] & CORPS_OF[FRENCH] else COALITION


def place_of(s: Campaign) -> int:
    """Where the retreating pile is now."""
    return s.zone[first_in(s.op[O_RETREATING])]


def bar_retreat(s: Campaign, border: int) -> str | None:
    """Why the pile may not retreat over this border now (N15-RET-03 to -07)."""
    here = place_of(s)
    battle = s.op[O_AT]
    if BORDER_FROM[border] != here:
        return "N15-RET-01"
    if here == battle and s.axis[battle] >= 0:
        if s.axis_side[battle] == retreating_side(s):
            return None if s.axis[battle] == border else "N15-RET-03"
        return "N15-RET-04" if s.axis[battle] == border else None
    return None if DISTANCE[BORDER_TO[border]][battle] > DISTANCE[here][battle] else "N15-RET-07"


def ways(s: Campaign) -> list[int]:
    """The borders that are open to the retreating pile."""
    return [border for border in BORDERS_OUT[place_of(s)] if bar_retreat(s, border) is None]


class Retreat(CampaignFrame):
    """The steps of a retreat that nobody decides."""

    fields: ClassVar[list[tuple[str, str]]] = [("step", "retreat_step")]

    def __init__(self, step: int) -> None:
        super().__init__(NOBODY)
        self.step = step

    def run(self, s: Campaign) -> None:
        op = s.op
        if not op[O_RETREATING] & CORPS_MASK:
            s.leave()
            return
        if self.step == FIRST or self.step == NEXT:
            self.go_on(s)
        elif self.step == ENTERED:
            if op[O_STOP] or s.at[place_of(s)] & CORPS_OF[retreating_side(s)] & ~op[O_RETREATING]:
                op[O_STEPS] = 0  # N15-RET-08, -09, -15
            s.become(Retreat(NEXT))
        elif self.step == SUM:
            s.become(Retreat(R_OUT))
            corps = op[O_RETREATING] & CORPS_MASK
            split_fatigue(s, s.seat_for(corps), corps, op[O_RETREAT_FATIGUE], OPEN_SPLIT)
        else:
            s.leave()
            bury(s, op[O_RETREATING] & CORPS_MASK, place_of(s))

    def go_on(self, s: Campaign) -> None:
        op = s.op
        if op[O_STEPS] <= 0:
            s.become(Retreat(SUM))
            return
        open_ways = ways(s)
        if not open_ways:
            if place_of(s) == op[O_AT]:  # no way out at all
                op[O_RETREAT_FATIGUE] += 2 * count(s.corps(op[O_AT], 1 - retreating_side(s)))
                s.tell(T_CORNERED, op[O_AT])
            op[O_STEPS] = 0
            s.become(Retreat(SUM))
        elif len(open_ways) == 1:
            fall_back(s, open_ways[0])
        else:
            s.become(Retreat(NEXT))
            s.enter(Path(s.seat_for(op[O_RETREATING] & CORPS_MASK)))


class Path(CampaignFrame):
    """The owner of the losing pile chooses the next connection of its retreat (N15-RET-14)."""

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-RET-14"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(RETREAT, border) for border in ways(s)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != RETREAT:
            return misplaced(verb)
        return bar_retreat(s, argument)

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        fall_back(s, argument)


def fall_back(s: Campaign, border: int) -> None:
    """One connection of a retreat; a destroyed bridge costs 2 fatigues (N15-RET-10)."""
    op = s.op
    op[O_STEPS] -= 1
    op[O_STOP] = 0
    if CONNECTION_OF[border] in s.broken:
        op[O_RETREAT_FATIGUE] += 2
    side = retreating_side(s)
    go(s, op[O_RETREATING], border)
    s.tell(T_RETREATED, side, border, len(blocks_in(op[O_RETREATING])))
    s.become(Retreat(ENTERED))
    s.enter(Arrival(border, RETREATING, 0))
