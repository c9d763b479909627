"""Why not? What somebody may have meant who clicked on a place without light, and what he might wish to do."""

from typing import Any, Final

from grognard.games.risk_napoleon.advanced import LAUNCHED
from grognard.games.risk_napoleon.armies import enemy_land
from grognard.games.risk_napoleon.assault import Assault
from grognard.games.risk_napoleon.campaigns import LOSE_REGIMENTS, PERIODS
from grognard.games.risk_napoleon.captives import Return
from grognard.games.risk_napoleon.combat import Combat
from grognard.games.risk_napoleon.crossing import Escort
from grognard.games.risk_napoleon.effects import Levy, Scuttle, current
from grognard.games.risk_napoleon.expedition import Muster
from grognard.games.risk_napoleon.generals import ChooseFate, Ride, Withdraw
from grognard.games.risk_napoleon.history import Anchor1796, Appoint1796, Deploy1796
from grognard.games.risk_napoleon.manoeuvres import Manoeuvre
from grognard.games.risk_napoleon.movement import Movement
from grognard.games.risk_napoleon.naval import Sink
from grognard.games.risk_napoleon.phases import NavalCombat, NavalMovement
from grognard.games.risk_napoleon.redeployment import Garrison, Moor, Quarter, Remount, Spread
from grognard.games.risk_napoleon.reinforcements import Bonus, BonusOf, NeutralReinforcements, Reinforcements
from grognard.games.risk_napoleon.retreat import Haven, Retreat
from grognard.games.risk_napoleon.setup import Capitals, Deploy
from grognard.games.risk_napoleon.ships import Sail, landlocked
from grognard.games.risk_napoleon.state import LEADER_OF, Risk, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    AT_SEA,
    BLOCKADING,
    BORDER_FROM,
    BORDER_TO,
    FRA,
    PORT_AREAS,
    RELIEVING,
    SEA_COUNT,
    SEAS,
    TERRITORIES,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    ATTACK,
    BONUS,
    BREAKOUT,
    CAPITAL,
    CLAIM,
    DOCK,
    END_COMBAT,
    END_NAVAL_MOVEMENT,
    END_REINFORCEMENTS,
    END_TURN,
    ENTER,
    ESCORT,
    EXCHANGE,
    FATE,
    FLEET,
    FORTRESS,
    GARRISON,
    GENERAL,
    LAUNCH,
    LEADER,
    LOSE_ONE,
    MANOEUVRE,
    NAVAL_ATTACK,
    OFFER,
    PLACE_ONE,
    REACH,
    RIDE,
    SAIL,
    SEND_ONE,
    SINK,
    STATION,
    WITHDRAW,
)
from grognard.kernel.actions import act
from grognard.kernel.contract import Frame

MOST: Final = 12  # wishes that are shown
_PORT: Final = {name: i for i, name in enumerate(TERRITORIES)}
_SEA: Final = {name: i for i, name in enumerate(SEAS)}
# The steps in which a place is clicked for one thing only.
_ONE_VERB: Final[dict[type[Frame[Any]], int]] = {
    Deploy: PLACE_ONE, Deploy1796: PLACE_ONE, NeutralReinforcements: PLACE_ONE, Quarter: PLACE_ONE, Capitals: CAPITAL,
    Bonus: BONUS, BonusOf: BONUS, Appoint1796: GENERAL, Return: GENERAL, Remount: GENERAL, Anchor1796: FLEET, Ride: REACH,
    Withdraw: WITHDRAW, Haven: WITHDRAW, Muster: SEND_ONE, Retreat: SEND_ONE, Garrison: GARRISON, ChooseFate: FATE,
    Spread: DOCK,
}  # fmt: skip


# --- a click on a place ----------------------------------------------------------------------------------------------


def meant(s: Risk, place: str, selected: str) -> list[int]:
    """What a click there (with that place selected, or "") may have meant, the likeliest first."""
    top = s.stack[-1]
    if place in _SEA:
        return _at_sea(s, top, _SEA[place])
    if place not in _PORT:
        return []
    here = _PORT[place]
    if type(top) in _ONE_VERB:
        return [act(_ONE_VERB[type(top)], here)]
    if isinstance(top, Reinforcements):
        return [act(PLACE_ONE, here)]
    if isinstance(top, Combat | Assault):
        return _across(s, ATTACK, here, _PORT.get(selected, -1))
    if isinstance(top, Manoeuvre | Movement):
        ride = [act(RIDE, here)] if s.rules.generals and counters(s).general[here] >> s.turn & 1 else []
        return _across(s, MANOEUVRE, here, _PORT.get(selected, -1)) + ride
    if isinstance(top, Levy):
        return [act(LOSE_ONE if current(s).kind == LOSE_REGIMENTS else SEND_ONE, here)]
    if s.adv is None:
        return []
    if isinstance(top, Sail | Moor):
        return [act(DOCK, here)]
    if isinstance(top, NavalCombat):
        return [act(BREAKOUT, here)] if PORT_AREAS[here] else []
    return _with_ships(s, top, [here, BLOCKADING + here, RELIEVING + here])


