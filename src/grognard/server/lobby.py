"""The lobby over HTTP: games, rules, tables, seats, replays, records (docs/protocol.md)."""

import asyncio
import time
from dataclasses import dataclass, field
from importlib.resources import files
from typing import Annotated, Any

import msgspec
import sqlalchemy as sa
from litestar import Request, Response, Router, get, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from grognard import engine
from grognard.kernel import clauses, records
from grognard.kernel.actions import NUMBER
from grognard.kernel.chance import new_key
from grognard.kernel.contract import WATCHER, Game, State
from grognard.kernel.errors import BadInput
from grognard.kernel.match import ASK, Match
from grognard.kernel.options import Option, Options
from grognard.kernel.registry import find_game, game_ids
from grognard.kernel.summary import summary
from grognard.server import store, wire
from grognard.server.computer import DEFAULT_LEVEL, STAND_IN
from grognard.server.hall import Hall
from grognard.server.table import Chair, Table
from grognard.server.visitors import COOKIE, digest, matches, new_secret, new_table_id
from grognard.server.wire import Json
from grognard.words import LANGUAGES

PACES = (0, 3600, 86_400, 3 * 86_400, 7 * 86_400)
DAY = 86_400.0
AnyRequest = Request[Any, Any, Any]


# --- games -----------------------------------------------------------------------------------------------------------


def option_out(option: Option, options: Options) -> Json:
    """An option as it stands when those before it have these values."""
    told: Json = {"id": option.id, "kind": option.kind, "default": option.default_for(options)}
    if values := option.values_for(options):
        told["values"] = values
    if option.kind == NUMBER:
        told["low"], told["high"] = option.low, option.high_for(options)
    return told


def options_out(game: Game, given: Options) -> Json:
    """The options that follow from some given ones, for a form: what each is about, whether there is anything to choose, and
    which values are not on offer. What cannot be taken is `refused` with its reason and falls back to its default: it is bad
    in itself, or no longer fits because another option has changed."""
    options: Options = {}
    told = []
    for option in game.options:
        form = option_out(option, options)
        form |= {"subject": option.subject, "open": option.open_to(options), "absent": option.absent(options)}
        options[option.id] = form["default"]
        if option.id in given:
            try:
                value = option.read(given[option.id], options)
                if form["open"]:
                    options[option.id] = value
                elif value != form["default"]:
                    raise BadInput("option-idle", option=option.id)
            except BadInput as problem:
                form["refused"] = wire.error_out(problem)
        told.append({**form, "value": options[option.id]})
    return {"options": told, "seats": game.seats(options), "words": _seat_words(game, options)}


def _seat_words(game: Game, options: Options) -> list[str]:
    """The messages that name the seats before the game has begun: what the options alone settle."""
    seats = range(len(game.seats(options)))
    try:
        state = game.begin(game.resolve(options))
    except BadInput:  # these options exclude one another, which is told when the table is opened
        return [f"seat-{seat + 1}" for seat in seats]
    return [game.seat_words(state, seat) for seat in seats]


@get("/games", sync_to_thread=True)
def list_games(hall: NamedDependency[Hall]) -> list[Json]:
    return [{**summary(find_game(name)), **levels(hall)} for name in game_ids()]


def levels(hall: Hall) -> Json:
    """The computer players that a table can be offered, and which of them unless told otherwise."""
    return {"levels": hall.computer.levels(), "level": DEFAULT_LEVEL}


@get("/games/{id:str}", sync_to_thread=True)
def one_game(hall: NamedDependency[Hall], id: FromPath[str]) -> Json:
    game = find_game(id)
    vocabulary = game.vocabulary
    return {
        **summary(game),
        **levels(hall),
        "verbs": [{"name": v.name, "kind": v.kind, "low": v.low, "high": v.high} for v in vocabulary.verbs],
        "sets": vocabulary.sets,
        "tellings": [
            {
                "name": told.name,
                "arguments": dict(told.arguments),
                "heading": told.heading,
                "fight": told.fight,
                "folds": told.folds,
            }
            for told in game.tellings
        ],
        "orders": [option_out(order, {}) for order in [*game.orders, ASK]],
        "groups": game.groups,
        "topics": game.topics(),
    }


