"""Melee (chapter 12, without charges): attacks between adjacent hexes for possession of the defender's."""

from typing import ClassVar, Final

from grognard.games.wellingtons_victory import charge, charge_windows, morale, retreat, windows
from grognard.games.wellingtons_victory.effects import (
    FRIEND_LOST,
    disorder,
    disorder_piece,
    effectiveness,
    emptied,
    expose_leaders,
    flip_leader,
    lose,
    queue_neighbours,
    rout,
    strength_of,
)
from grognard.games.wellingtons_victory.fire import in_battalion_zone
from grognard.games.wellingtons_victory.frames import BattleFrame, misplaced
from grognard.games.wellingtons_victory.ground import BORDER_NUMBER, COVER, LEVEL, NEAR, SIDE, SIDE_COVER, direction
from grognard.games.wellingtons_victory.stacking import FOOT_LIMIT, HORSE_LIMIT, ROUGH_LIMIT, mingle
from grognard.games.wellingtons_victory.state import (
    ATTACKER,
    DISORDERED,
    LEADERS,
    MOVING,
    ORDERED,
    REDUCED,
    ROUTED,
    SPENT,
    TROOPS,
    Battle,
)
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    CAVALRY,
    COMPANY,
    CREW,
    D1,
    DR,
    DR1,
    INFANTRY,
    KIND,
    LEADER,
    MELEE,
    NOTHING,
    PERCENTAGES,
    SIDE_OF,
    R,
    percentage_row,
)
from grognard.games.wellingtons_victory.verbs import (
    ADVANCE,
    FACE,
    FOUR_RANKS,
    LINE_LEFT,
    LINE_RIGHT,
    SQUARE,
    STAY,
    T_ADVANCED,
    T_ATTACK,
    T_LEADER_ROLL,
    T_MELEE,
    T_RESULT,
    T_STACK_LEADER,
)
from grognard.kernel.actions import NUMBER, PLACE, SEAT
from grognard.kernel.contract import NOBODY

Modifier = tuple[int, str]
MELEE_LEADER: Final = 5  # a die of 5 or 6 hits a leader


def serving(s: Battle, p: int) -> bool:
    """Whether a piece is the crew of a battery (R-98)."""
    return any(KIND[battery] == ARTILLERY and s.served(battery) == p for battery in s.here(s.where[p]))


def attackers(s: Battle, spot: int, side: int) -> list[int]:
    """The infantry of a hex that could attack, bottom first (WV-12.3x3, WV-12.3x5)."""
    found: list[int] = []
    for p in s.here(spot):
        if SIDE_OF[p] == side and KIND[p] in (INFANTRY, COMPANY) and s.order[p] != ROUTED:
            if KIND[p] != COMPANY or not serving(s, p):
                found.append(p)
    return found


def bar_attack(s: Battle, border: int, seat: int) -> str | None:
    """Why the infantry of a hex may not attack across a hexside; None if it may."""
    spot, d = border // 6, border % 6
    there = NEAR[border]
    own = s.markers.get(spot, -1)
    group = [own] if own >= 0 and SIDE_OF[own] == seat else attackers(s, spot, seat)
    if not group:
        if s.side_of_troops(spot) != seat:
            return "WV-12.3.2"
        top = s.top_troops(spot)
        if KIND[top] == CAVALRY:
            return "WV-12.3x4"
        return "WV-13.2.9a" if s.order[top] == ROUTED else "WV-12.3x3"
    if there < 0 or not s.hold.get(there, 0) & TROOPS << 1 - seat:
        return "WV-12.3x7" if there >= 0 and s.hold.get(there, 0) else "WV-12.0a"
    if s.rules.blocked[border]:
        return "WV-10.7.2"
    for p in group:
        if s.marks[p] & SPENT:
            return "WV-12.3x6"
        if not s.all_round(p) and (d - s.facing[p]) % 6 > 1:
            return "WV-6.5.1"
    if not [p for p in group if KIND[p] != COMPANY]:
        return bar_companies(s, group, there)
    return None


def bar_companies(s: Battle, group: list[int], there: int) -> str | None:
    """Companies attack only unformed enemies and crews (WV-8.4.8a, WV-8.4.8x1), once a phase by option (WV-15.6.1)."""
    target = s.top_troops(there)
    if s.formed(target) and KIND[target] != CREW:
        return "WV-8.4.8a"
    if s.rules.one_company_attack and [p for p in group if s.marks[p] & ATTACKER]:
        return "WV-15.6.1"
    return None


