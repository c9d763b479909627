"""The Movement Phase (chapters 5 and 9.2): move after move, of one unit or of a stack; `march` is one of them."""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import formation, reinforcements, windows
from grognard.games.wellingtons_victory.command import judge_command
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import HEX_COUNT
from grognard.games.wellingtons_victory.march import Move, serve
from grognard.games.wellingtons_victory.moves import (
    FAR_FROM_ENEMY,
    allowance,
    bar_move,
    free_step,
    hurried,
    movers,
    nearest_enemy,
    unit_group,
)
from grognard.games.wellingtons_victory.stacking import clash, end_of_phase
from grognard.games.wellingtons_victory.state import DETACHER, DONE, ENTERED, MOVING, ROUTED, WAITING, Battle
from grognard.games.wellingtons_victory.tables import ARTILLERY, CREW, KIND, LEADER, PIECE_COUNT, SIDE_OF
from grognard.games.wellingtons_victory.verbs import END_PHASE, ENTER, MOVE, MOVE_STACK, RAISE
from grognard.kernel.contract import NOBODY


class MovementStart(BattleFrame):
    """Command is judged (WV-14.2.2b); with option merged_formation_phase the changes come first (WV-15.2.1)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        s.unmark_on_map(DONE | DETACHER | ENTERED)
        judge_command(s)
        s.stale = 1
        s.mover = -1
        s.become(MovementLoop())
        if s.rules.merged_formation_phase:
            s.enter(formation.FormationLoop())


class MovementLoop(BattleFrame):
    """Move after move until the owner ends the phase (WV-5.0b)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        seat = s.phasing()
        if s.stale:
            s.ready = all_moves(s, seat)
            s.mixed = mixed_hexes(s, seat)
            s.stale = 0
        if s.ready or s.shown:
            s.enter(Movement(seat))
        else:
            end_movement(s)


def all_moves(s: Battle, seat: int) -> list[int]:
    """All moves, entries and rearrangements that are open to a side."""
    found: list[int] = []
    for p in range(PIECE_COUNT):
        if s.where[p] >= 0 and SIDE_OF[p] == seat and bar_move(s, p) is None:
            found.append(MOVE << 16 | p)
    for spot in sorted(s.stacks):
        if len(s.stacks[spot]) > 1:
            found += stack_actions(s, spot, seat)
    for p in reinforcements.may_enter(s, seat):
        found.append(ENTER << 16 | p)
    return found


def stack_actions(s: Battle, spot: int, seat: int) -> list[int]:
    """Moving a stack as a whole, and putting another unit on its top."""
    found: list[int] = []
    if len(stack_movers(s, spot, seat)) > 1:
        found.append(MOVE_STACK << 16 | spot)
    for p in s.here(spot):
        if bar_raise(s, p, seat) is None:
            found.append(RAISE << 16 | p)
    return found


def stack_movers(s: Battle, spot: int, seat: int) -> list[int]:
    """The pieces of a hex that could move together."""
    found = [p for p in s.here(spot) if SIDE_OF[p] == seat and bar_move(s, p) is None]
    batteries = [p for p in found if KIND[p] == ARTILLERY]
    if not batteries:
        kept = []
        for p in found:
            if KIND[p] == CREW and [x for x in s.here(spot) if KIND[x] == ARTILLERY and s.served(x) == p]:
                continue
            kept.append(p)
        found = kept
    return found if [p for p in found if KIND[p] != LEADER] else []


def bar_raise(s: Battle, p: int, seat: int) -> str | None:
    """Why a unit may not be put on top of its stack (WV-9.0, WV-9.5.5)."""
    if SIDE_OF[p] != seat or KIND[p] in (LEADER, CREW):
        return "WV-9.0"
    if s.marks[p] & (DETACHER | MOVING):
        return "WV-9.0"
    return "WV-9.0" if s.top(s.where[p]) == p else None


def mixed_hexes(s: Battle, seat: int) -> list[int]:
    """The hexes in which units of a side may not end the phase together."""
    found: list[int] = []
    for spot in sorted(s.stacks):
        pieces = s.stacks[spot]
        if len(pieces) > 1 and SIDE_OF[pieces[0]] == seat and clash(s, pieces) is not None:
            found.append(spot)
    return found


def stuck_hex(s: Battle, seat: int) -> bool:
    """Whether a mixed stack could still be put right by a unit that may move (R-60)."""
    for spot in s.mixed:
        pieces = [p for p in s.here(spot) if SIDE_OF[p] == seat]
        if clash(s, pieces) is None:
            continue
        for p in pieces:
            if KIND[p] != LEADER and bar_move(s, p) is None:
                group = unit_group(s, p)
                mp, reach, mover = s.mp, s.reach, s.mover
                s.mp, s.reach = allowance(s, p), 0
                free = free_step(s, group)
                s.mp, s.reach, s.mover = mp, reach, mover
                if free:
                    return True
    return False


