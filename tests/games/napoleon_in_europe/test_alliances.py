"""Alliances, diplomacy, joint and deferred turns (NIE-ALL, NIE-DIP, NIE-OPT-08, -09)."""

from typing import Any

import pytest

from grognard.games.napoleon_in_europe import GAME
from tests.games.napoleon_in_europe.helpers import FOUR, Table, deploy, passed, table

ALL_FOUR = "p1-p2 p1-p3 p1-p4 p2-p3 p2-p4 p3-p4"


def allies(t: Table) -> list[str]:
    return [f"{a}-{b}" for a, seat in t["seats"].items() for b in seat["allies"] if a < b]


# --- making and ending them ------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-ALL-02", "NIE-ALL-03", "NIE-ALL-11")
def test_two_players_ally_as_soon_as_both_agree_and_only_then_it_is_known() -> None:
    t = table(seats=FOUR, frame="Diplomacy", allies="p2-p3")
    assert t.offers("p1", "propose_alliance") == ["p2", "p3", "p4"]
    assert t.bar("p1", "propose_alliance p1") == "NIE-ALL-02"
    t.do("p1", "propose_alliance p2")
    assert (t.shown("p2"), t.shown("p1")) == (("AllianceOffer", ["p2"]), ("AllianceOffer", ["p2"]))
    assert (t.shown("p3"), t.shown("watcher")) == (("Diplomacy", ["p1"]), ("Diplomacy", ["p1"]))
    assert (t.heard("p2"), t.heard("p4")) == (["offer-alliance p1 p2"], [])
    assert t.bar("p1", "done") == "NIE-ALL-03"
    t.do("p2", "accept")
    assert allies(t) == ["p1-p2", "p2-p3"]  # not transitive
    assert t.heard("p4") == ["allied p1 p2"]
    assert t.bar("p1", "propose_alliance p2") == "NIE-ALL-02"


@pytest.mark.clause("NIE-ALL-11")
def test_alliances_are_made_in_a_window_and_reach_all_nations_of_a_player() -> None:
    t = table(seats={"p1": "france spain", "p2": "britain austria"})
    assert t.bar("p1", "propose_alliance p2") == "NIE-ALL-11"
    t = table(
        seats={"p1": "france spain", "p2": "britain austria"},
        frame="Diplomacy",
        hanover="spain 1C",
        saxony="austria 1I",
    )
    t.do("p1", "propose_alliance p2").do("p2", "accept")
    t = passed(t).do("p1", "keep_faith", "begin", "march hanover>westphalia", "march westphalia>saxony")
    assert t.pieces("saxony") == "austria 1I; spain 1C"
    assert t.do("p1", "end_movement").frame == "Production"  # Spain is as allied with Austria as France with Britain


@pytest.mark.clause("NIE-DIP-04")
def test_what_was_declined_is_not_proposed_again_in_this_window() -> None:
    t = table(frame="Diplomacy").do("p1", "propose_alliance p2").do("p2", "decline")
    assert (t.heard("p1"), t.heard("p3")) == (["declined p2 p1"], [])
    assert t.bar("p1", "propose_alliance p2") == "NIE-DIP-04"
    t.do("p1", "done")
    assert t.bar("p2", "propose_alliance p1") is None  # he may change his mind
    t.do("p2", "done").do("p3", "done")
    t.do("p1", "end_movement", "end_production").do("p2", "done").do("p3", "done")
    assert t.bar("p1", "propose_alliance p2") is None  # a new window


@pytest.mark.clause("NIE-DIP-04", "NIE-ALL-11")
def test_the_window_ends_when_all_in_succession_have_nothing_to_add() -> None:
    t = table(frame="Diplomacy", turn="p2")
    t.do("p2", "done").do("p3", "done").do("p1", "propose_alliance p3").do("p3", "accept")
    assert (t.frame, t.awaited) == ("Diplomacy", ["p1"])
    t.do("p1", "done").do("p2", "done")
    assert t.frame == "Diplomacy"  # a new alliance: everybody has the word again
    assert t.do("p3", "done").frame == "Movement"


@pytest.mark.clause("NIE-ALL-04", "NIE-ALL-09")
def test_an_alliance_lasts_until_one_ends_it_at_the_start_of_his_turn() -> None:
    t = table(frame="EndAlliances", allies="p1-p3", tyrol="austria 1I")
    assert t.offers("p1", "end_alliance") == ["p3"]
    assert t.bar("p1", "end_alliance p2") == "NIE-ALL-04"
    kept = t.copy().do("p1", "keep_faith")
    assert allies(kept) == ["p1-p3"]
    while kept.frame == "Call":
        kept.do("p1", "begin")
    assert kept.bar("p1", "end_alliance p3") == "NIE-ALL-09"  # too late: he moves
    t.do("p1", "end_alliance p3")
    assert (allies(t), t.heard("p2")) == ([], ["alliance-ended p1 p3"])


