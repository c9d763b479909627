"""What the table says around a decision: what it is about, what cannot be taken back, what an action does besides, why not."""

from typing import Any

import pytest

from grognard.games.risk_napoleon import GAME
from grognard.games.risk_napoleon.campaigns import PERIODS
from grognard.games.risk_napoleon.tables import CARDS
from grognard.kernel import questions
from grognard.kernel.contract import BEGINS, COURSE, FOLLOWS, RESULT
from grognard.words import LANGUAGES, Words
from tests.games.risk_napoleon.campaigning import convoy, end_of, escorted, fleet, history, war
from tests.games.risk_napoleon.helpers import Situation, Table, game, table, wander

ADVANCED = {
    "fortress", "general", "fleet", "spanish_fleet", "raze", "offer", "sail", "naval_attack", "breakout", "ride", "leader",
    "enter", "launch", "end_naval_movement", "end_naval_combat",
}  # fmt: skip
HISTORY = {"leader", "enter", "launch", "spanish_fleet"}


def asked(t: Table, seat: str, lang: str = "en") -> str:
    """The prompt of a seat."""
    return Words(lang, GAME).prompt(t.state, GAME.seat_number(seat))


def finals(t: Table, seat: str) -> list[str]:
    return GAME.finals(t.state, GAME.seat_number(seat))


def cautions(t: Table, seat: str) -> dict[str, list[str]]:
    """By action, what is said before it is done."""
    words = Words("en", GAME)
    told = GAME.cautions(t.state, GAME.seat_number(seat))
    return {
        GAME.vocabulary.name(action): [words.say(note["say"], **note["with"]) for note in notes]
        for action, notes in told.items()
    }


def wonder(t: Table, seat: str, place: str, selected: str = "") -> tuple[str, str | None]:
    """What a click on a place is taken to have meant, and the clause that bars it."""
    action, clause = questions.answer(GAME, t.state, GAME.seat_number(seat), place, selected)
    return (GAME.vocabulary.name(action) if action >= 0 else ""), clause


def wishes(t: Table, seat: str) -> list[tuple[str, str]]:
    found = questions.wishes(GAME, t.state, GAME.seat_number(seat))
    return [(GAME.vocabulary.name(action), clause) for action, clause in found]


# --- prompts ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"players": 2},
        {"players": 3, "fortresses": True, "generals": True, "fleets": True, "advanced_exchange": True},
        {"players": 5, "scenario": "history"},
    ],
)
def test_prompts_and_answers_are_there_in_every_step(options: dict[str, Any]) -> None:
    seen = set()
    for t in wander(game(seed=3, **options), seed=3, decisions=500):
        for seat in t.awaited:
            told = {lang: asked(t, seat, lang) for lang in LANGUAGES}
            assert all(told.values())
            cautions(t, seat)
            assert set(finals(t, seat)) <= {name.partition(" ")[0] for name in t.legal(seat)}
            wanted = wishes(t, seat)
            assert len(wanted) <= 12
            assert not {name for name, _ in wanted} & set(t.legal(seat))
            for place in ("lorraine", "russie", "l_manche"):
                wonder(t, seat, place)
            seen.add(t.frame)
    assert len(seen) > 6


def test_a_prompt_names_for_whom_one_defends() -> None:
    t = table(players=2, frame="Combat", irlande=("p1", 5), ecosse=("neutral", 3), rest="p2")
    t.do("p1", "attack irlande>ecosse", "engage 3")
    assert asked(t, "p2").startswith("Blue attacks the neutral army in Scotland, for which you roll, with 3 regiments")
    t = table(frame="Combat", irlande=("p1", 5), ecosse=("p2", 3))
    t.do("p1", "attack irlande>ecosse", "engage 3")
    assert asked(t, "p2").startswith("Blue attacks your territory Scotland with 3 regiments from Ireland")


