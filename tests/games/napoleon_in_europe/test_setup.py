"""Setup and turn order (NIE-SET, NIE-TRN, NIE-OPT-11, -16)."""

import pytest

from grognard.games.napoleon_in_europe import GAME
from grognard.games.napoleon_in_europe.tables import HOMELAND, NATIONS, REGIONS
from grognard.kernel.errors import BadInput
from tests.games.napoleon_in_europe.helpers import Dice, Table, army, game, passed, placed, table

MIDDLE = {
    "france": "10I 5C 3A 1L", "britain": "6I 3C 1A 1L", "prussia": "10I 5C 3A 1L", "russia": "8I 4C 2A 1L",
    "ottoman": "7I 3C 1A 1L", "austria": "12I 6C 4A 1L", "spain": "7I 3C 1A 1L",
}  # fmt: skip


def forces(t: Table) -> dict[str, str]:
    return {nation: army(counts) for nation, counts in t["reserve"].items()}


def held(t: Table) -> list[list[str]]:
    return [seat["nations"] for seat in t["seats"].values()]


# --- the three setups ------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-SET-01")
def test_one_of_three_setups_is_chosen() -> None:
    assert GAME.resolve({})["scenario"] == "even_steven"
    for name in ("even_steven", "middle_powers", "stop_the_french"):
        assert GAME.resolve({"scenario": name})["scenario"] == name
    with pytest.raises(BadInput, match="option-choice"):
        GAME.resolve({"scenario": "austerlitz"})


@pytest.mark.clause("NIE-SET-03")
def test_even_steven_gives_all_the_same() -> None:
    t = game(players=7, nation_assignment="random")
    assert forces(t) == dict.fromkeys(NATIONS, "8I 5C 3A 1L")


@pytest.mark.clause("NIE-SET-04")
def test_middle_powers_gives_each_its_own() -> None:
    assert forces(game(players=7, scenario="middle_powers", nation_assignment="random")) == MIDDLE


@pytest.mark.clause("NIE-SET-06", "NIE-SET-07", "NIE-SET-14")
@pytest.mark.parametrize(
    ("players", "seats", "french"),
    [
        (2, [["france"], ["britain", "russia", "austria"]], "15I 6C 3A 3L"),
        (3, [["france"], ["britain", "spain"], ["russia", "austria"]], "20I 8C 4A 4L"),
        (4, [["france"], ["britain", "austria"], ["russia", "spain"], ["prussia", "ottoman"]], "30I 12C 6A 6L"),
        (5, [["france"], ["britain"], ["russia"], ["austria"], ["spain"]], "20I 8C 4A 4L"),
        (6, [["france"], ["britain"], ["russia"], ["austria"], ["prussia"], ["spain"]], "25I 10C 5A 5L"),
        (7, [[nation] for nation in NATIONS], "30I 12C 6A 6L"),
    ],
)
def test_stop_the_french(players: int, seats: list[list[str]], french: str) -> None:
    t = game(players=players, scenario="stop_the_french")
    assert held(t) == seats
    others = [nation for nation in NATIONS if any(nation in seat for seat in seats[1:])]
    assert forces(t) == {"france": french, **dict.fromkeys(others, "6I 3C 2A 1L")}


@pytest.mark.clause("NIE-SET-08")
def test_in_stop_the_french_all_others_start_allied() -> None:
    t = game(players=4, scenario="stop_the_french")
    assert [seat["allies"] for seat in t["seats"].values()] == [[], ["p3", "p4"], ["p2", "p4"], ["p2", "p3"]]
    assert all(not seat["allies"] for seat in game(players=4, nation_assignment="random")["seats"].values())


@pytest.mark.clause("NIE-SET-09")
def test_those_alliances_may_be_broken_and_france_may_find_friends() -> None:
    t = placed(game(players=3, scenario="stop_the_french", source=Dice("1 6 1", [])))
    t.do("p2", "propose_alliance p1").do("p1", "accept")
    passed(t)
    assert t.awaited == ["p2"]
    t.do("p2", "end_alliance p3")
    assert [seat["allies"] for seat in t["seats"].values()] == [["p2"], ["p1"], []]


