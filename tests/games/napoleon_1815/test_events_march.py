"""Green events of the manoeuvre: each where it may be played, and where it may not (N15-EV)."""

from typing import Any

import pytest

from tests.games.napoleon_1815.helpers import Blocks, Table, card, faced, table, valued

FIELD = {"ney": "ligny", "derlon": "ligny", "reille": "fleurus", "picton": "waterloo", "zieten": "wavre"}


def march(pile: str, value: int, blocks: Blocks | None = None, *, by: str = "blue", **more: Any) -> Table:
    """A pile is designated to manoeuvre; the movement card will show this value."""
    side = "french" if by == "blue" else "coalition"
    t = table(by, blocks or FIELD, top={side: [valued(side, value)]}, **more)
    return t.do(*[f"take {name}" for name in pile.split()], "manoeuvre")


@pytest.mark.clause("N15-EV-REACTION")
def test_reaction_moves_a_pile_to_a_free_zone_before_the_card_is_revealed() -> None:
    react = card("reaction", "coalition")
    field = {**FIELD, "pirch": {"zone": "wavre", "ready": False}, "lobau": "walhain"}
    t = march("derlon", 3, field, hands={"red": [react]})
    assert (t.seat, t.frame) == ("red", "OperationStart")
    assert not t.told("movement-card")
    t.do(f"play {react}", "take pirch")  # activated or not
    assert t.bar("march wavre>walhain") == "N15-EV-REACTION"  # not free
    assert t.bar("take picton") == "N15-EV-REACTION"  # another zone
    t.do("march wavre>mont_saint_guibert")
    assert t.zone("pirch") == "mont_saint_guibert"
    assert t.zone("zieten") == "wavre"
    assert t.fatigue("pirch") == 0
    assert t.told("movement-card")
    late = march("derlon", 3, field, hands={"red": [react]}).do("pass")
    assert late.frame == "MovementReaction"
    assert late.bar(f"play {react}") == "N15-EV-REACTION"
    held = {"derlon": "ligny", "ney": "ligny", "zieten": "ligny"}
    assert march("derlon", 3, held, hands={"red": [react]}).bar(f"play {react}") == "N15-EV-REACTION"  # nobody is free
    fight = table("blue", held, hands={"red": [react]}).do("take derlon", "attack")
    assert fight.bar(f"play {react}") == "N15-CARD-08"


@pytest.mark.clause("N15-EV-REACTION")
def test_reaction_crosses_a_destroyed_bridge_and_leaves_no_commander() -> None:
    react = card("reaction", "coalition")
    field = {"ney": "ligny", "zieten": "wavre", "blucher": "wavre"}
    t = march("ney", 3, field, hands={"red": [react]}, broken=["jodoigne-wavre"]).do(f"play {react}", "take zieten")
    assert t.bar("march wavre>jodoigne") == "N15-GEN-15"
    t.do("take blucher", "march wavre>jodoigne")
    assert (t.zone("zieten"), t.zone("blucher")) == ("jodoigne", "jodoigne")


@pytest.mark.clause("N15-EV-ULTIME-EFFORT")
def test_a_last_effort_of_an_activated_pile() -> None:
    effort = card("ultime_effort")
    field: dict[str, Any] = {"ney": "ligny", "derlon": "ligny", "zieten": "ligny", "reille": "fleurus"}
    field |= {"lobau": "mellery", "pirch": {"zone": "marbais", "ready": False}, "bulow": "marbais"}
    t = march("derlon", 3, field, hands={"red": [effort]})
    t.do(f"play {effort}")
    assert t.bar("take bulow") == "N15-EV-ULTIME-EFFORT"  # ready
    t.do("take pirch")
    assert t.bar("march marbais>mellery") == "N15-EV-ULTIME-EFFORT"  # French alone
    t.do("march marbais>ligny")
    assert t.zone("pirch") == "ligny"
    assert t.fatigue("pirch") == 2  # and nothing more for the contested zone
    assert (t.seat, t.frame) == ("blue", "March")  # the French pile marches all the same
    assert t.offers("step")
    ready = {**field, "pirch": "marbais"}
    assert march("derlon", 3, ready, hands={"red": [effort]}).bar(f"play {effort}") == "N15-EV-ULTIME-EFFORT"
    late = march("derlon", 3, field, hands={"red": [effort]}).do("pass")
    assert late.bar(f"play {effort}") == "N15-EV-ULTIME-EFFORT"


