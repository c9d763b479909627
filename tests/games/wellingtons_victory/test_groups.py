"""Orders for several units at once: what is planned is what then happens, action by action."""

import random

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.ground import HEXES
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import BRIGADE_UNITS, FORMATIONS, SIDE_OF
from grognard.games.wellingtons_victory.verbs import LINE, LINE_RIGHT, SIDE_OF_PLAYER, SQUARE, UNLIMBERED
from grognard.kernel.contract import Json
from grognard.kernel.errors import BadInput
from tests.games.wellingtons_victory.helpers import (
    BAUDUIN,
    at,
    blank,
    brigade,
    check_same,
    do,
    frame,
    leader,
    piece,
    put,
    run,
    terrain,
)

FORMATION, MOVEMENT, MUSKETS = 10, 11, 7  # French phases, and the reciprocal fire of infantry
BRIGADE = "fr-II-6-1"
STEPS = {step for steps in GAME.groups.values() for step in steps}


def orders(s: Battle, *things: str, seat: int = 0) -> dict[str, list[str]]:
    return {one["order"]: one["goals"] for one in GAME.gather(s, seat, list(things))}


def planned(s: Battle, order: str, goal: str, *things: str) -> list[Json]:
    """A plan for the French, which changes nothing by itself."""
    before = s.clone()
    parts = GAME.plan(s, 0, list(things), order, goal)
    check_same(s, before)
    assert s.seals == before.seals
    return parts


def carry_out(s: Battle, parts: list[Json], seat: int = 0) -> None:
    """The actions of a plan, one after the other; the enemy lets them be."""
    for part in parts:
        for text in part["do"]:
            while s.stack[-1].seat != SIDE_OF_PLAYER[seat]:
                do(s, "pass")
            do(s, text)


def said(part: Json) -> list[str]:
    return [note["say"] for note in part["notes"]]


def barred(parts: list[Json]) -> dict[str, str]:
    return {part["things"][0]: part["clause"] for part in parts if part["clause"]}


# --- movement --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WV-6.3.1")
def test_a_brigade_marches_side_by_side() -> None:
    s = brigade()
    goal = at("N2")
    assert HEXES[goal] in orders(s, *BAUDUIN)["march"]
    parts = planned(s, "march", HEXES[goal], *BAUDUIN)
    assert {part["things"][0]: part["path"][-1] for part in parts} == {
        "fr-1lt-1": HEXES[goal],
        "fr-1lt-2": HEXES[at("SE", goal)],
        "fr-1lt-3": HEXES[at("NW", goal)],
    }
    for part in parts:
        assert part["clause"] is None
        assert part["sealed"] == []
        assert part["notes"][0] == {"say": "plan-way", "with": {"steps": 2, "cost": 2}}
        assert said(part) == ["plan-way", "plan-ends-kept"]
    carry_out(s, parts)
    assert [s.where[piece(name)] for name in BAUDUIN] == [goal, at("SE", goal), at("NW", goal)]
    assert [s.facing[piece(name)] for name in BAUDUIN] == [0, 0, 0]


def test_a_brigade_by_its_name_takes_its_leader_along() -> None:
    s = brigade()
    parts = planned(s, "march", HEXES[at("N2")], BRIGADE)
    assert {"fr-1lt-1", "fr-bauduin"} in [set(part["things"]) for part in parts]
    carry_out(s, parts)
    assert s.where[piece("fr-bauduin")] == s.where[piece("fr-1lt-1")] == at("N2")


@pytest.mark.clause("WV-6.2.3", "WV-6.3.1")
def test_who_goes_back_turns_twice_and_keeps_its_facing() -> None:
    s = brigade()
    parts = planned(s, "march", HEXES[at("S2")], *BAUDUIN)
    assert parts[0]["notes"][0]["with"] == {"steps": 2, "cost": 4}
    carry_out(s, parts)
    assert [(s.where[piece(name)], s.facing[piece(name)]) for name in BAUDUIN] == [
        (at("S2"), 0),
        (at("S2 SE"), 0),
        (at("S2 NW"), 0),
    ]


