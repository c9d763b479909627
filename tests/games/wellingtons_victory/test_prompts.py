"""What the page is told besides what is open: subjects, cautions, ends, why not, reach."""

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.ground import HEXES
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.verbs import (
    MARCH,
    MOVE,
    PASS,
    PASS_MOVE,
    PASS_PHASE,
    T_DISORDERED,
    T_FIRED,
    T_MELEE,
    T_MORALE,
    T_MOVED,
    T_RESULT,
    TELLINGS,
)
from grognard.kernel import questions
from grognard.kernel.contract import BEGINS, RESULT
from grognard.words import Words
from tests.games.wellingtons_victory.helpers import at, blank, brigade, do, frame, leader, piece, put, run, terrain

FORMATION, MOVEMENT, MUSKETS = 10, 11, 7


def cautions(s: Battle, text: str) -> list[str]:
    found = GAME.cautions(s, 0).get(GAME.vocabulary.parse(text), [])
    return [note["say"] for note in found]


def why(s: Battle, spot: int, seat: int = 0) -> tuple[str, str | None]:
    action, clause = questions.answer(GAME, s, seat, HEXES[spot], "")
    return GAME.vocabulary.name(action).split(" ")[0], clause


# --- what a step is about --------------------------------------------------------------------------------------------


def test_the_prompt_of_a_move_names_the_unit_and_its_points() -> None:
    s = do(brigade(), "move fr-1lt-2")
    about = GAME.about(s, 0)
    assert about["piece"] == ("piece", "fr-1lt-2")
    assert about["points"] == ("number", s.mp + s.reach)
    assert "1st Light" in Words("en", GAME).prompt(s, 0)


def test_the_prompt_of_a_turn_names_the_stack_and_that_of_a_battery_its_formation() -> None:
    s = brigade(FORMATION)
    put(s, at("S"), "fr-b-6-II f0")
    leader(s, "fr-jerome", at("S"))
    run(s, FORMATION)
    do(s, f"turn {HEXES[at()]}")
    assert GAME.about(s, 0)["place"] == ("place", HEXES[at()])
    do(s, "face E", "form fr-b-6-II")
    assert GAME.about(s, 0)["piece"] == ("piece", "fr-b-6-II")
    assert GAME.about(s, 0)["form"] == ("form", "limbered")
    assert "limbered" in Words("en", GAME).prompt(s, 0)


def test_a_window_names_who_acts_where_and_how_many_may_fire() -> None:
    s = do(brigade(enemy="N"), "move fr-1lt-1", "face E")
    assert frame(s) == "OpportunityFire"
    about = GAME.about(s, 1)
    assert about["piece"] == ("piece", "fr-1lt-1")
    assert about["place"] == ("place", HEXES[at()])
    assert about["number"] == ("number", len(s.legal(1)) - 3)


def test_passes_do_nothing_and_the_end_of_a_movement_phase_is_asked_about() -> None:
    assert all(GAME.vocabulary.verbs[verb].passes for verb in (PASS, PASS_MOVE, PASS_PHASE))
    s = brigade()
    assert GAME.finals(s, 0) == ["end_phase"]
    assert GAME.finals(brigade(FORMATION), 0) == []  # the same player goes on
    s.ready = [MOVE << 16 | piece("fr-bauduin")]  # leaders alone are not asked about
    assert GAME.finals(s, 0) == []


# --- what to think twice about -----------------------------------------------------------------------------------------


@pytest.mark.clause("WV-7.4.4b")
def test_a_crew_that_leaves_its_guns_says_so() -> None:
    s = blank()
    put(s, at(), "fr-b-6-II f0")
    leader(s, "fr-jerome", at())
    put(s, at("N6 NE2"), "aa-69-2 column f3")
    run(s, MOVEMENT)
    assert cautions(s, "move fr-b-6-II-crew") == ["caution-leaves-guns"]
    assert not cautions(s, "move fr-jerome")


@pytest.mark.clause("WV-9.1.3a")
def test_who_comes_into_a_full_hex_is_told_what_happens() -> None:
    for order, said in (("column", "caution-overstack"), ("disordered", "caution-overstack-rout")):
        s = blank()
        put(s, at(), "fr-1lt-1 column f0 s7")
        leader(s, "fr-bauduin", at())
        put(s, at("N"), f"fr-1lt-2 {order} f0 s7", f"fr-1lt-3 {order} f0 s7")
        put(s, at("N6 NE2"), "aa-69-2 column f3")
        run(s, MOVEMENT)
        do(s, "move fr-1lt-1")
        march = f"march {HEXES[at('N')]}"
        assert MARCH << 16 | at("N") in s.legal(0)
        assert cautions(s, march) == [said]
        assert not cautions(s, f"march {HEXES[at('NE')]}")
        do(s, march)
        shaken = [s.order[piece(name)] for name in ("fr-1lt-1", "fr-1lt-2", "fr-1lt-3")]
        assert min(shaken) >= (2 if said.endswith("rout") else 1)


