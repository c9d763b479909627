"""Standing orders for the three decisions that can come up in the other player's turn (D-08, D-09, D-11)."""

from grognard.games.nations_1813.battle import Loss, endurance, takers
from grognard.games.nations_1813.clock import Reveal, hidden_missions
from grognard.games.nations_1813.placing import UnitType
from grognard.games.nations_1813.state import Nations
from grognard.games.nations_1813.tables import FRENCH_POINTS, TERRAIN, TERRAIN_VALUE, UNITS
from grognard.games.nations_1813.verbs import LOSS, REVEAL, UNIT_TYPE
from grognard.kernel.actions import act
from grognard.kernel.options import Options


def obey(s: Nations, seat: int, orders: Options) -> int:
    """What the seat's orders do for it now, or -1. In his own turn everybody is asked."""
    top = s.stack[-1] if s.stack else None
    if top is None or top.seat != seat or s.side(seat) == s.turn:
        return -1
    if isinstance(top, Reveal) and orders["reveal"] != "ask":
        sign = 1 if orders["reveal"] == "least" else -1
        return act(REVEAL, _least(hidden_missions(s), [sign * points for points in FRENCH_POINTS]))
    if isinstance(top, Loss) and orders["losses"] != "ask":
        sign = 1 if orders["losses"] == "weakest" else -1
        armies = takers(s, top.dealer)
        left = [sign * (endurance(s, army) - s.taken[army]) for army in armies]
        return act(LOSS, armies[left.index(min(left))])
    if isinstance(top, UnitType) and orders["unit"] == "ground":
        return act(UNIT_TYPE, best_unit(s.tile[top.army]))
    return -1


def _least(things: list[int], value: list[int]) -> int:
    """The first of these things that has the least value."""
    return min(things, key=lambda thing: value[thing])


def best_unit(area: int) -> int:
    """The unit type to which the ground of an area gives most."""
    values = [TERRAIN_VALUE[TERRAIN[area] * 3 + unit] for unit in range(len(UNITS))]
    return values.index(max(values))
