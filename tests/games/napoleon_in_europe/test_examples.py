"""The worked examples: the draw, the battle of Hanover round by round, and the small vectors."""

import pytest

from grognard.games.napoleon_in_europe import GAME
from grognard.games.napoleon_in_europe.chances import duel
from grognard.games.napoleon_in_europe.tables import pack
from grognard.kernel.actions import act
from grognard.kernel.odds import at_least, hits
from tests.games.napoleon_in_europe.helpers import Table, counts, deploy, fought, table


def dice(number: int, good: int) -> str:
    """So many dice, so many of them sixes."""
    return "6" * good + "1" * (number - good)


@pytest.mark.clause("NIE-DRW-02", "NIE-DRW-03", "NIE-DRW-05")
def test_the_french_draw_four_cards() -> None:
    """One major battle won, Paris and Madrid, twelve regions in all: 1 + 2 + 1."""
    control = {"madrid": "spain", "holland": "france", "belgium": "france"}
    t = table(
        seats={"p1": "france", "p2": "britain", "p3": "spain"}, frame="Battles", hanover="france 6I; britain 6I",
        madrid="france 1I", control={**control, "madrid": "france"}, dice=dice(6, 0) + dice(6, 6),
    )  # fmt: skip
    deploy(t, "p1", 6)
    deploy(t, "p2", 6).do("p2", "stand").do("p1", "stand")
    assert [e for e in t.heard("p2") if e.startswith(("laurel", "drew france"))] == [
        "laurel france hanover 1",
        "drew france 3 2 13",
    ]
    assert t.see("p1")["nations"]["france"]["regions"] == 13  # Hanover is the thirteenth


# The battle of Hanover. What the printed example gets wrong is noted where it happens:
#  1 it says that five sixes win outright, but an infantry is left in front and the battle goes on;
#  2 it counts two dice for each gun in front, where only four make its total of fifteen;
#  3 it heads the attacker's steps as the defender's;
#  4 giving up, it leaves infantry and leader in front: they go to the rear;
#  5 it has three hits for two pieces: the third is lost;
#  6 it lists a rally after the pursuit: there is none;
#  7 it does not mention the card of a major battle;
#  8 it bars Westphalia, from which nobody entered: a trail counts from its start;
#  9 it leaves out one heading.
ROUNDS = [
    # side, shifts, dice, hits, victims, rally dice, rallied, own front, own rear, enemy front, enemy rear
    ("p2", [], 21, 5, [], "", "", "4I 2C 2A 1L", "-", "1I 1L", "3C 2A"),
    ("p1", [("cavalry", 3), ("leader", 0)], 14, 4, ["A", "A", "C", "C"], "13", "", "1I 3C", "2A 1L", "4I 1L", "-"),
    ("p2", [("leader", 0)], 4, 0, [], "61", "A", "4I", "1A 1L", "1I 3C", "2A 1L"),
    ("p1", [], 14, 0, [], "", "", "1I 3C", "2A 1L", "4I", "1A 1L"),
    ("p2", [("artillery", 1)], 8, 1, ["C"], "45", "A", "4I 1A", "1A 1L", "1I 2C", "2A 1L"),
    ("p1", [("artillery", 2)], 15, 3, ["A", "I", "I"], "31", "", "1I 2C 2A", "1L", "2I", "1A 1L"),
    ("p2", [("artillery", 1)], 6, 1, ["A"], "21", "", "2I 1A", "1L", "1I 2C 1A", "1L"),
    ("p1", [("leader", 1)], 14, 0, [], "", "", "1I 2C 1A 1L", "-", "2I 1A", "1L"),
    ("p2", [("leader", 1)], 9, 2, ["A", "C"], "", "", "2I 1A 1L", "-", "1I 1C 1L", "-"),
    ("p1", [], 7, 2, ["A", "I"], "", "", "1I 1C 1L", "-", "1I 1L", "-"),
]
ARM = {"I": "infantry", "C": "cavalry", "A": "artillery", "L": "leader"}
NATION = {"p1": "france", "p2": "britain"}


def rolls() -> str:
    """All dice of the example, in order; a rally is thrown only where there are casualties and a leader behind."""
    thrown = ""
    for row in ROUNDS:
        thrown += dice(row[2], row[3]) + row[5]
        if row[0] == "p1" and row[2] == 14 and row[3] == 0 and not row[5] and row[8] == "2A 1L":
            thrown += "43"  # the second French round: two dice, nobody rallied
    return thrown + dice(7, 3)


