"""Set-up, blocks, order of battle, decks (N15-SET, N15-GEN, N15-RPO-01, N15-CTL-01 and -04)."""

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.state import Campaign
from grognard.games.napoleon_1815.tables import (
    BLOCKS,
    CARD_EVENT,
    CARD_NUMBER,
    CORPS_LIST,
    DECKS,
    EVENTS,
    SCENARIOS,
    SIDES,
    START_CAVALRY,
    START_INFANTRY,
    VALUE,
    ZONE_TYPE,
    ZONE_TYPES,
    ZONES,
)
from grognard.kernel.contract import WATCHER
from grognard.kernel.errors import BadInput
from tests.games.napoleon_1815.helpers import Table, card, phase, table, valued


def new(**options: object) -> Campaign:
    state = GAME.new(options, 1)
    assert isinstance(state, Campaign)
    return state


@pytest.mark.clause("N15-SET-01", "N15-3PL-01", "N15-3PL-04")
def test_two_players_or_three() -> None:
    two, three = new(), new(players=3, rules="grognard")
    assert GAME.seats(two.rules.options) == ["blue", "red"]
    assert [GAME.seat_words(two, seat) for seat in (0, 1)] == ["seat-french", "seat-coalition"]
    assert [GAME.seat_words(three, seat) for seat in (0, 1, 2)] == ["seat-french", "seat-english", "seat-prussian"]
    assert two.rules.seat_of_nation == [0, 1, 1]
    assert three.rules.seat_of_nation == [0, 1, 2]
    mine = [BLOCKS[b] for b in range(len(BLOCKS)) if three.rules.blocks_of_seat[2] >> b & 1]
    assert mine[:2] == ["blucher", "zieten"]
    assert all("english" not in name for name in mine)


@pytest.mark.clause("N15-SET-03", "N15-SET-05", "N15-RPO-01", "N15-CTL-04")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_is_placed_as_the_scenario_says(scenario: str) -> None:
    s = new(scenario=scenario)
    told = s.rules.scenario
    assert s.vp == told.start_vp
    assert s.turn == 1
    assert s.control == told.control
    assert [ZONES[z] for z in range(len(ZONES)) if s.strong[z]] == sorted(
        [ZONES[z] for z in told.strong], key=ZONES.index
    )
    assert len(told.strong) <= 4
    assert all(ZONE_TYPES[ZONE_TYPE[z]] == "fortified_farm" for z in told.strong)
    late = [b for b in CORPS_LIST if told.due[b] == 1]
    for b in CORPS_LIST:
        if b not in late:
            assert s.zone[b] == told.zone[b]
        if told.zone[b] >= 0:
            assert (s.infantry[b], s.cavalry[b], s.fatigue[b]) == (told.infantry[b], told.cavalry[b], told.fatigue[b])
            assert s.ready >> b & 1


@pytest.mark.clause("N15-SET-03")
def test_the_scenarios_differ_where_they_should() -> None:
    assert {name: new(scenario=name).rules.scenario.turns for name in SCENARIOS} == {
        "campagne_de_belgique": 6,
        "seize_juin": 3,
        "dix_huit_juin": 2,
        "initiation": 2,
    }
    t = Table(new(scenario="dix_huit_juin"))
    assert t.zone("frederick") == "hal"
    assert t.zone("wellington") == "haie_sainte"
    assert t.strength("picton") == (4, 0)
    assert t.fatigue("zieten") == 3


@pytest.mark.clause("N15-SET-07")
def test_the_sheet_is_hidden_from_the_enemy() -> None:
    s = new()
    own = s.view(0)["table"]["blocks"]["ney"]
    assert (own["infantry"], own["cavalry"], own["fatigue"]) == (0, 3, 0)
    for viewer in (1, WATCHER):
        seen = s.view(viewer)["table"]["blocks"]["ney"]
        assert set(seen) == {"zone", "nation", "ready"}


@pytest.mark.clause("N15-SET-08", "N15-SET-09", "N15-SET-10", "N15-3PL-03", "N15-3PL-30")
def test_each_side_has_its_own_deck() -> None:
    two = [[CARD_NUMBER[c] for c in deck] for deck in DECKS[2]]
    assert two == [list(range(1, 37)), list(range(37, 73))]
    three = [[CARD_NUMBER[c] for c in deck] for deck in DECKS[3]]
    assert set(two[0]) - set(three[0]) == {25}
    assert set(three[0]) - set(two[0]) == {78}
    assert set(two[1]) - set(three[1]) == {42, 61, 67, 70}
    assert set(three[1]) - set(two[1]) == {79, 80, 81, 82}
    names = [EVENTS[CARD_EVENT[c]] for c in DECKS[3][1]]
    assert "union_des_forces" not in names
    assert names.count("aide_de_camp") == 2
    for players in (2, 3):
        s = new(players=players)
        for side in (0, 1):
            held = [c for seat in s.rules.seats_of_side[side] for c in s.hand[seat]]
            cards = s.deck[side] + s.discard[side] + s.aside[side] + held
            assert sorted(cards) == sorted(DECKS[players][side])


