"""What a player is told at each step: what it is about, what ends his turn, what an action would do besides, why not."""

import pytest

from grognard.games.nations_1813 import GAME
from grognard.kernel import questions
from grognard.kernel.contract import BEGINS, COURSE, RESULT
from grognard.words import LANGUAGES, Words
from tests.games.nations_1813.helpers import Table, ending, game, table

MARKERS = {"poniatowski": "connewitz doelitz markkleeberg", "murat": "doelitz wachau"}


def finals(t: Table, seat: str = "p1") -> list[str]:
    return GAME.finals(t.state, GAME.seat_number(seat))


def cautions(t: Table, seat: str = "p1") -> dict[str, list[str]]:
    found = GAME.cautions(t.state, GAME.seat_number(seat))
    return {GAME.vocabulary.name(action): [note["say"] for note in notes] for action, notes in found.items()}


def why(t: Table, place: str, seat: str = "p1") -> tuple[str, str | None]:
    action, clause = questions.answer(GAME, t.state, GAME.seat_number(seat), place, "")
    return GAME.vocabulary.name(action), clause


def wishes(t: Table, seat: str = "p1") -> dict[str, str]:
    found = questions.wishes(GAME, t.state, GAME.seat_number(seat))
    return {GAME.vocabulary.name(action): clause for action, clause in found}


def prompts(t: Table, seat: str = "p1") -> dict[str, str]:
    return {lang: Words(lang, GAME).prompt(t.state, GAME.seat_number(seat)) for lang in LANGUAGES}


# --- the last action of a turn ---------------------------------------------------------------------------------------


def test_nothing_ends_a_turn_with_two_actions_left() -> None:
    t = table(markers=MARKERS, french="terrain_forest move_cavalry time", actions=2)
    assert finals(t) == []
    assert cautions(t) == {}


def test_the_last_action_is_asked_about_where_it_is_done_for_good() -> None:
    t = table(markers=MARKERS, french="terrain_forest move_cavalry scout time", actions=1)
    assert finals(t) == ["army", "draw", "take"]
    assert cautions(t) == {"play time": ["caution-last"]}
    assert finals(t.do("p1", "play terrain_forest")) == ["remove"]
    assert cautions(t) == {
        "remove connewitz": ["caution-last"]
    }  # the only marker: nothing else could be chosen, but undone
    moving = table(markers=MARKERS, french="move_cavalry", actions=1).do("p1", "play move_cavalry")
    assert finals(moving) == []
    assert finals(moving.do("p1", "march wachau")) == ["to"]


def test_a_jump_uses_up_the_last_two_actions() -> None:
    markers = {"murat": "doelitz wachau"}
    jump = ["play move_cavalry", "march wachau", "jump stoetteritz"]
    for actions, asked in ((2, ["second"]), (3, [])):
        t = table(
            markers=markers, tiles={"ney": "probstheida"}, french="move_cavalry move_cavalry_infantry", actions=actions
        )
        assert finals(t.do("p1", *jump)) == asked


def test_an_army_with_its_scouts_may_use_up_the_last_actions() -> None:
    options = {"scout_in_army_play_costs_action": True}
    t = table(french="scout scout", actions=3, options=options)
    assert t.army("napoleon")["scouts_needed"] == 2
    assert finals(t) == ["army"]
    assert finals(table(french="scout scout", actions=4, options=options)) == []


def test_waiting_and_ending_a_turn_are_asked_about() -> None:
    waiting = table(unplayed="ney", frame="Waiting")
    assert finals(waiting) == ["wait"]
    placed = table(tiles={"ney": "probstheida"}, unplayed="", french="time")
    assert finals(placed) == ["end_turn"]


# --- what an action would do besides ---------------------------------------------------------------------------------


