"""Whether a table and its frames fit together: a position that no game can reach is refused."""

from typing import Any, Final

from grognard.games.napoleon_in_europe.battlefield import nations_of
from grognard.games.napoleon_in_europe.business import Terms, TradeAnswer, TradeCards
from grognard.games.napoleon_in_europe.production import Combination
from grognard.games.napoleon_in_europe.sea import Loading, Passage, capacity, fleet, loaded
from grognard.games.napoleon_in_europe.state import (
    ATTACK,
    DEFENCE,
    NO_REGION,
    Europe,
    trail_by_sea,
    trail_corps,
    trail_region,
    trail_stopped,
    trail_through,
)
from grognard.games.napoleon_in_europe.tables import (
    ARM_COUNT,
    COMBINATION_COUNT,
    NATION_COUNT,
    NATIONS_IN,
    ONE,
    REGION_COUNT,
    REGIONS,
    STEPS,
    number,
)
from grognard.games.napoleon_in_europe.verbs import NATION, SEATS
from grognard.kernel.actions import SEAT
from grognard.kernel.contract import NOBODY, Frame
from grognard.kernel.errors import BadInput

_TURN: Final = ["EndAlliances", "Call", "Movement", "ChooseBattle", "Production"]
_WORDS: Final = ["Diplomacy", *_TURN]
# The frames that each frame is opened in ("" for the outermost): every stack is such a chain.
_INSIDE: Final[dict[str, list[str]]] = {
    "GiveOut": [""], "Nations": [""], "Forces": [""], "FirstPlayer": [""], "Placement": [""], "SecretPlacement": [""],
    "GameTurn": [""], "PlayerTurn": ["GameTurn"], "Diplomacy": ["PlayerTurn"], "EndAlliances": ["PlayerTurn", "Call"],
    "Call": ["PlayerTurn"], "Moves": ["PlayerTurn"], "Battles": ["PlayerTurn"], "Produce": ["PlayerTurn"],
    "AllianceOffer": ["Diplomacy"], "TradeHand": _WORDS, "Terms": _WORDS, "TradeAnswer": _WORDS, "CounterAnswer": _WORDS,
    "TradeCards": _WORDS, "Receiver": _WORDS, "Cession": _WORDS, "Invitation": ["Call"], "Deferral": ["Call"],
    "Movement": ["Moves"], "March": ["Movement"], "Origin": ["Movement"], "Detachment": ["Movement"],
    "Fleet": ["Movement"], "Sail": ["Movement"], "Loading": ["Movement"], "Passage": ["Movement"],
    "ChooseBattle": ["Battles"], "Battle": ["Battles"], "Deployment": ["Battle"], "BattleMove": ["Battle"],
    "Shift": ["BattleMove"], "Fire": ["Battle"], "Rally": ["Battle"], "Pursuit": ["Battle"], "Retreat": ["Battle"],
    "TrailRetreat": ["Battle"], "Production": ["Produce"], "Combination": ["Production"], "Muster": ["Production"],
}  # fmt: skip
# The step of a battle that is next while each of its frames is open.
_STEPS: Final = {"Deployment": 1, "BattleMove": 3, "Fire": 4, "Rally": 5, "Pursuit": 7, "Retreat": 7, "TrailRetreat": 7}


def check(s: Europe) -> None:
    """Refuse a table that does not fit its frames."""
    if not s.stack:
        if not s.winners:
            raise BadInput("position-shape", part="stack")
        return
    if s.winners:
        raise BadInput("position-winner", seat=SEATS[NATIONS_IN[s.winners][0]])
    _check_nesting(s)
    _check_players(s)
    _check_pieces(s)
    _check_cards(s)
    _check_battle(s)
    top = s.stack[-1]
    if top.seat != NOBODY and _stuck(s, top):
        raise BadInput("position-stuck", frame=type(top).__name__)


