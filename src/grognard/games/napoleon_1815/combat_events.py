"""Events of combat, retreat and pursuit: when each may be played, and what it does (N15-EV, section 5.6)."""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced
from grognard.games.napoleon_1815.knowledge import shown as lay_face_up
from grognard.games.napoleon_1815.movement import STRIVING, Arrival, carried, go
from grognard.games.napoleon_1815.splits import OPEN_SPLIT, split_fatigue, tire_each
from grognard.games.napoleon_1815.state import (
    O_AT,
    O_ATTACK_LEADERS,
    O_ATTACK_MORE,
    O_ATTACKERS,
    O_BATTERY,
    O_BOLDNESS,
    O_DEFENCE_LEADERS,
    O_DEFENCE_MORE,
    O_DEFENDERS,
    O_DEPLOYED,
    O_GUARD,
    O_HOLDING,
    O_MARCH,
    O_MOVING,
    O_PANIC,
    O_PILE,
    O_REARGUARD,
    O_RETREATING,
    O_SEAT,
    O_SPARED,
    O_SQUARE,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    ARRIERE_GARDE,
    AU_SON_DU_CANON,
    AUDACE,
    BIT,
    BORDER_TO,
    BORDERS_OUT,
    CAMBRONNE,
    CARD_VALUE,
    CARRE,
    CHARGERS,
    CHARGEZ,
    COALITION,
    COMMANDER_MASK,
    COMMANDER_OF_NATION,
    CORPS_MASK,
    CORPS_OF,
    DEPLOIEMENT_RAPIDE,
    DROUOT,
    ELAN,
    EVENT_CLAUSE,
    FORTIFIED_TOWN,
    FRENCH,
    GRANDE_BATTERIE,
    LA_GARDE,
    LA_LIGNE_ROUGE,
    LE_ROUGEAUD,
    NATION_OF,
    NEIGHBOURS,
    NEY,
    PANIQUE,
    RED_LINE,
    RETRAITE_EN_ORDRE,
    TENIR,
    TIRAILLEURS,
    WOODED,
    ZONE_TYPE,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import (
    BRING,
    DONE,
    T_BROUGHT,
    T_ENGAGED,
    T_ROUGEAUD,
)
from grognard.games.napoleon_1815.victory import bury, refresh
from grognard.kernel.actions import NUMBER, act
from grognard.kernel.contract import NOBODY

# --- when a card may be played --------------------------------------------------------------------------------------


def unfit_in_combat(s: Campaign, seat: int, event: int) -> str | None:
    """The same for cards of combat, retreat and pursuit."""
    op = s.op
    clause = EVENT_CLAUSE[event]
    side = s.rules.side_of_seat[seat]
    attacking = s.rules.side_of_seat[op[O_SEAT]] == side
    own = op[O_ATTACKERS] if attacking else op[O_DEFENDERS]
    mine = own & s.rules.corps_of_seat[seat]
    zone = op[O_AT]
    if event == PANIQUE:
        return None
    if side == COALITION and not mine:
        return "N15-3PL-27"
    if event == AU_SON_DU_CANON:
        return None if reserves(s, seat) else clause
    if event == CHARGEZ:
        return None if mine & CHARGERS else "N15-3PL-27" if own & CHARGERS else clause
    if event == AUDACE:
        if not attacking:
            return clause
        helped = ZONE_TYPE[zone] == WOODED or s.strong[zone]
        helped = helped or (ZONE_TYPE[zone] == FORTIFIED_TOWN and s.control[zone] == COALITION)
        return None if helped else "N15-CARD-21"
    if event == DEPLOIEMENT_RAPIDE:
        return None if attacking and op[O_MARCH] else clause
    if event == ELAN:
        return None if attacking else clause
    if event == GRANDE_BATTERIE:
        return None if count(own) >= 3 else clause
    if event == LA_GARDE:
        return None if own & BIT[DROUOT] else clause
    if event == LE_ROUGEAUD:
        return None if own & BIT[NEY] else clause
    if event == TIRAILLEURS:
        return None
    if event == CARRE:
        french = op[O_DEFENDERS] if attacking else op[O_ATTACKERS]
        return None if any([s.most_cavalry[b] > 0 for b in blocks_in(french)]) else clause
    if event == LA_LIGNE_ROUGE:
        if attacking or not own & RED_LINE:
            return clause
        return None if mine & RED_LINE else "N15-3PL-27"
    if event == ARRIERE_GARDE:
        return None if not attacking and count(own) == 1 else clause
    if event == TENIR:
        return None
    if event in (CAMBRONNE, RETRAITE_EN_ORDRE):
        if ZONE_TYPE[zone] == WOODED or ZONE_TYPE[zone] == FORTIFIED_TOWN:
            return "N15-CARD-21"
        if event == RETRAITE_EN_ORDRE and s.horse(mine & op[O_RETREATING]) == 0:
            return clause
    return None


# --- Au son du canon ------------------------------------------------------------------------------------------------


def reserves(s: Campaign, seat: int) -> int:
    """Corps of the player in a free zone one connection from the combat (N15-EV-AU-SON-DU-CANON, R-47)."""
    side = s.rules.side_of_seat[seat]
    found = 0
    for zone in NEIGHBOURS[s.op[O_AT]]:
        if not s.at[zone] & CORPS_OF[1 - side]:
            found |= s.at[zone] & s.rules.corps_of_seat[seat]
    return found


class Bring(CampaignFrame):
    """One corps marches to the sound of the guns; commanders of its nation may go along."""

    def legal(self, s: Campaign, seat: int) -> list[int]:
        pile = s.op[O_MOVING]
        if not pile:
            return [act(BRING, b) for b in blocks_in(reserves(s, seat))]
        zone = s.zone[first_in(pile)]
        more = s.at[zone] & COMMANDER_OF_NATION[NATION_OF[first_in(pile & CORPS_MASK)]] & ~pile
        return [act(BRING, b) for b in blocks_in(more)] + [act(DONE)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb not in (BRING, DONE):
            return misplaced(verb)
        return None if act(verb, argument) in self.legal(s, seat) else "N15-EV-AU-SON-DU-CANON"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        if verb == BRING:
            s.op[O_MOVING] |= BIT[argument]
            pile = s.op[O_MOVING]
            zone = s.zone[first_in(pile)]
            side = s.rules.side_of_seat[seat]
            s.op[O_MOVING] |= carried(s, zone, pile, side)  # nobody stays behind alone
            pile = s.op[O_MOVING]
            if s.at[zone] & COMMANDER_OF_NATION[NATION_OF[first_in(pile & CORPS_MASK)]] & ~pile:
                return  # a commander may still go along
        self.come(s, seat)

    def come(self, s: Campaign, seat: int) -> None:
        pile = s.op[O_MOVING]
        side = s.rules.side_of_seat[seat]
        zone = s.zone[first_in(pile)]
        to = s.op[O_AT]
        border = next(b for b in BORDERS_OUT[zone] if BORDER_TO[b] == to)
        s.leave()
        lay_face_up(s, pile)
        attacking = s.rules.side_of_seat[s.op[O_SEAT]] == side
        s.op[O_ATTACKERS if attacking else O_DEFENDERS] |= pile & CORPS_MASK
        s.op[O_ATTACK_LEADERS if attacking else O_DEFENCE_LEADERS] |= pile & COMMANDER_MASK
        if attacking:
            s.op[O_PILE] |= pile
        go(s, pile, border)
        for b in blocks_in(pile):
            s.tell(T_BROUGHT, b, to)
            s.tell(T_ENGAGED, side, b)
        s.seals += 1
        refresh(s, zone)
        if s.stack:
            s.enter(Arrival(border, STRIVING, 0))


# --- Chargez ! -------------------------------------------------------------------------------------------------------


def chargers(s: Campaign, seat: int) -> int:
    """The corps of the player in this combat that can charge."""
    side = s.rules.side_of_seat[seat]
    attacking = s.rules.side_of_seat[s.op[O_SEAT]] == side
    return s.op[O_ATTACKERS if attacking else O_DEFENDERS] & CHARGERS & s.rules.corps_of_seat[seat]


# --- what the events do ---------------------------------------------------------------------------------------------

PLAIN_MORE: Final = [ELAN, LA_GARDE, LA_LIGNE_ROUGE]


class Ambushed(CampaignFrame):
    """After Embuscade or Tirailleurs: the corps that could bear no more (N15-GEN-10)."""

    fields: ClassVar[list[tuple[str, str]]] = [("side", NUMBER)]

    def __init__(self, side: int) -> None:
        super().__init__(NOBODY)
        self.side = side

    def run(self, s: Campaign) -> None:
        zone = s.op[O_AT]
        s.leave()
        bury(s, s.at[zone] & CORPS_OF[self.side], zone)


def take_effect_in_combat(s: Campaign, seat: int, card: int, event: int) -> None:
    """Cards of combat, retreat and pursuit; their immediate effects happen as they are played (C1, C2)."""
    op = s.op
    side = s.rules.side_of_seat[seat]
    attacking = s.rules.side_of_seat[op[O_SEAT]] == side
    own = op[O_ATTACKERS] if attacking else op[O_DEFENDERS]
    more = O_ATTACK_MORE if attacking else O_DEFENCE_MORE
    if event in PLAIN_MORE:
        op[more] += 1
        if event == LA_GARDE:
            op[O_GUARD] = 1
    elif event == AU_SON_DU_CANON:
        op[O_MOVING] = 0
        s.enter(Bring(seat))
    elif event == CHARGEZ:
        op[more] += 1
        mask = chargers(s, seat)
        s.enter(Ambushed(side))
        split_fatigue(s, seat, mask, 1, OPEN_SPLIT)  # with both named corps there, the owner chooses
    elif event == AUDACE:
        op[O_BOLDNESS] = 1
    elif event == DEPLOIEMENT_RAPIDE:
        op[O_DEPLOYED] = 1
    elif event == GRANDE_BATTERIE:
        op[O_BATTERY] = 1
        s.enter(Ambushed(FRENCH))
        tire_each(s, own, 1)
    elif event == LE_ROUGEAUD:
        fiery(s, more)
    elif event == TIRAILLEURS:
        target = op[O_DEFENDERS] if attacking else op[O_ATTACKERS]
        s.enter(Ambushed(COALITION))
        split_fatigue(s, s.seat_for(target), target, 1, OPEN_SPLIT)
    elif event == CARRE:
        op[O_SQUARE] = 1 + seat
    elif event == ARRIERE_GARDE:
        op[O_REARGUARD] = 1
    elif event == TENIR:
        op[O_HOLDING] = 1 + seat
    elif event == CAMBRONNE:
        op[O_SPARED] = 1
    elif event == RETRAITE_EN_ORDRE:
        op[O_SPARED] = 2 + seat if s.rules.three else 1
    elif event == PANIQUE:
        op[O_PANIC] = 1


def fiery(s: Campaign, more: int) -> None:
    """Le Rougeaud: a card is revealed; low, Ney tires; high, one combat card more."""
    revealed = s.top_card(FRENCH)
    value = CARD_VALUE[revealed] if revealed >= 0 else 0
    if revealed >= 0:
        s.lying[FRENCH].append(revealed)
        s.tell(T_ROUGEAUD, revealed, value)
    if value >= 4:
        s.op[more] += 1
    elif value >= 1:
        s.enter(Ambushed(FRENCH))
        tire_each(s, BIT[NEY], 2)
