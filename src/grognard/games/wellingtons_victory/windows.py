"""Opportunity fire (WV-11.0c, WV-11.2): the enemy of a stack that acts in his minimum fire zone may fire first.

A window opens before the act takes effect. Each unit fires once in it; each result is applied at once. A side that does not
want to be asked again can pass for the rest of the move or of the phase.
"""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import fire
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.state import ROUTED, Battle
from grognard.games.wellingtons_victory.tables import KIND, LEADER, SIDE_OF
from grognard.games.wellingtons_victory.verbs import AIM, FIRE, PASS, PASS_MOVE, PASS_PHASE
from grognard.kernel.actions import NUMBER, PIECE, PLACE, SEAT
from grognard.kernel.contract import NOBODY

# Standing orders of a side in `silent`, shifted by the side.
NO_FIRE_THIS_MOVE: Final = 1
NO_FIRE_THIS_PHASE: Final = 4
NO_CHARGE_THIS_MOVE: Final = 16
NO_CHARGE_THIS_PHASE: Final = 64
_MOVE: Final = 3 * (NO_FIRE_THIS_MOVE | NO_CHARGE_THIS_MOVE)


def end_move_orders(s: Battle) -> None:
    """What was passed for one move comes to an end."""
    s.silent &= ~_MOVE


def draws_fire(s: Battle, piece: int, spot: int, second: int) -> bool:
    """Whether the enemy may fire at the stack of `piece` that is about to act. Not in the reciprocal phases (WV-11.0x1)."""
    if s.phase == 6 or s.phase == 7:
        return False
    enemy = 1 - SIDE_OF[piece]
    if s.silent >> enemy & (NO_FIRE_THIS_MOVE | NO_FIRE_THIS_PHASE):
        return False
    return fire.in_minimum_zone(s, spot, enemy) or (second >= 0 and fire.in_minimum_zone(s, second, enemy))


def open_fire(s: Battle, piece: int, spot: int, second: int) -> None:
    """The stack of `piece` is about to act in its hex: if the enemy may fire first, he is asked."""
    if draws_fire(s, piece, spot, second):
        s.enter(Window(piece, spot, second, len(s.used)))


def shots(s: Battle, spot: int, second: int, side: int, base: int) -> list[int]:
    """The units of a side that may still fire in a window."""
    found = fire.zone_firers(s, spot, side) if s.hold.get(spot, 0) else []
    if second >= 0 and s.hold.get(second, 0):
        found += [u for u in fire.zone_firers(s, second, side) if u not in found]
    if len(s.used) > base:
        used = s.used[base:]
        found = [u for u in found if u not in used]
    return found


class Window(BattleFrame):
    """Shot after shot, as long as the acting stack is there and a unit can fire."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("piece", PIECE),
        ("hex", PLACE),
        ("second", PLACE),
        ("base", NUMBER),
    ]

    def __init__(self, piece: int, spot: int, second: int, base: int) -> None:
        super().__init__(NOBODY)
        self.piece = piece
        self.hex = spot
        self.second = second
        self.base = base

    def run(self, s: Battle) -> None:
        enemy = 1 - SIDE_OF[self.piece]
        second = self.second if self.second >= 0 and s.markers.get(self.second, -1) >= 0 else -1
        here = s.side_of_troops(self.hex) == 1 - enemy or s.where[self.piece] == self.hex
        if here and (len(s.used) == self.base or shots(s, self.hex, second, enemy, self.base)):
            s.enter(OpportunityFire(enemy, self.piece, self.hex, second, self.base))
        else:
            close(s, self.base)


def close(s: Battle, base: int) -> None:
    del s.used[base:]
    s.leave()


class OpportunityFire(BattleFrame):
    """The enemy fires one of his units at the stack that acts, or lets it be (WV-11.1.1, R-19)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT),
        ("piece", PIECE),
        ("hex", PLACE),
        ("second", PLACE),
        ("base", NUMBER),
    ]

    def __init__(self, seat: int, piece: int, spot: int, second: int, base: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.hex = spot
        self.second = second
        self.base = base

    def legal(self, s: Battle, seat: int) -> list[int]:
        actions = [PASS << 16, PASS_MOVE << 16, PASS_PHASE << 16]
        for u in shots(s, self.hex, self.second, seat, self.base):
            actions.append(FIRE << 16 | u)
        return actions

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb in (PASS, PASS_MOVE, PASS_PHASE):
            return None
        if verb != FIRE:
            return misplaced(verb)
        if argument in shots(s, self.hex, self.second, seat, self.base):
            return None
        if KIND[argument] == LEADER or s.where[argument] < 0 or SIDE_OF[argument] != seat:
            return "WV-11.1.3"
        if argument in s.used[self.base :]:
            return "WV-11.1.5"
        if s.order[argument] == ROUTED:
            return "WV-11.0l"
        if s.top(s.where[argument]) != argument:
            return "WV-9.5.1"
        return "WV-11.1.3" if not fire.able(s, argument) else "WV-11.0c"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == FIRE:
            aims = aims_at(s, argument, self.hex, self.second)
            if len(aims) > 1:
                s.enter(Aim(seat, argument, self.hex, self.second))
            else:
                s.used.append(argument)
                fire.shoot(s, argument, aims[0], -1)
            return
        if verb == PASS_MOVE:
            s.silent |= NO_FIRE_THIS_MOVE << seat
        elif verb == PASS_PHASE:
            s.silent |= NO_FIRE_THIS_PHASE << seat
        close(s, self.base)


def aims_at(s: Battle, u: int, spot: int, second: int) -> list[int]:
    """The hexes of the acting stack on which a unit bears with its minimum zone."""
    found: list[int] = []
    for there in (spot, second):
        if there < 0:
            continue
        for own in (s.where[u], s.second(u)):
            if own >= 0 and there not in found and fire.reaches(s, u, own, there, 1, fire.zone_reach(u)):
                found.append(there)
    return found


class Aim(BattleFrame):
    """An extended line may be fired at in either hex, as the firer likes (WV-8.3.6a)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE), ("hex", PLACE), ("second", PLACE)]

    def __init__(self, seat: int, piece: int, spot: int, second: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.hex = spot
        self.second = second

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [AIM << 16 | there for there in aims_at(s, self.piece, self.hex, self.second)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != AIM:
            return misplaced(verb)
        return None if argument in aims_at(s, self.piece, self.hex, self.second) else "WV-11.1.6"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        s.used.append(self.piece)
        fire.shoot(s, self.piece, argument, -1)
