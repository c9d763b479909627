"""Green events of the manoeuvre: when each may be played, and what it does (N15-EV, section 5.6).

The conditions look only at what the player of the card can see: where an enemy secret would decide, the card may be played
and the secret decides what it is worth (R-56, R-60; see READINGS.md)."""

from typing import ClassVar

from grognard.games.napoleon_1815.combat_events import Ambushed, take_effect_in_combat, unfit_in_combat
from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced
from grognard.games.napoleon_1815.knowledge import (
    may_hold_corps,
    no_vedettes,
    not_these,
    relieved,
    relieved_each,
    single_out,
    together,
)
from grognard.games.napoleon_1815.knowledge import shown as lay_face_up
from grognard.games.napoleon_1815.movement import REACTING, STRIVING, Arrival, carried, go, nearer_brussels
from grognard.games.napoleon_1815.splits import AMBUSH_SPLIT, relieve, split_fatigue, tire_each
from grognard.games.napoleon_1815.state import (
    APPROACH,
    O_AGAIN,
    O_AT,
    O_BASE,
    O_CROSSED,
    O_EXTRA,
    O_FORCED,
    O_MODIFIER,
    O_MOVING,
    O_MP,
    O_NO_COMBAT,
    O_OVER,
    O_PASSING,
    O_PILE,
    O_RETREATING,
    O_SEAT,
    O_SPENT,
    O_START,
    O_STOP,
    O_TIRED,
    O_UNION,
    TO_BRUSSELS,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCKS_OF,
    BORDER_TO,
    BORDERS_OUT,
    BRIDGE,
    BRIDGE_MARKERS,
    CARD_VALUE,
    COALITION,
    COMMANDER_MASK,
    COMMANDER_OF_NATION,
    CONFUSION,
    CONNECTION_OF,
    COORDINATION,
    CORPS_MASK,
    CORPS_OF,
    CORPS_OF_NATION,
    DROUOT,
    EMBUSCADE,
    ENCOMBREMENT,
    EVENT_CLAUSE,
    FATIGUE,
    FOURRAGER,
    FRENCH,
    GROUCHY,
    GROUCHY_EVENT,
    MARCHE_FORCEE,
    MOVE_STEP_OWN,
    NAPOLEON,
    NATION_OF,
    NEIGHBOURS,
    OP_START_ENEMY,
    ORGANISATION,
    PONT_DETRUIT,
    REACTION,
    RETRAITE_EN_ORDRE,
    SIDE_OF,
    TRAHISON,
    ULTIME_EFFORT,
    UNION_DES_FORCES,
    VEDETTE_MASK,
    VIVE_L_EMPEREUR,
    ZONE_COUNT,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import (
    DESTROY,
    MARCH,
    T_BRIDGE,
    T_MOVED,
    T_MOVEMENT_CARD,
    T_SHOWN,
    T_TREASON,
    TAKE,
    ZONE,
)
from grognard.games.napoleon_1815.victory import bury, refresh, remove_vedettes
from grognard.kernel.actions import CARD, NUMBER, SEAT, act

# --- when a card may be played --------------------------------------------------------------------------------------


def unfit(s: Campaign, seat: int, event: int, window: int) -> str | None:
    """None, or the clause that keeps this event from being played in a window that it belongs to."""
    op = s.op
    clause = EVENT_CLAUSE[event]
    if event in (MARCHE_FORCEE, ENCOMBREMENT):
        return None
    if event in (REACTION, ULTIME_EFFORT):
        return None if movers(s, seat, event) else clause
    if event == EMBUSCADE:
        return None
    if event == TRAHISON:
        return None if treason_zones(s, window == OP_START_ENEMY) else clause
    if event == GROUCHY_EVENT:
        return None if op[O_PILE] & BIT[GROUCHY] and not s.effects & APPROACH else clause
    if event == VIVE_L_EMPEREUR:
        zone = s.zone[NAPOLEON]
        if zone < 0:
            return clause
        return None if any([s.fatigue[b] > 0 for b in blocks_in(s.corps(zone, FRENCH))]) else "N15-CARD-21"
    if event == PONT_DETRUIT:
        return unfit_bridge(s, window)
    if event == ORGANISATION:
        here = s.at[op[O_AT]]
        if not op[O_PILE] & CORPS_MASK or not here & CORPS_OF[FRENCH] & ~op[O_PILE] or s.contested(op[O_AT]):
            return clause
        return "N15-CARD-21" if op[O_STOP] == 2 else None
    if event == CONFUSION:
        return None if len(NEIGHBOURS[op[O_AT]]) >= 3 and not s.contested(op[O_AT]) else clause
    if event == FATIGUE:
        return None if op[O_CROSSED] else clause
    if event == FOURRAGER:
        return None if op[O_PILE] & CORPS_MASK else clause
    if event == COORDINATION:
        return None if others_ready(s) else clause
    if event == UNION_DES_FORCES:
        return None if not s.rules.three and union_zones(s) else clause
    return unfit_in_combat(s, seat, event)


def others_ready(s: Campaign) -> bool:
    """Another French pile can be designated after this operation (N15-EV-COORDINATION)."""
    return any(s.zone[b] >= 0 and can_begin(s, b) for b in blocks_in(CORPS_OF[FRENCH] & s.ready))


def can_begin(s: Campaign, block: int) -> bool:
    """Whether a ready corps can be designated at all: to fight, or to leave without leaving its commander alone."""
    zone = s.zone[block]
    if s.contested(zone):
        return True
    if s.at[zone] & CORPS_OF[SIDE_OF[block]] & ~BIT[block]:
        return True
    return not s.at[zone] & COMMANDER_OF_NATION[NATION_OF[block]] & ~s.ready


def union_zones(s: Campaign) -> list[int]:
    """Zones with a ready English and a ready Prussian corps that can be designated, neither nation at its limit
    (N15-EV-UNION-DES-FORCES)."""
    if s.rules.limits:
        caps = s.rules.scenario.caps[s.turn - 1]
        if s.operations[1] >= caps[1] or s.operations[2] >= caps[2]:
            return []
    found = []
    for b in blocks_in(CORPS_OF_NATION[1] & s.ready):
        zone = s.zone[b]
        if zone >= 0 and s.at[zone] & CORPS_OF_NATION[2] & s.ready and can_unite(s, zone):
            found.append(zone)
    return found


def can_unite(s: Campaign, zone: int) -> bool:
    """Whether an English and a Prussian corps of this zone can fight, or leave without leaving a commander alone."""
    here = s.at[zone]
    if s.contested(zone) or count(here & CORPS_OF[COALITION]) > 2:
        return True
    return not here & COMMANDER_MASK & ~s.ready


def noted(s: Campaign, seat: int, event: int) -> None:
    """What the enemy learns from the mere playing of a card, whether it is cancelled or not."""
    pile = s.op[O_PILE]
    if event in (PONT_DETRUIT, ORGANISATION, FOURRAGER):
        no_vedettes(s, pile)
    elif event == GROUCHY_EVENT:
        no_vedettes(s, pile)
        not_these(s, BLOCKS_OF[FRENCH] & ~pile, BIT[GROUCHY])
        if count(pile) == 1:
            not_these(s, pile, ~BIT[GROUCHY])
    elif event == VIVE_L_EMPEREUR:
        here = CORPS_OF[FRENCH] if s.rules.grognard else s.at[s.zone[NAPOLEON]] & CORPS_OF[FRENCH]
        together(s.least_fatigue, s.most_fatigue, [b for b in blocks_in(here) if s.zone[b] >= 0], 1)
    elif event == RETRAITE_EN_ORDRE:
        own = s.op[O_RETREATING] & s.rules.corps_of_seat[seat]
        together(s.least_cavalry, s.most_cavalry, blocks_in(own), 1)


# --- Réaction, Ultime effort ----------------------------------------------------------------------------------------


def open_borders(s: Campaign, seat: int, zone: int, event: int) -> list[int]:
    """Where a pile may be moved by Réaction (free zones) or Ultime effort (free or contested ones)."""
    side = s.rules.side_of_seat[seat]
    found = []
    for border in BORDERS_OUT[zone]:
        to = BORDER_TO[border]
        if event == ULTIME_EFFORT and s.at[to] & CORPS_OF[side]:
            found.append(border)
        elif event == REACTION and s.contested(to):
            continue
        elif not may_hold_corps(s, to, BLOCKS_OF[1 - side]):
            found.append(border)
    return found


def movers(s: Campaign, seat: int, event: int) -> int:
    """Corps that such an event can move: in a free zone, for Ultime effort activated."""
    side = s.rules.side_of_seat[seat]
    found = 0
    for b in blocks_in(s.rules.corps_of_seat[seat]):
        zone = s.zone[b]
        if zone < 0 or s.at[zone] & CORPS_OF[1 - side]:
            continue
        if event == ULTIME_EFFORT and s.ready & BIT[b]:
            continue
        if open_borders(s, seat, zone, event):
            found |= BIT[b]
    return found


class MovePile(CampaignFrame):
    """The player of Réaction or Ultime effort takes corps of one nation in a free zone and marches them (R-33)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("card", CARD), ("event", NUMBER)]

    def __init__(self, seat: int, card: int, event: int) -> None:
        super().__init__(seat)
        self.card = card
        self.event = event

    def clause(self) -> str:
        return EVENT_CLAUSE[self.event]

    def legal(self, s: Campaign, seat: int) -> list[int]:
        pile = s.op[O_MOVING]
        if not pile:
            able = movers(s, seat, self.event)
            found = able
            for b in blocks_in(able):
                found |= s.at[s.zone[b]] & COMMANDER_OF_NATION[NATION_OF[b]]
            return [act(TAKE, b) for b in blocks_in(found)]
        zone = s.zone[first_in(pile)]
        here = s.at[zone] & s.rules.blocks_of_seat[seat] & ~pile
        actions = [act(TAKE, b) for b in blocks_in(here) if self.bar(s, seat, TAKE, b) is None]
        for border in BORDERS_OUT[zone]:
            if self.bar(s, seat, MARCH, border) is None:
                actions.append(act(MARCH, border))
        return actions

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        pile = s.op[O_MOVING]
        if verb == TAKE:
            bit = BIT[argument]
            if pile & bit or bit & VEDETTE_MASK or not bit & s.rules.blocks_of_seat[seat]:
                return self.clause()
            able = movers(s, seat, self.event)
            nation = NATION_OF[argument]
            zone = s.zone[argument]
            if pile and (s.zone[first_in(pile)] != zone or NATION_OF[first_in(pile)] != nation):
                return self.clause()
            if bit & COMMANDER_MASK:
                return None if zone >= 0 and s.at[zone] & able & CORPS_OF_NATION[nation] else self.clause()
            return None if bit & able else self.clause()
        if verb == MARCH:
            if not pile & CORPS_MASK:
                return self.clause()
            zone = s.zone[first_in(pile)]
            if argument not in open_borders(s, seat, zone, self.event):
                return self.clause()
            side = s.rules.side_of_seat[seat]
            left = carried(s, zone, pile, side) & COMMANDER_OF_NATION[NATION_OF[first_in(pile)]]
            return "N15-GEN-15" if left else None
        return misplaced(verb)

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        if verb == TAKE:
            s.op[O_MOVING] |= BIT[argument]
            return
        pile = s.op[O_MOVING]
        zone = s.zone[first_in(pile)]
        side = s.rules.side_of_seat[seat]
        nation = NATION_OF[first_in(pile)]
        pile |= carried(s, zone, pile, side)
        single_out(s, pile)
        no_vedettes(s, pile)
        s.leave()
        if self.event == ULTIME_EFFORT:
            tire_each(s, pile & CORPS_MASK, 2)
            s.op[O_MOVING] = pile
            bury(s, pile & CORPS_MASK, zone)
            pile = s.op[O_MOVING]
            if not s.stack or not pile & CORPS_MASK:
                return
        go(s, pile, argument)
        s.tell(T_MOVED, nation, argument, count(pile))
        s.seals += 1
        refresh(s, zone)
        if s.stack:
            s.enter(Arrival(argument, REACTING if self.event == REACTION else STRIVING, 0))


# --- Trahison -------------------------------------------------------------------------------------------------------


def treason_zones(s: Campaign, at_start: bool) -> list[int]:
    """Zones with one single French corps that can be named (R-22); the operating pile only before its card is revealed."""
    found = []
    for zone in range(ZONE_COUNT):
        french = s.at[zone] & BLOCKS_OF[FRENCH]
        if not french or not french & s.ready:
            continue
        if french & s.op[O_PILE] and not at_start:
            continue
        if s.rules.grognard:
            if count(french) == 1:
                found.append(zone)
        elif count(french) == 1 and french != BIT[DROUOT]:
            found.append(zone)
    return found


class Treason(CampaignFrame):
    """The coalition names the zone of the corps that wavers (N15-EV-TRAHISON)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("at_start", NUMBER)]

    def __init__(self, seat: int, at_start: int) -> None:
        super().__init__(seat)
        self.at_start = at_start

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(ZONE, zone) for zone in treason_zones(s, self.at_start != 0)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != ZONE:
            return misplaced(verb)
        return None if argument in treason_zones(s, self.at_start != 0) else "N15-EV-TRAHISON"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        named = s.at[argument] & BLOCKS_OF[FRENCH]
        s.tell(T_TREASON, argument)
        if named & VEDETTE_MASK:
            remove_vedettes(s, argument, named)
            return
        if named == BIT[DROUOT]:
            lay_face_up(s, named)
            s.tell(T_SHOWN, DROUOT)
            return
        not_these(s, named, VEDETTE_MASK | BIT[DROUOT])
        s.seals += 1
        if named & s.op[O_PILE]:
            s.op[O_OVER] = 1  # it is flipped with the end of its operation, which is now
        else:
            s.ready &= ~named


