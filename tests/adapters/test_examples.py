"""The examples run as they are told to; what a minute of training is good for, benchmarks and the guide tell."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def run(name: str, *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_pettingzoo_loop() -> None:
    assert run("pettingzoo_loop.py", "nations_1813", "2").count("decisions, rewards") == 2


def test_gymnasium_loop() -> None:
    assert re.search(r"1 games against greedy, mean reward [+-]\d", run("gymnasium_loop.py", "1"))


def test_openspiel_mcts() -> None:
    told = run("openspiel_mcts.py", "3", "12")
    assert told.count("player ") == 12
    assert "returns [" in told


def test_training() -> None:
    """A short training; who learned nothing wins half of the games that end, and few end within the limit."""
    told = run("train_risk.py", "1", "6", "6")
    assert "generation 1: " in told
    assert re.search(r"6 games against random: (83.3|100.0)% won", told), told


@pytest.mark.parametrize("guide", ["docs/adapters.md"])
def test_the_guide_says_what_is_so(guide: str, tmp_path: Path) -> None:
    """Every piece of Python in the guide runs."""
    text = (EXAMPLES.parent / guide).read_text(encoding="utf-8")
    pieces = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(pieces) == 4
    script = tmp_path / "guide.py"
    script.write_text("\n".join(pieces), encoding="utf-8")
    done = subprocess.run([sys.executable, str(script)], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "owner 48 7" in done.stdout


def test_the_table_of_sizes_is_right() -> None:
    from grognard.kernel.registry import find_game, game_ids

    text = (EXAMPLES.parent / "docs" / "adapters.md").read_text(encoding="utf-8")
    for game in map(find_game, game_ids()):
        numbers = sum(block.size for block in game.blocks(game.resolve({})))
        assert f" | {numbers:,} | {game.vocabulary.size:,} |" in text, game.id
