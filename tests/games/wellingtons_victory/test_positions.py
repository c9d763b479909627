"""Positions, views and copies: a situation written down and read again is the same."""

import json

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.state import Battle
from grognard.kernel.errors import BadInput
from grognard.kernel.playout import playout

from .helpers import check_same


@pytest.mark.parametrize("scenario", ["hougoumont", "la_haye_sainte", "plancenoit", "waterloo", "early_assault"])
def test_round_trip(scenario: str) -> None:
    s = GAME.new({"scenario": scenario}, 3)
    for k in range(8):
        playout(s, k, 37)
        if not s.stack:
            break
        told = json.loads(json.dumps(GAME.describe(s)))
        again = GAME.position(told, 5)
        assert isinstance(again, Battle)
        assert isinstance(s, Battle)
        assert GAME.describe(again) == told
        seat = s.stack[-1].seat
        assert again.legal(seat) == s.legal(seat)
        check_same(s, again)


def test_a_clone_goes_its_own_way() -> None:
    s = GAME.new({"scenario": "waterloo"}, 3)
    playout(s, 1, 200)
    before = json.dumps(GAME.describe(s))
    copy = s.clone()
    playout(copy, 2, 300)
    assert json.dumps(GAME.describe(s)) == before


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("stacks", {"A5216": ["fr-54l-1", "fr-54l-1"]}),
        ("stacks", {"A5216": ["fr-54l-1", "aa-30-2"]}),
        ("stacks", {"Z0000": []}),
        ("units", {"fr-54l-1": {"strength": 99}}),
        ("nonsense", 1),
    ],
)
def test_what_cannot_be_is_refused(part: str, value: object) -> None:
    told = GAME.describe(GAME.new({"scenario": "waterloo"}, 1))
    if part == "stacks" and isinstance(value, dict):
        told["table"]["stacks"] = value
    elif part == "units":
        told["table"]["units"] = value
    else:
        told["table"][part] = value
    with pytest.raises(BadInput):
        GAME.position(told)