# --- Pont détruit ---------------------------------------------------------------------------------------------------


def bridges(s: Campaign, zone: int) -> list[int]:
    """The borders of a zone that lead over a bridge still standing."""
    return [b for b in BORDERS_OUT[zone] if BRIDGE[CONNECTION_OF[b]] and CONNECTION_OF[b] not in s.broken]


def unfit_bridge(s: Campaign, window: int) -> str | None:
    """A coalition pile of corps, in a free zone, at a bridge, with a point to spend or none at all (5.3)."""
    op = s.op
    clause = "N15-EV-PONT-DETRUIT"
    zone = op[O_AT]
    if not op[O_PILE] & CORPS_MASK:
        return "N15-VED-21"
    if s.at[zone] & CORPS_OF[FRENCH] or not bridges(s, zone) or len(s.broken) >= BRIDGE_MARKERS:
        return clause
    if op[O_MP] > 0 and not can_pay(s, 1, zone):
        return clause
    return None


def can_pay(s: Campaign, cost: int, ends_in: int) -> bool:
    """Whether so many points can be spent, the point of À Bruxelles included (5.3)."""
    op = s.op
    total = op[O_SPENT] + cost
    if total <= op[O_MP]:
        return True
    if total != op[O_MP] + 1 or not s.effects & TO_BRUSSELS:
        return False
    if s.rules.side_of_seat[op[O_SEAT]] != COALITION or (s.rules.three and s.brussels != op[O_SEAT]):
        return False
    return nearer_brussels(op[O_START], ends_in)


