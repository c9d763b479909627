"""Naval combat: fights on links, breakouts, escorts; fleets of a captured port (RSK-NAV, RSK-FLT-18, -19).

`Advanced.battle` holds the fight that goes on. The attacker names how many fleets he engages, the defender his dice, as on
land; a lost counter is chosen where French and Spanish fleets fight together.
"""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import (
    AGAINST_ESCORT,
    B_ATTACKER,
    B_DEFENDER,
    B_ENGAGED,
    B_KIND,
    B_OVER,
    B_PLACE,
    B_ROUNDS,
    BREAKING_OUT,
    C_ESCORT,
    C_EXPOSED,
    C_SAFE,
    ON_LINK,
)
from grognard.games.risk_napoleon.armies import friendly
from grognard.games.risk_napoleon.dice import pairs_won, roll
from grognard.games.risk_napoleon.frames import RiskFrame
from grognard.games.risk_napoleon.ships import Sail, blockaders, landlocked, lifted, put, ships_at
from grognard.games.risk_napoleon.state import Risk, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BLOCKADING,
    MOST_DEFENDING,
    MOST_ENGAGED,
    RELIEVING,
    SLIPPING,
)
from grognard.games.risk_napoleon.verbs import (
    BREAK_OFF,
    FIRE,
    RETURN_FIRE,
    SINK,
    T_BROADSIDE,
    T_BROKEN_OFF,
    T_NAVAL_ATTACK,
    T_SLIPPED,
    T_SORTIE,
    T_SUNK,
)
from grognard.kernel.actions import NUMBER, PLACE, SEAT, act
from grognard.kernel.contract import NOBODY


def left_of(s: Risk, power: int) -> list[int]:
    """The other powers in left order from this one."""
    n = s.rules.powers
    return [(power + i) % n for i in range(1, n)]


# --- the fight -------------------------------------------------------------------------------------------------------


def begin_battle(s: Risk, attacker: int, defender: int, place: int, kind: int) -> None:
    """A fight between the fleets of two players begins (RSK-NAV-05)."""
    counters(s).battle = [attacker, defender, place, kind, 0, 0, 0]
    s.enter(Battle())


def attackers(s: Risk) -> list[int]:
    """The fleets with which the attacker may fight on, those that fought in this fight first."""
    adv = counters(s)
    power, defender, place, kind = adv.battle[:4]
    if kind == BREAKING_OUT:
        port = place - BLOCKADING
        return ships_at(s, port, power) + ships_at(s, RELIEVING + port, power)
    there = ships_at(s, place, power)
    if kind == AGAINST_ESCORT:
        return there
    fought = [ship for ship in there if adv.ship_foe[ship] == defender]  # RSK-NAV-07: one opponent a turn
    return fought + [ship for ship in there if adv.ship_foe[ship] < 0]


def defenders(s: Risk) -> list[int]:
    adv = counters(s)
    _, power, place, kind = adv.battle[:4]
    there = ships_at(s, place, power)
    if kind == AGAINST_ESCORT:
        return [ship for ship in there if adv.convoy[C_ESCORT] >> ship & 1]
    return there


