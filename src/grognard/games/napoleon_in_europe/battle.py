"""Battles: which are to be fought, who fights, and how a battle runs from step to step (NIE-BAT-01 to -06, -11, -12, -29, -33,
-42 to -47, -52 to -57, NIE-SEA-13, -20, NIE-OPT-05, -08, -14)."""

from typing import ClassVar, Final

from grognard.games.napoleon_in_europe.battlefield import (
    BattleMove,
    Deployment,
    Fire,
    Pursuit,
    Rally,
    commands,
    dice_of,
    fallen,
    fire,
    front_troops,
    nations_of,
    rally,
    settle_losses,
)
from grognard.games.napoleon_in_europe.business import bar_business, business, do_business, is_business
from grognard.games.napoleon_in_europe.cards import draw_cards
from grognard.games.napoleon_in_europe.control import test_elimination, work_out
from grognard.games.napoleon_in_europe.frames import EuropeFrame, Work, misplaced
from grognard.games.napoleon_in_europe.retreat import next_retreat
from grognard.games.napoleon_in_europe.state import (
    ATTACK,
    DEFENCE,
    Europe,
    trail_by_sea,
    trail_corps,
    trail_region,
)
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    LEADER,
    MAJOR,
    NATION_COUNT,
    NATIONS_IN,
    RALLY_DICE,
    TROOPS,
    number,
    troops,
)
from grognard.games.napoleon_in_europe.verbs import (
    BATTLE,
    T_BATTLE,
    T_BATTLE_WON,
    T_FIRE,
    T_HIT,
    T_LAUREL,
    T_LEADERS_ONLY,
    T_PURSUIT,
    T_RALLY_ROLL,
    T_RANKS,
    T_ROUND,
    T_SIDE,
)
from grognard.kernel.actions import act

# The steps of a battle.
OPEN: Final = 0
REVEAL: Final = 1
MOVE: Final = 2
FIRE: Final = 3
AFTER_FIRE: Final = 4
AFTER_RALLY: Final = 5
PURSUE: Final = 6
RETREATS: Final = 7
CLOSE: Final = 8

# --- which battles ---------------------------------------------------------------------------------------------------


def battle_regions(s: Europe) -> list[int]:
    """The regions where one who takes part and an enemy of his both have pieces (NIE-BAT-01, NIE-MOV-05)."""
    found: list[int] = []
    late = s.rules.late_battles and s.phase <= 6  # the phase counter stands on the next phase
    for seat in s.ordered(s.party):
        foes = s.foes[seat]
        for nation in NATIONS_IN[s.own[seat]]:
            for region in s.where[nation]:
                if s.present[region] & foes and region not in found:
                    if not late or entered(s, region):
                        found.append(region)
    return sorted(found)


