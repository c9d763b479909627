"""What a seat may see as numbers (`view` tells the same in words). Nations stand in their own order; players are counted from
the seat on: 1 is the observer, 2 the next one, and so round the table, 0 nobody."""

from typing import Final

from grognard.games.napoleon_in_europe.battlefield import Deployment, nations_of
from grognard.games.napoleon_in_europe.business import TradeCards
from grognard.games.napoleon_in_europe.cards import cards_in
from grognard.games.napoleon_in_europe.placing import next_corps
from grognard.games.napoleon_in_europe.production import Combination
from grognard.games.napoleon_in_europe.setup import SecretPlacement
from grognard.games.napoleon_in_europe.state import ATTACK, DEFENCE, PLACES, Europe
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    KIND_COUNT,
    KIND_OF,
    MOST_SEATS,
    NATION_COUNT,
    REGION_COUNT,
    number,
)
from grognard.games.napoleon_in_europe.view import known_cards
from grognard.kernel.observation import MOST, Block, put, put_all, put_bits

_RANKS: Final = NATION_COUNT * ARM_COUNT

BLOCKS: Final = [
    Block("controller", REGION_COUNT, NATION_COUNT),
    Block("pieces", PLACES * ARM_COUNT),  # by region, nation and arm
    Block("owner", NATION_COUNT, MOST_SEATS),
    Block("in play", NATION_COUNT, 1),
    Block("regions", NATION_COUNT),
    Block("capitals", NATION_COUNT),
    Block("cards held", NATION_COUNT),
    Block("cards known", NATION_COUNT * KIND_COUNT),
    Block("reserve", _RANKS),
    Block("sailed", NATION_COUNT),
    Block("sea from", NATION_COUNT, REGION_COUNT),
    Block("sea to", NATION_COUNT, REGION_COUNT),
    Block("straits refused", NATION_COUNT, 1),
    Block("loading", _RANKS),
    Block("allied", MOST_SEATS * MOST_SEATS, 1),  # by player and player
    Block("out", MOST_SEATS, 1),
    Block("party", MOST_SEATS, 1),
    Block("acted", MOST_SEATS, 1),
    Block("deferred to", MOST_SEATS, MOST_SEATS),
    Block("regions at the start", MOST_SEATS),
    Block("active and first", 2, MOST_SEATS),
    Block("counts", 4),  # turn, phase, cards in the deck and under it
    Block("battle", 7),  # region, commanders, major, round, who acts, least die of the defence
    Block("attackers", NATION_COUNT, 1),
    Block("defenders", NATION_COUNT, 1),
    Block("front rank", _RANKS),
    Block("rear rank", _RANKS),
    Block("casualties", _RANKS),
    Block("hits", 1),
    Block("corps at hand", 2, MOST),  # to be placed or deployed, and how many
    Block("cards chosen", KIND_COUNT),  # for a combination or a trade
]


def observe(s: Europe, seat: int, row: list[int]) -> None:
    players = s.rules.players
    top = s.stack[-1] if s.stack else None
    secret = isinstance(top, SecretPlacement)
    own = s.own[seat]
    place = [0] + [(other - seat) % players + 1 for other in range(players)]
    put_all(row, s.ctrl, 1)
    first = len(row)
    row += [0] * (PLACES * ARM_COUNT)
    for nation in range(NATION_COUNT):
        if not secret or own >> nation & 1:
            for region in s.where[nation]:
                i = region * NATION_COUNT + nation
                army = s.army[i]
                for arm in range(ARM_COUNT):
                    row[first + i * ARM_COUNT + arm] = min(number(army, arm), MOST)
    for owner in s.owner:
        row.append(place[owner + 1])
    put_bits(row, s.alive, NATION_COUNT)
    put_all(row, s.lands)
    put_all(row, s.capitals)
    put_all(row, s.held)
    for nation in range(NATION_COUNT):
        _kinds(s.hand[nation] if top is None or own >> nation & 1 else known_cards(s, seat, nation), row)
    for nation in range(NATION_COUNT):
        _army(0 if secret and not own >> nation & 1 else s.reserve[nation], row)
    put_all(row, s.sailed)
    put_all(row, s.port_from, 1)
    put_all(row, s.port_to, 1)
    put_bits(row, s.refused, NATION_COUNT)
    for load in s.load:
        _army(load, row)
    _players(s, seat, place, row)
    _battle(s, own, isinstance(top, Deployment), place, row)
    _at(s, seat, row)


def _kinds(mask: int, row: list[int]) -> None:
    first = len(row)
    row += [0] * KIND_COUNT
    for card in cards_in(mask):
        row[first + KIND_OF[card]] += 1


def _army(army: int, row: list[int]) -> None:
    for arm in range(ARM_COUNT):
        put(row, number(army, arm))


def _players(s: Europe, seat: int, place: list[int], row: list[int]) -> None:
    players = s.rules.players
    order = [(seat + i) % players for i in range(players)]
    rest = [0] * (MOST_SEATS - players)
    for one in order:
        for other in order:
            row.append(s.allies[one] >> other & 1)
        row += rest
    row += [0] * (MOST_SEATS * len(rest))
    for mask in (s.out, s.party, s.acted):
        for one in order:
            row.append(mask >> one & 1)
        row += rest
    for one in order:
        row.append(place[s.host[one] + 1])
    row += rest
    put_all(row, [s.begun[one] for one in order])
    row += rest
    row.append(place[s.active + 1])
    row.append(place[s.first + 1])
    put_all(row, [s.turn, s.phase, len(s.deck), len(s.under)])


def _battle(s: Europe, own: int, screened: bool, place: list[int], row: list[int]) -> None:
    if s.field < 0 or not s.stack:
        row += [0] * (7 + 2 * NATION_COUNT + 3 * _RANKS + 1)
        return
    put_all(
        row, [s.field + 1, place[s.chiefs[ATTACK] + 1], place[s.chiefs[DEFENCE] + 1], s.major, s.round, s.side, s.least]
    )
    put_bits(row, s.attackers, NATION_COUNT)
    put_bits(row, s.defenders, NATION_COUNT)
    seen = 0
    for side in (DEFENCE, ATTACK):
        nations = nations_of(s, side)
        if not screened or nations & own:
            seen |= nations
    for ranks in (s.front, s.rear, s.dead):
        for nation in range(NATION_COUNT):
            _army(ranks[nation] if seen >> nation & 1 else 0, row)
    put(row, 0 if screened else s.hits)


def _at(s: Europe, seat: int, row: list[int]) -> None:
    """The corps that the seat places or deploys now, and the cards that it has chosen so far."""
    top = s.stack[-1] if s.stack else None
    corps, left, chosen = -1, 0, 0
    if isinstance(top, Deployment):
        if seat in top.deciders(s):
            corps = top.corps(s, seat)
            left = top.most(s, seat)
    elif s.field < 0 and top is not None and (top.seat == seat or isinstance(top, SecretPlacement)):
        corps = next_corps(s, seat)
        if corps >= 0:
            left = number(s.reserve[corps // ARM_COUNT], corps % ARM_COUNT)
    if isinstance(top, TradeCards) and seat in (s.owner[top.own], s.owner[top.partner]):
        chosen = s.pledge[top.side(s, seat)]
    elif isinstance(top, Combination) and top.seat == seat:
        chosen = s.picked
    put(row, corps + 1)
    put(row, left)
    _kinds(chosen, row)