@pytest.mark.clause("NIE-BAT-11", "NIE-BAT-17", "NIE-BAT-18", "NIE-BAT-19", "NIE-BAT-25", "NIE-BAT-26", "NIE-BAT-38")
def test_the_battle_of_hanover() -> None:
    t = table(
        holland="france 6I 2C 2A 1L", westphalia="france 1C", hanover="britain 4I 2C 2A 1L", dice=rolls(),
        control={"hanover": "britain"},
    )  # fmt: skip
    t.do("p1", "march westphalia>holland", "march holland>hanover", "whole", "end_movement")
    assert t["battle"]["major"] == 1
    deploy(t, "p2", 4, 2, 2, 1)
    deploy(t, "p1", 6, 0, 0, 1)
    for number, row in enumerate(ROUNDS):
        seat, shifts, dice_thrown, good, victims, _, rallied, *ranks = row
        other = "p1" if seat == "p2" else "p2"
        for arm, front in shifts:
            t.do(seat, f"shift {NATION[seat]}_{arm}", f"front {front}")
        t.do(seat, "stand")
        assert f"fire {seat} {dice_thrown} 6 {good}" in t.heard("p3"), number
        for victim in victims:
            if t.frame == "Fire":
                t.do(seat, f"hit {NATION[other]}_{ARM[victim]}")
        if rallied:
            t.do(seat, f"rally {NATION[seat]}_{ARM[rallied]}")
        assert t.frame == "BattleMove", number
        found = [t.rank(NATION[side], rank) for side in (seat, other) for rank in ("front", "rear")]
        assert found == list(ranks), number
    t.do("p2", "give_up")
    assert "pursuit p1 7 6 3" in t.heard("p3")
    assert [e for e in t.heard("p3") if e.startswith("hit")] == ["hit p1 britain_infantry 1", "hit p1 britain_leader 1"]
    assert (t.pieces("hanover"), t.control("hanover")) == ("france 1I 1C 1L", "france")
    assert "laurel france hanover 1" in t.heard("p3")


@pytest.mark.clause("NIE-BAT-38")
def test_where_the_british_could_have_gone_from_hanover() -> None:
    t = table(
        holland="france 6I 2C 2A 1L", westphalia="france 1C", hanover="britain 4I 2C 2A 1L", dice=dice(40, 0),
    )  # fmt: skip
    t.do("p1", "march westphalia>holland", "march holland>hanover", "whole", "end_movement")
    deploy(t, "p2", 4, 2, 2, 1)
    deploy(t, "p1", 6, 3, 2, 1)
    t.do("p2", "give_up")
    assert sorted(t.offers("p2", "retreat")) == ["berlin", "denmark", "mecklenburg"]
    assert t.bar("p2", "retreat westphalia") == "NIE-BAT-38"


# --- odds ------------------------------------------------------------------------------------------------------------


def odds(t: Table, seat: str, action: str) -> dict[str, object]:
    found = GAME.odds(t.state, GAME.seat_number(seat), GAME.vocabulary.parse(action))
    assert found is not None
    return found


def test_the_odds_of_a_round_of_fire_are_exact() -> None:
    t = fought("2I", "3I 1C")
    fire = odds(t, "p2", "stand")["fire"]
    assert isinstance(fire, dict)
    assert (fire["dice"], fire["from"], fire["targets"]) == (6, 6, 2)
    assert fire["breaks"] == pytest.approx(at_least(hits(6, 1), 2))


def test_one_against_one_is_a_duel_of_sixes() -> None:
    """Who fires first wins with 6/11; against a landing he hits on five: 1/3 / (1 - 2/3 * 5/6) = 3/4."""
    one = pack([1, 0, 0, 0])
    assert duel(one, 6, one, 6, False).win == pytest.approx(6 / 11)
    assert duel(one, 5, one, 6, False).win == pytest.approx(3 / 4)
    t = fought("1I", "1I")
    told = odds(t, "p2", "stand")["battle"]
    assert isinstance(told, dict)
    assert (told["policy"], told["win"]) == ("all-in-front", pytest.approx(6 / 11))
    t = table(holland="france 1I", hanover="britain 1I")
    told = odds(t, "p1", "march holland>hanover")["battle"]
    assert isinstance(told, dict)
    assert told["win"] == pytest.approx(5 / 11)


def test_the_odds_of_a_battle_agree_with_battles_fought() -> None:
    attack, defence = "3I 1C", "2I 1A"
    told = odds(fought(attack, defence), "p2", "stand")["battle"]
    assert isinstance(told, dict)
    won = 0
    games = 600
    for seed in range(games):
        state = fought(attack, defence).state.redeal(1, seed)
        value = {"artillery": 3, "cavalry": 2, "infantry": 1}
        while state.stack and type(state.stack[-1]).__name__ in ("BattleMove", "Fire"):
            seat = state.deciders()[0]
            names = [GAME.vocabulary.name(action) for action in state.legal(seat)]
            victims = sorted(
                (name for name in names if name.startswith("hit")), key=lambda name: -value[name.rpartition("_")[2]]
            )
            state.apply(seat, GAME.vocabulary.parse(victims[0] if victims else "stand"))
            table_now = GAME.describe(state)["table"]
            if table_now["battle"] is None or table_now["battle"]["step"] >= 6:
                break
        battle = GAME.describe(state)["table"]["battle"]
        pieces = GAME.describe(state)["table"]["pieces"].get("hanover", {})
        winner = ("britain" if battle["side"] == 0 else "france") if battle else next(iter(pieces))
        won += winner == "britain"
    assert abs(won / games - float(told["win"])) < 0.06


def test_the_odds_of_a_landing() -> None:
    t = table(picardy="france 2I").do("p1", "embark picardy", "sail cornwall", "load france_infantry")
    assert odds(t, "p1", "cast_off")["landing"] == [
        {"lost": 0, "p": pytest.approx(2 / 3)},
        {"lost": 1, "p": pytest.approx(1 / 3)},
    ]


def test_there_are_no_odds_where_nothing_is_rolled() -> None:
    t = table(holland="france 1I")
    assert GAME.odds(t.state, 0, GAME.vocabulary.parse("march holland>hanover")) is None
    assert GAME.odds(t.state, 0, act(0)) is None
    assert counts("2I 1L") == [2, 0, 0, 1]