@pytest.mark.clause("N15-EV-ULTIME-EFFORT", "N15-AXE-04")
def test_a_last_effort_over_the_enemys_axis() -> None:
    effort = card("ultime_effort")
    field = {"ney": "ligny", "derlon": "fleurus", "zieten": "ligny", "pirch": {"zone": "marbais", "ready": False}}
    axes = {"ligny": {"side": "french", "border": "ligny>marbais"}}
    t = march("derlon", 3, field, hands={"red": [effort]}, axes=axes)
    t.do(f"play {effort}", "take pirch", "march marbais>ligny")
    assert t.fatigue("ney") == 2


@pytest.mark.clause("N15-EV-TRAHISON")
def test_treason_of_a_lone_corps() -> None:
    treason = card("trahison")
    field: dict[str, Any] = {"derlon": "ligny", "ney": "fleurus", "drouot": "gosselies", "napoleon": "frasnes"}
    field |= {
        "reille": "frasnes",
        "lobau": {"zone": "thuin", "ready": False},
        "gerard": "mons",
        "vandamme": "mons",
        "zieten": "wavre",
    }
    t = march("derlon", 3, field, hands={"red": [treason]}).do(f"play {treason}")
    assert t.offers("zone") == ["fleurus", "ligny"]  # not the Guard, not the Emperor, not two, not one already turned
    assert t.bar("zone gosselies") == "N15-EV-TRAHISON"
    t.do("zone ligny")  # the operating pile: its operation is over
    assert not t.ready("derlon")
    assert t.seat == "red"
    t = march("derlon", 3, field, hands={"red": [treason]}).do("pass", f"play {treason}")
    assert t.offers("zone") == ["fleurus"]  # its card is revealed: another pile only
    t.do("zone fleurus")
    assert not t.ready("ney")
    assert t.frame == "March"
    pairs = {"derlon": "ligny", "ney": "ligny", "zieten": "wavre"}
    assert march("derlon", 3, pairs, hands={"red": [treason]}).bar(f"play {treason}") == "N15-EV-TRAHISON"
    own = march("zieten", 3, field, by="red", hands={"red": [treason]})
    assert own.bar(f"play {treason}") == "N15-CARD-08"


@pytest.mark.clause("N15-EV-TRAHISON", "N15-GRO-05")
def test_treason_in_the_fog() -> None:
    treason = card("trahison")
    field = {"derlon": "ligny", "ney": "ligny", "drouot": "gosselies", "vedette_french_1": "thuin", "zieten": "wavre"}
    t = march("derlon", 3, field, hands={"red": [treason]}, options={"rules": "grognard"}).do(f"play {treason}")
    assert t.offers("zone") == ["thuin", "gosselies"]
    t.do("zone gosselies")
    assert t.told("shown", "red") == [["drouot"]]
    assert t.ready("drouot")
    t = march("derlon", 3, field, hands={"red": [treason]}, options={"rules": "grognard"})
    t.do(f"play {treason}", "zone thuin")
    assert t.zone("vedette_french_1") == "off"


