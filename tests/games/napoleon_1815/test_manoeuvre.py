"""The manoeuvre: points, march, fatigue (N15-MAN)."""

import pytest

from tests.games.napoleon_1815.helpers import Blocks, Table, card, table, valued

EMPEROR = {
    "napoleon": "ligny",
    "drouot": "ligny",
    "ney": "ligny",
    "derlon": "ligny",
    "lobau": "ligny",
    "zieten": "wavre",
}


def marching(pile: list[str], value: int, blocks: Blocks | None = None, **more: object) -> Table:
    """A French pile from Ligny that has revealed a card of this value, at its first step."""
    t = table("blue", blocks or EMPEROR, top={"french": [valued("french", value)]}, **more)
    return t.do(*[f"take {name}" for name in pile], "manoeuvre")


def allowed(t: Table) -> int:
    return int(t.told("points")[0][0])


@pytest.mark.clause("N15-MAN-02")
def test_each_corps_beyond_the_first_costs_a_point() -> None:
    assert allowed(marching(["derlon"], 4)) == 4
    assert allowed(marching(["derlon", "drouot"], 4)) == 3
    assert allowed(marching(["derlon", "drouot", "ney"], 4)) == 2


@pytest.mark.clause("N15-MAN-04", "N15-EV-EMPEREUR-SOUFFRANT")
def test_napoleon_brings_a_point_unless_he_is_unwell() -> None:
    assert allowed(marching(["derlon", "napoleon"], 4)) == 5
    assert allowed(marching(["derlon", "napoleon"], 4, effects=["empereur_souffrant"])) == 4


@pytest.mark.clause("N15-MAN-05", "N15-MAN-06")
def test_the_movement_symbol_counts_for_a_lone_corps() -> None:
    assert allowed(marching(["ney"], 4)) == 5
    assert allowed(marching(["ney", "napoleon"], 4)) == 6
    assert allowed(marching(["ney", "derlon", "napoleon"], 4)) == 4


@pytest.mark.clause("N15-MAN-03", "N15-EV-ENCOMBREMENT")
def test_green_cards_change_the_points() -> None:
    slow, forced = card("encombrement", "coalition"), card("marche_forcee", "french")
    t = marching(["derlon"], 3, hands={"red": [slow], "blue": [forced]})
    t.do("pass", f"play {slow}", "pass", f"play {forced}")
    assert allowed(t) == 3
    t = marching(["derlon"], 3, hands={"red": [slow]}).do("pass", f"play {slow}")
    assert allowed(t) == 2


@pytest.mark.clause("N15-MAN-07")
def test_without_points_the_pile_is_flipped_at_once() -> None:
    t = marching(["derlon", "drouot"], 1)
    assert t.told("no-points") == [["ligny"]]
    assert not t.ready("derlon")
    assert t.seat == "red"
    contested = {**EMPEROR, "pirch": "ligny"}
    t = marching(["derlon", "drouot"], 1, contested)
    assert t.seat == "red"  # and no combat


@pytest.mark.clause("N15-MAN-08", "N15-MAN-12")
def test_a_continuous_path_one_point_a_connection() -> None:
    t = marching(["derlon"], 2)
    assert t.bar("step fleurus>gosselies") == "N15-MAN-08"
    t.do("step ligny>fleurus", "step fleurus>gosselies")
    assert t.zone("derlon") == "gosselies"
    assert t.told("ended") == [["gosselies"]]
    held = marching(["derlon"], 1, hands={"blue": [card("fourrager")]}).do("pass", "step ligny>fleurus")
    assert held.bar("step fleurus>gosselies") == "N15-MAN-12"


@pytest.mark.clause("N15-MAN-09")
def test_a_destroyed_bridge_costs_three_points() -> None:
    blocks = {"reille": "fleurus", "zieten": "wavre"}
    broken = ["chatelet-fleurus"]
    t = table("blue", blocks, broken=broken, top={"french": [valued("french", 2)]}).do("take reille", "manoeuvre")
    assert t.bar("step fleurus>chatelet") == "N15-MAN-09"
    t = table("blue", blocks, broken=broken, top={"french": [valued("french", 3)]}).do("take reille", "manoeuvre")
    t.do("step fleurus>chatelet")
    assert t.zone("reille") == "chatelet"
    assert t.told("ended")


