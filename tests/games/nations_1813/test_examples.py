"""The worked examples of the rulebook, from `examples.json`, on our board."""

import json
from pathlib import Path
from typing import Any

import pytest

from grognard.games.nations_1813.tables import MISSIONS, MISSIONS_IN
from tests.games.nations_1813.helpers import DISTRICTS_OF, FRENCH_ARMIES, Table, ending, table

EXAMPLES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("examples.json").read_text(encoding="utf-8"))[
    "examples"
]
EVERY = "north south east west centre"


def of_kind(kind: str) -> list[Any]:
    return [pytest.param(example, id=example["id"]) for example in EXAMPLES if example["kind"] == kind]


def test_every_example_is_tried() -> None:
    kinds = {example["kind"] for example in EXAMPLES}
    assert kinds == {"play_army", "play_terrain", "play_movement", "battle", "damage", "scoring"}
    assert len(EXAMPLES) == 11


def tiles_of(example: dict[str, Any]) -> dict[str, Any]:
    return {
        "tiles": {tile["army"]: tile["area"] for tile in example["tiles"]},
        "damage": {tile["army"]: tile["damage"] for tile in example["tiles"] if tile["damage"]},
    }


@pytest.mark.clause("N13-ARM-01", "N13-ARM-11", "N13-ARM-12")
@pytest.mark.parametrize("example", of_kind("play_army"))
def test_an_army_card(example: dict[str, Any]) -> None:
    t = table(turn="allied", time=3)
    t.do("p2", f"army {example['army']}")
    assert sorted(t.markers(example["army"])) == sorted(example["markers_after"])
    assert t["time"] == 3 + example["time_points"]
    assert t.army(example["army"])["state"] == "markers"


@pytest.mark.clause("N13-TER-01", "N13-TER-02")
@pytest.mark.parametrize("example", of_kind("play_terrain"))
def test_a_terrain_card(example: dict[str, Any]) -> None:
    markers = {army: " ".join(areas) for army, areas in example["markers"].items()}
    t = table(turn="allied", markers=markers, allied=example["card"])
    t.do("p2", f"play {example['card']}")
    assert sorted(t.offers("p2", "remove")) == sorted(example["legal_removals"])
    t.do("p2", f"remove {example['legal_removals'][0]}")
    assert len(t.markers("langeron")) == 2
    assert t.tile("langeron") is None


@pytest.mark.clause("N13-MOV-01", "N13-MOV-06", "N13-MOV-08", "N13-MOV-11")
@pytest.mark.parametrize("example", of_kind("play_movement"))
def test_a_movement_card(example: dict[str, Any]) -> None:
    markers = {army: " ".join(areas) for army, areas in example["markers"].items()}
    t = table(turn="allied", markers=markers, allied=example["card"], time=3)
    t.do("p2", f"play {example['card']}", f"march {example['from']}")
    assert sorted(t.offers("p2", "to")) == sorted(example["legal_targets"])
    for blocked in example["blocked"]:
        assert t.bar("p2", f"to {blocked}") == "N13-MOV-06"
    t.do("p2", f"to {example['legal_targets'][0]}")
    assert t["time"] == 3 + example["time_points"]


@pytest.mark.clause("N13-BAT-02", "N13-BAT-04", "N13-BAT-05", "N13-BAT-06", "N13-BAT-07")
@pytest.mark.parametrize("example", of_kind("battle"))
def test_a_battle(example: dict[str, Any]) -> None:
    there = tiles_of(example)
    now = table(**there).see("watcher")["battle_now"]
    choices = {side: [*told["choices"]] for side, told in now.items()}
    for side in ("french", "allied"):
        assert now[side]["points"] == example[f"{side}_total"]
        expected = example.get("choices", {}).get(side, [])
        assert [c["by"] for c in choices[side]] == [c["by"] for c in expected]
        assert [sorted(c["among"]) for c in choices[side]] == [sorted(c["among"]) for c in expected]
    for forced in example.get("forced", []):
        side = "french" if forced["to"] in FRENCH_ARMIES else "allied"
        assert now[side]["forced"][forced["to"]] >= 1
    t = ending(**there, time=19, revealed="north south")
    while t.frame == "Loss":
        t.do(t.awaited[0], t.legal(t.awaited[0])[0])
    for army, loss in example.get("loss", {}).items():
        assert t["damage"].get(army, 0) == loss
    lost = dict.fromkeys(("french", "allied"), 0)
    for army, loss in t["damage"].items():
        lost["french" if army in FRENCH_ARMIES else "allied"] += loss
    assert lost == {side: example[f"{side}_total"] for side in lost}


@pytest.mark.clause("N13-BAT-12", "N13-GEN-15")
@pytest.mark.parametrize("example", of_kind("damage"))
def test_damage(example: dict[str, Any]) -> None:
    army = example["army"]
    before = table(tiles={army: "kleinzschocher"}).army(army)["strength"]
    after = table(tiles={army: "kleinzschocher"}, damage={army: example["loss"]}).army(army)["strength"]
    assert (before, after) == (example["strength_before"], example["strength_after"])


def missions_of(example: dict[str, Any]) -> dict[str, str]:
    """The example's missions; in the other districts one whose village nobody holds."""
    held = {tile["area"] for tile in example["tiles"]}
    found = {}
    for district, numbers in zip(DISTRICTS_OF, MISSIONS_IN, strict=True):
        names = [MISSIONS[number] for number in numbers]
        own = [name for name in names if name.removeprefix("mission_") in example["missions"]]
        found[district] = own[0] if own else next(n for n in names if n.removeprefix("mission_") not in held)
    return found


@pytest.mark.clause("N13-SCO-02", "N13-SCO-03", "N13-SCO-04", "N13-SCO-05", "N13-SCO-06", "N13-SCO-07", "N13-SCO-09")
@pytest.mark.parametrize("rule", ["shared_enemy", "adjacent_and_shared_enemy"])
@pytest.mark.parametrize("example", of_kind("scoring"))
def test_a_scoring(example: dict[str, Any], rule: str) -> None:
    t = ending(
        **tiles_of(example),
        missions=missions_of(example),
        time=47,
        battles=2,
        revealed=EVERY,
        options={"support_rule": rule},
    )
    supporters = {name: set() for name in example["missions"]}  # type: dict[str, set[str]]
    while t.frame == "Support":
        army = t.see("p1")["at"]["army"]
        for name in t.offers("p1", "support"):
            supporters[name.removeprefix("mission_")].add(army)
        t.do("p1", f"support mission_{example['allocation'][army]}")
    assert t.frame == ""
    for name in example["missions"]:
        told = mission(t, name)
        supporters[name] |= {s["army"] for s in told["supporters"]}
        assert sorted(supporters[name]) == sorted(example["eligible_support"][name])
        assert (told["french"], told["allied"]) == (example["french_values"][name], example["allied_values"][name])
        assert (told["side"] == "french") == example["fulfilled"][name]


def mission(t: Table, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(
        m for m in t.see("watcher")["scoring"]["missions"] if m["mission"] == f"mission_{name}"
    )
    return found


@pytest.mark.clause("N13-ARM-09")
def test_the_counting_examples_of_the_text() -> None:
    assert table().army("napoleon")["scouts_needed"] == 2
    assert table(tiles={"ney": "leipzig"}).army("napoleon")["scouts_needed"] == 1
