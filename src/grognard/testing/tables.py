"""At a table: the game played as a match, with steps taken back, written down, read again and played again."""

import tempfile
from pathlib import Path
from typing import Any

from grognard.kernel import records
from grognard.kernel.chance import Keyed, seed_word
from grognard.kernel.contract import SEVERAL, State
from grognard.kernel.errors import BadInput
from grognard.kernel.match import Match
from grognard.testing.trial import Trial, passes_at_once

REPLAYS = 8  # how many taken-back steps are checked by playing the whole game again


def key_for(seed: int) -> bytes:
    """A key for a trial: the same for the same seed."""
    return b"".join(seed_word(seed + i).to_bytes(8, "big") for i in range(4))


class Done:
    """A step that stands, and what the state said after it."""

    def __init__(self, number: int, seat: int, action: int, empty: bool, before: State, after: State) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.empty = empty  # everybody saw that nothing but this pass could be done
        self.frame = before.stack[-1]  # in which it was decided
        self.then = after.stack[-1] if after.stack else None
        self.deciders = after.deciders()[:]
        self.sealed = after.seals != before.seals  # something was rolled or shown

    def handed_over(self, step: "Done") -> bool:
        """Whether after this, the seat that made that step no longer had the word."""
        together = step.frame.seat == SEVERAL and self.then is step.frame
        return not together and step.seat not in self.deciders


