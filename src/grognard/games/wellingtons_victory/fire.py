"""Fire (chapter 11): who can fire, at what, with which row and target class, and what a shot does."""

from typing import Final

from grognard.games.wellingtons_victory import morale
from grognard.games.wellingtons_victory.effects import (
    FRIEND_LOST,
    emptied,
    expose_leaders,
    flip_leader,
    lose,
    queue_neighbours,
    rounds_of,
    spend_round,
    strength_of,
)
from grognard.games.wellingtons_victory.ground import (
    AT,
    LEVEL,
    LIN,
    NEAR,
    OFFSET,
    VEC_BEYOND,
    VEC_FAR,
    around,
    in_arc,
    near,
    wedge,
)
from grognard.games.wellingtons_victory.sight import (
    BLOCKED,
    SCREENED,
    cover_against,
    enters_flank,
    reverse_slope,
    sight,
)
from grognard.games.wellingtons_victory.state import (
    ATTACKER,
    EMPTY,
    GUNS,
    LEADERS,
    ORDERED,
    REDUCED,
    RELIEF,
    ROUTED,
    TROOPS,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    CAVALRY,
    COLUMN_ROW,
    COMPANY,
    CREW,
    DISORDERED_ROW,
    FIRE_LEVEL,
    FIRE_LOSS,
    FRENCH,
    HOWITZER,
    INFANTRY,
    KIND,
    LEADER,
    MAX_ARTILLERY,
    MAX_INFANTRY,
    MEDIUM_ARTILLERY,
    MIN_ARTILLERY,
    MOST_FIRING,
    PRUSSIAN,
    ROCKET,
    SIDE_OF,
    SKIRMISH_ROW,
    SQUARE_ROW,
    THREE_RANKS,
    TWO_RANKS,
)
from grognard.games.wellingtons_victory.verbs import (
    COLUMN,
    FOUR_RANKS,
    LINE_LEFT,
    LINE_RIGHT,
    SQUARE,
    T_EMPTY,
    T_FIRED,
    UNLIMBERED,
)

INFANTRY_REACH: Final = 2
LONG_RANGE: Final = 5  # from here on guns are hit, not crews (WV-11.5.2), and shots can go through (WV-11.3.4)
NEAR_REACH: Final = 8


def able(s: Battle, u: int) -> bool:
    """Whether a top unit could fire at all (WV-11.1.3, WV-11.4.4a, WV-11.0l, WV-15.5.1)."""
    kind = KIND[u]
    if kind == ARTILLERY:
        if s.form[u] != UNLIMBERED or rounds_of(s, u) == 0:
            return False
        return s.served(u) >= 0
    if kind == INFANTRY:
        return s.order[u] != ROUTED and not (s.rules.attackers_hold_fire and s.marks[u] & ATTACKER)
    if kind == COMPANY:
        if s.order[u] == ROUTED or (s.rules.attackers_hold_fire and s.marks[u] & ATTACKER):
            return False
        return group_strength(s, s.where[u]) > 0
    return False


def group_strength(s: Battle, spot: int) -> int:
    """How many companies of a hex have ammunition: they fire as one group (WV-11.1.4)."""
    found = 0
    for p in s.here(spot):
        if KIND[p] == COMPANY and s.order[p] != ROUTED and not s.marks[p] & EMPTY:
            found += 1
    return found


def reaches(s: Battle, u: int, spot: int, there: int, least: int, most: int) -> bool:
    """Whether a unit bears on a hex from one of its own: range, arc, sight."""
    v = LIN[there] - LIN[spot] + OFFSET
    if v < 0 or v > 2 * OFFSET:
        return False
    far = VEC_FAR[v]
    if far < least or far > most:
        return False
    if not s.all_round(u) and not in_arc(spot, s.facing[u], there):
        return False  # WV-6.4.1
    return far == 1 or sight(s, spot, there) != BLOCKED


