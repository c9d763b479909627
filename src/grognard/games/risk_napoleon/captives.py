"""Captive generals: exchanged or freed on terms that two players agree (RSK-GEN-17, RSK-R-33, -93)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import Advanced
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.generals import seat_general, welcome
from grognard.games.risk_napoleon.state import Risk, counters
from grognard.games.risk_napoleon.tables import BORDER_TO
from grognard.games.risk_napoleon.verbs import (
    ACCEPT,
    DEMAND,
    GENERAL,
    REFUSE,
    RELEASE,
    T_AGREED,
    T_FREED,
    T_OFFER,
    T_REFUSED,
    T_STOCK,
)
from grognard.kernel.actions import NUMBER, SEAT, act
from grognard.kernel.contract import NOBODY


def held_by(adv: Advanced, owner: int, captor: int) -> int:
    """How many generals of a player another holds."""
    return adv.captive[owner * 7 + captor]


def in_touch(s: Risk, one: int, other: int) -> bool:
    """Whether the possessions of two players share a border or a sea link."""
    for territory in s.lands[one]:
        for border in s.rules.out[territory]:
            if s.owner[BORDER_TO[border]] == other:
                return True
    return False


def partners(s: Risk, power: int) -> list[int]:
    """The players to whom the active one may make an offer now."""
    adv = counters(s)
    found = []
    for other in range(s.rules.powers):
        if adv.captive[power * 7 + other] or adv.captive[other * 7 + power]:
            if not adv.offered >> other & 1 and in_touch(s, power, other):
                found.append(other)
    return found


def bar_offer(s: Risk, power: int, other: int) -> str | None:
    adv = counters(s)
    if not s.rules.generals or other >= s.rules.powers or other == power:
        return "RSK-GEN-17"
    if adv.offered >> other & 1:
        return "RSK-R-93"
    return None if other in partners(s, power) else "RSK-GEN-17"


class Terms(RiskFrame):
    """The active player says how many captives he releases, then how many generals of his he wants (RSK-GEN-17)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("other", "owner"), ("given", NUMBER)]

    def __init__(self, seat: int, other: int, given: int) -> None:
        super().__init__(seat)
        self.other = other
        self.given = given  # -1: not yet said

    def bounds(self, s: Risk) -> tuple[int, int]:
        adv, power = counters(s), s.power_of(self.seat)
        if self.given < 0:
            most = adv.captive[self.other * 7 + power]
            return (0 if adv.captive[power * 7 + self.other] else 1), most
        return (0 if self.given else 1), adv.captive[power * 7 + self.other]

    def legal(self, s: Risk, seat: int) -> list[int]:
        low, high = self.bounds(s)
        return [act(RELEASE if self.given < 0 else DEMAND, n) for n in range(low, high + 1)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        low, high = self.bounds(s)
        wanted = RELEASE if self.given < 0 else DEMAND
        return None if verb == wanted and low <= argument <= high else "RSK-GEN-17"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.power_of(seat)
        if verb == RELEASE:
            s.become(Terms(seat, self.other, argument))
            if counters(s).captive[power * 7 + self.other]:
                return
            argument, given = 0, argument
        else:
            given = self.given
        counters(s).offered |= 1 << self.other
        s.tell(T_OFFER, power, self.other, given, argument)
        s.become(Answer(s.seat_for(self.other), power, given, argument))


class Answer(RiskFrame):
    """The other player accepts or refuses (RSK-R-93)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("seat", SEAT), ("power", "owner"), ("given", NUMBER), ("wanted", NUMBER),
    ]  # fmt: skip

    def __init__(self, seat: int, power: int, given: int, wanted: int) -> None:
        super().__init__(seat)
        self.power = power
        self.given = given
        self.wanted = wanted

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(ACCEPT), act(REFUSE)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (ACCEPT, REFUSE) else "RSK-R-93"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-93"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        other = s.power_of(seat)
        if verb == REFUSE:
            s.leave()
            s.tell(T_REFUSED, self.power, other)
            return
        adv = counters(s)
        adv.captive[other * 7 + self.power] -= self.given
        adv.captive[self.power * 7 + other] -= self.wanted
        s.tell(T_AGREED, self.power, other)
        s.become(Freed(self.power, self.wanted, other, self.given))


class Freed(RiskFrame):
    """Freed generals come back one by one (RSK-R-33)."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("power", "owner"), ("number", NUMBER), ("other", "owner"), ("more", NUMBER),
    ]  # fmt: skip

    def __init__(self, power: int, number: int, other: int, more: int) -> None:
        super().__init__(NOBODY)
        self.power = power
        self.number = number
        self.other = other
        self.more = more

    def run(self, s: Risk) -> None:
        if self.number:
            power = self.power
            s.become(Freed(self.power, self.number - 1, self.other, self.more))
        elif self.more:
            power = self.other
            s.become(Freed(self.power, 0, self.other, self.more - 1))
        else:
            s.leave()
            return
        if quarters(s, power):
            s.enter(Return(s.seat_for(power)))
        else:
            s.tell(T_STOCK, power)


def quarters(s: Risk, power: int) -> list[int]:
    """The own territories that can take a general of a power."""
    return [t for t in s.lands[power] if welcome(s, power, t)]


class Return(RiskFrame):
    """Where a freed general comes back (RSK-R-33)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(GENERAL, t) for t in quarters(s, s.power_of(seat))]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == GENERAL and argument in quarters(s, s.power_of(seat)) else "RSK-R-33"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-33"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        power = s.power_of(seat)
        seat_general(s, power, argument)
        s.tell(T_FREED, power, argument)
