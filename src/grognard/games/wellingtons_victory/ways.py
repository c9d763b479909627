"""Ways: where a group on the move can get and what it costs, without moving it (chapters 5, 6.2.3, 6.3, 8.3 and 10.2).

Only orders look so far ahead. What they find is tried out step by step before it is offered, so
this may leave out what is rare: ways through occupied hexes, wheels of extended lines.
"""

from heapq import heappop, heappush
from typing import Final

from grognard.games.wellingtons_victory.charge_windows import reacting
from grognard.games.wellingtons_victory.ground import COVER, NEAR, ROAD, SIDE, distance
from grognard.games.wellingtons_victory.moves import bar_way, flank, grand, step_cost, stretched, turn_cost
from grognard.games.wellingtons_victory.stacking import may_stop, would_exceed
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import CREW, KIND, LEADER, SIDE_OF
from grognard.games.wellingtons_victory.verbs import FACE, MARCH, ROAD_MARCH
from grognard.games.wellingtons_victory.windows import NO_CHARGE_THIS_MOVE, NO_CHARGE_THIS_PHASE, draws_fire

QUIET: Final = NO_CHARGE_THIS_MOVE | NO_CHARGE_THIS_PHASE
LOST_ORDER: Final = 3  # so many hexes a group would rather stay behind than lose its order
_PLENTY: Final = 99  # points: whether they suffice is seen to here
_SHUT: Final = -1  # an edge that cannot be gone


