"""What to play: option sets that between them try everything a game offers."""

from collections.abc import Iterator, Mapping

from grognard.kernel.contract import Game
from grognard.kernel.errors import BadInput
from grognard.kernel.options import FLAG, WHOLE, Option, Options, Value
from grognard.testing.luck import Luck

BASE = 2  # the first two options are the scenario and whatever fixes the seats


def settings(game: Game, pairs: int = 16) -> list[dict[str, Value]]:
    """Every scenario with every number of seats; then each other option by itself at each value that is not its default
    (of a number: the lowest, the highest and a middle one); then so many pairs of such values, spread over all scenarios.

    Always the same ones in the same order. Values that exclude each other (`Game.check`) are left out."""
    bases = list(_bases(game, {}))
    singles: list[dict[str, Value]] = [{option: value} for option, value in _choices(game, {})]
    found = bases + [single for single in singles if _allowed(game, single)]
    wanted = len(found) + pairs
    luck = Luck(wanted)
    for attempt in range(pairs * 8):
        base = bases[attempt % len(bases)]
        choices = _choices(game, base)
        if not choices or len(found) == wanted:
            continue
        one, two = luck.choose(choices), luck.choose(choices)
        pair = {**base, one[0]: one[1], two[0]: two[1]}
        if one[0] != two[0] and pair not in found and _allowed(game, pair):
            found.append(pair)
    return found


def named(setting: Mapping[str, Value]) -> str:
    """An option set as a test's name: `players=3,scenario=capitals`."""
    return ",".join(f"{option}={str(value).lower()}" for option, value in setting.items()) or "defaults"


def _bases(game: Game, chosen: dict[str, Value]) -> Iterator[dict[str, Value]]:
    """Every way to fill in the first options."""
    if len(chosen) == min(BASE, len(game.options)):
        if _allowed(game, chosen):
            yield chosen
        return
    option = game.options[len(chosen)]
    if option.kind == WHOLE:
        tried: list[Value] = [*range(option.low, option.high_for(chosen) + 1)]
    else:
        tried = values(option, chosen)
    for value in tried:
        yield from _bases(game, {**chosen, option.id: value})


def _choices(game: Game, base: dict[str, Value]) -> list[tuple[str, Value]]:
    """The other options of such a game, each with every value to try that is not the default there."""
    options = game.resolve(base)
    return [
        (option.id, value)
        for option in game.options[BASE:]
        for value in values(option, options)
        if value != options[option.id]
    ]


def values(option: Option, options: Options) -> list[Value]:
    """The values of an option to try: all of a few, of a number the lowest, the highest and a middle one."""
    if option.kind == FLAG:
        return [False, True]
    if option.kind == WHOLE:
        low, high = option.low, option.high_for(options)
        return list(dict.fromkeys([low, (low + high) // 2, high]))
    return [*option.values_for(options)]


def _allowed(game: Game, setting: dict[str, Value]) -> bool:
    try:
        game.resolve(setting)
    except BadInput:
        return False
    return True
