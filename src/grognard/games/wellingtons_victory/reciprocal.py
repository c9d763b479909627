"""The reciprocal fire phases (WV-4.1.6, WV-4.1.7, chapter 11): the players fire in turn, one shot each."""

from typing import ClassVar

from grognard.games.wellingtons_victory.fire import able, has_target, shoot, targets, through
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.state import FIRED, GUNS, TROOPS, Battle
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    COMPANY,
    FRENCH,
    INFANTRY,
    KIND,
    PRUSSIAN,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import AIM, FIRE, PASS, T_LOTS, THROUGH
from grognard.kernel.actions import PIECE, PLACE, SEAT
from grognard.kernel.contract import NOBODY

FIRST_SHOT = 4  # in `passed`: nobody has fired yet in this phase


class FireStart(BattleFrame):
    """Lots decide who fires first, anew in each phase (WV-11.0b, R-28), unless it is fixed by option (WV-15.2.2)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        s.unmark(FIRED)
        s.passed = FIRST_SHOT
        s.stale = 1
        if s.rules.fixed_first_fire:
            s.mover = FRENCH if s.rules.plancenoit else 1
        else:
            renew(s)
            if not s.ready and not s.mixed:
                end_fire(s)
                return
            die = s.die()
            s.mover = 0 if die <= 3 else 1
            s.tell(T_LOTS, s.mover, die)
        s.become(FireTurn())


def renew(s: Battle) -> None:
    """The units of both sides that have something to fire at: `ready` the French, `mixed` the Allied."""
    s.ready = []
    s.mixed = []
    s.stale = 0
    guns = s.phase == 6
    for spot in sorted(s.hold):
        if not s.hold[spot] & 3 * (TROOPS | GUNS):
            continue
        u = s.top(spot)
        if u < 0 or s.where[u] != spot or s.marks[u] & FIRED:
            continue
        kind = KIND[u]
        if guns != (kind == ARTILLERY) or (not guns and kind != INFANTRY and kind != COMPANY):
            continue
        if able(s, u) and has_target(s, u):
            (s.mixed if SIDE_OF[u] else s.ready).append(u)


def shooters(s: Battle, side: int) -> list[int]:
    """The units with which a side may fire now; the first fixed shot is not for the Prussians."""
    found = s.mixed if side else s.ready
    if s.passed & FIRST_SHOT and s.rules.fixed_first_fire and side == 1:
        return [u for u in found if ARMY[u] != PRUSSIAN]
    return found


class FireTurn(BattleFrame):
    """Whose shot it is: a side that has passed or has none is passed over (R-27, R-123)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        if s.stale:
            renew(s)
        for _ in range(2):
            side = s.mover
            if not s.passed >> side & 1 and shooters(s, side):
                s.enter(Fire(side))
                return
            s.mover = 1 - side
            s.passed &= ~FIRST_SHOT
        if not s.passed >> s.mover & 1 and shooters(s, s.mover):
            s.enter(Fire(s.mover))
            return
        end_fire(s)


def end_fire(s: Battle) -> None:
    s.ready = []
    s.mixed = []
    s.mover = -1
    s.passed = 0
    s.leave()


class Fire(BattleFrame):
    """A unit is named to fire, or the side passes (WV-11.1.1)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        actions = [PASS << 16]
        for u in shooters(s, seat):
            actions.append(FIRE << 16 | u)
        return actions

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == PASS:
            return None
        if verb != FIRE:
            return misplaced(verb)
        if argument in shooters(s, seat):
            return None
        if SIDE_OF[argument] != seat or s.where[argument] < 0:
            return "WV-11.1.3"
        if s.marks[argument] & FIRED:
            return "WV-11.1.5"
        kind = KIND[argument]
        if (s.phase == 6) != (kind == ARTILLERY):
            return "WV-11.1.2a"
        if s.top(s.where[argument]) != argument:
            return "WV-9.5.1"
        if not able(s, argument):
            return "WV-11.4.4a" if kind == ARTILLERY else "WV-11.1.3"
        return "WV-15.2.2" if argument in (s.mixed if seat else s.ready) else "WV-11.1.6"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == PASS:
            s.passed |= 1 << seat
            s.mover = 1 - seat
            return
        found = targets(s, argument)
        if len(found) > 1:
            s.enter(Target(seat, argument))
        else:
            aim(s, seat, argument, found[0])


class Target(BattleFrame):
    """What a unit fires at (WV-11.1.8)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE)]

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [AIM << 16 | there for there in targets(s, self.piece)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != AIM:
            return misplaced(verb)
        if argument in targets(s, self.piece):
            return None
        return "WV-11.1.8" if s.hold.get(argument, 0) & 21 << 1 - seat else "WV-11.1.6"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        aim(s, seat, self.piece, argument)


def aim(s: Battle, seat: int, u: int, there: int) -> None:
    """The target stands; a shot that may go through asks once more."""
    if through(s, u, there):
        s.enter(ThroughShot(seat, u, there))
    else:
        fired(s, seat, u, there, -1)


class ThroughShot(BattleFrame):
    """Whether the shot goes on into the unit behind (WV-11.3.4)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE), ("there", PLACE)]

    def __init__(self, seat: int, piece: int, there: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.there = there

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [PASS << 16] + [THROUGH << 16 | behind for behind in through(s, self.piece, self.there)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == PASS:
            return None
        if verb != THROUGH:
            return misplaced(verb)
        return None if argument in through(s, self.piece, self.there) else "WV-11.3.4b"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        fired(s, seat, self.piece, self.there, argument if verb == THROUGH else -1)


def fired(s: Battle, seat: int, u: int, there: int, behind: int) -> None:
    """The shot; the other side is next (WV-11.0a)."""
    if KIND[u] == COMPANY:
        for p in s.here(s.where[u]):
            if KIND[p] == COMPANY:
                s.marks[p] |= FIRED
    s.marks[u] |= FIRED
    if seat:
        s.mixed = [x for x in s.mixed if x != u]
    else:
        s.ready = [x for x in s.ready if x != u]
    s.passed &= ~FIRST_SHOT
    if not s.rules.pass_is_final:
        s.passed = 0
    s.mover = 1 - seat
    shoot(s, u, there, behind)
