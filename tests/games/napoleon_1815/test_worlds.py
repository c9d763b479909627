"""Worlds dealt anew: whoever plays a card shows that he could, and no world is dealt in which he could not (N15-GRO)."""

from typing import Any

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.state import O_PILE, Campaign
from grognard.games.napoleon_1815.tables import BIT, BLOCKS, CARD_COLOUR, RED
from grognard.kernel.playout import playout
from tests.games.napoleon_1815.helpers import Blocks, Table, battle, card, faced, table, valued

FOG = {"rules": "grognard"}
V1, W1, W2 = "vedette_french_1", "vedette_prussian_1", "vedette_english_1"
FIELD = {"ney": "ligny", "reille": "fleurus", V1: "marbais", "picton": "waterloo", "zieten": "namur", W1: "gembloux"}


def fog(seat: str, blocks: Blocks, **more: Any) -> Table:
    return table(seat, blocks, options=FOG, **more)


def worlds(t: Table, viewer: int) -> list[Table]:
    """Worlds that the viewer cannot tell from this one."""
    dealt = [t.s.redeal(viewer, seed) for seed in range(30)]
    assert all(world.view(viewer) == t.s.view(viewer) for world in dealt)
    return [Table(world) for world in dealt if isinstance(world, Campaign)]


def either(zone: str, *names: str, ready: bool = True) -> dict[str, Any]:
    """A block that may be any of these, for all the enemy knows."""
    return {"zone": zone, "ready": ready, "may": list(names)}


ANSWER = {"red": card("contre_ordre", "coalition"), "blue": card("contre_ordre", "french")}


def test_a_world_is_dealt_before_the_movement_card_is_seen() -> None:
    """Rain takes the point that a vedette has more: nothing is known yet of a card that is still to come."""
    t = fog("red", FIELD, hands={"blue": [card("reaction", "french")]}, effects=["pluie"])
    t.do(f"take {W1}", "manoeuvre")
    assert (t.seat, t.frame) == ("blue", "OperationStart")
    assert t.s.redeal(0, 1).view(0) == t.s.view(0)


def test_a_world_is_dealt_while_a_commander_has_just_lost_his_corps() -> None:
    top = {"french": faced("french", 1, 0, 2), "coalition": faced("coalition", 0, 2, 2)}
    pile = {"gerard": {"fatigue": 8, "infantry": 5}, "napoleon": {}}
    foes: Blocks = {"zieten": {}, "pirch": {}}
    t = battle(pile, foes, "fleurus", others={"hill": "hal", "ney": "mons"}, options=FOG, top=top)
    assert (t.seat, t.frame) == ("red", "Lose")
    assert t.zone("gerard") == "gone"
    assert t.s.redeal(1, 1).view(1) == t.s.view(1)


@pytest.mark.clause("N15-EV-ULTIME-EFFORT", "N15-EV-REACTION", "N15-GRO-01")
def test_who_plays_ultime_effort_has_an_activated_corps() -> None:
    """One block is a corps and one a vedette: it must be the corps that is activated, before the card is answered and after."""
    effort, names = card("ultime_effort"), ("zieten", "vedette")
    field = {"ney": "ligny", "zieten": either("wavre", *names, ready=False), W1: either("louvain", *names)}
    t = fog("blue", field, hands={"red": [effort], "blue": [ANSWER["blue"]]}).do("take ney", "manoeuvre")
    assert {world.zone("zieten") for world in worlds(t, 0)} == {"wavre", "louvain"}
    t.do(f"play {effort}")
    assert t.frame == "Counter"
    assert {world.zone("zieten") for world in worlds(t, 0)} == {"wavre"}
    t.do("pass")
    assert t.frame == "MovePile"
    assert {world.zone("zieten") for world in worlds(t, 0)} == {"wavre"}


@pytest.mark.clause("N15-EV-COORDINATION", "N15-GRO-01")
def test_who_plays_coordination_has_a_ready_corps() -> None:
    also, names = card("coordination"), ("lobau", "vedette")
    field = {"ney": "ligny", "lobau": either("thuin", *names), V1: either("mons", *names, ready=False), "hill": "hal"}
    t = fog("blue", field, hands={"blue": [also], "red": [ANSWER["red"]]})
    t.do("take ney", "manoeuvre").passing("OperationStart", "SecondCard", "MovementReaction", "ForcedMarch")
    t.do("end").passing("EndReaction", "EndOfMarch").do("done")
    assert t.frame == "Coordinate"
    assert {world.zone("lobau") for world in worlds(t, 1)} == {"thuin", "mons"}
    t.do(f"play {also}")
    assert t.frame == "Counter"
    assert {world.zone("lobau") for world in worlds(t, 1)} == {"thuin"}
    t.do("pass")
    assert (t.seat, t.frame) == ("blue", "Designate")
    assert {world.zone("lobau") for world in worlds(t, 1)} == {"thuin"}


