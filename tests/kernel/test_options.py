"""Options: types, bounds, values and defaults that depend on those before, and clear refusals."""

import pytest

from grognard.kernel.errors import BadInput
from grognard.kernel.options import CHOICE, FLAG, WHOLE, Option, Options, Value, resolve
from grognard.kernel.registry import find_game, game_ids
from grognard.testing import settings
from tests.conformance.toy import GAME


def _armies(options: Options) -> list[str]:
    return ["french", "prussian"] if options["players"] == 2 else ["french", "prussian", "russian"]


DECLARED = [
    Option("players", WHOLE, 3, low=2, high=5),
    Option("winter", FLAG, lambda options: options["players"] == 5),
    Option("army", CHOICE, lambda options: "french" if options["winter"] else "prussian", values=_armies),
    Option(
        "leader", WHOLE, lambda options: options["players"], low=1, high=5, most=lambda options: int(options["players"])
    ),
]


def refused(given: dict[str, object]) -> BadInput:
    with pytest.raises(BadInput) as problem:
        resolve(DECLARED, given)
    return problem.value


def test_nothing_given_gives_the_defaults() -> None:
    assert resolve(DECLARED, {}) == {"players": 3, "winter": False, "army": "prussian", "leader": 3}


def test_defaults_follow_from_what_is_given_before() -> None:
    assert resolve(DECLARED, {"players": 5}) == {"players": 5, "winter": True, "army": "french", "leader": 5}
    assert resolve(DECLARED, {"winter": True})["army"] == "french"


def test_the_order_is_the_declared_one_whatever_is_given_first() -> None:
    given: dict[str, object] = {"leader": 4, "army": "russian", "players": 4}
    assert list(resolve(DECLARED, given)) == ["players", "winter", "army", "leader"]
    assert given == {"leader": 4, "army": "russian", "players": 4}


@pytest.mark.parametrize("text", ["on", "true", "yes", "oui", "1", "ON", "Oui"])
def test_a_flag_is_set_as_people_type_it(text: str) -> None:
    assert resolve(DECLARED, {"winter": text})["winter"] is True


@pytest.mark.parametrize("text", ["off", "false", "no", "non", "0", "NON"])
def test_a_flag_is_cleared_as_people_type_it(text: str) -> None:
    assert resolve(DECLARED, {"players": 5, "winter": text})["winter"] is False


@pytest.mark.parametrize("value", ["", "maybe", 1, 0, None, 1.0])
def test_what_is_no_flag_is_refused(value: object) -> None:
    problem = refused({"winter": value})
    assert problem.code == "option-flag"
    assert problem.details == {"option": "winter", "value": value}


@pytest.mark.parametrize(("value", "number"), [(2, 2), (5, 5), ("4", 4)])
def test_a_number_may_be_text(value: object, number: int) -> None:
    assert resolve(DECLARED, {"players": value})["players"] == number


@pytest.mark.parametrize("value", ["", "four", "4.0", 4.0, True, None, "٤", "+4", "4" * 5000, [4]])
def test_what_is_no_number_is_refused(value: object) -> None:
    problem = refused({"players": value})
    assert problem.code == "option-number"
    assert problem.details["option"] == "players"


@pytest.mark.parametrize("value", [1, 6, "-3", 10**18])
def test_a_number_out_of_bounds_is_refused_with_the_bounds(value: object) -> None:
    problem = refused({"players": value})
    assert problem.code == "option-range"
    assert (problem.details["low"], problem.details["high"]) == (2, 5)


def test_a_bound_may_depend_on_what_is_given_before() -> None:
    assert resolve(DECLARED, {"players": 4, "leader": 4})["leader"] == 4
    problem = refused({"players": 3, "leader": 4})
    assert problem.code == "option-range"
    assert problem.details["high"] == 3


def test_the_values_of_a_choice_may_depend_on_what_is_given_before() -> None:
    assert resolve(DECLARED, {"players": 3, "army": "russian"})["army"] == "russian"
    problem = refused({"players": 2, "army": "russian"})
    assert problem.code == "option-choice"
    assert problem.details["known"] == "french, prussian"


def test_a_misspelt_choice_is_refused_with_the_nearest() -> None:
    problem = refused({"army": "prusian"})
    assert problem.code == "option-choice"
    assert problem.details["nearest"] == "prussian"


@pytest.mark.parametrize("value", [None, 1, True, ["french"], "FRENCH"])
def test_what_is_no_choice_is_refused(value: object) -> None:
    assert refused({"army": value}).code == "option-choice"


def test_an_unknown_option_is_refused_with_the_nearest() -> None:
    problem = refused({"player": 3})
    assert problem.code == "unknown-option"
    assert problem.details["nearest"] == "players"
    assert problem.details["known"] == "players, winter, army, leader"


def test_a_game_refuses_options_that_exclude_each_other() -> None:
    with pytest.raises(BadInput) as problem:
        GAME.resolve({"scenario": "siege", "open_stakes": True})
    assert problem.value.code == "options-exclude"


@pytest.mark.parametrize("game", game_ids())
def test_the_defaults_of_a_game_are_values_that_could_be_given(game: str) -> None:
    found = find_game(game)
    defaults: Options = found.resolve({})
    again: dict[str, Value] = found.resolve(defaults)
    assert again == defaults
    assert found.resolve({name: str(value) for name, value in defaults.items()}) == defaults


@pytest.mark.parametrize("game", game_ids())
def test_scenario_and_seats_come_first(game: str) -> None:
    found = find_game(game)
    assert "scenario" in [option.id for option in found.options[:2]]
    first = {option.id for option in found.options[:2]}
    others = [setting for setting in settings(found) if not first & setting.keys()]
    assert others
    for setting in others:
        assert found.seats(found.resolve(setting)) == found.seats(found.resolve({}))
