"""A march in two clicks: a pile, and the zone it goes to.

An order is planned as the ordinary actions of the pile, in a world that the seat could not tell from the true one; the enemy,
who may play cards in between, is taken to let it happen. What a movement card will be worth nobody knows: a plan made when the
pile is designated ends with the card, and is made `again` when the points are known.
"""

from typing import Final

from grognard.games.napoleon_1815.cards import Window
from grognard.games.napoleon_1815.chances import fatigue_at, movement
from grognard.games.napoleon_1815.knowledge import may_hold_corps
from grognard.games.napoleon_1815.manoeuvre import March, bar_step, step_cost
from grognard.games.napoleon_1815.operation import Designate
from grognard.games.napoleon_1815.state import (
    O_AT,
    O_CROSSED,
    O_FROM_CONTESTED,
    O_MP,
    O_PILE,
    O_SPENT,
    O_START,
    O_STOP,
    RAIN,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCK_COUNT,
    BLOCKS,
    BLOCKS_OF,
    BORDER_FROM,
    BORDER_TO,
    BORDERS_OUT,
    CORPS_MASK,
    CORPS_OF,
    FORTIFIED_TOWN,
    VALUE,
    VEDETTE_MASK,
    ZONE_TYPE,
    ZONES,
    blocks_in,
    first_in,
)
from grognard.games.napoleon_1815.verbs import ATTACK, END, MANOEUVRE, PASS, STEP, TAKE, VOCABULARY
from grognard.kernel.actions import PIECE, PLACE, act
from grognard.kernel.contract import Json
from grognard.kernel.errors import BadInput

MARCHING: Final = "march"
GROUPS: Final = {MARCHING: ["Designate", "March"]}  # the steps in which the order can be given
_NUMBER: Final = {name: b for b, name in enumerate(BLOCKS)}
_ZONE: Final = {name: zone for zone, name in enumerate(ZONES)}


def gather(s: Campaign, seat: int, things: list[str]) -> list[Json]:
    """Where a pile of these blocks can march, what that costs, and what it may meet there."""
    blocks = _blocks(things)
    if not s.stack or seat not in s.deciders() or not blocks:
        return []
    world = s.redeal(seat, 0)
    top = world.stack[-1]
    if isinstance(top, March):
        if not any(world.op[O_PILE] & BIT[b] for b in blocks):
            return []
        marks = {zone: _mark(world, seat, zone, spent, -1.0) for zone, (spent, _) in _reach(world).items()}
    elif isinstance(top, Designate):
        _take(world, seat, blocks)
        marks = _chances(world, seat)
        here = world.zone[first_in(world.op[O_PILE])] if world.op[O_PILE] else -1
        if here >= 0 and world.bar(seat, act(ATTACK)) is None:
            marks[here] = {"cost": 0, "notes": [_note("plan-attack")]}
    else:
        return []
    goals = sorted(marks)
    found = {ZONES[zone]: marks[zone] for zone in goals}
    return [{"order": MARCHING, "kind": PLACE, "goals": list(found), "marks": found}] if found else []


def plan(s: Campaign, seat: int, things: list[str], order: str, goal: str) -> list[Json]:
    """The march as actions: takes and the movement card, or the steps and the end of the march; see `Game.plan`."""
    blocks = _blocks(things)
    if goal not in _ZONE:
        raise BadInput("unknown-name", kind=PLACE, word=goal, nearest="")
    if not s.stack or seat not in s.deciders() or order not in GROUPS or not blocks:
        return []
    world = s.redeal(seat, 0)
    top = world.stack[-1]
    if isinstance(top, March):
        return [_march(world, seat, _ZONE[goal])]
    if isinstance(top, Designate):
        return _designate(world, seat, blocks, _ZONE[goal])
    return [_idle(blocks, world.bar(seat, act(TAKE, blocks[0])))]


def _blocks(things: list[str]) -> list[int]:
    for thing in things:
        if thing not in _NUMBER:
            raise BadInput("unknown-name", kind=PIECE, word=thing, nearest="")
    return [_NUMBER[thing] for thing in things]


def _note(say: str, **told: int | str) -> Json:
    return {"say": say, "with": told}


def _idle(blocks: list[int], clause: str | None) -> Json:
    things = [BLOCKS[b] for b in blocks]
    return {"things": things, "do": [], "sealed": [], "path": [], "clause": clause, "notes": []}


