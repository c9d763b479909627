"""Retreats (chapter 12.8): hex by hex, by the owner, away from the enemy's side of the field."""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import charge_windows, melee, morale, stacking, windows
from grognard.games.wellingtons_victory.effects import (
    DISPLACED,
    FRIEND_RETREATS,
    ROUT_NOW,
    destroy,
    disorder,
    disorder_piece,
    lose_morale,
    rout,
    strength_of,
)
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import COVER, NEAR, distance
from grognard.games.wellingtons_victory.state import (
    DISORDERED,
    ORDERED,
    PUSHED,
    RETREATING,
    ROUTED,
    TROOPS,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    COMPANY,
    CREW,
    FIRST_LEADER,
    INFANTRY,
    KIND,
    LATERAL,
    LEADER,
    PREFERRED,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import LIMBERED, R_ROUT, RETREAT, T_ELIMINATED, T_RETREATED
from grognard.kernel.actions import NUMBER, PIECE, PLACE, SEAT
from grognard.kernel.contract import NOBODY

SHORT: Final = 3  # WV-12.8.2
LONG: Final = 6


def start_retreat(s: Battle, piece: int, hexes: int) -> None:
    """The stack of this piece begins a retreat, all together (WV-12.8.3); unlimbered guns stay behind (R-88)."""
    side = SIDE_OF[piece]
    spot = s.where[piece]
    s.show(spot)
    for p in s.here(spot):
        if SIDE_OF[p] == side:
            if KIND[p] == ARTILLERY and (s.form[p] != LIMBERED or not _drawn(s, p)):
                continue
            s.marks[p] |= RETREATING
    s.trail.append(spot)
    s.enter(Retreat(piece, hexes, len(s.trail) - 1, len(s.checks)))


def _drawn(s: Battle, battery: int) -> bool:
    """Whether a limbered battery has a crew to take it along, routed or not."""
    found = s.here(s.where[battery])
    i = found.index(battery)
    return i > 0 and KIND[found[i - 1]] == CREW


def group(s: Battle, spot: int) -> list[int]:
    """The pieces that are retreating from a hex, bottom first."""
    return [p for p in s.here(spot) if s.marks[p] & RETREATING]


def candidates(s: Battle, piece: int, base: int) -> list[int]:
    """The hexes among which the owner chooses; none without a way out, -1 alone for off the map (WV-12.8.5 to 8)."""
    spot = s.where[piece]
    side = SIDE_OF[piece]
    way = s.rules.retreat_way[ARMY[top_of(s, spot, piece)]]
    visited = s.trail[base:]
    off = 0
    ranked: list[list[int]] = [[], [], [], [], [], []]
    for d in range(6):
        there = NEAR[6 * spot + d]
        rank = 0 if d in PREFERRED[way] else 1 if d in LATERAL[way] else 2
        if there < 0 or not s.rules.exists[there]:
            if rank == 0:
                off += 1
            continue
        if s.rules.blocked[6 * spot + d] or not s.rules.open[there] or there in visited:
            continue
        bits = s.hold.get(there, 0)
        if bits & TROOPS << 1 - side:
            continue
        ranked[rank + 3 if bits & TROOPS << side else rank].append(there)
    if off == len(PREFERRED[way]):
        return [-1]
    for found in ranked:
        if found:
            return found
    return []


def top_of(s: Battle, spot: int, piece: int) -> int:
    """The top unit of the stack that retreats: its army's way is taken (R-140)."""
    found = [p for p in s.here(spot) if s.marks[p] & RETREATING and KIND[p] != LEADER]
    return found[-1] if found else piece


class Retreat(BattleFrame):
    """A stack retreats so many hexes more (WV-12.8x1 to WV-12.8.9). `base`: where its path begins in the trail,
    `queued`: where the checks that it causes begin in their queue."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("piece", PIECE),
        ("left", NUMBER),
        ("base", NUMBER),
        ("queued", NUMBER),
    ]

    def __init__(self, piece: int, left: int, base: int, queued: int) -> None:
        super().__init__(NOBODY)
        self.piece = piece
        self.left = left
        self.base = base
        self.queued = queued

    def run(self, s: Battle) -> None:
        piece = self.piece
        if s.where[piece] < 0 or not s.marks[piece] & RETREATING:
            piece = _other(s, s.trail[-1])
        if piece < 0:
            del s.trail[self.base :]
            s.leave()
            from_retreat(s, self.queued)
            return
        if self.left == 0:
            self._end(s, piece)
            return
        found = candidates(s, piece, self.base)
        if not found or found[0] < 0:
            self._lost(s, piece)
        elif len(found) == 1:
            step(s, piece, found[0])
        else:
            s.enter(RetreatChoice(SIDE_OF[piece], piece, self.base))

    def _end(self, s: Battle, piece: int) -> None:
        """The retreat is over: those it passed check (WV-13.1.1b), those it pushed aside make way."""
        spot = s.where[piece]
        members = group(s, spot)
        for p in members:
            s.marks[p] &= ~RETREATING
        passed = s.trail[self.base :]
        del s.trail[self.base :]
        s.leave()
        queue_passed(s, members, passed)
        if not _making_way(s, spot, self.queued):
            _settle_in(s, spot, SIDE_OF[piece])
        from_retreat(s, self.queued)

    def _lost(self, s: Battle, piece: int) -> None:
        """No way out, or off the map: destroyed (WV-12.8.5, WV-12.8.7)."""
        spot = s.where[piece]
        members = group(s, spot)
        passed = s.trail[self.base :]
        del s.trail[self.base :]
        s.leave()
        queue_passed(s, members, passed)
        for p in members:
            s.marks[p] &= ~RETREATING
            if KIND[p] == LEADER:
                displace_leader(s, p)
                continue
            lose_morale(s, p, strength_of(s, p))
            if KIND[p] == ARTILLERY:
                s.tell(T_ELIMINATED, p)
                s.lift(p, -2)
            else:
                s.marks[p] &= ~4
                destroy(s, p)
        from_retreat(s, self.queued)


def from_retreat(s: Battle, base: int) -> None:
    """What the retreat has queued is dealt with by the frame of checks that is open, or by a new one."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, morale.Checks):
            return
        if not isinstance(frame, Retreat | melee.AfterMelee):
            break
    morale.run_checks(s, base)


def _other(s: Battle, spot: int) -> int:
    """Another piece of the retreating stack, if the leading one is gone."""
    for p in s.here(spot):
        if s.marks[p] & RETREATING and KIND[p] != LEADER:
            return p
    return -1


class RetreatChoice(BattleFrame):
    """The owner chooses among equal hexes (WV-12.8x1)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE), ("base", NUMBER)]

    def __init__(self, seat: int, piece: int, base: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.base = base

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [RETREAT << 16 | spot for spot in candidates(s, self.piece, self.base)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != RETREAT:
            return misplaced(verb)
        if argument in candidates(s, self.piece, self.base):
            return None
        bits = s.hold.get(argument, 0)
        if bits & TROOPS << 1 - seat:
            return "WV-12.8.5"
        return "WV-12.8.6" if bits & TROOPS << seat else "WV-12.8.8"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        step(s, self.piece, argument)


def step(s: Battle, piece: int, goal: int) -> None:
    """The stack leaves its hex for the next; the enemy may fire first (WV-11.2.4, WV-12.8.9)."""
    spot = s.where[piece]
    s.enter(RetreatStep(piece, spot, goal))
    windows.open_fire(s, piece, spot, -1)


class RetreatStep(BattleFrame):
    """One hex of a retreat, after the fire that it drew; nothing if the stack has broken and gone another way."""

    fields: ClassVar[list[tuple[str, str]]] = [("piece", PIECE), ("origin", PLACE), ("goal", PLACE)]

    def __init__(self, piece: int, origin: int, goal: int) -> None:
        super().__init__(NOBODY)
        self.piece = piece
        self.origin = origin
        self.goal = goal

    def run(self, s: Battle) -> None:
        s.leave()
        members = group(s, self.origin)
        outer = s.stack[-1]
        assert isinstance(outer, Retreat)
        if not [p for p in members if KIND[p] != LEADER]:
            for p in members:
                s.marks[p] &= ~RETREATING
            s.become(Retreat(self.piece, 0, outer.base, outer.queued))
            return
        side = SIDE_OF[members[0]]
        friends = [p for p in s.here(self.goal) if SIDE_OF[p] == side and KIND[p] != LEADER]
        marker = s.markers.get(self.goal, -1)
        s.trail.append(self.goal)
        s.become(Retreat(outer.piece, outer.left - 1, outer.base, outer.queued))
        for p in members:
            s.shift(p, self.goal)
            if COVER[self.goal]:
                disorder_piece(s, p)
        s.tell(T_RETREATED, members[-1], self.goal)
        if friends or marker >= 0:
            _push(s, self.goal, friends, marker, side)
        charge_windows.open_charges(s, members[-1], self.goal)


def _push(s: Battle, spot: int, friends: list[int], marker: int, side: int) -> None:
    """The only way led into a friendly stack: it is disordered, or routed if it was, and must retreat 3 (WV-12.8.6, R-108)."""
    if marker >= 0 and SIDE_OF[marker] == side:
        if s.order[marker] == ORDERED:
            disorder(s, s.where[marker], side)
        _make_way(s, marker, DISPLACED)
        return
    s.show(spot)
    troops = [p for p in friends if KIND[p] != ARTILLERY]
    if not troops:
        for p in friends:
            disorder_piece(s, p)
        return
    broken = False
    for p in friends:
        if s.order[p] == DISORDERED and KIND[p] not in (ARTILLERY, COMPANY):
            broken = True
    for p in friends:
        if broken and KIND[p] != ARTILLERY and s.order[p] != ROUTED:
            disorder_piece(s, p)
            s.set_order(p, ROUTED)
            s.change_morale(ARMY[p], -strength_of(s, p), R_ROUT)
        else:
            disorder_piece(s, p)
    _make_way(s, troops[-1], ROUT_NOW if broken else DISPLACED)


def _make_way(s: Battle, piece: int, cause: int) -> None:
    """A stack that was pushed aside retreats in its turn, but once: else two stacks could push each other for ever."""
    if not s.marks[piece] & PUSHED:
        s.marks[piece] |= PUSHED
        s.checks += [piece, 0, cause]


def _making_way(s: Battle, spot: int, queued: int) -> bool:
    """Whether a stack that was pushed aside has still to leave a hex."""
    for i in range(queued, len(s.checks), morale.ENTRY):
        if s.checks[i + 2] in (DISPLACED, ROUT_NOW) and s.where[s.checks[i]] == spot:
            return True
    return False


def _settle_in(s: Battle, spot: int, side: int) -> None:
    """A retreat that ends in a hex above the stacking limit disorders or routs all there (WV-9.1.3a)."""
    if stacking.over_limit(s, spot):
        stacking.overstack(s, spot, side)


def queue_passed(s: Battle, members: list[int], path: list[int]) -> None:
    """Friendly stacks beside the path check once, nearest to its start first (WV-13.1.1b, e, WV-13.1.2a, b)."""
    troops = [p for p in members if KIND[p] != LEADER and KIND[p] != ARTILLERY]
    if not troops or not path:
        return
    side = SIDE_OF[troops[0]]
    only_companies = not [p for p in troops if KIND[p] not in (COMPANY, CREW)]
    worst = 0
    infantry_only = True
    for p in troops:
        if KIND[p] == INFANTRY:
            worst = max(worst, s.rules.cls[p])
        else:
            infantry_only = False
    beside: list[int] = []
    for spot in path:
        for d in range(6):
            there = NEAR[6 * spot + d]
            if there >= 0 and there not in beside and s.hold.get(there, 0) & TROOPS << side:
                beside.append(there)
    start = path[0]
    ranked = sorted([(distance(start, h), h) for h in beside])
    queued: list[int] = []
    for _, h in ranked:
        p = s.top_troops(h)
        if p < 0 or p in members or p in queued or s.order[p] == ROUTED or s.marks[p] & RETREATING:
            continue
        calm = s.order[p] == ORDERED and KIND[p] != COMPANY
        if only_companies and calm:
            continue  # WV-13.1.2a
        if calm and infantry_only and KIND[p] == INFANTRY and worst > s.rules.cls[p]:
            continue  # WV-13.1.2b
        queued.append(p)
        s.checks += [p, 1, FRIEND_RETREATS]


def displace_leader(s: Battle, leader: int) -> None:
    """A leader without troops around him goes to the nearest friendly unit (R-42); without any he is out of play."""
    here = s.where[leader]
    side = SIDE_OF[leader]
    best, found = 0, -1
    for spot in sorted(s.hold):
        if s.hold[spot] & TROOPS << side and spot != here:
            if ARMY[s.top_troops(spot)] != ARMY[leader] or not s.here(spot):
                continue
            far = distance(here, spot)
            if found < 0 or far < best:
                best, found = far, spot
    assert leader >= FIRST_LEADER
    if found < 0:
        s.lift(leader, -2)
        s.tell(T_ELIMINATED, leader)
    else:
        s.shift(leader, found)


def rout_and_retreat(s: Battle, spot: int, side: int) -> None:
    """A stack routs outside melee and retreats 3 at once (R-108)."""
    piece = rout(s, spot, side)
    if piece >= 0:
        start_retreat(s, piece, SHORT)
