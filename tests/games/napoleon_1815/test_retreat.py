"""Retreat and pursuit (N15-RET, N15-PUR)."""

from typing import Any

import pytest

from tests.games.napoleon_1815.helpers import Blocks, Table, battle, faced

FAR = {"hill": "hal", "lobau": "beaumont"}
QUIET = faced("coalition", 0, 0, 5)


def beaten(by: int, zone: str = "fleurus", loser: dict[str, Any] | None = None, **more: Any) -> Table:
    """Vandamme attacks and wins by so many losses; the loser has taken them."""
    hits = faced("french", 2, 0, by // 2) + faced("french", 1, 0, by % 2) + faced("french", 0, 0, 4)
    rest = more.pop("rest", [])
    others = {**FAR, **more.pop("others", {})}
    attackers = more.pop("attackers", {"vandamme": {}, "reille": {"cavalry": 0}})
    shown = sum(1 if name in ("ney", "grouchy") else 2 for name in attackers)
    t = battle(
        attackers,
        loser or {"zieten": {"cavalry": 0}},
        zone,
        others=others,
        top={"french": [*hits[:shown], *rest], "coalition": QUIET},
        **more,
    )
    return t.through("Lose")


@pytest.mark.clause("N15-RET-01", "N15-RET-05", "N15-RET-14")
def test_as_many_connections_as_the_difference() -> None:
    t = beaten(3)
    assert (t.seat, t.frame) == ("red", "Path")
    t.do("retreat fleurus>ligny", "retreat ligny>marbais", "retreat marbais>mellery")
    assert t.zone("zieten") == "mellery"
    assert t.seat == "red"


@pytest.mark.clause("N15-RET-03")
def test_the_first_step_by_the_own_axis() -> None:
    t = beaten(2, axes={"fleurus": {"side": "coalition", "border": "fleurus>ligny"}})
    assert t.told("retreated")[0] == ["coalition", "fleurus>ligny", "1"]
    assert t.bar("retreat fleurus>tamines") == "N15-RET-01"


@pytest.mark.clause("N15-RET-04")
def test_never_by_the_winners_axis() -> None:
    t = beaten(1, axes={"fleurus": {"side": "french", "border": "fleurus>charleroi"}})
    assert t.bar("retreat fleurus>charleroi") == "N15-RET-04"
    assert "fleurus>ligny" in t.offers("retreat")
    mine = beaten(1)
    assert mine.bar("retreat fleurus>charleroi") is None


@pytest.mark.clause("N15-RET-06", "N15-RET-07")
def test_every_step_leads_farther_away() -> None:
    t = beaten(3).do("retreat fleurus>gosselies")
    assert t.bar("retreat gosselies>fleurus") == "N15-RET-07"
    assert t.bar("retreat gosselies>charleroi") == "N15-RET-07"
    assert t.bar("retreat gosselies>frasnes") is None


@pytest.mark.clause("N15-RET-08")
def test_enemies_on_the_way_stop_it_and_tire_it() -> None:
    t = beaten(3, others={"ney": "ligny", "gerard": "ligny"}).do("retreat fleurus>ligny")
    assert t.zone("zieten") == "ligny"
    assert t.fatigue("zieten") == 4
    assert t.axis("ligny") == "ligny>fleurus"


@pytest.mark.clause("N15-RET-09")
def test_friends_on_the_way_stop_it() -> None:
    t = beaten(3, others={"pirch": "ligny"}).do("retreat fleurus>ligny")
    assert t.zone("zieten") == "ligny"
    assert t.fatigue("zieten") == 0


@pytest.mark.clause("N15-RET-10", "N15-RET-11")
def test_a_destroyed_bridge_costs_two_fatigues_in_one_sum() -> None:
    """Bridge and enemies are added up, then split among the pile."""
    foes = {"zieten": {"cavalry": 0}, "pirch": {"cavalry": 0}}
    t = beaten(2, loser=foes, broken=["chatelet-fleurus"], others={"ney": "chatelet"})
    t.do("retreat fleurus>chatelet")
    assert (t.fatigue("zieten"), t.fatigue("pirch")) == (2, 2)


@pytest.mark.clause("N15-RET-12", "N15-RET-13")
def test_english_prussians_and_commanders_retreat_together() -> None:
    weak = {"infantry": 3, "cavalry": 0}
    foes = {"zieten": weak, "picton": weak, "blucher": {}, "wellington": {"ready": False}}
    t = beaten(2, loser=foes, attackers={"vandamme": {}, "reille": {"cavalry": 0}}).do("retreat fleurus>ligny")
    t.through("Path")
    assert len({t.zone(name) for name in foes}) == 1
    assert t.zone("blucher") != "fleurus"


@pytest.mark.clause("N15-RET-15")
def test_a_fortified_town_stops_a_retreat_and_is_taken() -> None:
    t = beaten(3, "mazy", control={"namur": "french", "bruxelles": "coalition"}, vp=10).do("retreat mazy>namur")
    assert t.zone("zieten") == "namur"
    assert t.control("namur") == "coalition"
    assert t.fatigue("zieten") == 1


@pytest.mark.clause("N15-RET-16")
def test_where_no_step_leads_farther_the_retreat_ends() -> None:
    """From Ninove by way of Alost and Asse there is nothing farther from the combat than Bruxelles’ side."""
    t = beaten(4, "grammont", others={"hill": "hal"}, loser={"picton": {"cavalry": 0}})
    t.do("retreat grammont>ninove", "retreat ninove>alost")
    assert t.told("retreated")[-1][1] == "alost>asse"
    assert t.zone("picton") in ("asse", "bruxelles")
    assert t.fatigue("picton") <= 1


@pytest.mark.clause("N15-RET-16", "N15-RET-04")
def test_no_way_out_at_all() -> None:
    """Avesnes has two connections: one of them the winner's axis. With the other taken away, nothing is left."""
    t = beaten(
        1, "asse", axes={"asse": {"side": "french", "border": "asse>bruxelles"}}, loser={"picton": {"cavalry": 0}}
    )
    assert t.told("retreated") == [["coalition", "asse>alost", "1"]]


# --- pursuit --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("N15-PUR-01", "N15-PUR-02", "N15-PUR-06", "N15-PUR-07")
def test_more_cavalry_pursues_on_open_ground() -> None:
    horse: Blocks = {"ney": {}, "vandamme": {}}
    t = beaten(1, attackers=horse, rest=faced("french", 0, 1, 2)).do("retreat fleurus>ligny")
    assert t.told("pursuit") == [["french", "2"]]
    assert t.told("pursuit-fatigue") == [["2"]]
    assert t.fatigue("zieten") == 2
    even = beaten(1, attackers={"vandamme": {}, "reille": {}}, loser={"zieten": {}}).do("retreat fleurus>ligny")
    assert not even.told("pursuit")


@pytest.mark.clause("N15-PUR-01")
def test_no_pursuit_in_woods_or_fortified_towns() -> None:
    for zone in ("thuin", "namur"):
        t = beaten(1, zone, attackers={"ney": {}, "vandamme": {}})
        t.through("Path")
        assert not t.told("pursuit"), zone


@pytest.mark.clause("N15-PUR-03", "N15-PUR-04")
def test_the_pursued_take_fatigue_evenly_and_no_losses() -> None:
    hits = faced("french", 1, 1, 4)
    foes = {"zieten": {"cavalry": 0}, "thielmann": {}}
    t = beaten(1, attackers={"ney": {}, "vandamme": {}}, loser=foes, rest=hits[:2]).do("retreat fleurus>ligny")
    assert (t.fatigue("zieten"), t.fatigue("thielmann")) == (1, 1)
    assert sum(t.strength("zieten")) + sum(t.strength("thielmann")) == 7 + 5 - 1


@pytest.mark.clause("N15-PUR-05")
def test_nobody_to_pursue() -> None:
    t = beaten(4, attackers={"ney": {}, "vandamme": {}}, loser={"thielmann": {"infantry": 2}})
    assert t.zone("thielmann") == "gone"
    assert not t.told("pursuit")
