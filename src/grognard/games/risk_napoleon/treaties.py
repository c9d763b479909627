"""Treaties at the end of a campaign, step by step (RSK-COA-13 to -15, RSK-PRO-10 to -18, RSK-R-56, -57, -87).

While a treaty is carried out a territory's owner is who it belongs to by now; regiments and generals of others on it are taken
up (`History.displaced`, `History.riders`) and put down again by their nations in turn order.
"""

from grognard.games.risk_napoleon.advanced import History
from grognard.games.risk_napoleon.armies import chosen_commander, nations_at
from grognard.games.risk_napoleon.campaigns import (
    KEEP_IF_HELD,
    PERIODS,
    PLACE_NEW,
    PREVIOUS,
    REMOVE_CORPS,
    REMOVE_EXPEDITION,
    RETREAT,
    RETURN,
    RETURN_CONQUESTS,
    SPREAD_FLEETS,
    TAKE,
    WITHDRAW_FROM,
    Op,
)
from grognard.games.risk_napoleon.cessions import displace, pass_to, step
from grognard.games.risk_napoleon.redeployment import begin_spread
from grognard.games.risk_napoleon.retreat import begin_retreat
from grognard.games.risk_napoleon.state import Risk, calendar, cards_in, counters
from grognard.games.risk_napoleon.tables import (
    HOME,
    HOME_OF,
    NATION_COUNT,
    TERRITORY_COUNT,
)
from grognard.games.risk_napoleon.verbs import (
    T_LOST,
    T_MOVED,
    T_PASSES,
)


def settle_shared(s: Risk) -> None:
    """Whose is a territory that allies share (RSK-R-87)."""
    hist = calendar(s)
    for t in range(TERRITORY_COUNT):
        there = nations_at(hist, t)
        if len(there) > 1:
            if HOME_OF[t] in there:
                owner = HOME_OF[t]
            elif hist.before[t] in there:
                owner = hist.before[t]
            else:
                parts = hist.part[t * NATION_COUNT : (t + 1) * NATION_COUNT]
                owner = chosen_commander(parts, counters(s).general[t], hist.arrival[t])
            if owner != s.owner[t]:
                s.give(t, owner, s.troops[t])
                step(s, T_PASSES, t, owner)


def carry_out(s: Risk, op: Op) -> None:
    """One step of the treaty."""
    hist = calendar(s)
    kind, nation = op.kind, op.nation
    if kind == TAKE:
        for t in cards_in(op.lands):
            holder = s.owner[t]
            if holder == nation or (holder >= 0 and op.not_from >> holder & 1):
                continue
            if op.givers < 0 or (holder >= 0 and op.givers >> holder & 1):
                pass_to(s, t, nation)
    elif kind == RETURN:
        for t in cards_in(op.lands):
            if s.owner[t] == nation:
                pass_to(s, t, op.to)
    elif kind == RETURN_CONQUESTS:
        for t in range(TERRITORY_COUNT):
            if s.owner[t] == nation and hist.before[t] != nation and comes_back(s, op, t):
                pass_to(s, t, hist.before[t] if op.to == PREVIOUS else op.to)
    elif kind == WITHDRAW_FROM:
        for t in cards_in(op.lands):
            if s.owner[t] == nation:
                leave_for(s, op, t)
    elif kind == REMOVE_CORPS:
        remove_corps(s, op)
    elif kind == PLACE_NEW:
        for t in cards_in(op.lands):
            pass_to(s, t, nation)
            hist.part[t * NATION_COUNT + nation] += op.regiments
            hist.arrival[t] = nation + 1
            s.troops[t] += op.regiments
            step(s, T_MOVED, nation, t, op.regiments)
    elif kind == SPREAD_FLEETS:
        begin_spread(s)
    elif kind == RETREAT:
        begin_retreat(s, op)
    else:
        assert kind in (KEEP_IF_HELD, REMOVE_EXPEDITION)  # what they say is done where it bites


def comes_back(s: Risk, op: Op, territory: int) -> bool:
    """Whether a conquest is one of those that the treaty gives back (RSK-PRO-12, -13)."""
    before = calendar(s).before[territory]
    if op.spared >> territory & 1 or (op.taken_from >= 0 and (before < 0 or not op.taken_from >> before & 1)):
        return False
    for other in PERIODS[calendar(s).period].ops:
        if other.kind == KEEP_IF_HELD and other.nation == op.nation and other.lands >> territory & 1:
            return False
        if other.kind == TAKE and other.nation == op.nation and other.lands >> territory & 1:
            return False
    if op.scope == -1:
        return True
    if op.scope == -2:
        return not HOME[op.nation] >> territory & 1
    return op.scope >> territory & 1 == 1


def leave_for(s: Risk, op: Op, territory: int) -> None:
    """A nation leaves a territory, for the place that the treaty names or for any of its own (RSK-PRO-14)."""
    hist = calendar(s)
    nation, refuge = op.nation, op.refuge
    i = territory * NATION_COUNT + nation
    if refuge >= 0 and s.owner[refuge] == nation:
        hist.part[refuge * NATION_COUNT + nation] += hist.part[i]
        s.troops[refuge] += hist.part[i]
        step(s, T_MOVED, nation, refuge, hist.part[i])
        hist.part[i] = 0
    pass_to(s, territory, op.to)


def remove_corps(s: Risk, op: Op) -> None:
    """All regiments of the nation outside its region are gone; where they stood alone another takes over (RSK-PRO-15)."""
    hist, adv = calendar(s), counters(s)
    nation = op.nation
    for t in range(TERRITORY_COUNT):
        if op.region >> t & 1:
            continue
        if adv.general[t] >> nation & 1:
            adv.general[t] &= ~(1 << nation)
            hist.riders[nation] += 1
        i = t * NATION_COUNT + nation
        if hist.part[i]:
            step(s, T_LOST, nation, t, hist.part[i])
            hist.part[i] = 0
            there = nations_at(hist, t)
            if there:
                if s.owner[t] == nation:
                    pass_to(s, t, there[0])
            else:
                hist.part[t * NATION_COUNT + op.heir] = op.regiments
                pass_to(s, t, op.heir)


def home_again(s: Risk) -> None:
    """What the treaty does not name, in a great power's home region and taken since the last one, goes back (RSK-R-57)."""
    hist = calendar(s)
    named = 0
    for op in PERIODS[hist.period].ops:
        named |= op.named
    for t in range(TERRITORY_COUNT):
        if not named >> t & 1 and HOME_OF[t] >= 0 and s.owner[t] != hist.since[t]:
            pass_to(s, t, HOME_OF[t])


def take_up(s: Risk) -> None:
    """Non-owners leave; each territory holds the troops of one nation only (RSK-COA-14, RSK-R-56)."""
    hist: History = calendar(s)
    for t in range(TERRITORY_COUNT):
        owner = s.owner[t]
        for n in range(NATION_COUNT):
            if n != owner:
                displace(s, n, t)
        if owner >= 0:
            s.troops[t] = hist.part[t * NATION_COUNT + owner]
            hist.arrival[t] = owner + 1 if s.troops[t] else 0