# --- how far --------------------------------------------------------------------------------------------------------


def _reach(s: Campaign) -> dict[int, tuple[int, int]]:
    """By zone that the pile can march to: the points spent then, and the last connection; by the cheapest way. Beyond zones in
    which it must stop, or would if the blocks that stand there are corps, it cannot plan."""
    op = s.op
    kept = (op[O_AT], op[O_SPENT], op[O_CROSSED])
    start = op[O_AT]
    found: dict[int, tuple[int, int]] = {start: (op[O_SPENT], -1)}
    crossed = {start: op[O_CROSSED]}
    ahead = [start]
    while ahead:
        here = min(ahead, key=lambda zone: (found[zone][0], crossed[zone], zone))
        ahead.remove(here)
        if here != start and _must_stop(s, here):
            continue
        spent = found[here][0]
        op[O_AT], op[O_SPENT], op[O_CROSSED] = here, spent, crossed[here]
        for border in BORDERS_OUT[here]:
            to = BORDER_TO[border]
            cost = spent + step_cost(s, border)
            if bar_step(s, border) is None and (to not in found or cost < found[to][0]):
                found[to] = (cost, border)
                crossed[to] = crossed[here] + 1
                if to not in ahead:
                    ahead.append(to)
    op[O_AT], op[O_SPENT], op[O_CROSSED] = kept
    del found[start]
    return found


def _must_stop(s: Campaign, zone: int) -> bool:
    """Whether the march ends where it enters this zone, for all that the seat knows."""
    pile = s.op[O_PILE]
    side = 0 if pile & BLOCKS_OF[0] else 1
    if pile & VEDETTE_MASK:
        return s.at[zone] & BLOCKS_OF[1 - side] != 0
    if s.at[zone] & CORPS_OF[side] & ~pile or may_hold_corps(s, zone, BLOCKS_OF[1 - side]):
        return True
    return ZONE_TYPE[zone] == FORTIFIED_TOWN and s.control[zone] == 1 - side


def _way(reach: dict[int, tuple[int, int]], goal: int) -> list[int]:
    """The connections to the goal."""
    way: list[int] = []
    zone = goal
    while zone in reach:
        way.insert(0, reach[zone][1])
        zone = BORDER_FROM[reach[zone][1]]
    return way


def _chances(s: Campaign, seat: int) -> dict[int, Json]:
    """By zone: what it takes to march there, before the movement card is revealed, and how likely the points are enough."""
    if not s.op[O_PILE] or s.bar(seat, act(MANOEUVRE)) is not None:
        return {}
    found: dict[int, Json] = {}
    enough = 1.0
    for row in movement(s, seat)["points"]:  # from the fewest points up
        world = _underway(s, row["points"])
        for zone, (spent, _) in _reach(world).items():
            if zone not in found:
                found[zone] = _mark(world, seat, zone, spent, enough)
        enough -= row["p"]
    return found


def _underway(s: Campaign, points: int) -> Campaign:
    """The designated pile as it would set out with so many points."""
    world = s.clone()
    op = world.op
    zone = world.zone[first_in(op[O_PILE])]
    op[O_AT] = op[O_START] = zone
    op[O_MP] = points
    op[O_SPENT] = op[O_CROSSED] = op[O_STOP] = 0
    op[O_FROM_CONTESTED] = 1 if world.contested(zone) else 0
    return world


def _mark(s: Campaign, seat: int, zone: int, spent: int, likely: float) -> Json:
    """What a goal costs and what it brings."""
    mark: Json = {"cost": spent - s.op[O_SPENT], "notes": _notes(s, seat, zone, spent, likely)}
    mine = s.at[zone] & s.rules.blocks_of_seat[seat] & s.ready & ~s.op[O_PILE]
    if likely >= 0 and mine & CORPS_MASK:
        mark["taken"] = True
    return mark


