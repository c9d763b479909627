"""The contract: what a game is to the rest of the house.

A **Game** says what can be played: its options, seats, verbs, events and frames. A **State** is one situation: what is on
the table, and a stack of frames. A **Frame** is one step of a procedure of the rulebook; the innermost one says who
decides, what is open to him, why something else is not, and what happens then. There are no threads, generators or
callbacks: the whole situation is plain data, so it can be copied, saved, searched and shown.

How it runs: `State.apply` hands the action to the innermost frame, which changes the table, enters further frames, becomes
another one or leaves; then frames in which nobody decides do their work until somebody has a decision again or the stack
is empty, which is the end of the game.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from grognard.kernel.actions import ARGUMENT, NONE, NUMBER, SEAT, SHIFT, Vocabulary
from grognard.kernel.chance import BITS, LOW, MULTIPLIER, Source, seed_word
from grognard.kernel.errors import BadInput
from grognard.kernel.observation import Block, put_one, put_wide
from grognard.kernel.options import Option, Options, Preset, resolve

if TYPE_CHECKING:
    from grognard.kernel.charts import Chart
    from grognard.kernel.study import Study

NOBODY: Final = -1  # the seat of a frame that does its work by itself
SEVERAL: Final = -2  # the seat of a frame in which several seats decide, each for itself
WATCHER: Final = -1  # the spectator's seat number in views and audiences

# An audience is a set of seats as a bit mask: bit 0 is the spectator, bit s + 1 is seat s.
ALL: Final = (1 << 30) - 1

# A ready-made list of each single seat, so that asking who decides makes no list.
ONLY: Final = [[seat] for seat in range(32)]
_NO_ONE: Final[list[int]] = []
_NO_FIELDS: Final[list[tuple[str, str]]] = []

Json = dict[str, Any]
Event = tuple[int, int, list[int]]  # audience, code, arguments

S = TypeVar("S", bound="State")


def only(seat: int) -> int:
    """The audience of this one seat."""
    return 1 << seat + 1


# What an event is to the fight that it is told of: it begins it, tells how it goes, how it ended, what follows from that.
BEGINS: Final = "begins"
COURSE: Final = "course"
RESULT: Final = "result"
FOLLOWS: Final = "follows"


class Telling:
    """A kind of event: its name, what its arguments are (name and kind), and whether it opens a chapter of the log.

    `fight` says what it is to a fight (BEGINS, COURSE, RESULT, FOLLOWS). `folds`: a step of a march; steps of the same thing
    that come one after the other are one line for a reader, from the first place to the last."""

    def __init__(
        self, name: str, arguments: list[tuple[str, str]], heading: bool = False, fight: str = "", folds: bool = False
    ) -> None:
        self.name = name
        self.arguments = arguments
        self.heading = heading
        self.fight = fight
        self.folds = folds


class Handicap:
    """A start value that a designer may turn to make a scenario even: its bounds, what it is now, and the message that names
    it."""

    def __init__(self, id: str, low: int, high: int, present: int, words: str) -> None:
        self.id = id
        self.low = low
        self.high = high
        self.present = present
        self.words = words


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One step of a procedure. Immutable once entered: to go on, `become` another frame; clones share their frames.

    `seat` is the one seat that decides here, or NOBODY, or SEVERAL (then `deciders` says which). `fields` names the
    constructor's arguments with their kinds; a position is written and read by them, and a prompt may name them. What inner
    frames change for outer ones lives in the state, never in a frame.

    `secret`: whether the seat that decides can do more than pass depends on what others do not see (its hand): a table then
    answers for it no sooner and no later than it would otherwise.
    """

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT)]
    secret: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deciders(self, s: S) -> list[int]:
        """The seats that decide now. Only a frame with SEVERAL has something to say here."""
        return ONLY[self.seat] if self.seat >= 0 else _NO_ONE

    def awaited(self, s: S, viewer: int) -> list[int]:
        """The seats that `viewer` sees deciding; other than the truth only where the rules keep an offer secret."""
        return self.deciders(s)

    def name(self, s: S, viewer: int) -> str:
        """The step as `viewer` sees it; other than its own name only where it would betray a secret."""
        return type(self).__name__

    def legal(self, s: S, seat: int) -> list[int]:
        """The actions open to a seat that decides, never none."""
        raise NotImplementedError

    def bar(self, s: S, seat: int, verb: int, argument: int) -> str | None:
        """None if the action is legal for this seat, which decides, or the clause that forbids it."""
        raise NotImplementedError

    def wait(self, s: S, seat: int) -> str:
        """The clause that tells a seat which does not decide now why it must wait."""
        raise NotImplementedError

    def apply(self, s: S, seat: int, verb: int, argument: int) -> None:
        """Do a legal action."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """Where nobody decides: do the work. Must enter, become or leave, or the game would stand still."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One situation of a game. A game's own state adds what is on its table and says how to copy it."""

    def __init__(
        self, game: "Game", stack: list[Frame[Any]], word: int, source: Source | None, seals: int, shown: list[int]
    ) -> None:
        self.game = game
        self.stack = stack
        self.word = word  # the quick source's word, or how many answers the other source has given
        self.source = source
        self.seals = seals  # how often chance answered or something was shown: undo never goes back over one
        self.shown = shown  # for each thing that can be hidden: the audience that knows it
        self.events: list[Event] | None = None  # None: nobody listens
        self.answers: list[tuple[int, int]] | None = None  # None: nobody records what chance answered

    # --- what every player, server and search asks -------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """The seats that decide now, nearly always one; none when the game is over."""
        return self.stack[-1].deciders(self) if self.stack else _NO_ONE

    def legal(self, seat: int) -> list[int]:
        """The actions open to this seat; empty if it does not decide now."""
        if not self.stack:
            return []
        top = self.stack[-1]
        if top.seat != seat and seat not in top.deciders(self):
            return []
        return top.legal(self, seat)

    def bar(self, seat: int, action: int) -> str | None:
        """None, or the clause that forbids this seat this action now. Knows no more than the seat does."""
        if not self.stack:
            return self.game.over_clause
        top = self.stack[-1]
        if seat not in top.deciders(self):
            return top.wait(self, seat)
        return top.bar(self, seat, action >> SHIFT, action & ARGUMENT)

    def lone_pass(self, seat: int) -> int:
        """The pass that is all that is open to a seat which decides, or -1."""
        if self.stack and seat in self.stack[-1].deciders(self):
            top = self.stack[-1]
            for number, verb in enumerate(self.game.vocabulary.verbs):
                if verb.passes and top.bar(self, seat, number, 0) is None:
                    return number << SHIFT if len(top.legal(self, seat)) == 1 else -1
        return -1

    def secret(self) -> bool:
        """Whether what can be done in this step depends on what others do not see."""
        return bool(self.stack) and type(self.stack[-1]).secret

    def apply(self, seat: int, action: int) -> None:
        """Do a legal action and all that follows from it until the next decision."""
        self.stack[-1].apply(self, seat, action >> SHIFT, action & ARGUMENT)
        self.settle()

    def clone(self: S) -> S:
        """A copy that shares nothing that changes; it tells nobody anything."""
        raise NotImplementedError

    def scores(self) -> list[float]:
        """One number a seat when the game is over; the winner has the most."""
        raise NotImplementedError

    def view(self, seat: int) -> Json:
        """All that a seat (or WATCHER) may see, ready for JSON."""
        over = not self.stack
        return {
            "game": self.game.id,
            "seat": self.game.seat_name(seat),
            "frame": "" if over else self.stack[-1].name(self, seat),
            "awaited": [] if over else [self.game.seat_name(x) for x in self.stack[-1].awaited(self, seat)],
            "over": over,
            "scores": self.scores() if over else None,
            "table": self.game.view(self, seat),
        }

    def observe(self, seat: int) -> bytes:
        """What a seat may see as a row of numbers from 0 to 255, made of the game's `blocks`. A seat that decides finds in it
        what its step is about."""
        game = self.game
        row: list[int] = []
        put_one(row, seat, len(game.all_seats))
        if not self.stack:
            row += [0] * (len(game.all_seats) + len(game.frames) + 2 * game.most_fields)
        else:
            top = self.stack[-1]
            first = len(row)
            row += [0] * len(game.all_seats)
            for other in top.awaited(self, seat):
                row[first + other] = 1
            put_one(row, game.frame_numbers.get(top.name(self, seat), -1), len(game.frames))
            fields = type(top).fields if top.seat == seat or seat in self.deciders() else _NO_FIELDS
            for name, _ in fields:
                put_wide(row, getattr(top, name) + 1)
            row += [0] * (2 * (game.most_fields - len(fields)))
        return bytes(row) + game.observe(self, seat)

    def redeal(self: S, seat: int, seed: int) -> S:
        """A world that this seat cannot tell from the true one: all it does not know, the dice to come included, is dealt
        anew. It depends on what the seat knows and on the seed, and on nothing else."""
        world = self.clone()
        world.source = None
        world.word = seed_word(seed)
        world.game.redeal(world, seat)
        return world

    # --- what frames use ---------------------------------------------------------------------------------------------

    def enter(self, frame: Frame[Any]) -> None:
        """Open a frame inside the present one, which is resumed when that one is left."""
        self.stack.append(frame)

    def become(self, frame: Frame[Any]) -> None:
        """Put a frame in the place of the innermost one."""
        self.stack[-1] = frame

    def leave(self) -> None:
        """Close the innermost frame."""
        self.stack.pop()

    def settle(self) -> None:
        """Let frames in which nobody decides do their work."""
        stack = self.stack
        while stack:
            top = stack[-1]
            if top.seat != NOBODY:
                return
            top.run(self)

    def below(self, n: int) -> int:
        """Chance: a number from 0 to n-1."""
        if self.source is None:
            word = self.word
            word = MULTIPLIER * (word & LOW) + (word >> BITS)
            self.word = word
            value = (((word & LOW) ^ (word >> BITS)) * n) >> BITS
        else:
            value = self.source.below(self.word, n)
            self.word += 1
        self.seals += 1
        if self.answers is not None:
            self.answers.append((n, value))
        return value

    def die(self) -> int:
        """Chance: a die."""
        return self.below(6) + 1

    def shuffle(self, things: list[int]) -> None:
        """Chance: put the things into a random order."""
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]

    def reveal(self, thing: int, audience: int) -> None:
        """The audience is shown a hidden thing and remembers it: views, redeal and undo points rest on this."""
        self.shown[thing] |= audience
        self.seals += 1

    def knows(self, seat: int, thing: int) -> bool:
        """Whether the seat (or WATCHER) has been shown the thing."""
        return self.shown[thing] >> (seat + 1) & 1 == 1

    def tell(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Something happened that everybody sees. Costs next to nothing while nobody listens."""
        if self.events is not None:
            self._note(ALL, code, [a, b, c, d, e])

    def tell_only(self, audience: int, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Something happened that only this audience sees."""
        if self.events is not None:
            self._note(audience, code, [a, b, c, d, e])

    def _note(self, audience: int, code: int, arguments: list[int]) -> None:
        if self.events is not None:
            self.events.append((audience, code, arguments[: len(self.game.tellings[code].arguments)]))


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What can be played. One object a game, found through the registry; it holds no situation."""

    def __init__(
        self,
        id: str,
        names: dict[str, str],
        version: str,
        prefix: str,
        over_clause: str,
        package: str,
        options: list[Option],
        seats: list[str],
        vocabulary: Vocabulary,
        tellings: list[Telling],
        frames: list[type[Frame[Any]]],
        orders: list[Option] | None = None,
        groups: dict[str, list[str]] | None = None,
        presets: list[Preset] | None = None,
    ) -> None:
        self.id = id
        self.names = names  # by language
        self.version = version  # of the rules: a record names it
        self.prefix = prefix  # of its clause ids
        self.over_clause = over_clause  # the clause that ends the game
        self.package = package  # where its clauses, data and words are
        self.options = options  # the first two are always `scenario` and whatever fixes the seats
        self.all_seats = seats  # the names of all seats it can have
        self.vocabulary = vocabulary
        self.tellings = tellings
        self.frames: dict[str, type[Frame[Any]]] = {frame.__name__: frame for frame in frames}
        self.frame_numbers = {name: i for i, name in enumerate(self.frames)}
        self.most_fields = max([len(frame.fields) for frame in frames], default=0)
        self.orders = orders or []  # standing orders that a seat may leave, each with its default: to be asked
        self.groups = (
            groups or {}
        )  # orders for several pieces at once (`gather`, `plan`), each with the frames it is for
        self.presets = presets or []  # what to play, the simplest first

    # --- for everybody -----------------------------------------------------------------------------------------------

    def resolve(self, given: Mapping[str, object]) -> Options:
        """The options complete and checked, or BadInput."""
        options = resolve(self.options, given)
        self.check(options)
        return options

    def new(self, given: Mapping[str, object] | None = None, seed: int = 0, source: Source | None = None) -> State:
        """A game about to begin, at its first decision."""
        state = self.begin(self.resolve(given or {}), seed, source)
        state.settle()
        return state

    def begin(self, options: Options, seed: int = 0, source: Source | None = None) -> State:
        """A game before the first step of its set-up, so that one can listen to it; `settle` makes the step."""
        return self.set_up(options, 0 if source else seed_word(seed), source)

    def position(self, description: Mapping[str, Any], seed: int = 0, source: Source | None = None) -> State:
        """Any situation, from a readable description; the inverse of `describe` but for the dice to come."""
        from grognard.kernel import positions

        return positions.build(self, description, 0 if source else seed_word(seed), source)

    def describe(self, state: State) -> Json:
        """The whole situation, hidden things included, as a readable description."""
        from grognard.kernel import positions

        return positions.describe(self, state)

    def seat_name(self, seat: int) -> str:
        """The seat's name, as records and bots write it."""
        return "watcher" if seat < 0 else self.all_seats[seat]

    def seat_number(self, name: str) -> int:
        """The seat of that name."""
        if name == "watcher":
            return WATCHER
        if name not in self.all_seats:
            raise BadInput("unknown-seat", word=name, known=", ".join(self.all_seats))
        return self.all_seats.index(name)

    def blocks(self, options: Options) -> list[Block]:
        """What the numbers of `State.observe` are, in order; the options, complete, fix how many there are."""
        return [
            Block("seat", len(self.all_seats), 1),
            Block("awaited", len(self.all_seats), 1),
            Block("step", len(self.frames), 1),
            Block("about", 2 * self.most_fields),  # the fields of the step, each plus 1, in two numbers
            *self.observation(options),
        ]

    # --- what each game says -----------------------------------------------------------------------------------------

    def check(self, options: Options) -> None:
        """Refuse options that exclude each other, with BadInput."""

    def seats(self, options: Options) -> list[str]:
        """The seats that these options make, in order."""
        raise NotImplementedError

    def set_up(self, options: Options, word: int, source: Source | None) -> State:
        """The table before the first step, the first frame entered."""
        raise NotImplementedError

    def options_of(self, state: State) -> Options:
        """The options that this situation is played by."""
        raise NotImplementedError

    def table_out(self, state: State) -> Json:
        """Everything on the table, hidden or not, for a description."""
        raise NotImplementedError

    def table_in(self, options: Options, table: Mapping[str, Any], word: int, source: Source | None) -> State:
        """The state with this table and an empty stack; BadInput for what cannot be."""
        raise NotImplementedError

    def check_position(self, state: State) -> None:
        """Refuse, with BadInput, a table that does not fit its frames."""

    def view(self, state: State, seat: int) -> Json:
        """What of the table the seat (or WATCHER) may see."""
        raise NotImplementedError

    def observation(self, options: Options) -> list[Block]:
        """The blocks of the table in an observation."""
        return []

    def observe(self, state: State, seat: int) -> bytes:
        """What of the table the seat may see, block by block."""
        return b""

    def redeal(self, world: State, seat: int) -> None:
        """Deal anew, in place, all that the seat does not know. Must not depend on what it does not know."""
        raise NotImplementedError

    def seat_words(self, state: State, seat: int) -> str:
        """The message that names the seat to people now (a colour once it is chosen, a nation)."""
        raise NotImplementedError

    def odds(self, state: State, seat: int, action: int) -> Json | None:
        """Where chance decides what the action brings: the distribution of outcomes from what the seat knows."""
        return None

    def obey(self, state: State, seat: int, orders: Options) -> int:
        """The action that the seat's standing orders take for it now, or -1 to ask. Knows no more than the seat does."""
        return -1

    def about(self, state: State, seat: int) -> dict[str, tuple[str, Any]]:
        """What the step is about in which the seat decides, so that a prompt can name it: kind and word of each thing. By
        default the fields of the innermost frame; a game adds what lies in its state."""
        top = state.stack[-1]
        words = self.vocabulary
        found: dict[str, tuple[str, Any]] = {}
        for name, kind in type(top).fields:
            value: int = getattr(top, name)
            if kind == NUMBER:
                found[name] = (kind, value)
            elif value >= 0 and name != "seat":
                found[name] = (kind, self.seat_name(value) if kind == SEAT else words.word(kind, value))
        return found

    def finals(self, state: State, seat: int) -> list[str]:
        """The verbs with which the seat, which decides, would end a turn or a phase now or do what cannot be taken back: who
        has something else to do is asked whether he means it. By default those that are `final`."""
        verbs = self.vocabulary.verbs
        found = {action >> SHIFT for action in state.legal(seat)}
        return [verbs[number].name for number in sorted(found) if verbs[number].final]

    def cautions(self, state: State, seat: int) -> dict[int, list[Json]]:
        """By open action: what it would do that its name does not say (a crew leaves its gun, a stack is too large and will
        rout), each a message to `say` `with` arguments. Who takes it is asked whether he means it. Knows no more than the seat
        does."""
        return {}

    def questions(self, state: State, seat: int, place: str, selected: str) -> list[int]:
        """The actions that somebody may have meant who clicked on this place (with that one selected, or ""), and that are
        not open: the likeliest first. "Why not?" is answered for the first that a clause bars."""
        from grognard.kernel import questions

        return questions.meant(self, state, seat, place, selected)

    def wishes(self, state: State, seat: int) -> list[int]:
        """What somebody might want to do now and perhaps may not, with arguments that make sense here: by default the verbs
        without an argument."""
        return [number << SHIFT for number, verb in enumerate(self.vocabulary.verbs) if verb.kind == NONE]

    def topics(self) -> dict[str, list[str]]:
        """By topic (`place`, `place-wood`, `piece-cavalry`, `card-moral`, `verb-attack`, `track-moral` …): the clauses that
        concern it, for who points at such a thing. From `topics.toml` in the game's package, if there is one."""
        from grognard.kernel import clauses

        return clauses.topics(self.package)

    def orderable(self, thing: str) -> bool:
        """Whether a standing order may be about this one thing (a unit, a brigade), given as `order@thing`."""
        return False

    def gather(self, state: State, seat: int, things: list[str]) -> list[Json]:
        """The orders that these things (pieces, or groups of them) can be given together now: for each its `order`, the
        `kind` of its goal, and the `goals` that are in reach; perhaps `marks`: by goal what it `cost`s and `notes` on what
        it brings, whether it is `taken` (others stand there whom a click rather means), or a single `step` that is open by
        itself. `march` is also asked for by a plain click on a stack: it must be quick. Knows no more than the seat does."""
        return []

    def plan(self, state: State, seat: int, things: list[str], order: str, goal: str) -> list[Json]:
        """Such an order as ordinary actions, to be looked at before they are taken one by one. For those that act together:
        the `things`; what they `do`; which of these actions, by their number, are `sealed` (cannot be taken back even if
        nobody intervenes); the places on their `path`; the `clause` that bars them, if one does; `notes` (a message to `say`
        `with` arguments); `again` where chance decides how it goes on: it is planned anew when that is known. Others are
        taken to let it happen. Knows no more than the seat does."""
        return []

    def timed(self, state: State) -> tuple[int, int] | None:
        """Where the rules give a step real time: a number that stays the same as long as it lasts, and its seconds."""
        return None

    def time_up(self, state: State, seat: int) -> int:
        """The action that is taken for a seat that decides when that time is over, or -1 to let the computer choose."""
        return -1

    def handicaps(self, options: Options) -> list[Handicap]:
        """The start values that can be turned to make it even, the usual one first."""
        return []

    def set_handicap(self, description: Json, id: str, value: int) -> None:
        """Write such a value into the description of a game about to begin."""
        raise NotImplementedError

    def helped(self, state: State, id: str) -> list[int]:
        """The seats that a higher value of this handicap helps, which win or lose together."""
        raise NotImplementedError

    def may_talk(self, state: State, seat: int, other: int) -> bool:
        """Where the rules govern speech: may these two talk now?"""
        return True

    def evaluate(self, state: State, seat: int) -> float:
        """How good the situation is for the seat, from 0 (lost) to 1 (won)."""
        raise NotImplementedError

    def outcome(self, state: State, seat: int) -> float:
        """What the end of the game is worth to the seat in the eyes of a search, from 0 to 1: by default its part of the
        victory. A game may add how clear the victory is: where playouts are few, that tells more of them apart."""
        scores = state.scores()
        best = max(scores)
        return 1.0 / scores.count(best) if scores[seat] == best else 0.0

    def judge(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """How good each action looks to a plain player: by default, how good the situation is right after it."""
        found = []
        for action in actions:
            after = state.clone()
            after.apply(seat, action)
            found.append(self.evaluate(after, seat))
        return found

    def glance(self, state: State, seat: int, actions: list[int]) -> list[float]:
        """What `judge` would say, in haste: a search asks thousands of times, so a game may answer quicker and rougher."""
        return self.judge(state, seat, actions)

    def turn_of(self, state: State) -> int:
        """Something that changes when a turn is over: by default the seat that the outermost step belongs to, whoever has
        to answer it just now."""
        for frame in state.stack:
            if frame.seat >= 0:
                return frame.seat
        return -1

    def ending(self, state: State) -> str:
        """The clause by which a game that is over ended; by default the one of all endings."""
        return self.over_clause

    def study(self, state: State) -> "Study":
        """What is worth knowing of a game that is about to be played, for a report of many; it listens from now on."""
        from grognard.kernel.study import Study

        return Study(state)

    def chart(self) -> "Chart | None":
        """The board as a plain drawing on which a report shows where things happened; None: it has places but no map."""
        return None

    def turn_length(self, state: State, seat: int) -> int:
        """About how many decisions the seat has in a turn: a player that thinks by the clock shares its time among them."""
        return 20

    def horizon(self) -> int:
        """So many decisions a search plays on by common sense, and then to the end of the turn, before it has the situation
        valued."""
        return 1
