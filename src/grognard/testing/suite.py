"""`conform`: one game played at random, and checked all along."""

from dataclasses import dataclass, field
from typing import Any

from grognard.kernel.contract import Game, Json, State
from grognard.kernel.options import Value
from grognard.testing import copies, rules, secrets
from grognard.testing.tables import Table, key_for
from grognard.testing.trial import Invariant, Trial

FIRST = 3  # each step of the rules is looked at closely the first times it comes up, ...
RARER = 12  # ... then at moments that grow rarer: after n decisions the next one is n // RARER away
OFTEN = 4  # the game's own invariant is checked at every so many decisions
LINES = 200  # of a match that is written down and read again


@dataclass
class Played:
    """What a trial came to."""

    decisions: int = 0
    over: bool = False
    frames: dict[str, int] = field(default_factory=dict)  # how often each step of the rules came up
    position: Any = None  # the last situation that was looked at closely


def conform(
    game: Game,
    options: dict[str, Value] | None = None,
    seed: int = 0,
    *,
    limit: int = 2000,
    invariant: Invariant | None = None,
    position: Json | None = None,
) -> Played:
    """Play a random game to its end, or for `limit` decisions, and raise an AssertionError if the game breaks the contract.

    `invariant` is what must hold in every situation of this one game (pieces conserved); it raises AssertionError too.
    With a `position` the game goes on from there: for steps that random play from the start hardly ever comes to."""
    trial = Trial(game, options or {}, seed, invariant)
    try:
        for seat in trial.viewers:
            secrets.setting_up(trial, seat)
        played = _play(trial, limit, position)
        Table(trial, None).play(min(limit, LINES))
        Table(trial, key_for(seed)).play(min(limit, LINES))
        Table(trial, None, played.position).play(min(limit, LINES))
    except Exception as problem:
        problem.add_note(trial.where())
        raise
    return played


def speak(game: Game) -> None:
    """Everything of the game that people read has its words in both languages."""
    from grognard.words import missing

    lacking = missing(game)
    assert not lacking, f"{game.id} has no words for {len(lacking)} things: {', '.join(lacking[:20])}"


def _play(trial: Trial, limit: int, position: Json | None) -> Played:
    played = Played()
    if position is None:
        state = trial.game.begin(trial.options, trial.seed)
    else:
        state = trial.game.position(position, trial.seed)
    state.events = []
    state.settle()
    rules.tellable(trial, state.events)
    close = 0
    while state.stack and played.decisions < limit:
        frame = type(state.stack[-1]).__name__
        trial.decision, trial.moment = played.decisions, frame
        played.frames[frame] = played.frames.get(frame, 0) + 1
        rules.deciding(trial, state)
        if played.decisions % OFTEN == 0:
            trial.sound(state)
        if played.frames[frame] <= FIRST or played.decisions >= close:
            close = played.decisions + 1 + played.decisions // RARER
            played.position = trial.described(state)
            _look_closely(trial, state)
        seat, action = trial.decide(state, trial.luck)
        state.events = []
        state.apply(seat, action)
        rules.tellable(trial, state.events)
        played.decisions += 1
    played.over = not state.stack
    trial.decision, trial.moment = played.decisions, "the end" if played.over else type(state.stack[-1]).__name__
    state.events = None
    _look_closely(trial, state)
    if played.over:
        rules.ended(trial, state)
    return played


def _look_closely(trial: Trial, state: State) -> None:
    """All checks of one situation, its secrets from one viewer's seat."""
    trial.sound(state)
    rules.barring(trial, state)
    rules.viewable(trial, state)
    rules.asking(trial, state)
    copies.cloning(trial, state)
    copies.silence(trial, state)
    copies.describing(trial, state)
    seat = trial.luck.choose(trial.viewers)
    secrets.dealing(trial, state, seat)
    secrets.playing(trial, state, seat)
    secrets.idling(trial, state, seat)
    secrets.choosing(trial, state, seat)
    secrets.rolling(trial, state, seat)
