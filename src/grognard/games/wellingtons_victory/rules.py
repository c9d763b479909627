"""What the options fix for the whole game, shared by all its states."""

from typing import Final

from grognard.games.wellingtons_victory.ground import (
    BRIDGE,
    COLUMN,
    HEX_COUNT,
    NEAR,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    SHEET,
    SIDE,
    SIDE_BLOCKED,
)
from grognard.games.wellingtons_victory.tables import (
    ARMIES,
    ARTILLERY,
    BRIGADES,
    BRITISH,
    CAVALRY,
    CLASS,
    CLASS_UPGRADED,
    COMPANY,
    CREW,
    EAST,
    FORMATION_ARMY,
    HANOVERIAN,
    INFANTRY,
    KGL,
    KIND,
    NATION,
    NATIONS,
    NORTH,
    NORTH_EAST,
    ROCKET,
    SCENARIO_DATA,
    SIDE_OF,
    SOUTH,
    SOUTH_WEST,
    UNIT_COUNT,
)
from grognard.kernel.options import Options

_ARMY_BRIGADES: Final = [[f for f in BRIGADES if FORMATION_ARMY[f] == army] for army in range(3)]
_CAVALRY: Final = [[u for u in range(UNIT_COUNT) if KIND[u] == CAVALRY and SIDE_OF[u] == side] for side in range(2)]
_BATTERIES: Final = [[u for u in range(UNIT_COUNT) if KIND[u] == ARTILLERY and SIDE_OF[u] == side] for side in range(2)]
_BATTALIONS: Final = [
    [u for u in range(UNIT_COUNT) if KIND[u] == INFANTRY and NATION[u] == n] for n in range(len(NATIONS))
]
MAP_REACH: Final = 8  # the longest range of artillery (WV-11.0f)
EXTREME_REACH: Final = 12  # with option extreme_range
_GROUNDS: Final[dict[str, tuple[list[int], list[int], list[int]]]] = {}  # made once for each scenario


