"""Retreats after a battle (NIE-BAT-34 to -41, -49 to -51, -57, NIE-OPT-06, -07)."""

from typing import ClassVar

from grognard.games.napoleon_in_europe.battlefield import nations_of
from grognard.games.napoleon_in_europe.control import enter_region, work_out
from grognard.games.napoleon_in_europe.frames import EuropeFrame, misplaced
from grognard.games.napoleon_in_europe.state import (
    ATTACK,
    NO_REGION,
    Europe,
    trail_corps,
    trail_region,
    trail_start,
    trail_through,
)
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    NATION_COUNT,
    NATIONS_IN,
    NEIGHBOURS,
    ONE,
    number,
    size,
)
from grognard.games.napoleon_in_europe.verbs import FALL_BACK, NATION, RETREAT, T_NO_RETREAT, T_RETREATED
from grognard.kernel.actions import SEAT, act

CLOSE = 8  # the step of the battle that follows

# --- where to --------------------------------------------------------------------------------------------------------


def attackers_came_from(s: Europe) -> list[int]:
    """The regions in which the attackers of this battle started or through which they passed (NIE-BAT-38, -39)."""
    found: list[int] = []
    for key in s.trails:
        if trail_region(key) == s.field and s.attackers >> trail_corps(key) // ARM_COUNT & 1:
            for region in (trail_start(key), trail_through(key)):
                if region != NO_REGION and region not in found:
                    found.append(region)
    return found


def attackers_stood(s: Europe) -> bool:
    """Whether an attacking piece stood there since before the turn, among former allies (NIE-BAT-49)."""
    return any([s.rested[s.field * NATION_COUNT + nation] for nation in NATIONS_IN[s.attackers]])


def free_neighbours(s: Europe, seat: int) -> list[int]:
    """The adjacent regions without an enemy of the seat (NIE-BAT-36, -37, -40, -51)."""
    return [region for region in NEIGHBOURS[s.field] if not s.hostile(seat, region)]


def retreat_regions(s: Europe, nation: int) -> list[int]:
    """Where the survivors of a losing nation may go (NIE-BAT-36 to -40, -49, -51)."""
    free = free_neighbours(s, s.owner[nation])
    if s.attackers >> nation & 1:
        if attackers_stood(s):
            return free
        came = attackers_came_from(s)
        return [region for region in free if region in came]
    came = attackers_came_from(s)
    return [region for region in free if region not in came]


def bar_region(s: Europe, nation: int, region: int) -> str | None:
    """Why these survivors may not go there."""
    if region not in NEIGHBOURS[s.field]:
        return "NIE-BAT-36" if not s.attackers >> nation & 1 else "NIE-BAT-39"
    if s.hostile(s.owner[nation], region):
        return "NIE-BAT-37" if not s.attackers >> nation & 1 else "NIE-BAT-51"
    if region in retreat_regions(s, nation):
        return None
    return "NIE-BAT-39" if s.attackers >> nation & 1 else "NIE-BAT-38"


# --- the order of retreats -------------------------------------------------------------------------------------------


def next_retreat(s: Europe) -> None:
    """The next losing nation leaves; where there is no choice it does so at once (NIE-BAT-34, -41)."""
    losing = 1 - s.side
    for nation in s.nations_ordered(nations_of(s, losing)):
        army = s.front[nation] + s.rear[nation]
        if army == 0:
            continue
        if losing == ATTACK and s.rules.own_origin:
            _retreat_by_trails(s, nation, army)
            return
        regions = retreat_regions(s, nation)
        if not regions:
            _perish(s, nation, army)
        elif len(regions) == 1:
            _flee(s, nation, army, regions[0])
        else:
            s.enter(Retreat(s.chiefs[ATTACK] if losing == ATTACK else s.owner[nation], nation))
        return
    s.step = CLOSE


def _leave_board(s: Europe, nation: int, army: int) -> None:
    """Survivors go from the battle board."""
    left = s.front[nation] + s.rear[nation] - army
    s.front[nation] = 0
    s.rear[nation] = left
    s.remove(s.field, nation, army)


def _flee(s: Europe, nation: int, army: int, region: int) -> None:
    """Survivors retreat; infantry takes control as if it had moved in (NIE-BAT-51)."""
    _leave_board(s, nation, army)
    s.put(region, nation, army)
    enter_region(s, region, nation, army)
    for arm in range(ARM_COUNT):
        if number(army, arm):
            s.tell(T_RETREATED, nation * ARM_COUNT + arm, number(army, arm), region)
    work_out(s, region)


def _perish(s: Europe, nation: int, army: int) -> None:
    """Who cannot retreat is eliminated (NIE-BAT-41)."""
    _leave_board(s, nation, army)
    for arm in range(ARM_COUNT):
        if number(army, arm):
            s.tell(T_NO_RETREAT, nation * ARM_COUNT + arm, number(army, arm))


