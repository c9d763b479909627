"""What movement costs and where it may go (chapters 5, 6.3, 9.4 and 10.2, and the areas of the scenarios)."""

from typing import Final

from grognard.games.wellingtons_victory.charge_windows import threatened
from grognard.games.wellingtons_victory.command import why_idle
from grognard.games.wellingtons_victory.effects import strength_of
from grognard.games.wellingtons_victory.fire import in_battalion_zone
from grognard.games.wellingtons_victory.ground import (
    BRIDGE,
    HEX_COUNT,
    NEAR,
    OBJECTIVES,
    ROAD,
    ROAD_HEX,
    SHEET,
    SIDE,
    STEP_COST,
    WALL,
    around,
    direction,
    distance,
    near,
)
from grognard.games.wellingtons_victory.ground import (
    COLUMN as COLUMN_OF,
)
from grognard.games.wellingtons_victory.stacking import may_stop, strict_bar
from grognard.games.wellingtons_victory.state import (
    DONE,
    ENTERED,
    GUNS,
    LEADERS,
    MOVING,
    ORDERED,
    ROUTED,
    TROOPS,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    BATTERY_OF,
    CAVALRY,
    COMPANY,
    CREW,
    FRENCH,
    HORSE,
    INFANTRY,
    KIND,
    LEADER,
    NATION,
    NATIONS,
    PRUSSIAN,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import (
    COLUMN,
    FOUR_RANKS,
    LIMBERED,
    LINE_LEFT,
    LINE_RIGHT,
    SQUARE,
)

FAR_FROM_ENEMY: Final = 9  # WV-5.2.1
ROAD_LIMIT: Final = 9  # WV-10.2.5a
TETHER: Final = 5  # WV-8.4.7a
AREA: Final = 8  # WV-16.1.4(1)
_FROM_HOUGOUMONT: Final = [distance(h, OBJECTIVES[0]) for h in range(HEX_COUNT)]
_LEASH: Final = [
    -1 for _ in NATIONS
]  # by nation: the battalion that was near enough last time, only to look there first
_FORM_ALLOWANCE: Final = [5, 4, 4, 4, 0, 0]  # column, line, extended lines, square, four ranks


def allowance(s: Battle, p: int) -> int:
    """The movement allowance in the present formation (section 4.2, WV-5.1.5, WV-7.4.9d)."""
    if s.order[p] == ROUTED:
        return 0
    kind = KIND[p]
    if kind == INFANTRY:
        return _FORM_ALLOWANCE[s.form[p]] if s.order[p] == ORDERED else _FORM_ALLOWANCE[COLUMN]
    if kind == CAVALRY:
        return 8
    if kind == ARTILLERY:
        if s.form[p] != LIMBERED:
            return 0
        return 6 if HORSE[p] else 5
    if kind == CREW:
        return 6 if HORSE[BATTERY_OF[p]] else 5
    return 10 if kind == LEADER else 5


def bar_move(s: Battle, p: int) -> str | None:
    """Why a piece on the map may not begin a move; None if it may."""
    if s.marks[p] & DONE:
        return "WV-5.0b"
    if s.order[p] == ROUTED:
        return "WV-13.2.9a"
    reason = why_idle(s, p)
    if reason is not None:
        return "WV-5.1.2" if reason == "WV-14.2" else reason
    if allowance(s, p) == 0:
        return "WV-8.5.6" if s.form[p] in (SQUARE, FOUR_RANKS) else "WV-7.4.4a"
    if KIND[p] == ARTILLERY and s.served(p) < 0:
        return "WV-7.4.4b"
    return None


def movers(s: Battle) -> list[int]:
    """The pieces on the move, bottom first; none if the leading piece is gone or broken."""
    p = s.mover
    if p < 0 or s.where[p] < 0:
        return []
    return [x for x in s.here(s.where[p]) if s.marks[x] & MOVING]


def unit_group(s: Battle, p: int) -> list[int]:
    """What moves with one unit: a battery takes its crew along (R-57)."""
    if KIND[p] == ARTILLERY:
        return [s.served(p), p]
    return [p]


def free_mover(p: int) -> bool:
    """Leaders, companies and crews pay 1 for any hex (WV-10.2.8, WV-8.4.7c)."""
    return KIND[p] >= CREW


def stretched(s: Battle, group: list[int]) -> int:
    """The extended line of a group, which then is alone but for leaders; -1 if there is none."""
    for p in group:
        if LINE_RIGHT <= s.form[p] <= LINE_LEFT and KIND[p] == INFANTRY:
            return p
    return -1


def flank(s: Battle, line: int, spot: int) -> int:
    """Where the marker of an extended line lies when the battalion is in a hex."""
    return NEAR[6 * spot + (s.facing[line] + (2 if s.form[line] == LINE_RIGHT else 5)) % 6]


def doubled(s: Battle, spot: int, cost: int, side: int) -> int:
    """Costs are doubled near prepared charges of the enemy (WV-12.5.1)."""
    return 2 * cost if s.lances[1 - side] and threatened(s, spot, 1 - side) else cost


def step_cost(s: Battle, group: list[int], spot: int, d: int, road: bool) -> int:
    """What a step costs a group: the dearest of its members, an extended line the dearer of its hexes (WV-10.2, WV-8.3.5)."""
    side = SIDE_OF[group[0]]
    there = NEAR[6 * spot + d]
    if road:
        return doubled(s, there, 1, side)
    if len(group) == 1 and free_mover(group[0]):
        return doubled(s, there, 1, side)
    cost = 1
    for p in group:
        if not free_mover(p):
            cost = max(cost, STEP_COST[6 * spot + d])
    line = stretched(s, group)
    if line >= 0:
        cost = max(cost, STEP_COST[6 * flank(s, line, spot) + d])
    if s.rules.mud(s.turn) and [p for p in group if not free_mover(p)]:
        cost *= 2  # WV-16.5.4(3)b
    return doubled(s, there, cost, side)


def turn_cost(s: Battle, group: list[int]) -> int:
    """What turning or unlimbering costs (WV-6.2.3, WV-7.4.2)."""
    cost = 2 if s.rules.mud(s.turn) else 1
    return doubled(s, s.where[group[0]], cost, SIDE_OF[group[0]])


def far_from_enemy(s: Battle, spot: int, side: int) -> bool:
    """Whether no enemy unit is nearer than 9 hexes (WV-5.2.1, R-64, R-124)."""
    mask = TROOPS << 1 - side
    hold = s.hold
    return all(not hold.get(there, 0) & mask for there in around(spot, FAR_FROM_ENEMY - 1))


def nearest_enemy(s: Battle, spot: int, side: int) -> int:
    """How far the nearest enemy unit is."""
    mask = TROOPS << 1 - side
    best = 999
    for there, bits in s.hold.items():
        if bits & mask:
            far = distance(spot, there)
            if far < best:
                best = far
    return best


def near_french(s: Battle, spot: int) -> bool:
    """Whether a French unit is within 10 hexes (WV-16.4.4(2)b)."""
    return any(s.hold.get(there, 0) & TROOPS for there in around(spot, 10))


def affordable(s: Battle, group: list[int], there: int, cost: int) -> bool:
    """Whether the points suffice: beyond the plain allowance only far from the enemy (WV-5.2.1, WV-16.2.4(4))."""
    if cost <= s.mp:
        return True
    if s.reach == 0 or cost > s.mp + s.reach:
        return False
    return grand(s, group, there)


def grand(s: Battle, group: list[int], spot: int) -> bool:
    """Whether grand tactical movement is possible in a hex."""
    if hurried(s, group):
        return True
    if s.mover >= 0 and s.where[s.mover] >= 0 and s.berth - near(s.where[s.mover], spot) >= FAR_FROM_ENEMY:
        return True
    return nearest_enemy(s, spot, SIDE_OF[group[0]]) >= FAR_FROM_ENEMY


def hurried(s: Battle, group: list[int]) -> bool:
    """French infantry in turn 18 of La Haye Sainte, wherever the enemy is (WV-16.2.4(4))."""
    if not s.rules.la_haye_sainte or s.turn != 18 or ARMY[group[0]] != FRENCH:
        return False
    return not [p for p in group if KIND[p] not in (INFANTRY, COMPANY, LEADER)]


def bar_step(s: Battle, group: list[int], there: int, road: bool) -> str | None:
    """Why a group may not enter a hex; None if it may."""
    spot = s.where[group[0]]
    d = direction(spot, there)
    if d < 0:
        return "WV-5.0a"
    if not faces(s, group, d):
        return "WV-6.3.1"
    return bar_way(s, group, spot, d, road)


def bar_way(s: Battle, group: list[int], spot: int, d: int, road: bool) -> str | None:
    """Why a group may not go on in a direction to its front."""
    there = NEAR[6 * spot + d]
    reason = bar_ground(s, group, spot, d)
    if reason is not None:
        return reason
    if road:
        reason = bar_road(s, group, spot, d)
        if reason is not None:
            return reason
    elif s.rules.early and ARMY[group[0]] == FRENCH and [p for p in group if s.marks[p] & ENTERED]:
        return "WV-16.5.4(1)a"
    line = stretched(s, group)
    if line >= 0:
        second = flank(s, line, spot)
        if second < 0 or NEAR[6 * second + d] < 0:
            return "WV-8.3.5"
        reason = bar_ground(s, group, second, d)
        if reason is not None:
            return reason
    cost = step_cost(s, group, spot, d, road)
    if not affordable(s, group, there, cost):
        return "WV-5.0a"
    if s.rules.strict_line_stacking and strict_bar(s, there, group):
        return "WV-15.3.4"
    if there in s.stacks and (
        may_stop(s, there, group) is not None or conform_cost(s, group, there) > s.mp + s.reach - cost
    ):
        if not way_out(s, group, there, s.mp + s.reach - cost, 3):
            return "WV-5.1.6"
    return None


def bar_ground(s: Battle, group: list[int], spot: int, d: int) -> str | None:
    """Why ground, facing, enemies, company limits or areas forbid a step."""
    rules = s.rules
    there = NEAR[6 * spot + d]
    if there < 0 or not rules.exists[there]:
        return "WV-16.0x3"
    if not rules.open[there]:
        return "WV-16.2.4(1)" if COLUMN_OF[there] < 58 else "WV-16.2.4(2)"
    if rules.blocked[6 * spot + d]:
        if SIDE[6 * spot + d] == BRIDGE:
            return "WV-16.3.4(3)"
        return "WV-10.2.7" if SIDE[6 * spot + d] == WALL else "WV-10.2.6"
    side = SIDE_OF[group[0]]
    bits = s.hold.get(there, 0)
    if bits & TROOPS << 1 - side:
        return "WV-5.1.7"
    if bits & LEADERS << 1 - side and not bits & GUNS << 1 - side:
        return "WV-5.1.7"
    reason = bar_area(s, group, spot, there)
    if reason is not None:
        return reason
    for p in group:
        if KIND[p] == COMPANY or (KIND[p] == CREW and not [x for x in group if KIND[x] == ARTILLERY]):
            return bar_company(s, p, spot, there)
    return None


def faces(s: Battle, group: list[int], d: int) -> bool:
    """Whether a direction is to the front of all (WV-6.3.1)."""
    if len(group) == 1:
        p = group[0]
        return s.all_round(p) or (d - s.facing[p]) % 6 <= 1
    return not [p for p in group if not s.all_round(p) and (d - s.facing[p]) % 6 > 1]


def bar_company(s: Battle, p: int, spot: int, there: int) -> str | None:
    """Companies stay near battalions of their nation and out of formed enemies' close range (WV-8.4.7a, b, R-90)."""
    where = s.where
    if s.mover < 0 or s.stale or where[s.mover] < 0 or s.berth - near(where[s.mover], there) < 2:  # else none is near
        if in_battalion_zone(s, there, 1 - SIDE_OF[p]):
            return "WV-8.4.7b"
    nation = NATION[p]
    last = _LEASH[nation]
    if last >= 0 and where[last] >= 0 and distance(there, where[last]) <= TETHER:
        return None
    best, now = 999, 999
    for u in s.rules.battalions[nation]:
        at = where[u]
        if at >= 0:
            far = distance(there, at)
            if far <= TETHER:
                _LEASH[nation] = u
                return None
            best = min(best, far)
            now = min(now, distance(spot, at))
    return "WV-8.4.7a" if best >= now else None


def bar_area(s: Battle, group: list[int], spot: int, there: int) -> str | None:
    """The limits that scenarios set to voluntary movement (WV-16.1.4(1), WV-16.3.4(2), WV-16.4.4(2)b)."""
    if s.rules.hougoumont:
        if _FROM_HOUGOUMONT[there] > AREA and _FROM_HOUGOUMONT[there] >= _FROM_HOUGOUMONT[spot]:
            return "WV-16.1.4(1)"
    elif ARMY[group[0]] == PRUSSIAN and SHEET[there] == 1 and COLUMN_OF[there] > 58 + 30 and not ROAD_HEX[there]:
        if not near_french(s, there):
            return "WV-16.3.4(2)" if s.rules.plancenoit else "WV-16.4.4(2)b"
    return None


def bar_road(s: Battle, group: list[int], spot: int, d: int) -> str | None:
    """Why the road rate is not open: a road across the hexside, at most 9 points in all (WV-10.2.5a)."""
    if not ROAD[6 * spot + d] or stretched(s, group) >= 0:
        return "WV-10.2.5a"
    points = 0
    for p in group:
        if KIND[p] != CREW or not [x for x in group if KIND[x] == ARTILLERY]:
            points += strength_of(s, p)
    return "WV-10.2.5a" if points + s.points(NEAR[6 * spot + d]) > ROAD_LIMIT else None


def conform_cost(s: Battle, group: list[int], there: int) -> int:
    """What it costs to take the facing of the stack in a hex (WV-6.3.3)."""
    for p in group:
        if s.all_round(p):
            continue
        side = SIDE_OF[p]
        for x in s.here(there):
            if SIDE_OF[x] == side and x not in group and not s.all_round(x) and s.facing[x] != s.facing[p]:
                return doubled(s, there, 2 if s.rules.mud(s.turn) else 1, side)
    return 0


def way_out(s: Battle, group: list[int], spot: int, left: int, depth: int) -> bool:
    """Whether a group that may not stay in a hex can go on from it to one where it may, with the points left."""
    if depth == 0 or left <= 0:
        return False
    for d in range(6):
        if not faces(s, group, d):
            continue
        there = NEAR[6 * spot + d]
        if there < 0 or bar_ground(s, group, spot, d) is not None:
            continue
        cost = step_cost(s, group, spot, d, False)
        if cost > left:
            continue
        if may_stop(s, there, group) is None and conform_cost(s, group, there) <= left - cost:
            return True
        if way_out(s, group, there, left - cost, depth - 1):
            return True
    return False


def steps(s: Battle, group: list[int]) -> list[int]:
    """The hexes that a group may enter now."""
    spot = s.where[group[0]]
    found: list[int] = []
    for d in range(6):
        if NEAR[6 * spot + d] >= 0 and faces(s, group, d) and bar_way(s, group, spot, d, False) is None:
            found.append(NEAR[6 * spot + d])
    return found


def free_step(s: Battle, group: list[int]) -> bool:
    """Whether a group could make any step."""
    spot = s.where[group[0]]
    return any(
        NEAR[6 * spot + d] >= 0 and faces(s, group, d) and bar_way(s, group, spot, d, False) is None for d in range(6)
    )
