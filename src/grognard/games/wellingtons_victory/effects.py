"""What can happen to units: effectiveness, losses, leaders hit, disorder, rout, a company more or less.

Effectiveness falls with every point lost (WV-12.2.1) and with demoralisation (WV-13.4.3); an involuntary formation is taken by
the whole stack (WV-7.5.4, WV-9.4.5).
"""

from typing import Final

from grognard.games.wellingtons_victory.ground import NEAR, distance
from grognard.games.wellingtons_victory.state import (
    ATTACHED,
    CHARGING,
    DEAD,
    DISORDERED,
    DONE,
    EMPTY,
    OFF,
    ORDERED,
    REDUCED,
    ROUTED,
    TROOPS,
    Battle,
    is_troops,
)
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    BRIGADE_OF,
    CAVALRY,
    COMMAND,
    COMMAND_REDUCED,
    COMPANIES_OF,
    COMPANY,
    CREW,
    EFFECTIVENESS,
    FIRST_LEADER,
    INFANTRY,
    KIND,
    LEADER,
    NATION,
    OLD_GUARD,
    PRINTED,
    RADIUS,
    RADIUS_REDUCED,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import (
    COLUMN,
    LINE,
    LINE_LEFT,
    LINE_RIGHT,
    R_CREW,
    R_LEADER,
    R_LOSSES,
    R_ROUT,
    T_DISORDERED,
    T_ELIMINATED,
    T_LEADER_HIT,
    T_LEADER_ROLL,
    T_LOST,
    T_ROUTED,
)

# Causes of morale checks, as the queue of checks names them.
OWN_LOSS: Final = 0
FRIEND_LOST: Final = 1  # all units of an adjacent friendly hex destroyed (WV-13.1.1e)
FRIEND_RETREATS: Final = 2  # WV-13.1.1b
GUARD_ROUTS: Final = 3  # WV-16.4.4(8)
DISPLACED: Final = 4  # no check: the stack makes way and retreats 3 (WV-12.8.6)
ROUT_NOW: Final = 5  # no check: the stack has been routed and retreats 3
GUARD_RADIUS: Final = 8


def effectiveness(s: Battle, piece: int) -> int:
    """The current effectiveness of a piece (WV-12.2.1, WV-13.1.3, R-10)."""
    base = EFFECTIVENESS[piece]
    kind = KIND[piece]
    if kind == INFANTRY:
        form = s.form[piece]
        if LINE <= form <= LINE_LEFT and s.order[piece] == ORDERED and s.rules.line_effectiveness:
            if not s.rules.two_ranks[piece] and base > 1:
                base -= 1
        if s.marks[piece] & ATTACHED:
            base += 1
    base += s.strength[piece] - PRINTED[piece] - s.steps[ARMY[piece]]
    return max(0, base)


def strength_of(s: Battle, piece: int) -> int:
    """Troop points with an attached company (WV-8.4.4b)."""
    return s.strength[piece] + (1 if s.marks[piece] & ATTACHED else 0)


def radius(s: Battle, leader: int) -> int:
    """A leader's command radius on the side that he shows (WV-2.36x)."""
    i = leader - FIRST_LEADER
    return RADIUS_REDUCED[i] if s.marks[leader] & REDUCED else RADIUS[i]


def disorder(s: Battle, spot: int, side: int) -> None:
    """The stack is disordered; nothing happens to what is already (WV-7.5.4, WV-7.5x9)."""
    for p in s.here(spot):
        if SIDE_OF[p] == side:
            disorder_piece(s, p)
    unit = s.markers.get(spot, -1)
    if unit >= 0 and SIDE_OF[unit] == side:
        disorder(s, s.where[unit], side)


def disorder_piece(s: Battle, p: int) -> None:
    """One piece: companies and leaders never are (WV-7.5.5, WV-7.5.7)."""
    kind = KIND[p]
    if kind >= LEADER or s.order[p] != ORDERED:
        return
    if kind == INFANTRY:
        if LINE_RIGHT <= s.form[p] <= LINE_LEFT:
            s.fold(p)  # WV-8.3.3
        s.set_form(p, COLUMN)
    s.set_order(p, DISORDERED)
    s.marks[p] &= ~CHARGING
    s.stale = 1
    if kind != CREW:
        s.tell(T_DISORDERED, p, s.where[p])