class Movement(BattleFrame):
    """The owner names a unit or a stack to move, a unit to enter, or ends the phase (WV-4.1.4, WV-5.0a)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        if s.mixed and stuck_hex(s, seat):
            return s.ready[:]
        return [END_PHASE << 16, *s.ready]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == END_PHASE:
            return "WV-9.4.1" if s.mixed and stuck_hex(s, seat) else None
        if verb in (MOVE, RAISE):
            if SIDE_OF[argument] != seat or s.where[argument] < 0:
                return "WV-5.1.1"
            if verb == RAISE:
                return bar_raise(s, argument, seat) if len(s.here(s.where[argument])) > 1 else "WV-9.0"
            return bar_move(s, argument)
        if verb == MOVE_STACK:
            if s.side_of_troops(argument) == 1 - seat:
                return "WV-5.1.1"
            return None if len(stack_movers(s, argument, seat)) > 1 else "WV-5.1.2"
        if verb == ENTER:
            return reinforcements.bar_enter(s, argument, seat)
        return misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        if verb == END_PHASE:
            s.leave()
            end_movement(s)
        elif verb == MOVE:
            begin(s, unit_group(s, argument), argument)
        elif verb == MOVE_STACK:
            group = stack_movers(s, argument, seat)
            lead = [p for p in group if KIND[p] != LEADER][-1]
            begin(s, group, lead)
        elif verb == RAISE:
            s.enter(Restack(argument))
            windows.open_fire(s, argument, s.where[argument], -1)
        else:
            reinforcements.enter(s, seat, argument)


def begin(s: Battle, group: list[int], lead: int) -> None:
    """A move begins with the allowance of the slowest, doubled far from the enemy (WV-5.0x3, WV-5.2.1)."""
    for p in group:
        s.marks[p] |= MOVING
    s.mover = lead
    s.berth = nearest_enemy(s, s.where[lead], SIDE_OF[lead])
    s.mp = min([allowance(s, p) for p in group if KIND[p] != CREW or len(group) == 1 or not _drawn(s, p, group)])
    s.reach = s.mp if s.berth >= FAR_FROM_ENEMY or hurried(s, group) else 0
    s.queue = [s.where[lead]]
    s.enter(MoveLoop())


def _drawn(s: Battle, crew: int, group: list[int]) -> bool:
    """Whether a crew goes with its battery."""
    return [p for p in group if KIND[p] == ARTILLERY] != []


class MoveLoop(BattleFrame):
    """Step after step, as long as the units are there and in a state to move."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        group = movers(s)
        if not group or s.order[s.mover] == ROUTED or s.marks[s.mover] & DONE:
            finish(s)
        else:
            s.enter(Move(s.phasing()))


def finish(s: Battle) -> None:
    """A move is over: what was open for it is brought up to date."""
    s.leave()
    windows.end_move_orders(s)
    touched = s.queue[:]
    if s.mover >= 0 and s.where[s.mover] >= 0:
        touched.append(s.where[s.mover])
    for spot in touched:
        for p in s.here(spot):
            if s.marks[p] & MOVING:
                s.marks[p] = s.marks[p] & ~MOVING | DONE
    if s.stale:  # some may have been driven elsewhere
        for p in range(PIECE_COUNT):
            if s.marks[p] & MOVING:
                s.marks[p] = s.marks[p] & ~MOVING | DONE
    s.mover = -1
    s.queue = []
    renew(s, touched)


_TOUCHED: Final = [0] * (HEX_COUNT + 1)  # by hex: the stamp of the last look at it; at the end, the last stamp


def renew(s: Battle, touched: list[int]) -> None:
    """Bring the list of open moves up to date around these hexes; the loop does it wholly if more has happened."""
    top = s.stack[-1]
    if s.stale:
        if isinstance(top, Movement):
            s.leave()
        return
    seat = s.phasing()
    kept: list[int] = []
    stamp = _TOUCHED[HEX_COUNT] + 1
    _TOUCHED[HEX_COUNT] = stamp
    for spot in touched:
        _TOUCHED[spot] = stamp
    gate = [spot for spot in touched if spot in reinforcements.GATES] != []
    for action in s.ready:
        verb, thing = action >> 16, action & 0xFFFF
        if verb == MOVE:
            spot = s.where[thing]
            if spot >= 0 and not s.marks[thing] & DONE:
                if _TOUCHED[spot] != stamp or bar_move(s, thing) is None:
                    kept.append(action)
        elif verb == MOVE_STACK:
            if _TOUCHED[thing] != stamp:
                kept.append(action)
        elif verb == RAISE:
            spot = s.where[thing]
            if spot >= 0 and _TOUCHED[spot] != stamp:
                kept.append(action)
        elif not gate and s.where[thing] == WAITING:
            kept.append(action)
    done: list[int] = []
    for spot in touched:
        if spot not in done and len(s.here(spot)) > 1:
            kept += stack_actions(s, spot, seat)
            pieces = [p for p in s.here(spot) if SIDE_OF[p] == seat]
            if spot not in s.mixed and clash(s, pieces) is not None:
                s.mixed.append(spot)
        done.append(spot)
    if gate:
        for p in reinforcements.may_enter(s, seat):
            kept.append(ENTER << 16 | p)
    s.ready = kept
    if not kept and not s.shown and isinstance(top, Movement):
        s.leave()


class Restack(BattleFrame):
    """A unit is put on top of its stack, a battery with its crew under it (WV-9.0, WV-9.5.5)."""

    fields: ClassVar[list[tuple[str, str]]] = [("piece", "piece")]

    def __init__(self, piece: int) -> None:
        super().__init__(NOBODY)
        self.piece = piece

    def run(self, s: Battle) -> None:
        s.leave()
        p = self.piece
        if s.where[p] >= 0:
            spot = s.where[p]
            group = [p]
            if KIND[p] == ARTILLERY and s.served(p) >= 0:
                group = [s.served(p), p]
            s.stacks[spot] = [x for x in s.here(spot) if x not in group] + group
            s.marks[p] |= DETACHER
            serve(s, spot)
            renew(s, [spot])
        else:
            s.stale = 1
            renew(s, [])


def end_movement(s: Battle) -> None:
    """The phase ends: what may not stand together is disordered (WV-9.4.1, WV-9.4.5, R-60)."""
    s.leave()
    s.ready = []
    s.mixed = []
    seat = s.phasing()
    for spot in sorted(s.stacks):
        if len(s.stacks[spot]) > 1 and SIDE_OF[s.stacks[spot][0]] == seat:
            end_of_phase(s, spot)
    s.unmark(DONE | DETACHER | ENTERED)