def test_prompts_count_what_is_left_and_name_what_it_is_about() -> None:
    t = table(frame="Combat", irlande=("p1", 5), ecosse=("p2", 3))
    t.do("p1", "attack irlande>ecosse")
    assert "Scotland (Red, 3 regiments) from Ireland" in asked(t, "p1")
    t = history(frame="NavalMovement", fleets={fleet("fra", 1): "port aquitaine", fleet("fra", 2): "sea l_manche"})
    assert asked(t, "p1").startswith("2 fleets can still sail")
    t.do("p1", f"sail {fleet('fra', 1)}")
    assert asked(t, "p1") == "Where does fleet 1, now at Aquitaine, go?"
    t = convoy(1)
    t.do("p1", "attack sud_angleterre>normandie_bretagne", "embark 4")
    assert asked(t, "p2").startswith("A convoy of Blue passes")
    assert "4 regiments" in asked(t, "p2")
    t = end_of("italy_1796", venetie=("fra", 9), hollande=("aut", 5))
    assert t.frame == "Quarter"
    assert asked(t, t.awaited[0]).startswith("The treaty: put down your")


def test_a_duty_is_named_until_it_is_met() -> None:
    period = next(p.name for p in PERIODS if any(duty.name == "tyrol_attack" for duty in p.duties))
    t = history(period, turn="aut", dice="6 1", tyrol=("aut", 5), helvetie=("fra", 1))
    assert "the army in Tyrol must attack" in asked(t, "p2")
    t.do("p2", "attack tyrol>helvetie", "engage 1")
    assert asked(t, "p2").startswith("The Swiss Confederation is yours")  # conquered: how many move in


# --- what cannot be taken back ---------------------------------------------------------------------------------------


def test_what_cannot_be_taken_back() -> None:
    all_cards = {"p2": " ".join(card.removeprefix("card_") for card in CARDS)}  # the pile is empty
    assert finals(table(frame="Combat", irlande=("p1", 3)), "p1") == []
    assert finals(table(frame="Combat", irlande=("p1", 3), put={"conquered": 1}), "p1") == ["end_combat"]
    assert finals(table(frame="Combat", irlande=("p1", 3), hands=all_cards, put={"conquered": 1}), "p1") == []
    assert finals(table(frame="Manoeuvre", irlande=("p1", 3)), "p1") == ["end_turn"]
    assert finals(table(frame="Reinforcements", irlande="p1", put={"pool": 0, "received": 6}), "p1") == []
    duel: Situation = {"players": 2, "frame": "Reinforcements", "irlande": "p1", "put": {"pool": 0, "received": 6}}
    assert finals(table(**duel, ecosse="neutral"), "p1") == ["end_reinforcements"]
    assert finals(table(**duel), "p1") == []  # no neutral army is left


def test_a_general_who_moves_ends_the_manoeuvres() -> None:
    lands: dict[str, Any] = {"lorraine": ("p1", 5), "bourgogne": ("p1", 1), "aquitaine": ("p1", 1)}
    t = war(frame="Movement", rules="generals", generals={"lorraine": "p1"}, advanced={"commanded": 1}, **lands)
    assert cautions(t, "p1") == {
        "ride lorraine": ["Once a general has moved, no army can manoeuvre any more this turn."]
    }
    t.do("p1", "ride lorraine", "reach bourgogne")
    assert cautions(t, "p1") == {}


def test_a_general_takes_part_in_a_large_attack() -> None:
    t = war(rules="generals", generals={"lorraine": "p1"}, lorraine=("p1", 12), bourgogne=("p2", 9), dice="666 1 666 1")
    t.do("p1", "attack lorraine>bourgogne")
    assert cautions(t, "p1") == {}
    sea = war(generals={"sud_angleterre": "p1"}, fleets={"fleet_5": "sea l_manche"}, sud_angleterre=("p1", 12))
    sea.do("p1", "attack sud_angleterre>normandie_bretagne")
    assert list(cautions(sea, "p1")) == [f"embark {n}" for n in range(7, 12)]