@pytest.mark.clause("N15-EV-UNION-DES-FORCES", "N15-GRO-01")
def test_who_unites_forces_has_corps_of_both_nations_in_one_zone() -> None:
    union, names = card("union_des_forces"), ("picton", "vedette")
    field = {"picton": either("wavre", *names), "zieten": either("wavre", "zieten"), W2: either("louvain", *names)}
    t = fog("red", {**field, "ney": "mons"}, hands={"red": [union], "blue": [ANSWER["blue"]]})
    assert {world.zone("picton") for world in worlds(t, 0)} == {"wavre", "louvain"}
    t.do(f"play {union}")
    assert t.frame == "Counter"
    assert {world.zone("picton") for world in worlds(t, 0)} == {"wavre"}
    t.do("pass")
    assert t.frame == "Designate"
    assert {world.zone("picton") for world in worlds(t, 0)} == {"wavre"}


@pytest.mark.clause("N15-EV-AU-SON-DU-CANON", "N15-GRO-01")
def test_who_marches_to_the_guns_has_a_corps_near() -> None:
    guns, names = card("au_son_du_canon", "french"), ("gerard", "vedette")
    others = {"gerard": either("charleroi", *names), V1: either("mons", *names), "hill": "hal"}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=others, options=FOG, hands={"blue": [guns]})
    t.do(f"play {guns}")
    assert t.frame == "Bring"
    assert {world.zone("gerard") for world in worlds(t, 1)} == {"charleroi"}


@pytest.mark.clause("N15-EV-GROUCHY", "N15-GRO-01")
def test_grouchys_card_tells_where_he_is() -> None:
    again, names = card("grouchy"), ("grouchy", "lobau")
    field = {"grouchy": either("ligny", *names), "lobau": either("mons", *names), "hill": "hal"}
    t = fog("blue", field, hands={"blue": [again], "red": [ANSWER["red"]]}, top={"french": [valued("french", 3)]})
    t.do("take grouchy", "manoeuvre", "pass")
    assert t.frame == "SecondCard"
    assert {world.zone("grouchy") for world in worlds(t, 1)} == {"ligny", "mons"}
    t.do(f"play {again}", "pass")
    assert {world.zone("grouchy") for world in worlds(t, 1)} == {"ligny"}
    assert [row["may_be"] for row in t.s.view(1)["table"]["standing"]] == [[["lobau"]], [["grouchy"]]]  # Mons, Ligny


@pytest.mark.clause("N15-EV-FOURRAGER", "N15-EV-PONT-DETRUIT", "N15-VED-21", "N15-GRO-01")
def test_cards_for_corps_show_that_the_pile_is_no_patrol() -> None:
    forage, names = card("fourrager"), ("lobau", "vedette")
    field = {"lobau": either("ligny", *names), V1: either("mons", *names), "hill": "hal"}
    t = fog("blue", field, hands={"blue": [forage], "red": [ANSWER["red"]]}, top={"french": [valued("french", 3)]})
    t.do("take lobau", "manoeuvre").passing("OperationStart", "SecondCard", "MovementReaction", "ForcedMarch")
    t.do("end").passing("EndReaction").do(f"play {forage}")
    assert t.frame == "Counter"
    assert {world.zone("lobau") for world in worlds(t, 1)} == {"ligny"}
    bridge, names = card("pont_detruit"), ("zieten", "vedette")
    field = {"ney": "mons", "zieten": either("namur", *names), W1: either("louvain", *names)}
    top = {"coalition": [valued("coalition", 3)]}
    t = fog("red", field, hands={"red": [bridge], "blue": [ANSWER["blue"]]}, top=top)
    t.do("take zieten", "manoeuvre").passing("OperationStart", "MovementReaction", "ForcedMarch")
    assert {world.zone("zieten") for world in worlds(t, 0)} == {"namur", "louvain"}
    t.do(f"play {bridge}")
    assert t.frame == "Counter"
    assert {world.zone("zieten") for world in worlds(t, 0)} == {"namur"}


@pytest.mark.clause("N15-EV-VIVE-L-EMPEREUR", "N15-EV-RETRAITE-EN-ORDRE", "N15-SET-07")
def test_cards_that_need_fatigue_or_cavalry_show_that_it_is_there() -> None:
    cheer, bounds = card("vive_l_empereur"), [[0, 8], [1, 8], [0, 8]]
    guard = {"zone": "mons", "fatigue": 1, "bounds": bounds}
    field = {"ney": "ligny", "drouot": guard, "napoleon": "mons", "zieten": "namur"}
    t = table("blue", field, hands={"blue": [cheer], "red": [ANSWER["red"]]}, top={"french": [valued("french", 3)]})
    t.do("take ney", "manoeuvre").passing("OperationStart", "MovementReaction").do(f"play {cheer}")
    assert t.frame == "Counter"
    assert min(world.fatigue("drouot") for world in worlds(t, 1)) == 1
    orderly = card("retraite_en_ordre", "french")
    top = {
        "french": faced("french", 0, 0, 4),
        "coalition": [*faced("coalition", 1, 0, 2), *faced("coalition", 0, 1, 4)],
    }
    corps = {"infantry": 4, "cavalry": 2, "bounds": bounds}
    hands, others = {"blue": [orderly]}, {"gerard": "ligny", "hill": "hal"}
    t = battle(
        {"zieten": {}, "gneisenau": {}}, {"ney": corps}, "fleurus", by="red", hands=hands, others=others, top=top
    )
    t.passing("AttackCard", "DefenceCard").through("Tire", "Lose")
    assert t.frame == "LoserCard"
    assert min(world.strength("ney")[1] for world in worlds(t, 1)) == 0
    t.do(f"play {orderly}")
    assert min(world.strength("ney")[1] for world in worlds(t, 1)) == 1


