"""Operations: designation of a pile, its purpose, the flip at the end, Coordination (N15-OPS; section 5.2, O0, O1, O8, O9)."""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.cards import Coordinate, bar_card, play_card
from grognard.games.napoleon_1815.combat import Combat
from grognard.games.napoleon_1815.events import others_ready
from grognard.games.napoleon_1815.frames import CampaignFrame, fogged, misplaced
from grognard.games.napoleon_1815.knowledge import no_vedettes, single_out, tired
from grognard.games.napoleon_1815.manoeuvre import Manoeuvre
from grognard.games.napoleon_1815.movement import left_alone
from grognard.games.napoleon_1815.splits import RAIN_SPLIT, split_fatigue
from grognard.games.napoleon_1815.state import (
    APPROACH,
    O_AGAIN,
    O_ANNOUNCED,
    O_AT,
    O_COORDINATION,
    O_FIGHT,
    O_MUST,
    O_OVER,
    O_PILE,
    O_SEAT,
    O_START,
    O_UNION,
    RAIN,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCKS_OF,
    CARD_EVENT,
    COMMANDER_MASK,
    COMMANDER_OF_NATION,
    CORPS_MASK,
    CORPS_OF,
    CORPS_OF_NATION,
    FRENCH,
    NATION_OF,
    OP_DESIGNATE,
    SIDE_OF,
    UNION_DES_FORCES,
    VEDETTE_MASK,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import (
    ATTACK,
    MANOEUVRE,
    PASS,
    PLAY,
    T_AGAIN,
    T_JOINS,
    T_OPERATION,
    T_PASSED,
    TAKE,
)
from grognard.games.napoleon_1815.victory import bury
from grognard.kernel.contract import NOBODY

O1: Final = 0
O1_RAIN: Final = 1
O1_ANNOUNCE: Final = 2
O_MOVED: Final = 3
O8: Final = 4
O9: Final = 5
O_DONE: Final = 6


class Operation(CampaignFrame):
    """The steps of an operation that nobody decides."""

    fields: ClassVar[list[tuple[str, str]]] = [("step", "operation_step")]

    def __init__(self, step: int) -> None:
        super().__init__(NOBODY)
        self.step = step

    def run(self, s: Campaign) -> None:
        op = s.op
        step = self.step
        seat = op[O_SEAT]
        if step == O1:
            s.become(Operation(O1_RAIN))
            s.enter(Designate(seat))
        elif step == O1_RAIN:
            s.become(Operation(O1_ANNOUNCE))
            corps = op[O_PILE] & CORPS_MASK
            if s.effects & RAIN and corps:
                split_fatigue(s, seat, corps, 1, RAIN_SPLIT)  # asked before anything is shown
        elif step == O1_ANNOUNCE:
            self.announce(s, seat)
        elif step == O_MOVED:
            if not alive(s):
                s.become(Operation(O9))
            elif op[O_FIGHT] and not op[O_OVER]:
                s.become(Operation(O8))
                s.enter(Combat(0))
            else:
                s.become(Operation(O8))
        elif step == O8:
            s.become(Operation(O9))
            s.ready &= ~op[O_PILE]  # N15-OPS-10
        elif step == O9:
            self.end(s, seat)
        elif op[O_AGAIN]:
            s.op_clear()
            s.op[O_SEAT] = seat
            s.op[O_COORDINATION] = 1
            s.op[O_MUST] = 1
            s.used = 0
            s.tell(T_AGAIN)
            s.become(Operation(O1))
        else:
            s.op_clear()
            s.leave()

    def announce(self, s: Campaign, seat: int) -> None:
        """The designation becomes public; rain may have been too much for the pile."""
        op = s.op
        pile = op[O_PILE]
        side = s.rules.side_of_seat[seat]
        zone = op[O_START]
        nation = NATION_OF[first_in(pile)]
        s.operations[nation] += 1
        if op[O_UNION] and pile & CORPS_OF_NATION[1] and pile & CORPS_OF_NATION[2]:
            s.operations[3 - nation] += 1
        op[O_PILE] = 0
        single_out(s, pile)
        op[O_PILE] = pile
        op[O_ANNOUNCED] = 1
        s.seals += 1
        s.tell(T_OPERATION, seat, zone, nation, count(pile), op[O_FIGHT])
        for b in blocks_in(pile):
            s.tell_only(fogged(s, side), T_JOINS, b)
        if op[O_COORDINATION] or op[O_FIGHT]:
            no_vedettes(s, pile)
        if s.effects & RAIN and pile & CORPS_MASK:
            corps = pile & CORPS_MASK
            tired(s, corps, 1 // count(corps), 1 % count(corps))
            bury(s, corps, zone)
            if not s.stack:
                return
        if not alive(s):
            s.become(Operation(O9))
        elif op[O_FIGHT]:
            s.become(Operation(O8))
            s.enter(Combat(0))
        else:
            s.become(Operation(O_MOVED))
            s.enter(Manoeuvre(0))

    def end(self, s: Campaign, seat: int) -> None:
        """Cards on the table are laid down; after a French operation Coordination may be played (O9)."""
        for side in (0, 1):
            if s.lying[side]:
                s.discard[side] += s.lying[side]
                s.lying[side] = []
        s.become(Operation(O_DONE))
        if seat == 0 and s.can_play(0):
            ready = s.ready & BLOCKS_OF[FRENCH] & ~s.op[O_PILE]
            if (s.rules.grognard and ready) or others_ready(s):
                s.enter(Coordinate(0))


def alive(s: Campaign) -> bool:
    """Whether the operating pile still has a corps, or its vedettes."""
    return s.op[O_PILE] & (CORPS_MASK | VEDETTE_MASK) != 0


# --- designation ----------------------------------------------------------------------------------------------------


def at_limit(s: Campaign, nation: int) -> bool:
    """The nation has done all the operations that the Invasion card allows (N15-OPS-12)."""
    return s.rules.limits and s.operations[nation] >= s.rules.scenario.caps[s.turn - 1][nation]


def finishable(s: Campaign, pile: int) -> bool:
    """Whether a pile begun like this can be completed: to fight, or to leave without leaving a commander alone."""
    zone = s.zone[first_in(pile)]
    nation = NATION_OF[first_in(pile)]
    if pile & VEDETTE_MASK:
        return True
    ready = s.at[zone] & s.ready
    corps = CORPS_OF[SIDE_OF[first_in(pile)]] if s.op[O_UNION] else CORPS_OF_NATION[nation]
    if not (pile | ready) & corps:
        return False
    if s.op[O_UNION]:
        if not ready & CORPS_OF_NATION[1] or not ready & CORPS_OF_NATION[2]:
            return False
        pile |= first_bit(ready & CORPS_OF_NATION[1] & ~pile, pile & CORPS_OF_NATION[1])
        pile |= first_bit(ready & CORPS_OF_NATION[2] & ~pile, pile & CORPS_OF_NATION[2])
    elif not pile & CORPS_MASK:
        pile |= first_bit(ready & corps, 0)
    if s.contested(zone):
        return True
    return not stranded(s, zone, pile) & ~s.ready


def first_bit(mask: int, have: int) -> int:
    """The first block of a mask, if there is none already."""
    return 0 if have else mask & -mask


def stranded(s: Campaign, zone: int, pile: int) -> int:
    """Commanders of the pile's nations who would be alone when it leaves (N15-OPS-15)."""
    first = first_in(pile & CORPS_MASK)
    alone = left_alone(s, zone, pile, SIDE_OF[first])
    found = 0
    for nation in range(3):
        if pile & CORPS_OF_NATION[nation]:
            found |= alone & COMMANDER_OF_NATION[nation]
    return found


def bar_take(s: Campaign, seat: int, block: int) -> str | None:
    """Why the block may not join the pile that is being designated."""
    op = s.op
    bit = BIT[block]
    pile = op[O_PILE]
    zone = s.zone[block]
    nation = NATION_OF[block]
    if not bit & s.rules.blocks_of_seat[seat]:
        return "N15-3PL-14" if s.rules.three and SIDE_OF[block] == s.rules.side_of_seat[seat] else "N15-OPS-01"
    if zone < 0:
        return "N15-GEN-01"
    if pile & bit:
        return "N15-OPS-07"
    if not s.ready & bit:
        return "N15-GEN-03" if not bit & COMMANDER_MASK else "N15-OPS-14"
    if at_limit(s, nation):
        return "N15-OPS-12"
    if bit & VEDETTE_MASK and (op[O_COORDINATION] or op[O_UNION]):
        return "N15-EV-COORDINATION" if op[O_COORDINATION] else "N15-EV-UNION-DES-FORCES"
    if pile:
        other = first_in(pile)
        if s.zone[other] != zone:
            return "N15-GEN-08"
        if (bit & VEDETTE_MASK != 0) != (pile & VEDETTE_MASK != 0):
            return "N15-VED-06"
        if NATION_OF[other] != nation and not op[O_UNION]:
            return "N15-VED-20" if bit & VEDETTE_MASK else "N15-OPS-14" if bit & COMMANDER_MASK else "N15-OPS-08"
    if not finishable(s, pile | bit):
        if bit & COMMANDER_MASK and not s.at[zone] & s.ready & CORPS_OF_NATION[nation]:
            return "N15-GEN-05"
        return "N15-EV-UNION-DES-FORCES" if op[O_UNION] else "N15-OPS-15"
    return None


def designations(s: Campaign, seat: int) -> bool:
    """Whether the seat can designate anything (N15-OPS-06, R-50)."""
    return any(bar_take(s, seat, b) is None for b in blocks_in(s.rules.blocks_of_seat[seat] & s.ready))


class Designate(CampaignFrame):
    """The player passes, or takes the blocks of a pile one by one and names its purpose (O0, O1)."""

    secret: ClassVar[bool] = True

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-OPS-01"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        op = s.op
        pile = op[O_PILE]
        actions: list[int] = []
        if pile:
            if self.bar_manoeuvre(s) is None:
                actions.append(MANOEUVRE << 16)
            if self.bar_attack(s) is None:
                actions.append(ATTACK << 16)
            here = s.at[s.zone[first_in(pile)]] & s.rules.blocks_of_seat[seat] & s.ready & ~pile
        else:
            if not op[O_MUST]:
                actions.append(PASS << 16)
                for card in s.hand[seat]:
                    if CARD_EVENT[card] == UNION_DES_FORCES and self.bar(s, seat, PLAY, card) is None:
                        actions.append(PLAY << 16 | card)
            here = s.rules.blocks_of_seat[seat] & s.ready
        for b in blocks_in(here):
            if bar_take(s, seat, b) is None:
                actions.append(TAKE << 16 | b)
        return actions

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        op = s.op
        if verb == TAKE:
            return bar_take(s, seat, argument)
        if verb == MANOEUVRE:
            return self.bar_manoeuvre(s)
        if verb == ATTACK:
            return self.bar_attack(s)
        if verb == PASS:
            if op[O_MUST]:
                return "N15-EV-COORDINATION" if op[O_COORDINATION] else "N15-EV-UNION-DES-FORCES"
            return "N15-OPS-13" if op[O_PILE] else None
        if verb == PLAY:
            found = bar_card(s, seat, argument, OP_DESIGNATE)
            if found is None and (op[O_PILE] or op[O_MUST]):
                return "N15-EV-UNION-DES-FORCES"
            return found
        return misplaced(verb)

    def bar_manoeuvre(self, s: Campaign) -> str | None:
        """Why the pile as it is may not be named for a manoeuvre."""
        pile = s.op[O_PILE]
        if pile & VEDETTE_MASK:
            return None
        found = self.bar_pile(s)
        if found is not None:
            return found
        zone = s.zone[first_in(pile)]
        if stranded(s, zone, pile):
            return "N15-OPS-15"
        if SIDE_OF[first_in(pile)] == FRENCH and s.effects & APPROACH and s.contested(zone):
            return "N15-EV-MARCHE-D-APPROCHE"
        return None

    def bar_attack(self, s: Campaign) -> str | None:
        """Why the pile as it is may not be named for a combat."""
        found = self.bar_pile(s)
        if found is not None:
            return found
        return None if s.contested(s.zone[first_in(s.op[O_PILE])]) else "N15-COM-01"

    def bar_pile(self, s: Campaign) -> str | None:
        pile = s.op[O_PILE]
        if not pile & CORPS_MASK:
            return "N15-GEN-05" if pile & COMMANDER_MASK else "N15-GEN-08"
        if s.op[O_UNION] and not (pile & CORPS_OF_NATION[1] and pile & CORPS_OF_NATION[2]):
            return "N15-EV-UNION-DES-FORCES"
        return None

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        op = s.op
        if verb == TAKE:
            op[O_PILE] |= BIT[argument]
        elif verb == PASS:
            s.leave()
            s.leave()
            pass_turn(s, seat)
        elif verb == PLAY:
            op[O_MUST] = 1
            play_card(s, seat, argument, OP_DESIGNATE)
        else:
            s.leave()
            op[O_START] = s.zone[first_in(op[O_PILE])]
            op[O_AT] = op[O_START]
            op[O_FIGHT] = 1 if verb == ATTACK else 0


def pass_turn(s: Campaign, seat: int) -> None:
    """The player does no more operations this turn (N15-OPS-02)."""
    s.passed |= 1 << seat
    s.op_clear()
    s.tell(T_PASSED, seat)
