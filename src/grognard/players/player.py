"""What a computer player is."""

from mypy_extensions import mypyc_attr

from grognard.kernel.contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """Chooses for a seat. The same situation, as the seat knows it, and the same seed give the same choice."""

    def choose(self, state: State, seat: int, seed: int) -> int:
        """An action for a seat that decides. What the seat does not know is dealt anew before anybody looks at it."""
        actions = state.legal(seat)
        if len(actions) == 1:
            return actions[0]
        return self.pick(state.redeal(seat, seed), seat, actions, seed)

    def pick(self, world: State, seat: int, actions: list[int], seed: int) -> int:
        """One of these actions; the world is one of those that the seat could be in."""
        raise NotImplementedError
