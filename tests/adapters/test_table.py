"""What the adapters share: rewards, versions, masks, and the error of a missing extra."""

import numpy as np
import pytest

from grognard import adapters
from grognard.adapters.table import Table, environment_version, rewards
from grognard.kernel.contract import WATCHER
from grognard.kernel.errors import Barred


@pytest.mark.parametrize(
    ("scores", "worth"),
    [
        ([1.0, 0.0], [1, -1]),
        ([0.5, 0.5], [0, 0]),
        ([0.0, 1.0, 0.0, 0.0], [-1 / 3, 1, -1 / 3, -1 / 3]),
        ([0.0, 1.0, 1.0], [-1, 0.5, 0.5]),
        ([4.5, -1000.0, 2.0], [1, -1, 0]),
    ],
)
def test_rewards_are_zero_sum_between_minus_one_and_one(scores: list[float], worth: list[float]) -> None:
    assert rewards(scores) == pytest.approx(worth)
    assert sum(rewards(scores)) == pytest.approx(0)


def test_environments_count_from_nought_and_rules_from_one() -> None:
    assert [environment_version(version) for version in ("1", "2", "3.1")] == [0, 1, 2]


def test_the_mask_is_what_is_legal() -> None:
    table = Table("nations_1813", {})
    table.deal(1)
    for _ in range(60):
        seat = table.seat
        mask = table.mask(seat)
        assert sorted(np.flatnonzero(mask)) == sorted(table.vocabulary.index(a) for a in table.state.legal(seat))
        assert not table.mask(1 - seat).any()
        table.act(seat, int(np.flatnonzero(mask)[-1]))
    assert table.made == 60


def test_an_action_that_is_not_open_is_refused_with_its_clause() -> None:
    table = Table("nations_1813", {})
    closed = int(np.flatnonzero(table.mask(table.seat) == 0)[0])
    with pytest.raises(Barred, match="N13-"):
        table.act(table.seat, closed)
    assert table.made == 0


def test_a_series_of_games_follows_from_its_seed() -> None:
    def series(seed: int) -> list[int]:
        table = Table("risk_napoleon", {"players": 2})
        table.deal(seed)
        first = table.state.word
        table.deal(None)
        return [first, table.state.word]

    assert series(1) == series(1)
    assert len({*series(1), *series(2)}) == 4


def test_a_row_falls_into_its_blocks() -> None:
    table = Table("risk_napoleon", {"players": 2})
    row = table.row(0)
    named = table.named(row)
    assert np.concatenate(list(named.values())).tolist() == row.tolist()
    assert named["regiments"].sum() == sum(
        land["regiments"] for land in table.view(WATCHER)["table"]["territories"].values()
    )


@pytest.mark.parametrize(("lang", "told"), [("fr_FR.UTF-8", "ne sont pas installés"), ("en", "are not installed")])
def test_a_missing_extra_is_told_in_the_readers_language(lang: str, told: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    with pytest.raises(ImportError, match=told) as problem:
        adapters.require("pettingzoo", "no_such_module_anywhere")
    assert "grognard[pettingzoo]" in str(problem.value)