def reach(s: Battle, u: int) -> int:
    """How far a unit fires (WV-11.0f, WV-15.5.2)."""
    if KIND[u] != ARTILLERY:
        return INFANTRY_REACH
    return s.rules.gun_reach if s.order[u] == ORDERED else NEAR_REACH


def zone_reach(u: int) -> int:
    """The minimum fire zone (WV-11.0f)."""
    return 2 if KIND[u] == ARTILLERY else 1


def zone_firers(s: Battle, spot: int, side: int) -> list[int]:
    """The units of a side in whose minimum fire zone a hex lies and that can fire at it (WV-11.0c, R-17, R-19)."""
    hold = s.hold
    mask = (TROOPS | GUNS) << side
    found: list[int] = []
    for there in around(spot, 2):
        if hold.get(there, 0) & mask:
            u = s.top(there)
            if u >= 0 and SIDE_OF[u] == side and able(s, u) and reaches(s, u, there, spot, 1, zone_reach(u)):
                if u not in found:
                    found.append(u)
    return found


def in_minimum_zone(s: Battle, spot: int, side: int) -> bool:
    """Whether a hex is in the minimum fire zone of a unit of this side."""
    hold = s.hold
    mask = (TROOPS | GUNS) << side
    for there in around(spot, 2):
        if hold.get(there, 0) & mask:
            u = s.top(there)
            if u >= 0 and SIDE_OF[u] == side and able(s, u) and reaches(s, u, there, spot, 1, zone_reach(u)):
                return True
    return False


def in_zone(s: Battle, spot: int, side: int) -> bool:
    """Whether a hex is in any fire zone of this side (WV-11.2.5)."""
    hold = s.hold
    mask = (TROOPS | GUNS) << side
    for there in around(spot, s.rules.gun_reach):
        if hold.get(there, 0) & mask:
            u = s.top(there)
            if u >= 0 and SIDE_OF[u] == side and able(s, u) and reaches(s, u, there, spot, 1, reach(s, u)):
                return True
    return False


def in_battalion_zone(s: Battle, spot: int, side: int) -> bool:
    """Whether a hex is in the minimum fire zone of a formed battalion of this side (WV-8.4.7b)."""
    for d in range(6):
        there = NEAR[6 * spot + d]
        if there >= 0 and s.hold.get(there, 0) & TROOPS << side:
            u = s.top(there)
            if KIND[u] == INFANTRY and s.order[u] == ORDERED and able(s, u) and reaches(s, u, there, spot, 1, 1):
                return True
    return False


# --- targets ---------------------------------------------------------------------------------------------------------


def targets(s: Battle, u: int) -> list[int]:
    """The hexes at which a unit may fire in a reciprocal phase (WV-11.1.6, WV-11.1.8)."""
    spot = s.where[u]
    side = SIDE_OF[u]
    most = reach(s, u)
    found = _visible(s, u, spot, most)
    second = s.second(u)
    if second >= 0:
        found += [h for h in _visible(s, u, second, most) if h not in found]
    if u == HOWITZER:
        found += _unseen(s, u, found)
    if len(found) < 2 or s.leader_here(spot, ARMY[u]) or (second >= 0 and s.leader_here(second, ARMY[u])):
        return found
    if _any_leader(s, spot, ARMY[u]):
        return found
    return _nearest(s, u, found, 1 - side)


def _any_leader(s: Battle, spot: int, army: int) -> bool:
    """A reduced leader still chooses the target (WV-11.1.8 asks only that one is there)."""
    return any(KIND[p] == LEADER and ARMY[p] == army for p in s.here(spot))


def has_target(s: Battle, u: int) -> bool:
    """Whether there is anything to fire at."""
    spot = s.where[u]
    most = reach(s, u)
    if _visible_any(s, u, spot, most):
        return True
    second = s.second(u)
    if second >= 0 and _visible_any(s, u, second, most):
        return True
    return u == HOWITZER and _unseen(s, u, []) != []


