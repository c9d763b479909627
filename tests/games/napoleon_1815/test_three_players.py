"""Three players: leader, partners, limits on talk and cards (N15-3PL)."""

from typing import Any

import pytest

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.tables import CARD_VALUE, CARDS, DECKS
from tests.games.napoleon_1815.helpers import Table, battle, card, faced, phase, situation, table, valued

THREE = {"players": 3}
FIELD = {"ney": "ligny", "reille": "fleurus", "picton": "waterloo", "zieten": "namur", "hill": "hal"}


def three(seat: str, blocks: dict[str, Any] | None = None, **more: Any) -> Table:
    return table(seat, blocks or FIELD, options=THREE, **more)


def third(event: str, number: int = 0) -> str:
    """A coalition card of the deck for three."""
    return card(event, "coalition", number, players=3)


def worth(value: int, number: int = 0) -> str:
    return [CARDS[c] for c in DECKS[3][1] if CARD_VALUE[c] == value][number]


@pytest.mark.clause("N15-3PL-02")
def test_the_partners_win_or_lose_together() -> None:
    t = phase("end", FIELD, options=THREE, turn=6, vp=5)
    assert t.s.scores() == [0.0, 1.0, 1.0]
    won = phase("end", FIELD, options=THREE, turn=6, vp=0, control={"namur": "french"})
    assert won.s.scores() == [1.0, 0.0, 0.0]


@pytest.mark.clause("N15-3PL-05", "N15-3PL-25", "N15-EV-AIDE-DE-CAMP")
def test_partners_talk_when_their_commanders_are_near() -> None:
    far = {**FIELD, "wellington": "waterloo", "blucher": "namur"}
    near = {**FIELD, "wellington": "waterloo", "zieten": "papelotte", "blucher": "papelotte"}
    for blocks, open_ in ((far, False), (near, True)):
        t = three("blue", blocks)
        assert GAME.may_talk(t.s, 1, 2) is open_
        assert GAME.may_talk(t.s, 0, 1)
    talk = three("blue", far, effects=["aide_de_camp"])
    assert GAME.may_talk(talk.s, 2, 1)


@pytest.mark.clause("N15-3PL-25", "N15-3PL-06")
def test_cards_are_handed_over_before_each_coalition_operation() -> None:
    near = {**FIELD, "wellington": "waterloo", "zieten": "papelotte", "blucher": "papelotte"}
    mine, his = third("marche_forcee"), third("carre")
    hands = {"red": [mine], "black": [his]}
    t = phase("operations", near, options=THREE, hands=hands, side="coalition", leader="red")
    assert (t.seat, t.frame) == ("red", "Exchange")
    t.do(f"give {mine}")
    assert t.told("given", "black") == [["red", mine]]
    assert not t.told("given", "blue")
    assert t.told("gave", "blue") == [["red", "1"]]
    assert (t.seat, t.frame) == ("black", "Exchange")
    t.do("done")
    assert t.hand("black") == sorted([mine, his], key=CARDS.index)
    assert t.frame == "Leader"
    far = phase("operations", FIELD, options=THREE, hands=hands, side="coalition")
    assert far.frame == "Leader"
    rest = phase("rest", near, options=THREE, hands=hands)
    assert rest.frame == "Exchange"


@pytest.mark.clause("N15-3PL-06", "N15-3PL-07")
def test_one_deck_two_hands() -> None:
    t = phase("draw", FIELD, options=THREE, turn=0)
    assert len(t.hand("red")) == len(t.hand("black")) == 1
    assert set(t.hand("red")).isdisjoint(t.hand("black"))
    assert len(t.s.deck) == 2


@pytest.mark.clause("N15-3PL-08")
def test_blue_cards_french_prussian_english() -> None:
    hands = {"blue": [card("intuition", "french")], "red": [third("renforts")], "black": [third("renforts", 1)]}
    weak = {**FIELD, "zieten": {"zone": "namur", "infantry": 3}}
    t = phase("blue", weak, options=THREE, hands=hands)
    order = []
    while t.frame == "BlueCard":
        order.append(t.seat)
        t.do("pass")
    assert order == ["blue", "black", "red"]


