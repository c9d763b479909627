"""How good a situation is, and how good each action looks to the staff of a plain player.

The staff fires where most is destroyed, attacks where the table favours it, charges what it can ride
down, forms square against charges, brings up guns that have nothing to fire at, marches on the
objectives with the side that has to take them, one battalion of each brigade in reserve behind the others, and otherwise
stands: in farms and woods and behind crests, if they are near.
"""

from typing import Any, Final

from grognard.games.wellingtons_victory.charge import Combat, Ride
from grognard.games.wellingtons_victory.charge_windows import OpportunityCharge, charge_zone, zone_open
from grognard.games.wellingtons_victory.command_phase import Activation, Charges
from grognard.games.wellingtons_victory.effects import effectiveness
from grognard.games.wellingtons_victory.fire import able, has_target, losses, target_class
from grognard.games.wellingtons_victory.formation import Face, Form, Formation, FormStack
from grognard.games.wellingtons_victory.ground import (
    BORDERS,
    COVER,
    HEX_NUMBER,
    LEVEL,
    NEAR,
    OBJECTIVES,
    distance,
    wedge,
)
from grognard.games.wellingtons_victory.march import Move
from grognard.games.wellingtons_victory.melee import (
    Advance,
    attackers,
    cell,
    differential,
    offset,
    read_result,
    riders_or_foot,
)
from grognard.games.wellingtons_victory.movement import Movement
from grognard.games.wellingtons_victory.moves import movers
from grognard.games.wellingtons_victory.prospects import fall
from grognard.games.wellingtons_victory.reciprocal import Fire, Target, ThroughShot
from grognard.games.wellingtons_victory.retreat import RetreatChoice
from grognard.games.wellingtons_victory.sight import BLOCKED, sight
from grognard.games.wellingtons_victory.stacking import may_stop, would_exceed
from grognard.games.wellingtons_victory.state import DISORDERED, ORDERED, TROOPS, Battle
from grognard.games.wellingtons_victory.tables import (
    ANGLO_ALLIED,
    ARMY,
    ARTILLERY,
    BRIGADE_OF,
    BRIGADE_UNITS,
    CAVALRY,
    COMPANY,
    CREW,
    D1,
    DR,
    DR1,
    FIRST_LEADER,
    FRENCH,
    INFANTRY,
    KIND,
    LEADER,
    LEADER_FORMATION,
    NOTHING,
    PRUSSIAN,
    SIDE_OF,
    SIDE_OF_ARMY,
    R,
)
from grognard.games.wellingtons_victory.verbs import (
    ACTIVATE,
    ADVANCE,
    AIM,
    ATTACK,
    CHARGE,
    CHECK_ALL,
    COUNTERCHARGE,
    END_MOVE,
    END_PHASE,
    ENTER,
    FACE,
    FIRE,
    FORM_ALL,
    FORM_UNIT,
    FOUR_RANKS,
    HALT,
    MARCH,
    MOVE,
    PASS,
    PREPARE,
    RIDE,
    ROAD_MARCH,
    SQUARE,
    THROUGH,
    UNLIMBER,
    UNLIMBERED,
)
from grognard.games.wellingtons_victory.windows import Aim, OpportunityFire
from grognard.kernel.contract import Frame

BRIGADES_WANTED: Final = 6  # a side that attacks brings so many brigades into play, more only as they are needed
RESERVE: Final = 5  # hexes from the enemy that the last battalion of a brigade keeps
RESERVES_LAST: Final = 8  # turns before the end: then all go in
SEARCH: Final = 24  # hexes from the enemy within which guns without a field of fire look for a better place
CANISTER: Final = 4  # guns go no nearer, and fire well
LURK: Final = 4  # cavalry waits for its prey at this distance
CHARGE_REACH: Final = 5
MUSKETS: Final = 3  # nearer to the enemy nobody looks for shelter
PLANCENOIT: Final = HEX_NUMBER["D0216"]
WEST_GATE: Final = HEX_NUMBER["D0114"]


