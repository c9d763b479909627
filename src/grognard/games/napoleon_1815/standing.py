"""Standing blocks dealt anew: other names for the blocks of a side, as far as the enemy cannot exclude them (N15-GRO)."""

from typing import Final

from grognard.games.napoleon_1815.cards import Event
from grognard.games.napoleon_1815.combat_events import Bring, reserves
from grognard.games.napoleon_1815.events import MovePile, movers, others_ready, unfit
from grognard.games.napoleon_1815.manoeuvre import Manoeuvre, Stuck, points, stuck
from grognard.games.napoleon_1815.operation import Designate, designations
from grognard.games.napoleon_1815.state import (
    IDENTITY,
    O_AGAIN,
    O_ANNOUNCED,
    O_AT,
    O_COORDINATION,
    O_CROSSED,
    O_EXTRA,
    O_FIGHT,
    O_MOVING,
    O_MP,
    O_MUST,
    O_PILE,
    O_SEAT,
    O_SETTLED,
    O_SHOWN,
    O_SPENT,
    O_UNION,
    OFF,
    TO_BRUSSELS,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCKS_OF,
    CARD_EVENT,
    CARD_SIDE,
    COMMANDER_MASK,
    COMMANDER_OF_NATION,
    COORDINATION,
    CORPS_MASK,
    CORPS_OF_NATION,
    FRENCH,
    NATION_OF,
    ORGANISATION,
    REACTION,
    ULTIME_EFFORT,
    UNION_DES_FORCES,
    VEDETTE_MASK,
    VEDETTES_OF_NATION,
    blocks_in,
    count,
)
from grognard.kernel.decks import deal_anew

RESTARTS: Final = 500  # far more than a world that exists can need
MOST_TRIES: Final = 4000
NEEDS_BLOCKS: Final = [REACTION, ULTIME_EFFORT, ORGANISATION, COORDINATION, UNION_DES_FORCES]


def able(s: Campaign, side: int) -> bool:
    """Whether a side has the blocks for the card that it has played, and for what it is asked now."""
    for frame in s.stack:
        if isinstance(frame, Event) and CARD_EVENT[frame.card] in NEEDS_BLOCKS and CARD_SIDE[frame.card] == side:
            return unfit(s, frame.by, CARD_EVENT[frame.card], frame.window) is None
    if side == FRENCH and s.op[O_AGAIN]:
        return others_ready(s)
    top = s.stack[-1] if s.stack else None
    if top is None or top.seat < 0 or s.rules.side_of_seat[top.seat] != side:
        return True
    if isinstance(top, MovePile):
        return movers(s, top.seat, top.event) != 0
    if isinstance(top, Bring):
        return reserves(s, top.seat) != 0
    return not isinstance(top, Designate) or not s.op[O_MUST] or designations(s, top.seat)


