"""What comes and goes in the scenarios (chapter 16 and WV-14.3.6 to 14.3.8): entries, exits, events of the Command Phase."""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import charge_windows, movement
from grognard.games.wellingtons_victory.activation import set_leader
from grognard.games.wellingtons_victory.changes import stack_facing
from grognard.games.wellingtons_victory.effects import companies_left, disorder_piece, new_company, radius, strength_of
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import (
    COLUMN,
    COVER,
    ENTRY_HEXES,
    FRENCH_ROAD,
    ROAD_EXIT,
    ROAD_HEX,
    SHEET,
    distance,
)
from grognard.games.wellingtons_victory.moves import near_french
from grognard.games.wellingtons_victory.stacking import may_stop, would_exceed
from grognard.games.wellingtons_victory.state import (
    DEAD,
    ENTERED,
    EXITED,
    GONE,
    GUARD_SENT,
    MOVING,
    OFF,
    ORDERED,
    PRUSSIANS,
    PURGED,
    TROOPS,
    WAITING,
    WON_BY_EXIT,
    YOUNG_GUARD,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ANGLO_ALLIED,
    ARMY,
    ARTILLERY,
    BLUCHER,
    BRIGADE_OF,
    CAVALRY,
    CHAIN,
    COMPANY,
    CREW,
    CREW_OF,
    DEPLOYMENT,
    FIRST_LEADER,
    FORMATION_ARMY,
    FORMATION_LEADER,
    FORMATION_NUMBER,
    FORMATION_OF,
    FORMATION_PARENT,
    FRENCH,
    INFANTRY,
    KIND,
    LEADER_COUNT,
    LEADER_FORMATION,
    LEADER_OF,
    MUFFLING,
    NATION,
    PIECE_NUMBER,
    PRINTED,
    PRUSSIAN,
    SIDE_OF,
    UNIT_COUNT,
    WELLINGTON,
    hex_number,
)
from grognard.games.wellingtons_victory.verbs import (
    BREAK_UP,
    GUARD_BRIGADE,
    MARCH,
    PUT,
    R_GUARD,
    T_ENTERED,
    T_LEFT,
    T_REINFORCED,
    T_REMOVED,
)
from grognard.kernel.actions import NUMBER, PIECE, SEAT

CORPS: Final = [FORMATION_NUMBER[x] for x in ("pr-IV", "pr-II", "pr-I")]
FRENCH_CORPS: Final = [FORMATION_NUMBER[x] for x in ("fr-II", "fr-VI", "fr-IIIc", "fr-IG")]
NORTH_EDGE: Final = 0
SOUTH_EDGE: Final = 1
EAST_EDGE: Final = 3
EXIT_LIMIT: Final = 30  # WV-16.3.5(1)
_plancenoit: Final = DEPLOYMENT["plancenoit"]["reinforcements"]
GUARD_HEXES: Final[list[int]] = [hex_number(name) for name in _plancenoit["young_guard"]["hexes"]]
YOUNG_UNITS: Final[list[int]] = [PIECE_NUMBER[name] for name in _plancenoit["young_guard"]["units"]]
GUARD_CHOICE: Final[list[int]] = [FORMATION_NUMBER[name] for name in _plancenoit["guard_brigade"]["choice"]]


def _corps(unit: int) -> int:
    for f in CHAIN[FORMATION_OF[unit]]:
        if f in CORPS or f in FRENCH_CORPS:
            return f
    return -1


CORPS_OF: Final[list[int]] = [_corps(u) for u in range(UNIT_COUNT)]
CORPS_UNITS: Final[dict[int, list[int]]] = {
    f: [u for u in range(UNIT_COUNT) if CORPS_OF[u] == f] for f in CORPS + FRENCH_CORPS
}


def corps_of(unit: int) -> int:
    """The corps to which a unit belongs, -1 for those that are there from the start."""
    return CORPS_OF[unit]


# --- entry -----------------------------------------------------------------------------------------------------------


GATES: Final[dict[int, int]] = dict.fromkeys(
    [FRENCH_ROAD, *ENTRY_HEXES["prussian_iv_ii"], *ENTRY_HEXES["prussian_i"]], 1
)


