"""Balance: the curve and its intervals are right, the games are played where they tell most, and everything follows from
the seed."""

import json
import math
import random
from pathlib import Path

import pytest

from grognard.cli import main
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.options import Options
from grognard.kernel.registry import find_game, game_ids
from grognard.lab import balance as room
from grognard.lab.balance import Balance, Curve, Outcome, Weighing, fit, outcomes, prepare, start
from grognard.lab.simulate import Row
from grognard.words import LANGUAGES, Words

QUICK = {"scenario": "initiation"}
CAMPAIGN = "napoleon_1815"
NATIONS = "nations_1813"


def truth(value: int, even: float, slope: float) -> float:
    return 1 / (1 + math.exp(-slope * (value - even)))


# --- the curve -------------------------------------------------------------------------------------------------------


def test_the_curve_through_exact_shares() -> None:
    counts = {value: (100_000 * truth(value, 8.3, 0.5), 100_000) for value in range(1, 20)}
    curve = fit(counts, 1, 19)
    assert curve.even == pytest.approx(8.3, abs=0.01)
    assert curve.slope == pytest.approx(0.5, abs=0.01)
    assert curve.share(8.3) == pytest.approx(0.5, abs=0.001)
    interval = curve.interval()
    assert interval
    assert interval[0] < 8.3 < interval[1]
    assert interval[1] - interval[0] < 0.1


def test_the_errors_are_those_of_the_likelihood() -> None:
    """Two values, so that the curve goes through both shares and the errors are those of two binomials."""
    counts = {0: (300.0, 1000), 10: (800.0, 1000)}
    curve = fit(counts, 0, 10)
    logits = [math.log(3 / 7), math.log(4)]
    variances = [1 / 210, 1 / 160]
    assert curve.height == pytest.approx(logits[0], abs=0.01)
    assert curve.slope == pytest.approx((logits[1] - logits[0]) / 10, abs=0.002)
    assert curve.error(0) ** 2 == pytest.approx(variances[0], rel=0.02)
    assert curve.error(10) ** 2 == pytest.approx(variances[1], rel=0.02)
    assert curve.slope2 == pytest.approx(sum(variances) / 100, rel=0.02)


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    luck, met, tries = random.Random(1815), 0, 300
    for _ in range(tries):
        counts = {
            value: (float(sum(luck.random() < truth(value, 7.2, 0.4) for _ in range(40))), 40)
            for value in (3, 5, 9, 11)
        }
        interval = fit(counts, 1, 19).interval()
        met += interval is None or interval[0] <= 7.2 <= interval[1]
    assert 0.92 < met / tries < 0.985


def test_no_bounds_where_the_value_does_not_matter() -> None:
    curve = fit(dict.fromkeys(range(1, 20), (5.0, 10)), 1, 19)
    assert curve.interval() is None


def test_the_curve_stays_finite() -> None:
    for counts in ({}, {1: (0.0, 50), 19: (50.0, 50)}, {1: (50.0, 50), 19: (50.0, 50)}):
        curve = fit(counts, 1, 19)
        assert all(map(math.isfinite, (curve.height, curve.slope, curve.height2, curve.slope2, curve.both)))
    swept = fit({1: (0.0, 50), 19: (50.0, 50)}, 1, 19)
    assert swept.even == pytest.approx(10.0, abs=1e-6)


def test_a_range_of_one_value() -> None:
    assert math.isfinite(fit({3: (2.0, 5)}, 3, 3).share(3))


# --- where games are played ------------------------------------------------------------------------------------------


def weighed(counts: dict[int, tuple[float, int]]) -> Weighing:
    weighing = Weighing(prepare(CAMPAIGN, QUICK, None, ["greedy"], 100, 1))
    weighing.counts = counts
    return weighing


def test_first_over_the_whole_range_and_then_around_the_even_value() -> None:
    assert weighed({}).plan() == [1, 4, 5, 7, 10, 13, 16, 19]
    below, above, present = weighed({value: (100 * truth(value, 8.0, 0.5), 100) for value in range(1, 20)}).plan()
    assert (below, above, present) == (5, 11, 5)
    assert weighed({value: (90.0 - value, 100) for value in range(1, 20)}).plan() == [1, 4, 5, 7, 10, 13, 16, 19]
    steep = weighed({value: (100 * truth(value, 40.0, 0.5), 100) for value in range(1, 20)}).plan()
    assert steep[:2] == [18, 19]


def test_the_even_value_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """With games whose chance is known, at any number of seats."""
    luck = random.Random(7)

    def play(balance: Balance, trial: room.Trial) -> Outcome:
        won = float(luck.random() < truth(trial.value, 12.5, 0.6))
        return Outcome(trial.value, won, Row(trial.number, 0, [], 1, True, None, None))

    monkeypatch.setattr(room, "play", play)
    balance = prepare(CAMPAIGN, QUICK, None, ["greedy"], 600, 1)
    weighing = Weighing(balance)
    for outcome in outcomes(balance, 1):
        weighing.add(outcome)
    told = weighing.summary(1.0)
    assert told["played"] == 600
    low, high = told["interval"]
    assert low < 12.5 < high
    assert high - low < 1.5
    assert abs(told["even"] - 12.5) < 0.6
    assert told["present"]["games"] > 130
    assert sum(row["games"] for row in told["values"]) == 600


def test_a_series_follows_from_its_seed_whatever_the_number_of_processes() -> None:
    balance = prepare(CAMPAIGN, QUICK, None, ["greedy", "random"], 16, 3)
    alone, two = list(outcomes(balance, 1)), list(outcomes(balance, 2))
    assert alone == two
    for value in {outcome.value for outcome in alone}:  # at each value the players change places
        seats = [outcome.row.seats for outcome in alone if outcome.value == value]
        assert seats == [["greedy", "random"] if i % 2 == 0 else ["random", "greedy"] for i in range(len(seats))]


