"""The computer's staff: fire, squares, reserves, shelter, objectives."""

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.evaluate import in_reserve
from grognard.games.wellingtons_victory.ground import OBJECTIVES
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import BRIGADE_OF, BRIGADE_UNITS, PIECES
from grognard.players import find_player

from .helpers import at, blank, dice, leader, names, piece, put, run, terrain


def test_the_staff_fires_and_forms_square() -> None:
    s = blank()
    put(s, at("S2"), "fr-7hu f0 charging")
    put(s, at(), "aa-30-2 column f3")
    leader(s, "aa-wellington", at())
    dice(s, 1)
    run(s, 3)
    staff = find_player("greedy")
    for _ in range(2):
        s.apply(1, staff.choose(s, 1, 1))
    assert s.form[piece("aa-30-2")] == 4
    s = blank()
    put(s, at("S"), "fr-54l-1 column f0")
    put(s, at(), "aa-30-2 column f3")
    dice(s, 1, 1, 1)
    run(s, 7)
    assert "fire fr-54l-1" in names(s)
    assert GAME.vocabulary.name(staff.choose(s, 0, 1)) == "fire fr-54l-1"


def moved_by_the_staff(s: Battle, seat: int) -> list[str]:
    """The units that the staff moves in a Movement Phase."""
    staff, found = find_player("greedy"), []
    phase = s.phase
    while s.stack and s.phase == phase:
        decider = s.stack[-1].seat
        action = staff.choose(s, decider, 1)
        name = GAME.vocabulary.name(action)
        if name.startswith("move ") and decider == seat:
            found.append(name[5:])
        s.apply(decider, action)
    return found


def test_the_staff_keeps_a_reserve() -> None:
    s = blank(turn=12)
    for i, path in enumerate(["S5", "S5 SE", "S5 SW", "S5 NE"]):
        put(s, at(path), f"fr-54l-{i + 1} column f0" if i < 2 else f"fr-55l-{i - 1} column f0")
    put(s, at(), "aa-30-2 column f3")
    leader(s, "fr-napoleon", at("S5"))
    last = [u for u in BRIGADE_UNITS[BRIGADE_OF[piece("fr-54l-1")]] if s.where[u] >= 0][-1]
    assert in_reserve(s, last)
    moved = moved_by_the_staff(run(s, 11), 0)
    assert moved
    assert PIECES[last] not in moved
    s.turn = s.rules.end_turn
    assert not in_reserve(s, last)  # at the end all go in


def test_the_staff_takes_shelter_and_defends_what_counts() -> None:
    s = blank()
    put(s, at(), "aa-30-2 column f3")
    leader(s, "aa-wellington", at())
    put(s, at("S6"), "fr-b-1-I f0")
    with terrain(COVER={at("S"): 1}):
        moved = moved_by_the_staff(run(s, 4), 1)
        assert moved == ["aa-30-2"]
        assert s.where[piece("aa-30-2")] == at("S")
    s = blank("hougoumont")
    put(s, at("N2", OBJECTIVES[0]), "aa-30-2 column f3")
    leader(s, "aa-wellington", at("N2", OBJECTIVES[0]))
    put(s, at("S9", OBJECTIVES[0]), "fr-54l-1 column f0")
    assert moved_by_the_staff(run(s, 4), 1) == ["aa-30-2"]


def test_the_staff_plays_a_turn_of_hougoumont() -> None:
    s = GAME.new({"scenario": "hougoumont"}, 2)
    assert isinstance(s, Battle)
    staff = find_player("greedy")
    made = 0
    while s.stack and s.turn == 11:
        seat = s.stack[-1].seat
        s.apply(seat, staff.choose(s, seat, made))
        made += 1
        assert made < 3000