@get("/games/{id:str}/options", sync_to_thread=True)
def options_of(request: AnyRequest, id: FromPath[str]) -> Json:
    return options_out(find_game(id), dict(request.query_params))


@get("/games/{id:str}/rules", sync_to_thread=True)
def rules_of(id: FromPath[str]) -> list[Json]:
    package = find_game(id).package
    return [
        {
            **msgspec.to_builtins(clause),
            "source": {lang: clauses.source(package, clause.ref, lang) for lang in LANGUAGES},
        }
        for clause in clauses.load(package).values()
    ]


@get("/games/{id:str}/readings", media_type="text/markdown", sync_to_thread=True)
def readings_of(request: AnyRequest, id: FromPath[str]) -> str:
    """In the language asked for if they are written in it, else in English."""
    folder = files(find_game(id).package)
    french = folder.joinpath("READINGS.fr.md")
    wanted = french if request.query_params.get("lang") == "fr" and french.is_file() else folder.joinpath("READINGS.md")
    return wanted.read_text(encoding="utf-8")


# --- visitors --------------------------------------------------------------------------------------------------------


@dataclass
class Me:
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""
    lang: Annotated[str, msgspec.Meta(max_length=2)] = ""


def visitor_of(request: AnyRequest) -> str | None:
    """The visitor whom the cookie stands for."""
    cookie = request.cookies.get(COOKIE)
    return digest(cookie) if cookie else None


def known(request: AnyRequest) -> str:
    found = visitor_of(request)
    if found is None:
        raise BadInput("no-visitor")
    return found


@get("/me")
async def who_am_i(request: AnyRequest, hall: NamedDependency[Hall]) -> Response[Json]:
    """The visitor; a browser that has no cookie gets one."""
    visitor = visitor_of(request)
    if visitor is not None:
        row = await hall.store.read(
            lambda c: c.execute(sa.select(store.visitors).where(store.visitors.c.id == visitor)).mappings().first()
        )
        if row is not None:
            return Response({"name": row["name"], "lang": row["lang"]})
    secret = new_secret()
    await hall.store.write(
        lambda c: c.execute(
            sa.insert(store.visitors), [{"id": digest(secret), "name": "", "lang": "", "created": time.time()}]
        )
    )
    cookie = Cookie(COOKIE, path="/", value=secret, httponly=True, samesite="lax", max_age=400 * 86_400)
    cookie.secure = request.url.scheme == "https"
    return Response({"name": "", "lang": ""}, cookies=[cookie])


@put("/me")
async def i_am(request: AnyRequest, hall: NamedDependency[Hall], data: JSONBody[Me]) -> Json:
    visitor = known(request)
    await hall.store.write(
        lambda c: c.execute(
            sa.update(store.visitors)
            .where(store.visitors.c.id == visitor)
            .values(name=data.name.strip(), lang=data.lang)
        )
    )
    return {"name": data.name.strip(), "lang": data.lang}


# --- tables ----------------------------------------------------------------------------------------------------------


@dataclass
class SeatWish:
    kind: Annotated[str, msgspec.Meta(pattern="^(me|link|open|computer)$")]
    level: Annotated[str, msgspec.Meta(max_length=20)] = ""
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


@dataclass
class TableWish:
    game: str
    seats: list[SeatWish]
    options: dict[str, Any] | None = None
    pace: int = 0
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""
    position: dict[str, Any] | None = None


@dataclass
class ImportWish:
    record: str
    seats: list[SeatWish] = field(default_factory=list)
    at: int | None = None
    pace: int = 0
    name: Annotated[str, msgspec.Meta(max_length=80)] = ""


