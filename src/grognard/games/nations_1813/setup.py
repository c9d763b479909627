"""Set-up: sides, missions, Action cards; and the second game of a match (N13-SET, N13-VIC-05 to -08, -11)."""

from typing import ClassVar

from grognard.games.nations_1813.frames import NationsFrame
from grognard.games.nations_1813.state import REFUSED, Nations, clear
from grognard.games.nations_1813.tables import (
    ALL_CARDS,
    ALLIED,
    DISTRICT_COUNT,
    FIRST_HAND,
    FRENCH,
    MISSION_DISTRICT,
    MISSIONS_IN,
)
from grognard.games.nations_1813.turn import START, fill
from grognard.games.nations_1813.verbs import (
    DISTRICT,
    KEEP,
    T_CARD,
    T_DEALT,
    T_DISTRICT,
    T_GAME,
    T_KEPT,
    T_MATCH_DRAWN,
    T_MATCH_WON,
    T_MISSION,
    T_MISSIONS,
    T_SECOND,
    T_SIDES,
)
from grognard.kernel.actions import SEAT, act
from grognard.kernel.contract import NOBODY, only
from grognard.kernel.decks import fresh


class Games(NationsFrame):
    """One game, or two with the sides swapped (N13-SET-01, N13-VIC-05 to -07, -11)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Nations) -> None:
        if s.french < 0:
            s.tell(T_GAME, s.number)
            s.french = s.below(2) if s.rules.sides == "random" else int(s.rules.sides == "seat_1_allied")
        elif s.rules.two_games and s.number == 1:
            s.earlier = s.score
            clear(s)
            s.french = 1 - s.french
            s.tell(T_GAME, s.number)
        else:
            if s.rules.two_games:
                _tell_match(s)
            s.leave()
            return
        s.tell(T_SIDES, s.seat(FRENCH), s.seat(ALLIED))
        s.enter(Missions())


def _tell_match(s: Nations) -> None:
    scores = s.scores()
    mine, theirs = s.score[FRENCH], s.earlier[0]
    if scores[0] == scores[1]:
        s.tell(T_MATCH_DRAWN, mine)
    else:
        s.tell(T_MATCH_WON, 0 if scores[0] > scores[1] else 1, max(mine, theirs), min(mine, theirs))


class Missions(NationsFrame):
    """Napoléon receives one mission of each district (N13-SET-04, -05)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Nations) -> None:
        seat = s.seat(FRENCH)
        for district in range(DISTRICT_COUNT):
            mission = MISSIONS_IN[district][s.below(len(MISSIONS_IN[district]))]
            s.mission[district] = mission
            s.show_to_french(district)
            s.tell_only(only(seat), T_MISSION, seat, mission)
        s.become(SecondCards(seat, -1))


class SecondCards(NationsFrame):
    """He names two districts for a second card; both are drawn once both are named (N13-SET-06, -15, D-02)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("first", "district")]

    def __init__(self, seat: int, first: int) -> None:
        super().__init__(seat)
        self.first = first

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(DISTRICT, district) for district in range(DISTRICT_COUNT) if district != self.first]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb != DISTRICT:
            return "N13-SET-06"
        return "N13-SET-15" if argument == self.first else None

    def wait(self, s: Nations, seat: int) -> str:
        return "N13-SET-06"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        s.tell(T_DISTRICT, seat, argument)
        if self.first < 0:
            s.become(SecondCards(seat, argument))
            return
        for district in (self.first, argument):
            pile = [mission for mission in MISSIONS_IN[district] if mission != s.mission[district]]
            s.second[district] = pile[s.below(len(pile))]
            s.show_to_french(REFUSED + district)
            s.tell_only(only(seat), T_SECOND, seat, s.second[district])
        s.become(KeepMission(seat, self.first, argument))


class KeepMission(NationsFrame):
    """Of two cards of a district he keeps one; the other leaves the game unseen (N13-SET-07, -08, D-03)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("district", "district"), ("then", "district")]

    def __init__(self, seat: int, district: int, then: int) -> None:
        super().__init__(seat)
        self.district = district
        self.then = then

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(KEEP, s.mission[self.district]), act(KEEP, s.second[self.district])]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb != KEEP or MISSION_DISTRICT[argument] != self.district:
            return "N13-SET-07"
        return None if argument in (s.mission[self.district], s.second[self.district]) else "N13-SET-07"

    def wait(self, s: Nations, seat: int) -> str:
        return "N13-SET-07"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        district = self.district
        if argument == s.second[district]:
            s.second[district] = s.mission[district]
            s.mission[district] = argument
        s.tell_only(only(seat), T_KEPT, seat, argument)
        if self.then >= 0:
            s.become(KeepMission(seat, self.then, -1))
        else:
            s.tell(T_MISSIONS, seat)
            s.become(Deal())


class Deal(NationsFrame):
    """The forty Action cards: four to each player, four open, the rest is the deck (N13-SET-09, -10, -16)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Nations) -> None:
        s.deck = fresh(s, ALL_CARDS)
        for side in (FRENCH, ALLIED):
            seat = s.seat(side)
            s.tell(T_DEALT, seat, FIRST_HAND)
            for _ in range(FIRST_HAND):
                card = s.deck.pop()
                s.gain(side, card, False)
                s.tell_only(only(seat), T_CARD, seat, card)
        fill(s)
        s.become(START)
