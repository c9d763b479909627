"""What a computer player is."""

from mypy_extensions import mypyc_attr

from grognard.kernel.contract import State


class Thought:
    """One of the actions that a player weighed: how often it was tried, what it promises (0 lost, 1 won), what may follow."""

    def __init__(self, action: int, playouts: int, value: float, line: list[tuple[int, int]]) -> None:
        self.action = action
        self.playouts = playouts
        self.value = value
        self.line = line  # seat and action, beginning with this one


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for a seat. The same situation, as the seat knows it, and the same seed give the same choice.

    A player sits on one seat of one game. It may remember what it thought before, never what it was not shown.
    """

    def choose(self, state: State, seat: int, seed: int) -> int:
        """An action for a seat that decides. What the seat does not know is dealt anew before anybody looks at it."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        return self.pick(state.redeal(seat, seed), seat, actions, seed)

    def pick(self, world: State, seat: int, actions: list[int], seed: int) -> int:
        """One of these actions; the world is one of those that the seat could be in."""
        raise NotImplementedError

    def explain(self) -> list[Thought]:
        """What was weighed at the last choice, the best first; nothing if the player does not look ahead."""
        return []

    def close(self) -> None:
        """The game is over for this player: let go of processes and the like."""
