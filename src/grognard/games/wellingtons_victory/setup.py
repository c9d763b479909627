"""Setting up (chapter 16 and WV-16.6): the deployment of each scenario, which owners may rearrange where areas are given."""

from typing import Any, ClassVar, Final

from grognard.games.wellingtons_victory.changes import stack_facing
from grognard.games.wellingtons_victory.command_phase import Step
from grognard.games.wellingtons_victory.effects import disorder_piece, new_company
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import COLUMN, COVER, HEX_COUNT, HEX_NUMBER, SHEET, distance
from grognard.games.wellingtons_victory.hidden import cover
from grognard.games.wellingtons_victory.stacking import may_stop, would_exceed
from grognard.games.wellingtons_victory.state import (
    DISORDERED,
    DONE,
    GUNS,
    LEADERS,
    ORDERED,
    REDUCED,
    TROOPS,
    WAITING,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    BLUCHER,
    BRUNSWICK,
    CAVALRY,
    CHAIN,
    CREW_OF,
    DEPLOYMENT,
    FIRST_LEADER,
    FORMATION_NUMBER,
    FORMATION_OF,
    GUARD_INFANTRY,
    KIND,
    LEADER,
    LEADER_COUNT,
    LEADER_FORMATION,
    LEADER_LEVEL,
    NAPOLEON,
    NATION,
    OPTIONAL,
    PIECE_COUNT,
    PIECE_NUMBER,
    PRUSSIAN,
    SIDE_OF,
    UNIT_COUNT,
    WELLINGTON,
)
from grognard.games.wellingtons_victory.turn import Turns, tell_turn
from grognard.games.wellingtons_victory.verbs import (
    ADOPT,
    ARRANGE,
    END_SETUP,
    FACE,
    LIMBERED,
    PLACE_LEADER,
    PUT,
    T_LEADER_PLACED,
    UNLIMBERED,
)
from grognard.kernel.actions import PIECE, SEAT

ROSSOMME: Final = HEX_NUMBER["C4621"]
WELLINGTON_POST: Final = HEX_NUMBER["A3027"]


def deploy(s: Battle) -> None:
    """Everything on the map as the deployment says, and the first frames."""
    told = DEPLOYMENT[s.rules.scenario]
    _units(s, told)
    _companies(s, told)
    _leaders(s, told)
    for names in told["active_brigades"].values():
        for name in names:
            s.active[FORMATION_NUMBER[name]] = 1
    s.printed = s.rules.brigades[:]
    if s.rules.battle:
        _reserves(s, told)
    if s.rules.hidden_stacks:
        cover(s, list(range(PIECE_COUNT)))
    _first_frames(s)


def _units(s: Battle, told: Any) -> None:
    for name, hex_name, facing, form, _ in sorted(told["units"], key=lambda row: int(row[4])):
        u = PIECE_NUMBER[name]
        spot = HEX_NUMBER[hex_name]
        s.set_facing(u, facing)
        if KIND[u] == ARTILLERY:
            s.set_form(u, UNLIMBERED if form == "unlimbered" else LIMBERED)
            s.put(CREW_OF[u], spot)
        s.put(u, spot)
        if form == "disordered":
            s.set_order(u, DISORDERED)
        if s.rules.early and KIND[u] in (CAVALRY, ARTILLERY):
            s.set_order(u, DISORDERED)  # WV-16.5.4(3)c


def _companies(s: Battle, told: Any) -> None:
    for company in told["companies"]:
        parent = PIECE_NUMBER[company["parent"]]
        for _ in range(company["points"]):
            s.set_strength(parent, s.strength[parent] - 1)
            s.put(new_company(s, NATION[parent]), HEX_NUMBER[company["hex"]])


def _leaders(s: Battle, told: Any) -> None:
    for name, at in told["leaders"].items():
        s.put(PIECE_NUMBER[name], HEX_NUMBER[at["hex"]])
    if s.rules.wellington_at_hougoumont and s.rules.hougoumont:
        s.put(WELLINGTON, WELLINGTON_POST)
    if s.rules.brunswick_reduced:
        s.marks[BRUNSWICK] |= REDUCED
    if s.rules.lethargic_napoleon:
        s.marks[NAPOLEON] |= REDUCED


