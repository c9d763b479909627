"""Card sets and the drawing of cards (RSK-CAR, RSK-CRD, RSK-R-10 to -15)."""

from itertools import permutations
from typing import Any

import pytest

from grognard.games.risk_napoleon.tables import CARDS
from tests.games.risk_napoleon.helpers import Situation, Table, cards, table

INFANTRY = "irlande sud_angleterre castille_aragon"
CAVALRY = "ecosse portugal andalousie"
ARTILLERY = "nord_angleterre galice normandie_bretagne"
ONE_OF_EACH = "ile_de_france lorraine aquitaine"
JOKERS = "joker_1 joker_2"


def holding(hand: str, pool: int = 0, **lands: Any) -> Table:
    """p1 in his reinforcement phase with these cards, none of them his territory unless named."""
    lands = lands or {"crimee": "p1"}
    return table(hands={"p1": hand}, put={"pool": pool, "received": pool}, frame="Reinforcements", **lands)


def exchange(t: Table, hand: str, seat: str = "p1") -> Table:
    """The seat exchanges these three cards, in this order."""
    return t.do(seat, *[f"exchange {card}" for card in cards(hand)])


# --- sets and values -------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-CAR-01", "RSK-CAR-03")
@pytest.mark.parametrize(("hand", "worth"), [(INFANTRY, 4), (CAVALRY, 6), (ARTILLERY, 8), (ONE_OF_EACH, 10)])
def test_the_four_sets_and_their_values(hand: str, worth: int) -> None:
    for order in permutations(hand.split()):
        t = exchange(holding(hand, pool=1), " ".join(order))
        assert (t["pool"], t["received"], t["hands"]["p1"]) == (1 + worth, 1 + worth, [])


@pytest.mark.clause("RSK-CAR-01")
@pytest.mark.parametrize(
    "hand",
    [
        "irlande sud_angleterre ecosse",
        "irlande sud_angleterre galice",
        "ecosse portugal irlande",
        "ecosse portugal galice",
        "galice aquitaine irlande",
        "galice aquitaine ecosse",
        "irlande sud_angleterre ecosse portugal",
        "irlande sud_angleterre",
        "joker_1 joker_2",
    ],
)
def test_nothing_else_is_a_set(hand: str) -> None:
    t = holding(hand)
    assert t.offers("p1", "exchange") == []
    assert {t.bar("p1", f"exchange {card}") for card in cards(hand)} == {"RSK-CAR-01"}


@pytest.mark.clause("RSK-CAR-01")
def test_cards_are_exchanged_three_at_a_time_from_ones_own_hand() -> None:
    t = holding(INFANTRY + " ecosse")
    assert t.offers("p1", "exchange") == cards(INFANTRY)
    assert t.bar("p1", "exchange card_ecosse") == "RSK-CAR-01"  # no set begins with it
    assert t.bar("p1", "exchange card_saxe") == "RSK-CAR-01"  # he does not hold it
    t.do("p1", "exchange card_irlande")
    assert t.bar("p1", "exchange card_irlande") == "RSK-CAR-01"
    assert t.bar("p1", "end_reinforcements") == "RSK-CAR-01"
    t.do("p1", "exchange card_castille_aragon")
    assert t.offers("p1", "exchange") == ["card_sud_angleterre"]
    assert (t["pool"], len(t["hands"]["p1"])) == (0, 4)  # nothing is given before the third
    t.do("p1", "exchange card_sud_angleterre")
    assert (t["pool"], t["hands"]["p1"]) == (4, ["card_ecosse"])


@pytest.mark.clause("RSK-CAR-02", "RSK-R-12")
@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("irlande sud_angleterre joker_1", 4),
        ("ecosse portugal joker_1", 6),
        ("galice aquitaine joker_2", 8),
        ("irlande ecosse joker_1", 10),
        ("ecosse galice joker_1", 10),
        ("irlande galice joker_2", 10),
        ("irlande joker_1 joker_2", 10),
        ("ecosse joker_1 joker_2", 10),
        ("galice joker_1 joker_2", 10),
    ],
)
def test_a_joker_stands_for_any_symbol_and_is_read_as_well_as_can_be(hand: str, worth: int) -> None:
    for order in permutations(hand.split()):
        assert exchange(holding(hand), " ".join(order))["pool"] == worth


