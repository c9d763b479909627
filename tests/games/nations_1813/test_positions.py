"""Any situation from a description; what cannot be is refused with a sentence (N13-GEN-23 to -26)."""

from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.nations_1813 import GAME
from grognard.games.nations_1813.tables import AREAS
from grognard.kernel.errors import BadInput
from grognard.words import Words
from tests.games.nations_1813.helpers import description, table

Told = dict[str, Any]


def broken(change: Callable[[Told], None], **situation: Any) -> str:
    """The error that this change of a description brings, as an English sentence."""
    there = {"markers": {"murat": "wachau probstheida"}, "tiles": {"ney": "leipzig"}, **situation}
    told = description(**there)
    GAME.position(told)  # sound before the change
    change(told)
    with pytest.raises(BadInput) as problem:
        GAME.position(told)
    for lang in ("fr", "en"):
        assert Words(lang, GAME).has(f"error-{problem.value.code}")
    return Words("en", GAME).error(problem.value)


def test_an_army_with_two_tiles() -> None:
    def change(told: Told) -> None:
        told["table"]["areas"]["gohlis"] = {"tile": "ney"}

    assert broken(change) == "Position: the army “ney” has two tiles, in “leipzig” and in “gohlis”; it has only one."


def test_a_48th_area() -> None:
    def change(told: Told) -> None:
        told["table"]["areas"] = {**{area: {} for area in AREAS}, **told["table"]["areas"], "borodino": {}}

    assert broken(change) == "The name “borodino” is unknown."


def test_a_mission_of_no_district() -> None:
    def wrong(told: Told) -> None:
        told["table"]["missions"]["north"] = "mission_markkleeberg"

    assert broken(wrong) == "Position: the mission “mission_markkleeberg” is not of the district “north”."

    def unknown(told: Told) -> None:
        told["table"]["missions"]["north"] = "mission_borodino"

    assert broken(unknown).startswith("The name “mission_borodino” is unknown.")

    def nowhere(told: Told) -> None:
        told["table"]["missions"]["moon"] = "mission_leipzig"

    assert broken(nowhere).startswith("The name “moon” is unknown.")

    def lacking(told: Told) -> None:
        del told["table"]["missions"]["west"]

    assert broken(lacking) == "Position: the district “west” lacks a mission."


