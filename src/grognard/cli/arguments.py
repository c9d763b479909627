"""What can be written after `grognard`: its commands, their options, and how a command line is read.

Written by hand because every refusal and every line of help must come in two languages, with the nearest name beside a
misspelt one, and within the time that `grognard games` has; argparse and click tell their refusals in English only.
"""

from dataclasses import dataclass, field

from grognard.kernel.errors import BadInput, nearest


@dataclass(frozen=True)
class Option:
    """An option: `value` stands for its value in the help, none for a flag. Of `many` kind it may come several times and
    each time with several values."""

    name: str
    value: str = ""
    many: bool = False


@dataclass(frozen=True)
class Command:
    """A subcommand: the arguments it takes by place (in brackets those that may be left out, with … those that may be
    several) and its options."""

    name: str
    places: tuple[str, ...]
    options: tuple[Option, ...]

    @property
    def most(self) -> int:
        """How many arguments by place it takes at most."""
        return 1000 if any("…" in place for place in self.places) else len(self.places)


JSON = Option("--json")
LANG = Option("--lang", "fr|en")
HELP = Option("--help")
EVERYWHERE = (LANG, HELP)
_SCENARIO = Option("--scenario", "S")
_OPTION = Option("--option", "K=V", many=True)
_SEED = Option("--seed", "N")
_ENGINE = Option("--engine", "NAME=COMMAND", many=True)
_SERIES = (
    Option("--games", "N"),
    Option("--players", "A,B,…"),
    _ENGINE,
    _SCENARIO,
    _OPTION,
    _SEED,
    Option("--jobs", "J"),
    Option("--cluster", "tcp://HOST:PORT"),
    Option("--limit", "DECISIONS"),
    Option("--out", "DIR"),
    Option("--resume"),
    Option("--decisions"),
    JSON,
)
_DATA = Option("--data", "DIR")
_DATABASE = Option("--database", "URL")

COMMANDS = {
    command.name: command
    for command in (
        Command("games", (), (JSON,)),
        Command(
            "play",
            ("GAME",),
            (
                Option("--seat", "NAME=PLAYER", many=True),
                _ENGINE,
                _SCENARIO,
                _OPTION,
                _SEED,
                Option("--position", "FILE"),
                Option("--record", "FILE"),
                Option("--continue"),
                Option("--new"),
            ),
        ),
        Command("simulate", ("GAME",), _SERIES),
        Command("ladder", ("GAME",), _SERIES),
        Command("report", ("DIR",), (Option("--out", "FILE"), JSON)),
        Command(
            "balance",
            ("GAME",),
            (Option("--handicap", "NAME"), *(one for one in _SERIES if one.name not in ("--resume", "--decisions"))),
        ),
        Command("replay", ("FILE",), (Option("--verify"), JSON)),
        Command("position", ("GAME",), (Option("--from", "RECORD@N"), Option("--check", "FILE"), JSON)),
        Command(
            "rules", ("GAME", "[CLAUSE]"), (Option("--search", "WORDS", many=True), Option("--coverage"), JSON)
        ),
        Command("bench", ("[GAME …]",), (Option("--seconds", "S"), JSON)),
        Command(
            "serve",
            (),
            (
                Option("--host", "ADDRESS"),
                Option("--port", "N"),
                _DATA,
                _DATABASE,
                Option("--workers", "N"),
                _ENGINE,
                Option("--sync", "full|normal"),
                Option("--no-browser"),
            ),
        ),
        Command("backup", ("FILE",), (_DATA, _DATABASE)),
        Command("restore", ("FILE",), (_DATA, _DATABASE)),
    )
}  # fmt: skip