@pytest.mark.clause("WV-5.0a")
def test_who_has_too_few_points_stops_short() -> None:
    s = brigade()
    parts = planned(s, "march", HEXES[at("S4")], *BAUDUIN)
    assert all("plan-short" in said(part) or "plan-ends" in said(part) for part in parts)
    carry_out(s, parts)
    assert frame(s) == "Movement"


@pytest.mark.clause("WV-10.3.1")
def test_a_group_keeps_out_of_the_wood_unless_it_is_sent_there() -> None:
    s = brigade()
    with terrain(COVER={at("N"): 1, at("N SE"): 1}):
        parts = {part["things"][0]: part for part in planned(s, "march", HEXES[at("N")], *BAUDUIN)}
        assert "plan-disordered" in said(parts["fr-1lt-1"])  # the first is sent there
        assert parts["fr-1lt-2"]["path"][-1:] != [HEXES[at("N SE")]]
        assert "plan-disordered" not in said(parts["fr-1lt-2"])


@pytest.mark.clause("WV-14.2", "WV-5.1.2", "WV-7.4.4a")
def test_who_may_not_move_is_named_with_the_clause() -> None:
    s = blank()
    put(s, at(), "fr-1lt-1 column f0")
    leader(s, "fr-bauduin", at())
    put(s, at("S4"), "fr-1lt-2 column f0")  # out of his radius
    put(s, at("SE"), "fr-b-6-II f0")
    leader(s, "fr-jerome", at("SE"))
    put(s, at("N6 NE2"), "aa-69-2 column f3")
    run(s, MOVEMENT)
    parts = planned(s, "march", HEXES[at("N")], "fr-1lt-1", "fr-1lt-2", "fr-b-6-II")
    assert barred(parts) == {"fr-1lt-2": "WV-5.1.2", "fr-b-6-II": "WV-7.4.4a"}
    carry_out(s, parts)
    assert s.where[piece("fr-1lt-1")] == at("N")


@pytest.mark.clause("WV-9.2.1")
def test_a_whole_stack_goes_in_one_move() -> None:
    s = blank()
    put(s, at(), "fr-1lt-1 column f0", "fr-1lt-2 column f0")
    leader(s, "fr-bauduin", at())
    put(s, at("N6 NE2"), "aa-69-2 column f3")
    run(s, MOVEMENT)
    (part,) = planned(s, "march", HEXES[at("N")], BRIGADE)
    assert part["do"] == [f"move_stack {HEXES[at()]}", f"march {HEXES[at('N')]}", "end_move"]
    (part,) = planned(s, "march", HEXES[at("N")], "fr-1lt-1", "fr-bauduin")
    assert part["do"][:2] == ["move fr-1lt-1", "pick_up fr-bauduin"]


@pytest.mark.clause("WV-5.1.8")
def test_the_plan_says_where_the_enemy_has_the_word() -> None:
    s = brigade(enemy="N")
    parts = planned(s, "march", HEXES[at("S2")], *BAUDUIN)
    watched = [part for part in parts if "plan-watched" in said(part)]
    assert watched
    first = parts.index(watched[0])
    carry_out(s, parts[:first])
    for text in parts[first]["do"]:
        do(s, text)
        if frame(s) == "OpportunityFire":
            break
    assert frame(s) == "OpportunityFire"
    assert s.stack[-1].seat == 1


def test_a_move_under_way_is_finished_first() -> None:
    s = do(brigade(), "move fr-1lt-2", f"march {HEXES[at('SE N')]}")
    assert orders(s, "fr-1lt-1") == {}
    assert barred(planned(s, "march", HEXES[at("N2")], "fr-1lt-1"))
    parts = planned(s, "march", HEXES[at("SE N2")], "fr-1lt-2", "fr-1lt-1")
    assert parts[0]["do"] == [f"march {HEXES[at('SE N2')]}", "end_move"]
    carry_out(s, parts)
    assert [s.where[piece(name)] for name in BAUDUIN[:2]] == [at("N"), at("SE N2")]