@pytest.mark.clause("N13-GEN-23", "N13-GEN-26", "N13-GEN-10", "N13-MOV-06")
@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda t: t["areas"]["leipzig"].update(markers=["murat"]), "holds a tile"),
        (lambda t: t["areas"]["wachau"].update(markers=["murat", "murat"]), "in it twice"),
        (lambda t: t["areas"].pop("wachau"), "only one marker"),
        (
            lambda t: t["areas"].update(gohlis={"markers": ["murat"]}, reudnitz={"markers": ["murat"]}),
            "more markers than",
        ),
        (lambda t: t["areas"].update(gohlis={"markers": ["ney"]}, reudnitz={"markers": ["ney"]}), "more than one of"),
        (lambda t: t["destroyed"].append("ney"), "more than one of"),
        (lambda t: t.update(unplayed=["ney"]), "more than one of"),
        (lambda t: t.update(unplayed=[]), "neither unplayed"),
        (lambda t: t.update(damage={"ney": 4}), "cannot have lost 4 points"),
        (lambda t: t.update(damage={"klenau": 1}), "cannot have lost 1 points"),
        (lambda t: t.update(units={"ney": "cavalry"}), "only the two commanders"),
        (lambda t: t["second"].update(north="mission_moeckern"), "in it twice"),
        (lambda t: t["hands"]["french"].extend(["time"] * 5), "there are only"),
        (lambda t: t["hands"]["french"].extend(["scout"] * 7), "there are only"),
        (lambda t: t["deck"].pop(), "39 Action cards of 40"),
        (lambda t: t.update(known={"french": ["time"]}), "more cards “time” are known"),
        (lambda t: t.update(revealed=["moon"]), "“moon” is unknown"),
        (lambda t: t.update(time=53), "no possible number for “time”"),
        (lambda t: t.update(actions=6), "no possible number for “actions”"),
        (lambda t: t.update(battles=-1), "no possible number for “battles”"),
        (lambda t: t.update(time="noon"), "not a whole number"),
        (lambda t: t.update(turn="prussian"), "“prussian” is unknown"),
        (lambda t: t.update(french=None), "“french” is missing"),
        (lambda t: t.update(french="p3"), "no seat “p3”"),
        (lambda t: t.update(missions={}), "“missions” is missing"),
        (lambda t: t.update(turns_before=["deck"]), "“turns_before” is missing or has the wrong form"),
        (lambda t: t.update(areas=[]), "“areas” is missing or has the wrong form"),
        (lambda t: t["areas"].update(gohlis={"tiel": "ney"}), "“areas.gohlis” is missing or has the wrong form"),
        (lambda t: t.update(display="time"), "“display” is missing or has the wrong form"),
        (lambda t: t.update(weather="rain"), "no part “weather”"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(change: Callable[[Told], None], code: str) -> None:
    assert code in broken(lambda told: change(told["table"]))


PLACING = ("EndOfTurn", "Actions p1", "Placing")
CHAIN = {"seat": "p1", "card": "move_cavalry", "pair": 0}


def stacked(frame: str, outer: tuple[str, ...] = (), **fields: Any) -> list[Told]:
    """A stack, in which `Actions p1` is the frame Actions of p1, and `Losses french 0` that of the French."""
    told: list[Told] = [{"frame": "Games"}]
    for name in outer:
        words = name.split()
        told.append({"frame": words[0]})
        if words[0] == "Actions":
            told[-1]["seat"] = words[1]
        if words[0] in ("Losses", "Scoring"):
            told[-1]["side"] = words[1]
        if words[0] == "Losses":
            told[-1]["second"] = int(words[2])
    return [*told, {"frame": frame, **fields}]


@pytest.mark.parametrize(
    ("stack", "sentence"),
    [
        ([], "“stack” is missing"),
        ([{"frame": "EndOfTurn"}], "“EndOfTurn” does not stand where it was put"),
        (stacked("Remove", ("EndOfTurn",), **CHAIN), "“Remove” does not stand where it was put"),
        (stacked("Reveal", ("EndOfTurn",), seat="p2"), "“Reveal” is not this player’s"),
        (stacked("Reveal", ("EndOfTurn",), seat="p1"), "“Reveal” nobody could move"),
        (stacked("Actions", ("EndOfTurn",), seat="p2"), "“Actions” is not this player’s"),
        (stacked("UnitType", PLACING, seat="p2", army="ney"), "“UnitType” is not this player’s"),
        (stacked("UnitType", PLACING, seat="p1", army="murat"), "“UnitType” nobody could move"),
        (stacked("NextTile", PLACING, seat="p1"), "“NextTile” nobody could move"),
        (stacked("Villages", PLACING, seat="p1", army="murat", first=None), "neither unplayed"),
        (stacked("Support", ("Scoring french",), seat="p2", army="ney"), "“Support” is not this player’s"),
        (stacked("Support", ("Scoring french",), seat="p1", army="ney"), "“Support” nobody could move"),
        (stacked("Engage", ("Scoring allied",), seat="p1", army="klenau"), "“Engage” is not this player’s"),
        (stacked("Loss", ("Battles", "Losses french 0"), seat="p1", dealer="klenau"), "“Loss” nobody could move"),
        (stacked("Loss", ("Battles", "Losses allied 0"), seat="p2", dealer="ney"), "“Losses” is not this player’s"),
        (stacked("KeepMission", seat="p1", district="east", then=None), "“KeepMission” nobody could move"),
        (stacked("KeepMission", seat="p2", district="north", then=None), "“KeepMission” is not this player’s"),
        (stacked("Waiting", ("EndOfTurn",), seat="p1"), "“Waiting” nobody could move"),
        (stacked("Refresh", ("EndOfTurn",), seat="p1"), "“Refresh” nobody could move"),
        (stacked("Discard", ("EndOfTurn",), seat="p1"), "“Discard” nobody could move"),
        (stacked("Movement", PLACING[:2], **{**CHAIN, "card": "move_artillery"}), "“Movement” nobody could move"),
        (stacked("Movement", PLACING[:2], **{**CHAIN, "card": "scout"}), "“Movement” nobody could move"),
        (stacked("Movement", PLACING[:2], **{**CHAIN, "pair": 1}), "“Movement” nobody could move"),
        (stacked("Remove", PLACING[:2], **CHAIN), "“Remove” nobody could move"),
        (stacked("Remove", PLACING[:2], **{**CHAIN, "card": "scout", "pair": 1}), "“Remove” nobody could move"),
        (stacked("WhoseMarker", PLACING[:2], **CHAIN, place="wachau"), "“WhoseMarker” nobody could move"),
        (stacked("March", PLACING[:2], **CHAIN, army="murat", place="gohlis"), "“March” nobody could move"),
        (stacked("March", PLACING[:2], **CHAIN, army="ney", place="leipzig"), "“March” nobody could move"),
        (stacked("SecondPlay", PLACING[:2], **CHAIN, army="murat", place="wachau", to="gohlis"), "nobody could move"),
    ],
)
def test_a_table_that_does_not_fit_its_steps(stack: list[Told], sentence: str) -> None:
    assert sentence in broken(lambda told: told.update(stack=stack), french="move_cavalry scout scout")


def test_steps_that_fit_are_read() -> None:
    told = description(markers={"murat": "wachau probstheida"}, french="move_cavalry")
    told["stack"] = stacked("March", PLACING[:2], **CHAIN, army="murat", place="wachau")
    assert GAME.position(told).legal(0)
    told["table"]["actions"] = 0
    with pytest.raises(BadInput) as problem:
        GAME.position(told)
    assert problem.value.code == "position-stuck"


def test_missions_and_battles_keep_step_with_the_clock() -> None:
    for change, code in (
        ({"time": 20}, "position-revealed"),
        ({"time": 5, "revealed": ["north"]}, "position-revealed"),
        ({"battles": 1}, "position-number"),
    ):
        told = description()
        told["table"].update(change)
        with pytest.raises(BadInput) as problem:
            GAME.position(told)
        assert problem.value.code == code


def test_a_tile_counts_only_for_a_mission_that_it_can_reach() -> None:
    told = description(tiles={"ney": "leipzig", "murat": "gohlis"}, time=47, battles=2)
    told["table"]["allotted"] = {"murat": "mission_leipzig"}
    with pytest.raises(BadInput) as problem:
        GAME.position(told)
    assert problem.value.code == "position-allotted"


def test_a_game_that_is_won_is_over() -> None:
    told = description()
    told["table"]["winner"] = "french"
    with pytest.raises(BadInput) as problem:
        GAME.position(told)
    assert problem.value.code == "position-winner"
    told["stack"] = []
    assert GAME.position(told).scores() == [1.0, 0.0]


def test_a_commander_on_the_board_has_his_unit_in_the_advanced_rules() -> None:
    told = description(tiles={"napoleon": "leipzig"}, options={"ruleset": "advanced"})
    with pytest.raises(BadInput) as problem:
        GAME.position(told)
    assert problem.value.code == "position-unit-missing"
    told["table"]["units"] = {"napoleon": "cavalry"}
    GAME.position(told)


def test_a_match_needs_the_score_of_its_first_game() -> None:
    told = description(options={"scenario": "basic_match"}, number=2)
    with pytest.raises(BadInput) as problem:
        GAME.position(told)
    assert problem.value.details == {"part": "earlier"}


def test_what_is_left_out_is_filled_in() -> None:
    told = description(french="time scout")
    for part in ("deck", "second", "revealed", "turns", "destroyed"):
        del told["table"][part]
    told["table"]["turns"] = 2
    state = GAME.position(told, seed=3)
    again = GAME.describe(state)["table"]
    assert (len(again["deck"]), again["second"], again["actions"]) == (35, {}, 5)
    assert again["known"] == {"french": ["scout"], "allied": []}
    assert len(again["unplayed"]) == 19


def test_a_description_comes_back_as_it_was() -> None:
    t = table(
        markers={"murat": "wachau probstheida"},
        tiles={"ney": "leipzig", "yorck": "gohlis"},
        damage={"yorck": 2},
        destroyed="klenau",
        french="time scout terrain_plain",
        known={"french": ["time", "scout"]},
        seen={"french": ["scout"]},
        time=20,
        battles=1,
        revealed="north east",
        dull=2,
        drawn="deck",
        turns_before=["none", "deck", "display", "both"],
        score={"french": 4, "allied": 5},
    )
    told = GAME.describe(t.state)
    assert GAME.describe(GAME.position(told)) == told
