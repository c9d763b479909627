"""Red and blue events: each where it may be played, and where it may not (N15-EV)."""

from typing import Any

import pytest

from grognard.games.napoleon_1815.tables import CARD_COLOUR, CARD_EVENT, CARDS, EVENTS, RED
from grognard.kernel.contract import WATCHER
from tests.games.napoleon_1815.helpers import Table, card, faced, phase, table, valued

FIELD = {"ney": "ligny", "reille": "fleurus", "picton": "waterloo", "zieten": "namur"}


def choosing(blue: list[str], red: list[str], blocks: dict[str, Any] | None = None, **more: Any) -> Table:
    """The initiative phase begins; who holds no card is not asked."""
    return phase("blue", blocks or FIELD, hands={"blue": blue, "red": red}, **more)


# --- red ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("N15-EV-PLUIE")
def test_rain_tires_the_pile_that_is_activated_and_slows_it() -> None:
    pile = {"ney": "ligny", "derlon": "ligny", "zieten": "wavre"}
    wet = table("blue", pile, effects=["pluie"], top={"french": [valued("french", 4)]})
    wet.do("take ney", "take derlon", "manoeuvre")
    assert (wet.seat, wet.frame) == ("blue", "Tire")  # one fatigue, on the corps of the owner's choice
    assert wet.offers("fatigue") == ["derlon", "ney"]
    wet.do("fatigue ney")
    assert wet.told("points") == [["2"]]
    dry = table("blue", pile, top={"french": [valued("french", 4)]}).do("take ney", "take derlon", "manoeuvre")
    assert dry.told("points") == [["3"]]
    foes = {"derlon": "ligny", "zieten": "ligny", "hill": "hal"}
    quiet = {"french": faced("french", 0, 0, 3), "coalition": faced("coalition", 0, 0, 3)}
    attacked = table("blue", foes, effects=["pluie"], top=quiet).do("take derlon", "attack")
    assert attacked.fatigue("derlon") == 1  # to fight is to be activated ...
    assert attacked.fatigue("zieten") == 0  # ... to be attacked is not
    assert not attacked.ready("zieten")
    two = phase("red", FIELD, reds=[card("pluie", "french"), card("pluie", "coalition")])
    assert two.s.effects == 0


@pytest.mark.clause("N15-EV-EMPEREUR-SOUFFRANT")
def test_the_emperor_unwell_gives_no_card_no_point_and_spares_no_fatigue() -> None:
    unwell = card("empereur_souffrant")
    t = phase("red", FIELD, reds=[unwell])
    assert t.s.view(WATCHER)["table"]["effects"] == ["empereur_souffrant"]
    pile = {"napoleon": "ligny", "derlon": "ligny", "zieten": "marbais", "pirch": "wavre"}
    for effects, points, fatigue in (([], "4", "0"), (["empereur_souffrant"], "3", "1")):
        t = table("blue", pile, effects=effects, top={"french": [valued("french", 3)]})
        t.do("take derlon", "take napoleon", "manoeuvre", "step ligny>marbais")
        assert t.told("points") == [[points]]
        assert t.told("manoeuvre-fatigue") == [[fatigue]]
    foes = {"napoleon": "ligny", "derlon": "ligny", "zieten": "ligny", "pirch": "wavre"}
    for effects, cards in (([], "3"), (["empereur_souffrant"], "2")):
        t = table("blue", foes, effects=effects).do("take derlon", "take napoleon", "attack")
        assert t.told("numbers")[0][0] == cards


@pytest.mark.clause("N15-EV-INACTIVITE")
def test_inactivity_flips_a_zone_of_corps_that_the_victim_names() -> None:
    patrol = {**FIELD, "vedette_prussian_1": "wavre", "vedette_english_1": "waterloo", "wellington": "waterloo"}
    t = phase("red", patrol, options={"rules": "grognard"}, reds=[card("inactivite")])
    assert (t.seat, t.frame) == ("red", "Inactivity")
    assert t.bar("zone wavre") == "N15-EV-INACTIVITE"  # only a vedette
    assert t.bar("zone ligny") == "N15-EV-INACTIVITE"  # not his
    t.do("zone waterloo")
    assert not t.ready("picton")
    assert not t.ready("vedette_english_1")
    assert t.ready("wellington")
    assert t.ready("zieten")


