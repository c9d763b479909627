"""Secrets: nothing that a seat gets depends on what it cannot know.

What a seat gets is what it *sees* in a situation (its view, of which the prompt is made; its observation; its legal list;
what is barred to it and by which clause; its odds; what its standing orders do; with whom it may talk) and what it is *told*
of a step (the events of its audience, and of its own step whether it can be taken back). What it knows is what `redeal` says:
two situations are the same to a seat if, dealt anew for it with one seed, they become the same third one. So `redeal` is
proved from both sides:

- Dealt anew, the world looks to the seat as the true one does, leads nowhere but where the rules lead, and dealing anew is
  canonical (`dealing`).
- Played on by the same actions and the same luck, a world dealt anew goes on giving the seat the same, until it learns
  something: luck or a reveal sealed the step, and from there on the worlds are two to it (`playing`).
- Where another seat can do nothing but pass and the step is not `secret`, a table passes for it at once; so it must be in the
  world dealt anew, or how long it takes would tell (`idling`).
- Let another seat choose otherwise (`choosing`), or change a single answer of luck (`rolling`, `setting_up`). If the two
  situations are then the same to the seat, it must have got the same; if it got the same, they must be the same to it. The
  first finds what is told too much, the second what `redeal` knows too much or forgets to deal.

Why a failure is a fault: a seat knows the rules and remembers what it gets. If it gets different things in two situations, it
can tell them apart, and a `redeal` that mixes them is wrong; if it gets the same in both, it cannot, and a `redeal` that
keeps them apart peeks. One thing is let pass: where a step shows something and leaves no trace of it in `State.shown` (shown
and shuffled away at once, or known before), what was told may differ for that reason. And one thing is beyond this suite:
what a seat can conclude from what did not happen. The game's invariant is asked of worlds dealt anew too, and can say it.
"""

from collections.abc import Callable
from typing import Any

from grognard.kernel.actions import SHIFT
from grognard.kernel.chance import Source, seed_word, word_below
from grognard.kernel.contract import State
from grognard.testing import copies
from grognard.testing.trial import Trial, difference, passes_at_once

ONWARD = 48  # decisions that a world dealt anew is played on by itself, ...
AGAIN = 12  # ... and after how many of them it is dealt anew once more
CHAIN = 12  # decisions that two worlds are played on side by side
VARIANTS = 3  # other choices, or other answers of luck, that are tried at a moment
ODDS = 3  # actions whose odds are compared at a moment


class Step:
    """Something done to a copy of a state, and what came of it."""

    def __init__(self, before: State, source: Source | None, word: int, do: Callable[[State], None]) -> None:
        self.before = before
        self.after = before.clone()
        self.after.source, self.after.word = source, word
        self.after.events, self.after.answers = [], []
        do(self.after)
        self.events = self.after.events
        self.answers = self.after.answers
        self.after.events = self.after.answers = None
        self.bounds = [bound for bound, _ in self.answers]
        self.sealed = self.after.seals != before.seals
        reveals = self.after.seals - before.seals - len(self.answers)
        self.traceless = reveals > sum(
            bool(now & ~was) for was, now in zip(before.shown, self.after.shown, strict=True)
        )


class Altered(Source):
    """The answers that luck gave once, one of them changed."""

    def __init__(self, answers: list[tuple[int, int]], index: int, value: int) -> None:
        self.answers = answers[:]
        self.answers[index] = (answers[index][0], value)

    def below(self, index: int, n: int) -> int:
        if index < len(self.answers) and self.answers[index][0] == n:
            return self.answers[index][1]
        return word_below(seed_word(index), n)  # the change led elsewhere: any luck will do


