"""The examples for people who write programs."""

import subprocess
import sys
from pathlib import Path

from tests.server.conftest import Running

BOT = Path(__file__).parents[2] / "examples" / "bot.py"


def test_the_bot_plays_a_game_to_its_end(server: Running) -> None:
    someone = server.visitor()
    link = someone.table(["link", "greedy"])["links"]["p1"]
    done = subprocess.run([sys.executable, str(BOT), server.base + link], capture_output=True, text=True, timeout=120)
    assert "the game is over" in done.stdout, done.stderr


def test_the_bot_says_what_is_wrong(server: Running) -> None:
    for link in ("", "nonsense", f"{server.base}/#/seat/none/wrong"):
        done = subprocess.run([sys.executable, str(BOT), link], capture_output=True, text=True, timeout=60)
        assert done.returncode != 0
        assert done.stderr.startswith("bot: ")
