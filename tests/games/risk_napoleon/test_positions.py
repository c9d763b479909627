"""Positions: what a description of a situation must be, and what is refused with which code."""

import json
from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.tables import CARDS
from grognard.kernel.contract import Json
from grognard.kernel.errors import BadInput
from tests.games.risk_napoleon.helpers import Situation, Table, cards, description, game, table, wander

MISSIONS = {"p1": "m_28_territories", "p2": "m_russie_prusse", "p3": "m_destroy_blue"}
CAPITALS = {"p1": "irlande", "p2": "saxe", "p3": "crimee"}


def refused(position: Any) -> BadInput:
    """The error with which a position is refused, on the spot."""
    with pytest.raises(BadInput) as caught:
        GAME.position(position)
    return caught.value


def with_table(**parts: Any) -> Json:
    """A good position (p1 in combat, with Ireland and a hand of three) with these parts of the table put in."""
    return description(irlande=("p1", 5), hands={"p1": "saxe tyrol joker_1"}, frame="Combat", put=parts)


def with_stack(*frames: Json, **situation: Any) -> Json:
    told = description(**situation)
    told["stack"] = list(frames)
    return told


TURNS: Json = {"frame": "Turns"}
COMBAT: Json = {"frame": "Combat", "seat": "p1"}
REINFORCEMENTS: Json = {"frame": "Reinforcements", "seat": "p1"}


# --- round trips -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 4, "scenario": "capitals"}, {"players": 2}])
def test_describe_and_position_are_inverse(options: Json) -> None:
    frames = set()
    for t in wander(game(seed=2, **options), seed=2, decisions=700):
        frames.add(t.frame)
        told = json.loads(json.dumps(t.told()))
        assert GAME.describe(GAME.position(told)) == told
    assert {"Deploy", "Reinforcements", "Combat", "Engage", "Defend", "Occupy", "Manoeuvre", "March"} <= frames


def test_the_end_of_a_game_is_a_position_too() -> None:
    t = table(missions=MISSIONS, r_russie="p2", r_prusse="p2", rest="p1", turn="p2")
    assert t["winner"] == "p2"
    again = Table(GAME.position(t.told()))
    assert (again["winner"], again.awaited, again.state.scores()) == ("p2", [], [0.0, 1.0, 0.0])


def test_what_is_left_out_is_as_at_the_start_of_a_turn() -> None:
    told = description(irlande="p1", hands={"p1": "saxe"})
    for part in ("turn", "pile", "missions", "capitals"):
        del told["table"][part]
    piles = [Table(GAME.position(told, seed=seed)) for seed in (1, 2)]
    assert sorted(piles[0]["pile"]) == sorted(set(CARDS) - {"card_saxe"})
    assert piles[0]["pile"] != piles[1]["pile"]
    assert (piles[0]["turn"], piles[0]["conquered"], piles[0]["pool"]) == ("p1", 0, 3)
    assert piles[0].player("p2", "p1")["known_cards"] == []
    assert piles[0].player("p1", "p1")["known_cards"] == ["card_saxe"]


def test_a_fallen_capital_is_open_without_saying_so() -> None:
    lands: Situation = {"rest": "p3", "irlande": "p1", "tyrol": "p4"}
    capitals = {**CAPITALS, "p4": "tyrol"}
    t = table(players=4, capitals=capitals, put={"fallen": ["p2"]}, frame="Combat", **lands)
    assert [t.player(viewer, "p2")["capital"] for viewer in ("p1", "p4", "watcher")] == ["saxe"] * 3
    assert t.redeal("p1", 1)["capitals"]["p2"] == "saxe"


# --- the description as a whole --------------------------------------------------------------------------------------


@pytest.mark.parametrize("nonsense", [None, 7, "irlande", [], [{}], {}, {"game": "risk_napoleon"}])
def test_something_else_than_a_position(nonsense: Any) -> None:
    assert refused(nonsense).code == "position-shape"


@pytest.mark.parametrize("part", ["game", "options", "stack", "table"])
@pytest.mark.parametrize("nonsense", [None, 7, True])
def test_a_part_that_is_missing_or_of_another_kind(part: str, nonsense: Any) -> None:
    told = description(irlande="p1")
    told[part] = nonsense
    assert (refused(told).code, refused(told).details["part"]) == ("position-shape", part)
    del told[part]
    assert (refused(told).code, refused(told).details["part"]) == ("position-shape", part)