def test_an_army_that_would_be_placed_on_ones_own_marker() -> None:
    t = table(markers=MARKERS, french="scout").do("p1", "play scout")
    assert cautions(t) == {"remove wachau": ["caution-sweeps"]}  # Murat would stand in Dölitz, on Poniatowski's marker
    [note] = GAME.cautions(t.state, 0)[GAME.vocabulary.parse("remove wachau")]
    assert note["with"] == {"army": "army-murat", "place": "place-doelitz", "other": "army-poniatowski"}
    assert cautions(t.do("p1", "remove doelitz")) == {}  # in Wachau he would stand alone
    last = table(markers=MARKERS, french="scout", actions=1).do("p1", "play scout")
    assert cautions(last) == {"remove wachau": ["caution-sweeps", "caution-last"]}


def test_whose_marker_goes_may_place_an_army_on_another() -> None:
    markers = {"poniatowski": "connewitz doelitz", "murat": "connewitz doelitz wachau"}
    t = table(markers=markers, french="scout").do("p1", "play scout", "remove connewitz")
    assert t.frame == "WhoseMarker"
    assert cautions(t) == {"marker poniatowski": ["caution-sweeps"]}


# --- prompts name their subject --------------------------------------------------------------------------------------


def test_prompts_name_their_subject() -> None:
    t = game()
    assert "two districts" in prompts(t)["en"]
    assert "North district is chosen" in prompts(t.do("p1", "district north"))["en"]
    assert "The North district" in prompts(t.do("p1", "district east"))["en"]
    t = table(markers=MARKERS, french="move_cavalry scout")
    assert "5 actions left" in prompts(t)["en"]
    t.do("p1", "play move_cavalry")
    assert prompts(t)["en"].startswith("Movement: cavalry: ")
    t.do("p1", "march doelitz")
    assert prompts(t)["fr"].startswith("Plusieurs de vos armées ont un marqueur à Dölitz")
    assert prompts(t)["fr"].endswith("lequel déplacez-vous\u202f?")
    t.do("p1", "marker murat")
    assert prompts(t)["en"] == "Where does the marker of Murat in Dölitz go?"
    other = prompts(t, "p2")["en"]
    assert "Murat" not in other
    assert "chooses an action" in other


def test_a_prompt_says_whose_point_and_how_many_are_left() -> None:
    tiles = {"poniatowski": "connewitz", "bertrand": "lindenau", "yorck": "kleinzschocher"}
    t = ending(tiles=tiles, time=20, revealed="north south")
    assert t.frame == "Loss"
    assert prompts(t)["en"] == (
        "Battle of 16 October: Yorck touches several of your armies. Which one takes its point?"
    )
    assert GAME.about(t.state, 0)["left"] == ("number", 1)


def test_a_prompt_names_army_date_and_strength() -> None:
    t = table(french="time", time=9, revealed="").do("p1", "play time")
    assert t.frame == "Reveal"
    assert prompts(t)["fr"].startswith("C’est le 15 octobre")
    tiles = {
        "ney": "paunsdorf", "bertrand": "stoetteritz", "marmont": "moelkau", "schwarzenberg": "baalsdorf",
        "bennigsen": "probstheida", "friedrich": "doelitz",
    }  # fmt: skip
    t = ending(tiles=tiles, missions={"centre": "mission_stoetteritz"}, time=47, battles=2)
    assert prompts(t)["en"] == "Scoring: which mission does the army of Marmont (Mölkau, strength 4) support?"


# --- why not? --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "asked", "clause"),
    [
        ("doelitz", "play terrain_river", "N13-TRN-10"),  # his marker: the card that would remove it
        ("reudnitz", "army napoleon", "N13-ARM-10"),  # a village of an Army card
        ("lindenau", "march lindenau", "N13-MOV-03"),  # his own tile
        ("wahren", "remove wahren", "N13-TER-07"),  # the enemy's marker
        ("kleinzschocher", "remove kleinzschocher", "N13-TER-01"),  # the enemy's tile
    ],
)
def test_a_click_on_the_board_at_the_choice_of_an_action(place: str, asked: str, clause: str) -> None:
    tiles = {"bertrand": "lindenau", "yorck": "kleinzschocher"}
    markers = {**MARKERS, "bluecher": "gohlis wahren moeckern"}
    t = table(markers=markers, tiles=tiles, french="time")
    action, barred = why(t, place)
    assert (action, barred) == (asked, clause)


