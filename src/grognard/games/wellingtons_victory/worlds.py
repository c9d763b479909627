"""Worlds that a seat could not tell from the true one: what option hidden_stacks covers is dealt anew (WV-15.4.1)."""

from typing import Final

from grognard.games.wellingtons_victory.command import brigade_awake
from grognard.games.wellingtons_victory.command_phase import Activation, Breaking, Deactivation, Step, step_actions
from grognard.games.wellingtons_victory.commands import PIECE_PLAYER
from grognard.games.wellingtons_victory.effects import strength_of
from grognard.games.wellingtons_victory.formation import Formation, FormationLoop, all_changes
from grognard.games.wellingtons_victory.ground import COVER
from grognard.games.wellingtons_victory.hidden import seen
from grognard.games.wellingtons_victory.movement import Movement, MovementLoop, all_moves, mixed_hexes
from grognard.games.wellingtons_victory.stacking import FOOT_LIMIT, HORSE_LIMIT, ROUGH_LIMIT
from grognard.games.wellingtons_victory.state import COMMANDED, Battle
from grognard.games.wellingtons_victory.tables import (
    ARMY,
    ARTILLERY,
    CAVALRY,
    CREW,
    FIRST_LEADER,
    KIND,
    MOST_FIRING,
    SIDE_OF,
)
from grognard.games.wellingtons_victory.verbs import SIDE_OF_PLAYER
from grognard.kernel.contract import WATCHER

_TRIES: Final = 4000  # exchanges that are tried to make a world fit what is seen


def redeal(s: Battle, seat: int) -> None:
    """Covered units are dealt anew among the places of covered units of the same army, arm, activity and command; every
    stack stays massed or not, and within the limits. Formation, facing, order and marks belong to the place."""
    if not s.shown:
        return
    for side in range(2):
        if seat == WATCHER or SIDE_OF_PLAYER[seat] != side:
            _deal(s, side, seat)


def _deal(s: Battle, side: int, seat: int) -> None:
    places = [p for p in range(FIRST_LEADER) if SIDE_OF[p] == side and KIND[p] != CREW and not seen(s, seat, p)]
    if not places:
        return
    spots = {p: s.where[p] for p in places}
    fill = _Filling(s, places)
    places.sort(key=lambda p: (spots[p], s.here(spots[p]).index(p)))  # nothing may depend on who lies there
    keys = [_key(s, p) for p in places]
    dealt = places[:]
    for key in sorted(set(keys)):
        mine = [i for i, other in enumerate(keys) if other == key]
        units = sorted([places[i] for i in mine])
        s.shuffle(units)
        for n, i in enumerate(mine):
            dealt[i] = units[n]
    fill.mend(s, keys, [spots[p] for p in places], dealt)
    _move_in(s, places, dealt)
    _renew(s, side)


def _key(s: Battle, p: int) -> tuple[int, int, int, int, int]:
    """Only units that are alike in this change places: it shows in who can act, and when."""
    player = PIECE_PLAYER[p] if s.rules.commands else 0
    return ARMY[p], KIND[p], int(brigade_awake(s, p)), s.marks[p] & COMMANDED, player


def _weight(s: Battle, p: int) -> int:
    """What a covered unit counts for stacking and massing, a battery with its crew."""
    return s.strength[p] + s.strength[s.served(p)] - 1 if KIND[p] == ARTILLERY else strength_of(s, p)


class _Filling:
    """How many points covered units may bring to each stack: between a least and a most, by hex."""

    def __init__(self, s: Battle, places: list[int]) -> None:
        self.weight = {p: _weight(s, p) for p in places}
        self.least: dict[int, int] = {}
        self.most: dict[int, int] = {}
        for spot in {s.where[p] for p in places}:
            total = s.points(spot)
            open_points = total - sum([self.weight[p] for p in places if s.where[p] == spot])
            limit = HORSE_LIMIT if KIND[s.top(spot)] == CAVALRY else FOOT_LIMIT
            if COVER[spot]:
                limit = ROUGH_LIMIT
            heavy = total > MOST_FIRING
            self.least[spot] = MOST_FIRING + 1 - open_points if heavy else 0
            self.most[spot] = max(limit, MOST_FIRING + 1) - open_points if heavy else MOST_FIRING - open_points

    def mend(self, s: Battle, keys: list[tuple[int, int, int, int, int]], spots: list[int], dealt: list[int]) -> None:
        """Exchange units until every stack is as it looks."""
        load = dict.fromkeys(spots, 0)
        for n, spot in enumerate(spots):
            load[spot] += self.weight[dealt[n]]
        for _ in range(_TRIES):
            wrong = [i for i, spot in enumerate(spots) if self._fault(spot, load[spot])]
            if not wrong:
                return
            i = wrong[s.below(len(wrong))]
            j = s.below(len(spots))
            one, two = spots[i], spots[j]
            if keys[i] != keys[j] or one == two:
                continue
            more = self.weight[dealt[j]] - self.weight[dealt[i]]
            before = self._fault(one, load[one]) + self._fault(two, load[two])
            if self._fault(one, load[one] + more) + self._fault(two, load[two] - more) <= before:
                load[one] += more
                load[two] -= more
                dealt[i], dealt[j] = dealt[j], dealt[i]

    def _fault(self, spot: int, load: int) -> int:
        return max(0, self.least[spot] - load, load - self.most[spot])


def _move_in(s: Battle, places: list[int], dealt: list[int]) -> None:
    """Units go to the places of others, batteries with their crews."""
    old = places + [s.served(p) for p in places if KIND[p] == ARTILLERY]
    new = dealt + [s.served(p) for p in dealt if KIND[p] == ARTILLERY]
    taking = {p: new[i] for i, p in enumerate(old)}
    kept = [[s.where[p], s.form[p], s.order[p], s.facing[p], s.marks[p]] for p in old]
    for i, p in enumerate(new):
        s.where[p], s.marks[p] = kept[i][0], kept[i][4]
        s.set_form(p, kept[i][1])
        s.set_order(p, kept[i][2])
        s.set_facing(p, kept[i][3])
    for spot in {s.where[p] for p in new}:
        s.stacks[spot] = [taking.get(p, p) for p in s.stacks[spot]]


def _renew(s: Battle, side: int) -> None:
    """What is kept of the open actions of the side that is dealt anew."""
    for i in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[i]
        if isinstance(frame, Movement | MovementLoop):
            if s.phasing() == side:
                s.ready, s.mixed = all_moves(s, side), mixed_hexes(s, side)
            return
        if isinstance(frame, Formation | FormationLoop):
            if s.phasing() == side:
                s.ready = all_changes(s, side)
            return
        if isinstance(frame, Step):
            if frame.side == side and isinstance(s.stack[-1], Activation | Breaking | Deactivation):
                s.ready = step_actions(s, side, frame.step)
            return
