"""The time track: points one by one, and a mission revealed at each date from 15.10 on (N13-TRK)."""

from typing import ClassVar

from grognard.games.nations_1813.frames import NationsFrame, misplaced
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import DISTRICT_COUNT, FRENCH, MISSION_DISTRICT
from grognard.games.nations_1813.verbs import REVEAL, T_DATE, T_POINT, T_REVEALED
from grognard.kernel.actions import NUMBER, act
from grognard.kernel.contract import NOBODY


def advance(s: Nations, points: int) -> None:
    """The indicator moves point by point; at a date it stops until the reveal is made (N13-TRK-01 to -05, -08, -11)."""
    rules = s.rules
    while points:
        points -= 1
        if s.time >= rules.last:
            return
        s.time += 1
        s.tell(T_POINT, s.time)
        date = rules.date_at[s.time]
        if date >= 0:
            s.tell(T_DATE, date)
            if date > 0:
                if points:
                    s.enter(Clock(points))
                reveal(s)
                return


def hidden_missions(s: Nations) -> list[int]:
    """The missions not yet revealed."""
    return [s.mission[d] for d in range(DISTRICT_COUNT) if s.mission[d] >= 0 and not s.revealed(d)]


def reveal(s: Nations) -> None:
    """Napoléon reveals one mission of his choice; the last one shows itself (N13-TRK-04, -07)."""
    hidden = hidden_missions(s)
    if len(hidden) == 1:
        show(s, hidden[0])
    elif hidden:
        s.enter(Reveal(s.seat(FRENCH)))


def show(s: Nations, mission: int) -> None:
    s.show_mission(MISSION_DISTRICT[mission])
    s.tell(T_REVEALED, s.seat(FRENCH), mission)


class Clock(NationsFrame):
    """Points that are left to take after a date (N13-TRK-08)."""

    fields: ClassVar[list[tuple[str, str]]] = [("points", NUMBER)]

    def __init__(self, points: int) -> None:
        super().__init__(NOBODY)
        self.points = points

    def run(self, s: Nations) -> None:
        s.leave()
        advance(s, self.points)


class Reveal(NationsFrame):
    """Napoléon chooses the mission to reveal, in either player's turn (N13-TRK-04, D-09)."""

    def legal(self, s: Nations, seat: int) -> list[int]:
        return [act(REVEAL, mission) for mission in hidden_missions(s)]

    def bar(self, s: Nations, seat: int, verb: int, argument: int) -> str | None:
        if verb != REVEAL:
            return "N13-TRK-04" if s.side(seat) == s.turn else misplaced(verb)
        district = MISSION_DISTRICT[argument]
        return None if s.mission[district] == argument and not s.revealed(district) else "N13-TRK-04"

    def wait(self, s: Nations, seat: int) -> str:
        return "N13-TRK-04"

    def apply(self, s: Nations, seat: int, verb: int, argument: int) -> None:
        s.leave()
        show(s, argument)
