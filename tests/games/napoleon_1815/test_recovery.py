"""Recovery and victory (N15-REC, N15-VIC)."""

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.state import ENDINGS, Campaign
from grognard.games.napoleon_1815.tables import CARD_RECOVERY, CARDS
from grognard.kernel.contract import WATCHER
from tests.games.napoleon_1815.helpers import Blocks, Table, battle, card, faced, phase, table

TIRED = {"zone": "ligny", "ready": False, "fatigue": 5}
BLOCKS = {"ney": TIRED, "reille": {"zone": "ligny", "fatigue": 7}, "picton": "waterloo", "zieten": "namur"}


def ending(t: Table) -> tuple[str, list[float]]:
    assert not t.s.stack
    return ENDINGS[t.s.ending], t.s.scores()


@pytest.mark.clause("N15-REC-01")
def test_ready_corps_rest() -> None:
    t = phase("rest", BLOCKS)
    assert t.fatigue("reille") == 0
    assert t.fatigue("ney") == 5


@pytest.mark.clause("N15-REC-02", "N15-REC-03", "N15-REC-07")
def test_one_card_for_each_tired_corps() -> None:
    forced, guard = card("marche_forcee", "french"), card("la_garde")
    three = {**BLOCKS, "reille": {"zone": "ligny", "ready": False}}
    t = phase("recovery", three, hands={"blue": [forced, guard]})
    assert t.frame == "RecoveryCard"
    t.do(f"play {forced}")
    assert t.legal() == ["recover ney"]
    assert t.bar("recover reille") == "N15-REC-07"
    assert t.bar("recover zieten") == "N15-REC-02"
    t.do("recover ney")
    assert t.fatigue("ney") == 5 - CARD_RECOVERY[CARDS.index(forced)]
    assert t.bar(f"play {guard}") == "N15-REC-07"  # each corps only one card
    assert t.told("recovery", "red") == [["blue", forced]]
    assert not t.told("rested", "red")
    much = phase("recovery", {**three, "ney": {**TIRED, "fatigue": 1}}, hands={"blue": [forced]})
    assert much.do(f"play {forced}", "recover ney").fatigue("ney") == 0


@pytest.mark.clause("N15-REC-04", "N15-REC-08", "N15-GEN-10")
def test_exhausted_corps_lose_a_point_all_at_once() -> None:
    worn = {"zone": "namur", "ready": False, "fatigue": 8, "infantry": 1, "cavalry": 0}
    blocks = {"ney": TIRED, "zieten": worn, "blucher": "namur", "picton": "waterloo"}
    t = phase("exhaustion", blocks, vp=10, control={"namur": "coalition"})
    for viewer in (0, 1, WATCHER):
        assert t.s.view(viewer)["awaited"] == ["blue", "red"]
    t.do("lose_cavalry ney", "done", "lose_infantry zieten", "done")
    assert t.strength("ney") == (0, 2)
    assert t.zone("zieten") == "gone"
    assert t.zone("blucher") == "gone"
    assert t.told("points-scored")[0] == [
        "french",
        "2",
        "8",
        "exhaustion",
    ]  # +1 for Ney, -1 for Zieten, -2 for Blücher, together
    assert phase("exhaustion", {**blocks, "ney": {**TIRED, "fatigue": 4}}).legal("blue") == ["done"]


@pytest.mark.clause("N15-REC-05", "N15-REC-06", "N15-DRW-03", "N15-EV-PLUIE")
def test_the_turn_ends() -> None:
    rain = card("pluie", "french")
    t = phase("end", BLOCKS, turn=2, effects=["pluie"], aside={"french": [rain]}, passed=["blue", "red"])
    assert t.ready("ney")
    assert t.s.turn == 3
    assert t.s.effects == 0
    assert t.s.passed == 0


@pytest.mark.clause("N15-VIC-05")
def test_the_hold_bonus_can_end_the_game() -> None:
    t = phase("end", BLOCKS, turn=2, vp=19)
    assert ending(t) == ("track_20", [0.0, 1.0])