@pytest.mark.clause("N15-EV-EMBUSCADE")
def test_an_ambush_on_a_french_march() -> None:
    ambush = card("embuscade")
    t = march("derlon ney", 4, hands={"red": [ambush]}).do(f"play {ambush}")
    assert (t.seat, t.frame) == ("blue", "Tire")
    assert t.offers("fatigue") == ["derlon", "ney"]  # the French choose
    t.do("fatigue ney")
    assert (t.fatigue("ney"), t.fatigue("derlon")) == (1, 0)
    for passes in (
        ["pass"],
        ["pass", "pass", "step ligny>marbais"],
        ["pass", "pass", "step ligny>marbais", "pass", "end"],
    ):
        later = march("derlon", 4, hands={"red": [ambush]}).do(*passes)
        assert later.bar(f"play {ambush}") is None
    own = march("zieten", 3, by="red", hands={"red": [ambush]})
    assert own.bar(f"play {ambush}") == "N15-CARD-08"


@pytest.mark.clause("N15-EV-ENCOMBREMENT")
def test_congestion_after_the_card_is_revealed() -> None:
    slow = card("encombrement", "coalition")
    t = march("derlon", 3, hands={"red": [slow]})
    assert t.bar(f"play {slow}") == "N15-EV-ENCOMBREMENT"  # too early
    t.do("pass", f"play {slow}")
    assert t.told("points") == [["2"]]
    late = march("derlon", 3, hands={"red": [slow]}).do("pass", "pass", "step ligny>marbais")
    assert late.bar(f"play {slow}") == "N15-EV-ENCOMBREMENT"
    forced = card("marche_forcee", "french")
    both = march("derlon", 1, hands={"red": [slow], "blue": [forced]})
    both.do("pass", f"play {slow}", "pass", f"play {forced}")
    assert both.told("points") == [["1"]]  # the Marche forcée still lets it move


@pytest.mark.clause("N15-EV-MARCHE-FORCEE")
def test_a_forced_march_adds_a_point_and_overcomes_none() -> None:
    forced = card("marche_forcee", "french", 1)
    assert march("derlon", 3, hands={"blue": [forced]}).do(f"play {forced}").told("points") == [["4"]]
    heavy = {**FIELD, "drouot": "ligny", "lobau": "ligny"}
    t = march("derlon ney drouot lobau", 1, heavy, hands={"blue": [card("marche_forcee", "french")]})
    t.do(f"play {card('marche_forcee', 'french')}")
    assert t.told("points") == [["1"]]
    enemy = march("zieten", 3, by="red", hands={"blue": [forced]})
    assert enemy.bar(f"play {forced}") == "N15-CARD-08"


@pytest.mark.clause("N15-EV-GROUCHY")
def test_grouchy_reveals_another_card() -> None:
    again = card("grouchy")
    low, high = valued("french", 1), valued("french", 5)
    field = {**FIELD, "grouchy": "ligny"}
    t = table("blue", field, hands={"blue": [again]}, top={"french": [low, high]}).do("take grouchy", "manoeuvre")
    assert t.frame == "SecondCard"
    t.do(f"play {again}")
    assert t.told("points") == [["6"]]  # the second card stands, even a worse one
    assert t.discards("french") == [low, again, high]
    other = march("derlon", 3, field, hands={"blue": [again]})
    assert other.frame == "ForcedMarch"
    assert other.bar(f"play {again}") == "N15-EV-GROUCHY"  # he is not in the pile
    late = march("grouchy", 3, field, hands={"blue": [again]}).do("pass")
    assert late.bar(f"play {again}") == "N15-EV-GROUCHY"  # only right after the reveal


@pytest.mark.clause("N15-EV-VIVE-L-EMPEREUR")
def test_long_live_the_emperor() -> None:
    cheer = card("vive_l_empereur")
    guard = {"napoleon": "mons", "drouot": {"zone": "mons", "fatigue": 2}, "lobau": {"zone": "mons", "fatigue": 3}}
    field = {**FIELD, **guard, "derlon": {"zone": "ligny", "fatigue": 2}}
    t = march("derlon", 3, field, hands={"blue": [cheer]}).do(f"play {cheer}")
    assert (t.fatigue("drouot"), t.fatigue("lobau"), t.fatigue("derlon")) == (1, 2, 2)
    fresh = {**FIELD, "napoleon": "mons", "drouot": "mons"}
    assert march("derlon", 3, fresh, hands={"blue": [cheer]}).bar(f"play {cheer}") == "N15-CARD-21"
    enemy = march("zieten", 3, field, by="red", hands={"blue": [cheer]})
    assert enemy.bar(f"play {cheer}") == "N15-CARD-08"


