"""Manoeuvres: one move between neighbours, then the next player's turn (RSK-MAN)."""

from typing import ClassVar, Final

from grognard.games.risk_napoleon.frames import RiskFrame, bar_claim, misplaced
from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.tables import BORDER_COUNT, BORDER_FROM, BORDER_TO, by_mask
from grognard.games.risk_napoleon.verbs import CLAIM, END_TURN, MANOEUVRE, MARCH, MOST_REGIMENTS, T_MARCHED
from grognard.games.risk_napoleon.victory import claim, look
from grognard.kernel.actions import BORDER, NUMBER, SEAT, act

_WAYS: Final = by_mask(MANOEUVRE)


class Manoeuvre(RiskFrame):
    """One manoeuvre or none, then the end of the turn (RSK-MAN-01, -03)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("done", NUMBER)]

    def __init__(self, seat: int, done: int) -> None:
        super().__init__(seat)
        self.done = done

    def legal(self, s: Risk, seat: int) -> list[int]:
        actions = [END_TURN << 16]
        if not self.done:
            for here in s.lands[seat]:
                if s.troops[here] > 1:
                    ways = _WAYS[here]
                    actions += ways[s.hostile[here] ^ (len(ways) - 1)]
        if bar_claim(s, seat) is None:
            actions.append(act(CLAIM))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb == MANOEUVRE:
            if self.done:
                return "RSK-MAN-03"
            here, there = BORDER_FROM[argument], BORDER_TO[argument]
            if s.owner[here] != seat or s.owner[there] != seat or argument >= BORDER_COUNT:
                return "RSK-MAN-01"
            return "RSK-MAN-02" if s.troops[here] < 2 else None
        if verb == END_TURN:
            return None
        if verb == CLAIM:
            return bar_claim(s, seat)
        return misplaced(verb)

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        if verb == MANOEUVRE:
            s.enter(March(seat, argument))
        elif verb == CLAIM:
            claim(s, seat)
        else:
            end_turn(s, seat)


class March(RiskFrame):
    """How many regiments go: any number, and one stays behind (RSK-MAN-01, -02)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("border", BORDER)]

    def __init__(self, seat: int, border: int) -> None:
        super().__init__(seat)
        self.border = border

    def legal(self, s: Risk, seat: int) -> list[int]:
        most = min(MOST_REGIMENTS, s.troops[BORDER_FROM[self.border]] - 1)
        return [MARCH << 16 | number for number in range(1, most + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != MARCH:
            return "RSK-MAN-01"
        return None if argument < s.troops[BORDER_FROM[self.border]] else "RSK-MAN-02"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        s.become(Manoeuvre(seat, 1))
        s.troops[BORDER_FROM[self.border]] -= argument
        s.troops[BORDER_TO[self.border]] += argument
        s.tell(T_MARCHED, seat, self.border, argument)
        look(s, seat)


def end_turn(s: Risk, seat: int) -> None:
    """The next living player's turn (RSK-SEQ-01, RSK-MAN-03)."""
    n, first = s.rules.players, s.rules.first
    s.turn = s.after(seat)
    if (s.turn - first) % n <= (seat - first) % n:
        s.round += 1
    s.leave()