@pytest.mark.clause("N15-EV-RENFORTS-RETARDES")
def test_late_reinforcements_or_no_recovery() -> None:
    waiting = {**FIELD, "bulow": {"zone": "off", "due": 3}, "thielmann": {"zone": "off", "due": 3}}
    late = card("renforts_retardes")
    t = phase("red", waiting, reds=[late], turn=2)
    assert (t.seat, t.frame) == ("red", "Delay")
    assert t.offers("delay") == ["thielmann", "bulow"]
    assert t.bar("delay zieten") == "N15-EV-RENFORTS-RETARDES"
    t.do("delay bulow")
    assert t.told("delayed") == [["bulow", "4"]]
    assert late in t.discards("coalition")
    none = phase("red", FIELD, reds=[late])
    assert none.told("delayed") == []
    assert none.s.view(0)["table"]["effects"] == ["no_recovery"]
    tired = {**FIELD, "picton": {"zone": "waterloo", "ready": False, "fatigue": 3}}
    hands = {"red": [card("carre")]}
    closed = phase("recovery", tired, hands=hands, effects=["no_recovery"], aside={"coalition": [late]})
    assert closed.frame != "RecoveryCard"
    assert phase("recovery", tired, hands=hands).frame == "RecoveryCard"


@pytest.mark.clause("N15-CARD-04")
@pytest.mark.parametrize("name", [CARDS[c] for c in range(len(CARDS)) if CARD_COLOUR[c] == RED])
def test_no_red_card_is_ever_played_from_a_hand(name: str) -> None:
    """They are suffered when drawn; nobody holds one, so nobody plays one."""
    players = 3 if int(name.rpartition("-")[2]) > 77 else 2
    seats = {"players": players}
    spare = [card("hussards", "french", players=players)], [card("hussards", "coalition", players=players)]
    t = phase("blue", FIELD, hands={"blue": spare[0], "red": spare[1]}, options=seats)
    assert t.bar(f"play {name}") == "N15-CARD-01"
    t.do("pass")
    assert t.bar(f"play {name}") == "N15-CARD-01"


# --- blue: initiative, hands ----------------------------------------------------------------------------------------


@pytest.mark.clause("N15-EV-INTUITION")
def test_intuition_takes_the_initiative_unless_both_have_it() -> None:
    mine, his = card("intuition", "french", 1), card("intuition", "coalition")
    top = {"french": [valued("french", 1)], "coalition": [valued("coalition", 5)]}
    t = choosing([mine], [his], top=top).do(f"play {mine}", "pass")
    assert t.told("first") == [["french"]]
    assert not t.told("initiative-card")
    t = choosing([mine], [his], top=top).do(f"play {mine}", f"play {his}")
    assert t.told("first") == [["coalition"]]
    assert len(t.told("initiative-card")) == 2
    later = table("blue", FIELD, hands={"blue": [mine]}).do("take ney", "manoeuvre")
    assert later.bar(f"play {mine}") == "N15-CARD-05"


@pytest.mark.clause("N15-EV-ANTICIPATION")
def test_anticipation_takes_any_card_that_is_not_red() -> None:
    foresee, wanted = card("anticipation", "french"), card("la_garde")
    t = choosing([foresee], []).do(f"play {foresee}")
    assert t.frame == "Search"
    assert t.bar(f"search {card('pluie', 'french')}") == "N15-EV-ANTICIPATION"
    assert t.bar(f"search {card('carre')}") == "N15-EV-ANTICIPATION"  # the other deck
    t.do(f"search {wanted}")
    assert t.hand("blue") == [wanted]
    assert t.told("searched") == [["blue"]]
    assert wanted not in str(t.s.view(1))
    assert not any(wanted in words for words in t.told("card", "red"))
    later = table("blue", FIELD, hands={"blue": [foresee]}).do("take ney", "manoeuvre")
    assert later.bar(f"play {foresee}") == "N15-CARD-05"


@pytest.mark.clause("N15-EV-RESERVE")
def test_a_reserve_of_two_cards_red_ones_discarded() -> None:
    draw, rain = card("reserve", "french"), card("pluie", "french")
    good = card("elan")
    t = choosing([draw], [], top={"french": [rain, good]}).do(f"play {draw}")
    assert t.hand("blue") == [good]
    assert rain in t.discards("french")
    assert t.s.effects == 0
    assert choosing([draw], [card("hussards", "coalition")]).do("pass").bar(f"play {draw}") == "N15-CARD-01"
    later = table("blue", FIELD, hands={"blue": [draw]}).do("take ney", "manoeuvre")
    assert later.bar(f"play {draw}") == "N15-CARD-05"