async def open_table(
    hall: Hall,
    visitor: str,
    match: Match,
    wishes: list[SeatWish],
    pace: int,
    name: str,
    parent: str | None = None,
    keepers: list[str | None] | None = None,
) -> Json:
    """Store a new table; answers its id and the links of its seats. A seat that is kept for a visitor is his already, and
    nobody else learns its link."""
    if pace not in PACES:
        raise BadInput("pace", known=", ".join(str(pace) for pace in PACES))
    table_id = new_table_id()
    links: dict[str, str] = {}
    rows = []
    my_name = await hall.store.read(
        lambda c: c.execute(sa.select(store.visitors.c.name).where(store.visitors.c.id == visitor)).scalar()
    )
    for i, wish in enumerate(wishes):
        token = new_secret()
        keeper = visitor if wish.kind == "me" else keepers[i] if keepers else None
        kind = {"me": "human", "link": "human", "open": "open", "computer": "computer"}[wish.kind]
        if kind == "computer" and not hall.computer.knows(wish.level):
            raise BadInput("unknown-player", word=wish.level, nearest="", known=", ".join(hall.computer.levels()))
        rows.append(
            {
                "table_id": table_id,
                "seat": i,
                "kind": kind,
                "level": wish.level if kind == "computer" else "",
                "name": wish.name.strip() or (my_name or "" if wish.kind == "me" else ""),
                "token": digest(token),
                "visitor": keeper,
            }
        )
        if wish.kind in ("me", "link") and keeper in (visitor, None):
            links[match.seats[i]] = f"/#/seat/{table_id}/{token}"
    status = "over" if match.over else "open" if any(row["kind"] == "open" for row in rows) else "running"
    now = time.time()
    table = {
        "id": table_id,
        "game": match.game.id,
        "name": name.strip(),
        "maker": visitor,
        "pace": pace,
        "key": match.key.hex() if match.key else None,
        "status": status,
        "awaits": ",".join(str(seat) for seat in match.deciders()),
        "parent": parent,
        "next": None,
        "created": now,
        "updated": now,
        "deadline": now + pace if pace and status == "running" else None,
        "stamped": len(match.lines),
    }
    lines = [store.line_row(table_id, n, line, None) for n, line in enumerate(match.lines)]

    def write(connection: sa.Connection) -> None:
        recent = sa.select(sa.func.count()).where(store.tables.c.maker == visitor, store.tables.c.created > now - DAY)
        if (connection.execute(recent).scalar() or 0) >= hall.settings.tables:
            raise BadInput("too-many-tables", most=hall.settings.tables)
        connection.execute(sa.insert(store.tables), [table])
        connection.execute(sa.insert(store.seats), rows)
        connection.execute(sa.insert(store.lines), lines)

    await hall.store.write(write)
    await hall.table(table_id)  # computers begin at once
    return {"id": table_id, "links": links}


def players_of(wishes: list[SeatWish]) -> list[str]:
    return [wish.level if wish.kind == "computer" else "human" for wish in wishes]


@post("/tables")
async def new_table(request: AnyRequest, hall: NamedDependency[Hall], data: JSONBody[TableWish]) -> Json:
    visitor = known(request)
    game = find_game(data.game)
    match = Match.start(game, data.options or {}, players_of(data.seats), new_key(), position=data.position)
    return await open_table(hall, visitor, match, data.seats, data.pace, data.name)


@post("/import")
async def import_record(request: AnyRequest, hall: NamedDependency[Hall], data: JSONBody[ImportWish]) -> Json:
    """A table from a record. A game that has ended is there as it was played, to be looked at; one that has not, or any from
    line `at`, goes on with other luck."""
    visitor = known(request)
    lines = records.parse(data.record)
    game = find_game(str(lines[0].get("game")))
    old = await asyncio.to_thread(Match.load, game, lines, None, data.at)
    if data.at is None and old.over:
        opened = await open_table(hall, visitor, old, _sat(hall, old), 0, data.name)
        return {**opened, "links": {}}
    match = go_on(game, old.state, data.seats)
    return await open_table(hall, visitor, match, data.seats, data.pace, data.name)