def test_another_game_and_other_options() -> None:
    told = description(irlande="p1")
    assert refused({**told, "game": "chess"}).code == "position-game"
    assert refused({**told, "options": {"players": 7}}).code == "option-range"
    assert refused({**told, "options": {"players": 3, "scenario": "two_player"}}).code == "option-choice"
    assert refused({**told, "options": {"player": 3}}).details["nearest"] == "players"


# --- territories -----------------------------------------------------------------------------------------------------


def territories(**changed: Any) -> Json:
    told = with_table()
    told["table"]["territories"] |= changed
    return told


def test_forty_nine_territories() -> None:
    problem = refused(territories(suisse={"owner": "p1", "regiments": 1}))
    assert (problem.code, problem.details["word"]) == ("unknown-name", "suisse")
    assert refused(territories(irelande={"owner": "p1", "regiments": 1})).details["nearest"] == "irlande"


def test_a_missing_territory() -> None:
    told = with_table()
    del told["table"]["territories"]["saxe"]
    problem = refused(told)
    assert problem.code == "position-territories"
    assert problem.details == {"missing": "saxe", "number": 47, "wanted": 48}
    assert refused(with_table(territories={})).details["number"] == 0


@pytest.mark.parametrize("regiments", [-1, -1000, 2_000_000, 1.5, "3", None, True, [1]])
def test_regiments_that_cannot_be(regiments: Any) -> None:
    problem = refused(territories(saxe={"owner": "p2", "regiments": regiments}))
    assert (problem.code, problem.details["place"]) == ("position-regiments", "saxe")


def test_an_empty_territory() -> None:
    assert refused(territories(saxe={"owner": "p2", "regiments": 0})).code == "position-regiments"
    assert refused(territories(saxe={"owner": None, "regiments": 1})).code == "position-owner"


@pytest.mark.parametrize(
    ("owner", "code"), [("p7", "unknown-name"), ("p4", "unknown-seat"), ("neutral", "unknown-seat")]
)
def test_an_unknown_owner(owner: str, code: str) -> None:
    assert refused(territories(saxe={"owner": owner, "regiments": 1})).code == code


@pytest.mark.parametrize("what", [None, 3, "p1", ["p1", 3], {"owner": "p1"}, {"regiments": 1}])
def test_a_territory_told_otherwise(what: Any) -> None:
    problem = refused(territories(saxe=what))
    assert (problem.code, problem.details["part"]) == ("position-shape", "territories.saxe")


# --- cards, missions, colours, capitals ------------------------------------------------------------------------------


def test_a_card_twice() -> None:
    told = with_table()
    told["table"]["hands"]["p2"] = cards("saxe")
    assert (refused(told).code, refused(told).details["name"]) == ("position-twice", "card_saxe")
    told = with_table()
    told["table"]["pile"].append("card_saxe")
    assert refused(told).code == "position-twice"
    told = description(capitals=CAPITALS, irlande="p1", crimee="p3", frame="Combat")
    told["table"]["pile"].append("card_irlande")
    assert refused(told).code == "position-twice"


def test_a_card_missing_or_unknown() -> None:
    told = with_table()
    gone = told["table"]["pile"].pop()
    assert (refused(told).code, refused(told).details["part"]) == ("position-missing", gone)
    assert refused(with_table(hands={"p1": ["card_suisse"]})).code == "unknown-name"


def test_a_mission_twice_missing_or_not_in_play() -> None:
    situation: Situation = {"missions": MISSIONS, "irlande": "p1", "crimee": "p3", "frame": "Combat"}
    told = description(**situation)
    told["table"]["missions"]["p2"] = MISSIONS["p1"]
    assert (refused(told).code, refused(told).details["name"]) == ("position-twice", "m_28_territories")
    del told["table"]["missions"]["p2"]
    assert refused(told).code == "position-missing"
    assert refused(description(**{**situation, "missions": {"p1": "m_destroy_yellow"}})).code == "position-missing"
    assert refused(description(**{**situation, "missions": {"p1": "m_moscow"}})).code == "unknown-name"