def all_attacks(s: Battle, seat: int) -> list[int]:
    """The borders across which a side may attack with infantry."""
    found: list[int] = []
    mask = TROOPS << seat
    enemy = TROOPS << 1 - seat
    hold = s.hold
    for spot in sorted(hold):
        if not hold[spot] & mask:
            continue
        for d in range(6):
            there = NEAR[6 * spot + d]
            if there >= 0 and hold.get(there, 0) & enemy and bar_attack(s, 6 * spot + d, seat) is None:
                found.append(6 * spot + d)
    return found


def start_attack(s: Battle, border: int, riding: int) -> None:
    """An attack is declared: what disorders the attacker does so at once, then he may be fired at (ATTACK of section 5.0)."""
    spot = border // 6
    there = NEAR[border]
    own = s.markers.get(spot, -1)
    if own >= 0 and not riding:
        side = SIDE_OF[own]  # WV-8.3.7b: the counter goes to the marker's hex
        disorder(s, s.where[own], side)
        s.shift(own, spot)
    else:
        side = s.side_of_troops(spot)
    s.show(spot)
    s.show(there)
    s.tell(T_ATTACK, BORDER_NUMBER[border])
    s.stale = 1
    group = riders_or_foot(s, spot, side, riding)
    rough = COVER[spot] or COVER[there] or SIDE[border] in (1, 2)
    target = s.top_troops(there)
    for p in group:
        s.marks[p] |= ATTACKER
        if rough or s.form[p] in (SQUARE, FOUR_RANKS) or LINE_RIGHT <= s.form[p] <= LINE_LEFT:
            disorder_piece(s, p)  # WV-10.7.1, WV-8.5.7a, WV-8.3.2d
    if riding and (s.form[target] in (SQUARE, FOUR_RANKS) or _battery(s, there)):
        for p in group:
            disorder_piece(s, p)  # WV-12.4.7b, WV-12.2.5
    s.enter(Assault(border, riding))
    windows.open_fire(s, group[-1], spot, -1)


def _battery(s: Battle, spot: int) -> bool:
    return [p for p in s.here(spot) if KIND[p] == ARTILLERY] != []


def riders_or_foot(s: Battle, spot: int, side: int, riding: int) -> list[int]:
    """Those who fight the attack: the charging cavalry, or the infantry."""
    if riding:
        return [p for p in s.here(spot) if SIDE_OF[p] == side and KIND[p] == CAVALRY and s.order[p] != ROUTED]
    return attackers(s, spot, side)


class Assault(BattleFrame):
    """The attack is fought, if fire has not stopped it (WV-12.0, WV-12.7x8)."""

    fields: ClassVar[list[tuple[str, str]]] = [("border", NUMBER), ("riding", NUMBER)]

    def __init__(self, border: int, riding: int) -> None:
        super().__init__(NOBODY)
        self.border = border
        self.riding = riding

    def run(self, s: Battle) -> None:
        s.leave()
        spot, there = self.border // 6, NEAR[self.border]
        side = s.side_of_troops(spot)
        group = riders_or_foot(s, spot, side, self.riding) if side >= 0 else []
        if not group or not s.hold.get(there, 0) & TROOPS << 1 - side:
            if group and self.riding:
                charge.check_over(s, group[-1])
            return
        line = s.markers.get(there, -1)
        if line >= 0 and behind(s, line, there, spot):
            counter = s.where[line]
            disorder(s, counter, 1 - side)  # WV-8.3.7a: the marker goes
            enter_hex(s, group + leaders(s, spot, side, group), there, direction(there, counter))
            if self.riding:
                charge.count_hex(s, group[-1], there)
            fight(s, 6 * there + direction(there, counter), self.riding, group)
            charge_windows.open_charges(s, group[-1], there)
            return
        fight(s, self.border, self.riding, group)


def leaders(s: Battle, spot: int, side: int, group: list[int]) -> list[int]:
    """The leaders that go along with a group: with cavalry those that ride, with infantry all of the stack."""
    found = [p for p in s.here(spot) if KIND[p] == LEADER and SIDE_OF[p] == side]
    if KIND[group[0]] == CAVALRY:
        return [p for p in found if s.marks[p] & MOVING]
    stay = [p for p in s.here(spot) if SIDE_OF[p] == side and KIND[p] != LEADER and p not in group]
    return [] if stay else found