@pytest.mark.clause("N15-3PL-09", "N15-3PL-10", "N15-3PL-11")
def test_the_higher_card_leads_ties_go_to_french_and_english() -> None:
    top = {"french": [valued("french", 2)], "coalition": [worth(2), worth(2, 1)]}
    t = phase("initiative", FIELD, options=THREE, top=top)
    assert t.seat == "blue"
    assert t.s.leader == 1
    assert len(t.discards("coalition")) == 2
    top = {"french": [valued("french", 2)], "coalition": [worth(4), worth(2)]}
    t = phase("initiative", FIELD, options=THREE, top=top)  # the Prussian reveals first
    assert t.s.leader == 2
    assert (t.seat, t.frame) == ("black", "Leader")


@pytest.mark.clause("N15-3PL-12", "N15-INI-06")
def test_after_intuition_the_partners_still_reveal() -> None:
    top = {"french": [valued("french", 1)], "coalition": [worth(5), worth(3)]}
    t = phase("initiative", FIELD, options=THREE, top=top, intuition=["french"])
    assert t.s.side == 1
    assert t.seat == "blue"
    assert t.discards("french") == []
    assert t.s.leader == 2


@pytest.mark.clause("N15-3PL-13", "N15-3PL-16")
def test_the_leader_names_who_acts() -> None:
    t = phase("operations", FIELD, options=THREE, side="coalition", leader="black")
    assert (t.seat, t.frame) == ("black", "Leader")
    assert t.bar("name blue") == "N15-3PL-13"
    t.do("name red")
    assert (t.seat, t.frame) == ("red", "Designate")
    t.do("pass")
    assert t.seat == "blue"
    t.do("take ney", "manoeuvre", "end")
    assert (t.seat, t.frame) == ("black", "Designate")  # only one partner is left: nothing to name
    again = phase("operations", FIELD, options=THREE, side="coalition", passed=["red"])
    assert again.seat == "black"


@pytest.mark.clause("N15-3PL-14", "N15-3PL-15")
def test_nobody_acts_with_his_partners_corps() -> None:
    t = three("red", {**FIELD, "zieten": "waterloo"})
    assert t.bar("take zieten") == "N15-3PL-14"
    t.do("take picton")
    assert t.bar("take zieten") == "N15-3PL-14"


@pytest.mark.clause("N15-3PL-17", "N15-RET-12", "N15-RET-14", "N15-3PL-28")
def test_the_leader_decides_for_a_mixed_pile() -> None:
    top = {
        "french": [*faced("french", 2, 0, 1, 3), *faced("french", 0, 0, 1, 3)],
        "coalition": faced("coalition", 0, 0, 4, 3),
    }
    for leader in ("red", "black"):
        t = battle(
            {"vandamme": {}},
            {"zieten": {"infantry": 3, "cavalry": 0}, "hill": {"infantry": 3, "cavalry": 0}},
            "fleurus",
            others={"picton": "waterloo", "pirch": "wavre"},
            options=THREE,
            leader=leader,
            top=top,
        )
        t.through("Lose")
        assert (t.seat, t.frame) == (leader, "Path")
        t.do("retreat fleurus>ligny", "retreat ligny>marbais")
        assert t.zone("zieten") == t.zone("hill") == "marbais"


@pytest.mark.clause("N15-3PL-18")
def test_one_card_for_the_whole_coalition_the_leader_first() -> None:
    hands = {"red": [third("encombrement")], "black": [third("encombrement", 1)]}
    t = three("blue", hands=hands, leader="black").do("take ney", "manoeuvre")
    assert (t.seat, t.frame) == ("black", "OperationStart")
    t.do("pass")
    assert (t.seat, t.frame) == ("red", "OperationStart")
    t.do("pass")
    assert (t.seat, t.frame) == ("black", "MovementReaction")
    t.do(f"play {third('encombrement', 1)}")
    assert (t.seat, t.frame) == ("blue", "March")