class Rules:
    """The tables of one game as its options make them."""

    def __init__(self, options: Options) -> None:
        self.options = options
        self.scenario = str(options["scenario"])
        told = SCENARIO_DATA[self.scenario]
        self.hougoumont = self.scenario == "hougoumont"
        self.la_haye_sainte = self.scenario == "la_haye_sainte"
        self.plancenoit = self.scenario == "plancenoit"
        self.early = self.scenario == "early_assault"
        self.battle = self.scenario == "waterloo" or self.early  # WV-16.4.4 applies
        self.start_turn = int(told["start"]["turn"])
        self.start_phase = int(told["start"]["phase"])
        self.end_turn = int(told["end_turn"])
        self.morale: list[int] = [int(told["armies"].get(army, {}).get("morale", 0)) for army in ARMIES]
        self.brigades: list[int] = [int(told["armies"].get(army, {}).get("active_brigades", 0)) for army in ARMIES]
        self.armies: list[int] = [a for a, army in enumerate(ARMIES) if army in told["armies"]]
        self.free_setup = bool(options["free_setup"])
        self.army_brigades = _ARMY_BRIGADES
        self.objectives = OBJECTIVES
        self.objective_points = OBJECTIVE_POINTS if told["objectives_scored"] else [0, 0]
        self.retreat_way = [SOUTH_WEST, NORTH, NORTH_EAST] if self.plancenoit else [SOUTH, NORTH, EAST]
        self._open(list(told["sheets"]))
        self._flags(options)
        self.cls = CLASS_UPGRADED if self.upgraded_landwehr else CLASS
        self.two_ranks = [
            NATION[u] in (BRITISH, KGL) or (NATION[u] == HANOVERIAN and self.cls[u] < 3) for u in range(UNIT_COUNT)
        ]
        self.extends_at = [  # WV-8.3a, b
            4 if NATION[u] in (BRITISH, KGL, HANOVERIAN) and self.cls[u] < 3 else 6 for u in range(UNIT_COUNT)
        ]
        self.gun_reach = EXTREME_REACH if self.extreme_range else MAP_REACH
        self.prussian_turn = 20 if self.no_gneisenau_delay else 24
        self.zieten_turn = 30 if self.no_gneisenau_delay else 34
        self.prussian_morale = 140 if self.no_gneisenau_delay else 125
        self.cavalry = _CAVALRY
        self.batteries = _BATTERIES
        self.battalions = _BATTALIONS

    def _open(self, sheets: list[str]) -> None:
        """The hexes that exist in the scenario and are not closed (WV-16.0x3), and the hexsides that nothing crosses."""
        if self.scenario in _GROUNDS:
            self.exists, self.open, self.blocked = _GROUNDS[self.scenario]
            return
        self.exists = [1 if "ABCD"[SHEET[h]] in sheets else 0 for h in range(HEX_COUNT)]
        self.open = self.exists[:]
        if self.la_haye_sainte:  # WV-16.2.4(1), (2)
            self.open = [1 if 36 <= COLUMN[h] <= 58 + 18 else 0 for h in range(HEX_COUNT)]
        self.blocked = [
            1 if SIDE_BLOCKED[b] or not self.exists[there] or (self.plancenoit and SIDE[b] == BRIDGE) else 0
            for b, there in enumerate(NEAR)
        ]
        _GROUNDS[self.scenario] = (self.exists, self.open, self.blocked)

    def _flags(self, options: Options) -> None:
        self.commands = bool(options["multiplayer_commands"])
        self.clock = bool(options["clock"])
        self.merged_formation_phase = bool(options["merged_formation_phase"])
        self.fixed_first_fire = bool(options["fixed_first_fire"])
        self.no_guard_skirmishers = bool(options["no_guard_skirmishers"])
        self.four_rank_line = bool(options["four_rank_line"])
        self.break_weak_battalions = bool(options["break_weak_battalions"])
        self.strict_line_stacking = bool(options["strict_line_stacking"])
        self.crews_join_battalions = bool(options["crews_join_battalions"])
        self.upgraded_landwehr = bool(options["upgraded_landwehr"])
        self.hidden_stacks = bool(options["hidden_stacks"])
        self.no_mixed_companies = bool(options["no_mixed_companies"])
        self.attackers_hold_fire = bool(options["attackers_hold_fire"])
        self.extreme_range = bool(options["extreme_range"])
        self.crews_become_companies = bool(options["crews_become_companies"])
        self.one_company_attack = bool(options["one_company_attack"])
        self.leader_sighted_charge = bool(options["leader_sighted_charge"])
        self.pick_up_leader = bool(options["pick_up_leader"])
        self.headlong_heavies = bool(options["headlong_heavies"])
        self.minor_nation_companies = bool(options["minor_nation_companies"])
        self.guard_terror = bool(options["guard_terror"])
        self.wellington_batteries = bool(options["wellington_batteries"])
        self.brunswick_reduced = bool(options["brunswick_reduced"])
        self.lethargic_napoleon = bool(options["lethargic_napoleon"])
        self.wellington_at_hougoumont = bool(options["wellington_at_hougoumont"])
        self.napoleon_at_rossomme = bool(options["napoleon_at_rossomme"])
        self.no_gneisenau_delay = bool(options["no_gneisenau_delay"])
        self.line_effectiveness = bool(options["line_effectiveness"])
        self.charge_check_all_in_zone = bool(options["charge_check_all_in_zone"])
        self.cumulative_demoralisation = bool(options["cumulative_demoralisation"])
        self.separate_ammo_die = bool(options["separate_ammo_die"])
        self.repeat_attacks = bool(options["repeat_attacks"])
        self.pass_is_final = bool(options["pass_is_final"])
        self.prepared_charge_may_be_declined = bool(options["prepared_charge_may_be_declined"])

    def serves(self, piece: int, battery: int) -> bool:
        """Whether a piece can be a battery's crew: crews, and companies but for the rockets, of its nation (WV-7.4.5a)."""
        if NATION[piece] != NATION[battery]:
            return False
        return KIND[piece] == CREW or (KIND[piece] == COMPANY and battery != ROCKET)

    def mud(self, turn: int) -> bool:
        """The sodden ground of the morning (WV-16.5.4(3))."""
        return self.early and turn <= 10