def behind(s: Battle, unit: int, spot: int, attacker: int) -> bool:
    """Whether an attack on a unit's hex comes by flank or rear (WV-6.5.3, WV-12.2.4)."""
    if s.all_round(unit):
        return False
    return (direction(spot, attacker) - s.facing[unit]) % 6 > 1


def enter_hex(s: Battle, group: list[int], there: int, d: int) -> None:
    """A stack goes into a hex in the course of an attack; with a direction it turns to face it."""
    for p in group:
        s.shift(p, there)
        if d >= 0 and not s.all_round(p) and (d - s.facing[p]) % 6 > 1:
            s.set_facing(p, d)


# --- strength and effectiveness --------------------------------------------------------------------------------------


def limit(spot: int, horse: bool) -> int:
    """The stacking limit of a hex for those who fight there (WV-10.7.4)."""
    if COVER[spot]:
        return ROUGH_LIMIT
    return HORSE_LIMIT if horse else FOOT_LIMIT


def defenders(s: Battle, there: int, side: int) -> list[int]:
    """The troops of a hex, bottom first; the extended line if only its marker is there."""
    found = [p for p in s.here(there) if SIDE_OF[p] == side and KIND[p] not in (LEADER, ARTILLERY)]
    if not found and there in s.markers:
        return [s.markers[there]]
    return found


def total(s: Battle, group: list[int], most: int) -> int:
    points = 0
    for p in group:
        points += strength_of(s, p)
    return min(points, most)


def attack_modifiers(s: Battle, p: int, riding: int) -> list[Modifier]:
    """What changes the attacker's effectiveness (WV-12.2.2a)."""
    found: list[Modifier] = []
    if s.order[p] == DISORDERED or KIND[p] == COMPANY:
        found.append((-2, "WV-12.2.2a1"))
    elif s.leader_here(s.where[p], ARMY[p]):
        found.append((1, "WV-12.2.2a2"))
    if riding and s.order[p] == ORDERED:
        found.append((1, "WV-12.2.2a3"))
    return found


def defence_modifiers(s: Battle, p: int, there: int, border: int, horse: bool) -> list[Modifier]:
    """What changes the defender's effectiveness (WV-12.2.2b)."""
    found: list[Modifier] = []
    if s.order[p] == ROUTED:
        found.append((-6, "WV-12.2.2b1"))
    elif s.order[p] == DISORDERED or KIND[p] in (COMPANY, CREW):
        found.append((-2, "WV-12.2.2b2"))
    spot = border // 6
    if LEVEL[spot] > LEVEL[there]:
        found.append((-1, "WV-12.2.2b3"))
    elif LEVEL[spot] < LEVEL[there]:
        found.append((1, "WV-12.2.2b4"))
    if s.order[p] == ORDERED and KIND[p] != COMPANY:
        second = s.second(p)
        if s.leader_here(s.where[p], ARMY[p]) or (second >= 0 and s.leader_here(second, ARMY[p])):
            found.append((1, "WV-12.2.2b5"))
    cover = max(COVER[there], SIDE_COVER[border])
    if cover:
        found.append((cover, "WV-12.2.2b6"))
    if horse and s.form[p] in (SQUARE, FOUR_RANKS) and s.order[p] == ORDERED:
        found.append((2, "WV-12.2.2b7"))
    return found


def differential(s: Battle, border: int, group: list[int], riding: int) -> int:
    """Attacker's less defender's effectiveness (WV-9.6.3, WV-12.0c)."""
    there = NEAR[border]
    top = group[-1]
    target = s.top_troops(there)
    value = effectiveness(s, top) - effectiveness(s, target)
    for amount, _ in attack_modifiers(s, top, riding):
        value += amount
    for amount, _ in defence_modifiers(s, target, there, border, riding != 0):
        value -= amount
    return value


def offset(s: Battle, border: int, group: list[int], riding: int) -> int:
    """The row offset that the percentage gives (WV-12.1.2, WV-10.7.4)."""
    there = NEAR[border]
    enemy = 1 - SIDE_OF[group[0]]
    men = defenders(s, there, enemy)
    horse = KIND[men[-1]] == CAVALRY
    return percentage_row(total(s, group, limit(there, riding != 0)), total(s, men, limit(there, horse)))