def _at_sea(s: Risk, top: Frame[Any], sea: int) -> list[int]:
    if isinstance(top, Sail | Moor):
        return [act(STATION, sea)]
    if isinstance(top, NavalCombat):
        return [act(NAVAL_ATTACK, sea)]
    return _with_ships(s, top, [AT_SEA + sea])


def _with_ships(s: Risk, top: Frame[Any], places: list[int]) -> list[int]:
    """In a step in which fleets are named: those that lie there, one's own first."""
    verb = {NavalMovement: SAIL, Escort: ESCORT, Sink: SINK, Scuttle: SINK}.get(type(top))
    if verb is None or s.adv is None:
        return []
    power = s.power_of(top.seat)
    there = [ship for ship, place in enumerate(s.adv.ship) if place in places]
    return [act(verb, ship) for ship in sorted(there, key=lambda ship: s.rules.ship_power[ship] != power)]


def _across(s: Risk, verb: int, here: int, selected: int) -> list[int]:
    """A march or an attack: from the selected territory there; else out of one's own, or into another's from where one is
    strongest; else between neighbours that are not one's own, so that the clause says what is wrong with that."""
    power = s.turn
    out = s.rules.out
    if selected >= 0:
        found = [border for border in out[selected] if BORDER_TO[border] == here]
        if found:
            return _entering(s, verb, found)
    if s.owner[here] == power:
        wanted = [b for b in out[here] if (s.owner[BORDER_TO[b]] == power) == (verb == MANOEUVRE)]
        return [act(verb, border) for border in wanted + [b for b in out[here] if b not in wanted]]
    into = [b for t in range(TERRITORY_COUNT) for b in out[t] if BORDER_TO[b] == here]
    into.sort(key=lambda b: (s.owner[BORDER_FROM[b]] != power, -s.troops[BORDER_FROM[b]]))
    return _entering(s, verb, into)


def _entering(s: Risk, verb: int, borders: list[int]) -> list[int]:
    """An empty territory is entered, not attacked."""
    if verb == ATTACK and s.hist is not None and borders and s.owner[BORDER_TO[borders[0]]] < 0:
        return [act(ENTER, border) for border in borders]
    return [act(verb, border) for border in borders]


# --- the list of wishes ----------------------------------------------------------------------------------------------


def wishes(s: Risk, seat: int) -> list[int]:
    """What the seat might want to do now, by the booklet that is played, what comes next in a turn first."""
    power = s.power_of(seat)
    top = s.stack[-1]
    if s.round == 0:
        return [*_placing(s, power), *_fighting(s, power)]
    by_phase = [
        _reinforcing(s, power),
        _naval_movement(s, power) if s.rules.fleets else [],
        _naval_combat(s, power) if s.rules.fleets else [],
        _fighting(s, power),
        _moving(s, power),
    ]
    now = 4 if isinstance(top, Manoeuvre | Movement) else 3 if isinstance(top, Combat | Assault) else 0
    if isinstance(top, NavalMovement | Sail):
        now = 1
    elif isinstance(top, NavalCombat):
        now = 2
    order = [now, *range(now + 1, 5), *range(now)]
    found: list[int] = []
    for rank in range(MOST):  # the first of each phase, then the second of each
        for phase in order:
            if rank < len(by_phase[phase]):
                found.append(by_phase[phase][rank])
    found = by_phase[now] + [action for action in found if action not in by_phase[now]]
    if s.rules.missions and not s.rules.auto_claim:
        found.insert(0, act(CLAIM))
    open_now = set(s.legal(seat)) if seat in s.deciders() else set()
    return [action for action in found if action not in open_now][:MOST]


def _placing(s: Risk, power: int) -> list[int]:
    """A regiment on somebody else's land, where one could use it."""
    borders = _fronts(s, power)
    return [act(PLACE_ONE, BORDER_TO[borders[0]])] if borders else []


