"""Every clause that a test says it proves must stand in the catalogue of some game."""

import signal
from collections.abc import Generator
from functools import cache

import pytest
from hypothesis import settings

from grognard.kernel import clauses
from grognard.kernel.registry import find_game, game_ids

signal.signal(
    signal.SIGINT, signal.default_int_handler
)  # a shell may have had it ignored; what tests start hears Ctrl-C
settings.register_profile("house", deadline=None)  # how long an example takes is not what a test is about
settings.load_profile("house")


@cache
def _catalogue() -> frozenset[str]:
    """The clause ids of all games installed here."""
    return frozenset(clause for game in game_ids() for clause in clauses.load(find_game(game).package))


@pytest.hookimpl(wrapper=True)
def pytest_pycollect_makeitem() -> Generator[None, object, object]:
    """A test that names an unknown clause, or none, fails the collection of its file, which says which test it is."""
    made = yield
    for test in made if isinstance(made, list) else []:
        for mark in test.iter_markers("clause"):
            unknown = [str(clause) for clause in mark.args if clause not in _catalogue()]
            if unknown or not mark.args:
                named = ", ".join(unknown) or "no clause"
                pytest.fail(f"{test.nodeid} says that it proves {named}, which no game has", pytrace=False)
    return made
