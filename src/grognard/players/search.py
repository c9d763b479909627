"""The search: information-set Monte-Carlo tree search, for every game, on the kernel's contract alone.

Each playout goes through a world dealt anew from what the seat knows, with its own dice to come. It goes down the tree by what
has been found so far (of the actions open in this world: what brought much, what was seldom tried, what the game's judgement
likes), adds one node, plays on for a while by common sense, and has the end valued by the game. Every seat that decided on the
way is told what the end is worth to it; so there may be any number of seats. The actions of the decision at hand all meet the
same worlds and the same dice, one after the other: less of the difference between them is luck.

Where there are many actions, the judgement's favourites come first and the others by and by (progressive widening). What is
forced is done without a node. When the seat's next decision comes at once, nothing having been rolled, shown or decided by
others, the search goes on where it was: a chain of small decisions shares one search.
"""

import time
from typing import Any, Final

from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import State
from grognard.players.player import Player, Thought
from grognard.players.tree import ACTION, SEAT_SHIFT, Node, Spread

EXPLORE: Final = 3.0  # what has seldom been tried, against what brought much
FIRST: Final = 3  # actions that are looked at from the beginning, the judgement's favourites
WIDEN: Final = 0.8  # the further ones: this times the root of the playouts through here
WORLDS: Final = 32  # so many are dealt for a decision; after that only the dice are other ones
LOOKS: Final = 4  # worlds in which the judgement is asked about the decision at hand
WHIM: Final = 50  # of so many decisions in a playout one is left to chance
MOST_MORE: Final = 80  # decisions that the end of a turn is waited for
MOST_NODES: Final = 20_000  # some 50 MB; from then on playouts begin where the tree ends
LONGEST: Final = 12  # decisions of the line that is expected


