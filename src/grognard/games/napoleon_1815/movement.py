"""Blocks leaving and entering zones, in whatever way: vedettes met, axis, control (N15-GEN-18, -19, N15-AXE, N15-CTL,
N15-VED-07 to -14). The manoeuvre, the retreat and events share it."""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.frames import CampaignFrame
from grognard.games.napoleon_1815.knowledge import no_vedettes
from grognard.games.napoleon_1815.splits import AXIS_SPLIT, TOWN_SPLIT, split_fatigue
from grognard.games.napoleon_1815.state import (
    O_MOVING,
    O_RETREAT_FATIGUE,
    O_STOP,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BACK,
    BIT,
    BLOCKS_OF,
    BORDER_TO,
    BRUXELLES,
    COALITION,
    COMMANDERS_OF,
    CORPS_MASK,
    CORPS_OF,
    DISTANCE,
    FORTIFIED_TOWN,
    FRENCH,
    SIDE_OF,
    VALUE,
    VEDETTES_OF,
    ZONE_TYPE,
    count,
)
from grognard.games.napoleon_1815.verbs import T_ARRIVED, T_AXIS, T_AXIS_STRUCK
from grognard.games.napoleon_1815.victory import bury, lose_position, refresh, remove_vedettes, take_control
from grognard.kernel.actions import BORDER, NUMBER
from grognard.kernel.contract import NOBODY

# How a pile comes in.
MARCHING: Final = 0
RETREATING: Final = 1
REACTING: Final = 2  # Réaction: into a free zone
STRIVING: Final = 3  # Ultime effort, Au son du canon: no axis is placed


def carried(s: Campaign, zone: int, mask: int, side: int) -> int:
    """Commanders who would stay behind without any corps of their side: they go along (N15-GEN-18)."""
    if s.at[zone] & CORPS_OF[side] & ~mask:
        return 0
    return s.at[zone] & COMMANDERS_OF[side] & ~mask


def go(s: Campaign, mask: int, border: int) -> None:
    """The blocks cross a connection; the zone they leave is brought up to date by the caller."""
    s.put_all(mask, BORDER_TO[border])
    s.op[O_MOVING] = mask


class Arrival(CampaignFrame):
    """A pile has entered a zone: vedettes, then enemy corps and the axis, then control (section 5.2, M2 a to c)."""

    fields: ClassVar[list[tuple[str, str]]] = [("border", BORDER), ("how", NUMBER), ("step", NUMBER)]

    def __init__(self, border: int, how: int, step: int) -> None:
        super().__init__(NOBODY)
        self.border = border
        self.how = how
        self.step = step

    def run(self, s: Campaign) -> None:
        zone = BORDER_TO[self.border]
        moving = s.op[O_MOVING]
        side = FRENCH if moving & BLOCKS_OF[FRENCH] else COALITION
        other = 1 - side
        if self.step == 0:
            self.meet(s, zone, moving, side)
        elif self.step == 1:
            bury(s, s.at[zone] & CORPS_OF[other], zone)
            if s.stack:
                if s.at[zone] & CORPS_OF[other]:
                    self.close(s)
                else:
                    s.become(Arrival(self.border, self.how, 2))
        elif self.step == 2:
            self.take(s, zone, moving, side)
        else:
            bury(s, moving & CORPS_MASK, zone)  # where a corps survives, this takes control too (N15-CTL-06)
            if s.stack:
                self.close(s)

    def close(self, s: Campaign) -> None:
        s.op[O_MOVING] = 0
        s.leave()

    def meet(self, s: Campaign, zone: int, moving: int, side: int) -> None:
        other = 1 - side
        if s.rules.grognard and s.at[zone] & BLOCKS_OF[other]:
            s.seals += 1  # whatever stands there, something is learnt
        if s.at[zone] & VEDETTES_OF[other]:
            remove_vedettes(s, zone, s.at[zone] & VEDETTES_OF[other])
        hostile = s.at[zone] & CORPS_OF[other]
        if not hostile:
            s.become(Arrival(self.border, self.how, 2))
            return
        no_vedettes(s, moving)
        no_vedettes(s, s.at[zone] & BLOCKS_OF[other])
        if self.how <= RETREATING:
            s.op[O_STOP] = 2  # it is the pile's own march; an Ultime effort stops nobody else's
        if self.how == RETREATING:
            s.op[O_RETREAT_FATIGUE] += 2 * count(hostile)  # N15-RET-08
        back = BACK[self.border]
        if s.axis[zone] < 0 and not s.at[zone] & CORPS_OF[side] & ~moving:
            if self.how <= RETREATING:  # N15-AXE-01, -11; an Ultime effort places none
                s.axis[zone] = back
                s.axis_side[zone] = side
                s.tell(T_AXIS, side, back)
        elif s.axis[zone] == back and s.axis_side[zone] == other and zone not in s.struck:
            s.struck = [*s.struck, zone]
            s.tell(T_AXIS_STRUCK, other, zone)
            s.seals += 1
            s.become(Arrival(self.border, self.how, 1))
            split_fatigue(s, s.seat_for(hostile), hostile, 2, AXIS_SPLIT)  # N15-AXE-04
            return
        self.close(s)

    def take(self, s: Campaign, zone: int, moving: int, side: int) -> None:
        """No enemy corps here: control, with stop and fatigue in a fortified town (N15-CTL-02, -05)."""
        if side == FRENCH:
            lose_position(s, zone)
        if VALUE[zone] and s.control[zone] == 1 - side:
            if ZONE_TYPE[zone] == FORTIFIED_TOWN:
                no_vedettes(s, moving)
                if self.how <= RETREATING:
                    s.op[O_STOP] = 2
                s.become(Arrival(self.border, self.how, 3))
                split_fatigue(s, s.seat_for(moving), moving & CORPS_MASK, 1, TOWN_SPLIT)
                return
            take_control(s, zone, side)
            if not s.stack:
                return
        self.close(s)


def place(s: Campaign, block: int, zone: int) -> None:
    """A reinforcement or an event puts a corps on the map: ready, without fatigue (N15-GEN-19, N15-CTL-10)."""
    side = SIDE_OF[block]
    s.put(block, zone)
    s.ready |= BIT[block]
    s.tell(T_ARRIVED, block, zone)
    if s.at[zone] & VEDETTES_OF[1 - side]:
        remove_vedettes(s, zone, s.at[zone] & VEDETTES_OF[1 - side])
    refresh(s, zone)


def left_alone(s: Campaign, zone: int, mask: int, side: int) -> int:
    """Commanders of the nations in this pile who would be alone in the zone when it has left (N15-OPS-15)."""
    if s.at[zone] & CORPS_OF[side] & ~mask:
        return 0
    return s.at[zone] & COMMANDERS_OF[side] & ~mask


def nearer_brussels(start: int, zone: int) -> bool:
    """Fewer connections from Bruxelles (N15-EV-A-BRUXELLES)."""
    return DISTANCE[zone][BRUXELLES] < DISTANCE[start][BRUXELLES]
