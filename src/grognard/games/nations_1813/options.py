"""What players agree on before the game (N13-SCN, N13-OPT)."""

from collections.abc import Mapping
from typing import Final

from grognard.kernel.errors import BadInput
from grognard.kernel.options import CHOICE, FLAG, WHOLE, Option, Options, Preset

SCENARIOS: Final = ["basic", "advanced", "basic_match", "advanced_match"]
RULESETS: Final = ["basic", "advanced"]
MATCHES: Final = ["single", "two_games"]
GAPS: Final = ["6", "7", "8", "9", "10", "12"]


def _ruleset(options: Options) -> str:
    return "advanced" if str(options["scenario"]).startswith("advanced") else "basic"


def _match(options: Options) -> str:
    return "two_games" if str(options["scenario"]).endswith("match") else "single"


def _rulesets(options: Options) -> list[str]:
    """The scenario says which rules are played (N13-SCN-01 to -04)."""
    return [_ruleset(options)]


def _matches(options: Options) -> list[str]:
    return [_match(options)]


def _advanced(options: Options) -> bool:
    return options["ruleset"] == "advanced"


def _idle(options: Options) -> bool:
    """Without the one the other is needed, or a game might never end (R-39)."""
    return bool(options["idle_turn"])


OPTIONS: Final = [
    Option("scenario", CHOICE, "basic", values=SCENARIOS),
    Option("sides", CHOICE, "random", values=["random", "seat_1_french", "seat_1_allied"]),
    Option("ruleset", CHOICE, _ruleset, values=_rulesets),
    Option("match", CHOICE, _match, values=_matches),
    Option("army_date", CHOICE, "passed", values=["passed", "reached"], subject="time"),
    Option("end_condition", CHOICE, "passed", values=["passed", "reached"], subject="time"),
    Option(
        "support_rule",
        CHOICE,
        "shared_enemy",
        values=["shared_enemy", "adjacent_and_shared_enemy"],
        subject="scoring",
    ),
    Option("allied_fights_once", FLAG, True, subject="scoring"),
    Option("idle_turn", FLAG, True, subject="turns"),
    Option("display_refresh", FLAG, True, subject="turns"),
    Option("stall_guard", FLAG, True, subject="turns", applies=_idle),
    Option("scout_in_army_play_costs_action", FLAG, False, subject="turns"),
    Option("terrain_in_battle", FLAG, False, subject="battles", applies=_advanced),
    Option("marmont_markers", WHOLE, 3, low=2, high=3, subject="battles"),
    Option("date_gap", CHOICE, "9", values=GAPS, subject="time"),
    Option("tie", CHOICE, "allied_win", values=["allied_win", "draw"], subject="scoring"),
]
PRESETS: Final = [
    Preset("first", {"scenario": "basic", "sides": "seat_1_french"}, "conscrit"),
    Preset("usual", {"scenario": "advanced"}),
    Preset("everything", {"scenario": "advanced_match", "terrain_in_battle": True}),
]

ORDERS: Final = [  # for decisions that come up in the other player's turn (D-08, D-09, D-11)
    Option("reveal", CHOICE, "ask", values=["ask", "least", "most"]),
    Option("losses", CHOICE, "ask", values=["ask", "strongest", "weakest"]),
    Option("unit", CHOICE, "ask", values=["ask", "ground"]),
]


def as_given(given: Mapping[str, object]) -> dict[str, object]:
    """The options as people give them: rules and match alone name their scenario, and a gap may be a number."""
    told = dict(given)
    if "scenario" not in told:
        ruleset, match = told.get("ruleset", "basic"), told.get("match", "single")
        if ruleset in RULESETS and match in MATCHES:
            told["scenario"] = f"{ruleset}_match" if match == "two_games" else ruleset
    gap = told.get("date_gap")
    if isinstance(gap, int) and not isinstance(gap, bool):
        told["date_gap"] = str(gap)
    return told


def check(options: Options) -> None:
    """Refuse pairs of options with which the game could not end or that mean nothing (R-39, R-42)."""
    if not options["idle_turn"] and not options["stall_guard"]:
        raise BadInput("options-exclude", first="idle_turn", second="stall_guard")
    if options["terrain_in_battle"] and options["ruleset"] != "advanced":
        raise BadInput("options-exclude", first="terrain_in_battle", second="ruleset")
