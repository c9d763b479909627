"""A game for the tests, outside the package and never compiled: two outposts, hidden cards, secret stakes and a die.

Each seat gets a card in secret, both stake on it at once and in secret; then they take turns: aim, roll the die, scout the
other's card, or swap the own one for the top card of the deck. In the end a card counts its number times the stake. With the
option `windows`, who is aimed at may shoot back if he has points, which everybody sees, and who sees the other roll may if he
has a weapon in his hand, which nobody sees.
"""

from collections.abc import Mapping
from typing import Any, ClassVar

from grognard.kernel.actions import CARD, NUMBER, SEAT, Verb, Vocabulary, act
from grognard.kernel.chance import Source
from grognard.kernel.contract import ALL, NOBODY, SEVERAL, Frame, Game, Json, State, Telling, only
from grognard.kernel.decks import deal_anew, draw, fresh, put_under
from grognard.kernel.errors import BadInput
from grognard.kernel.options import CHOICE, FLAG, WHOLE, Option, Options

CARDS = ["drum", "flag", "sabre", "musket", "cannon", "eagle"]
SEATS = ["north", "south"]
STAKE_OF = len(CARDS)  # what can be hidden: where each card is, then each seat's stake
MOST_AIM = 2
WEAPON = CARDS.index("sabre")  # this card and those after it

STAKE, AIM, ROLL, SCOUT, SWAP, PASS, SHOOT = range(7)
VOCABULARY = Vocabulary(
    [
        Verb("stake", NUMBER, 1, 3),
        Verb("aim"),
        Verb("roll"),
        Verb("scout"),
        Verb("swap"),
        Verb("pass", passes=True),
        Verb("shoot"),
    ],
    {CARD: CARDS, SEAT: SEATS},
)
T_CARD, T_STAKED, T_STAKE, T_AIMED, T_ROLLED, T_SCOUTED, T_SWAPPED, T_PASSED, T_SHOT = range(9)
TELLINGS = [
    Telling("card", [("seat", SEAT), ("card", CARD)]),
    Telling("staked", [("seat", SEAT)]),
    Telling("stake", [("seat", SEAT), ("number", NUMBER)]),
    Telling("aimed", [("seat", SEAT)]),
    Telling("rolled", [("seat", SEAT), ("number", NUMBER)]),
    Telling("scouted", [("seat", SEAT)]),
    Telling("swapped", [("seat", SEAT)]),
    Telling("passed", [("seat", SEAT)]),
    Telling("shot", [("seat", SEAT)]),
]


class Outposts(State):
    def __init__(
        self,
        game: Game,
        stack: list[Frame[Any]],
        word: int,
        source: Source | None,
        seals: int,
        shown: list[int],
        options: Options,
        hand: list[int],
        deck: list[int],
        stake: list[int],
        points: list[int],
        aim: int,
        left: int,
    ) -> None:
        super().__init__(game, stack, word, source, seals, shown)
        self.options = options
        self.hand = hand  # by seat: a card, -1 before the deal
        self.deck = deck
        self.stake = stake  # by seat, 0 before it is made
        self.points = points
        self.aim = aim
        self.left = left  # turns

    def clone(self) -> "Outposts":
        return Outposts(
            self.game, self.stack[:], self.word, self.source, self.seals, self.shown[:], self.options, self.hand[:],
            self.deck[:], self.stake[:], self.points[:], self.aim, self.left,
        )  # fmt: skip

    def scores(self) -> list[float]:
        return [float(self.points[x] + self.hand[x] * self.stake[x]) for x in range(len(SEATS))]


class ToyFrame(Frame[Outposts]):
    def wait(self, s: Outposts, seat: int) -> str:
        return "TOY-TRN-01"


class Deal(ToyFrame):
    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Outposts) -> None:
        s.deck = fresh(s, list(range(len(CARDS))))
        for seat in range(len(SEATS)):
            s.hand[seat] = draw(s.deck)
            s.reveal(s.hand[seat], only(seat))
            s.tell_only(only(seat), T_CARD, seat, s.hand[seat])
        s.become(Stakes())