def evaluate(s: Battle, seat: int) -> float:
    """From 0 (lost) to 1 (won) for the seat: by what the fight for Hougoumont has come to, elsewhere by army morale."""
    if s.winner >= 0:
        return s.scores()[seat]
    if s.rules.hougoumont:
        return fall(s) if seat == 0 else 1.0 - fall(s)
    allied = s.morale[ANGLO_ALLIED] if ANGLO_ALLIED in s.rules.armies else s.morale[PRUSSIAN]
    french = s.morale[FRENCH]
    value = max(french, 1) / (max(french, 1) + max(allied, 1))
    return value if seat == 0 else 1.0 - value


def judge(s: Battle, seat: int, actions: list[int]) -> list[float]:
    """How good each action looks; the best is done."""
    top: Frame[Any] = s.stack[-1]
    if isinstance(top, Fire | OpportunityFire | Target | Aim | ThroughShot):
        return [_fire(s, seat, top, action) for action in actions]
    if isinstance(top, Combat | Ride | OpportunityCharge | Charges):
        return [_combat(s, seat, action) for action in actions]
    if isinstance(top, Advance):
        return [_advance(s, seat, top, action) for action in actions]
    if isinstance(top, Movement):
        return [_choose_move(s, seat, action) for action in actions]
    if isinstance(top, Move):
        return _steps(s, seat, actions)
    if isinstance(top, Formation):
        return [_choose_form(s, seat, action) for action in actions]
    if isinstance(top, Form | FormStack):
        return [1.0 if action & 0xFFFF == SQUARE else 0.0 for action in actions]
    if isinstance(top, Activation):
        return [_activate(s, seat, action) for action in actions]
    if isinstance(top, RetreatChoice):
        return [_away(s, seat, action & 0xFFFF) for action in actions]
    return [_other(s, seat, top, action) for action in actions]


# --- fire ------------------------------------------------------------------------------------------------------------


def expected_loss(s: Battle, u: int, there: int) -> float:
    """What a shot is likely to destroy."""
    table = losses(s, u, there, target_class(s, u, there))
    return sum(table) / 6.0


def _fire(s: Battle, seat: int, top: Frame[Any], action: int) -> float:
    verb, thing = action >> 16, action & 0xFFFF
    if verb == FIRE:
        if isinstance(top, OpportunityFire):
            return 0.01 + expected_loss(s, thing, top.hex)
        return 1.0 + s.strength[thing] * 0.01
    if verb == AIM and isinstance(top, Target | Aim):
        return expected_loss(s, top.piece, thing)
    if verb == THROUGH:
        return 1.0
    return 0.0 if verb == PASS else -1.0


# --- melee -----------------------------------------------------------------------------------------------------------


def melee_value(s: Battle, border: int, riding: int) -> float:
    """What an attack is likely to gain, in points of the enemy less points of one's own."""
    spot, there = border // 6, NEAR[border]
    side = s.side_of_troops(spot)
    group = riders_or_foot(s, spot, side, riding) if riding else attackers(s, spot, side)
    if not group:
        return -1.0
    target = s.top_troops(there)
    plus = offset(s, border, group, riding)
    diff = differential(s, border, group, riding)
    if not s.all_round(target) and (((border % 6) + 3) % 6 - s.facing[target]) % 6 > 1:
        diff += 2  # from flank or rear
    rough = COVER[spot] or COVER[there]
    if rough and s.formed(group[-1]):
        diff -= 2
    value = 0.0
    for die in range(1, 7):
        mine, theirs = cell(die + plus, diff)
        value += _cost(s, target, read_result(s, target, theirs)) - _cost(s, group[-1], read_result(s, group[-1], mine))
    value /= 6.0
    defender = s.top(there)
    if able(s, defender):
        value -= 0.8 * expected_loss(s, defender, spot)
    for i, objective in enumerate(OBJECTIVES):
        if there == objective and s.rules.objective_points[i]:
            value += 2.0
    return value


def _cost(s: Battle, p: int, code: int) -> float:
    """What a result costs the stack of a unit."""
    if code == NOTHING:
        return 0.0
    strength = s.strength[p]
    shaken = s.order[p] == DISORDERED
    if code == R:
        return 2.0 + 0.6 * max(0, strength - 2)
    if code == D1:
        return 1.0 + (0.6 * strength if shaken else 0.4)
    if code == DR:
        return 0.6 * strength if shaken else 1.0
    if code == DR1:
        return 1.0 + (0.6 * strength if shaken else 1.0)
    return 0.0


