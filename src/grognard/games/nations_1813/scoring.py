"""Final scoring: support, allotment by both sides, missions and victory (N13-SCO, N13-VIC-01 to -04, -09, -10)."""

from typing import ClassVar

from grognard.games.nations_1813.battle import touching
from grognard.games.nations_1813.frames import NationsFrame
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import (
    ALLIED,
    ALLIED_POINTS,
    ARMIES_OF,
    FRENCH,
    FRENCH_POINTS,
    MISSION_AREA,
    MISSION_DISTRICT,
    NEAR_MASK,
    NO_SIDE,
    SIDE,
)
from grognard.games.nations_1813.verbs import (
    ENGAGE,
    SUPPORT,
    T_DRAWN,
    T_ENGAGE,
    T_MISSION_EMPTY,
    T_MISSION_LOST,
    T_MISSION_WON,
    T_SCORE,
    T_SCORING,
    T_SUPPORT,
    T_WON,
)
from grognard.kernel.actions import SEAT, act
from grognard.kernel.contract import NOBODY


def worth(s: Nations, army: int) -> int:
    """What a tile counts in the scoring: less its damage, with the ground in the advanced rules (N13-SCO-10, N13-ADV-07)."""
    return max(0, s.strength(army) + s.terrain_value(army))


def mission_army(s: Nations, mission: int) -> int:
    """The French tile on the mission's area, or -1 (N13-SCO-01)."""
    army = s.tile_at[MISSION_AREA[mission]]
    return army if army >= 0 and SIDE[army] == FRENCH else -1


def supportable(s: Nations, army: int, missions: list[int]) -> list[int]:
    """Which of these missions a French tile may support: some Allied tile touches it and the mission army (N13-SCO-02).

    A mission army supports no other (N13-SCO-12)."""
    if s.tile[army] < 0:
        return []
    own = [mission_army(s, mission) for mission in missions]
    if army in own:
        return []
    enemies = touching(s, army)
    found = []
    for i, mission in enumerate(missions):
        if own[i] < 0:
            continue
        area = MISSION_AREA[mission]
        if s.rules.support_adjacent and not NEAR_MASK[s.tile[army]] >> area & 1:
            continue
        if any([NEAR_MASK[s.tile[enemy]] >> area & 1 for enemy in enemies]):
            found.append(mission)
    return found


def opposable(s: Nations, army: int, missions: list[int]) -> list[int]:
    """Which of these missions an Allied tile fights: those whose army it touches (N13-SCO-06, -07)."""
    if s.tile[army] < 0:
        return []
    near = NEAR_MASK[s.tile[army]]
    return [m for m in missions if near >> MISSION_AREA[m] & 1 and mission_army(s, m) >= 0]


def values(s: Nations, mission: int, missions: list[int]) -> tuple[int, int]:
    """The French and the Allied value of a mission as the tiles are allotted (N13-SCO-05, -06)."""
    own = mission_army(s, mission)
    french, allied = worth(s, own), 0
    for army in ARMIES_OF[FRENCH]:
        if s.allotted[army] == mission:
            french += worth(s, army)
    for army in ARMIES_OF[ALLIED]:
        if s.rules.fights_once:
            if s.allotted[army] == mission:
                allied += worth(s, army)
        elif mission in opposable(s, army, missions):
            allied += worth(s, army)
    return french, allied


class Scoring(NationsFrame):
    """Tiles with one mission are allotted by themselves, the others by their owner, the French first (N13-SCO-13, -15)."""

    fields: ClassVar[list[tuple[str, str]]] = [("side", "side")]

    def __init__(self, side: int) -> None:
        super().__init__(NOBODY)
        self.side = side

    def run(self, s: Nations) -> None:
        missions = s.mission
        for army in ARMIES_OF[self.side]:
            if s.allotted[army] >= 0:
                continue
            if self.side == FRENCH:
                among = supportable(s, army, missions)
            else:
                among = opposable(s, army, missions)
            if len(among) == 1:
                allot(s, army, among[0])
            elif among:
                seat = s.seat(self.side)
                s.enter(Support(seat, army) if self.side == FRENCH else Engage(seat, army))
                return
        if self.side == FRENCH and s.rules.fights_once:
            s.become(Scoring(ALLIED))
        else:
            s.leave()
            verdict(s)


