"""Worlds that a seat could not tell from the true one: hands, draw piles, standing blocks, strength and fatigue dealt anew.

What was decided in secret and has shown no effect yet (a pile half designated, fatigue half placed) is taken back to where
the others last saw something, so that a world depends on what the seat knows and on the seed, and on nothing else.
"""

from grognard.games.napoleon_1815.cards import EndOfMarch, ForcedMarch, PassThrough, SecondCard
from grognard.games.napoleon_1815.combat import C6, Combat
from grognard.games.napoleon_1815.combat_events import Bring
from grognard.games.napoleon_1815.events import MovePile
from grognard.games.napoleon_1815.initiative import Resupply, cubes_left
from grognard.games.napoleon_1815.manoeuvre import MP, Manoeuvre, March, points
from grognard.games.napoleon_1815.operation import O1_RAIN, Designate, Operation
from grognard.games.napoleon_1815.recovery import Exhaustion, Recover
from grognard.games.napoleon_1815.splits import (
    AMBUSH_SPLIT,
    AXIS_SPLIT,
    FORAGE,
    MARCH_SPLIT,
    RAIN_SPLIT,
    SUPPLY,
    TOWN_SPLIT,
    Lose,
    Relieve,
    Tire,
    ask_split,
    split_losses,
)
from grognard.games.napoleon_1815.standing import Dealer
from grognard.games.napoleon_1815.state import (
    O_ANNOUNCED,
    O_AT,
    O_ATTACK_CARDS,
    O_ATTACK_FATIGUE,
    O_ATTACK_HORSE,
    O_ATTACK_LOST,
    O_ATTACKERS,
    O_BEFORE,
    O_BEFORE_HORSE,
    O_CAVALRY,
    O_CROSSED,
    O_DEFENCE_CARDS,
    O_DEFENCE_FATIGUE,
    O_DEFENCE_HORSE,
    O_DEFENCE_LOST,
    O_DEFENDERS,
    O_EXTRA,
    O_FIGHT,
    O_FROM_CONTESTED,
    O_GONE,
    O_GONE_HORSE,
    O_LEFT,
    O_MOVING,
    O_MP,
    O_PASSING,
    O_PILE,
    O_SCORE,
    O_SEAT,
    O_SETTLED,
    O_SHARE,
    O_SHOWN,
    O_SPLIT,
    O_START,
    O_STOP,
    O_TOTAL,
    O_VEIL,
    WITH_PARTNERS,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCKS_OF,
    CARD_COLOUR,
    CORPS_LISTS,
    CORPS_MASK,
    CORPS_OF,
    EXHAUSTED,
    FRENCH,
    MOST_FATIGUE,
    MOST_STRENGTH,
    NATION_OF,
    RED,
    blocks_in,
    count,
)
from grognard.kernel.contract import NOBODY, only
from grognard.kernel.decks import deal_anew


def redeal(s: Campaign, seat: int) -> None:
    """Deal anew, in place, what the seat (or the spectator) does not know."""
    own = s.rules.side_of_seat[seat] if seat >= 0 else -1
    hidden = [side for side in (0, 1) if side != own]
    again = _take_back(s, seat, own)
    for side in (0, 1):
        _deal_cards(s, seat, side)
    for side in hidden:
        if s.rules.grognard:
            Dealer(s, side).deal()
        _deal_sheets(s, side)
    _derive(s, hidden)
    _ask_again(s, again)
    s.settle()


# --- decisions that have shown no effect yet ------------------------------------------------------------------------


class Pending:
    """A split that another seat is in the middle of: it is asked for anew in the world dealt."""

    def __init__(self, kind: int, seat: int, split: int) -> None:
        self.kind = kind  # 0 none, 1 fatigue, 2 losses
        self.seat = seat
        self.split = split