def _combat(s: Battle, seat: int, action: int) -> float:
    verb, thing = action >> 16, action & 0xFFFF
    if verb == ATTACK:
        border = BORDERS[thing]
        riding = 1 if KIND[s.top_troops(border // 6)] == CAVALRY else 0
        return melee_value(s, border, riding)
    if verb in (CHARGE, PREPARE, COUNTERCHARGE):
        return _prey(s, seat, thing)
    if verb == RIDE:
        return 0.1 - 0.01 * _nearest_prey(s, seat, thing)
    if verb == HALT:
        return 0.02
    return 0.0 if verb in (END_PHASE, PASS) else -1.0


def _prey(s: Battle, seat: int, spot: int) -> float:
    """What the cavalry of a hex may ride down in its charge zone: the weak, the shaken and the unsupported, if no square and
    nobody stronger stands nearer."""
    u = s.top(spot)
    riders = s.points(spot)
    found: list[tuple[int, float]] = []
    for there in wedge(spot, s.facing[u], CHARGE_REACH):
        if not s.hold.get(there, 0) & TROOPS << 1 - seat or COVER[there] or not zone_open(spot, there):
            continue
        target = s.top_troops(there)
        edge = 1.0 + effectiveness(s, u) - effectiveness(s, target)
        if KIND[target] in (COMPANY, CREW) or s.order[target] != ORDERED:
            edge += 2.0
        if s.form[target] in (SQUARE, FOUR_RANKS) and s.order[target] == ORDERED:
            edge -= 5.0
        edge += max(-2.0, min(2.0, 0.4 * (riders - s.points(there))))
        found.append((distance(spot, there), 0.3 * edge - 0.2))
    nearest = min([far for far, _ in found] or [99])
    best = max([value - 0.03 * far for far, value in found if far <= nearest + 1] or [-1.0])
    return best if best > 0.0 else -1.0


def _nearest_prey(s: Battle, seat: int, spot: int) -> int:
    best = 50
    for there, bits in s.hold.items():
        if bits & TROOPS << 1 - seat:
            best = min(best, distance(spot, there))
    return best


def _advance(s: Battle, seat: int, top: Advance, action: int) -> float:
    if action >> 16 != ADVANCE:
        return 0.0
    if top.there in OBJECTIVES:
        return 5.0
    return 0.2 if _attacking(s, seat) else -0.2


# --- formation and movement ------------------------------------------------------------------------------------------


def _attacking(s: Battle, seat: int) -> bool:
    """The side that has to take something."""
    if s.rules.plancenoit:
        return seat == 1
    return seat == 0


def goal(s: Battle, seat: int, p: int) -> int:
    """Where a unit of the attacking side marches to."""
    if s.rules.plancenoit:
        return WEST_GATE
    if s.rules.hougoumont:
        return OBJECTIVES[0]
    if ARMY[p] == PRUSSIAN:
        return PLANCENOIT
    if s.rules.la_haye_sainte:
        return OBJECTIVES[1]
    here = s.where[p]
    return OBJECTIVES[0] if distance(here, OBJECTIVES[0]) < distance(here, OBJECTIVES[1]) else OBJECTIVES[1]


def _choose_form(s: Battle, seat: int, action: int) -> float:
    """Squares against charges, guns limbered that have nothing to fire at; nothing else is worth the fire it may draw."""
    verb, thing = action >> 16, action & 0xFFFF
    if verb == END_PHASE:
        return 0.0
    spot = thing if verb == FORM_ALL else s.where[thing] if verb == FORM_UNIT else -1
    if spot < 0:
        return -1.0
    unit = s.top(spot)
    if verb == FORM_UNIT and KIND[thing] == ARTILLERY:
        return 0.5 if _wants_to_limber(s, seat, thing) else -1.0
    if KIND[unit] != INFANTRY or s.form[unit] == SQUARE or COVER[spot] or not s.lances[1 - seat]:
        return -1.0
    if [p for p in s.here(spot) if KIND[p] not in (INFANTRY, LEADER)]:
        return -1.0
    if verb == FORM_UNIT and len([p for p in s.here(spot) if KIND[p] == INFANTRY]) > 1:
        return -1.0
    return 1.0 if charge_zone(s, spot, 1 - seat) >= 0 else -1.0


def _wants_to_limber(s: Battle, seat: int, battery: int) -> bool:
    """Guns in action with nobody to fire at, and somebody to look for: the attacker anywhere, others only near by."""
    if s.form[battery] != UNLIMBERED or has_target(s, battery):
        return False
    far = _nearest_prey(s, seat, s.where[battery])
    return MUSKETS < far <= (SEARCH if _attacking(s, seat) else s.rules.gun_reach)


def field_of_fire(s: Battle, battery: int, spot: int, facing: int) -> int:
    """How many hexes of enemies a battery would have before it, those in close range twice."""
    found = 0
    for there in wedge(spot, facing, s.rules.gun_reach):
        if s.hold.get(there, 0) & TROOPS << 1 - SIDE_OF[battery] and sight(s, spot, there) != BLOCKED:
            found += 2 if distance(spot, there) <= CANISTER else 1
    return found


def _guns(s: Battle, seat: int, battery: int, actions: list[int]) -> list[float]:
    """Guns on the move unlimber where they have most to fire at; else they go nearer to the enemy, but not too near."""
    here = s.where[battery]
    far = _nearest_prey(s, seat, here)
    best = 0
    for facing in range(6):
        best = max(best, field_of_fire(s, battery, here, facing))
    found: list[float] = []
    for action in actions:
        verb, thing = action >> 16, action & 0xFFFF
        if verb == UNLIMBER and best:
            found.append(float(field_of_fire(s, battery, here, thing)))
        elif verb in (MARCH, ROAD_MARCH) and not best and thing not in s.stacks:
            nearer = far - _nearest_prey(s, seat, thing)
            found.append(0.5 * nearer if far > CANISTER else -1.0)
        elif verb == FACE and not best and far > CANISTER:
            found.append(0.1 + 0.01 * (far - _towards(s, seat, here, thing)) if thing != s.facing[battery] else -1.0)
        else:
            found.append(0.0 if verb == END_MOVE else -3.0)
    return found


def _choose_move(s: Battle, seat: int, action: int) -> float:
    """Infantry of the attacking side goes forward, nearest first; leaders follow their troops."""
    verb, p = action >> 16, action & 0xFFFF
    if verb == END_PHASE:
        return 0.0
    if verb == ENTER:
        return 0.5
    if verb != MOVE:
        return -1.0
    if KIND[p] == COMPANY or KIND[p] == CREW:
        if KIND[p] == COMPANY and [x for x in s.here(s.where[p]) if KIND[x] == INFANTRY]:
            return 0.4  # it may not stay with a battalion
        return -1.0
    if KIND[p] == ARTILLERY:
        return 0.2 if _nearest_prey(s, seat, s.where[p]) <= SEARCH else -1.0
    if not _goes_forward(s, seat, p):
        if KIND[p] != INFANTRY:
            return -1.0
        return 0.05 if _better_shelter(s, seat, p) else -1.0 + 0.5 / (2 + _to_post(s, s.where[p]))
    if KIND[p] == LEADER:
        there = _troops_of(s, p)
        return 0.1 if there >= 0 and distance(s.where[p], there) > 1 else -1.0
    if KIND[p] == CAVALRY:
        off = _nearest_prey(s, seat, s.where[p])
        return 0.3 / off if off > LURK else -1.0
    if KIND[p] != INFANTRY:
        return -1.0
    there = goal(s, seat, p)
    far = distance(s.where[p], there)
    if far == 0 or (far == 1 and s.hold.get(there, 0) & TROOPS << 1 - seat):
        return -1.0  # it holds the objective, or has to attack it
    if in_reserve(s, p) and _nearest_prey(s, seat, s.where[p]) <= RESERVE:
        return -1.0
    return 1.0 / far


def _goes_forward(s: Battle, seat: int, p: int) -> bool:
    """Who attacks; and whoever is near an objective that the enemy has taken or that nobody defends."""
    if _attacking(s, seat) or ARMY[p] == PRUSSIAN:
        return True
    for i, spot in enumerate(OBJECTIVES):
        lost = SIDE_OF_ARMY[s.holders[i]] != seat or not s.hold.get(spot, 0) & TROOPS << seat
        if lost and s.rules.objective_points[i] and distance(s.where[p], spot) <= RESERVE:
            return True
    return False


def _to_post(s: Battle, spot: int) -> int:
    """How far the nearest objective is that counts: there those who stand are needed first, if they are to move at all."""
    return min([distance(spot, there) for i, there in enumerate(OBJECTIVES) if s.rules.objective_points[i]] or [50])


def in_reserve(s: Battle, p: int) -> bool:
    """The last battalion of a brigade on the map, as long as two others are there and time is left."""
    if BRIGADE_OF[p] < 0 or s.turn > s.rules.end_turn - RESERVES_LAST:
        return False
    there = [u for u in BRIGADE_UNITS[BRIGADE_OF[p]] if s.where[u] >= 0 and KIND[u] == INFANTRY]
    return len(there) > 2 and there[-1] == p


def shelter(spot: int, enemy: int) -> float:
    """What a hex is worth to those who stand: a farm or a wood, or ground behind a crest, seen from the enemy's hex."""
    if COVER[spot]:
        return 0.5 + 0.2 * COVER[spot]
    if enemy < 0:
        return 0.0
    far = distance(spot, enemy)
    crest = [d for d in range(6) if NEAR[6 * spot + d] >= 0 and distance(NEAR[6 * spot + d], enemy) < far]
    return 0.4 if [d for d in crest if LEVEL[NEAR[6 * spot + d]] > LEVEL[spot]] else 0.0


def _nearest_enemy(s: Battle, seat: int, spot: int) -> int:
    """The hex of the nearest enemy troops, -1 for none."""
    best, found = 999, -1
    for there, bits in s.hold.items():
        if bits & TROOPS << 1 - seat and distance(spot, there) < best:
            best, found = distance(spot, there), there
    return found


def _better_shelter(s: Battle, seat: int, p: int) -> bool:
    """Whether a battalion in the range of guns, but not of muskets, has better shelter beside it."""
    spot = s.where[p]
    enemy = _nearest_enemy(s, seat, spot)
    if enemy < 0 or not MUSKETS < distance(spot, enemy) <= s.rules.gun_reach or spot in OBJECTIVES:
        return False
    now = shelter(spot, enemy)
    for d in range(6):
        there = NEAR[6 * spot + d]
        if there >= 0 and there not in s.stacks and (s.all_round(p) or (d - s.facing[p]) % 6 <= 1):
            if shelter(there, enemy) > now:
                return True
    return False


def _troops_of(s: Battle, leader: int) -> int:
    """The hex of a leader's foremost battalion or squadrons, -1 for none."""
    f = LEADER_FORMATION[leader - FIRST_LEADER]
    best, found = 999, -1
    for u in BRIGADE_UNITS[f]:
        if s.where[u] >= 0 and KIND[u] in (INFANTRY, CAVALRY):
            far = distance(s.where[u], goal(s, SIDE_OF[leader], u))
            if far < best:
                best, found = far, s.where[u]
    return found


def _steps(s: Battle, seat: int, actions: list[int]) -> list[float]:
    """Step by step nearer to the goal, never into a crowd."""
    group = movers(s)
    p = s.mover
    here = s.where[p]
    if KIND[p] == ARTILLERY:
        return _guns(s, seat, p, actions)
    if KIND[p] == INFANTRY and not _goes_forward(s, seat, p):
        return _into_shelter(s, seat, here, actions)
    there = _troops_of(s, p) if KIND[p] == LEADER else goal(s, seat, p)
    if KIND[p] == CAVALRY:
        there = _nearest_enemy(s, seat, here)
    if there < 0:
        there = here
    now = distance(here, there)
    found: list[float] = []
    forward = not s.all_round(p) and not [
        d
        for d in (s.facing[p], (s.facing[p] + 1) % 6)
        if NEAR[6 * here + d] >= 0 and distance(NEAR[6 * here + d], there) < now
    ]
    if KIND[p] == CAVALRY:
        held_back = now <= LURK  # it waits for its prey out of the range of muskets
    else:
        held_back = KIND[p] == INFANTRY and in_reserve(s, p) and _nearest_prey(s, seat, here) <= RESERVE
    for action in actions:
        verb, thing = action >> 16, action & 0xFFFF
        if verb in (MARCH, ROAD_MARCH):
            gain = float(now - distance(thing, there)) if not held_back else -1.0
            if KIND[p] == COMPANY:
                gain = 0.5 if not s.here(thing) else -1.0
            if would_exceed(s, thing, group) or may_stop(s, thing, group) is not None:
                gain = -2.0
            if KIND[p] != LEADER and s.here(thing) and thing != there:
                gain -= 0.3
            if verb == ROAD_MARCH and s.formed(p):
                gain -= 0.5
            if KIND[p] == COMPANY and s.queue and len(s.queue) > 1:
                gain = -1.0
            found.append(gain)
        elif verb == FACE and forward:
            best = min(
                [distance(NEAR[6 * here + d], there) for d in (thing, (thing + 1) % 6) if NEAR[6 * here + d] >= 0]
                or [999]
            )
            found.append(0.3 + 0.1 * (now - best))
        else:
            found.append(0.0 if verb == END_MOVE else -3.0)
    return found


def _into_shelter(s: Battle, seat: int, here: int, actions: list[int]) -> list[float]:
    """One step to where the enemy's guns do least harm, and no more; the next best is a step to an objective."""
    enemy = _nearest_enemy(s, seat, here)
    now = shelter(here, enemy)
    post = _to_post(s, here)
    found: list[float] = []
    for action in actions:
        verb, thing = action >> 16, action & 0xFFFF
        if verb == MARCH:
            gain = shelter(thing, enemy) - now if thing not in s.stacks else -1.0
            found.append(gain if gain > 0.0 else -1.0 + 0.2 * (post - _to_post(s, thing)))
        else:
            found.append(0.0 if verb == END_MOVE else -3.0)
    return found


# --- the rest --------------------------------------------------------------------------------------------------------


def _activate(s: Battle, seat: int, action: int) -> float:
    verb, f = action >> 16, action & 0xFFFF
    if verb != ACTIVATE:
        return 0.0 if verb == END_PHASE else -1.0
    if not _attacking(s, seat):
        return -1.0
    army = FRENCH if seat == 0 else PRUSSIAN
    if s.brigades_active(army) >= BRIGADES_WANTED + (s.turn - s.rules.start_turn) // 2:
        return -1.0
    units = [u for u in BRIGADE_UNITS[f] if s.where[u] >= 0 and KIND[u] in (INFANTRY, CAVALRY)]
    if not units:
        return -1.0
    return (10.0 if KIND[units[0]] == INFANTRY else 6.0) / (
        1 + min([distance(s.where[u], goal(s, seat, u)) for u in units])
    )


def _away(s: Battle, seat: int, spot: int) -> float:
    """Retreats go away from the enemy and into cover."""
    near = min(_nearest_prey(s, seat, spot), 9)
    return 0.1 * near + (0.05 if COVER[spot] else 0.0)


def _other(s: Battle, seat: int, top: Frame[Any], action: int) -> float:
    """Checks at once, facings towards the enemy, ends of phases before anything else."""
    verb, thing = action >> 16, action & 0xFFFF
    if verb in (CHECK_ALL, END_PHASE):
        return 1.0
    if verb == FACE:
        spot = -1
        if isinstance(top, Face):
            spot = s.where[top.thing] if top.what == FORM_UNIT else top.thing
        elif hasattr(top, "hex"):
            spot = top.hex
        if spot >= 0:
            return -_towards(s, seat, spot, thing)
    return 0.0


def _towards(s: Battle, seat: int, spot: int, facing: int) -> float:
    """How far the enemy is from the hexes in front, for a facing."""
    ahead = [NEAR[6 * spot + d] for d in (facing, (facing + 1) % 6)]
    return float(min([_nearest_prey(s, seat, there) for there in ahead if there >= 0] or [99]))