class Destroy(CampaignFrame):
    """The pile blows up a bridge of its zone (N15-EV-PONT-DETRUIT)."""

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(DESTROY, border) for border in bridges(s, s.op[O_AT])]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != DESTROY:
            return misplaced(verb)
        return None if argument in bridges(s, s.op[O_AT]) else "N15-EV-PONT-DETRUIT"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.broken = [*s.broken, CONNECTION_OF[argument]]
        s.tell(T_BRIDGE, argument)
        s.op[O_SPENT] += 1
        s.leave()


# --- what the events do ---------------------------------------------------------------------------------------------


def take_effect(s: Campaign, seat: int, card: int, event: int, window: int) -> None:
    """The event happens; it may enter frames in which somebody decides. The caller lays the card down."""
    op = s.op
    if event == MARCHE_FORCEE:
        if window == MOVE_STEP_OWN:
            op[O_MP] += 1
            op[O_EXTRA] += 1
        else:
            op[O_MODIFIER] += 1
            op[O_FORCED] = 1
    elif event == ENCOMBREMENT:
        op[O_MODIFIER] -= 1
    elif event in (REACTION, ULTIME_EFFORT):
        op[O_MOVING] = 0
        s.enter(MovePile(seat, card, event))
    elif event == TRAHISON:
        s.enter(Treason(seat, 1 if window == OP_START_ENEMY else 0))
    elif event == EMBUSCADE:
        s.enter(Ambushed(0))
        split_fatigue(s, op[O_SEAT], op[O_PILE] & CORPS_MASK, 1, AMBUSH_SPLIT)
    elif event == GROUCHY_EVENT:
        other = s.top_card(FRENCH)
        if other >= 0:
            op[O_BASE] = CARD_VALUE[other]
            s.discard[FRENCH].append(other)
            s.tell(T_MOVEMENT_CARD, seat, other, CARD_VALUE[other])
    elif event == VIVE_L_EMPEREUR:
        cheer(s)
    elif event == PONT_DETRUIT:
        s.enter(Destroy(seat))
    elif event == ORGANISATION:
        op[O_STOP] = 0
        op[O_PASSING] = 1
    elif event == CONFUSION:
        op[O_STOP] = 2
        op[O_NO_COMBAT] = 1
    elif event == FATIGUE:
        op[O_TIRED] += 1
    elif event == FOURRAGER:
        op[O_TIRED] -= 2
    elif event == COORDINATION:
        op[O_AGAIN] = 1
    elif event == UNION_DES_FORCES:
        op[O_UNION] = 1
    else:
        take_effect_in_combat(s, seat, card, event)


def cheer(s: Campaign) -> None:
    """Vive l'Empereur !: every French corps in Napoléon's zone loses a fatigue."""
    here = s.corps(s.zone[NAPOLEON], FRENCH)
    if s.rules.grognard:
        relieved(s, CORPS_OF[FRENCH], 1)
    else:
        relieved_each(s, here, 1)
    for b in blocks_in(here):
        relieve(s, b, 1)