def test_a_colour_or_a_capital_twice() -> None:
    assert refused(with_table(colours={"p1": "blue", "p2": "blue"})).code == "position-twice"
    assert refused(with_table(colours={"p1": "green"})).code == "unknown-name"
    told = description(capitals={**CAPITALS, "p3": "irlande"}, irlande="p1", crimee="p3", frame="Combat")
    assert refused(told).code == "position-twice"


@pytest.mark.parametrize("part", ["colours", "missions", "capitals", "reserve", "hands", "kept", "missed", "known"])
def test_parts_by_seat_are_mappings_by_known_seats(part: str) -> None:
    for nonsense in (7, "p1", ["p1"], None):
        assert (refused(with_table(**{part: nonsense})).code, part) == ("position-shape", part)
    good: Situation = {"colours": "blue", "missions": "m_28_territories", "capitals": "irlande", "reserve": 0}
    if part != "known":
        assert refused(with_table(**{part: {"p4": good.get(part, [])}})).code == "unknown-seat"
        assert refused(with_table(**{part: {"watcher": good.get(part, [])}})).code == "unknown-seat"


@pytest.mark.parametrize("part", ["pile", "fallen"])
@pytest.mark.parametrize("nonsense", [7, "card_saxe", {"p1": 1}, None])
def test_parts_that_are_lists(part: str, nonsense: Any) -> None:
    assert refused(with_table(**{part: nonsense})).code == "position-shape"


@pytest.mark.parametrize("kind", ["cards", "missions", "capitals"])
def test_what_is_known_is_told_by_lists_of_seats(kind: str) -> None:
    name = "card_saxe" if kind == "cards" else "p1"
    for nonsense in (7, "p1", ["p1"], None):
        assert refused(with_table(known={kind: nonsense})).code == "position-shape"
        if nonsense != ["p1"]:
            assert refused(with_table(known={kind: {name: nonsense}})).code == "position-shape"
    assert refused(with_table(known={kind: {name: ["p4"]}})).code == "unknown-seat"


# --- numbers and other parts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", ["round", "pool", "received", "exchanges", "conquered"])
@pytest.mark.parametrize(
    ("value", "code"), [(-1, "position-number"), (10**7, "position-number"), ("3", "no-number"), (True, "no-number")]
)
def test_numbers_that_cannot_be(part: str, value: Any, code: str) -> None:
    assert refused(with_table(**{part: value})).code == code


def test_an_unknown_part_or_seat() -> None:
    assert refused(with_table(teritories={})).code == "position-part"
    assert refused(with_table(teritories={})).details["nearest"] == "territories"
    assert refused(with_table(turn="p4")).code == "unknown-seat"
    assert refused(with_table(turn="Napoléon")).code == "unknown-seat"
    assert refused(with_table(winner="watcher")).code == "unknown-seat"


# --- frames ----------------------------------------------------------------------------------------------------------


def test_an_unknown_frame_or_its_fields() -> None:
    problem = refused(with_stack(TURNS, {"frame": "Combats", "seat": "p1"}, irlande="p1"))
    assert (problem.code, problem.details["nearest"]) == ("position-frame", "Combat")
    for wrong in ({"frame": "Combat"}, {**COMBAT, "border": "irlande>ecosse"}, {"frame": "Engage", "seat": "p1"}):
        assert refused(with_stack(TURNS, wrong, irlande="p1")).code == "position-fields"
    shapeless: list[Any] = [None, 7, "Combat", [], {}, {"frame": 7}]
    for nonsense in shapeless:
        told = with_stack(irlande="p1")
        told["stack"] = [TURNS, nonsense]
        assert refused(told).code == "position-shape"


def test_fields_of_the_wrong_kind() -> None:
    assert refused(with_stack(TURNS, {**COMBAT, "seat": "p4"}, irlande="p1")).code == "unknown-seat"
    engage = {"frame": "Engage", "seat": "p1", "border": "irlande>crimee"}
    assert refused(with_stack(TURNS, COMBAT, engage, irlande=("p1", 5))).code == "unknown-name"
    for done in ("1", True, None, 1.5):
        manoeuvre = {"frame": "Manoeuvre", "seat": "p1", "done": done}
        assert refused(with_stack(TURNS, manoeuvre, irlande="p1")).code == "no-number"