@pytest.mark.clause("NIE-ALL-16")
def test_with_the_end_of_an_alliance_they_are_enemies_at_once() -> None:
    t = table(
        frame="EndAlliances", allies="p1-p3", bohemia="france 1I", tyrol="france 1C", bavaria="france 2I",
        rome="france 1I; austria 1I", control={"bavaria": "austria", "rome": "austria"},
    )  # fmt: skip
    t.do("p1", "end_alliance p3")
    assert t.control("bohemia") == "france"  # infantry alone in an enemy's homeland
    assert t.control("tyrol") == "austria"  # cavalry holds nothing
    assert t.control("bavaria") == "france"  # the courtesy is over
    assert t.control("rome") == "austria"  # contested


@pytest.mark.clause("NIE-ALL-17")
def test_a_new_ally_gives_homeland_back_and_keeps_his_markers() -> None:
    t = table(
        frame="Diplomacy", vienna="france 2I", bavaria="france 1I",
        control={"vienna": "france", "bavaria": "france", "rome": "austria"},
    )  # fmt: skip
    t.do("p1", "propose_alliance p3").do("p3", "accept")
    assert (t.control("vienna"), t.control("bavaria"), t.control("rome")) == ("austria", "france", "austria")
    assert "freed austria vienna" in t.heard("p2")


@pytest.mark.clause("NIE-ALL-08")
def test_allies_share_regions_without_fighting() -> None:
    t = table(allies="p1-p2", holland="france 2I", hanover="britain 2I").do("p1", "march holland>hanover", "whole")
    assert t.pieces("hanover") == "france 2I; britain 2I"
    assert t.do("p1", "end_movement").frame == "Production"


@pytest.mark.clause("NIE-ALL-18", "NIE-BAT-53")
def test_who_is_allied_with_both_sides_stands_by() -> None:
    t = table(allies="p1-p3 p2-p3", frame="Battles", hanover="france 2I; britain 1I; austria 3I", dice="1 66")
    assert (t["battle"]["attackers"], t["battle"]["defenders"]) == (["france"], ["britain"])
    assert t.awaited == ["p2", "p1"]
    deploy(t, "p1", 2)
    deploy(t, "p2", 1)
    t.do("p2", "stand").do("p1", "stand")
    assert t.pieces("hanover") == "france 2I; austria 3I"


# --- joint turns -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-ALL-05", "NIE-ALL-06", "NIE-ALL-07", "NIE-ALL-12")
def test_allies_play_together_in_the_slot_of_one_of_them() -> None:
    t = table(
        frame="Call", allies="p1-p3", holland="france 1I", bohemia="austria 1I", york="britain 1I",
        hands={"austria": "austria_square*2"},
    )  # fmt: skip
    assert t.offers("p1", "invite") == ["p3"]
    assert t.bar("p1", "invite p2") == "NIE-ALL-12"
    t.do("p1", "invite p3")
    assert t.bar("p1", "begin") == "NIE-ALL-12"
    t.do("p3", "accept")
    assert (t.frame, t.awaited, t["turn"]["party"]) == ("Movement", ["p1"], ["p1", "p3"])
    t.do("p1", "march holland>hanover", "hand_over")
    assert t.bar("p3", "march hanover>berlin") == "NIE-MOV-01"  # his own pieces only
    t.do("p3", "march bohemia>saxony", "hand_over")
    assert t.awaited == ["p1"]
    t.do("p1", "end_movement").do("p3", "end_movement")
    assert t.awaited == ["p1"]
    assert {nation: len(t.hand(nation)) for nation in ("france", "austria")} == {"france": 2, "austria": 4}
    t.do("p1", "end_production")
    assert t.awaited == ["p3"]
    t.do("p3", "end_production")
    assert t["turn"]["acted"] == ["p1", "p3"]
    passed(t)
    t.do("p2", "end_movement", "end_production")
    assert (t["turn"]["number"], t.awaited) == (2, ["p1"])  # p3 had his turn


@pytest.mark.clause("NIE-ALL-06")
def test_movement_is_over_when_all_hand_over_in_succession() -> None:
    t = table(party="p1 p3", allies="p1-p3", holland="france 1I", bohemia="austria 1I", picardy="france 1I")
    t.do("p1", "hand_over").do("p3", "march bohemia>saxony", "hand_over").do("p1", "hand_over")
    assert t.frame == "Production"  # p3's move broke the first succession, then both handed over
    t = table(holland="france 1I")
    assert t.bar("p1", "hand_over") == "NIE-ALL-06"


