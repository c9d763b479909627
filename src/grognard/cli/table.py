"""A game at the terminal: people and computer players in turn, until it is over or somebody leaves.

Every line of the record is on the shelf before it is told. Nothing is shown to a person but what his seat's view, events,
legal actions and refusals tell.
"""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text

from grognard.cli.boards import find_board
from grognard.cli.keyboard import Keyboard
from grognard.cli.menu import Menu
from grognard.cli.output import Unwritable
from grognard.cli.reading import Reader, fold
from grognard.cli.shelf import Kept
from grognard.kernel import clauses
from grognard.kernel.contract import WATCHER, Event, Json
from grognard.kernel.errors import BadInput, nearest
from grognard.kernel.match import Match
from grognard.lab.seeds import derived
from grognard.players import EngineFailed, find_player
from grognard.words import Words

HUMAN = "human"
STAND_IN = "greedy"  # plays on for a seat that has resigned
ADVISER = "grognard"  # gives hints
_ALTERNATIVES = 4  # actions that a hint weighs against each other
_FULL = 12  # so many events are told one by one, more in short
_LOG = 40  # lines of the log that are shown unless all are wanted


class Left(Exception):
    """The player leaves the table; the game is kept."""


@dataclass(frozen=True)
class Request:
    """Something that a player may type besides an action. It returns whether the seat's decision is made."""

    name: str
    run: Callable[[str], bool]


