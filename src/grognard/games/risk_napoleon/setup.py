"""Set-up: colours, missions, territories, first regiments, capitals, draw pile (RSK-SET, RSK-2PL, RSK-6PL, RSK-CAP-01)."""

from typing import ClassVar

from grognard.games.risk_napoleon.frames import RiskFrame, misplaced
from grognard.games.risk_napoleon.history import January1796
from grognard.games.risk_napoleon.state import CAPITAL_OF, MISSION_OF, Risk
from grognard.games.risk_napoleon.tables import (
    BOX_COLOURS,
    CARD_COUNT,
    CARD_OF,
    COLOURS,
    MISSION_COLOUR,
    MISSION_COUNT,
    NEUTRAL,
    NEUTRAL_GARRISON,
    START,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.turn import Turns
from grognard.games.risk_napoleon.verbs import (
    CAPITAL,
    COLOUR,
    PLACE_ONE,
    T_CAPITAL,
    T_CAPITALS,
    T_COLOUR,
    T_DEALT,
    T_MISSION,
    T_PLACED,
)
from grognard.kernel.actions import act
from grognard.kernel.contract import NOBODY, SEVERAL, only
from grognard.kernel.decks import fresh


class Colours(RiskFrame):
    """Each player takes a colour of the box; six draw lots (RSK-SET-01, -03, -16)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(COLOUR, colour) for colour in range(BOX_COLOURS) if colour not in s.colour]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != COLOUR:
            return misplaced(verb)
        if argument >= BOX_COLOURS:
            return "RSK-SET-16"
        return "RSK-SET-01" if argument in s.colour else None

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-SET-01"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.colour[seat] = argument
        s.tell(T_COLOUR, seat, argument)
        s.become(Deal() if seat + 1 == s.rules.players else Colours(seat + 1))


class Deal(RiskFrame):
    """The dealer deals missions, then territories with a regiment each (RSK-SET-03 to -12, RSK-2PL-02 to -05)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        rules = s.rules
        if rules.players == len(COLOURS):
            s.colour = fresh(s, list(range(len(COLOURS))))
            for seat, colour in enumerate(s.colour):
                s.tell(T_COLOUR, seat, colour)
        order = [(rules.first + i) % rules.players for i in range(rules.players)]
        if rules.missions:
            deck = fresh(s, missions_in_play(s))
            for seat in order:
                s.mission[seat] = deck.pop()
                s.reveal(MISSION_OF + seat, only(seat))
                s.tell_only(only(seat), T_MISSION, seat, s.mission[seat])
        takers = [*order, NEUTRAL] if rules.neutral else order
        for seat in order:
            s.reserve[seat] = START[rules.players]
        for i, territory in enumerate(fresh(s, list(range(TERRITORY_COUNT)))):
            taker = takers[i % len(takers)]
            s.give(territory, taker, NEUTRAL_GARRISON if taker == NEUTRAL else 1)
            if taker != NEUTRAL:
                s.reserve[taker] -= 1
            s.tell(T_DEALT, territory, taker)
        for seat in order:
            s.kept[seat] = s.held[seat]
        s.become(Deploy(rules.first))


def missions_in_play(s: Risk) -> list[int]:
    """With fewer than five players no mission names a colour that nobody plays (RSK-SET-04)."""
    return [m for m in range(MISSION_COUNT) if MISSION_COLOUR[m] < 0 or MISSION_COLOUR[m] in s.colour]


class Deploy(RiskFrame):
    """One regiment at a time, in turn, on a territory of one's own (RSK-SET-13, -14, RSK-2PL-04)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(PLACE_ONE, t) for t in s.lands[seat]]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != PLACE_ONE:
            return "RSK-SET-13"
        return None if s.owner[argument] == seat else "RSK-SET-13"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-SET-13"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.troops[argument] += 1
        s.reserve[seat] -= 1
        s.tell(T_PLACED, seat, argument, 1)
        n = s.rules.players
        for i in range(1, n + 1):
            following = (seat + i) % n
            if s.reserve[following] > 0:
                s.become(Deploy(following))
                return
        s.become(Capitals() if s.rules.capitals else Pile())


class Capitals(RiskFrame):
    """All players at once name their capital in secret (RSK-CAP-01)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(SEVERAL)

    def deciders(self, s: Risk) -> list[int]:
        return [seat for seat in range(s.rules.players) if s.capital[seat] < 0]

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(CAPITAL, t) for t in s.lands[seat]]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != CAPITAL:
            return misplaced(verb)
        return None if s.owner[argument] == seat else "RSK-CAP-01"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-CAP-01"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.capital[seat] = argument
        s.shown[CAPITAL_OF + seat] |= only(seat)  # his own choice: nothing was revealed to anybody
        s.shown[CARD_OF[argument]] |= only(seat)
        s.tell_only(only(seat), T_CAPITAL, seat, argument)
        if not self.deciders(s):
            s.tell(T_CAPITALS)
            s.become(Pile())


class Pile(RiskFrame):
    """All cards and the jokers make the draw pile; a capital's card stays before its owner (RSK-SET-15, RSK-R-72)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        capitals = [CARD_OF[capital] for capital in s.capital if capital >= 0]
        s.pile = fresh(s, [card for card in range(CARD_COUNT) if card not in capitals])
        s.round = 1
        s.become(Turns())


def first_frame(s: Risk) -> RiskFrame:
    """Six players draw lots for their colours, fewer choose; the nations of the history are given."""
    if s.rules.history:
        return January1796()
    return Deal() if s.rules.players == len(COLOURS) else Colours(0)
