"""Cards: drawing, revealing, playing, discarding (N15-CARD)."""

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.state import Campaign
from grognard.games.napoleon_1815.tables import CARDS
from tests.games.napoleon_1815.helpers import Blocks, Table, battle, card, faced, phase, table, valued

FORCED, FORCED_2 = card("marche_forcee", "french"), card("marche_forcee", "french", 1)
BLOCKS = {"ney": "ligny", "reille": "fleurus", "picton": "waterloo", "zieten": "namur"}


@pytest.mark.clause("N15-CARD-02", "N15-MAN-01", "N15-CARD-12")
def test_a_revealed_card_gives_its_value_and_is_discarded() -> None:
    rain = card("pluie", "french")  # value 3; its event is ignored
    t = table("blue", BLOCKS, top={"french": [rain]})
    t.do("take reille", "manoeuvre")
    assert t.told("movement-card") == [["blue", rain, "3"]]
    assert t.discards("french") == [rain]
    assert t.s.effects == 0
    assert t.told("points") == [["3"]]


@pytest.mark.clause("N15-CARD-03", "N15-REC-03", "N15-CARD-05", "N15-CARD-06")
def test_a_card_is_played_in_its_phase_or_spent_in_recovery() -> None:
    blue, green = card("intuition", "french"), FORCED
    t = phase("blue", BLOCKS, hands={"blue": [blue, green]})
    assert t.bar(f"play {green}") == "N15-CARD-06"
    assert t.bar(f"play {blue}") is None
    t = table("blue", BLOCKS, hands={"blue": [blue, green]})
    t.do("take ney", "manoeuvre")
    assert t.frame == "ForcedMarch"
    assert t.bar(f"play {blue}") == "N15-CARD-05"
    assert t.bar(f"play {green}") is None
    tired = {**BLOCKS, "ney": {"zone": "ligny", "ready": False, "fatigue": 4}}
    t = phase("recovery", tired, hands={"blue": [blue, green]})
    assert t.offers("play") == sorted([blue, green], key=CARDS.index)


@pytest.mark.clause("N15-CARD-04", "N15-DRW-02")
def test_a_red_card_is_played_at_once() -> None:
    rain = card("pluie", "french")
    t = phase("draw", BLOCKS, top={"french": [rain]}, turn=0, effects=[])
    assert rain not in t.hand("blue")
    assert t.s.effects & 1
    assert len(t.hand("blue")) == 3  # four cards drawn, one of them red, and no replacement


@pytest.mark.clause("N15-CARD-07", "N15-CARD-08", "N15-CARD-20", "N15-CARD-16")
def test_manoeuvre_cards_only_in_the_manoeuvre_of_their_operation() -> None:
    own, other = FORCED, card("encombrement", "french")
    t = table("blue", BLOCKS, hands={"blue": [own, other]})
    t.do("take ney", "manoeuvre")
    assert t.bar(f"play {other}") == "N15-CARD-07"  # French deck: against coalition operations
    t = table("red", BLOCKS, hands={"blue": [own, other]})
    t.do("take picton", "manoeuvre").passing("OperationStart")
    assert t.frame == "MovementReaction"
    assert t.bar(f"play {own}") == "N15-CARD-08"
    assert t.bar(f"play {other}") is None
    t = battle({"ney": {}}, {"zieten": {}}, "ligny", hands={"blue": [own, other]})
    assert t.frame == "AttackCard"
    assert t.bar(f"play {own}") == "N15-CARD-08"
    assert t.bar(f"play {other}") == "N15-CARD-07"


@pytest.mark.clause("N15-CARD-09", "N15-CARD-10")
def test_combat_cards_at_the_start_retreat_cards_after_it() -> None:
    elan, orderly = card("elan"), card("retraite_en_ordre", "french")
    blocks: tuple[Blocks, Blocks] = {"ney": {}}, {"zieten": {}}
    t = battle(*blocks, "ligny", hands={"blue": [elan, orderly]})
    assert t.bar(f"play {orderly}") == "N15-CARD-10"
    assert t.bar(f"play {elan}") is None
    t = table("blue", BLOCKS, hands={"blue": [elan]}).do("take ney", "manoeuvre")
    assert t.bar(f"play {elan}") == "N15-CARD-09"
    top = {"french": faced("french", 0, 0, 3), "coalition": faced("coalition", 1, 0, 3)}
    t = battle(*blocks, "ligny", hands={"blue": [elan, orderly]}, top=top)
    t.do("pass", "lose_cavalry ney")
    assert t.frame == "LoserCard"
    assert t.bar(f"play {elan}") == "N15-CARD-09"
    assert t.bar(f"play {orderly}") is None


@pytest.mark.clause("N15-CARD-11")
def test_there_is_no_hand_limit() -> None:
    many = [CARDS[c] for c in range(2, 30)]
    t = phase("draw", BLOCKS, hands={"blue": many}, turn=0)
    assert len(t.hand("blue")) > len(many)


