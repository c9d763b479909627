"""Operations: who acts, what may be designated, flips (N15-OPS)."""

import pytest

from grognard.games.napoleon_1815.tables import BLOCKS as NAMES
from tests.games.napoleon_1815.helpers import battle, card, faced, phase, table, valued

BLOCKS = {"ney": "ligny", "reille": "fleurus", "picton": "waterloo", "zieten": "namur"}


@pytest.mark.clause("N15-OPS-01")
def test_players_alternate() -> None:
    t = table("blue", BLOCKS)
    assert t.bar("take picton") == "N15-OPS-01"
    assert t.bar("take ney", "red") == "N15-OPS-01"
    t.do("take ney", "manoeuvre", "end")
    assert t.seat == "red"
    t.do("take picton", "manoeuvre", "end")
    assert t.seat == "blue"


@pytest.mark.clause("N15-OPS-02", "N15-OPS-04")
def test_who_has_passed_does_no_more_and_the_other_goes_on() -> None:
    t = table("blue", BLOCKS).do("pass")
    assert t.seat == "red"
    t.do("take picton", "manoeuvre", "end")
    assert t.seat == "red"
    t.do("take zieten", "manoeuvre", "end")
    assert t.frame == "Exhaustion"


@pytest.mark.clause("N15-OPS-03")
def test_who_has_passed_may_still_react() -> None:
    t = table("red", BLOCKS, passed=["blue"], hands={"blue": [card("encombrement", "french")]})
    t.do("take picton", "manoeuvre")
    assert (t.seat, t.frame) == ("blue", "OperationStart")
    t.do("pass")
    assert t.bar(f"play {card('encombrement', 'french')}") is None


@pytest.mark.clause("N15-OPS-05")
def test_the_phase_ends_when_both_have_passed() -> None:
    t = table("blue", BLOCKS).do("pass", "pass")
    assert t.frame == "Exhaustion"


@pytest.mark.clause("N15-OPS-06")
def test_without_anything_ready_one_passes() -> None:
    tired = {name: {"zone": zone, "ready": False} for name, zone in BLOCKS.items() if name in ("picton", "zieten")}
    t = table("blue", {**BLOCKS, **tired}).do("take ney", "manoeuvre", "end")
    assert t.told("passed") == [["red"]]
    assert t.seat == "blue"


@pytest.mark.clause("N15-OPS-07")
def test_any_ready_corps_of_a_zone_make_a_pile() -> None:
    blocks = {"ney": "ligny", "reille": "ligny", "lobau": {"zone": "ligny", "ready": False}, "zieten": "namur"}
    t = table("blue", blocks).do("take ney")
    assert t.bar("take lobau") == "N15-GEN-03"
    assert t.bar("take ney") == "N15-OPS-07"
    t.do("manoeuvre", "end")
    assert not t.ready("ney")
    assert t.ready("reille")


@pytest.mark.clause("N15-OPS-08")
def test_english_and_prussians_make_no_pile() -> None:
    blocks = {"picton": "waterloo", "zieten": "waterloo", "blucher": "waterloo", "ney": "ligny"}
    t = table("red", blocks).do("take picton")
    assert t.bar("take zieten") == "N15-OPS-08"
    assert t.bar("take blucher") == "N15-OPS-14"


@pytest.mark.clause("N15-OPS-09")
def test_manoeuvre_then_fight() -> None:
    t = table("blue", {"ney": "fleurus", "zieten": "ligny", "pirch": "namur"})
    t.do("take ney", "manoeuvre", "step fleurus>ligny")
    assert t.frame == "FightOrNot"
    assert t.legal() == ["attack", "decline"]
    t.do("decline")
    assert not t.told("combat")
    assert t.seat == "red"


@pytest.mark.clause("N15-OPS-10")
def test_designated_corps_are_flipped_even_if_they_stay() -> None:
    t = table("blue", BLOCKS).do("take ney", "manoeuvre", "end")
    assert not t.ready("ney")


@pytest.mark.clause("N15-OPS-11", "N15-COM-27", "N15-COM-03")
def test_all_who_fought_are_flipped() -> None:
    """The defender fights with all his corps in the zone, ready or activated; all are activated then."""
    t = battle(
        {"ney": {}},
        {"zieten": {}, "wellington": {}, "picton": {"ready": False}},
        "ligny",
        others={"reille": "fleurus", "napoleon": "fleurus", "hill": "hal"},
        top={"french": faced("french", 0, 0, 3), "coalition": faced("coalition", 0, 0, 8)},
    )
    assert [name for _, name in t.told("engaged")] == ["ney", "wellington", "picton", "zieten"]
    assert t.told("drawn")
    assert not any(t.ready(name) for name in ("ney", "zieten", "picton", "wellington"))
    assert t.ready("napoleon")


@pytest.mark.clause("N15-OPS-12")
def test_the_invasion_card_limits_the_english() -> None:
    t = table("red", BLOCKS, operations={"english": 1})
    assert t.bar("take picton") == "N15-OPS-12"
    assert t.bar("take zieten") is None
    free = table("red", BLOCKS, operations={"english": 1}, options={"invasion_limits": False})
    assert free.bar("take picton") is None
    assert table("red", BLOCKS, operations={"english": 1}, turn=3).bar("take picton") is None


@pytest.mark.clause("N15-OPS-13")
def test_the_purpose_is_named_with_the_pile() -> None:
    t = table("blue", {"ney": "ligny", "zieten": "ligny"}).do("take ney")
    assert t.legal()[:2] == ["manoeuvre", "attack"]
    assert t.bar("pass") == "N15-OPS-13"
    t.do("attack")
    assert t.told("operation") == [["blue", "ligny", "french", "1", "combat"]]
    assert not t.told("movement-card")


@pytest.mark.clause("N15-OPS-14")
def test_only_a_ready_commander_of_the_nation_joins() -> None:
    blocks = {
        "picton": "waterloo",
        "hill": "waterloo",
        "wellington": {"zone": "waterloo", "ready": False},
        "ney": "ligny",
    }
    t = table("red", blocks).do("take picton")
    assert t.bar("take wellington") == "N15-OPS-14"


def test_a_forced_pass_is_told() -> None:
    t = phase("operations", {"ney": {"zone": "ligny", "ready": False}, "zieten": "namur"}, side="french")
    assert t.seat == "red"
    assert NAMES[0] == "napoleon"
    assert valued("french", 1).startswith("intuition")