@pytest.mark.clause("NIE-ALL-12", "NIE-ALL-07", "NIE-DIP-04")
def test_all_who_take_part_are_allied_with_each_other_and_have_not_acted() -> None:
    t = table(seats=FOUR, frame="Call", allies="p1-p2 p1-p3 p1-p4 p2-p3", put={"turn": {"acted": ["p4"]}})
    assert t.bar("p1", "invite p4") == "NIE-ALL-07"
    t = table(seats=FOUR, frame="Call", allies="p1-p2 p1-p3 p1-p4 p2-p3")
    no = t.copy().do("p1", "invite p4").do("p4", "decline")
    assert no.bar("p1", "invite p4") == "NIE-DIP-04"
    t.do("p1", "invite p2").do("p2", "accept")
    if t.frame == "EndAlliances":
        t.do("p2", "keep_faith")
    assert t.bar("p1", "invite p4") == "NIE-ALL-12"  # p2 and p4 are not allied
    assert t.bar("p1", "invite p3") is None


@pytest.mark.clause("NIE-ALL-19")
def test_who_joins_may_end_alliances_with_those_who_do_not() -> None:
    t = table(frame="Call", allies="p1-p2 p1-p3 p2-p3").do("p1", "invite p3").do("p3", "accept")
    assert (t.frame, t.awaited) == ("EndAlliances", ["p3"])
    assert t.bar("p3", "end_alliance p1") == "NIE-ALL-19"
    assert allies(t.do("p3", "end_alliance p2")) == ["p1-p2", "p1-p3"]


# --- deferring -------------------------------------------------------------------------------------------------------


def deferred(seats: str = "p1-p3", **more: str) -> Table:
    """p1 has deferred to p3; p2 has played; the window before p3's slot is over."""
    t = table(frame="Call", allies=seats, holland="france 1I", bohemia="austria 1I", **more)
    t.do("p1", "defer p3").do("p3", "accept")
    passed(t)
    while t.frame in ("EndAlliances", "Call"):
        t.do("p2", "keep_faith" if t.frame == "EndAlliances" else "begin")
    t.do("p2", "end_movement", "end_production")
    return t


@pytest.mark.clause("NIE-ALL-13", "NIE-ALL-06")
def test_a_slot_owner_may_defer_to_an_allys_later_slot() -> None:
    t = table(seats=FOUR, frame="Call", allies="p1-p3 p1-p4").do("p1", "defer p3").do("p3", "decline")
    assert (t.bar("p1", "defer p3"), t.bar("p1", "defer p4")) == ("NIE-DIP-04", None)
    t = deferred()
    assert (t.frame, t.awaited, t["turn"]["acted"]) == ("Diplomacy", ["p3"], ["p2"])
    passed(t)
    if t.frame == "EndAlliances":
        t.do("p3", "keep_faith")
    assert (t.frame, t.awaited, t["turn"]["party"]) == ("Movement", ["p3"], ["p1", "p3"])


@pytest.mark.clause("NIE-ALL-13")
def test_nobody_defers_to_a_slot_that_is_over_or_after_the_turn_has_begun() -> None:
    t = table(frame="Call", turn="p3", allies="p1-p3 p2-p3")
    assert t.bar("p3", "defer p1") == "NIE-ALL-13"  # his slot is over
    t = table(frame="EndAlliances", allies="p1-p2 p1-p3").do("p1", "end_alliance p2", "keep_faith")
    assert t.bar("p1", "defer p3") == "NIE-ALL-13"  # an alliance was ended
    t = table(seats=FOUR, frame="Call", allies=ALL_FOUR).do("p1", "invite p2").do("p2", "accept", "keep_faith")
    assert t.bar("p1", "defer p3") == "NIE-ALL-13"  # somebody has joined
    t = table(seats=FOUR, frame="Call", turn="p2", allies=ALL_FOUR, put={"turn": {"hosting": 1}})
    assert t.bar("p2", "defer p3") == "NIE-ALL-13"  # somebody had deferred to him


@pytest.mark.clause("NIE-ALL-14")
def test_deferrer_and_host_are_bound_until_that_slot() -> None:
    t = table(seats=FOUR, frame="Call", allies=ALL_FOUR).do("p1", "defer p3").do("p3", "accept")
    passed(t).do("p2", "keep_faith")
    assert t.bar("p2", "invite p1") == "NIE-ALL-14"
    assert t.bar("p2", "invite p3") == "NIE-ALL-14"
    assert t.bar("p2", "defer p4") is None
    assert t.bar("p2", "defer p3") is None  # a host may take several who are allied with each other
    told: dict[str, Any] = {
        name: {"nations": nation.split(), "allies": [p for p in FOUR if p != name], "deferred_to": None}
        for name, nation in FOUR.items()
    }
    told["p3"]["deferred_to"] = "p4"
    t = table(seats=FOUR, frame="Call", turn="p2", put={"seats": told})
    assert t.bar("p2", "defer p3") == "NIE-ALL-14"  # p3 is bound himself


