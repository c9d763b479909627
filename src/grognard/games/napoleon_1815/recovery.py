"""The recovery phase: rest, recovery cards, exhaustion, end of the turn (N15-REC, N15-VIC-05; T-REC)."""

from typing import ClassVar

from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced, owners
from grognard.games.napoleon_1815.knowledge import exhausted, relieved, rested
from grognard.games.napoleon_1815.splits import relieve
from grognard.games.napoleon_1815.state import (
    END_LAST_TURN,
    NO_RECOVERY,
    O_SCORE,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    CARD_RECOVERY,
    CARD_SIDE,
    COALITION,
    CORPS_LIST,
    CORPS_OF,
    EXHAUSTED,
    FRENCH,
    HOLD_MARKERS,
    OBJECTIVES,
    SIDE_OF,
    ZONE_COUNT,
    blocks_in,
)
from grognard.games.napoleon_1815.verbs import (
    DONE,
    LOSE_CAVALRY,
    LOSE_INFANTRY,
    PASS,
    PLAY,
    RECOVER,
    S_EXHAUSTION,
    S_HOLD,
    T_EXHAUSTION,
    T_HOLD,
    T_LOST,
    T_RECOVERY,
    T_REST,
)
from grognard.games.napoleon_1815.victory import (
    lone_commanders,
    look,
    refresh,
    remove_dead,
    score,
    settle_score,
    win,
)
from grognard.kernel.actions import CARD, SEAT, act
from grognard.kernel.contract import NOBODY, SEVERAL


def rest(s: Campaign) -> None:
    """Every corps still ready loses all its fatigue (N15-REC-01)."""
    s.tell(T_REST)
    found = 0
    for b in CORPS_LIST:
        if s.zone[b] >= 0:
            if s.ready & BIT[b]:
                found |= BIT[b]
                relieve(s, b, s.fatigue[b])
            elif s.rules.grognard:
                s.least_fatigue[b] = 0  # standing blocks: nobody knows who rests
    rested(s, found)
    s.served = 0


# --- recovery cards -------------------------------------------------------------------------------------------------


class Recovery(CampaignFrame):
    """It is this player's turn to play recovery cards; without cards, or struck by Renforts retardés, he is not asked."""

    fields: ClassVar[list[tuple[str, str]]] = [("of", SEAT)]

    def __init__(self, of: int) -> None:
        super().__init__(NOBODY)
        self.of = of

    def run(self, s: Campaign) -> None:
        barred = s.effects & NO_RECOVERY and s.rules.side_of_seat[self.of] == COALITION
        if s.hand[self.of] and not barred and any([s.zone[b] >= 0 for b in blocks_in(s.rules.corps_of_seat[self.of])]):
            s.become(RecoveryCard(self.of))
        else:
            s.leave()


def tired_ones(s: Campaign, seat: int) -> int:
    """Corps on which a recovery card may still be played (N15-REC-02, -07)."""
    found = 0
    for b in blocks_in(s.rules.corps_of_seat[seat] & ~s.served):
        if s.zone[b] >= 0 and s.fatigue[b] > 0:
            found |= BIT[b]
    return found


class RecoveryCard(CampaignFrame):
    """One card for each corps that has fatigue, or none (T-REC-2)."""

    secret: ClassVar[bool] = True

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-REC-02"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        actions = [act(PASS)]
        if tired_ones(s, seat):
            actions += [act(PLAY, card) for card in s.hand[seat]]
        return actions

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb == PASS:
            return None
        if verb != PLAY:
            return misplaced(verb)
        if argument not in s.hand[seat]:
            return "N15-CARD-01"
        return None if tired_ones(s, seat) else "N15-REC-07"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        if verb == PASS:
            s.leave()
        else:
            s.enter(Recover(seat, argument))