@pytest.mark.clause("N15-EV-PONT-DETRUIT")
def test_a_bridge_is_blown_up_for_a_point() -> None:
    mine = card("pont_detruit")
    field = {"zieten": "fosses", "ney": "ligny"}
    t = march("zieten", 4, field, by="red", hands={"red": [mine]}).do("pass")
    t.do(f"play {mine}")
    assert t.offers("destroy") == ["fosses>tamines", "fosses>dinant", "fosses>namur"]
    assert t.bar("destroy fosses>florennes") == "N15-EV-PONT-DETRUIT"  # no bridge
    t.do("destroy fosses>namur")
    assert t.s.view(0)["table"]["broken"] == ["fosses-namur"]
    assert t.bar("step fosses>namur") is None  # three points are left, and it costs three
    t.do("step fosses>tamines", "end")
    assert not t.ready("zieten")
    spent = march("zieten", 1, field, by="red", hands={"red": [mine]}).do("pass", "step fosses>tamines")
    assert spent.bar(f"play {mine}") == "N15-EV-PONT-DETRUIT"  # no point left
    dry = march("picton", 3, {"picton": "waterloo", "ney": "ligny"}, by="red", hands={"red": [mine]}).do("pass")
    assert dry.bar(f"play {mine}") == "N15-EV-PONT-DETRUIT"
    contested = march("zieten", 4, {**field, "reille": "fosses"}, by="red", hands={"red": [mine]}).do("pass")
    assert contested.bar(f"play {mine}") == "N15-EV-PONT-DETRUIT"
    gone = ["avesnes-maubeuge", "fosses-tamines", "charleroi-chatelet"]
    none_left = march("zieten", 4, field, by="red", hands={"red": [mine]}, broken=gone).do("pass")
    assert none_left.bar(f"play {mine}") == "N15-EV-PONT-DETRUIT"  # three markers


@pytest.mark.clause("N15-EV-PONT-DETRUIT")
def test_a_bridge_without_any_point_at_the_start() -> None:
    mine = card("pont_detruit")
    field = {"zieten": "fosses", "pirch": "fosses", "ney": "ligny"}
    t = march("zieten pirch", 1, field, by="red", hands={"red": [mine]}).do("pass")
    assert t.frame == "LastBridge"
    t.do(f"play {mine}", "destroy fosses>namur")
    assert t.s.broken
    assert not t.ready("zieten")
    assert t.seat == "blue"


@pytest.mark.clause("N15-EV-ORGANISATION")
def test_organisation_among_friends() -> None:
    through = card("organisation")
    t = march("derlon", 4, hands={"blue": [through]}).do("pass", "step ligny>fleurus")
    assert t.frame == "PassThrough"
    t.do(f"play {through}", "step fleurus>gosselies")
    assert t.zone("derlon") == "gosselies"
    stopped = march("derlon", 4, hands={"blue": [through]}).do("pass", "step ligny>fleurus", "pass")
    assert stopped.told("ended") == [["fleurus"]]
    alone = march("derlon", 4, hands={"blue": [through]}).do("pass", "step ligny>marbais")
    assert alone.bar(f"play {through}") == "N15-EV-ORGANISATION"
    fought = march("derlon", 4, {**FIELD, "pirch": "fleurus"}, hands={"blue": [through]}).do(
        "pass", "step ligny>fleurus"
    )
    assert fought.frame != "PassThrough"


