"""The draw phase: cards drawn, red events, reinforcements (N15-DRW; T-DRAW, T-RED, T-REINF)."""

from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced
from grognard.games.napoleon_1815.knowledge import single_out
from grognard.games.napoleon_1815.movement import place
from grognard.games.napoleon_1815.state import (
    IDENTITY,
    NO_RECOVERY,
    OFF,
    RAIN,
    UNWELL,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    CARD_COLOUR,
    CARD_EVENT,
    CARD_SIDE,
    COMMANDER_MASK,
    CORPS_MASK,
    CORPS_OF,
    CORPS_OF_NATION,
    EMPEREUR_SOUFFRANT,
    INACTIVITE,
    LATE_ZONES,
    PLUIE,
    PRUSSIAN,
    RED,
    RENFORTS_RETARDES,
    SIDE_OF,
    ZONE_COUNT,
    blocks_in,
)
from grognard.games.napoleon_1815.verbs import (
    DELAY,
    OPPONENT,
    T_CARD,
    T_DELAYED,
    T_DREW,
    T_INACTIVE,
    T_NO_RECOVERY,
    T_RED,
    T_REDS_CANCELLED,
    ZONE,
)
from grognard.kernel.actions import act
from grognard.kernel.contract import only


def seats_in_order(s: Campaign) -> list[int]:
    """French, then Prussian, then English (two players: French, coalition)."""
    return [0, 2, 1] if s.rules.three else [0, 1]


def draw_cards(s: Campaign, seat: int, number: int) -> int:
    """Draw to the hand; red cards are laid open beside the board. How many cards were drawn."""
    side = s.rules.side_of_seat[seat]
    drawn = 0
    for _ in range(number):
        card = s.top_card(side)
        if card < 0:
            break
        drawn += 1
        if CARD_COLOUR[card] == RED:
            s.reds.append(card)
            s.tell(T_RED, seat, card)
        else:
            s.add_to_hand(seat, card)
            s.reveal(card, only(seat))
            s.tell_only(only(seat), T_CARD, seat, card)
    s.tell(T_DREW, seat, drawn)
    return drawn


def draw_phase(s: Campaign) -> None:
    """Everybody draws what the Invasion card gives him (N15-DRW-01, -05)."""
    s.reds = []
    if s.rules.hands:
        for seat in seats_in_order(s):
            draw_cards(s, seat, s.rules.scenario.draws[s.turn - 1][s.rules.players - 2][seat])


def red_events(s: Campaign) -> None:
    """One red card happens; several cancel each other (N15-DRW-02 to -04)."""
    reds = s.reds
    s.reds = []
    if len(reds) > 1:
        s.tell(T_REDS_CANCELLED, len(reds))
        for card in reds:
            s.discard[CARD_SIDE[card]].append(card)
    elif reds:
        card = reds[0]
        event = CARD_EVENT[card]
        side = CARD_SIDE[card]
        if event in (PLUIE, EMPEREUR_SOUFFRANT):
            s.effects |= RAIN if event == PLUIE else UNWELL
            s.aside[side].append(card)
        elif event == INACTIVITE:
            s.discard[side].append(card)
            inactivity(s)
        elif event == RENFORTS_RETARDES:
            late(s, card)


# --- Inactivité -----------------------------------------------------------------------------------------------------


def idle_zones(s: Campaign, seat: int) -> list[int]:
    """Zones with a corps of this player (N15-EV-INACTIVITE)."""
    mine = s.rules.corps_of_seat[seat]
    return [zone for zone in range(ZONE_COUNT) if s.at[zone] & mine]


def inactivity(s: Campaign) -> None:
    if not s.rules.three:
        if idle_zones(s, 1):
            s.enter(Inactivity(1))
        return
    victims = [seat for seat in (1, 2) if idle_zones(s, seat)]
    if len(victims) == 1:
        s.enter(Inactivity(victims[0]))
    elif victims:
        s.enter(Victim(0))


class Victim(CampaignFrame):
    """With three players the French say who suffers Inactivité (N15-3PL-22)."""

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(OPPONENT, 1), act(OPPONENT, 2)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != OPPONENT:
            return misplaced(verb)
        return None if argument in (1, 2) else "N15-3PL-22"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.become(Inactivity(argument))


class Inactivity(CampaignFrame):
    """The player who suffers it names a zone with a pile of his: its corps and vedettes are flipped."""

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(ZONE, zone) for zone in idle_zones(s, seat)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != ZONE:
            return misplaced(verb)
        return None if s.at[argument] & s.rules.corps_of_seat[seat] else "N15-EV-INACTIVITE"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        here = s.at[argument] & s.rules.blocks_of_seat[seat]
        flipped = here & ~COMMANDER_MASK
        single_out(s, flipped)
        if s.rules.grognard:
            for b in blocks_in(here & COMMANDER_MASK):
                s.may[b] = IDENTITY[b]  # the one that stays ready
            for b in blocks_in(flipped):
                s.may[b] &= ~COMMANDER_MASK
        s.ready &= ~flipped
        s.seals += 1
        s.tell(T_INACTIVE, argument, seat)


# --- Renforts retardés ----------------------------------------------------------------------------------------------


def late_corps(s: Campaign) -> int:
    """Prussian corps still to arrive, this turn or later."""
    found = 0
    for b in blocks_in(CORPS_OF_NATION[PRUSSIAN]):
        if s.zone[b] == OFF and s.due[b] and s.due[b] <= s.rules.scenario.turns:
            found |= BIT[b]
    return found


def late(s: Campaign, card: int) -> None:
    if late_corps(s):
        s.discard[CARD_SIDE[card]].append(card)
        s.enter(Delay(s.rules.seat_of_nation[PRUSSIAN]))
    else:
        s.effects |= NO_RECOVERY
        s.aside[CARD_SIDE[card]].append(card)
        s.tell(T_NO_RECOVERY)


class Delay(CampaignFrame):
    """The coalition names the Prussian corps that comes a turn later (N15-EV-RENFORTS-RETARDES)."""

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(DELAY, b) for b in blocks_in(late_corps(s))]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != DELAY:
            return misplaced(verb)
        return None if late_corps(s) & BIT[argument] else "N15-EV-RENFORTS-RETARDES"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        s.due[argument] = max(s.due[argument], s.turn) + 1
        s.tell(T_DELAYED, argument, s.due[argument])


# --- reinforcements -------------------------------------------------------------------------------------------------


def reinforcements(s: Campaign) -> None:
    """Corps that are due are placed; where only French corps stand, farther back, or they wait (N15-DRW-06, R-30)."""
    for b in blocks_in(CORPS_MASK):
        if s.zone[b] == OFF and s.due[b] and s.due[b] <= s.turn and s.stack:
            side = SIDE_OF[b]
            for zone in [s.rules.scenario.due_zone[b], *LATE_ZONES]:
                if s.at[zone] & CORPS_OF[side] or not s.at[zone] & CORPS_OF[1 - side]:
                    place(s, b, zone)
                    break