@pytest.mark.clause("N15-3PL-19")
def test_an_event_helps_only_its_players_corps() -> None:
    """An English Marche forcée cannot help a Prussian pile; a Prussian Réaction moves no English corps."""
    t = three("black", hands={"red": [third("marche_forcee")], "black": [third("carre")]}).do(
        "take zieten", "manoeuvre"
    )
    assert (t.seat, t.frame) == ("black", "ForcedMarch")
    t.do("pass")
    assert t.seat == "black"
    react = third("reaction")
    t = three("blue", hands={"black": [react]}).do("take ney", "manoeuvre", f"play {react}")
    assert t.offers("take") == ["zieten"]
    assert t.bar("take picton") == "N15-EV-REACTION"


@pytest.mark.clause("N15-3PL-20", "N15-REC-02")
def test_recovery_cards_only_on_own_corps() -> None:
    tired = {"zone": "waterloo", "ready": False, "fatigue": 3}
    blocks = {**FIELD, "picton": tired, "zieten": {**tired, "zone": "namur"}}
    t = phase("recovery", blocks, options=THREE, hands={"red": [third("carre")]})
    t.do(f"play {third('carre')}")
    assert t.legal() == ["recover picton"]
    assert t.bar("recover zieten") == "N15-3PL-20"


@pytest.mark.clause("N15-3PL-21", "N15-EV-FREDERICK")
def test_only_the_english_play_frederick() -> None:
    fred = third("frederick")
    blocks = {**FIELD, "frederick": "off"}
    t = phase("blue", blocks, options=THREE, hands={"black": [fred]})
    assert t.bar(f"play {fred}") == "N15-3PL-21"
    t = phase("blue", blocks, options=THREE, hands={"red": [fred]}).do(f"play {fred}")
    assert t.zone("frederick") == "alost"


@pytest.mark.clause("N15-3PL-22", "N15-3PL-26", "N15-EV-INACTIVITE")
def test_the_french_say_who_suffers_inactivity() -> None:
    stack = [{"frame": "Turn", "step": "red"}]
    blocks = {**FIELD, "zieten": "waterloo"}
    t = situation(stack, blocks, options=THREE, reds=[third("inactivite")])
    assert (t.seat, t.frame) == ("blue", "Victim")
    t.do("opponent black")
    assert (t.seat, t.frame) == ("black", "Inactivity")
    t.do("zone waterloo")
    assert not t.ready("zieten")
    assert t.ready("picton")
    late = situation(stack, FIELD, options=THREE, reds=[third("renforts_retardes")])
    assert late.s.view(0)["table"]["effects"] == ["no_recovery"]  # none is due: the recovery cards of both


@pytest.mark.clause("N15-3PL-23", "N15-EV-ECLAIREURS", "N15-EV-HUSSARDS")
def test_the_french_choose_whose_hand() -> None:
    scouts = card("eclaireurs", "french", players=3)
    hands = {"blue": [scouts], "red": [third("carre")], "black": [third("tenir")]}
    t = phase("blue", FIELD, options=THREE, hands=hands).do(f"play {scouts}")
    assert t.frame == "Opponent"
    assert t.bar("opponent blue") == "N15-3PL-23"
    t.do("opponent black")
    seen = t.s.view(0)["table"]["seats"]
    assert seen[2]["hand"] == [third("tenir")]
    assert seen[1]["hand"] == []
    hussars = card("hussards", "french", players=3)
    t = phase("blue", FIELD, options=THREE, hands={**hands, "blue": [hussars]}).do(f"play {hussars}", "opponent red")
    assert t.told("discarded") == [["red", third("carre")]]


