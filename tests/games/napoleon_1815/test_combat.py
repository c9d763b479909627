"""Combat: numbers, result, losses, winner (N15-COM)."""

import pytest

from grognard.games.napoleon_1815.tables import DIE_FATIGUE, DIE_LOSSES
from grognard.kernel.contract import WATCHER
from tests.games.napoleon_1815.helpers import Blocks, Table, battle, card, faced, table

NOTHING = {"french": faced("french", 0, 0, 5), "coalition": faced("coalition", 0, 0, 5)}
FAR = {"hill": "hal", "lobau": "beaumont"}


def cards(t: Table) -> tuple[int, int]:
    """The numbers of cards of attacker and defender."""
    attack, defence = t.told("numbers")[0]
    return int(attack), int(defence)


@pytest.mark.clause("N15-COM-04")
def test_only_the_designated_pile_attacks() -> None:
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others={**FAR, "reille": "fleurus"}, top=NOTHING)
    assert ["french", "reille"] not in t.told("engaged")
    assert t.ready("reille")
    assert not t.ready("vandamme")


@pytest.mark.clause("N15-COM-05")
def test_attacker_then_defender_may_play_a_card() -> None:
    hands = {"blue": [card("elan")], "red": [card("carre")]}
    t = battle({"ney": {}}, {"zieten": {}}, "fleurus", others=FAR, hands=hands, top=NOTHING)
    assert (t.seat, t.frame) == ("blue", "AttackCard")
    t.do(f"play {card('elan')}")
    assert (t.seat, t.frame) == ("red", "DefenceCard")


@pytest.mark.clause("N15-COM-06")
def test_step_b_one_card_or_two_by_strength() -> None:
    for strength, expected in ((1, 1), (4, 1), (5, 2), (8, 2)):
        t = battle({"lobau": {"infantry": strength}}, {"zieten": {}}, "fleurus", others={"hill": "hal"}, top=NOTHING)
        assert cards(t)[0] == expected


@pytest.mark.clause("N15-COM-07")
def test_step_c_attack_on_the_march() -> None:
    t = table("blue", {"vandamme": "ligny", "zieten": "fleurus", **FAR}, top={**NOTHING, "french": []})
    t.do("take vandamme", "manoeuvre", "step ligny>fleurus", "attack")
    assert cards(t)[0] == 1
    assert ["french", "march", "-1"] in t.told("modifier")


@pytest.mark.clause("N15-COM-08")
def test_step_d_exhausted_corps_on_both_sides() -> None:
    t = battle(
        {"vandamme": {"fatigue": 5}, "reille": {"fatigue": 4}},
        {"zieten": {"fatigue": 8}, "pirch": {}},
        "fleurus",
        others=FAR,
        top=NOTHING,
    )
    assert cards(t) == (3, 3)


@pytest.mark.clause("N15-COM-09")
def test_an_attack_without_cards_after_step_d_is_off() -> None:
    t = battle({"lobau": {"fatigue": 5}}, {"zieten": {}}, "fleurus", others={"hill": "hal", "ney": "mons"}, top=NOTHING)
    assert t.told("attack-off") == [["fleurus"]]
    assert not t.ready("lobau")
    assert t.ready("zieten")  # the defender is not flipped
    assert not t.told("combat-card")
    assert t.seat == "red"
    # Napoléon's or a corps' bonus comes later and does not save it
    t = battle(
        {"drouot": {"infantry": 1, "cavalry": 0, "fatigue": 5}, "napoleon": {}},
        {"zieten": {}},
        "fleurus",
        others=FAR,
        top=NOTHING,
    )
    assert t.told("attack-off")


@pytest.mark.clause("N15-COM-10", "N15-COM-11", "N15-COM-12")
def test_steps_e_f_g_the_ground_helps_the_defender() -> None:
    for zone, more, by, expected in (
        ("fleurus", {}, "blue", 0),
        ("thuin", {}, "blue", 1),
        ("namur", {}, "blue", 1),
        ("namur", {"control": {"namur": "french"}}, "blue", 0),
        ("papelotte", {"positions": ["papelotte"]}, "blue", 1),
        ("papelotte", {}, "blue", 0),
        ("thuin", {}, "red", 1),
    ):
        sides: tuple[Blocks, Blocks] = ({"vandamme": {}}, {"zieten": {}})
        attackers, defenders = sides if by == "blue" else sides[::-1]
        t = battle(attackers, defenders, zone, by=by, others=FAR, top=NOTHING, **more)
        assert cards(t) == (2, 2 + expected), zone


