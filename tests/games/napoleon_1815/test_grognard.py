"""Fog of war and vedettes (N15-GRO, N15-VED)."""

from typing import Any

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.state import Campaign
from grognard.games.napoleon_1815.tables import BLOCKS, CORPS_MASK, IN_FRANCE, VEDETTE_MASK, ZONES
from grognard.kernel.contract import WATCHER
from tests.games.napoleon_1815.helpers import Table, battle, card, faced, phase, table, valued

FOG = {"rules": "grognard"}
V1, V2, W1, W2 = "vedette_french_1", "vedette_french_2", "vedette_prussian_1", "vedette_english_1"
FIELD = {"ney": "ligny", "reille": "fleurus", V1: "marbais", "picton": "waterloo", "zieten": "namur", W1: "gembloux"}


def foggy(seat: str, blocks: dict[str, Any], **more: Any) -> Table:
    return table(seat, blocks, options={**FOG, **more.pop("options", {})}, **more)


@pytest.mark.clause("N15-GRO-01", "N15-GRO-04")
def test_the_enemy_sees_standing_blocks() -> None:
    t = foggy("blue", {**FIELD, "gerard": {"zone": "ligny", "ready": False}})
    for viewer in (1, WATCHER):
        seen = t.s.view(viewer)["table"]
        assert "ney" not in seen["blocks"]
        here = [row for row in seen["standing"] if row["zone"] == "ligny"]
        assert [(row["nation"], row["number"], row["ready"]) for row in here] == [
            ("french", 1, True),
            ("french", 1, False),
        ]
    assert "ney" in t.s.view(0)["table"]["blocks"]
    assert "zieten" not in t.s.view(0)["table"]["blocks"]


@pytest.mark.clause("N15-GRO-02", "N15-GRO-03")
def test_blocks_are_laid_face_up_for_a_combat_only() -> None:
    top = {"french": faced("french", 0, 0, 5), "coalition": faced("coalition", 0, 0, 5)}
    others = {"gerard": "fleurus", "hill": "hal", "lobau": "mons"}
    hands = {"red": [card("carre")]}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=others, options=FOG, hands=hands, top=top)
    seen = t.s.view(1)["table"]
    assert "vandamme" in seen["blocks"]
    assert "gerard" not in seen["blocks"]  # he takes no part
    assert "zieten" in t.s.view(0)["table"]["blocks"]
    t.do("pass")
    assert "vandamme" not in t.s.view(1)["table"]["blocks"]
    assert "zieten" not in t.s.view(0)["table"]["blocks"]


@pytest.mark.clause("N15-GRO-05")
def test_what_comes_to_the_guns_or_dies_is_shown() -> None:
    guns = card("au_son_du_canon", "french")
    others = {"gerard": "charleroi", "hill": "hal"}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=others, options=FOG, hands={"blue": [guns]})
    t.do(f"play {guns}", "bring gerard")
    assert ["gerard", "fleurus"] in t.told("brought", "red")
    blocks = {"lobau": {"zone": "ligny", "fatigue": 8}, "ney": "ligny", "zieten": "namur"}
    t = foggy("blue", blocks, effects=["pluie"]).do("take lobau", "manoeuvre")
    assert t.told("eliminated", "red") == [["lobau", "3"]]


@pytest.mark.clause("N15-GRO-06", "N15-VED-04")
def test_fatigue_may_be_played_on_vedettes_in_vain() -> None:
    weary = card("fatigue", "coalition")
    t = foggy("blue", FIELD, hands={"red": [weary]}, top={"french": [valued("french", 2)]})
    t.do(f"take {V1}", "manoeuvre", "pass", "pass", "step marbais>mellery", "pass", "end")
    assert (t.seat, t.frame) == ("red", "EndReaction")
    t.do(f"play {weary}", "done")
    assert t.zone(V1) == "mellery"
    assert all(x == 0 for x in t.s.fatigue)


