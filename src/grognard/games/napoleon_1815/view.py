"""What a seat may see (section 6 of the rules); worlds that it could not tell from the true one are in worlds.py."""

from typing import Any

from grognard.games.napoleon_1815.combat_cards import modifiers
from grognard.games.napoleon_1815.combat_events import Bring
from grognard.games.napoleon_1815.events import MovePile
from grognard.games.napoleon_1815.frames import in_fog
from grognard.games.napoleon_1815.manoeuvre import Manoeuvre, fatigue_sum
from grognard.games.napoleon_1815.recovery import Recover
from grognard.games.napoleon_1815.state import (
    EFFECTS,
    GONE,
    O_ANNOUNCED,
    O_AT,
    O_ATTACK_CARDS,
    O_ATTACK_FATIGUE,
    O_ATTACK_LEADERS,
    O_ATTACK_LOSSES,
    O_ATTACKERS,
    O_BASE,
    O_CROSSED,
    O_DEFENCE_CARDS,
    O_DEFENCE_FATIGUE,
    O_DEFENCE_LEADERS,
    O_DEFENCE_LOSSES,
    O_DEFENDERS,
    O_FIGHT,
    O_LEFT,
    O_MOVING,
    O_MP,
    O_PILE,
    O_SEAT,
    O_SETTLED,
    O_SHARE,
    O_SHOWN,
    O_SPENT,
    O_START,
    O_STEPS,
    OFF,
    WITH_PARTNERS,
    Campaign,
)
from grognard.games.napoleon_1815.tables import (
    BIT,
    BLOCK_COUNT,
    BLOCKS,
    BLOCKS_OF_NATION,
    BORDER_NAMES,
    CARDS,
    CONNECTIONS,
    CORPS,
    FIRST_INVASION,
    KIND_OF,
    LAST_INVASION,
    NATION_OF,
    NATIONS,
    SIDE_OF,
    SIDES,
    VEDETTE_MASK,
    ZONE_COUNT,
    ZONES,
    blocks_in,
    count,
    first_in,
)
from grognard.games.napoleon_1815.verbs import R_EXHAUSTED, R_STRENGTH, REASONS, SEATS
from grognard.games.napoleon_1815.worlds import redeal

__all__ = ["redeal", "seat_words", "view"]


def seat_words(s: Campaign, seat: int) -> str:
    """The message that names a seat: with two players the second leads the whole coalition."""
    if seat == 0:
        return "seat-french"
    if not s.rules.three:
        return "seat-coalition"
    return "seat-english" if seat == 1 else "seat-prussian"


def view(s: Campaign, seat: int) -> dict[str, Any]:
    """The table as the seat (or the spectator) sees it."""
    scenario = s.rules.scenario
    return {
        "turn": s.turn,
        "turns": scenario.turns,
        "invasion": str(min(max(scenario.first_card + s.turn - 1, FIRST_INVASION), LAST_INVASION)),
        "vp": s.vp,
        "side": SIDES[s.side],
        "leader": SEATS[s.leader] if s.rules.three else None,
        "effects": [name for i, name in enumerate(EFFECTS) if s.effects >> i & 1],
        "lasting": [CARDS[card] for side in (0, 1) for card in s.aside[side]],
        "operations": {NATIONS[n]: s.operations[n] for n in range(3)},
        "limits": {NATIONS[n]: _limit(s, n) for n in range(3)},
        "passed": [SEATS[x] for x in range(s.rules.players) if s.passed >> x & 1],
        "control": {ZONES[z]: SIDES[s.control[z]] for z in range(ZONE_COUNT) if s.control[z] >= 0},
        "positions": [ZONES[z] for z in range(ZONE_COUNT) if s.strong[z]],
        "axes": {ZONES[z]: _axis(s, z) for z in range(ZONE_COUNT) if s.axis[z] >= 0},
        "broken": [CONNECTIONS[c] for c in s.broken],
        "coming": {BLOCKS[b]: s.due[b] for b in range(BLOCK_COUNT) if s.zone[b] == OFF and s.due[b]},
        "lost": [BLOCKS[b] for b in range(BLOCK_COUNT) if s.zone[b] == GONE and scenario.zone[b] != GONE],
        "blocks": {BLOCKS[b]: _block(s, seat, b) for b in range(BLOCK_COUNT) if _seen(s, seat, b)},
        "standing": _standing(s, seat),
        "seats": [_player(s, seat, other) for other in range(s.rules.players)],
        "deck": {SIDES[side]: len(s.deck[side]) for side in (0, 1)},
        "discard": {SIDES[side]: len(s.discard[side]) for side in (0, 1)},
        "last_discard": {SIDES[side]: CARDS[s.discard[side][-1]] if s.discard[side] else None for side in (0, 1)},
        "used": [SIDES[side] for side in (0, 1) if s.used >> side & 1],
        "operation": _operation(s, seat),
        "combat": _combat(s, seat),
        "at": _at(s, seat),
    }