def _check_nesting(s: Europe) -> None:
    """Every frame inside the one it is opened in, its seats and nations in the game."""
    outer = ""
    chosen = s.started != 0
    for frame in s.stack:
        name = type(frame).__name__
        if outer not in _INSIDE[name]:
            raise BadInput("position-nesting", frame=name, inside=outer)
        for field, kind in type(frame).fields:
            value: int = getattr(frame, field)
            if kind == SEAT and (value < 0 or s.out >> value & 1):
                raise BadInput("position-turn", frame=name)
            if kind == NATION and (value < 0 or not s.alive >> value & 1):
                raise BadInput("position-turn", frame=name)
            if kind not in (SEAT, NATION) and value < 0 and kind != "number":
                raise BadInput("position-shape", part=f"stack.{name}.{field}")
        if name not in ("GiveOut", "Nations", "Forces") and not chosen:
            raise BadInput("position-missing", part="seats")
        outer = name
    top = s.stack[-1]
    name = type(top).__name__
    inside = _seat_inside(s)
    asked = ("AllianceOffer", "TradeAnswer", "CounterAnswer", "Cession", "Invitation", "Deferral", "Passage", "Terms")
    if name in (
        "TradeHand",
        "Receiver",
        "March",
        "Origin",
        "Detachment",
        "Fleet",
        "Sail",
        "Loading",
        "Shift",
        "Combination",
    ):
        if top.seat != inside:
            raise BadInput("position-turn", frame=name)
    elif name in asked and name not in ("Terms", "CounterAnswer") and top.seat == inside:
        raise BadInput("position-turn", frame=name)


def _seat_inside(s: Europe) -> int:
    """Who decides in the frame below the innermost one."""
    return s.stack[-2].seat if len(s.stack) > 1 else NOBODY


def _check_players(s: Europe) -> None:
    """Who is in the game has nations; who takes part is in the game."""
    choosing = type(s.stack[0]).__name__ in ("GiveOut", "Nations", "Forces")
    for seat in range(s.rules.players):
        if not choosing and (s.own[seat] == 0) != (s.out >> seat & 1 == 1):
            raise BadInput("position-missing", part=f"seats.{SEATS[seat]}.nations")
        if s.host[seat] == seat:
            raise BadInput("position-twice", name=SEATS[seat])
    if s.party & s.out:
        raise BadInput("position-turn", frame="PlayerTurn")
    names = [type(frame).__name__ for frame in s.stack]
    if any([name in names for name in ("Moves", "Battles", "Produce", "Call")]) and not s.ordered(s.party):
        raise BadInput("position-missing", part="turn.party")
    if "PlayerTurn" in names and s.out >> s.active & 1 and "Diplomacy" in names:
        raise BadInput("position-turn", frame="Diplomacy")


def _within(part: int, whole: int) -> bool:
    return all([number(part, arm) <= number(whole, arm) for arm in range(ARM_COUNT)])


def _goes_on(key: int) -> bool:
    """Whether pieces that came by this trail have a step left."""
    return trail_through(key) == NO_REGION and not trail_by_sea(key) and not trail_stopped(key)