@pytest.mark.clause("N15-GRO-07")
def test_the_enemy_sees_card_and_path_but_not_the_points() -> None:
    t = foggy("blue", FIELD, top={"french": [valued("french", 4)]}).do("take ney", "manoeuvre")
    assert t.told("movement-card", "red")
    assert not t.told("points", "red")
    assert t.told("points", "blue") == [["5"]]
    assert "points" not in t.s.view(1)["table"]["operation"]
    assert t.s.view(0)["table"]["operation"]["points"] == 5
    open_table = table("blue", {"ney": "ligny", "zieten": "namur"}).do("take ney", "manoeuvre")
    assert "points" in open_table.s.view(1)["table"]["operation"]


@pytest.mark.clause("N15-VED-01", "N15-VED-24")
def test_vedettes_are_placed_near_their_corps() -> None:
    state = GAME.new(FOG, 3)
    assert isinstance(state, Campaign)
    t = Table(state)
    assert (t.frame, t.seat) == ("Vedettes", "blue")
    assert all(IN_FRANCE[ZONES.index(zone)] for zone in t.offers("vedette"))
    assert t.bar("vedette bruxelles") == "N15-VED-24"
    assert t.bar("vedette charleroi") == "N15-VED-24"
    for _ in range(5):
        t.do("vedette walcourt")
    assert t.seat == "red"
    assert t.bar("vedette walcourt") == "N15-VED-24"
    vp = t.vp
    for _ in range(3):
        t.do("vedette bruxelles")
    for _ in range(3):
        t.do("vedette charleroi")
    assert t.vp == vp
    assert t.frame != "Vedettes"
    assert state.to_place == [0, 0, 0]


@pytest.mark.clause("N15-VED-02", "N15-VED-06", "N15-VED-20")
def test_vedettes_ride_by_themselves() -> None:
    t = foggy("blue", {**FIELD, V1: "ligny", V2: "ligny"}).do(f"take {V1}")
    assert t.bar("take ney") == "N15-VED-06"
    assert t.bar(f"take {V2}") is None
    assert t.bar("attack") == "N15-GEN-08"
    t = foggy("red", {**FIELD, W1: "waterloo", W2: "waterloo"}).do(f"take {W1}")
    assert t.bar(f"take {W2}") == "N15-VED-20"


@pytest.mark.clause("N15-VED-03")
def test_vedettes_have_one_point_more_whatever_their_number() -> None:
    blocks = {**FIELD, V1: "ligny", V2: "ligny"}
    t = foggy("blue", blocks, top={"french": [valued("french", 2)]}).do(f"take {V1}", f"take {V2}", "manoeuvre")
    assert t.told("points", "blue") == [["3"]]


@pytest.mark.clause("N15-VED-07", "N15-VED-12")
def test_a_vedette_among_enemy_corps_is_lost_and_learns_of_them() -> None:
    t = foggy("blue", {**FIELD, W1: "namur"}, top={"french": [valued("french", 5)]})
    t.do(f"take {V1}", "manoeuvre", "step marbais>sombreffe", "step sombreffe>mazy", "step mazy>tamines")
    t.do("step tamines>fosses")
    t.do("step fosses>dinant")
    assert t.bar("step dinant>namur") == "N15-VED-15"
    t = foggy("blue", {**FIELD, "pirch": "gembloux"}, top={"french": [valued("french", 3)]})
    t.do(f"take {V1}", "manoeuvre", "step marbais>mellery", "step mellery>gembloux")
    assert (t.zone(V1), t.zone(W1)) == ("off", "off")
    assert t.zone("pirch") == "gembloux"
    assert t.seat == "red"


@pytest.mark.clause("N15-VED-08", "N15-VED-09", "N15-VED-18")
def test_corps_brush_vedettes_aside() -> None:
    t = foggy("blue", {**FIELD, W1: "marbais", V1: "mons"}, top={"french": [valued("french", 3)]}, vp=10)
    t.do("take ney", "manoeuvre", "step ligny>marbais")
    assert t.zone(W1) == "off"
    assert t.vp == 10
    t.do("step marbais>mellery", "end", "done")
    assert t.zone("ney") == "mellery"
    assert t.fatigue("ney") == 0