# --- what games declare ----------------------------------------------------------------------------------------------


def declared() -> list[tuple[Game, Options, str]]:
    found = []
    for game in map(find_game, game_ids()):
        for scenario in game.options[0].values_for({}):
            options = game.resolve({"scenario": scenario})
            found += [(game, options, one.id) for one in game.handicaps(options)]
    return found


def test_the_two_reconstructed_games_can_be_turned() -> None:
    assert {(game.id, options["scenario"]) for game, options, _ in declared()} == {
        *((CAMPAIGN, scenario) for scenario in ("campagne_de_belgique", "seize_juin", "dix_huit_juin", "initiation")),
        *((NATIONS, scenario) for scenario in ("basic", "advanced")),
    }


@pytest.mark.parametrize(("game", "options", "name"), declared(), ids=lambda told: getattr(told, "id", None))
def test_a_value_is_set_and_nothing_else(game: Game, options: Options, name: str) -> None:
    [handicap] = [one for one in game.handicaps(options) if one.id == name]
    assert handicap.low <= handicap.present <= handicap.high
    for lang in LANGUAGES:
        assert Words(lang, game).has(handicap.words)
    balance = prepare(game.id, options, name, ["random"], 10, 1)
    present = game.describe(start(balance, handicap.present, 5))
    assert present == game.describe(game.new(options, 5))
    for value in (handicap.low, handicap.high):
        state = start(balance, value, 5)
        told = game.describe(state)
        assert told != present
        game.set_handicap(told, name, handicap.present)
        assert told == present
        assert game.helped(state, name)


def test_who_is_helped() -> None:
    game = find_game(CAMPAIGN)
    three = prepare(CAMPAIGN, {"players": 3}, None, ["random"], 10, 1)
    assert len(three.series.players) == 3
    state = start(three, 19, 1)
    assert state.game.helped(state, "start_vp") == [1, 2]
    assert game.describe(state)["table"]["vp"] == 19
    nations = find_game(NATIONS)
    for sides, seat in (("seat_1_french", 0), ("seat_1_allied", 1)):
        lead = prepare(NATIONS, {"sides": sides}, None, ["random"], 10, 1)
        state = start(lead, 3, 1)
        assert nations.helped(state, "french_lead") == [seat]
        assert nations.describe(state)["table"]["score"] == {"french": 3, "allied": 0}
        assert nations.describe(start(lead, -4, 1))["table"]["score"] == {"french": 0, "allied": 4}


@pytest.mark.parametrize(
    ("scores", "helped", "part"),
    [
        ([1.0, 0.0], [1], 0.0),
        ([0.0, 1.0], [1], 1.0),
        ([0.5, 0.5], [1], 0.5),
        ([0.0, 1.0, 1.0], [1, 2], 1.0),
        ([0.5, 0.5, 0.5], [1, 2], 0.5),
        (None, [1, 2], 0.5),
    ],
)
def test_the_part_of_the_victory(scores: list[float] | None, helped: list[int], part: float) -> None:
    assert room._part(scores, helped) == part


# --- the command -----------------------------------------------------------------------------------------------------

COMMAND = ["balance", CAMPAIGN, "--scenario", "initiation", "--seed", "1", "--jobs", "1"]


def test_the_command_and_its_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert main([*COMMAND, "--games", "24", "--json", "--out", str(out)]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["played"], told["handicap"], told["players"]) == (24, "start_vp", ["greedy", "greedy"])
    assert told["present"]["value"] == 5
    assert json.loads((out / "balance.json").read_text()) == told
    assert json.loads((out / "series.json").read_text())["handicap"] == "start_vp"
    rows = [json.loads(line) for line in (out / "results.jsonl").read_text().splitlines()]
    assert [row["game"] for row in rows] == list(range(24))
    assert sum(row["part"] for row in rows) == sum(row["wins"] for row in told["values"])


def test_for_people_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*COMMAND, "--games", "40", "--lang", "fr"]) == 0
    french = capsys.readouterr().out
    assert "Équilibre à" in french
    assert "favorise le joueur coalisé" in french
    assert main([*COMMAND, "--games", "4", "--lang", "en"]) == 0
    english = capsys.readouterr().out
    assert "These games do not show where it is even" in english
    assert "At the present value, 5" in english


def test_an_even_value_beyond_the_range() -> None:
    from grognard.cli.balance import _verdict

    told = {"even": 24.26, "interval": [21.0, 30.04], "low": 1, "high": 19}
    assert _verdict(told, "x", Words("en")) == "Even at 24.3 (95 %: 21 – 30), beyond what can be set: 1 to 19."


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("balance", "GAME"),
        ("balance risk_napoleon", "no start value"),
        (f"balance {NATIONS} --scenario basic_match", "no start value"),
        (f"balance {CAMPAIGN} --handicap start", "start_vp"),
        (f"balance {CAMPAIGN} --players gredy", "greedy"),
        (f"balance {CAMPAIGN} --players greedy,greedy,greedy --option players=2", "2 seats"),
        (f"balance {CAMPAIGN} --games none", "none"),
        (f"balance {CAMPAIGN} --resume", "--resume"),
    ],
)
def test_refusals(line: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*line.split(), "--lang", "en"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert words in err


def test_no_name_is_wrong() -> None:
    with pytest.raises(BadInput, match="balance-handicap"):
        prepare(CAMPAIGN, {}, "strength", ["greedy"], 10, 1)
    assert Curve(0.0, 1.0, 0.1, 0.01, 0.0).even == 0.0