@pytest.mark.clause("N15-VIC-06", "N15-VIC-14")
def test_three_points_when_napoleon_loses() -> None:
    top = {
        "french": faced("french", 0, 0, 5),
        "coalition": [*faced("coalition", 1, 0, 1), *faced("coalition", 0, 0, 5)],
    }
    attackers: Blocks = {"vandamme": {}, "napoleon": {}}
    t = battle(attackers, {"zieten": {}}, "fleurus", others={"ney": "mons", "hill": "hal"}, top=top, vp=10)
    t.through("Lose")
    assert t.vp == 10 + 1 + 3
    # left beside the attack he takes no part
    others = {"napoleon": "fleurus", "reille": "fleurus", "hill": "hal"}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=others, top=top, vp=10).through("Lose")
    assert t.vp == 11
    # in defence he always does
    t = battle({"zieten": {}}, {"vandamme": {}, "napoleon": {"ready": False}}, "fleurus", by="red", top=top, vp=10)
    t.through("Lose")
    assert t.vp == 14


@pytest.mark.clause("N15-VIC-08", "N15-VIC-09", "N15-VIC-02")
def test_the_ends_of_the_track() -> None:
    top = {"french": faced("french", 2, 0, 2), "coalition": faced("coalition", 0, 0, 5)}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others={"hill": "hal"}, top=top, vp=4).through("Lose")
    assert ending(t) == ("track_0", [1.0, 0.0])
    assert t.s.bar(0, GAME.vocabulary.parse("pass")) == "N15-VIC-10"
    top = {"french": faced("french", 0, 0, 5), "coalition": faced("coalition", 1, 1, 2)}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others={"ney": "mons"}, top=top, vp=18).through(
        "Tire", "Lose"
    )
    assert ending(t) == ("track_20", [0.0, 1.0])


@pytest.mark.clause("N15-VIC-10")
def test_after_the_last_turn_the_coalition_wins() -> None:
    t = phase("end", BLOCKS, turn=6, vp=1, control={"namur": "french"})
    assert ending(t) == ("last_turn", [0.0, 1.0])


@pytest.mark.clause("N15-VIC-11", "N15-VIC-13")
def test_napoleons_elimination_decides_at_once() -> None:
    """His last corps dies of fatigue; the points would also bring the track to 0, but he comes first."""
    blocks = {"napoleon": "ligny", "lobau": {"zone": "ligny", "fatigue": 8}, "ney": "mons", "zieten": "namur"}
    t = table("blue", blocks, effects=["pluie"], vp=10).do("take lobau", "take napoleon", "manoeuvre")
    assert ending(t) == ("napoleon", [0.0, 1.0])
    worn = {"zone": "namur", "ready": False, "fatigue": 8}
    both = {
        "napoleon": "ligny",
        "lobau": {"zone": "ligny", "ready": False, "fatigue": 6, "infantry": 1},
        "zieten": {**worn, "infantry": 1, "cavalry": 0},
        "blucher": "namur",
        "picton": "waterloo",
        "ney": "mons",
    }
    t = phase("exhaustion", both, vp=2)
    t.do("lose_infantry lobau", "done", "lose_infantry zieten", "done")
    assert ending(t)[0] == "napoleon"


@pytest.mark.clause("N15-VIC-12", "N15-VIC-07")
def test_a_coalition_commanders_fall_does_not_end_the_game() -> None:
    blocks = {"wellington": "namur", "picton": {"zone": "namur", "fatigue": 8}, "hill": "hal", "ney": "ligny"}
    t = table("red", blocks, effects=["pluie"], vp=15).do("take picton", "take wellington", "manoeuvre")
    assert t.zone("wellington") == "gone"
    assert t.vp == 15 - 6 - 2
    assert t.s.stack


def test_a_whole_game_ends_with_scores() -> None:
    state = GAME.new({"scenario": "initiation"}, 2)
    assert isinstance(state, Campaign)
    for _ in range(500):
        if not state.stack:
            break
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    assert sorted(state.scores()) == [0.0, 1.0]
