"""Green events of combat, retreat and pursuit: each where it may be played, and where it may not (N15-EV)."""

from typing import Any

import pytest

from tests.games.napoleon_1815.helpers import Blocks, Table, battle, card, faced, table, valued

FAR = {"hill": "hal", "lobau": "beaumont"}
QUIET = {"french": faced("french", 0, 0, 5), "coalition": faced("coalition", 0, 0, 4)}


def attacked(attackers: Blocks, defenders: Blocks, zone: str = "fleurus", **more: Any) -> Table:
    """Piles of both sides; nothing happens by chance unless told."""
    others = {**FAR, **more.pop("others", {})}
    return battle(attackers, defenders, zone, **{"others": others, "top": QUIET, **more})


def held(seat: str, *names: str) -> dict[str, list[str]]:
    return {seat: list(names)}


def cards(t: Table) -> tuple[int, int]:
    attack, defence = t.told("numbers")[0]
    return int(attack), int(defence)


# --- the start of a combat: French ----------------------------------------------------------------------------------


@pytest.mark.clause("N15-EV-ELAN")
def test_elan_of_a_french_attack() -> None:
    elan = card("elan")
    t = attacked({"vandamme": {}}, {"zieten": {}}, hands=held("blue", elan)).do(f"play {elan}")
    assert cards(t) == (3, 2)
    defending = attacked({"zieten": {}}, {"vandamme": {}}, by="red", hands=held("blue", elan))
    assert (defending.seat, defending.frame) == ("blue", "DefenceCard")
    assert defending.bar(f"play {elan}") is not None


@pytest.mark.clause("N15-EV-AUDACE")
def test_boldness_against_woods_walls_and_farms() -> None:
    bold = card("audace")
    for zone, more in (("thuin", {}), ("namur", {}), ("papelotte", {"positions": ["papelotte"]})):
        t = attacked({"vandamme": {}}, {"zieten": {}}, zone, hands=held("blue", bold), **more)
        t.do(f"play {bold}")
        assert cards(t) == (2, 2), zone
        assert cards(attacked({"vandamme": {}}, {"zieten": {}}, zone, **more)) == (2, 3), zone
    plain = attacked({"vandamme": {}}, {"zieten": {}}, hands=held("blue", bold))
    assert plain.bar(f"play {bold}") == "N15-CARD-21"
    defending = attacked({"zieten": {}}, {"vandamme": {}}, "thuin", by="red", hands=held("blue", bold))
    assert defending.bar(f"play {bold}") is not None


@pytest.mark.clause("N15-EV-DEPLOIEMENT-RAPIDE")
def test_rapid_deployment_from_the_march() -> None:
    quick = card("deploiement_rapide")
    field = {"vandamme": "ligny", "zieten": "fleurus", **FAR}
    t = table(
        "blue",
        field,
        hands=held("blue", quick),
        top={"french": [valued("french", 3, 1)], "coalition": QUIET["coalition"]},
    )
    t.do("take vandamme", "manoeuvre", "pass", "step ligny>fleurus", "pass", "attack", f"play {quick}")
    assert ["french", "march", "-1"] not in t.told("modifier")
    assert cards(t)[0] == 2
    standing = attacked({"vandamme": {}}, {"zieten": {}}, hands=held("blue", quick))
    assert standing.bar(f"play {quick}") == "N15-EV-DEPLOIEMENT-RAPIDE"


@pytest.mark.clause("N15-EV-GRANDE-BATTERIE")
def test_a_grand_battery_of_three_corps() -> None:
    guns = card("grande_batterie")
    three: Blocks = {"vandamme": {}, "reille": {}, "gerard": {"fatigue": 8}}
    t = attacked(three, {"zieten": {}, "pirch": {}}, hands=held("blue", guns)).do(f"play {guns}")
    assert t.told("result")[0][2] == "1"
    assert (t.fatigue("vandamme"), t.fatigue("reille")) == (1, 1)
    assert t.zone("gerard") == "gone"  # at once
    two = attacked({"vandamme": {}, "reille": {}}, {"zieten": {}}, hands=held("blue", guns))
    assert two.bar(f"play {guns}") == "N15-EV-GRANDE-BATTERIE"


@pytest.mark.clause("N15-EV-LA-GARDE")
def test_the_guard_goes_in() -> None:
    guard = card("la_garde")
    t = attacked({"drouot": {}, "vandamme": {}}, {"zieten": {}}, hands=held("blue", guard)).do(f"play {guard}")
    assert cards(t) == (2 + 2 + 1 + 1, 2)
    assert t.fatigue("vandamme") == 0  # not beaten
    lost = {"french": faced("french", 0, 0, 6), "coalition": faced("coalition", 1, 0, 2)}
    t = attacked({"drouot": {}, "vandamme": {}}, {"zieten": {}}, hands=held("blue", guard), top=lost).do(
        f"play {guard}"
    )
    t.through("Lose")
    assert (t.fatigue("drouot"), t.fatigue("vandamme")) == (1, 1)
    without = attacked({"vandamme": {}}, {"zieten": {}}, others={"drouot": "mons"}, hands=held("blue", guard))
    assert without.bar(f"play {guard}") == "N15-EV-LA-GARDE"