class Search(Player):
    """Looks ahead with so many playouts a decision, or for so many seconds, whichever ends first (0: no such limit). The
    seconds that it has for a turn, if that is limited, are shared among the decisions that the game says a turn has."""

    def __init__(
        self, playouts: int, seconds: float = 0.0, turn: float = 0.0, depth: int = -1, most_nodes: int = MOST_NODES
    ) -> None:
        self.playouts = playouts
        self.seconds = seconds
        self.turn = turn
        self.depth = depth  # decisions that are played by common sense after the tree, -1: as the game says
        self.most_nodes = most_nodes
        self.root = Node()
        self.spreads: list[Spread] = []
        self.nodes = 0
        self.done = 0  # playouts made for the last decision
        self.steps = 0  # decisions made in worlds since the player sat down, in the tree and after it
        self.thoughts: list[Thought] = []
        self._seat = -1
        self._state: State | None = None  # thought about last
        self._expected: Any = None  # what the seat will see if its next decision comes at once

    # --- what is asked of it -----------------------------------------------------------------------------------------

    def choose(self, state: State, seat: int, seed: int) -> int:
        actions = state.legal(seat)
        if len(actions) == 1:
            if self._stands(state, seat):
                self._foresee(state, seat, actions[0], seed)
            return actions[0]
        self.think(state, seat, seed)
        action = self.best(actions)
        self.thoughts = self.weighed()
        self._foresee(state, seat, action, seed)
        return action

    def explain(self) -> list[Thought]:
        return self.thoughts

    def think(self, state: State, seat: int, seed: int) -> None:
        """Search from here, or go on if the search has come here already."""
        if not self._stands(state, seat):
            self._forget(state)
        self._seat = seat
        self._state = state
        self._look(state, seat, seed)
        depth = state.game.horizon() if self.depth < 0 else self.depth
        seconds = self.seconds_for(state, seat)
        until = time.perf_counter() + seconds if seconds else 0.0
        wanted = self.playouts or 1 << 60
        root, actions = self.root, state.legal(seat)
        words = [seed_word(seed)]
        worlds = [state.redeal(seat, words[0])]
        self.done = 0
        while root.visits < wanted:
            if until and self.done and time.perf_counter() >= until:
                break
            if self.playouts and self._settled(wanted - root.visits):
                break
            place = self._select(root, worlds[0], seat, actions, words[0])
            tried = root.taken[place]
            while len(words) <= tried:
                words.append(next_word(words[-1]))
            while len(worlds) <= tried and len(worlds) < WORLDS:
                worlds.append(state.redeal(seat, words[len(worlds)]))
            world = worlds[tried % WORLDS].clone()
            world.word = seed_word(words[tried])
            self._playout(world, place, words[tried], depth)
            self.done += 1

    def seconds_for(self, state: State, seat: int) -> float:
        """How long a decision may take here, 0: as long as it likes."""
        if not self.turn:
            return self.seconds
        part = self.turn / state.game.turn_length(state, seat)
        return min(self.seconds, part) if self.seconds else part

    def go_on(self, action: int) -> None:
        """This was chosen for the decision that was thought about last."""
        if self._state is not None:
            self._foresee(self._state, self._seat, action, 0)

    def best(self, actions: list[int]) -> int:
        """Of these actions the one that was tried most; between equals the one that promised more."""
        root, seat = self.root, self._seat
        found, most, value = actions[0], -1, -1.0
        for action in actions:
            place = root.places.get(seat << SEAT_SHIFT | action, -1)
            if place < 0:
                continue
            taken, mean = root.taken[place], root.mean(place)
            if not root.visits:
                mean = root.priors[place]
            if taken > most or (taken == most and mean > value):
                found, most, value = action, taken, mean
        return found

    def weighed(self) -> list[Thought]:
        """What was weighed for the decision at hand, the most tried first."""
        root = self.root
        found = [
            Thought(root.edges[i] & ACTION, root.taken[i], root.mean(i), _line(root, i))
            for i in range(len(root.edges))
            if root.taken[i] and root.edges[i] >> SEAT_SHIFT == self._seat
        ]
        return sorted(found, key=lambda thought: (-thought.playouts, -thought.value))

    # --- from decision to decision -----------------------------------------------------------------------------------

    def _forget(self, state: State) -> None:
        self.root = Node()
        self.nodes = 1
        self.spreads = [Spread() for _ in state.game.all_seats]

    def _stands(self, state: State, seat: int) -> bool:
        """Whether the search has come to this situation already."""
        return self._seat == seat and self._expected is not None and bool(state.view(seat) == self._expected)

    def _foresee(self, state: State, seat: int, action: int, seed: int) -> None:
        """Go down the tree with what was chosen, if nothing stands between it and the seat's next decision."""
        self._expected = None
        below: Node | None = self.root  # what is forced has no node
        place = self.root.places.get(seat << SEAT_SHIFT | action, -1)
        if place >= 0:
            below = self.root.below[place]
        if below is None:
            return
        world = state.redeal(seat, seed)
        seals = world.seals
        world.apply(seat, action)
        if world.seals == seals and world.stack and seat in world.deciders():
            self._expected = world.view(seat)
            self.root = below

    def _look(self, state: State, seat: int, seed: int) -> None:
        """Ask the judgement about the decision at hand, in some worlds."""
        root = self.root
        actions = state.legal(seat)
        word = seed_word(~seed)
        weights = [0.0] * len(actions)
        for _ in range(LOOKS):
            word = next_word(word)
            world = state.redeal(seat, word)
            for rank, i in enumerate(_ranking(world.game.judge(world, seat, actions), word)):
                weights[i] += 1.0 / (1 + rank)
        for rank, i in enumerate(_ranking(weights, word)):
            edge = seat << SEAT_SHIFT | actions[i]
            place = root.places.get(edge, -1)
            if place < 0:
                root.add(edge, rank, weights[i] / LOOKS)
            else:
                root.ranks[place], root.priors[place] = rank, weights[i] / LOOKS

    def _settled(self, left: int) -> bool:
        """Whether the playouts left cannot change which action was tried most."""
        first = second = 0
        for taken in self.root.taken:
            if taken > first:
                first, second = taken, first
            elif taken > second:
                second = taken
        return first - second > left

    # --- one playout -------------------------------------------------------------------------------------------------

    def _playout(self, world: State, place: int, word: int, depth: int) -> None:
        """Through the tree, beginning with this edge of the root, and beyond it."""
        node = self.root
        nodes: list[Node] = []
        places: list[int] = []
        game = world.game
        self.steps += 1
        while place >= 0:
            nodes.append(node)
            places.append(place)
            world.apply(node.edges[place] >> SEAT_SHIFT, node.edges[place] & ACTION)
            below = node.below[place]
            if below is None:
                if self.nodes < self.most_nodes:
                    node.below[place] = Node()
                    self.nodes += 1
                self.steps += _play_on(world, word, depth)
                break
            node = below
            place = self._descend(node, world, word)
        values: dict[int, float] = {}
        for i in range(len(nodes)):
            node, place = nodes[i], places[i]
            seat = node.edges[place] >> SEAT_SHIFT
            if seat not in values:
                values[seat] = game.evaluate(world, seat) if world.stack else game.outcome(world, seat)
                self.spreads[seat].note(values[seat])
            node.visits += 1
            node.taken[place] += 1
            node.sums[place] += values[seat]

    def _descend(self, node: Node, world: State, word: int) -> int:
        """Do what is forced; then the edge to follow, or -1 if the game is over."""
        while world.stack:
            seat = world.stack[-1].seat
            if seat < 0:
                seat = world.deciders()[0]
            actions = world.legal(seat)
            self.steps += 1
            if len(actions) > 1:
                return self._select(node, world, seat, actions, word)
            world.apply(seat, actions[0])
        return -1

    def _select(self, node: Node, world: State, seat: int, actions: list[int], word: int) -> int:
        """The edge to follow in this world."""
        shift = seat << SEAT_SHIFT
        places: list[int] = []
        known = node.places
        fresh = 0
        for action in actions:
            place = known.get(shift | action, -1)
            if place < 0:
                fresh += 1
            else:
                places.append(place)
        if fresh:
            places = _meet(node, world, seat, actions, word)
        taken, sums, opened = node.taken, node.sums, node.opened
        tried, brought, weight = 0, 0.0, 0.0
        for place in places:
            opened[place] += 1
            tried += taken[place]
            brought += sums[place]
            weight += node.priors[place]
        spread = self.spreads[seat]
        unknown = brought / tried if tried else spread.mean
        factor = EXPLORE * spread.deviation() / weight
        limit = FIRST + WIDEN * node.visits**0.5
        best, found = -1e9, places[0]
        for place in places:
            n = taken[place]
            if n == 0 and node.ranks[place] >= limit:
                continue
            score = (sums[place] / n if n else unknown) + factor * node.priors[place] * opened[place] ** 0.5 / (1 + n)
            if score > best:
                best, found = score, place
        return found