def _reserves(s: Battle, told: Any) -> None:
    """The units and leaders that may come later."""
    for names in told["off_map"].values():
        for name in names:
            corps = FORMATION_NUMBER[name]
            for u in range(UNIT_COUNT):
                if corps in CHAIN[FORMATION_OF[u]] and s.where[u] < 0 and not OPTIONAL[u]:
                    s.where[u] = WAITING
            for i in range(LEADER_COUNT):
                leader = FIRST_LEADER + i
                if corps in CHAIN[LEADER_FORMATION[i]] and LEADER_LEVEL[i] < 3 and s.where[leader] < 0:
                    s.where[leader] = WAITING
    s.where[BLUCHER] = WAITING
    for i in range(LEADER_COUNT):  # leaders whose units never come
        leader = FIRST_LEADER + i
        if s.where[leader] == WAITING and LEADER_LEVEL[i] < 2:
            f = LEADER_FORMATION[i]
            if not [u for u in range(UNIT_COUNT) if s.where[u] == WAITING and f in CHAIN[FORMATION_OF[u]]]:
                s.where[leader] = -1


def _first_frames(s: Battle) -> None:
    s.enter(Turns(s.rules.start_phase))
    if s.rules.la_haye_sainte:
        s.enter(Step(0, 0))
    if s.rules.free_setup:
        s.enter(SetUp(0))
        s.enter(SetUp(1))
    if s.rules.scenario == "waterloo" and not s.rules.napoleon_at_rossomme:
        s.lift(NAPOLEON, -1)
        s.enter(PlaceNapoleon(0))
    if s.rules.start_phase != 1:
        tell_turn(s)


