"""A whole engine: a program that plays any game of Grognard over its standard input and output (docs/engines.md).

    grognard simulate risk_napoleon --games 20 --players hussar,random --engine "hussar=python examples/engine.py"

It needs nothing but Python. It likes to attack, where it can choose a number it chooses the largest, and else it plays
anything that is allowed.
"""

import json
import random
import sys
from typing import Any

BOLD = ("attack", "battle", "engage", "occupy", "march", "place_all", "exchange")


def choose(question: dict[str, Any]) -> str:
    """One of the legal actions. `question["view"]` holds all that the seat sees."""
    lots = random.Random(question["seed"])
    legal: list[str] = question["legal"]
    bold = [action for action in legal if action.split()[0] in BOLD]
    if bold and lots.random() < 0.9:
        numbered = [action for action in bold if action.split()[-1].isdecimal()]
        return max(numbered, key=lambda action: int(action.split()[-1])) if numbered else lots.choice(bold)
    return lots.choice(legal)


def main() -> None:
    for line in sys.stdin:
        question = json.loads(line)
        if question["t"] == "hello":
            answer = {"t": "ready", "name": "Hussar"}
        elif question["t"] == "choose":
            answer = {"t": "do", "do": choose(question)}
        else:
            continue  # a later version of the protocol may say more
        print(json.dumps({**answer, "id": question["id"]}), flush=True)


if __name__ == "__main__":
    main()
