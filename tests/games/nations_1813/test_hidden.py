"""What is hidden from whom (section 6 of the rules): views, events, undo, and the worlds that a seat deems possible."""

import json

import pytest

from grognard.games.nations_1813 import GAME
from grognard.games.nations_1813.tables import ALL_CARDS, CARDS, MISSIONS, MISSIONS_IN
from grognard.kernel.contract import WATCHER
from grognard.kernel.match import Match
from tests.games.nations_1813.helpers import MISSIONS as OWN
from tests.games.nations_1813.helpers import SECOND, Table, description, started, table

EVERYBODY = ("p1", "p2", "watcher")
OPEN = "areas armies turn turns actions time last dates battles score display discard deck gone supply turns_before dull number"


def test_board_clock_display_and_discard_are_open_to_all() -> None:
    t = started(1)
    t.do("p1", "army murat", "draw", t.legal("p1")[-1])
    for part in OPEN.split():
        assert len({json.dumps(t.see(viewer)[part]) for viewer in EVERYBODY}) == 1


@pytest.mark.clause("N13-SET-08", "N13-TRK-04")
def test_missions_are_napoleons_secret_until_they_are_revealed() -> None:
    t = table(time=11, revealed="south")
    for viewer in EVERYBODY:
        seen = t.see(viewer)["missions"]
        for district, mission in OWN.items():
            known = viewer == "p1" or district == "south"
            assert seen[district]["mission"] == (mission if known else None)
        assert [seen[d]["refused"] for d in SECOND] == ([*SECOND.values()] if viewer == "p1" else [None, None])
    hidden = json.dumps(t.see("p2"))
    assert all(mission not in hidden for district, mission in OWN.items() if district != "south")


def test_of_a_hand_the_other_one_sees_the_number_and_the_scouts() -> None:
    t = table(french="terrain_plain move_cavalry time scout", allied="terrain_hill")
    for viewer in EVERYBODY:
        seen = t.player(viewer, "p1")
        assert (seen["cards"], seen["scouts"]) == (4, 1)
        own = ["terrain_plain", "move_cavalry", "time", "scout"]
        assert seen["known_cards"] == (own if viewer == "p1" else ["scout"])


def test_a_card_taken_from_the_display_is_known_until_it_is_played() -> None:
    t = table(french="terrain_plain", markers={"murat": "wachau probstheida liebertwolkwitz"})
    t.do("p1", "take terrain_plain")
    for viewer in ("p2", "watcher"):
        assert t.player(viewer, "p1")["known_cards"] == ["terrain_plain"]
    t.do("p1", "play terrain_plain", "remove wachau")
    for viewer in ("p2", "watcher"):
        assert t.player(viewer, "p1")["known_cards"] == []
    assert t["hands"]["french"] == ["terrain_plain"]


def test_a_play_shows_nothing_until_it_is_whole() -> None:
    t = table(french="move_cavalry", markers={"murat": "wachau probstheida liebertwolkwitz"})
    before = t.state.view(1)
    t.do("p1", "play move_cavalry", "march wachau")
    assert (t.frame, t.state.view(1), t.heard("p2")) == ("March", before, [])
    assert t.see("p1")["at"] == {"card": "move_cavalry", "pair": 0, "place": "wachau", "army": "murat"}
    t.do("p1", "to croebern")
    assert "move p1 move_cavalry murat wachau croebern" in t.heard("p2")


def run_out() -> Table:
    """The deck is empty; all other cards are in the hands, in the display and in the discard pile."""
    rest = [CARDS[card] for card in ALL_CARDS]
    for card in ("terrain_plain", "terrain_river", "terrain_hill", "terrain_forest"):
        rest.remove(card)
    return table(
        french=" ".join(rest[:5]), allied=" ".join(rest[5:11]), discard=" ".join(rest[11:]), deck="", turn="allied"
    )


def test_who_counts_the_cards_knows_the_other_hand_when_the_deck_has_run_out() -> None:
    t = run_out()
    hand = t["hands"]["french"]
    assert GAME.describe(t.state.redeal(1, 7))["table"]["hands"]["french"] == hand  # nothing else it could be
    t.draws("p2", 1)
    assert sorted(t.player("p2", "p1")["known_cards"]) == sorted(hand)
    assert t.player("watcher", "p1")["known_cards"] == []
    for seed in range(5):
        assert GAME.describe(t.state.redeal(1, seed))["table"]["hands"]["french"] == hand


@pytest.mark.parametrize("seed", range(4))
def test_other_worlds_hold_what_the_seat_knows_and_vary_the_rest(seed: int) -> None:
    t = started(seed)
    t.do("p1", "army murat", "draw", f"take {t['display'][0]}")
    truth = GAME.describe(t.state)["table"]
    for seat in (0, 1, WATCHER):
        worlds = [GAME.describe(t.state.redeal(seat, n))["table"] for n in range(12)]
        hands = {json.dumps(w["hands"]) for w in worlds}
        missions = {json.dumps(w["missions"]) for w in worlds}
        assert len(hands) > 6
        if seat == 0:
            assert missions == {json.dumps(truth["missions"])}
            assert all(w["hands"]["french"] == truth["hands"]["french"] for w in worlds)
            assert all(w["second"] == truth["second"] for w in worlds)
        else:
            assert len(missions) > 6
        for world in worlds:
            assert world["display"] == truth["display"]
            for district, mission in world["missions"].items():
                assert MISSIONS.index(mission) in MISSIONS_IN[list(world["missions"]).index(district)]
            for district, refused in world["second"].items():
                assert refused != world["missions"][district]


def test_undo_goes_back_over_open_things_only() -> None:
    told = description(french="terrain_plain", markers={"murat": "wachau probstheida liebertwolkwitz"})
    match = Match.start(GAME, {}, ["human", "human"], position=told)

    def do(*actions: str) -> None:
        for action in actions:
            match.act(0, GAME.vocabulary.parse(action))

    do("army marmont")
    assert match.undoable(0) == 1  # everybody saw all of it
    do("play terrain_plain")
    assert match.undoable(0) == 2
    match.undo(0)
    do("play terrain_plain", "remove wachau")
    assert match.undoable(0) is None  # a card out of his hand was shown
    do("take terrain_plain")
    assert match.undoable(0) is not None
    do("draw")
    assert match.undoable(0) is None


def test_playing_a_card_that_all_have_seen_him_take_can_be_taken_back() -> None:
    told = description(markers={"murat": "wachau probstheida liebertwolkwitz"})
    match = Match.start(GAME, {}, ["human", "human"], position=told)
    for action in ("take terrain_plain", "play terrain_plain", "remove wachau"):
        match.act(0, GAME.vocabulary.parse(action))
    assert match.undoable(0) == 3
