"""The turn (N13-TRN) and the publisher's answers about it (N13-FAQ)."""

import pytest

from grognard.games.nations_1813.tables import ALL_CARDS, CARDS
from tests.games.nations_1813.helpers import ALLIED_ARMIES, FRENCH_ARMIES, Table, ending, started, table

WAITING = {  # all French armies but Ney placed or gone, Ney's card not yet playable
    "unplayed": " ".join(["ney", *ALLIED_ARMIES]),
}
PLACED = {"unplayed": " ".join(ALLIED_ARMIES)}  # nothing French left
OLD = ["deck", "none", "deck", "none"]


@pytest.mark.clause("N13-TRN-01", "N13-TRN-04", "N13-TRN-02")
def test_five_actions_of_any_kind_then_the_other_player() -> None:
    t = started()
    assert (t.awaited, t["actions"]) == (["p1"], 5)
    t.do("p1", "army murat", "draw", "army marmont", "draw")
    assert (t.awaited, t["actions"]) == (["p1"], 1)
    assert t.bar("p2", "draw") == "N13-TRN-04"
    t.do("p1", "army bertrand")
    assert (t.awaited, t["actions"]) == (["p2"], 5)
    assert t.bar("p1", "draw") == "N13-TRN-04"


@pytest.mark.clause("N13-TRN-02", "N13-TRN-03")
def test_there_are_seven_kinds_of_action_and_all_may_be_open_at_once() -> None:
    hand = "terrain_plain terrain_plain move_cavalry scout time"
    t = table(markers={"murat": "probstheida wachau liebertwolkwitz"}, french=hand)
    kinds = [name.split()[0] for name in t.legal("p1")]
    assert set(kinds) == {"army", "play", "pair", "draw", "take"}
    assert t.offers("p1", "play") == ["terrain_plain", "move_cavalry", "scout", "time"]
    for verb in ("village wachau", "remove wachau", "march wachau", "to wachau", "place murat", "loss murat"):
        assert t.bar("p1", verb) is not None


@pytest.mark.clause("N13-TRN-05")
def test_all_five_actions_are_compulsory() -> None:
    assert table().bar("p1", "end_turn") == "N13-TRN-05"
    assert table(actions=1).bar("p1", "end_turn") == "N13-TRN-05"


@pytest.mark.clause("N13-TRN-06", "N13-TRN-07")
def test_the_end_of_a_turn_in_its_order() -> None:
    """Nine cards, an empty place in the display, the fourth turn of mere draws, a battle date one point away."""
    hand = "time time time time move_infantry move_cavalry terrain_hill terrain_plain"
    tiles = {"poniatowski": "connewitz", "yorck": "kleinzschocher"}
    t = table(french=hand, tiles=tiles, time=18, dull=3, revealed="north", turns_before=["deck"] * 4)
    t.do("p1", "take terrain_river", "draw", "draw", "draw", "draw")
    while t.frame == "Discard":
        assert len(t["display"]) == 3
        t.do("p1", t.legal("p1")[0])
    assert (t.frame, t["time"], t["battles"], len(t["display"])) == ("Reveal", 19, 0, 4)
    t.do("p1", "reveal mission_leipzig")
    assert (t["battles"], t["damage"]) == (1, {"poniatowski": 1, "yorck": 1})
    assert t.awaited == ["p2"]


@pytest.mark.clause("N13-TRN-08", "N13-OPT-10")
def test_after_four_turns_of_mere_draws_the_clock_moves_a_point() -> None:
    t = started(5)
    for turn in range(4):
        assert t["time"] == 0
        seat = t.awaited[0]
        for _ in range(5):
            t.do(seat, "draw")
        while t.frame == "Discard":
            t.do(seat, t.legal(seat)[0])
        assert t["dull"] == (turn + 1) % 4
    assert t["time"] == 1
    assert ending(dull=3, options={"stall_guard": False})["time"] == 0
    assert ending(dull=3)["time"] == 1


@pytest.mark.clause("N13-TRN-08")
def test_any_other_action_breaks_the_row() -> None:
    t = table(dull=3)
    t.do("p1", "draw", "army murat", "draw", "draw", "draw")
    assert (t["dull"], t["time"]) == (0, 0)


@pytest.mark.clause("N13-TRN-08", "N13-FAQ-02")
def test_an_idle_turn_breaks_the_row() -> None:
    t = ending(**PLACED, turn="allied", dull=1, only_draws=True)
    assert (t.awaited, t["dull"]) == (["p2"], 0)  # the French turn passed by


