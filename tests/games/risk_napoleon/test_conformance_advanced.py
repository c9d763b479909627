"""Conformance of the advanced rules all together, of each with the others, and of the history with its options."""

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.kernel.options import Value
from grognard.testing import conform, named
from tests.conformance.risk_napoleon import sound

RULES: dict[str, Value] = {"advanced_exchange": True, "fortresses": True, "generals": True, "fleets": True}
HISTORY: dict[str, Value] = {"players": 5, "scenario": "history"}
TOGETHER: list[dict[str, Value]] = [
    RULES,
    {"players": 2, "med_zone": "always", **RULES},
    {"players": 6, "scenario": "capitals", "general_limit": "cumulative", **RULES},
]
HISTORIES: list[dict[str, Value]] = [
    {**HISTORY, "landing_success": "arrival", "coalition_cards": "all_members"},
    {**HISTORY, "spanish_fleet_builds": "up_to_cap", "guerrilla_each_turn": True},
    {**HISTORY, "players": 6, "last_campaign": 3},
]


@pytest.mark.parametrize("options", TOGETHER, ids=named)
def test_all_rules_together(options: dict[str, Value]) -> None:
    conform(GAME, options, 7, limit=400, invariant=sound)


@pytest.mark.parametrize("options", HISTORIES, ids=named)
def test_the_history(options: dict[str, Value]) -> None:
    conform(GAME, options, 8, limit=300, invariant=sound)
