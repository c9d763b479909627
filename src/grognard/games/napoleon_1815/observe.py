"""What a seat may see as numbers (`view` tells the same in words, and what standing blocks may be besides)."""

from typing import Final

from grognard.games.napoleon_1815.frames import in_fog
from grognard.games.napoleon_1815.recovery import Recover
from grognard.games.napoleon_1815.state import (
    EFFECTS,
    GONE,
    O_ANNOUNCED,
    O_AT,
    O_ATTACK_CARDS,
    O_ATTACK_FATIGUE,
    O_ATTACK_LEADERS,
    O_ATTACK_LOSSES,
    O_ATTACKERS,
    O_BASE,
    O_CROSSED,
    O_DEFENCE_CARDS,
    O_DEFENCE_FATIGUE,
    O_DEFENCE_LEADERS,
    O_DEFENCE_LOSSES,
    O_DEFENDERS,
    O_FIGHT,
    O_LEFT,
    O_MOVING,
    O_MP,
    O_PILE,
    O_SEAT,
    O_SETTLED,
    O_SHARE,
    O_SHOWN,
    O_SPENT,
    O_START,
    O_STEPS,
    OFF,
    WITH_PARTNERS,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCK_COUNT,
    BLOCKS_OF_NATION,
    CARD_COUNT,
    CONNECTIONS,
    SIDE_OF,
    ZONE_COUNT,
    count,
)
from grognard.games.napoleon_1815.view import face_up
from grognard.kernel.observation import Block, put, put_all, put_bits, put_wide

# Where a block is: 0 not known or not in the game, 1 lost, 2 to come, else its zone plus 3.
_LOST: Final = 1
_COMING: Final = 2
_ZONE: Final = 3

# Where a card is, as far as the seat knows it.
_OWN: Final = 1
_PARTNER: Final = 2  # in the hand of another seat of the observer's side
_ENEMY: Final = 3
_LYING: Final = 4  # on the table until the combat is over
_ASIDE: Final = 5  # its effect lasts the turn
_DISCARDED: Final = 6  # the last one only
_SEATS: Final = 3
_CONNECTIONS: Final[int] = len(CONNECTIONS)

BLOCKS: Final = [
    Block("block place", BLOCK_COUNT, ZONE_COUNT + 2),
    Block("block ready", BLOCK_COUNT, 1),
    Block("own infantry", BLOCK_COUNT),
    Block("own cavalry", BLOCK_COUNT),
    Block("own fatigue", BLOCK_COUNT),
    Block("block due", BLOCK_COUNT),  # the turn on which a reinforcement comes
    Block("standing ready", 3 * ZONE_COUNT),  # blocks of the enemy that show only their colour, by nation and zone
    Block("standing activated", 3 * ZONE_COUNT),
    Block("control", ZONE_COUNT, 2),
    Block("reinforced position", ZONE_COUNT, 1),
    Block("axis", 2 * ZONE_COUNT),  # its border plus 1, in two numbers
    Block("axis side", ZONE_COUNT, 2),
    Block("bridge broken", _CONNECTIONS, 1),
    Block("card place", CARD_COUNT, _DISCARDED),
    Block("cards held", _SEATS, CARD_COUNT),
    Block("draw and discard piles", 4, CARD_COUNT),
    Block("vedettes to place", 3),
    Block("served", BLOCK_COUNT, 1),  # own side: corps on which a recovery card was played
    Block("effects", len(EFFECTS), 1),
    Block("passed", _SEATS, 1),
    Block("green card played", 2, 1),
    Block("operations", 3),
    Block("counts", 4),  # turn, victory points, side to act, leader of the coalition
    Block("operation", 10),  # seat, announced, zone, number of blocks, then what is announced
    Block("pile", BLOCK_COUNT, 1),
    Block("attackers", BLOCK_COUNT, 1),
    Block("defenders", BLOCK_COUNT, 1),
    Block("combat", 8),  # zone; cards, losses and fatigue of both; connections to retreat
    Block("share", BLOCK_COUNT, 1),  # the decision at hand: corps among which something is split
    Block("need", BLOCK_COUNT),
    Block("moving", BLOCK_COUNT, 1),
    Block("left", 1),
]


def observe(s: Campaign, seat: int, row: list[int]) -> None:
    mine = s.rules.side_of_seat[seat]
    _blocks(s, seat, mine, row)
    _standing(s, seat, row)
    put_all(row, s.control, 1)
    row += s.strong
    for border in s.axis:
        put_wide(row, border + 1)
    put_all(row, s.axis_side, 1)
    first = len(row)
    row += [0] * _CONNECTIONS
    for connection in s.broken:
        row[first + connection] = 1
    _cards(s, seat, mine, row)
    put_bits(row, s.served & _blocks_of(s, mine), BLOCK_COUNT)
    put_bits(row, s.effects, len(EFFECTS))
    put_bits(row, s.passed, _SEATS)
    put_bits(row, s.used, 2)
    put_all(row, s.operations)
    put_all(row, [s.turn, s.vp, s.side, s.leader])
    _operation(s, seat, mine, row)
    _combat(s, row)
    _at(s, seat, mine, row)


def _blocks_of(s: Campaign, side: int) -> int:
    return BLOCKS_OF_NATION[0] if side == 0 else BLOCKS_OF_NATION[1] | BLOCKS_OF_NATION[2]