def test_a_fleet_that_makes_for_a_blockaded_port_will_fight() -> None:
    fleets = {"fleet_1": "sea l_portugal", "fleet_2": "port galice", "fleet_5": "blockade galice"}
    t = war(frame="NavalMovement", rules="fleets", fleets=fleets, galice="p1", portugal="p1")
    t.do("p1", "sail fleet_1")
    assert list(cautions(t, "p1")) == ["dock galice"]


# --- why not? --------------------------------------------------------------------------------------------------------


def test_a_click_is_taken_for_what_it_meant() -> None:
    t = table(frame="Combat", irlande=("p1", 5), portugal=("p1", 1), galice=("p1", 3))
    assert wonder(t, "p1", "russie")[1] == "RSK-CBT-01"  # no territory of his touches it
    assert wonder(t, "p1", "portugal") == ("attack portugal>sud_angleterre", "RSK-CBT-02")
    assert wonder(t, "p1", "galice", "portugal") == ("attack portugal>galice", "RSK-CBT-01")
    assert wonder(t, "p1", "russie", "irlande")[1] == "RSK-CBT-01"
    t = table(frame="Manoeuvre", irlande=("p1", 5), ecosse=("p2", 5), portugal=("p1", 1), galice=("p1", 3))
    assert wonder(t, "p1", "ecosse", "irlande") == ("manoeuvre irlande>ecosse", "RSK-MAN-01")
    assert wonder(t, "p1", "portugal") == ("manoeuvre portugal>galice", "RSK-MAN-02")
    t = table(frame="Reinforcements", irlande=("p1", 5), put={"pool": 3})
    assert wonder(t, "p1", "russie") == ("place russie", "RSK-REN-05")
    fleets = {"fleet_1": "sea l_manche", "fleet_5": "port normandie_bretagne"}
    t = war(frame="NavalCombat", rules="fleets", fleets=fleets)
    assert wonder(t, "p1", "l_manche") == ("naval_attack l_manche", "RSK-NAV-03")
    assert wonder(t, "p1", "normandie_bretagne") == ("breakout normandie_bretagne", "RSK-NAV-04")


def test_in_the_history_a_click_tells_war_from_peace() -> None:
    t = history(lorraine=("fra", 5))
    assert wonder(t, "p1", "baviere", "lorraine")[1] in ("RSK-CBT-01", "RSK-R-61")
    assert wonder(t, "p1", "prusse_orientale")[1] in ("RSK-CBT-01", "RSK-HIS-25")


def test_wishes_are_of_the_booklet_that_is_played() -> None:
    for frame in ("Reinforcements", "Combat", "Manoeuvre"):
        t = table(frame=frame, irlande=("p1", 5), galice=("p1", 3), portugal=("p1", 1), put={"pool": 0})
        found = {name.partition(" ")[0] for name, _ in wishes(t, "p1")}
        assert found
        assert not found & ADVANCED
    t = war(frame="Movement", irlande=("p1", 5), galice=("p1", 3), portugal=("p1", 1))
    found = {name.partition(" ")[0] for name, _ in wishes(t, "p1")}
    assert {"fortress", "general", "fleet", "attack"} <= found
    assert not found & HISTORY
    t = history(frame="Movement")
    assert "leader" in {name.partition(" ")[0] for name, _ in wishes(t, "p1")}


def test_wishes_say_when_their_time_is() -> None:
    t = war(frame="Movement", irlande=("p1", 5), galice=("p1", 3), portugal=("p1", 1))
    clauses = {name.partition(" ")[0]: clause for name, clause in wishes(t, "p1")}
    assert clauses["fortress"] == "RSK-FOR-01"
    assert clauses["general"] == "RSK-GEN-02"
    assert clauses["fleet"] == "RSK-FLT-02"
    assert clauses["place"] == "RSK-REN-07"


# --- fights ----------------------------------------------------------------------------------------------------------


