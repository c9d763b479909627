"""The retreat axis (N15-AXE)."""

import pytest

from tests.games.napoleon_1815.helpers import battle, faced, table, valued

AXES = {"ligny": {"side": "french", "border": "ligny>marbais"}}


@pytest.mark.clause("N15-AXE-01")
def test_a_pile_that_enters_an_enemy_zone_puts_its_axis_behind_it() -> None:
    t = table("blue", {"derlon": "marbais", "picton": "ligny", "hill": "hal"})
    t.do("take derlon", "manoeuvre", "step marbais>ligny")
    assert t.axis("ligny") == "ligny>marbais"
    assert t.s.axis_side[23] == 0
    assert t.told("axis") == [["french", "ligny>marbais"]]


@pytest.mark.clause("N15-AXE-02")
def test_a_second_friendly_pile_shares_the_axis() -> None:
    t = table("blue", {"derlon": "ligny", "ney": "fleurus", "picton": "ligny", "hill": "hal"}, axes=AXES)
    t.do("take ney", "manoeuvre", "step fleurus>ligny")
    assert t.axis("ligny") == "ligny>marbais"


@pytest.mark.clause("N15-AXE-03")
def test_a_later_enemy_pile_places_no_axis() -> None:
    t = table("red", {"derlon": "ligny", "picton": "ligny", "hill": "sombreffe"}, axes=AXES)
    t.do("take hill", "manoeuvre", "step sombreffe>ligny")
    assert t.axis("ligny") == "ligny>marbais"
    assert t.fatigue("derlon") == 0


@pytest.mark.clause("N15-AXE-04", "N15-AXE-05")
def test_entering_over_the_enemy_axis_costs_him_two_fatigues_once_a_turn() -> None:
    blocks = {"derlon": "ligny", "ney": "ligny", "reille": "ligny", "picton": "ligny", "hill": "marbais"}
    t = table("red", {**blocks, "orange": "marbais"}, axes=AXES, turn=2)
    t.do("take hill", "manoeuvre", "step marbais>ligny")
    assert (t.seat, t.frame) == ("blue", "Tire")
    t.do("fatigue ney", "fatigue ney")
    assert t.fatigue("ney") == 2
    assert t.s.struck == [23]
    t.through("FightOrNot")
    again = table("red", {**blocks, "orange": "marbais"}, axes=AXES, struck=["ligny"], turn=2)
    again.do("take hill", "manoeuvre", "step marbais>ligny")
    assert again.seat == "red"
    one = table("red", {"derlon": "ligny", "picton": "ligny", "hill": "marbais"}, axes=AXES, turn=2)
    one.do("take hill", "manoeuvre", "step marbais>ligny")
    assert one.fatigue("derlon") == 2


@pytest.mark.clause("N15-AXE-04", "N15-AXE-06", "N15-CTL-09")
def test_the_last_corps_may_die_of_it() -> None:
    blocks = {"derlon": {"zone": "ligny", "fatigue": 7}, "ney": "fleurus", "picton": "ligny", "hill": "marbais"}
    t = table("red", blocks, axes=AXES, turn=2, vp=5)
    t.do("take hill", "manoeuvre", "step marbais>ligny")
    assert t.zone("derlon") == "gone"
    assert t.axis("ligny") is None
    assert t.vp == 11
    assert t.told("ended") == [["ligny"]]


@pytest.mark.clause("N15-AXE-07")
def test_a_pile_must_leave_by_its_own_axis() -> None:
    t = table("blue", {"derlon": "ligny", "picton": "ligny", "hill": "hal"}, axes=AXES).do("take derlon", "manoeuvre")
    assert t.offers("step") == ["ligny>marbais"]
    assert t.bar("step ligny>fleurus") == "N15-AXE-07"


@pytest.mark.clause("N15-AXE-08", "N15-AXE-09")
def test_the_other_side_leaves_by_any_but_the_axis() -> None:
    blocks = {"derlon": "ligny", "picton": "ligny", "hill": "hal"}
    t = table("red", blocks, axes=AXES, top={"coalition": [valued("coalition", 3)]}).do("take picton", "manoeuvre")
    assert t.offers("step") == ["ligny>fleurus", "ligny>frasnes", "ligny>sombreffe"]
    assert t.bar("step ligny>marbais") == "N15-AXE-08"


@pytest.mark.clause("N15-AXE-10")
def test_the_axis_belongs_to_the_side() -> None:
    """A Prussian axis binds an English pile too, and there are always enough markers."""
    mine = {"ligny": {"side": "coalition", "border": "ligny>sombreffe"}}
    t = table("red", {"derlon": "ligny", "picton": "ligny", "zieten": "ligny"}, axes=mine).do(
        "take picton", "manoeuvre"
    )
    assert t.offers("step") == ["ligny>sombreffe"]
    many = {"derlon": "ligny", "ney": "wavre", "reille": "hal", "lobau": "mons", "gerard": "marbais"}
    foes = {"picton": "ligny", "zieten": "wavre", "hill": "hal", "orange": "mons", "pirch": "sombreffe"}
    axes = {
        "ligny": {"side": "french", "border": "ligny>fleurus"},
        "wavre": {"side": "french", "border": "wavre>ottignies"},
        "hal": {"side": "french", "border": "hal>tubize"},
        "mons": {"side": "french", "border": "mons>lens"},
    }
    t = table("blue", {**many, **foes}, axes=axes).do("take gerard", "manoeuvre", "step marbais>sombreffe")
    assert t.axis("sombreffe") == "sombreffe>marbais"


@pytest.mark.clause("N15-AXE-11")
def test_a_retreat_into_the_enemy_places_an_axis() -> None:
    top = {"french": faced("french", 1, 0, 4), "coalition": faced("coalition", 0, 0, 4)}
    t = battle(
        {"derlon": {}},
        {"zieten": {"cavalry": 0}},
        "ligny",
        top=top,
        axes={"ligny": {"side": "coalition", "border": "ligny>marbais"}},
        others={"ney": "marbais", "hill": "hal"},
    )
    t.through("Lose")
    assert t.zone("zieten") == "marbais"
    assert t.axis("marbais") == "marbais>ligny"
    assert t.s.axis_side[26] == 1
    assert t.fatigue("zieten") == 2
    # and over the enemy's axis it strikes him
    axes = {
        "ligny": {"side": "coalition", "border": "ligny>marbais"},
        "marbais": {"side": "french", "border": "marbais>ligny"},
    }
    t = battle(
        {"derlon": {}},
        {"zieten": {"cavalry": 0}},
        "ligny",
        top=top,
        axes=axes,
        others={"ney": "marbais", "hill": "marbais"},
    )
    t.through("Lose")
    assert t.fatigue("ney") == 2
