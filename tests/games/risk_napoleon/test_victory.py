"""Missions and the claim of victory (RSK-VIC, RSK-R-05 to -08)."""

from typing import Any

import pytest

from tests.games.risk_napoleon.helpers import REGION, Situation, Table, scattered, table

BY_HAND = {"auto_claim": False}


def mission(name: str, **situation: Any) -> Table:
    """A game by missions in which p1 (blue) has this one. The others are p2 (red) and p3 (black), with missions that
    they cannot fulfil soon."""
    others = [m for m in ("m_destroy_black", "m_destroy_red", "m_destroy_blue") if m != name]
    return table(missions={"p1": name, "p2": others[0], "p3": others[1]}, **situation)


# --- each kind of mission --------------------------------------------------------------------------------------------

REGIONS = {
    "m_rhin_italie": ["r_rhin", "r_italie"],
    "m_autriche_iberie": ["r_autriche", "r_iberie"],
    "m_russie_prusse": ["r_russie", "r_prusse"],
}
REGIONS_AND_ANOTHER = {
    "m_france_royaume_uni": ["r_france", "r_royaume_uni"],
    "m_prusse_scandinavie": ["r_prusse", "r_scandinavie"],
    "m_russie_italie": ["r_russie", "r_italie"],
}


@pytest.mark.clause("RSK-VIC-01", "RSK-SET-08")
@pytest.mark.parametrize("name", list(REGIONS))
def test_a_mission_for_two_regions(name: str) -> None:
    both: Situation = {**dict.fromkeys(REGIONS[name], "p1"), "danemark": "p3"}
    t = mission(name, **both)
    assert (t["winner"], t.awaited) == ("p1", [])
    for region in REGIONS[name]:  # a gap in either
        assert mission(name, **{**both, REGION[region][0]: "p3"})["winner"] is None


@pytest.mark.clause("RSK-VIC-01", "RSK-SET-08")
@pytest.mark.parametrize("name", list(REGIONS_AND_ANOTHER))
def test_a_mission_for_two_regions_and_a_third_of_ones_choice(name: str) -> None:
    two: Situation = {**dict.fromkeys(REGIONS_AND_ANOTHER[name], "p1"), "hanovre": "p3"}
    assert mission(name, **two)["winner"] is None
    for third in ("r_iberie", "r_autriche"):
        assert mission(name, **two, **{third: "p1"})["winner"] == "p1"
        for region in REGIONS_AND_ANOTHER[name]:  # three regions, but not these two
            lands: Situation = {**two, "r_iberie": "p1", "r_autriche": "p1", REGION[region][0]: "p2"}
            assert mission(name, **lands)["winner"] is None


@pytest.mark.clause("RSK-VIC-01", "RSK-SET-08")
@pytest.mark.parametrize(("territories", "winner"), [(27, None), (28, "p1"), (35, "p1")])
def test_a_mission_for_28_territories(territories: int, winner: str | None) -> None:
    assert mission("m_28_territories", crimee="p3", **scattered("p1", territories))["winner"] == winner


@pytest.mark.clause("RSK-VIC-01", "RSK-SET-08")
def test_a_mission_for_18_territories_with_two_regiments_on_each() -> None:
    t = mission("m_18_garrisoned", **{**scattered("p1", 25), **scattered("p1", 17, 2)}, irlande="p3")
    assert t["winner"] is None
    thin = t.lands("p1")[-1]
    assert t.regiments(thin) == 1
    t.do("p1", f"place {thin}")
    assert t["winner"] == "p1"


@pytest.mark.clause("RSK-VIC-01", "RSK-SET-08")
def test_a_mission_to_destroy_a_colour() -> None:
    situation: Situation = {"frame": "Combat", "lorraine": ("p1", 4), "helvetie": "p3", "dice": "666 1"}
    t = mission("m_destroy_black", **situation).do("p1", "attack lorraine>helvetie", "engage 3")
    assert t["winner"] == "p1"
    assert t.heard("p2")[-2:] == ["shown p1 m_destroy_black", "won p1"]
    assert t.player("watcher", "p1")["mission"] == "m_destroy_black"
    other = mission("m_destroy_red", **situation).do("p1", "attack lorraine>helvetie", "engage 3")
    assert other["winner"] is None


