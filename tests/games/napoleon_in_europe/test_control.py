"""Nations, control, neutral nations (NIE-NAT, NIE-POS, NIE-NEU)."""

import pytest

from tests.games.napoleon_in_europe.helpers import FOUR, THREE, TWO, fought, game, passed, placed, table

# --- players and nations ---------------------------------------------------------------------------------------------

PAIRS = {"p1": "france spain", "p2": "britain austria"}


@pytest.mark.clause("NIE-NAT-02", "NIE-PRD-14", "NIE-TRD-06")
def test_each_nation_of_a_player_has_a_hand_of_its_own() -> None:
    t = table(seats=PAIRS, frame="Production", hands={"france": "russia_square", "spain": "russia_square bicorne"})
    assert t.offers("p1", "combine") == ["spain_regiment_infantry"]  # three fitting cards in two hands are no brigade
    assert t.bar("p1", "combine france_regiment_infantry") == "NIE-PRD-04"
    assert t.bar("p1", "combine britain_regiment_infantry") == "NIE-PRD-14"
    assert t.bar("p1", "trade spain") == "NIE-TRD-06"


@pytest.mark.clause("NIE-NAT-03", "NIE-ALL-08")
def test_the_nations_of_a_player_are_allied_and_move_and_fight_together() -> None:
    t = table(seats=PAIRS, gascony="france 3I", navarre="spain 2I", hanover="britain 1L")
    t.do("p1", "march gascony>navarre", "whole")
    assert t.pieces("navarre") == "france 3I; spain 2I"
    assert t.do("p1", "end_movement").frame == "Production"  # no battle between them
    t = table(seats=PAIRS, frame="Battles", hanover="france 1I; spain 1I; britain 2I")
    assert t["battle"]["attackers"] == ["france", "spain"]


@pytest.mark.clause("NIE-NAT-04", "NIE-DRW-06")
def test_cards_go_by_nation_and_turns_by_player() -> None:
    t = table(seats=PAIRS, frame="Draw", draws=[0, 0])
    assert {nation: len(t.hand(nation)) for nation in ("france", "spain", "britain")} == {
        "france": 1, "spain": 1, "britain": 0,
    }  # fmt: skip
    assert (t.frame, t.awaited) == ("Production", ["p1"])


@pytest.mark.clause("NIE-NAT-05")
def test_whoever_is_no_ally_is_an_enemy_and_any_region_may_be_entered() -> None:
    t = table(allies="p1-p3", picardy="france 1I", tyrol="france 1I", belgium="britain 1I", bohemia="austria 1I")
    t.do("p1", "march tyrol>bavaria", "march picardy>belgium", "end_movement")
    assert t.frame == "Deployment"  # against Britain, without any declaration
    assert t["battle"]["defenders"] == ["britain"]


# --- control ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-POS-01", "NIE-POS-05")
def test_a_homeland_region_is_its_nations_unless_enemy_infantry_occupies_it() -> None:
    t = table(bavaria="france 1I", hungary="austria 1I").do("p1", "march bavaria>bohemia")
    assert t.control("bohemia") == "france"
    t = table(bohemia="france 1I", control={"bohemia": "france"}).do("p1", "march bohemia>bavaria")
    assert t.control("bohemia") == "austria"  # the infantry went, the region with it
    assert "freed austria bohemia" in t.heard("p3")


@pytest.mark.clause("NIE-POS-02", "NIE-POS-03", "NIE-POS-04")
def test_a_minor_region_is_the_last_infantrys_to_enter_and_stays_marked() -> None:
    t = table(franconia="france 1I", control={"bavaria": "austria"}).do("p1", "march franconia>bavaria")
    assert t.control("bavaria") == "france"
    assert t.see("watcher")["regions"]["bavaria"]["controller"] == "france"
    t = table(bavaria="france 1I", control={"bavaria": "france"}).do("p1", "march bavaria>franconia")
    assert (t.control("bavaria"), t.control("franconia")) == ("france", "france")


@pytest.mark.clause("NIE-POS-06")
@pytest.mark.parametrize("force", ["1C", "1A", "1L"])
def test_only_infantry_takes_control(force: str) -> None:
    t = table(franconia=f"france {force}").do("p1", "march franconia>bavaria")
    assert (t.control("bavaria"), t.pieces("bavaria")) == (None, f"france {force}")
    t = table(bavaria=f"france {force}").do("p1", "march bavaria>bohemia")
    assert t.control("bohemia") == "austria"