def sees(trial: Trial, state: State, seat: int, probes: list[int]) -> dict[str, Any]:
    """What a seat (or the spectator) gets from a situation."""
    legal = state.legal(seat)
    seen: dict[str, Any] = {
        "view": state.view(seat),
        "legal": [trial.name(action) for action in legal],
        "bar": {trial.name(action): state.bar(seat, action) for action in probes},
        "names": [trial.game.seat_words(state, other) for other in range(trial.seats)],
    }
    if seat >= 0:
        seen["observation"] = state.observe(seat)
        asked = [*legal[-ODDS:], *probes[:ODDS]]
        seen["odds"] = {trial.name(action): trial.game.odds(state, seat, action) for action in asked}
        seen["orders"] = [trial.game.obey(state, seat, orders) for orders in trial.orders if legal]
        seen["talk"] = [trial.game.may_talk(state, seat, other) for other in range(trial.seats) if other != seat]
    return seen


def known(trial: Trial, state: State, seat: int, seed: int) -> Any:
    """What the state is to a seat: everything else dealt anew from one seed."""
    return trial.described(state.redeal(seat, seed))


def dealing(trial: Trial, state: State, seat: int) -> None:
    """Worlds dealt anew look like the true one, are sound, and become one world when they are dealt anew once more."""
    who = trial.seat(seat)
    probes = trial.probes()
    truth = sees(trial, state, seat, probes)
    worlds = [state.redeal(seat, trial.luck.seed()) for _ in range(2)]
    for world in worlds:
        trial.same(truth, sees(trial, world, seat, probes), f"{who} gets what it cannot know")
        trial.sound(world)
        copies.written(trial, world, f"a world dealt anew for {who}")
        _go_on(trial, world.clone())
    seed = trial.luck.seed()
    third = known(trial, state, seat, seed)
    for world in worlds:
        trial.same(third, known(trial, world, seat, seed), f"dealing anew for {who} depends on what it cannot know")


def _go_on(trial: Trial, world: State) -> None:
    """A world dealt anew is a game like any other: it can be played on, and dealt anew from what has come of it."""
    for number in range(1, ONWARD + 1):
        if not world.stack:
            return
        world.apply(*trial.decide(world, trial.luck))
        if number % AGAIN == 0:
            trial.sound(world)
            world = world.redeal(trial.luck.choose(trial.viewers), trial.luck.seed())
            trial.sound(world)


def playing(trial: Trial, state: State, seat: int) -> None:
    """The true world and one dealt anew, played on alike, tell the seat the same until it learns something."""
    true, other = state, state.redeal(seat, trial.luck.seed())
    for _ in range(CHAIN):
        if not true.stack:
            return
        decider = trial.luck.choose(true.deciders())
        open_there = other.legal(decider)
        both = [action for action in trial.open(true, decider) if action in open_there]
        if not both:
            return  # he decides something that the seat does not know of
        action = trial.luck.choose(both)
        word = seed_word(trial.luck.seed())
        steps = [Step(world, None, word, _applying(decider, action)) for world in (true, other)]
        if steps[0].bounds != steps[1].bounds:
            return  # luck was asked other things, for reasons that the seat does not know of: nothing to compare
        heard = [_heard(trial, step, seat) for step in steps]
        when = f"after {trial.name(action)} of {trial.seat(decider)}"
        if heard[0] != heard[1]:
            _excuse(trial, steps, seat, when, heard)
            return
        if seat == decider and steps[0].sealed != steps[1].sealed:
            trial.fail(f"{when}, whether it can be taken back tells {trial.seat(seat)} what it cannot know")
        true, other = steps[0].after, steps[1].after


def _excuse(trial: Trial, steps: list[Step], seat: int, when: str, heard: list[Any]) -> None:
    """Two worlds that were the same to the seat told it different things: it must have learned something for good."""
    if steps[0].traceless or steps[1].traceless:
        return
    where = difference(*heard)
    seed = trial.luck.seed()
    if known(trial, steps[0].after, seat, seed) == known(trial, steps[1].after, seat, seed):
        trial.fail(f"{when}, {trial.seat(seat)} gets what it cannot know: {where}")
    if not steps[0].sealed and not steps[1].sealed:
        trial.fail(f"{when}, {trial.seat(seat)} learned something, and nothing was revealed or rolled: {where}")