def begin_scoring(s: Nations) -> None:
    s.tell(T_SCORING)
    s.become(Scoring(FRENCH))


def allot(s: Nations, army: int, mission: int) -> None:
    s.allotted[army] = mission
    s.tell(T_SUPPORT if SIDE[army] == FRENCH else T_ENGAGE, army, mission, worth(s, army))


class Allotment(NationsFrame):
    """A tile that counts for several missions is given to one of them."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("army", "army")]

    def __init__(self, seat: int, army: int) -> None:
        super().__init__(seat)
        self.army = army

    def wait(self, s: Nations, seat: int) -> str:
        return "N13-SCO-13"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        s.leave()
        allot(s, self.army, argument)


class Support(Allotment):
    """Napoléon says which mission this tile supports (N13-SCO-04, D-14)."""

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(SUPPORT, mission) for mission in supportable(s, self.army, s.mission)]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb != SUPPORT:
            return "N13-SCO-15"
        if argument in supportable(s, self.army, s.mission):
            return None
        if s.mission[MISSION_DISTRICT[argument]] != argument or mission_army(s, argument) < 0:
            return "N13-SCO-01"
        return "N13-SCO-03" if NEAR_MASK[s.tile[self.army]] >> MISSION_AREA[argument] & 1 else "N13-SCO-02"


class Engage(Allotment):
    """Schwarzenberg says which mission army this tile fights (N13-SCO-08, D-15)."""

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(ENGAGE, mission) for mission in opposable(s, self.army, s.mission)]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb == ENGAGE and argument in opposable(s, self.army, s.mission):
            return None
        return "N13-SCO-08" if verb != ENGAGE else "N13-SCO-06"


def verdict(s: Nations) -> None:
    """Each mission gives its points to one side; who has more wins, a tie goes to the Allies (N13-VIC-01 to -04)."""
    for mission in s.mission:
        if mission_army(s, mission) < 0:
            s.score[ALLIED] += ALLIED_POINTS[mission]
            s.tell(T_MISSION_EMPTY, mission, ALLIED_POINTS[mission])
            continue
        french, allied = values(s, mission, s.mission)
        if not s.rules.fights_once:
            for army in ARMIES_OF[ALLIED]:
                if mission in opposable(s, army, s.mission):
                    s.tell(T_ENGAGE, army, mission, worth(s, army))
        if french >= allied:
            s.score[FRENCH] += FRENCH_POINTS[mission]
            s.tell(T_MISSION_WON, mission, mission_army(s, mission), french, allied, FRENCH_POINTS[mission])
        else:
            s.score[ALLIED] += ALLIED_POINTS[mission]
            s.tell(T_MISSION_LOST, mission, mission_army(s, mission), french, allied, ALLIED_POINTS[mission])
    s.tell(T_SCORE, s.score[FRENCH], s.score[ALLIED])
    s.winner = winner(s)
    if s.winner == NO_SIDE:
        s.tell(T_DRAWN)
    else:
        s.tell(T_WON, s.seat(s.winner), s.winner)


def winner(s: Nations) -> int:
    """The side that has won by points (N13-VIC-04, R-25)."""
    if s.score[FRENCH] > s.score[ALLIED]:
        return FRENCH
    return NO_SIDE if s.rules.tie_is_draw and s.score[FRENCH] == s.score[ALLIED] else ALLIED


def ending(s: Nations) -> str:
    """The clause by which the game ended."""
    return "N13-VIC-07" if s.rules.two_games else "N13-VIC-04"