@pytest.mark.clause("N15-SET-11", "N15-SET-12")
def test_cards_or_dice_for_the_whole_game() -> None:
    assert GAME.resolve({})["combat_resolution"] == "cards"
    assert new(combat_resolution="dice").rules.dice
    assert not new().rules.dice
    with pytest.raises(BadInput):
        GAME.resolve({"combat_resolution": "both"})


def test_the_teaching_game_is_for_two_conscripts() -> None:
    assert GAME.resolve({"scenario": "initiation"})["event_cards"] is False
    assert GAME.resolve({"scenario": "initiation"})["hold_bonus"] is False
    for wrong in ({"players": 3}, {"rules": "grognard"}):
        with pytest.raises(BadInput):
            GAME.resolve({"scenario": "initiation", **wrong})


@pytest.mark.clause("N15-CTL-01", "N15-VIC-04")
def test_objective_zones_and_their_values() -> None:
    worth = {ZONES[z]: VALUE[z] for z in range(len(ZONES)) if VALUE[z]}
    assert worth == {
        "maubeuge": 2,
        "beaumont": 1,
        "bruxelles": 2,
        "namur": 2,
        "ath": 1,
        "alost": 1,
        "quatre_bras": 1,
        "hougoumont": 1,
        "haie_sainte": 1,
        "papelotte": 1,
    }


# --- blocks ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("N15-GEN-03")
def test_an_activated_block_can_do_no_operation() -> None:
    t = table("blue", {"ney": {"zone": "ligny", "ready": False}, "reille": "ligny", "zieten": "namur"})
    assert t.bar("take ney") == "N15-GEN-03"
    assert t.bar("take reille") is None


@pytest.mark.clause("N15-GEN-05", "N15-OPS-14")
def test_a_commander_never_goes_alone() -> None:
    blocks = {"napoleon": "ligny", "drouot": {"zone": "ligny", "ready": False}, "ney": "fleurus", "pirch": "namur"}
    t = table("blue", blocks)
    assert t.bar("take napoleon") == "N15-GEN-05"
    t = table("blue", {**blocks, "drouot": "ligny"})
    t.do("take napoleon")
    assert t.bar("manoeuvre") == "N15-GEN-05"
    assert t.bar("take ney") == "N15-GEN-08"
    t.do("take drouot")
    assert t.bar("manoeuvre") is None


@pytest.mark.clause("N15-GEN-06", "N15-GEN-10", "N15-GEN-11", "N15-VIC-02", "N15-VIC-07")
def test_a_commander_falls_with_his_last_corps() -> None:
    """A corps with too much fatigue goes for good; its points count as lost, and its commander with it."""
    blocks = {
        "blucher": "namur",
        "zieten": {"zone": "namur", "fatigue": 8, "infantry": 3, "cavalry": 0},
        "ney": "ligny",
    }
    t = table("red", blocks, effects=["pluie"], vp=10)
    t.do("take zieten", "take blucher", "manoeuvre")
    assert (t.zone("zieten"), t.zone("blucher")) == ("gone", "gone")
    assert t.vp == 10 - 3 - 2


@pytest.mark.clause("N15-GEN-09", "N15-COM-23")
def test_the_owner_chooses_infantry_or_cavalry() -> None:
    blocks = {"derlon": {"zone": "ligny", "fatigue": 6}, "zieten": "namur"}
    t = phase("exhaustion", blocks)
    assert t.legal("blue") == ["lose_infantry derlon", "lose_cavalry derlon"]
    t.s.apply(0, GAME.vocabulary.parse("lose_cavalry derlon"))
    assert t.strength("derlon") == (5, 0)


@pytest.mark.clause("N15-GEN-13", "N15-COM-01", "N15-OPS-13")
def test_a_zone_is_contested_by_corps_of_both_sides() -> None:
    t = table("blue", {"ney": "ligny", "reille": "marbais", "zieten": "ligny"})
    assert t.s.contested(ZONES.index("ligny"))
    assert not t.s.contested(ZONES.index("marbais"))
    t.do("take reille")
    assert t.bar("attack") == "N15-COM-01"
    t = table("blue", {"ney": "ligny", "zieten": "ligny"})
    assert t.do("take ney").bar("attack") is None


