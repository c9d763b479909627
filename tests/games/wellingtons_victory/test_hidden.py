"""Option hidden_stacks (WV-15.4.1): who sees what lies under the top unit of a stack, and from when on."""

import pytest

from grognard.games.wellingtons_victory import GAME
from grognard.games.wellingtons_victory.hidden import cover
from grognard.games.wellingtons_victory.state import Battle
from grognard.games.wellingtons_victory.tables import PIECE_COUNT
from grognard.kernel.actions import SHIFT
from grognard.kernel.contract import ALL, WATCHER, only

from .helpers import at, blank, border, dice, do, frame, hexname, leader, listen, offered, piece, put, retreat, run

pytestmark = pytest.mark.clause("WV-15.4.1")
FRENCH, ALLIED = 0, 1
TOP, UNDER = "aa-30-2", "aa-52"


def field(*under: str) -> Battle:
    """A French battalion south of an Allied stack; far behind, another Allied stack of which the lower unit is covered too."""
    s = blank(hidden_stacks=True)
    put(s, at(), *(under or (f"{UNDER} column f3",)), f"{TOP} column f3")
    leader(s, "aa-wellington", at())
    put(s, at("N4"), "aa-71 column f3", "aa-69-2 column f3")
    leader(s, "aa-hill", at("N4"))
    put(s, at("S"), "fr-54l-1 column f0")
    leader(s, "fr-napoleon", at("S"))
    cover(s, list(range(PIECE_COUNT)))
    return s


def stack(s: Battle, seat: int, spot: int) -> list[str | None]:
    table = s.view(seat)["table"]
    found: list[str | None] = table["stacks"][hexname(spot)]
    assert all(name in table["pieces"] for name in found if name), "who is seen in a stack is told of"
    return found


def test_the_enemy_and_the_spectator_see_the_leader_and_the_top_unit() -> None:
    s = run(field(), 4)
    assert stack(s, ALLIED, at()) == [UNDER, TOP, "aa-wellington"]
    for seat in (FRENCH, WATCHER):
        assert stack(s, seat, at()) == [None, TOP, "aa-wellington"]
        assert stack(s, seat, at("N4")) == [None, "aa-69-2", "aa-hill"]
        assert UNDER not in s.view(seat)["table"]["pieces"]
    s.stack = []
    s.winner = 0
    assert stack(s, FRENCH, at()) == stack(s, WATCHER, at()) == [UNDER, TOP, "aa-wellington"]


def test_without_the_option_everything_is_open() -> None:
    s = blank()
    put(s, at(), f"{UNDER} column f3", f"{TOP} column f3")
    put(s, at("S"), "fr-54l-1 column f0")
    assert stack(run(s, 4), FRENCH, at()) == [UNDER, TOP]
    assert "massed" not in s.view(FRENCH)["table"]


def test_a_battery_is_covered_with_its_crew_and_companies_never_are() -> None:
    s = blank(hidden_stacks=True)
    put(s, at(), "fr-b-1-I f0", "fr-b-2-I f0")
    put(s, at("S"), "french-company-1", "french-company-2")
    put(s, at("N6"), f"{TOP} column f3")
    cover(s, list(range(PIECE_COUNT)))
    run(s, 4)
    assert stack(s, ALLIED, at()) == [None, None, "fr-b-2-I-crew", "fr-b-2-I"]
    assert stack(s, ALLIED, at("S")) == ["french-company-1", "french-company-2"]


def test_a_massed_target_looks_it() -> None:
    assert run(field(), 4).view(FRENCH)["table"]["massed"] == [hexname(at("N4")), hexname(at())]
    s = run(field(f"{UNDER} column f3 s2"), 4)
    assert s.points(at()) <= 9
    assert s.view(FRENCH)["table"]["massed"] == [hexname(at("N4"))]


def test_a_stack_that_fights_is_seen() -> None:
    s = field()
    dice(s, 1, 1, 1, 1, 1, 1)
    run(s, 5)
    before = s.seals
    do(s, f"attack {border(at('S'), at())}")
    assert frame(s) == "OpportunityFire"
    assert stack(s, FRENCH, at())[0] == UNDER
    assert s.seals > before, "what was shown cannot be taken back"


def test_a_stack_that_fires_is_seen_and_one_that_is_fired_at_is_not() -> None:
    s = field()
    dice(s, 1, 1, 1, 1, 1, 1, 1)
    run(s, 7)
    do(s, "fire fr-54l-1")
    retreat(s)
    assert stack(s, FRENCH, at()) == [None, TOP, "aa-wellington"]
    do(s, f"fire {TOP}")
    assert stack(s, FRENCH, at()) == [UNDER, TOP, "aa-wellington"]