@pytest.mark.clause("N15-EV-LE-ROUGEAUD")
def test_the_ruddy_marshal_loses_or_finds_his_head() -> None:
    fiery = card("le_rougeaud")
    for value, number, fatigue, more in ((1, 0, 2, 0), (3, 1, 2, 0), (4, 0, 0, 1), (5, 0, 0, 1)):
        top = {**QUIET, "french": [valued("french", value, number), *faced("french", 0, 0, 3)]}
        if len(set(top["french"])) < len(top["french"]):
            top["french"] = top["french"][:1] + top["french"][2:]
        t = attacked({"ney": {}, "vandamme": {}}, {"zieten": {}}, hands=held("blue", fiery), top=top).do(
            f"play {fiery}"
        )
        assert t.told("rougeaud")[0][1] == str(value)
        assert t.fatigue("ney") == fatigue
        assert cards(t)[0] == 3 + more
    without = attacked({"vandamme": {}}, {"zieten": {}}, others={"ney": "mons"}, hands=held("blue", fiery))
    assert without.bar(f"play {fiery}") == "N15-EV-LE-ROUGEAUD"


@pytest.mark.clause("N15-EV-TIRAILLEURS")
def test_skirmishers_tire_a_coalition_corps() -> None:
    skirmish = card("tirailleurs")
    t = attacked({"vandamme": {}}, {"zieten": {}, "pirch": {}}, hands=held("blue", skirmish)).do(f"play {skirmish}")
    assert (t.seat, t.frame) == ("red", "Tire")  # the coalition chooses
    t.do("fatigue pirch")
    assert (t.fatigue("zieten"), t.fatigue("pirch")) == (0, 1)
    defending = attacked({"zieten": {}}, {"vandamme": {}}, by="red", hands=held("blue", skirmish)).do(
        f"play {skirmish}"
    )
    assert defending.fatigue("zieten") == 1
    march = table("blue", {"vandamme": "ligny", "zieten": "wavre"}, hands=held("blue", skirmish)).do(
        "take vandamme", "manoeuvre"
    )
    assert march.bar(f"play {skirmish}") == "N15-CARD-09"


# --- the start of a combat: both ------------------------------------------------------------------------------------


@pytest.mark.clause("N15-EV-CHARGEZ")
def test_charge_with_the_cavalry_marshals() -> None:
    charge, theirs = card("chargez", "french"), card("chargez", "coalition")
    t = attacked({"ney": {}, "vandamme": {}}, {"zieten": {}}, hands=held("blue", charge)).do(f"play {charge}")
    assert cards(t)[0] == 1 + 2 + 1
    assert (t.fatigue("ney"), t.fatigue("vandamme")) == (1, 0)
    both = attacked({"ney": {}, "grouchy": {}}, {"zieten": {}}, hands=held("blue", charge)).do(f"play {charge}")
    assert both.offers("fatigue") == ["ney", "grouchy"]  # one of them
    both.do("fatigue grouchy")
    assert (both.fatigue("ney"), both.fatigue("grouchy")) == (0, 1)
    for leader in ("uxbridge", "gneisenau"):
        t = attacked({"vandamme": {}}, {leader: {}}, hands=held("red", theirs)).do(f"play {theirs}")
        assert cards(t)[1] == 2
        assert t.fatigue(leader) == 1
    foot = attacked({"vandamme": {}}, {"zieten": {}}, others={"ney": "mons"}, hands=held("blue", charge))
    assert foot.bar(f"play {charge}") == "N15-EV-CHARGEZ"


@pytest.mark.clause("N15-EV-AU-SON-DU-CANON")
def test_a_corps_marches_to_the_sound_of_the_guns() -> None:
    guns = card("au_son_du_canon", "french")
    field = {"gerard": {"zone": "chatelet", "ready": False}, "napoleon": "chatelet", "ney": "ligny", "pirch": "ligny"}
    t = attacked({"vandamme": {}}, {"zieten": {}}, others=field, hands=held("blue", guns), broken=["chatelet-fleurus"])
    t.do(f"play {guns}")
    assert t.offers("bring") == ["gerard"]  # Ney's zone is not free; Napoléon is no corps
    assert t.bar("bring ney") == "N15-EV-AU-SON-DU-CANON"
    t.do("bring gerard")
    assert (t.zone("gerard"), t.zone("napoleon")) == ("fleurus", "fleurus")  # he does not stay alone
    assert t.fatigue("gerard") == 0
    assert cards(t)[0] == 2 + 2 + 1
    assert not t.ready("gerard")
    nobody = attacked({"vandamme": {}}, {"zieten": {}}, hands=held("blue", guns))
    assert nobody.bar(f"play {guns}") == "N15-EV-AU-SON-DU-CANON"


