"""The worked examples of the rulebook, as test vectors (`examples.json`)."""

import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.tables import CARD_SYMBOL, CARDS, TERRITORIES
from grognard.kernel.contract import Json
from tests.games.risk_napoleon.helpers import REGION, Situation, Table, scattered, table

EXAMPLES: list[Json] = json.loads(Path(__file__).with_name("examples.json").read_text("utf-8"))["examples"]

# Left for the advanced rules: X-16 (exchange), X-17 (fortress), X-18 and X-19 (leader cards).
ADVANCED = ["exchange_advanced", "fortress_round", "leader_card"]

ARMS = {
    "infantry": ["line_infantry", "light_infantry"],
    "cavalry": ["hussar", "cuirassier"],
    "artillery": ["artillery"],
    "joker": ["joker"],
}


def examples(kind: str) -> Callable[[Callable[..., None]], Any]:
    """Run a test with every example of this kind, each under its number."""
    return pytest.mark.parametrize(
        "example", [pytest.param(each, id=each["id"]) for each in EXAMPLES if each["kind"] == kind]
    )


def hand_of(arms: list[str]) -> list[str]:
    """Cards of these arms, all different."""
    hand: list[str] = []
    for arm in arms:
        hand.append(next(c for c, symbol in zip(CARDS, CARD_SYMBOL) if symbol in ARMS[arm] and c not in hand))
    return hand


def holding(arms: list[str]) -> Table:
    """p1 with cards of these arms, all regiments placed; no card shows the only territory he has."""
    hand = " ".join(card.removeprefix("card_") for card in hand_of(arms))
    return table(crimee="p1", hands={"p1": hand}, frame="Reinforcements")


@pytest.mark.clause("RSK-CMP-01")
@examples("figures")
def test_figures(example: Json) -> None:
    """Figures are change: the engine counts regiments, and both sides of the example are as many."""
    pieces = json.loads(files(GAME.package).joinpath("data/pieces.json").read_text("utf-8"))
    worth = {figure["id"]: figure["regiments"] for figure in pieces["figures"]["types"]}
    count = [sum(worth[figure] * number for figure, number in side.items()) for side in (example["in"], example["out"])]
    assert count[0] == count[1]


@pytest.mark.clause("RSK-REN-01", "RSK-REN-02")
@examples("territory_reinforcement")
def test_regiments_for_territories(example: Json) -> None:
    assert table(**scattered("p1", example["in"]["territories"]))["pool"] == example["out"]


@pytest.mark.clause("RSK-CAR-01", "RSK-CAR-02", "RSK-CAR-03")
@examples("exchange_standard")
def test_the_value_of_a_set(example: Json) -> None:
    t = holding(example["in"])
    t.do("p1", *[f"exchange {card}" for card in t["hands"]["p1"]])
    assert t["pool"] == example["out"]


@pytest.mark.clause("RSK-CAR-06", "RSK-CAR-07", "RSK-R-11")
@examples("must_exchange_standard")
def test_the_duty_to_exchange(example: Json) -> None:
    t = holding(example["in"])
    assert (t.bar("p1", "end_reinforcements") == "RSK-CAR-06") == example["out"]
    if "best_value" in example:
        assert best(t) == example["best_value"]


def best(t: Table) -> int:
    """The most that one exchange can bring p1, tried in every way."""
    offers = t.offers("p1", "exchange") if not t["pool"] else []
    return max([best(t.copy().do("p1", f"exchange {card}")) for card in offers], default=t["pool"])


@pytest.mark.clause("RSK-CBT-05", "RSK-CBT-07", "RSK-CBT-08", "RSK-CBT-09")
@examples("combat_round")
def test_a_round_of_combat(example: Json) -> None:
    attack, defence = ("".join(map(str, example["in"][side])) for side in ("attack", "defence"))
    t = table(lorraine=("p1", 9), helvetie=("p2", 3), frame="Combat", dice=f"{attack} {defence}")
    t.do("p1", "attack lorraine>helvetie", f"engage {len(attack)}").do("p2", f"defend {len(defence)}")
    assert t.garrisons("lorraine", "helvetie") == [
        9 - example["out"]["attacker_loss"],
        3 - example["out"]["defender_loss"],
    ]


