"""Ways to play, options and the two-game match (N13-SCN, N13-OPT, N13-VIC-05 to -11)."""

import pytest

from grognard.games.nations_1813 import GAME
from grognard.games.nations_1813.state import Rules
from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.errors import BadInput
from tests.games.nations_1813.helpers import Table, ending

EVERY = "north south east west centre"


@pytest.mark.clause("N13-SCN-01", "N13-SCN-02", "N13-SCN-03", "N13-SCN-04", "N13-OPT-01", "N13-OPT-02")
@pytest.mark.parametrize(
    ("scenario", "ruleset", "match"),
    [
        ("basic", "basic", "single"),
        ("advanced", "advanced", "single"),
        ("basic_match", "basic", "two_games"),
        ("advanced_match", "advanced", "two_games"),
    ],
)
def test_four_ways_to_play(scenario: str, ruleset: str, match: str) -> None:
    for given in ({"scenario": scenario}, {"ruleset": ruleset, "match": match}):
        options = GAME.resolve(given)
        assert (options["scenario"], options["ruleset"], options["match"]) == (scenario, ruleset, match)
        rules = Rules(options)
        assert (rules.advanced, rules.two_games) == (ruleset == "advanced", match == "two_games")


def test_the_defaults_are_those_of_the_rules() -> None:
    assert GAME.resolve({}) == {
        "scenario": "basic",
        "sides": "random",
        "ruleset": "basic",
        "match": "single",
        "army_date": "passed",
        "end_condition": "passed",
        "support_rule": "shared_enemy",
        "allied_fights_once": True,
        "idle_turn": True,
        "display_refresh": True,
        "stall_guard": True,
        "scout_in_army_play_costs_action": False,
        "terrain_in_battle": False,
        "marmont_markers": 3,
        "date_gap": "9",
        "tie": "allied_win",
    }


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"idle_turn": False, "stall_guard": False}, "options-exclude"),
        ({"terrain_in_battle": True}, "options-exclude"),
        ({"scenario": "basic", "ruleset": "advanced"}, "option-choice"),
        ({"ruleset": "hard"}, "option-choice"),
        ({"date_gap": 11}, "option-choice"),
        ({"date_gap": True}, "option-choice"),
        ({"marmont_markers": 4}, "option-range"),
        ({"players": 3}, "unknown-option"),
    ],
)
def test_what_does_not_go_is_refused(given: dict[str, object], code: str) -> None:
    with pytest.raises(BadInput) as problem:
        GAME.resolve(given)
    assert problem.value.code == code


@pytest.mark.clause("N13-OPT-04", "N13-ARM-05")
def test_a_dated_card_may_be_playable_on_its_date() -> None:
    for reached, clause in (("passed", "N13-ARM-05"), ("reached", "N13-ARM-10")):
        t = ending(turn="allied", time=10, revealed="north", options={"army_date": reached})
        assert t.bar("p1", "army ney") == clause  # no Scout for him in either case
    t = ending(turn="allied", time=9, options={"army_date": "reached"})
    assert t.bar("p1", "army ney") == "N13-ARM-05"


# --- the match -------------------------------------------------------------------------------------------------------


def first_game(**situation: object) -> Table:
    """The end of the first game of a match."""
    given = {"scenario": "basic_match", **situation.pop("options", {})}  # type: ignore[dict-item]
    return ending(**{"time": 47, "battles": 2, "revealed": EVERY, "options": given, **situation})


@pytest.mark.clause("N13-VIC-05", "N13-VIC-11", "N13-SCN-03")
def test_a_second_game_is_played_with_sides_swapped_and_a_fresh_set_up() -> None:
    t = first_game(tiles={"ney": "leipzig"}, score={"french": 6, "allied": 9}, french="time scout")
    assert "won p2 allied" in t.heard()
    assert (t.frame, t.awaited) == ("SecondCards", ["p2"])
    assert (t["french"], t["number"], t["earlier"]) == ("p2", 2, {"french": 9, "allied": 33})
    assert (t["score"], t["time"], t["areas"], t["hands"]) == (
        {"french": 0, "allied": 0},
        0,
        {},
        {"french": [], "allied": []},
    )
    assert len(t["unplayed"]) == 19
    assert t["revealed"] == []
    t.do("p2", "district north", "district south")
    t.do("p2", t.legal("p2")[0])
    t.do("p2", t.legal("p2")[0])
    assert t.awaited == ["p2"]  # Napoléon begins both games
    assert len(t["deck"]) == 28
    assert t.see("p1")["supply"] == 6


def second_game(french: int, score: int, **options: object) -> Table:
    """The end of the second game, in which p2 led the French; p1 made `french` points with them before."""
    return ending(
        turn="french",
        time=47,
        battles=2,
        revealed=EVERY,
        number=2,
        earlier={"french": french, "allied": 30},
        score={"french": score, "allied": 0},
        options={"scenario": "basic_match", "sides": "seat_1_allied", **options},
        inner=[{"frame": "Actions", "seat": "p2"}],
        french_seat="p2",
    )


@pytest.mark.clause("N13-VIC-06", "N13-VIC-07", "N13-VIC-11")
@pytest.mark.parametrize(
    ("first", "second", "scores"), [(20, 19, [1.0, 0.0]), (19, 20, [0.0, 1.0]), (20, 20, [0.5, 0.5])]
)
def test_the_higher_french_score_wins_and_a_tie_nobody(first: int, second: int, scores: list[float]) -> None:
    t = second_game(first, second)
    assert t.frame == ""
    assert t.state.scores() == scores
    told = t.heard()[-1]
    if first == second:
        assert told == "match-drawn 20"
    else:
        assert told == f"match-won {'p1' if first > second else 'p2'} 20 19"


@pytest.mark.clause("N13-VIC-11")
def test_who_won_either_game_does_not_matter() -> None:
    t = second_game(10, 9)  # p2 loses both games as the French, p1 lost the first one too
    assert t["winner"] == "allied"
    assert t.state.scores() == [1.0, 0.0]


@pytest.mark.clause("N13-VIC-05", "N13-VIC-07", "N13-SCN-03", "N13-SCN-04")
@pytest.mark.parametrize("scenario", ["basic_match", "advanced_match"])
def test_a_whole_match(scenario: str) -> None:
    state = GAME.new({"scenario": scenario}, 4)
    word = seed_word(4)
    french = set()
    while state.stack:
        french.add(GAME.describe(state)["table"]["french"])
        seat = state.deciders()[0]
        actions = state.legal(seat)
        word = next_word(word)
        state.apply(seat, actions[word_below(word, len(actions))])
    assert french == {"p1", "p2"}
    told = GAME.describe(state)["table"]
    assert told["number"] == 2
    first, second = told["earlier"]["french"], told["score"]["french"]
    best = [0.5, 0.5]
    if first != second:
        winner = told["french"] if second > first else {"p1": "p2", "p2": "p1"}[told["french"]]
        best = [1.0, 0.0] if winner == "p1" else [0.0, 1.0]
    assert state.scores() == best


@pytest.mark.clause("N13-OPT-14")
@pytest.mark.parametrize("gap", ["6", "12"])
def test_the_gap_sets_the_length_of_the_game(gap: str) -> None:
    last = {"6": 31, "12": 61}[gap]
    for time, over in ((last, False), (last + 1, True)):
        t = ending(time=time, battles=2, revealed=EVERY, options={"date_gap": gap})
        assert (t.frame == "") == over
