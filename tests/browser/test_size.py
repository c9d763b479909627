"""How much a table loads."""

import gzip
from collections.abc import Callable

from grognard.kernel.registry import find_game, game_ids
from grognard.server.app import STATIC
from tests.browser.person import Person

Come = Callable[..., Person]


def test_the_client_is_small(somebody: Come) -> None:
    """What a table loads: the parts that all games share, and one game's board and words."""
    person = somebody()
    for game in game_ids():
        seats = len(find_game(game).seats(find_game(game).resolve({})))
        others = [{"kind": "computer", "level": "random"}] * (seats - 1)
        person.go_to(person.ask("POST", "/tables", {"game": game, "seats": [{"kind": "me"}, *others]})["id"])
        person.page.reload()
        person.page.wait_for_selector("[data-place]")
        loaded = person.page.evaluate(
            "() => performance.getEntriesByType('resource').map(one => new URL(one.name).pathname)"
        )
        code = [STATIC / path.lstrip("/") for path in {*loaded} if path.endswith((".js", ".css"))]
        assert len(code) > 3, "the client is not built"
        packed = sum(len(gzip.compress(path.read_bytes())) for path in [*code, STATIC / "index.html"])
        assert packed < 250_000, f"{game}: {packed}"
