"""The computer's judgement: sensible, and never a look at what its seat cannot see."""

import pytest

from grognard.games.nations_1813 import GAME
from grognard.games.nations_1813.evaluate import evaluate
from grognard.games.nations_1813.state import Nations, Rules
from grognard.games.nations_1813.tables import FRENCH
from grognard.kernel.contract import State
from grognard.players.greedy import Greedy
from grognard.players.player import Player
from grognard.players.random_player import RandomPlayer
from tests.games.nations_1813.helpers import ALLIED_ARMIES, Table, ending, game, started, table


def best(t: Table, seat: str) -> str:
    """What the judgement likes best."""
    actions = t.state.legal(GAME.seat_number(seat))
    return _first(actions, GAME.judge(t.state, GAME.seat_number(seat), actions))


def hunch(t: Table, seat: str) -> str:
    """What it likes best in haste."""
    actions = t.state.legal(GAME.seat_number(seat))
    return _first(actions, GAME.glance(t.state, GAME.seat_number(seat), actions))


def _first(actions: list[int], values: list[float]) -> str:
    return GAME.vocabulary.name(actions[values.index(max(values))])


class Hasty(Player):
    """Follows its hunch."""

    def pick(self, world: State, seat: int, actions: list[int], seed: int) -> int:
        values = GAME.glance(world, seat, actions)
        return actions[values.index(max(values))]


def play(french: Player, allied: Player, seed: int) -> State:
    state = GAME.new({"sides": "seat_1_french", "date_gap": 7}, seed)
    made = 0
    while state.stack:
        seat = state.deciders()[0]
        made += 1
        state.apply(seat, (french if seat == 0 else allied).choose(state, seat, seed * 1000 + made))
    return state


@pytest.mark.parametrize("seed", [2])
def test_greedy_beats_random_from_either_side(seed: int) -> None:
    assert play(Greedy(), RandomPlayer(), seed).scores() == [1.0, 0.0]
    assert play(RandomPlayer(), Greedy(), seed).scores() == [0.0, 1.0]


def test_a_hunch_is_enough_to_beat_random_from_either_side() -> None:
    results = [
        (play(Hasty(), RandomPlayer(), seed).scores()[0], play(RandomPlayer(), Hasty(), seed).scores()[1])
        for seed in range(5)
    ]
    assert results == [(1.0, 1.0)] * 5


@pytest.mark.parametrize("seed", range(3))
def test_its_choice_rests_on_what_the_seat_knows(seed: int) -> None:
    t = started(seed)
    t.do("p1", "army murat", "draw", "army marmont", "draw", "draw")
    for seat in (0, 1):
        if seat in t.state.deciders():
            other = t.state.redeal(seat, 99)
            assert [Greedy().choose(w, seat, n) for w in (t.state, other) for n in (5, 6)][:2] == [
                Greedy().choose(other, seat, n) for n in (5, 6)
            ]


def test_the_missions_that_are_near_and_within_reach_are_kept() -> None:
    found = 0
    for seed in range(40):
        t = game(seed)
        t.do("p1", "district north", "district south")
        first, second = t["missions"]["north"], t["second"]["north"]
        if {first, second} == {"mission_eutritzsch", "mission_radefeld"}:
            found += 1
            assert best(t, "p1") == "keep mission_eutritzsch"
    assert found


def test_a_mission_that_is_held_is_revealed_first() -> None:
    t = table(french="time", time=9, tiles={"bertrand": "lindenau"})
    t.do("p1", "play time")
    assert best(t, "p1") == "reveal mission_lindenau"


def test_losses_fall_where_they_hurt_least() -> None:
    tiles = {"poniatowski": "connewitz", "murat": "lindenau", "yorck": "kleinzschocher"}
    t = ending(tiles=tiles, time=19, missions={"west": "mission_markranstaedt"})
    assert best(t, "p1") == "loss murat"  # Poniatowski has two points, Murat four


def test_an_army_is_placed_on_its_mission() -> None:
    only_murat = {"markers": {"murat": "wachau probstheida"}, "unplayed": " ".join(ALLIED_ARMIES)}
    t = table(**only_murat, french="terrain_hill terrain_plain", time=44, actions=1, battles=2)
    assert best(t, "p1") == "play terrain_hill"  # Wachau is the mission, and the end is near
    t = table(**only_murat, french="scout", time=30, actions=1, battles=1)
    t.do("p1", "play scout")
    assert best(t, "p1") == "remove probstheida"