def _take_back(s: Campaign, seat: int, own: int) -> Pending:
    """Go back to where the seat last saw something of the decision that is being made."""
    none = Pending(0, -1, 0)
    if not s.stack:
        return none
    top = s.stack[-1]
    if isinstance(top, Recover) and top.seat != seat:
        s.leave()  # he has named no corps yet, and shown no card
        return none
    if top.seat == NOBODY or isinstance(top, Exhaustion) or (top.seat >= 0 and s.rules.side_of_seat[top.seat] == own):
        return none
    op = s.op
    if isinstance(top, Designate):
        op[O_PILE] = 0
    elif isinstance(top, MovePile | Bring):
        op[O_MOVING] = 0
    elif isinstance(top, Lose):
        return _take_back_losses(s, top.seat)
    elif isinstance(top, Tire) and op[O_SPLIT] == RAIN_SPLIT:
        s.leave()
        op[O_PILE] = 0
        _clear_split(s)
        s.become(Operation(O1_RAIN))
        s.enter(Designate(op[O_SEAT]))
        op[O_FIGHT] = 0
        op[O_START] = -1
        op[O_AT] = -1
    elif isinstance(top, Tire) and (op[O_SPLIT] != MARCH_SPLIT or not s.rules.grognard):
        split, total = op[O_SPLIT], op[O_TOTAL]
        s.leave()
        op[O_LEFT] = 0
        pending = Pending(1, top.seat, split)
        op[O_TOTAL] = total
        return pending
    elif isinstance(top, Relieve) and op[O_SPLIT] == SUPPLY:
        s.leave()
        _clear_split(s)
        s.enter(Resupply(top.seat))
    elif isinstance(top, Relieve) and (op[O_SPLIT] != FORAGE or not s.rules.grognard):
        op[O_LEFT] = op[O_TOTAL]
    elif s.rules.grognard and isinstance(
        top, SecondCard | ForcedMarch | PassThrough | March | EndOfMarch | Tire | Relieve
    ):
        _lift_veil(s)
    return none


def _clear_split(s: Campaign) -> None:
    for i in (O_SHARE, O_LEFT, O_TOTAL, O_SPLIT):
        s.op[i] = 0


def _lift_veil(s: Campaign) -> None:
    """Back to the step from which on the enemy could not follow the march."""
    op = s.op
    while not isinstance(s.stack[-1], Manoeuvre):
        s.leave()
    _clear_split(s)
    veil = op[O_VEIL]
    s.become(Manoeuvre(veil))
    if veil <= MP:
        op[O_SETTLED] = 0
        op[O_MP] = 0
        op[O_FROM_CONTESTED] = 0


def _take_back_losses(s: Campaign, seat: int) -> Pending:
    op = s.op
    attacking = op[O_SHARE] & op[O_ATTACKERS] != 0
    op[O_ATTACK_LOST if attacking else O_DEFENCE_LOST] -= op[O_GONE]
    french = op[O_SHARE] & CORPS_OF[FRENCH] != 0
    op[O_SCORE] -= op[O_GONE] if french else -op[O_GONE]
    s.leave()
    return Pending(2, seat, 0)


def _ask_again(s: Campaign, pending: Pending) -> None:
    """Ask for the split in the world as it is now."""
    op = s.op
    if pending.kind == 1:
        mask = op[O_SHARE]
        if pending.split == AMBUSH_SPLIT:
            mask = op[O_PILE] & CORPS_MASK
        elif pending.split == TOWN_SPLIT:
            mask = op[O_MOVING] & CORPS_MASK
        elif pending.split == AXIS_SPLIT:
            moving = op[O_MOVING]
            side = 1 if moving & BLOCKS_OF[FRENCH] else 0
            mask = s.at[s.zone[blocks_in(moving)[0]]] & CORPS_OF[side]
        total = op[O_TOTAL]
        rest = total % count(mask) if mask else 0
        ask_split(s, pending.seat, mask, total, rest, pending.split)
    elif pending.kind == 2:
        total, before, horse = op[O_TOTAL], op[O_BEFORE], op[O_BEFORE_HORSE]
        split_losses(s, pending.seat, op[O_SHARE], total, before, min(1, horse))


# --- cards ----------------------------------------------------------------------------------------------------------