def _limit(s: Campaign, nation: int) -> int | None:
    """How many operations the Invasion card allows a nation this turn."""
    if not s.rules.limits or s.turn < 1:
        return None
    cap = s.rules.scenario.caps[min(s.turn, s.rules.scenario.turns) - 1][nation]
    return None if cap == 99 else cap


def _axis(s: Campaign, zone: int) -> dict[str, str]:
    return {"side": SIDES[s.axis_side[zone]], "border": BORDER_NAMES[s.axis[zone]]}


def face_up(s: Campaign) -> int:
    """The blocks that lie face up in a combat (N15-GRO-02)."""
    op = s.op
    if not op[O_SHOWN]:
        return 0
    return op[O_ATTACKERS] | op[O_DEFENDERS] | op[O_ATTACK_LEADERS] | op[O_DEFENCE_LEADERS]


def _seen(s: Campaign, seat: int, block: int) -> bool:
    """Whether the seat sees what this block is."""
    if s.zone[block] < 0:
        return False
    return not in_fog(s, seat, SIDE_OF[block]) or face_up(s) & BIT[block] != 0


def _block(s: Campaign, seat: int, block: int) -> dict[str, Any]:
    """A block with its name; its sheet only for those who look behind the screen (N15-SET-07)."""
    told: dict[str, Any] = {
        "zone": ZONES[s.zone[block]],
        "nation": NATIONS[NATION_OF[block]],
        "ready": s.ready & BIT[block] != 0,
    }
    if KIND_OF[block] == CORPS and seat >= 0 and s.rules.side_of_seat[seat] == SIDE_OF[block]:
        told["infantry"] = s.infantry[block]
        told["cavalry"] = s.cavalry[block]
        told["fatigue"] = s.fatigue[block]
    return told


def _standing(s: Campaign, seat: int) -> list[dict[str, Any]]:
    """Standing blocks of the enemy: colour, number, ready or activated, and what an attentive enemy reckons with."""
    found = []
    hidden = face_up(s)
    for zone in range(ZONE_COUNT):
        for nation in range(3):
            here = s.at[zone] & BLOCKS_OF_NATION[nation] & ~hidden
            if here and in_fog(s, seat, SIDE_OF[first_in(here)]):
                for ready in (True, False):
                    group = here & s.ready if ready else here & ~s.ready
                    if group:
                        found.append(
                            {
                                "zone": ZONES[zone],
                                "nation": NATIONS[nation],
                                "ready": ready,
                                "number": count(group),
                                "may_be": sorted(_may_be(s, b) for b in blocks_in(group)),
                            }
                        )
    return found


def _may_be(s: Campaign, block: int) -> list[str]:
    """What a standing block may be, by name; any vedette is just a vedette."""
    names = [BLOCKS[b] for b in blocks_in(s.may[block] & ~VEDETTE_MASK)]
    return [*names, "vedette"] if s.may[block] & VEDETTE_MASK else names


def _player(s: Campaign, seat: int, other: int) -> dict[str, Any]:
    """A player as the seat sees him."""
    held = s.hand[other]
    return {
        "name": SEATS[other],
        "words": seat_words(s, other),
        "cards": len(held),
        "hand": [CARDS[card] for card in held if s.knows(seat, card)],
        "partners": [CARDS[card] for card in sorted(s.hand[1] + s.hand[2]) if s.shown[card] & WITH_PARTNERS]
        if s.rules.three and seat == 0 and other == 1
        else [],
        "served": [BLOCKS[b] for b in blocks_in(s.served & s.rules.corps_of_seat[other])]
        if seat >= 0 and s.rules.side_of_seat[seat] == s.rules.side_of_seat[other]
        else [],
        "vedettes_to_place": [s.to_place[n] for n in range(3) if s.rules.seat_of_nation[n] == other],
    }


