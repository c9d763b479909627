"""Activation of brigades and the leaders that come with it (WV-14.3, section 5.3)."""

from typing import ClassVar

from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.state import OFF, Battle
from grognard.games.wellingtons_victory.tables import (
    BRIGADE_UNITS,
    FIRST_LEADER,
    FORMATION_ARMY,
    FORMATION_PARENT,
    LEADER_LEVEL,
    LEADER_OF,
    SIDE_OF_ARMY,
)
from grognard.games.wellingtons_victory.verbs import (
    FORMATION,
    PLACE_LEADER,
    T_ACTIVATED,
    T_DEACTIVATED,
    T_LEADER_PLACED,
)
from grognard.kernel.actions import PIECE, SEAT


def brigade_hexes(s: Battle, brigade: int) -> list[int]:
    """The hexes in which a brigade has units, in order."""
    found: list[int] = []
    for u in BRIGADE_UNITS[brigade]:
        if s.where[u] >= 0 and s.where[u] not in found:
            found.append(s.where[u])
    found.sort()
    return found


def activate(s: Battle, brigade: int) -> None:
    """A brigade becomes active: its leader, and those of its division and corps not in play, are placed (WV-14.3b, R-49)."""
    s.active[brigade] = 1
    s.tell(T_ACTIVATED, brigade)
    hexes = brigade_hexes(s, brigade)
    f = FORMATION_PARENT[brigade]
    leaders = [LEADER_OF[brigade]]
    while f >= 0:
        leader = LEADER_OF[f]
        if leader >= 0 and LEADER_LEVEL[leader - FIRST_LEADER] < 3:
            leaders.append(leader)
        f = FORMATION_PARENT[f]
    for leader in reversed(leaders):
        if leader < 0 or s.where[leader] != OFF or not hexes:
            continue
        if len(hexes) == 1 and not s.shown:  # with hidden stacks, that there is no choice would tell
            set_leader(s, leader, hexes[0])
        else:
            s.enter(PlaceLeader(SIDE_OF_ARMY[FORMATION_ARMY[brigade]], leader, brigade))


def set_leader(s: Battle, leader: int, spot: int) -> None:
    s.put(leader, spot)
    s.tell(T_LEADER_PLACED, leader, spot)


def deactivate(s: Battle, brigade: int) -> None:
    """A brigade becomes inactive: its leader leaves, with the last one of a division or corps that leader too (WV-14.3b)."""
    s.active[brigade] = 0
    army = FORMATION_ARMY[brigade]
    s.printed[army] = max(0, s.printed[army] - 1)
    s.tell(T_DEACTIVATED, brigade)
    if LEADER_OF[brigade] >= 0 and s.where[LEADER_OF[brigade]] >= 0:
        s.lift(LEADER_OF[brigade], OFF)
    f = FORMATION_PARENT[brigade]
    while f >= 0:
        leader = LEADER_OF[f]
        if leader >= 0 and LEADER_LEVEL[leader - FIRST_LEADER] < 3 and s.where[leader] >= 0 and not _alive(s, f):
            s.lift(leader, OFF)
        f = FORMATION_PARENT[f]


def _alive(s: Battle, formation: int) -> bool:
    """Whether a division or corps has an active brigade."""
    for f in s.rules.army_brigades[FORMATION_ARMY[formation]]:
        g = f
        while g >= 0:
            if g == formation and s.active[f]:
                return True
            g = FORMATION_PARENT[g]
    return False


class PlaceLeader(BattleFrame):
    """The owner sets a leader on one of the brigade's units (WV-14.3b)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("leader", PIECE), ("brigade", FORMATION)]

    def __init__(self, seat: int, leader: int, brigade: int) -> None:
        super().__init__(seat)
        self.leader = leader
        self.brigade = brigade

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [PLACE_LEADER << 16 | spot for spot in brigade_hexes(s, self.brigade)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != PLACE_LEADER:
            return misplaced(verb)
        return None if argument in brigade_hexes(s, self.brigade) else "WV-14.3b"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        for u in BRIGADE_UNITS[self.brigade]:
            if s.where[u] == argument:
                s.show_piece(u)  # the leader stands on it
        set_leader(s, self.leader, argument)
