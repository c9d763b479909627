"""What players agree on before the game (section 11 of the rules in this package: `grognard rules risk_napoleon`)."""

from collections.abc import Callable
from typing import Final

from grognard.games.risk_napoleon.tables import MOST_SEATS
from grognard.kernel.options import CHOICE, FLAG, WHOLE, Option, Options, Preset


def _scenario(options: Options) -> str:
    return "two_player" if options["players"] == 2 else "mission"


def _scenarios(options: Options) -> list[str]:
    """With two players there is always a neutral army and never a mission (RSK-R-101)."""
    if options["players"] == 2:
        return ["two_player", "world_conquest", "capitals"]
    if int(options["players"]) >= 5:  # five nations; the sixth player shares France (RSK-HSE-02)
        return ["mission", "world_conquest", "capitals", "history"]
    return ["mission", "world_conquest", "capitals"]


def _history(options: Options) -> bool:
    """The historical game uses all the advanced rules (RSK-HIS-30)."""
    return options["scenario"] == "history"


def _with_generals(options: Options) -> list[str]:
    return ["force", "cumulative"] if options["generals"] else ["force"]


def _with_fleets(options: Options) -> list[str]:
    return ["historical_only", "always"] if options["fleets"] and not _history(options) else ["historical_only"]


def _in_history(usual: str, other: str) -> Callable[[Options], list[str]]:
    """A choice for the historical game, offered where there are players enough for it."""
    return lambda options: [usual, other] if int(options["players"]) >= 5 else [usual]


def _periods(options: Options) -> int:
    return 16 if _history(options) else 1


def _players(options: Options) -> int:
    return int(options["players"])


def _no_history(options: Options) -> bool:
    return not _history(options)


def _missions(options: Options) -> bool:
    return options["scenario"] == "mission"


def _free_exchange(options: Options) -> bool:
    """Progressive reinforcements and advanced exchanges exclude each other (RSK-R-101)."""
    return not _history(options) and not options["progressive_reinforcements"]


SCENARIOS: Final = ["mission", "two_player", "world_conquest", "capitals", "history"]
OPTIONS: Final = [
    Option("players", WHOLE, 4, low=2, high=MOST_SEATS),
    Option("scenario", CHOICE, _scenario, values=_scenarios, every=SCENARIOS),
    Option("progressive_reinforcements", FLAG, False, subject="cards", applies=_no_history),
    Option("card_bonus", CHOICE, "per_set", values=["per_set", "per_card"], subject="cards"),
    Option("auto_claim", FLAG, True, subject="course", applies=_missions),
    Option("dealer_seat", WHOLE, _players, low=1, high=MOST_SEATS, most=_players, subject="course"),
    Option("advanced_exchange", FLAG, _history, subject="cards", applies=_free_exchange),
    Option("fortresses", FLAG, _history, subject="advanced", applies=_no_history),
    Option("generals", FLAG, _history, subject="advanced", applies=_no_history),
    Option("fleets", FLAG, _history, subject="advanced", applies=_no_history),
    Option("general_limit", CHOICE, "force", values=_with_generals, subject="advanced"),
    Option("med_zone", CHOICE, "historical_only", values=_with_fleets, subject="advanced"),
    Option("last_campaign", WHOLE, _periods, low=1, high=16, most=_periods, subject="history"),
    Option(
        "landing_success",
        CHOICE,
        "conquest",
        values=_in_history("conquest", "arrival"),
        subject="history",
        applies=_history,
    ),
    Option(
        "coalition_cards",
        CHOICE,
        "army",
        values=_in_history("army", "all_members"),
        subject="history",
        applies=_history,
    ),
    Option(
        "spanish_fleet_builds",
        CHOICE,
        "one_per_turn",
        values=_in_history("one_per_turn", "up_to_cap"),
        subject="history",
        applies=_history,
    ),
    Option("guerrilla_each_turn", FLAG, False, subject="history", applies=_history),
]
_ADVANCED: Final[Options] = {"advanced_exchange": True, "fortresses": True, "generals": True, "fleets": True}
PRESETS: Final = [
    Preset("first", {"players": 3, "scenario": "mission"}, "conscrit"),
    Preset("usual", {"players": 4, "scenario": "mission"}),
    Preset("advanced", {"players": 4, "scenario": "mission", **_ADVANCED}),
    Preset("everything", {"players": 5, "scenario": "history"}),
]
ORDERS: Final = [
    Option("defence", CHOICE, "ask", values=["ask", "most", "one"]),
]


def exclusive(options: Options) -> tuple[str, str] | None:
    """Two of these options that exclude each other (RSK-R-101, RSK-HIS-30)."""
    if options["progressive_reinforcements"] and options["advanced_exchange"]:
        return "progressive_reinforcements", "advanced_exchange"
    if _history(options):
        for rule in ("advanced_exchange", "fortresses", "generals", "fleets"):
            if not options[rule]:
                return "history", rule
    return None
