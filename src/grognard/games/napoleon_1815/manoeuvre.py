"""The manoeuvre: movement card, movement points, the march, fatigue (N15-MAN, N15-AXE-07 to -09; section 5.2, M0 to M4)."""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.cards import (
    EndOfMarch,
    ForcedMarch,
    LastBridge,
    PassThrough,
    SecondCard,
    bar_card,
    offer,
    play_card,
)
from grognard.games.napoleon_1815.events import bridges, can_pay
from grognard.games.napoleon_1815.frames import CampaignFrame, fogged, misplaced
from grognard.games.napoleon_1815.movement import MARCHING, Arrival, carried, go
from grognard.games.napoleon_1815.sight import marched_so_far
from grognard.games.napoleon_1815.splits import FORAGE, MARCH_SPLIT, begin_relief, split_fatigue, veil
from grognard.games.napoleon_1815.state import (
    APPROACH,
    O_AT,
    O_BASE,
    O_CAME,
    O_CARRIED,
    O_CROSSED,
    O_FIGHT,
    O_FORCED,
    O_FROM_CONTESTED,
    O_MARCH,
    O_MODIFIER,
    O_MOVING,
    O_MP,
    O_NO_COMBAT,
    O_OVER,
    O_PASSING,
    O_PILE,
    O_SEAT,
    O_SETTLED,
    O_SPENT,
    O_STOP,
    O_TIRED,
    O_VEIL,
    RAIN,
    UNWELL,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCKS_OF,
    BORDER_FROM,
    BORDER_TO,
    BORDERS_OUT,
    BRIDGE_MARKERS,
    BROKEN_COST,
    CARD_EVENT,
    CARD_VALUE,
    COALITION,
    CONNECTION_OF,
    CORPS_MASK,
    CORPS_OF,
    EVENT_WINDOWS,
    FORTIFIED_TOWN,
    FREE_POINTS,
    FRENCH,
    GROUCHY,
    MOVE_END_ENEMY,
    MOVE_ENTER_ENEMY,
    MOVE_REVEALED_ENEMY,
    MOVE_STEP_OWN,
    MOVEMENT_SYMBOL,
    NAPOLEON,
    NATION_OF,
    NEIGHBOURS,
    OP_START_ENEMY,
    VALUE,
    VEDETTE_MASK,
    VEDETTES_OF,
    WELLINGTON,
    ZONE_TYPE,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import (
    ATTACK,
    DECLINE,
    END,
    PLAY,
    STEP,
    T_APPROACH,
    T_ENDED,
    T_MANOEUVRE_FATIGUE,
    T_MOVEMENT_CARD,
    T_NO_POINTS,
    T_POINTS,
    T_STEPPED,
)
from grognard.games.napoleon_1815.victory import bury, lose_position, refresh, remove_vedettes, take_control
from grognard.kernel.actions import act
from grognard.kernel.contract import NOBODY

M0: Final = 0
M1: Final = 1
M1A: Final = 2
M1B: Final = 3
M1C: Final = 4
MP: Final = 5
M2: Final = 6
M2A: Final = 7
M2B: Final = 8
M2C: Final = 9
M2D: Final = 10
M2E: Final = 11
M3: Final = 12
M3_OWN: Final = 13
M3_FATIGUE: Final = 14
M3_SPLIT: Final = 15
M4: Final = 16
M_OUT: Final = 17


class Manoeuvre(CampaignFrame):
    """The steps of a manoeuvre that nobody decides; those that somebody decides are frames on top of it."""

    fields: ClassVar[list[tuple[str, str]]] = [("step", "manoeuvre_step")]

    def __init__(self, step: int) -> None:
        super().__init__(NOBODY)
        self.step = step

    def run(self, s: Campaign) -> None:
        op = s.op
        if not op[O_PILE] & (CORPS_MASK | VEDETTE_MASK) or op[O_OVER]:
            s.leave()  # the pile is no more, or its operation is over
            return
        step = self.step
        if op[O_VEIL] < 0:
            op[O_VEIL] = step  # from here on the enemy cannot follow, until something is seen again
        seat = op[O_SEAT]
        side = s.rules.side_of_seat[seat]
        if step == M0:
            s.become(Manoeuvre(M1))
            offer(s, 1 - side, OP_START_ENEMY)
        elif step == M1:
            s.become(Manoeuvre(M1A))
            reveal_movement(s, seat, side)
            op[O_VEIL] = -1
        elif step == M1A:
            s.become(Manoeuvre(M1B))
            if side == FRENCH and s.can_play(seat) and not s.effects & APPROACH:
                if s.rules.grognard or op[O_PILE] & BIT[GROUCHY]:
                    s.enter(SecondCard(seat))
        elif step == M1B:
            s.become(Manoeuvre(M1C))
            if s.window_seats(1 - side):
                op[O_VEIL] = -1
                offer(s, 1 - side, MOVE_REVEALED_ENEMY)
        elif step == M1C:
            s.become(Manoeuvre(MP))
            if s.can_play(seat):
                s.enter(ForcedMarch(seat))
        elif step == MP:
            settle_points(s, seat, side)
        elif step == M2:
            self.march(s, seat)
        elif step == M2A:
            self.arrive(s, side)
        elif step == M2D:
            self.friends(s, seat, side)
        elif step == M2E:
            s.become(Manoeuvre(M2))
            zone = op[O_AT]
            if not s.contested(zone) and (side == FRENCH or len(NEIGHBOURS[zone]) >= 3):
                if s.window_seats(1 - side):
                    op[O_VEIL] = -1
                    offer(s, 1 - side, MOVE_ENTER_ENEMY)
        elif step == M3:
            s.become(Manoeuvre(M3_OWN))
            s.tell(T_ENDED, op[O_AT])
            op[O_VEIL] = -1
            marched_so_far(s)
            if side == FRENCH or op[O_CROSSED]:
                offer(s, 1 - side, MOVE_END_ENEMY)
        elif step == M3_OWN:
            s.become(Manoeuvre(M3_FATIGUE))
            if side == FRENCH and s.can_play(seat):
                s.enter(EndOfMarch(seat))
        elif step == M3_FATIGUE:
            s.become(Manoeuvre(M3_SPLIT))
            march_fatigue(s, seat)
        elif step == M3_SPLIT:
            s.become(Manoeuvre(M4))
            op[O_VEIL] = -1
            bury(s, op[O_PILE] & CORPS_MASK, op[O_AT])
        elif step == M4:
            s.become(Manoeuvre(M_OUT))
            if op[O_PILE] & CORPS_MASK and not op[O_NO_COMBAT] and s.contested(op[O_AT]):
                s.enter(FightOrNot(seat))
        else:
            s.leave()

    def march(self, s: Campaign, seat: int) -> None:
        """The player is asked for the next step, unless everybody can see that there is none (M2)."""
        op = s.op
        if op[O_STOP] == 2:
            s.become(Manoeuvre(M3))
        elif s.rules.grognard or (s.can_play(seat) and not op[O_STOP]):
            s.enter(March(seat))
        elif not op[O_STOP] and steps_open(s):
            s.enter(March(seat))
        else:
            s.become(Manoeuvre(M3))

    def arrive(self, s: Campaign, side: int) -> None:
        op = s.op
        op[O_VEIL] = -1
        border = op[O_CAME]
        if op[O_PILE] & CORPS_MASK:
            s.become(Manoeuvre(M2D))
            s.enter(Arrival(border, MARCHING, 0))
        else:
            s.become(Manoeuvre(M2D))
            patrol(s, op[O_AT], side)

    def friends(self, s: Campaign, seat: int, side: int) -> None:
        """Friendly corps stop a pile of corps, unless Organisation is played; in the fog any block may be one (M2d)."""
        op = s.op
        zone = op[O_AT]
        s.become(Manoeuvre(M2E))
        others = s.at[zone] & CORPS_OF[side] & ~op[O_PILE]
        if op[O_STOP] != 2 and op[O_PILE] & CORPS_MASK and others:
            op[O_STOP] = 1
        seen = s.at[zone] & BLOCKS_OF[side] & ~op[O_PILE] & ~op[O_CARRIED] if s.rules.grognard else others
        if side == FRENCH and seen and op[O_STOP] != 2 and not s.contested(zone) and s.can_play(seat):
            s.enter(PassThrough(seat))


def reveal_movement(s: Campaign, seat: int, side: int) -> None:
    """One card: its value is the base of the movement points; under Marche d'approche it is 3 (N15-MAN-01)."""
    if side == FRENCH and s.effects & APPROACH:
        s.op[O_BASE] = 3
        s.tell(T_APPROACH, 3)
        return
    card = s.top_card(side)
    if card < 0:
        s.op[O_BASE] = 0
        return
    s.op[O_BASE] = CARD_VALUE[card]
    s.discard[side].append(card)
    s.tell(T_MOVEMENT_CARD, seat, card, CARD_VALUE[card])


def points(s: Campaign, pile: int) -> int:
    """The movement points of a pile, À Bruxelles aside (N15-MAN-02 to -06, N15-VED-03)."""
    total = s.op[O_BASE] + s.op[O_MODIFIER]
    if s.effects & RAIN:
        total -= 1
    if pile & VEDETTE_MASK:
        total += 1
    else:
        corps = pile & CORPS_MASK
        number = count(corps)
        total -= number - 1
        if pile & BIT[NAPOLEON] and not s.effects & UNWELL:
            total += 1
        if number == 1:
            total += MOVEMENT_SYMBOL[first_in(corps)]
    return max(1, total) if s.op[O_FORCED] else total


def stuck(s: Campaign) -> bool:
    """Whether the pile does not move: without points, and without the one of À Bruxelles."""
    if s.op[O_MP]:
        return s.op[O_MP] < 0
    return not any([can_pay(s, step_cost(s, b), BORDER_TO[b]) for b in BORDERS_OUT[s.op[O_AT]]])


def settle_points(s: Campaign, seat: int, side: int) -> None:
    """The points are settled once; without any the pile does not move (N15-MAN-07, -22; section 5.2, MP)."""
    op = s.op
    op[O_MP] = points(s, op[O_PILE])
    op[O_SETTLED] = 1
    s.tell_only(fogged(s, side), T_POINTS, op[O_MP])
    if not stuck(s):
        op[O_FROM_CONTESTED] = 1 if s.contested(op[O_AT]) else 0
        s.become(Manoeuvre(M2))
        return
    s.become(Manoeuvre(M_OUT))
    s.tell(T_NO_POINTS, op[O_AT])
    op[O_VEIL] = -1
    s.seals += 1
    s.enter(Stuck())
    zone = op[O_AT]
    if side == COALITION and s.can_play(seat) and bridges(s, zone) and len(s.broken) < BRIDGE_MARKERS:
        if not s.at[zone] & CORPS_OF[FRENCH]:
            s.enter(LastBridge(seat))


class Stuck(CampaignFrame):
    """A pile without movement points is flipped at once; its operation is over (N15-MAN-07, R-02)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Campaign) -> None:
        s.leave()
        s.op[O_OVER] = 1


# --- the march ------------------------------------------------------------------------------------------------------


def step_cost(s: Campaign, border: int) -> int:
    """1 for a connection, 3 for one with a destroyed bridge (N15-MAN-08, -09)."""
    return BROKEN_COST if s.broken and CONNECTION_OF[border] in s.broken else 1


def bar_step(s: Campaign, border: int) -> str | None:
    """Why the pile may not cross this border now."""
    op = s.op
    zone = op[O_AT]
    if BORDER_FROM[border] != zone:
        return "N15-MAN-08"
    if op[O_STOP]:
        return "N15-MAN-25"
    to = BORDER_TO[border]
    side = s.rules.side_of_seat[op[O_SEAT]]
    cost = step_cost(s, border)
    if op[O_SPENT] + cost > op[O_MP] and not can_pay(s, cost, to):
        return "N15-MAN-09" if cost > 1 and op[O_SPENT] < op[O_MP] else "N15-MAN-12"
    if op[O_CROSSED] == 0 and s.axis[zone] >= 0:
        if s.axis_side[zone] == side:
            if s.axis[zone] != border:
                return "N15-AXE-07"
        elif s.axis[zone] == border:
            return "N15-AXE-08"
    if side == FRENCH and s.effects & APPROACH and s.at[to] & BLOCKS_OF[COALITION]:
        return "N15-EV-MARCHE-D-APPROCHE"
    if op[O_PILE] & VEDETTE_MASK and ZONE_TYPE[to] == FORTIFIED_TOWN and s.control[to] == 1 - side:
        return "N15-VED-15"
    return None


def steps_open(s: Campaign) -> bool:
    """Whether there is a connection that the pile may cross."""
    return any([bar_step(s, border) is None for border in BORDERS_OUT[s.op[O_AT]]])


class March(CampaignFrame):
    """The pile marches: a step along a connection, a card, or the end of its displacement (M2)."""

    secret: ClassVar[bool] = True

    def name(self, s: Campaign, viewer: int) -> str:
        return veil(s, viewer, self.seat, "March")

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-OPS-01"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        actions = []
        op = s.op
        if not op[O_STOP]:
            for border in BORDERS_OUT[op[O_AT]]:
                if bar_step(s, border) is None:
                    actions.append(STEP << 16 | border)
            if s.can_play(seat):
                for card in s.hand[seat]:
                    if EVENT_WINDOWS[CARD_EVENT[card]] >> MOVE_STEP_OWN & 1:
                        if self.bar(s, seat, PLAY, card) is None:
                            actions.append(PLAY << 16 | card)
        actions.append(END << 16)
        return actions

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == STEP:
            return bar_step(s, argument)
        if verb == END:
            return None
        if verb == PLAY:
            found = bar_card(s, seat, argument, MOVE_STEP_OWN)
            return "N15-MAN-25" if found is None and s.op[O_STOP] else found
        return misplaced(verb)

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == STEP:
            step(s, argument)
        elif verb == END:
            s.become(Manoeuvre(M3))
        else:
            play_card(s, seat, argument, MOVE_STEP_OWN)


def step(s: Campaign, border: int) -> None:
    """The pile crosses a connection; the zone it leaves is brought up to date (M2)."""
    op = s.op
    zone = op[O_AT]
    pile = op[O_PILE]
    side = s.rules.side_of_seat[op[O_SEAT]]
    op[O_SPENT] += step_cost(s, border)
    op[O_CROSSED] += 1
    op[O_PASSING] = 0
    if pile & CORPS_MASK:
        op[O_CARRIED] |= carried(s, zone, pile | op[O_CARRIED], side)
    go(s, pile | op[O_CARRIED], border)
    op[O_AT] = BORDER_TO[border]
    op[O_CAME] = border
    s.tell(T_STEPPED, NATION_OF[first_in(pile)], border, count(pile | op[O_CARRIED]))
    s.become(Manoeuvre(M2A))
    if pile & CORPS_MASK:
        refresh(s, zone)


def patrol(s: Campaign, zone: int, side: int) -> None:
    """Vedettes ride into a zone (section 5.4; N15-VED-07, -11 to -14)."""
    other = 1 - side
    pile = s.op[O_PILE]
    s.op[O_MOVING] = 0
    hostile = s.at[zone] & BLOCKS_OF[other]
    if hostile:
        if s.at[zone] & VEDETTES_OF[other]:
            remove_vedettes(s, zone, s.at[zone] & VEDETTES_OF[other])
        own = s.at[zone] & VEDETTES_OF[side] if not hostile & CORPS_OF[other] else pile
        if hostile & CORPS_OF[other]:
            not_vedettes_left(s, zone, other)
        remove_vedettes(s, zone, own | pile)
        return
    if side == FRENCH:
        lose_position(s, zone)
    if VALUE[zone] and s.control[zone] == other and ZONE_TYPE[zone] != FORTIFIED_TOWN:
        take_control(s, zone, side)


def not_vedettes_left(s: Campaign, zone: int, side: int) -> None:
    """The patrol learns that corps stand here (N15-VED-12)."""
    for b in blocks_in(s.at[zone] & BLOCKS_OF[side]):
        s.may[b] &= ~VEDETTE_MASK


# --- the end of the march -------------------------------------------------------------------------------------------


def fatigue_sum(s: Campaign) -> int:
    """Fatigue A to E of the pile; below 0 it is recovered (N15-MAN-15 to -19, -23, -24, R-24)."""
    op = s.op
    number = count(op[O_PILE] & CORPS_MASK)
    total = number * max(0, op[O_SPENT] - FREE_POINTS) + op[O_TIRED]
    if op[O_CROSSED]:
        total += op[O_FROM_CONTESTED]
        if s.contested(op[O_AT]):
            total += 1
    if total > 0:
        napoleon = op[O_PILE] & BIT[NAPOLEON] and not s.effects & UNWELL
        if napoleon or op[O_PILE] & BIT[WELLINGTON]:
            total -= 1
    return total


def march_fatigue(s: Campaign, seat: int) -> None:
    """The total is split evenly, the remainder freely by the owner (N15-MAN-20)."""
    op = s.op
    corps = op[O_PILE] & CORPS_MASK
    total = fatigue_sum(s) if corps else 0
    if corps and not s.rules.grognard:
        s.tell(T_MANOEUVRE_FATIGUE, total)
    if total >= 0:
        split_fatigue(s, seat, corps, total, MARCH_SPLIT)
    else:
        begin_relief(s, seat, corps, -total, FORAGE)


class FightOrNot(CampaignFrame):
    """A pile that has marched into, or stood in, a contested zone may attack (M4, N15-OPS-09)."""

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(ATTACK), act(DECLINE)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (ATTACK, DECLINE) else misplaced(verb)

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        if verb == ATTACK:
            s.op[O_FIGHT] = 1
            s.op[O_MARCH] = 1 if s.rules.zero_step_is_march or s.op[O_CROSSED] else 0
