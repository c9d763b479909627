"""What players agree on before the game: the scenario, the optional rules of chapter 15, and the rulings that are options."""

from typing import Final

from grognard.games.wellingtons_victory.tables import SCENARIOS
from grognard.kernel.options import CHOICE, FLAG, Option

OPTIONAL_RULES: Final = [
    "clock",
    "merged_formation_phase",
    "fixed_first_fire",
    "no_guard_skirmishers",
    "four_rank_line",
    "break_weak_battalions",
    "strict_line_stacking",
    "crews_join_battalions",
    "upgraded_landwehr",
    "hidden_stacks",
    "no_mixed_companies",
    "attackers_hold_fire",
    "extreme_range",
    "crews_become_companies",
    "one_company_attack",
    "leader_sighted_charge",
    "pick_up_leader",
    "headlong_heavies",
    "minor_nation_companies",
    "guard_terror",
    "wellington_batteries",
    "brunswick_reduced",
    "lethargic_napoleon",
    "wellington_at_hougoumont",
    "napoleon_at_rossomme",
    "no_gneisenau_delay",
]
RULINGS: Final = [
    "line_effectiveness",
    "charge_check_all_in_zone",
    "cumulative_demoralisation",
    "separate_ammo_die",
    "repeat_attacks",
    "pass_is_final",
    "prepared_charge_may_be_declined",
]
_OFF: Final = ["separate_ammo_die"]

OPTIONS: Final = (
    [Option("scenario", CHOICE, "hougoumont", values=SCENARIOS), Option("multiplayer_commands", FLAG, False)]
    + [Option("free_setup", FLAG, False)]
    + [Option(name, FLAG, False) for name in OPTIONAL_RULES]
    + [Option(name, FLAG, name not in _OFF) for name in RULINGS]
)