def _sat(hall: Hall, match: Match) -> list[SeatWish]:
    """Who sat where, as the record says it: levels by their names, people without theirs."""
    players = [str(match.lines[0]["seats"].get(seat, "")) for seat in match.seats]
    return [SeatWish("computer", player) if hall.computer.knows(player) else SeatWish("link") for player in players]


def go_on(game: Game, state: State, wishes: list[SeatWish]) -> Match:
    """A match from this situation on, with other luck."""
    if not state.stack:
        raise BadInput("match-over")
    return Match.start(game, {}, players_of(wishes), new_key(), position=game.describe(state))


@get("/tables")
async def list_tables(request: AnyRequest, hall: NamedDependency[Hall]) -> Json:
    """My tables (where I sit, or that I opened), those with my turn first; tables with a free seat; tables to watch."""
    visitor = visitor_of(request)

    def look(connection: sa.Connection) -> tuple[list[sa.RowMapping], list[sa.RowMapping]]:
        mine = sa.select(store.seats.c.table_id).where(store.seats.c.visitor == visitor)
        chosen = sa.or_(
            store.tables.c.id.in_(mine),
            store.tables.c.maker == visitor,
            store.tables.c.status.in_(["open", "running"]),
        )
        newest = sa.select(store.tables).where(chosen).order_by(store.tables.c.updated.desc()).limit(200)
        rows = list(connection.execute(newest).mappings().all())
        return rows, list(store.find_seats(connection, [row["id"] for row in rows]))

    found, seats = await hall.store.read(look)
    rows = [hall.tables[row["id"]].row if row["id"] in hall.tables else row for row in found]
    rematches = {row["next"] for row in rows}
    told: dict[str, list[Json]] = {"mine": [], "open": [], "watch": []}
    for row in rows:
        own = [seat for seat in seats if seat["table_id"] == row["id"]]
        awaited = [int(seat) for seat in row["awaits"].split(",") if seat]
        mine = [seat["seat"] for seat in own if visitor and seat["visitor"] == visitor]
        game = find_game(row["game"])
        entry = {
            "id": row["id"],
            "game": row["game"],
            "name": row["name"],
            "status": row["status"],
            "updated": row["updated"],
            "deadline": row["deadline"],
            "pace": row["pace"],
            "your_turn": row["status"] == "running" and any(seat in awaited for seat in mine),
            "mine": [game.seat_name(seat) for seat in mine],
            "next": row["next"],
            "rematch": row["id"] in rematches,
            "seats": [
                {"seat": game.seat_name(s["seat"]), "kind": s["kind"], "level": s["level"], "name": s["name"]}
                for s in own
            ],
        }
        told[
            "mine" if mine or row["maker"] == visitor else row["status"] if row["status"] == "open" else "watch"
        ].append(entry)
    told["mine"].sort(key=lambda entry: (not entry["your_turn"], entry["status"] == "over", -entry["updated"]))
    return told


@get("/tables/{id:str}")
async def about_table(request: AnyRequest, hall: NamedDependency[Hall], id: FromPath[str]) -> Json:
    table = await hall.table(id)
    mine = table.seats_of(visitor_of(request))
    return {**table.about(), "mine": [table.match.seats[seat] for seat in mine]}


@dataclass
class JoinWish:
    seat: str
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