def roles(t: Table, seat: str) -> list[str]:
    """The events of the last actions that belong to a fight, each with its role."""
    kinds = {telling.name: telling.fight for telling in GAME.tellings}
    return [f"{kinds[told.split()[0]]} {told}" for told in t.heard(seat) if kinds[told.split()[0]]]


def test_a_fight_on_land_begins_and_has_a_result_and_what_follows() -> None:
    t = table(players=3, frame="Combat", irlande=("p1", 4), ecosse=("p2", 1), rest="p3", dice="653 1")
    t.do("p1", "attack irlande>ecosse", "engage 3")
    assert roles(t, "p3") == [
        f"{BEGINS} attack p1 irlande>ecosse 3 p2 1",
        f"{RESULT} round irlande>ecosse 653 100 0 1",
        f"{FOLLOWS} conquered p1 ecosse 3 p2",
        f"{FOLLOWS} eliminated p2 p1",
    ]


def test_a_fortress_and_a_leader_are_part_of_the_fight() -> None:
    t = war(fortresses="ecosse", rules="fortresses", irlande=("p1", 4), ecosse=("p2", 2), dice="65 1")
    t.do("p1", "attack irlande>ecosse", "engage 2").do("p2", "defend 1")
    t2 = war(fortresses="ecosse", rules="fortresses", irlande=("p1", 4), ecosse=("p2", 1), dice="65 1")
    t2.do("p1", "attack irlande>ecosse", "engage 2")
    assert f"{COURSE} sheltered ecosse" in roles(t2, "p3")
    t3 = history(lorraine=("fra", 5), wurtemberg_westphalie=("aut", 1), dice="3 4")
    t3.do("p1", "attack lorraine>wurtemberg_westphalie", "leader", "engage 1")
    assert roles(t3, "p2")[1:3] == [f"{COURSE} led p1", f"{RESULT} round lorraine>wurtemberg_westphalie 500 400 0 1"]


def test_fights_at_sea_tell_where_they_are() -> None:
    t = convoy(1, dice="5 3 6 1")
    t.do("p1", "attack sud_angleterre>normandie_bretagne", "embark 4").do("p2", "intercept")
    assert roles(t, "p1") == [
        f"{BEGINS} intercepts p2 l_manche 1 p1",
        f"{COURSE} sea-dice 6531",
        f"{RESULT} drowned 4 2 5",
        f"{FOLLOWS} landed p1 normandie_bretagne 2",
    ]
    t = escorted("65 21")
    t.do("p2", "fire 2").do("p1", "return_fire 2")
    assert roles(t, "p3")[0] == f"{RESULT} broadside 650 210 0 2"


def test_what_begins_a_fight_says_where() -> None:
    placed = {"place", "border", "sea"}
    begun = [telling for telling in GAME.tellings if telling.fight == BEGINS]
    assert begun
    assert [telling.name for telling in begun if not {kind for _, kind in telling.arguments} & placed] == []


def test_the_fate_of_a_general_is_told_to_its_end() -> None:
    t = war(
        rules="generals", generals={"lorraine": "p1"}, lorraine=("p1", 12), bourgogne=("p2", 2),
        advanced={"fronts": [{"border": "lorraine>bourgogne", "force": 7, "lost": 3, "taken": 0}]}, dice="6",
    )  # fmt: skip
    assert list(cautions(t, "p1")) == ["end_combat"]
    t.do("p1", "end_combat")
    assert roles(t, "p2")[0] == f"{BEGINS} fate p1 lorraine 6"
    assert roles(t, "p2")[-1].startswith(RESULT)


def test_points_have_a_reason() -> None:
    t = history("italy_1796", turn="eng", frame="Movement", game_turn=3, venetie=("fra", 9))
    t.do("p5", "end_turn")
    told = t.heard("p1")
    scored = [line for line in told if line.startswith("scored") and " p1 " in line]
    total = next(int(line.split()[2]) for line in told if line.startswith("points p1"))
    assert scored
    assert sum(int(line.split()[2]) for line in scored) == total