@pytest.mark.clause("N15-DRW-02")
def test_nobody_is_thought_to_hold_a_red_card() -> None:
    """A red card is laid open when it is drawn: no world has one in a hand."""
    for number in range(40):
        state = GAME.new({}, number)
        playout(state, number, 7 * number)
        for seat in (0, 1):
            world = state.redeal(seat, number)
            assert isinstance(world, Campaign)
            assert not [card for hand in world.hand for card in hand if CARD_COLOUR[card] == RED]


@pytest.mark.clause("N15-GEN-10", "N15-EV-TENIR")
def test_who_may_hold_his_ground_has_a_cube_left() -> None:
    """The dead are taken off before the loser is asked: in no world does a pile without a cube hold on."""
    hold, bounds = card("tenir"), [[0, 5], [0, 1], [0, 8]]
    corps = {"infantry": 3, "cavalry": 0, "bounds": bounds}
    top = {
        "french": [*faced("french", 1, 0, 2), *faced("french", 0, 1, 4)],
        "coalition": faced("coalition", 0, 0, 4),
    }
    others: Blocks = {"zieten": {"zone": "namur", "infantry": 1, "cavalry": 0, "bounds": bounds}}
    t = battle({"vandamme": {}}, {"hill": corps}, "fleurus", hands={"red": [hold]}, others=others, top=top)
    t.passing("AttackCard", "DefenceCard").through("Tire", "Lose")
    assert (t.seat, t.frame) == ("red", "LoserCard")
    for world in worlds(t, 0):
        assert sum(world.strength("hill")) >= 1
        if f"play {hold}" in world.legal():
            assert world.do(f"play {hold}").frame == "Lose"
            assert world.legal()


@pytest.mark.clause("N15-MAN-07", "N15-EV-PONT-DETRUIT")
def test_a_pile_that_is_stuck_has_no_points_in_any_world() -> None:
    """Two corps cannot move with a 1, a corps and its commander can: so the commander is not among them."""
    mine, names = card("pont_detruit"), ("zieten", "pirch", "thielmann", "blucher")
    blocks = {"ney": "ligny", **{name: either("fosses", *names) for name in names}}
    t = fog("red", blocks, hands={"red": [mine]}, top={"coalition": [valued("coalition", 1)]})
    t.do("take zieten", "take pirch", "manoeuvre").passing("OperationStart", "MovementReaction", "ForcedMarch")
    assert (t.seat, t.frame) == ("red", "LastBridge")
    piles = {world.s.op[O_PILE] for world in worlds(t, 0)}
    assert len(piles) == 3
    assert not any(pile & BIT[BLOCKS.index("blucher")] for pile in piles)


@pytest.mark.clause("N15-GRO-01")
def test_a_pile_about_to_march_has_points_in_every_world() -> None:
    """Two corps would have no point left, and À Bruxelles is the English player's: one of the two is Blücher."""
    names = ("blucher", "pirch", "bulow")
    field: Blocks = {
        "ney": "ligny",
        "picton": "waterloo",
        "thielmann": "gembloux",
        **dict.fromkeys(names, either("gembloux", *names)),
    }
    more: dict[str, Any] = {
        "effects": ["a_bruxelles"],
        "brussels": "red",
        "top": {"coalition": [valued("coalition", 1)]},
    }
    t = table("black", field, options={**FOG, "players": 3}, **more).do("take blucher", "take bulow", "manoeuvre")
    assert (t.seat, t.frame) == ("black", "March")
    for world in worlds(t, 0):
        assert world.s.op[O_PILE] & BIT[BLOCKS.index("blucher")]


@pytest.mark.clause("N15-GRO-01")
def test_the_fatigue_of_a_march_is_reckoned_with_when_it_is_over() -> None:
    """A patrol rode four connections; in the worlds where Zieten marched he is tired, and no more is known in them."""
    either_way = either("mons", "zieten", "vedette")
    top = {"coalition": [valued("coalition", 4)]}
    t = fog("red", {"ney": "ligny", "picton": "waterloo", "zieten": either_way, W1: either_way}, top=top)
    t.do(f"take {W1}", "manoeuvre", "step mons>lens", "step lens>soignies", "step soignies>enghien")
    t.do("step enghien>grammont", "end")
    assert (t.seat, t.frame) == ("red", "Tire")
    dealt = worlds(t, 0)
    assert {world.zone("zieten") for world in dealt} == {"mons", "grammont"}
    assert all(GAME.describe(world.s.redeal(0, 7)) == GAME.describe(t.s.redeal(0, 7)) for world in dealt)