@pytest.mark.clause("NIE-ALL-12")
def test_all_who_defer_to_one_host_are_allied_with_each_other() -> None:
    t = table(seats=FOUR, frame="Call", allies="p1-p4 p2-p4").do("p1", "defer p4").do("p4", "accept")
    t = passed(t).do("p2", "keep_faith")
    assert t.frame == "Movement"  # p1 and p2 are not allied: nothing is left to call
    t = table(seats=FOUR, frame="Call", allies="p1-p4 p2-p4 p2-p3").do("p1", "defer p4").do("p4", "accept")
    t = passed(t).do("p2", "keep_faith")
    assert (t.bar("p2", "defer p4"), t.bar("p2", "defer p3")) == ("NIE-ALL-12", None)


@pytest.mark.clause("NIE-ALL-15")
def test_a_deferrer_whose_host_drops_him_plays_alone_after_that_slot() -> None:
    t = passed(deferred()).do("p3", "end_alliance p1")
    assert "fell-out p1 p3" in t.heard("p2")
    assert (t.frame, t["turn"]["party"]) == ("Movement", ["p3"])
    t.do("p3", "end_movement", "end_production")
    assert (t.frame, t["turn"]["active"], t["turn"]["solo"]) == ("Diplomacy", "p1", 1)
    t.do("p1", "propose_alliance p2").do("p2", "accept")
    passed(t)
    t.do("p1", "keep_faith") if t.frame == "EndAlliances" else None
    assert (t.frame, t.awaited) == ("Movement", ["p1"])  # he neither invites nor defers
    t.do("p1", "end_movement", "end_production")
    assert t["turn"]["number"] == 2


@pytest.mark.clause("NIE-OPT-09")
def test_with_the_option_the_deferred_turn_is_lost() -> None:
    t = table(
        frame="Call", allies="p1-p3", options={"deferred_turn_when_alliance_breaks": "lost"},
    ).do("p1", "defer p3").do("p3", "accept")  # fmt: skip
    passed(t).do("p2", "end_movement", "end_production")
    passed(t).do("p3", "end_alliance p1")
    assert "turn-lost p1" in t.heard("p2")
    t.do("p3", "end_movement", "end_production")
    assert t["turn"]["number"] == 2


# --- battles of former allies ----------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-ALL-10", "NIE-BAT-55")
def test_former_allies_who_still_share_a_region_fight_and_the_breaker_attacks() -> None:
    t = table(frame="EndAlliances", turn="p2", allies="p1-p2", hanover="france 2I; britain 2I")
    t.do("p2", "end_alliance p1", "end_movement")
    assert (t["battle"]["attackers"], t["battle"]["defenders"]) == (["britain"], ["france"])


@pytest.mark.clause("NIE-OPT-08")
def test_with_end_of_turn_these_battles_come_after_production() -> None:
    situation: dict[str, Any] = {
        "frame": "EndAlliances",
        "allies": "p1-p2",
        "options": {"broken_alliance_battles": "end_of_turn"},
    }
    t = table(hanover="france 2I; britain 2I", **situation)
    t.do("p1", "end_alliance p2", "end_movement")
    assert t.frame == "Production"
    t.do("p1", "end_production")
    assert (t.frame, t["battle"]["region"]) == ("Deployment", "hanover")
    t = table(hanover="france 2I; britain 2I", holland="france 1C", **situation)
    t.do("p1", "end_alliance p2", "march holland>hanover", "end_movement")
    assert t.frame == "Deployment"  # a region that was entered stays in the battle phase


# --- talk ------------------------------------------------------------------------------------------------------------


def test_players_confer_between_turns_and_with_whoever_has_his_turn() -> None:
    p1, p2, p3 = 0, 1, 2
    t = table(frame="Diplomacy")
    assert GAME.may_talk(t.state, p2, p3)
    t = table(hanover="france 1I")
    assert GAME.may_talk(t.state, p1, p3)
    assert not GAME.may_talk(t.state, p2, p3)
    t = table(frame="Battles", hanover="france 1I; britain 1I; austria 1I", allies="p2-p3")
    assert GAME.may_talk(t.state, p2, p3)  # one side
    assert not GAME.may_talk(t.state, p1, p2)