def _operation(s: Campaign, seat: int) -> dict[str, Any] | None:
    """The operation that is going on, as far as it is public or one's own."""
    op = s.op
    if op[O_SEAT] < 0:
        return None
    side = s.rules.side_of_seat[op[O_SEAT]]
    own = seat >= 0 and s.rules.side_of_seat[seat] == side
    told: dict[str, Any] = {"seat": SEATS[op[O_SEAT]], "announced": op[O_ANNOUNCED] != 0}
    if not op[O_ANNOUNCED] and not own:
        return told
    pile = op[O_PILE]
    if pile:
        told["zone"] = ZONES[s.zone[first_in(pile)]]
        told["number"] = count(pile)
        told["nation"] = NATIONS[NATION_OF[first_in(pile)]]
    if not in_fog(s, seat, side):
        told["pile"] = [BLOCKS[b] for b in blocks_in(pile)]
    if op[O_ANNOUNCED]:
        told["start"] = ZONES[op[O_START]]
        told["intent"] = "combat" if op[O_FIGHT] else "manoeuvre"
        told["spent"] = op[O_SPENT]
        told["crossed"] = op[O_CROSSED]
        told["base"] = op[O_BASE]
        if not in_fog(s, seat, side) and op[O_SETTLED]:
            told["points"] = op[O_MP]
            if op[O_AT] >= 0 and pile and not op[O_SHOWN]:
                told["fatigue"] = fatigue_sum(s)
    return told


def _combat(s: Campaign, seat: int) -> dict[str, Any] | None:
    """The combat that is going on: everybody sees it, but for the strength behind a screen."""
    op = s.op
    if not op[O_SHOWN]:
        return None
    return {
        "zone": ZONES[op[O_AT]],
        "attackers": [BLOCKS[b] for b in blocks_in(op[O_ATTACKERS] | op[O_ATTACK_LEADERS])],
        "defenders": [BLOCKS[b] for b in blocks_in(op[O_DEFENDERS] | op[O_DEFENCE_LEADERS])],
        "modifiers": [_modifiers(s, seat, True), _modifiers(s, seat, False)],
        "cards": [op[O_ATTACK_CARDS], op[O_DEFENCE_CARDS]],
        "losses": [op[O_ATTACK_LOSSES], op[O_DEFENCE_LOSSES]],
        "fatigue": [op[O_ATTACK_FATIGUE], op[O_DEFENCE_FATIGUE]],
        "retreat": op[O_STEPS],
        "lying": {SIDES[side]: [CARDS[card] for card in s.lying[side]] for side in (0, 1)},
    }


def _modifiers(s: Campaign, seat: int, attacking: bool) -> list[dict[str, Any]]:
    """What makes a side's number of cards, until the cards are counted: the log tells it from then on."""
    attacker = s.rules.side_of_seat[s.op[O_SEAT]]
    side = attacker if attacking else 1 - attacker
    own = seat >= 0 and s.rules.side_of_seat[seat] == side
    if s.op[O_ATTACK_CARDS]:
        return []
    found = [
        (n, reason) for n, reason in modifiers(s, side, attacking) if own or reason not in (R_STRENGTH, R_EXHAUSTED)
    ]
    return [{"reason": REASONS[reason], "number": n} for n, reason in found]


def _at(s: Campaign, seat: int) -> dict[str, Any]:
    """What the present decision is about; for the player who decides, and those who look behind his screen."""
    top = s.stack[-1] if s.stack else None
    if top is None or isinstance(top, Manoeuvre) or top.seat < 0 or seat < 0:
        return {}
    if s.rules.side_of_seat[seat] != s.rules.side_of_seat[top.seat]:
        return {}
    if isinstance(top, Recover):
        return {"card": CARDS[top.card]} if seat == top.seat else {}
    told: dict[str, Any] = {}
    if s.op[O_SHARE]:
        told["share"] = [BLOCKS[b] for b in blocks_in(s.op[O_SHARE])]
        told["left"] = s.op[O_LEFT]
        told["need"] = {BLOCKS[b]: s.need[b] for b in blocks_in(s.op[O_SHARE]) if s.need[b]}
    if isinstance(top, MovePile | Bring):
        told["moving"] = [BLOCKS[b] for b in blocks_in(s.op[O_MOVING])]
    return told