class Dealer:
    """Gives the standing blocks of a side other names, as far as the enemy cannot exclude them.

    A slot is a standing block as the enemy sees it: zone, ready or not, in the operating pile or not, and what it may be."""

    def __init__(self, s: Campaign, side: int) -> None:
        self.s = s
        self.side = side
        blocks = [b for b in blocks_in(BLOCKS_OF[side]) if s.zone[b] >= 0]
        op = s.op
        marks = []
        for b in blocks:
            flags = 0
            for i, mask in enumerate((s.ready, op[O_PILE], op[O_MOVING])):
                if mask & BIT[b]:
                    flags |= 1 << i
            moving = 0 if op[O_PILE] & BIT[b] else 1  # the operating pile is named first: most depends on it
            marks.append((moving, count(s.may[b]), NATION_OF[b], s.zone[b], flags, s.may[b]))
        marks.sort()
        self.zones = [mark[3] for mark in marks]
        self.flags = [mark[4] for mark in marks]
        self.may = [mark[5] for mark in marks]
        self.nations = [mark[2] for mark in marks]
        self.piled = sum([1 for mark in marks if mark[0] == 0])
        self.free = 0  # names still to be given; a vedette is any vedette
        for b in blocks:
            self.free |= BIT[b] & ~VEDETTE_MASK
        self.vedettes = [sum([1 for b in blocks if BIT[b] & VEDETTES_OF_NATION[n]]) for n in range(3)]
        self.names = [-1] * len(marks)  # a block, or -2 - nation for a vedette
        self.tries = 0

    def deal(self) -> None:
        for _ in range(RESTARTS):
            if self.give(0):
                return
            self.tries = 0  # too deep in a wrong corner: begin anew with other luck
        raise AssertionError("no world fits what the seat knows")

    def give(self, slot: int) -> bool:
        """Name this slot and all after it, trying the possible names in random order."""
        if slot == self.piled and not self.plausible():
            return False
        if slot == len(self.names):
            return self.accompanied() and self.possible()
        self.tries += 1
        if self.tries > MOST_TRIES:
            return False
        nation = self.nations[slot]
        choices = blocks_in(self.may[slot] & self.free)
        if self.may[slot] & VEDETTES_OF_NATION[nation] and self.vedettes[nation]:
            choices += [-2 - nation] * self.vedettes[nation]
        choices = deal_anew(self.s, choices)
        tried: list[int] = []
        for name in choices:
            if name in tried:
                continue
            tried.append(name)
            self.names[slot] = name
            if name >= 0:
                self.free ^= BIT[name]
            else:
                self.vedettes[nation] -= 1
            if self.give(slot + 1):
                return True
            if name >= 0:
                self.free ^= BIT[name]
            else:
                self.vedettes[nation] += 1
        return False

    def accompanied(self) -> bool:
        """No commander is alone (N15-GEN-06)."""
        fought = self.s.op[O_AT] if self.s.op[O_SHOWN] else -1
        for slot, name in enumerate(self.names):
            if name >= 0 and COMMANDER_MASK & BIT[name]:
                zone = self.zones[slot]
                if zone == fought:
                    continue  # his corps may just have fallen: it is looked at when the combat has been decided
                if not any(
                    [
                        self.zones[i] == zone and other >= 0 and CORPS_MASK & BIT[other] != 0
                        for i, other in enumerate(self.names)
                    ]
                ):
                    return False
        return self.designable()

    def possible(self) -> bool:
        """Whether the side can do in this world what it is about to do; if not, another world is begun from the start."""
        self.write()
        if able(self.s, self.side):
            return True
        self.tries = MOST_TRIES
        return False

    def designable(self) -> bool:
        """A pile about to march leaves no commander of its nation alone (N15-OPS-15)."""
        op = self.s.op
        pile = self.pile()
        if not self.piled or not op[O_ANNOUNCED] or op[O_CROSSED] or op[O_FIGHT] or not pile & CORPS_MASK:
            return True
        zone = self.zones[0]
        stay = 0
        for i in range(self.piled, len(self.names)):
            if self.zones[i] == zone and self.names[i] >= 0:
                stay |= BIT[self.names[i]]
        if stay & CORPS_MASK:
            return True
        return all(not (pile & CORPS_OF_NATION[nation] and stay & COMMANDER_OF_NATION[nation]) for nation in range(3))

    def plausible(self) -> bool:
        """Whether the blocks of the operating pile can be such a pile, and can have gone as far as they have."""
        s, op = self.s, self.s.op
        if not self.piled or not op[O_ANNOUNCED]:
            return True
        if op[O_SHOWN]:
            return True
        names = self.names[: self.piled]
        patrol = sum([1 for name in names if name < 0])
        if patrol:
            if patrol != self.piled or op[O_COORDINATION] or op[O_UNION]:
                return False
        pile = self.pile()
        if not patrol and not pile & CORPS_MASK:
            return False
        if not s.stack or not any([isinstance(frame, Manoeuvre) for frame in s.stack]):
            return True
        if any([isinstance(frame, Stuck) for frame in s.stack]):
            op[O_MP] = points(s, pile)
            return stuck(s)  # everybody has seen that it does not move
        if not op[O_SETTLED]:  # an enemy who is asked before that has seen nothing yet that depends on the points
            if not isinstance(s.stack[-1], Manoeuvre) or s.can_play(op[O_SEAT]):
                return True
            op[O_MP] = points(s, pile)
            moves = not stuck(s)  # it is about to march, and that everybody sees
            op[O_MP] = 0
            return moves
        total = points(s, pile) + op[O_EXTRA]
        if s.effects & TO_BRUSSELS and self.side != FRENCH:
            total += 1
        return total > 0 and op[O_SPENT] <= total

    def pile(self) -> int:
        """The operating pile as a mask, any vedette standing for one."""
        found = 0
        for name in self.names[: self.piled]:
            found |= BIT[name] if name >= 0 else VEDETTES_OF_NATION[-2 - name]
        return found

    def write(self) -> None:
        """Put the blocks where their slots are."""
        s = self.s
        numbers = [blocks_in(VEDETTES_OF_NATION[n]) for n in range(3)]
        for b in blocks_in(BLOCKS_OF[self.side]):
            if s.zone[b] >= 0:
                s.put(b, OFF)
            s.ready &= ~BIT[b]
            s.op[O_PILE] &= ~BIT[b]
            s.op[O_MOVING] &= ~BIT[b]
            if VEDETTE_MASK & BIT[b]:
                s.may[b] = IDENTITY[b]
        for slot, name in enumerate(self.names):
            b = name if name >= 0 else numbers[-2 - name].pop(0)
            s.put(b, self.zones[slot])
            s.may[b] = self.may[slot]
            if self.flags[slot] & 1:
                s.ready |= BIT[b]
            if self.flags[slot] & 2:
                s.op[O_PILE] |= BIT[b]
            if self.flags[slot] & 4:
                s.op[O_MOVING] |= BIT[b]
