"""The computer's judgement: raids shared out, fatigue and exhaustion reckoned, what wins at once, and no look at secrets."""

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.plans import FAR, Prospect, chance_to_come, fatigue_price
from grognard.games.napoleon_1815.tables import BIT, BLOCKS, COALITION, FRENCH, OBJECTIVES, ZONES
from grognard.kernel.contract import State
from grognard.players.greedy import Greedy
from grognard.players.player import Player
from grognard.players.random_player import RandomPlayer
from tests.games.napoleon_1815.helpers import Table, card, table, valued

WATERLOO = {"scenario": "dix_huit_juin"}  # two turns
HELD = ["bruxelles", "ath", "alost", "hougoumont", "haie_sainte", "papelotte", "namur"]


def control(*french: str) -> dict[str, str]:
    """Who holds what: the French these, besides what is theirs from the beginning."""
    return {
        ZONES[zone]: "coalition" if ZONES[zone] in HELD and ZONES[zone] not in french else "french"
        for zone in OBJECTIVES
    }


def liked(t: Table) -> str:
    """What the judgement likes best."""
    seat = t.s.deciders()[0]
    actions = t.s.legal(seat)
    values = GAME.judge(t.s, seat, actions)
    return GAME.vocabulary.name(actions[values.index(max(values))])


def pile(*names: str) -> int:
    return sum(BIT[BLOCKS.index(name)] for name in names)


def play(players: list[Player], seed: int) -> State:
    state = GAME.new(WATERLOO, seed)
    made = 0
    while state.stack:
        seat = state.deciders()[0]
        made += 1
        state.apply(seat, players[seat].choose(state, seat, seed * 1000 + made))
    return state


def test_greedy_beats_random_from_either_side() -> None:
    for seed in (1, 2):
        assert play([Greedy(), RandomPlayer()], seed).scores() == [1.0, 0.0]
        assert play([RandomPlayer(), Greedy()], seed).scores() == [0.0, 1.0]


def test_how_far_marches_come() -> None:
    assert chance_to_come(FRENCH, 0, 0, 0) == 1.0
    assert chance_to_come(FRENCH, 0, 0, 1) == 0.0
    assert chance_to_come(FRENCH, 1, 0, 5) == pytest.approx(5 / 36)
    assert chance_to_come(COALITION, 1, 1, 6) == pytest.approx(3 / 36)
    assert chance_to_come(FRENCH, 2, 0, 10) == pytest.approx((5 / 36) ** 2)
    assert chance_to_come(FRENCH, 6, 2, FAR) == 0.0


def test_raiders_go_each_its_own_way() -> None:
    """Namur is for one of them; together they would leave the rest to nobody."""
    field = {"gerard": {"zone": "gembloux", "infantry": 3}, "grouchy": "gembloux", "hill": "hal"}
    t = table("blue", field, options=WATERLOO, turn=1, control=control())
    prospect = Prospect(t.s, FRENCH)
    assert prospect.company(pile("gerard")) == 0.0
    assert prospect.company(pile("gerard", "grouchy")) > 0.5
    t.do("take gerard")
    assert liked(t) == "manoeuvre"


def test_an_objective_that_another_will_take_pulls_less() -> None:
    """Lobau stands before Namur: if Grouchy takes it, Lobau has nothing left to do."""
    held = control(*[zone for zone in HELD if zone != "namur"])
    alone = table("blue", {"grouchy": "gembloux", "hill": "hal"}, options=WATERLOO, turn=1, control=held)
    both = table(
        "blue", {"grouchy": "gembloux", "lobau": "mazy", "hill": "hal"}, options=WATERLOO, turn=1, control=held
    )
    namur, grouchy = ZONES.index("namur"), pile("grouchy")
    assert Prospect(both.s, FRENCH).taking(namur, grouchy) < Prospect(alone.s, FRENCH).taking(namur, grouchy) - 1.0


def test_a_way_is_reckoned_past_the_enemy() -> None:
    field = {"lobau": "asse", "hill": "bruxelles", "picton": "ninove"}
    t = table("blue", field, options=WATERLOO, turn=1, control=control())
    prospect = Prospect(t.s, FRENCH)
    ways = prospect.ways[prospect.goals.index(ZONES.index("namur"))]
    assert ways[ZONES.index("bruxelles")] < FAR
    assert ways[ZONES.index("asse")] == FAR  # Bruxelles and Ninove are held


def test_who_is_worn_out_by_a_march_costs_a_point() -> None:
    fresh = table("blue", {"ney": "mons", "hill": "hal"}, options=WATERLOO, turn=1).s
    weary = table("blue", {"ney": {"zone": "mons", "fatigue": 3}, "hill": "hal"}, options=WATERLOO, turn=1).s
    assert fatigue_price(fresh, pile("ney"), 3) == fatigue_price(weary, pile("ney"), 3) == 0.0
    assert fatigue_price(weary, pile("ney"), 4) == fatigue_price(fresh, pile("ney"), 4) < 0.1
    assert fatigue_price(weary, pile("ney"), 5) > fatigue_price(fresh, pile("ney"), 5) + 0.5


def test_an_objective_in_dispute_is_not_left_for_a_smaller_one() -> None:
    """Whoever leaves Bruxelles to the enemy loses two points for the one of Alost."""
    field = {"ney": "bruxelles", "frederick": "bruxelles", "hill": "hal"}
    top = {"french": [valued("french", 2)]}
    t = table("blue", field, options=WATERLOO, turn=2, vp=5, control=control("bruxelles"), top=top)
    t.do("take ney", "manoeuvre").passing()
    assert t.frame == "March"
    assert liked(t) == "end"


def test_what_wins_for_sure_comes_before_a_battle() -> None:
    """One point is missing: Alost is open, before Haie Sainte stand equals."""
    field = {"napoleon": "belle_alliance", "derlon": "belle_alliance", "drouot": "belle_alliance", "grouchy": "asse"}
    foes = {"wellington": "haie_sainte", "orange": "haie_sainte", "hill": "hougoumont", "picton": "papelotte"}
    t = table("blue", {**field, **foes}, options=WATERLOO, turn=2, vp=1, control=control("bruxelles"))
    assert liked(t) == "take grouchy"


@pytest.mark.parametrize(("turn", "wanted"), [(1, "pass"), (2, "play")])
def test_on_the_last_turn_no_card_is_kept(turn: int, wanted: str) -> None:
    spare = card("organisation")
    t = table(
        "blue",
        {"ney": "mons", "lobau": "binche", "hill": "hal"},
        options=WATERLOO,
        turn=turn,
        hands={"blue": [spare]},
        top={"french": [valued("french", 5)]},
    )
    t.do("take ney", "manoeuvre").passing("OperationStart", "SecondCard", "MovementReaction", "ForcedMarch").do(
        "step mons>binche"
    )
    assert t.frame == "PassThrough"
    assert liked(t).split()[0] == wanted


def test_its_choice_rests_on_what_the_seat_knows() -> None:
    """In the fog: worlds that the seat cannot tell apart give the same choice."""
    state = GAME.new({"scenario": "dix_huit_juin", "rules": "grognard"}, 3)
    made = 0
    while state.stack and made < 120:
        seat = state.deciders()[0]
        chosen = Greedy().choose(state, seat, made)
        assert Greedy().choose(state.redeal(seat, made + 1), seat, made) == chosen
        state.apply(seat, chosen)
        made += 1