class PlaceNapoleon(BattleFrame):
    """Napoléon starts on any unit of the Guard (WV-16.4.2), unless option napoleon_at_rossomme fixes his hex."""

    def hexes(self, s: Battle) -> list[int]:
        found = [s.where[u] for u in range(UNIT_COUNT) if s.where[u] >= 0 and GUARD_INFANTRY[FORMATION_OF[u]]]
        return sorted(set(found))

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [PLACE_LEADER << 16 | spot for spot in self.hexes(s)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb != PLACE_LEADER:
            return misplaced(verb)
        return None if argument in self.hexes(s) else "WV-16.4.2"

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        s.put(NAPOLEON, argument)
        s.tell(T_LEADER_PLACED, NAPOLEON, argument)


# --- free set-up -----------------------------------------------------------------------------------------------------


def area(s: Battle, u: int) -> list[int]:
    """The hexes in which the scenario lets the owner place a unit; none if its hex is binding (R-139)."""
    centre, far = -1, 0
    chain = CHAIN[FORMATION_OF[u]]
    if s.rules.la_haye_sainte:
        if u in GRAND_BATTERY:
            centre, far = HEX_NUMBER["C5101"], 5
    elif s.rules.plancenoit:
        if ARMY[u] != PRUSSIAN:
            centre, far = HEX_NUMBER["D1501"], 4
        elif FORMATION_NUMBER["pr-IV"] in chain and not [f for f in EAST_BRIGADES if f in chain]:
            centre, far = HEX_NUMBER["B3125"], 4
        else:
            return ROAD_AREA
    elif s.rules.early and ARMY[u] == 0:
        centre, far = HEX_NUMBER["D0216"], 4
    if centre < 0:
        return []
    found = [h for h in range(HEX_COUNT) if s.rules.open[h] and distance(h, centre) <= far]
    if s.rules.plancenoit and ARMY[u] == PRUSSIAN:
        found = [h for h in found if SHEET[h] == 1 and COLUMN[h] <= 58 + 32]
    return found


GRAND_BATTERY: Final = [PIECE_NUMBER[name] for name in DEPLOYMENT["la_haye_sainte"]["grand_battery"]["units"]]
EAST_BRIGADES: Final = [FORMATION_NUMBER[name] for name in ("pr-IV-13", "pr-IV-14")]
_roads: Final = DEPLOYMENT["plancenoit"]["areas"][2]
ROAD_AREA: Final = [HEX_NUMBER[name] for name in _roads["road_hexes"] + _roads["overflow_road_hexes"]]


class SetUp(BattleFrame):
    """The owner rearranges his units as far as the scenario lets him (WV-16.0, R-139)."""

    def legal(self, s: Battle, seat: int) -> list[int]:
        units = [u for u in range(UNIT_COUNT) if s.where[u] >= 0 and SIDE_OF[u] == seat and not s.marks[u] & DONE]
        return [END_SETUP << 16] + [ARRANGE << 16 | u for u in units]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == END_SETUP:
            return None
        if verb != ARRANGE:
            return misplaced(verb)
        if argument >= UNIT_COUNT or s.where[argument] < 0 or SIDE_OF[argument] != seat:
            return "WV-16.6"
        return "WV-16.6" if s.marks[argument] & DONE else None

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        if verb == END_SETUP:
            for u in range(UNIT_COUNT):
                s.marks[u] &= ~DONE
            s.leave()
        else:
            s.marks[argument] |= DONE
            s.enter(Arrange(seat, argument))


class Arrange(BattleFrame):
    """One unit: another hex of its area, the facing of its stack, guns limbered or not (WV-16.0)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("piece", PIECE)]

    def __init__(self, seat: int, piece: int) -> None:
        super().__init__(seat)
        self.piece = piece

    def legal(self, s: Battle, seat: int) -> list[int]:
        actions = [FACE << 16 | f for f in range(6)]
        if KIND[self.piece] == ARTILLERY:
            actions.append(ADOPT << 16 | (UNLIMBERED if s.form[self.piece] == LIMBERED else LIMBERED))
        for spot in area(s, self.piece):
            if self._bar_put(s, spot) is None:
                actions.append(PUT << 16 | spot)
        return actions

    def _bar_put(self, s: Battle, spot: int) -> str | None:
        u = self.piece
        if spot == s.where[u] or s.hold.get(spot, 0) & (TROOPS | GUNS | LEADERS) << 1 - SIDE_OF[u]:
            return "WV-9.1.9"
        if would_exceed(s, spot, [u]):
            return "WV-9.1.1"
        return may_stop(s, spot, [u])

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        if verb == FACE:
            return None
        if verb == ADOPT:
            if KIND[self.piece] != ARTILLERY:
                return "WV-16.0"
            return None if argument == (UNLIMBERED if s.form[self.piece] == LIMBERED else LIMBERED) else "WV-16.0"
        if verb == PUT:
            if argument not in area(s, self.piece):
                return "WV-16.6"
            return self._bar_put(s, argument)
        return misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        u = self.piece
        if verb == FACE:
            for p in s.here(s.where[u]):
                if KIND[p] != LEADER:
                    s.set_facing(p, argument)
        elif verb == ADOPT:
            s.set_form(u, argument)
        else:
            place(s, u, argument)


def place(s: Battle, u: int, spot: int) -> None:
    """A unit is set up elsewhere; leaders that are left alone go with it, and it takes the facing it finds."""
    old = s.where[u]
    facing = stack_facing(s, spot)
    if facing >= 0:
        s.set_facing(u, facing)
    if KIND[u] == ARTILLERY:
        s.shift(CREW_OF[u], spot)
    s.shift(u, spot)
    left = s.here(old)
    if left and not [p for p in left if KIND[p] != LEADER]:
        for p in list(left):
            s.shift(p, spot)
    if s.rules.early and KIND[u] in (CAVALRY, ARTILLERY):
        return
    s.set_order(u, ORDERED)
    if COVER[spot]:
        disorder_piece(s, u)  # WV-16.0x2
