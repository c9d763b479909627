"""Victory points, elimination, control and reinforced positions (N15-VIC, N15-GEN, N15-CTL, N15-RPO, N15-AXE-06)."""

from typing import Final

from grognard.games.napoleon_1815.knowledge import lost_from_sight, still_alive
from grognard.games.napoleon_1815.state import (
    END_COALITION,
    END_FRENCH,
    END_NAPOLEON,
    GONE,
    O_ATTACK_LEADERS,
    O_ATTACKERS,
    O_CARRIED,
    O_DEFENCE_LEADERS,
    O_DEFENDERS,
    O_EMPEROR,
    O_MOVING,
    O_PILE,
    O_RETREATING,
    O_SCORE,
    O_SHARE,
    O_STAYING,
    OFF,
    Campaign,
    dead,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    COALITION,
    COMMANDER_VALUE,
    COMMANDERS_OF,
    CORPS_OF,
    FRENCH,
    SIDE_OF,
    TRACK_END,
    VALUE,
    VEDETTES_OF_NATION,
    blocks_in,
    count,
)
from grognard.games.napoleon_1815.verbs import (
    S_LOSSES,
    S_OBJECTIVE,
    T_COMMANDER_LOST,
    T_CONTROL,
    T_ELIMINATED,
    T_POINTS_SCORED,
    T_POSITION_LOST,
    T_VEDETTES_LOST,
    T_WON,
)

_MASKS: Final = [
    O_PILE, O_CARRIED, O_ATTACKERS, O_DEFENDERS, O_ATTACK_LEADERS, O_DEFENCE_LEADERS, O_STAYING, O_RETREATING, O_MOVING,
    O_SHARE,
]  # fmt: skip


def win(s: Campaign, side: int, ending: int) -> None:
    """The game is over."""
    s.winner = side
    s.ending = ending
    s.tell(T_WON, side, ending)
    del s.stack[:]


def score(s: Campaign, side: int, number: int, why: int) -> None:
    """Points for a side, at once: French gains lower the track, coalition gains raise it (N15-VIC-01, -03)."""
    if number:
        s.vp += number if side == COALITION else -number
        s.tell(T_POINTS_SCORED, side, number, s.vp, why)


def look(s: Campaign) -> None:
    """Whether an end of the track is reached (N15-VIC-08, -09)."""
    if s.winner >= 0:
        return
    if s.vp <= 0:
        win(s, FRENCH, END_FRENCH)
    elif s.vp >= TRACK_END:
        win(s, COALITION, END_COALITION)


# --- elimination ----------------------------------------------------------------------------------------------------


def take_off(s: Campaign, block: int, where: int) -> None:
    """The block leaves the map, and every list of those who take part in something."""
    bit = BIT[block]
    s.put(block, where)
    s.ready &= ~bit
    for i in _MASKS:
        s.op[i] &= ~bit


def remove_dead(s: Campaign, mask: int) -> None:
    """Corps without strength or with more than 8 fatigues go for good; their points wait in `score` (N15-GEN-10, -11)."""
    if mask:
        s.seals += 1  # who is still alive is seen now
    for b in blocks_in(mask):
        if s.zone[b] >= 0 and dead(s, b):
            left = s.infantry[b] + s.cavalry[b]
            s.op[O_SCORE] += left if SIDE_OF[b] == FRENCH else -left
            lost_from_sight(s, BIT[b])
            take_off(s, b, GONE)
            s.seals += 1
            s.tell(T_ELIMINATED, b, left)
        elif s.zone[b] >= 0:
            still_alive(s, b)


def lone_commanders(s: Campaign, zone: int) -> None:
    """A commander whose corps are gone goes too; coalition commanders are worth 2 points (N15-GEN-06, N15-VIC-07, -11)."""
    for side in (FRENCH, COALITION):
        if s.at[zone] & COMMANDERS_OF[side] and not s.at[zone] & CORPS_OF[side]:
            for b in blocks_in(s.at[zone] & COMMANDERS_OF[side]):
                take_off(s, b, GONE)
                s.seals += 1
                s.tell(T_COMMANDER_LOST, b)
                if side == COALITION:
                    s.op[O_SCORE] -= COMMANDER_VALUE
                else:
                    s.op[O_EMPEROR] = 1


def settle_score(s: Campaign, why: int = S_LOSSES) -> None:
    """Points of both sides are netted; Napoléon's elimination is looked at first (N15-COM-28, N15-VIC-13)."""
    number = s.op[O_SCORE]
    s.op[O_SCORE] = 0
    if number > 0:
        score(s, COALITION, number, why)
    elif number < 0:
        score(s, FRENCH, -number, why)
    if s.op[O_EMPEROR] and s.winner < 0:
        win(s, COALITION, END_NAPOLEON)
    look(s)


def bury(s: Campaign, mask: int, zone: int) -> None:
    """After fatigue or losses outside a combat: the dead, lone commanders, points, then the zone (R-59)."""
    remove_dead(s, mask)
    lone_commanders(s, zone)
    settle_score(s)
    if s.winner < 0:
        refresh(s, zone)


# --- control, axis, reinforced position -----------------------------------------------------------------------------


def take_control(s: Campaign, zone: int, side: int) -> None:
    """The marker changes hands and its value is scored (N15-CTL-02, -03)."""
    if VALUE[zone] and s.control[zone] != side:
        s.control[zone] = side
        s.tell(T_CONTROL, side, zone, VALUE[zone])
        score(s, side, VALUE[zone], S_OBJECTIVE)
        look(s)


def lose_position(s: Campaign, zone: int) -> None:
    """The reinforced position of a zone is taken off (N15-RPO-03, -04, -05, N15-VED-14)."""
    if s.strong[zone]:
        s.strong[zone] = 0
        s.tell(T_POSITION_LOST, zone)


def refresh(s: Campaign, zone: int) -> None:
    """A zone brought up to date: axis, control, reinforced position (N15-AXE-06, N15-CTL-09, N15-RPO-03)."""
    french = s.at[zone] & CORPS_OF[FRENCH]
    allied = s.at[zone] & CORPS_OF[COALITION]
    if french and allied:
        return
    s.axis[zone] = -1
    s.axis_side[zone] = -1
    if french:
        lose_position(s, zone)
        take_control(s, zone, FRENCH)
    elif allied:
        take_control(s, zone, COALITION)


def remove_vedettes(s: Campaign, zone: int, mask: int) -> None:
    """These vedettes are eliminated; they score nothing (N15-VED-07, -08, -11, -18)."""
    for nation in range(3):
        gone = mask & VEDETTES_OF_NATION[nation]
        if gone:
            lost_from_sight(s, gone)
            for b in blocks_in(gone):
                take_off(s, b, OFF)
            s.seals += 1
            s.tell(T_VEDETTES_LOST, nation, zone, count(gone))


def ending(s: Campaign) -> str:
    """The clause by which the game ended."""
    return ["N15-VIC-09", "N15-VIC-08", "N15-VIC-10", "N15-VIC-11"][s.ending]