@pytest.mark.clause("N15-VED-08")
def test_vedettes_beside_corps_are_removed_too() -> None:
    t = foggy("blue", {**FIELD, W1: "marbais", "pirch": "marbais", V1: "mons"})
    t.do("take ney", "manoeuvre", "step ligny>marbais")
    assert t.zone(W1) == "off"
    assert t.s.contested(ZONES.index("marbais"))


@pytest.mark.clause("N15-VED-10", "N15-VED-16")
def test_a_retreating_pile_rides_over_vedettes() -> None:
    top = {"french": faced("french", 2, 0, 1) + faced("french", 0, 0, 1), "coalition": faced("coalition", 0, 0, 5)}
    others = {V1: "ligny", W1: "marbais", "hill": "hal"}
    t = battle({"vandamme": {}}, {"zieten": {"cavalry": 0}}, "fleurus", others=others, options=FOG, top=top)
    t.through("Lose").do("retreat fleurus>ligny", "retreat ligny>marbais")
    assert t.zone(V1) == "off"
    assert t.zone(W1) == "marbais"
    assert t.zone("zieten") == "marbais"


@pytest.mark.clause("N15-VED-11")
def test_opposing_vedettes_destroy_each_other() -> None:
    blocks = {**FIELD, W1: "mellery", W2: "mellery"}
    t = foggy("blue", blocks, top={"french": [valued("french", 3)]})
    t.do(f"take {V1}", "manoeuvre", "step marbais>mellery")
    assert [t.zone(name) for name in (V1, W1, W2)] == ["off"] * 3
    assert t.told("vedettes-lost")


@pytest.mark.clause("N15-VED-13", "N15-VED-14")
def test_vedettes_take_towns_and_farms() -> None:
    t = foggy(
        "blue", {**FIELD, V1: "belle_alliance"}, positions=["hougoumont"], vp=10, top={"french": [valued("french", 3)]}
    )
    t.do(f"take {V1}", "manoeuvre", "step belle_alliance>hougoumont")
    assert t.control("hougoumont") == "french"
    assert not t.strong("hougoumont")
    assert t.vp == 9
    t = foggy("red", {**FIELD, W2: "lens"}, control={"ath": "french"}, vp=10)
    assert t.do(f"take {W2}", "manoeuvre", "step lens>ath").control("ath") == "coalition"


@pytest.mark.clause("N15-VED-15")
def test_vedettes_do_not_enter_an_enemy_fortress() -> None:
    t = foggy("blue", {**FIELD, V1: "mazy"}).do(f"take {V1}", "manoeuvre")
    assert t.bar("step mazy>namur") == "N15-VED-15"
    held = foggy("blue", {**FIELD, V1: "mazy", "zieten": "wavre"}, control={"namur": "french"})
    assert held.do(f"take {V1}", "manoeuvre").bar("step mazy>namur") is None


@pytest.mark.clause("N15-VED-16", "N15-GEN-13")
def test_friendly_vedettes_stop_nobody() -> None:
    t = foggy("blue", FIELD, top={"french": [valued("french", 3)]}).do("take ney", "manoeuvre", "step ligny>marbais")
    assert "marbais>mellery" in t.offers("step")
    t = foggy("blue", {**FIELD, V1: "fleurus", "ney": "mons"}, top={"french": [valued("french", 3)]})
    t.do(f"take {V1}", "manoeuvre", "step fleurus>ligny", "step ligny>fleurus")
    assert "fleurus>gosselies" in t.offers("step")
    assert t.s.at[ZONES.index("fleurus")] & CORPS_MASK