@pytest.mark.clause("N15-EV-HUSSARDS")
def test_hussars_take_a_card_of_the_enemy() -> None:
    raid = card("hussards", "coalition")
    held = [card("elan"), card("la_garde")]
    t = choosing(held, [raid]).do("pass", f"play {raid}")
    lost = t.told("discarded")
    assert len(lost) == 1
    assert lost[0][1] in held
    assert len(t.hand("blue")) == 1
    empty = choosing([], [raid]).do(f"play {raid}")  # in vain, but it may be played
    assert not empty.told("discarded")
    fight = table("blue", {"ney": "ligny", "zieten": "ligny"}, hands={"red": [raid]}).do("take ney", "attack")
    assert fight.bar(f"play {raid}") == "N15-CARD-05"


@pytest.mark.clause("N15-EV-ECLAIREURS", "N15-EV-AIDE-DE-CAMP")
def test_scouts_and_aides_look_at_a_hand() -> None:
    scouts, aide = card("eclaireurs", "french"), card("aide_de_camp", "coalition")
    mine, his = card("elan"), card("carre")
    t = choosing([scouts, mine], [aide, his]).do(f"play {scouts}")
    assert {name for _, name in t.told("seen", "blue")} == {aide, his}
    assert not t.told("seen", "red")
    assert t.s.view(0)["table"]["seats"][1]["hand"] == [aide, his]
    t.do(f"play {aide}")
    assert [name for _, name in t.told("seen", "red")] == [mine]
    later = table("blue", FIELD, hands={"blue": [scouts], "red": [aide]}).do("take ney", "manoeuvre")
    assert later.bar(f"play {aide}") == "N15-CARD-05"
    later.passing("OperationStart", "MovementReaction")
    assert later.bar(f"play {scouts}") == "N15-CARD-05"


# --- blue: troops ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("N15-EV-RENFORTS")
def test_reinforcements_strengthen_a_corps_on_the_map() -> None:
    more = card("renforts", "coalition")
    weak = {**FIELD, "zieten": {"zone": "namur", "infantry": 3}, "pirch": "gone"}
    t = choosing([], [more], weak, vp=10).do(f"play {more}")
    assert t.bar("reinforce pirch") == "N15-EV-RENFORTS"
    assert t.bar("reinforce ney") == "N15-EV-RENFORTS"
    t.do("reinforce zieten")
    assert t.strength("zieten") == (4, 1)
    assert t.vp == 10
    assert choosing([], [more], {"ney": "ligny", "zieten": "namur"}).bar(f"play {more}") == "N15-CARD-21"  # full


@pytest.mark.clause("N15-EV-RAVITAILLEMENT")
def test_supplies_for_the_corps_of_one_pile() -> None:
    supply = card("ravitaillement")
    tired: dict[str, Any] = {"ney": "ligny", "reille": "fleurus"}
    tired |= {name: {"zone": "waterloo", "fatigue": 2} for name in ("picton", "hill")}
    tired["zieten"] = {"zone": "namur", "fatigue": 4}
    t = choosing([], [supply], tired).do(f"play {supply}", "relieve picton")
    assert t.bar("relieve zieten") is not None  # another pile
    t.do("relieve hill")
    assert (t.fatigue("picton"), t.fatigue("hill"), t.fatigue("zieten")) == (1, 1, 4)
    assert choosing([], [supply]).bar(f"play {supply}") == "N15-CARD-21"  # nobody is tired


@pytest.mark.clause("N15-EV-FREDERICK")
def test_frederick_at_alost_once() -> None:
    fred = card("frederick")
    away = {**FIELD, "frederick": "off"}
    t = choosing([], [fred], away).do(f"play {fred}")
    assert t.zone("frederick") == "alost"
    assert t.ready("frederick")
    taken = choosing([], [fred], {**away, "lobau": "alost"})
    assert taken.bar(f"play {fred}") == "N15-EV-FREDERICK"
    held = choosing([], [fred], {**away, "lobau": "alost", "hill": "alost"})
    assert held.bar(f"play {fred}") is None
    for where in ("hal", "gone"):  # already on the board, or gone: as Renforts
        again = {**FIELD, "zieten": {"zone": "namur", "infantry": 3}, "frederick": where}
        t = choosing([], [fred], again).do(f"play {fred}", "reinforce zieten")
        assert t.strength("zieten") == (4, 1)