class Battle(RiskFrame):
    """A naval fight, round after round, until the attacker breaks off or one side has no fleet left."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Risk) -> None:
        battle = counters(s).battle
        if battle[B_OVER] or not attackers(s) or not defenders(s):
            s.leave()
        else:
            s.enter(Fire(s.seat_for(battle[B_ATTACKER])))


class Fire(RiskFrame):
    """The attacker at sea engages one to three fleets, none has to stay out, or breaks off after a round (RSK-NAV-05, -06)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        actions = [act(FIRE, n) for n in range(1, min(MOST_ENGAGED, len(attackers(s))) + 1)]
        if counters(s).battle[B_ROUNDS]:
            actions.append(act(BREAK_OFF))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb == FIRE:
            return None if argument <= len(attackers(s)) else "RSK-NAV-06"
        if verb == BREAK_OFF:
            return None if counters(s).battle[B_ROUNDS] else "RSK-NAV-10"
        return "RSK-NAV-05"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-NAV-05"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        adv = counters(s)
        battle = adv.battle
        s.leave()
        if verb == BREAK_OFF:
            battle[B_OVER] = 1
            s.tell(T_BROKEN_OFF, battle[B_ATTACKER])
            return
        battle[B_ENGAGED] = argument
        if battle[B_KIND] == ON_LINK:
            for ship in attackers(s)[:argument]:
                adv.ship_foe[ship] = battle[B_DEFENDER]
        for ship in attackers(s)[:argument]:
            adv.fought |= 1 << ship
        place, against = battle[B_PLACE], len(defenders(s))
        if place >= BLOCKADING:
            s.tell(T_SORTIE, battle[B_ATTACKER], battle[B_DEFENDER], argument, place - BLOCKADING, against)
        else:
            s.tell(T_NAVAL_ATTACK, battle[B_ATTACKER], battle[B_DEFENDER], argument, place - AT_SEA, against)
        if against > 1:
            s.enter(ReturnFire(s.seat_for(battle[B_DEFENDER])))
        else:
            exchange_fire(s, 1)


class ReturnFire(RiskFrame):
    """One or two dice: the defender at sea chooses (RSK-NAV-05)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(RETURN_FIRE, 1), act(RETURN_FIRE, 2)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == RETURN_FIRE and argument <= MOST_DEFENDING else "RSK-NAV-05"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-NAV-05"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        exchange_fire(s, argument)


def exchange_fire(s: Risk, defending: int) -> None:
    """One round: both roll, highest against highest; a fleet counts as a regiment (RSK-NAV-05)."""
    adv = counters(s)
    battle = adv.battle
    engaged = battle[B_ENGAGED]
    ours, theirs = attackers(s)[:engaged], defenders(s)
    attack, defence = roll(s, engaged), roll(s, defending)
    inflicted = pairs_won(attack, defence)
    lost = min(engaged, defending) - inflicted
    battle[B_ROUNDS] += 1
    s.tell(T_BROADSIDE, attack, defence, lost, inflicted)
    for ship in theirs:
        adv.fought |= 1 << ship
    if battle[B_KIND] == AGAINST_ESCORT:  # RSK-INT-13
        slipped = min(SLIPPING, adv.convoy[C_EXPOSED])
        adv.convoy[C_EXPOSED] -= slipped
        adv.convoy[C_SAFE] += slipped
        if slipped:
            s.tell(T_SLIPPED, slipped)
    lose_ships(s, battle[B_ATTACKER], ours, lost)
    lose_ships(s, battle[B_DEFENDER], theirs, inflicted)


def lose_ships(s: Risk, power: int, candidates: list[int], number: int) -> None:
    """Fleets are sunk; where two navies fight together their player chooses the counter."""
    if number == 0:
        return
    navies = s.rules.ship_navy
    if number >= len(candidates) or all(navies[ship] == navies[candidates[0]] for ship in candidates):
        for ship in candidates[:number]:
            sink(s, ship)
        return
    mask = 0
    for ship in candidates:
        mask |= 1 << ship
    s.enter(Sink(s.seat_for(power), mask, number))


def sink(s: Risk, ship: int) -> None:
    """A fleet is destroyed: its counter goes back to stock."""
    adv = counters(s)
    put(s, ship, -1)
    if s.hist is not None:
        s.hist.sunk[s.rules.ship_navy[ship]] += 1
    if adv.convoy:
        adv.convoy[C_ESCORT] &= ~(1 << ship)
    s.tell(T_SUNK, s.rules.ship_power[ship], ship)


class Sink(RiskFrame):
    """French and Spanish fleets fought together: which counter is lost (RSK-R-48)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("ships", NUMBER), ("number", NUMBER)]

    def __init__(self, seat: int, ships: int, number: int) -> None:
        super().__init__(seat)
        self.ships = ships
        self.number = number

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(SINK, ship) for ship in cards_in(self.ships)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == SINK and self.ships >> argument & 1 else "RSK-R-48"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-R-48"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        left = self.ships & ~(1 << argument)
        s.leave()
        sink(s, argument)
        lose_ships(s, s.power_of(seat), cards_in(left), self.number - 1)


