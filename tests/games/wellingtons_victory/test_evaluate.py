"""The computer's judgement: it has something to say of whatever random play leads to."""

from grognard.games.wellingtons_victory import GAME
from grognard.kernel.chance import next_word, seed_word, word_below


def test_every_step_can_be_judged() -> None:
    """A whole stack that turns, above all: its frame names a hex where that of a unit names the unit."""
    seen: set[str] = set()
    for seed in range(2):
        state = GAME.new({"scenario": "hougoumont"}, seed)
        word = seed_word(seed)
        for _ in range(300):
            seat = state.deciders()[0]
            actions = state.legal(seat)
            assert len(GAME.judge(state, seat, actions)) == len(actions)
            seen.add(type(state.stack[-1]).__name__)
            word = next_word(word)
            state.apply(seat, actions[word_below(word, len(actions))])
    assert "Face" in seen
