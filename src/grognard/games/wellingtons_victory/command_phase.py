"""The Command Phase (chapters 11.6, 13.3, 13.4 and 14): costs, ammunition, activation, charges, deactivation."""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import charge_windows, reinforcements
from grognard.games.wellingtons_victory.activation import activate, deactivate, set_leader
from grognard.games.wellingtons_victory.command import commanded_now, liaison_places
from grognard.games.wellingtons_victory.effects import companies_left, new_company, radius, rounds_of
from grognard.games.wellingtons_victory.fire import in_minimum_zone
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import NEAR, distance
from grognard.games.wellingtons_victory.moves import far_from_enemy
from grognard.games.wellingtons_victory.state import (
    DEAD,
    EMPTY,
    GONE,
    OFF,
    ORDERED,
    PRUSSIANS,
    RELIEF,
    ROUTED,
    TROOPS,
    WAITING,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ANGLO_ALLIED,
    ARMY_LEADERS,
    ARTILLERY,
    BLUCHER,
    BRIGADE_UNITS,
    BRIGADES,
    CLASS,
    COMPANY,
    CREW,
    CREW_OF,
    FIRST_COMPANY,
    FIRST_CREW,
    FORMATION_ARMY,
    FORMATION_PARENT,
    FRENCH,
    GUARD_INFANTRY,
    HORSE,
    HOWITZER,
    INFANTRY,
    KIND,
    LEADER_OF,
    MUFFLING,
    NAPOLEON,
    NATION,
    PIECE_COUNT,
    PRINTED,
    PRUSSIAN,
    ROCKET,
    ROUNDS,
    SIDE_OF,
    SIDE_OF_ARMY,
    UNIT_COUNT,
)
from grognard.games.wellingtons_victory.verbs import (
    ACTIVATE,
    BREAK_UP,
    DEACTIVATE,
    END_PHASE,
    LIAISON,
    PASS_ROUND,
    PREPARE,
    R_HOUR,
    RECEIVE,
    T_DETACHED,
    T_RESUPPLIED,
    T_ROUND_PASSED,
)
from grognard.kernel.actions import PIECE, SEAT
from grognard.kernel.contract import NOBODY

HOUR: Final = 4  # turns
SUPPLY: Final = 5  # hexes to a battalion (WV-11.6.4)
DEACTIVATED_FAR: Final = 8  # WV-14.3.5a


def hourly(s: Battle) -> bool:
    """The first Command Phase of an hour (WV-13.3.3)."""
    return s.turn % HOUR == 0


