"""A march in two clicks: what a pile reaches, what that costs, and the actions that take it there."""

from itertools import pairwise
from typing import Any

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.manoeuvre import fatigue_sum
from grognard.games.napoleon_1815.state import O_SPENT, OFF, Campaign
from grognard.games.napoleon_1815.tables import BIT, BLOCK_COUNT, BLOCKS
from grognard.kernel.errors import BadInput
from grognard.players import find_player
from tests.games.napoleon_1815.helpers import Table, card, table, valued

FIELD = {"ney": "ligny", "reille": "ligny", "napoleon": "ligny", "gerard": "sombreffe", "zieten": "gembloux"}


def reach(t: Table, *things: str) -> dict[str, dict[str, Any]]:
    """By zone: what it costs to march there."""
    seat = t.s.deciders()[0]
    return {goal: mark for order in GAME.gather(t.s, seat, [*things]) for goal, mark in order["marks"].items()}


def plan(t: Table, goal: str, *things: str) -> dict[str, Any]:
    """What a plan says of the pile."""
    return GAME.plan(t.s, t.s.deciders()[0], [*things], "march", goal)[0]


def said(mark: dict[str, Any]) -> dict[str, dict[str, int]]:
    return {note["say"]: note["with"] for note in mark["notes"]}


def test_a_pile_is_taken_and_reveals_its_card_and_the_march_is_planned_again() -> None:
    t = table("blue", FIELD, top={"french": [valued("french", 3)]})
    first = plan(t, "marbais", "ney")
    assert (first["do"], first["path"], first["again"]) == (["take ney", "manoeuvre"], ["marbais"], True)
    t.do(*first["do"])
    assert (t.frame, t.seat) == ("March", "blue")
    then = plan(t, "genappe", "ney")
    assert then["do"] == [f"step {here}>{there}" for here, there in pairwise(["ligny", *then["path"]])] + ["end"]
    t.do(*then["do"])
    assert t.zone("ney") == "genappe"


def test_a_card_that_may_not_be_enough_is_told_with_its_chance() -> None:
    marks = reach(table("blue", FIELD), "reille")
    chances = [said(mark)["plan-chance"]["percent"] for mark in marks.values()]
    assert said(marks["marbais"])["plan-chance"]["percent"] == max(chances) > min(chances) > 0
    led = reach(table("blue", FIELD), "reille", "napoleon")
    assert len(led) > len(marks), "the Emperor gives a point"


@pytest.mark.clause("N15-MAN-13", "N15-MAN-14", "N15-MAN-08")
def test_nobody_plans_beyond_a_zone_in_which_he_must_stop() -> None:
    t = table("blue", FIELD, top={"french": [valued("french", 5)]}).do("take reille", "manoeuvre")
    marks = reach(t, "reille")
    for goal in marks:
        path = plan(t, goal, "reille")["path"]
        assert not {"sombreffe", "gembloux"} & set(path[:-1]), path
    assert "plan-meets" in said(marks["gembloux"])


@pytest.mark.clause("N15-OPS-15", "N15-OPS-08")
def test_who_cannot_join_is_told_why() -> None:
    t = table("blue", {**FIELD, "ney": {"zone": "ligny", "ready": False}})
    parts = GAME.plan(t.s, 0, ["reille", "ney"], "march", "marbais")
    assert [part["clause"] for part in parts] == [None, "N15-GEN-03"]
    alone = table("blue", {"reille": "ligny", "napoleon": "ligny", "zieten": "gembloux"})
    [part] = GAME.plan(alone.s, 0, ["reille"], "march", "marbais")
    assert (part["do"], part["clause"]) == ([], "N15-OPS-15")


@pytest.mark.clause("N15-COM-01")
def test_where_the_enemy_is_the_pile_attacks_on_the_spot() -> None:
    t = table("blue", {"ney": "ligny", "reille": "ligny", "zieten": "ligny", "pirch": "namur"})
    assert "plan-attack" in said(reach(t, "ney", "reille")["ligny"])
    part = plan(t, "ligny", "ney", "reille")
    assert part["do"] == ["take ney", "take reille", "attack"]
    assert part["sealed"] == [len(part["do"]) - 1]
    t.do(*part["do"])
    assert t.told("combat") == [["french", "ligny"]]
    assert "ligny" not in reach(table("blue", FIELD), "ney")


@pytest.mark.clause("N15-VED-07", "N15-VED-11")
def test_vedettes_are_told_that_they_ride_to_their_end() -> None:
    blocks = {"vedette_french_1": "ligny", "ney": "mons", "zieten": "gembloux"}
    marks = reach(table("blue", blocks, options={"rules": "grognard"}), "vedette_french_1")
    assert "plan-vedettes-lost" in said(marks["gembloux"])
    assert not [goal for goal in marks if goal != "gembloux" and "plan-vedettes-lost" in said(marks[goal])]