def _reinforcing(s: Risk, power: int) -> list[int]:
    found = [act(END_REINFORCEMENTS)]
    cards = cards_in(s.hand[power])
    if cards:
        found.append(act(EXCHANGE, cards[0]))
    home = s.lands[power][0] if s.lands[power] else -1
    front = _fronts(s, power)
    strong = BORDER_FROM[front[0]] if front else home
    if home >= 0:
        found.append(act(PLACE_ONE, strong))
    found += _placing(s, power)
    if strong < 0:
        return found
    if s.rules.fortresses:
        found.append(act(FORTRESS, strong))
    if s.rules.generals:
        found.append(act(GENERAL, strong))
    if s.rules.fleets:
        ports = [t for t in s.lands[power] if PORT_AREAS[t]]
        found += [act(FLEET, port) for port in ports[:1]]
    return found


def _naval_movement(s: Risk, power: int) -> list[int]:
    adv = counters(s)
    ships = [ship for ship, place in enumerate(adv.ship) if place >= 0 and s.rules.ship_power[ship] == power]
    ships.sort(key=lambda ship: landlocked(adv.ship[ship]))
    return [act(SAIL, ship) for ship in ships[:2]] + ([act(END_NAVAL_MOVEMENT)] if ships else [])


def _naval_combat(s: Risk, power: int) -> list[int]:
    adv = counters(s)
    foe = adv.foe[power]
    held = [sea for sea in range(SEA_COUNT) if adv.guard[sea] & foe]
    held.sort(key=lambda sea: not adv.guard[sea] >> power & 1)
    shut = [place for place in dict.fromkeys(adv.ship) if 0 <= place < TERRITORY_COUNT and adv.blockaded >> place & 1]
    ours = [port for port in shut if s.owner[port] == power]
    return [act(NAVAL_ATTACK, sea) for sea in held[:1]] + [act(BREAKOUT, port) for port in ours[:1]]


def _fronts(s: Risk, power: int) -> list[int]:
    """The borders with somebody else's land, the strongest army's first."""
    found = [b for t in s.lands[power] for b in s.rules.out[t] if s.owner[BORDER_TO[b]] not in (power, -1)]
    if s.adv is not None:
        found = [b for b in found if enemy_land(s, power, BORDER_TO[b])] or found
    return sorted(found, key=lambda b: (-s.troops[BORDER_FROM[b]], s.troops[BORDER_TO[b]]))


def _fighting(s: Risk, power: int) -> list[int]:
    fronts = _fronts(s, power)
    found = [act(ATTACK, border) for border in fronts[:1]]
    found += [act(ATTACK, border) for border in fronts[1:] if s.troops[BORDER_FROM[border]] == 1][:1]
    if s.round:
        found.append(act(END_COMBAT))
    hist = s.hist
    if hist is not None and hist.period < len(PERIODS):
        if hist.leaders & LEADER_OF[power]:
            found.insert(1, act(LEADER))
        at_peace = [
            b for t in s.lands[power] for b in s.rules.out[t]
            if 0 <= s.owner[BORDER_TO[b]] != power and not enemy_land(s, power, BORDER_TO[b])
        ]  # fmt: skip
        found += [act(ATTACK, border) for border in at_peace[:1]]
        empty = [b for t in s.lands[power] for b in s.rules.out[t] if s.owner[BORDER_TO[b]] < 0]
        found += [act(ENTER, border) for border in empty[:1]]
        if power == FRA and PERIODS[hist.period].expedition and not hist.tally[LAUNCHED]:
            found.append(act(LAUNCH))
    return found


def _moving(s: Risk, power: int) -> list[int]:
    inner = [b for t in s.lands[power] for b in s.rules.out[t] if s.owner[BORDER_TO[b]] == power]
    inner.sort(key=lambda b: -s.troops[BORDER_FROM[b]])
    found = [act(MANOEUVRE, border) for border in [*inner[:1], *inner[-1:]]]
    if s.rules.generals:
        adv = counters(s)
        led = [t for t in range(TERRITORY_COUNT) if adv.general[t] >> power & 1]
        found += [act(RIDE, t) for t in led[:1]]
        taken = [other for other in range(s.rules.powers) if adv.captive[power * 7 + other]]
        found += [act(OFFER, other) for other in taken[:1]]
    return [*dict.fromkeys(found), act(END_TURN)]
