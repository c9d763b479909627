"""What all frames of this game have in common: who is told what, and the clauses that answer an action at the wrong time."""

from typing import Final

from grognard.games.napoleon_1815.state import O_SHOWN, Campaign
from grognard.games.napoleon_1815.tables import FRENCH
from grognard.games.napoleon_1815.verbs import (
    ATTACK,
    BRING,
    DECLINE,
    DELAY,
    DESTROY,
    DONE,
    END,
    FATIGUE,
    GIVE,
    LOSE_CAVALRY,
    LOSE_INFANTRY,
    MANOEUVRE,
    MARCH,
    NAME,
    OPPONENT,
    PASS,
    PLAY,
    RECOVER,
    REINFORCE,
    RELIEVE,
    RETREAT,
    SEARCH,
    STAY,
    STEP,
    TAKE,
    VEDETTE,
    WITHDRAW,
    ZONE,
)
from grognard.kernel.contract import ALL, Frame, only

# Why a verb has no place in a frame that does not know it.
_MISPLACED: Final = {
    PASS: "N15-SEQ-01",
    PLAY: "N15-CARD-03",
    VEDETTE: "N15-VED-01",
    TAKE: "N15-OPS-07",
    MANOEUVRE: "N15-OPS-13",
    ATTACK: "N15-COM-01",
    STEP: "N15-MAN-08",
    END: "N15-SEQ-01",
    DECLINE: "N15-COM-01",
    FATIGUE: "N15-MAN-20",
    RELIEVE: "N15-SEQ-01",
    DONE: "N15-SEQ-01",
    LOSE_INFANTRY: "N15-GEN-09",
    LOSE_CAVALRY: "N15-GEN-09",
    RETREAT: "N15-RET-01",
    STAY: "N15-RET-01",
    WITHDRAW: "N15-RET-01",
    ZONE: "N15-SEQ-01",
    OPPONENT: "N15-3PL-23",
    SEARCH: "N15-EV-ANTICIPATION",
    REINFORCE: "N15-EV-RENFORTS",
    DELAY: "N15-EV-RENFORTS-RETARDES",
    BRING: "N15-EV-AU-SON-DU-CANON",
    DESTROY: "N15-EV-PONT-DETRUIT",
    MARCH: "N15-EV-REACTION",
    RECOVER: "N15-REC-02",
    GIVE: "N15-3PL-25",
    NAME: "N15-3PL-13",
}


def misplaced(verb: int) -> str:
    """The clause that says when this verb has its time."""
    return _MISPLACED.get(verb, "N15-SEQ-01")


def owners(s: Campaign, side: int) -> int:
    """The audience of those who look behind this side's screens (N15-SET-07, N15-3PL-24)."""
    if side == FRENCH:
        return only(0)
    return only(1) | only(2) if s.rules.three else only(1)


def fogged(s: Campaign, side: int) -> int:
    """The audience of what only standing blocks hide: everybody by the Conscript rules, or in a combat."""
    return owners(s, side) if s.rules.grognard and not s.op[O_SHOWN] else ALL


def in_fog(s: Campaign, viewer: int, side: int) -> bool:
    """Whether this viewer sees only standing blocks of that side."""
    return s.rules.grognard and not (viewer >= 0 and s.rules.side_of_seat[viewer] == side)


class CampaignFrame(Frame[Campaign]):
    """A step of this game."""

    def wait(self, s: Campaign, seat: int) -> str:
        return "N15-SEQ-01"
