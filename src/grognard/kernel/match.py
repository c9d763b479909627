"""A match: a game being played. It is its list of lines; state, log, undo and result are computed from them.

Terminal, server and replay all play through this one class, so that none of them can do what the others could not
repeat. Lines are only ever added to `lines`; whoever stores them takes those he does not have yet.
"""

import secrets
from collections.abc import Mapping
from typing import Any

from grognard.kernel import positions, records
from grognard.kernel.chance import Keyed, Scripted, Source, commitment
from grognard.kernel.contract import SEVERAL, Event, Game, State
from grognard.kernel.errors import BadInput, Barred, nearest
from grognard.kernel.options import FLAG, Option, Options, resolve
from grognard.kernel.records import Line

ASK = Option("ask", FLAG, False)  # the platform's own standing order: ask me even where I can only pass


class Step:
    """An action that may still be taken back, and the situation before it."""

    def __init__(self, number: int, seat: int, action: int, free: bool, empty: bool, before: State) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.free = free  # made where several seats decide, each for itself: taking it back disturbs nobody
        self.empty = empty  # a pass where, as everybody saw, nothing else could be done: no decision
        self.before = before


class Match:
    """One game at a table: `start` a new one or `load` one from its lines."""

    def __init__(self, game: Game, header: Line, key: bytes | None, script: list[tuple[int, int]] | None) -> None:
        """Takes a header without its sum. Chance comes from the key, from the header's seed, or from a script."""
        self.game = game
        self.options = game.resolve(header["options"])
        self.seats = game.seats(self.options)
        self.key = key
        self.resigned: list[int] = []
        self.orderable = [*game.orders, ASK]
        self.orders: list[Options] = [resolve(self.orderable, {}) for _ in self.seats]  # standing orders, secret
        self.told: dict[int, list[Event]] = {}  # the events of each line
        self.gone: list[int] = []  # the lines that were taken back
        self._steps: list[Step] = []
        source: Source | None = Keyed(key) if key else Scripted(script) if script is not None else None
        seed = header.get("seed", 0)
        if "position" in header:
            self.state = game.position(header["position"], seed, source)
            answers: list[tuple[int, int]] = []
        else:
            self.state = self._set_up(seed, source)
            answers = self.state.answers or []
        self.state.answers = None
        if answers:
            header = {**header, "chance": records.write_answers(answers)}
        self.lines: list[Line] = [records.seal(header, "")]

    def _set_up(self, seed: int, source: Source | None) -> State:
        """A new game, with the events and the answers of chance of its set-up."""
        first = self.game.begin(self.options, seed, source)
        first.events, first.answers = [], []
        first.settle()
        self.told[0] = first.events
        first.events = None
        return first

    @classmethod
    def start(
        cls,
        game: Game,
        given: Mapping[str, object],
        players: list[str],
        key: bytes | None = None,
        seed: int = 0,
        position: Mapping[str, Any] | None = None,
    ) -> "Match":
        """A new match; `players` says who sits on each seat. With a key the dice are committed to, else they are seeded."""
        options = positions.options_of(game, position) if position is not None else game.resolve(given)
        seats = game.seats(options)
        if len(players) != len(seats):
            raise BadInput("player-count", found=len(players), wanted=len(seats))
        header: Line = {"grog": records.FORMAT, "game": game.id, "rules": game.version, "options": options}
        header["seats"] = dict(zip(seats, players, strict=True))
        if key:
            header["commitment"] = commitment(key)
        else:
            header["seed"] = seed
        if position is not None:
            # what a position leaves to chance is dealt before the record begins, with other luck than the game's
            header["position"] = game.describe(game.position(position, secrets.randbits(60) if key else ~seed))
        return cls(game, header, key, None)

    @classmethod
    def load(cls, game: Game, lines: list[Line], key: bytes | None = None, upto: int | None = None) -> "Match":
        """The match that these lines tell, or as it stood after line number `upto`. Every line is played again and compared.

        Chance comes from the key or the seed if they are known, else from what the record kept of it.
        """
        head = lines[0]
        if head.get("game") != game.id:
            raise BadInput("record-game", found=str(head.get("game")), wanted=game.id)
        if head.get("rules") != game.version:
            raise BadInput("record-rules", found=str(head.get("rules")), wanted=game.version)
        if not isinstance(head.get("options"), dict) or not isinstance(head.get("seats"), dict):
            raise BadInput("record-header")
        if type(head.get("seed", 0)) is not int:
            raise BadInput("record-header")
        if key is None and isinstance(lines[-1].get("key"), str):
            key = _key(lines[-1]["key"], len(lines))
        if key is not None and head.get("commitment") != commitment(key):
            raise BadInput("record-commitment")
        script = None
        if key is None and not isinstance(head.get("seed"), int):
            script = []
            for number, line in enumerate(lines, start=1):
                script += records.read_answers(line.get("chance", ""), number)
        bare = {name: value for name, value in head.items() if name not in ("chance", "sum")}
        match = cls(game, bare, key, script)
        match._compare(head, 1)
        for number, line in enumerate(lines[1:], start=2):
            if upto is not None and number - 1 > upto:
                break
            if "end" in line:
                match._compare_end(line, number)
                continue
            match._repeat(line, number)
            match._compare(line, number)
        return match

    def _repeat(self, line: Line, number: int) -> None:
        if self.over:
            raise BadInput("record-after-end", line=number)
        try:
            seat = self.seats.index(str(line.get("seat")))
            if "do" in line:
                self.act(seat, self.game.vocabulary.parse(str(line["do"])), str(line.get("by", "")))
            elif "order" in line:
                self.order(seat, str(line["order"]), line.get("value"))
            elif "undo" in line:
                self.undo(seat, line["undo"])
            elif "resign" in line:
                self.resign(seat)
            else:
                raise BadInput("record-line", line=number)
        except ValueError:
            raise BadInput("record-seat", line=number) from None
        except Barred as barred:
            raise BadInput("record-illegal", line=number, action=str(line.get("do")), clause=barred.clause) from None
        except BadInput as problem:
            if "line" in problem.details:
                raise
            raise BadInput("record-differs", line=number, why=str(problem)) from None

    def _compare(self, line: Line, number: int) -> None:
        """The line as it was recorded against the line as it was played again."""
        again = self.lines[number - 1] if number <= len(self.lines) else {}
        if again != line:
            what = next((name for name in [*line, *again] if line.get(name) != again.get(name)), "sum")
            raise BadInput("record-differs", line=number, why=f"{what}: {line.get(what)} ≠ {again.get(what)}")

    def _compare_end(self, line: Line, number: int) -> None:
        if self.key is None and "commitment" in self.lines[0] and self.over:
            told = dict(zip(self.seats, self.scores(), strict=True))  # without the key, not word for word
            if line["end"] != told:
                raise BadInput("record-differs", line=number, why=f"end: {line['end']} ≠ {told}")
        else:
            self._compare(line, number)

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return not self.state.stack or len(self.resigned) >= len(self.seats) - 1

    def scores(self) -> list[float]:
        """One number a seat, when it is over; a resignation that leaves one seat gives it the game."""
        if not self.state.stack:
            return self.state.scores()
        return [0.0 if seat in self.resigned else 1.0 for seat in range(len(self.seats))]

    def deciders(self) -> list[int]:
        return [] if self.over else self.state.deciders()

    def act(self, seat: int, action: int, by: str = "") -> list[Event]:
        """The seat does this; what happened. Raises Barred with the clause if the rules forbid it; then nothing happened.

        `by` says who did it in the seat's stead: its standing `order`, the `clock`, the computer after a resignation.
        """
        if self.over:
            raise BadInput("match-over")
        vocabulary = self.game.vocabulary
        if not vocabulary.holds(action):
            raise BadInput("no-action", action=action)
        clause = self.state.bar(seat, action)
        if clause is not None:
            raise Barred(clause, vocabulary.name(action))
        number = len(self.lines)
        before = self.state.clone()
        empty = _empty(before, seat)
        try:
            events, answers = self._apply(seat, action)
        except Exception:
            self.state = before  # the fault is the game's; the match stands as if nothing had been tried
            raise
        line: Line = {"n": number, "seat": self.seats[seat], "do": vocabulary.name(action)}
        if by:
            line["by"] = by
        if answers:
            line["chance"] = records.write_answers(answers)
        self._add(line)
        self.told[number] = events
        self._note_step(number, seat, action, empty, before)
        self._close()
        return events

    def _apply(self, seat: int, action: int) -> tuple[list[Event], list[tuple[int, int]]]:
        state = self.state
        events: list[Event] = []
        answers: list[tuple[int, int]] = []
        state.events, state.answers = events, answers
        state.apply(seat, action)
        state.events = state.answers = None
        return events, answers

    def _note_step(self, number: int, seat: int, action: int, empty: bool, before: State) -> None:
        """Undo is derived: a step stays open until chance answers, something is shown, or another seat has the word who can do
        something with it."""
        state = self.state
        if state.seals != before.seals or not state.stack:
            self._steps = []
            return
        free = before.stack[-1].seat == SEVERAL and state.stack[-1] is before.stack[-1]
        self._steps.append(Step(number, seat, action, free, empty, before))
        deciders = state.deciders()
        if free or all([_empty(state, other) for other in deciders]):
            return
        if self._decided() not in deciders:
            self._steps = self._steps[-1:] if seat in deciders else []

    def _decided(self) -> int:
        """Who made the last of the open steps that was a decision, or -1."""
        for step in reversed(self._steps):
            if not step.empty:
                return step.seat
        return -1

    def undoable(self, seat: int) -> int | None:
        """The number of the action that the seat may take back now, if there is one. Empty windows that were passed since are
        taken back with it."""
        later = False  # others have decided since
        for step in reversed(self._steps):
            if step.empty:
                continue
            if step.seat == seat:
                return step.number if self._reaches(step, later) else None
            if not step.free:
                return None
            later = True
        return None

    def _reaches(self, step: Step, later: bool) -> bool:
        """Whether the step can be taken back by the seat that made it, others having decided `later` or not."""
        return step.free or (not later and step.seat in self.deciders())

    def undo(self, seat: int, number: int | None = None) -> int:
        """The seat takes its last action back; which one. A record may name a pass in an empty window: once these were taken
        back by themselves."""
        found = self.undoable(seat)
        last = self._steps[-1] if self._steps else None
        if number is not None and last is not None and last.empty and (last.seat, last.number) == (seat, number):
            found = number if self._reaches(last, False) else None
        if found is None:
            raise BadInput("no-undo")
        i = next(i for i, step in enumerate(self._steps) if step.number == found)
        later = self._steps[i + 1 :]
        self.state = self._steps[i].before
        self._steps = self._steps[:i]
        self.gone.append(found)
        for step in later:
            if step.empty:
                self.gone.append(step.number)
                continue
            before = self.state.clone()
            self.state.apply(step.seat, step.action)
            self._steps.append(Step(step.number, step.seat, step.action, step.free, step.empty, before))
        self._add({"n": len(self.lines), "seat": self.seats[seat], "undo": found})
        return found

    def order(self, seat: int, id: str, value: object) -> None:
        """The seat leaves a standing order, or takes it back by giving its default. An order `id@thing` is about one thing
        that the game lets be ordered by itself, and is taken back by giving None; its game says how it stands to the order
        for all."""
        known = [order.id for order in self.orderable]
        name, _, thing = id.partition("@")
        if name not in known or ("@" in id and not self.game.orderable(thing)):
            raise BadInput("unknown-order", word=id, nearest=nearest(name, known))
        orders = {**self.orders[seat]}
        if "@" in id and value is None:
            orders.pop(id, None)
        else:
            orders[id] = resolve(self.orderable, {name: value})[name]
        self.orders[seat] = orders
        line: Line = {"n": len(self.lines), "seat": self.seats[seat], "order": id, "value": orders.get(id)}
        self._add(line)

    def ordered(self, seat: int) -> int:
        """The action that the seat's standing orders take for it now, or -1."""
        if self.over or not self.game.orders:
            return -1
        return self.game.obey(self.state, seat, self.orders[seat])

    def passing(self, seat: int) -> int:
        """The pass that the seat need not be asked for, since nothing else is open to it, or -1. Who wants to be asked is, and
        who has just taken something back."""
        if self.over or self.orders[seat][ASK.id]:
            return -1
        last = self.last_decision()
        if "undo" in last and last["seat"] == self.seats[seat]:
            return -1
        return self.state.lone_pass(seat)

    def last_decision(self, seat: int = -1) -> Line:
        """The last line by which the situation changed, or by which this seat changed it; the header if there is none."""
        name = self.seats[seat] if seat >= 0 else ""
        for line in reversed(self.lines):
            if ("do" in line or "undo" in line) and (seat < 0 or line["seat"] == name):
                return line
        return self.lines[0]

    def resign(self, seat: int) -> None:
        """The seat gives up. With one seat left the match is over; else the computer plays on for it."""
        if self.over:
            raise BadInput("match-over")
        if seat in self.resigned:
            raise BadInput("resigned-already")
        self.resigned.append(seat)
        self._add({"n": len(self.lines), "seat": self.seats[seat], "resign": True})
        self._close()

    def _close(self) -> None:
        if self.over:
            line: Line = {"n": len(self.lines), "end": dict(zip(self.seats, self.scores(), strict=True))}
            if self.key:
                line["key"] = self.key.hex()
            self._add(line)

    def _add(self, line: Line) -> None:
        self.lines.append(records.seal(line, self.lines[-1]["sum"]))


def _empty(state: State, seat: int) -> bool:
    """Whether everybody sees that the seat, which decides alone, can do nothing but pass."""
    return state.stack[-1].seat == seat and not state.secret() and state.lone_pass(seat) >= 0


def _key(text: str, line: int) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        raise BadInput("record-line", line=line) from None
