"""Positions of the advanced rules: written and read again at steps that random games seldom reach; refused if impossible."""

import json
from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.kernel.errors import BadInput
from tests.games.risk_napoleon.campaigning import FRA, end_of, fleet, history, war
from tests.games.risk_napoleon.helpers import Table


def choosing_fates() -> Table:
    fronts = [{"border": "irlande>ecosse", "force": 7}, {"border": "saxe>silesie", "force": 8}]
    generals = {"irlande": "p1", "saxe": "p1"}
    return war(rules="generals", generals=generals, advanced={"fronts": fronts}, irlande=("p1", 2), saxe=("p1", 2)).do(
        "p1", "end_combat"
    )


def retreating() -> Table:
    return end_of("russia_1812", lituanie=("fra", 8), varsovie=("fra", 1), prusse_orientale=("fra", 1))


def seeking_a_haven() -> Table:
    return retreating().do(FRA, "send lituanie")


def sharing_losses() -> Table:
    armies = {"tyrol": {"aut": 3, "rus": 3}}
    t = history(
        "italy_germany_1800",
        turn="aut",
        armies=armies,
        tyrol=("aut", 1),
        helvetie=("fra", 2),
        calendar={"met": 1},
        dice="1 6",
    )
    return t.do("p2", "attack tyrol>helvetie", "engage 1").do(FRA, "defend 1")


def crossing() -> Table:
    t = history(
        normandie_bretagne=("fra", 9), fleets={fleet("eng", 1): "sea l_manche", fleet("fra", 1): "sea l_manche"}
    )
    return t.do(FRA, "attack normandie_bretagne>sud_angleterre", "embark 3", f"escort {fleet('fra', 1)}", "set_sail")


@pytest.mark.parametrize(
    "made", [choosing_fates, retreating, seeking_a_haven, sharing_losses, crossing], ids=lambda made: made.__name__
)
def test_a_position_is_read_as_it_was_written(made: Any) -> None:
    t = made()
    told = json.loads(json.dumps(t.told()))
    again = Table(GAME.position(told))
    assert again.told() == told
    for seat in t.awaited:
        assert again.legal(seat) == t.legal(seat)
    for viewer in ("p1", "p2", "watcher"):
        assert again.see(viewer) == t.see(viewer)


@pytest.mark.parametrize(
    ("part", "what"),
    [
        ("fleets", {"fleet_1": "port saxe"}), ("fleets", {"fleet_1": "sky irlande"}), ("fleets", {"fleet_99": "port irlande"}),
        ("generals", {"irlande": ["p9"]}), ("fortresses", "irlande"), ("debts", []), ("battle", [1, 2]), ("nonsense", 1),
        ("fronts", [{}]), ("captives", {"p1": 3}), ("bought", -1), ("convoy", {"border": None, "numbers": [1]}),
    ],
)  # fmt: skip
def test_counters_that_cannot_be(part: str, what: object) -> None:
    with pytest.raises(BadInput):
        war(advanced={part: what}, irlande="p1")


@pytest.mark.parametrize(
    ("part", "what"),
    [
        ("period", "italy_1799"), ("stage", "lunch"), ("armies", {"tyrol": {"aut": 9}}), ("leaders", ["ney"]), ("tally", [1]),
        ("waterloo", [1]), ("sunk", {"xyz": 1}), ("points", {"fra": "many"}), ("before", {"mars": "fra"}),
    ],
)  # fmt: skip
def test_a_history_that_cannot_be(part: str, what: object) -> None:
    told = history().told()
    told["table"]["history"][part] = what
    with pytest.raises(BadInput):
        GAME.position(told)


def test_steps_that_do_not_stand_there() -> None:
    told = war(irlande=("p1", 3)).told()
    for stack in (
        [{"frame": "Assault", "seat": "p1"}],
        [{"frame": "Turns"}, {"frame": "Landing", "seat": "p1", "border": "irlande>ecosse"}],
        [{"frame": "Turns"}, {"frame": "Combat", "seat": "p1"}],
    ):
        with pytest.raises(BadInput):
            GAME.position({**told, "stack": stack})
