"""Options: what players agree on before the game, with types, bounds and defaults that may depend on one another.

Options are resolved in their declared order; a default, a list of values, a bound, or whether there is anything to choose
may be a function of those before. A form asks first for those without a subject and shows the others by subject.
"""

from collections.abc import Callable, Mapping

from grognard.kernel.errors import BadInput, nearest

Value = bool | int | str
Options = dict[str, Value]

FLAG = "flag"
WHOLE = "number"
CHOICE = "choice"

_TRUE = ("on", "true", "yes", "oui", "1")
_FALSE = ("off", "false", "no", "non", "0")


class Option:
    """One thing to agree on. Its name and a sentence of help stand in the game's language files (`option-<id>`)."""

    def __init__(
        self,
        id: str,
        kind: str,
        default: Value | Callable[[Options], Value],
        values: list[str] | Callable[[Options], list[str]] | None = None,
        low: int = 0,
        high: int = 0,
        most: Callable[[Options], int] | None = None,
        subject: str = "",
        applies: Callable[[Options], bool] | None = None,
        every: list[str] | None = None,
    ) -> None:
        self.id = id
        self.kind = kind
        self.default = default
        self.values = values
        self.low = low
        self.high = high
        self.most = most  # the upper bound where it depends on earlier options
        self.subject = subject  # what it is about (`subject-<id>` in the game's language files); "" is asked first
        self.applies = applies  # whether it can have an effect, given the options before it
        self.every = (
            every or []
        )  # all values, where those on offer depend on earlier options: `<value>.needs` says on what

    def default_for(self, options: Options) -> Value:
        return self.default(options) if callable(self.default) else self.default

    def values_for(self, options: Options) -> list[str]:
        if self.values is None:
            return []
        return self.values(options) if callable(self.values) else self.values

    def high_for(self, options: Options) -> int:
        return self.high if self.most is None else self.most(options)

    def open_to(self, options: Options) -> bool:
        """Whether there is something to choose that has an effect, given the options before it."""
        if self.applies is not None and not self.applies(options):
            return False
        if self.kind == CHOICE:
            return len(self.values_for(options)) > 1
        return self.kind == FLAG or self.low < self.high_for(options)

    def absent(self, options: Options) -> list[str]:
        """The values that are not on offer with the options before it."""
        offered = self.values_for(options)
        return [value for value in self.every if value not in offered]

    def read(self, given: object, options: Options) -> Value:
        """The value that was given, checked; text is read as people type it (`on`, `4`, `capitals`)."""
        if self.kind == FLAG:
            if isinstance(given, bool):
                return given
            if isinstance(given, str) and given.lower() in _TRUE + _FALSE:
                return given.lower() in _TRUE
            raise BadInput("option-flag", option=self.id, value=given)
        if self.kind == WHOLE:
            number = _whole(given)
            high = self.high_for(options)
            if number is None:
                raise BadInput("option-number", option=self.id, value=given)
            if not self.low <= number <= high:
                raise BadInput("option-range", option=self.id, value=number, low=self.low, high=high)
            return number
        values = self.values_for(options)
        if not isinstance(given, str) or given not in values:
            close = nearest(str(given), values)
            raise BadInput("option-choice", option=self.id, value=given, known=", ".join(values), nearest=close)
        return given


class Preset:
    """Options that go well together, by one name (`preset-<id>` in the game's language files, with a sentence of help), and
    the level of the computer players that suits them; "" leaves it to the house."""

    def __init__(self, id: str, options: Options, level: str = "") -> None:
        self.id = id
        self.options = options
        self.level = level


def _whole(given: object) -> int | None:
    if isinstance(given, int) and not isinstance(given, bool):
        return given
    if isinstance(given, str) and given.isascii() and given.removeprefix("-").isdecimal() and len(given) < 19:
        return int(given)
    return None


def resolve(declared: list[Option], given: Mapping[str, object]) -> Options:
    """All options with a value each: the one given, checked, or the default; unknown names are refused."""
    known = [option.id for option in declared]
    for name in given:
        if name not in known:
            raise BadInput("unknown-option", word=name, nearest=nearest(name, known), known=", ".join(known))
    options: Options = {}
    for option in declared:
        if option.id in given:
            options[option.id] = option.read(given[option.id], options)
        else:
            options[option.id] = option.default_for(options)
    return options