@pytest.mark.clause("N15-VED-17")
def test_a_vedette_over_an_axis_hurts_nobody() -> None:
    blocks = {"ney": "ligny", "pirch": "ligny", "reille": "fleurus", W1: "marbais", "zieten": "wavre"}
    axes = {"ligny": {"side": "french", "border": "ligny>marbais"}}
    t = foggy("red", blocks, axes=axes).do(f"take {W1}", "manoeuvre", "step marbais>ligny")
    assert t.zone(W1) == "off"
    assert t.fatigue("ney") == 0
    assert t.s.struck == []


@pytest.mark.clause("N15-VED-19", "N15-OPS-06")
def test_vedettes_are_activated_and_count_for_passing() -> None:
    t = foggy(
        "blue", {**FIELD, "ney": {"zone": "ligny", "ready": False}, "reille": {"zone": "fleurus", "ready": False}}
    )
    assert t.frame == "Designate"
    t.do(f"take {V1}", "manoeuvre", "end", "done")
    assert not t.ready(V1)
    t.do("take picton", "manoeuvre", "end", "done")
    assert t.told("passed") == [["blue"]]


@pytest.mark.clause("N15-VED-21")
def test_what_moves_or_reinforces_a_pile_does_not_move_vedettes() -> None:
    blocks = {**FIELD, "picton": {"zone": "waterloo", "ready": True}}
    react = card("reaction", "coalition")
    t = foggy("blue", blocks, hands={"red": [react]}).do("take ney", "manoeuvre", f"play {react}")
    assert "take picton" in t.legal()
    assert t.bar(f"take {W1}") == "N15-EV-REACTION"
    bridge = card("pont_detruit")
    t = foggy("red", {**FIELD, W1: "louvain"}, hands={"red": [bridge]}).do(f"take {W1}", "manoeuvre", "pass")
    assert t.bar(f"play {bridge}") == "N15-VED-21"
    slow = card("encombrement", "coalition")
    t = foggy("blue", FIELD, hands={"red": [slow]}, top={"french": [valued("french", 2)]}, effects=["pluie"])
    t.do(f"take {V1}", "manoeuvre", "pass", f"play {slow}")
    assert t.told("points", "blue") == [["1"]]


@pytest.mark.clause("N15-VED-22", "N15-EV-MARCHE-D-APPROCHE")
def test_vedettes_under_an_approach_march() -> None:
    t = foggy("blue", {**FIELD, W1: "mellery"}, effects=["marche_d_approche"]).do(f"take {V1}", "manoeuvre")
    assert t.told("points", "blue") == [["4"]]
    assert t.bar("step marbais>mellery") == "N15-EV-MARCHE-D-APPROCHE"


@pytest.mark.clause("N15-VED-23", "N15-EV-LAMARQUE", "N15-EV-FREDERICK")
def test_a_vedette_comes_with_lamarque_and_frederick() -> None:
    come = card("lamarque")
    t = phase("blue", {**FIELD, "lamarque": "off"}, options=FOG, hands={"blue": [come]})
    t.do(f"play {come}", "zone avesnes")
    assert t.zone("lamarque") == "avesnes"
    assert t.zone(V2) == "avesnes"
    assert t.ready(V2)
    fred = card("frederick")
    t = phase("blue", {**FIELD, "frederick": "off"}, options=FOG, hands={"red": [fred]})
    t.do(f"play {fred}")
    assert t.zone("frederick") == "alost"
    assert t.zone(W2) == "alost"
    foes = {**FIELD, "frederick": "off", "hill": "alost", "gerard": "alost"}
    t = phase("blue", foes, options=FOG, hands={"red": [fred]}).do(f"play {fred}")
    assert t.zone("frederick") == "alost"
    assert t.zone(W2) == "off"
    assert t.told("vedettes-lost") == [["english", "alost", "1"]]
    hill, frederick = BLOCKS.index("hill"), BLOCKS.index("frederick")
    assert not (t.s.may[hill] | t.s.may[frederick]) & VEDETTE_MASK  # nobody takes them for the vedette that was lost
