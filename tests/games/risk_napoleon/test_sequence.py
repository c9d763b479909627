"""The order of play, and regiments on the board (RSK-SEQ)."""

import pytest

from tests.games.risk_napoleon.helpers import deployed, game, table, wander


@pytest.mark.clause("RSK-SEQ-01", "RSK-SET-02", "RSK-R-03")
@pytest.mark.parametrize(("dealer", "order"), [(4, "p1 p2 p3 p4"), (1, "p2 p3 p4 p1"), (2, "p3 p4 p1 p2")])
def test_the_player_left_of_the_dealer_begins_and_play_goes_clockwise(dealer: int, order: str) -> None:
    t = deployed(game(players=4, scenario="world_conquest", dealer_seat=dealer))
    turns = []
    for _ in range(5):
        seat = t.awaited[0]
        turns.append((t["round"], seat))
        assert t["turn"] == seat
        t.do(seat, f"place_all {t.lands(seat)[0]}", "end_combat", "end_turn")
    assert [seat for _, seat in turns] == [*order.split(), order.split()[0]]
    assert [number for number, _ in turns] == [1, 1, 1, 1, 2]


@pytest.mark.clause("RSK-SEQ-01")
def test_a_player_who_is_out_is_passed_over_and_nobody_plays_out_of_turn() -> None:
    t = table(players=4, rest="p4", irlande="p1", crimee=("p2", 3), turn="p2", frame="Manoeuvre")
    assert t.bar("p1", "end_turn") == "RSK-SEQ-01"
    assert t.legal("p1") == []
    t.do("p2", "end_turn")  # p3 has no regiment left
    assert (t["turn"], t.awaited, t["round"]) == ("p4", ["p4"], 1)
    assert t.heard("p3")[0] == "turn p4 1"


@pytest.mark.clause("RSK-SEQ-02")
def test_a_turn_is_reinforcements_then_combat_then_manoeuvres() -> None:
    t = table(irlande=("p1", 5), ecosse=("p1", 1))
    elsewhere = ["attack ecosse>norvege", "manoeuvre irlande>ecosse", "end_combat", "end_turn"]
    assert t.frame == "Reinforcements"
    assert [t.bar("p1", action) for action in elsewhere] == ["RSK-REN-07", "RSK-SEQ-02", "RSK-SEQ-02", "RSK-SEQ-02"]
    t.do("p1", "place_all irlande")
    assert t.frame == "Combat"
    for action in ("end_reinforcements", "manoeuvre irlande>ecosse", "end_turn"):
        assert t.bar("p1", action) == "RSK-SEQ-02"
    t.do("p1", "end_combat")
    assert t.frame == "Manoeuvre"
    for action in ("end_reinforcements", "attack ecosse>norvege", "end_combat"):
        assert t.bar("p1", action) == "RSK-SEQ-02"
    t.do("p1", "end_turn")
    assert (t.frame, t.awaited) == ("Reinforcements", ["p2"])


@pytest.mark.clause("RSK-SEQ-03", "RSK-CMP-02", "RSK-R-02")
def test_any_number_of_regiments_may_stand_on_a_territory() -> None:
    t = table(irlande=("p1", 100_000), ecosse=("p1", 100_000), put={"pool": 50_000}, frame="Reinforcements")
    t.do("p1", "place_all irlande", "end_combat", "manoeuvre ecosse>irlande", "march 999")
    assert t.garrisons("irlande", "ecosse") == [150_999, 99_001]


@pytest.mark.clause("RSK-SEQ-04")
def test_a_lone_regiment_neither_attacks_nor_marches() -> None:
    t = table(irlande=("p1", 1), ecosse=("p1", 1), frame="Combat")
    assert t.legal("p1") == ["end_combat"]
    assert t.bar("p1", "attack ecosse>norvege") == "RSK-CBT-02"
    t.do("p1", "end_combat")
    assert t.legal("p1") == ["end_turn"]
    assert t.bar("p1", "manoeuvre irlande>ecosse") == "RSK-MAN-02"


@pytest.mark.clause("RSK-SEQ-04")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_no_territory_is_ever_left_without_a_regiment(players: int) -> None:
    for t in wander(game(seed=players, players=players), seed=players, decisions=700):
        empty = [place for place, there in t["territories"].items() if there["regiments"] < 1]
        assert len(empty) == (t.frame == "Occupy")  # the conqueror is about to move in