class CommandStart(BattleFrame):
    """Hourly cost, demoralisation, ammunition, events of the scenario; then the player's decisions (COMMAND.a)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Battle) -> None:
        seat = s.phasing()
        s.queue = []
        armies = [a for a in s.rules.armies if SIDE_OF_ARMY[a] == seat]
        sunk = [a for a in armies if s.demoralised[a]]
        if hourly(s):
            for army in armies:
                pay_hour(s, army)
        for army in sunk:
            if s.rules.cumulative_demoralisation or s.steps[army] == 0:
                s.steps[army] += 1  # WV-13.4.3
        resupply(s, seat)
        s.become(Step(seat, 0))
        reinforcements.scenario_events(s, seat)


def pay_hour(s: Battle, army: int) -> None:
    """Each active brigade costs a point, two when the army is demoralised (WV-13.3.3, WV-13.4.5)."""
    if army == PRUSSIAN and s.rules.battle and s.story[PRUSSIANS] != 1:
        return
    if army == ANGLO_ALLIED:
        if s.rules.la_haye_sainte and s.turn == 32:
            return  # WV-16.2.4(3)
        if s.rules.battle and s.story[RELIEF] and not s.demoralised[army]:
            return  # WV-16.4.4(5)
    cost = s.brigades_active(army) * (2 if s.demoralised[army] else 1)
    if cost:
        s.change_morale(army, -cost, R_HOUR)


def resupply(s: Battle, seat: int) -> None:
    """Companies near a battalion fill their pouches (WV-11.6.4)."""
    for p in range(FIRST_COMPANY, PIECE_COUNT):
        if s.marks[p] & EMPTY and s.where[p] >= 0 and SIDE_OF[p] == seat and supplied(s, p):
            s.marks[p] &= ~EMPTY
            s.tell(T_RESUPPLIED, p)


def supplied(s: Battle, company: int) -> bool:
    """A path of at most 5 hexes to a friendly battalion, not past impassable hexsides, enemies or their close fire."""
    side = SIDE_OF[company]
    start = s.where[company]
    seen = [start]
    edge = [start]
    if _battalion(s, start, side):
        return True
    for _ in range(SUPPLY):
        further: list[int] = []
        for spot in edge:
            for d in range(6):
                there = NEAR[6 * spot + d]
                if there < 0 or there in seen or s.rules.blocked[6 * spot + d]:
                    continue
                bits = s.hold.get(there, 0)
                if bits & TROOPS << 1 - side:
                    continue
                seen.append(there)
                if not bits & TROOPS << side and in_minimum_zone(s, there, 1 - side):
                    continue
                if _battalion(s, there, side):
                    return True
                further.append(there)
        edge = further
    return False


def _battalion(s: Battle, spot: int, side: int) -> bool:
    """Whether a battalion of the side, not routed, is in a hex."""
    unit = s.markers.get(spot, -1)
    if unit >= 0 and SIDE_OF[unit] == side:
        return True
    return any(KIND[p] == INFANTRY and SIDE_OF[p] == side and s.order[p] != ROUTED for p in s.here(spot))


class Step(BattleFrame):
    """The decisions of the phase in their order; a step in which nothing is open is passed over.

    0 rounds and activation, 1 charges, 2 weak battalions (option), 3 deactivation (hourly turns)."""

    fields: ClassVar[list[tuple[str, str]]] = [("side", SEAT), ("step", "number")]

    def __init__(self, side: int, step: int) -> None:
        super().__init__(NOBODY)
        self.side = side
        self.step = step

    def run(self, s: Battle) -> None:
        if _comes_up(s, self.step):
            s.ready = step_actions(s, self.side, self.step)
            if s.ready or s.shown:  # with hidden stacks, that nothing is open would tell what lies where
                s.enter(_STEPS[self.step](self.side))
                return
        self.next(s)

    def next(self, s: Battle) -> None:
        if self.step == 3:
            s.ready = []
            s.leave()
        else:
            s.become(Step(self.side, self.step + 1))


def _comes_up(s: Battle, step: int) -> bool:
    """Whether a step is taken in this phase; before the first phase of La Haye Sainte only the activation (R-91)."""
    if step == 0:
        return True
    if s.phase == 6 or (step == 2 and not s.rules.break_weak_battalions):
        return False
    return step < 3 or hourly(s)


def step_actions(s: Battle, seat: int, step: int) -> list[int]:
    """What is open to the player in a step of the phase."""
    if step == 0:
        return activation_actions(s, seat)
    if step == 1:
        return [PREPARE << 16 | spot for spot in chargers(s, seat)]
    if step == 2:
        return [BREAK_UP << 16 | p for p in range(UNIT_COUNT) if bar_break(s, p, seat) is None]
    return [DEACTIVATE << 16 | f for f in BRIGADES if bar_deactivate(s, f, seat) is None]


class Decision(BattleFrame):
    """A step in which the player does one thing after the other, each of them listed in `ready`, until he ends it."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [END_PHASE << 16, *s.ready]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == END_PHASE else self.bar_deed(s, seat, verb, argument)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == END_PHASE:
            s.queue = []
            top = s.stack[-1]
            assert isinstance(top, Step)
            top.next(s)
        else:
            self.do(s, verb, argument)

    def bar_deed(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        """Why the player may not do it."""
        raise NotImplementedError

    def do(self, s: Battle, verb: int, argument: int) -> None:
        """What the player does; then the step is asked for again."""
        raise NotImplementedError


# --- activation ------------------------------------------------------------------------------------------------------


def activation_actions(s: Battle, seat: int) -> list[int]:
    found = [ACTIVATE << 16 | f for f in BRIGADES if not s.active[f] and bar_activate(s, f, seat) is None]
    for u in s.rules.batteries[seat]:
        if s.where[u] >= 0 and bar_give(s, u, seat) is None:
            found.append(PASS_ROUND << 16 | u)
    if seat == 1 and bar_liaison(s) is None:
        found += [LIAISON << 16 | spot for spot in liaison_places(s)]
    return found


def bar_activate(s: Battle, f: int, seat: int) -> str | None:
    """Why a brigade may not be activated (WV-14.3.1a and the scenarios)."""
    army = FORMATION_ARMY[f]
    if f not in BRIGADES or SIDE_OF_ARMY[army] != seat:
        return "WV-14.3.1a"
    if s.active[f]:
        return "WV-14.3a"
    units = [u for u in BRIGADE_UNITS[f] if s.where[u] >= 0]
    if not units:
        return "WV-14.3.1a"
    if army == ANGLO_ALLIED and s.rules.mud(s.turn):
        return "WV-16.5.4(3)a"
    if army == PRUSSIAN and s.rules.battle:
        for u in units:
            if s.where[u] in (s.where[BLUCHER], s.where[MUFFLING]):
                return None
        return "WV-16.4.4(4)c"
    if s.rules.battle and GUARD_INFANTRY[f]:
        return None if _within(s, units, NAPOLEON) else "WV-16.4.4(7)"
    g = FORMATION_PARENT[f]
    while g >= 0:
        if LEADER_OF[g] >= 0 and _within(s, units, LEADER_OF[g]):
            return None
        g = FORMATION_PARENT[g]
    for leader in ARMY_LEADERS[army]:
        if _within(s, units, leader):
            return None
    return "WV-14.3.1a"


def _within(s: Battle, units: list[int], leader: int) -> bool:
    at = s.where[leader]
    if at < 0:
        return False
    far = radius(s, leader)
    return any(distance(at, s.where[u]) <= far for u in units)


def bar_liaison(s: Battle) -> str | None:
    """Müffling joins Wellington's staff (WV-16.4.4(6), R-121)."""
    if not s.rules.battle or s.story[PRUSSIANS] != 1 or s.where[MUFFLING] == DEAD:
        return "WV-16.4.4(6)"
    if s.where[MUFFLING] >= 0:
        return "WV-16.4.4(6)"
    return None if liaison_places(s) else "WV-16.4.4(6)"


def receivers(s: Battle, u: int) -> list[int]:
    """The batteries of the hex to which rounds may go (WV-11.6.8a to c)."""
    found: list[int] = []
    for b in s.here(s.where[u]):
        if b == u or KIND[b] != ARTILLERY or u in (HOWITZER, ROCKET) or b in (HOWITZER, ROCKET):
            continue
        if CLASS[b] == CLASS[u] and HORSE[b] == HORSE[u] and NATION[b] == NATION[u]:
            if rounds_of(s, b) < ROUNDS[CREW_OF[b] - FIRST_CREW]:
                found.append(b)
    return found


def bar_give(s: Battle, u: int, seat: int) -> str | None:
    """Why a battery may pass on no round."""
    if u >= UNIT_COUNT or KIND[u] != ARTILLERY or SIDE_OF[u] != seat or s.where[u] < 0:
        return "WV-11.6.8"
    if rounds_of(s, u) == 0 or u in s.queue:
        return "WV-11.6.8"
    if not [p for p in s.here(s.where[u]) if KIND[p] in (CREW, COMPANY) and s.order[p] != ROUTED]:
        return "WV-11.6.8a"
    return None if receivers(s, u) else "WV-11.6.8b"


class Activation(Decision):
    """The player brings brigades into play and passes rounds on (WV-4.1.1, WV-14.3.1a, WV-11.6.8x)."""

    def bar_deed(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == ACTIVATE:
            return bar_activate(s, argument, seat)
        if verb == PASS_ROUND:
            return bar_give(s, argument, seat)
        if verb == LIAISON:
            if seat != 1 or bar_liaison(s) is not None:
                return "WV-16.4.4(6)"
            return None if argument in liaison_places(s) else "WV-16.4.4(6)"
        return misplaced(verb)

    def do(self, s: Battle, verb: int, argument: int) -> None:
        if verb == ACTIVATE:
            activate(s, argument)
        elif verb == LIAISON:
            set_leader(s, MUFFLING, argument)
        else:
            s.enter(PassRounds(self.seat, argument))


class PassRounds(BattleFrame):
    """To which battery of the hex a round goes; the one that gives receives none in this phase (WV-11.6.8)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE)]

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [RECEIVE << 16 | b for b in receivers(s, self.piece)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != RECEIVE:
            return misplaced(verb)
        if argument in receivers(s, self.piece):
            return None
        if argument >= UNIT_COUNT or KIND[argument] != ARTILLERY or s.where[argument] != s.where[self.piece]:
            return "WV-11.6.8"
        full = rounds_of(s, argument) >= ROUNDS[CREW_OF[argument] - FIRST_CREW]
        return "WV-11.6.8c" if full and argument != self.piece else "WV-11.6.8b"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        s.rounds[CREW_OF[self.piece] - FIRST_CREW] -= 1
        s.rounds[CREW_OF[argument] - FIRST_CREW] += 1
        if argument not in s.queue:
            s.queue.append(argument)
        s.tell(T_ROUND_PASSED, self.piece, argument)


# --- charges ---------------------------------------------------------------------------------------------------------


def bar_prepare(s: Battle, spot: int, seat: int) -> str | None:
    """Why the cavalry of a hex may not prepare a charge (WV-12.4x1, WV-14.2.3, WV-10.7.6)."""
    if s.side_of_troops(spot) != seat:
        return "WV-12.4x1"
    reason = charge_windows.fit_to_charge(s, spot)
    if reason is not None:
        return reason
    u = s.top(spot)
    if u in s.queue:
        return "WV-12.4x2"
    if not commanded_now(s, u):
        return "WV-14.2.3"
    return None if charge_windows.sees_enemy(s, spot) else "WV-10.7.6"


def chargers(s: Battle, seat: int) -> list[int]:
    found: list[int] = []
    for u in s.rules.cavalry[seat]:
        spot = s.where[u]
        if spot >= 0 and s.order[u] == ORDERED and s.top(spot) == u and bar_prepare(s, spot, seat) is None:
            found.append(spot)
    return sorted(found)


class Charges(Decision):
    """The player prepares charges with any number of cavalry stacks (WV-12.4x1, WV-12.4.p3)."""

    def bar_deed(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        return bar_prepare(s, argument, seat) if verb == PREPARE else misplaced(verb)

    def do(self, s: Battle, verb: int, argument: int) -> None:
        s.queue.append(s.top(argument))
        charge_windows.prepare(s, argument)


# --- weak battalions, deactivation -----------------------------------------------------------------------------------


def bar_break(s: Battle, p: int, seat: int) -> str | None:
    """Why a battalion may not be replaced by companies (WV-15.3.3)."""
    if p >= UNIT_COUNT or KIND[p] != INFANTRY or SIDE_OF[p] != seat or s.where[p] < 0:
        return "WV-15.3.3"
    if s.rules.cls[p] != 2 or s.order[p] != ORDERED or 2 * s.strength[p] >= PRINTED[p]:
        return "WV-15.3.3"
    return None if companies_left(s, NATION[p]) >= s.strength[p] + 1 else "WV-15.3.3"


class Breaking(Decision):
    """Option break_weak_battalions: class-2 battalions below half strength become companies (WV-15.3.3)."""

    def bar_deed(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        return bar_break(s, argument, seat) if verb == BREAK_UP else misplaced(verb)

    def do(self, s: Battle, verb: int, argument: int) -> None:
        spot = s.where[argument]
        number = s.strength[argument] + (1 if s.marks[argument] & 4 else 0)
        s.marks[argument] &= ~4
        s.tell(T_DETACHED, argument, number)
        s.lift(argument, DEAD)
        for _ in range(number):
            s.put(new_company(s, NATION[argument]), spot)


def bar_deactivate(s: Battle, f: int, seat: int) -> str | None:
    """Why a brigade may not be deactivated (WV-14.3.5, WV-14.3.9 and the scenarios)."""
    army = FORMATION_ARMY[f]
    if f not in BRIGADES or SIDE_OF_ARMY[army] != seat or not s.active[f]:
        return "WV-14.3.5"
    if s.rules.hougoumont:
        return "WV-16.1.4(2)"
    if s.rules.plancenoit:
        return "WV-16.3.4(7)"
    beaten = [a for a in s.rules.armies if s.demoralised[a]] != []
    if army == PRUSSIAN and not beaten:
        return "WV-16.4.4(4)d"
    units = [u for u in BRIGADE_UNITS[f] if s.where[u] not in (DEAD, OFF)]
    leader = LEADER_OF[f]
    gone = [u for u in units if s.where[u] <= GONE]
    if gone:
        if len(gone) < len(units) or [u for u in gone if s.where[u] != s.where[gone[0]]]:
            return "WV-14.3.5b"
        if army == FRENCH and s.rules.early and not beaten:
            return "WV-16.5.4(2)"
        return "WV-14.3.5b" if reinforcements.followed(s, s.where[gone[0]], seat) else None
    for u in units:
        if s.where[u] == WAITING:
            return "WV-16.5.4(2)"
        if leader < 0 or s.where[leader] < 0 or distance(s.where[u], s.where[leader]) > radius(s, leader):
            return "WV-14.3.5a"
        if not far_from_enemy(s, s.where[u], seat):
            return "WV-14.3.5a"
    return None


class Deactivation(Decision):
    """At the end of the first Command Phase of an hour brigades may be taken out (WV-14.3.5, WV-14.3.9)."""

    def bar_deed(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        return bar_deactivate(s, argument, seat) if verb == DEACTIVATE else misplaced(verb)

    def do(self, s: Battle, verb: int, argument: int) -> None:
        deactivate(s, argument)


_STEPS: Final = [Activation, Charges, Breaking, Deactivation]
