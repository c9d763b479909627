"""The conformance suite: what the house asks of every game, ready to be run on a sixth one.

    from grognard.testing import conform, settings

    @pytest.mark.parametrize("options", settings(GAME), ids=named)
    def test_my_game(options):
        conform(GAME, options, seed=1)

`settings` lists what to play: every scenario and number of seats, each option by itself, and a sample of pairs. `conform`
plays one game at random and checks it all along: that nobody is ever stuck, that `legal` and `bar` agree, that copies,
positions and records are faithful, that undo goes back over nothing that was rolled, shown or handed over, and that nothing
a seat gets depends on what it cannot know. `speak` checks the language files. A failure is an AssertionError that names the
game, the options, the seed and the decision at which it happened; the same call fails there again.

| module | what it asks |
|---|---|
| `trial` | the game being played and what every check needs: chance of our own, probes, readable failures |
| `rules` | who decides, what is open and barred, events, the end |
| `copies` | `clone`, `describe` and `position` |
| `secrets` | `view`, `redeal`, and all that a seat is told |
| `tables` | `Match`: undo, records, the sources of chance |
"""

from grognard.testing.settings import named, settings
from grognard.testing.suite import Played, conform, speak

__all__ = ["Played", "conform", "named", "settings", "speak"]