def cell(row: int, diff: int) -> tuple[int, int]:
    return MELEE[11 * row + max(-5, min(5, diff)) + 5]


# --- the fight -------------------------------------------------------------------------------------------------------


def fight(s: Battle, border: int, riding: int, group: list[int]) -> None:
    """Flank disorder, die, results, retreats; then the advance, then the checks of others (WV-12.7x8)."""
    spot, there = border // 6, NEAR[border]
    side = SIDE_OF[group[0]]
    enemy = 1 - side
    base = len(s.checks)
    target = s.top_troops(there)
    if behind(s, target, there, spot):
        disorder(s, there, enemy)
        there = s.where[target]
        if there != NEAR[border]:
            there = NEAR[border]
    plus = offset(s, border, group, riding)
    diff = differential(s, border, group, riding)
    die = s.die()
    s.tell(T_MELEE, BORDER_NUMBER[border], PERCENTAGES[plus], diff, die)
    mine, theirs = cell(die + plus, diff)
    s.tell(T_RESULT, BORDER_NUMBER[border], mine, theirs)
    top = group[-1]
    home = s.where[target]
    mine = read_result(s, top, mine)
    theirs = read_result(s, target, theirs)
    shaken = s.order[top] == DISORDERED
    target_shaken = s.order[target] == DISORDERED
    mine_lost = _losses(s, spot, side, mine)
    theirs_lost = _losses(s, home, enemy, theirs)
    if mine_lost:
        expose_leaders(s, spot, side, MELEE_LEADER)
    if theirs_lost:
        expose_leaders(s, home, enemy, MELEE_LEADER)
    s.enter(morale.Checks(base))
    s.enter(AfterMelee(spot, NEAR[border], riding, 1 if mine in (DR, DR1, R) else 0))
    if not emptied_of_troops(s, spot, side):
        _suffer(s, spot, side, top, mine, shaken)
    elif mine_lost and emptied(s, spot, side):
        queue_neighbours(s, spot, side, FRIEND_LOST)
    if not emptied_of_troops(s, home, enemy):
        _suffer(s, home, enemy, target, theirs, target_shaken)
    elif theirs_lost and emptied(s, home, enemy):
        queue_neighbours(s, home, enemy, FRIEND_LOST)


def emptied_of_troops(s: Battle, spot: int, side: int) -> bool:
    return not s.hold.get(spot, 0) & TROOPS << side


def read_result(s: Battle, p: int, code: int) -> int:
    """What a code means to companies and crews, and to those already routed (WV-12.7x6, WV-12.7x7)."""
    if code == NOTHING:
        return code
    if s.order[p] == ROUTED:
        return R
    if KIND[p] in (COMPANY, CREW) and code in (DR, DR1):
        return R
    return code


def _losses(s: Battle, spot: int, side: int, code: int) -> bool:
    points = 2 if code == R else 1 if code in (D1, DR1) else 0
    return points > 0 and lose(s, spot, side, points, False, False) != []


def _suffer(s: Battle, spot: int, side: int, top: int, code: int, shaken: bool) -> None:
    """Disorder, rout and retreat by a result (WV-12.7x2 to x6)."""
    if code == NOTHING:
        return
    if code == D1 and KIND[top] in (COMPANY, CREW):
        return
    if code == R or shaken:
        piece = rout(s, spot, side)
    else:
        disorder(s, spot, side)
        piece = s.top_troops(spot)
        if code == D1:
            return
    if piece >= 0:
        retreat.start_retreat(s, piece, retreat.SHORT)


class AfterMelee(BattleFrame):
    """When both sides have suffered: may the attacker advance? (WV-12.7x9)"""

    fields: ClassVar[list[tuple[str, str]]] = [("hex", PLACE), ("there", PLACE), ("riding", NUMBER), ("beaten", NUMBER)]

    def __init__(self, spot: int, there: int, riding: int, beaten: int) -> None:
        super().__init__(NOBODY)
        self.hex = spot
        self.there = there
        self.riding = riding
        self.beaten = beaten

    def run(self, s: Battle) -> None:
        s.leave()
        spot = self.hex
        side = s.side_of_troops(spot)
        group = riders_or_foot(s, spot, side, self.riding) if side >= 0 else []
        if self.riding:
            group = [p for p in group if s.marks[p] & MOVING]
        if group and not self.beaten and bar_advance(s, group, spot, self.there, self.riding) is None:
            s.enter(Advance(side, spot, self.there, self.riding))
        elif group:
            stay(s, group, self.riding)