@pytest.mark.clause("N15-MAN-10")
def test_the_pile_stays_together() -> None:
    t = marching(["derlon", "drouot", "napoleon"], 4).do("step ligny>marbais")
    assert [t.zone(name) for name in ("derlon", "drouot", "napoleon", "ney")] == ["marbais"] * 3 + ["ligny"]
    assert not t.offers("take")


@pytest.mark.clause("N15-MAN-11")
def test_points_may_be_left_unspent() -> None:
    t = marching(["derlon"], 5).do("step ligny>marbais", "end")
    assert t.zone("derlon") == "marbais"
    assert t.seat == "red"


@pytest.mark.clause("N15-MAN-13")
def test_friends_stop_a_pile() -> None:
    t = marching(["derlon"], 4, {**EMPEROR, "reille": "marbais"}).do("step ligny>marbais")
    assert t.told("ended") == [["marbais"]]
    allies = {"picton": "waterloo", "zieten": "papelotte", "ney": "ligny"}
    t = table("red", allies, top={"coalition": [valued("coalition", 4)]})
    t.do("take picton", "manoeuvre", "step waterloo>papelotte")
    assert t.told("ended") == [["papelotte"]]


@pytest.mark.clause("N15-MAN-14", "N15-AXE-01")
def test_enemies_stop_a_pile() -> None:
    t = marching(["derlon"], 4, {**EMPEROR, "pirch": "marbais"}).do("step ligny>marbais")
    assert t.told("ended") == [["marbais"]]
    assert t.axis("marbais") == "marbais>ligny"
    assert t.frame == "FightOrNot"


@pytest.mark.clause("N15-MAN-15")
def test_fatigue_a_beyond_the_third_point() -> None:
    path = ["step ligny>frasnes", "step frasnes>quatre_bras", "step quatre_bras>nivelles", "step nivelles>seneffe"]
    t = marching(["derlon"], 5).do(*path[:3], "end")
    assert t.fatigue("derlon") == 0
    t = marching(["derlon"], 5).do(*path, "end")
    assert t.fatigue("derlon") == 1
    t = marching(["derlon", "drouot"], 5).do(*path)
    assert (t.fatigue("derlon"), t.fatigue("drouot")) == (1, 1)


@pytest.mark.clause("N15-MAN-16", "N15-MAN-17")
def test_fatigue_b_and_c_for_contested_zones() -> None:
    blocks = {"derlon": "ligny", "zieten": "ligny", "pirch": "marbais", "thielmann": "wavre"}
    t = table("blue", blocks, top={"french": [valued("french", 3)]})
    t.do("take derlon", "manoeuvre", "step ligny>marbais")
    assert t.fatigue("derlon") == 2
    t = table("blue", {**blocks, "pirch": "wavre"}, top={"french": [valued("french", 3)]})
    t.do("take derlon", "manoeuvre", "step ligny>marbais", "end")
    assert t.fatigue("derlon") == 1


@pytest.mark.clause("N15-MAN-18", "N15-EV-FATIGUE", "N15-EV-FOURRAGER")
def test_fatigue_d_by_cards() -> None:
    weary, forage = card("fatigue", "coalition"), card("fourrager")
    t = marching(["derlon"], 3, hands={"red": [weary]})
    t.do("pass", "pass", "step ligny>marbais", "pass", "end", f"play {weary}")
    assert t.fatigue("derlon") == 1
    path = ["step ligny>frasnes", "step frasnes>quatre_bras", "step quatre_bras>nivelles", "step nivelles>seneffe"]
    t = marching(["derlon"], 4, hands={"blue": [forage]}).do("pass", *path, "end", f"play {forage}")
    assert t.told("manoeuvre-fatigue") == [["-1"]]


@pytest.mark.clause("N15-MAN-19")
def test_fatigue_e_napoleon_and_wellington_spare_one() -> None:
    path = ["step ligny>frasnes", "step frasnes>quatre_bras", "step quatre_bras>nivelles", "step nivelles>seneffe"]
    t = marching(["derlon", "drouot", "napoleon"], 4).do(*path)
    assert t.told("manoeuvre-fatigue") == [["1"]]
    t = marching(["derlon", "napoleon"], 3).do(*path[:2], "end")
    assert t.told("manoeuvre-fatigue") == [["0"]]  # never below 0
    blocks = {"wellington": "ligny", "picton": "ligny", "ney": "marbais", "reille": "wavre"}
    t = table("red", blocks).do("take picton", "take wellington", "manoeuvre", "step ligny>marbais")
    assert t.fatigue("picton") == 0


