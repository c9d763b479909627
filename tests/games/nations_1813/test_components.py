"""Board, armies, cards and missions as supplied (N13-GEN, N13-CRD, N13-FAQ-06)."""

from collections import Counter

import pytest

from grognard.games.nations_1813 import GAME
from grognard.games.nations_1813.state import Rules
from grognard.games.nations_1813.tables import (
    ALLIED_POINTS,
    AREA_DISTRICT,
    AREAS,
    ARMIES,
    CARDS,
    COPIES,
    FRENCH_POINTS,
    MISSION_AREA,
    MISSION_DISTRICT,
    MISSIONS_IN,
    NEAR,
    NOT_BEFORE,
    SIDE,
    STRENGTH,
    TERRAIN,
    TERRAINS,
    UNIT,
    UNITS,
    VILLAGES,
)
from tests.games.nations_1813.helpers import started, table


def units(side: int) -> dict[str, set[str]]:
    return {
        name: {ARMIES[a] for a in range(19) if UNIT[a] == unit and SIDE[a] == side}
        for unit, name in enumerate([*UNITS, "any"])
    }


@pytest.mark.clause("N13-GEN-01")
def test_two_players_no_more_and_no_less() -> None:
    assert GAME.all_seats == ["p1", "p2"]
    assert len(started().see("watcher")["seats"]) == 2


@pytest.mark.clause("N13-GEN-02")
def test_47_areas_of_one_terrain_each() -> None:
    assert len(AREAS) == len(set(AREAS)) == 47
    assert Counter(TERRAINS[t] for t in TERRAIN) == {"plain": 22, "river": 11, "hill": 7, "forest": 7}
    assert sum(len(near) for near in NEAR) == 2 * 114
    assert all(a in NEAR[b] for a in range(47) for b in NEAR[a])


@pytest.mark.clause("N13-GEN-06", "N13-GEN-08", "N13-GEN-07", "N13-CRD-07")
def test_each_army_has_its_card_with_villages_unit_strength_and_markers() -> None:
    assert Counter(SIDE) == {0: 8, 1: 11}
    four = {ARMIES[a] for a in range(19) if len(VILLAGES[a]) == 4}
    assert four == {"napoleon", "schwarzenberg"}
    assert {len(VILLAGES[a]) for a in range(19)} == {3, 4}
    seen = started().see("p2")["armies"]
    assert all({"unit", "strength", "free_villages", "not_before"} <= set(army) for army in seen.values())


@pytest.mark.clause("N13-GEN-10", "N13-FAQ-06", "N13-OPT-13")
def test_three_markers_each_and_two_for_four_armies() -> None:
    markers = Rules(GAME.resolve({})).markers
    assert {ARMIES[a] for a in range(19) if markers[a] == 2} == {"napoleon", "ney", "schwarzenberg", "bernadotte"}
    assert sum(markers) == 53
    printed = Rules(GAME.resolve({"marmont_markers": 2})).markers
    assert {ARMIES[a] for a in range(19) if printed[a] != markers[a]} == {"marmont"}
    t = table(french="scout", options={"marmont_markers": 2}, time=3)
    t.do("p1", "army marmont")  # three villages, two markers: one Scout
    assert (t.frame, t["time"]) == ("Villages", 4)
    t = table()
    t.do("p1", "army marmont")
    assert len(t.markers("marmont")) == 3


@pytest.mark.clause("N13-GEN-12", "N13-CRD-10", "N13-CRD-11", "N13-FAQ-06")
def test_each_general_leads_one_unit_type_and_the_commanders_all() -> None:
    assert units(0) == {
        "infantry": {"ney", "bertrand", "macdonald"},
        "cavalry": {"murat", "poniatowski"},
        "artillery": {"marmont", "lauriston"},
        "any": {"napoleon"},
    }
    assert units(1) == {
        "infantry": {"langeron", "yorck", "friedrich", "klenau", "wittgenstein"},
        "cavalry": {"bluecher", "bennigsen", "platow"},
        "artillery": {"bernadotte", "gyulay"},
        "any": {"schwarzenberg"},
    }