def bar_advance(s: Battle, group: list[int], spot: int, there: int, riding: int) -> str | None:
    """Why the attacker may not enter the attacked hex."""
    side = SIDE_OF[group[0]]
    if s.hold.get(there, 0) & TROOPS << 1 - side:
        return "WV-12.7x9"
    d = direction(spot, there)
    if d < 0 or s.rules.blocked[6 * spot + d] or not s.rules.open[there]:
        return "WV-10.7.2"
    if riding:
        if COVER[there]:
            return "WV-10.7.8"
        return charge.bar_wedge(s, group[-1], there)
    if not [p for p in group if KIND[p] != COMPANY] and in_battalion_zone(s, there, 1 - side):
        return "WV-8.4.7b"
    return None


def stay(s: Battle, group: list[int], riding: int) -> None:
    """No advance: infantry does not attack again, a charge is over (WV-12.3x6, WV-12.4x5)."""
    for p in group:
        s.marks[p] |= SPENT
    if riding:
        charge.end_charge(s, group[-1])


class Advance(BattleFrame):
    """The attacker enters the hex that he has won, or not (WV-12.7x9)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("hex", PLACE), ("there", PLACE), ("riding", NUMBER)]

    def __init__(self, seat: int, spot: int, there: int, riding: int) -> None:
        super().__init__(seat)
        self.hex = spot
        self.there = there
        self.riding = riding

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [ADVANCE << 16, STAY << 16]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        return None if verb in (ADVANCE, STAY) else misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        group = riders_or_foot(s, self.hex, seat, self.riding)
        if self.riding:
            group = [p for p in group if s.marks[p] & MOVING]
        if verb == STAY:
            stay(s, group, self.riding)
        else:
            advance(s, group, self.hex, self.there, self.riding)


def advance(s: Battle, group: list[int], spot: int, there: int, riding: int) -> None:
    """The stack enters the hex; cover disorders it (WV-10.3.1); guns that it finds disorder cavalry (WV-12.4.7c, R-87)."""
    side = SIDE_OF[group[0]]
    guns = _battery(s, there)
    chase_leaders(s, there, side)
    for p in group + leaders(s, spot, side, group):
        s.shift(p, there)
    s.tell(T_ADVANCED, group[-1], there)
    for p in group:
        if COVER[there] or (riding and guns):
            disorder_piece(s, p)
        if not s.rules.repeat_attacks and not riding:
            s.marks[p] |= SPENT
    base = len(s.checks)
    mingle(s, there, group)
    morale.run_checks(s, base)
    if riding:
        charge.note_advance(s, group[-1], there)
    elif [p for p in group if not s.all_round(p)]:
        s.enter(AdvanceFacing(side, there))
    charge_windows.open_charges(s, group[-1], there)


class AdvanceFacing(BattleFrame):
    """Infantry that has advanced takes any facing (R-38)."""

    fields: ClassVar[list[tuple[str, str]]] = [("seat", SEAT), ("hex", PLACE)]

    def __init__(self, seat: int, spot: int) -> None:
        super().__init__(seat)
        self.hex = spot

    def legal(self, s: Battle, seat: int) -> list[int]:
        return [FACE << 16 | f for f in range(6)]

    def bar(self, s: Battle, seat: int, verb: int, argument: int) -> str | None:
        return None if verb == FACE else misplaced(verb)

    def apply(self, s: Battle, seat: int, verb: int, argument: int) -> None:
        s.leave()
        for p in s.here(self.hex):
            if SIDE_OF[p] == seat and not s.all_round(p):
                s.set_facing(p, argument)


def chase_leaders(s: Battle, spot: int, side: int) -> None:
    """Enemy leaders alone in a hex that is entered are rolled for and go to the nearest friends (R-42)."""
    if not s.hold.get(spot, 0) & LEADERS << 1 - side:
        return
    for p in list(s.here(spot)):
        if KIND[p] == LEADER and SIDE_OF[p] != side:
            if not s.marks[p] & REDUCED:
                die = s.die()
                if die >= MELEE_LEADER:
                    flip_leader(s, p, die)
                else:
                    s.tell(T_LEADER_ROLL, p, die)
            retreat.displace_leader(s, p)
            if s.where[p] >= 0:
                s.tell(T_STACK_LEADER, p, s.where[p])