def _meet(node: Node, world: State, seat: int, actions: list[int], word: int) -> list[int]:
    """Note the edges that this world opens for the first time."""
    places: list[int] = []
    shift = seat << SEAT_SHIFT
    for rank, i in enumerate(_ranking(world.game.glance(world, seat, actions), word)):
        edge = shift | actions[i]
        if edge not in node.places:
            node.add(edge, rank, 1.0 / (1 + rank))
        places.append(node.places[edge])
    return places


def _ranking(values: list[float], word: int) -> list[int]:
    """The places of the values, the highest first; equals in the order of lots."""
    number = len(values)
    order = list(range(number))
    for i in range(number - 1, 0, -1):
        word = next_word(word)
        j = word_below(word, i + 1)
        order[i], order[j] = order[j], order[i]
    order.sort(key=lambda i: -values[i])
    return order


def _play_on(world: State, word: int, depth: int) -> int:
    """Play on by common sense, with a whim now and then, until the situation can be valued: so many decisions and the rest
    of the turn. How many were made."""
    game = world.game
    made = steps = 0
    turn = game.turn_of(world)
    while world.stack and made < depth + MOST_MORE:
        if made >= depth:
            if game.turn_of(world) != turn:
                return steps
        else:
            turn = game.turn_of(world)
        seat = world.stack[-1].seat
        if seat < 0:
            seat = world.deciders()[0]
        actions = world.legal(seat)
        number = len(actions)
        steps += 1
        if number == 1:
            world.apply(seat, actions[0])
            continue
        word = next_word(word)
        if word_below(word, WHIM) == 0:
            word = next_word(word)
            choice = word_below(word, number)
        else:
            values = game.glance(world, seat, actions)
            word = next_word(word)
            first = word_below(word, number)  # where to begin, so that equals are as likely
            choice = first
            for k in range(number):
                i = first + k if first + k < number else first + k - number
                if values[i] > values[choice]:
                    choice = i
        world.apply(seat, actions[choice])
        made += 1
    return steps


def _line(node: Node, place: int) -> list[tuple[int, int]]:
    """What the search expects after this edge: from node to node what was tried most."""
    line: list[tuple[int, int]] = []
    at: Node | None = node
    while at is not None and place >= 0 and len(line) < LONGEST:
        line.append((at.edges[place] >> SEAT_SHIFT, at.edges[place] & ACTION))
        at, place = at.below[place], -1
        if at is not None:
            most = 0
            for i in range(len(at.edges)):
                if at.taken[i] > most:
                    most, place = at.taken[i], i
    return line
