"""The phases at sea: naval movement and naval combat (RSK-FLT-10, RSK-NAV-01 to -04, -09, RSK-HIS-04, -05)."""

from typing import ClassVar

from grognard.games.risk_napoleon.advanced import ON_LINK
from grognard.games.risk_napoleon.assault import Assault
from grognard.games.risk_napoleon.captives import Terms
from grognard.games.risk_napoleon.combat import Combat
from grognard.games.risk_napoleon.frames import RiskFrame, bar_claim, misplaced
from grognard.games.risk_napoleon.movement import begin_manoeuvres
from grognard.games.risk_napoleon.naval import Breakout, begin_battle
from grognard.games.risk_napoleon.purchases import bar_leisure, leisure, raze
from grognard.games.risk_napoleon.ships import Sail, blockaders, in_port, landlocked, movable, put, ships_at, shut_in
from grognard.games.risk_napoleon.state import Risk, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    PORT_AREAS,
    PORT_ROOM,
    RELIEVING,
    SEA_COUNT,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    AGAINST,
    BREAKOUT,
    CLAIM,
    END_NAVAL_COMBAT,
    END_NAVAL_MOVEMENT,
    NAVAL_ATTACK,
    OFFER,
    RAZE,
    SAIL,
)
from grognard.games.risk_napoleon.victory import claim
from grognard.kernel.actions import SEAT, act


def begin_turn(s: Risk) -> None:
    """A player's turn begins: nothing bought, moved, fought or offered yet."""
    adv = counters(s)
    adv.bought = adv.moved = adv.fought = adv.offered = adv.rode = adv.sent = adv.fated = adv.commanded = 0
    if s.rules.fleets:
        adv.ship_foe = [-1] * len(adv.ship)
    adv.fronts = []
    adv.arrived = []


def after_reinforcements(s: Risk) -> None:
    """Combat follows; first what happens at sea, if fleets are in use."""
    seat = s.seat_for(s.turn)
    if s.adv is None:
        s.become(Combat(seat))
    elif s.rules.fleets and movable(s, s.turn):
        s.become(NavalMovement(seat))
    else:
        after_movement(s)


def after_movement(s: Risk) -> None:
    """Nations at peace neither fight at sea nor on land (RSK-HIS-05, -24)."""
    power = s.turn
    if counters(s).foe[power] == 0:
        begin_manoeuvres(s)
        return
    s.become(NavalCombat(s.seat_for(power)))
    if not s.rules.fleets or not (naval_targets(s, power) or sorties(s, power)):
        end_naval_combat(s)


class NavalMovement(RiskFrame):
    """Each fleet that is not blockaded may move once (RSK-FLT-10)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        power = s.turn
        actions = [act(SAIL, ship) for ship in movable(s, power)]
        if crowded(s, power) < 0:
            actions.append(act(END_NAVAL_MOVEMENT))
        actions += leisure(s, power)
        if bar_claim(s, power) is None:
            actions.append(act(CLAIM))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        power = s.turn
        if verb == SAIL:
            return bar_sail(s, power, argument)
        if verb == END_NAVAL_MOVEMENT:
            return None if crowded(s, power) < 0 else "RSK-R-79"
        if verb in (RAZE, OFFER):
            return bar_leisure(s, power, verb, argument)
        if verb == CLAIM:
            return bar_claim(s, power)
        return misplaced(verb)

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-FLT-10"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        if verb == SAIL:
            s.enter(Sail(seat, argument, 0))
        elif verb == RAZE:
            raze(s, s.turn, argument)
        elif verb == OFFER:
            s.enter(Terms(seat, argument, -1))
        elif verb == CLAIM:
            claim(s, s.turn)
        else:
            after_movement(s)


def bar_sail(s: Risk, power: int, ship: int) -> str | None:
    adv = counters(s)
    if ship >= len(adv.ship) or s.rules.ship_power[ship] != power or adv.ship[ship] < 0:
        return "RSK-FLT-10"
    if adv.moved >> ship & 1:
        return "RSK-FLT-10"
    if landlocked(adv.ship[ship]):
        return "RSK-R-37"
    return "RSK-FLT-16" if shut_in(s, ship) else None


def crowded(s: Risk, power: int) -> int:
    """A port with more than three fleets from which one of this power's can still move (RSK-R-79), -1 if there is none."""
    for ship in movable(s, power):
        place = counters(s).ship[ship]
        if place < TERRITORY_COUNT and in_port(s, place) > PORT_ROOM:
            return place
    return -1


# --- naval combat ----------------------------------------------------------------------------------------------------


def naval_targets(s: Risk, power: int) -> list[int]:
    """The links on which enemy fleets can be attacked (RSK-NAV-03, -07)."""
    guard, foe = counters(s).guard, counters(s).foe[power]
    return [
        sea for sea in range(SEA_COUNT) if guard[sea] >> power & 1 and guard[sea] & foe and adversaries(s, power, sea)
    ]


