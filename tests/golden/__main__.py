"""Write the golden files anew: `python -m tests.golden`. Look at the difference before you keep it."""

from grognard.kernel.registry import game_ids
from tests.golden import games, play


def main() -> None:
    for golden in [golden for game in game_ids() for golden in games(game)]:
        text = play(golden)
        golden.path.parent.mkdir(exist_ok=True)
        before = golden.path.read_text(encoding="utf-8") if golden.path.exists() else ""
        golden.path.write_text(text, encoding="utf-8", newline="\n")
        print(f"{golden.game}/{golden.path.name}: {'unchanged' if text == before else 'written'}")


main()