@pytest.mark.clause("RSK-R-05")
@pytest.mark.parametrize(("territories", "winner"), [(27, None), (28, "p1")])
def test_who_drew_his_own_colour_needs_28_territories(territories: int, winner: str | None) -> None:
    assert mission("m_destroy_blue", crimee="p3", **scattered("p1", territories))["winner"] == winner


# --- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-R-06", "RSK-VIC-03", "RSK-R-08")
def test_a_colour_destroyed_by_another_counts_and_is_claimed_in_ones_own_turn() -> None:
    missions = {"p1": "m_28_territories", "p2": "m_destroy_black", "p3": "m_destroy_red"}
    t = table(missions=missions, lorraine=("p1", 4), helvetie="p3", frame="Combat", dice="666 1")
    t.do("p1", "attack lorraine>helvetie", "engage 3")  # black is gone, but by p1 and in his turn
    assert t["winner"] is None
    t.do("p1", "end_combat")
    assert t["winner"] is None
    t.do("p1", "end_turn")
    assert t["winner"] == "p2"


@pytest.mark.clause("RSK-VIC-02", "RSK-VIC-03")
def test_nobody_claims_in_anothers_turn() -> None:
    t = mission("m_russie_prusse", r_russie="p1", r_prusse="p1", saxe="p3", turn="p2", options=BY_HAND)
    assert t.legal("p1") == []
    assert t.bar("p1", "claim") == "RSK-SEQ-01"
    t.do("p2", "place_all irlande", "end_combat", "end_turn")
    t.do("p3", "place_all saxe", "end_combat", "end_turn")
    assert "claim" in t.legal("p1")
    assert t.do("p1", "claim")["winner"] == "p1"


@pytest.mark.clause("RSK-VIC-02")
def test_the_engine_too_waits_for_ones_own_turn() -> None:
    t = mission("m_russie_prusse", r_russie="p1", r_prusse="p1", saxe="p3", turn="p2")
    t.do("p2", "place_all irlande", "end_combat", "end_turn")
    t.do("p3", "place_all saxe", "end_combat")
    assert t["winner"] is None
    t.do("p3", "end_turn")
    assert t["winner"] == "p1"


@pytest.mark.clause("RSK-R-07")
@pytest.mark.parametrize("phase", ["Reinforcements", "Combat", "Manoeuvre"])
def test_victory_is_claimed_at_any_moment_of_the_turn_with_nothing_pending(phase: str) -> None:
    situation: Situation = {"r_russie": ("p1", 5), "r_prusse": ("p1", 5), "saxe": "p3", "options": BY_HAND}
    t = mission("m_russie_prusse", frame=phase, put={"pool": 2 * (phase == "Reinforcements")}, **situation)
    assert t.bar("p1", "claim") is None
    assert t.copy().do("p1", "claim")["winner"] == "p1"
    pending = {"Combat": "attack brandebourg>hanovre", "Manoeuvre": "manoeuvre russie>crimee"}
    if phase in pending:
        t.do("p1", pending[phase])
        assert t.bar("p1", "claim") is not None  # how many is still open


@pytest.mark.clause("RSK-R-07")
def test_nothing_can_be_claimed_in_the_middle_of_an_exchange_or_an_occupation() -> None:
    hands = {"p1": "irlande sud_angleterre castille_aragon"}
    lands: Situation = {"r_russie": ("p1", 5), "r_prusse": ("p1", 5), "saxe": "p3", "options": BY_HAND}
    t = mission("m_russie_prusse", hands=hands, **lands).do("p1", "exchange card_irlande")
    assert t.bar("p1", "claim") == "RSK-CAR-01"
    t = mission("m_russie_prusse", frame="Combat", dice="666 1", **lands)
    t.do("p1", "attack brandebourg>hanovre", "engage 3")
    assert t.bar("p1", "claim") == "RSK-CON-01"


@pytest.mark.clause("RSK-VIC-01", "RSK-R-07")
def test_an_unfulfilled_mission_cannot_be_claimed_and_nothing_at_all_where_the_engine_claims() -> None:
    for phase in ("Turns", "Combat", "Manoeuvre"):
        t = mission("m_russie_prusse", r_russie="p1", saxe="p3", frame=phase, options=BY_HAND)
        assert t.bar("p1", "claim") == "RSK-VIC-01"
        assert mission("m_russie_prusse", r_russie="p1", frame=phase).bar("p1", "claim") == "RSK-R-07"


