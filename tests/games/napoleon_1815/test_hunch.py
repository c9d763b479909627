"""The quick hunch, as a search asks for it."""

from grognard.games.napoleon_1815 import GAME
from grognard.games.napoleon_1815.tables import OBJECTIVES, ZONES
from tests.games.napoleon_1815.helpers import Table, table, valued

WATERLOO = {"scenario": "dix_huit_juin"}  # two turns
BRUSSELS = {ZONES[zone]: "coalition" if ZONES[zone] == "bruxelles" else "french" for zone in OBJECTIVES}


def favourites(t: Table) -> tuple[str, str]:
    """What the judgement likes best, and what the hunch does."""
    seat = t.s.deciders()[0]
    actions = t.s.legal(seat)
    found = []
    for values in (GAME.judge(t.s, seat, actions), GAME.glance(t.s, seat, actions)):
        assert len(values) == len(actions)
        found.append(GAME.vocabulary.name(actions[values.index(max(values))]))
    return found[0], found[1]


def test_an_open_objective_is_marched_to() -> None:
    """Bruxelles is open: Grouchy goes there and does not turn back."""
    field = {"grouchy": "asse", "lobau": "beaumont", "hill": "namur"}
    top = {"french": [valued("french", 3)]}
    t = table("blue", field, options=WATERLOO, turn=1, vp=5, control=BRUSSELS, top=top)
    assert favourites(t) == ("take grouchy", "take grouchy")
    t.do("take grouchy")
    assert favourites(t) == ("manoeuvre", "manoeuvre")
    t.do("manoeuvre").passing()
    assert favourites(t) == ("step asse>bruxelles", "step asse>bruxelles")


def test_those_who_outweigh_the_enemy_go_at_him_together() -> None:
    field = {"napoleon": "genappe", "drouot": "genappe", "derlon": "genappe", "reille": "genappe", "zieten": "genappe"}
    t = table("blue", field, options=WATERLOO, turn=1, control=BRUSSELS)
    t.do("take drouot")
    assert favourites(t)[1].startswith("take")
    t.do("take napoleon", "take derlon", "take reille")
    assert favourites(t) == ("attack", "attack")


def test_a_disputed_objective_is_not_left_to_the_enemy() -> None:
    field = {"ney": "bruxelles", "frederick": "bruxelles", "hill": "hal"}
    control = {**BRUSSELS, "bruxelles": "french", "alost": "coalition"}
    top = {"french": [valued("french", 2)]}
    t = table("blue", field, options=WATERLOO, turn=2, vp=5, control=control, top=top)
    t.do("take ney", "manoeuvre").passing()
    assert favourites(t) == ("end", "end")


def hunch(t: Table, action: str) -> float:
    """What the hunch thinks of it."""
    seat = t.s.deciders()[0]
    actions = t.s.legal(seat)
    return GAME.glance(t.s, seat, actions)[[GAME.vocabulary.name(a) for a in actions].index(action)]


def test_what_wins_at_once_is_worth_more() -> None:
    """Grouchy may reach Bruxelles; with few points on the track that ends the war."""
    field = {"grouchy": "asse", "hill": "namur"}
    calm = table("blue", field, options=WATERLOO, turn=1, vp=8, control=BRUSSELS)
    decisive = table("blue", field, options=WATERLOO, turn=1, vp=1, control=BRUSSELS)
    assert hunch(decisive, "take grouchy") > hunch(calm, "take grouchy") + 1.0


def test_who_holds_a_disputed_objective_alone_had_rather_stay() -> None:
    control = {**BRUSSELS, "bruxelles": "french", "alost": "coalition"}
    field = {"ney": "bruxelles", "frederick": "bruxelles", "hill": "namur"}
    alone = table("blue", field, options=WATERLOO, turn=2, vp=9, control=control).do("take ney")
    relieved = table("blue", {**field, "reille": "bruxelles"}, options=WATERLOO, turn=2, vp=9, control=control).do(
        "take ney"
    )
    assert hunch(alone, "manoeuvre") < hunch(relieved, "manoeuvre") - 0.5


def test_one_corps_is_enough_for_an_open_objective() -> None:
    """The other had rather go its own way."""
    field = {"grouchy": "asse", "lobau": "asse", "hill": "namur"}
    t = table("blue", field, options=WATERLOO, turn=1, vp=8, control=BRUSSELS).do("take grouchy")
    assert hunch(t, "manoeuvre") > hunch(t, "take lobau")


def test_a_weak_enemy_in_the_same_zone_is_a_reason_to_begin() -> None:
    field = {"napoleon": "genappe", "drouot": "genappe", "zieten": {"zone": "genappe", "infantry": 1, "cavalry": 0}}
    t = table("blue", field, options=WATERLOO, turn=2, vp=9, control={**BRUSSELS, "bruxelles": "french"})
    assert hunch(t, "take drouot") > hunch(t, "pass")
    assert hunch(t, "take drouot") > 0.5


def test_the_coalition_guards_what_it_holds() -> None:
    """Hill stands in Bruxelles, which is the coalition's: he had rather stay than go on without an aim."""
    control = dict.fromkeys(BRUSSELS, "coalition")
    top = {"coalition": [valued("coalition", 3)]}
    t = table(
        "red", {"hill": "bruxelles", "drouot": "beaumont"}, options=WATERLOO, turn=2, vp=8, control=control, top=top
    )
    t.do("take hill", "manoeuvre").passing()
    assert max(hunch(t, step) for step in t.legal() if step.startswith("step")) < hunch(t, "end") - 0.2


def test_a_playout_ends_with_the_day() -> None:
    """Whoever is asked in between: an operation that goes on is not valued halfway."""
    t = table("blue", {"grouchy": "asse", "hill": "namur"}, options=WATERLOO, turn=1)
    day = GAME.turn_of(t.s)
    t.do("take grouchy", "manoeuvre").passing()
    assert GAME.turn_of(t.s) == day
    after = table("red", {"grouchy": "asse", "hill": "namur"}, options=WATERLOO, turn=2)
    assert GAME.turn_of(after.s) != day