# --- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-CAR-04")
def test_any_number_of_sets_but_only_in_the_reinforcement_phase() -> None:
    t = holding(f"{INFANTRY} {CAVALRY} {ARTILLERY} {ONE_OF_EACH}", crimee=("p1", 3), ukraine="p1")
    for hand in (INFANTRY, CAVALRY, ARTILLERY):
        exchange(t, hand)
    assert (t["pool"], t["hands"]["p1"]) == (4 + 6 + 8, cards(ONE_OF_EACH))
    t.do("p1", "place_all crimee", "end_reinforcements")
    assert t.bar("p1", "exchange card_lorraine") == "RSK-CAR-04"
    t.do("p1", "end_combat")
    assert t.bar("p1", "exchange card_lorraine") == "RSK-CAR-04"
    t.do("p1", "manoeuvre crimee>ukraine", "march 1")
    assert t.bar("p1", "exchange card_lorraine") == "RSK-CAR-04"


@pytest.mark.clause("RSK-CAR-06", "RSK-R-11")
@pytest.mark.parametrize(
    ("hand", "first"),
    [
        ("irlande sud_angleterre ecosse portugal galice", "irlande ecosse galice"),
        (f"{INFANTRY} ecosse portugal", INFANTRY),
        (f"{JOKERS} irlande sud_angleterre ecosse", "joker_1 irlande ecosse"),
        (f"{ARTILLERY} {INFANTRY} portugal", ARTILLERY),
    ],
)
def test_with_five_cards_or_more_one_must_exchange(hand: str, first: str) -> None:
    t = holding(hand)
    assert t.bar("p1", "end_reinforcements") == "RSK-CAR-06"
    assert t.bar("p1", "attack crimee>russie") == "RSK-REN-07"
    exchange(t, first).do("p1", "place_all crimee")
    assert len(t["hands"]["p1"]) < 5
    assert t.frame == "Combat" or t.bar("p1", "end_reinforcements") is None


@pytest.mark.clause("RSK-CAR-06", "RSK-R-11")
def test_one_exchanges_until_four_or_fewer_remain() -> None:
    t = holding(f"{INFANTRY} {CAVALRY} {ARTILLERY}")
    for hand, left in ((INFANTRY, 6), (CAVALRY, 3)):
        assert t.bar("p1", "end_reinforcements") == "RSK-CAR-06"
        exchange(t, hand).do("p1", "place_all crimee")
        assert len(t["hands"]["p1"]) == left
    assert t.bar("p1", "end_reinforcements") is None  # a set is left, but only three cards


@pytest.mark.clause("RSK-CAR-07")
@pytest.mark.parametrize("hand", [INFANTRY, f"{CAVALRY} irlande", f"{ONE_OF_EACH} joker_1"])
def test_with_four_cards_or_fewer_nobody_is_obliged(hand: str) -> None:
    t = holding(hand)
    assert t.offers("p1", "exchange") != []
    assert t.bar("p1", "end_reinforcements") is None
    assert t.do("p1", "end_reinforcements")["hands"]["p1"] == sorted(cards(hand), key=CARDS.index)


# --- the bonus of a card of one's own --------------------------------------------------------------------------------


@pytest.mark.clause("RSK-CAR-05", "RSK-R-15")
def test_a_card_of_ones_own_territory_brings_two_regiments_there_at_once() -> None:
    t = exchange(holding(INFANTRY, sud_angleterre=("p1", 3)), INFANTRY)
    assert t.regiments("sud_angleterre") == 5
    assert t["pool"] == 4  # the bonus is no part of what can be placed elsewhere, or spent
    assert t.heard("p2")[-1] == "bonus p1 sud_angleterre 2"
    t = exchange(holding(INFANTRY), INFANTRY)
    assert (t.army("p1"), t.army("p2")) == (1, 47)  # all three show p2's territories: no bonus for anybody


@pytest.mark.clause("RSK-R-10", "RSK-CAR-05")
def test_several_own_territories_bring_one_bonus_a_set_where_the_player_likes() -> None:
    lands: Situation = {"irlande": "p1", "sud_angleterre": "p1", "crimee": "p1"}
    t = exchange(holding(INFANTRY, **lands), INFANTRY)
    assert (t.frame, t.legal("p1")) == ("Bonus", ["bonus irlande", "bonus sud_angleterre"])
    assert t.bar("p1", "bonus castille_aragon") == "RSK-R-10"  # shown, but p2's
    assert t.bar("p1", "bonus crimee") == "RSK-R-10"  # his, but not shown
    assert t.bar("p1", "place crimee") == "RSK-CAR-05"  # the bonus comes first
    t.do("p1", "bonus sud_angleterre")
    assert t.garrisons("irlande", "sud_angleterre", "crimee") == [1, 3, 1]
    assert (t.frame, t["pool"]) == ("Reinforcements", 4)


