"""Standing orders: what a seat does without being asked, so that play over days does not drown in questions."""

from typing import Final

from grognard.games.wellingtons_victory.charge_windows import OpportunityCharge
from grognard.games.wellingtons_victory.rally import RallyFacing, RallyForm
from grognard.games.wellingtons_victory.retreat import RetreatChoice
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import ARTILLERY, CAVALRY, KIND
from grognard.games.wellingtons_victory.verbs import (
    ADOPT,
    COLUMN,
    COUNTERCHARGE,
    FACE,
    FIRE,
    FOUR_RANKS,
    PASS,
    SQUARE,
)
from grognard.games.wellingtons_victory.windows import OpportunityFire
from grognard.kernel.options import CHOICE, Option, Options

ORDERS: Final = [
    Option("opportunity_fire", CHOICE, "ask", values=["ask", "never", "always", "formed", "muskets"]),
    Option("opportunity_charge", CHOICE, "ask", values=["ask", "never", "always", "no_squares", "shaken"]),
    Option("retreats", CHOICE, "ask", values=["ask", "straight"]),
    Option("rallies", CHOICE, "ask", values=["ask", "column"]),
]


def obey(s: Battle, seat: int, orders: Options) -> int:
    """The action that the orders take, or -1 to ask."""
    top = s.stack[-1]
    if isinstance(top, OpportunityFire):
        return _fire(s, seat, top, str(orders["opportunity_fire"]))
    if isinstance(top, OpportunityCharge):
        return _charge(s, seat, top, str(orders["opportunity_charge"]))
    if isinstance(top, RetreatChoice) and orders["retreats"] == "straight":
        return top.legal(s, seat)[0]
    if isinstance(top, RallyForm) and orders["rallies"] == "column":
        return ADOPT << 16 | COLUMN
    if isinstance(top, RallyFacing) and orders["rallies"] == "column":
        here = [p for p in s.here(top.hex) if KIND[p] <= ARTILLERY]
        action = FACE << 16 | s.facing[here[-1]]
        return action if top.bar(s, seat, FACE, s.facing[here[-1]]) is None else -1
    return -1


def _fire(s: Battle, seat: int, top: OpportunityFire, order: str) -> int:
    if order == "ask":
        return -1
    shots = [action for action in top.legal(s, seat) if action >> 16 == FIRE]
    if order == "muskets":  # the guns save their rounds
        shots = [action for action in shots if KIND[action & 0xFFFF] != ARTILLERY]
    target = s.top_troops(top.hex)
    if order == "never" or not shots or (order == "formed" and (target < 0 or not s.formed(target))):
        return PASS << 16
    return shots[0]


def _charge(s: Battle, seat: int, top: OpportunityCharge, order: str) -> int:
    if order == "ask":
        return -1
    charges = [action for action in top.legal(s, seat) if action >> 16 == COUNTERCHARGE]
    target = s.top_troops(top.hex)
    if order == "never" or not charges or target < 0:
        return PASS << 16
    if order == "no_squares" and s.form[target] in (SQUARE, FOUR_RANKS):
        return PASS << 16
    if order == "shaken" and s.formed(target) and KIND[target] != CAVALRY:
        return PASS << 16
    return charges[0]
