"""The Rally Phase (chapter 13.2): disorder is removed, routed units rally, the others run on."""

from typing import ClassVar

from grognard.games.wellingtons_victory import retreat
from grognard.games.wellingtons_victory.changes import can_extend, change_form
from grognard.games.wellingtons_victory.command import with_leader
from grognard.games.wellingtons_victory.effects import strength_of
from grognard.games.wellingtons_victory.fire import in_minimum_zone, in_zone
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import COVER
from grognard.games.wellingtons_victory.state import DISORDERED, DONE, ORDERED, ROUTED, TROOPS, Battle
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    CAVALRY,
    COMPANY,
    CREW,
    INFANTRY,
    KIND,
    LEADER,
    SIDE_OF,
    UNIT_COUNT,
)
from grognard.games.wellingtons_victory.verbs import (
    ADOPT,
    COLUMN,
    FACE,
    LINE,
    LINE_LEFT,
    LINE_RIGHT,
    R_RALLY,
    RETIRE,
    T_RALLIED,
)
from grognard.kernel.actions import NUMBER, PLACE, SEAT
from grognard.kernel.contract import NOBODY


class RallyStart(BattleFrame):
    """Disorder is removed where it may be (WV-13.2.1), then routed units rally (WV-13.2.2 to 13.2.5)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        seat = s.phasing()
        s.queue = []
        shaken: list[int] = []
        for p in range(UNIT_COUNT):
            if s.order[p] == DISORDERED and s.where[p] >= 0 and SIDE_OF[p] == seat and s.where[p] not in shaken:
                shaken.append(s.where[p])
        routed = [
            spot
            for spot in sorted(s.stacks)
            if [p for p in s.stacks[spot] if s.order[p] == ROUTED and SIDE_OF[p] == seat]
        ]
        for spot in sorted(shaken):
            if not COVER[spot] and not in_minimum_zone(s, spot, 1 - seat) and steady(s, spot, seat):
                s.queue.append(spot)
        for spot in routed:
            rally_routed(s, spot, seat)
        s.become(RallyLoop(seat))


def steady(s: Battle, spot: int, seat: int) -> bool:
    """Takes the disorder from the units of a hex that may lose it; whether the owner has something to choose."""
    found = False
    for p in s.here(spot):
        if SIDE_OF[p] != seat or s.order[p] != DISORDERED:
            continue
        kind = KIND[p]
        if kind in (CAVALRY, ARTILLERY, CREW) and s.rules.mud(s.turn):
            continue  # WV-16.5.4(3)c
        if kind == ARTILLERY:
            crew = s.served(p)
            if crew < 0 or KIND[crew] == COMPANY:
                continue  # WV-7.4.6
        s.set_order(p, ORDERED)
        if kind != CREW:
            s.show(spot)
            s.tell(T_RALLIED, p, spot)
            found = True
    return found


def rally_routed(s: Battle, spot: int, seat: int) -> None:
    """Companies and crews come into order, other units with a leader into disorder, outside enemy fire zones."""
    if in_zone(s, spot, 1 - seat):
        return  # WV-11.2.5
    for p in s.here(spot):
        if SIDE_OF[p] != seat or s.order[p] != ROUTED or s.demoralised[ARMY[p]]:
            continue  # WV-13.4.6
        if KIND[p] in (COMPANY, CREW):
            s.set_order(p, ORDERED)  # WV-13.2.2
        elif with_leader(s, spot, ARMY[p]):
            s.set_order(p, DISORDERED)  # WV-13.2.4
        else:
            continue
        s.change_morale(ARMY[p], strength_of(s, p), R_RALLY)
        s.tell(T_RALLIED, p, spot)


class RallyLoop(BattleFrame):
    """The owner forms up what has rallied, stack by stack; then all that is still routed retreats (WV-13.2.6)."""

    fields: ClassVar[list[tuple[str, str]]] = [("side", SEAT)]

    def __init__(self, side: int) -> None:
        super().__init__(NOBODY)
        self.side = side

    def run(self, s: Battle) -> None:
        if not s.queue:
            s.queue = [
                spot
                for spot in sorted(s.stacks)
                if [p for p in s.stacks[spot] if s.order[p] == ROUTED and SIDE_OF[p] == self.side]
            ]
            s.become(RoutLoop(self.side))
            return
        spot = s.queue.pop(0)
        units = rallied(s, spot, self.side)
        if [p for p in units if KIND[p] == INFANTRY]:
            forms = rally_forms(s, units)
            if len(forms) > 1:
                s.enter(RallyForm(self.side, spot))
            else:
                s.enter(RallyFacing(self.side, spot, COLUMN))
        elif units:
            s.enter(RallyFacing(self.side, spot, -1))


def rallied(s: Battle, spot: int, side: int) -> list[int]:
    """The units of a stack that are in order and face one way."""
    return [p for p in s.here(spot) if SIDE_OF[p] == side and KIND[p] < CREW and s.order[p] == ORDERED]


def rally_forms(s: Battle, units: list[int]) -> list[int]:
    """The formations in which a stack may form up: all in column, or in line (R-07, R-114)."""
    foot = [p for p in units if KIND[p] == INFANTRY]
    found = [COLUMN]
    if len(foot) == 1 and strength_of(s, foot[0]) >= s.rules.extends_at[foot[0]]:
        for form in (LINE_RIGHT, LINE_LEFT):
            if [f for f in range(6) if can_extend(s, foot[0], form, f)]:
                found.append(form)
    elif not [p for p in foot if strength_of(s, p) >= s.rules.extends_at[p]]:
        found.append(LINE)
    return found


class RallyForm(BattleFrame):
    """The formation of battalions that have come out of disorder (R-07, R-114)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("hex", PLACE)]

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.hex = spot

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [ADOPT << 16 | form for form in rally_forms(s, rallied(s, self.hex, seat))]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != ADOPT:
            return misplaced(verb)
        return None if argument in rally_forms(s, rallied(s, self.hex, seat)) else "WV-7.2"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.become(RallyFacing(seat, self.hex, argument))