@pytest.mark.clause("N15-COM-13", "N15-COM-29")
def test_step_h_bonuses_of_corps_and_commanders() -> None:
    """A corps' bonus counts even in company; a commander's in attack only if he was designated, in defence always."""
    both: Blocks = {"drouot": {}, "vandamme": {}}
    t = battle(both, {"zieten": {}}, "fleurus", others={**FAR, "napoleon": "fleurus", "ney": "fleurus"}, top=NOTHING)
    assert cards(t) == (5, 2)
    t = battle({**both, "napoleon": {}}, {"zieten": {}}, "fleurus", others=FAR, top=NOTHING)
    assert cards(t) == (6, 2)
    defenders = {"zieten": {}, "blucher": {"ready": False}, "picton": {}, "wellington": {}}
    t = battle({"vandamme": {}}, defenders, "fleurus", others=FAR, top=NOTHING)
    assert cards(t) == (2, 2 + 2 + 1 + 2)
    t = battle({"vandamme": {}}, defenders, "fleurus", others=FAR, top=NOTHING, options={"one_commander_bonus": True})
    assert cards(t) == (2, 2 + 2 + 1 + 1)


@pytest.mark.clause("N15-COM-14", "N15-COM-15")
def test_step_i_events_and_no_number_below_zero() -> None:
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=FAR, top=NOTHING, hands={"blue": [card("elan")]})
    t.do(f"play {card('elan')}")
    assert cards(t) == (3, 2)
    worn = {"zieten": {"infantry": 1, "cavalry": 0, "fatigue": 6}, "pirch": {"infantry": 2, "cavalry": 0, "fatigue": 8}}
    t = battle({"vandamme": {}}, worn, "fleurus", others=FAR, top=NOTHING)
    assert cards(t) == (2, 0)


@pytest.mark.clause("N15-COM-16", "N15-COM-17")
def test_both_reveal_and_every_symbol_strikes() -> None:
    top = {"french": faced("french", 1, 1, 2), "coalition": faced("coalition", 0, 2, 1) + faced("coalition", 1, 0, 1)}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=FAR, top=top)
    assert len(t.told("combat-card")) == 4
    assert t.told("result") == [["1", "2", "2", "2"]]


@pytest.mark.clause("N15-COM-18", "N15-COM-19", "N15-COM-20")
def test_town_and_position_spare_fatigue_never_below_zero() -> None:
    one = {"french": faced("french", 0, 1, 2), "coalition": NOTHING["coalition"]}
    for zone, more, expected in (
        ("fleurus", {}, "2"),
        ("ligny", {}, "1"),
        ("namur", {"control": {"namur": "french"}}, "2"),
        ("namur", {"control": {"namur": "french"}, "options": {"town_bonus_in_fortified_town": True}}, "1"),
        ("papelotte", {"positions": ["papelotte"]}, "0"),
    ):
        t = battle({"vandamme": {}}, {"zieten": {}}, zone, others=FAR, top=one, **more)
        assert t.told("result")[0][3] == expected, zone
    none = battle({"vandamme": {}}, {"zieten": {}}, "ligny", others=FAR, top=NOTHING)
    assert none.told("result")[0] == ["0", "0", "0", "0"]


@pytest.mark.clause("N15-COM-21", "N15-COM-22")
def test_fatigue_before_losses_evenly() -> None:
    """Two fatigues among three corps are free; then the losses; a corps worn out takes none."""
    top = {"french": faced("french", 1, 1, 2), "coalition": NOTHING["coalition"]}
    foes = {"zieten": {"fatigue": 8}, "pirch": {}, "thielmann": {}}
    t = battle({"vandamme": {}}, foes, "fleurus", others=FAR, top=top, vp=10)
    assert (t.seat, t.frame) == ("red", "Tire")
    assert t.offers("fatigue") == ["zieten", "pirch", "thielmann"]
    t.do("fatigue zieten", "fatigue pirch")
    assert t.zone("zieten") == "gone"
    assert t.frame == "Lose"
    assert t.bar("lose_infantry zieten") == "N15-COM-23"
    assert t.strength("pirch") == (7, 1)