def test_schwarzenberg_blocks_a_revealed_mission() -> None:
    markers = {"klenau": "wachau grosspoesna", "murat": "wachau probstheida liebertwolkwitz"}
    t = table(markers=markers, turn="allied", allied="terrain_forest", time=30, battles=1, actions=1)
    assert best(t, "p2") == "play terrain_forest"  # Klenau's tile stands in Wachau


def test_in_haste_too_a_tile_goes_where_it_counts() -> None:
    only_murat = {"markers": {"murat": "wachau probstheida"}, "unplayed": " ".join(ALLIED_ARMIES)}
    t = table(**only_murat, french="scout", time=30, actions=1, battles=1)
    assert hunch(t, "p1") == "play scout"
    t.do("p1", "play scout")
    assert hunch(t, "p1") == "remove probstheida"  # Wachau is the mission
    markers = {"klenau": "wachau grosspoesna", "murat": "wachau probstheida liebertwolkwitz"}
    t = table(markers=markers, turn="allied", allied="terrain_forest", time=30, battles=1, actions=1)
    assert hunch(t, "p2") == "play terrain_forest"


def test_in_haste_too_a_marker_goes_towards_a_mission() -> None:
    only_murat = {"markers": {"murat": "probstheida stoetteritz"}, "unplayed": " ".join(ALLIED_ARMIES)}
    t = table(**only_murat, french="move_cavalry", time=30, actions=1, battles=1)
    assert hunch(t, "p1") == "play move_cavalry"
    t.do("p1", "play move_cavalry", "march probstheida")
    assert hunch(t, "p1") == "to wachau"


def test_supporters_go_where_they_decide() -> None:
    tiles = {
        "ney": "paunsdorf",
        "bertrand": "stoetteritz",
        "marmont": "moelkau",
        "schwarzenberg": "baalsdorf",
        "bennigsen": "probstheida",
        "friedrich": "doelitz",
    }
    damage = {"bennigsen": 2, "friedrich": 1}
    t = ending(tiles=tiles, damage=damage, missions={"centre": "mission_stoetteritz"}, time=47, battles=2)
    assert best(t, "p1") == "support mission_paunsdorf"
    t = ending(tiles={"ney": "leipzig", "bertrand": "lindenau", "bluecher": "gohlis"}, time=47, battles=2)
    assert best(t, "p2") == "engage mission_lindenau"


def test_evaluation_stays_between_lost_and_won() -> None:
    t = started()
    assert isinstance(t.state, Nations)
    for seat in (0, 1):
        assert 0.0 < evaluate(t.state, seat) < 1.0
    won = ending(tiles={"ney": "leipzig"}, score={"french": 40, "allied": 0}, time=47, battles=2)
    assert [evaluate(won.state, seat) for seat in (0, 1)] == [1.0, 0.0]
    ahead = table(score={"french": 20, "allied": 0})
    assert evaluate(ahead.state, 0) > evaluate(table().state, 0)


def ended(french: int) -> Nations:
    """A game that ended with so many points for Napoléon, before the missions that nobody holds went to Schwarzenberg."""
    t = ending(score={"french": french, "allied": 0}, time=47, battles=2)
    assert isinstance(t.state, Nations)
    assert not t.state.stack
    return t.state


def test_the_clearer_the_victory_the_better_the_end() -> None:
    ends = [ended(french) for french in (0, 20, 80, 100)]
    assert [s.scores()[0] for s in ends] == [0.0, 0.0, 1.0, 1.0]
    worth = [GAME.outcome(s, 0) for s in ends]
    assert worth == sorted(set(worth))
    assert worth[1] < 0.5 < worth[2]
    assert [GAME.outcome(s, 1) for s in ends] == pytest.approx([1.0 - value for value in worth])


def test_of_a_match_the_french_scores_are_compared() -> None:
    s = ended(50)
    s.rules = Rules(GAME.resolve({"match": "two_games"}))
    worth = []
    for behind in (10, 20):
        s.earlier = [s.score[FRENCH] - behind, 200]  # the other seat led the French then; Allied points do not count
        worth.append(GAME.outcome(s, 0))
        assert GAME.outcome(s, 1) == pytest.approx(1.0 - worth[-1])
    assert 0.8 < worth[0] < worth[1] < 1.0
    s.earlier = [s.score[FRENCH], 0]
    assert GAME.outcome(s, 0) == GAME.outcome(s, 1) == 0.5
