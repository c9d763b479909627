"""What changed in a view: applied to the old one it gives the new one, and it says no more than that."""

import copy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from grognard.server.wire import changes
from tests.server.client import put

leaves = st.none() | st.booleans() | st.integers(0, 9) | st.sampled_from(["a", "b"])
trees = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from("klmn"), inner, max_size=4)
)
views = st.dictionaries(st.sampled_from("klmn"), trees, max_size=4)


@given(views, views)
def test_changes_turn_the_old_view_into_the_new_one(old: dict[str, Any], new: dict[str, Any]) -> None:
    shown = copy.deepcopy(old)
    for path, *value in changes(old, new):
        put(shown, path, *value)
    assert shown == new


@given(views)
def test_nothing_changed_is_nothing_told(view: dict[str, Any]) -> None:
    assert changes(view, copy.deepcopy(view)) == []


def test_only_what_changed_is_told() -> None:
    old = {"table": {"pile": 4, "gone": 1, "seats": [{"cards": 1}, {"cards": 2}]}}
    new = {"table": {"pile": 4, "new": 0, "seats": [{"cards": 1}, {"cards": 3}]}}
    assert changes(old, new) == [
        [["table", "new"], 0],
        [["table", "seats", 1, "cards"], 3],
        [["table", "gone"]],
    ]
