"""Standing orders: what a seat does without being asked, so that play over days does not drown in questions.

An order may be about one unit or one brigade (`opportunity_fire@fr-54l-1`): it goes before the one for the brigade, and that
before the one for the side.
"""

from typing import Final

from grognard.games.wellingtons_victory.charge_windows import OpportunityCharge
from grognard.games.wellingtons_victory.rally import RallyFacing, RallyForm
from grognard.games.wellingtons_victory.retreat import RetreatChoice
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import (
    ARTILLERY,
    BRIGADE_OF,
    CAVALRY,
    FORMATION_NUMBER,
    FORMATIONS,
    KIND,
    PIECE_NUMBER,
    PIECES,
    UNIT_COUNT,
)
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

PASSES: Final = 3  # ways to pass that a window offers
ORDERS: Final = [
    Option("opportunity_fire", CHOICE, "ask", values=["ask", "never", "always", "formed", "muskets"]),
    Option("opportunity_charge", CHOICE, "ask", values=["ask", "never", "always", "no_squares", "shaken"]),
    Option("retreats", CHOICE, "ask", values=["ask", "straight"]),
    Option("rallies", CHOICE, "ask", values=["ask", "column"]),
]


def orderable(thing: str) -> bool:
    """Units and brigades can have orders of their own."""
    return (thing in PIECE_NUMBER and PIECE_NUMBER[thing] < UNIT_COUNT) or thing in FORMATION_NUMBER


def order_for(orders: Options, name: str, piece: int) -> str:
    """The order that a piece follows: its own, its brigade's, or its side's."""
    own = f"{name}@{PIECES[piece]}"
    if own in orders:
        return str(orders[own])
    brigade = BRIGADE_OF[piece]
    if brigade >= 0 and f"{name}@{FORMATIONS[brigade]}" in orders:
        return str(orders[f"{name}@{FORMATIONS[brigade]}"])
    return str(orders[name])


def obey(s: Battle, seat: int, orders: Options) -> int:
    """The action that the orders take, or -1 to ask."""
    top = s.stack[-1]
    if isinstance(top, OpportunityFire):
        return _fire(s, seat, top, orders)
    if isinstance(top, OpportunityCharge):
        return _charge(s, seat, top, orders)
    if isinstance(top, RetreatChoice) and order_for(orders, "retreats", top.piece) == "straight":
        return top.legal(s, seat)[0]
    if isinstance(top, RallyForm) and order_for(orders, "rallies", s.top(top.hex)) == "column":
        return ADOPT << 16 | COLUMN
    if isinstance(top, RallyFacing) and order_for(orders, "rallies", s.top(top.hex)) == "column":
        here = [p for p in s.here(top.hex) if KIND[p] <= ARTILLERY]
        action = FACE << 16 | s.facing[here[-1]]
        return action if top.bar(s, seat, FACE, s.facing[here[-1]]) is None else -1
    return -1


def _fire(s: Battle, seat: int, top: OpportunityFire, orders: Options) -> int:
    """Fire with the first unit that is to; ask if one wants to be asked; else let the enemy be."""
    asked = False
    for action in top.legal(s, seat):
        if action >> 16 != FIRE:
            continue
        order = order_for(orders, "opportunity_fire", action & 0xFFFF)
        if order == "ask":
            asked = True
        elif _fires(s, action & 0xFFFF, top, order):
            return action
    if not asked and str(orders["opportunity_fire"]) == "ask" and len(top.legal(s, seat)) == PASSES:
        asked = True  # nobody can fire, and nothing was said about that
    return -1 if asked else PASS << 16


def _fires(s: Battle, unit: int, top: OpportunityFire, order: str) -> bool:
    target = s.top_troops(top.hex)
    if order == "muskets":
        return KIND[unit] != ARTILLERY  # the guns save their rounds
    if order == "formed":
        return target >= 0 and s.formed(target)
    return order == "always"


def _charge(s: Battle, seat: int, top: OpportunityCharge, orders: Options) -> int:
    asked = False
    for action in top.legal(s, seat):
        if action >> 16 != COUNTERCHARGE:
            continue
        order = order_for(orders, "opportunity_charge", s.top(action & 0xFFFF))
        if order == "ask":
            asked = True
        elif _charges(s, top, order):
            return action
    return -1 if asked else PASS << 16


def _charges(s: Battle, top: OpportunityCharge, order: str) -> bool:
    target = s.top_troops(top.hex)
    if order == "never" or target < 0:
        return False
    if order == "no_squares":
        return s.form[target] not in (SQUARE, FOUR_RANKS)
    if order == "shaken":
        return not s.formed(target) or KIND[target] == CAVALRY
    return True
