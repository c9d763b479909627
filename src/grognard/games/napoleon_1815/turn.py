"""The sequence of play: draw, initiative, operations, recovery (N15-SEQ-01; section 5.1)."""

from typing import ClassVar, Final

from grognard.games.napoleon_1815.draw import draw_phase, red_events, reinforcements, seats_in_order
from grognard.games.napoleon_1815.exchange import offer_exchange, partners_may_talk
from grognard.games.napoleon_1815.frames import CampaignFrame, misplaced
from grognard.games.napoleon_1815.initiative import blue_phase, initiative
from grognard.games.napoleon_1815.operation import Operation, designations, pass_turn
from grognard.games.napoleon_1815.recovery import Recovery, end_turn, rest, tell_exhaustion, wear_out
from grognard.games.napoleon_1815.state import O_SEAT, Campaign
from grognard.games.napoleon_1815.tables import COALITION, FIRST_INVASION, LAST_INVASION
from grognard.games.napoleon_1815.verbs import NAME, T_NAMED, T_TURN
from grognard.kernel.actions import act
from grognard.kernel.contract import NOBODY

DRAW: Final = 0
RED: Final = 1
REINFORCEMENTS: Final = 2
BLUE: Final = 3
INITIATIVE: Final = 4
OPERATIONS: Final = 5
REST: Final = 6
RECOVERY: Final = 7
EXHAUSTION: Final = 8
END: Final = 9


class Turn(CampaignFrame):
    """The phases of a turn."""

    fields: ClassVar[list[tuple[str, str]]] = [("step", "turn_step")]

    def __init__(self, step: int) -> None:
        super().__init__(NOBODY)
        self.step = step

    def run(self, s: Campaign) -> None:
        step = self.step
        if step == DRAW:
            s.turn += 1
            card = min(s.rules.scenario.first_card + s.turn - 1, LAST_INVASION)
            s.tell(T_TURN, s.turn, card - FIRST_INVASION)
            s.become(Turn(RED))
            draw_phase(s)
        elif step == RED:
            s.become(Turn(REINFORCEMENTS))
            red_events(s)
        elif step == REINFORCEMENTS:
            s.become(Turn(BLUE))
            reinforcements(s)
        elif step == BLUE:
            s.become(Turn(INITIATIVE))
            blue_phase(s)
        elif step == INITIATIVE:
            s.become(Turn(OPERATIONS))
            initiative(s)
        elif step == OPERATIONS:
            self.operations(s)
        elif step == REST:
            s.become(Turn(RECOVERY))
            rest(s)
            if s.rules.three and s.rules.hands and partners_may_talk(s):
                offer_exchange(s)
        elif step == RECOVERY:
            s.become(Turn(EXHAUSTION))
            for seat in reversed(seats_in_order(s)):
                s.enter(Recovery(seat))
        elif step == EXHAUSTION:
            s.become(Turn(END))
            tell_exhaustion(s)
        else:
            wear_out(s)
            if s.stack:
                end_turn(s)
            if s.stack:
                s.become(Turn(DRAW))

    def operations(self, s: Campaign) -> None:
        """The sides act in turn until both have passed (N15-OPS-01 to -06)."""
        waiting = [any([not s.passed >> seat & 1 for seat in s.rules.seats_of_side[side]]) for side in (0, 1)]
        if not waiting[0] and not waiting[1]:
            s.become(Turn(REST))
            return
        side = s.side if waiting[s.side] else 1 - s.side
        s.side = 1 - side
        if side == COALITION and s.rules.three:
            s.enter(Command())
            if s.rules.hands and partners_may_talk(s):
                offer_exchange(s)
        else:
            begin_operation(s, side)


def begin_operation(s: Campaign, seat: int) -> None:
    """The player is asked for an operation; if everybody sees that he has none, he passes (N15-OPS-06)."""
    s.used = 0
    s.op_clear()
    s.op[O_SEAT] = seat
    if s.rules.grognard:
        able = s.ready & s.rules.blocks_of_seat[seat] != 0
    else:
        able = designations(s, seat)
    if able:
        s.enter(Operation(0))
    else:
        pass_turn(s, seat)


class Command(CampaignFrame):
    """Three players: the leader says who acts for the coalition, unless only one is left (N15-3PL-13, -16)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Campaign) -> None:
        able = [seat for seat in (1, 2) if not s.passed >> seat & 1]
        if len(able) == 2:
            s.become(Leader(s.leader))
        else:
            s.leave()
            begin_operation(s, able[0])


class Leader(CampaignFrame):
    """The leader names the coalition player who acts (N15-3PL-13)."""

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-3PL-13"

    def legal(self, s: Campaign, seat: int) -> list[int]:
        return [act(NAME, other) for other in (1, 2) if not s.passed >> other & 1]

    def bar(self, s: Campaign, seat: int, verb: int, argument: int) -> str | None:
        if verb != NAME:
            return misplaced(verb)
        if argument == 0:
            return "N15-3PL-13"
        return "N15-3PL-16" if s.passed >> argument & 1 else None

    def apply(self, s: Campaign, seat: int, verb: int, argument: int) -> None:
        s.leave()
        s.tell(T_NAMED, argument)
        begin_operation(s, argument)