def test_no_frame_at_all_is_a_game_that_somebody_has_won() -> None:
    assert refused(with_stack(irlande="p1")).code == "position-shape"
    won = Table(GAME.position(with_stack(irlande="p1", put={"winner": "p1"})))
    assert (won.awaited, won["winner"]) == ([], "p1")


@pytest.mark.parametrize(
    "frame",
    [
        {"frame": "Engage", "seat": "p1", "border": "irlande>sud_angleterre"},  # both are p1's
        {"frame": "Engage", "seat": "p1", "border": "norvege>ecosse"},  # p2's
        {"frame": "Engage", "seat": "p1", "border": "ecosse>norvege"},  # one regiment cannot attack
        {"frame": "Defend", "seat": "p2", "border": "ecosse>norvege", "engaged": 1},
        {"frame": "Occupy", "seat": "p1", "border": "irlande>sud_angleterre", "least": 1},
        {"frame": "March", "seat": "p1", "border": "ecosse>norvege"},  # not between enemies
    ],
)
def test_a_border_that_does_not_fit_the_frame(frame: Json) -> None:
    lands: Situation = {"irlande": ("p1", 5), "sud_angleterre": ("p1", 5), "ecosse": "p1"}
    outer = {"frame": "Manoeuvre", "seat": "p1", "done": 0} if frame["frame"] == "March" else COMBAT
    assert refused(with_stack(TURNS, outer, frame, **lands)).code == "position-border"


def test_a_table_that_does_not_fit_the_frame() -> None:
    deploy = {"frame": "Deploy", "seat": "p1"}
    told = with_stack({"frame": "Colours", "seat": "p1"}, irlande="p1")
    assert refused(told).code == "position-owner"  # the territories are dealt already
    told = with_stack(deploy, irlande="p1")
    told["table"]["territories"]["saxe"]["owner"] = None
    assert refused(told).code == "position-owner"
    occupy = {"frame": "Occupy", "seat": "p1", "border": "irlande>ecosse", "least": 3}
    assert refused(with_stack(TURNS, COMBAT, occupy, irlande=("p1", 3), ecosse=("p2", 0))).code == "position-stuck"
    assert refused(with_stack(TURNS, COMBAT, {**occupy, "least": 2}, irlande=("p1", 5))).code == "position-regiments"


