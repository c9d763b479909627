"""A whole bot: it takes a seat at a table of a Grognard server by the seat's link and plays anything that is allowed.

    python examples/bot.py "http://127.0.0.1:1815/#/seat/TABLE/TOKEN"

Needs only `pip install websockets`. It sees what its seat may see and nothing else; see docs/protocol.md.
"""

import json
import random
import re
import sys
import uuid

from websockets.sync.client import connect


def play(link: str) -> None:
    """Play to the end of the game."""
    found = re.fullmatch(r"(https?)://([^/]+)/#/seat/(\w+)/([\w-]+)", link)
    if not found:
        raise SystemExit("bot: this is no link of a seat")
    scheme, host, table, token = found.groups()
    url = f"{scheme.replace('http', 'ws')}://{host}/api/tables/{table}/live"
    with connect(url, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        seat = ""
        for text in socket:
            message = json.loads(text)
            if message["t"] == "refused":
                raise SystemExit(f"bot: {message['en']}")
            if message["t"] == "hello":
                seat = message["mine"][0]
            if message.get("table", {}).get("scores"):
                print(f"bot: the game is over, scores {message['table']['scores']}")
                return
            legal = message.get("prompts", {}).get(seat, {}).get("legal")
            if legal:
                verb = random.choice(list(legal))
                do = f"{verb} {random.choice(legal[verb])}" if legal[verb] else verb
                socket.send(json.dumps({"t": "act", "id": uuid.uuid4().hex, "seat": seat, "v": message["v"], "do": do}))


if __name__ == "__main__":
    play(sys.argv[1] if len(sys.argv) == 2 else "")