@pytest.mark.clause("N15-CARD-13")
def test_discards_are_counted_not_browsed() -> None:
    t = table("blue", BLOCKS, discard={"french": [FORCED, FORCED_2]})
    for seat in (0, 1, -1):
        seen = t.s.view(seat)["table"]
        assert seen["discard"]["french"] == 2
        assert seen["last_discard"]["french"] == FORCED_2
        assert FORCED not in str(seen)


@pytest.mark.clause("N15-CARD-14", "N15-CARD-17")
def test_an_empty_pile_is_made_anew_without_the_cards_on_the_table() -> None:
    """The shuffle takes the discards; a card with an effect for the turn and one in a running combat stay out."""
    lasting = card("marche_d_approche")
    rest = [name for name in CARDS[:36] if name not in (lasting, FORCED)]
    t = table("blue", BLOCKS, discard={"french": rest}, aside={"french": [lasting]}, hands={"blue": [FORCED]})
    t.s.deck[0] = []
    t.do("take reille", "manoeuvre")
    assert len(t.s.deck[0]) == len(rest) - 1
    assert lasting not in [CARDS[c] for c in t.s.deck[0]]
    assert len(t.discards("french")) == 1
    # one card is left to draw, and three are revealed: those already on the table do not come back
    few = faced("french", 0, 1, 2)
    t = battle({"reille": {}, "ney": {}}, {"zieten": {}}, "ligny", discard={"french": few})
    shown = t.told("combat-card")
    assert len({name for side, name, *_ in shown if side == "french"}) == 3


@pytest.mark.clause("N15-CARD-15", "N15-COM-05")
def test_one_green_card_an_operation() -> None:
    elan = card("elan")
    blocks = {"ney": "fleurus", "zieten": "ligny", "pirch": "namur"}
    t = table("blue", blocks, hands={"blue": [FORCED, elan], "red": [card("renforts", "coalition")]})
    t.do("take ney", "manoeuvre", "pass", "pass", f"play {FORCED}", "pass", "step fleurus>ligny", "pass", "attack")
    assert t.frame == "DefenceCard"  # the attacker has used his card in the manoeuvre
    t = table("blue", blocks, hands={"blue": [FORCED, elan]})
    t.do("take ney", "manoeuvre", "pass", "step fleurus>ligny", "pass", "attack")
    assert t.frame == "AttackCard"


@pytest.mark.clause("N15-CARD-18")
def test_a_blue_card_for_the_turn_stays_beside_the_board() -> None:
    march = card("marche_d_approche")
    t = phase("blue", BLOCKS, hands={"blue": [march]})
    t.do(f"play {march}")
    assert [CARDS[c] for c in t.s.aside[0]] == [march]
    assert t.s.view(1)["table"]["lasting"] == [march]
    t = phase("end", BLOCKS, aside={"french": [march]}, effects=["marche_d_approche"])
    assert march in t.discards("french") or march in [CARDS[c] for c in t.s.deck[0]] + t.hand("blue")
    assert t.s.aside == [[], []]


@pytest.mark.clause("N15-CARD-19", "N15-EV-CONTRE-ORDRE")
def test_a_cancelled_card_is_spent_without_effect() -> None:
    counter = card("contre_ordre", "coalition")
    t = table(
        "blue", BLOCKS, hands={"blue": [FORCED, FORCED_2], "red": [counter]}, top={"french": [valued("french", 3)]}
    )
    t.do("take reille", "manoeuvre", "pass", "pass", f"play {FORCED}")
    assert (t.seat, t.frame) == ("red", "Counter")
    t.do(f"play {counter}")
    assert t.told("cancelled") == [["blue", FORCED]]
    assert t.told("points") == [["3"]]
    assert FORCED in t.discards("french")
    assert counter in t.discards("coalition")
    assert t.frame == "March"
    assert t.bar(f"play {FORCED_2}") == "N15-CARD-15"


@pytest.mark.clause("N15-CARD-21")
def test_a_card_that_would_do_nothing_is_not_played() -> None:
    supply = card("ravitaillement")
    fresh = {"picton": "waterloo", "ney": "ligny"}
    t = phase("blue", fresh, hands={"red": [supply]})
    assert t.bar(f"play {supply}") == "N15-CARD-21"
    t = phase("blue", {**fresh, "picton": {"zone": "waterloo", "fatigue": 1}}, hands={"red": [supply]})
    assert t.bar(f"play {supply}") is None
    # but these may be played in vain
    hussars = card("hussards", "french")
    t = phase("blue", fresh, hands={"blue": [hussars]})
    assert t.bar(f"play {hussars}") is None
    t.do(f"play {hussars}")
    assert not t.told("discarded")


def test_a_card_that_is_not_held_cannot_be_played() -> None:
    t = table("blue", BLOCKS, hands={"blue": [FORCED]}).do("take ney", "manoeuvre")
    assert t.bar(f"play {FORCED_2}") == "N15-CARD-01"
    state = GAME.new({}, 1)
    assert isinstance(state, Campaign)
    assert Table(state).bar("play trahison-59") == "N15-CARD-01"