def adversaries(s: Risk, power: int, sea: int) -> list[int]:
    """The enemies on a link whom a fleet there may attack: it fights one a turn (RSK-NAV-07)."""
    adv = counters(s)
    ours = ships_at(s, AT_SEA + sea, power)
    return [
        enemy
        for enemy in cards_in(adv.guard[sea] & adv.foe[power])
        if any(adv.ship_foe[ship] in (-1, enemy) for ship in ours)
    ]


def sorties(s: Risk, power: int) -> list[int]:
    """The blockaded ports out of which fleets may break (RSK-NAV-04)."""
    adv = counters(s)
    found = []
    for ship, place in enumerate(adv.ship):
        if s.rules.ship_power[ship] != power or place < 0:
            continue
        port = place - RELIEVING if place >= RELIEVING else place
        if port < TERRITORY_COUNT and port not in found and (place >= RELIEVING or not adv.fought >> ship & 1):
            if blockaders(s, power, port):
                found.append(port)
    return found


def relieving(s: Risk, power: int) -> bool:
    """Whether fleets came to break a blockade and have not yet fought (RSK-NAV-09)."""
    for ship, place in enumerate(counters(s).ship):
        if place >= RELIEVING and s.rules.ship_power[ship] == power and blockaders(s, power, place - RELIEVING):
            return True
    return False


class NavalCombat(RiskFrame):
    """Fights on links and breakouts, before combat on land (RSK-NAV-01 to -04)."""

    def legal(self, s: Risk, seat: int) -> list[int]:
        power = s.turn
        actions = [act(NAVAL_ATTACK, sea) for sea in naval_targets(s, power)]
        actions += [act(BREAKOUT, port) for port in sorties(s, power)]
        if not relieving(s, power):
            actions.append(act(END_NAVAL_COMBAT))
        actions += leisure(s, power)
        if bar_claim(s, power) is None:
            actions.append(act(CLAIM))
        return actions

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        power = s.turn
        if verb == NAVAL_ATTACK:
            return bar_naval_attack(s, power, argument)
        if verb == BREAKOUT:
            return None if PORT_AREAS[argument] and argument in sorties(s, power) else "RSK-NAV-04"
        if verb == END_NAVAL_COMBAT:
            return "RSK-NAV-09" if relieving(s, power) else None
        if verb in (RAZE, OFFER):
            return bar_leisure(s, power, verb, argument)
        if verb == CLAIM:
            return bar_claim(s, power)
        return misplaced(verb)

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-NAV-01"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        power = s.turn
        if verb == NAVAL_ATTACK:
            enemies = adversaries(s, power, argument)
            if len(enemies) == 1:
                begin_battle(s, power, enemies[0], AT_SEA + argument, ON_LINK)
            else:
                s.enter(Adversary(seat, argument))
        elif verb == BREAKOUT:
            s.enter(Breakout(power, argument, 0, 0))
        elif verb == RAZE:
            raze(s, power, argument)
        elif verb == OFFER:
            s.enter(Terms(seat, argument, -1))
        elif verb == CLAIM:
            claim(s, power)
        else:
            end_naval_combat(s)


def bar_naval_attack(s: Risk, power: int, sea: int) -> str | None:
    adv = counters(s)
    if not adv.guard[sea] >> power & 1 or not adv.guard[sea] & adv.foe[power]:
        return "RSK-NAV-03"
    return None if adversaries(s, power, sea) else "RSK-NAV-07"


class Adversary(RiskFrame):
    """Fleets of several enemies hold the link: whose are attacked (RSK-NAV-03, -07)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("sea", "sea")]

    def __init__(self, seat: int, sea: int) -> None:
        super().__init__(seat)
        self.sea = sea

    def legal(self, s: Risk, seat: int) -> list[int]:
        return [act(AGAINST, enemy) for enemy in adversaries(s, s.turn, self.sea)]

    def bar(self, s: Risk, seat: int, verb: int, argument: int) -> str | None:
        if verb != AGAINST:
            return "RSK-NAV-03"
        if argument in adversaries(s, s.turn, self.sea):
            return None
        held = counters(s).guard[self.sea] & counters(s).foe[s.turn]
        return "RSK-NAV-07" if held >> argument & 1 else "RSK-NAV-03"

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-NAV-01"

    def apply(self, s: Risk, seat: int, verb: int, argument: int) -> None:
        s.leave()
        begin_battle(s, s.turn, argument, AT_SEA + self.sea, ON_LINK)


def end_naval_combat(s: Risk) -> None:
    """Fleets that came to relieve a port whose blockade is gone lie in it; combat on land follows."""
    adv = counters(s)
    adv.battle = []
    for ship, place in enumerate(adv.ship):
        if place >= RELIEVING and s.rules.ship_power[ship] == s.turn:
            put(s, ship, place - RELIEVING)
    s.become(Assault(s.seat_for(s.turn)))