def _deal_cards(s: Campaign, seat: int, side: int) -> None:
    """Every card of a deck that the seat cannot place is dealt again: as many to each hand as before, the rest to the pile."""
    others = [other for other in s.rules.seats_of_side[side] if other != seat]
    pool = s.deck[side][:]
    sure: list[int] = []  # cards that one of two partners holds, nobody knows which
    audiences: list[list[int]] = []
    for other in others:
        unknown = [card for card in s.hand[other] if not s.knows(seat, card)]
        audiences.append(sorted([s.shown[card] & ~WITH_PARTNERS for card in unknown]))
        for card in unknown:
            if seat == 0 and s.shown[card] & WITH_PARTNERS:
                sure.append(card)
            else:
                pool.append(card)
        s.hand[other] = [card for card in s.hand[other] if s.knows(seat, card)]
    for card in pool:
        s.shown[card] = 0
    pool = deal_anew(s, pool)
    places: list[int] = []  # one for each card that a hand lacks
    for i, other in enumerate(others):
        places += [other] * len(audiences[i])
        if seat == 0 and s.rules.three:
            audiences[i] = [only(other)] * len(audiences[i])
    with_partners = deal_anew(s, sure)
    order = list(range(len(places)))
    if with_partners:
        s.shuffle(order)
    given: list[list[int]] = [[] for _ in others]
    for n, index in enumerate(order):
        card = with_partners[n] if n < len(with_partners) else _for_a_hand(pool)
        given[others.index(places[index])].append(card)
    for i, other in enumerate(others):
        for n, card in enumerate(given[i]):
            s.shown[card] = audiences[i][n] | (WITH_PARTNERS if card in with_partners else 0)
        s.hand[other] = sorted(s.hand[other] + given[i])
    s.deck[side] = deal_anew(s, pool) if places else pool


def _for_a_hand(pool: list[int]) -> int:
    """The next card that a hand can hold: red ones are laid open when they are drawn (N15-DRW-02)."""
    i = len(pool) - 1
    while CARD_COLOUR[pool[i]] == RED:
        i -= 1
    return pool.pop(i)


# --- strength and fatigue -------------------------------------------------------------------------------------------


def _deal_sheets(s: Campaign, side: int) -> None:
    """Cubes and fatigue within the bounds that are known; the sum of a side's cubes is known to all by the track. A corps on
    the map has one at least, but for attackers who have taken off theirs and wait for the defender to do so (N15-COM-28)."""
    corps = [b for b in CORPS_LISTS[side] if s.zone[b] >= 0]
    total = sum([s.infantry[b] + s.cavalry[b] for b in corps])
    worn = isinstance(s.stack[-1], Exhaustion) if s.stack else False
    if s.op[O_GONE] and s.op[O_SHARE] & CORPS_OF[side]:
        total += s.op[O_GONE]
    if worn:
        total += sum([1 for b in corps if s.fatigue[b] >= EXHAUSTED and not s.need[b]])
    waiting = s.op[O_ATTACKERS] if any([isinstance(f, Combat) and f.step == C6 for f in s.stack]) else 0
    for b in corps:
        s.infantry[b] = s.least_infantry[b]
        s.cavalry[b] = s.least_cavalry[b]
        total -= s.infantry[b] + s.cavalry[b]
        high = min(MOST_FATIGUE, s.most_fatigue[b])
        low = min(high, s.least_fatigue[b])
        s.fatigue[b] = low + s.below(high - low + 1)
    for b in corps:
        if total > 0 and s.infantry[b] + s.cavalry[b] == 0 and not waiting & BIT[b]:
            total -= _add_cube(s, b)
    while total > 0:
        able = [b for b in corps if _room(s, b)]
        if not able:
            break
        total -= _add_cube(s, able[s.below(len(able))])
    if worn:
        _wear(s, corps)


def _room(s: Campaign, block: int) -> bool:
    if s.infantry[block] + s.cavalry[block] >= MOST_STRENGTH:
        return False
    return _foot(s, block) > 0 or s.cavalry[block] < s.most_cavalry[block]


def _foot(s: Campaign, block: int) -> int:
    """How many infantry cubes the corps may still have; the box has only so many."""
    return s.most_infantry[block] - s.infantry[block] if cubes_left(s, NATION_OF[block]) > 0 else 0