def _notes(s: Campaign, seat: int, zone: int, spent: int, likely: float) -> list[Json]:
    side = s.rules.side_of_seat[seat]
    pile = s.op[O_PILE]
    enemy = s.at[zone] & BLOCKS_OF[1 - side]
    notes = [_note("plan-points", points=spent - s.op[O_SPENT])]
    if likely >= 0:
        notes.append(_note("plan-chance", percent=round(100 * likely)))
    least, most = fatigue_at(s, seat, zone, spent)
    if likely >= 0 and s.effects & RAIN and pile & CORPS_MASK:
        least, most = least + 1, most + 1
    if most:
        notes.append(_note("plan-fatigue", least=least, most=most))
    if enemy and pile & VEDETTE_MASK:
        notes.append(_note("plan-vedettes-lost"))
    elif may_hold_corps(s, zone, BLOCKS_OF[1 - side]):
        notes.append(_note("plan-meets" if least == most or not s.rules.grognard else "plan-may-meet"))
    elif VALUE[zone] and s.control[zone] == 1 - side:
        notes.append(_note("plan-objective", points=VALUE[zone]))
    if s.window_seats(1 - side):
        notes.append(_note("plan-reactions"))
    return notes


# --- the actions ----------------------------------------------------------------------------------------------------


def _take(s: Campaign, seat: int, blocks: list[int]) -> list[int]:
    """The blocks join the pile as far as they can, corps first; those that the pile takes now."""
    taken: list[int] = []
    left = [b for b in blocks if CORPS_MASK & BIT[b]] + [b for b in blocks if not CORPS_MASK & BIT[b]]
    while True:
        able = [b for b in left if b not in taken and s.bar(seat, act(TAKE, b)) is None]
        if not able:
            return taken
        s.apply(seat, act(TAKE, able[0]))
        taken.append(able[0])


def _designate(s: Campaign, seat: int, blocks: list[int], goal: int) -> list[Json]:
    """The pile is designated and reveals its card; or, where it stands, attacks."""
    before = s.op[O_PILE]
    taken = _take(s, seat, blocks)
    pile = s.op[O_PILE]
    parts = [_idle([b], s.bar(seat, act(TAKE, b))) for b in blocks if not pile & BIT[b]]
    if not pile:
        return parts
    here = s.zone[first_in(pile)]
    do = [act(TAKE, b) for b in taken] + [act(ATTACK if goal == here else MANOEUVRE)]
    clause = s.bar(seat, do[-1])
    together = [b for b in range(BLOCK_COUNT) if pile & BIT[b] and (before & BIT[b] or b in taken)]
    if clause is not None:
        return [_idle(together, clause), *parts]
    part = _idle(together, None)
    part["do"] = [VOCABULARY.name(action) for action in do]
    if goal == here:
        part["sealed"] = [len(do) - 1]
        part["notes"] = [_note("plan-attack")]
        return [part, *parts]
    mark = _chances(s, seat).get(goal)
    if mark is None:
        return [_idle(together, "N15-MAN-12"), *parts]
    most = _underway(s, movement(s, seat)["points"][-1]["points"])
    part["path"] = [ZONES[BORDER_TO[border]] for border in _way(_reach(most), goal)]
    part["notes"] = mark["notes"]
    part["again"] = True
    return [part, *parts]


def _march(s: Campaign, seat: int, goal: int) -> Json:
    """The steps to the goal, and the end of the march there."""
    pile = s.op[O_PILE]
    part = _idle(blocks_in(pile), None)
    reach = _reach(s)
    if goal not in reach:
        border = next((b for b in BORDERS_OUT[s.op[O_AT]] if BORDER_TO[b] == goal), -1)
        part["clause"] = (s.bar(seat, act(STEP, border)) if border >= 0 else None) or "N15-MAN-12"
        return part
    part["notes"] = _notes(s, seat, goal, reach[goal][0], -1.0)
    way = _way(reach, goal)
    part["path"] = [ZONES[BORDER_TO[border]] for border in way]
    do: list[str] = []
    for border in way:
        seals = s.seals
        s.apply(seat, act(STEP, border))
        if s.seals > seals:
            part["sealed"].append(len(do))
        do.append(VOCABULARY.name(act(STEP, border)))
        _let_pass(s)
    if s.stack and isinstance(s.stack[-1], March) and len(s.legal(seat)) > 1:
        do.append(VOCABULARY.name(act(END)))
    part["do"] = do
    return part


def _let_pass(s: Campaign) -> None:
    """Nobody plays a card in between."""
    while s.stack and isinstance(s.stack[-1], Window):
        s.apply(s.stack[-1].seat, act(PASS))