@dataclass
class Arguments:
    """A command line, read."""

    command: Command
    lang: str
    words: list[str] = field(default_factory=list)  # what stands by place
    given: dict[str, list[str]] = field(default_factory=dict)  # the values of each option that was given

    def has(self, option: str) -> bool:
        return option in self.given

    def text(self, option: str) -> str | None:
        values = self.given.get(option)
        return values[-1] if values else None

    def many(self, option: str) -> list[str]:
        return self.given.get(option, [])

    def number(self, option: str, low: int, high: int) -> int | None:
        """A whole number within these bounds."""
        text = self.text(option)
        if text is None:
            return None
        if not (text.isascii() and text.removeprefix("-").isdecimal() and len(text) < 20 and low <= int(text) <= high):
            raise BadInput("cli-number", option=option, value=text, low=str(low), high=str(high))
        return int(text)

    def pairs(self, option: str) -> dict[str, str]:
        """The values of an option that takes K=V."""
        found: dict[str, str] = {}
        for text in self.many(option):
            name, sign, value = text.partition("=")
            if not (name and sign and value):
                raise BadInput("cli-pair", option=option, word=text)
            if name in found:
                raise BadInput("cli-twice", option=f"{option} {name}")
            found[name] = value
        return found

    def engines(self) -> dict[str, str]:
        """The external players that --engine names, with their commands."""
        from grognard.players import check_engines

        found = self.pairs("--engine")
        check_engines(found)
        return found

    def game_options(self) -> dict[str, str]:
        """What --option and --scenario say of the game."""
        options = self.pairs("--option")
        scenario = self.text("--scenario")
        if scenario is not None:
            if "scenario" in options:
                raise BadInput("cli-twice", option="--scenario")
            options["scenario"] = scenario
        return options


def find_language(argv: list[str]) -> str:
    """The language that --lang asks for, wherever it stands, or else the locale's."""
    from grognard.words import language

    wanted = None
    for i, word in enumerate(argv):
        if word == "--":
            break
        if word == "--lang" and i + 1 < len(argv):
            wanted = argv[i + 1]
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
    return language(wanted)


def find_command(argv: list[str]) -> tuple[str, list[str]]:
    """The command's name and what follows it: '' where only help is wanted, or --version."""
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if word == "--lang":
            if not rest:
                raise BadInput("cli-value", option="--lang")
            rest.pop(0)
        elif word.startswith("--lang="):
            continue
        elif word in ("-h", "--help", "help"):
            known = [name for name in rest if name in COMMANDS]
            return (known[0], ["--help"]) if known else ("", [])
        elif word == "--version":
            return word, []
        elif word.startswith("-"):
            close = nearest(word, ["--lang", "--help", "--version"])
            raise BadInput("cli-unknown-flag", word=word, nearest=close)
        elif word not in COMMANDS:
            close = nearest(word, COMMANDS)
            raise BadInput("cli-unknown-command", word=word, nearest=close, known=", ".join(COMMANDS))
        else:
            return word, rest
    return "", []


def help_wanted(rest: list[str]) -> bool:
    """Whether --help stands among the options."""
    before = rest[: rest.index("--")] if "--" in rest else rest
    return "--help" in before or "-h" in before


def read(command: Command, argv: list[str], lang: str) -> Arguments:
    """What follows a command's name, read; what does not belong there is refused."""
    found = Arguments(command, lang)
    known = {option.name: option for option in (*command.options, *EVERYWHERE)}
    rest = list(argv)
    while rest:
        word = rest.pop(0)
        if word == "--":
            found.words += rest
            break
        if not word.startswith("-") or word == "-":
            found.words.append(word)
            continue
        name, sign, value = word.partition("=")
        if name not in known:
            raise BadInput("cli-unknown-flag", word=name, nearest=nearest(name, known))
        _take(found, known[name], value if sign else None, rest)
    _check_places(found)
    return found


def _take(found: Arguments, option: Option, value: str | None, rest: list[str]) -> None:
    """Note an option, with its values from behind the equals sign or from the words that follow."""
    if option.name in found.given and not option.many and option is not LANG:
        raise BadInput("cli-twice", option=option.name)
    values = found.given.setdefault(option.name, [])
    if not option.value:
        if value is not None:
            raise BadInput("cli-no-value", option=option.name, word=value)
        return
    if value is None:
        if not rest or rest[0].startswith("--"):
            raise BadInput("cli-value", option=option.name, value=option.value)
        value = rest.pop(0)
    values.append(value)
    while option.many and rest and not rest[0].startswith("-") and ("=" in rest[0] or "=" not in option.value):
        values.append(rest.pop(0))


def _check_places(found: Arguments) -> None:
    command = found.command
    needed = [place for place in command.places if not place.startswith("[")]
    if len(found.words) < len(needed):
        raise BadInput("cli-missing", argument=needed[len(found.words)], command=command.name)
    if len(found.words) > command.most:
        raise BadInput("cli-too-many", word=found.words[command.most], command=command.name)
