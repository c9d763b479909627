"""The draw and initiative phases (N15-SEQ, N15-DRW, N15-INI)."""

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.state import Campaign
from tests.games.napoleon_1815.helpers import card, phase, table, valued

BLOCKS = {"ney": "ligny", "reille": "fleurus", "picton": "waterloo", "zieten": "namur"}
RAIN_F, RAIN_C = card("pluie", "french"), card("pluie", "coalition")


@pytest.mark.clause("N15-SEQ-01")
def test_phases_follow_each_other() -> None:
    """Draw, initiative, operations, recovery, and the next turn begins with a draw."""
    hands = {"blue": [card("intuition", "french")]}
    t = phase("draw", BLOCKS, hands=hands, turn=0, top={"french": [valued("french", 3), valued("french", 4)]})
    assert t.frame == "BlueCard"
    t.passing("BlueCard")
    assert t.frame == "Designate"
    t.do("pass", "pass").passing()
    assert t.frame == "Exhaustion"
    t.do("done", "done")
    assert t.s.turn == 2
    assert t.told("drew")


@pytest.mark.clause("N15-DRW-01", "N15-3PL-07")
def test_everybody_draws_what_the_invasion_card_gives() -> None:
    safe = {"french": [valued("french", 5, 1), *[valued("french", 3, n) for n in range(2, 6)]]}
    t = phase("draw", BLOCKS, turn=0, top=safe)
    assert (len(t.hand("blue")), len(t.hand("red"))) == (4, 1)
    t = phase("draw", BLOCKS, turn=2, top=safe)
    assert (len(t.hand("blue")) + len(t.s.aside[0]) + len(t.discards("french"))) == 3
    three = phase("draw", BLOCKS, turn=0, top=safe, options={"players": 3})
    drawn = [sum(1 for c in three.s.hand[seat]) for seat in (0, 1, 2)]
    assert drawn[0] == 4
    assert sum(drawn[1:]) + len(three.discards("coalition")) + len(three.s.aside[1]) == 2


@pytest.mark.clause("N15-DRW-03")
def test_a_lasting_red_card_lies_open_until_the_end_of_the_turn() -> None:
    t = phase("draw", BLOCKS, turn=0, top={"french": [RAIN_F]})
    assert t.s.view(1)["table"]["lasting"] == [RAIN_F]
    assert t.s.view(-1)["table"]["effects"] == ["pluie"]
    idle = card("inactivite")
    t = phase("draw", BLOCKS, turn=1, top={"coalition": [idle], "french": [valued("french", 3, 2)]})
    assert t.frame == "Inactivity"
    assert t.discards("coalition") == [idle]


@pytest.mark.clause("N15-DRW-04", "N15-DRW-05")
def test_several_red_cards_cancel_each_other() -> None:
    t = phase("draw", BLOCKS, turn=0, top={"french": [RAIN_F], "coalition": [card("inactivite")]})
    assert t.s.effects == 0
    assert t.frame != "Inactivity"
    assert set(t.discards("french") + t.discards("coalition")) >= {RAIN_F, card("inactivite")}
    both = phase("draw", BLOCKS, turn=0, top={"french": [RAIN_F, card("empereur_souffrant")]})
    assert both.s.effects == 0
    # all draws come first: the card drawn last is already in hand when the red one acts
    one = phase("draw", BLOCKS, turn=1, top={"coalition": [card("inactivite"), valued("coalition", 3, 3)]})
    assert one.frame == "Inactivity"
    assert len(one.hand("red")) == 1


@pytest.mark.clause("N15-INI-01", "N15-INI-02")
def test_one_blue_card_each_the_french_first() -> None:
    french = [card("intuition", "french"), card("intuition", "french", 1)]
    allied = [card("renforts", "coalition"), card("renforts", "coalition", 1)]
    weak = {**BLOCKS, "zieten": {"zone": "namur", "infantry": 3}}
    t = phase("blue", weak, hands={"blue": french, "red": allied})
    assert (t.seat, t.frame) == ("blue", "BlueCard")
    t.do(f"play {french[0]}")
    assert (t.seat, t.frame) == ("red", "BlueCard")
    t.do(f"play {allied[0]}", "reinforce zieten")
    assert t.frame == "Designate"


@pytest.mark.clause("N15-INI-03", "N15-INI-05")
def test_the_higher_card_is_first() -> None:
    high, low = valued("coalition", 5), valued("french", 1)
    t = phase("initiative", BLOCKS, top={"french": [low], "coalition": [high]})
    assert (t.seat, t.frame) == ("red", "Designate")
    assert t.discards("french") == [low]
    assert t.discards("coalition") == [high]


@pytest.mark.clause("N15-INI-04")
def test_a_tie_goes_to_the_french() -> None:
    t = phase("initiative", BLOCKS, top={"french": [valued("french", 4)], "coalition": [valued("coalition", 4)]})
    assert t.seat == "blue"


@pytest.mark.clause("N15-INI-06", "N15-EV-INTUITION")
def test_intuition_of_one_side_needs_no_cards() -> None:
    top = {"french": [valued("french", 1)], "coalition": [valued("coalition", 5)]}
    t = phase("initiative", BLOCKS, top=top, intuition=["french"])
    assert t.seat == "blue"
    assert t.discards("french") == []
    t = phase("initiative", BLOCKS, top=top, intuition=["french", "coalition"])
    assert t.seat == "red"
    assert len(t.discards("french")) == 1
    assert phase("initiative", BLOCKS, top=top, intuition=["coalition"]).seat == "red"


def test_no_hands_no_draws() -> None:
    state = GAME.new({"event_cards": False}, 4)
    assert isinstance(state, Campaign)
    assert state.hand == [[], []]
    t = table("blue", BLOCKS, options={"event_cards": False})
    t.do("take ney", "manoeuvre")
    assert t.frame == "March"