@pytest.mark.clause("N15-GEN-14", "N15-MAN-21", "N15-OPS-10")
def test_commander_and_corps_are_flipped_with_their_pile() -> None:
    t = table("blue", {"napoleon": "ligny", "drouot": "ligny", "ney": "ligny", "zieten": "namur"})
    t.do("take drouot", "take napoleon", "manoeuvre", "end")
    assert not t.ready("drouot")
    assert not t.ready("napoleon")
    assert t.ready("ney")


@pytest.mark.clause("N15-GEN-15", "N15-OPS-15", "N15-GEN-05")
def test_a_commander_may_be_left_behind_but_not_alone() -> None:
    blocks = {"napoleon": "ligny", "drouot": "ligny", "zieten": "namur"}
    t = table("blue", blocks).do("take drouot")
    assert t.bar("manoeuvre") == "N15-OPS-15"
    assert t.bar("take napoleon") is None
    t = table("blue", {**blocks, "ney": "ligny"}).do("take drouot")
    assert t.bar("manoeuvre") is None
    tired = {**blocks, "napoleon": {"zone": "ligny", "ready": False}}
    assert table("blue", tired).bar("take drouot") == "N15-OPS-15"
    # with a second ready corps, taking both would strand him
    t = table("blue", {**tired, "ney": "ligny"}).do("take drouot")
    assert t.bar("take ney") == "N15-OPS-15"


@pytest.mark.clause("N15-GEN-16")
def test_commanders_take_no_fatigue() -> None:
    blocks = {"napoleon": "ligny", "drouot": "ligny", "zieten": "sombreffe"}
    t = table("blue", blocks, effects=["pluie"])
    t.do("take drouot", "take napoleon", "manoeuvre")
    assert t.fatigue("drouot") == 1
    assert t.fatigue("napoleon") == 0
    assert t.s.strength(BLOCKS.index("napoleon")) == 0


@pytest.mark.clause("N15-GEN-17", "N15-EV-RENFORTS")
def test_a_corps_never_holds_more_than_eight_points() -> None:
    blocks = {"zieten": {"zone": "namur", "infantry": 7, "cavalry": 1}, "pirch": {"zone": "wavre", "infantry": 6}}
    t = phase("blue", {**blocks, "ney": "ligny"}, hands={"red": [card("renforts", "coalition")]})
    t.do(f"play {card('renforts', 'coalition')}")
    assert t.legal() == ["reinforce pirch"]
    assert t.bar("reinforce zieten") == "N15-EV-RENFORTS"
    t.do("reinforce pirch")
    assert t.strength("pirch") == (7, 1)


@pytest.mark.clause("N15-GEN-18")
def test_an_allied_commander_goes_along_with_the_last_corps() -> None:
    """Blücher alone among English corps is carried by the last of them, gives nothing and is not flipped."""
    blocks = {"blucher": "waterloo", "picton": "waterloo", "ney": "ligny"}
    t = table("red", blocks, top={"coalition": [valued("coalition", 2)]})
    t.do("take picton", "manoeuvre", "step waterloo>haie_sainte", "end")
    assert t.zone("blucher") == "haie_sainte"
    assert t.ready("blucher")
    assert not t.ready("picton")


@pytest.mark.clause("N15-GEN-19", "N15-CTL-10", "N15-DRW-06")
def test_reinforcements_arrive_ready_and_take_control() -> None:
    """Thielmann and Gneisenau come to Namur on the second turn; a zone of French corps alone sends them farther back."""
    coming = {"thielmann": {"zone": "off", "due": 2}, "gneisenau": {"zone": "off", "due": 2}}
    t = phase("reinforcements", {**coming, "ney": "ligny"}, turn=2, vp=10, control={"namur": "french"})
    assert t.zone("thielmann") == "namur"
    assert t.ready("thielmann")
    assert t.fatigue("thielmann") == 0
    assert t.control("namur") == "coalition"
    assert t.vp == 12
    t = phase("reinforcements", {**coming, "ney": "namur"}, turn=2, control={"namur": "french"})
    assert t.zone("thielmann") == "eghezee"
    t = phase("reinforcements", {**coming, "ney": "namur", "reille": "eghezee", "lobau": "hannut"}, turn=2)
    assert t.zone("thielmann") == "off"
    t = phase("reinforcements", {**coming, "ney": "namur", "zieten": "namur"}, turn=2)
    assert t.zone("gneisenau") == "namur"


def test_starting_strengths_fit_the_box() -> None:
    assert sum(START_INFANTRY) + sum(START_CAVALRY) == 99
    assert SIDES == ["french", "coalition"]