@pytest.mark.clause("N13-TRN-09")
def test_only_the_active_player_acts() -> None:
    t = table(turn="allied")
    for action in ("draw", "army murat", "take terrain_plain", "end_turn"):
        assert t.bar("p1", action) == "N13-TRN-04"
    reveal = table(turn="allied", allied="time", time=9)
    reveal.do("p2", "play time")
    assert reveal.awaited == ["p1"]
    assert reveal.bar("p1", "draw") == "N13-TRN-03"  # he reveals a mission, and that is all
    assert reveal.bar("p1", "army murat") == "N13-TRN-03"


# --- wait ------------------------------------------------------------------------------------------------------------


def begun(**situation: object) -> Table:
    """The start of Napoléon's turn."""
    return ending(**{"turn": "allied", **situation})


@pytest.mark.clause("N13-TRN-11", "N13-FAQ-03")
def test_who_can_bring_nothing_on_may_wait_for_a_point() -> None:
    t = begun(**WAITING, time=5)
    assert (t.frame, t.legal("p1")) == ("Waiting", ["wait", "begin"])
    assert t.bar("p1", "draw") == "N13-TRN-03"
    t.do("p1", "wait")
    assert (t["time"], t.awaited, t.frame) == (6, ["p2"], "Actions")
    t = begun(**WAITING, time=9)
    t.do("p1", "wait")
    assert t.frame == "Reveal"  # Ney comes on after the 15th


@pytest.mark.clause("N13-TRN-11", "N13-TRN-05")
def test_or_play_a_normal_turn_with_all_five_actions() -> None:
    t = begun(**WAITING, time=5)
    t.do("p1", "begin")
    assert (t.frame, t["actions"]) == ("Actions", 5)
    assert t.bar("p1", "end_turn") == "N13-TRN-05"
    assert t.bar("p1", "wait") == "N13-TRN-11"


@pytest.mark.clause("N13-TRN-11")
def test_no_waiting_with_a_marker_on_the_board_or_a_card_that_can_be_played() -> None:
    assert begun(**WAITING, markers={"murat": "wachau probstheida"}, time=5).frame == "Actions"
    assert begun(unplayed=" ".join(["ney", "murat", *ALLIED_ARMIES]), time=5).frame == "Actions"
    assert begun(**WAITING, time=11, revealed="north", french="scout").frame == "Actions"
    assert begun(**WAITING, time=11, revealed="north").frame == "Waiting"  # no Scout for Ney


# --- everything placed -----------------------------------------------------------------------------------------------


@pytest.mark.clause("N13-FAQ-01", "N13-TRN-05")
def test_with_everything_placed_the_turn_may_be_ended_or_used_for_drawing() -> None:
    t = table(markers={"murat": "wachau probstheida"}, **PLACED, french="terrain_hill time terrain_plain")
    assert t.bar("p1", "end_turn") == "N13-TRN-05"
    t.do("p1", "play terrain_hill", "remove probstheida")
    kinds = {name.split()[0] for name in t.legal("p1")}
    assert kinds == {"end_turn", "play", "draw", "take"}
    assert t.offers("p1", "play") == ["time"]
    t.do("p1", "play time", "draw", "end_turn")
    assert t.awaited == ["p2"]
    assert "end-turn p1" in t.heard()


@pytest.mark.clause("N13-FAQ-02", "N13-FAQ-09", "N13-FAQ-03")
def test_who_begins_with_everything_placed_only_moves_the_clock() -> None:
    t = begun(**PLACED, time=5, turns_before=OLD)
    assert (t["time"], t.awaited) == (6, ["p2"])
    assert "idle p1" in t.heard()
    assert not [told for told in t.heard() if told.startswith(("drew", "refresh"))]
    fought = begun(**PLACED, time=18, tiles={"murat": "connewitz", "yorck": "kleinzschocher"}, revealed="north")
    fought.do("p1", "reveal mission_leipzig")
    assert fought["battles"] == 1  # the battle of the 16th follows such a turn too


@pytest.mark.clause("N13-FAQ-03", "N13-END-01")
def test_the_game_may_end_by_such_a_turn() -> None:
    t = begun(**PLACED, time=46, battles=2, revealed="north south east west centre")
    assert (t.frame, t["time"]) == ("", 47)


