"""The worked examples of the rulebook (section 10 of the specification, X-1 to X-16)."""

import pytest

from grognard.games.napoleon_1815.tables import CARD_RECOVERY, CARD_VALUE, CARDS, DECKS
from tests.games.napoleon_1815.helpers import Blocks, Table, battle, card, faced, phase, table, valued

FIELD = {"ney": "ligny", "reille": "fleurus", "picton": "waterloo", "zieten": "namur"}
IMPERIAL = {"napoleon": "ligny", "derlon": "ligny", "ney": "ligny", "drouot": "mons"}
THREE = {"players": 3}


@pytest.mark.clause("N15-DRW-02", "N15-EV-INACTIVITE")
def test_x1_a_red_card_among_three_drawn() -> None:
    drawn = [card("carre"), card("inactivite"), card("tenir")]
    quiet = [valued("french", 3, n) for n in range(2, 5)]
    t = phase("draw", FIELD, turn=2, top={"coalition": drawn, "french": quiet})  # the third turn: three cards each
    assert (t.seat, t.frame) == ("red", "Inactivity")
    t.do("zone waterloo")
    assert t.hand("red") == [card("carre"), card("tenir")]
    assert card("inactivite") in t.discards("coalition")


@pytest.mark.clause("N15-CARD-05", "N15-CARD-06")
def test_x2_only_the_blue_card_in_the_initiative_phase() -> None:
    blue, green = card("renforts", "coalition"), card("marche_forcee", "coalition")
    weak = {**FIELD, "zieten": {"zone": "namur", "infantry": 4}}
    t = phase("blue", weak, hands={"red": [blue, green]})
    assert t.offers("play") == [blue]
    assert t.bar(f"play {green}") == "N15-CARD-06"


@pytest.mark.clause("N15-INI-04", "N15-INI-05")
def test_x3_both_reveal_a_four() -> None:
    both = {"french": [valued("french", 4)], "coalition": [valued("coalition", 4)]}
    t = phase("initiative", FIELD, top=both)
    assert t.seat == "blue"
    assert (t.discards("french"), t.discards("coalition")) == (both["french"], both["coalition"])


@pytest.mark.clause("N15-REC-02", "N15-REC-04")
def test_x4_a_recovery_card_saves_uxbridge_a_point() -> None:
    spent = card("tenir")
    value = CARD_RECOVERY[CARDS.index(spent)]
    cavalry = {"zone": "waterloo", "ready": False, "fatigue": 4 + value}
    t = phase("recovery", {"uxbridge": cavalry, "ney": "ligny"}, hands={"red": [spent]}, vp=10)
    t.do(f"play {spent}", "recover uxbridge")
    assert t.fatigue("uxbridge") == 4
    t.do("done").through("Exhaustion")
    assert sum(t.strength("uxbridge")) == 4
    assert t.hand("red") == [] or spent not in t.hand("red")


@pytest.mark.clause("N15-REC-04", "N15-VIC-02")
def test_x5_vandamme_is_exhausted() -> None:
    tired = {"zone": "ligny", "ready": False, "fatigue": 5}
    t = phase("exhaustion", {"vandamme": tired, "picton": "waterloo"}, vp=10, options={"hold_bonus": False})
    t.through("Exhaustion", "Lose")
    assert sum(t.strength("vandamme")) == 4
    assert t.vp == 11


@pytest.mark.clause("N15-MAN-02", "N15-MAN-04", "N15-MAN-05", "N15-MAN-06")
@pytest.mark.parametrize(
    ("pile", "points"),
    [
        ("derlon", 4),
        ("ney", 5),
        ("derlon napoleon", 5),
        ("ney napoleon", 6),
        ("derlon ney napoleon", 4),
    ],
)
def test_x6_a_card_of_four_at_ligny(pile: str, points: int) -> None:
    blocks: Blocks = {**IMPERIAL, "lobau": "ligny", "zieten": "wavre"}
    t = table("blue", blocks, top={"french": [valued("french", 4)]})
    t.do(*[f"take {name}" for name in pile.split()], "manoeuvre")
    assert t.told("points") == [[str(points)]]


def emperor_marches(blocks: Blocks, *path: str) -> Table:
    """D'Erlon, Ney and Napoléon march from Ligny with a card of 4."""
    t = table("blue", {**IMPERIAL, **blocks}, top={"french": [valued("french", 4)]})
    return t.do("take derlon", "take ney", "take napoleon", "manoeuvre", *[f"step {border}" for border in path])


@pytest.mark.clause("N15-MAN-15", "N15-MAN-19")
def test_x7_case_a_four_points_spent() -> None:
    t = emperor_marches(
        {"zieten": "wavre"}, "ligny>frasnes", "frasnes>quatre_bras", "quatre_bras>nivelles", "nivelles>seneffe"
    )
    assert t.told("manoeuvre-fatigue") == [["1"]]
    assert t.frame == "Tire"


@pytest.mark.clause("N15-MAN-13", "N15-MAN-19")
def test_x8_case_b_friends_stop_the_pile() -> None:
    t = emperor_marches({"zieten": "wavre", "reille": "mellery"}, "ligny>marbais", "marbais>mellery")
    assert t.told("ended") == [["mellery"]]
    assert t.told("manoeuvre-fatigue") == [["0"]]


@pytest.mark.clause("N15-MAN-17", "N15-MAN-19", "N15-AXE-01")
def test_x9_case_c_picton_is_met() -> None:
    t = emperor_marches({"picton": "mellery", "zieten": "wavre"}, "ligny>marbais", "marbais>mellery")
    assert t.told("manoeuvre-fatigue") == [["0"]]
    assert t.axis("mellery") == "mellery>marbais"