@pytest.mark.clause("N15-EV-LAMARQUE")
def test_lamarque_in_a_town_of_france() -> None:
    come = card("lamarque")
    away = {**FIELD, "lamarque": "off"}
    t = choosing([come], [], {**away, "hill": "beaumont"}).do(f"play {come}")
    assert t.frame == "Land"
    assert t.bar("zone beaumont") == "N15-EV-LAMARQUE"  # a coalition pile alone
    assert t.bar("zone charleroi") == "N15-EV-LAMARQUE"  # Belgium
    assert "maubeuge" in t.offers("zone")
    t.do("zone avesnes")
    assert t.zone("lamarque") == "avesnes"
    assert t.ready("lamarque")
    lost = {**away, "hill": "beaumont", "orange": "avesnes", "picton": "maubeuge", "pirch": "philippeville"}
    assert choosing([come], [], lost).bar(f"play {come}") == "N15-EV-LAMARQUE"
    there = {**FIELD, "lamarque": {"zone": "avesnes", "infantry": 2}, "drouot": {"zone": "mons", "infantry": 2}}
    t = choosing([come], [], there).do(f"play {come}")
    assert t.bar("reinforce drouot") == "N15-EV-RENFORTS"
    t.do("reinforce lamarque")
    assert t.strength("lamarque") == (3, 0)


@pytest.mark.clause("N15-EV-MARCHE-D-APPROCHE")
def test_an_approach_march_needs_no_card_and_avoids_the_enemy() -> None:
    approach = card("marche_d_approche")
    t = choosing([approach], []).do(f"play {approach}")
    while t.seat != "blue" or t.frame != "Designate":
        t.do("pass")
    field = {"ney": "ligny", "derlon": "ligny", "reille": "fleurus", "pirch": "fleurus", "zieten": "marbais"}
    t = table("blue", field, effects=["marche_d_approche"])
    t.do("take derlon", "manoeuvre")
    assert t.told("approach") == [["3"]]
    assert not t.told("movement-card")
    assert t.told("points") == [["3"]]
    assert t.bar("step ligny>marbais") == "N15-EV-MARCHE-D-APPROCHE"
    assert t.bar("step ligny>frasnes") is None
    held = table("blue", field, effects=["marche_d_approche"]).do("take reille")
    assert held.bar("manoeuvre") == "N15-EV-MARCHE-D-APPROCHE"  # it would begin in a contested zone
    assert held.bar("attack") is None
    allied = table("red", field, effects=["marche_d_approche"]).do("take zieten", "manoeuvre")
    assert allied.told("movement-card")  # the French march, not the coalition
    late = table("blue", field, hands={"blue": [approach]}).do("take derlon", "manoeuvre")
    assert late.bar(f"play {approach}") == "N15-CARD-05"


@pytest.mark.clause("N15-EV-A-BRUXELLES")
def test_to_brussels_one_point_more_on_the_way() -> None:
    home = card("a_bruxelles")
    t = choosing([], [home]).do(f"play {home}")
    assert t.s.view(0)["table"]["effects"] == ["a_bruxelles"]
    field = {"picton": "nivelles", "ney": "ligny"}
    for effects, beyond in ((["a_bruxelles"], None), ([], "N15-MAN-12")):
        t = table(
            "red", field, effects=effects, top={"coalition": [valued("coalition", 1)]}, hands={"red": [card("carre")]}
        )
        t.do("take picton", "manoeuvre", "pass", "step nivelles>quatre_bras")
        assert t.bar("step quatre_bras>genappe") == beyond
        assert t.bar("step quatre_bras>marbais") == "N15-MAN-12"  # no nearer than Nivelles
    slow = {"picton": "nivelles", "hill": "nivelles", "ney": "ligny"}
    t = table("red", slow, effects=["a_bruxelles"], top={"coalition": [valued("coalition", 1)]})
    t.do("take picton", "take hill", "manoeuvre")
    assert t.told("points") == [["0"]]
    assert t.offers("step") == ["nivelles>genappe", "nivelles>lillois", "nivelles>ittre"]  # the point alone
    later = table("red", field, hands={"red": [home]}).do("take picton", "manoeuvre")
    assert later.bar(f"play {home}") == "N15-CARD-05"


def test_every_event_is_named_by_a_test_of_its_own() -> None:
    """48 events, and each is on some card."""
    assert len(EVENTS) == 48
    assert sorted({EVENTS[event] for event in CARD_EVENT}) == sorted(EVENTS)