def _blocks(s: Campaign, seat: int, mine: int, row: list[int]) -> None:
    """Blocks by name where the seat sees which is which; sheets of its own side only (N15-SET-07)."""
    own = _blocks_of(s, mine)
    seen = -1 if not s.rules.grognard else own | face_up(s)
    start = s.rules.scenario.zone
    for b in range(BLOCK_COUNT):
        zone = s.zone[b]
        if zone >= 0:
            row.append(zone + _ZONE if seen & BIT[b] else 0)
        elif zone == OFF:
            row.append(_COMING if s.due[b] else 0)
        else:
            row.append(_LOST if zone == GONE and start[b] != GONE else 0)
    for b in range(BLOCK_COUNT):
        row.append(1 if s.zone[b] >= 0 and s.ready & seen & BIT[b] else 0)
    for sheet in (s.infantry, s.cavalry, s.fatigue):
        for b in range(BLOCK_COUNT):
            put(row, sheet[b] if SIDE_OF[b] == mine and s.zone[b] >= 0 else 0)
    for b in range(BLOCK_COUNT):
        row.append(s.due[b] if s.zone[b] == OFF else 0)


def _standing(s: Campaign, seat: int, row: list[int]) -> None:
    """By nation and zone: how many blocks show only their colour (N15-GRO-02)."""
    first = len(row)
    row += [0] * (6 * ZONE_COUNT)
    if not s.rules.grognard:
        return
    hidden = ~face_up(s)
    for nation in range(3):
        if not in_fog(s, seat, 0 if nation == 0 else 1):
            continue
        for zone in range(ZONE_COUNT):
            here = s.at[zone] & BLOCKS_OF_NATION[nation] & hidden
            if here:
                row[first + nation * ZONE_COUNT + zone] = count(here & s.ready)
                row[first + (3 + nation) * ZONE_COUNT + zone] = count(here & ~s.ready)


def _cards(s: Campaign, seat: int, mine: int, row: list[int]) -> None:
    first = len(row)
    row += [0] * CARD_COUNT
    for other in range(s.rules.players):
        place = _OWN if other == seat else _PARTNER if s.rules.side_of_seat[other] == mine else _ENEMY
        for card in s.hand[other]:
            if s.knows(seat, card) or (seat == 0 and s.rules.three and s.shown[card] & WITH_PARTNERS):
                row[first + card] = place
    for side in (0, 1):
        if s.op[O_SHOWN]:
            for card in s.lying[side]:
                row[first + card] = _LYING
        for card in s.aside[side]:
            row[first + card] = _ASIDE
        if s.discard[side]:
            row[first + s.discard[side][-1]] = _DISCARDED
    for other in range(_SEATS):
        row.append(len(s.hand[other]) if other < s.rules.players else 0)
    for side in (0, 1):
        row.append(len(s.deck[side]))
        row.append(len(s.discard[side]))
    row += s.to_place


def _operation(s: Campaign, seat: int, mine: int, row: list[int]) -> None:
    """The operation that is going on, as far as it is public or the own side's."""
    op = s.op
    told = [0] * 10
    pile = 0
    if op[O_SEAT] >= 0:
        side = s.rules.side_of_seat[op[O_SEAT]]
        told[0] = op[O_SEAT] + 1
        told[1] = op[O_ANNOUNCED]
        if (op[O_ANNOUNCED] or side == mine) and op[O_PILE]:
            told[2] = s.zone[_first(op[O_PILE])] + 1
            told[3] = count(op[O_PILE])
            if not in_fog(s, seat, side):
                pile = op[O_PILE]
        if op[O_ANNOUNCED]:
            told[4] = op[O_START] + 1
            told[5] = op[O_FIGHT]
            told[6] = op[O_SPENT]
            told[7] = op[O_CROSSED]
            told[8] = op[O_BASE] + 1
            if not in_fog(s, seat, side) and op[O_SETTLED]:
                told[9] = op[O_MP] + 1
    put_all(row, told)
    put_bits(row, pile, BLOCK_COUNT)


def _first(mask: int) -> int:
    return (mask & -mask).bit_length() - 1


def _combat(s: Campaign, row: list[int]) -> None:
    """The combat that is going on: everybody sees it, but for the strength behind a screen."""
    op = s.op
    if not op[O_SHOWN]:
        row += [0] * (2 * BLOCK_COUNT + 8)
        return
    put_bits(row, op[O_ATTACKERS] | op[O_ATTACK_LEADERS], BLOCK_COUNT)
    put_bits(row, op[O_DEFENDERS] | op[O_DEFENCE_LEADERS], BLOCK_COUNT)
    put_all(
        row,
        [
            op[O_AT] + 1, op[O_ATTACK_CARDS], op[O_DEFENCE_CARDS], op[O_ATTACK_LOSSES], op[O_DEFENCE_LOSSES],
            op[O_ATTACK_FATIGUE], op[O_DEFENCE_FATIGUE], op[O_STEPS],
        ],
    )  # fmt: skip


def _at(s: Campaign, seat: int, mine: int, row: list[int]) -> None:
    """What the decision at hand has chosen so far; for the side that decides."""
    top = s.stack[-1] if s.stack else None
    if top is None or top.seat < 0 or s.rules.side_of_seat[top.seat] != mine or isinstance(top, Recover):
        row += [0] * (3 * BLOCK_COUNT + 1)
        return
    share = s.op[O_SHARE]
    put_bits(row, share, BLOCK_COUNT)
    for b in range(BLOCK_COUNT):
        put(row, s.need[b] if share & BIT[b] else 0)
    put_bits(row, s.op[O_MOVING], BLOCK_COUNT)
    put(row, s.op[O_LEFT] if share else 0)
