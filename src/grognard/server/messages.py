"""What a client may say at a live table (docs/protocol.md)."""

import msgspec


class Message(msgspec.Struct, forbid_unknown_fields=True, tag_field="t"):
    """Something a client says."""


class Sit(Message, tag="sit"):
    seat: str


class Request(Message):
    """Something that is answered with the same id: by `done` (of an update or by itself), `refused` or `answer`."""

    id: str
    seat: str


class Act(Request, tag="act"):
    v: str
    do: str


class Undo(Request, tag="undo"):
    v: str


class Order(Request, tag="order"):
    order: str
    value: bool | int | str | None


class Resign(Request, tag="resign"):
    pass


class Ask(Request):
    do: str


class Why(Ask, tag="why"):
    pass


class Wishes(Request, tag="wishes"):
    """What might one want to do now that the rules forbid?"""


class Wonder(Request, tag="wonder"):
    """Why can nothing be done on this place (with that one selected)?"""

    place: str
    selected: str = ""


class Odds(Ask, tag="odds"):
    pass


class Gather(Request, tag="gather"):
    things: list[str]


class Plan(Gather, tag="plan"):
    order: str
    goal: str


class Hint(Request, tag="hint"):
    pass


class Chat(Request, tag="chat"):
    text: str
    to: str | None = None


class Ping(Message, tag="ping"):
    pass


decoder = msgspec.json.Decoder(
    Sit | Act | Undo | Order | Resign | Why | Wonder | Wishes | Odds | Gather | Plan | Hint | Chat | Ping
)