@pytest.mark.clause("N15-EV-AU-SON-DU-CANON", "N15-AXE-04")
def test_guns_from_behind_the_enemys_axis_and_in_defence() -> None:
    guns = card("au_son_du_canon", "coalition")
    axes = {"fleurus": {"side": "french", "border": "fleurus>ligny"}}
    t = attacked(
        {"vandamme": {}},
        {"zieten": {}},
        others={"pirch": "ligny", "blucher": "ligny", "bulow": "ligny"},
        axes=axes,
        hands=held("red", guns),
    )
    t.do(f"play {guns}", "bring pirch")
    assert t.offers("bring") == ["blucher"]  # he may go along
    t.do("bring blucher")
    assert t.told("axis-struck") == [["french", "fleurus"]]
    assert t.fatigue("vandamme") == 2 + int(t.told("result")[0][1])
    assert cards(t)[1] == 2 + 2 + 1
    assert t.zone("bulow") == "ligny"


@pytest.mark.clause("N15-EV-CARRE")
def test_squares_against_cavalry() -> None:
    square = card("carre")
    hits = {"french": faced("french", 0, 1, 3), "coalition": QUIET["coalition"]}
    t = attacked({"ney": {}, "vandamme": {}}, {"zieten": {}}, hands=held("red", square), top=hits).do(f"play {square}")
    assert t.told("result")[0][3] == "1"
    plain = attacked({"ney": {}, "vandamme": {}}, {"zieten": {}}, top=hits)
    assert plain.told("result")[0][3] == "3"
    for by, attacker, defender in (("blue", "ney", "zieten"), ("red", "zieten", "ney")):
        t = attacked({attacker: {}}, {defender: {}}, by=by, hands=held("red", square), top=hits)
        assert t.bar(f"play {square}") is None
    foot = attacked({"vandamme": {}}, {"zieten": {}}, hands=held("red", square), others={"ney": "mons"})
    assert foot.bar(f"play {square}") == "N15-EV-CARRE"  # everybody knows that Vandamme has no cavalry


@pytest.mark.clause("N15-EV-LA-LIGNE-ROUGE")
def test_the_thin_red_line() -> None:
    line = card("la_ligne_rouge")
    for name, number in (("picton", 3), ("orange", 2), ("hill", 2)):
        far = {other: "hal" for other in ("hill", "picton") if other != name}
        t = battle(
            {"vandamme": {}}, {name: {}}, "fleurus", others={**far, "lobau": "mons"}, top=QUIET, hands=held("red", line)
        )
        t.do(f"play {line}")
        assert cards(t)[1] == number + 1
    prussians = attacked({"vandamme": {}}, {"zieten": {}}, hands=held("red", line))
    assert prussians.bar(f"play {line}") == "N15-EV-LA-LIGNE-ROUGE"
    attacking = attacked({"picton": {}}, {"vandamme": {}}, by="red", hands=held("red", line))
    assert attacking.bar(f"play {line}") is not None


@pytest.mark.clause("N15-EV-ARRIERE-GARDE")
def test_a_rearguard_slips_away() -> None:
    rear = card("arriere_garde")
    t = attacked({"ney": {}, "napoleon": {}}, {"zieten": {}}, hands=held("red", rear), vp=10, top={}).do(f"play {rear}")
    assert t.frame == "Path"
    t.do("retreat fleurus>ligny", "retreat ligny>marbais")
    t.through("Lose")
    assert t.zone("zieten") == "marbais"
    assert sum(t.strength("zieten")) == 7
    assert t.fatigue("zieten") == 1
    assert t.vp == 9  # the lost point only: nobody has won
    assert not t.told("combat-card")
    assert not t.told("pursuit")
    assert not t.ready("zieten")
    assert not t.ready("ney")
    two = attacked({"ney": {}}, {"zieten": {}, "pirch": {}}, hands=held("red", rear), top={})
    assert two.bar(f"play {rear}") == "N15-EV-ARRIERE-GARDE"
    attacking = attacked({"zieten": {}}, {"ney": {}}, by="red", hands=held("red", rear), top={})
    assert attacking.bar(f"play {rear}") is not None


# --- after it -------------------------------------------------------------------------------------------------------