def next_arm(s: Europe, nation: int) -> int:
    """The arm of which a piece falls back next."""
    army = s.front[nation] + s.rear[nation]
    arm = 0
    while number(army, arm) == 0:
        arm += 1
    return arm


class Retreat(EuropeFrame):
    """Survivors of one nation go to one region; attackers, and with `free_split` defenders, may be split (NIE-BAT-49, -50)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("nation", NATION)]

    def __init__(self, seat: int, nation: int) -> None:
        super().__init__(seat)
        self.nation = nation

    def _splits(self, s: Europe) -> bool:
        if not (s.attackers >> self.nation & 1 or s.rules.free_split):
            return False
        return size(s.front[self.nation] + s.rear[self.nation]) > 1

    def legal(self, s: Europe, seat: int) -> list[int]:
        regions = retreat_regions(s, self.nation)
        actions = [act(RETREAT, region) for region in regions]
        if self._splits(s):
            actions += [act(FALL_BACK, region) for region in regions]
        return actions

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == RETREAT:
            return bar_region(s, self.nation, argument)
        if verb == FALL_BACK:
            return bar_region(s, self.nation, argument) if self._splits(s) else "NIE-BAT-50"
        return misplaced(verb)

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-BAT-34"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == RETREAT:
            s.leave()
            _flee(s, self.nation, s.front[self.nation] + s.rear[self.nation], argument)
        else:
            _flee(s, self.nation, ONE[next_arm(s, self.nation)], argument)


# --- each along its own trail ----------------------------------------------------------------------------------------


class Groups:
    """The pieces of one corps by the way they came: how many, and where each may go back to (NIE-OPT-06)."""

    def __init__(self, s: Europe, corps: int) -> None:
        nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
        free = free_neighbours(s, s.owner[nation])
        self.counts: list[int] = []
        self.ways: list[list[int]] = []
        stood = number(s.rested[s.field * NATION_COUNT + nation], arm)
        if stood and free:
            self.counts.append(stood)
            self.ways.append(free)
        for i, key in enumerate(s.trails):
            if trail_region(key) == s.field and trail_corps(key) == corps:
                ways = [region for region in free if region in (trail_start(key), trail_through(key))]
                if ways:
                    self.counts.append(s.trail_n[i])
                    self.ways.append(ways)

    def regions(self) -> list[int]:
        found: list[int] = []
        for ways in self.ways:
            found += [region for region in ways if region not in found]
        return sorted(found)

    def holds(self, fled: list[int]) -> bool:
        """Whether so many can have gone where they went, each along its own trail (by Hall's condition)."""
        used = sorted(set(fled))
        for mask in range(1, 1 << len(used)):
            chosen = [region for i, region in enumerate(used) if mask >> i & 1]
            gone = sum([1 for region in fled if region in chosen])
            room = 0
            for i, ways in enumerate(self.ways):
                if any([region in chosen for region in ways]):
                    room += self.counts[i]
            if gone > room:
                return False
        return True


def trail_choices(s: Europe, corps: int) -> list[int]:
    """Where the next piece of the corps may fall back to."""
    groups = Groups(s, corps)
    return [region for region in groups.regions() if groups.holds([*s.fled, region])]


def _retreat_by_trails(s: Europe, nation: int, army: int) -> None:
    """Piece by piece; who has no way back is lost."""
    arm = next_arm(s, nation)
    corps = nation * ARM_COUNT + arm
    choices = trail_choices(s, corps)
    if not choices:
        _perish(s, nation, number(army, arm) * ONE[arm])
        s.fled = []
    elif len(choices) == 1:
        fall_back(s, nation, arm, choices[0])
    else:
        s.enter(TrailRetreat(s.chiefs[ATTACK], nation))


def fall_back(s: Europe, nation: int, arm: int, region: int) -> None:
    _flee(s, nation, ONE[arm], region)
    s.fled.append(region)
    if number(s.front[nation] + s.rear[nation], arm) == 0:
        s.fled = []


class TrailRetreat(EuropeFrame):
    """With `own_origin` the commander attributes each survivor to a trail of its nation and type (NIE-OPT-06)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("nation", NATION)]

    def __init__(self, seat: int, nation: int) -> None:
        super().__init__(seat)
        self.nation = nation

    def legal(self, s: Europe, seat: int) -> list[int]:
        corps = self.nation * ARM_COUNT + next_arm(s, self.nation)
        return [act(FALL_BACK, region) for region in trail_choices(s, corps)]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != FALL_BACK:
            return "NIE-OPT-06" if verb == RETREAT else misplaced(verb)
        corps = self.nation * ARM_COUNT + next_arm(s, self.nation)
        if argument in trail_choices(s, corps):
            return None
        return bar_region(s, self.nation, argument) or "NIE-OPT-06"

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-BAT-34"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        s.leave()
        fall_back(s, self.nation, next_arm(s, self.nation), argument)