class Stakes(ToyFrame):
    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(SEVERAL)

    def deciders(self, s: Outposts) -> list[int]:
        return [seat for seat in range(len(SEATS)) if not s.stake[seat]]

    def legal(self, s: Outposts, seat: int) -> list[int]:
        return [act(STAKE, number) for number in (1, 2, 3)]

    def bar(self, s: Outposts, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == STAKE else "TOY-STK-01"

    def wait(self, s: Outposts, seat: int) -> str:
        return "TOY-STK-01"

    def apply(self, s: Outposts, seat: int, verb: int, argument: int) -> None:
        s.stake[seat] = argument
        s.shown[STAKE_OF + seat] |= only(seat)
        s.tell(T_STAKED, seat)
        s.tell_only(only(seat), T_STAKE, seat, argument)
        if not self.deciders(s):
            if s.options["open_stakes"]:
                for other in range(len(SEATS)):
                    s.reveal(STAKE_OF + other, ALL)
                    s.tell(T_STAKE, other, s.stake[other])
            s.become(Turn(0))


class Turn(ToyFrame):
    def legal(self, s: Outposts, seat: int) -> list[int]:
        return [act(verb) for verb in (AIM, ROLL, SCOUT, SWAP) if self.bar(s, seat, verb, 0) is None]

    def bar(self, s: Outposts, seat: int, verb: int, argument: int) -> str | None:
        if verb == STAKE:
            return "TOY-STK-01"
        if verb in (PASS, SHOOT):
            return "TOY-WIN-01"
        if verb == AIM and s.aim == MOST_AIM:
            return "TOY-TRN-02"
        if verb == SCOUT and s.knows(seat, s.hand[1 - seat]):
            return "TOY-TRN-03"
        return None

    def apply(self, s: Outposts, seat: int, verb: int, argument: int) -> None:
        if verb == AIM:
            s.aim += 1
            s.tell(T_AIMED, seat)
            if s.options["windows"]:
                s.enter(Cover(1 - seat))
            return
        if verb == ROLL:
            number = s.die() + s.aim
            s.points[seat] += number
            s.tell(T_ROLLED, seat, number)
        elif verb == SCOUT:
            self.scout(s, seat)
        else:
            self.swap(s, seat)
        s.aim = 0
        s.left -= 1
        s.become(Turn(1 - seat) if s.left else Show())
        if verb == ROLL and s.options["windows"]:
            s.enter(Ambush(1 - seat))

    def scout(self, s: Outposts, seat: int) -> None:
        s.reveal(s.hand[1 - seat], only(seat))
        s.tell(T_SCOUTED, seat)
        s.tell_only(only(seat), T_CARD, 1 - seat, s.hand[1 - seat])

    def swap(self, s: Outposts, seat: int) -> None:
        put_under(s.deck, [s.hand[seat]])
        s.hand[seat] = draw(s.deck)
        s.reveal(s.hand[seat], only(seat))
        s.tell(T_SWAPPED, seat)
        s.tell_only(s.shown[s.hand[seat]], T_CARD, seat, s.hand[seat])


class Cover(ToyFrame):
    """Who is aimed at may shoot back or pass."""

    def legal(self, s: Outposts, seat: int) -> list[int]:
        return [act(verb) for verb in (PASS, SHOOT) if self.bar(s, seat, verb, 0) is None]

    def bar(self, s: Outposts, seat: int, verb: int, argument: int) -> str | None:
        if verb not in (PASS, SHOOT):
            return "TOY-WIN-01"
        return None if verb == PASS or self.armed(s, seat) else "TOY-WIN-02"

    def armed(self, s: Outposts, seat: int) -> bool:
        return s.points[seat] > 0

    def apply(self, s: Outposts, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == PASS:
            s.tell(T_PASSED, seat)
        else:
            s.aim = 0
            s.reveal(s.hand[seat], ALL)
            s.tell(T_SHOT, seat)
            s.tell(T_CARD, seat, s.hand[seat])


class Ambush(Cover):
    """Who sees the other roll may shoot if he has a weapon, or pass."""

    secret: ClassVar[bool] = True

    def armed(self, s: Outposts, seat: int) -> bool:
        return s.hand[seat] >= WEAPON


class Show(ToyFrame):
    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Outposts) -> None:
        for seat in range(len(SEATS)):
            s.reveal(s.hand[seat], ALL)
            s.tell(T_CARD, seat, s.hand[seat])
            s.reveal(STAKE_OF + seat, ALL)
            s.tell(T_STAKE, seat, s.stake[seat])
        s.leave()


class Toy(Game):
    def __init__(self) -> None:
        super().__init__(
            "toy",
            {"fr": "Avant-postes", "en": "Outposts"},
            "1",
            "TOY",
            "TOY-END-01",
            __name__,
            [
                Option("scenario", CHOICE, "skirmish", values=["skirmish", "siege"]),
                Option("players", WHOLE, 2, low=2, high=2),
                Option("turns", WHOLE, _turns, low=2, high=40),
                Option("open_stakes", FLAG, False),
                Option("windows", FLAG, False),
            ],
            SEATS,
            VOCABULARY,
            TELLINGS,
            [Deal, Stakes, Turn, Cover, Ambush, Show],
        )

    def check(self, options: Options) -> None:
        if options["scenario"] == "siege" and options["open_stakes"]:
            raise BadInput("options-exclude", one="siege", other="open_stakes")

    def seats(self, options: Options) -> list[str]:
        return SEATS

    def set_up(self, options: Options, word: int, source: Source | None) -> State:
        s = self.table(options, word, source)
        s.enter(Deal())
        return s

    def table(self, options: Options, word: int, source: Source | None) -> Outposts:
        shown = [0] * (STAKE_OF + len(SEATS))
        return Outposts(
            self, [], word, source, 0, shown, options, [-1, -1], [], [0, 0], [0, 0], 0, int(options["turns"])
        )

    def options_of(self, state: State) -> Options:
        return toy(state).options

    def table_out(self, state: State) -> Json:
        s = toy(state)
        told = {"deck": s.deck[:], "known": s.shown[:], "aim": s.aim, "left": s.left}
        return {**told, "hand": s.hand[:], "stake": s.stake[:], "points": s.points[:]}

    def table_in(self, options: Options, table: Mapping[str, Any], word: int, source: Source | None) -> State:
        s = self.table(options, word, source)
        s.deck, s.shown, s.aim, s.left = list(table["deck"]), list(table["known"]), table["aim"], table["left"]
        s.hand, s.stake, s.points = list(table["hand"]), list(table["stake"]), list(table["points"])
        if sorted([card for card in [*s.hand, *s.deck] if card >= 0]) != list(range(len(CARDS))):
            raise BadInput("position-missing", part="cards")
        return s

    def view(self, state: State, seat: int) -> Json:
        s = toy(state)
        hands = [CARDS[s.hand[x]] if s.knows(seat, s.hand[x]) else None for x in range(len(SEATS))]
        stakes = [s.stake[x] if s.knows(seat, STAKE_OF + x) else None for x in range(len(SEATS))]
        deck = [CARDS[card] if s.knows(seat, card) else None for card in s.deck]
        return {"hands": hands, "stakes": stakes, "deck": deck, "points": s.points[:], "aim": s.aim, "left": s.left}

    def redeal(self, world: State, seat: int) -> None:
        """Who knows a card goes with the place where it lies."""
        s = toy(world)
        hands = [x for x in range(len(SEATS)) if not s.knows(seat, s.hand[x])]
        gaps = [i for i, card in enumerate(s.deck) if not s.knows(seat, card)]
        taken = [s.hand[x] for x in hands] + [s.deck[i] for i in gaps]
        audiences = [s.shown[card] for card in taken]
        dealt = deal_anew(s, taken)
        for card, audience in zip(dealt, audiences, strict=True):
            s.shown[card] = audience
        for x, card in zip(hands, dealt, strict=False):
            s.hand[x] = card
        for i, card in zip(gaps, dealt[len(hands) :], strict=True):
            s.deck[i] = card
        for x in range(len(SEATS)):
            if s.stake[x] and not s.knows(seat, STAKE_OF + x):
                s.stake[x] = s.below(3) + 1

    def seat_words(self, state: State, seat: int) -> str:
        return f"seat-{SEATS[seat]}"

    def odds(self, state: State, seat: int, action: int) -> Json | None:
        return {"mean": 3.5 + toy(state).aim} if action == act(ROLL) else None


def _turns(options: Options) -> int:
    return 6 if options["scenario"] == "skirmish" else 12


def toy(state: State) -> Outposts:
    assert isinstance(state, Outposts)
    return state


GAME = Toy()
