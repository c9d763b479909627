"""What players agree on before the game, and the standing orders they may leave (NIE-VIC-01, NIE-SET-01, NIE-OPT)."""

from typing import Final

from grognard.games.napoleon_in_europe.tables import LIMITS, MOST_SEATS, SETUPS
from grognard.kernel.options import CHOICE, FLAG, WHOLE, Option, Options, Preset


def _assignments(options: Options) -> list[str]:
    """In *Stop the French* nations are given out as suggested; in the other setups they may be drawn (NIE-SET-12, -13)."""
    return ["suggested", "choose"] if options["scenario"] == "stop_the_french" else ["choose", "random"]


def _assignment(options: Options) -> str:
    return _assignments(options)[0]


def _total(options: Options) -> bool:
    return options["victory"] == "total"


def _limited(options: Options) -> bool:
    return options["victory"] != "total"


def _choice(id: str, subject: str, *values: str) -> Option:
    return Option(id, CHOICE, values[0], values=list(values), subject=subject)


OPTIONS: Final = [
    Option("scenario", CHOICE, SETUPS[0], values=SETUPS),
    Option("players", WHOLE, 4, low=2, high=MOST_SEATS),
    Option("victory", CHOICE, "limited_12", values=list(LIMITS)),
    Option("nation_assignment", CHOICE, _assignment, values=_assignments, subject="start"),
    _choice("leader_rule", "battles", "basic", "bonus_die"),
    _choice("blank_cards", "start", "in", "out"),
    _choice("lone_leader", "battles", "retreat", "pursuit"),
    _choice("attacker_retreat", "battles", "any_origin", "own_origin"),
    _choice("defender_retreat", "battles", "one_region_per_nation", "free_split"),
    _choice("broken_alliance_battles", "alliances", "battle_phase", "end_of_turn"),
    _choice("deferred_turn_when_alliance_breaks", "alliances", "after_breaker", "lost"),
    _choice("sea_scope", "sea", "per_nation", "per_player"),
    _choice("setup_placement", "start", "turn_order", "simultaneous"),
    Option("elimination_in_limited_war", FLAG, False, subject="end", applies=_limited),
    Option("hits_optional", FLAG, False, subject="battles"),
    _choice("allied_command", "alliances", "commander", "each_owner"),
    _choice("british_self_landing", "sea", "one_two", "one"),
    _choice("allied_minor_control", "alliances", "stays", "last_mover"),
    Option("total_turn_limit", CHOICE, "0", values=["0", "24", "48"], subject="end", applies=_total),
]
PRESETS: Final = [
    Preset("first", {"scenario": "even_steven", "players": 4, "nation_assignment": "random"}, "conscrit"),
    Preset("usual", {"scenario": "even_steven", "players": 4}),
    Preset(
        "everything",
        {
            "scenario": "middle_powers",
            "players": MOST_SEATS,
            "victory": "total",
            "leader_rule": "bonus_die",
            "setup_placement": "simultaneous",
            "total_turn_limit": "48",
        },
    ),
]
SCENARIOS: Final = SETUPS
ORDERS: Final = [
    _choice("windows", "", "ask", "pass"),
    _choice("offers", "", "ask", "decline"),
    _choice("straits", "", "ask", "grant", "refuse"),
]