def may_enter(s: Battle, seat: int) -> list[int]:
    """The reinforcements that may enter the map now."""
    if not s.rules.battle:
        return []
    found: list[int] = []
    for u in range(UNIT_COUNT):
        if s.where[u] == WAITING and SIDE_OF[u] == seat and bar_enter(s, u, seat) is None:
            found.append(u)
    return found


def bar_enter(s: Battle, u: int, seat: int) -> str | None:
    """Why a piece may not enter: turn, order of the corps, a free hex (WV-16.4.4(2), (3), WV-16.5.4(1))."""
    if u >= UNIT_COUNT or s.where[u] != WAITING or SIDE_OF[u] != seat:
        return "WV-4.1.4"
    corps = corps_of(u)
    if ARMY[u] == FRENCH:
        for other in FRENCH_CORPS:
            if other != corps and _begun(s, other) and _waiting(s, other):
                return "WV-16.5.4(1)c"
    else:
        if s.story[PRUSSIANS] != 1:
            return "WV-16.4.4(4)a"
        if s.demoralised[ANGLO_ALLIED]:
            return "WV-16.4.4(4)b"
        if corps == CORPS[1] and _waiting(s, CORPS[0]):
            return "WV-16.4.4(2)e"
        if corps == CORPS[2] and s.turn < s.rules.zieten_turn:
            return "WV-16.4.4(3)"
    return None if entry_hexes(s, u) else "WV-16.4.4(2)a" if ARMY[u] == PRUSSIAN else "WV-16.5.4(1)a"


def _begun(s: Battle, corps: int) -> bool:
    """Whether a unit of a corps has come."""
    where = s.where
    return any(where[u] != WAITING and where[u] != OFF for u in CORPS_UNITS[corps])


def _waiting(s: Battle, corps: int) -> bool:
    """Whether a unit of a corps is still to come."""
    where = s.where
    return any(where[u] == WAITING for u in CORPS_UNITS[corps])


def entry_hexes(s: Battle, u: int) -> list[int]:
    """The edge hexes by which a unit may come (R-96)."""
    if ARMY[u] == FRENCH:
        edge = [FRENCH_ROAD]
    else:
        edge = ENTRY_HEXES["prussian_i" if corps_of(u) == CORPS[2] else "prussian_iv_ii"]
    found: list[int] = []
    for spot in edge:
        if s.hold.get(spot, 0) & TROOPS << 1 - SIDE_OF[u]:
            continue
        if ARMY[u] == PRUSSIAN and COLUMN[spot] > 58 + 30 and not ROAD_HEX[spot] and not near_french(s, spot):
            continue  # WV-16.4.4(2)b
        if ARMY[u] == FRENCH and PRINTED[u] + s.points(spot) > 9:
            continue  # WV-10.2.5a
        if would_exceed(s, spot, [u]) or may_stop(s, spot, [u]) is not None or stack_facing(s, spot) >= 0:
            continue
        found.append(spot)
    return found


def enter(s: Battle, seat: int, u: int) -> None:
    s.enter(Entry(seat, u, 0))


