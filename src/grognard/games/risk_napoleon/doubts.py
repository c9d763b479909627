"""What a player should think twice about: verbs that cannot be taken back, actions that do more than their names say."""

from typing import Any

from grognard.games.risk_napoleon.advanced import F_FORCE, F_LOST
from grognard.games.risk_napoleon.armies import arrived, chosen_commander, friendly, mixed
from grognard.games.risk_napoleon.assault import Assault, Commit
from grognard.games.risk_napoleon.generals import failed, front_of, led
from grognard.games.risk_napoleon.landings import Embark
from grognard.games.risk_napoleon.movement import RIDING, Marching, Movement
from grognard.games.risk_napoleon.reinforcements import Reinforcements, homeless
from grognard.games.risk_napoleon.ships import Sail, blockaders
from grognard.games.risk_napoleon.state import Risk, calendar, counters
from grognard.games.risk_napoleon.tables import (
    BORDER_FROM,
    BORDER_TO,
    NATION_COUNT,
    NATIONS,
    NEUTRAL,
    TERRITORIES,
    UNCOMMANDED,
)
from grognard.games.risk_napoleon.transport import TO_FIGHT
from grognard.games.risk_napoleon.verbs import (
    DOCK,
    EMBARK,
    END_COMBAT,
    END_REINFORCEMENTS,
    ENGAGE,
    MANOEUVRE,
    MARCH,
    RIDE,
)
from grognard.kernel.actions import ARGUMENT, SHIFT, act

Notes = dict[int, list[dict[str, Any]]]


def for_good(s: Risk, verb: int) -> bool:
    """Whether this verb, which closes a phase, brings something that cannot be taken back: a card drawn (RSK-CRD-01), the
    neutral army's reinforcements placed by the other player (RSK-2PL-07)."""
    if verb == END_COMBAT:
        draws = s.conquered > 0 if s.hist is None else s.hist.drawers != 0
        return draws and len(s.pile) > 0
    if verb == END_REINFORCEMENTS:
        return s.rules.neutral and s.received > 1 and s.count(NEUTRAL) > 0
    return False


def cautions(s: Risk, actions: list[int]) -> Notes:
    """By open action: what it would do that its name does not say."""
    top = s.stack[-1]
    if isinstance(top, Reinforcements):
        return (
            _all(actions, END_REINFORCEMENTS, "caution-homeless", number=s.pool)
            if s.pool and homeless(s, s.turn)
            else {}
        )
    if isinstance(top, Assault):
        fated = failed(s) if s.rules.generals else []
        if not fated:
            return {}
        return _all(actions, END_COMBAT, "caution-fate", place=_place(fated[0][0]), count=len(fated))
    if isinstance(top, Commit):
        return _launched(s, actions, ENGAGE, top.border)
    if isinstance(top, Embark):
        return _launched(s, actions, EMBARK, top.border) if top.purpose == TO_FIGHT else {}
    if isinstance(top, Movement):
        waiting = top.done != RIDING and any(action >> SHIFT == MANOEUVRE for action in actions)
        return _all(actions, RIDE, "caution-ride") if waiting else {}
    if isinstance(top, Marching):
        return _commanded(s, actions, top.border)
    if isinstance(top, Sail) and top.why == 0:
        return _relieving(s, actions)
    return {}


def _place(territory: int) -> str:
    return f"place-{TERRITORIES[territory]}"


def _all(actions: list[int], verb: int, message: str, **arguments: Any) -> Notes:
    """One caution for all actions of a verb."""
    note = {"say": message, "with": arguments}
    return {action: [note] for action in actions if action >> SHIFT == verb}


def _launched(s: Risk, actions: list[int], verb: int, border: int) -> Notes:
    """With more than six regiments the general goes along, and his fate hangs on the attack (RSK-GEN-12, -14)."""
    here = BORDER_FROM[border]
    if not s.rules.generals or not led(s, here):
        return {}
    i = front_of(s, border)
    force, lost = (0, 0) if i < 0 else (counters(s).fronts[i + F_FORCE], counters(s).fronts[i + F_LOST])
    if force > UNCOMMANDED:
        return {}
    before = force if verb == EMBARK or s.rules.cumulative else lost
    note = {"say": "caution-general", "with": {"place": _place(here)}}
    return {
        action: [note] for action in actions if action >> SHIFT == verb and before + (action & ARGUMENT) > UNCOMMANDED
    }


def _commanded(s: Risk, actions: list[int], border: int) -> Notes:
    """Who will command in an ally's territory when regiments have come there (RSK-COA-03 to -05)."""
    here, there = BORDER_FROM[border], BORDER_TO[border]
    power = s.turn
    if s.hist is None or s.owner[there] in (power, -1) or mixed(s, here):
        return {}
    hist = calendar(s)
    order = arrived(hist.arrival[there], power)
    found: Notes = {}
    for action in actions:
        if action >> SHIFT == MARCH:
            parts = hist.part[there * NATION_COUNT : (there + 1) * NATION_COUNT]
            parts[power] += action & ARGUMENT
            commander = chosen_commander(parts, counters(s).general[there], order)
            nation = f"nation-{NATIONS[commander]}"
            found[action] = [{"say": "caution-command", "with": {"nation": nation, "place": _place(there)}}]
    return found


def _relieving(s: Risk, actions: list[int]) -> Notes:
    """A friendly port under blockade: the fleet comes to break it, and must fight (RSK-FLT-14, RSK-NAV-09)."""
    found: Notes = {}
    for action in actions:
        port = action & ARGUMENT
        if action >> SHIFT == DOCK and friendly(s, s.turn, port) and blockaders(s, s.turn, port):
            found[act(DOCK, port)] = [{"say": "caution-relief", "with": {"place": _place(port)}}]
    return found
