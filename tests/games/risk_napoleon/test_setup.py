"""Set-up: colours, missions, territories, first regiments, the draw pile (RSK-SET, RSK-6PL)."""

import json

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.tables import CARDS, COLOURS, MISSIONS, TERRITORIES
from grognard.kernel.errors import BadInput
from tests.games.risk_napoleon.helpers import Table, Unshuffled, deployed, game

BOX = ["blue", "red", "black", "white", "yellow"]


# --- colours ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-SET-01", "RSK-SET-16", "RSK-R-01", "RSK-R-88")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_each_player_takes_a_free_colour_of_the_box(players: int) -> None:
    t = Table(GAME.new({"players": players}))
    assert (t.awaited, t.offers("p1", "colour")) == (["p1"], BOX)
    assert t.bar("p1", "colour violet") == "RSK-SET-16"
    assert t.bar("p2", "colour red") == "RSK-SET-01"  # seat by seat
    t.do("p1", "colour red")
    assert (t.awaited, t.offers("p2", "colour")) == (["p2"], ["blue", "black", "white", "yellow"])
    assert t.bar("p2", "colour red") == "RSK-SET-01"
    assert t.bar("p2", "colour violet") == "RSK-SET-16"
    assert t.heard("watcher") == ["colour p1 red"]
    assert t.player("p2", "p1")["words"] == "colour-red"


@pytest.mark.clause("RSK-SET-03", "RSK-R-88", "RSK-6PL-01")
def test_six_players_draw_all_six_colours_by_lot() -> None:
    lots = []
    for seed in range(60):
        t = game(players=6, seed=seed)
        assert t.frame == "Deploy"  # there was nothing to choose
        lots.append(t["colours"])
        assert sorted(t["colours"].values()) == sorted(COLOURS)
        assert t.heard("p1")[:6] == [f"colour {seat} {colour}" for seat, colour in t["colours"].items()]
    assert {lot["p6"] for lot in lots} == set(COLOURS)


# --- missions --------------------------------------------------------------------------------------------------------


def dealt(players: int) -> set[str]:
    """All missions that somebody was dealt in a hundred games."""
    return {mission for seed in range(100) for mission in game(seed=seed, players=players)["missions"].values()}


@pytest.mark.clause("RSK-SET-04", "RSK-R-04", "RSK-6PL-02")
@pytest.mark.parametrize(
    ("players", "removed"),
    [(3, {"m_destroy_white", "m_destroy_yellow"}), (4, {"m_destroy_yellow"}), (5, set()), (6, set())],
)
def test_missions_that_name_an_unused_colour_are_removed(players: int, removed: set[str]) -> None:
    assert dealt(players) == set(MISSIONS) - removed
    assert "m_destroy_violet" not in MISSIONS


@pytest.mark.clause("RSK-SET-05")
@pytest.mark.parametrize("dealer", [1, 2, 3, 4])
def test_missions_are_dealt_one_to_each_from_the_dealers_left(dealer: int) -> None:
    t = game(source=Unshuffled(), players=4, dealer_seat=dealer)
    deck = [mission for mission in MISSIONS if mission != "m_destroy_yellow"]
    order = [f"p{(dealer + i) % 4 + 1}" for i in range(4)]
    assert [t["missions"][seat] for seat in order] == [deck.pop() for _ in range(4)]


@pytest.mark.clause("RSK-SET-05")
def test_missions_are_shuffled() -> None:
    assert len({tuple(game(seed=seed)["missions"].values()) for seed in range(20)}) == 20


@pytest.mark.clause("RSK-SET-06", "RSK-SET-07")
def test_each_sees_his_own_mission_and_nobody_those_put_aside() -> None:
    t = game(seed=3, players=4)
    for viewer in ("p1", "p2", "p3", "p4", "watcher"):
        seen = {name: t.player(viewer, name)["mission"] for name in t["missions"]}
        own = {viewer: t["missions"][viewer]} if viewer != "watcher" else {}
        assert {name: mission for name, mission in seen.items() if mission} == own
        assert [told for told in t.heard(viewer) if told.startswith("mission")] == [
            f"mission {name} {mission}" for name, mission in own.items()
        ]
        aside = set(MISSIONS) - set(t["missions"].values())
        assert not [mission for mission in aside if mission in json.dumps(t.state.view(GAME.seat_number(viewer)))]


# --- territories and first regiments ---------------------------------------------------------------------------------


@pytest.mark.clause("RSK-SET-09", "RSK-6PL-01")
@pytest.mark.parametrize(("players", "regiments"), [(3, 40), (4, 35), (5, 30), (6, 25)])
def test_starting_regiments(players: int, regiments: int) -> None:
    t = game(players=players)
    assert [t.army(seat) + left for seat, left in t["reserve"].items()] == [regiments] * players
    deployed(t)
    assert [t.army(seat) for seat in t["reserve"]] == [regiments] * players


