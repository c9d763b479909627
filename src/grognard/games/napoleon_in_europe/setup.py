"""Setup: nations are given out, who begins is rolled, pieces are placed (NIE-SET, NIE-NEU, NIE-TRN-01, -02, -08)."""

from typing import ClassVar

from grognard.games.napoleon_in_europe.control import set_control
from grognard.games.napoleon_in_europe.frames import EuropeFrame, Work, misplaced
from grognard.games.napoleon_in_europe.placing import bar_placing, next_corps, place, placing
from grognard.games.napoleon_in_europe.state import Europe
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    FORCES,
    FRANCE,
    FRENCH_FORCE,
    HOMELAND,
    NATION_COUNT,
    NATIONS_EACH,
    NATIONS_IN,
    OTHER_FORCE,
    SUGGESTED,
    number,
)
from grognard.games.napoleon_in_europe.turn import GameTurn
from grognard.games.napoleon_in_europe.verbs import (
    CHOOSE,
    PLACE_ONE,
    PLACE_REST,
    T_ALL_PLACED,
    T_FIRST,
    T_FIRST_ROLL,
    T_NATION,
    T_NEUTRAL,
    T_PLACED,
)
from grognard.kernel.actions import act
from grognard.kernel.contract import ALL, SEVERAL, only
from grognard.kernel.decks import fresh

# --- nations ---------------------------------------------------------------------------------------------------------


def quota(s: Europe, seat: int) -> int:
    """How many nations the seat holds (NIE-SET-10, -14)."""
    if s.rules.scenario == "stop_the_french":
        return len(SUGGESTED[s.rules.players][seat])
    return NATIONS_EACH[s.rules.players]


def next_to_choose(s: Europe) -> int:
    """Players choose one nation at a time, round after round in seating order; -1 when all have theirs (NIE-SET-12)."""
    for held in range(NATION_COUNT):
        for seat in range(s.rules.players):
            if s.own[seat].bit_count() == held and quota(s, seat) > held:
                return seat
    return -1


def give_nation(s: Europe, seat: int, nation: int) -> None:
    s.owner[nation] = seat
    s.own[seat] |= 1 << nation
    s.tell(T_NATION, seat, nation)


class GiveOut(Work):
    """Nations as suggested, drawn, or chosen; in *Stop the French* the first seat has France (NIE-SET-12 to -14)."""

    def run(self, s: Europe) -> None:
        players = s.rules.players
        if s.rules.assignment == "suggested":
            for seat in range(players):
                for nation in SUGGESTED[players][seat]:
                    give_nation(s, seat, nation)
        elif s.rules.assignment == "random":
            drawn = fresh(s, list(range(NATION_COUNT)))
            while (seat := next_to_choose(s)) >= 0:
                give_nation(s, seat, drawn.pop())
        elif s.rules.scenario == "stop_the_french":
            give_nation(s, 0, FRANCE)
        pass_choice(s)


def pass_choice(s: Europe) -> None:
    """The next player chooses; with one nation left there is nothing to choose."""
    seat = next_to_choose(s)
    left = [nation for nation in range(NATION_COUNT) if s.owner[nation] < 0]
    if seat >= 0 and len(left) == 1:
        give_nation(s, seat, left[0])
        seat = next_to_choose(s)
    s.become(Nations(seat) if seat >= 0 else Forces())


class Nations(EuropeFrame):
    """A player chooses a nation that nobody has (NIE-SET-12, -13)."""

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [act(CHOOSE, nation) for nation in range(NATION_COUNT) if s.owner[nation] < 0]

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb != CHOOSE:
            return misplaced(verb)
        if s.owner[argument] < 0:
            return None
        return "NIE-SET-13" if argument == FRANCE and s.rules.scenario == "stop_the_french" else "NIE-SET-12"

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-SET-12"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        give_nation(s, seat, argument)
        pass_choice(s)


