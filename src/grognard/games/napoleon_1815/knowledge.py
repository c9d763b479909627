"""What the enemy can know of blocks, strength and fatigue, kept up to date as things are seen (section 6 of the rules).

*Blocks* (Grognard). Standing blocks of one nation in one zone that are alike (ready or activated) cannot be told apart. `may`
holds for each block what it could be. When some of them are singled out (designated, moved, taken off), nobody knows which
ones, so each of the group may now be what any of them might have been; what is then seen narrows it again.

*Strength and fatigue* (both rule levels). The scenario is public, so is what every combat does to a pile; the owner's secret
choices are not. `least_*` and `most_*` are the bounds that an attentive enemy can keep. The truth always lies within them.
Both depend on nothing that the enemy does not know: worlds are dealt from them (view.py).
"""

from grognard.games.napoleon_1815.state import IDENTITY, O_PILE, O_SHOWN, Campaign
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCKS_OF_NATION,
    CORPS_MASK,
    CORPS_OF_NATION,
    EXHAUSTED,
    MOST_FATIGUE,
    MOST_STRENGTH,
    NATION_OF,
    STRONG_FROM,
    VEDETTE_MASK,
    blocks_in,
)

# --- blocks ---------------------------------------------------------------------------------------------------------


def alike(s: Campaign, block: int) -> int:
    """The standing blocks among which the enemy cannot tell this one: a moving pile is a group of its own."""
    zone = s.zone[block]
    if zone < 0:
        return BIT[block]
    group = s.at[zone] & BLOCKS_OF_NATION[NATION_OF[block]]
    pile = s.op[O_PILE]
    if pile & BIT[block]:
        return group & pile
    group &= ~pile
    return group & s.ready if s.ready & BIT[block] else group & ~s.ready


def single_out(s: Campaign, mask: int) -> None:
    """The enemy sees that these blocks do or suffer something, but not which of those that look alike they are."""
    if not s.rules.grognard:
        return
    rest = mask
    while rest:
        block = blocks_in(rest)[0]
        group = alike(s, block)
        rest &= ~group
        rest &= ~BIT[block]
        if group & ~mask:
            union = 0
            for b in blocks_in(group):
                union |= s.may[b]
            for b in blocks_in(group):
                s.may[b] = union


def lost_from_sight(s: Campaign, mask: int) -> None:
    """Blocks about to be taken off are shown; those that looked like them may be any of the others."""
    single_out(s, mask)
    for b in blocks_in(mask):
        s.may[b] = IDENTITY[b]


def shown(s: Campaign, mask: int) -> None:
    """These blocks are laid face up for all to see."""
    if s.rules.grognard:
        single_out(s, mask)
        for b in blocks_in(mask):
            s.may[b] = IDENTITY[b]
        s.seals += 1


def no_vedettes(s: Campaign, mask: int) -> None:
    """What these blocks did, vedettes cannot do."""
    if s.rules.grognard:
        for b in blocks_in(mask):
            s.may[b] &= ~VEDETTE_MASK


def not_these(s: Campaign, mask: int, others: int) -> None:
    """These blocks are seen to be none of the others."""
    if s.rules.grognard:
        for b in blocks_in(mask):
            s.may[b] &= ~others


def may_hold_corps(s: Campaign, zone: int, nation_mask: int) -> bool:
    """Whether, for all the enemy knows, a corps stands among these blocks of a zone."""
    here = s.at[zone] & nation_mask
    if not s.rules.grognard:
        return here & CORPS_MASK != 0
    return any(s.may[b] & CORPS_MASK for b in blocks_in(here))


# --- strength and fatigue -------------------------------------------------------------------------------------------


def tired(s: Campaign, mask: int, each: int, free: int) -> None:
    """Fatigue was split: each of these corps took so many, and the free ones lie anywhere among them."""
    if s.rules.grognard and not s.op[O_SHOWN]:
        blur(s, mask)
        return
    for b in blocks_in(mask):
        s.least_fatigue[b] += each
        s.most_fatigue[b] += each + free


def blur(s: Campaign, mask: int) -> None:
    """Standing blocks took fatigue: it may lie on any corps of their nation."""
    for nation in range(3):
        if mask & CORPS_OF_NATION[nation]:
            for b in blocks_in(CORPS_OF_NATION[nation]):
                if s.zone[b] >= 0:
                    s.most_fatigue[b] = MOST_FATIGUE + 1


def still_alive(s: Campaign, block: int) -> None:
    """A corps that stands on the map has at most 8 fatigues and at least one strength point."""
    if s.most_fatigue[block] > MOST_FATIGUE:
        s.most_fatigue[block] = MOST_FATIGUE


def relieved(s: Campaign, mask: int, most: int) -> None:
    """Up to so many fatigues went off each of these corps; nobody else knows which."""
    for b in blocks_in(mask):
        s.least_fatigue[b] = max(0, s.least_fatigue[b] - most)


def relieved_each(s: Campaign, mask: int, number: int) -> None:
    """So many fatigues went off each of these corps, openly."""
    for b in blocks_in(mask):
        s.least_fatigue[b] = max(0, s.least_fatigue[b] - number)
        s.most_fatigue[b] = max(0, s.most_fatigue[b] - number)


