"""Two players and the neutral army between them (RSK-2PL, RSK-R-17)."""

import json
from typing import Any

import pytest

from tests.games.risk_napoleon.helpers import Situation, Table, Unshuffled, cards, deployed, game, scattered, table


def duel(rest: str = "neutral", **situation: Any) -> Table:
    """Two players; what is not named belongs to the neutral army."""
    return table(players=2, rest=rest, **situation)


# --- set-up ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-2PL-02", "RSK-2PL-03", "RSK-2PL-05")
def test_sixteen_territories_each_and_a_neutral_army_of_32() -> None:
    t = game(players=2)
    assert [len(t.lands(owner)) for owner in ("p1", "p2", "neutral")] == [16, 16, 16]
    assert [t.regiments(place) for place in t.lands("neutral")] == [2] * 16
    deployed(t)
    assert [t.army(owner) for owner in ("p1", "p2", "neutral")] == [40, 40, 32]
    assert len(t["pile"]) == 50


@pytest.mark.clause("RSK-2PL-03")
@pytest.mark.parametrize(("dealer", "takers"), [(2, ["p1", "p2", "neutral"]), (1, ["p2", "p1", "neutral"])])
def test_cards_are_dealt_to_both_players_and_the_neutral_army_in_turn(dealer: int, takers: list[str]) -> None:
    t = game(source=Unshuffled(), players=2, dealer_seat=dealer)
    assert [told.split()[2] for told in t.heard("watcher") if told.startswith("dealt")] == takers * 16


@pytest.mark.clause("RSK-2PL-04")
def test_the_players_place_24_more_alternately_on_their_own_territories() -> None:
    t = game(players=2)
    assert t["reserve"] == {"p1": 24, "p2": 24}
    assert t.bar("p1", f"place {t.lands('neutral')[0]}") == "RSK-SET-13"
    order = []
    while t.frame == "Deploy":
        order += t.awaited
        t.do(order[-1], f"place {t.lands(order[-1])[0]}")
    assert order == ["p1", "p2"] * 24


@pytest.mark.clause("RSK-2PL-01")
def test_there_are_no_missions() -> None:
    t = game(players=2)
    assert t["missions"] == {}
    assert "mission p" not in json.dumps(t.heard("p1"))


