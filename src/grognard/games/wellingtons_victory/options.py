"""What players agree on before the game: the scenario, the optional rules of chapter 15, and the rulings that are options."""

from typing import Final

from grognard.games.wellingtons_victory.tables import SCENARIOS
from grognard.kernel.options import CHOICE, FLAG, Option, Options, Preset


def _waterloo(options: Options) -> bool:
    return options["scenario"] == "waterloo"


def _battle(options: Options) -> bool:
    return options["scenario"] in ("waterloo", "early_assault")


def _hougoumont(options: Options) -> bool:
    return options["scenario"] == "hougoumont"


def _anglo_allied(options: Options) -> bool:
    return options["scenario"] != "plancenoit"


_COURSE: Final = [
    Option("free_setup", FLAG, False, subject="course"),
    Option("clock", FLAG, False, subject="course"),
    Option("merged_formation_phase", FLAG, False, subject="course"),
    Option("fixed_first_fire", FLAG, False, subject="course"),
]
_TROOPS: Final = [
    Option("no_guard_skirmishers", FLAG, False, subject="infantry"),
    Option("four_rank_line", FLAG, False, subject="infantry", applies=_anglo_allied),
    Option("break_weak_battalions", FLAG, False, subject="infantry"),
    Option("strict_line_stacking", FLAG, False, subject="infantry"),
    Option("crews_join_battalions", FLAG, False, subject="artillery", applies=_anglo_allied),
    Option("upgraded_landwehr", FLAG, False, subject="infantry"),
    Option("hidden_stacks", FLAG, False, subject="course"),
    Option("no_mixed_companies", FLAG, False, subject="infantry"),
    Option("attackers_hold_fire", FLAG, False, subject="infantry"),
    Option("extreme_range", FLAG, False, subject="artillery"),
    Option("crews_become_companies", FLAG, False, subject="artillery"),
    Option("one_company_attack", FLAG, False, subject="infantry"),
    Option("leader_sighted_charge", FLAG, False, subject="cavalry"),
    Option("pick_up_leader", FLAG, False, subject="cavalry"),
    Option("headlong_heavies", FLAG, False, subject="cavalry"),
    Option("minor_nation_companies", FLAG, False, subject="infantry"),
    Option("guard_terror", FLAG, False, subject="infantry"),
    Option("wellington_batteries", FLAG, False, subject="artillery", applies=_anglo_allied),
]
_LEADERS: Final = [
    Option("brunswick_reduced", FLAG, False, subject="leaders", applies=_anglo_allied),
    Option("lethargic_napoleon", FLAG, False, subject="leaders", applies=_battle),
    Option("wellington_at_hougoumont", FLAG, False, subject="leaders", applies=_hougoumont),
    Option("napoleon_at_rossomme", FLAG, False, subject="leaders", applies=_waterloo),
    Option("no_gneisenau_delay", FLAG, False, subject="leaders", applies=_battle),
]
_RULINGS: Final = [
    Option("line_effectiveness", FLAG, True, subject="readings"),
    Option("charge_check_all_in_zone", FLAG, True, subject="readings"),
    Option("cumulative_demoralisation", FLAG, True, subject="readings"),
    Option("separate_ammo_die", FLAG, False, subject="readings"),
    Option("repeat_attacks", FLAG, True, subject="readings"),
    Option("pass_is_final", FLAG, True, subject="readings"),
    Option("prepared_charge_may_be_declined", FLAG, True, subject="readings"),
]
OPTIONS: Final = [
    Option("scenario", CHOICE, "hougoumont", values=SCENARIOS),
    Option("multiplayer_commands", FLAG, False, applies=_waterloo),
    *_COURSE,
    *_TROOPS,
    *_LEADERS,
    *_RULINGS,
]
_APART: Final = ("free_setup", "clock", "wellington_at_hougoumont")  # no rule, real time, another scenario's
_OPTIONAL: Final[Options] = {option.id: True for option in _COURSE + _TROOPS + _LEADERS if option.id not in _APART}
PRESETS: Final = [
    Preset("first", {"scenario": "hougoumont"}, "conscrit"),
    Preset("usual", {"scenario": "waterloo"}),
    Preset("everything", {"scenario": "waterloo", **_OPTIONAL}),
]