@pytest.mark.clause("N13-CRD-08", "N13-CRD-09")
def test_strengths() -> None:
    by_side = [{ARMIES[a]: STRENGTH[a] for a in range(19) if SIDE[a] == side} for side in (0, 1)]
    assert by_side[0] == {
        "napoleon": 7, "ney": 4, "bertrand": 2, "macdonald": 4, "murat": 4, "marmont": 4, "poniatowski": 2, "lauriston": 3,
    }  # fmt: skip
    assert by_side[1] == {
        "langeron": 3, "yorck": 3, "bluecher": 4, "bernadotte": 4, "bennigsen": 3, "friedrich": 2, "gyulay": 2, "klenau": 3,
        "platow": 2, "schwarzenberg": 7, "wittgenstein": 3,
    }  # fmt: skip


@pytest.mark.clause("N13-CRD-06", "N13-GEN-09")
def test_dated_cards() -> None:
    dated = {ARMIES[a]: NOT_BEFORE[a] for a in range(19) if NOT_BEFORE[a] >= 0}
    assert dated == {"ney": 1, "platow": 1, "bernadotte": 2, "bennigsen": 2}
    assert started().see("p1")["armies"]["ney"]["not_before"] == "15_10"


@pytest.mark.clause("N13-CRD-01", "N13-CRD-02", "N13-CRD-03", "N13-CRD-04")
def test_cards() -> None:
    copies = dict(zip(CARDS, COPIES, strict=True))
    assert copies == {
        "terrain_plain": 8, "terrain_river": 5, "terrain_hill": 4, "terrain_forest": 3,
        "move_infantry": 2, "move_cavalry": 2, "move_artillery": 2,
        "move_cavalry_infantry": 4, "move_artillery_infantry": 3, "move_artillery_cavalry": 3,
        "time": 4, "scout": 6,
    }  # fmt: skip
    assert sum(COPIES) - 6 == 40


@pytest.mark.clause("N13-CRD-05", "N13-GEN-16", "N13-GEN-17", "N13-GEN-25")
def test_missions_five_a_district_each_in_a_village_of_it() -> None:
    assert [len(missions) for missions in MISSIONS_IN] == [5] * 5
    assert len(set(MISSION_AREA)) == 25
    assert all(AREA_DISTRICT[MISSION_AREA[m]] == MISSION_DISTRICT[m] for m in range(25))
    assert all(FRENCH_POINTS[m] + ALLIED_POINTS[m] == 10 for m in range(25))
    assert (min(FRENCH_POINTS), max(FRENCH_POINTS)) == (3, 7)


@pytest.mark.clause("N13-GEN-13", "N13-ADV-12")
def test_in_the_basic_game_nobody_is_asked_for_a_unit_type() -> None:
    t = table(markers={"napoleon": "leipzig gohlis"}, french="terrain_plain")
    t.do("p1", "play terrain_plain", "remove gohlis")
    assert (t.tile("napoleon"), t.frame) == ("leipzig", "Actions")


@pytest.mark.clause("N13-GEN-23", "N13-GEN-24", "N13-GEN-26", "N13-MOV-06")
@pytest.mark.parametrize("seed", range(6))
def test_between_two_actions_every_army_is_in_one_of_its_four_states(seed: int) -> None:
    from grognard.kernel.chance import next_word, seed_word, word_below

    state = GAME.new({}, seed)
    word = seed_word(seed)
    while state.stack:
        seat = state.deciders()[0]
        if type(state.stack[-1]).__name__ == "Actions":
            told = GAME.describe(state)["table"]
            tiles = [what["tile"] for what in told["areas"].values() if "tile" in what]
            markers = Counter(army for what in told["areas"].values() for army in what.get("markers", []))
            assert len(tiles) == len(set(tiles))
            assert all(2 <= number <= 3 for number in markers.values())
            assert not any("tile" in what and "markers" in what for what in told["areas"].values())
            assert sorted([*told["unplayed"], *told["destroyed"], *tiles, *markers]) == sorted(ARMIES)
        actions = state.legal(seat)
        word = next_word(word)
        state.apply(seat, actions[word_below(word, len(actions))])