class RallyFacing(BattleFrame):
    """The facing of a stack that has come out of disorder (WV-13.2.1)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("hex", PLACE), ("form", NUMBER)]

    def __init__(self, seat: int, spot: int, form: int) -> None:
        super().__init__(seat)
        self.hex = spot
        self.form = form

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [FACE << 16 | f for f in range(6) if self.bar(s, seat, FACE, f) is None]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != FACE:
            return misplaced(verb)
        if self.form in (LINE_RIGHT, LINE_LEFT):
            foot = [p for p in rallied(s, self.hex, seat) if KIND[p] == INFANTRY]
            if not can_extend(s, foot[0], self.form, argument):
                return "WV-8.3.1"
        return None

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        for p in rallied(s, self.hex, seat):
            if KIND[p] == INFANTRY:
                change_form(s, p, self.form, argument)
                s.marks[p] &= ~DONE
            else:
                s.set_facing(p, argument)


class RoutLoop(BattleFrame):
    """Every stack that is still routed retreats 6, in the order of its owner (WV-13.2.6, WV-12.8.2)."""

    fields: ClassVar[list[tuple[str, str]]] = [("side", SEAT)]

    def __init__(self, side: int) -> None:
        super().__init__(NOBODY)
        self.side = side

    def run(self, s: Battle) -> None:
        s.queue = [spot for spot in s.queue if runaway(s, spot, self.side) >= 0]
        if not s.queue:
            s.leave()
        elif len(s.queue) == 1:
            retire(s, s.queue[0], self.side)
        else:
            s.enter(RoutOrder(self.side))


def runaway(s: Battle, spot: int, side: int) -> int:
    """A routed piece of a hex, -1 for none."""
    if not s.hold.get(spot, 0) & TROOPS << side:
        return -1
    for p in reversed(s.here(spot)):
        if KIND[p] != LEADER and s.order[p] == ROUTED and SIDE_OF[p] == side:
            return p
    return -1


def retire(s: Battle, spot: int, side: int) -> None:
    s.queue.remove(spot)
    retreat.start_retreat(s, runaway(s, spot, side), retreat.LONG)


class RoutOrder(BattleFrame):
    """Which routed stack retreats next (WV-13.2.6)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [RETIRE << 16 | spot for spot in s.queue]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != RETIRE:
            return misplaced(verb)
        return None if argument in s.queue else "WV-13.2.6"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        retire(s, argument, seat)
