"""What a person is told when he is asked: what the step is about, what is final, what an action does besides, why not."""

from typing import Any

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.tables import TOWN, ZONE_TYPE, ZONES
from grognard.kernel import questions
from grognard.kernel.contract import BEGINS, RESULT
from grognard.words import Words
from tests.games.napoleon_1815.helpers import Table, battle, card, faced, phase, table, valued

FIELD = {"ney": "ligny", "reille": "ligny", "zieten": "gembloux", "pirch": "namur"}
FAR = {"bulow": "hannut"}
FOG = {"rules": "grognard"}


def about(t: Table) -> dict[str, Any]:
    return {name: word for name, (_, word) in GAME.about(t.s, t.s.deciders()[0]).items()}


def prompt(t: Table, lang: str = "en") -> str:
    return Words(lang, GAME).prompt(t.s, t.s.deciders()[0])


# --- what it is about -----------------------------------------------------------------------------------------------


def test_prompts_name_their_subject() -> None:
    t = table("blue", FIELD, hands={"red": [card("encombrement", "coalition")]}, top={"french": [valued("french", 3)]})
    t.do("take ney")
    assert "Ney" in prompt(t)
    t.do("manoeuvre")
    assert (t.seat, t.frame) == ("red", "OperationStart")
    assert "Ligny" in prompt(t)
    t.do("pass")
    assert "3" in prompt(t)
    assert "Ligny" in prompt(t)
    t.do("pass")
    assert about(t)["left"] == 4
    assert "4 movement points" in prompt(t)
    assert "4 points de mouvement" in prompt(t, "fr")


def test_the_enemy_is_told_of_blocks_and_not_of_names() -> None:
    t = table("blue", FIELD, options=FOG, hands={"red": [card("encombrement", "coalition")]}).do(
        "take ney", "manoeuvre"
    )
    assert t.seat == "red"
    assert "piece" not in about(t)
    assert (about(t)["blocks"], about(t)["place"], about(t)["fatigue"]) == (1, "ligny", 0)


def test_who_may_counter_is_told_what() -> None:
    forced = card("marche_forcee", "french")
    hands = {"blue": [forced], "red": [card("contre_ordre", "coalition")]}
    t = table("blue", FIELD, hands=hands).do("take ney", "manoeuvre").passing("OperationStart", "MovementReaction")
    t.do(f"play {forced}")
    assert (t.frame, about(t)["card"]) == ("Counter", forced)


def test_it_is_told_how_much_is_left_to_place() -> None:
    top = {"french": faced("french", 2, 0, 2), "coalition": faced("coalition", 1, 0, 2)}
    t = battle({"vandamme": {}}, {"thielmann": {}, "zieten": {}}, "fleurus", others=FAR, top=top)
    assert (t.frame, about(t)["left"], about(t)["place"]) == ("Lose", 2, "fleurus")
    worn = phase("exhaustion", {"ney": {"zone": "ligny", "fatigue": 5}, "zieten": "wavre"})
    assert GAME.about(worn.s, 0)["left"][1] == 1
    assert GAME.about(worn.s, 1)["left"][1] == 0


# --- passes, finals, secrets ----------------------------------------------------------------------------------------


def test_to_pass_for_the_turn_is_final_and_a_window_is_not() -> None:
    t = table("blue", FIELD, hands={"red": [card("encombrement", "coalition")]})
    assert GAME.finals(t.s, 0) == ["pass"]
    t.do("take ney")
    assert GAME.finals(t.s, 0) == []
    t.do("manoeuvre")
    assert GAME.finals(t.s, 1) == []


def test_what_can_be_passed_for_a_seat_and_where_that_would_tell_something() -> None:
    assert {verb.name for verb in GAME.vocabulary.verbs if verb.passes} == {"pass", "end", "done", "withdraw"}
    secret = {name for name, frame in GAME.frames.items() if frame.secret}
    windows = {
        "Counter",
        "OperationStart",
        "SecondCard",
        "MovementReaction",
        "ForcedMarch",
        "LastBridge",
        "PassThrough",
    }
    windows |= {"EntryReaction", "EndReaction", "EndOfMarch", "AttackCard", "DefenceCard", "LoserCard", "WinnerCard"}
    assert windows | {"Coordinate", "BlueCard", "RecoveryCard", "Exhaustion", "Tire", "Relieve", "March"} <= secret
    assert not secret & {"FightOrNot", "Stand", "Path", "Lose", "Vedettes", "Land", "Leader"}


# --- cautions -------------------------------------------------------------------------------------------------------


def said(t: Table) -> dict[str, list[str]]:
    found = GAME.cautions(t.s, t.s.deciders()[0])
    return {GAME.vocabulary.name(action): [note["say"] for note in notes] for action, notes in found.items()}


@pytest.mark.clause("N15-COM-09")
def test_an_attack_that_would_be_off_is_told() -> None:
    weak = {"zone": "ligny", "infantry": 1, "cavalry": 0, "fatigue": 6}
    t = table("blue", {"ney": weak, "reille": "ligny", "zieten": "ligny", "pirch": "namur"}).do("take ney")
    assert said(t) == {"attack": ["caution-attack-off"]}
    assert said(t.do("take reille")) == {}


