"""The cards of a combat: how many each side reveals, step by step, and what they say (N15-COM-06 to -16; C3, C4)."""

from grognard.games.napoleon_1815.state import (
    O_AT,
    O_ATTACK_LEADERS,
    O_ATTACK_MORE,
    O_ATTACKERS,
    O_BOLDNESS,
    O_DEFENCE_LEADERS,
    O_DEFENCE_MORE,
    O_DEFENDERS,
    O_DEPLOYED,
    O_MARCH,
    UNWELL,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BLOCKS_OF_NATION,
    CARD_FATIGUE,
    CARD_LOSSES,
    COALITION,
    COMBAT_BONUS,
    DIE_FATIGUE,
    DIE_LOSSES,
    ENGLISH,
    EXHAUSTED,
    FORTIFIED_TOWN,
    FRENCH,
    NAPOLEON,
    PRUSSIAN,
    STRONG_FROM,
    WOODED,
    ZONE_TYPE,
    blocks_in,
)
from grognard.games.napoleon_1815.verbs import (
    R_BONUS,
    R_EVENT,
    R_EXHAUSTED,
    R_FORTIFIED_TOWN,
    R_MARCH,
    R_POSITION,
    R_STRENGTH,
    R_WOODED,
    T_COMBAT_CARD,
    T_COMBAT_DIE,
)

# --- how many ---------------------------------------------------------------------------------------------------------


def base_cards(s: Campaign, corps: int) -> int:
    """Step B: 1 card for a corps of 1 to 4 points, 2 for one of 5 to 8 (N15-COM-06)."""
    number = 0
    for b in blocks_in(corps):
        number += 2 if s.infantry[b] + s.cavalry[b] >= STRONG_FROM else 1
    return number


def tired_corps(s: Campaign, corps: int) -> int:
    """Step D: corps with more than 4 fatigues (N15-COM-08)."""
    return sum([1 for b in blocks_in(corps) if s.fatigue[b] >= EXHAUSTED])


def leaders_bonus(s: Campaign, leaders: int) -> int:
    """Step H for commanders; Napoléon's is off while he is unwell (N15-COM-13, R-07)."""
    bonuses = [COMBAT_BONUS[b] for b in blocks_in(leaders) if b != NAPOLEON or not s.effects & UNWELL]
    if not bonuses:
        return 0
    return max(bonuses) if s.rules.one_commander_bonus else sum(bonuses)


def modifiers(s: Campaign, side: int, attacking: bool) -> list[tuple[int, int]]:
    """All that makes the number of cards of a side, amount and reason together (steps B to I)."""
    op = s.op
    corps = op[O_ATTACKERS] if attacking else op[O_DEFENDERS]
    leaders = op[O_ATTACK_LEADERS] if attacking else op[O_DEFENCE_LEADERS]
    zone = op[O_AT]
    found = [(base_cards(s, corps), R_STRENGTH)]
    if attacking and op[O_MARCH] and not op[O_DEPLOYED]:
        found.append((-1, R_MARCH))
    tired = tired_corps(s, corps)
    if tired:
        found.append((-tired, R_EXHAUSTED))
    if not attacking:
        found += [(1, reason) for reason in terrain(s, zone, side)]
    bonus = sum([COMBAT_BONUS[b] for b in blocks_in(corps)]) + leaders_bonus(s, leaders)
    if bonus:
        found.append((bonus, R_BONUS))
    more = op[O_ATTACK_MORE] if attacking else op[O_DEFENCE_MORE]
    if more:
        found.append((more, R_EVENT))
    return found


def terrain(s: Campaign, zone: int, side: int) -> list[int]:
    """Steps E, F, G for a defender, unless Audace takes them from the coalition (N15-COM-10 to -12)."""
    if side == COALITION and s.op[O_BOLDNESS]:
        return []
    found = []
    if ZONE_TYPE[zone] == WOODED:
        found.append(R_WOODED)
    if ZONE_TYPE[zone] == FORTIFIED_TOWN and s.control[zone] == side:
        found.append(R_FORTIFIED_TOWN)
    if side == COALITION and s.strong[zone]:
        found.append(R_POSITION)
    return found


# --- what they say ----------------------------------------------------------------------------------------------------


def reveal(s: Campaign, side: int, corps: int, number: int) -> int:
    """Reveal so many combat cards, or roll so many dice; losses and fatigue, as losses * 100 + fatigue."""
    losses = fatigue = 0
    if s.rules.dice:
        nation = FRENCH if side == FRENCH else PRUSSIAN if not corps & BLOCKS_OF_NATION[ENGLISH] else ENGLISH
        for _ in range(number):
            face = s.below(6)
            losses += DIE_LOSSES[nation][face]
            fatigue += DIE_FATIGUE[nation][face]
            s.tell(T_COMBAT_DIE, nation, DIE_LOSSES[nation][face], DIE_FATIGUE[nation][face])
        return losses * 100 + fatigue
    for _ in range(number):
        card = s.top_card(side)
        if card < 0:
            break
        s.lying[side].append(card)
        losses += CARD_LOSSES[card]
        fatigue += CARD_FATIGUE[card]
        s.tell(T_COMBAT_CARD, side, card, CARD_LOSSES[card], CARD_FATIGUE[card])
    return losses * 100 + fatigue