class Table:
    """A match with its players, at a screen and a keyboard."""

    def __init__(
        self,
        match: Match,
        kept: Kept,
        words: Words,
        screen: Console,
        keyboard: Keyboard | None,
        engines: Mapping[str, str] | None = None,
    ) -> None:
        self.match = match
        self.kept = kept
        self.words = words
        self.screen = screen
        self.keyboard = keyboard
        self.board = find_board(match.game, words)
        self.reader = Reader(words, match.game)
        self.players = [str(match.lines[0]["seats"][seat]) for seat in match.seats]
        self.computers = {
            seat: find_player(player, engines) for seat, player in enumerate(self.players) if player != HUMAN
        }
        self.people = [seat for seat, player in enumerate(self.players) if player == HUMAN]
        self.seen = [self._last_line(seat) for seat in range(len(match.seats))]  # by seat: the lines already told to it
        self.watched = 0  # the same for a spectator
        self.drawn: object = None  # the moment of which the board on the screen is
        self.at_keyboard = -1  # the seat of the person before the screen
        self.seat = -1  # the seat that is asked now
        self.menu: Menu | None = None
        self.requests = [
            Request(name, getattr(self, f"_do_{name}"))
            for name in (
                "help", "board", "look", "hand", "log", "why", "odds", "hint", "rules", "undo", "order", "group",
                "resign", "quit",
            )
        ]  # fmt: skip

    def _last_line(self, seat: int) -> int:
        """The number of the seat's last line; what happened from there on is news to it."""
        name = self.match.seats[seat]
        own = [number for number, line in enumerate(self.match.lines) if line.get("seat") == name]
        return own[-1] if own else 0

    # --- the game ----------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play until the game is over; Left, EOFError or KeyboardInterrupt if somebody leaves before."""
        while not self.match.over:
            seat = self._next()
            if self._is_person(seat):
                ordered, passing = self.match.ordered(seat), self.match.passing(seat)
                if passing >= 0:
                    self._act(seat, passing)
                elif ordered >= 0:
                    self._act(seat, ordered, "order")
                else:
                    self._ask(seat)
            else:
                self._compute(seat)
        self._finish()

    def _next(self) -> int:
        """The seat to decide: where several do, computer players first, then the person at the keyboard."""
        deciders = self.match.deciders()
        computers = [seat for seat in deciders if not self._is_person(seat)]
        if computers:
            return computers[0]
        return self.at_keyboard if self.at_keyboard in deciders else deciders[0]

    def _is_person(self, seat: int) -> bool:
        return seat in self.people and seat not in self.match.resigned

    def _act(self, seat: int, action: int, by: str = "") -> None:
        self.match.act(seat, action, by)
        self._keep()

    def _keep(self) -> None:
        """Put on the disk what is not there yet: every decision of a person at once, a computer's before it is told."""
        self.kept.store(self.match.lines)

    def _compute(self, seat: int) -> None:
        resigned = seat in self.match.resigned
        player = find_player(STAND_IN) if resigned else self.computers[seat]
        try:
            action = player.choose(self.match.state, seat, self._seed())
        except EngineFailed:
            self._keep()
            raise
        self.match.act(seat, action, "computer" if resigned else "")
        if not self.people:
            self._keep()
            self._tell(self._unseen(WATCHER))

    def _seed(self) -> int:
        """For a computer player's choice: of a seeded game always the same, else any."""
        seed = self.match.lines[0].get("seed")
        return secrets.randbits(60) if seed is None else derived(seed, len(self.match.lines))

    def _finish(self) -> None:
        self._keep()
        viewer = self.people[0] if len(self.people) == 1 else WATCHER
        if len(self.people) > 1:
            self.watched = max(self.seen)
        self._tell(self._unseen(viewer))
        self._draw(viewer)
        if self.match.state.stack:  # all others have resigned
            winner = next(seat for seat in range(len(self.match.seats)) if seat not in self.match.resigned)
            told = self.words.say("cli-others-resigned", seat=self.match.game.seat_words(self.match.state, winner))
        else:
            told = self.words.prompt(self.match.state, viewer)
        self.screen.print(Rule(style="dim"))
        self.screen.print(Text(told, style="bold"))
        if self.match.key:
            self.screen.print(self.words.say("cli-key", key=self.match.key.hex()))
        path = self.kept.finish()
        self.screen.print(self.words.say("cli-record-at", file=str(self.kept.copy or path)), soft_wrap=True)

    # --- news --------------------------------------------------------------------------------------------------------

    def _unseen(self, viewer: int) -> list[Event]:
        """What happened that the viewer may know and has not been told."""
        first = self.watched if viewer == WATCHER else self.seen[viewer]
        last = len(self.match.lines)
        if viewer == WATCHER:
            self.watched = last
        else:
            self.seen[viewer] = last
        return self._events(viewer, first, last)

    def _events(self, viewer: int, first: int, last: int) -> list[Event]:
        gone = set(self.match.gone)
        numbers = [number for number in range(first, last) if number not in gone]
        events = [event for number in numbers for event in self.match.told.get(number, [])]
        return [event for event in events if event[0] >> viewer + 1 & 1]

    def _tell(self, events: list[Event]) -> None:
        if len(events) <= _FULL:
            told = [self.board.line(self.match.state, event) for event in events]
        else:
            told = self.board.news(self.match.state, events)
        for line, heading in told:
            self.screen.print(Rule(line, align="left", style="dim") if heading else _indented(line))

    # --- a person's decision -----------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Show the seat what it must know and read what it types until its decision is made."""
        self._keep()
        self._curtain(seat)
        self.seat = seat
        self._tell(self._unseen(seat))
        self.menu = Menu(self.words, self.board, self.reader, self.match.state, seat)
        moment = self.board.moment(self.menu.view)
        if moment is not None and moment != self.drawn:
            self._draw(seat)
        self._prompt()
        done = False
        while not done:
            try:
                done = self._answer(self._read("> "))
            except Unwritable:
                raise
            except BadInput as problem:
                self.screen.print(Text(self.words.error(problem), style="yellow"))

    def _draw(self, viewer: int) -> None:
        view = self.match.state.view(viewer)
        self.screen.print()
        self.screen.print(self.board.draw(view, self.screen.width))
        for line in self.board.own(view):
            self.screen.print(Text(line))
        self.drawn = self.board.moment(view)

    def _prompt(self) -> None:
        assert self.menu
        state = self.match.state
        self.screen.print()
        who = self.words.seat(state, self.seat)
        self.screen.print(Text.assemble((f"{who}  ", "bold"), (self.words.prompt(state, self.seat), "bold")))
        for line in self.menu.draw(self.screen.width):
            self.screen.print(line)

    def _curtain(self, seat: int) -> None:
        """Where several people share the screen and one may know what another may not: let them change places unseen."""
        before, self.at_keyboard = self.at_keyboard, seat
        others = [other for other in self.people if other != seat]
        table = self.match.state.view(seat)["table"]
        if seat == before or all(self.match.state.view(other)["table"] == table for other in others):
            return
        self._clear()
        name = self.words.say(
            "cli-seat", seat=self.match.game.seat_words(self.match.state, seat), id=self.match.seats[seat]
        )
        self.screen.print(Text(self.words.say("cli-curtain", seat=name), style="bold"))
        if self.keyboard and self.keyboard.live:
            self.keyboard.forget()
            self._read("")
            self._clear()
        self.drawn = None

    def _clear(self) -> None:
        if self.screen.is_terminal:
            self.screen.file.write("\x1b[H\x1b[2J\x1b[3J")  # the lines that have scrolled away too
            self.screen.file.flush()

    def _read(self, prompt: str) -> str:
        assert self.keyboard
        self.keyboard.offered = self._offered
        self.screen.file.flush()
        return self.keyboard.read(prompt)

    def _offered(self) -> list[str]:
        """What tab completes: actions and the other things that one may type."""
        names = self.menu.names() if self.menu else []
        places = self.match.game.vocabulary.sets.get("place", [])
        after = {"why": [*names, *self.reader.verbs], "odds": names, "look": places}
        longer = [f"{self._word(request)} {name}" for request, some in after.items() for name in some]
        return [*names, *(self._word(request.name) for request in self.requests), *longer]

    def _word(self, name: str) -> str:
        """What is typed in this language."""
        return self.words.say(f"cli-request-{name}")

    def _answer(self, text: str) -> bool:
        """Do what was typed; whether the decision is made."""
        assert self.menu
        if not text:
            self._prompt()
            return False
        first, _, rest = text.partition(" ")
        request = self._find_request("help" if first == "?" else first, whole=True)
        if request:
            return request.run(rest.strip())
        if text.isascii() and text.isdecimal():
            if len(text) > 6 or int(text) not in self.menu.by_number:
                low, high = min(self.menu.by_number), max(self.menu.by_number)
                raise BadInput("cli-menu-number", word=text, low=str(low), high=str(high))
            self._act(self.seat, self.menu.by_number[int(text)])
            return True
        try:
            action = self.reader.read(text, self.menu.actions)
        except BadInput as problem:
            request = self._find_request(first, whole=False)
            if request is None:
                raise self._unknown(first, problem) from None
            return request.run(rest.strip())
        self._act(self.seat, action)
        return True

    def _find_request(self, typed: str, whole: bool) -> Request | None:
        """A request by its name in English or in this language, or by its beginning; to resign one must say it."""
        wanted = fold(typed)
        for request in self.requests:
            names = (fold(request.name), fold(self._word(request.name)))
            begins = wanted and request.name != "resign" and any(name.startswith(wanted) for name in names)
            if wanted in names or (begins and not whole):
                return request
        return None

    def _unknown(self, first: str, problem: BadInput) -> BadInput:
        """A word that is neither a verb nor a request may be a misspelt request."""
        if problem.code != "unknown-verb":
            return problem
        known = [*self.reader.verbs, *(self._word(request.name) for request in self.requests)]
        return BadInput("cli-unknown-request", word=first, nearest=nearest(first.casefold(), known))

    # --- what may be typed besides actions ---------------------------------------------------------------------------

    def _do_help(self, rest: str) -> bool:
        self.screen.print(self.words.say("cli-help-act"))
        grid = Grid.grid(padding=(0, 2))
        for request in self.requests:
            usage = self.words.say(f"cli-request-{request.name}-usage")
            grid.add_row("", Text(usage, style="bold"), self.words.say(f"cli-request-{request.name}-help"))
        self.screen.print(grid)
        return False

    def _do_board(self, rest: str) -> bool:
        self._draw(self.seat)
        self._prompt()
        return False

    def _do_look(self, rest: str) -> bool:
        place = self.reader.place(rest)
        for line in self.board.look(self.match.state.view(self.seat), place):
            self.screen.print(Text(line))
        return False

    def _do_hand(self, rest: str) -> bool:
        lines = self.board.own(self.match.state.view(self.seat))
        for line in lines or [self.words.say("cli-no-hand")]:
            self.screen.print(Text(line))
        return False

    def _do_log(self, rest: str) -> bool:
        events = self._events(self.seat, 0, len(self.match.lines))
        told = [self.board.line(self.match.state, event) for event in events]
        for line, heading in told if rest else told[-_LOG:]:
            self.screen.print(Text(line, style="bold") if heading else _indented(line))
        if len(told) > _LOG and not rest:
            self.screen.print(Text(self.words.say("cli-log-more", number=len(told) - _LOG), style="dim"))
        return False

    def _named(self, request: str, text: str) -> int:
        """The action that a request is about, by its number or its name."""
        assert self.menu
        if not text:
            raise BadInput("cli-request-usage", usage=self.words.say(f"cli-request-{request}-usage"))
        if text.isascii() and text.isdecimal() and len(text) < 6 and int(text) in self.menu.by_number:
            return self.menu.by_number[int(text)]
        return self.reader.read(text, self.menu.actions)

    def _do_why(self, rest: str) -> bool:
        action = self._named("why", rest)
        clause = self.match.state.bar(self.seat, action)
        told = self.words.action(self.match.state, self.seat, action)
        if clause is None:
            self.screen.print(self.words.say("cli-allowed", action=told))
        else:
            self.screen.print(self.words.say("cli-barred", action=told))
            self.screen.print(_indented(self.words.clause(clause)))
        return False

    def _do_odds(self, rest: str) -> bool:
        action = self._named("odds", rest)
        told = self.match.game.odds(self.match.state, self.seat, action)
        name = self.words.action(self.match.state, self.seat, action)
        for line in self.board.odds(told) if told else [self.words.say("cli-no-odds", action=name)]:
            self.screen.print(Text(line))
        return False

    def _do_hint(self, rest: str) -> bool:
        """What the computer would do: its estimate, the line it expects, the alternatives."""
        say, state, seat = self.words.say, self.match.state, self.seat
        adviser = find_player(ADVISER)
        action = adviser.choose(state, seat, self._seed())
        self.screen.print(Text(say("cli-hint", action=self.words.action(state, seat, action)), style="bold"))
        thoughts = adviser.explain()
        playouts = sum(thought.playouts for thought in thoughts)
        for thought in thoughts[:_ALTERNATIVES]:
            told = self.words.action(state, seat, thought.action)
            value, part = round(100 * thought.value), round(100 * thought.playouts / playouts)
            self.screen.print(_indented(say("cli-hint-value", action=told, value=value, part=part)))
        if thoughts and len(thoughts[0].line) > 1:
            steps = [
                say("cli-is", name=self.words.seat(state, who), value=self.words.action(state, who, action))
                for who, action in thoughts[0].line[1:]
            ]
            self.screen.print(_indented(say("cli-hint-line", line=" → ".join(steps))))
        return False

    def _do_rules(self, rest: str) -> bool:
        package = self.match.game.package
        if not rest:
            raise BadInput("cli-request-usage", usage=self.words.say("cli-request-rules-usage"))
        if rest.upper() in clauses.load(package):
            self.screen.print(Text(self.words.clause(rest)))
            return False
        found = clauses.search(package, rest)
        for clause in found:
            self.screen.print(Text(self.words.clause(clause.id)))
        if not found:
            self.screen.print(self.words.say("cli-nothing-found", words=rest))
        return False

    def _do_undo(self, rest: str) -> bool:
        number = self.match.undo(self.seat)
        self._keep()
        self.screen.print(self.words.say("cli-taken-back", action=str(self.match.lines[number].get("do"))))
        self.drawn = None
        return True

    def _do_order(self, rest: str) -> bool:
        """Standing orders: show them, or leave one."""
        if rest:
            name, _, value = rest.replace("=", " ").partition(" ")
            self.match.order(self.seat, name, value.strip())
            self._keep()
        for order in self.match.orderable:
            now = self.words.value(order.id, self.match.orders[self.seat][order.id])
            told = f"{order.id}: {self.words.name('order', order.id)} = {now}"
            self.screen.print(f"{told} ({' | '.join(order.values_for({}) or ['on', 'off'])})")
        return bool(rest)

    def _do_group(self, rest: str) -> bool:
        """Orders for several pieces at once: show what they can be ordered, or the plan of an order, and carry it out."""
        game, state, seat, say = self.match.game, self.match.state, self.seat, self.words.say
        if not game.groups:
            raise BadInput("cli-no-groups")
        first, *others = rest.split() or [""]
        if not first:
            raise BadInput("cli-request-usage", usage=say("cli-request-group-usage"))
        if first not in game.groups:
            for found in game.gather(state, seat, [first, *others]):
                told = f"{found['order']}: {say('group-' + found['order'])}"
                self.screen.print(f"{told} ({' | '.join(found['goals'])})", soft_wrap=True)
            return False
        goal, *things = others or [""]
        parts = game.plan(state, seat, things, first, goal)
        for part in parts:
            names = self.words.listed([self.words.name("piece", thing) for thing in part["things"]])
            notes = [say(note["say"], **note["with"]) for note in part["notes"]]
            told = self.words.clause(part["clause"]) if part["clause"] else " · ".join(notes)
            self.screen.print(_indented(say("cli-is", name=names, value=told)))
        return self._carry_out(parts)

    def _carry_out(self, parts: list[Json]) -> bool:
        """The actions of a plan, one after the other, until something comes between."""
        assert self.keyboard
        match, seat = self.match, self.seat
        steps = [(action, i in part["sealed"]) for part in parts for i, action in enumerate(part["do"])]
        if not steps or (self.keyboard.live and not self._sure("cli-group-sure")):
            return False
        for action, sealed in steps:
            seals = match.state.seals
            number = match.game.vocabulary.parse(action)
            if seat not in match.deciders() or match.state.bar(seat, number) is not None:
                break
            self._act(seat, number)
            if match.state.seals > seals and not sealed:
                break
        else:
            return True
        self.screen.print(self.words.say("cli-group-stopped"))
        return True

    def _sure(self, question: str) -> bool:
        answer = self._read(self.words.say(question) + " ")
        return fold(answer) in (fold(self.words.say("yes")), "y", "yes", "o", "oui")

    def _do_resign(self, rest: str) -> bool:
        assert self.keyboard
        if self.keyboard.live and not self._sure("cli-resign-sure"):
            return False
        self.match.resign(self.seat)
        self._keep()
        return True

    def _do_quit(self, rest: str) -> bool:
        raise Left


def _indented(line: str) -> Padding:
    return Padding(Text(line), (0, 0, 0, 2), expand=False)
