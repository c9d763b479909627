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


def test_a_playout_ends_with_the_day() -> None:
    """Whoever is asked in between: an operation that goes on is not valued halfway."""
    t = table("blue", {"grouchy": "asse", "hill": "namur"}, options=WATERLOO, turn=1)
    day = GAME.turn_of(t.s)
    t.do("take grouchy", "manoeuvre").passing()
    assert GAME.turn_of(t.s) == day
    after = table("red", {"grouchy": "asse", "hill": "namur"}, options=WATERLOO, turn=2)
    assert GAME.turn_of(after.s) != day
