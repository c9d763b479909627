"""The pursuit of a beaten pile (N15-PUR; section 5.2, C7e)."""

from typing import ClassVar

from grognard.games.napoleon_1815.combat_cards import reveal
from grognard.games.napoleon_1815.frames import CampaignFrame
from grognard.games.napoleon_1815.knowledge import pursued, relieved
from grognard.games.napoleon_1815.splits import (
    OPEN_SPLIT,
    split_fatigue,
)
from grognard.games.napoleon_1815.state import (
    O_AT,
    O_ATTACKERS,
    O_DEFENDERS,
    O_RETREATING,
    O_SPARED,
    O_VICTOR,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    CORPS_MASK,
    CORPS_OF,
    FORTIFIED_TOWN,
    PURSUIT_SYMBOL,
    WOODED,
    ZONE_TYPE,
    blocks_in,
)
from grognard.games.napoleon_1815.verbs import (
    T_PURSUIT,
    T_PURSUIT_FATIGUE,
)
from grognard.games.napoleon_1815.victory import (
    bury,
)
from grognard.kernel.contract import NOBODY


def pursue(s: Campaign) -> None:
    """More cavalry on open ground: the winner reveals cards, their fatigue strikes the loser (C7e, N15-PUR)."""
    op = s.op
    zone = op[O_AT]
    victor = op[O_VICTOR] - 1
    prey = op[O_RETREATING] & CORPS_MASK
    if not prey or op[O_SPARED] == 1 or ZONE_TYPE[zone] == WOODED or ZONE_TYPE[zone] == FORTIFIED_TOWN:
        return
    hunters = (op[O_ATTACKERS] | op[O_DEFENDERS]) & CORPS_OF[victor]
    happens = s.horse(hunters) > s.horse(prey)
    pursued(s, hunters, prey, happens)
    s.seals += 1
    if not happens:
        return
    number = 1 + sum([PURSUIT_SYMBOL[b] for b in blocks_in(hunters)])
    s.tell(T_PURSUIT, victor, number)
    fatigue = reveal(s, victor, hunters, number) % 100
    s.tell(T_PURSUIT_FATIGUE, fatigue)
    for b in blocks_in(prey):
        s.hurt[b] = 0
    s.enter(Overtaken())
    split_fatigue(s, s.seat_for(prey), prey, fatigue, OPEN_SPLIT)


class Overtaken(CampaignFrame):
    """After the pursuit: corps spared by Retraite en ordre shed its fatigue, then the dead (N15-PUR-04, N15-3PL-28)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def __init__(self) -> None:
        super().__init__(NOBODY)

    def run(self, s: Campaign) -> None:
        op = s.op
        s.leave()
        prey = op[O_RETREATING] & CORPS_MASK
        if op[O_SPARED] > 1:
            for b in blocks_in(prey & s.rules.corps_of_seat[op[O_SPARED] - 2]):
                relieved(s, BIT[b], s.hurt[b])
                s.fatigue[b] -= s.hurt[b]
        for b in blocks_in(prey):
            if s.stack:
                bury(s, BIT[b], s.zone[b])
