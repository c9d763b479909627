"""Who decides, what is open to him, what is barred and by which clause; events; the end."""

import math

from grognard.kernel.actions import NUMBER, SEAT
from grognard.kernel.contract import ALL, NOBODY, Event, State, only
from grognard.testing.trial import Trial


def deciding(trial: Trial, state: State) -> None:
    """Never stuck: the game goes on if and only if somebody decides, and whoever decides has something to do."""
    deciders = state.deciders()
    if bool(deciders) != bool(state.stack):
        trial.fail(f"{len(state.stack)} frames are open and {len(deciders)} seats decide")
    if len(set(deciders)) != len(deciders) or not all(0 <= seat < trial.seats for seat in deciders):
        trial.fail(f"the deciders are {deciders} of {trial.seats} seats")
    if state.stack and state.stack[-1].seat == NOBODY:
        trial.fail("a frame in which nobody decides was left to itself")
    for seat in trial.viewers:
        actions = trial.open(state, seat) if seat in deciders else state.legal(seat)
        if actions and seat not in deciders:
            trial.fail(f"{trial.seat(seat)} does not decide and has {len(actions)} legal actions")
        if len(set(actions)) != len(actions):
            twice = [action for action in actions if actions.count(action) > 1]
            trial.fail(f"legal twice: {trial.name(twice[0])}")
        for action in actions:
            if not trial.game.vocabulary.holds(action):
                trial.fail(f"legal but not in the vocabulary: {action}")


def barring(trial: Trial, state: State) -> None:
    """`bar` and `legal` agree, and whatever is barred is barred by a clause of the catalogue."""
    deciders = state.deciders()
    for seat in trial.viewers:
        legal = state.legal(seat)
        for action in legal:
            clause = state.bar(seat, action)
            if clause is not None:
                trial.fail(f"{trial.seat(seat)}: {trial.name(action)} is legal and barred by {clause}")
        for action in trial.probes():
            if action in legal:
                continue
            clause = state.bar(seat, action)
            if clause is None:
                why = "not legal" if seat in deciders else "not his decision"
                trial.fail(f"{trial.seat(seat)}: {trial.name(action)} is {why} and not barred")
            if clause not in trial.clauses:
                trial.fail(f"{trial.seat(seat)}: {trial.name(action)} is barred by {clause}, which is no clause")


def tellable(trial: Trial, events: list[Event]) -> None:
    """Events are told in words by their arguments: each must be what its kind says."""
    sets = trial.game.vocabulary.sets
    everybody = sum(only(seat) for seat in trial.viewers)
    for audience, code, arguments in events:
        if not 0 <= code < len(trial.game.tellings):
            trial.fail(f"event {code} is not declared")
        telling = trial.game.tellings[code]
        if audience != ALL and (not audience or audience & ~everybody):
            trial.fail(f"event {telling.name} is told to the audience {audience:b}")
        if len(arguments) != len(telling.arguments):
            trial.fail(f"event {telling.name} has {len(arguments)} arguments of {len(telling.arguments)}")
        for (name, kind), value in zip(telling.arguments, arguments, strict=True):
            size = trial.seats if kind == SEAT else len(sets[kind]) if kind in sets else None
            if kind != NUMBER and size is not None and not 0 <= value < size:
                trial.fail(f"event {telling.name}: {name} is {value}, no {kind}")


def viewable(trial: Trial, state: State) -> None:
    """What a seat sees is ready for JSON, for every seat and the spectator."""
    for seat in trial.viewers:
        trial.through_json(state.view(seat), f"the view of {trial.seat(seat)}")


def asking(trial: Trial, state: State) -> None:
    """Asking changes nothing."""
    before, word, seals = trial.described(state), state.word, state.seals
    probes = trial.probes()
    for seat in trial.viewers:
        state.legal(seat), state.view(seat), state.redeal(seat, 1)
        for action in probes:
            state.bar(seat, action)
    for seat in range(trial.seats):
        trial.game.odds(state, seat, trial.luck.choose(probes))
        trial.game.seat_words(state, seat)
    trial.same([before, word, seals], [trial.described(state), state.word, state.seals], "asking changed the state")


def ended(trial: Trial, state: State) -> None:
    """When it is over: a number a seat, nobody decides, and everything is barred by a clause."""
    scores = state.scores()
    if len(scores) != trial.seats or not all(math.isfinite(score) for score in scores):
        trial.fail(f"the scores of {trial.seats} seats are {scores}")
    if trial.game.over_clause not in trial.clauses:
        trial.fail(f"{trial.game.over_clause} ends the game and is no clause")
    deciding(trial, state)
    barring(trial, state)
    viewable(trial, state)