def rested(s: Campaign, mask: int) -> None:
    """These corps lost all their fatigue (N15-REC-01); with standing blocks nobody knows which corps they are."""
    for b in blocks_in(mask):
        s.least_fatigue[b] = 0
        if not s.rules.grognard:
            s.most_fatigue[b] = 0


def least_strength(s: Campaign, block: int) -> int:
    return max(1, s.least_infantry[block] + s.least_cavalry[block])


def weakened(s: Campaign, mask: int, total: int) -> None:
    """The pile of these corps takes so many losses, evenly; which cubes they are is the owner's secret (N15-GEN-09)."""
    corps = blocks_in(mask)
    if not corps or not total:
        return
    each = total // len(corps)
    spill = 0
    for b in corps:
        spill += max(0, each - least_strength(s, b))
    most = total - each * len(corps) + each + spill
    for b in corps:
        least = min(each, least_strength(s, b))
        if s.most_cavalry[b] == 0:
            s.most_infantry[b] = max(0, s.most_infantry[b] - least)
        if s.most_infantry[b] == 0:
            s.most_cavalry[b] = max(0, s.most_cavalry[b] - least)
        s.least_infantry[b] = max(0, s.least_infantry[b] - most)
        s.least_cavalry[b] = max(0, s.least_cavalry[b] - most)
        s.most_infantry[b] = min(s.most_infantry[b], MOST_STRENGTH)


def strengthened(s: Campaign, mask: int) -> None:
    """One of these corps received an infantry point in secret."""
    for b in blocks_in(mask):
        s.most_infantry[b] = min(MOST_STRENGTH, s.most_infantry[b] + 1)


def exhausted(s: Campaign, mask: int, number: int) -> None:
    """Of these corps, so many lost a point by exhaustion, all that had 5 fatigues or more (N15-REC-04)."""
    corps = blocks_in(mask)
    sure = [b for b in corps if s.least_fatigue[b] >= EXHAUSTED]
    could = [b for b in corps if s.most_fatigue[b] >= EXHAUSTED]
    if len(sure) == number:
        for b in could:
            if b not in sure:
                s.most_fatigue[b] = EXHAUSTED - 1
        could = sure
    elif len(could) == number:
        for b in could:
            s.least_fatigue[b] = max(s.least_fatigue[b], EXHAUSTED)
    for b in could:
        s.least_infantry[b] = max(0, s.least_infantry[b] - 1)
        s.least_cavalry[b] = max(0, s.least_cavalry[b] - 1)


def counted(s: Campaign, mask: int, number: int) -> None:
    """Steps B and D of a combat gave these corps so many cards together: who is strong, who is exhausted (N15-COM-06, -08)."""
    corps = blocks_in(mask)
    lows = [_least_cards(s, b) for b in corps]
    highs = [_most_cards(s, b) for b in corps]
    least, most = sum(lows), sum(highs)
    for i, b in enumerate(corps):
        if number - (most - highs[i]) >= 2 or lows[i] >= 2:
            s.most_fatigue[b] = min(s.most_fatigue[b], EXHAUSTED - 1)
            _at_least(s, b, STRONG_FROM)
        if number - (least - lows[i]) <= 0:
            s.least_fatigue[b] = max(s.least_fatigue[b], EXHAUSTED)


def _least_cards(s: Campaign, block: int) -> int:
    strong = 1 if s.least_infantry[block] + s.least_cavalry[block] >= STRONG_FROM else 0
    return 1 + strong - (1 if s.most_fatigue[block] >= EXHAUSTED else 0)


def _most_cards(s: Campaign, block: int) -> int:
    strong = 1 if s.most_infantry[block] + s.most_cavalry[block] >= STRONG_FROM else 0
    return 1 + strong - (1 if s.least_fatigue[block] >= EXHAUSTED else 0)


def _at_least(s: Campaign, block: int, strength: int) -> None:
    """The corps has at least so many points in all."""
    s.least_infantry[block] = max(s.least_infantry[block], strength - s.most_cavalry[block])
    s.least_cavalry[block] = max(s.least_cavalry[block], strength - s.most_infantry[block])


def pursued(s: Campaign, winners: int, losers: int, happened: bool) -> None:
    """A pursuit shows that the winner has more cavalry than the loser; its absence, that he has not (N15-PUR-01)."""
    if happened:
        need = sum([s.least_cavalry[b] for b in blocks_in(losers)]) + 1
        together(s.least_cavalry, s.most_cavalry, blocks_in(winners), need)
    else:
        cap = sum([s.most_cavalry[b] for b in blocks_in(losers)])
        least = sum([s.least_cavalry[b] for b in blocks_in(winners)])
        for b in blocks_in(winners):
            s.most_cavalry[b] = min(s.most_cavalry[b], cap - (least - s.least_cavalry[b]))


def together(least: list[int], most: list[int], corps: list[int], need: int) -> None:
    """These corps have at least so much of something among them."""
    total = sum([most[b] for b in corps])
    for b in corps:
        least[b] = max(least[b], need - (total - most[b]))


def sure_of_cards(s: Campaign, mask: int) -> bool:
    """Whether everybody knows how many combat cards these corps bring."""
    return all([_least_cards(s, b) == _most_cards(s, b) for b in blocks_in(mask)])
