"""What is declared for those who ask: what a step is about, what an action would do besides, why not, what a fight is."""

from typing import Any

import pytest

from grognard.games.napoleon_in_europe import GAME
from grognard.games.napoleon_in_europe.battlefield import dice_of, volleys
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import NATIONS_IN, size
from grognard.kernel import questions
from grognard.kernel.clauses import load
from grognard.words import Words
from tests.games.napoleon_in_europe.helpers import FOUR, Table, battle, deploy, fought, table

EN = Words("en", GAME)


def about(t: Table, seat: str) -> dict[str, Any]:
    return {name: word for name, (_, word) in GAME.about(t.state, GAME.seat_number(seat)).items()}


def prompt(t: Table, seat: str) -> str:
    return EN.prompt(t.state, GAME.seat_number(seat))


def cautions(t: Table, seat: str) -> dict[str, list[str]]:
    found = GAME.cautions(t.state, GAME.seat_number(seat))
    return {
        GAME.vocabulary.name(action): [EN.say(one["say"], **one["with"]) for one in notes]
        for action, notes in found.items()
    }


def why(t: Table, seat: str, place: str, selected: str = "") -> tuple[str, str | None]:
    action, clause = questions.answer(GAME, t.state, GAME.seat_number(seat), place, selected)
    return GAME.vocabulary.name(action), clause


# --- what a step is about --------------------------------------------------------------------------------------------


def test_an_offer_names_who_makes_it() -> None:
    t = table(frame="Diplomacy", paris="france 2I", london="britain 2I").do("p1", "propose_alliance p2")
    assert prompt(t, "p2") == "France offers you an alliance: do you accept?"
    t = table(
        frame="Diplomacy",
        hands={"france": "france_square*2", "britain": "bicorne"},
        paris="france 1I",
        london="britain 1I",
    )
    t.do("p1", "trade britain", "give 2", "take 1")
    assert prompt(t, "p2") == "France offers Britain 2 for 1 of your cards: do you accept?"


def test_deployment_names_the_battle_the_corps_and_what_is_to_come() -> None:
    t = battle("3I 1A 1L", "2I 2C")
    assert prompt(t, "p1").startswith(
        "Battle in Hanover, you attack. In secret: how many of 3 × French infantry in the front rank?"
    )
    assert prompt(t, "p1").endswith("Then 2 more arms.")
    assert prompt(t, "p2").startswith("Battle in Hanover, you defend.")
    deploy(t, "p1", 3, 0)
    assert prompt(t, "p1").endswith("how many of 1 × French leader in the front rank? The last arm.")


def test_who_commands_an_ally_is_told_whose_corps_he_deploys() -> None:
    t = table(
        seats=FOUR,
        holland="france 3I",
        hanover="britain 4I; austria 2C",
        allies="p2-p3",
        control={"hanover": "britain"},
    ).do("p1", "march holland>hanover", "whole", "end_movement")
    assert "Austrian cavalry" in prompt(t, "p2")


def test_other_battles_to_come_are_counted() -> None:
    t = table(
        holland="france 3I", paris="france 2I", hanover="britain 2I", lorraine="austria 1I",
        control={"hanover": "britain"},
    ).do("p1", "march holland>hanover", "whole", "march paris>lorraine", "whole", "end_movement")  # fmt: skip
    assert prompt(t, "p1") == "Choose the next battle (2 to be fought)."
    t.do("p1", "battle hanover")
    assert about(t, "p1")["more"] == 1
    assert "(one more battle to come)" in prompt(t, "p1")


def test_fire_tells_dice_and_targets_before_and_hits_after() -> None:
    t = fought("3I 2C", "4I 1C", "666 111 1")
    assert about(t, "p2")["dice"] == 7
    assert about(t, "p2")["targets"] == 5
    t.do("p2", "stand")
    assert prompt(t, "p2") == "Hanover: choose your victims in the enemy’s front rank (3 more hits)."


def test_what_is_left_to_place_and_to_march_is_counted() -> None:
    state = GAME.new({"players": 4, "nation_assignment": "suggested", "scenario": "stop_the_french"}, 3)
    [seat] = state.deciders()
    assert isinstance(state, Europe)
    told = GAME.about(state, seat)
    to_place = sum([size(state.reserve[nation]) for nation in NATIONS_IN[state.own[seat]]])
    assert told["left"][1] + told["more"][1] == to_place
    t = table(holland="france 3I 2C", paris="france 1I")
    assert about(t, "p1")["left"] == 6
    t.do("p1", "march paris>burgundy")
    assert about(t, "p1")["left"] == 5


