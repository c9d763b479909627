"""What players agree on before the game (section 11 of the rules in this package: `grognard rules risk_napoleon`)."""

from typing import Final

from grognard.games.risk_napoleon.tables import MOST_SEATS
from grognard.kernel.options import CHOICE, FLAG, WHOLE, Option, Options


def _scenario(options: Options) -> str:
    return "two_player" if options["players"] == 2 else "mission"


def _scenarios(options: Options) -> list[str]:
    """With two players there is always a neutral army and never a mission (RSK-R-101)."""
    if options["players"] == 2:
        return ["two_player", "world_conquest", "capitals"]
    return ["mission", "world_conquest", "capitals"]


def _players(options: Options) -> int:
    return int(options["players"])


OPTIONS: Final = [
    Option("players", WHOLE, 4, low=2, high=MOST_SEATS),
    Option("scenario", CHOICE, _scenario, values=_scenarios),
    Option("progressive_reinforcements", FLAG, False),
    Option("card_bonus", CHOICE, "per_set", values=["per_set", "per_card"]),
    Option("auto_claim", FLAG, True),
    Option("dealer_seat", WHOLE, _players, low=1, high=MOST_SEATS, most=_players),
]
ORDERS: Final = [
    Option("defence", CHOICE, "ask", values=["ask", "most", "one"]),
]
SCENARIOS: Final = ["mission", "two_player", "world_conquest", "capitals"]
