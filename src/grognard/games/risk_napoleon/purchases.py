"""What reinforcements buy: fortresses, generals, fleets; debts (RSK-FOR, RSK-GEN-02 to -05, RSK-FLT-02 to -06)."""

from grognard.games.risk_napoleon.advanced import BUILT_FLEET, BUILT_FORTRESS, ENTERED_GENERAL
from grognard.games.risk_napoleon.captives import bar_offer, partners
from grognard.games.risk_napoleon.generals import counted, seat_general
from grognard.games.risk_napoleon.ships import put
from grognard.games.risk_napoleon.state import Risk, cards_in, counters, number_of
from grognard.games.risk_napoleon.tables import (
    FLEET_PRICE,
    FORTRESS_PRICE,
    FORTRESSES,
    FRA,
    GENERAL_PRICE,
    IBERIA,
    KEEP_PRICE,
    PORT_AREAS,
    SPAIN,
    SPANISH,
)
from grognard.games.risk_napoleon.verbs import (
    FLEET,
    FORFEIT,
    FORTRESS,
    GENERAL,
    OFFER,
    PAY,
    RAZE,
    SPANISH_FLEET,
    T_FLEET,
    T_FORTRESS,
    T_GENERAL,
    T_LAPSED,
    T_PAID,
    T_RAZED,
)
from grognard.kernel.actions import act


def closed_lands(s: Risk, power: int) -> int:
    """The territories where this power may add neither regiments nor generals, as a mask."""
    return SPANISH if s.hist is not None and power == FRA and not s.hist.iberia else 0


def closed_spain(s: Risk, power: int, territory: int) -> bool:
    """Before 1808 France adds no regiment or general in Spain (RSK-HSE-08, RSK-R-62)."""
    return closed_lands(s, power) >> territory & 1 == 1


# --- fortress debts --------------------------------------------------------------------------------------------------


def settle_debts(s: Risk, power: int) -> None:
    """Debts come off the pool by themselves as soon as it covers them all (RSK-FOR-08, RSK-R-23)."""
    adv = counters(s)
    owed = adv.debt[power]
    if owed and s.pool >= KEEP_PRICE * number_of(owed):
        for territory in cards_in(owed):
            pay(s, power, territory)


def pay(s: Risk, power: int, territory: int) -> None:
    counters(s).debt[power] &= ~(1 << territory)
    s.pool -= KEEP_PRICE
    s.tell(T_PAID, power, territory, KEEP_PRICE)


def lapse(s: Risk, power: int, territory: int) -> None:
    """A debt that cannot be paid lapses; the fortress, if still his, is destroyed."""
    adv = counters(s)
    adv.debt[power] &= ~(1 << territory)
    if s.owner[territory] == power:
        adv.fort &= ~(1 << territory)
    s.tell(T_LAPSED, power, territory)


# --- purchases -------------------------------------------------------------------------------------------------------


def bar_purchase(s: Risk, power: int, verb: int, territory: int) -> str | None:
    """Why the active player cannot buy this now."""
    adv = counters(s)
    if adv.debt[power] and verb not in (PAY, FORFEIT):
        return "RSK-R-23"
    if verb == FORTRESS:
        return bar_fortress(s, power, territory)
    if verb == GENERAL:
        return bar_general(s, power, territory)
    if verb in (FLEET, SPANISH_FLEET):
        return bar_fleet(s, power, verb, territory)
    if not adv.debt[power] >> territory & 1:
        return "RSK-FOR-08"
    if verb == PAY:
        return None if s.pool >= KEEP_PRICE else "RSK-R-23"
    return None  # a debt may be let go: the pool does not cover them all


def bar_fortress(s: Risk, power: int, territory: int) -> str | None:
    adv = counters(s)
    if not s.rules.fortresses or s.owner[territory] != power or s.pool < FORTRESS_PRICE:
        return "RSK-FOR-01"
    if adv.bought & BUILT_FORTRESS:
        return "RSK-FOR-02"
    if adv.fort >> territory & 1:
        return "RSK-FOR-03"
    return "RSK-FOR-04" if number_of(adv.fort) >= FORTRESSES else None


def bar_general(s: Risk, power: int, territory: int) -> str | None:
    adv = counters(s)
    if not s.rules.generals or s.owner[territory] != power or s.pool < GENERAL_PRICE:
        return "RSK-GEN-02"
    if adv.bought & ENTERED_GENERAL:
        return "RSK-GEN-03"
    if adv.general[territory] >> power & 1:
        return "RSK-GEN-04"
    if counted(s, power) >= s.rules.most_generals[power]:
        return "RSK-GEN-05"
    return "RSK-HSE-08" if closed_spain(s, power, territory) else None


