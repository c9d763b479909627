"""How good a situation is: what is counted, what it weighs, and that the weights can be fitted again."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from grognard.games.napoleon_1815 import GAME, value
from grognard.games.napoleon_1815.tables import CARDS, ZONES
from grognard.games.napoleon_1815.value import Reading, evaluate
from tests.games.napoleon_1815.helpers import table, valued

WATERLOO = {"scenario": "dix_huit_juin"}  # two turns
ROOT = Path(__file__).parents[3]
TOOL = ROOT / "tools" / "napoleon_1815_value.py"


def counted(**field: object) -> dict[int, float]:
    """What is counted on the first day of two, by the place of its weight."""
    control = {"bruxelles": "coalition", "namur": "french"}
    hands = {"blue": [valued("french", 3)]}
    t = table("blue", field, options=WATERLOO, turn=1, vp=6, control=control, hands=hands, positions=["bruxelles"])
    reading = Reading(t.s)
    found: dict[int, float] = {}
    for place, amount in zip(reading.places, reading.amounts, strict=True):
        found[place] = found.get(place, 0.0) + amount
    return found


def of(side: int, zone: str) -> int:
    return side * len(ZONES) + ZONES.index(zone)


def test_track_time_hands_and_markers_are_counted() -> None:
    found = counted(drouot="genappe", hill="bruxelles")
    assert found[value.BEGIN + 1] == 1.0  # one turn after this one
    assert found[value.POINT + 1] == 6.0
    assert found[value.HELD + CARDS.index(valued("french", 3))] == 1.0
    assert found[value.CONTROL + ZONES.index("bruxelles")] == 1.0
    assert value.CONTROL + ZONES.index("namur") not in found
    assert found[value.STRONG] == 1.0


def test_corps_are_counted_where_they_stand_and_as_they_are() -> None:
    drouot, reille = {"zone": "genappe", "fatigue": 2}, {"zone": "genappe", "fatigue": 5}
    found = counted(drouot=drouot, reille=reille, hill="bruxelles")
    assert found[value.THERE + of(0, "genappe")] == 1.0
    assert found[value.FORCE + of(0, "genappe")] >= 2.0
    assert found[value.FORCE + of(1, "bruxelles")] >= 1.0
    assert found[value.FATIGUE] == 7.0
    assert found[value.TIRED] == 1.0  # from five on
    assert found[value.READY] == 2.0
    assert found[value.STRENGTH] > found[value.STRENGTH + 1] > 0.0
    assert value.STRENGTH + 2 not in found  # no Prussians


def test_how_the_armies_stand_to_each_other_is_counted() -> None:
    """Outweighed up to two zones off; in contact in one zone; objectives without a guard the nearer the more."""
    before = counted(napoleon="hal", drouot="hal", reille="hal", hill="bruxelles")
    beyond = counted(napoleon="beaumont", drouot="beaumont", reille="beaumont", hill="bruxelles")
    assert before[value.OUTWEIGH] > 0.0
    assert value.OUTWEIGH not in beyond
    assert counted(drouot="bruxelles", hill="bruxelles")[value.CONTACT] == 1.0
    assert value.CONTACT not in before
    assert counted(drouot="hal", hill="namur")[value.NEAR] > counted(drouot="beaumont", hill="namur")[value.NEAR] > 0.0


@pytest.mark.parametrize("scenario", ["campagne_de_belgique", "seize_juin", "dix_huit_juin", "initiation"])
def test_what_one_side_hopes_the_other_fears(scenario: str) -> None:
    state = GAME.new({"scenario": scenario}, 1)
    french = GAME.evaluate(state, 0)
    assert french + GAME.evaluate(state, 1) == pytest.approx(1.0)
    assert 0.05 < french < 0.95


@pytest.mark.parametrize("scenario", ["campagne_de_belgique", "dix_huit_juin"])
def test_the_track_counts(scenario: str) -> None:
    """The same situation with other points on the track: the fewer, the better for the French."""
    described = GAME.describe(GAME.new({"scenario": scenario}, 1))
    hopes = []
    for vp in (4, 7, 10):
        described["table"]["vp"] = vp
        hopes.append(GAME.evaluate(GAME.position(described, 1), 0))
    assert hopes[0] > hopes[1] + 0.05 > hopes[2] + 0.1


def test_a_won_game_is_won() -> None:
    t = table("blue", {"drouot": "genappe", "hill": "bruxelles"}, options=WATERLOO, turn=1, vp=6)
    t.s.winner = 0
    assert (evaluate(t.s, 0), evaluate(t.s, 1)) == (1.0, 0.0)


def test_the_weights_can_be_fitted_again(tmp_path: Path) -> None:
    """A few games through the tool: the file has the shape of the game's own, and the fit says how good it is."""
    out = tmp_path / "value.json"
    done = subprocess.run(
        [sys.executable, str(TOOL), "--games", "6", "--seed", "3", "--out", str(out)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "6 games" in done.stdout
    assert "log loss" in done.stdout
    fitted = json.loads(out.read_text(encoding="utf-8"))
    own = json.loads((Path(value.__file__).parent / "data" / "value.json").read_text(encoding="utf-8"))
    assert fitted.keys() == own.keys()
    assert len(value.flat(fitted)) == value.NUMBER
    assert fitted["point"] != own["point"]