@pytest.mark.clause("N15-GEN-10")
def test_what_eliminates_a_corps_is_told() -> None:
    top = {"french": faced("french", 1, 0, 4), "coalition": faced("coalition", 0, 1, 1)}
    worn = {"ney": {"fatigue": 8}, "vandamme": {"fatigue": 0}}
    t = battle(worn, {"zieten": {}}, "fleurus", others=FAR, top=top)
    assert t.frame == "Tire"
    assert said(t) == {"fatigue ney": ["caution-worn-out"]}
    last = {"zieten": {"infantry": 1, "cavalry": 0}, "pirch": {}}
    t = battle(
        {"ney": {}},
        last,
        "fleurus",
        others=FAR,
        top={"french": faced("french", 1, 0, 2), "coalition": faced("coalition", 0, 0, 3)},
    )
    assert t.through("Tire").frame == "Lose"
    assert said(t) == {"lose_infantry zieten": ["caution-last-point"]}


@pytest.mark.clause("N15-VED-07")
def test_vedettes_that_would_ride_to_their_end_are_told() -> None:
    blocks = {"vedette_french_1": "sombreffe", "ney": "mons", "zieten": "gembloux"}
    t = table("blue", blocks, options=FOG, top={"french": [valued("french", 3)]}).do(
        "take vedette_french_1", "manoeuvre"
    )
    assert said(t) == {"step sombreffe>gembloux": ["caution-vedettes"]}


# --- why not? -------------------------------------------------------------------------------------------------------


def why(t: Table, place: str) -> tuple[str, str | None]:
    action, clause = questions.answer(GAME, t.s, t.s.deciders()[0], place, "")
    return GAME.vocabulary.name(action) if action >= 0 else "", clause


@pytest.mark.clause("N15-GEN-03", "N15-OPS-01", "N15-MAN-08", "N15-AXE-07")
def test_why_not_answers_what_was_meant() -> None:
    t = table("blue", {**FIELD, "reille": {"zone": "mons", "ready": False}}, top={"french": [valued("french", 3)]})
    assert why(t, "mons") == ("take reille", "N15-GEN-03")
    assert why(t, "gembloux") == ("take zieten", "N15-OPS-01")
    t.do("take ney", "manoeuvre")
    action, clause = why(t, "louvain")
    assert (action.split(">")[-1], clause) == ("louvain", "N15-MAN-08")


@pytest.mark.clause("N15-GRO-01")
def test_why_not_names_no_standing_block() -> None:
    t = table("blue", FIELD, options=FOG)
    assert "zieten" not in why(t, "gembloux")[0]
    for place in ZONES:
        assert not {"zieten", "pirch"} & set(why(t, place)[0].split())


def test_wishes_are_few_and_barred_for_a_reason() -> None:
    hand = [card("elan"), card("marche_forcee", "french")]
    t = table("blue", FIELD, hands={"blue": hand}, top={"french": [valued("french", 3)]}).do("take ney", "manoeuvre")
    for _ in range(4):
        found = questions.wishes(GAME, t.s, 0)
        assert 0 < len(found) <= 12
        t.do(t.legal()[0])
    assert questions.wishes(GAME, t.s, 1 - t.s.deciders()[0])[0][1] is not None


# --- what is told of a fight ----------------------------------------------------------------------------------------


def test_a_fight_is_told_from_its_beginning_to_its_points() -> None:
    role = {telling.name: telling.fight for telling in GAME.tellings}
    top = {"french": faced("french", 2, 0, 2), "coalition": faced("coalition", 1, 0, 2)}
    elan = card("elan")
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=FAR, top=top, hands={"blue": [elan]})
    assert (role["combat"], role["result"], role["attack-off"], role["rearguard"]) == (BEGINS, RESULT, RESULT, RESULT)
    t.do(f"play {elan}")
    assert t.told("effect") == [[elan, "elan"]]
    told = [GAME.tellings[code].name for _, code, _ in t.events]
    assert told.index("effect") < told.index("numbers") < told.index("combat-card") < told.index("result")
    shown = t.told("combat-card")
    assert all(len(row) == 4 for row in shown)
    assert sum(int(row[2]) for row in shown if row[0] == "french") == int(t.told("result")[0][2])


@pytest.mark.clause("N15-COM-18", "N15-VIC-04")
def test_what_spares_a_defender_and_why_the_track_moves_are_told() -> None:
    top = {"french": faced("french", 0, 1, 3), "coalition": faced("coalition", 0, 0, 3)}
    town = next(zone for zone in ZONES if ZONE_TYPE[ZONES.index(zone)] == TOWN)
    t = battle({"vandamme": {}}, {"zieten": {}}, town, others=FAR, top=top)
    assert ["coalition", "town", "-1"] in t.told("spared")
    march = table("blue", {"ney": "frasnes", "zieten": "hannut"}, top={"french": [valued("french", 3)]})
    march.do("take ney", "manoeuvre", "step frasnes>quatre_bras")
    assert march.told("points-scored")[0][3] == "objective"