class Ways:
    """What a group can reach. A node is a hex, a facing and whether the group has lost its order, in one number."""

    def __init__(self, s: Battle, group: list[int], target: int) -> None:
        """Search from where the group stands, of equally cheap ways for the one on which the enemy can react least often;
        with a target, no longer than until it is reached as it should be."""
        self.s = s
        self.group = group
        self.spot = s.where[group[0]]
        facings = [s.facing[p] for p in group if not s.all_round(p)]
        self.facing = facings[0] if facings else 0
        self.turns = facings != []
        self.formed = [p for p in group if s.formed(p) and KIND[p] != CREW] != []
        self.points, self.reach = s.mp, s.reach
        self.line = stretched(s, group)
        self.staff = not [p for p in group if KIND[p] != LEADER]
        self.edges: dict[int, int] = {}  # by 12 * hex + 2 * direction + road: what it costs
        self.far: dict[int, bool] = {}  # by hex: whether grand tactical movement is possible there
        self.start = (6 * self.spot + self.facing) << 1
        self.cost: dict[int, int] = {self.start: 0}
        self.risk: dict[int, int] = {self.start: 0}  # how often the enemy may fire or charge (WV-5.1.8, WV-12.4.p5a)
        self.back: dict[int, int] = {}
        self.by: dict[int, int] = {}  # the action that leads to a node
        self.watched: dict[int, int] = {}  # by hex: whether the enemy may fire at who acts there
        self.met: dict[int, int] = {}  # by hex: whether his cavalry may charge who enters it
        self._search(target)
        s.mp, s.reach = self.points, self.reach

    def _search(self, target: int) -> None:
        open_nodes = [(0, 0, self.start)]
        closed: dict[int, bool] = {}
        aim = (6 * target + self.facing) << 1
        s, turn = self.s, turn_cost(self.s, self.group)
        s.mp, s.reach = _PLENTY, 0
        while open_nodes:
            _, _, node = heappop(open_nodes)
            if node in closed:
                continue
            closed[node] = True
            if node == aim:
                return
            lost = node & 1
            spot, facing = (node >> 1) // 6, (node >> 1) % 6
            spent = self.cost[node]
            found: list[tuple[int, int, int]] = []  # node, cost, action
            if spot == self.spot or not self._taken(spot):
                for d in range(6):
                    if not self.turns or lost or (d - facing) % 6 <= 1:
                        found += self._steps(spot, facing, d, lost)
                if self.turns and not lost and self.line < 0 and self._pays(spot, spent, turn):
                    found += [((6 * spot + f) << 1, turn, FACE << 16 | f) for f in range(6) if f != facing]
            watched = self.risk[node] + self._watched(spot)
            for there, cost, action in found:
                total = spent + cost
                known = self.cost.get(there, _PLENTY)
                if total > known or there in closed:
                    continue
                risk = watched + (self._met((there >> 1) // 6) if (there >> 1) // 6 != spot else 0)
                if (total < known or risk < self.risk[there]) and self._pays((there >> 1) // 6, spent, cost):
                    self.cost[there] = total
                    self.risk[there] = risk
                    self.back[there] = node
                    self.by[there] = action
                    rest = distance((there >> 1) // 6, target) if target >= 0 else 0
                    heappush(open_nodes, (total + rest, risk, there))

    def _steps(self, spot: int, facing: int, d: int, lost: int) -> list[tuple[int, int, int]]:
        """The steps in a direction: off the road and along it."""
        there = NEAR[6 * spot + d]
        found: list[tuple[int, int, int]] = []
        for road in (False, True):
            if there < 0 or (road and not ROAD[6 * spot + d]):
                continue
            cost = self._edge(spot, d, road)
            if cost == _SHUT:
                continue
            loses = self.formed and not lost and (road or self._rough(spot, d))
            if loses and self.line >= 0:
                continue
            node = (6 * there + facing) << 1 | (1 if lost or loses else 0)
            found.append((node, cost, (ROAD_MARCH if road else MARCH) << 16 | there))
        return found

    def _edge(self, spot: int, d: int, road: bool) -> int:
        key = 12 * spot + 2 * d + (1 if road else 0)
        known = self.edges.get(key)
        if known is not None:
            return known
        there = NEAR[6 * spot + d]
        cost = _SHUT
        if bar_way(self.s, self.group, spot, d, road) is None and (not self._taken(there) or self._joins(there)):
            cost = step_cost(self.s, self.group, spot, d, road)
        self.edges[key] = cost
        return cost

    def _rough(self, spot: int, d: int) -> bool:
        """Whether a step costs a group its order (WV-10.3.1, WV-10.3.2, WV-8.3.2b, c)."""
        there = NEAR[6 * spot + d]
        if COVER[there]:
            return True
        if self.line < 0:
            return False
        second = flank(self.s, self.line, spot)
        beside = NEAR[6 * second + d]
        return (
            COVER[beside] != 0 or SIDE[6 * spot + d] in (1, 2) or SIDE[6 * second + d] in (1, 2) or self._taken(beside)
        )

    def _taken(self, spot: int) -> bool:
        """Whether others than leaders are in a hex."""
        s = self.s
        if spot in s.markers and s.markers[spot] not in self.group:
            return not self.staff
        return not self.staff and [p for p in s.here(spot) if KIND[p] != LEADER and p not in self.group] != []

    def _joins(self, spot: int) -> bool:
        """Whether the group may end its move with those who are there."""
        s = self.s
        return spot not in s.markers and may_stop(s, spot, self.group) is None and not would_exceed(s, spot, self.group)

    def _pays(self, spot: int, spent: int, cost: int) -> bool:
        """Whether the points suffice: beyond the plain allowance only far from the enemy (WV-5.2.1)."""
        if spent + cost <= self.points:
            return True
        if spent + cost > self.points + self.reach:
            return False
        far = self.far.get(spot)
        if far is None:
            far = self.far[spot] = grand(self.s, self.group, spot)
        return far

    def goals(self) -> dict[int, int]:
        """The hexes that can be reached, in order, each with the node in which the group would end there."""
        found: dict[int, int] = {}
        for node in sorted(self.cost, key=self._worth):
            spot = (node >> 1) // 6
            if spot != self.spot and spot not in found:
                found[spot] = node
        return {spot: found[spot] for spot in sorted(found)}

    def _worth(self, node: int) -> tuple[int, int, int]:
        """Of the ways to end in a hex the least is the best: in order, with the old facing, cheap."""
        turned = 1 if self.turns and not node & 1 and (node >> 1) % 6 != self.facing else 0
        return node & 1, turned, self.cost[node]

    def _watched(self, spot: int) -> int:
        """Whether an act there may be fired at."""
        known = self.watched.get(spot)
        if known is None:
            second = flank(self.s, self.line, spot) if self.line >= 0 else -1
            known = self.watched[spot] = 1 if draws_fire(self.s, self.s.mover, spot, second) else 0
        return known

    def _met(self, spot: int) -> int:
        """Whether who comes there may be charged."""
        known = self.met.get(spot)
        if known is None:
            troops = [p for p in self.group if KIND[p] != LEADER]
            quiet = not troops or self.s.silent >> 1 - SIDE_OF[self.group[0]] & QUIET
            known = self.met[spot] = 0 if quiet or not reacting(self.s, spot, troops[-1]) else 1
        return known

    def best(self, target: int, exact: bool) -> int:
        """The node nearest to a target; where that is not meant exactly, rather a little farther than out of order."""
        best, least = self.start, (_PLENTY * _PLENTY, 0, 0, 0)
        for node in self.cost:
            far = distance((node >> 1) // 6, target)
            if node & 1 and not (exact and far == 0):
                far += LOST_ORDER
            key = (far, *self._worth(node))
            if key < least:
                best, least = node, key
        return best

    def actions(self, node: int) -> list[int]:
        """The actions that lead to a node, in order."""
        found: list[int] = []
        while node != self.start:
            found.append(self.by[node])
            node = self.back[node]
        found.reverse()
        return found