@pytest.mark.clause("RSK-CON-01", "RSK-CON-02")
@examples("occupation_range")
def test_how_many_move_in(example: Json) -> None:
    engaged = example["in"]["engaged"]
    t = table(lorraine=("p1", example["in"]["source_regiments"]), frame="Combat", dice=f"{'6' * engaged} 1")
    t.do("p1", "attack lorraine>helvetie", f"engage {engaged}")
    assert t.offers("p1", "occupy") == [str(number) for number in example["out"]]


@pytest.mark.clause("RSK-2PL-06", "RSK-REN-01", "RSK-REN-03", "RSK-REN-04")
@examples("two_player_reinforcement")
def test_reinforcements_of_two_players(example: Json) -> None:
    assert (example["in"]["regions"], example["in"]["sets"]) == (["r_iberie"], [8])
    lands: Situation = dict.fromkeys(REGION["r_iberie"], "p1")
    others = [place for region, places in REGION.items() if region != "r_iberie" for place in places[1:]]
    lands |= dict.fromkeys(others[: example["in"]["territories"] - len(lands)], "p1")
    assert len(lands) == example["in"]["territories"]
    artillery = [c for c, symbol in zip(CARDS, CARD_SYMBOL) if symbol == "artillery"]
    hand = [card for card in artillery if card.removeprefix("card_") not in lands][:3]
    names = " ".join(card.removeprefix("card_") for card in hand)
    t = table(players=2, rest="neutral", crimee="p2", hands={"p1": names}, **lands)
    t.do("p1", *[f"exchange {card}" for card in hand])
    assert t["pool"] == example["out"]["player"]
    t.do("p1", f"place_all {next(iter(lands))}")
    assert (t.awaited, t["pool"]) == (["p2"], example["out"]["neutral"])


@pytest.mark.clause("RSK-PRG-01", "RSK-PRG-02")
@examples("progressive_exchange")
def test_progressive_exchanges(example: Json) -> None:
    seats = {"A": "p1", "B": "p2", "C": "p3", "D": "p4"}
    places = dict(zip(seats.values(), ["irlande", "crimee", "suede", "portugal"], strict=True))
    sets = iter([" ".join(TERRITORIES[i : i + 3]) for i in range(4, 40, 3)])  # any three cards in a row are one of each
    plan = [(seats[player], [next(sets) for _ in range(number)]) for player, number in example["in"]]
    hands: dict[str, str] = {}
    for seat, own in plan:
        hands[seat] = " ".join([hands.get(seat, ""), *own])
    options = {"progressive_reinforcements": True}
    t = table(players=4, rest="p2", hands=hands, options=options, **{place: seat for seat, place in places.items()})
    brought = []
    for seat, own in plan:
        while t.awaited != [seat]:  # the others place what they have and go on
            pass_turn(t, places)
        before = t["pool"]
        for names in own:
            t.do(seat, *[f"exchange card_{name}" for name in names.split()])
        brought.append(t["pool"] - before)
        pass_turn(t, places)
    assert brought == example["out"]


def pass_turn(t: Table, places: dict[str, str]) -> None:
    seat = t.awaited[0]
    t.do(seat, f"place_all {places[seat]}")
    if t.frame == "Reinforcements":
        t.do(seat, "end_reinforcements")
    t.do(seat, "end_combat", "end_turn")


def test_every_example_is_tested_but_those_of_the_advanced_rules() -> None:
    standard = {
        "figures", "territory_reinforcement", "exchange_standard", "must_exchange_standard", "combat_round",
        "occupation_range", "two_player_reinforcement", "progressive_exchange",
    }  # fmt: skip
    assert {example["kind"] for example in EXAMPLES} == standard | set(ADVANCED)
    assert [example["id"] for example in EXAMPLES if example["kind"] in ADVANCED] == ["X-16", "X-17", "X-18", "X-19"]