def _visible(s: Battle, u: int, spot: int, most: int) -> list[int]:
    enemy = (TROOPS | GUNS | LEADERS) << 1 - SIDE_OF[u]
    hold = s.hold
    found: list[int] = []
    for there in around(spot, most) if s.all_round(u) else wedge(spot, s.facing[u], most):
        if hold.get(there, 0) & enemy and (near(spot, there) == 1 or sight(s, spot, there) != BLOCKED):
            found.append(there)
    return found


def _visible_any(s: Battle, u: int, spot: int, most: int) -> bool:
    enemy = (TROOPS | GUNS | LEADERS) << 1 - SIDE_OF[u]
    hold = s.hold
    for there in around(spot, most) if s.all_round(u) else wedge(spot, s.facing[u], most):
        if hold.get(there, 0) & enemy and (near(spot, there) == 1 or sight(s, spot, there) != BLOCKED):
            return True
    return False


def _unseen(s: Battle, u: int, seen: list[int]) -> list[int]:
    """Bull's howitzers fire at what they do not see, at 5 to 8 hexes, away from friends, with their own crew (WV-11.4.6)."""
    spot = s.where[u]
    crew = s.served(u)
    if crew < 0 or KIND[crew] != CREW:
        return []
    side = SIDE_OF[u]
    found: list[int] = []
    for there in wedge(spot, s.facing[u], NEAR_REACH):
        if near(spot, there) < LONG_RANGE or there in seen or not s.hold.get(there, 0) & (TROOPS | GUNS) << 1 - side:
            continue
        if sight(s, spot, there) != BLOCKED:
            continue
        friends = False
        for d in range(6):
            beside = NEAR[6 * there + d]
            if beside >= 0 and s.hold.get(beside, 0) & (TROOPS | GUNS) << side:
                friends = True
        if not friends:
            found.append(there)
    return found


def _nearest(s: Battle, u: int, found: list[int], enemy: int) -> list[int]:
    """The nearest, of these the lowest target class; leaders alone and abandoned guns never count but may be chosen (R-117)."""
    best = 99
    for there in found:
        if counts(s, there, enemy):
            best = min(best, range_to(s, u, there))
    if best == 99:
        return found
    close = [there for there in found if counts(s, there, enemy) and range_to(s, u, there) == best]
    lowest = min([target_class(s, u, there) for there in close])
    chosen = [there for there in close if target_class(s, u, there) == lowest]
    return chosen + [there for there in found if not counts(s, there, enemy)]


def counts(s: Battle, spot: int, side: int) -> bool:
    """Whether a hex holds an enemy unit in the sense of distances: troops, or guns with a crew (R-117, R-124)."""
    return s.hold.get(spot, 0) & TROOPS << side != 0


def range_to(s: Battle, u: int, there: int) -> int:
    """The range, for an extended line from the nearer of its hexes (WV-11.0e, R-26)."""
    far = near(s.where[u], there)
    second = s.second(u)
    if second >= 0:
        far = min(far, near(second, there))
    return far


# --- the shot --------------------------------------------------------------------------------------------------------


def row(s: Battle, u: int, there: int) -> int:
    """The row of the fire table (WV-11.0g to i, WV-11.4.3, WV-11.4.5 to 7)."""
    far = range_to(s, u, there)
    if KIND[u] == ARTILLERY:
        if u == ROCKET or s.order[u] != ORDERED or far > NEAR_REACH:
            return DISORDERED_ROW
        crew = s.served(u)
        if crew >= 0 and KIND[crew] == COMPANY:
            return DISORDERED_ROW
        if u == HOWITZER and sight(s, s.where[u], there) == BLOCKED:
            return DISORDERED_ROW
        return MIN_ARTILLERY if far <= 2 else MEDIUM_ARTILLERY if far <= 4 else MAX_ARTILLERY
    if KIND[u] == COMPANY:
        return SKIRMISH_ROW if far == 1 else MAX_INFANTRY
    if far > 1:
        return MAX_INFANTRY
    form = s.form[u]
    if s.order[u] != ORDERED:
        return DISORDERED_ROW
    if LINE_RIGHT <= form <= LINE_LEFT and not (
        reaches(s, u, s.where[u], there, 1, INFANTRY_REACH) and reaches(s, u, s.second(u), there, 1, INFANTRY_REACH)
    ):
        return DISORDERED_ROW
    if form == COLUMN:
        return COLUMN_ROW
    if form == SQUARE:
        return SQUARE_ROW
    if form == FOUR_RANKS:
        return THREE_RANKS
    return TWO_RANKS if s.rules.two_ranks[u] else THREE_RANKS