# --- nations ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-SET-10", "NIE-SET-12")
@pytest.mark.parametrize(("players", "each"), [(2, 3), (3, 2), (4, 1), (5, 1), (6, 1), (7, 1)])
def test_nations_are_chosen_one_at_a_time_in_rotation(players: int, each: int) -> None:
    t = game(players=players)
    order = []
    while t.frame == "Nations":
        seat = t.awaited[0]
        order.append(seat)
        t.do(seat, f"choose_nation {t.offers(seat, 'choose_nation')[0]}")
    rounds = [f"p{n}" for n in range(1, players + 1)] * each
    assert order == rounds[: 6 if players == 7 else len(rounds)]  # the last of seven has nothing to choose
    assert [len(nations) for nations in held(t)] == [each] * players


@pytest.mark.clause("NIE-SET-12")
def test_a_nation_is_chosen_once() -> None:
    t = game(players=3).do("p1", "choose_nation spain")
    assert t.bar("p2", "choose_nation spain") == "NIE-SET-12"
    assert t.bar("p1", "choose_nation france") == "NIE-SET-12"  # not his turn


@pytest.mark.clause("NIE-SET-12")
def test_nations_may_be_drawn() -> None:
    drawn = [held(game(seed=seed, players=3, nation_assignment="random")) for seed in range(12)]
    assert all(sorted(map(len, seats)) == [2, 2, 2] for seats in drawn)
    assert len({str(seats) for seats in drawn}) > 6


@pytest.mark.clause("NIE-SET-13")
def test_in_stop_the_french_the_first_seat_has_france_and_the_others_may_choose() -> None:
    t = game(players=3, scenario="stop_the_french", nation_assignment="choose")
    assert (t.awaited, held(t)[0]) == (["p2"], ["france"])
    assert t.bar("p2", "choose_nation france") == "NIE-SET-13"
    for seat, nation in (("p2", "prussia"), ("p3", "spain"), ("p2", "russia"), ("p3", "ottoman")):
        t.do(seat, f"choose_nation {nation}")
    assert held(t) == [["france"], ["prussia", "russia"], ["ottoman", "spain"]]
    assert forces(t)["france"] == "20I 8C 4A 4L"


# --- placing ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-SET-02", "NIE-SET-15")
def test_pieces_are_placed_at_home_in_play_order_openly_and_all() -> None:
    t = game(players=7, scenario="stop_the_french", source=Dice("1 1 6 1 1 1 1", []))
    assert (t.frame, t.awaited) == ("Placement", ["p3"])  # Prussia rolled highest
    homeland = sorted(REGIONS[r] for r in HOMELAND[NATIONS.index("prussia")])
    assert sorted(t.offers("p3", "place")) == homeland
    assert t.bar("p3", "place hanover") == "NIE-SET-02"
    assert t.bar("p3", "place paris") == "NIE-SET-02"
    assert t.bar("p4", "place moscow") == "NIE-SET-15"
    t.do("p3", "place berlin", "place silesia", "place_rest posen")
    assert [t.pieces(place) for place in ("berlin", "silesia", "posen")] == ["prussia 1I", "prussia 1I", "prussia 4I"]
    assert t.heard("p7") == [
        "placed p3 prussia_infantry 1 berlin",
        "placed p3 prussia_infantry 1 silesia",
        "placed p3 prussia_infantry 4 posen",
    ]
    assert t.bar("p3", "end_movement") == "NIE-SET-15"
    t.do("p3", "place_rest berlin", "place_rest berlin")
    assert t.bar("p3", "place_rest berlin") == "NIE-SET-15"  # one leader: placed by itself
    assert t.do("p3", "place berlin").awaited == ["p4"]
    placed(t)
    assert t["reserve"] == {}
    assert (t.frame, t.awaited) == ("Diplomacy", ["p3"])