# --- what an action would do besides ---------------------------------------------------------------------------------


def test_infantry_that_leaves_an_enemy_homeland_gives_it_away() -> None:
    t = table(bohemia="france 2I 1C", vienna="austria 1I", control={"bohemia": "france"})
    assert cautions(t, "p1") == {}
    t.do("p1", "march bohemia>saxony")
    assert list(cautions(t, "p1")) == ["whole"]
    assert "Bohemia will be lost" in cautions(t, "p1")["whole"][0]
    t.do("p1", "detach france_infantry")
    assert list(cautions(t, "p1")) == ["send 2"]  # with one of them left it is held
    alone = table(bohemia="france 1I", vienna="austria 1I", control={"bohemia": "france"})
    assert "march bohemia>saxony" in cautions(alone, "p1")
    minor = table(saxony="france 1I", vienna="austria 1I", control={"saxony": "france"})
    assert cautions(minor, "p1") == {}  # a minor region stays


def test_firing_without_a_front_is_losing() -> None:
    t = fought("3I", "1I 1L", "111")
    assert "stand" not in cautions(t, "p2")
    t.do("p2", "shift britain_infantry", "front 0")
    assert cautions(t, "p2")["stand"][0] == "No troops stand in your front rank: the battle is lost at once."


def test_who_has_nowhere_to_go_is_warned_before_he_gives_up() -> None:
    assert "give_up" not in cautions(fought("3I", "4I", "111"), "p2")  # there are free neighbours
    t = table(frame="Battles", malta="france 3I; britain 2I")
    deploy(t, "p1", 3)
    deploy(t, "p2", 2)
    assert cautions(t, "p2")["give_up"] == ["2 pieces have nowhere to retreat and will be lost."]


def test_the_piece_that_fills_a_fleet_puts_it_to_sea() -> None:
    t = table(brittany="france 2I", london="britain 1I").do("p1", "embark brittany", "sail london")
    assert cautions(t, "p1") == {}
    t.do("p1", "load france_infantry")
    [note] = cautions(t, "p1")["load france_infantry"]
    assert note == "The fleet then sails at once for London, and each piece is lost on a 1 or a 2."


def test_an_alliance_gives_back_homelands() -> None:
    t = table(
        frame="Diplomacy", vienna="france 2I", london="britain 1I", bohemia="austria 1I", control={"vienna": "france"}
    )
    assert list(cautions(t, "p1")) == ["propose_alliance p3"]


def test_what_ends_something_is_final() -> None:
    t = table(holland="france 3I")
    assert GAME.finals(t.state, 0) == ["end_movement"]
    assert GAME.finals(fought("3I", "4I", "111").state, 1) == ["give_up"]


# --- why not? --------------------------------------------------------------------------------------------------------


def test_a_march_that_is_barred_tells_the_first_reason() -> None:
    t = table(holland="france 3I", hanover="britain 2I", paris="france 1L 1I", control={"hanover": "britain"})
    assert why(t, "p1", "saxony", "holland")[1] == "NIE-MAP-02"  # too far
    assert why(t, "p1", "moscow")[1] == "NIE-MAP-02"
    t.do("p1", "march holland>hanover", "whole")
    assert why(t, "p1", "hanover") == ("march hanover>berlin", "NIE-MOV-06")
    assert why(t, "p1", "berlin", "hanover") == ("march hanover>berlin", "NIE-MOV-06")
    t.do("p1", "march paris>burgundy", "detach france_infantry")
    assert why(t, "p1", "burgundy")[1] == "NIE-MOV-02"


def test_a_click_asks_for_what_the_step_does() -> None:
    t = table(brittany="france 2I", london="britain 1I").do("p1", "embark brittany")
    assert why(t, "p1", "paris") == ("sail paris", "NIE-SEA-01")
    t = fought("3I", "4I", "111").do("p2", "give_up")
    assert t.frame == "Retreat"
    assert why(t, "p2", "holland") == ("retreat holland", "NIE-BAT-38")
    assert why(t, "p2", "moscow") == ("retreat moscow", "NIE-BAT-36")


@pytest.mark.parametrize("frame", ["Movement", "Diplomacy", "Production"])
def test_wishes_are_few_barred_and_sensible(frame: str) -> None:
    t = table(
        frame=frame, holland="france 3I", paris="france 1I", brittany="france 1I", london="britain 2I", allies="p1-p2"
    )
    told = questions.wishes(GAME, t.state, 0)
    assert 0 < len(told) <= 12
    names = [GAME.vocabulary.name(action) for action, _ in told]
    assert len(set(names)) == len(names)
    assert {clause for _, clause in told} <= set(load(GAME.package))
    for name in names:  # about what is there
        if name.startswith(("march ", "embark ")):
            assert name.split()[1].split(">")[0] in ("holland", "paris", "brittany")