def test_unknown_things_are_refused() -> None:
    t = table("blue", FIELD)
    with pytest.raises(BadInput):
        GAME.gather(t.s, 0, ["soult"])
    with pytest.raises(BadInput):
        GAME.plan(t.s, 0, ["ney"], "march", "paris")
    assert GAME.gather(t.s, 1, ["zieten"]) == [], "it is not his turn"
    assert GAME.gather(t.s, 0, ["zieten"]) == [], "nor are these his"


@pytest.mark.clause("N15-GRO-01")
def test_a_reach_shows_nothing_of_what_stands() -> None:
    """Whatever the standing block at Gembloux is, the same zones are in reach, at the same price."""
    told = []
    for there, elsewhere in (("zieten", "vedette_prussian_1"), ("vedette_prussian_1", "zieten")):
        may = {"may": ["zieten", "vedette"]}
        blocks = {"ney": "ligny", there: {"zone": "gembloux", **may}, elsewhere: {"zone": "hannut", **may}}
        t = table("blue", blocks, options={"rules": "grognard"}, top={"french": [valued("french", 5)]})
        first = reach(t, "ney")
        t.do("take ney", "manoeuvre")
        told.append((first, reach(t, "ney"), plan(t, "gembloux", "ney")))
    assert told[0] == told[1]
    assert "plan-may-meet" in said(told[0][1]["gembloux"])


@pytest.mark.parametrize("rules", ["conscrit", "grognard"])
@pytest.mark.parametrize("seed", [3, 4])
def test_every_plan_of_a_game_is_legal_and_reaches_its_goal_at_the_price_told(rules: str, seed: int) -> None:
    state = GAME.new({"scenario": "seize_juin", "rules": rules}, seed)
    assert isinstance(state, Campaign)
    greedy = find_player("greedy")
    tried = 0
    while state.stack:
        seat = state.deciders()[0]
        frame = type(state.stack[-1]).__name__
        if frame in ("Designate", "March"):
            mine = state.rules.blocks_of_seat[seat]
            spots = {state.zone[b] for b in range(BLOCK_COUNT) if mine & BIT[b] and state.zone[b] > OFF}
            for zone in sorted(spots):
                tried += try_out(
                    state, seat, [BLOCKS[b] for b in range(BLOCK_COUNT) if state.at[zone] & mine & BIT[b]], tried
                )
        state.apply(seat, greedy.choose(state, seat, seed))
    assert tried > 100


def try_out(state: Campaign, seat: int, things: list[str], turn: int) -> int:
    """One goal of this pile is planned and carried out; everybody else passes."""
    orders = GAME.gather(state, seat, things)
    if not orders:
        return 0
    goal = orders[0]["goals"][turn % len(orders[0]["goals"])]
    part = next(part for part in GAME.plan(state, seat, things, "march", goal) if part["do"])
    world = Table(state.clone())
    before = world.s.op[O_SPENT]
    for action in part["do"]:
        _pass_windows(world, seat)
        assert world.s.deciders() == [seat]
        assert GAME.vocabulary.parse(action) in world.s.legal(seat), (action, world.legal())
        if action == "end":
            assert world.s.op[O_SPENT] - before == orders[0]["marks"][goal]["cost"]
            told = said(orders[0]["marks"][goal]).get("plan-fatigue", {"least": 0, "most": 0})
            assert told["least"] <= fatigue_sum(world.s) <= told["most"]
        world.do(action)
    if part["do"][-1].startswith("step") or part["do"][-1] == "end":
        alive = [thing for thing in part["things"] if world.zone(thing) not in ("off", "gone")]
        assert all(world.zone(thing) == goal for thing in alive), (goal, part)
        assert part["path"][-1] == goal
    else:
        assert part.get("again", False) == (part["do"][-1] == "manoeuvre")
    return 1


def _pass_windows(t: Table, seat: int) -> None:
    while t.s.stack and t.frame not in ("Designate", "March") and "pass" in t.legal():
        t.do("pass")


def test_what_the_reach_is_for_stays_the_same_with_any_hand_of_the_enemy() -> None:
    told = [
        reach(table("blue", FIELD, hands={"red": [card(name, "coalition")]}), "reille")
        for name in ("confusion", "fatigue")
    ]
    assert told[0] == told[1]
    assert "plan-reactions" in said(told[0]["marbais"])
    assert "plan-reactions" not in said(reach(table("blue", FIELD), "reille")["marbais"])
