"""Odds: of a movement card, of a step, of an attack; from what the seat knows."""

from typing import Any

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.tables import CARD_VALUE, CARDS, DECKS
from tests.games.napoleon_1815.helpers import Table, card, table, valued

FIELD = {"derlon": "ligny", "ney": "ligny", "zieten": "wavre"}


def odds(t: Table, action: str) -> dict[str, Any]:
    found = GAME.odds(t.s, t.s.deciders()[0], GAME.vocabulary.parse(action))
    assert found is not None
    return found


def test_the_movement_card_is_one_of_those_not_seen() -> None:
    seen = [valued("french", 5), valued("french", 5, 1)]
    t = table("blue", FIELD, discard={"french": seen}).do("take derlon")
    told = odds(t, "manoeuvre")
    assert told["exact"]
    left = [CARD_VALUE[c] for c in DECKS[2][0] if CARDS[c] not in seen]
    assert {row["points"]: pytest.approx(row["p"]) for row in told["points"]} == {
        value: left.count(value) / len(left) for value in set(left)
    }
    assert odds(table("blue", FIELD, effects=["marche_d_approche"]).do("take derlon"), "manoeuvre")["points"] == [
        {"points": 3, "p": 1.0}
    ]


def test_a_step_tells_what_it_costs() -> None:
    field = {**FIELD, "pirch": "marbais", "reille": "fleurus"}
    t = table("blue", field, top={"french": [valued("french", 4)]}).do("take derlon", "manoeuvre")
    assert odds(t, "step ligny>frasnes") == {
        "exact": True,
        "cost": 1,
        "left": 3,
        "fatigue": [0, 0],
        "enemy": [False, False],
        "stop": False,
    }
    met = odds(t, "step ligny>marbais")
    assert (met["fatigue"], met["stop"]) == ([1, 1], True)
    assert odds(t, "step ligny>fleurus")["stop"]
    t.do("step ligny>frasnes", "step frasnes>quatre_bras", "step quatre_bras>nivelles")
    assert odds(t, "step nivelles>seneffe")["fatigue"] == [1, 1]
    t = table("blue", {"derlon": "mazy", "ney": "mons", "zieten": "wavre"}).do("take derlon", "manoeuvre")
    assert odds(t, "step mazy>namur")["fatigue"] == [1, 1]  # a fortified town of the enemy


def test_a_step_towards_standing_blocks_has_two_costs() -> None:
    field = {**FIELD, "pirch": {"zone": "marbais", "may": ["pirch", "zieten", "vedette"]}}
    t = table("blue", field, options={"rules": "grognard"}, top={"french": [valued("french", 4)]})
    told = odds(t.do("take derlon", "manoeuvre"), "step ligny>marbais")
    assert (told["exact"], told["fatigue"], told["enemy"]) == (False, [0, 1], [False, True])


def fight(attackers: str, blocks: dict[str, Any], **more: Any) -> dict[str, Any]:
    t = table("blue", blocks, **more).do(*[f"take {name}" for name in attackers.split()])
    return odds(t, "attack")


def test_an_attack_with_dice_is_exact_to_the_face() -> None:
    """One die against one: every pair of faces counted."""
    from grognard.games.napoleon_1815.tables import DIE_LOSSES

    foe = {"zone": "ligny", "infantry": 3, "cavalry": 0, "bounds": [[0, 0], [3, 3], [0, 0]]}
    blocks = {"lobau": "ligny", "zieten": foe, "ney": "mons", "hill": "hal"}
    told = fight("lobau", blocks, options={"combat_resolution": "dice"})
    assert told["exact"]
    pairs = [(mine, his) for mine in DIE_LOSSES[0] for his in DIE_LOSSES[1]]
    assert told["win"] == pytest.approx(sum(mine > his for mine, his in pairs) / 36)
    assert told["draw"] == pytest.approx(sum(mine == his for mine, his in pairs) / 36)
    assert told["win"] + told["draw"] + told["lose"] == pytest.approx(1)
    assert sum(row["p"] for row in told["inflicted"]) == pytest.approx(1)


def test_hidden_strength_has_an_error() -> None:
    unknown = {"zone": "ligny", "bounds": [[0, 8], [1, 8], [0, 1]]}
    told = fight("derlon", {**FIELD, "zieten": "ligny", "pirch": unknown, "bulow": unknown})
    assert not told["exact"]
    assert len(told["cards"][1]) > 1
    assert 0 < told["error"] < 0.3


def test_an_attack_that_would_be_off_says_so() -> None:
    tired = {"zone": "ligny", "fatigue": 6, "infantry": 2, "cavalry": 0}
    assert fight("lobau", {"lobau": tired, "ney": "mons", "zieten": "ligny"})["off"]


def test_odds_tell_each_modifier_with_its_reason() -> None:
    blocks = {"drouot": "thuin", "napoleon": "thuin", "ney": "mons", "zieten": "thuin"}
    told = fight("drouot napoleon", blocks)
    assert told["modifiers"] == [
        [{"reason": "strength", "number": 2}, {"reason": "bonus", "number": 2}],
        [{"reason": "wooded", "number": 1}],
    ]
    assert told["cards"][0] == 4


def test_no_odds_where_nothing_is_decided_by_chance() -> None:
    t = table("blue", FIELD, hands={"red": [card("carre")]}).do("take derlon")
    assert GAME.odds(t.s, 0, GAME.vocabulary.parse("take ney")) is None
    assert GAME.odds(t.s, 1, GAME.vocabulary.parse("pass")) is None