# Frames that are well-formed one by one and cannot be reached in any game.
TWO: Situation = {"players": 2, "rest": "neutral", "irlande": ("p1", 5), "crimee": "p2"}
ENGAGE: Json = {"frame": "Engage", "seat": "p1", "border": "irlande>ecosse"}
DEFEND: Json = {"frame": "Defend", "seat": "p2", "border": "irlande>ecosse", "engaged": 3}
OCCUPY: Json = {"frame": "Occupy", "seat": "p1", "border": "irlande>ecosse", "least": 1}
EXCHANGE: Json = {"frame": "Exchange", "seat": "p1", "first": "card_irlande", "second": None}
BONUS: Json = {"frame": "Bonus", "seat": "p1", "first": "card_irlande", "second": "card_saxe", "third": "card_helvetie"}
HAND = {"p1": "irlande saxe helvetie"}
SET_UP: Json = {"round": 0, "pile": []}
IMPOSSIBLE: dict[str, tuple[list[Json], Situation]] = {
    "a turn that is no part of the game": ([COMBAT], {}),
    "a seat that is nobody's": ([TURNS, {**COMBAT, "seat": None}], {}),
    "a deployment by nobody": ([{"frame": "Deploy", "seat": None}], {}),
    "a border that is none": ([TURNS, COMBAT, {**ENGAGE, "border": None}], {}),
    "combat inside an attack": ([TURNS, COMBAT, ENGAGE, COMBAT], {}),
    "turns inside a turn": ([TURNS, COMBAT, TURNS], {}),
    "an attack outside combat": ([TURNS, REINFORCEMENTS, ENGAGE], {}),
    "an attack without combat": ([TURNS, ENGAGE], {}),
    "combat of a player who has no turn now": ([TURNS, {**COMBAT, "seat": "p2"}], {}),
    "a turn of a player who is out": ([TURNS], {"put": {"turn": "p3"}}),
    "combat of a player who is out": ([TURNS, {**COMBAT, "seat": "p3"}], {"put": {"turn": "p3"}}),
    "no regiment engaged": ([TURNS, COMBAT, {**DEFEND, "engaged": 0}], {"ecosse": ("p2", 3)}),
    "four regiments engaged": ([TURNS, COMBAT, {**DEFEND, "engaged": 4}], {"ecosse": ("p2", 3)}),
    "more regiments engaged than may be": ([TURNS, COMBAT, DEFEND], {"irlande": ("p1", 3), "ecosse": ("p2", 3)}),
    "a choice of dice with one regiment": ([TURNS, COMBAT, DEFEND], {}),
    "a defence by the attacker": ([TURNS, COMBAT, {**DEFEND, "seat": "p1"}], {"ecosse": ("p2", 3)}),
    "an occupation by nobody": ([TURNS, COMBAT, {**OCCUPY, "least": 0}], {"ecosse": ("p2", 0)}),
    "an occupation by four at least": ([TURNS, COMBAT, {**OCCUPY, "least": 4}], {"ecosse": ("p2", 0)}),
    "manoeuvres done twice": ([TURNS, {"frame": "Manoeuvre", "seat": "p1", "done": 2}], {}),
    "manoeuvres done less than never": ([TURNS, {"frame": "Manoeuvre", "seat": "p1", "done": -1}], {}),
    "a card that is not held": ([TURNS, REINFORCEMENTS, EXCHANGE], {"hands": {"p1": "saxe helvetie lorraine"}}),
    "an exchange without a beginning": ([TURNS, REINFORCEMENTS, {**EXCHANGE, "first": None}], {"hands": HAND}),
    "a bonus for cards that were not exchanged": ([TURNS, REINFORCEMENTS, BONUS], {"hands": HAND, "saxe": "p1"}),
    "a bonus without a choice": ([TURNS, REINFORCEMENTS, {**BONUS, "third": None}], {"saxe": "p1"}),
    "a neutral army of three players": ([TURNS, {"frame": "NeutralReinforcements", "seat": "p2"}], {"put": {"pool": 3}}),
    "neutral regiments placed by the player himself": (
        [TURNS, {"frame": "NeutralReinforcements", "seat": "p1"}], {**TWO, "put": {"pool": 3}}
    ),
    "no neutral regiments to place": ([TURNS, {"frame": "NeutralReinforcements", "seat": "p2"}], TWO),
    "no regiments to deploy": ([{"frame": "Deploy", "seat": "p1"}], {"put": SET_UP}),
    "capitals in a game without": ([{"frame": "Capitals"}], {"put": SET_UP}),
    "capitals all named": ([{"frame": "Capitals"}], {"capitals": CAPITALS, "crimee": "p3", "put": SET_UP}),
    "a winner of a game that goes on": ([TURNS, COMBAT], {"put": {"winner": "p2"}}),
}  # fmt: skip


@pytest.mark.parametrize("what", list(IMPOSSIBLE))
def test_a_stack_that_no_game_can_reach(what: str) -> None:
    stack, situation = IMPOSSIBLE[what]
    problem = refused(with_stack(*stack, **{"irlande": ("p1", 5), **situation}))
    assert problem.code.startswith("position-")


SECRETS: dict[str, Situation] = {
    "a mission that its holder would have claimed": {"missions": MISSIONS, "put": {"missed": {"p2": [MISSIONS["p2"]]}}},
    "a capital in a game by missions": {"missions": MISSIONS, "capitals": {"p1": "irlande"}},
    "a mission in a game with capitals": {"capitals": CAPITALS, "put": {"missions": MISSIONS}},
    "territories kept that are another's": {"capitals": CAPITALS, "put": {"kept": {"p2": ["saxe", "crimee"]}}},
    "a hidden capital that was lost and taken back": {"capitals": CAPITALS, "put": {"kept": {"p2": ["tyrol"]}}},
    "a fallen player who holds territories": {"capitals": CAPITALS, "put": {"fallen": ["p2"]}},
    "a capital that another has taken, not fallen": {"capitals": {**CAPITALS, "p3": "tyrol"}},
}


@pytest.mark.parametrize("what", list(SECRETS))
def test_secrets_that_no_game_can_have(what: str) -> None:
    told = description(**{"irlande": "p1", "crimee": "p3", "frame": "Combat", **SECRETS[what]})
    assert refused(told).code.startswith("position-")
