"""Battle: tiles in contact, one point from each, the damaged player chooses where it falls (N13-BAT)."""

from typing import ClassVar

from grognard.games.nations_1813.frames import NationsFrame
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import (
    ALLIED,
    ARMIES_OF,
    ARMY_COUNT,
    FIRST_BATTLE,
    FRENCH,
    NEAR,
    NEAR_MASK,
    SECOND_BATTLE,
    SIDE,
)
from grognard.games.nations_1813.verbs import (
    LOSS,
    T_BATTLE,
    T_DAMAGE,
    T_DESTROYED,
    T_LOSS,
    T_LOSSES,
    T_LOST_POINT,
    T_NO_CONTACT,
)
from grognard.kernel.actions import NUMBER, SEAT, act
from grognard.kernel.contract import NOBODY


def touching(s: Nations, army: int) -> list[int]:
    """The enemy tiles in contact with a tile, by card number (N13-BAT-03)."""
    side = SIDE[army]
    found = []
    for area in NEAR[s.tile[army]]:
        other = s.tile_at[area]
        if other >= 0 and SIDE[other] != side:
            found.append(other)
    found.sort()
    return found


def dealers(s: Nations, side: int) -> int:
    """The enemy tiles that touch a tile of this side, as a mask: each deals one point (N13-BAT-02, -04, -05)."""
    mask = 0
    for army in ARMIES_OF[1 - side]:
        if s.tile[army] >= 0 and NEAR_MASK[s.tile[army]] & s.tiles[side]:
            mask |= 1 << army
    return mask


def endurance(s: Nations, army: int) -> int:
    """How many points a tile can take in a battle (N13-BAT-08, R-42)."""
    left = s.strength(army)
    if s.rules.terrain_in_battle:
        left = max(1, left + s.terrain_value(army))
    return left


def takers(s: Nations, dealer: int) -> list[int]:
    """The tiles that can take this enemy's point: in contact, with strength left after what they took (N13-BAT-13)."""
    return [army for army in touching(s, dealer) if endurance(s, army) > s.taken[army]]


def next_battle(s: Nations) -> bool:
    """Whether a battle is to be fought now (N13-BAT-01, -16)."""
    if s.battles > 1:
        return False
    return s.time >= s.rules.dates[SECOND_BATTLE if s.battles else FIRST_BATTLE]


def begin_battle(s: Nations) -> None:
    """The contacts are fixed; the player whose turn has just ended decides first (N13-BAT-12, -18)."""
    s.tell(T_BATTLE, SECOND_BATTLE if s.battles else FIRST_BATTLE)
    s.battles += 1
    s.taken = [0] * ARMY_COUNT
    s.dealers = dealers(s, s.turn)
    if s.dealers:
        s.enter(Losses(s.turn, 0))
    else:
        s.tell(T_NO_CONTACT)


class Losses(NationsFrame):
    """One side takes its points: those without choice, then decision by decision (N13-BAT-06, -07, -13, -14)."""

    fields: ClassVar[list[tuple[str, str]]] = [("side", "side"), ("second", NUMBER)]

    def __init__(self, side: int, second: int) -> None:
        super().__init__(NOBODY)
        self.side = side
        self.second = second

    def run(self, s: Nations) -> None:
        if give_forced(s):
            for dealer in ARMIES_OF[1 - self.side]:
                if s.dealers >> dealer & 1:
                    s.enter(Loss(s.seat(self.side), dealer))
                    return
        if self.second:
            s.leave()
            apply_losses(s)
        else:
            s.dealers = dealers(s, 1 - self.side)
            s.become(Losses(1 - self.side, 1))


def give_forced(s: Nations) -> bool:
    """Points with one taker go to it, points with none are lost, until only choices are left; whether there are any."""
    again = True
    while again and s.dealers:
        again = False
        for dealer in range(ARMY_COUNT):
            if s.dealers >> dealer & 1:
                among = takers(s, dealer)
                if len(among) < 2:
                    again = True
                    if among:
                        give(s, dealer, among[0])
                    else:
                        s.dealers ^= 1 << dealer
                        s.tell(T_LOST_POINT, dealer)
    return s.dealers != 0


def give(s: Nations, dealer: int, army: int) -> None:
    s.dealers ^= 1 << dealer
    s.taken[army] += 1
    s.tell(T_LOSS, s.seat(SIDE[army]), dealer, army, s.tile[army])


class Loss(NationsFrame):
    """Which of his tiles takes this enemy's point: the damaged player decides (N13-BAT-06, D-11)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("dealer", "army")]

    def __init__(self, seat: int, dealer: int) -> None:
        super().__init__(seat)
        self.dealer = dealer

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(LOSS, army) for army in takers(s, self.dealer)]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb != LOSS or argument not in touching(s, self.dealer):
            return "N13-BAT-06"
        return None if argument in takers(s, self.dealer) else "N13-BAT-13"

    def wait(self, s: Nations, seat: int) -> str:
        return "N13-BAT-18"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        s.leave()
        give(s, self.dealer, argument)


def apply_losses(s: Nations) -> None:
    """All points of both sides fall at once; tiles below 1 leave (N13-BAT-08, -09, -12, -15, -19)."""
    lost = [0, 0]
    for army in range(ARMY_COUNT):
        points = s.taken[army]
        if points:
            destroyed = endurance(s, army) <= points
            s.damage[army] += points
            lost[SIDE[army]] += points
            s.tell(T_DAMAGE, army, points, max(0, s.strength(army)))
            s.taken[army] = 0
            if destroyed:
                s.tell(T_DESTROYED, army, s.tile[army])
                s.fall(army)
    s.tell(T_LOSSES, lost[FRENCH], lost[ALLIED])