class Recover(CampaignFrame):
    """On which corps: that is secret, the card is public."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("card", CARD)]

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def name(self, s: Campaign, viewer: int) -> str:
        return "Recover" if viewer == self.seat else "RecoveryCard"

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-REC-02"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(RECOVER, b) for b in blocks_in(tired_ones(s, seat))]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != RECOVER:
            return misplaced(verb)
        bit = BIT[argument]
        if not bit & s.rules.corps_of_seat[seat]:
            return "N15-3PL-20" if s.rules.three else "N15-REC-02"
        if s.served & bit:
            return "N15-REC-02"
        return None if tired_ones(s, seat) & bit else "N15-REC-07"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        s.take_from_hand(seat, self.card)
        s.discard[CARD_SIDE[self.card]].append(self.card)
        s.served |= BIT[argument]
        s.seals += 1
        s.tell(T_RECOVERY, seat, self.card)
        relieved(s, s.rules.corps_of_seat[seat], CARD_RECOVERY[self.card])
        relieve(s, argument, CARD_RECOVERY[self.card])
        if not s.hand[seat]:
            s.leave()


# --- exhaustion -----------------------------------------------------------------------------------------------------


def worn(s: Campaign, mask: int) -> int:
    """Corps that lose a point by exhaustion and have not yet done so."""
    found = 0
    for b in blocks_in(mask):
        if s.need[b]:
            found |= BIT[b]
    return found


def tell_exhaustion(s: Campaign) -> None:
    """Who has 5 fatigues or more loses a point; the owners say which cube (N15-REC-04)."""
    for b in CORPS_LIST:
        s.need[b] = 1 if s.zone[b] >= 0 and s.fatigue[b] >= EXHAUSTED else 0
    s.served = 0
    s.done = 0
    s.seals += 1
    for seat in range(s.rules.players):
        if not any([s.zone[b] >= 0 for b in blocks_in(s.rules.corps_of_seat[seat])]):
            s.done |= 1 << seat
    if s.done != (1 << s.rules.players) - 1:
        s.enter(Exhaustion())


class Exhaustion(CampaignFrame):
    """All players at once take off the cubes of exhausted corps, and say when they are done: nobody sees who had any."""

    secret: ClassVar[bool] = True
    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(SEVERAL)

    def deciders(self, s: Campaign) -> list[int]:
        return [seat for seat in range(s.rules.players) if not s.done >> seat & 1]

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-REC-04"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        actions = []
        for b in blocks_in(worn(s, s.rules.corps_of_seat[seat])):
            if s.infantry[b]:
                actions.append(act(LOSE_INFANTRY, b))
            if s.cavalry[b]:
                actions.append(act(LOSE_CAVALRY, b))
        return actions or [act(DONE)]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        mine = worn(s, s.rules.corps_of_seat[seat])
        if verb == DONE:
            return "N15-REC-04" if mine else None
        if verb not in (LOSE_INFANTRY, LOSE_CAVALRY):
            return misplaced(verb)
        if not mine & BIT[argument]:
            return "N15-REC-04"
        left = s.infantry[argument] if verb == LOSE_INFANTRY else s.cavalry[argument]
        return None if left else "N15-GEN-09"

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        if verb != DONE:
            if verb == LOSE_INFANTRY:
                s.infantry[argument] -= 1
            else:
                s.cavalry[argument] -= 1
            s.need[argument] = 0
            s.tell_only(owners(s, SIDE_OF[argument]), T_LOST, argument, 1 if verb == LOSE_CAVALRY else 0)
            return
        s.done |= 1 << seat
        if not self.deciders(s):
            s.leave()


def wear_out(s: Campaign) -> None:
    """The losses of both sides are scored together, then the dead, commanders alone, and the map (N15-REC-08)."""
    s.done = 0
    standing = 0
    for b in CORPS_LIST:
        if s.zone[b] >= 0:
            standing |= BIT[b]
    s.op[O_SCORE] = 0
    for side in (FRENCH, COALITION):
        corps = standing & CORPS_OF[side]
        number = sum([1 for b in blocks_in(corps) if s.fatigue[b] >= EXHAUSTED])
        exhausted(s, corps, number)
        if number:
            s.op[O_SCORE] += number if side == FRENCH else -number
            s.tell(T_EXHAUSTION, side, number)
    s.seals += 1
    remove_dead(s, standing)
    zones = [zone for zone in range(ZONE_COUNT) if s.at[zone]]
    for zone in zones:
        lone_commanders(s, zone)
    settle_score(s, S_EXHAUSTION)
    for zone in zones:
        if s.stack:
            refresh(s, zone)


def end_turn(s: Campaign) -> None:
    """All blocks ready, the point for seven markers, cards of the turn laid down, the turn marker (N15-REC-05, -06)."""
    s.ready = s.on_map(FRENCH) | s.on_map(COALITION)
    if s.rules.hold_bonus and sum([1 for zone in OBJECTIVES if s.control[zone] == COALITION]) >= HOLD_MARKERS:
        score(s, COALITION, 1, S_HOLD)
        s.tell(T_HOLD, s.vp)
        look(s)
        if not s.stack:
            return
    for side in (FRENCH, COALITION):
        s.discard[side] += s.aside[side]
        s.aside[side] = []
    s.effects = 0
    s.brussels = -1
    s.passed = 0
    s.used = 0
    s.struck = []
    s.operations = [0, 0, 0]
    if s.turn >= s.rules.scenario.turns:
        win(s, COALITION, END_LAST_TURN)  # N15-VIC-10
