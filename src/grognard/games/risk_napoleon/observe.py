"""What a seat may see as numbers (`view` tells the same in words). Owners and players are counted from the seat on: 1 is the
observer, 2 the next one, and so round the table; 7 is the neutral army, 0 nobody."""

from typing import Final

from grognard.games.risk_napoleon.advanced import B_SIZE, C_SIZE, TALLIES, Advanced, History
from grognard.games.risk_napoleon.state import CAPITAL_OF, MISSION_OF, Risk, Rules, cards_in, number_of
from grognard.games.risk_napoleon.tables import (
    CARD_COUNT,
    COLOURS,
    MISSIONS,
    MOST_SEATS,
    NATION_COUNT,
    NEUTRAL,
    TERRITORY_COUNT,
)
from grognard.kernel.contract import only
from grognard.kernel.observation import Block, put, put_all, put_bits, put_slots

PILE: Final = NEUTRAL + 2  # where a known card is: the pile
_WATERLOO: Final = 7


def blocks(rules: Rules) -> list[Block]:
    found = [
        Block("owner", TERRITORY_COUNT, NEUTRAL + 1),
        Block("regiments", TERRITORY_COUNT),
        Block("card place", CARD_COUNT, PILE),  # as far as the seat knows it
        Block("cards held", MOST_SEATS, CARD_COUNT),
        Block("reserve", MOST_SEATS),
        Block("colour", MOST_SEATS, len(COLOURS)),
        Block("mission", MOST_SEATS, len(MISSIONS)),
        Block("capital", MOST_SEATS, TERRITORY_COUNT),
        Block("turn", 1, NEUTRAL),
        Block("counts", 5),  # round, pool, cards in the pile, exchanges, conquests of this turn
    ]
    if rules.advanced:
        ships = len(rules.ship_power)
        found += [
            Block("fortress", TERRITORY_COUNT, 1),
            Block("own general", TERRITORY_COUNT, 1),
            Block("other generals", TERRITORY_COUNT, NEUTRAL + 1),
            Block("foe", NEUTRAL + 1, 1),
            Block("ally", NEUTRAL + 1, 1),
            Block("captives", (NEUTRAL + 1) * (NEUTRAL + 1)),
            Block("fleet place", ships),
            Block("fleet moved", ships, 1),
            Block("fleet fought", ships, 1),
            Block("unpaid fortress", TERRITORY_COUNT, 1),
            Block("bought", 3, 1),
            Block("fight at sea", B_SIZE),
            Block("convoy", C_SIZE),
            Block("landing", 2 + NATION_COUNT),
        ]
    if rules.history:
        found += [
            Block("regiments of nations", TERRITORY_COUNT * NATION_COUNT),
            Block("calendar", 4),  # period, turn, stage, step
            Block("points", NATION_COUNT),
            Block("leaders", 3, 1),
            Block("tally", TALLIES),
            Block("fleets sunk", NATION_COUNT + 1),
            Block("told off", NATION_COUNT),
            Block("displaced", 2 * NATION_COUNT),
            Block("losses", 3),
            Block("waterloo", _WATERLOO),
        ]
    return found


def observe(s: Risk, seat: int, row: list[int]) -> None:
    me = s.power_of(seat)
    powers = s.rules.powers
    place = [0]  # by owner + 1: its number from the observer on
    for other in range(NEUTRAL):
        place.append((other - me) % powers + 1 if other < powers else 0)
    place.append(NEUTRAL + 1)
    for owner in s.owner:
        row.append(place[owner + 1])
    put_all(row, s.troops)
    _cards(s, seat, place, row)
    order = [(me + i) % powers for i in range(powers)]
    _players(s, seat, order, row)
    row.append(place[s.turn + 1])
    put(row, s.round)
    put(row, s.pool)
    row.append(len(s.pile))
    put(row, s.exchanges)
    put(row, s.conquered)
    if s.adv is not None:
        _counters(s.adv, me, order, row)
    if s.hist is not None:
        _history(s.hist, row)


def _cards(s: Risk, seat: int, place: list[int], row: list[int]) -> None:
    """Where each card is, as far as the seat knows it."""
    first = len(row)
    row += [0] * CARD_COUNT
    known = only(seat)
    for other in range(len(s.hand)):
        for card in cards_in(s.hand[other]):
            if s.shown[card] & known:
                row[first + card] = place[other + 1]
    for card in s.pile:
        if s.shown[card] & known:
            row[first + card] = PILE


def _players(s: Risk, seat: int, order: list[int], row: list[int]) -> None:
    rest = [0] * (MOST_SEATS - len(order))
    for other in order:
        row.append(number_of(s.hand[other]))
    row += rest
    put_all(row, [s.reserve[other] for other in order])
    row += rest
    for other in order:
        row.append(s.colour[other] + 1)
    row += rest
    for other in order:
        row.append(s.mission[other] + 1 if s.knows(seat, MISSION_OF + other) else 0)
    row += rest
    for other in order:
        row.append(s.capital[other] + 1 if s.knows(seat, CAPITAL_OF + other) else 0)
    row += rest


def _counters(adv: Advanced, me: int, order: list[int], row: list[int]) -> None:
    put_bits(row, adv.fort, TERRITORY_COUNT)
    for powers in adv.general:
        row.append(powers >> me & 1)
    for powers in adv.general:
        row.append(number_of(powers & ~(1 << me)))
    rest = [0] * (NEUTRAL + 1 - len(order))
    for other in order:
        row.append(adv.foe[me] >> other & 1)
    row += rest
    for other in order:
        row.append(adv.ally[me] >> other & 1)
    row += rest
    put_all(row, adv.captive)
    put_all(row, adv.ship, 1)
    put_bits(row, adv.moved, len(adv.ship))
    put_bits(row, adv.fought, len(adv.ship))
    put_bits(row, adv.debt[me], TERRITORY_COUNT)
    put_bits(row, adv.bought, 3)
    put_slots(row, adv.battle, B_SIZE)
    put_slots(row, adv.convoy, C_SIZE)
    put_slots(row, adv.landing, 2 + NATION_COUNT)


def _history(hist: History, row: list[int]) -> None:
    put_all(row, hist.part)
    put(row, hist.period)
    put(row, hist.game_turn)
    put(row, hist.stage)
    put(row, hist.step)
    put_all(row, hist.vp)
    put_bits(row, hist.leaders, 3)
    put_all(row, hist.tally)
    put_all(row, hist.sunk)
    put_slots(row, hist.going, NATION_COUNT)
    put_all(row, hist.displaced)
    put_all(row, hist.riders)
    put_slots(row, hist.losing, 3)
    put_slots(row, hist.battle, _WATERLOO)