class Entry(BattleFrame):
    """Where a reinforcement enters, and whether a battalion of class 1 comes as companies (WV-16.4.4(2)d)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE), ("broken", NUMBER)]

    def __init__(self, seat: int, piece: int, broken: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.broken = broken

    def legal(self, s: Battle, seat: int) -> list[int]:
        actions = [MARCH << 16 | spot for spot in entry_hexes(s, self.piece)]
        if self._bar_break(s) is None:
            actions.append(BREAK_UP << 16 | self.piece)
        return actions

    def _bar_break(self, s: Battle) -> str | None:
        u = self.piece
        if ARMY[u] == FRENCH:
            return "WV-16.5.4(1)d"
        if self.broken or KIND[u] != INFANTRY or s.rules.cls[u] != 1:
            return "WV-16.4.4(2)d"
        return None if companies_left(s, NATION[u]) >= PRINTED[u] else "WV-16.4.4(2)d"

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == MARCH:
            if argument in entry_hexes(s, self.piece):
                return None
            return "WV-16.5.4(1)a" if ARMY[self.piece] == FRENCH else "WV-16.4.4(2)a"
        if verb == BREAK_UP:
            return self._bar_break(s) if argument == self.piece else "WV-16.4.4(2)d"
        return misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        if verb == BREAK_UP:
            s.become(Entry(seat, self.piece, 1))
            return
        s.leave()
        u = self.piece
        group = [u]
        if self.broken:
            s.where[u] = DEAD
            group = []
            for _ in range(s.strength[u]):
                new = new_company(s, NATION[u])
                s.put(new, argument)
                group.append(new)
        else:
            if KIND[u] == ARTILLERY:
                s.put(CREW_OF[u], argument)
                group = [CREW_OF[u], u]
            s.put(u, argument)
        arrive(s, u, argument)
        s.tell(T_ENTERED, u, argument)
        cost = _first_cost(s, group, argument)
        for p in group:
            s.set_facing(p, 4 if ARMY[u] == PRUSSIAN else 5)
            s.marks[p] |= ENTERED
            if ROAD_EXIT.get(argument, -1) >= 0 and s.formed(p) and KIND[p] != CREW:
                disorder_piece(s, p)  # WV-10.2.5b, WV-16.5.4(1)d
        movement.begin(s, group, group[-1])
        s.mp -= min(cost, s.mp)
        charge_windows.open_charges(s, group[-1], argument)


def _first_cost(s: Battle, group: list[int], spot: int) -> int:
    """What the first hex costs: 1 by road, else as any hex (R-96)."""
    if ROAD_EXIT.get(spot, -1) >= 0 or KIND[group[-1]] == COMPANY:
        return 1
    cost = 2 if COVER[spot] else 1
    return 2 * cost if s.rules.mud(s.turn) else cost


def arrive(s: Battle, u: int, spot: int) -> None:
    """A unit has come: its brigade is active, and the leaders above it that wait come with it (WV-14.3.1c, WV-16.4.4(2)x)."""
    brigade = BRIGADE_OF[u]
    if brigade >= 0 and not s.active[brigade]:
        s.active[brigade] = 1
    for f in CHAIN[FORMATION_OF[u]]:
        leader = LEADER_OF[f]
        if leader >= 0 and s.where[leader] == WAITING:
            set_leader(s, leader, spot)
    if ARMY[u] == PRUSSIAN and s.where[BLUCHER] == WAITING:
        set_leader(s, BLUCHER, spot)


# --- exit ------------------------------------------------------------------------------------------------------------


def bar_leave(s: Battle, group: list[int]) -> str | None:
    """Why a group may not leave the map (WV-14.3.6, WV-14.3.7a, WV-16.3.4(5))."""
    spot = s.where[group[0]]
    if not [p for p in group if p < FIRST_LEADER or p >= FIRST_LEADER + LEADER_COUNT]:
        return "WV-14.3.7a"
    army = ARMY[s.mover]
    if s.rules.plancenoit:
        if army == FRENCH:
            return "WV-16.3.4(5)"
        if SHEET[spot] != 3 or COLUMN[spot] != 59:
            return "WV-16.3.4(5)"
        return None if s.mp >= 1 else "WV-16.3.4(5)"
    if not [a for a in s.rules.armies if s.demoralised[a]]:
        return "WV-14.3.6"
    if spot not in ROAD_EXIT or s.mp + s.reach < 1 or not s.rules.open[spot]:
        return "WV-14.3.7a"
    if s.demoralised[army] and ROAD_EXIT[spot] != [SOUTH_EDGE, NORTH_EDGE, EAST_EDGE][army]:
        return "WV-14.3.7a"
    return None


def leave_map(s: Battle, group: list[int]) -> None:
    """Units leave; companies, guns and crews are out of the game, the others wait to be deactivated (WV-14.3.7b, WV-14.3.8)."""
    spot = s.where[s.mover]
    for p in group:
        s.marks[p] &= ~MOVING
        if s.rules.plancenoit and KIND[p] != ARTILLERY:
            s.story[EXITED] += strength_of(s, p)
        s.tell(T_LEFT, p)
        out = KIND[p] in (COMPANY, ARTILLERY, CREW)
        s.lift(p, DEAD if out else GONE - spot)
    s.stale = 1
    if s.rules.plancenoit:
        if s.story[GUARD_SENT] == 0:
            s.story[GUARD_SENT] = 1
        if s.story[EXITED] > EXIT_LIMIT and not s.story[WON_BY_EXIT]:
            s.story[WON_BY_EXIT] = 1
            if not s.demoralised[FRENCH]:
                s.demoralised[FRENCH] = 100 * s.turn + s.phase


# --- the Command Phase -----------------------------------------------------------------------------------------------


def scenario_events(s: Battle, seat: int) -> None:
    """What a scenario prescribes at the start of a Command Phase; placing of troops is entered as frames."""
    rules = s.rules
    if rules.wellington_at_hougoumont and rules.hougoumont and s.turn == 16 and seat == 1 and s.where[WELLINGTON] >= 0:
        s.lift(WELLINGTON, DEAD)  # WV-15.9.1
        s.tell(T_REMOVED, WELLINGTON)
    if rules.plancenoit and seat == FRENCH:
        _guard_of_plancenoit(s)
    if rules.battle:
        if s.demoralised[ANGLO_ALLIED] and not s.story[PURGED]:
            s.story[PURGED] = 1
            _purge(s)
        if seat == 1 and s.turn == rules.prussian_turn and s.story[PRUSSIANS] == 0:
            if s.demoralised[ANGLO_ALLIED]:
                s.story[PRUSSIANS] = 2  # WV-16.4.4(4)a
            else:
                s.story[PRUSSIANS] = 1  # WV-16.4.4(1)
                s.morale[PRUSSIAN] = rules.prussian_morale
                s.printed[PRUSSIAN] = 15
                s.tell(T_REINFORCED, PRUSSIAN, rules.prussian_morale, 15)


def _purge(s: Battle) -> None:
    """Wellington is beaten: Prussian leaders far from Blücher and Müffling go, with their units (WV-16.4.4(4)b, R-55)."""
    for u in range(UNIT_COUNT):
        if s.where[u] == WAITING and ARMY[u] == PRUSSIAN:
            s.where[u] = OFF
    going: list[int] = []
    for i in range(LEADER_COUNT):
        leader = FIRST_LEADER + i
        if ARMY[leader] != PRUSSIAN or leader in (BLUCHER, MUFFLING):
            continue
        if s.where[leader] == WAITING:
            s.where[leader] = OFF
        if s.where[leader] < 0:
            continue
        safe = False
        for chief in (BLUCHER, MUFFLING):
            if s.where[chief] >= 0 and distance(s.where[chief], s.where[leader]) <= radius(s, chief):
                safe = True
        if not safe:
            going.append(leader)
    hexes: list[int] = []
    for u in range(UNIT_COUNT):
        if s.where[u] >= 0 and ARMY[u] == PRUSSIAN and _lowest(s, u) in going:
            if KIND[u] in (INFANTRY, CAVALRY):
                hexes.append(s.where[u])
                _remove(s, u)
    for spot in hexes:
        for p in list(s.here(spot)):
            if ARMY[p] == PRUSSIAN and KIND[p] in (COMPANY, CREW, ARTILLERY):
                _remove(s, p)
    for leader in going:
        _remove(s, leader)
        f = LEADER_FORMATION[leader - FIRST_LEADER]
        if s.active[f]:
            s.active[f] = 0
            s.printed[PRUSSIAN] = max(0, s.printed[PRUSSIAN] - 1)


def _lowest(s: Battle, u: int) -> int:
    """The lowest leader of a unit's chain that is in play."""
    for f in CHAIN[FORMATION_OF[u]]:
        if LEADER_OF[f] >= 0 and s.where[LEADER_OF[f]] >= 0:
            return LEADER_OF[f]
    return -1