def rout(s: Battle, spot: int, side: int) -> int:
    """The stack routs: its points count as lost while it does (WV-13.2.9b); guns are only disordered (WV-7.5.6).

    Returns one of its troops, or -1; the retreat is the caller's business."""
    found = -1
    guard = False
    unit = s.markers.get(spot, -1)
    if unit >= 0 and SIDE_OF[unit] == side:
        return rout(s, s.where[unit], side)
    s.show(spot)
    for p in s.here(spot):
        if SIDE_OF[p] != side or KIND[p] == LEADER:
            continue
        disorder_piece(s, p)
        if KIND[p] == ARTILLERY:
            continue
        if s.order[p] != ROUTED:
            s.set_order(p, ROUTED)
            s.stale = 1
            s.change_morale(ARMY[p], -strength_of(s, p), R_ROUT)
            s.tell(T_ROUTED, p, spot)
            if BRIGADE_OF[p] >= 0 and OLD_GUARD[BRIGADE_OF[p]]:
                guard = True
        found = p
    if guard and s.rules.battle:
        guard_routs(s, spot)
    return found


def guard_routs(s: Battle, spot: int) -> None:
    """All French within 8 hexes check at +3, nearest first (WV-16.4.4(8))."""
    near: list[tuple[int, int]] = []
    for h, bits in s.hold.items():
        if bits & TROOPS and h != spot and distance(h, spot) <= GUARD_RADIUS:
            near.append((distance(h, spot), h))
    near.sort()
    queued: list[int] = []
    for _, h in near:
        p = s.top_troops(h)
        if p >= 0 and p not in queued:
            queued.append(p)
            s.checks += [p, 3, GUARD_ROUTS]


def lose_morale(s: Battle, piece: int, points: int) -> None:
    """Troop points are gone: army morale pays, but not twice for routed ones (WV-11.5.6, R-67)."""
    if is_troops(piece) and s.order[piece] != ROUTED:
        s.change_morale(ARMY[piece], -points, R_LOSSES)


def destroy(s: Battle, piece: int) -> None:
    """A unit at 0 is removed (WV-11.5.4); a company inside a battalion stays (R-130)."""
    spot = s.where[piece]
    if s.marks[piece] & ATTACHED:
        s.marks[piece] &= ~ATTACHED
        new = new_company(s, NATION[piece])
        if new >= 0:
            s.lift(piece, DEAD)
            s.tell(T_ELIMINATED, piece)
            s.set_order(new, ROUTED if s.order[piece] == ROUTED else ORDERED)
            s.put(new, spot)
            return
    s.tell(T_ELIMINATED, piece)
    s.lift(piece, DEAD)


def new_company(s: Battle, nation: int) -> int:
    """A company of the nation that is not in play, fresh; -1 if there is none left."""
    for p in COMPANIES_OF[nation]:
        if s.where[p] < 0:
            s.where[p] = OFF
            s.set_strength(p, 1)
            s.set_order(p, ORDERED)
            s.marks[p] = 0
            return p
    return -1


def companies_left(s: Battle, nation: int) -> int:
    """How many companies of the nation are not in play."""
    found = 0
    for p in COMPANIES_OF[nation]:
        if s.where[p] < 0:
            found += 1
    return found


def lose(s: Battle, spot: int, side: int, points: int, far: bool, fire: bool) -> list[int]:
    """Points are destroyed in a hex, top unit first (WV-9.5.2, WV-11.3.6, WV-11.5.2, WV-11.5.3); which pieces were hit.

    `far`: guns can be hit, that is fire from 5 hexes or more."""
    hit: list[int] = []
    unit = s.markers.get(spot, -1)
    if unit >= 0 and SIDE_OF[unit] == side and s.top_troops(spot) == unit:
        spot = s.where[unit]
    for p in reversed(s.here(spot)):
        if points <= 0:
            break
        kind = KIND[p]
        if SIDE_OF[p] != side or kind == LEADER or (kind == ARTILLERY and not far):
            continue
        taken = min(points, s.strength[p])
        points -= taken
        s.set_strength(p, s.strength[p] - taken)
        hit.append(p)
        s.tell(T_LOST, p, taken)
        lose_morale(s, p, taken)
        if s.strength[p] == 0:
            _gone(s, p, fire)
        elif kind == INFANTRY:
            shrink(s, p)
    return hit


