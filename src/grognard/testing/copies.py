"""Copies: a clone, and a state written down and read again, are the same game and nothing of the original."""

import json
from typing import Any

from grognard.kernel.contract import State
from grognard.kernel.errors import BadInput
from grognard.testing.luck import Luck
from grognard.testing.trial import Trial

AHEAD = 25  # decisions that a copy is played on beside its original


def cloning(trial: Trial, state: State) -> None:
    """A clone equals its original, plays on as it does, and shares nothing with it that changes."""
    before, word, seals = trial.described(state), state.word, state.seals
    one, two = state.clone(), state.clone()
    trial.same(trial.described(one), before, "a clone is not its original")
    trial.same([one.word, one.seals], [word, seals], "a clone has other luck")
    seed = trial.luck.seed()
    told = [trial.described(one), *(one.view(seat) for seat in trial.viewers)]
    text = json.dumps(told)
    first = play_on(trial, one, Luck(seed))
    trial.same(json.dumps(told), text, "what was seen of a situation changed when the game went on")
    trial.same(
        [trial.described(state), state.word, state.seals],
        [before, word, seals],
        "playing on with a clone changed its original",
    )
    trial.same(trial.described(two), before, "playing on with a clone changed another clone")
    trial.same(first, play_on(trial, two, Luck(seed)), "two clones play on differently")


def silence(trial: Trial, state: State) -> None:
    """Whether somebody listens makes no difference to the game."""
    heard, unheard = state.clone(), state.clone()
    if heard.events is not None or heard.answers is not None:
        trial.fail("a clone tells somebody something")
    seed = trial.luck.seed()
    play_on(trial, heard, Luck(seed))
    play_on(trial, unheard, Luck(seed), listen=False)
    trial.same(trial.described(heard), trial.described(unheard), "the game goes on differently when nobody listens")


def written(trial: Trial, state: State, what: str = "the position") -> State:
    """The same situation from its description: all that can be asked of it has the same answer."""
    told = trial.described(state)
    try:
        back = trial.game.position(trial.through_json(told, f"the description of {what}"))
    except BadInput as problem:
        trial.fail(f"{what} cannot be read again: {problem}")
    trial.same(trial.described(back), told, f"{what} is read as another one")
    trial.same(back.deciders(), state.deciders(), f"{what} is read with other deciders")
    for seat in trial.viewers:
        who = trial.seat(seat)
        trial.same(back.legal(seat), state.legal(seat), f"{what} is read with other actions open to {who}")
        trial.same(back.view(seat), state.view(seat), f"{what} is read with another view for {who}")
    return back


def describing(trial: Trial, state: State) -> None:
    """A position is all there is: the game goes on from it as it would have gone on."""
    back = written(trial, state)
    original = state.clone()
    seed = trial.luck.seed()
    original.source = back.source = None
    original.word = back.word = trial.luck.below(1 << 30) + 1
    one = play_on(trial, original, Luck(seed))
    trial.same(play_on(trial, back, Luck(seed)), one, "the game goes on differently from its own description")


def play_on(trial: Trial, state: State, luck: Luck, listen: bool = True) -> list[Any]:
    """Play some decisions at random; what was done, what happened, and how it stands then."""
    done: list[Any] = []
    for _ in range(AHEAD):
        if not state.stack:
            break
        seat, action = trial.decide(state, luck)
        if listen:
            state.events, state.answers = [], []
        seals = state.seals
        state.apply(seat, action)
        heard = [trial.told(state.events, viewer) for viewer in trial.viewers] if state.events is not None else None
        done.append([seat, trial.name(action), heard, state.answers, state.seals - seals])
        state.events = state.answers = None
    return [*done, trial.described(state)]