class Forces(Work):
    """Neutral nations, homelands, starting forces, starting alliances (NIE-MAP-08, NIE-POS-07, NIE-SET-03 to -11)."""

    def run(self, s: Europe) -> None:
        rules = s.rules
        for nation in range(NATION_COUNT):
            if s.owner[nation] >= 0:
                s.started |= 1 << nation
        s.alive = s.started
        opposing = s.started.bit_count() - 1
        for nation in range(NATION_COUNT):
            if s.owner[nation] < 0:
                s.tell(T_NEUTRAL, nation)
                continue
            s.lost[nation] = len(HOMELAND[nation])
            for region in HOMELAND[nation]:
                set_control(s, region, nation)
            if rules.scenario != "stop_the_french":
                s.reserve[nation] = FORCES[rules.scenario][nation]
            else:
                s.reserve[nation] = FRENCH_FORCE * opposing if nation == FRANCE else OTHER_FORCE
        for seat in range(rules.players):
            s.shares[seat] = s.own[seat].bit_count()
            s.begun[seat] = sum([s.lands[nation] for nation in NATIONS_IN[s.own[seat]]])
            if rules.scenario == "stop_the_french" and s.owner[FRANCE] != seat:
                for other in range(seat):
                    if s.owner[FRANCE] != other:
                        s.ally(seat, other, True)
        s.count_foes()
        s.become(FirstPlayer())


class FirstPlayer(Work):
    """The highest die begins; those who tie for it roll again (NIE-TRN-01, -08)."""

    def run(self, s: Europe) -> None:
        rolling = list(range(s.rules.players))
        while len(rolling) > 1:
            dice = [s.die() for _ in rolling]
            for i, seat in enumerate(rolling):
                s.tell(T_FIRST_ROLL, seat, dice[i])
            best = max(dice)
            rolling = [seat for i, seat in enumerate(rolling) if dice[i] == best]
        s.first = rolling[0]
        s.active = s.first
        s.tell(T_FIRST, s.first)
        s.become(SecretPlacement() if s.rules.simultaneous else Placement(s.first))


# --- placing pieces --------------------------------------------------------------------------------------------------


class Placement(EuropeFrame):
    """Starting pieces are placed openly, one player after the other (NIE-SET-02, -15)."""

    def legal(self, s: Europe, seat: int) -> list[int]:
        return placing(s, seat)

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        return bar_placing(s, seat, verb, argument) if verb in (PLACE_ONE, PLACE_REST) else "NIE-SET-15"

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-SET-15"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        place(s, seat, verb, argument, ALL)
        if next_corps(s, seat) >= 0:
            return
        following = (seat + 1) % s.rules.players
        s.become(Placement(following) if following != s.first else GameTurn())


class SecretPlacement(EuropeFrame):
    """With `simultaneous` all place in secret and show together (NIE-OPT-11)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(SEVERAL)

    def deciders(self, s: Europe) -> list[int]:
        return [seat for seat in range(s.rules.players) if next_corps(s, seat) >= 0]

    def awaited(self, s: Europe, viewer: int) -> list[int]:
        """Nobody can tell how far the others are."""
        return [seat for seat in range(s.rules.players) if seat != viewer or next_corps(s, seat) >= 0]

    def legal(self, s: Europe, seat: int) -> list[int]:
        return placing(s, seat)

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        return bar_placing(s, seat, verb, argument) if verb in (PLACE_ONE, PLACE_REST) else "NIE-OPT-11"

    def wait(self, s: Europe, seat: int) -> str:
        return "NIE-OPT-11"

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        place(s, seat, verb, argument, only(seat))
        if self.deciders(s):
            return
        s.seals += 1
        s.tell(T_ALL_PLACED)
        for nation in range(NATION_COUNT):
            for region in s.where[nation]:
                for arm in range(ARM_COUNT):
                    pieces = number(s.army[region * NATION_COUNT + nation], arm)
                    if pieces:
                        s.tell(T_PLACED, s.owner[nation], nation * ARM_COUNT + arm, pieces, region)
        s.become(GameTurn())