@pytest.mark.clause("N15-EV-CONFUSION")
def test_confusion_where_three_roads_meet() -> None:
    lost = card("confusion", "coalition")
    t = march("derlon", 4, hands={"red": [lost]}).do("pass", "pass", "step ligny>marbais", f"play {lost}")
    assert t.told("ended") == [["marbais"]]
    assert not t.ready("derlon")
    assert t.seat == "red"
    two_roads = {"derlon": "asse", "ney": "ligny", "zieten": "wavre"}  # Alost has two connections
    t = march("derlon", 4, two_roads, hands={"red": [lost]}).do("pass", "pass", "step asse>alost")
    assert t.bar(f"play {lost}") == "N15-EV-CONFUSION"
    early = march("derlon", 4, hands={"red": [lost]})
    assert early.bar(f"play {lost}") == "N15-EV-CONFUSION"
    met = march("derlon", 4, {**FIELD, "pirch": "marbais"}, hands={"red": [lost]}).do(
        "pass", "pass", "step ligny>marbais"
    )
    assert met.frame == "EndReaction"  # a contested zone opens no such window
    assert met.bar(f"play {lost}") == "N15-EV-CONFUSION"


@pytest.mark.clause("N15-EV-FATIGUE")
def test_fatigue_at_the_end_of_a_displacement() -> None:
    weary = card("fatigue", "coalition")
    t = march("derlon", 3, hands={"red": [weary]}).do("pass", "pass", "step ligny>marbais", "pass", "end")
    t.do(f"play {weary}")
    assert t.fatigue("derlon") == 1
    still = march("derlon", 3, hands={"red": [weary]}).do("pass", "pass", "end")
    assert still.frame == "EndReaction"
    assert still.bar(f"play {weary}") == "N15-EV-FATIGUE"  # no connection was crossed
    early = march("derlon", 3, hands={"red": [weary]}).do("pass")
    assert early.bar(f"play {weary}") == "N15-EV-FATIGUE"


@pytest.mark.clause("N15-EV-FOURRAGER")
def test_foraging_takes_two_fatigues_off() -> None:
    forage = card("fourrager")
    tired = {**FIELD, "derlon": {"zone": "ligny", "fatigue": 3}}
    t = march("derlon", 3, tired, hands={"blue": [forage]}).do("pass", "step ligny>marbais", "end", f"play {forage}")
    assert t.told("manoeuvre-fatigue") == [["-2"]]
    t.through("Relieve")
    assert t.fatigue("derlon") == 1
    early = march("derlon", 3, tired, hands={"blue": [forage]})
    assert early.bar(f"play {forage}") == "N15-EV-FOURRAGER"
    enemy = march("zieten", 3, tired, by="red", hands={"blue": [forage]})
    assert enemy.bar(f"play {forage}") == "N15-CARD-08"


@pytest.mark.clause("N15-EV-COORDINATION")
def test_coordination_another_pile_at_once() -> None:
    also, slow = card("coordination"), card("encombrement", "coalition", 1)
    hands = {"blue": [also, card("coordination", number=1)], "red": [card("encombrement", "coalition"), slow]}
    t = march("derlon", 3, hands=hands).do("pass", f"play {card('encombrement', 'coalition')}", "pass")
    t.do("pass", "end", "pass")
    assert t.frame == "Coordinate"
    t.do(f"play {also}")
    assert (t.seat, t.frame) == ("blue", "Designate")
    assert t.bar("pass") == "N15-EV-COORDINATION"
    assert t.bar("take derlon") == "N15-GEN-03"  # another pile
    t.do("take reille", "manoeuvre", "pass")
    assert t.bar(f"play {slow}") is None  # both may play a card again
    early = march("derlon", 3, hands={"blue": [also]})
    assert early.bar(f"play {also}") == "N15-EV-COORDINATION"
    last = march("derlon", 3, {"derlon": "ligny", "zieten": "wavre"}, hands={"blue": [also]}).do("pass", "end", "pass")
    assert last.frame != "Coordinate"  # no other pile is ready