@pytest.mark.clause("N15-MAN-20")
def test_the_total_is_split_evenly_the_remainder_freely() -> None:
    """Three fatigues among two corps: one each, and the third where the owner likes."""
    blocks = {"derlon": "ligny", "drouot": "ligny", "zieten": "ligny", "pirch": "quatre_bras", "bulow": "wavre"}
    t = table("blue", blocks, top={"french": [valued("french", 5)]}, hands={"red": [card("fatigue", "coalition")]})
    t.do("take derlon", "take drouot", "manoeuvre", "pass", "pass")
    t.do("step ligny>marbais", "pass", "step marbais>quatre_bras", f"play {card('fatigue', 'coalition')}")
    assert t.frame == "Tire"
    assert t.legal() == ["fatigue derlon", "fatigue drouot"]
    assert (t.fatigue("derlon"), t.fatigue("drouot")) == (1, 1)
    assert t.bar("fatigue zieten") == "N15-MAN-20"
    assert t.bar("done") == "N15-MAN-20"
    t.do("fatigue drouot")
    assert (t.fatigue("derlon"), t.fatigue("drouot")) == (1, 2)


@pytest.mark.clause("N15-MAN-22")
def test_points_are_settled_once() -> None:
    """A corps that falls on the way neither adds nor takes a point."""
    blocks = {"derlon": "fosses", "drouot": {"zone": "fosses", "fatigue": 8}, "ney": "ligny", "zieten": "wavre"}
    ambush = card("embuscade")
    t = table("blue", blocks, top={"french": [valued("french", 4)]}, hands={"red": [ambush]})
    t.do("take derlon", "take drouot", "manoeuvre", "pass", "pass", "step fosses>tamines", f"play {ambush}")
    t.do("fatigue drouot")
    assert t.zone("drouot") == "gone"
    t.do("step tamines>fleurus", "step fleurus>gosselies")
    assert t.told("ended") == [["gosselies"]]


@pytest.mark.clause("N15-MAN-23")
def test_no_connection_crossed_no_fatigue_b_or_c() -> None:
    blocks = {"derlon": "ligny", "zieten": "ligny", "pirch": "wavre"}
    t = table("blue", blocks).do("take derlon", "manoeuvre", "end")
    assert t.fatigue("derlon") == 0
    t.do("attack")
    assert ["french", "march", "-1"] in t.told("modifier")
    free = table("blue", blocks, options={"zero_step_is_march": False}).do("take derlon", "manoeuvre", "end", "attack")
    assert ["french", "march", "-1"] not in free.told("modifier")


@pytest.mark.clause("N15-MAN-24")
def test_every_point_spent_counts_for_fatigue() -> None:
    blocks = {"reille": "fleurus", "zieten": "wavre"}
    t = table("blue", blocks, broken=["chatelet-fleurus"], top={"french": [valued("french", 4)]})
    t.do("take reille", "manoeuvre", "step fleurus>chatelet", "step chatelet>gerpinnes")
    assert t.fatigue("reille") == 1
    bridge = card("pont_detruit")
    allies = {"zieten": "wavre", "ney": "ligny"}
    path = ["step wavre>overijse", "step overijse>tervueren", "step tervueren>louvain"]
    t = table("red", allies, hands={"red": [bridge]}, top={"coalition": [valued("coalition", 4)]})
    t.do("take zieten", "manoeuvre", "pass", *path, f"play {bridge}", "destroy louvain>tirlemont")
    assert t.fatigue("zieten") == 1


@pytest.mark.clause("N15-MAN-25", "N15-EV-MARCHE-FORCEE")
def test_a_forced_march_when_the_points_are_spent() -> None:
    forced = card("marche_forcee", "french")
    t = marching(["derlon"], 1, hands={"blue": [forced]}).do("pass", "step ligny>marbais")
    assert t.legal() == [f"play {forced}", "end"]
    t.do(f"play {forced}", "step marbais>mellery")
    assert t.zone("derlon") == "mellery"
    stopped = marching(["derlon"], 2, {**EMPEROR, "reille": "marbais"}, hands={"blue": [forced]})
    stopped.do("pass", "step ligny>marbais", "pass")
    assert stopped.frame == "EndOfMarch"


def test_a_pile_without_legal_step_but_with_a_card_is_asked() -> None:
    t = marching(["derlon"], 1, hands={"blue": [card("fourrager")]}).do("pass", "step ligny>marbais")
    assert t.frame == "March"
    assert t.legal() == ["end"]