def _remove(s: Battle, p: int) -> None:
    s.tell(T_REMOVED, p)
    s.lift(p, DEAD)


def _guard_of_plancenoit(s: Battle) -> None:
    """The Young Guard comes when the Prussians are near, a brigade of the Old when they are through (WV-16.3.4(4), (6))."""
    if s.story[YOUNG_GUARD] == 0:
        for u in range(UNIT_COUNT):
            spot = s.where[u]
            if spot >= 0 and ARMY[u] == PRUSSIAN and SHEET[spot] == 3 and COLUMN[spot] < 58 + 15:
                s.story[YOUNG_GUARD] = 1
                break
    if s.story[GUARD_SENT] == 1:
        s.story[GUARD_SENT] = 2
        s.enter(GuardBrigade(FRENCH))
    if s.story[YOUNG_GUARD] == 1:
        s.story[YOUNG_GUARD] = 2
        _reinforce(s, YOUNG_UNITS, 32, 10)


def _reinforce(s: Battle, units: list[int], morale: int, brigades: int) -> None:
    for u in units:
        s.where[u] = WAITING
        f = FORMATION_OF[u]
        while f >= 0:
            leader = LEADER_OF[f]
            if leader >= 0 and s.where[leader] == OFF and f != FORMATION_PARENT[FORMATION_PARENT[FORMATION_OF[u]]]:
                if FORMATION_ARMY[f] == FRENCH and FORMATION_LEADER[f] == leader and leader_comes(f):
                    s.where[leader] = WAITING
            f = FORMATION_PARENT[f]
    s.printed[FRENCH] = max(s.printed[FRENCH], brigades)
    s.change_morale(FRENCH, morale, R_GUARD)
    s.tell(T_REINFORCED, FRENCH, morale, brigades)
    for u in reversed(units):
        s.enter(Deploy(FRENCH, u, 0))