@pytest.mark.clause("WV-7.4.2", "WV-6.2.3")
def test_batteries_unlimber_and_battalions_turn_where_they_stand() -> None:
    s = blank()
    put(s, at(), "fr-b-6-II limbered f0")
    put(s, at("SE"), "fr-b-5-II limbered f0")
    put(s, at("S"), "fr-1lt-1 column f0")
    for name, spot in (("fr-reille", at()), ("fr-jerome", at("SE")), ("fr-bauduin", at("S"))):
        leader(s, name, spot)
    put(s, at("N6 NE2"), "aa-69-2 column f3")
    run(s, MOVEMENT)
    things = ["fr-b-6-II", "fr-b-5-II", "fr-1lt-1"]
    assert {"march", "unlimber", "face"} == set(orders(s, *things))
    parts = planned(s, "unlimber", "E", *things)
    assert [part["things"] for part in parts] == [["fr-b-6-II"], ["fr-b-5-II"]]
    carry_out(s, parts)
    assert [s.form[piece(name)] for name in things[:2]] == [UNLIMBERED, UNLIMBERED]
    carry_out(s, planned(s, "face", "W", "fr-1lt-1"))
    assert s.facing[piece("fr-1lt-1")] == 4


# --- formations and facings ------------------------------------------------------------------------------------------


@pytest.mark.clause("WV-8.3a", "WV-8.5.4")
def test_a_brigade_forms_up() -> None:
    s = brigade(FORMATION)
    for name, points in zip(BAUDUIN, (3, 9, 3), strict=True):
        s.strength[piece(name)] = points
    run(s, FORMATION)
    assert orders(s, *BAUDUIN)["form"][:2] == ["line", "line_right"]
    line = planned(s, "form", "line", *BAUDUIN)
    square = planned(s, "form", "square", *BAUDUIN)
    other = s.clone()
    carry_out(s, line)
    assert [s.form[piece(name)] for name in BAUDUIN] == [LINE, LINE_RIGHT, LINE]  # the long one extends
    carry_out(other, square)
    assert [other.form[piece(name)] for name in BAUDUIN] == [SQUARE] * 3


@pytest.mark.clause("WV-8.5.4", "WV-8.5.3")
def test_a_stack_forms_square_only_as_a_whole_and_in_the_open() -> None:
    s = blank()
    put(s, at(), "fr-1lt-1 column f0", "fr-1lt-2 column f0")
    leader(s, "fr-bauduin", at())
    put(s, at("N6 NE2"), "aa-69-2 column f3")
    run(s, FORMATION)
    (part,) = planned(s, "form", "square", *BAUDUIN)
    assert part["things"] == ["fr-1lt-1", "fr-1lt-2"]
    assert part["do"] == [f"form_all {HEXES[at()]}", "adopt square"]
    assert barred(planned(s, "form", "square", "fr-1lt-1")) == {"fr-1lt-1": "WV-8.5.4"}
    with terrain(COVER={at(): 1}):
        assert set(barred(planned(s, "form", "square", *BAUDUIN)).values()) == {"WV-8.5.3"}


@pytest.mark.clause("WV-6.2.1", "WV-7.4.3")
def test_a_brigade_turns_and_its_guns_limber() -> None:
    s = brigade(FORMATION)
    put(s, at("S"), "fr-b-6-II f0")
    leader(s, "fr-jerome", at("S"))
    run(s, FORMATION)
    carry_out(s, planned(s, "face", "SSE", *BAUDUIN))
    assert [s.facing[piece(name)] for name in BAUDUIN] == [2, 2, 2]
    (part,) = planned(s, "form", "limbered", "fr-b-6-II")
    assert part["do"] == ["form fr-b-6-II", "face NNE"]
    assert set(barred(planned(s, "face", "E", *BAUDUIN)).values()) == {"WV-6.2.2"}  # once a phase


# --- fire ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WV-11.1.8", "WV-11.1.6")
def test_a_brigade_fires_at_one_hex() -> None:
    s = brigade(MUSKETS, enemy="N")
    target = HEXES[at("N")]
    if s.stack[-1].seat == 1:
        do(s, "pass")
    assert orders(s, *BAUDUIN)["fire"] == [target]
    parts = planned(s, "fire", target, *BAUDUIN)
    shots = [part for part in parts if part["do"]]
    assert shots
    assert all(part["sealed"] == [len(part["do"]) - 1] for part in shots)
    do(s, *shots[0]["do"])
    assert barred(planned(s, "fire", HEXES[at("S")], *BAUDUIN)).keys() == set(BAUDUIN)


