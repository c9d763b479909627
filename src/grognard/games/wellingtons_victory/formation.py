"""The Formation Phase (chapters 6.2, 7 and 8): checks in charge zones, then facings, formations, companies.

Every change is an act that may draw fire (WV-6.4.4, WV-7.1.6): it is announced, the enemy may fire, then it takes place if it
still can.
"""

from typing import ClassVar

from grognard.games.wellingtons_victory import charge_windows, morale, windows
from grognard.games.wellingtons_victory.changes import (
    absorb,
    absorbable,
    bar_absorb,
    bar_adopt,
    bar_detach,
    bar_form,
    bar_form_all,
    bar_turn,
    battalions,
    can_extend,
    change_form,
    detach,
    forms,
    most_detached,
    stack_facing,
    stack_forms,
    turn_stack,
)
from grognard.games.wellingtons_victory.command import judge_command
from grognard.games.wellingtons_victory.effects import (
    strength_of,
)
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import COVER, NEAR
from grognard.games.wellingtons_victory.state import (
    DETACHER,
    DONE,
    FIRED,
    ORDERED,
    ROUTED,
    TROOPS,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARTILLERY,
    BRIGADE_OF,
    BRITISH,
    COMPANY,
    FRENCH,
    INFANTRY,
    KGL,
    KIND,
    NATION,
    OLD_GUARD,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import (
    ABSORB,
    ADOPT,
    CHECK,
    CHECK_ALL,
    COUNT,
    DETACH,
    END_PHASE,
    FACE,
    FORM_ALL,
    FORM_UNIT,
    FOUR_RANKS,
    LINE,
    LINE_LEFT,
    LINE_RIGHT,
    SQUARE,
    TAKE,
    TURN,
)
from grognard.kernel.actions import NUMBER, PIECE, PLACE, SEAT
from grognard.kernel.contract import NOBODY


class FormationStart(BattleFrame):
    """Command is judged; then every stack in an enemy charge zone checks (WV-4.1.3, WV-12.5.2, WV-12.5.3, WV-15.7.2)."""

    def run(self, s: Battle) -> None:
        seat = s.phasing()
        s.unmark_on_map(DONE | DETACHER | FIRED)
        judge_command(s)
        s.queue = []
        s.ready = []
        if s.rules.charge_check_all_in_zone and charge_windows.markers_out(s, 1 - seat):
            for spot in sorted(s.hold):
                if s.hold[spot] & TROOPS << seat:
                    queue_zone(s, spot, 1 - seat)
        if s.rules.guard_terror and seat == 1:
            _queue_terror(s)
        s.become(ZoneChecks(seat))
        open_changes(s)

    def __init__(self) -> None:
        super().__init__(NOBODY)

    fields: ClassVar[list[tuple[str, str]]] = []


def queue_zone(s: Battle, spot: int, enemy: int) -> None:
    """A stack in a charge zone will have to check, unless routed or in square."""
    p = s.top_troops(spot)
    if s.where[p] != spot or s.order[p] == ROUTED or s.form[p] in (SQUARE, FOUR_RANKS):
        if s.where[p] == spot or s.order[p] == ROUTED:
            return
    zone = charge_windows.charge_zone(s, spot, enemy)
    if zone >= 0:
        for i in range(0, len(s.queue), 3):
            if s.queue[i] == p:
                s.queue[i + 1] = max(s.queue[i + 1], zone)
                return
        s.queue += [p, zone, morale.CHARGE_ZONE]


def _queue_terror(s: Battle) -> None:
    """Infantry beside the Old Guard, other than British and KGL, checks at +2 (WV-15.7.2)."""
    for spot in sorted(s.stacks):
        p = s.top_troops(spot)
        if p < 0 or SIDE_OF[p] == FRENCH or KIND[p] not in (INFANTRY, COMPANY) or NATION[p] in (BRITISH, KGL):
            continue
        if s.order[p] == ROUTED:
            continue
        for d in range(6):
            there = NEAR[6 * spot + d]
            if there >= 0 and [u for u in s.here(there) if BRIGADE_OF[u] >= 0 and OLD_GUARD[BRIGADE_OF[u]]]:
                s.show(there)
                s.queue += [p, 2, morale.TERROR]
                break


class ZoneChecks(BattleFrame):
    """The owner says in which order his threatened stacks check (WV-12.5.2)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [CHECK_ALL << 16] + [CHECK << 16 | spot for spot in self._hexes(s)]

    def _hexes(self, s: Battle) -> list[int]:
        found: list[int] = []
        for i in range(0, len(s.queue), 3):
            spot = s.where[s.queue[i]]
            if spot >= 0 and spot not in found:
                found.append(spot)
        return sorted(found)

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == CHECK_ALL:
            return None
        if verb == CHECK:
            return None if argument in self._hexes(s) else "WV-12.5.2"
        return misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        if verb == CHECK_ALL:
            entries, s.queue = s.queue, []
            base = len(s.checks)
            s.checks += entries
            s.enter(FormationGate())
            morale.run_checks(s, base)
            return
        i = 0
        while s.where[s.queue[i]] != argument:
            i += 3
        base = len(s.checks)
        s.checks += s.queue[i : i + 3]
        del s.queue[i : i + 3]
        s.enter(FormationGate())
        morale.run_checks(s, base)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)


class FormationGate(BattleFrame):
    """Goes on to the changes when no stack has to check any more."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        s.leave()
        open_changes(s)


def open_changes(s: Battle) -> None:
    """If all checks are made the owner may change facings and formations."""
    top = s.stack[-1]
    assert isinstance(top, ZoneChecks)
    alive: list[int] = []
    for i in range(0, len(s.queue), 3):
        if s.where[s.queue[i]] >= 0 and s.order[s.queue[i]] != ROUTED:
            alive += s.queue[i : i + 3]
    s.queue = alive
    if len(s.queue) == 3:
        base = len(s.checks)
        s.checks += s.queue
        s.queue = []
        s.enter(FormationGate())
        morale.run_checks(s, base)
    elif not s.queue:
        if s.rules.merged_formation_phase and s.phase in (3, 10):
            s.leave()  # WV-15.2.1: the changes come with the Movement Phase
        else:
            s.become(FormationLoop())


class FormationLoop(BattleFrame):
    """Change after change until the owner ends the phase."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        seat = s.phasing()
        s.ready = all_changes(s, seat)
        s.stale = 0
        if s.ready or s.shown:
            s.enter(Formation(seat))
        else:
            end_formation(s)


def end_formation(s: Battle) -> None:
    """The changes are over; facings that differ in a stack disorder it (WV-6.3.4, R-05)."""
    s.ready = []
    s.stale = 1
    s.unmark_on_map(DONE | DETACHER)
    s.leave()


def all_changes(s: Battle, seat: int) -> list[int]:
    """All changes that are open to a side."""
    found: list[int] = []
    for spot in sorted(s.stacks):
        found += changes(s, spot, seat)
    return found


def changes(s: Battle, spot: int, seat: int) -> list[int]:
    """The changes that are open in a hex."""
    found: list[int] = []
    for p in s.here(spot):
        if SIDE_OF[p] != seat:
            continue
        if KIND[p] == INFANTRY or KIND[p] == ARTILLERY:
            if bar_form(s, p) is None:
                found.append(FORM_UNIT << 16 | p)
            if KIND[p] == INFANTRY:
                if bar_detach(s, p) is None:
                    found.append(DETACH << 16 | p)
                if bar_absorb(s, p) is None:
                    found.append(ABSORB << 16 | p)
    if bar_turn(s, spot, seat) is None:
        found.append(TURN << 16 | spot)
    if bar_form_all(s, spot, seat) is None:
        found.append(FORM_ALL << 16 | spot)
    return found


# --- decisions -------------------------------------------------------------------------------------------------------


class Formation(BattleFrame):
    """The owner names a stack to turn, a unit to form, companies to detach or absorb, or ends the phase (WV-4.1.3)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [END_PHASE << 16, *s.ready]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == END_PHASE:
            return None
        if verb in (TURN, FORM_ALL):
            if not [p for p in s.here(argument) if SIDE_OF[p] == seat]:
                return "WV-7.1.1"
            return bar_turn(s, argument, seat) if verb == TURN else bar_form_all(s, argument, seat)
        if verb in (FORM_UNIT, DETACH, ABSORB):
            if s.where[argument] < 0 or SIDE_OF[argument] != seat:
                return "WV-7.1.1"
            if verb == FORM_UNIT:
                return bar_form(s, argument)
            if KIND[argument] != INFANTRY:
                return "WV-8.4a"
            return bar_detach(s, argument) if verb == DETACH else bar_absorb(s, argument)
        return misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        if verb == END_PHASE:
            s.leave()
            end_formation(s)
        elif verb == TURN:
            s.enter(Face(seat, TURN, argument, 0))
        elif verb == FORM_UNIT:
            options = forms(s, argument)
            if len(options) == 1:
                adopt(s, seat, argument, options[0])
            else:
                s.enter(Form(seat, argument))
        elif verb == FORM_ALL:
            s.enter(FormStack(seat, argument))
        elif verb == DETACH:
            if most_detached(s, argument) == 1:
                act(s, DETACH, argument, 1, 0)
            else:
                s.enter(Detach(seat, argument))
        else:
            found = absorbable(s, argument)
            if len(found) == 1:
                take(s, seat, argument, found[0])
            else:
                s.enter(Absorb(seat, argument))


def adopt(s: Battle, seat: int, p: int, form: int) -> None:
    """A unit will adopt a formation; batteries, and units that leave square alone, choose a facing (WV-7.4.3, R-113)."""
    alone = not [x for x in s.here(s.where[p]) if x != p and not s.all_round(x)]
    if KIND[p] == ARTILLERY or (s.form[p] in (SQUARE, FOUR_RANKS) and form not in (SQUARE, FOUR_RANKS) and alone):
        s.enter(Face(seat, FORM_UNIT, p, form))
    else:
        act(s, FORM_UNIT, p, form, s.facing[p])


class Form(BattleFrame):
    """The formation that a unit adopts (WV-7.2, WV-8.1 to 8.5)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE)]

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [ADOPT << 16 | form for form in forms(s, self.piece)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        return bar_adopt(s, self.piece, argument) if verb == ADOPT else misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        adopt(s, seat, self.piece, argument)


class FormStack(BattleFrame):
    """The formation that all battalions of a stack adopt (WV-8.5.4)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("hex", PLACE)]

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.hex = spot

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [ADOPT << 16 | form for form in stack_forms(s, self.hex, seat)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != ADOPT:
            return misplaced(verb)
        if argument in stack_forms(s, self.hex, seat):
            return None
        return "WV-8.5.3" if argument == SQUARE and COVER[self.hex] else "WV-8.5.4"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        units = battalions(s, self.hex, seat)
        in_square = not [p for p in units if s.form[p] not in (SQUARE, FOUR_RANKS)]
        if in_square and argument not in (SQUARE, FOUR_RANKS):
            s.enter(Face(seat, FORM_ALL, self.hex, argument))
        else:
            act(s, FORM_ALL, self.hex, argument, s.facing[units[0]])


class Face(BattleFrame):
    """A new facing, of a stack that turns or of a unit that changes its formation (WV-6.2.1, WV-7.4.3)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("what", NUMBER), ("thing", NUMBER), ("form", NUMBER)]

    def __init__(self, seat: int, what: int, thing: int, form: int) -> None:
        super().__init__(seat)
        self.what = what
        self.thing = thing
        self.form = form

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [FACE << 16 | f for f in range(6) if self._bar(s, f) is None]

    def _bar(self, s: Battle, facing: int) -> str | None:
        if self.what == TURN:
            return "WV-6.2.1" if facing == stack_facing(s, self.thing) else None
        if self.what == FORM_UNIT and self.form in (LINE_RIGHT, LINE_LEFT):
            return None if can_extend(s, self.thing, self.form, facing) else "WV-8.3.1"
        return None

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        return self._bar(s, argument) if verb == FACE else misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        act(s, self.what, self.thing, self.form, argument)


class Detach(BattleFrame):
    """How many companies a battalion of class 1 detaches (WV-8.4.1)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE)]

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [COUNT << 16 | n for n in range(1, most_detached(s, self.piece) + 1)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != COUNT:
            return misplaced(verb)
        return None if argument <= most_detached(s, self.piece) else "WV-8.4b"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        act(s, DETACH, self.piece, argument, 0)


class Absorb(BattleFrame):
    """Which company a battalion takes in (WV-8.4c)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE)]

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [TAKE << 16 | c for c in absorbable(s, self.piece)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != TAKE:
            return misplaced(verb)
        if argument in absorbable(s, self.piece):
            return None
        if KIND[argument] == COMPANY and s.where[argument] >= 0 and s.order[argument] == ROUTED:
            return "WV-8.4.6a"
        return "WV-8.4.2" if NATION[argument] != NATION[self.piece] else "WV-8.4c"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        take(s, seat, self.piece, argument)


def take(s: Battle, seat: int, p: int, company: int) -> None:
    """A battalion takes a company in; a line that becomes long enough extends, to a side of the owner's choice (R-131)."""
    if s.form[p] == LINE and s.order[p] == ORDERED and strength_of(s, p) + 1 >= s.rules.extends_at[p]:
        free = [form for form in (LINE_RIGHT, LINE_LEFT) if can_extend(s, p, form, s.facing[p])]
        if len(free) > 1:
            s.enter(Extend(seat, p, company))
            return
        act(s, ABSORB, p, company, free[0])
        return
    act(s, ABSORB, p, company, 0)


class Extend(BattleFrame):
    """To which side a line extends when a company makes it long enough (WV-8.3.1)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE), ("company", PIECE)]

    def __init__(self, seat: int, piece: int, company: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.company = company

    def legal(self, s: Battle, seat: int) -> list[int]:
        p = self.piece
        return [ADOPT << 16 | form for form in (LINE_RIGHT, LINE_LEFT) if can_extend(s, p, form, s.facing[p])]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != ADOPT:
            return misplaced(verb)
        return (
            None
            if argument in (LINE_RIGHT, LINE_LEFT) and ADOPT << 16 | argument in self.legal(s, seat)
            else "WV-8.3.1"
        )

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        act(s, ABSORB, self.piece, self.company, argument)


# --- acts ------------------------------------------------------------------------------------------------------------


def act(s: Battle, what: int, thing: int, form: int, facing: int) -> None:
    """A change is announced: the enemy may fire at the stack before it takes place (WV-6.4.4, WV-7.1.6, WV-11.2.3)."""
    spot = thing if what in (TURN, FORM_ALL) else s.where[thing]
    piece = [p for p in s.here(spot) if SIDE_OF[p] == s.phasing()][-1]
    s.enter(Change(what, thing, form, facing))
    unit = s.top(spot)
    windows.open_fire(s, piece, spot, s.second(unit) if unit >= 0 else -1)
    if not s.rules.charge_check_all_in_zone:
        _late_check(s, spot)


def _late_check(s: Battle, spot: int) -> None:
    """Option charge_check_all_in_zone off: only stacks that change check, and before they do (R-31)."""
    zone = charge_windows.charge_zone(s, spot, 1 - s.phasing())
    p = s.top_troops(spot)
    if zone >= 0 and p >= 0 and s.order[p] != ROUTED and s.form[p] not in (SQUARE, FOUR_RANKS):
        base = len(s.checks)
        s.checks += [p, zone, morale.CHARGE_ZONE]
        s.stale = 1
        morale.run_checks(s, base)


class Change(BattleFrame):
    """The change takes place, if fire has not made it impossible (section 5.0)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("what", NUMBER),
        ("thing", NUMBER),
        ("form", NUMBER),
        ("facing", NUMBER),
    ]

    def __init__(self, what: int, thing: int, form: int, facing: int) -> None:
        super().__init__(NOBODY)
        self.what = what
        self.thing = thing
        self.form = form
        self.facing = facing

    def run(self, s: Battle) -> None:
        s.leave()
        seat = s.phasing()
        hexes: list[int] = []
        if self.what in (TURN, FORM_ALL):
            hexes.append(self.thing)
        else:
            if s.where[self.thing] >= 0:
                hexes.append(s.where[self.thing])
        if self.what == TURN:
            if bar_turn(s, self.thing, seat) is None:
                turn_stack(s, self.thing, seat, self.facing)
        elif self.what == FORM_ALL:
            if bar_form_all(s, self.thing, seat) is None and self.form in stack_forms(s, self.thing, seat):
                for p in battalions(s, self.thing, seat):
                    change_form(s, p, self.form, self.facing)
        elif s.where[self.thing] < 0:
            hexes = []
        elif self.what == FORM_UNIT:
            if bar_form(s, self.thing) is None and self.form in forms(s, self.thing):
                change_form(s, self.thing, self.form, self.facing)
        elif self.what == DETACH:
            if bar_detach(s, self.thing) is None:
                detach(s, self.thing, min(self.form, most_detached(s, self.thing)))
        elif bar_absorb(s, self.thing) is None and self.form in absorbable(s, self.thing):
            hexes.append(s.where[self.form])
            absorb(s, self.thing, self.form, self.facing)
        renew(s, hexes, seat)


def renew(s: Battle, hexes: list[int], seat: int) -> None:
    """The list of open changes is brought up to date around these hexes, or wholly if more has happened."""
    if s.stale:
        s.leave()  # the loop makes it anew
        return
    touched: list[int] = []
    for spot in hexes:
        touched.append(spot)
        for d in range(6):
            if NEAR[6 * spot + d] >= 0:
                touched.append(NEAR[6 * spot + d])
    where = s.where
    kept: list[int] = []
    for action in s.ready:
        verb = action >> 16
        spot = action & 0xFFFF
        if verb != TURN and verb != FORM_ALL:
            spot = where[spot]
        if spot >= 0 and spot not in touched:
            kept.append(action)
    done: list[int] = []
    for spot in touched:
        if spot not in done and spot in s.stacks:
            done.append(spot)
            kept += changes(s, spot, seat)
    s.ready = kept
    if not kept and not s.shown:
        s.leave()