@dataclass
class ClaimWish:
    token: Annotated[str, msgspec.Meta(max_length=100)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


async def sit_down(hall: Hall, table: Table, seat: int, visitor: str, name: str) -> Json:
    """It is the visitor's turn at the table: he takes the seat."""
    chair = table.chairs[seat]
    name = name.strip() or chair.name
    where = (store.seats.c.table_id == table.id) & (store.seats.c.seat == seat)

    def write(connection: sa.Connection) -> None:
        connection.execute(sa.update(store.seats).where(where).values(kind="human", visitor=visitor, name=name))

    await hall.store.write(write)
    table.seat(seat, Chair("human", "", name, chair.token, visitor))
    status = table.status
    table.row["status"] = status
    table_id = table.id
    await hall.store.write(
        lambda c: c.execute(sa.update(store.tables).where(store.tables.c.id == table_id).values(status=status))
    )
    table.publish(about=True)
    hall.drive(table)
    return {"id": table.id, "seat": table.match.seats[seat]}


@post("/tables/{id:str}/join", status_code=200)
async def join(request: AnyRequest, hall: NamedDependency[Hall], id: FromPath[str], data: JSONBody[JoinWish]) -> Json:
    visitor = known(request)
    table = await hall.table(id)
    async with table.turns:
        seat = table.match.seats.index(data.seat) if data.seat in table.match.seats else WATCHER
        if seat == WATCHER or table.chairs[seat].kind != "open":
            raise BadInput("seat-taken", seat=data.seat)
        return await sit_down(hall, table, seat, visitor, data.name)


@post("/tables/{id:str}/claim", status_code=200)
async def claim(request: AnyRequest, hall: NamedDependency[Hall], id: FromPath[str], data: JSONBody[ClaimWish]) -> Json:
    """Take a seat by its link."""
    visitor = known(request)
    table = await hall.table(id)
    async with table.turns:
        seat = seat_by_token(table, data.token)
        if table.chairs[seat].visitor == visitor:
            return {"id": table.id, "seat": table.match.seats[seat]}
        return await sit_down(hall, table, seat, visitor, data.name)


def seat_by_token(table: Table, token: str) -> int:
    """The seat whose token this is; every seat is compared, so that the answer takes as long either way."""
    found = [seat for seat, chair in enumerate(table.chairs) if matches(token, chair.token)]
    if not found:
        raise BadInput("bad-token")
    return found[0]


@post("/tables/{id:str}/rematch")
async def rematch(request: AnyRequest, hall: NamedDependency[Hall], id: FromPath[str]) -> Json:
    """The same game with the same people, the seats moved on by one. There is one rematch, whoever asks for it: the table
    says where it is, and each finds his seat kept."""
    visitor = known(request)
    table = await hall.table(id)
    if not table.seats_of(visitor):
        raise BadInput("not-your-table")
    if not table.match.over:
        raise BadInput("not-over")
    async with table.turns:
        if table.row["next"]:
            return {"id": table.row["next"], "links": {}}
        chairs = [*table.chairs[1:], table.chairs[0]]
        wishes = [SeatWish(_wish(chair, visitor), chair.level, chair.name) for chair in chairs]
        match = Match.start(table.game, table.match.options, players_of(wishes), new_key())
        keepers = [chair.visitor for chair in chairs]
        row = table.row
        opened = await open_table(hall, visitor, match, wishes, row["pace"], row["name"], table.id, keepers)
        there: str = opened["id"]
        await hall.store.write(
            lambda c: c.execute(sa.update(store.tables).where(store.tables.c.id == id).values(next=there))
        )
        row["next"] = there
        table.publish(about=True)
        return opened


def _wish(chair: Chair, visitor: str) -> str:
    if chair.kind != "human":
        return chair.kind
    return "me" if chair.visitor == visitor else "link"


@dataclass
class ForkWish:
    step: int
    seat: str = "watcher"
    seats: list[SeatWish] | None = None


@post("/tables/{id:str}/fork")
async def fork(request: AnyRequest, hall: NamedDependency[Hall], id: FromPath[str], data: JSONBody[ForkWish]) -> Json:
    """On from a moment of the replay as a new table. Of a running game, what the seat does not know is dealt anew."""
    visitor = known(request)
    table = await hall.table(id)
    seat = viewer(table, visitor, data.seat)
    steps = replay_steps(table, seat)
    if not 0 <= data.step < len(steps):
        raise BadInput("number-range", value=data.step, low=0, high=len(steps) - 1)
    past = Match.load(table.game, table.match.lines, table.match.key, upto=steps[data.step])
    state = past.state if table.match.over else past.state.redeal(seat, int.from_bytes(new_key()[:7], "big"))
    wishes = data.seats or [
        SeatWish("me" if chair.visitor == visitor else "computer", chair.level or STAND_IN, chair.name)
        for chair in table.chairs
    ]
    match = go_on(table.game, state, wishes)
    return await open_table(hall, visitor, match, wishes, 0, table.row["name"], table.id)


# --- looking back ----------------------------------------------------------------------------------------------------


def viewer(table: Table, visitor: str | None, name: str) -> int:
    """The seat through whose eyes the visitor may look back: his own, or any after the end."""
    seat = WATCHER if name == "watcher" else table.game.seat_number(name)
    if seat >= len(table.chairs):
        raise BadInput("unknown-seat", word=name, known=", ".join(table.match.seats))
    if seat != WATCHER and not table.match.over and seat not in table.seats_of(visitor):
        raise BadInput("not-your-seat", seat=name)
    return seat


def replay_steps(table: Table, seat: int) -> list[int]:
    """The lines that the seat saw something of and that stand, from the set-up (0) on."""
    match = table.match
    seen = [
        n
        for n in range(1, len(match.lines))
        if n not in match.gone and any(wire.sees(event, seat) for event in match.told.get(n, []))
    ]
    return [0, *seen]


@get("/tables/{id:str}/replay")
async def replay(
    request: AnyRequest, hall: NamedDependency[Hall], id: FromPath[str], seat: FromQuery[str] = "watcher"
) -> Json:
    """The game as one seat saw it: the first view, then for each step what happened and what changed."""
    table = await hall.table(id)
    eyes = viewer(table, visitor_of(request), seat)
    return {"table": table.about(), "seat": seat, **replay_out(table, eyes)}


def replay_out(table: Table, seat: int) -> Json:
    source = table.match
    wanted = replay_steps(table, seat)
    past = Match(table.game, _bare(source.lines[0]), source.key, _script(source))
    view = past.state.view(seat)
    told: Json = {"start": view, "log": [], "steps": []}
    first = wire.entry_out(past, 0, seat, 0)
    told["log"] = [first] if first else []
    for number, line in enumerate(source.lines[1:], start=1):
        if "end" in line:
            break
        past._repeat(line, number)
        if number in wanted:
            after = past.state.view(seat)
            entry = wire.entry_out(past, number, seat, len(told["steps"]) + 1)
            told["steps"].append({"changes": wire.changes(view, after), "entry": entry})
            view = after
    return told


def _bare(header: records.Line) -> records.Line:
    return {name: value for name, value in header.items() if name not in ("chance", "sum")}


def _script(match: Match) -> list[tuple[int, int]] | None:
    if match.key is not None or "seed" in match.lines[0]:
        return None
    return [answer for n, line in enumerate(match.lines) for answer in records.read_answers(line.get("chance", ""), n)]


@get("/tables/{id:str}/record")
async def record(hall: NamedDependency[Hall], id: FromPath[str]) -> Response[str]:
    """The record of a finished game."""
    table = await hall.table(id)
    if not table.match.over:
        raise BadInput("not-over")
    text = "".join([records.to_text(line) for line in table.match.lines])
    name = f"{table.game.id}-{table.id}.grog"
    return Response(
        text, media_type="application/jsonl", headers={"Content-Disposition": f'attachment; filename="{name}"'}
    )


@get("/health")
async def health(hall: NamedDependency[Hall]) -> Json:
    await hall.store.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar())
    guests = sum(len(table.guests) for table in hall.tables.values())
    told = await asyncio.to_thread(engine.state)
    told.pop("why", None)  # a matter between the host and his machine
    return {"ok": True, "tables": len(hall.tables), "guests": guests, **told}


router = Router(
    "/api",
    route_handlers=[
        list_games, one_game, options_of, rules_of, readings_of, who_am_i, i_am, new_table, import_record, list_tables,
        about_table, join, claim, rematch, fork, replay, record, health,
    ],
)  # fmt: skip