def test_what_comes_to_the_top_or_acts_by_itself_is_seen() -> None:
    s = run(field(), 4)
    do(s, f"move {TOP}")
    assert stack(s, FRENCH, at()) == [None, TOP, "aa-wellington"], "it is still there"
    do(s, f"march {offered(s, 'march')[0]}")
    while frame(s) == "OpportunityFire":
        do(s, "pass")
    assert stack(s, FRENCH, at()) == [UNDER, "aa-wellington"]
    s = run(field(), 4)
    do(s, f"raise {UNDER}")
    assert s.shown[piece(UNDER)] == ALL
    assert s.shown[piece("aa-71")] == only(ALLIED)


def test_a_stack_that_marches_stays_covered() -> None:
    s = field()
    s.shift(piece("fr-54l-1"), at("S6"))
    s.shift(piece("fr-napoleon"), at("S6"))
    run(s, 4)
    do(s, f"move_stack {hexname(at())}")
    there = offered(s, "march")[0]
    do(s, f"march {there}")
    assert s.view(FRENCH)["table"]["stacks"][there] == [None, TOP, "aa-wellington"]


def test_that_a_covered_unit_forms_with_its_stack_is_told_to_its_own_side_alone() -> None:
    s = field(f"{UNDER} column f3 s3")
    s.strength[piece(TOP)] = 3
    for name in ("fr-54l-1", "fr-napoleon"):
        s.shift(piece(name), at("S6"))
    run(s, 3)
    listen(s)
    do(s, f"form_all {hexname(at())}", "adopt line")
    heard = {args[0]: audience for audience, code, args in s.events or [] if GAME.tellings[code].name == "formed"}
    assert heard == {piece(UNDER): only(ALLIED), piece(TOP): ALL}
    assert stack(s, FRENCH, at())[0] is None


def test_a_world_dealt_anew_looks_the_same_and_may_have_another_unit_there() -> None:
    s = run(field(), 5)
    under = set()
    for seed in range(20):
        world = s.redeal(FRENCH, seed)
        assert world.view(FRENCH) == s.view(FRENCH)
        under.add(world.here(at())[0])
        assert sorted(world.here(at()) + world.here(at("N4"))) == sorted(s.here(at()) + s.here(at("N4")))
        assert world.where[piece(UNDER)] in (at(), at("N4"))
        assert s.redeal(ALLIED, seed).here(at())[0] == piece(UNDER)
    assert under == {piece(UNDER), piece("aa-71")}


def test_no_world_makes_a_massed_target_of_a_stack_that_is_none() -> None:
    s = run(field(f"{UNDER} column f3 s1"), 5)
    assert {s.redeal(FRENCH, seed).here(at())[0] for seed in range(20)} == {piece(UNDER)}


def test_the_odds_of_an_attack_do_not_tell_what_lies_there() -> None:
    action = GAME.vocabulary.parse(f"attack {border(at('S'), at())}")
    s = run(field(), 5)
    told = GAME.odds(s, FRENCH, action)
    assert told is not None
    assert not told["exact"]
    assert sum(one["p"] for one in told["results"]) == pytest.approx(1)
    others = [s.redeal(FRENCH, seed) for seed in range(20)]
    assert any(world.here(at()) != s.here(at()) for world in others)
    assert all(GAME.odds(world, FRENCH, action) == told for world in others)


def test_a_step_in_which_nothing_is_open_is_asked_all_the_same() -> None:
    s = run(field(), 1)
    assert frame(s) == "Activation"
    assert [action >> SHIFT for action in s.legal(FRENCH)] == [GAME.vocabulary.parse("end_phase") >> SHIFT]


def test_a_leader_who_takes_the_field_shows_the_unit_he_stands_on() -> None:
    s = blank(hidden_stacks=True)
    put(s, at(), "fr-54l-1 column f0", "fr-55l-1 column f0", active=False)
    put(s, at("S"), "fr-28l-1 column f0", active=False)
    leader(s, "fr-napoleon", at())
    put(s, at("N6"), f"{TOP} column f3")
    cover(s, list(range(PIECE_COUNT)))
    run(s, 1)
    brigade = offered(s, "activate")
    assert s.shown[piece("fr-54l-1")] != ALL
    do(s, f"activate {brigade[0]}")
    assert frame(s) == "PlaceLeader", "asked even where there is one hex only"
    while frame(s) == "PlaceLeader":
        do(s, f"place_leader {hexname(at())}")
    assert s.shown[piece("fr-54l-1")] == ALL


def test_a_position_keeps_what_is_covered() -> None:
    s = run(field(), 4)
    told = GAME.describe(s)
    assert told["table"]["covered"] == [UNDER, "aa-71"]
    again = GAME.position(told)
    assert again.view(FRENCH) == s.view(FRENCH)