def idling(trial: Trial, state: State, seat: int) -> None:
    """Whether somebody is passed for at once is known to everybody."""
    deciders = state.deciders()
    for world in [state.redeal(seat, trial.decision + i) for i in range(VARIANTS if deciders else 0)]:
        for decider in deciders:
            if decider != seat and passes_at_once(state, decider) != passes_at_once(world, decider):
                trial.fail(
                    f"whether {trial.seat(decider)} can only pass tells {trial.seat(seat)} what it cannot know: "
                    f"{type(state.stack[-1]).__name__} is not secret"
                )


def choosing(trial: Trial, state: State, seat: int) -> None:
    """What another seat chooses in secret is not told."""
    for decider in state.deciders():
        if decider == seat:
            continue
        actions = trial.open(state, decider)
        word = seed_word(trial.luck.seed())
        action = trial.luck.choose(actions)
        first = Step(state, None, word, _applying(decider, action))
        alike = [other for other in actions if other != action and other >> SHIFT == action >> SHIFT]
        for _ in range(min(VARIANTS, len(alike))):
            choice = trial.luck.choose(alike)
            second = Step(state, None, word, _applying(decider, choice))
            when = f"after {trial.name(action)} or {trial.name(choice)} of {trial.seat(decider)}"
            _compare(trial, first, second, seat, when)


def rolling(trial: Trial, state: State, seat: int) -> None:
    """What luck decides in secret is not told."""
    if not state.stack:
        return
    decider, action = trial.decide(state, trial.luck)
    _alter(trial, state, seat, _applying(decider, action), f"{trial.name(action)} of {trial.seat(decider)}")


def setting_up(trial: Trial, seat: int) -> None:
    """What luck decides in secret before the first decision is not told."""
    _alter(trial, trial.game.begin(trial.options, trial.seed), seat, _settling, "the set-up")


def _alter(trial: Trial, state: State, seat: int, do: Callable[[State], None], what: str) -> None:
    """Do it once, then again with one answer of luck changed."""
    first = Step(state, None, seed_word(trial.luck.seed()), do)
    open_answers = [i for i, bound in enumerate(first.bounds) if bound > 1]
    for _ in range(VARIANTS if open_answers else 0):
        index = trial.luck.choose(open_answers)
        bound, value = first.answers[index]
        altered = Altered(first.answers, index, (value + 1 + trial.luck.below(bound - 1)) % bound)
        second = Step(state, altered, 0, do)
        _compare(
            trial, first, second, seat, f"after {what} with other luck (answer {index + 1} of {len(first.answers)})"
        )


def _compare(trial: Trial, first: Step, second: Step, seat: int, when: str) -> None:
    """Told and seen the same if and only if it is the same to the seat."""
    if first.traceless or second.traceless:
        return
    if trial.described(first.after) == trial.described(second.after):
        return  # the same situation by two ways: what was told of the ways is no secret
    seed = trial.luck.seed()
    knows = [known(trial, step.after, seat, seed) for step in (first, second)]
    heard = [_heard(trial, step, seat) for step in (first, second)]
    if knows[0] == knows[1] and heard[0] != heard[1]:
        trial.fail(f"{when}, {trial.seat(seat)} gets what it cannot know: {difference(*heard)}")
    if heard[0] == heard[1] and _shown(first.after, seat) == _shown(second.after, seat) and knows[0] != knows[1]:
        trial.fail(f"{when}, dealing anew for {trial.seat(seat)} depends on what it cannot know: {difference(*knows)}")


def _heard(trial: Trial, step: Step, seat: int) -> Any:
    """What a step gives a seat: what it is told, and what it sees then."""
    return {"told": trial.told(step.events, seat), **sees(trial, step.after, seat, [])}


def _shown(state: State, seat: int) -> list[bool]:
    return [state.knows(seat, thing) for thing in range(len(state.shown))]


def _applying(seat: int, action: int) -> Callable[[State], None]:
    return lambda state: state.apply(seat, action)


def _settling(state: State) -> None:
    state.settle()
