"""Who is at war with whom (RSK-HIS-24, -25, RSK-R-34, -75, -96)."""

from grognard.games.risk_napoleon.state import Risk, counters
from grognard.games.risk_napoleon.tables import FRA, NEUTRAL


def relations(s: Risk, war: int) -> None:
    """War is between France and each other nation at war; those are one another's allies (RSK-R-96)."""
    adv = counters(s)
    others = war & ~(1 << FRA) if war >> FRA & 1 else 0
    adv.foe = [others if n == FRA else 1 << FRA if others >> n & 1 else 0 for n in range(NEUTRAL + 1)]
    adv.ally = [others & ~(1 << n) if others >> n & 1 else 0 for n in range(NEUTRAL + 1)]