# --- breakouts -------------------------------------------------------------------------------------------------------


class Breakout(RiskFrame):
    """Out of a blockaded port: a fight with each blockading opponent in turn, then each fleet left may sail or stay
    (RSK-NAV-04, -08 to -10, RSK-R-38). `driven`: 1 if the port was captured and none can stay."""

    fields: ClassVar[list[tuple[str, str]]] = [
        ("power", "owner"), ("place", PLACE), ("met", NUMBER), ("driven", NUMBER),
    ]  # fmt: skip

    def __init__(self, power: int, place: int, met: int, driven: int) -> None:
        super().__init__(NOBODY)
        self.power = power
        self.place = place
        self.met = met  # a mask of blockaders that were fought
        self.driven = driven

    def run(self, s: Risk) -> None:
        power, place = self.power, self.place
        ours = ships_at(s, place, power) + ships_at(s, RELIEVING + place, power)
        against = blockaders(s, power, place) & ~self.met
        if ours and against:
            for other in left_of(s, s.turn):
                if against >> other & 1:
                    s.become(Breakout(power, place, self.met | 1 << other, self.driven))
                    begin_battle(s, power, other, BLOCKADING + place, BREAKING_OUT)
                    return
            if against >> s.turn & 1:  # out of turn: the active player blockades
                s.become(Breakout(power, place, self.met | 1 << s.turn, self.driven))
                begin_battle(s, power, s.turn, BLOCKADING + place, BREAKING_OUT)
                return
        counters(s).battle = []
        mask = 0
        for ship in ours:
            mask |= 1 << ship
            counters(s).fought |= 1 << ship
        s.become(Disperse(mask, self.driven))


class Disperse(RiskFrame):
    """The fleets that broke out sail on, one after the other (RSK-NAV-10)."""

    fields: ClassVar[list[tuple[str, str]]] = [("ships", NUMBER), ("driven", NUMBER)]

    def __init__(self, ships: int, driven: int) -> None:
        super().__init__(NOBODY)
        self.ships = ships
        self.driven = driven

    def run(self, s: Risk) -> None:
        if self.ships == 0:
            s.leave()
            return
        ship = cards_in(self.ships)[-1]  # those that came to relieve first: they need room or must go on
        place = counters(s).ship[ship]
        s.become(Disperse(self.ships & ~(1 << ship), self.driven))
        if landlocked(place) and not self.driven:
            return  # there is nowhere to go
        s.enter(Sail(s.seat_for(s.rules.ship_power[ship]), ship, 2 if self.driven else 1))


class PortFallen(RiskFrame):
    """A captured port: its fleets put to sea at once, after a breakout if it was blockaded (RSK-FLT-18, -19, RSK-R-98)."""

    fields: ClassVar[list[tuple[str, str]]] = [("place", PLACE), ("broke", NUMBER)]

    def __init__(self, place: int, broke: int) -> None:
        super().__init__(NOBODY)
        self.place = place
        self.broke = broke  # a mask of powers whose breakout was fought

    def run(self, s: Risk) -> None:
        place = self.place
        for power in left_of(s, s.turn):
            if friendly(s, power, place):
                continue
            ships = ships_at(s, place, power)
            if ships and not self.broke >> power & 1 and blockaders(s, power, place):
                s.become(PortFallen(place, self.broke | 1 << power))
                s.enter(Breakout(power, place, 0, 1))
                return
            if ships:
                s.enter(Sail(s.seat_for(power), ships[0], 2))
                return
        s.leave()
        lifted(s, place)
