"""Reinforced positions and control of objective zones (N15-RPO, N15-CTL)."""

import pytest

from tests.games.napoleon_1815.helpers import Blocks, card, faced, phase, table, valued


@pytest.mark.clause("N15-RPO-02", "N15-COM-12", "N15-COM-19")
def test_a_reinforced_position_helps_only_the_coalition() -> None:
    """French in a farm with a marker would get nothing from it: terrain cards are the coalition's alone."""
    from tests.games.napoleon_1815.helpers import battle

    none = faced("french", 0, 0, 3)
    for zone_holders, by, expected in (("zieten", "blue", 1), ("vandamme", "red", 0)):
        french: Blocks = {"vandamme": {}}
        allied: Blocks = {"zieten": {}}
        attackers, defenders = (french, allied) if by == "blue" else (allied, french)
        t = battle(attackers, defenders, "hougoumont", by=by, positions=["hougoumont"], top={"french": none})
        assert t.told("numbers")[0][1] == str(2 + expected), zone_holders


@pytest.mark.clause("N15-RPO-03", "N15-CTL-02", "N15-CTL-03", "N15-VIC-01", "N15-VIC-03")
def test_a_french_pile_alone_takes_farm_and_position() -> None:
    t = table("blue", {"ney": "belle_alliance", "picton": "waterloo"}, positions=["hougoumont"], vp=10)
    t.do("take ney", "manoeuvre", "step belle_alliance>hougoumont")
    assert not t.strong("hougoumont")
    assert t.control("hougoumont") == "french"
    assert t.vp == 9
    t = table("red", {"ney": "ligny", "picton": "waterloo"}, vp=9, control={"haie_sainte": "french"})
    t.do("take picton", "manoeuvre", "step waterloo>haie_sainte")
    assert t.control("haie_sainte") == "coalition"
    assert t.vp == 10


@pytest.mark.clause("N15-RPO-04")
def test_a_french_victory_removes_the_position() -> None:
    from tests.games.napoleon_1815.helpers import battle

    strong = faced("french", 2, 0, 1) + faced("french", 0, 0, 3)
    others = {"hill": "braine_l_alleud"}
    t = battle(
        {"vandamme": {}, "reille": {}},
        {"picton": {}},
        "hougoumont",
        positions=["hougoumont"],
        top={"french": strong, "coalition": faced("coalition", 0, 0, 5)},
        others=others,
    )
    t.through("Lose")
    assert t.frame == "Stand"
    t.do("withdraw").through("Path")
    assert not t.strong("hougoumont")
    assert t.control("hougoumont") == "french"


@pytest.mark.clause("N15-RPO-05", "N15-RET-02", "N15-PUR-05")
def test_the_loser_may_give_up_the_position_and_stay() -> None:
    from tests.games.napoleon_1815.helpers import battle

    t = battle(
        {"ney": {"cavalry": 5}},
        {"picton": {"cavalry": 0}},
        "hougoumont",
        positions=["hougoumont"],
        top={"french": faced("french", 2, 0, 2), "coalition": faced("coalition", 0, 0, 5)},
        others={"hill": "hal"},
    )
    t.do("lose_infantry picton")
    assert t.frame == "Stand"
    t.do("stay")
    assert t.zone("picton") == "hougoumont"
    assert not t.strong("hougoumont")
    assert not t.told("pursuit")
    assert t.control("hougoumont") == "coalition"


@pytest.mark.clause("N15-CTL-05", "N15-MAN-12")
def test_a_fortified_town_stops_and_tires_its_captor() -> None:
    blocks = {"ney": "fosses", "drouot": "fosses", "picton": "waterloo"}
    t = table("blue", blocks, top={"french": [valued("french", 5)]}, vp=10)
    t.do("take ney", "take drouot", "manoeuvre", "step fosses>namur")
    assert t.frame == "Tire"
    t.do("fatigue drouot")
    assert (t.fatigue("drouot"), t.fatigue("ney")) == (1, 0)
    assert t.control("namur") == "french"
    assert t.vp == 8
    assert t.told("ended") == [["namur"]]
    assert not t.ready("ney")


@pytest.mark.clause("N15-CTL-06")
def test_a_captor_that_dies_of_it_takes_nothing() -> None:
    blocks = {"ney": {"zone": "fosses", "fatigue": 8}, "reille": "ligny", "picton": "waterloo"}
    t = table("blue", blocks, vp=5)
    t.do("take ney", "manoeuvre", "step fosses>namur")
    assert t.zone("ney") == "gone"
    assert t.control("namur") == "coalition"
    assert t.vp == 5 + 3


@pytest.mark.clause("N15-CTL-07")
def test_control_stays_when_the_zone_is_left() -> None:
    t = table("blue", {"ney": "belle_alliance", "picton": "waterloo"}, top={"french": [valued("french", 3)]})
    t.do("take ney", "manoeuvre", "step belle_alliance>hougoumont", "step hougoumont>lillois", "end")
    assert t.control("hougoumont") == "french"


@pytest.mark.clause("N15-CTL-08")
def test_the_winner_of_a_combat_takes_control_without_fatigue() -> None:
    from tests.games.napoleon_1815.helpers import battle

    t = battle(
        {"vandamme": {}},
        {"zieten": {"infantry": 4, "cavalry": 0}},
        "namur",
        top={"french": faced("french", 2, 0, 2), "coalition": faced("coalition", 0, 0, 4)},
        others={"pirch": "wavre"},
        vp=10,
    )
    t.through("Lose", "Path")
    assert t.control("namur") == "french"
    assert t.fatigue("vandamme") == 0
    assert t.vp == 10 - 4 - 2


@pytest.mark.clause("N15-CTL-09", "N15-AXE-06")
def test_control_changes_when_the_enemy_marches_off() -> None:
    blocks = {"ney": "hougoumont", "picton": "hougoumont", "zieten": "wavre"}
    axes = {"hougoumont": {"side": "french", "border": "hougoumont>belle_alliance"}}
    t = table("red", blocks, axes=axes, vp=10)
    t.do("take picton", "manoeuvre", "step hougoumont>lillois")
    assert t.control("hougoumont") == "french"
    assert t.axis("hougoumont") is None
    assert t.vp == 9


@pytest.mark.clause("N15-CTL-11", "N15-VIC-05")
def test_red_and_black_markers_count_alike() -> None:
    blocks = {"ney": "ligny", "picton": "waterloo"}
    seven = dict.fromkeys(("bruxelles", "ath", "alost", "hougoumont", "haie_sainte", "papelotte", "namur"), "coalition")
    t = phase("end", blocks, control={**seven, "maubeuge": "french", "quatre_bras": "french"}, vp=10)
    assert t.vp == 11
    six = {**seven, "namur": "french"}
    assert phase("end", blocks, control={**six, "maubeuge": "french"}, vp=10).vp == 10
    assert phase("end", blocks, control=seven, vp=10, options={"hold_bonus": False}).vp == 10


def test_a_card_helps_to_name_things() -> None:
    assert card("marche_forcee", "french") == "marche_forcee-10"
