"""What a person is told when he is asked: what the step is about, what an action would do that its name does not say, and what
he may have meant who clicked where nothing is open to him. All of it from what his seat knows."""

from typing import Any, Final

from grognard.games.napoleon_1815.cards import Event, Window
from grognard.games.napoleon_1815.combat_cards import base_cards, tired_corps
from grognard.games.napoleon_1815.combat_events import Bring
from grognard.games.napoleon_1815.draw import Delay, Inactivity
from grognard.games.napoleon_1815.events import Destroy, MovePile, Treason
from grognard.games.napoleon_1815.frames import in_fog
from grognard.games.napoleon_1815.initiative import BlueCard, Land, Opponent, Reinforce, Resupply
from grognard.games.napoleon_1815.manoeuvre import FightOrNot, March, fatigue_sum
from grognard.games.napoleon_1815.operation import Designate
from grognard.games.napoleon_1815.recovery import Exhaustion, Recover, RecoveryCard, worn
from grognard.games.napoleon_1815.retreat import Path, place_of
from grognard.games.napoleon_1815.setup import Vedettes
from grognard.games.napoleon_1815.splits import Lose, Relieve, Tire
from grognard.games.napoleon_1815.state import (
    O_AT,
    O_BASE,
    O_CROSSED,
    O_FREE,
    O_LEFT,
    O_MOVING,
    O_MP,
    O_PILE,
    O_RETREATING,
    O_SEAT,
    O_SHARE,
    O_SPENT,
    O_SPLIT,
    O_STEPS,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BLOCK_COUNT,
    BLOCKS,
    BLOCKS_OF,
    BORDER_FROM,
    BORDER_TO,
    BORDERS_OUT,
    CARD_EVENT,
    CARD_RECOVERY,
    CARDS,
    CORPS_MASK,
    MOST_FATIGUE,
    NATION_OF,
    NATIONS,
    SIDE_OF,
    VEDETTE_MASK,
    ZONES,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import (
    ATTACK,
    BRING,
    DELAY,
    DESTROY,
    DONE,
    END,
    FATIGUE,
    LOSE_CAVALRY,
    LOSE_INFANTRY,
    MANOEUVRE,
    MARCH,
    PASS,
    PLAY,
    RECOVER,
    REINFORCE,
    RELIEVE,
    RETREAT,
    SPLITS,
    STEP,
    TAKE,
    VEDETTE,
    ZONE,
)
from grognard.kernel.actions import CARD, NUMBER, PIECE, PLACE, act
from grognard.kernel.contract import Frame, Json

Told = dict[str, tuple[str, Any]]
MANY: Final = 12  # wishes that are answered

# --- what a step is about -------------------------------------------------------------------------------------------


def about(s: Campaign, seat: int) -> Told:
    """What the step is about in which the seat decides, besides the fields of its frame."""
    top = s.stack[-1]
    op = s.op
    told: Told = {}
    if isinstance(top, Vedettes):
        nation = next(n for n in range(3) if s.to_place[n] > 0)
        told = {"nation": ("nation", NATIONS[nation]), "left": (NUMBER, s.to_place[nation])}
    elif isinstance(top, Opponent):
        told["card"] = (CARD, next(CARDS[c] for c in range(len(CARDS)) if CARD_EVENT[c] == top.event))
    elif isinstance(top, Recover):
        told["number"] = (NUMBER, CARD_RECOVERY[top.card])
    elif isinstance(top, Exhaustion):
        told["left"] = (NUMBER, count(worn(s, s.rules.corps_of_seat[seat])))
    elif isinstance(top, MovePile | Bring):
        told = _pile(s, seat, op[O_MOVING])
        if isinstance(top, Bring):
            told["place"] = (PLACE, ZONES[op[O_AT]])
    elif isinstance(top, Path):
        told = {
            **_pile(s, seat, op[O_RETREATING]),
            "place": (PLACE, ZONES[place_of(s)]),
            "left": (NUMBER, op[O_STEPS]),
        }
    elif op[O_SEAT] >= 0:
        told = _pile(s, seat, op[O_PILE])
        told["left"] = (NUMBER, max(0, op[O_MP] - op[O_SPENT]))
        told["value"] = (NUMBER, op[O_BASE])
        if op[O_AT] >= 0:
            told["place"] = (PLACE, ZONES[op[O_AT]])
            told["fatigue"] = (NUMBER, fatigue_sum(s) if not in_fog(s, seat, _side_of(op[O_PILE])) else 0)
    if isinstance(top, Tire | Relieve):
        told["split"] = ("split", SPLITS[op[O_SPLIT]])
        told["left"] = (NUMBER, op[O_LEFT])
    elif isinstance(top, Lose):
        told["left"] = (NUMBER, op[O_FREE] + sum(s.need[b] for b in blocks_in(op[O_SHARE])))
    else:
        events = [frame for frame in s.stack if isinstance(frame, Event)]
        if isinstance(top, Window) and events:
            told["card"] = (CARD, CARDS[events[-1].card])
    return told


def _side_of(mask: int) -> int:
    return SIDE_OF[first_in(mask)] if mask else 0


def _pile(s: Campaign, seat: int, mask: int) -> Told:
    """A pile as the seat sees it: how many blocks of which nation, where; of one's own the corps that names it."""
    told: Told = {"blocks": (NUMBER, count(mask))}
    if mask:
        first = first_in(mask & CORPS_MASK or mask)
        told["nation"] = ("nation", NATIONS[NATION_OF[first]])
        told["place"] = (PLACE, ZONES[s.zone[first]])
        if not in_fog(s, seat, SIDE_OF[first]):
            told["piece"] = (PIECE, BLOCKS[first])
    return told


# --- what an action would do besides --------------------------------------------------------------------------------


def cautions(s: Campaign, seat: int) -> dict[int, list[Json]]:
    """By open action: what it would do that its name does not say."""
    top = s.stack[-1]
    found: dict[int, list[Json]] = {}
    if isinstance(top, Designate | FightOrNot):
        corps = s.op[O_PILE] & CORPS_MASK
        marched = isinstance(top, FightOrNot) and (s.rules.zero_step_is_march or s.op[O_CROSSED] > 0)
        cards = base_cards(s, corps) - tired_corps(s, corps) - (1 if marched else 0)
        if corps and cards <= 0 and s.bar(seat, act(ATTACK)) is None:
            found[act(ATTACK)] = [{"say": "caution-attack-off", "with": {}}]
    elif isinstance(top, March):
        _on_the_march(s, seat, top, found)
    elif isinstance(top, Tire):
        for b in blocks_in(s.op[O_SHARE]) if s.op[O_LEFT] else []:
            if s.fatigue[b] == MOST_FATIGUE:
                found[act(FATIGUE, b)] = [{"say": "caution-worn-out", "with": {"piece": f"piece-{BLOCKS[b]}"}}]
    elif isinstance(top, Lose | Exhaustion):
        for action in top.legal(s, seat):
            b = action & 0xFFFF
            if action != act(DONE) and s.strength(b) == 1:
                found[action] = [{"say": "caution-last-point", "with": {"piece": f"piece-{BLOCKS[b]}"}}]
    return found


def _on_the_march(s: Campaign, seat: int, top: March, found: dict[int, list[Json]]) -> None:
    pile = s.op[O_PILE]
    enemy = BLOCKS_OF[1 - s.rules.side_of_seat[seat]]
    if pile & VEDETTE_MASK:
        for border in BORDERS_OUT[s.op[O_AT]]:
            if s.at[BORDER_TO[border]] & enemy and top.bar(s, seat, STEP, border) is None:
                found[act(STEP, border)] = [{"say": "caution-vedettes", "with": {}}]
        return
    corps = blocks_in(pile & CORPS_MASK)
    each = fatigue_sum(s) // len(corps) if corps else 0
    worn_out = [b for b in corps if s.fatigue[b] + each > MOST_FATIGUE]
    if each > 0 and worn_out:
        told = {"piece": f"piece-{BLOCKS[worn_out[0]]}"}
        found[act(END)] = [{"say": "caution-worn-out", "with": told}]


# --- why not? -------------------------------------------------------------------------------------------------------


def questions(s: Campaign, seat: int, place: int) -> list[int]:
    """What somebody may have meant who clicked on this zone, the likeliest first."""
    top = s.stack[-1]
    op = s.op
    mine = _mine(s, seat, place)
    if isinstance(top, March):
        return [act(ATTACK)] if place == op[O_AT] else [act(STEP, _way(op[O_AT], place))]
    if isinstance(top, Path):
        return [act(RETREAT, _way(place_of(s), place))]
    if isinstance(top, Destroy):
        return [act(DESTROY, _way(op[O_AT], place))]
    if isinstance(top, Vedettes):
        return [act(VEDETTE, place)]
    if isinstance(top, Inactivity | Land | Treason):
        return [act(ZONE, place)]
    if isinstance(top, MovePile) and op[O_MOVING] and not mine:
        return [act(MARCH, _way(s.zone[first_in(op[O_MOVING])], place))]
    if isinstance(top, Designate) and not mine:
        seen = [b for b in blocks_in(s.at[place]) if not in_fog(s, seat, SIDE_OF[b])]
        hostile = s.at[place] & BLOCKS_OF[1 - s.rules.side_of_seat[seat]]
        return [act(TAKE, seen[0])] if seen else [act(ATTACK if hostile else MANOEUVRE)]
    return [act(_WITH.get(type(top), TAKE), b) for b in mine]


# With a block: what is done with it in each step.
_WITH: Final[dict[type[Frame[Any]], int]] = {
    Tire: FATIGUE,
    Relieve: RELIEVE,
    Resupply: RELIEVE,
    Lose: LOSE_INFANTRY,
    Exhaustion: LOSE_INFANTRY,
    Reinforce: REINFORCE,
    Recover: RECOVER,
    Delay: DELAY,
    Bring: BRING,
}


def _mine(s: Campaign, seat: int, zone: int) -> list[int]:
    """The seat's own blocks there, corps first."""
    here = s.at[zone] & s.rules.blocks_of_seat[seat]
    return blocks_in(here & CORPS_MASK) + blocks_in(here & ~CORPS_MASK)


def _way(here: int, there: int) -> int:
    """The border between the two, or the one by which the nearest zone beyond is entered: it does not begin here."""
    for border in BORDERS_OUT[here]:
        if BORDER_TO[border] == there:
            return border
    return next(
        border for border in range(len(BORDER_TO)) if BORDER_TO[border] == there and BORDER_FROM[border] != here
    )


def wishes(s: Campaign, seat: int) -> list[int]:
    """What a player might want to do in this step and perhaps may not; out of his turn, anything at all."""
    if seat not in s.deciders():
        return [act(PASS)]
    top = s.stack[-1]
    op = s.op
    found: list[int] = []
    own = [b for b in range(BLOCK_COUNT) if s.zone[b] >= 0 and s.rules.blocks_of_seat[seat] >> b & 1]
    if isinstance(top, Designate):
        found = [act(PASS), act(MANOEUVRE), act(ATTACK)]
        found += [act(TAKE, b) for b in own if op[O_PILE] or not s.ready >> b & 1]
    elif isinstance(top, March):
        found = [act(STEP, border) for border in BORDERS_OUT[op[O_AT]]] + [act(ATTACK)]
    elif isinstance(top, Path):
        found = [act(RETREAT, border) for border in BORDERS_OUT[place_of(s)]]
    elif isinstance(top, MovePile) and op[O_MOVING]:
        found = [act(MARCH, border) for border in BORDERS_OUT[s.zone[first_in(op[O_MOVING])]]]
    elif isinstance(top, Lose | Exhaustion):
        found = [act(DONE)]
        found += [act(verb, b) for b in own if b in blocks_in(CORPS_MASK) for verb in (LOSE_INFANTRY, LOSE_CAVALRY)]
    elif type(top) in _WITH:
        found = [act(DONE)] + [act(_WITH[type(top)], b) for b in own if b in blocks_in(CORPS_MASK)]
    if isinstance(top, Window | BlueCard | RecoveryCard | Designate | March):
        found += [act(PLAY, card) for card in s.hand[seat]]
    return [action for action in found if s.bar(seat, action) is not None][:MANY]