class Table:
    """A match played at random, and the steps of it that stand."""

    def __init__(self, trial: Trial, key: bytes | None, position: Any = None) -> None:
        """With a key luck is keyed, else seeded; from a position, or from the beginning."""
        self.trial = trial
        self.key = key
        self.position = position
        players = ["random"] * trial.seats
        self.match = Match.start(trial.game, trial.given, players, key=key, seed=trial.seed, position=position)
        self.standing: list[Done] = []
        self.taken_back = 0

    def play(self, limit: int) -> None:
        """Play to the end or to so many lines; undo is safe all along, and the record tells the same match again."""
        trial, match = self.trial, self.match
        while not match.over and len(match.lines) < limit:
            trial.decision, trial.moment = len(match.lines), type(match.state.stack[-1]).__name__
            self.check_undo_points()
            undoers = [seat for seat in range(trial.seats) if match.undoable(seat) is not None]
            if undoers and trial.luck.below(4) == 0:
                self.undo(trial.luck.choose(undoers))
            else:
                self.act(trial.luck.choose(match.deciders()))
        self.check_standing()
        if not match.over and trial.luck.below(2):
            match.resign(trial.luck.below(trial.seats))
        self.check_record()

    def undo(self, seat: int) -> None:
        number = self.match.undo(seat)
        if number not in self.match.gone:
            self.trial.fail(f"line {number} was taken back and is not gone")
        self.standing = [done for done in self.standing if done.number not in self.match.gone]
        self.taken_back += 1
        if self.taken_back <= REPLAYS:
            self.check_standing()

    def act(self, seat: int) -> None:
        trial, match = self.trial, self.match
        legal = trial.open(match.state, seat)
        if trial.game.orders and trial.luck.below(4) == 0:
            match.order(seat, *trial.luck.choose([*trial.luck.choose(trial.orders).items()]))
        ordered = match.ordered(seat)
        if ordered >= 0 and ordered not in legal:
            trial.fail(f"standing orders of {trial.seat(seat)} do {trial.name(ordered)}, which is not legal")
        action = ordered if ordered >= 0 else trial.luck.choose(legal)
        number, before = len(match.lines), match.state.clone()
        empty = before.stack[-1].seat == seat and passes_at_once(before, seat)
        match.act(seat, action, "order" if ordered >= 0 else "")
        self.standing.append(Done(number, seat, action, empty, before, match.state))

    # --- checks ------------------------------------------------------------------------------------------------------

    def check_undo_points(self) -> None:
        """A step can be taken back only while nothing was rolled, shown or decided by another since; the last one always. A
        pass in a window that everybody sees to be empty is no decision."""
        for seat in range(self.trial.seats):
            number = self.match.undoable(seat)
            if number is not None:
                self.check_undo_point(seat, number)
            else:
                self.check_no_undo(seat)

    def check_no_undo(self, seat: int) -> None:
        decisions = [i for i, done in enumerate(self.standing) if not done.empty]
        since = self.standing[decisions[-1] :] if decisions else []
        if since and since[0].seat == seat and not any(done.sealed for done in since):
            if not since[-1].handed_over(since[0]):
                self.trial.fail(
                    f"{self.trial.seat(seat)} cannot take back line {since[0].number}, though nothing has happened since"
                )

    def check_undo_point(self, seat: int, number: int) -> None:
        may = f"{self.trial.seat(seat)} may take back line {number}"
        since = [done for done in self.standing if done.number >= number]
        if not since or since[0].number != number or since[0].seat != seat or since[0].empty:
            self.trial.fail(f"{may}, which is no standing decision of his")
        step = since[0]
        for i, done in enumerate(since):
            if done.sealed:
                self.trial.fail(f"{may}: luck or a reveal at {done.number} is crossed")
            if done.handed_over(step) and not (i + 1 < len(since) and since[i + 1].empty):
                self.trial.fail(f"{may}: the hand-over at {done.number} is crossed")
            if done.seat != seat and not done.empty and (done.frame.seat != SEVERAL or done.frame is not step.frame):
                self.trial.fail(f"{may}: the decision at {done.number} is crossed")

    def check_standing(self) -> None:
        """The match stands as if what was taken back had never been done: same options, luck and actions, same game."""
        trial = self.trial
        source = Keyed(self.key) if self.key else None
        if self.position:
            again = trial.game.position(self.position, trial.seed, source)
        else:
            again = trial.game.new(trial.given, trial.seed, source)
        for done in self.standing:
            clause = again.bar(done.seat, done.action)
            if clause is not None:
                trial.fail(f"line {done.number}, done again without what was taken back, is barred by {clause}")
            again.apply(done.seat, done.action)
        now = trial.described(self.match.state)
        trial.same(trial.described(again), now, "the standing actions, done again, give another game")

    def check_record(self) -> None:
        """The record, written to a file and read again, tells the same match; with a key, also from what it kept of luck."""
        trial, match = self.trial, self.match
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "match.grog")
            half = len(match.lines) // 2
            records.append(path, match.lines[:half])
            records.append(path, match.lines[half:])
            lines = records.read(path)
        trial.same(lines, match.lines, "the record is read as another one")
        self.check_same(self.load(lines, self.key))
        upto = self.load(lines, self.key, half)
        trial.same(upto.lines[: half + 1], match.lines[: half + 1], "half of the record tells another match")
        if self.key:
            scripted = self.load([line for line in lines if "end" not in line], None)
            now = trial.described(match.state)
            trial.same(trial.described(scripted.state), now, "what the record kept of luck gives another game")

    def load(self, lines: list[records.Line], key: bytes | None, upto: int | None = None) -> Match:
        try:
            return Match.load(self.trial.game, lines, key, upto)
        except BadInput as problem:
            self.trial.fail(f"the record cannot be played again: {problem}")

    def check_same(self, again: Match) -> None:
        trial, match = self.trial, self.match
        trial.same(again.lines, match.lines, "the record, played again, has other lines")
        now = trial.described(match.state)
        trial.same(trial.described(again.state), now, "the record, played again, ends elsewhere")
        trial.same(again.told, match.told, "the record, played again, tells other events")
        trial.same(again.gone, match.gone, "the record, played again, has other lines taken back")
        trial.same(again.orders, match.orders, "the record, played again, has other standing orders")
        trial.same(
            [again.resigned, again.over], [match.resigned, match.over], "the record, played again, ends otherwise"
        )
        for seat in range(trial.seats):
            undoable = again.undoable(seat)
            trial.same(
                undoable, match.undoable(seat), f"after loading, the undo point of {trial.seat(seat)} is another"
            )
