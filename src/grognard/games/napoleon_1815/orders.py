"""Standing orders: windows in which a seat wishes to pass without being asked. They are secret."""

from grognard.games.napoleon_1815.cards import (
    AttackCard,
    Coordinate,
    Counter,
    DefenceCard,
    EndOfMarch,
    EndReaction,
    EntryReaction,
    ForcedMarch,
    LastBridge,
    LoserCard,
    MovementReaction,
    OperationStart,
    PassThrough,
    SecondCard,
    Window,
    WinnerCard,
)
from grognard.games.napoleon_1815.state import Campaign
from grognard.games.napoleon_1815.verbs import PASS
from grognard.kernel.actions import act
from grognard.kernel.options import Options


def obey(s: Campaign, seat: int, orders: Options) -> int:
    """To pass, if the seat's orders say so for this window; else -1, to ask."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Window) or top.seat != seat:
        return -1
    kind = ""
    if isinstance(top, Counter):
        kind = "pass_counter"
    elif isinstance(top, OperationStart | MovementReaction | EntryReaction | EndReaction):
        kind = "pass_enemy_manoeuvre"
    elif isinstance(top, SecondCard | ForcedMarch | LastBridge | PassThrough | EndOfMarch | Coordinate):
        kind = "pass_own_manoeuvre"
    elif isinstance(top, AttackCard | DefenceCard | LoserCard | WinnerCard):
        kind = "pass_combat"
    return act(PASS) if orders["pass_all"] or (kind and orders[kind]) else -1
