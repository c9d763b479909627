"""A study of Napoléon 1815 says what happened: losses are the strength points that vanished, luck the cards of combats."""

from grognard.games.napoleon_1815.state import GONE, Campaign
from grognard.games.napoleon_1815.tables import BLOCK_COUNT, CARD_FATIGUE, CARD_LOSSES, SIDE_OF
from grognard.games.napoleon_1815.verbs import T_COMBAT, T_COMBAT_CARD
from grognard.kernel.contract import State
from tests.games.studies import Watched


def _strength(state: State) -> list[int]:
    assert isinstance(state, Campaign)
    return [0 if state.zone[b] == GONE else state.infantry[b] + state.cavalry[b] for b in range(BLOCK_COUNT)]


def test_a_game_as_its_events_tell_it() -> None:
    fights = losses = 0
    for seed in range(6):
        game = Watched("napoleon_1815", {}, seed, 3000, _strength)
        vanished = [0, 0]
        for before, after in zip(game.seen, game.seen[1:], strict=False):
            for b in range(BLOCK_COUNT):
                vanished[SIDE_OF[b]] += max(0, before[b] - after[b])
        assert game.losses() == vanished
        assert sum(game.notes["fights"].values()) == len(game.all(T_COMBAT))
        cards = game.all(T_COMBAT_CARD)
        for side, (throws, rolled, *_) in enumerate(game.notes["luck"]):
            mine = [card for whose, card, *_ in cards if whose == side]
            assert throws == len(mine)
            assert rolled == sum(CARD_LOSSES[card] + CARD_FATIGUE[card] for card in mine)
        fights += len(game.all(T_COMBAT))
        losses += sum(vanished)
    assert fights > 5
    assert losses > 10