@pytest.mark.clause("NIE-POS-07", "NIE-NEU-01")
def test_at_the_start_only_homelands_in_play_are_controlled() -> None:
    t = game(players=4, nation_assignment="random")
    played = [nation for seat in t["seats"].values() for nation in seat["nations"]]
    assert len(played) == 4
    assert set(t["control"].values()) == set(played)
    assert [e for e in t.heard("watcher") if e.startswith("neutral")] == [
        f"neutral {nation}" for nation in t.see("p1")["nations"] if nation not in played
    ]


@pytest.mark.clause("NIE-POS-08")
def test_a_contested_region_keeps_its_controller() -> None:
    t = table(franconia="france 3I", bavaria="austria 1I", control={"bavaria": "austria"})
    t.do("p1", "march franconia>bavaria", "whole")
    assert t.control("bavaria") == "austria"
    t = table(saxony="france 3I", bohemia="austria 1C").do("p1", "march saxony>bohemia", "whole")
    assert t.control("bohemia") == "austria"


@pytest.mark.clause("NIE-POS-09")
def test_infantry_does_not_take_a_minor_region_from_a_friend() -> None:
    t = table(allies="p1-p3", franconia="france 1I", control={"bavaria": "austria"}).do("p1", "march franconia>bavaria")
    assert t.control("bavaria") == "austria"
    t = table(seats=PAIRS, franconia="france 1I", control={"bavaria": "spain"}).do("p1", "march franconia>bavaria")
    assert t.control("bavaria") == "spain"


@pytest.mark.clause("NIE-POS-10")
def test_of_several_enemies_the_holder_keeps_a_homeland_region_else_most_infantry_has_it() -> None:
    t = table(allies="p1-p2", turn="p2", bohemia="france 1I", saxony="britain 3I", control={"bohemia": "france"})
    assert t.do("p2", "march saxony>bohemia", "whole").control("bohemia") == "france"
    t = table(seats={"p1": "france spain", "p2": "austria"}, saxony="france 1I; spain 2I")
    assert t.do("p1", "march saxony>bohemia", "whole").control("bohemia") == "spain"


@pytest.mark.clause("NIE-POS-11", "NIE-DIP-04")
def test_a_minor_region_may_be_ceded_to_an_ally_with_infantry_in_it() -> None:
    t = table(
        frame="Diplomacy", allies="p1-p3", bavaria="austria 1I; france 1I", baden="austria 1C", hesse="britain 1I",
        control={"bavaria": "france", "baden": "france", "hesse": "france", "saxony": "france"},
    )  # fmt: skip
    assert t.offers("p1", "cede") == ["bavaria"]
    assert t.bar("p1", "cede baden") == "NIE-POS-11"  # no infantry
    assert t.bar("p1", "cede hesse") == "NIE-POS-11"  # no ally
    assert t.bar("p1", "cede paris") == "NIE-POS-11"  # no minor region
    no = t.copy().do("p1", "cede bavaria").do("p3", "decline")
    assert (no.control("bavaria"), no.bar("p1", "cede bavaria")) == ("france", "NIE-DIP-04")
    yes = t.do("p1", "cede bavaria").do("p3", "accept")
    assert yes.control("bavaria") == "austria"
    assert yes.heard("p2") == ["ceded p1 bavaria austria"]
    yes.do("p1", "done").do("p2", "done")
    assert yes.bar("p3", "cede bavaria") == "NIE-POS-11"  # once per region and window


@pytest.mark.clause("NIE-POS-11")
def test_a_region_is_ceded_to_a_sister_nation_at_once_and_asked_for_in_ones_own_turn() -> None:
    t = table(seats=PAIRS, bavaria="spain 1I", control={"bavaria": "france"}).do("p1", "cede bavaria")
    assert (t.control("bavaria"), t.frame) == ("spain", "Movement")
    t = table(allies="p1-p3", bavaria="france 1I", control={"bavaria": "austria"})
    assert t.offers("p1", "request") == ["bavaria"]
    no = t.copy().do("p1", "request bavaria").do("p3", "decline")
    assert no.bar("p1", "request bavaria") == "NIE-DIP-04"
    assert t.do("p1", "request bavaria").do("p3", "accept").control("bavaria") == "france"


