"""A study: what is worth knowing of a game while it is played, for a report of many games.

It listens to what is told and looks at the state after each decision. What every game has (how long it took, how the score
went, which verbs and tellings occurred, who began) is gathered here; a game's own study hears its tellings and says which
of them are a fight and where, a loss and whose, a throw of dice and what could be expected of it.

Numbers by turn are kept at no more than POINTS turns: when a game lasts longer, two neighbours become one.
"""

from typing import Any, Final

from mypy_extensions import mypyc_attr

from grognard.kernel.actions import PLACE, SHIFT
from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import Json, State

POINTS: Final = 64


@mypyc_attr(allow_interpreted_subclasses=True)
class Study:
    """The study of one game. `turn_telling` is the telling that opens a turn; without one, turns are counted by
    `Game.turn_of`."""

    def __init__(self, s: State, turn_telling: int = -1) -> None:
        game = s.game
        self.seats = len(game.seats(game.options_of(s)))
        self.turn_telling = turn_telling
        self.first = -1  # the seat that began
        self.turn = 0  # turns begun
        self.owner = -1  # whose turn it is, where turns are counted by `turn_of`
        self.every = 1  # so many turns stand in one place of the two lists below
        self.course: list[list[float]] = []  # the standing of all seats at the start of these turns
        self.losses: list[list[int]] = []  # the losses of all seats in these turns
        self.fights: dict[int, int] = {}  # by place
        self.throws = [0] * self.seats
        self.rolled = [0.0] * self.seats
        self.expected = [0.0] * self.seats
        self.variance = [0.0] * self.seats
        self.done = [0] * len(game.vocabulary.verbs)
        self.told = [0] * len(game.tellings)
        s.events = []

    # --- what a game's own study says --------------------------------------------------------------------------------

    def hear(self, s: State, code: int, a: list[int]) -> None:
        """Something was told. The state is the one after the decision and all that followed from it."""

    def standing(self, s: State) -> list[float]:
        """The score of each seat as it stands: by default how good the situation is for it, from 0 to 1."""
        return [s.game.evaluate(s, seat) for seat in range(self.seats)]

    # --- what it uses for it -----------------------------------------------------------------------------------------

    def fight(self, place: int) -> None:
        """There was fighting at this place."""
        self.fights[place] = self.fights.get(place, 0) + 1

    def loss(self, seat: int, number: int) -> None:
        """A seat lost so many; one that nobody plays (a neutral) is passed over."""
        if 0 <= seat < self.seats:
            self._bin()[seat] += number

    def throw(self, seat: int, rolled: float, expected: float, variance: float) -> None:
        """Dice fell for a seat: what they brought it, beside what could be expected and its variance."""
        if 0 <= seat < self.seats:
            self.throws[seat] += 1
            self.rolled[seat] += rolled
            self.expected[seat] += expected
            self.variance[seat] += variance

    def begin_turn(self, s: State) -> None:
        """A turn begins: the score is noted."""
        self.turn += 1
        if (self.turn - 1) // self.every >= POINTS:
            self.every *= 2
            self.course = self.course[::2]
            merged = []
            for i in range(0, len(self.losses), 2):
                pair = self.losses[i : i + 2]
                merged.append([sum([row[seat] for row in pair]) for seat in range(self.seats)])
            self.losses = merged
        if (self.turn - 1) % self.every == 0:
            self.course.append(self.standing(s))
        self._bin()

    def _bin(self) -> list[int]:
        """The losses of the present turn."""
        place = max(0, self.turn - 1) // self.every
        while len(self.losses) <= place:
            self.losses.append([0] * self.seats)
        return self.losses[place]

    # --- the play ----------------------------------------------------------------------------------------------------

    def listen(self, s: State) -> None:
        """Hear what was told since the last time."""
        events = s.events
        if events:
            s.events = []
            for event in events:
                code = event[1]
                self.told[code] += 1
                if code == self.turn_telling:
                    self.begin_turn(s)
                self.hear(s, code, event[2])
        if self.turn_telling < 0:
            owner = s.game.turn_of(s)
            if owner != self.owner:
                self.owner = owner
                self.begin_turn(s)

    def after(self, s: State, seat: int, action: int) -> None:
        """This seat has just done this action."""
        if self.first < 0:
            self.first = seat
        self.done[action >> SHIFT] += 1
        self.listen(s)

    def notes(self, s: State) -> Json:
        """All of it, ready for JSON: what stands in a row of results under `study`."""
        game = s.game
        verbs, tellings = game.vocabulary.verbs, game.tellings
        places = game.vocabulary.sets.get(PLACE, [])
        luck: list[Any] = [
            [self.throws[x], round(self.rolled[x], 3), round(self.expected[x], 3), round(self.variance[x], 3)]
            for x in range(self.seats)
        ]
        return {
            "first": self.first,
            "turns": self.turn,
            "every": self.every,
            "score": [[round(point[seat], 3) for point in self.course] for seat in range(self.seats)],
            "losses": [[row[seat] for row in self.losses] for seat in range(self.seats)],
            "fights": {places[place]: number for place, number in self.fights.items()},
            "luck": luck,
            "verbs": {verbs[verb].name: number for verb, number in enumerate(self.done) if number},
            "tellings": {tellings[code].name: number for code, number in enumerate(self.told) if number},
        }


def observe(state: State, study: Study, seed: int, limit: int) -> int:
    """Random play as `playout` has it, move for move, with a study that looks on; how many decisions were made."""
    word = seed_word(seed)
    made = 0
    while made < limit and state.stack:
        seat = state.stack[-1].seat
        if seat < 0:
            seat = state.deciders()[0]
        actions = state.legal(seat)
        word = next_word(word)
        action = actions[word_below(word, len(actions))]
        state.apply(seat, action)
        study.after(state, seat, action)
        made += 1
    return made
