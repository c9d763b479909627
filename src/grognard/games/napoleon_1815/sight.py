"""What a march tells an attentive enemy about standing blocks (Grognard): who cannot have gone so far (N15-GRO-07)."""

from grognard.games.napoleon_1815.state import (
    O_BASE,
    O_EXTRA,
    O_FORCED,
    O_MODIFIER,
    O_PILE,
    O_SEAT,
    O_SPENT,
    O_UNION,
    RAIN,
    TO_BRUSSELS,
    UNWELL,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    CORPS_MASK,
    FRENCH,
    MOVEMENT_SYMBOL,
    NAPOLEON,
    VEDETTE_MASK,
    blocks_in,
)


def seen_points(s: Campaign) -> int:
    """The movement points of a pile of one plain corps, as everybody can reckon them: card, rain, cards played."""
    total = s.op[O_BASE] + s.op[O_MODIFIER]
    return total - 1 if s.effects & RAIN else total


def far_enough(s: Campaign, points: int) -> bool:
    """Whether a pile with these points can have spent what it has spent; À Bruxelles is given the benefit of the doubt."""
    if s.op[O_FORCED]:
        points = max(1, points)
    points += s.op[O_EXTRA]
    if s.rules.side_of_seat[s.op[O_SEAT]] != FRENCH and s.effects & TO_BRUSSELS:
        points += 1
    return s.op[O_SPENT] <= points


def marched_so_far(s: Campaign) -> None:
    """Narrow what the blocks of the operating pile may be by the way they have gone."""
    if not s.rules.grognard or s.op[O_UNION]:
        return
    pile = s.op[O_PILE]
    blocks = blocks_in(pile)
    number = len(blocks)
    seen = seen_points(s)
    patrol = all([s.may[b] & VEDETTE_MASK != 0 for b in blocks]) and far_enough(s, seen + 1)
    if number == 1:
        mask = VEDETTE_MASK if patrol else 0
        for b in blocks_in(s.may[blocks[0]] & CORPS_MASK):
            if far_enough(s, seen + MOVEMENT_SYMBOL[b]):
                mask |= BIT[b]
        s.may[blocks[0]] &= mask
        return
    best = seen - (number - 1)  # all of them corps
    led = seen - (number - 2)  # one of them a commander
    if number == 2 and any([s.may[b] & CORPS_MASK & _SYMBOLS != 0 for b in blocks]):
        led += 1
    napoleon = any([s.may[b] & BIT[NAPOLEON] != 0 for b in blocks]) and not s.effects & UNWELL
    marching = far_enough(s, best) or far_enough(s, led + (1 if napoleon else 0))
    for b in blocks:
        if not patrol:
            s.may[b] &= ~VEDETTE_MASK
        if not marching:
            s.may[b] &= VEDETTE_MASK


_SYMBOLS = sum([BIT[b] for b in blocks_in(CORPS_MASK) if MOVEMENT_SYMBOL[b]])
