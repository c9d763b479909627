"""A game in a nutshell, ready for JSON: what lists of games, forms and programs need before anybody plays."""

from typing import Any

from grognard.kernel import clauses
from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.options import CHOICE, FLAG, WHOLE, Option, Options


def summary(game: Game) -> dict[str, Any]:
    """Id, names, seats, scenarios, options, presets, number of clauses, rules version. Where bounds and values depend on the
    options that fix seats and scenario, all that can occur are told; a default is the one when nothing is given."""
    cases = _cases(game)
    seats = [len(game.seats(case)) for case in cases]
    defaults = game.resolve({})
    options = []
    for option in game.options:
        told: dict[str, Any] = {"id": option.id, "type": option.kind, "default": defaults[option.id]}
        if option.kind == CHOICE:
            told["values"] = list(dict.fromkeys(value for case in cases for value in option.values_for(case)))
        elif option.kind == WHOLE:
            told["low"], told["high"] = option.low, max(option.high_for(case) for case in cases)
        options.append(told)
    return {
        "id": game.id,
        "names": game.names,
        "seats": {"min": min(seats), "max": max(seats)},
        "scenarios": next((option["values"] for option in options if option["id"] == "scenario"), []),
        "options": options,
        "presets": [{"id": one.id, "options": one.options, "level": one.level} for one in game.presets],
        "clauses": clauses.count(game.package),
        "rules": game.version,
    }


def _cases(game: Game) -> list[Options]:
    """The options complete, for all values of the first two, which fix seats and scenario, that go together."""
    given: list[Options] = [{}]
    for option in game.options[:2]:
        given = [{**case, option.id: value} for case in given for value in _values(option, case)]
    found: list[Options] = []
    for case in given:
        try:
            found.append(game.resolve(case))
        except BadInput:
            continue
    return found


def _values(option: Option, case: Options) -> list[bool] | list[int] | list[str]:
    if option.kind == FLAG:
        return [False, True]
    if option.kind == WHOLE:
        return list(range(option.low, option.high_for(case) + 1))
    return option.values_for(case)