@pytest.mark.clause("N15-3PL-24")
def test_partners_see_sheets_but_not_hands() -> None:
    t = three("blue", hands={"red": [third("carre")], "black": [third("tenir")]})
    seen = t.s.view(1)["table"]
    assert seen["blocks"]["zieten"]["infantry"] == 7
    assert seen["seats"][2]["hand"] == []
    assert seen["seats"][2]["cards"] == 1
    fog = table("blue", FIELD, options={**THREE, "rules": "grognard"})
    assert "zieten" in fog.s.view(1)["table"]["blocks"]


@pytest.mark.clause("N15-3PL-27", "N15-3PL-28", "N15-EV-CARRE", "N15-EV-TENIR")
def test_combat_cards_need_an_own_corps_and_relieve_only_own_corps() -> None:
    square = third("carre")
    top = {"french": faced("french", 1, 1, 2, 3), "coalition": faced("coalition", 0, 0, 3, 3)}
    foes = {"zieten": {"infantry": 3, "cavalry": 0}, "hill": {"infantry": 3, "cavalry": 0}}
    hands = {"red": [square], "black": [third("chargez")]}
    others = {"picton": "waterloo", "pirch": "wavre"}
    t = battle({"derlon": {}}, foes, "fleurus", others=others, options=THREE, hands=hands, top=top)
    assert (t.seat, t.frame) == ("red", "DefenceCard")
    t.do(f"play {square}")
    assert (t.seat, t.frame) == ("red", "Relieve")
    assert t.legal() == ["relieve hill", "done"]
    t.do("relieve hill")
    assert (t.fatigue("hill"), t.fatigue("zieten")) == (0, 1)
    alone = battle({"derlon": {}}, {"zieten": {}}, "fleurus", others=others, options=THREE, hands=hands, top=top)
    assert alone.seat == "black"  # the English have no corps in it
    assert alone.bar(f"play {third('chargez')}") == "N15-EV-CHARGEZ"


@pytest.mark.clause("N15-3PL-28", "N15-EV-TENIR")
def test_tenir_lets_only_its_players_corps_stay() -> None:
    hold = third("tenir")
    top = {
        "french": [*faced("french", 2, 0, 1, 3), *faced("french", 0, 0, 1, 3)],
        "coalition": faced("coalition", 0, 0, 4, 3),
    }
    foes = {"zieten": {"infantry": 4, "cavalry": 0}, "hill": {"infantry": 4, "cavalry": 0}}
    others = {"picton": "waterloo", "pirch": "wavre"}
    t = battle({"vandamme": {}}, foes, "fleurus", others=others, options=THREE, hands={"red": [hold]}, top=top)
    t.passing("DefenceCard").through("Lose")
    t.do(f"play {hold}", "lose_infantry hill", "stay")
    assert t.zone("hill") == "fleurus"
    t.through("Path")
    assert t.zone("zieten") != "fleurus"


@pytest.mark.clause("N15-3PL-29")
def test_the_english_lead_until_a_leader_is_named() -> None:
    hands = {"blue": [card("intuition", "french")]}
    first = phase("blue", FIELD, options=THREE, hands=hands)
    assert first.frame == "BlueCard"
    assert first.s.leader == 1
    kept = phase("end", FIELD, options=THREE, leader="black", turn=2, hands=hands)
    assert (kept.s.turn, kept.frame) == (3, "BlueCard")
    assert kept.s.leader == 2


@pytest.mark.clause("N15-EV-AIDE-DE-CAMP", "N15-3PL-25")
def test_aide_de_camp_opens_talk_and_exchange() -> None:
    aide = third("aide_de_camp")
    hands = {"red": [aide, third("carre")], "black": [third("tenir")]}
    t = phase("blue", FIELD, options=THREE, hands=hands).do("pass", f"play {aide}")
    assert t.frame == "Exchange"
    assert GAME.may_talk(t.s, 1, 2)
    t.do(f"give {third('carre')}")
    t.do("done")
    assert third("carre") in t.hand("black")
