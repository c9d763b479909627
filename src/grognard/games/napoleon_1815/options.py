"""What players agree on before the game (section 11 of the rules in this package: `grognard rules napoleon_1815`)."""

from typing import Final

from grognard.games.napoleon_1815.tables import NO_CAP, SCENARIO, SCENARIOS
from grognard.kernel.options import CHOICE, FLAG, WHOLE, Option, Options, Preset


def _players(options: Options) -> int:
    """The teaching game is for two."""
    fixed = SCENARIO[str(options["scenario"])].fixed
    return int(fixed["players"]) if "players" in fixed else 3


def _rules(options: Options) -> list[str]:
    fixed = SCENARIO[str(options["scenario"])].fixed
    return [str(fixed["rules"])] if "rules" in fixed else ["conscrit", "grognard"]


def _event_cards(options: Options) -> bool:
    return bool(SCENARIO[str(options["scenario"])].fixed.get("event_cards", True))


def _hold_bonus(options: Options) -> bool:
    return bool(SCENARIO[str(options["scenario"])].fixed.get("hold_bonus", True))


def _start_vp(options: Options) -> int:
    return SCENARIO[str(options["scenario"])].start_vp


def _invaded(options: Options) -> bool:
    """Whether an Invasion card of the scenario limits anybody."""
    return any(cap < NO_CAP for caps in SCENARIO[str(options["scenario"])].caps for cap in caps)


OPTIONS: Final = [
    Option("scenario", CHOICE, SCENARIOS[0], values=SCENARIOS),
    Option("players", WHOLE, 2, low=2, high=3, most=_players),
    Option("rules", CHOICE, "conscrit", values=_rules),
    Option("combat_resolution", CHOICE, "cards", values=["cards", "dice"], subject="cards"),
    Option("event_cards", FLAG, _event_cards, subject="cards"),
    Option("hold_bonus", FLAG, _hold_bonus, subject="readings"),
    Option("invasion_limits", FLAG, True, subject="readings", applies=_invaded),
    Option("zero_step_is_march", FLAG, True, subject="readings"),
    Option("one_commander_bonus", FLAG, False, subject="readings"),
    Option("town_bonus_in_fortified_town", FLAG, False, subject="readings"),
    Option("start_vp", WHOLE, _start_vp, low=1, high=19, subject="balance"),
]
PRESETS: Final = [
    Preset("first", {"scenario": "initiation"}, "conscrit"),
    Preset("usual", {"scenario": "campagne_de_belgique"}),
    Preset("everything", {"scenario": "campagne_de_belgique", "rules": "grognard"}),
]

# Standing orders: windows in which a seat is not asked but passes. They are secret.
ORDERS: Final = [
    Option("pass_all", FLAG, False),
    Option("pass_enemy_manoeuvre", FLAG, False),
    Option("pass_own_manoeuvre", FLAG, False),
    Option("pass_counter", FLAG, False),
    Option("pass_combat", FLAG, False),
]