def test_what_may_fire_at_a_stack_that_acts_fires_one_after_the_other() -> None:
    s = blank()
    put(s, at(), "fr-1lt-1 column f0")
    leader(s, "fr-bauduin", at())
    put(s, at("N2"), "aa-69-2 line f3")
    put(s, at("N NE"), "aa-30-2 line f4")
    run(s, MOVEMENT)
    do(s, "move fr-1lt-1", f"march {HEXES[at('N')]}")
    if frame(s) != "OpportunityFire":
        do(s, "face E")
    assert frame(s) == "OpportunityFire"
    spot = HEXES[s.where[piece("fr-1lt-1")]]
    assert orders(s, "aa-69-2", "aa-30-2", seat=1) == {"fire": [spot]}
    parts = GAME.plan(s, 1, ["aa-69-2", "aa-30-2"], "fire", spot)
    assert [part["do"] for part in parts] == [["fire aa-69-2"], ["fire aa-30-2"]]


# --- everywhere ------------------------------------------------------------------------------------------------------


def test_what_is_not_known_is_refused_and_what_is_not_ours_left_out() -> None:
    s = brigade()
    with pytest.raises(BadInput):
        GAME.gather(s, 0, ["nobody"])
    with pytest.raises(BadInput):
        GAME.plan(s, 0, BAUDUIN, "march", "nowhere")
    assert GAME.gather(s, 0, ["aa-69-2"]) == []
    assert GAME.gather(s, 1, ["aa-69-2"]) == []  # not his turn
    assert barred(GAME.plan(s, 1, ["aa-69-2"], "march", HEXES[at("N2")])) == {"aa-69-2": "WV-4.0"}
    assert set(barred(planned(s, "form", "line", *BAUDUIN)).values()) == {"WV-7.1.3"}


@pytest.mark.parametrize("scenario", ["hougoumont", "waterloo"])
@pytest.mark.parametrize("hidden", [False, True])
def test_every_plan_can_be_carried_out(scenario: str, hidden: bool) -> None:
    """In the middle of games: as long as the enemy lets them be and no throw decides, all actions of a plan are open."""
    rng = random.Random(5)
    s = GAME.new({"scenario": scenario, "hidden_stacks": hidden}, 3)
    assert isinstance(s, Battle)
    tried: dict[str, int] = {}
    for _ in range(900):
        if not s.stack:
            break
        seat = s.deciders()[0]
        if frame(s) in STEPS and tried.get(frame(s), 0) < 12 and rng.random() < 0.2:
            tried[frame(s)] = tried.get(frame(s), 0) + _try(s, seat, rng)
        actions = s.legal(seat)
        s.apply(seat, rng.choice(actions if rng.random() < 0.1 else actions[1:] or actions))  # the first is the end
    assert tried["Movement"] >= 4
    assert tried["Formation"] >= 4


def _try(s: Battle, seat: int, rng: random.Random) -> int:
    side = SIDE_OF_PLAYER[seat]
    mine = [b for b, units in enumerate(BRIGADE_UNITS) if [u for u in units if s.where[u] >= 0 and SIDE_OF[u] == side]]
    mine = [b for b in mine if s.active[b]] or mine
    things = [FORMATIONS[rng.choice(mine)]]
    found = GAME.gather(s, seat, things)
    assert found == GAME.gather(s.redeal(seat, 9), seat, things)
    for order in found:
        world = s.clone()
        world.answers = []
        goal = rng.choice(order["goals"])
        parts = GAME.plan(s, seat, things, order["order"], goal)
        assert parts == GAME.plan(
            s.redeal(seat, 9), seat, things, order["order"], goal
        )  # nothing that he does not know
        for part in parts:
            for text in part["do"]:
                while not world.answers and world.deciders() and seat not in world.deciders():
                    do(world, "pass")
                if world.answers:
                    return 1
                do(world, text)
    return len(found)