def _gone(s: Battle, p: int, fire: bool) -> None:
    """Nothing is left of it; with option crews_become_companies a crew shot down is a company from now on (WV-15.5.3)."""
    if KIND[p] == CREW and fire and s.rules.crews_become_companies:
        new = new_company(s, NATION[p])
        if new >= 0:
            spot = s.where[p]
            place = s.here(spot).index(p)
            s.lift(p, DEAD)
            s.set_order(new, ORDERED)
            s.put(new, spot)
            below = [x for x in s.here(spot) if x != new]
            s.stacks[spot] = [*below[:place], new, *below[place:]]
            s.change_morale(ARMY[new], 1, R_CREW)
            for battery in s.here(spot):
                if KIND[battery] == ARTILLERY:
                    s.set_order(battery, DISORDERED)
            return
    destroy(s, p)


def shrink(s: Battle, battalion: int) -> None:
    """Below the required strength an extended line is an ordinary one (WV-8.3.4)."""
    if LINE_RIGHT <= s.form[battalion] <= LINE_LEFT:
        if strength_of(s, battalion) < s.rules.extends_at[battalion]:
            s.fold(battalion)


def expose_leaders(s: Battle, spot: int, side: int, least: int) -> None:
    """A die for every unreduced leader where points were lost: `least` or more hits him (WV-11.3.3b, d, WV-12.7x8)."""
    for p in list(s.here(spot)):
        if KIND[p] == LEADER and SIDE_OF[p] == side and not s.marks[p] & REDUCED:
            die = s.die()
            if die >= least:
                flip_leader(s, p, die)
            else:
                s.tell(T_LEADER_ROLL, p, die)


def flip_leader(s: Battle, leader: int, die: int) -> None:
    """A leader goes to his reduced side: army morale pays for the command points (WV-13.3.2)."""
    s.marks[leader] |= REDUCED
    s.tell(T_LEADER_HIT, leader, die)
    i = leader - FIRST_LEADER
    s.change_morale(ARMY[leader], COMMAND_REDUCED[i] - COMMAND[i], R_LEADER)


def queue_neighbours(s: Battle, spot: int, side: int, cause: int) -> None:
    """The friendly stacks around a hex have to check, lowest hex number first (R-45)."""
    near = sorted([NEAR[6 * spot + d] for d in range(6) if NEAR[6 * spot + d] >= 0])
    queued: list[int] = []
    for h in near:
        if s.hold.get(h, 0) & TROOPS << side:
            p = s.top_troops(h)
            if p >= 0 and p not in queued:
                queued.append(p)
                s.checks += [p, 1, cause]


def emptied(s: Battle, spot: int, side: int) -> bool:
    """Whether a side has nothing left in a hex but leaders; guns that remain keep it (R-94)."""
    return not s.hold.get(spot, 0) & (TROOPS << side | 4 << side)


def fresh(s: Battle, piece: int) -> None:
    """The marks of one phase are taken off."""
    s.marks[piece] &= ~DONE


def cavalry_only(s: Battle, spot: int) -> bool:
    """Whether all combat units of a hex are cavalry."""
    found = False
    for p in s.here(spot):
        if KIND[p] == CAVALRY:
            found = True
        elif KIND[p] != LEADER:
            return False
    return found


def out_of_ammunition(s: Battle, piece: int) -> bool:
    """A company with its marker, or a crew whose battery has no round left (WV-11.6.9)."""
    if KIND[piece] == COMPANY:
        return s.marks[piece] & EMPTY != 0
    if KIND[piece] == CREW:
        for p in s.here(s.where[piece]):
            if KIND[p] == ARTILLERY and s.served(p) == piece:
                return rounds_of(s, p) == 0
    return False


def rounds_of(s: Battle, battery: int) -> int:
    return s.rounds[_ROUND_INDEX[battery]]


def spend_round(s: Battle, battery: int) -> None:
    s.rounds[_ROUND_INDEX[battery]] -= 1


_ROUND_INDEX: Final[dict[int, int]] = {}
for _p in range(len(KIND)):
    if KIND[_p] == ARTILLERY:
        _ROUND_INDEX[_p] = len(_ROUND_INDEX)