MET = {"napoleon": "mellery", "derlon": "mellery", "ney": "mellery", "picton": "mellery"}
AXIS = {"mellery": {"side": "french", "border": "mellery>marbais"}}


@pytest.mark.clause("N15-AXE-08", "N15-AXE-09")
def test_x10_picton_leaves_by_any_other_connection() -> None:
    t = table("red", {**MET, "hill": "hal"}, axes=AXIS, top={"coalition": [valued("coalition", 4)]})
    t.do("take picton", "manoeuvre")
    assert t.bar("step mellery>marbais") == "N15-AXE-08"
    assert len(t.offers("step")) == 4


@pytest.mark.clause("N15-AXE-02", "N15-AXE-03", "N15-AXE-04")
def test_x11_later_piles_and_the_axis() -> None:
    field = {**MET, "reille": "sombreffe", "zieten": "gembloux", "pirch": "marbais"}
    t = table("blue", field, axes=AXIS).do("take reille", "manoeuvre", "step sombreffe>mellery")
    assert t.axis("mellery") == "mellery>marbais"  # shared
    t = table("red", field, axes=AXIS).do("take zieten", "manoeuvre", "step gembloux>mellery")
    assert t.axis("mellery") == "mellery>marbais"  # none of its own
    assert (t.fatigue("derlon"), t.fatigue("ney")) == (0, 0)
    t = table("red", field, axes=AXIS).do("take pirch", "manoeuvre", "step marbais>mellery")
    assert (t.fatigue("derlon"), t.fatigue("ney")) == (1, 1)  # two fatigues, evenly


@pytest.mark.clause("N15-COM-03")
def test_x12_an_activated_corps_defends_too() -> None:
    foes = {"picton": {"ready": False}, "hill": {}}
    t = battle({"reille": {}}, foes, "fleurus", others={"ney": "mons", "zieten": "wavre"})
    assert [name for _, name in t.told("engaged")] == ["reille", "hill", "picton"]


@pytest.mark.clause("N15-3PL-10", "N15-3PL-11", "N15-3PL-13")
def test_x13_three_twos() -> None:
    allied = [CARDS[c] for c in DECKS[3][1] if CARD_VALUE[c] == 2]
    twos = {"french": [valued("french", 2)], "coalition": allied[:2]}
    t = phase("initiative", FIELD, options=THREE, top=twos)
    assert (t.seat, t.frame) == ("blue", "Designate")
    assert t.s.leader == 1
    t.do("take ney", "manoeuvre", "end")
    assert (t.seat, t.frame) == ("red", "Leader")
    assert t.offers("name") == ["red", "black"]


@pytest.mark.clause("N15-3PL-17", "N15-RET-12")
def test_x14_the_leader_chooses_the_common_path() -> None:
    hits = faced("french", 1, 0, 1, 3) + faced("french", 0, 0, 1, 3)
    weak = {"infantry": 3, "cavalry": 0}
    top = {"french": hits, "coalition": faced("coalition", 0, 0, 4, 3)}
    t = battle(
        {"vandamme": {}},
        {"picton": weak, "zieten": weak},
        "fleurus",
        others={"ney": "mons", "hill": "hal", "pirch": "wavre"},
        options=THREE,
        top=top,
    )
    t.through("Lose")
    assert (t.seat, t.frame) == ("red", "Path")
    t.do("retreat fleurus>ligny")
    assert t.zone("picton") == t.zone("zieten") == "ligny"


@pytest.mark.clause("N15-3PL-19", "N15-3PL-20", "N15-3PL-21")
def test_x15_a_card_helps_only_its_players_corps() -> None:
    guns = card("au_son_du_canon", "coalition", players=3)
    near = {"picton": "ligny", "ney": "mons", "pirch": "wavre"}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=near, options=THREE, hands={"black": [guns]})
    assert (t.seat, t.frame) == ("black", "DefenceCard")
    assert t.bar(f"play {guns}") == "N15-EV-AU-SON-DU-CANON"  # Picton is not the Prussian's to bring
    own = battle(
        {"vandamme": {}},
        {"zieten": {}},
        "fleurus",
        others={**near, "pirch": "ligny"},
        options=THREE,
        hands={"black": [guns]},
    )
    assert own.do(f"play {guns}").offers("bring") == ["pirch"]
    forced = card("marche_forcee", "coalition", players=3)
    field = {"picton": "waterloo", "zieten": "wavre", "ney": "ligny"}
    t = table("black", field, options=THREE, hands={"red": [forced]}).do("take zieten", "manoeuvre")
    assert t.frame == "March"  # the English player is not asked
    fred = card("frederick", players=3)
    t = phase("blue", {**field, "frederick": "off"}, options=THREE, hands={"black": [fred]})
    assert t.bar(f"play {fred}") == "N15-3PL-21"
    tired = {"ready": False, "fatigue": 3}
    both = {"picton": {"zone": "waterloo", **tired}, "zieten": {"zone": "wavre", **tired}, "ney": "ligny"}
    t = phase("recovery", both, options=THREE, hands={"red": [forced]}).do(f"play {forced}")
    assert t.bar("recover zieten") == "N15-3PL-20"


@pytest.mark.clause("N15-SET-07")
def test_x16_three_fatigues_are_three_cylinders() -> None:
    t = table("blue", {**FIELD, "ney": {"zone": "ligny", "fatigue": 3}})
    assert t.s.view(0)["table"]["blocks"]["ney"]["fatigue"] == 3
    assert "fatigue" not in t.s.view(1)["table"]["blocks"]["ney"]
