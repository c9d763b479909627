"""Actions 6 and 7: the Time card and the draw; hand limit and display (N13-TIM, N13-DRW)."""

import pytest

from tests.games.nations_1813.helpers import ending, started, table

NINE = "terrain_plain terrain_plain terrain_plain terrain_hill move_infantry move_cavalry time scout scout"


@pytest.mark.clause("N13-TIM-01", "N13-TIM-02")
def test_a_time_card_moves_the_clock_and_leaves_the_game() -> None:
    t = table(french="time time", time=3)
    t.do("p1", "play time")
    assert (t["time"], t["actions"], t["gone"], t["discard"], t["hands"]["french"]) == (4, 4, 1, [], ["time"])


@pytest.mark.clause("N13-DRW-01", "N13-TRN-10")
def test_a_card_comes_from_the_display_or_from_the_deck() -> None:
    t = table(deck="time move_infantry", display="terrain_hill terrain_hill terrain_plain move_cavalry")
    assert t.offers("p1", "take") == ["terrain_hill", "terrain_plain", "move_cavalry"]
    assert t.bar("p1", "take terrain_river") == "N13-DRW-01"
    t.do("p1", "take terrain_hill")
    assert (t["display"], t["hands"]["french"]) == (["terrain_hill", "terrain_plain", "move_cavalry"], ["terrain_hill"])
    t.do("p1", "draw")
    assert sorted(t["hands"]["french"]) == ["terrain_hill", "time"]
    assert t["actions"] == 3
    t.do("p1", "play time")  # a card drawn may be played in the same turn
    assert t["time"] == 1


@pytest.mark.clause("N13-DRW-02", "N13-DRW-06", "N13-DRW-07", "N13-TRN-06")
def test_a_hand_may_grow_during_the_turn_and_is_cut_down_to_eight_at_its_end() -> None:
    t = table(french="terrain_plain terrain_plain terrain_hill terrain_hill move_infantry time scout", deck="time time")
    t.draws("p1", 4)
    assert len(t["hands"]["french"]) == 11
    assert t.frame == "Actions"
    t.draws("p1", 1)
    assert (t.frame, t.awaited) == ("Discard", ["p1"])
    assert t.player("p2", "p1")["surplus"] == 4
    assert t.bar("p1", "end_turn") == "N13-DRW-06"
    assert t.bar("p1", "discard move_artillery_cavalry") == "N13-TRN-10"
    t.do("p1", "discard time", "discard scout", "discard terrain_plain")
    assert t.awaited == ["p1"]
    t.do("p1", "discard terrain_hill")
    assert len(t["hands"]["french"]) == 8
    assert t.awaited == ["p2"]


@pytest.mark.clause("N13-DRW-06")
def test_scouts_count_for_the_limit_and_army_and_mission_cards_do_not() -> None:
    eight = "scout scout scout scout scout scout time time"
    assert ending(french=eight).awaited == ["p2"]
    assert ending(french=f"{eight} time").frame == "Discard"
    assert ending(french=f"{eight} time", unplayed="").frame == "Discard"


@pytest.mark.clause("N13-DRW-08")
def test_surplus_cards_go_face_up_to_the_discard_pile_and_scouts_to_the_supply() -> None:
    t = ending(french=f"{NINE} terrain_hill")
    t.do("p1", "discard time")
    assert (t["discard"], t["gone"]) == (["time"], 0)
    assert "discarded p1 time" in t.heard("p2")
    t.do("p1", "discard scout")
    assert t.see("p2")["supply"] == 5
    assert t["discard"] == ["time"]


@pytest.mark.clause("N13-DRW-09")
def test_nobody_discards_more_than_the_surplus() -> None:
    t = ending(french=NINE)
    t.do("p1", "discard time")
    assert t.awaited == ["p2"]
    assert table(french=NINE).bar("p1", "discard time") == "N13-DRW-09"


@pytest.mark.clause("N13-DRW-03", "N13-DRW-05", "N13-TRN-06")
def test_the_display_is_filled_at_the_end_of_a_turn_and_not_before() -> None:
    t = table(deck="time time time move_infantry")
    t.do("p1", "take terrain_plain", "take terrain_river", "take terrain_hill", "take terrain_forest")
    assert t["display"] == []
    assert t.bar("p1", "take terrain_plain") == "N13-DRW-05"
    assert [name for name in t.legal("p1") if name.split()[0] in ("draw", "take")] == ["draw"]
    t.do("p1", "draw")
    assert t.awaited == ["p2"]
    assert t["display"] == ["time", "time", "move_infantry", "terrain_plain"]


def everything_but(deck: str) -> dict[str, str]:
    """All cards but a few in hands and discard pile."""
    from grognard.games.nations_1813.tables import ALL_CARDS, CARDS

    rest = [CARDS[card] for card in ALL_CARDS]
    for card in [*deck.split(), "terrain_plain", "terrain_river", "terrain_hill", "terrain_forest"]:
        rest.remove(card)
    return {"deck": deck, "discard": " ".join(rest)}


@pytest.mark.clause("N13-DRW-04")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_when_a_card_is_needed() -> None:
    t = table(**everything_but("time"))
    t.do("p1", "draw")
    assert (t["deck"], len(t["discard"])) == ([], 35)
    t.do("p1", "draw")
    assert (len(t["deck"]), t["discard"]) == (34, [])
    assert "shuffled 35" in t.heard()


@pytest.mark.clause("N13-DRW-10", "N13-DRW-04", "N13-TRN-07")
def test_the_display_is_filled_after_the_discard_and_never_shuffled_back() -> None:
    """The deck is empty: what fills the display is what was discarded."""
    only = "terrain_plain terrain_hill terrain_forest"
    rest = everything_but("")["discard"].split()
    t = ending(french=" ".join(rest[:12]), allied=" ".join(rest[12:]), display=only, discard="terrain_river", deck="")
    assert t.frame == "Discard"
    while t.frame == "Discard":
        t.do("p1", t.legal("p1")[0])
    assert len(t["display"]) == 4
    assert t["display"][:3] == only.split()
    assert len(t["deck"]) == 4  # five cards were shuffled, none of the display


@pytest.mark.clause("N13-DRW-04")
def test_nothing_is_left_to_draw() -> None:
    rest = everything_but("")["discard"].split()
    t = table(french=" ".join(rest[:18]), allied=" ".join(rest[18:]), deck="")
    assert t.bar("p1", "draw") == "N13-DRW-04"


@pytest.mark.clause("N13-DRW-01")
def test_what_is_drawn_from_the_deck_is_seen_by_the_drawer_only() -> None:
    t = started(3)
    t.do("p1", "draw")
    assert t.heard("p2") == t.heard("watcher") == ["drew p1"]
    assert t.heard("p1")[1].startswith("card p1 ")