@pytest.mark.clause("NIE-POS-11")
def test_with_several_receivers_the_controller_says_which() -> None:
    t = table(
        seats=FOUR, frame="Diplomacy", allies="p1-p3 p1-p4 p3-p4", bavaria="austria 1I; russia 2I",
        control={"bavaria": "france"},
    )  # fmt: skip
    t.do("p1", "cede bavaria")
    assert t.offers("p1", "receiver") == ["russia", "austria"]
    assert t.bar("p1", "receiver britain") == "NIE-POS-11"
    assert t.do("p1", "receiver austria").do("p3", "accept").control("bavaria") == "austria"


@pytest.mark.clause("NIE-POS-13")
def test_allied_infantry_frees_a_homeland_region_for_its_nation() -> None:
    t = table(
        turn="p2", allies="p1-p2", frame="Battles", lorraine="austria 1L; britain 1I", control={"lorraine": "austria"},
        put={"trails": [{"at": "lorraine", "corps": "britain_infantry", "start": "rhineland", "number": 1}]},
    )  # fmt: skip
    t.do("p3", t.legal("p3")[0])
    assert (t.control("lorraine"), "britain 1I" in t.pieces("lorraine")) == ("france", True)
    t = table(allies="p1-p2", turn="p2", picardy="britain 3I").do("p2", "march picardy>paris", "whole")
    assert t.control("paris") == "france"


# --- neutral nations -------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-NEU-02", "NIE-SET-11")
def test_a_neutral_nation_has_no_pieces() -> None:
    t = placed(game(players=5, nation_assignment="random"))
    played = {nation for seat in t["seats"].values() for nation in seat["nations"]}
    assert {nation for armies in t["pieces"].values() for nation in armies} == played
    assert len(played) == 5


@pytest.mark.clause("NIE-NEU-04", "NIE-NEU-05")
def test_a_neutral_homeland_is_minor_land_to_enter_cross_and_mark() -> None:
    t = table(seats=TWO, saxony="france 2I 1C")
    t.do("p1", "march saxony>berlin", "whole")
    assert t.control("berlin") == "france"
    t.do("p1", "march berlin>pomerania")
    assert t.pieces("pomerania") == "france 1C"  # crossed
    t = table(seats=TWO, berlin="france 1I", control={"berlin": "france"}).do("p1", "march berlin>saxony")
    assert t.control("berlin") == "france"  # a marker stays


@pytest.mark.clause("NIE-NEU-06", "NIE-SEA-05")
def test_a_neutral_capital_gives_neither_card_nor_sea_capacity() -> None:
    t = table(seats=TWO, frame="Draw", control={"berlin": "france"})
    assert len(t.hand("france")) == 2  # Paris, and ten regions; Berlin is one of the ten, and no capital
    t = table(seats={"p1": "france", "p2": "prussia"}, frame="Draw", berlin="france 1I", control={"berlin": "france"})
    assert len(t.hand("france")) == 3


@pytest.mark.clause("NIE-NEU-06", "NIE-SEA-05")
def test_capacity_counts_capitals_of_nations_in_play_only() -> None:
    t = table(seats=TWO, provence="france 9I", control={"berlin": "france", "madrid": "france"})
    assert t.see("p1")["nations"]["france"]["capacity"] == 4
    t = table(seats=TWO, provence="france 9I", london="france 1I", control={"london": "france"})
    assert t.see("p1")["nations"]["france"]["capacity"] == 8


@pytest.mark.clause("NIE-BAT-43", "NIE-BAT-44", "NIE-POS-06")
def test_a_winner_takes_the_region_with_infantry_only() -> None:
    t = fought("3I", "1I", "1 666", control={"hanover": "britain"}).do("p2", "stand").do("p1", "stand")
    assert t.control("hanover") == "france"
    t = fought("1C", "1I", "1 666", control={"hanover": "britain"}).do("p2", "stand").do("p1", "stand")
    assert (t.control("hanover"), t.pieces("hanover")) == ("britain", "france 1C")


@pytest.mark.clause("NIE-BAT-44")
def test_cavalry_that_drives_infantry_from_a_homeland_gives_it_back() -> None:
    t = table(
        frame="Battles", lorraine="france 1C; britain 1I", control={"lorraine": "britain"}, dice="1 666",
        put={"rested": {"lorraine": {}}},
    )  # fmt: skip
    t.do("p1", "front 1").do("p2", "front 1", "stand").do("p1", "stand")
    assert t.control("lorraine") == "france"


def test_three_seats_have_three_nations() -> None:
    assert passed(table(frame="Diplomacy", seats=THREE)).frame == "Movement"