@pytest.mark.clause("WV-9.4.5")
def test_the_end_of_the_phase_says_whom_it_disorders() -> None:
    s = blank()
    put(s, at(), "fr-1lt-1 column f0", "fr-1lt-2 disordered")
    leader(s, "fr-bauduin", at())
    put(s, at("N6 NE2"), "aa-69-2 column f3")
    run(s, MOVEMENT)
    assert cautions(s, "end_phase") == ["caution-mixed-end"]
    s.events = []
    do(s, "end_phase")
    assert [T_DISORDERED, piece("fr-1lt-1")] in [[code, *told[:1]] for _, code, told in s.events]


# --- why not? ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("WV-5.1.2", "WV-5.1.1", "WV-5.0b")
def test_why_not_answers_for_the_unit_that_was_clicked() -> None:
    s = brigade()
    put(s, at("S4"), "fr-3l-2 column f0")
    run(s, MOVEMENT)
    assert why(s, at("S4")) == ("move", "WV-5.1.2")
    enemy = next(spot for spot in s.stacks if s.side_of_troops(spot) == 1)
    assert why(s, enemy) == ("move", "WV-5.1.1")
    do(s, "move fr-1lt-1", "end_move")
    assert why(s, at()) == ("move", "WV-5.0b")


def test_no_unit_is_answered_that_a_turn_has_thirteen_phases() -> None:
    """In every step of a game: a click on any stack that is not open is answered by another clause."""
    s = GAME.new({"scenario": "hougoumont"}, 5)
    assert isinstance(s, Battle)
    asked = 0
    seen: dict[str, int] = {}
    for i in range(1200):
        if not s.stack:
            break
        seat = s.deciders()[0]
        name = frame(s)
        seen[name] = seen.get(name, 0) + 1
        if seen[name] <= 3:
            for spot in sorted(s.stacks):
                action, clause = questions.answer(GAME, s, seat, HEXES[spot], "")
                assert clause != "WV-4.1a", (name, GAME.vocabulary.name(action))
                asked += 1
            wished = questions.wishes(GAME, s, seat)
            assert len(wished) <= 12
            assert "WV-4.1a" not in [clause for action, clause in wished if action >> 16 in (MOVE, MARCH)]
        actions = s.legal(seat)
        s.apply(seat, actions[(7 * i) % len(actions)])
    assert asked > 300


# --- reach and log -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("WV-10.3.1", "WV-5.1.8")
def test_reach_says_what_a_hex_costs_and_brings() -> None:
    s = brigade(enemy="N3")
    with terrain(COVER={at("SE N"): 1}):
        (march,) = [one for one in GAME.gather(s, 0, ["fr-1lt-1"]) if one["order"] == "march"]
    marks = march["marks"]
    assert list(marks) == march["goals"]
    assert marks[HEXES[at("N")]]["cost"] == 1
    assert marks[HEXES[at("SE N")]]["notes"][0]["say"] == "plan-disordered"
    assert marks[HEXES[at("SE")]]["taken"]
    beyond = [mark for mark in marks.values() if [note for note in mark["notes"] if note["say"] == "plan-watched"]]
    assert beyond
    assert not [mark for mark in marks.values() if mark.get("step")]
    do(s, "move fr-1lt-1", f"march {HEXES[at('N')]}")
    (march,) = [one for one in GAME.gather(s, 0, ["fr-1lt-1"]) if one["order"] == "march"]
    assert march["marks"][HEXES[at("N NE")]]["step"]


def test_a_plan_keeps_to_what_reach_says() -> None:
    """For every hex in reach: the march ends there, at that cost, in order or not, with so many reactions."""
    s = brigade(enemy="N3")
    (march,) = [one for one in GAME.gather(s, 0, ["fr-1lt-1"]) if one["order"] == "march"]
    for goal, mark in march["marks"].items():
        (part,) = GAME.plan(s, 0, ["fr-1lt-1"], "march", goal)
        notes = {note["say"]: note["with"] for note in part["notes"]}
        assert part["path"][-1] == goal
        assert notes["plan-way"]["cost"] == mark["cost"]
        told = {note["say"]: note["with"] for note in mark["notes"]}
        assert ("plan-disordered" in notes) == ("plan-disordered" in told)
        assert notes.get("plan-watched") == told.get("plan-watched")


def test_fights_begin_end_and_morale_tells_why() -> None:
    assert [TELLINGS[code].fight for code in (T_FIRED, T_MELEE, T_RESULT)] == [BEGINS, BEGINS, RESULT]
    assert TELLINGS[T_MOVED].folds
    s = brigade()
    s.events = []
    s.change_morale(0, -3, 2)
    told = [event for event in s.events if event[1] == T_MORALE]
    assert "(−3: a unit routed)" in Words("en", GAME).event(s, told[0])
    assert "(−3 : une unité en déroute)" in Words("fr", GAME).event(s, told[0]).replace("\u00a0", " ")