def firing_strength(s: Battle, u: int) -> int:
    """At most 9 points or guns fire (WV-11.0k, WV-11.1.7, WV-11.4.1)."""
    points = group_strength(s, s.where[u]) if KIND[u] == COMPANY else strength_of(s, u)
    return min(MOST_FIRING, points)


def fire_class(s: Battle, u: int) -> int:
    """Infantry as printed, companies 1 (WV-11.0m)."""
    return 1 if KIND[u] == COMPANY else s.rules.cls[u]


def target_class(s: Battle, u: int, there: int) -> int:
    """The class of a target hex for a firer: cover, mass, screen, enfilade, formation, in this order (section 5.0)."""
    spot = s.where[u]
    cover = cover_against(there, spot)
    second = s.second(u)
    if second >= 0:
        cover = max(cover, cover_against(there, second))
        if near(second, there) < near(spot, there):
            spot = second
    if cover == 2:
        return 5
    if not s.hold.get(there, 0) & (TROOPS | GUNS) << 1 - SIDE_OF[u]:
        return 5  # leaders alone (WV-11.3.3c)
    if s.points(there) > MOST_FIRING:
        return 1  # WV-11.3.1
    if cover == 1:
        return 4
    if near(spot, there) > 1 and LEVEL[spot] > LEVEL[there] and sight(s, spot, there) == SCREENED:
        return 4  # WV-10.6.5
    target = s.top(there)
    if enfiladed(s, target, there, spot):
        return 1
    return plain_class(s, target)


def plain_class(s: Battle, target: int) -> int:
    """The class that the formation gives (WV-11.0d1 to d3, R-08)."""
    kind = KIND[target]
    if kind in (ARTILLERY, CREW, COMPANY) or s.order[target] == ROUTED:
        return 3
    if kind == CAVALRY or s.order[target] != ORDERED:
        return 2
    form = s.form[target]
    return 1 if form in (COLUMN, SQUARE) else 2


def enfiladed(s: Battle, target: int, there: int, firer: int) -> bool:
    """Fire from a flank at a unit that faces one way; of an extended line only the outer flanks count (WV-11.3.2)."""
    if s.all_round(target):
        return False
    flank = enters_flank(there, s.facing[target], firer)
    if flank == 0:
        return False
    form = s.form[target]
    if LINE_RIGHT <= form <= LINE_LEFT:
        counter = there == s.where[target]
        right_is_open = counter == (form == LINE_LEFT)
        return right_is_open == (flank == 1)
    return True


def losses(s: Battle, u: int, there: int, klass: int) -> list[int]:
    """The loss for each die."""
    level = FIRE_LEVEL[10 * row(s, u, there) + firing_strength(s, u)]
    return FIRE_LOSS[(3 * (klass - 1) + fire_class(s, u) - 1) * 14 + level]