@pytest.mark.clause("RSK-SET-10", "RSK-SET-12")
@pytest.mark.parametrize("dealer", [1, 3])
def test_the_48_territories_are_dealt_clockwise_with_a_regiment_each(dealer: int) -> None:
    t = game(source=Unshuffled(), players=3, dealer_seat=dealer)
    told = [event.split()[1:] for event in t.heard("watcher") if event.startswith("dealt")]
    assert [place for place, _ in told] == TERRITORIES
    order = [f"p{(dealer + i) % 3 + 1}" for i in range(3)]
    assert [owner for _, owner in told] == order * 16
    assert all(there == {"owner": owner, "regiments": 1} for owner, there in zip(order * 16, t["territories"].values()))


@pytest.mark.clause("RSK-SET-10")
def test_the_territories_are_shuffled() -> None:
    assert len({tuple(game(seed=seed).lands("p1")) for seed in range(20)}) == 20


@pytest.mark.clause("RSK-SET-11")
@pytest.mark.parametrize(("dealer", "numbers"), [(5, [10, 10, 10, 9, 9]), (2, [9, 9, 10, 10, 10])])
def test_of_five_players_the_first_three_get_a_territory_more(dealer: int, numbers: list[int]) -> None:
    t = game(players=5, dealer_seat=dealer)
    assert [len(t.lands(seat)) for seat in t["reserve"]] == numbers


@pytest.mark.clause("RSK-SET-13")
def test_each_in_turn_adds_one_regiment_to_a_territory_of_his_own() -> None:
    t = game(players=3, dealer_seat=1)
    assert t.awaited == ["p2"]
    assert t.offers("p2", "place") == t.lands("p2")
    assert t.bar("p2", f"place {t.lands('p3')[0]}") == "RSK-SET-13"
    assert t.bar("p2", f"place_all {t.lands('p2')[0]}") == "RSK-SET-13"
    assert t.bar("p1", f"place {t.lands('p1')[0]}") == "RSK-SET-13"
    order = []
    for _ in range(6):
        seat = t.awaited[0]
        order.append(seat)
        before = t.regiments(t.lands(seat)[-1]), t["reserve"][seat]
        t.do(seat, f"place {t.lands(seat)[-1]}")
        assert (t.regiments(t.lands(seat)[-1]), t["reserve"][seat]) == (before[0] + 1, before[1] - 1)
    assert order == ["p2", "p3", "p1", "p2", "p3", "p1"]
    deployed(t)
    assert (t["reserve"], t.frame) == ({"p1": 0, "p2": 0, "p3": 0}, "Reinforcements")


@pytest.mark.clause("RSK-SET-14")
def test_who_has_no_regiment_left_to_place_is_passed_over() -> None:
    t = game(players=5)  # p4 and p5, with nine territories each, place one regiment more
    order = []
    while t.frame == "Deploy":
        order += t.awaited
        t.do(order[-1], f"place {t.lands(order[-1])[0]}")
    assert order == ["p1", "p2", "p3", "p4", "p5"] * 20 + ["p4", "p5"]


# --- the draw pile ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-SET-15")
def test_all_fifty_cards_make_the_pile_shuffled_and_face_down() -> None:
    piles = []
    for seed in range(5):
        t = deployed(game(seed=seed, players=3))
        assert sorted(t["pile"]) == sorted(CARDS)
        assert t["hands"] == {"p1": [], "p2": [], "p3": []}
        assert [(t.see(viewer)["pile"], t.see(viewer)["under"]) for viewer in ("p1", "watcher")] == [(50, [])] * 2
        piles.append(tuple(t["pile"]))
    assert len(set(piles)) == 5


# --- the dealer ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RSK-SET-02", "RSK-R-03")
@pytest.mark.parametrize("dealer", [1, 2, 3])
def test_the_dealer_is_a_seat_agreed_on_and_plays_like_the_others(dealer: int) -> None:
    t = game(players=3, dealer_seat=dealer)
    seat = f"p{dealer}"
    assert t["missions"][seat] in MISSIONS
    assert (len(t.lands(seat)), t["reserve"][seat]) == (16, 24)
    assert t.awaited == [f"p{dealer % 3 + 1}"]
    with pytest.raises(BadInput, match="option-range"):
        GAME.new({"players": 3, "dealer_seat": 4})


@pytest.mark.clause("RSK-R-03")
def test_unless_agreed_otherwise_the_last_seat_deals() -> None:
    for players in (3, 4, 5):
        assert GAME.options_of(game(players=players).state)["dealer_seat"] == players