def test_wishes_in_a_battle_are_about_the_battle() -> None:
    t = fought("3I 2C 1L", "4I 1C 1L", "666 1111 111")
    t.do("p2", "stand")
    names = {GAME.vocabulary.name(action): clause for action, clause in questions.wishes(GAME, t.state, 1)}
    assert names["hit france_leader"] == "NIE-BAT-24"
    assert not any(name.startswith(("march", "place", "embark")) for name in names)


# --- fights ----------------------------------------------------------------------------------------------------------


def roles(t: Table, seat: str) -> list[tuple[str, str]]:
    known = {telling.name: telling.fight for telling in GAME.tellings}
    return [(known[word.split()[0]], word.split()[0]) for word in t.heard(seat)]


def test_a_battle_begins_runs_ends_and_has_consequences() -> None:
    t = table(holland="france 7I", hanover="britain 1I", control={"hanover": "britain"}, dice="1 6666666 1111111")
    t.do("p1", "march holland>hanover", "whole", "end_movement")
    assert ("begins", "battle") in roles(t, "p1")
    deploy(t, "p1", 7)
    deploy(t, "p2", 1)
    t.do("p2", "stand").do("p1", "stand")
    told = roles(t, "p3")
    assert [name for role, name in told if role == "result"] == ["battle-over"]
    assert "battle-over hanover p1 p2 0 1" in t.heard("p3")
    assert ("follows", "battle-took") in told
    assert ("", "control") not in told


def test_a_march_takes_land_without_a_fight() -> None:
    t = table(holland="france 1I").do("p1", "march holland>westphalia")
    assert roles(t, "p1") == [("", "marched"), ("", "control")]


def test_dice_are_told_by_corps_and_rank() -> None:
    t = battle("1I", "2I 1C 2A 1L", "11 234 1111 66 55 4")
    deploy(t, "p1", 1)
    deploy(t, "p2", 2, 1, 1, 0)
    t.do("p2", "stand")
    thrown = [word for word in t.heard("p1") if word.startswith("throw")]
    assert [word.split()[1:4] for word in thrown] == [
        ["britain_infantry", "2", "0"], ["britain_cavalry", "1", "0"], ["britain_artillery", "1", "0"],
        ["britain_artillery", "1", "1"],
    ]  # fmt: skip
    assert sum([len(word.split()[4]) for word in thrown]) == 2 + 3 + 4 + 2


@pytest.mark.parametrize("rule", ["basic", "bonus_die"])
def test_the_dice_told_by_corps_are_those_that_are_thrown(rule: str) -> None:
    for ranks in ((2, 1, 1, 1), (0, 1, 0, 0), (5, 0, 2, 0)):
        t = battle("1I", "5I 2C 2A 1L", options={"leader_rule": rule})
        deploy(t, "p1", 1)
        deploy(t, "p2", *ranks)
        s = t.state
        assert isinstance(s, Europe)
        assert sum([pieces * each for _, pieces, _, each in volleys(s, s.defenders)]) == dice_of(s, s.defenders)


def test_a_landing_is_a_fight_where_dice_are_thrown_only() -> None:
    t = table(brittany="france 3I", london="britain 1I", dice="1 2 5")
    t.do("p1", "embark brittany", "sail london", *["load france_infantry"] * 3)
    assert t.heard("p2")[:4] == [
        "landing france london 2", "sailed france_infantry 3 brittany london", "surf france_infantry 125 2",
        "landed france_infantry 1 2 london",
    ]  # fmt: skip
    t = table(brittany="france 1I", london="britain 1I").do(
        "p1", "embark brittany", "sail provence", "load france_infantry"
    )
    assert roles(t, "p2") == [("", "sailed")]


def test_an_army_that_marches_as_a_body_is_one_line() -> None:
    t = table(holland="france 3I 2C 1L").do("p1", "march holland>westphalia", "whole")
    assert t.heard("p1")[0] == "army france 6 holland>westphalia"
    assert not any(word.startswith("marched") for word in t.heard("p1"))


def test_every_topic_is_about_something_of_the_game() -> None:
    topics = GAME.topics()
    assert {"place", "army", "card", "rank-front", "dice-fire"} <= set(topics)
    assert {topic.removeprefix("verb-") for topic in topics if topic.startswith("verb-")} <= set(
        GAME.vocabulary.by_name
    )