@pytest.mark.clause("N15-EV-COORDINATION")
def test_coordination_after_a_combat() -> None:
    also = card("coordination")
    quiet = {"french": faced("french", 0, 0, 3), "coalition": faced("coalition", 0, 0, 3)}
    field = {**FIELD, "pirch": "ligny"}
    t = table("blue", field, hands={"blue": [also]}, top=quiet).do("take derlon", "attack", "pass")
    assert t.frame == "Coordinate"
    t.do(f"play {also}")
    assert t.told("again")


@pytest.mark.clause("N15-EV-UNION-DES-FORCES")
def test_english_and_prussians_united() -> None:
    union = card("union_des_forces")
    field = {
        "picton": "waterloo",
        "zieten": "waterloo",
        "wellington": "waterloo",
        "blucher": "waterloo",
        "ney": "ligny",
    }
    t = table("red", field, hands={"red": [union]}, top={"coalition": [valued("coalition", 4)]}).do(f"play {union}")
    assert t.bar("pass") == "N15-EV-UNION-DES-FORCES"
    t.do("take picton")
    assert t.bar("manoeuvre") == "N15-EV-UNION-DES-FORCES"  # both nations, or nothing
    t.do("take zieten", "take wellington", "take blucher", "manoeuvre", "step waterloo>papelotte")
    assert {t.zone(name) for name in field if name != "ney"} == {"papelotte"}
    apart = {**field, "zieten": "wavre", "blucher": "wavre"}
    assert table("red", apart, hands={"red": [union]}).bar(f"play {union}") == "N15-EV-UNION-DES-FORCES"
    capped = table("red", field, hands={"red": [union]}, operations={"english": 1})
    assert capped.bar(f"play {union}") == "N15-EV-UNION-DES-FORCES"
    begun = table("red", field, hands={"red": [union]}).do("take picton")
    assert begun.bar(f"play {union}") == "N15-EV-UNION-DES-FORCES"
    enemy = march("ney", 3, field, hands={"red": [union]})
    assert enemy.bar(f"play {union}") == "N15-CARD-07"


@pytest.mark.clause("N15-EV-UNION-DES-FORCES", "N15-OPS-15")
def test_no_union_that_would_leave_a_commander_alone() -> None:
    union = card("union_des_forces")
    tired = {"zone": "waterloo", "ready": False}
    field = {"picton": "waterloo", "zieten": "waterloo", "wellington": tired, "ney": "ligny"}
    assert table("red", field, hands={"red": [union]}).bar(f"play {union}") == "N15-EV-UNION-DES-FORCES"
    with_a_third = table("red", {**field, "orange": tired}, hands={"red": [union]}).do(f"play {union}", "take picton")
    assert with_a_third.offers("take") == ["zieten"]
    in_touch = table("red", {**field, "ney": "waterloo"}, hands={"red": [union]}).do(f"play {union}")
    in_touch.do("take picton", "take zieten")
    assert in_touch.bar("attack") is None


@pytest.mark.clause("N15-EV-CONTRE-ORDRE")
def test_a_counter_order_answers_a_card_of_the_manoeuvre_only() -> None:
    counter, forced = card("contre_ordre", "coalition"), card("marche_forcee", "french")
    t = march("derlon", 3, hands={"blue": [forced], "red": [counter]})
    assert t.bar(f"play {counter}") == "N15-EV-CONTRE-ORDRE"  # nothing to answer yet
    t.do("pass", "pass", f"play {forced}")
    assert (t.seat, t.frame) == ("red", "Counter")
    t.do(f"play {counter}")
    assert t.told("points") == [["3"]]
    field = {"derlon": "ligny", "zieten": "ligny"}
    fight = table("blue", field, hands={"blue": [card("elan")], "red": [counter]}).do("take derlon", "attack")
    fight.do(f"play {card('elan')}")
    assert fight.frame == "DefenceCard"  # a combat card is not answered
    assert fight.bar(f"play {counter}") == "N15-CARD-08"