@pytest.mark.clause("RSK-R-10")
def test_every_set_brings_its_bonus_and_a_bonus_has_its_time() -> None:
    t = holding(f"{INFANTRY} {CAVALRY}", irlande="p1", ecosse="p1")
    exchange(exchange(t, INFANTRY), CAVALRY)
    assert t.garrisons("irlande", "ecosse") == [3, 3]
    assert t.bar("p1", "bonus irlande") == "RSK-CAR-05"


@pytest.mark.clause("RSK-R-10")
def test_by_agreement_every_card_brings_a_bonus() -> None:
    own: Situation = {"irlande": "p1", "sud_angleterre": "p1"}
    options = {"card_bonus": "per_card"}
    t = table(hands={"p1": INFANTRY}, options=options, frame="Reinforcements", **own)
    exchange(t, INFANTRY)
    assert (t.frame, t.garrisons("irlande", "sud_angleterre", "castille_aragon")) == ("Reinforcements", [3, 3, 1])


# --- under the pile --------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-CAR-08", "RSK-R-13")
def test_exchanged_cards_go_under_the_pile_in_the_order_in_which_they_are_named() -> None:
    t = holding(f"{INFANTRY} {CAVALRY}")
    top = t["pile"]
    exchange(t, "sud_angleterre irlande castille_aragon")
    exchange(t, CAVALRY)
    assert t["pile"] == [*top, *cards("sud_angleterre irlande castille_aragon"), *cards(CAVALRY)]
    assert t.see("watcher")["under"] == t["pile"][-6:]


# --- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-CRD-01")
def test_a_conqueror_draws_one_card_however_many_territories_he_conquered() -> None:
    t = table(irlande=("p1", 9), frame="Combat", pile="saxe tyrol", dice="666 1 666 1")
    t.do("p1", "attack irlande>ecosse", "engage 3", "occupy 3", "attack irlande>sud_angleterre", "engage 3", "occupy 4")
    assert (t["conquered"], t["hands"]["p1"]) == (2, [])  # not before the end of combat
    t.do("p1", "end_combat")
    assert t["hands"]["p1"] == ["card_saxe"]
    assert t["pile"][0] == "card_tyrol"


@pytest.mark.clause("RSK-CRD-01")
def test_no_conquest_no_card_and_each_turn_counts_for_itself() -> None:
    t = table(irlande=("p1", 3), frame="Combat", dice="1 6")
    t.do("p1", "attack irlande>ecosse", "engage 1", "end_combat")
    assert t["hands"]["p1"] == []
    t = table(irlande=("p1", 3), frame="Combat", dice="66 1")
    t.do("p1", "attack irlande>ecosse", "engage 2", "end_combat", "end_turn")
    t.do("p2", "place_all saxe", "end_combat")
    assert [len(hand) for hand in t["hands"].values()] == [1, 0, 0]


@pytest.mark.clause("RSK-CRD-02")
def test_a_card_won_this_turn_is_exchanged_in_a_later_turn_at_the_earliest() -> None:
    t = table(irlande=("p1", 3), hands={"p1": "galice aquitaine"}, pile="belgique", frame="Combat", dice="66 1")
    t.do("p1", "attack irlande>ecosse", "engage 2", "end_combat")
    assert "card_belgique" in t["hands"]["p1"]
    assert t.bar("p1", "exchange card_belgique") == "RSK-CAR-04"
    t.do("p1", "end_turn")
    t.do("p2", "place_all saxe", "end_combat", "end_turn")
    assert exchange(t, "belgique galice aquitaine")["pool"] == 3 + 8


@pytest.mark.clause("RSK-R-14")
def test_from_an_empty_pile_no_card_is_drawn() -> None:
    names = [card.removeprefix("card_") for card in CARDS]
    hands = {"p1": " ".join(names[:4]), "p2": " ".join(names[4:])}
    t = table(irlande=("p1", 3), hands=hands, frame="Combat", dice="66 1")
    t.do("p1", "attack irlande>ecosse", "engage 2", "end_combat")
    assert (t["conquered"], len(t["hands"]["p1"]), t["pile"]) == (1, 4, [])
    assert not [told for told in t.heard("p1") if told.startswith(("drew", "card"))]
