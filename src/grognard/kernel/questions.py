"""Why not? What somebody may have meant who clicked on a place where nothing is open to him.

A click is not yet an action: it names a place, perhaps after another one. What is open to the seat now says which verbs make
sense; with the place as their argument they are the actions that he may have meant. A game that knows better says so itself
(`Game.questions`).
"""

from grognard.kernel.actions import BORDER, PLACE, SHIFT, act
from grognard.kernel.contract import Game, State


def meant(game: Game, state: State, seat: int, place: str, selected: str) -> list[int]:
    """The actions on this place, or on a border between the selected place and it, by the verbs that are open now; without
    a selected place, by a border that begins or ends there."""
    vocabulary = game.vocabulary
    found = []
    for number in sorted({action >> SHIFT for action in state.legal(seat)}):
        kind = vocabulary.verbs[number].kind
        if kind == PLACE:
            found.append(act(number, vocabulary.number(PLACE, place)))
        elif kind == BORDER:
            found += [act(number, border) for border in _borders(game, place, selected)]
    return found


def _borders(game: Game, place: str, selected: str) -> list[int]:
    numbers = game.vocabulary.numbers[BORDER]
    if selected:
        return [numbers[f"{selected}>{place}"]] if f"{selected}>{place}" in numbers else []
    return [number for word, number in numbers.items() if place in word.split(">")]


def answer(game: Game, state: State, seat: int, place: str, selected: str) -> tuple[int, str | None]:
    """The likeliest action that a clause bars, and the clause; else one that is open after all, without; -1 for none."""
    found = -1
    for action in game.questions(state, seat, place, selected):
        clause = state.bar(seat, action)
        if clause is not None:
            return action, clause
        found = action if found < 0 else found
    return found, None


def wishes(game: Game, state: State, seat: int) -> list[tuple[int, str]]:
    """What the seat might want to do now and may not, each with the clause that bars it."""
    found = [(action, state.bar(seat, action)) for action in game.wishes(state, seat)]
    return [(action, clause) for action, clause in found if clause is not None]