def _add_cube(s: Campaign, block: int) -> int:
    """One more cube, of an arm that the corps may have; how many were added."""
    foot = _foot(s, block)
    horse = s.most_cavalry[block] - s.cavalry[block]
    if foot + horse <= 0:
        return 0
    if s.below(foot + horse) < foot:
        s.infantry[block] += 1
    else:
        s.cavalry[block] += 1
    return 1


def _wear(s: Campaign, corps: list[int]) -> None:
    """In the middle of the exhaustion step: who is done has taken off his cubes, who is not has still to."""
    for b in corps:
        s.need[b] = 0
        if s.fatigue[b] >= EXHAUSTED:
            if not s.done >> s.rules.seat_of_nation[NATION_OF[b]] & 1:
                s.need[b] = 1
            elif s.infantry[b] + s.cavalry[b] and s.below(s.infantry[b] + s.cavalry[b]) < s.infantry[b]:
                s.infantry[b] -= 1
            elif s.cavalry[b]:
                s.cavalry[b] -= 1


# --- what follows from it -------------------------------------------------------------------------------------------


def _derive(s: Campaign, hidden: list[int]) -> None:
    """What the running operation remembers and the seat cannot know, as it must be in the world dealt."""
    op = s.op
    acting = s.rules.side_of_seat[op[O_SEAT]] if op[O_SEAT] >= 0 else -1
    for side in hidden:
        _serve(s, side)
        _hurt(s, side)
        attacking = acting == side
        op[O_ATTACK_HORSE if attacking else O_DEFENCE_HORSE] = (
            1 if op[O_ATTACK_LOST if attacking else O_DEFENCE_LOST] > 1 else 0
        )
        if side == FRENCH and op[O_SHOWN]:
            fighting = (op[O_ATTACKERS] | op[O_DEFENDERS]) & CORPS_OF[FRENCH]
            op[O_CAVALRY] = 1 if s.horse(fighting) else 0
        if s.rules.grognard and side == acting and op[O_ANNOUNCED] and op[O_PILE]:
            _march(s)
    op[O_GONE] = 0
    op[O_GONE_HORSE] = 0


def _march(s: Campaign) -> None:
    """Movement points, and whether friends stop the pile."""
    op = s.op
    if op[O_SETTLED]:
        op[O_MP] = points(s, op[O_PILE]) + op[O_EXTRA]
    if op[O_CROSSED] and op[O_STOP] != 2 and op[O_AT] >= 0:
        side = s.rules.side_of_seat[op[O_SEAT]]
        friends = s.at[op[O_AT]] & CORPS_OF[side] & ~op[O_PILE]
        entered = op[O_VEIL] > MP + 5 or op[O_VEIL] == MP + 1  # after M2d
        stops = op[O_PILE] & CORPS_MASK and friends and not op[O_PASSING] and entered
        op[O_STOP] = 1 if stops else 0


def _serve(s: Campaign, side: int) -> None:
    """On which corps recovery cards were played: as many as were seen, on any corps."""
    for seat in s.rules.seats_of_side[side]:
        mine = s.rules.corps_of_seat[seat]
        number = count(s.served & mine)
        s.served &= ~mine
        if number:
            corps = deal_anew(s, [b for b in blocks_in(mine) if s.zone[b] >= 0])
            for b in corps[:number]:
                s.served |= BIT[b]


def _hurt(s: Campaign, side: int) -> None:
    """The fatigues that the result of this combat put on each corps."""
    op = s.op
    for b in CORPS_LISTS[side]:
        s.hurt[b] = 0
        if not isinstance(s.stack[-1] if s.stack else None, Exhaustion):
            s.need[b] = 0
    if not op[O_SHOWN] or not op[O_ATTACK_CARDS] + op[O_DEFENCE_CARDS]:
        return
    mask = (op[O_ATTACKERS] | op[O_DEFENDERS]) & CORPS_OF[side]
    total = op[O_ATTACK_FATIGUE if mask & op[O_ATTACKERS] else O_DEFENCE_FATIGUE]
    if mask:
        for i, b in enumerate(blocks_in(mask)):
            s.hurt[b] = min(s.fatigue[b], total // count(mask) + (total % count(mask) if i == 0 else 0))