def test_a_card_in_hand_that_fits_is_named_instead() -> None:
    t = table(markers=MARKERS, french="terrain_forest scout")
    assert why(t, "connewitz")[1] is None


def test_a_step_and_a_jump_are_told_apart() -> None:
    tiles = {"ney": "probstheida", "yorck": "markkleeberg"}
    t = table(markers={"murat": "doelitz wachau"}, tiles=tiles, french="move_cavalry").do("p1", "play move_cavalry")
    assert why(t, "leipzig") == ("march leipzig", "N13-MOV-01")
    t.do("p1", "march wachau")
    assert why(t, "probstheida") == ("to probstheida", "N13-MOV-05")
    assert why(t, "stoetteritz") == ("jump stoetteritz", "N13-MOV-14")
    assert why(t, "leipzig") == ("to leipzig", "N13-MOV-04")


def test_who_waits_is_told_so() -> None:
    t = table(markers=MARKERS, french="scout")
    assert why(t, "doelitz", "p2") == ("march doelitz", "N13-TRN-04")
    assert wishes(t, "p2") == {"draw": "N13-TRN-04", "end_turn": "N13-TRN-04"}


def test_wishes_are_real_and_few() -> None:
    t = table(markers=MARKERS, french="terrain_hill time scout")
    found = wishes(t)
    assert found["play terrain_hill"] == "N13-TER-05"
    assert found["army ney"] == "N13-ARM-05"
    assert found["end_turn"] == "N13-TRN-05"
    assert len(found) <= 12
    assert "play time" not in found
    removing = wishes(table(markers=MARKERS, french="terrain_forest").do("p1", "play terrain_forest"))
    assert set(removing.values()) >= {"N13-TER-01"}


@pytest.mark.parametrize("seed", range(3))
def test_every_step_answers(seed: int) -> None:
    """In a whole game, at every step: prompts, questions on every place and wishes can be told, and finals are open."""
    from grognard.players import find_player

    state = GAME.new({"scenario": "advanced", "date_gap": "6"}, seed)
    random = find_player("random")
    made = 0
    while state.stack:
        seat = state.deciders()[0]
        verbs = {GAME.vocabulary.name(action).partition(" ")[0] for action in state.legal(seat)}
        assert set(GAME.finals(state, seat)) <= verbs
        assert set(GAME.cautions(state, seat)) <= set(state.legal(seat))
        for place in ("leipzig", "wachau", "schkeuditz"):
            assert questions.answer(GAME, state, seat, place, "")[0] >= 0
        assert len(questions.wishes(GAME, state, seat)) <= 12
        assert "{" not in Words("fr", GAME).prompt(state, seat)
        made += 1
        state.apply(seat, random.choose(state, seat, seed + made))


# --- fights ----------------------------------------------------------------------------------------------------------


def test_a_battle_tells_its_beginning_its_losses_and_its_result() -> None:
    tiles = {"poniatowski": "connewitz", "yorck": "kleinzschocher"}
    t = ending(tiles=tiles, time=20, revealed="north south")
    roles = {telling.name: telling.fight for telling in GAME.tellings}
    told = [line for line in t.heard() if roles[line.split()[0]]]
    assert told[0] == "battle 16_10"
    assert roles["battle"] == BEGINS
    assert "loss p1 yorck poniatowski connewitz" in told
    assert roles["loss"] == COURSE
    assert told[-1] == "losses 1 1"
    assert roles["losses"] == RESULT


def test_a_scoring_tells_who_stood_where_and_for_how_much() -> None:
    tiles = {"ney": "paunsdorf", "langeron": "baalsdorf"}
    for options in ({}, {"allied_fights_once": False}):
        told = ending(tiles=tiles, time=47, battles=2, options=options).heard()
        assert "engage langeron mission_paunsdorf 3" in told
        assert "mission-won mission_paunsdorf ney 4 3 4" in told


def test_every_topic_is_a_clause() -> None:
    assert {"card-terrain", "track-time", "army-tile", "mission", "verb-loss"} <= set(GAME.topics())