def _check_pieces(s: Europe) -> None:
    """Nothing moves that is not there; a nation in play holds what nobody took from it."""
    if any([type(frame).__name__ == "Moves" for frame in s.stack]):  # later losses and retreats leave them behind
        ready = s.rested[:]
        for i, key in enumerate(s.trails):
            corps = trail_corps(key)
            if STEPS[corps % ARM_COUNT] == 2 and _goes_on(key):
                ready[trail_region(key) * NATION_COUNT + corps // ARM_COUNT] += s.trail_n[i] * ONE[corps % ARM_COUNT]
        for at in range(REGION_COUNT * NATION_COUNT):
            if not _within(ready[at], s.army[at]) or ready[at] != s.ready[at]:
                raise BadInput("position-number", value=REGIONS[at // NATION_COUNT], part="ready")
    top = s.stack[-1]
    cargo = any(s.load)
    if isinstance(top, Loading | Passage):
        seat = top.seat if isinstance(top, Loading) else top.mover
        if not s.own[seat] >> top.nation & 1 or top.port == top.goal:
            raise BadInput("position-turn", frame=type(top).__name__)
        for nation in range(NATION_COUNT):
            if s.load[nation] and not fleet(s, seat, top.nation) >> nation & 1:
                raise BadInput("position-number", value=nation, part="load")
            if not _within(s.load[nation], s.rested[top.port * NATION_COUNT + nation]):
                raise BadInput("position-number", value=nation, part="load")
        if loaded(s) > capacity(s, seat, top.nation):
            raise BadInput("position-number", value=loaded(s), part="load")
    elif cargo:
        raise BadInput("position-part", part="load", nearest="")
    if any(s.reserve) and type(top).__name__ not in ("Placement", "SecretPlacement", "Muster", "FirstPlayer", "Forces"):
        raise BadInput("position-part", part="reserve", nearest="")


def _check_cards(s: Europe) -> None:
    """Cards put down or picked are in the hands they come from."""
    top = s.stack[-1]
    if isinstance(top, TradeAnswer | TradeCards):
        fits = 0 <= top.give <= s.held[top.own] and 0 <= top.take <= s.held[top.partner] and top.give + top.take > 0
        if not fits or s.owner[top.own] == s.owner[top.partner]:
            raise BadInput("position-turn", frame=type(top).__name__)
        if isinstance(top, TradeAnswer) and top.seat != s.owner[top.partner]:
            raise BadInput("position-turn", frame=type(top).__name__)
    if isinstance(top, Terms) and (top.seat != s.owner[top.own] or top.seat == s.owner[top.partner]):
        raise BadInput("position-turn", frame="Terms")
    if isinstance(top, TradeCards):
        if s.pledge[0] & ~s.hand[top.own] or s.pledge[1] & ~s.hand[top.partner]:
            raise BadInput("position-part", part="pledge", nearest="")
    elif s.pledge[0] | s.pledge[1]:
        raise BadInput("position-part", part="pledge", nearest="")
    if isinstance(top, Combination):
        nation = top.play // COMBINATION_COUNT
        if s.picked & ~s.hand[nation] or not s.own[top.seat] >> nation & 1:
            raise BadInput("position-part", part="picked", nearest="")
    elif s.picked:
        raise BadInput("position-part", part="picked", nearest="")


def _check_battle(s: Europe) -> None:
    """The ranks hold what stands on the field, no more and no less."""
    names = [type(frame).__name__ for frame in s.stack]
    if ("Battle" in names) != (s.field >= 0):
        raise BadInput("position-missing" if s.field < 0 else "position-part", part="battle", nearest="")
    if s.field < 0:
        return
    if not s.attackers or not s.defenders or s.attackers & s.defenders or (s.attackers | s.defenders) & ~s.alive:
        raise BadInput("position-shape", part="battle")
    for side in (DEFENCE, ATTACK):
        if not nations_of(s, side) & s.own[s.chiefs[side]]:
            raise BadInput("position-shape", part="battle.chiefs")
        for corps in s.line[side]:
            if not nations_of(s, side) >> corps // ARM_COUNT & 1:
                raise BadInput("position-shape", part="battle.lines")
        for nation in NATIONS_IN[nations_of(s, side)]:
            _check_ranks(s, side, nation)
    step = _STEPS.get(names[-1] if names[-1] != "Shift" else "BattleMove", s.step)
    if s.step != step:
        raise BadInput("position-number", value=s.step, part="battle.step")


def _check_ranks(s: Europe, side: int, nation: int) -> None:
    """One nation's ranks against its pieces on the field."""
    army = s.army[s.field * NATION_COUNT + nation]
    board = s.front[nation] + s.rear[nation] + s.dead[nation]
    if s.step <= 1:
        board = 0
        for i, corps in enumerate(s.line[side]):
            if corps // ARM_COUNT == nation:
                placed = number(s.front[nation] + s.rear[nation], corps % ARM_COUNT)
                if placed != (number(army, corps % ARM_COUNT) if i < s.placed[side] else 0):
                    raise BadInput("position-number", value=placed, part="battle.placed")
                board += number(army, corps % ARM_COUNT) << 12 * (corps % ARM_COUNT)
    if board != army:
        raise BadInput("position-shape", part="battle.front")


def _stuck(s: Europe, top: Frame[Any]) -> bool:
    """Whether somebody who decides could do nothing."""
    try:
        return not top.deciders(s) or any([not top.legal(s, seat) for seat in top.deciders(s)])
    except (IndexError, AssertionError, ValueError):
        return True