def routed(loser: str, hands: dict[str, list[str]], **more: Any) -> Table:
    """The loser's side has lost by one; his window, if he holds a card, is open."""
    winner = "coalition" if loser == "french" else "french"
    hits = faced(winner, 1, 0, 1) + faced(winner, 0, 0, 3)
    top = {winner: hits, loser: faced(loser, 0, 0, 4)}
    horse: Blocks = more.pop("winners", {"uxbridge": {}} if winner == "coalition" else {"ney": {}})
    foot: Blocks = more.pop("losers", {"gerard": {}} if loser == "french" else {"zieten": {}})
    by = "red" if winner == "coalition" else "blue"
    t = attacked(horse, foot, more.pop("zone", "fleurus"), by=by, hands=hands, top=top, **more)
    return t.passing("AttackCard", "DefenceCard").do(t.legal()[0])


@pytest.mark.clause("N15-EV-CAMBRONNE")
def test_cambronne_is_not_pursued() -> None:
    word = card("cambronne")
    t = routed("french", held("blue", word))
    assert (t.seat, t.frame) == ("blue", "LoserCard")
    t.do(f"play {word}", "retreat fleurus>charleroi")
    assert not t.told("pursuit")
    chased = routed("french", {})
    assert chased.do("retreat fleurus>charleroi").told("pursuit")
    woods = routed("french", held("blue", word), zone="thuin")
    assert woods.bar(f"play {word}") == "N15-CARD-21"  # nobody pursues in the woods
    winning = routed("coalition", held("blue", word))
    assert winning.frame != "LoserCard"


@pytest.mark.clause("N15-EV-RETRAITE-EN-ORDRE")
def test_an_orderly_retreat_needs_cavalry() -> None:
    order = card("retraite_en_ordre", "coalition")
    t = routed("coalition", held("red", order), losers={"zieten": {"infantry": 5, "cavalry": 2}})
    assert t.bar(f"play {order}") is None
    t.do(f"play {order}", "retreat fleurus>ligny")
    assert not t.told("pursuit")
    foot = routed("coalition", held("red", order), losers={"thielmann": {}})
    assert foot.bar(f"play {order}") == "N15-EV-RETRAITE-EN-ORDRE"
    mine = card("retraite_en_ordre", "french")
    t = routed("french", held("blue", mine), losers={"gerard": {"cavalry": 2}})
    assert t.do(f"play {mine}", "retreat fleurus>charleroi").told("pursuit") == []


@pytest.mark.clause("N15-EV-TENIR")
def test_a_beaten_pile_holds_its_ground() -> None:
    hold = card("tenir")
    t = routed("coalition", held("red", hold), losers={"zieten": {}}, vp=10)
    points = sum(t.strength("zieten"))
    t.do(f"play {hold}")
    assert t.frame == "Lose"
    assert t.bar("lose_infantry zieten") == "N15-COM-24"  # the second loss of this combat
    t.do("lose_cavalry zieten")
    assert sum(t.strength("zieten")) == points - 1
    t.do("stay")
    assert t.zone("zieten") == "fleurus"
    assert not t.told("pursuit")
    assert t.vp == 8
    go = routed("coalition", held("red", hold)).do(
        f"play {hold}", "lose_cavalry zieten", "withdraw", "retreat fleurus>ligny"
    )
    assert go.zone("zieten") == "ligny"  # it may still go
    won = routed("french", held("red", hold))
    assert won.frame == "WinnerCard"
    assert won.bar(f"play {hold}") is not None


@pytest.mark.clause("N15-EV-TENIR")
def test_tenir_takes_off_fatigues_of_this_combat() -> None:
    hold = card("tenir")
    top = {"french": [*faced("french", 1, 1, 2)], "coalition": QUIET["coalition"]}
    t = attacked({"vandamme": {}}, {"zieten": {"fatigue": 3, "cavalry": 0}}, hands=held("red", hold), top=top)
    t.do("pass").through("Lose")
    assert t.fatigue("zieten") == 5
    t.do(f"play {hold}").through("Lose")
    t.do("relieve zieten", "relieve zieten")
    assert t.fatigue("zieten") == 3  # not what it had before


@pytest.mark.clause("N15-EV-PANIQUE")
def test_panic_in_a_french_retreat() -> None:
    panic = card("panique")
    t = routed("french", held("red", panic), winners={"thielmann": {}})
    assert (t.seat, t.frame) == ("red", "WinnerCard")
    t.do(f"play {panic}", "retreat fleurus>charleroi", "retreat charleroi>ham_sur_heure")
    assert t.zone("gerard") == "ham_sur_heure"
    assert t.fatigue("gerard") == 2
    calm = routed("french", {}, winners={"thielmann": {}}).do("retreat fleurus>charleroi")
    assert (calm.zone("gerard"), calm.fatigue("gerard")) == ("charleroi", 0)
    coalition = routed("coalition", held("red", panic))
    assert coalition.frame == "LoserCard"
    assert coalition.bar(f"play {panic}") is not None