def leader_comes(f: int) -> bool:
    """Leaders of brigades and divisions come with the Guard, its corps leader does not (16.3.4)."""
    return FORMATION_PARENT[f] >= 0 and FORMATION_PARENT[FORMATION_PARENT[f]] >= 0


class GuardBrigade(BattleFrame):
    """Which brigade of the 2nd Guard division comes to Plancenoit (WV-16.3.4(6))."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [GUARD_BRIGADE << 16 | f for f in GUARD_CHOICE]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != GUARD_BRIGADE:
            return misplaced(verb)
        return None if argument in GUARD_CHOICE else "WV-16.3.4(6)"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        units = [u for u in range(UNIT_COUNT) if BRIGADE_OF[u] == argument]
        _reinforce(s, units, 14, 11)


class Deploy(BattleFrame):
    """A unit of the Guard is set up, in column or as companies (WV-16.3.4(4)a, b)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE), ("broken", NUMBER)]

    def __init__(self, seat: int, piece: int, broken: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.broken = broken

    def hexes(self, s: Battle) -> list[int]:
        """Free hexes first; if none has room, any."""
        free = [h for h in GUARD_HEXES if not s.hold.get(h, 0) & TROOPS << 1]
        roomy = [h for h in free if not would_exceed(s, h, [self.piece]) and self._fits(s, h)]
        return roomy or free or GUARD_HEXES

    def _fits(self, s: Battle, spot: int) -> bool:
        here = [p for p in s.here(spot) if SIDE_OF[p] == FRENCH]
        if self.broken:
            return not [p for p in here if KIND[p] in (INFANTRY, CAVALRY)]
        return may_stop(s, spot, [self.piece]) is None if here else True

    def legal(self, s: Battle, seat: int) -> list[int]:
        actions = [PUT << 16 | spot for spot in self.hexes(s)]
        if self._bar_break(s) is None:
            actions.append(BREAK_UP << 16 | self.piece)
        return actions

    def _bar_break(self, s: Battle) -> str | None:
        u = self.piece
        if self.broken or KIND[u] != INFANTRY or s.rules.cls[u] != 1:
            return "WV-16.3.4(4)b"
        return None if companies_left(s, NATION[u]) >= PRINTED[u] else "WV-16.3.4(4)b"

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == PUT:
            return None if argument in self.hexes(s) else "WV-16.3.4(4)a"
        if verb == BREAK_UP:
            return self._bar_break(s) if argument == self.piece else "WV-16.3.4(4)b"
        return misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        u = self.piece
        if verb == BREAK_UP:
            s.become(Deploy(seat, u, 1))
            return
        s.leave()
        if self.broken:
            s.where[u] = DEAD
            for _ in range(s.strength[u]):
                s.put(new_company(s, NATION[u]), argument)
        else:
            s.set_order(u, ORDERED)
            s.set_facing(u, 1)
            if KIND[u] == ARTILLERY:
                s.put(CREW_OF[u], argument)
            s.put(u, argument)
            if COVER[argument]:
                disorder_piece(s, u)
        arrive(s, u, argument)


def followed(s: Battle, code: int, side: int) -> bool:
    """Whether an enemy has left the map by the same hex (WV-14.3.5b)."""
    return any(s.where[u] == code and SIDE_OF[u] != side for u in range(UNIT_COUNT))