def entered(s: Europe, region: int) -> bool:
    """Whether a piece of the attackers has come into the region this turn (NIE-OPT-08)."""
    attackers = sides(s, region)[ATTACK]
    return any([trail_region(key) == region and attackers >> trail_corps(key) // ARM_COUNT & 1 for key in s.trails])


class Battles(Work):
    """All battles of the turn, in the order the slot owner likes (NIE-BAT-03)."""

    def run(self, s: Europe) -> None:
        regions = battle_regions(s)
        if not regions:
            s.leave()
        elif len(regions) == 1:
            begin_battle(s, regions[0])
        else:
            s.enter(ChooseBattle(s.ordered(s.party)[0]))


class ChooseBattle(EuropeFrame):
    """The slot owner, or the next participant if he is out, picks the next battle (NIE-BAT-03)."""

    def legal(self, s: Europe, seat: int) -> list[int]:
        return [act(BATTLE, region) for region in battle_regions(s)] + business(s, seat)

    def bar(self, s: Europe, seat: int, verb: int, argument: int) -> str | None:
        if verb == BATTLE:
            return None if argument in battle_regions(s) else "NIE-BAT-01"
        if is_business(verb):
            return bar_business(s, seat, verb, argument)
        return misplaced(verb)

    def apply(self, s: Europe, seat: int, verb: int, argument: int) -> None:
        if verb == BATTLE:
            s.leave()
            begin_battle(s, argument)
        else:
            do_business(s, seat, verb, argument)


# --- who fights ------------------------------------------------------------------------------------------------------


def main_attacker(s: Europe, region: int) -> int:
    """The slot owner if he shares the region with an enemy, else the next participant who does (NIE-BAT-02, -55)."""
    for seat in s.ordered(s.party):
        if s.present[region] & s.own[seat] and s.hostile(seat, region):
            return seat
    return -1


def sides(s: Europe, region: int) -> list[int]:
    """The nations that defend and those that attack there; others stand by (NIE-BAT-53, NIE-ALL-18)."""
    chief = main_attacker(s, region)
    present = s.present[region]
    defenders = present & s.foes[chief]
    attackers = present & s.own[chief]
    for seat in s.ordered(s.party):
        if seat != chief and present & s.own[seat] and defenders & ~s.foes[seat] == 0:
            attackers |= present & s.own[seat]
    return [defenders, attackers]


def defending_chief(s: Europe, region: int, defenders: int) -> int:
    """The defender with most non-leader pieces; ties: the controller, then play order (NIE-BAT-52)."""
    best = -1
    most = -1
    holder = s.ctrl[region]
    keeper = s.owner[holder] if holder >= 0 else -1
    for seat in s.ordered((1 << s.rules.players) - 1):
        if not defenders & s.own[seat]:
            continue
        pieces = 0
        for nation in NATIONS_IN[defenders & s.own[seat]]:
            pieces += troops(s.army[region * NATION_COUNT + nation])
        if pieces > most or (pieces == most and seat == keeper):
            best = seat
            most = pieces
    return best


def strength(s: Europe, nations: int) -> int:
    """The non-leader pieces of these nations on the field."""
    pieces = 0
    for nation in NATIONS_IN[nations]:
        pieces += troops(s.army[s.field * NATION_COUNT + nation])
    return pieces


def _laurel(s: Europe, nations: int) -> int:
    """The nation with most non-leader pieces, for the card of a major battle (NIE-DRW-07)."""
    best = -1
    most = -1
    for nation in s.nations_ordered(nations):
        pieces = troops(s.army[s.field * NATION_COUNT + nation])
        if pieces > most:
            best = nation
            most = pieces
    return best


def begin_battle(s: Europe, region: int) -> None:
    """Sides, commanders, size and hit numbers are settled before deployment (NIE-BAT-02, -04, -05, -52, -53, -56)."""
    both = sides(s, region)
    s.field = region
    s.defenders = both[DEFENCE]
    s.attackers = both[ATTACK]
    s.chiefs = [defending_chief(s, region, s.defenders), main_attacker(s, region)]
    s.major = 1 if strength(s, s.defenders) >= MAJOR and strength(s, s.attackers) >= MAJOR else 0
    s.laurels = [_laurel(s, s.defenders), _laurel(s, s.attackers)]
    s.least = 6
    for key in s.trails:
        if trail_region(key) == region and trail_by_sea(key) and s.attackers >> trail_corps(key) // ARM_COUNT & 1:
            s.least = 5  # NIE-SEA-13, -20
    s.front = [0] * NATION_COUNT
    s.rear = [0] * NATION_COUNT
    s.dead = [0] * NATION_COUNT
    s.line = [_line(s, DEFENCE), _line(s, ATTACK)]
    s.placed = [0, 0]
    s.shifted = 0
    s.hits = 0
    s.round = 0
    s.side = DEFENCE
    s.step = OPEN
    s.fled = []
    s.tell(T_BATTLE, region, s.chiefs[ATTACK], s.chiefs[DEFENCE], s.major, s.least)
    for side in (DEFENCE, ATTACK):
        for corps in s.line[side]:
            army = s.army[region * NATION_COUNT + corps // ARM_COUNT]
            s.tell(T_SIDE, corps, number(army, corps % ARM_COUNT), side)
    s.enter(Battle())


def _line(s: Europe, side: int) -> list[int]:
    """The corps of a side in the order they are deployed: those of the commander last (NIE-OPT-14)."""
    nations = s.attackers if side == ATTACK else s.defenders
    chief = s.chiefs[side]
    ordered = s.nations_ordered(nations & ~s.own[chief]) + NATIONS_IN[nations & s.own[chief]]
    found: list[int] = []
    for nation in ordered:
        army = s.army[s.field * NATION_COUNT + nation]
        for arm in range(ARM_COUNT):
            if number(army, arm):
                found.append(nation * ARM_COUNT + arm)
    return found


# --- how it runs -----------------------------------------------------------------------------------------------------


class Battle(Work):
    """Deployment, then rounds of move, fire and rally, defender first, then pursuit and retreat (NIE-BAT-11, -12)."""

    fields: ClassVar[list[tuple[str, str]]] = []

    def run(self, s: Europe) -> None:
        step = s.step
        if step == OPEN:
            _open(s)
        elif step == REVEAL:
            _reveal(s)
        elif step == MOVE:
            if s.side == DEFENCE:
                s.round += 1
                s.tell(T_ROUND, s.round)
            s.shifted = 0
            s.step = FIRE
            s.enter(BattleMove(commands(s, s.side)[0]))
        elif step == FIRE:
            _fire(s)
        elif step == AFTER_FIRE:
            _rally(s)
        elif step == AFTER_RALLY:
            s.hits = 0
            s.side = 1 - s.side
            s.step = MOVE
        elif step == PURSUE:
            _pursue(s)
        elif step == RETREATS:
            s.hits = 0
            next_retreat(s)
        else:
            _close(s)


def _open(s: Europe) -> None:
    """A side of leaders only loses at once; if both are, the attackers do (NIE-BAT-46, NIE-OPT-05)."""
    for side in (ATTACK, DEFENCE):
        if strength(s, nations_of(s, side)) == 0:
            for nation in NATIONS_IN[s.attackers | s.defenders]:
                s.front[nation] = s.army[s.field * NATION_COUNT + nation]
            s.tell(T_LEADERS_ONLY, s.chiefs[side])
            s.side = 1 - side  # the winner
            s.step = PURSUE if s.rules.lone_pursuit else RETREATS
            if not s.rules.lone_pursuit:
                settle_losses(s)
            return
    s.step = REVEAL
    s.enter(Deployment())


def _reveal(s: Europe) -> None:
    """Both are ready: the screen goes (NIE-BAT-11)."""
    s.seals += 1
    if s.events is not None:
        for side in (DEFENCE, ATTACK):
            for corps in s.line[side]:
                nation, arm = corps // ARM_COUNT, corps % ARM_COUNT
                s.tell(T_RANKS, corps, number(s.front[nation], arm), number(s.rear[nation], arm))
    s.side = DEFENCE
    s.step = MOVE


def least_of(s: Europe, side: int) -> int:
    """The lowest die that hits when this side fires (NIE-BAT-22, NIE-SEA-13, -20)."""
    return s.least if side == DEFENCE else 6


def _fire(s: Europe) -> None:
    """The side whose step it is fires, unless it has left its front empty and so has lost (NIE-BAT-14, -17 to -24, -29)."""
    if front_troops(s, nations_of(s, s.side)) == 0:
        _lose(s, s.side)
        return
    dice = dice_of(s, nations_of(s, s.side))
    hits = fire(s, least_of(s, s.side))
    s.tell(T_FIRE, s.chiefs[s.side], dice, least_of(s, s.side), hits)
    s.hits = hits
    s.step = AFTER_FIRE
    if hits == 0:
        return
    targets = nations_of(s, 1 - s.side)
    if s.rules.hits_optional:
        s.enter(Fire(s.chiefs[s.side]))
        return
    if hits >= front_troops(s, targets):
        for nation in NATIONS_IN[targets]:
            _fall_all(s, nation, s.front[nation] & TROOPS)
    elif len(_kinds(s, targets)) == 1:
        corps = _kinds(s, targets)[0]
        fallen(s, corps, hits)
        s.tell(T_HIT, s.chiefs[s.side], corps, hits)
    else:
        s.enter(Fire(s.chiefs[s.side]))


def _kinds(s: Europe, nations: int) -> list[int]:
    """The corps that have a non-leader in front."""
    found: list[int] = []
    for nation in NATIONS_IN[nations]:
        for arm in range(LEADER):
            if number(s.front[nation], arm):
                found.append(nation * ARM_COUNT + arm)
    return found


def _fall_all(s: Europe, nation: int, army: int) -> None:
    """All these fall; they leave the front first, then the rear."""
    for arm in range(ARM_COUNT):
        pieces = number(army, arm)
        if pieces:
            fallen(s, nation * ARM_COUNT + arm, pieces)
            s.tell(T_HIT, s.chiefs[s.side], nation * ARM_COUNT + arm, pieces)


def _rally(s: Europe) -> None:
    """The side that fired rallies, unless the enemy's front is gone: then the battle is won (NIE-BAT-25 to -29)."""
    if front_troops(s, nations_of(s, 1 - s.side)) == 0:
        _lose(s, 1 - s.side)
        return
    s.hits = 0
    s.step = AFTER_RALLY
    leaders = 0
    casualties = 0
    for nation in NATIONS_IN[nations_of(s, s.side)]:
        leaders += s.rear[nation] >> 36
        casualties |= s.dead[nation]
    if leaders == 0 or casualties == 0:
        return
    rallied = rally(s, RALLY_DICE * leaders)
    s.tell(T_RALLY_ROLL, s.chiefs[s.side], RALLY_DICE * leaders, rallied)
    if rallied:
        s.hits = rallied
        s.enter(Rally(s.chiefs[s.side]))


def _lose(s: Europe, side: int) -> None:
    """The battle stops at once; casualties can no longer come back (NIE-BAT-29, -30, -33)."""
    s.side = 1 - side  # the winner
    s.step = PURSUE
    s.hits = 0
    s.tell(T_BATTLE_WON, s.chiefs[s.side], s.field)


def _remaining(s: Europe, nations: int) -> int:
    """The pieces of these nations that still stand in either rank."""
    pieces = 0
    for nation in NATIONS_IN[nations]:
        army = s.front[nation] + s.rear[nation]
        pieces += troops(army) + (army >> 36)
    return pieces


def _pursue(s: Europe) -> None:
    """The winner fires once more; anything left of the loser can be hit (NIE-BAT-30 to -33)."""
    losers = nations_of(s, 1 - s.side)
    s.step = RETREATS
    left = _remaining(s, losers)
    if left == 0:
        settle_losses(s)
        return
    dice = dice_of(s, nations_of(s, s.side))
    hits = fire(s, least_of(s, s.side))
    s.tell(T_PURSUIT, s.chiefs[s.side], dice, least_of(s, s.side), hits)
    s.hits = hits
    if hits == 0:
        settle_losses(s)
        return
    if not s.rules.hits_optional:
        if hits >= left:
            for nation in NATIONS_IN[losers]:
                _fall_all(s, nation, s.front[nation] + s.rear[nation])
            settle_losses(s)
            return
        kinds = [
            corps
            for corps in s.line[1 - s.side]
            if number(s.front[corps // ARM_COUNT] + s.rear[corps // ARM_COUNT], corps % ARM_COUNT)
        ]
        if len(kinds) == 1:
            fallen(s, kinds[0], hits)
            s.tell(T_HIT, s.chiefs[s.side], kinds[0], hits)
            settle_losses(s)
            return
    s.enter(Pursuit(s.chiefs[s.side]))


def _close(s: Europe) -> None:
    """Control, the card of a major battle, then elimination (NIE-BAT-06, -43, -44, NIE-DRW-02, -07)."""
    winner = s.side
    region = s.field
    laurel = s.laurels[winner] if s.major else -1
    s.leave()
    work_out(s, region)
    clear_battle(s)
    if laurel >= 0:
        s.tell(T_LAUREL, laurel, region, draw_cards(s, laurel, 1))
    test_elimination(s)


def clear_battle(s: Europe) -> None:
    """The battle board is put away."""
    s.field = -1
    s.attackers = 0
    s.defenders = 0
    s.chiefs = [-1, -1]
    s.front = [0] * NATION_COUNT
    s.rear = [0] * NATION_COUNT
    s.dead = [0] * NATION_COUNT
    s.line = [[], []]
    s.placed = [0, 0]
    s.shifted = 0
    s.hits = 0
    s.major = 0
    s.round = 0
    s.side = DEFENCE
    s.step = OPEN
    s.least = 6
    s.laurels = [-1, -1]
    s.fled = []