@pytest.mark.clause("N15-COM-23", "N15-COM-24")
def test_losses_evenly_and_one_of_them_cavalry() -> None:
    """Three losses on two corps: one each, one free; at least one must be a cavalry point."""
    top = {"french": [*faced("french", 2, 0, 1), *faced("french", 1, 0, 1)], "coalition": NOTHING["coalition"]}
    t = battle({"vandamme": {}}, {"zieten": {}, "thielmann": {}}, "fleurus", others=FAR, top=top)
    assert t.frame == "Lose"
    t.do("lose_infantry thielmann")
    assert t.bar("lose_infantry zieten") is None  # the free one can still be cavalry
    t.do("lose_infantry zieten")
    assert t.strength("zieten") == (6, 0)  # the one choice left was made without asking
    t = battle({"vandamme": {}}, {"zieten": {}, "pirch": {}}, "fleurus", others=FAR, top=top)
    t.do("lose_infantry zieten", "lose_infantry pirch")
    assert t.legal() == ["lose_cavalry zieten", "lose_cavalry pirch"]
    assert t.bar("lose_infantry zieten") == "N15-COM-24"


@pytest.mark.clause("N15-COM-24")
def test_no_cavalry_no_obligation() -> None:
    top = {"french": faced("french", 2, 0, 2), "coalition": NOTHING["coalition"]}
    t = battle({"vandamme": {}}, {"thielmann": {}}, "fleurus", others=FAR, top=top)
    t.do("lose_infantry thielmann")
    assert t.strength("thielmann") == (1, 0)
    one = {"french": [*faced("french", 1, 0, 1), *faced("french", 0, 0, 1)], "coalition": NOTHING["coalition"]}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=FAR, top=one)
    assert t.legal() == ["lose_infantry zieten", "lose_cavalry zieten"]  # a single loss is free


@pytest.mark.clause("N15-COM-25", "N15-RET-01")
def test_who_inflicts_more_losses_wins() -> None:
    top = {"french": faced("french", 1, 0, 2), "coalition": faced("coalition", 1, 0, 1) + faced("coalition", 0, 0, 1)}
    t = battle({"vandamme": {}}, {"zieten": {}}, "fleurus", others=FAR, top=top)
    t.through("Lose")
    assert t.told("victory") == [["french", "1"]]
    assert t.frame == "Path"


@pytest.mark.clause("N15-COM-26")
def test_equal_losses_nobody_wins() -> None:
    top = {"french": faced("french", 1, 0, 2), "coalition": faced("coalition", 1, 0, 2)}
    t = battle({"ney": {"cavalry": 5}}, {"thielmann": {}}, "fleurus", others=FAR, top=top)
    t.through("Lose")
    assert t.told("drawn")
    assert (t.zone("ney"), t.zone("thielmann")) == ("fleurus", "fleurus")
    assert not t.told("pursuit")


@pytest.mark.clause("N15-COM-28", "N15-VIC-01")
def test_points_of_both_sides_are_netted_before_the_track_is_read() -> None:
    """Two losses against four at 2 points: 0, not -2 nor 4 on the way."""
    top = {"french": faced("french", 2, 0, 2), "coalition": faced("coalition", 1, 0, 2)}
    t = battle({"vandamme": {}}, {"thielmann": {}, "zieten": {}}, "fleurus", others=FAR, top=top, vp=3)
    t.through("Lose")
    assert t.vp == 1
    assert t.told("points-scored") == [["french", "2", "1", "losses"]]


@pytest.mark.clause("N15-COM-30")
def test_losses_beyond_all_strength_count_for_the_winner_only() -> None:
    top = {"french": faced("french", 2, 0, 2), "coalition": NOTHING["coalition"]}
    weak = {"thielmann": {"infantry": 1}}
    t = battle({"vandamme": {}}, weak, "fleurus", others=FAR, top=top, vp=10)
    t.through("Lose")
    assert t.zone("thielmann") == "gone"
    assert t.vp == 9
    assert t.told("victory") == [["french", "4"]]


