"""What all frames of this game have in common: the clauses that answer an action at the wrong moment."""

from typing import Final

from grognard.games.risk_napoleon.state import Risk
from grognard.games.risk_napoleon.verbs import (
    ATTACK,
    BONUS,
    BREAKOUT,
    CAPITAL,
    CLAIM,
    COLOUR,
    DEFEND,
    END_COMBAT,
    END_REINFORCEMENTS,
    END_TURN,
    ENGAGE,
    EXCHANGE,
    FLEET,
    FORTRESS,
    GENERAL,
    LEADER,
    MANOEUVRE,
    MARCH,
    NAVAL_ATTACK,
    OCCUPY,
    PLACE_ALL,
    PLACE_FIVE,
    PLACE_ONE,
    RIDE,
    SAIL,
    SPANISH_FLEET,
)
from grognard.games.risk_napoleon.victory import may_claim
from grognard.kernel.contract import Frame

# Why a verb has no place in a frame that does not know it.
_MISPLACED: Final = {
    COLOUR: "RSK-SET-01",
    PLACE_ONE: "RSK-REN-07",
    PLACE_FIVE: "RSK-REN-07",
    PLACE_ALL: "RSK-REN-07",
    CAPITAL: "RSK-CAP-01",
    EXCHANGE: "RSK-CAR-04",
    BONUS: "RSK-CAR-05",
    CLAIM: "RSK-R-07",
    END_REINFORCEMENTS: "RSK-SEQ-02",
    ATTACK: "RSK-SEQ-02",
    ENGAGE: "RSK-CBT-04",
    DEFEND: "RSK-CBT-06",
    OCCUPY: "RSK-CON-01",
    END_COMBAT: "RSK-SEQ-02",
    MANOEUVRE: "RSK-SEQ-02",
    MARCH: "RSK-MAN-01",
    END_TURN: "RSK-SEQ-02",
    FORTRESS: "RSK-FOR-01",
    GENERAL: "RSK-GEN-02",
    FLEET: "RSK-FLT-02",
    SPANISH_FLEET: "RSK-FLT-02",
    SAIL: "RSK-FLT-10",
    NAVAL_ATTACK: "RSK-NAV-01",
    BREAKOUT: "RSK-NAV-01",
    RIDE: "RSK-GEN-09",
    LEADER: "RSK-HIS-20",
}


def misplaced(verb: int) -> str:
    """The clause that says when this verb has its time."""
    return _MISPLACED.get(verb, "RSK-SEQ-02")


def bar_claim(s: Risk, seat: int) -> str | None:
    """Why victory cannot be claimed by hand now, at a moment of the own turn with nothing unresolved."""
    if s.rules.auto_claim or not s.rules.missions:
        return "RSK-R-07"
    return None if may_claim(s, seat) else "RSK-VIC-01"


class RiskFrame(Frame[Risk]):
    """A step of this game."""

    def wait(self, s: Risk, seat: int) -> str:
        return "RSK-SEQ-01"
