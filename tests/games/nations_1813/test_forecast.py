"""What the view foretells (there are no dice), and the standing orders for the other player's turn."""

from typing import Any

import pytest

from grognard.games.nations_1813 import GAME
from grognard.games.nations_1813.forecast import settle
from grognard.kernel.options import Options
from tests.games.nations_1813.helpers import Table, ending, table


def test_there_are_no_odds() -> None:
    t = table()
    assert all(GAME.odds(t.state, 0, action) is None for action in t.state.legal(0))


def test_what_a_battle_would_do_now() -> None:
    tiles = {"poniatowski": "connewitz", "bertrand": "lindenau", "yorck": "kleinzschocher"}
    now = table(tiles=tiles, damage={"yorck": 1}).see("watcher")["battle_now"]
    assert now["allied"] == {"points": 2, "forced": {"yorck": 2}, "destroyed": ["yorck"], "choices": []}
    choice = [{"by": "yorck", "among": ["bertrand", "poniatowski"]}]
    assert now["french"] == {"points": 1, "forced": {}, "destroyed": [], "choices": choice}


def test_what_the_score_would_be_now_as_far_as_a_seat_knows_the_missions() -> None:
    t = table(
        tiles={"ney": "leipzig", "bluecher": "gohlis"}, score={"french": 2, "allied": 3}, revealed="north", time=11
    )
    assert t.see("p1")["score_now"]["score"] == {"french": 2 + 3, "allied": 3 + 24}
    assert t.see("p2")["score_now"]["score"] == {"french": 2, "allied": 3 + 6}
    assert [m["mission"] for m in t.see("p2")["score_now"]["missions"]] == ["mission_moeckern"]
    told = next(m for m in t.see("p1")["score_now"]["missions"] if m["mission"] == "mission_leipzig")
    assert told == {
        "mission": "mission_leipzig",
        "army": "ney",
        "supporters": [],
        "enemies": [{"army": "bluecher", "worth": 4}],
        "french": 4,
        "allied": 4,
        "side": "french",
        "points": 3,
    }


def test_the_forecast_allots_as_well_as_can_be_for_both() -> None:
    """Marmont between two missions (the third scoring example): with him Ney holds, and Bertrand holds without him."""
    tiles = {
        "ney": "paunsdorf",
        "bertrand": "stoetteritz",
        "marmont": "moelkau",
        "schwarzenberg": "baalsdorf",
        "bennigsen": "probstheida",
        "friedrich": "doelitz",
    }
    t = table(tiles=tiles, damage={"bennigsen": 2, "friedrich": 1}, missions={"centre": "mission_stoetteritz"})
    won = {m["mission"]: m["side"] for m in t.see("p1")["score_now"]["missions"]}
    assert won == {
        "mission_moeckern": "allied",
        "mission_wachau": "allied",
        "mission_paunsdorf": "french",
        "mission_stoetteritz": "french",
        "mission_lindenau": "allied",
    }
    other = table(tiles={"ney": "leipzig", "bertrand": "lindenau", "bluecher": "gohlis"})
    won = {m["mission"]: m["side"] for m in other.see("p1")["score_now"]["missions"]}
    assert (won["mission_leipzig"], won["mission_lindenau"]) == ("french", "allied")  # Blücher goes where he wins


@pytest.mark.parametrize("fights_once", [True, False])
def test_the_forecast_is_what_the_scoring_then_gives(fights_once: bool) -> None:
    """Played out by both sides as the forecast would, the scoring gives what it foretold."""
    tiles = {
        "ney": "leipzig",
        "bertrand": "lindenau",
        "murat": "moeckern",
        "macdonald": "connewitz",
        "bluecher": "gohlis",
        "yorck": "kleinzschocher",
        "langeron": "wahren",
    }
    there: dict[str, Any] = {
        "tiles": tiles,
        "missions": {"north": "mission_radefeld"},
        "time": 47,
        "battles": 2,
        "revealed": "north south east west centre",
        "options": {"allied_fights_once": fights_once},
    }
    foretold = table(**there).see("watcher")["score_now"]["score"]
    t = ending(**there)
    while t.frame:
        army, seat = t.see("p1")["at"]["army"], t.awaited[0]
        _, given = settle(t.state, t.state.mission)
        mission = GAME.vocabulary.word("mission", given[GAME.vocabulary.number("army", army)])
        t.do(seat, f"{'support' if t.frame == 'Support' else 'engage'} {mission}")
    assert t["score"] == foretold


# --- standing orders -------------------------------------------------------------------------------------------------

ASK: Options = {"reveal": "ask", "losses": "ask", "unit": "ask"}


def obeyed(t: Table, seat: str, **orders: Any) -> str | None:
    action = GAME.obey(t.state, GAME.seat_number(seat), {**ASK, **orders})
    return None if action < 0 else GAME.vocabulary.name(action)


def test_orders_for_a_reveal_in_the_other_players_turn() -> None:
    t = table(turn="allied", allied="time", time=9, missions={"south": "mission_stoermthal"})
    t.do("p2", "play time")
    assert obeyed(t, "p1") is None
    assert obeyed(t, "p1", reveal="least") == "reveal mission_leipzig"
    assert obeyed(t, "p1", reveal="most") == "reveal mission_stoermthal"
    own = table(french="time", time=9).do("p1", "play time")
    assert obeyed(own, "p1", reveal="least") is None  # in his own turn he is asked


def test_orders_for_losses() -> None:
    tiles = {"poniatowski": "connewitz", "murat": "lindenau", "yorck": "kleinzschocher"}
    t = ending(tiles=tiles, turn="allied", time=19, revealed="north south")
    assert (t.frame, t.awaited) == ("Loss", ["p1"])
    assert obeyed(t, "p1") is None
    assert obeyed(t, "p1", losses="strongest") == "loss murat"
    assert obeyed(t, "p1", losses="weakest") == "loss poniatowski"


def test_orders_for_a_commanders_unit() -> None:
    t = table(
        markers={"murat": "wachau probstheida", "schwarzenberg": "wachau liebertwolkwitz"},
        french="terrain_hill",
        options={"ruleset": "advanced"},
    )
    t.do("p1", "play terrain_hill", "remove probstheida")
    assert obeyed(t, "p2") is None
    assert obeyed(t, "p2", unit="ground") == "unit artillery"  # on a hill
    assert obeyed(t, "p1", unit="ground") is None