def bar_fleet(s: Risk, power: int, verb: int, territory: int) -> str | None:
    adv = counters(s)
    spanish = verb == SPANISH_FLEET
    if not s.rules.fleets or s.owner[territory] != power or s.pool < FLEET_PRICE:
        return "RSK-FLT-02"
    if not PORT_AREAS[territory]:
        return "RSK-FLT-03"
    if spanish and (s.hist is None or power != FRA or not IBERIA >> territory & 1):
        return "RSK-HIS-17"
    if adv.bought & BUILT_FLEET and not (spanish and s.rules.spanish_to_cap):
        return "RSK-FLT-04"
    if adv.full >> territory & 1:
        return "RSK-FLT-05"
    navy = SPAIN if spanish else power
    if spanish and navy_in_play(s, SPAIN) >= number_of(s.held[FRA] & IBERIA):
        return "RSK-HIS-17"
    if stock(s, navy) < 0:
        return "RSK-HIS-09" if s.hist is not None and not spanish else "RSK-FLT-06"
    return None


def navy_in_play(s: Risk, navy: int) -> int:
    adv = counters(s)
    return sum(1 for ship, place in enumerate(adv.ship) if place >= 0 and s.rules.ship_navy[ship] == navy)


def stock(s: Risk, navy: int) -> int:
    """A fleet counter of this navy in stock, -1 if there is none."""
    adv = counters(s)
    for ship, place in enumerate(adv.ship):
        if place < 0 and s.rules.ship_navy[ship] == navy:
            return ship
    return -1


def purchases(s: Risk, power: int) -> list[int]:
    """All that the active player can buy now."""
    adv = counters(s)
    actions: list[int] = []
    if adv.debt[power]:
        for territory in cards_in(adv.debt[power]):
            if s.pool >= KEEP_PRICE:
                actions.append(act(PAY, territory))
            actions.append(act(FORFEIT, territory))
        return actions
    if s.pool < FORTRESS_PRICE:
        return actions
    bought = adv.bought
    generals = s.rules.generals and not bought & ENTERED_GENERAL
    if generals and counted(s, power) >= s.rules.most_generals[power]:
        generals = False
    forts = s.rules.fortresses and not bought & BUILT_FORTRESS and number_of(adv.fort) < FORTRESSES
    fleets = s.rules.fleets and not bought & BUILT_FLEET and stock(s, power) >= 0
    spanish = (
        s.rules.fleets and s.hist is not None and power == FRA and (s.rules.spanish_to_cap or not bought & BUILT_FLEET)
    )
    closed = closed_lands(s, power)
    for territory in s.lands[power]:
        if forts and not adv.fort >> territory & 1:
            actions.append(FORTRESS << 16 | territory)
        if generals and not adv.general[territory] >> power & 1 and not closed >> territory & 1:
            actions.append(GENERAL << 16 | territory)
        if fleets and PORT_AREAS[territory] and not adv.full >> territory & 1:
            actions.append(FLEET << 16 | territory)
        if spanish and IBERIA >> territory & 1 and bar_fleet(s, power, SPANISH_FLEET, territory) is None:
            actions.append(SPANISH_FLEET << 16 | territory)
    return actions


def buy(s: Risk, power: int, verb: int, territory: int) -> None:
    adv = counters(s)
    if verb == PAY:
        pay(s, power, territory)
    elif verb == FORFEIT:
        lapse(s, power, territory)
        settle_debts(s, power)
    elif verb == FORTRESS:
        s.pool -= FORTRESS_PRICE
        adv.bought |= BUILT_FORTRESS
        adv.fort |= 1 << territory
        s.tell(T_FORTRESS, power, territory)
    elif verb == GENERAL:
        s.pool -= GENERAL_PRICE
        adv.bought |= ENTERED_GENERAL
        seat_general(s, power, territory)
        s.tell(T_GENERAL, power, territory)
    else:
        s.pool -= FLEET_PRICE
        adv.bought |= BUILT_FLEET
        ship = stock(s, SPAIN if verb == SPANISH_FLEET else power)
        put(s, ship, territory)
        s.tell(T_FLEET, power, ship, territory)


# --- at leisure ------------------------------------------------------------------------------------------------------


def leisure(s: Risk, power: int) -> list[int]:
    """What can be done at any moment of the own turn with nothing unresolved: destroy a fortress of one's own, make an offer
    about captives (RSK-FOR-09, RSK-GEN-17)."""
    adv = counters(s)
    actions: list[int] = []
    mine = adv.fort & s.held[power]
    if mine:
        actions += [act(RAZE, territory) for territory in cards_in(mine)]
    if s.rules.generals:
        actions += [act(OFFER, other) for other in partners(s, power)]
    return actions


def bar_leisure(s: Risk, power: int, verb: int, argument: int) -> str | None:
    if verb == RAZE:
        adv = counters(s)
        return None if adv.fort >> argument & 1 and s.owner[argument] == power else "RSK-FOR-09"
    return bar_offer(s, power, argument)


def raze(s: Risk, power: int, territory: int) -> None:
    """The counter is available again (RSK-FOR-09, -10)."""
    counters(s).fort &= ~(1 << territory)
    s.tell(T_RAZED, power, territory)