@pytest.mark.clause("RSK-2PL-01")
def test_the_aim_is_to_destroy_the_opponent_whatever_becomes_of_the_neutral_army() -> None:
    t = duel(rest="p1", lorraine=("p1", 4), helvetie="p2", ecosse="neutral", frame="Combat", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3")
    assert (t["winner"], t.state.scores()) == ("p1", [1.0, 0.0])
    t = duel(rest="p1", lorraine=("p1", 4), helvetie="neutral", ecosse="p2", frame="Combat", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3")  # the last of the neutral army
    assert (t["winner"], t.lands("neutral")) == (None, [])


# --- the neutral army's reinforcements -------------------------------------------------------------------------------


@pytest.mark.clause("RSK-2PL-06")
@pytest.mark.parametrize(("received", "share"), [(3, 1), (4, 2), (7, 3), (17, 8)])
def test_the_neutral_army_receives_half_rounded_down(received: int, share: int) -> None:
    t = duel(irlande="p1", crimee="p2", frame="Reinforcements", put={"pool": received, "received": received})
    t.do("p1", "place_all irlande")
    assert (t.frame, t["pool"]) == ("NeutralReinforcements", share)
    assert t.heard("p1")[-1] == f"neutral-share p2 {share}"


@pytest.mark.clause("RSK-R-17", "RSK-2PL-06")
def test_the_share_counts_territories_regions_sets_and_bonus_regiments() -> None:
    lands: Situation = {**scattered("p1", 12), "r_italie": "p1", "ecosse": "p1", "crimee": "p2"}
    t = duel(**lands, hands={"p1": "ecosse portugal tyrol"})
    assert t["pool"] == 5 + 2  # 16 territories and Italy
    t.do("p1", "exchange card_ecosse", "exchange card_portugal", "exchange card_tyrol", "place_all ecosse")
    assert t["pool"] == (7 + 6 + 2) // 2


@pytest.mark.clause("RSK-2PL-07")
def test_the_other_player_places_them_on_neutral_territories_after_the_player_has_placed_his_own() -> None:
    t = duel(irlande="p1", crimee=("p2", 3), frame="Reinforcements", put={"pool": 12, "received": 12})
    assert t.bar("p2", "place saxe") == "RSK-SEQ-01"  # not yet
    t.do("p1", "place_all irlande")
    assert (t.awaited, t.offers("p2", "place")) == (["p2"], t.lands("neutral"))
    assert t.bar("p2", "place crimee") == "RSK-2PL-07"
    assert t.bar("p2", "end_reinforcements") == "RSK-2PL-07"
    assert t.bar("p1", "place saxe") == "RSK-2PL-07"
    t.do("p2", "place saxe", "place_all tyrol")
    assert t.garrisons("saxe", "tyrol") == [2, 6]
    assert (t.frame, t.awaited) == ("Combat", ["p1"])
    assert t.heard("p1") == ["neutral-placed p2 saxe 1", "neutral-placed p2 tyrol 5"]


@pytest.mark.clause("RSK-2PL-07")
def test_a_neutral_army_that_is_gone_receives_nothing() -> None:
    t = duel(rest="p2", irlande="p1", frame="Reinforcements", put={"pool": 12, "received": 12})
    t.do("p1", "place_all irlande")
    assert (t.frame, t["pool"]) == ("Combat", 0)


# --- fighting the neutral army ---------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-2PL-08")
@pytest.mark.parametrize(("attacker", "other"), [("p1", "p2"), ("p2", "p1")])
def test_the_other_player_decides_the_neutral_armys_defence(attacker: str, other: str) -> None:
    lands: Situation = {"lorraine": (attacker, 9), "helvetie": ("neutral", 3), "crimee": other}
    t = duel(turn=attacker, frame="Combat", dice="653 64", **lands)
    t.do(attacker, "attack lorraine>helvetie", "engage 3")
    assert (t.awaited, t.legal(other)) == ([other], ["defend 1", "defend 2"])
    t.do(other, "defend 2")
    assert t.garrisons("lorraine", "helvetie") == [8, 2]


@pytest.mark.clause("RSK-2PL-09")
def test_the_attacker_goes_on_against_either_as_often_as_he_likes() -> None:
    lands: Situation = {"lorraine": ("p1", 9), "helvetie": ("neutral", 9), "belgique": ("p2", 9)}
    t = duel(frame="Combat", dice="1 6 " * 6, **lands)
    for target in ("helvetie", "belgique") * 3:
        t.do("p1", f"attack lorraine>{target}", "engage 1").do("p2", "defend 1")
    assert {"attack lorraine>helvetie", "attack lorraine>belgique", "end_combat"} <= set(t.legal("p1"))


@pytest.mark.clause("RSK-2PL-10")
def test_conquering_neutral_territory_earns_a_card() -> None:
    t = duel(lorraine=("p1", 4), crimee="p2", frame="Combat", pile="saxe", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3", "end_combat")
    assert t["hands"]["p1"] == cards("saxe")


@pytest.mark.clause("RSK-2PL-11")
def test_the_neutral_army_has_no_turn_and_no_cards_and_never_moves() -> None:
    t = duel(lorraine=("p1", 4), crimee=("p2", 4), helvetie=("neutral", 9), frame="Manoeuvre")
    assert t.bar("p1", "manoeuvre helvetie>tyrol") == "RSK-MAN-01"
    t.do("p1", "end_turn")
    assert t.awaited == ["p2"]
    t.do("p2", "place_all crimee").do("p1", "place helvetie")
    assert t.bar("p2", "attack helvetie>lorraine") == "RSK-CBT-01"
    t.do("p2", "end_combat", "end_turn")
    assert t.awaited == ["p1"]
    assert set(t["hands"]) == {"p1", "p2"}