@pytest.mark.clause("RSK-R-07")
def test_the_engine_claims_as_soon_as_it_may_by_conquest_by_march_and_at_the_start_of_the_turn() -> None:
    lands: Situation = {"r_russie": "p1", "r_prusse": "p1", "saxe": "p3"}
    assert mission("m_russie_prusse", **lands)["winner"] == "p1"  # before he receives anything
    t = mission("m_russie_prusse", **lands, varsovie="p2", silesie=("p1", 4), frame="Combat", dice="666 1")
    assert t.do("p1", "attack silesie>varsovie", "engage 3")["winner"] == "p1"
    garrisons: Situation = {**scattered("p1", 18, 2), "ecosse": ("p1", 3), "nord_angleterre": "p1", "crimee": "p3"}
    t = mission("m_18_garrisoned", **garrisons, frame="Manoeuvre").do("p1", "manoeuvre ecosse>nord_angleterre")
    assert t["winner"] is None
    assert t.do("p1", "march 1")["winner"] == "p1"


@pytest.mark.clause("RSK-R-07")
def test_the_engine_claims_after_the_bonus_of_an_exchanged_card() -> None:
    lands: Situation = {**scattered("p1", 18, 2), "ecosse": "p1", "irlande": "p3"}
    one_shown = mission("m_18_garrisoned", **lands, hands={"p1": "ecosse portugal joker_1"}, frame="Reinforcements")
    one_shown.do("p1", "exchange card_ecosse", "exchange card_portugal", "exchange joker_1")
    assert one_shown["winner"] == "p1"
    two_shown = mission("m_18_garrisoned", **lands, hands={"p1": "ecosse andalousie joker_1"}, frame="Reinforcements")
    two_shown.do("p1", "exchange card_ecosse", "exchange card_andalousie", "exchange joker_1")
    assert (two_shown.copy().do("p1", "bonus ecosse")["winner"], two_shown["winner"]) == ("p1", None)
    assert two_shown.do("p1", "bonus andalousie")["winner"] is None


@pytest.mark.clause("RSK-R-08")
def test_the_condition_must_hold_at_the_moment_of_claiming() -> None:
    lands: Situation = {"r_russie": "p1", "r_prusse": "p1", "galicie": ("p2", 4)}
    t = mission("m_russie_prusse", **lands, saxe="p3", turn="p2", frame="Combat", dice="666 1")
    t.do("p2", "attack galicie>varsovie", "engage 3", "end_combat", "end_turn")  # p1 had it, but not in his turn
    t.do("p3", "place_all saxe", "end_combat", "end_turn")
    assert (t["winner"], t.awaited) == (None, ["p1"])


@pytest.mark.clause("RSK-R-08")
def test_who_claims_by_hand_may_lose_what_he_had() -> None:
    lands: Situation = {
        "r_russie": "p1",
        "r_prusse": "p1",
        "varsovie": ("p1", 2),
        "galicie": ("p2", 4),
        "saxe": "p3",
    }
    t = mission("m_russie_prusse", **lands, options=BY_HAND, frame="Manoeuvre", dice="666 11")
    t.do("p1", "end_turn")  # he lets the moment pass
    t.do("p2", "place_all irlande", "attack galicie>varsovie", "engage 3").do("p1", "defend 2")
    t.do("p2", "end_combat", "end_turn")
    t.do("p3", "place_all saxe", "end_combat", "end_turn")
    assert t.bar("p1", "claim") == "RSK-VIC-01"


@pytest.mark.clause("RSK-R-08")
def test_a_destroyed_colour_stays_destroyed() -> None:
    t = mission("m_destroy_black", options=BY_HAND, lorraine="p1")  # black has been gone for long
    assert t.bar("p1", "claim") is None


@pytest.mark.clause("RSK-VIC-01")
def test_when_the_game_is_over_nothing_is_open_to_anybody() -> None:
    t = mission("m_russie_prusse", r_russie="p1", r_prusse="p1", saxe="p3")
    assert t.state.scores() == [1.0, 0.0, 0.0]
    for seat in ("p1", "p2", "p3"):
        assert t.bar(seat, "end_turn") == "RSK-VIC-01"
    assert t.state.view(-1)["over"]