@pytest.mark.clause("N13-FAQ-04")
def test_the_same_holds_for_schwarzenberg() -> None:
    t = ending(unplayed=" ".join(FRENCH_ARMIES), time=5)
    assert (t["time"], t.awaited) == (6, ["p1"])
    t = table(
        turn="allied",
        markers={"klenau": "grosspoesna stoermthal"},
        unplayed=" ".join(FRENCH_ARMIES),
        allied="terrain_forest",
    )
    t.do("p2", "play terrain_forest", "remove grosspoesna", "end_turn")
    assert t.awaited == ["p1"]


@pytest.mark.clause("N13-OPT-08")
def test_without_idle_turns_everybody_plays_on() -> None:
    off = {"idle_turn": False}
    t = begun(**PLACED, time=5, options=off)
    assert (t["time"], t.awaited, t.frame) == (5, ["p1"], "Actions")
    assert t.bar("p1", "end_turn") == "N13-TRN-05"
    assert begun(**WAITING, time=5, options=off).frame == "Actions"


# --- refreshing the display ------------------------------------------------------------------------------------------


@pytest.mark.clause("N13-FAQ-05", "N13-FAQ-08")
def test_a_display_that_nobody_wanted_for_two_rounds_may_be_replaced() -> None:
    t = begun(
        turns_before=["none", "deck", "none", "none"], drawn="none", deck="time time move_infantry time terrain_hill"
    )
    assert (t.frame, t.legal("p1")) == ("Refresh", ["refresh", "keep_display"])
    assert t.bar("p1", "draw") == "N13-TRN-03"
    t.do("p1", "refresh")
    assert t["display"] == ["time", "time", "move_infantry", "time"]
    assert sorted(t["discard"]) == ["terrain_forest", "terrain_hill", "terrain_plain", "terrain_river"]
    assert (t.frame, t["actions"], t["time"]) == ("Actions", 5, 0)  # free
    assert t["turns_before"] == ["display"] * 4  # the four turns are counted anew
    assert t.bar("p1", "refresh") == "N13-FAQ-08"


@pytest.mark.clause("N13-FAQ-05", "N13-FAQ-08")
def test_or_left_as_it_is() -> None:
    t = begun(turns_before=["none", "deck", "none", "none"])
    t.do("p1", "keep_display")
    assert (t.frame, t["display"][0]) == ("Actions", "terrain_plain")


@pytest.mark.clause("N13-FAQ-08")
@pytest.mark.parametrize(
    ("before", "drawn", "open_now"),
    [
        (["none", "deck", "deck", "deck"], "deck", True),
        (["display", "deck", "deck", "deck"], "deck", True),  # the fifth turn back no longer counts
        (["none", "none", "none", "none"], "none", False),  # nothing came from the deck
        (["deck", "none", "none", "none"], "none", False),  # nor in the last four
        (["none", "deck", "both", "deck"], "deck", False),
        (["none", "deck", "deck", "deck"], "display", False),
    ],
)
def test_two_rounds_are_the_four_turns_before(before: list[str], drawn: str, open_now: bool) -> None:
    assert (begun(turns_before=before, drawn=drawn).frame == "Refresh") == open_now


@pytest.mark.clause("N13-FAQ-08")
def test_the_old_cards_do_not_come_straight_back() -> None:
    """Two cards in the deck, two in the discard pile: the four new ones come from these."""
    rest = [CARDS[card] for card in ALL_CARDS]
    for card in ["time"] * 4 + ["terrain_plain", "terrain_river", "terrain_hill", "terrain_forest"]:
        rest.remove(card)
    hands = {"french": " ".join(rest[:8]), "allied": " ".join(rest[8:])}
    t = table(frame="Refresh", turns_before=OLD, deck="time time", discard="time time", **hands)
    t.do("p1", "refresh")
    assert t["display"] == ["time"] * 4
    assert (sorted(t["discard"]), t["deck"]) == (
        ["terrain_forest", "terrain_hill", "terrain_plain", "terrain_river"],
        [],
    )


@pytest.mark.clause("N13-FAQ-05", "N13-OPT-09")
def test_no_refreshing_if_so_agreed() -> None:
    assert begun(turns_before=OLD, options={"display_refresh": False}).frame == "Actions"
    assert begun(turns_before=OLD).frame == "Refresh"


@pytest.mark.clause("N13-FAQ-08", "N13-TRN-11")
def test_waiting_comes_before_refreshing() -> None:
    t = begun(**WAITING, time=5, turns_before=OLD)
    assert t.frame == "Waiting"
    t.do("p1", "begin")
    assert t.frame == "Refresh"
