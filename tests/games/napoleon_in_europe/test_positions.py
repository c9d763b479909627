"""Positions: any situation as a description and back, and descriptions of what cannot be."""

import json
import random
from typing import Any

import pytest

from grognard.games.napoleon_in_europe import GAME
from grognard.kernel.errors import BadInput
from tests.games.napoleon_in_europe.helpers import battle, description, table
from tests.games.napoleon_in_europe.test_hidden import any_options, wander


@pytest.mark.parametrize("seed", range(10))
def test_every_situation_comes_back_from_its_description(seed: int) -> None:
    lot = random.Random(seed)
    state = wander(seed, 40 + 250 * seed, **any_options(seed))
    for _ in range(12):
        told = GAME.describe(state)
        again = GAME.position(json.loads(json.dumps(told)), 1)
        assert GAME.describe(again) == told
        for seat in state.deciders():
            assert again.legal(seat) == state.legal(seat)
        if state.stack:
            mover = lot.choice(state.deciders())
            state.apply(mover, lot.choice(state.legal(mover)))


def broken(change: Any) -> str:
    """The error code for a description with something wrong in it."""
    told = json.loads(json.dumps(table(hanover="france 1I", hands={"france": "bare"}).told()))
    change(told["table"])
    with pytest.raises(BadInput) as problem:
        GAME.position(told)
    return problem.value.code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda t: t.update(castles=1), "position-part"),
        (lambda t: t["seats"].update(p9={}), "unknown-seat"),
        (lambda t: t["seats"]["p2"].update(nations=["france"]), "position-twice"),
        (lambda t: t["seats"]["p2"].update(nations=["poland"]), "unknown-name"),
        (lambda t: t["seats"]["p2"].update(allies=["p2"]), "position-twice"),
        (lambda t: t["turn"].update(number=-1), "position-number"),
        (lambda t: t["turn"].update(phase=44), "position-number"),
        (lambda t: t["pieces"].update(atlantis={}), "unknown-name"),
        (lambda t: t["pieces"].update(paris={"france": [1, 2]}), "position-shape"),
        (lambda t: t["pieces"].update(paris={"france": [-1, 0, 0, 0]}), "position-number"),
        (lambda t: t["pieces"].update(paris={"spain": [1, 0, 0, 0]}), "position-owner"),
        (lambda t: t["hands"].update(france=["bare#1", "bare#1"]), "position-twice"),
        (lambda t: t["hands"].update(france=["ace"]), "unknown-name"),
        (lambda t: t["deck"].pop(), "position-missing"),
        (lambda t: t["maybe"].update(p1={}), "position-missing"),
        (lambda t: t["maybe"].update(p8={}), "position-shape"),
        (lambda t: t.update(trails=[{"at": "paris"}]), "position-shape"),
        (lambda t: t.update(sea={"france": {}}), "position-shape"),
        (lambda t: t.update(under=[["bare#2"]]), "position-shape"),
        (lambda t: t.update(battle={"region": "paris"}), "position-missing"),
        (lambda t: t.update(seats=[]), "position-shape"),
        (lambda t: t.update(deck={}), "position-shape"),
    ],
)
def test_what_cannot_be_is_refused(change: Any, code: str) -> None:
    assert broken(change) == code


def test_a_battle_step_needs_a_battle_and_a_seat_its_nations() -> None:
    told = description(hanover="france 1I; britain 1I")
    battles = [{"frame": "GameTurn"}, {"frame": "PlayerTurn"}, {"frame": "Battles"}, {"frame": "Battle"}]
    told["stack"] = [*battles, {"frame": "Deployment"}]
    with pytest.raises(BadInput, match="position-missing"):
        GAME.position(told)
    told["stack"] = [*battles[:3], {"frame": "Deployment"}]
    with pytest.raises(BadInput, match="position-nesting"):
        GAME.position(told)
    told = description(hanover="france 2I")
    told["stack"].append({"frame": "March", "seat": "p2", "border": "hanover>berlin"})
    with pytest.raises(BadInput, match="position-turn"):
        GAME.position(told)
    told = description(hanover="france 2I", put={"ready": {"hanover": {"france": [3, 0, 0, 0]}}})
    with pytest.raises(BadInput, match="position-number"):
        GAME.position(told)
    told = description()
    told["table"]["seats"]["p3"]["nations"] = []
    with pytest.raises(BadInput, match="position-missing"):
        GAME.position(told)
    told = battle("2I", "2I").told()
    told["table"]["battle"]["placed"] = [1, 1]  # but nothing stands on the board
    with pytest.raises(BadInput, match="position-number"):
        GAME.position(told)
    told = description()
    told["stack"] = []
    with pytest.raises(BadInput, match="position-shape"):
        GAME.position(told)


def test_what_a_description_leaves_out_is_as_at_the_start() -> None:
    told = {
        "game": GAME.id,
        "options": {"players": 2},
        "stack": [{"frame": "GameTurn"}],
        "table": {"seats": {"p1": {"nations": ["france"]}, "p2": {"nations": ["spain"]}}},
    }
    state = GAME.position(told)
    table_now = GAME.describe(state)["table"]
    assert table_now["turn"]["number"] == 1
    assert table_now["control"]["madrid"] == "spain"
    assert len(table_now["deck"]) == 90
    assert state.deciders() == [0]
