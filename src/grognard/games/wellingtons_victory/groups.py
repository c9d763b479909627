"""Orders for several units at once: a brigade marches, turns, forms up, unlimbers or fires as one.

An order is planned as the ordinary actions of its units, one after the other, in a world that the seat could not tell from the
true one: each action is tried there and barred there as at the table. The enemy, who may fire or charge in between, is taken to
let them pass; where he has the word, or where a throw decides, the plan says so.
"""

from typing import Final

from grognard.games.wellingtons_victory.changes import bar_adopt, battalions, forms, stack_forms
from grognard.games.wellingtons_victory.fire import targets
from grognard.games.wellingtons_victory.formation import Face, Form, Formation, FormStack
from grognard.games.wellingtons_victory.ground import AT, AXIAL_Q, AXIAL_R, HEX_NUMBER, HEXES, LIN, distance
from grognard.games.wellingtons_victory.march import Move
from grognard.games.wellingtons_victory.movement import Movement, stack_movers
from grognard.games.wellingtons_victory.moves import movers, unit_group
from grognard.games.wellingtons_victory.reciprocal import Fire, Target, ThroughShot
from grognard.games.wellingtons_victory.retreat import RetreatChoice
from grognard.games.wellingtons_victory.state import ORDERED, Battle
from grognard.games.wellingtons_victory.tables import (
    ARTILLERY,
    BRIGADE_UNITS,
    CREW,
    FORMATION_NUMBER,
    INFANTRY,
    KIND,
    LEADER,
    LEADER_OF,
    PIECE_NUMBER,
    PIECES,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import (
    ADOPT,
    AIM,
    COLUMN,
    END_MOVE,
    FACE,
    FACING,
    FIRE,
    FORM,
    FORM_ALL,
    FORM_UNIT,
    FORMS,
    FOUR_RANKS,
    LIMBERED,
    LINE,
    LINE_LEFT,
    LINE_RIGHT,
    MARCH,
    MOVE,
    MOVE_STACK,
    PASS,
    PICK_UP,
    RETREAT,
    ROAD_MARCH,
    SIDE_OF_PLAYER,
    SQUARE,
    THROUGH,
    TURN,
    UNLIMBER,
    UNLIMBERED,
    VOCABULARY,
)
from grognard.games.wellingtons_victory.ways import Ways
from grognard.games.wellingtons_victory.windows import Aim, OpportunityFire
from grognard.kernel.actions import PLACE
from grognard.kernel.contract import Json
from grognard.kernel.errors import BadInput
from grognard.kernel.hexes import VERTICES

GROUPS: Final = {
    "march": ["Movement", "Move"],
    "unlimber": ["Movement", "Move"],
    "face": ["Movement", "Move", "Formation"],
    "form": ["Formation"],
    "fire": ["Fire", "OpportunityFire"],
    "retreat": ["RetreatChoice"],
}  # the steps in which an order can be given
# What a formation is taken for by units that cannot have it: long lines are extended, short ones are not.
_INSTEAD: Final = {
    LINE: [LINE, LINE_RIGHT, LINE_LEFT],
    LINE_RIGHT: [LINE_RIGHT, LINE, LINE_LEFT],
    LINE_LEFT: [LINE_LEFT, LINE, LINE_RIGHT],
}
_LONGEST_RETREAT: Final = 8  # choices of one retreat that are looked ahead
_SHOWN_FORMS: Final = [COLUMN, LINE, LINE_RIGHT, LINE_LEFT, SQUARE, FOUR_RANKS, LIMBERED, UNLIMBERED]


def pieces_of(s: Battle, seat: int, things: list[str]) -> list[int]:
    """The pieces on the map that are meant, by their own names or by their brigade's; crews go with their batteries."""
    found: list[int] = []
    for thing in things:
        if thing in FORMATION_NUMBER:
            brigade = FORMATION_NUMBER[thing]
            named = BRIGADE_UNITS[brigade] + [p for p in (LEADER_OF[brigade],) if p >= 0]
        elif thing in PIECE_NUMBER:
            named = [PIECE_NUMBER[thing]]
        else:
            raise BadInput("unknown-name", kind="piece", word=thing, nearest="")
        for p in named:
            if s.where[p] >= 0 and SIDE_OF[p] == SIDE_OF_PLAYER[seat] and KIND[p] != CREW and p not in found:
                found.append(p)
    return found


# --- what can be ordered ---------------------------------------------------------------------------------------------


def gather(s: Battle, seat: int, things: list[str]) -> list[Json]:
    """The orders that these units can be given together now, each with its goals."""
    world = s.redeal(seat, 0)
    pieces = pieces_of(world, seat, things)
    if not pieces or not world.stack or seat not in world.deciders():
        return []
    top = world.stack[-1]
    found: list[Json] = []
    if isinstance(top, Movement | Move):
        ways = _reach(world, seat, pieces)
        if ways is not None and (marks := _marks(ways, seat, isinstance(top, Move))):
            found.append({"order": "march", "kind": PLACE, "goals": list(marks), "marks": marks})
        if [p for p in pieces if KIND[p] == ARTILLERY and _open(world, seat, MOVE, p)]:
            found.append({"order": "unlimber", "kind": FACING, "goals": VERTICES})
        if [p for p in pieces if not world.all_round(p) and _open(world, seat, MOVE, p)]:
            found.append({"order": "face", "kind": FACING, "goals": VERTICES})
    elif isinstance(top, Formation):
        wanted = _wanted(world, seat, pieces)
        if wanted:
            found.append({"order": "form", "kind": FORM, "goals": [FORMS[form] for form in wanted]})
        if [p for p in pieces if _open(world, seat, TURN, world.where[p])]:
            found.append({"order": "face", "kind": FACING, "goals": VERTICES})
    elif isinstance(top, RetreatChoice):
        ends = _retreats(world, seat)
        marks = {
            HEXES[spot]: {"cost": len(drill.done), "notes": [], "step": len(drill.done) == 1}
            for spot, drill in sorted(ends.items())
        }
        found.append({"order": "retreat", "kind": PLACE, "goals": list(marks), "marks": marks})
    elif isinstance(top, Fire | OpportunityFire):
        aims: list[int] = []
        for p in pieces:
            if _open(world, seat, FIRE, p):
                aims += [top.hex] if isinstance(top, OpportunityFire) else targets(world, p)
        if aims:
            found.append({"order": "fire", "kind": PLACE, "goals": [HEXES[spot] for spot in sorted(set(aims))]})
    return found


def _open(s: Battle, seat: int, verb: int, argument: int) -> bool:
    return s.bar(seat, verb << 16 | argument) is None


def _reach(s: Battle, seat: int, pieces: list[int]) -> Ways | None:
    """The ways of the first of the units that can move, with those of its hex."""
    if isinstance(s.stack[-1], Move):
        return Ways(s.clone(), movers(s), -1) if s.mover in pieces else None
    for p in pieces:
        if _open(s, seat, MOVE, p):
            drill = Drill(s, seat)
            drill.begin([x for x in pieces if s.where[x] == s.where[p]])
            return Ways(drill.s, movers(drill.s), -1)
    return None


def _marks(ways: Ways, seat: int, under_way: bool) -> dict[str, Json]:
    """By hex: what it costs to get there, whether it costs the order, and how often the enemy may react; of a move that
    is under way the next step is marked."""
    s, side = ways.s, SIDE_OF_PLAYER[seat]
    marks: dict[str, Json] = {}
    for spot, node in ways.goals().items():
        mark: Json = {"cost": ways.cost[node], "notes": []}
        if node & 1:
            mark["notes"].append({"say": "plan-disordered", "with": {}})
        times = ways.risk[node]
        if times:
            mark["notes"].append({"say": "plan-watched", "with": {"times": times}})
        if [p for p in s.here(spot) if SIDE_OF[p] == side]:
            mark["taken"] = True
        elif under_way and _open(s, seat, MARCH, spot):
            mark["step"] = True
        marks[HEXES[spot]] = mark
    return marks


def _wanted(s: Battle, seat: int, pieces: list[int]) -> list[int]:
    """The formations that at least one of the units may adopt."""
    able: set[int] = set()
    for p in pieces:
        if _open(s, seat, FORM_UNIT, p):
            able |= set(forms(s, p))
        if _together(s, seat, p, pieces):
            able |= set(stack_forms(s, s.where[p], SIDE_OF[p]))
    return [form for form in _SHOWN_FORMS if form in able or (form == LINE and able & {LINE_RIGHT, LINE_LEFT})]


def _together(s: Battle, seat: int, p: int, pieces: list[int]) -> bool:
    """Whether all battalions of a unit's stack are meant and may change together (WV-8.5.4)."""
    if KIND[p] != INFANTRY:
        return False
    stack = battalions(s, s.where[p], SIDE_OF[p])
    return not [x for x in stack if x not in pieces] and _open(s, seat, FORM_ALL, s.where[p])


# --- plans -----------------------------------------------------------------------------------------------------------


class Drill:
    """A world in which an order is tried out, and the actions that it took so far."""

    def __init__(self, s: Battle, seat: int) -> None:
        self.s = s.clone()
        self.s.answers = []
        self.seat = seat
        self.done: list[int] = []
        self.sealed: list[int] = []  # the numbers of the actions that cannot be taken back
        self.asked = 0  # how often the enemy has the word
        self.thrown = False

    def do(self, action: int) -> str | None:
        """Take an action, if nothing bars it; then the enemy passes wherever he is asked."""
        s = self.s
        if s.answers:
            self.thrown = True
            return "WV-4.0"
        clause = s.bar(self.seat, action)
        if clause is not None:
            return clause
        seals = s.seals
        s.apply(self.seat, action)
        while s.stack and self.seat not in s.deciders() and not s.answers:
            other = s.deciders()[0]
            if s.bar(other, PASS << 16) is not None:
                break
            self.asked += 1
            s.apply(other, PASS << 16)
        if s.seals > seals:
            self.sealed.append(len(self.done))
        self.done.append(action)
        self.thrown = bool(s.answers)
        return None

    def begin(self, here: list[int]) -> list[int]:
        """Units of one hex begin a move together; those that do."""
        s = self.s
        able = [p for p in here if s.bar(self.seat, MOVE << 16 | p) is None]
        lead = ([p for p in able if KIND[p] != LEADER] or able)[-1]
        spot = s.where[lead]
        whole: list[int] = []
        for p in able:
            whole += [x for x in unit_group(s, p) if x not in whole]
        if len(able) > 1 and set(stack_movers(s, spot, SIDE_OF[lead])) == set(whole):
            if self.do(MOVE_STACK << 16 | spot) is None:
                return able
        self.do(MOVE << 16 | lead)
        return [lead] + [p for p in able if p != lead and self.do(PICK_UP << 16 | p) is None]

    def part(self, pieces: list[int], notes: list[Json]) -> Json:
        """What a plan says of units that act."""
        if self.asked:
            notes.append({"say": "plan-watched", "with": {"times": self.asked}})
        if self.thrown:
            notes.append({"say": "plan-thrown", "with": {}})
        return {
            "things": [PIECES[p] for p in pieces],
            "do": [VOCABULARY.name(action) for action in self.done],
            "sealed": self.sealed,
            "path": _path(self.done),
            "clause": None,
            "notes": notes,
        }


def _path(actions: list[int]) -> list[str]:
    return [HEXES[action & 0xFFFF] for action in actions if action >> 16 in (MARCH, ROAD_MARCH)]


def _idle(pieces: list[int], clause: str | None, note: str) -> Json:
    """What a plan says of units that do nothing, barred by a clause or for another reason."""
    notes: list[Json] = [{"say": note, "with": {}}] if note else []
    return {"things": [PIECES[p] for p in pieces], "do": [], "sealed": [], "path": [], "clause": clause, "notes": notes}


def _barred(p: int, clause: str | None) -> Json:
    return _idle([p], clause, "")


def plan(s: Battle, seat: int, things: list[str], order: str, goal: str) -> list[Json]:
    """An order as actions, unit after unit; see `Game.plan`."""
    world = s.redeal(seat, 0)
    pieces = pieces_of(world, seat, things)
    if not world.stack or seat not in world.deciders() or type(world.stack[-1]).__name__ not in GROUPS.get(order, []):
        verb = FIRE if order == "fire" else FORM_UNIT if order == "form" else MOVE
        return [_barred(p, world.bar(seat, verb << 16 | p) or "WV-4.1a") for p in pieces]
    if not pieces:
        return []
    if order == "march":
        return _march(world, seat, pieces, _named(HEX_NUMBER, PLACE, goal))
    if order == "retreat":
        return _retreat(world, seat, pieces, _named(HEX_NUMBER, PLACE, goal))
    if order == "fire":
        return _fire(world, seat, pieces, _named(HEX_NUMBER, PLACE, goal))
    if order == "form":
        return _form(world, seat, pieces, _named({name: i for i, name in enumerate(FORMS)}, FORM, goal))
    facing = _named({name: i for i, name in enumerate(VERTICES)}, FACING, goal)
    if isinstance(world.stack[-1], Formation):
        return _turn(world, seat, pieces, facing)
    return _wheel(world, seat, pieces, UNLIMBER if order == "unlimber" else FACE, facing)


def _named(numbers: dict[str, int], kind: str, word: str) -> int:
    if word not in numbers:
        raise BadInput("unknown-name", kind=kind, word=word, nearest="")
    return numbers[word]


# --- movement --------------------------------------------------------------------------------------------------------


def _march(world: Battle, seat: int, pieces: list[int], goal: int) -> list[Json]:
    """All keep their places beside the first, the foremost going first; who cannot get there goes as near as he can."""
    lead = next((p for p in pieces if _moves(world, seat, p)), pieces[0])
    start = world.where[lead]
    q, r = AXIAL_Q[goal] - AXIAL_Q[start], AXIAL_R[goal] - AXIAL_R[start]
    spots = sorted({world.where[p] for p in pieces}, key=lambda spot: (_ahead(spot, q, r), spot))
    if isinstance(world.stack[-1], Move):
        spots = [world.where[world.mover]] + [spot for spot in spots if spot != world.where[world.mover]]
    parts: list[Json] = []
    thrown = False
    for spot in spots:
        here = [p for p in world.here(spot) if p in pieces]
        while here:
            able = _able(world, seat, here, parts)
            if not able:
                break
            if thrown:
                parts.append(_idle(able, None, "plan-later"))
                break
            drill = Drill(world, seat)
            if isinstance(world.stack[-1], Move):
                group = [p for p in movers(world) if KIND[p] != CREW]
            else:
                group = drill.begin(able)
            target = _shifted(spot, q, r)
            parts.append(_go(drill, group, goal if target < 0 else target, lead in group))
            if drill.done and parts[-1]["do"]:
                world = drill.s
                world.answers = None
                thrown = drill.thrown
            here = [p for p in able if p not in group]
    return parts


def _able(s: Battle, seat: int, group: list[int], parts: list[Json]) -> list[int]:
    """Those of the units that may move, or are on the move already; of the others the plan tells what bars them."""
    able: list[int] = []
    for p in group:
        if _moves(s, seat, p):
            able.append(p)
        else:
            parts.append(_barred(p, s.bar(seat, MOVE << 16 | p)))
    return able


def _moves(s: Battle, seat: int, p: int) -> bool:
    return _open(s, seat, MOVE, p) or (isinstance(s.stack[-1], Move) and p in movers(s))


def _ahead(spot: int, q: int, r: int) -> int:
    """The smaller, the farther ahead a hex is in a direction (the inner product of hex vectors)."""
    x, y = AXIAL_Q[spot], AXIAL_R[spot]
    return -(2 * (x * q + y * r) + x * r + y * q)


def _shifted(spot: int, q: int, r: int) -> int:
    """A hex as far from a hex, -1 off the map."""
    index = LIN[spot] + 256 * q + r
    there = AT[index] if 0 <= index < len(AT) else -1
    return there if there >= 0 and (AXIAL_Q[there] - AXIAL_Q[spot], AXIAL_R[there] - AXIAL_R[spot]) == (q, r) else -1


def _go(drill: Drill, group: list[int], target: int, exact: bool) -> Json:
    """A group that has begun its move goes as near to its target as it can, and ends its move."""
    s = drill.s
    p = group[0]
    before = _looks(s, p)
    points = s.mp
    ways = Ways(s, movers(s), target)
    way = ways.actions(ways.best(target, exact))
    if not way and len(s.queue) == 1:
        return _idle(group, None, "plan-stays")
    for action in way:
        if drill.thrown or not isinstance(s.stack[-1], Move) or drill.do(action) is not None:
            break
    left = s.mp
    if not drill.thrown and isinstance(s.stack[-1], Move):
        clause = drill.do(END_MOVE << 16)
        if clause is not None:
            return _barred(p, clause)
    notes: list[Json] = [{"say": "plan-way", "with": {"steps": len(_path(drill.done)), "cost": points - left}}]
    notes += _ends(s, p, before)
    far = distance(s.where[p], target) if s.where[p] >= 0 else 0
    if far:
        notes.append({"say": "plan-short", "with": {"far": far}})
    return drill.part(group, notes)


def _looks(s: Battle, p: int) -> list[int]:
    """How a unit stands: facing, order, formation."""
    return [s.facing[p], s.order[p], s.form[p]]


def _ends(s: Battle, p: int, before: list[int]) -> list[Json]:
    """What a unit ends as: its formation and facing, and whether it has lost its order."""
    notes: list[Json] = []
    if KIND[p] < CREW and s.where[p] >= 0:
        told = {"form": f"form-{FORMS[s.form[p]]}"}
        if s.all_round(p):
            notes.append({"say": "plan-ends-all-round", "with": told})
        else:
            told["facing"] = f"facing-{VERTICES[s.facing[p]]}"
            kept = s.facing[p] == before[0] and s.form[p] == before[2]
            notes.append({"say": "plan-ends-kept" if kept else "plan-ends", "with": told})
        if s.order[p] != ORDERED and s.order[p] != before[1]:
            notes.append({"say": "plan-disordered", "with": {}})
    return notes


def _wheel(world: Battle, seat: int, pieces: list[int], verb: int, facing: int) -> list[Json]:
    """Each turns, or unlimbers, where it stands; that is its move (WV-6.2.3, WV-7.4.2)."""
    parts: list[Json] = []
    pieces = [p for p in pieces if KIND[p] != LEADER]
    for spot in sorted({world.where[p] for p in pieces}):
        here = [p for p in world.here(spot) if p in pieces]
        if verb == UNLIMBER:
            groups = [[p] for p in here if KIND[p] == ARTILLERY]
        else:
            groups = [here]
        for group in groups:
            drill = Drill(world, seat)
            able = _able(world, seat, group, parts)
            if not able:
                continue
            before = _looks(world, able[0])
            if not isinstance(world.stack[-1], Move):
                able = drill.begin(able)
            clause = drill.do(verb << 16 | facing)
            if clause is None and isinstance(drill.s.stack[-1], Move):
                clause = drill.do(END_MOVE << 16)
            if clause is not None:
                parts += [_barred(p, clause) for p in able]
                continue
            world = drill.s
            parts.append(drill.part(able, _ends(world, able[0], before)))
            world.answers = None
    return parts


# --- retreats --------------------------------------------------------------------------------------------------------


def _retreats(s: Battle, seat: int) -> dict[int, Drill]:
    """By hex: the way on which the stack that retreats gets there, as long as nothing but its choices decides."""
    top = s.stack[-1]
    assert isinstance(top, RetreatChoice)
    found: dict[int, Drill] = {}
    edge = [Drill(s, seat)]
    for _ in range(_LONGEST_RETREAT):
        further: list[Drill] = []
        for drill in edge:
            for action in drill.s.legal(seat):
                spot = action & 0xFFFF
                if spot in found:
                    continue
                on = Drill(drill.s, seat)
                on.done = drill.done[:]
                on.do(action)
                found[spot] = on
                now = on.s.stack[-1] if on.s.stack else None
                if not on.thrown and isinstance(now, RetreatChoice) and now.piece == top.piece and now.base == top.base:
                    further.append(on)
        edge = further
    return found


def _retreat(world: Battle, seat: int, pieces: list[int], goal: int) -> list[Json]:
    """The stack retreats to a hex, step by step."""
    drill = _retreats(world, seat).get(goal)
    if drill is None:
        return [_barred(pieces[0], world.bar(seat, RETREAT << 16 | goal))]
    part = drill.part(pieces[:1], [])
    part["path"] = [HEXES[action & 0xFFFF] for action in drill.done]
    part["sealed"] = []  # he has no choice but to retreat
    return [part]


# --- changes ---------------------------------------------------------------------------------------------------------


def _turn(world: Battle, seat: int, pieces: list[int], facing: int) -> list[Json]:
    """Each stack turns (WV-6.2.1)."""
    parts: list[Json] = []
    pieces = [p for p in pieces if KIND[p] != LEADER]
    for spot in sorted({world.where[p] for p in pieces}):
        here = [p for p in world.here(spot) if p in pieces]
        drill = Drill(world, seat)
        before = _looks(world, here[-1])
        clause = drill.do(TURN << 16 | spot) or drill.do(FACE << 16 | facing)
        if clause is not None:
            parts += [_barred(p, clause) for p in here]
            continue
        world = drill.s
        parts.append(drill.part(here, _ends(world, here[-1], before)))
        world.answers = None
    return parts


def _form(world: Battle, seat: int, pieces: list[int], form: int) -> list[Json]:
    """Each adopts the formation, or what comes next to it; battalions of a stack form square together (WV-8.5.4)."""
    parts: list[Json] = []
    done: list[int] = []
    for p in pieces:
        if p in done or KIND[p] == LEADER:
            continue
        drill = Drill(world, seat)
        before = _looks(world, p)
        group = [p]
        wished = [x for x in _INSTEAD.get(form, [form]) if x in forms(world, p)]
        stack = battalions(world, world.where[p], SIDE_OF[p])
        if not wished and _together(world, seat, p, pieces) and form in stack_forms(world, world.where[p], SIDE_OF[p]):
            group = stack
            clause = drill.do(FORM_ALL << 16 | world.where[p])
            wished = [form]
        elif not wished:
            clause = world.bar(seat, FORM_UNIT << 16 | p) or bar_adopt(world, p, form)
        else:
            clause = drill.do(FORM_UNIT << 16 | p)
        if clause is None and isinstance(drill.s.stack[-1], Form | FormStack):
            clause = drill.do(ADOPT << 16 | wished[0])
        if clause is None and isinstance(drill.s.stack[-1], Face):
            clause = drill.do(FACE << 16 | before[0])
        done += group
        if clause is not None:
            parts += [_barred(x, clause) for x in group]
            continue
        world = drill.s
        parts.append(drill.part(group, _ends(world, p, before)))
        world.answers = None
    return parts


# --- fire ------------------------------------------------------------------------------------------------------------


def _fire(world: Battle, seat: int, pieces: list[int], spot: int) -> list[Json]:
    """Each fires at the hex that can; a shot that may go on into those behind does (WV-11.3.4)."""
    parts: list[Json] = []
    for p in pieces:
        if KIND[p] == LEADER:
            continue
        clause = world.bar(seat, FIRE << 16 | p)
        top = world.stack[-1]
        if clause is None and isinstance(top, Fire) and spot not in targets(world, p):
            clause = Target(top.seat, p).bar(world, top.seat, AIM, spot)
        if clause is not None:
            parts.append(_barred(p, clause))
            continue
        drill = Drill(world, seat)
        drill.do(FIRE << 16 | p)
        if not drill.thrown and isinstance(drill.s.stack[-1], Target | Aim):
            drill.do(AIM << 16 | spot)
        if not drill.thrown and isinstance(drill.s.stack[-1], ThroughShot):
            drill.do(next(a for a in drill.s.legal(seat) if a >> 16 == THROUGH))
        drill.asked = 0
        parts.append(drill.part([p], []))
    return parts