@pytest.mark.clause("N15-COM-31")
def test_a_winner_who_is_gone_drives_nobody_out() -> None:
    """The attacker inflicts more, but his one corps dies of it: the loser stays."""
    top = {"french": faced("french", 2, 0, 1), "coalition": faced("coalition", 1, 0, 1) + faced("coalition", 0, 0, 4)}
    t = battle({"lobau": {"infantry": 1}}, {"zieten": {}}, "fleurus", others={"hill": "hal", "ney": "mons"}, top=top)
    t.through("Lose")
    assert t.zone("lobau") == "gone"
    assert t.told("victory") == [["french", "1"]]
    assert t.zone("zieten") == "fleurus"
    assert t.seat == "red"


@pytest.mark.clause("N15-COM-32")
def test_what_an_attack_that_is_off_leaves_behind() -> None:
    """Cards are spent; a corps that marched to the guns stays, flipped if it came for the attacker."""
    guns = card("au_son_du_canon", "french")
    others = {"hill": "hal", "gerard": {"zone": "charleroi", "fatigue": 6, "infantry": 1, "cavalry": 0}, "ney": "mons"}
    t = battle({"lobau": {"fatigue": 6}}, {"zieten": {}}, "fleurus", others=others, hands={"blue": [guns]}, top=NOTHING)
    t.do(f"play {guns}", "bring gerard")
    assert t.told("attack-off")
    assert t.zone("gerard") == "fleurus"
    assert not t.ready("gerard")
    assert guns in t.discards("french")
    foe = card("au_son_du_canon", "coalition")
    t = battle(
        {"lobau": {"fatigue": 6}},
        {"zieten": {}},
        "fleurus",
        others={"pirch": "ligny", "ney": "mons"},
        hands={"red": [foe]},
    )
    t.do(f"play {foe}", "bring pirch")
    assert t.told("attack-off")
    assert t.ready("pirch")
    assert t.zone("pirch") == "fleurus"


@pytest.mark.clause("N15-SET-12", "N15-SET-11")
def test_with_dice_as_many_as_cards_of_the_same_odds() -> None:
    from grognard.games.napoleon_1815.tables import CARD_FATIGUE, CARD_LOSSES, DECKS

    for side, nation in ((0, 0), (1, 1), (1, 2)):
        faces = sorted(zip(DIE_LOSSES[nation], DIE_FATIGUE[nation], strict=True))
        deck = sorted((CARD_LOSSES[c], CARD_FATIGUE[c]) for c in DECKS[2][side])
        assert len(deck) == 6 * len(faces)
        assert sum(x for x, _ in deck) == 6 * sum(x for x, _ in faces)
        assert sum(y for _, y in deck) == 6 * sum(y for _, y in faces)
    t = battle(
        {"vandamme": {}, "drouot": {}}, {"zieten": {}}, "fleurus", others=FAR, options={"combat_resolution": "dice"}
    )
    rolled = t.told("combat-die")
    assert [nation for nation, _, _ in rolled] == ["french"] * 5 + ["prussian"] * 2
    assert not t.told("combat-card")


def test_each_modifier_is_seen_with_its_reason() -> None:
    """Before the cards are counted everybody sees what the ground, the march and the names give; strength only its owner."""
    t = battle(
        {"drouot": {"fatigue": 5}, "vandamme": {}},
        {"zieten": {}},
        "thuin",
        others=FAR,
        hands={"blue": [card("elan")], "red": [card("carre")]},
        top=NOTHING,
    )
    assert t.s.view(0)["table"]["combat"]["modifiers"] == [
        [
            {"reason": "strength", "number": 4},
            {"reason": "exhausted", "number": -1},
            {"reason": "bonus", "number": 1},
        ],
        [{"reason": "wooded", "number": 1}],
    ]
    assert t.s.view(1)["table"]["combat"]["modifiers"] == [
        [{"reason": "bonus", "number": 1}],
        [{"reason": "strength", "number": 2}, {"reason": "wooded", "number": 1}],
    ]
    t.do(f"play {card('elan')}")
    assert {"reason": "event", "number": 1} in t.s.view(WATCHER)["table"]["combat"]["modifiers"][0]