@pytest.mark.clause("NIE-OPT-11")
def test_with_simultaneous_placement_nobody_sees_the_others() -> None:
    t = game(players=3, scenario="stop_the_french", setup_placement="simultaneous")
    assert t.awaited == ["p1", "p2", "p3"]
    t.do("p2", "place_rest london").do("p1", "place_rest paris")
    assert t.heard("p2") == []
    assert t.see("p2")["regions"]["paris"]["pieces"] == {}
    assert t.see("p2")["regions"]["london"]["pieces"] == {"britain": [6, 0, 0, 0]}
    assert t.see("watcher")["regions"]["london"]["pieces"] == {}
    assert t.bar("p1", "place vienna") == "NIE-SET-02"
    while t.awaited:
        seat = t.awaited[-1]
        if t.frame != "SecretPlacement":
            break
        t.do(seat, t.legal(seat)[-1])
    assert "all-placed" in t.heard("watcher")
    assert t.see("p2")["regions"]["paris"]["pieces"]["france"][0] == 20


@pytest.mark.clause("NIE-SET-16", "NIE-CRD-01", "NIE-OPT-16")
@pytest.mark.parametrize(("blanks", "deck"), [("in", 90), ("out", 86)])
def test_nobody_holds_a_card_at_the_start(blanks: str, deck: int) -> None:
    t = game(players=4, nation_assignment="random", blank_cards=blanks)
    assert (t["hands"], len(t["deck"])) == ({}, deck)
    assert ("blank#1" in t["deck"]) == (blanks == "in")


# --- turn order ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("NIE-TRN-01", "NIE-TRN-08")
def test_the_highest_die_begins_and_ties_roll_again() -> None:
    t = game(players=4, scenario="stop_the_french", source=Dice("5 2 5 4 3 6", []))
    assert [e for e in t.heard("p2") if e.startswith("first")] == [
        "first-roll p1 5", "first-roll p2 2", "first-roll p3 5", "first-roll p4 4",
        "first-roll p1 3", "first-roll p3 6", "first p3",
    ]  # fmt: skip


@pytest.mark.clause("NIE-TRN-02", "NIE-TRN-03", "NIE-TRN-04")
def test_the_others_follow_clockwise_for_the_whole_game() -> None:
    t = placed(game(players=3, scenario="stop_the_french", source=Dice("1 6 1", [])))
    turns = []
    for _ in range(7):
        assert t.frame == "Diplomacy"
        turns.append((t["turn"]["number"], t.awaited[0]))
        passed(t)
        while t.frame != "Diplomacy":
            seat = t.awaited[0]
            t.do(seat, {"EndAlliances": "keep_faith", "Call": "begin", "Movement": "end_movement"}.get(
                t.frame, "end_production"
            ))  # fmt: skip
    assert turns == [(1, "p2"), (1, "p3"), (1, "p1"), (2, "p2"), (2, "p3"), (2, "p1"), (3, "p2")]


@pytest.mark.clause("NIE-TRN-06", "NIE-DRW-01", "NIE-PRD-01")
def test_a_turn_is_movement_battles_draw_production() -> None:
    t = table(holland="france 2I", hanover="britain 1I", hands={"france": "france_square*2"}, dice="1 66")
    assert t.bar("p1", "combine france_regiment_infantry") == "NIE-PRD-01"
    assert t.bar("p1", "battle hanover") == "NIE-TRN-07"
    t.do("p1", "march holland>hanover", "whole", "end_movement")
    assert t.frame == "Deployment"
    t.do("p1", "front 2").do("p2", "front 1", "stand").do("p1", "stand")
    assert [e for e in t.heard("p1") if e.split()[0] in ("battle-won", "drew")] == [
        "battle-won p1 hanover",
        "drew france 2 1 10",
    ]
    assert t.frame == "Production"
    assert t.bar("p1", "march hanover>berlin") == "NIE-TRN-06"
    t.do("p1", "end_production")
    assert (t.frame, t.awaited) == ("Diplomacy", ["p2"])


@pytest.mark.clause("NIE-TRN-07")
def test_all_moves_are_made_before_any_battle() -> None:
    t = table(holland="france 2I", picardy="france 1I", hanover="britain 1I")
    t.do("p1", "march holland>hanover", "whole")
    assert t.bar("p1", "battle hanover") == "NIE-TRN-07"
    assert t.bar("p1", "march picardy>belgium") is None
    t.do("p1", "end_movement")
    assert t.bar("p1", "march picardy>belgium") == "NIE-BAT-07"
