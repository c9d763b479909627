"""The computer's staff: fire, squares, reserves, shelter, objectives."""

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.evaluate import field_of_fire, in_reserve
from grognard.games.wellingtons_victory.ground import HEX_NUMBER, OBJECTIVES, distance
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import BRIGADE_OF, BRIGADE_UNITS, PIECES
from grognard.games.wellingtons_victory.verbs import LIMBERED, UNLIMBERED
from grognard.players import find_player

from .helpers import at, blank, dice, do, frame, leader, names, piece, put, run, terrain


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


def played_by_the_staff(s: Battle) -> None:
    """The staff of both sides plays the phase to its end."""
    moved_by_the_staff(s, 0)


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


def test_those_who_stand_are_needed_at_the_objective_first() -> None:
    """The staff moves nobody; but who asks what comes next hears of the nearest, and of steps to the farm."""
    farm = OBJECTIVES[0]
    s = blank("hougoumont")
    put(s, farm, "aa-30-2 column f3")
    put(s, at("N3", farm), "aa-73-2 column f3")
    put(s, at("N5", farm), "aa-69-2 column f3")
    leader(s, "aa-wellington", at("N3", farm))
    leader(s, "aa-orange", at("N5", farm))
    put(s, at("S9", farm), "fr-54l-1 column f0")
    run(s, 4)

    def judged() -> dict[str, float]:
        actions = s.legal(1)
        return dict(zip(names(s), GAME.judge(s, 1, actions), strict=True))

    move = judged()
    assert move["end_phase"] > move["move aa-73-2"] > move["move aa-69-2"]
    do(s, "move aa-73-2")
    step = {name: value for name, value in judged().items() if name.startswith("march ") and value < 0.0}
    nearest = min(step, key=lambda name: distance(HEX_NUMBER[name[6:]], farm))
    assert step[nearest] == max(step.values())


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


def test_guns_without_a_field_of_fire_are_brought_up() -> None:
    s = blank()
    put(s, at("S12"), "fr-b-1-I f0")
    leader(s, "fr-napoleon", at("S12"))
    put(s, at(), "aa-30-2 column f3")
    battery = piece("fr-b-1-I")
    played_by_the_staff(run(s, 10))
    assert s.form[battery] == LIMBERED
    for _ in range(4):
        if s.form[battery] == LIMBERED:
            s.shift(piece("fr-napoleon"), s.where[battery])  # in command
            played_by_the_staff(run(s, 11))
    assert s.form[battery] == UNLIMBERED
    assert field_of_fire(s, battery, s.where[battery], s.facing[battery])
    kept = s.where[battery]
    played_by_the_staff(run(s, 10))
    assert s.form[battery] == UNLIMBERED, "who has a target stays"
    assert s.where[battery] == kept


def test_cavalry_charges_the_shaken_and_not_squares() -> None:
    for spec, chosen in (
        ("aa-69-2 disordered s3", "prepare"),
        ("aa-69-2 square s2", "end_phase"),
        ("aa-69-2 column s2", "prepare"),
    ):
        s = blank()
        put(s, at("S4"), "fr-7hu f0")
        leader(s, "fr-napoleon", at("S4"))
        put(s, at(), spec)
        run(s, 1)
        while frame(s) == "Activation":
            do(s, "end_phase")
        assert frame(s) == "Charges"
        name = GAME.vocabulary.name(find_player("greedy").choose(s, 0, 1))
        assert name.split(" ")[0] == chosen


def test_cavalry_comes_up_and_waits_out_of_range() -> None:
    s = blank()
    put(s, at("S9"), "fr-7hu f0")
    leader(s, "fr-napoleon", at("S9"))
    put(s, at(), "aa-30-2 column f3")
    assert moved_by_the_staff(run(s, 11), 0)[0] == "fr-7hu"
    assert distance(s.where[piece("fr-7hu")], at()) == 4
