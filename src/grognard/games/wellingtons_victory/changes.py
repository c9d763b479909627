"""What may change in the Formation Phase, and how (chapters 6.2, 7 and 8): facings, formations, companies, batteries."""

from grognard.games.wellingtons_victory.command import brigade_awake, why_idle
from grognard.games.wellingtons_victory.effects import (
    companies_left,
    disorder_piece,
    new_company,
    shrink,
    strength_of,
)
from grognard.games.wellingtons_victory.ground import COVER, NEAR, SIDE
from grognard.games.wellingtons_victory.state import (
    ATTACHED,
    CHARGING,
    DEAD,
    DETACHER,
    DONE,
    ORDERED,
    ROUTED,
    TROOPS,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ANGLO_ALLIED,
    ARMY,
    ARTILLERY,
    COMPANY,
    CREW,
    INFANTRY,
    KIND,
    LEADER,
    NATION,
    NO_COMPANIES,
    PRINTED,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import (
    COLUMN,
    FOUR_RANKS,
    LIMBERED,
    LINE,
    LINE_LEFT,
    LINE_RIGHT,
    SQUARE,
    T_ABSORBED,
    T_DETACHED,
    T_FORMED,
    T_TURNED,
    UNLIMBERED,
)

# --- what may change -------------------------------------------------------------------------------------------------


def _may_change(s: Battle, p: int) -> str | None:
    """Why a unit may make no change (WV-6.2.2, WV-7.1.2, WV-14.2, WV-14.3a)."""
    if s.marks[p] & DONE:
        return "WV-6.2.2"
    return why_idle(s, p)


def bar_turn(s: Battle, spot: int, seat: int) -> str | None:
    """Why a stack may not turn: all of it turns together (WV-6.2.1, R-113)."""
    turning = [p for p in s.here(spot) if SIDE_OF[p] == seat and not s.all_round(p)]
    if not turning:
        return "WV-6.1.2"
    for p in turning:
        reason = _may_change(s, p)
        if reason is not None:
            return reason
        if KIND[p] == ARTILLERY and s.served(p) < 0:
            return "WV-7.4.4b"
    return None


def forms(s: Battle, p: int) -> list[int]:
    """The formations that a unit may adopt now."""
    if KIND[p] == ARTILLERY:
        if s.order[p] != ORDERED or s.served(p) < 0:
            return []
        return [UNLIMBERED if s.form[p] == LIMBERED else LIMBERED]
    if KIND[p] != INFANTRY or s.order[p] != ORDERED:
        return []
    found: list[int] = []
    now = s.form[p]
    if now != COLUMN:
        found.append(COLUMN)
    if not LINE <= now <= LINE_LEFT:
        found += line_forms(s, p)
    others = [x for x in s.here(s.where[p]) if x != p and KIND[x] != LEADER]
    if not others and now not in (SQUARE, FOUR_RANKS) and not COVER[s.where[p]]:
        found.append(SQUARE)
        if four_ranks(s, p):
            found.append(FOUR_RANKS)
    return found


def line_forms(s: Battle, p: int) -> list[int]:
    """In line: extended right or left if the strength asks for it and a flank hex is free, else plain (WV-8.3a to c)."""
    if strength_of(s, p) < s.rules.extends_at[p]:
        return [LINE]
    return [form for form in (LINE_RIGHT, LINE_LEFT) if can_extend(s, p, form, s.facing[p])]


def can_extend(s: Battle, p: int, form: int, facing: int) -> bool:
    """Whether the marker may lie in that flank hex: on the map, across a passable hexside, no enemy troops (section 5.3)."""
    side = 6 * s.where[p] + (facing + (2 if form == LINE_RIGHT else 5)) % 6
    there = NEAR[side]
    if there < 0 or s.rules.blocked[side] or not s.rules.open[there]:
        return False
    return not s.hold.get(there, 0) & TROOPS << 1 - SIDE_OF[p]


def four_ranks(s: Battle, p: int) -> bool:
    """Option four_rank_line: two-rank battalions of 6 or less (WV-15.3.2)."""
    return s.rules.four_rank_line and s.rules.two_ranks[p] and strength_of(s, p) <= 6


def bar_form(s: Battle, p: int) -> str | None:
    """Why a unit may not change its formation by itself."""
    if s.order[p] != ORDERED:
        return "WV-7.1.4" if KIND[p] != ARTILLERY else "WV-7.4.7d"
    reason = _may_change(s, p)
    if reason is not None:
        return reason
    if KIND[p] == ARTILLERY and s.served(p) < 0:
        return "WV-7.4.4b"
    if KIND[p] != INFANTRY and KIND[p] != ARTILLERY:
        return "WV-7.3"
    return None if forms(s, p) else "WV-8.3.1"


def bar_adopt(s: Battle, p: int, form: int) -> str | None:
    """Why a unit may not adopt a formation."""
    if form in forms(s, p):
        return None
    if KIND[p] == ARTILLERY:
        return "WV-7.4.1"
    if form in (SQUARE, FOUR_RANKS):
        if form == FOUR_RANKS and not four_ranks(s, p):
            return "WV-15.3.2"
        if COVER[s.where[p]]:
            return "WV-8.5.3"
        return "WV-8.5.4" if s.form[p] not in (SQUARE, FOUR_RANKS) else "WV-2.38h"
    if form == LINE:
        return "WV-8.3a" if s.rules.extends_at[p] == 4 else "WV-8.3b"
    if form in (LINE_RIGHT, LINE_LEFT):
        return "WV-8.3c" if strength_of(s, p) < s.rules.extends_at[p] else "WV-8.3.1"
    return "WV-2.38h" if form == COLUMN else "WV-7.2"


def battalions(s: Battle, spot: int, seat: int) -> list[int]:
    return [p for p in s.here(spot) if KIND[p] == INFANTRY and SIDE_OF[p] == seat]


def stack_forms(s: Battle, spot: int, seat: int) -> list[int]:
    """The formations that all battalions of a stack may adopt together."""
    units = battalions(s, spot, seat)
    found: list[int] = []
    now = s.form[units[0]]
    mixed = [p for p in units if s.form[p] != now] != []
    if mixed or now != COLUMN:
        found.append(COLUMN)
    if mixed or now != LINE:
        if not [p for p in units if strength_of(s, p) >= s.rules.extends_at[p]]:
            found.append(LINE)
    strangers = [p for p in s.here(spot) if KIND[p] not in (INFANTRY, LEADER)]
    if not strangers and not COVER[spot]:
        if mixed or now != SQUARE:
            found.append(SQUARE)  # WV-8.5.4
        if (mixed or now != FOUR_RANKS) and not [p for p in units if not four_ranks(s, p)]:
            found.append(FOUR_RANKS)
    return found


def bar_form_all(s: Battle, spot: int, seat: int) -> str | None:
    """Why the battalions of a stack may not change together."""
    units = battalions(s, spot, seat)
    if len(units) < 2:
        return "WV-8.5.4"
    for p in units:
        if s.order[p] != ORDERED:
            return "WV-7.1.4"
        reason = _may_change(s, p)
        if reason is not None:
            return reason
    return None if stack_forms(s, spot, seat) else "WV-8.5.4"


def most_detached(s: Battle, p: int) -> int:
    """How many companies a battalion may detach (WV-8.4.1, WV-8.4.3, WV-8.4.4c, WV-8.4.5, WV-15.3.1)."""
    klass = s.rules.cls[p]
    if klass == 1:
        if s.rules.no_guard_skirmishers and NO_COMPANIES[p]:
            return 0
        return min(s.strength[p], companies_left(s, NATION[p]))
    if klass == 2 and (s.strength[p] == PRINTED[p] or s.marks[p] & ATTACHED):
        return min(1, companies_left(s, NATION[p]))
    return 0


def bar_detach(s: Battle, p: int) -> str | None:
    """Why a battalion may detach no company."""
    if s.order[p] == ROUTED:
        return "WV-8.4.6a"
    if not brigade_awake(s, p):
        return "WV-14.3.3"
    if s.marks[p] & DETACHER:
        return "WV-8.4a"
    if most_detached(s, p) > 0:
        return None
    if s.rules.cls[p] == 3:
        return "WV-8.4.5"
    return "WV-15.3.1" if s.rules.cls[p] == 1 else "WV-8.4.3"


def absorbable(s: Battle, p: int) -> list[int]:
    """The companies that a battalion may take in: in its hex or beside it, its nation, not routed (WV-8.4c, WV-8.4.6a)."""
    spot = s.where[p]
    found: list[int] = []
    for d in range(-1, 6):
        there = spot if d < 0 else NEAR[6 * spot + d]
        if there < 0:
            continue
        for c in s.here(there):
            if NATION[c] != NATION[p] or s.order[c] == ROUTED:
                continue
            crew = KIND[c] == CREW and s.rules.crews_join_battalions and ARMY[p] == ANGLO_ALLIED
            if KIND[c] == COMPANY or crew:
                found.append(c)
    return found


def bar_absorb(s: Battle, p: int) -> str | None:
    """Why a battalion may absorb no company (WV-8.4.2, WV-8.4.4a, WV-8.4.5, R-131)."""
    if s.order[p] == ROUTED:
        return "WV-8.4.6a"
    if s.marks[p] & DETACHER:
        return "WV-8.4a"
    klass = s.rules.cls[p]
    if klass == 3:
        return "WV-8.4.5"
    if s.strength[p] >= PRINTED[p]:
        return "WV-8.4.2" if klass == 1 else "WV-8.4.4a"
    if klass == 2 and s.marks[p] & ATTACHED:
        return "WV-8.4.4a"
    if s.form[p] == LINE and s.order[p] == ORDERED and strength_of(s, p) + 1 >= s.rules.extends_at[p]:
        if not [form for form in (LINE_RIGHT, LINE_LEFT) if can_extend(s, p, form, s.facing[p])]:
            return "WV-8.3.1"
    return None if absorbable(s, p) else "WV-8.4c"


def stack_facing(s: Battle, spot: int) -> int:
    """The facing of a stack, -1 if all of it faces all round."""
    for p in s.here(spot):
        if not s.all_round(p):
            return s.facing[p]
    return -1


def turn_stack(s: Battle, spot: int, seat: int, facing: int) -> None:
    """A stack turns as a whole; an extended line is disordered by it (WV-6.2.1, WV-8.3.2e); a charge marker is lost (R-134)."""
    for p in list(s.here(spot)):
        if SIDE_OF[p] != seat or s.all_round(p):
            continue
        if LINE_RIGHT <= s.form[p] <= LINE_LEFT:
            disorder_piece(s, p)
        s.set_facing(p, facing)
        s.marks[p] = s.marks[p] & ~CHARGING | DONE
    s.tell(T_TURNED, spot, facing)


def change_form(s: Battle, p: int, form: int, facing: int) -> None:
    """A unit adopts a formation (WV-7.1.1); what does not suit an extended line disorders it (WV-8.3.2a to c)."""
    if LINE_RIGHT <= s.form[p] <= LINE_LEFT:
        s.fold(p)
    s.marks[p] |= DONE
    s.set_facing(p, facing)
    if form in (LINE_RIGHT, LINE_LEFT):
        spot = s.where[p]
        side = 6 * spot + (facing + (2 if form == LINE_RIGHT else 5)) % 6
        there = NEAR[side]
        crowded = s.here(there) and [x for x in s.here(there) if KIND[x] != LEADER]
        if COVER[spot] or COVER[there] or SIDE[side] in (1, 2) or crowded or there in s.markers:
            s.set_form(p, LINE)
            disorder_piece(s, p)
            return
        s.extend(p, form)
    else:
        s.set_form(p, form)
    s.tell(T_FORMED, p, form)


def detach(s: Battle, p: int, number: int) -> None:
    """Companies leave their battalion and stand in its hex (WV-8.4b, WV-8.4.1, WV-8.4.4c, R-59)."""
    spot = s.where[p]
    s.tell(T_DETACHED, p, number)
    s.marks[p] |= DETACHER
    for _ in range(number):
        new = new_company(s, NATION[p])
        if s.marks[p] & ATTACHED:
            s.marks[p] &= ~ATTACHED
        else:
            s.set_strength(p, s.strength[p] - 1)
        s.put(new, spot)
        s.stacks[spot] = [new, *[x for x in s.here(spot) if x != new]]  # at the bottom: `raise` puts it on top
    if s.strength[p] == 0:
        s.lift(p, DEAD)
    else:
        shrink(s, p)


def absorb(s: Battle, p: int, company: int, form: int) -> None:
    """A company, or with its option a crew, goes into a battalion (WV-8.4.2, WV-8.4.4a, b, WV-15.3.5)."""
    s.lift(company, DEAD if KIND[company] == CREW else -1)
    s.tell(T_ABSORBED, p, company)
    if s.rules.cls[p] == 1:
        s.set_strength(p, s.strength[p] + 1)
        if s.strength[p] >= PRINTED[p] or not absorbable(s, p):
            s.marks[p] |= DETACHER
    else:
        s.marks[p] |= ATTACHED | DETACHER
    if form in (LINE_RIGHT, LINE_LEFT) and s.form[p] == LINE:
        facing = s.facing[p]
        done = s.marks[p] & DONE
        change_form(s, p, form, facing)
        s.marks[p] = s.marks[p] & ~DONE | done