def through(s: Battle, u: int, there: int) -> list[int]:
    """The hexes directly behind a class 3 target into which the shot may go on (WV-11.3.4, R-23)."""
    if KIND[u] != ARTILLERY:
        return []
    spot = s.where[u]
    v = LIN[there] - LIN[spot] + OFFSET
    far = VEC_FAR[v]
    if far < LONG_RANGE or far + 1 > reach(s, u) or target_class(s, u, there) != 3:
        return []
    found: list[int] = []
    for delta in VEC_BEYOND[v]:
        behind = AT[LIN[spot] + delta]
        if behind < 0 or behind in found or LEVEL[behind] != LEVEL[spot]:
            continue
        if not s.hold.get(behind, 0) & (TROOPS | GUNS) << 1 - SIDE_OF[u]:
            continue
        w = LIN[behind] - LIN[spot] + OFFSET
        if reverse_slope(spot, w) or reverse_slope(behind, 2 * OFFSET - w):
            continue
        found.append(behind)
    return found


def shoot(s: Battle, u: int, there: int, behind: int) -> None:
    """A unit fires at a hex, and through it at the one behind if that is not -1 (FIRE of section 5.0)."""
    base = len(s.checks)
    s.show(s.where[u])
    klass = target_class(s, u, there)
    table = losses(s, u, there, klass)
    further = losses(s, u, there, 4) if behind >= 0 else table
    die = s.die()
    second_die = s.die() if behind >= 0 else 0
    loss = table[die - 1]
    s.tell(T_FIRED, u, there, die, klass, loss)
    if behind >= 0:
        s.tell(T_FIRED, u, behind, second_die, 4, further[second_die - 1])
    _ammunition(s, u, die)
    hit = strike(s, u, there, loss)
    hit_behind = strike(s, u, behind, further[second_die - 1]) if behind >= 0 else []
    _aftermath(s, u, there, hit)
    if behind >= 0:
        _aftermath(s, u, behind, hit_behind)
    morale.run_checks(s, base)


def _ammunition(s: Battle, u: int, die: int) -> None:
    """A round is spent (WV-11.6.5); companies run out on a 6 (WV-11.6.2, R-24)."""
    if KIND[u] == ARTILLERY:
        spend_round(s, u)
    elif KIND[u] == COMPANY:
        if s.rules.separate_ammo_die:
            die = s.die()
        if die == 6:
            for p in s.here(s.where[u]):
                if KIND[p] == COMPANY:
                    s.marks[p] |= EMPTY
            s.tell(T_EMPTY, u)


def strike(s: Battle, u: int, there: int, loss: int) -> list[int]:
    """The loss falls on the target hex, leaders included; which pieces were hit."""
    if loss == 0:
        return []
    s.stale = 1
    enemy = 1 - SIDE_OF[u]
    far = range_to(s, u, there)
    if not s.hold.get(there, 0) & (TROOPS | GUNS) << enemy:
        for p in reversed(s.here(there)):
            if KIND[p] == LEADER and SIDE_OF[p] == enemy and not s.marks[p] & REDUCED:
                flip_leader(s, p, 0)  # WV-11.3.3x
                break
        return []
    troops_before = _troop_points(s, there, enemy)
    hit = lose(s, there, enemy, loss, far >= LONG_RANGE, True)
    if hit:
        expose_leaders(s, there, enemy, 6 if far >= LONG_RANGE else 5)
        if KIND[u] == ARTILLERY and ARMY[u] == PRUSSIAN and enemy == FRENCH:
            if _troop_points(s, there, enemy) < troops_before:
                s.story[RELIEF] = 1  # WV-16.4.4(5)
    return hit


def _troop_points(s: Battle, spot: int, side: int) -> int:
    total = 0
    for p in s.here(spot):
        if SIDE_OF[p] == side and KIND[p] != ARTILLERY:
            total += s.strength[p]
    unit = s.markers.get(spot, -1)
    if unit >= 0:
        total += s.strength[unit]
    return total


def _aftermath(s: Battle, u: int, there: int, hit: list[int]) -> None:
    """Who has to check after a loss (WV-11.5.5, WV-13.1.1a, d, e)."""
    if not hit:
        return
    enemy = 1 - SIDE_OF[u]
    if emptied(s, there, enemy):
        queue_neighbours(s, there, enemy, FRIEND_LOST)
    else:
        morale.queue_loss(s, there, hit)
