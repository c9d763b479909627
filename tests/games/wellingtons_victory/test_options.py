"""Chapter 15: the optional rules, and the rulings that are options."""

import pytest

from grognard.games.wellingtons_victory import GAME, morale
from grognard.games.wellingtons_victory.changes import most_detached
from grognard.games.wellingtons_victory.command import commanded_now
from grognard.games.wellingtons_victory.effects import lose
from grognard.games.wellingtons_victory.fire import able, plain_class, reach, row, targets
from grognard.games.wellingtons_victory.ground import HEX_NUMBER
from grognard.games.wellingtons_victory.stacking import clash
from grognard.games.wellingtons_victory.state import DISORDERED, PRUSSIANS, REDUCED, Battle
from grognard.games.wellingtons_victory.tables import FIRE_ROWS, KIND, PIECES
from grognard.games.wellingtons_victory.verbs import PLAYERS, VOCABULARY
from grognard.kernel.contract import WATCHER
from grognard.kernel.errors import BadInput
from grognard.kernel.summary import summary

from .helpers import (
    at,
    barred,
    blank,
    border,
    dice,
    do,
    frame,
    hexname,
    leader,
    listen,
    names,
    offered,
    piece,
    put,
    retreat,
    run,
    told,
)


@pytest.mark.clause("WV-15.2.1")
def test_the_changes_may_come_with_the_movement_phase() -> None:
    s = blank(merged_formation_phase=True)
    put(s, at(), "aa-69-2 column f0 s3")
    leader(s, "aa-wellington", at())
    put(s, at("N5 NE4"), "fr-54l-1 column f0")
    run(s, 3)
    assert s.phase == 4
    assert frame(s) == "Formation"
    do(s, "form aa-69-2", "adopt line")
    while frame(s) == "Formation":
        do(s, "end_phase")
    assert frame(s) == "Movement"


@pytest.mark.clause("WV-15.2.2")
def test_the_allies_always_fire_first() -> None:
    s = blank(fixed_first_fire=True)
    put(s, at(), "aa-30-2 column f3")
    put(s, at("S"), "fr-54l-1 column f0")
    put(s, at("SE"), "pr-10-i column f3")
    run(s, 7)
    assert s.stack[-1].seat == 1
    assert offered(s, "fire") == ["aa-30-2"]
    barred(s, "fire pr-10-i", "WV-15.2.2")  # the first shot is not for the Prussians
    s = blank("plancenoit", fixed_first_fire=True)
    there = HEX_NUMBER["D4404"]
    put(s, there, "pr-10-i column f3")
    put(s, at("S", there), "fr-5l-1 column f0")
    run(s, 7)
    assert s.stack[-1].seat == 0


@pytest.mark.clause("WV-15.3.1")
def test_the_guard_detaches_nobody() -> None:
    for option, most in ((False, 6), (True, 0)):
        s = blank(no_guard_skirmishers=option)
        (u,) = put(s, at(), "fr-ig-1gr-1 column f0")
        assert most_detached(s, u) == most
        (light,) = put(s, at("S"), "fr-13lt-1 column f0")
        assert most_detached(s, light) == 7


@pytest.mark.clause("WV-15.3.2")
def test_four_ranks() -> None:
    s = blank(four_rank_line=True)
    (u,) = put(s, at(), "aa-30-2 column f0")
    leader(s, "aa-wellington", at())
    put(s, at("S3"), "aa-n-2 column f0")
    put(s, at("N"), "fr-54l-1 column f5")
    run(s, 3)
    do(s, "form aa-30-2", "adopt four_ranks")
    while frame(s) == "OpportunityFire":
        do(s, "pass")
    assert FIRE_ROWS[row(s, u, at("N"))] == "three_rank_line"
    assert plain_class(s, u) == 2
    assert s.all_round(u)
    s = blank()
    put(s, at(), "aa-30-2 column f0")
    leader(s, "aa-wellington", at())
    run(s, 3)
    do(s, "form aa-30-2")
    barred(s, "adopt four_ranks", "WV-15.3.2")


@pytest.mark.clause("WV-15.3.3")
def test_weak_battalions_become_companies() -> None:
    s = blank(break_weak_battalions=True)
    put(s, at(), "fr-54l-1 column f0 s2")
    put(s, at("S"), "fr-54l-2 column f0 s3")
    put(s, at("N5 NE5"), "aa-30-2 column f0")
    run(s, 1)
    while frame(s) == "Activation":
        do(s, "end_phase")
    assert offered(s, "break_up") == ["fr-54l-1"]
    do(s, "break_up fr-54l-1")
    assert s.where[piece("fr-54l-1")] == -2
    assert len([p for p in s.here(at()) if KIND[p] == 5]) == 2


@pytest.mark.clause("WV-15.3.4")
def test_lines_and_columns_never_share_a_hex() -> None:
    for option in (False, True):
        s = blank(strict_line_stacking=option)
        put(s, at(), "aa-69-2 line f0 s3")
        put(s, at("S"), "aa-30-2 column f0")
        leader(s, "aa-wellington", at("S"))
        put(s, at("N5 NE5"), "fr-54l-1 column f0")
        run(s, 4)
        do(s, "move aa-30-2")
        if option:
            barred(s, f"march {hexname(at())}", "WV-15.3.4")
        else:
            assert hexname(at()) in offered(s, "march")


@pytest.mark.clause("WV-15.3.5")
def test_crews_join_battalions() -> None:
    for option in (False, True):
        s = blank(crews_join_battalions=option)
        put(s, at(), "aa-30-2 column f0 s3")
        put(s, at("N"), "aa-b-lloyd-crew")
        run(s, 3)
        assert ("absorb aa-30-2" in names(s)) is option


@pytest.mark.clause("WV-15.3.6")
def test_upgraded_landwehr() -> None:
    for option, klass in ((False, 3), (True, 2)):
        s = blank(upgraded_landwehr=option)
        assert s.rules.cls[piece("aa-h-bremerv")] == klass
        assert s.rules.two_ranks[piece("aa-h-bremerv")] is option


@pytest.mark.clause("WV-15.4.2")
def test_companies_of_two_nations_do_not_stack() -> None:
    for option in (False, True):
        s = blank(no_mixed_companies=option)
        pieces = put(s, at(), "british-company-1", "kgl-company-1")
        assert clash(s, pieces) == ("WV-15.4.2" if option else None)


@pytest.mark.clause("WV-15.5.1")
def test_attackers_hold_their_fire() -> None:
    for option in (False, True):
        s = blank(attackers_hold_fire=option)
        (u,) = put(s, at("S"), "fr-54l-1 column f0")
        put(s, at(), "aa-30-2 column f3")
        dice(s, *[1] * 10)
        run(s, 5)
        do(s, f"attack {border(at('S'), at())}")
        assert able(s, u) is not option


@pytest.mark.clause("WV-15.5.2")
def test_extreme_range() -> None:
    s = blank(extreme_range=True)
    (gun,) = put(s, at("S5"), "fr-b-1-I f0")
    put(s, at("N5"), "aa-30-2 column f3")
    assert reach(s, gun) == 12
    if targets(s, gun):
        assert FIRE_ROWS[row(s, gun, at("N5"))] == "disordered"
    s.order[gun] = DISORDERED
    assert reach(s, gun) == 8
    s = blank()
    (gun,) = put(s, at("S5"), "fr-b-1-I f0")
    assert reach(s, gun) == 8


@pytest.mark.clause("WV-15.5.3")
def test_crews_become_companies() -> None:
    s = blank(crews_become_companies=True)
    (battery,) = put(s, at(), "aa-b-lloyd f0")
    lose(s, at(), 1, 1, False, True)
    crew = s.served(battery)
    assert KIND[crew] == 5
    assert s.order[battery] == DISORDERED
    lose(s, at(), 1, 1, False, False)  # melee destroys it
    assert s.served(battery) == -1


@pytest.mark.clause("WV-15.6.1")
def test_one_attack_for_companies() -> None:
    from grognard.games.wellingtons_victory.melee import bar_companies
    from grognard.games.wellingtons_victory.state import ATTACKER

    for option in (False, True):
        s = blank(one_company_attack=option)
        pieces = put(s, at("S"), "french-company-1")
        put(s, at(), "british-company-1")
        s.marks[pieces[0]] |= ATTACKER
        assert bar_companies(s, pieces, at()) == ("WV-15.6.1" if option else None)


@pytest.mark.clause("WV-15.6.2")
def test_a_leader_sees_for_the_cavalry() -> None:
    from grognard.games.wellingtons_victory.charge_windows import sees_enemy

    from .helpers import terrain

    for option in (False, True):
        s = blank(leader_sighted_charge=option)
        put(s, at(), "fr-7hu f0")
        put(s, at("N5"), "aa-30-2 column f3")
        with terrain(LEVEL={at("N"): 3, at("N2"): 3}):
            leader(s, "fr-ney", at("N2"))
            assert sees_enemy(s, at()) is option


@pytest.mark.clause("WV-15.6.3")
def test_a_charge_picks_up_a_leader() -> None:
    for option in (False, True):
        s = blank(pick_up_leader=option)
        put(s, at(), "fr-7hu f0 charging")
        ney = leader(s, "fr-ney", at("N"))
        put(s, at("N5 N3 NE5"), "aa-30-2 column f3")
        run(s, 5)
        do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}")
        assert ("pick_up fr-ney" in names(s)) is option
        if option:
            do(s, "pick_up fr-ney", f"ride {hexname(at('N2'))}")
            assert s.where[ney] == at("N2")


@pytest.mark.clause("WV-15.6.4")
def test_heavies_charge_home() -> None:
    for name, option, free in (("fr-1cu", True, False), ("fr-1cu", False, True), ("fr-7hu", True, True)):
        s = blank(headlong_heavies=option)
        put(s, at(), f"{name} f0 charging")
        put(s, at("N5 N3 NE5"), "aa-30-2 column f3")
        run(s, 5)
        do(s, f"charge {hexname(at())}", f"ride {hexname(at('N'))}", f"ride {hexname(at('N2'))}")
        assert ("halt" in names(s)) is free
        if not free:
            barred(s, "halt", "WV-15.6.4")


@pytest.mark.clause("WV-15.7.1")
def test_companies_of_minor_nations() -> None:
    s = blank(minor_nation_companies=True)
    put(s, at(), "nassau-company-1")
    put(s, at("N"), "british-company-1")
    assert morale.modifiers(s, piece("nassau-company-1"), 0, 0) == [(1, "WV-15.7.1")]
    assert morale.modifiers(s, piece("british-company-1"), 0, 0) == []


@pytest.mark.clause("WV-15.7.2")
def test_the_terror_of_the_guard() -> None:
    s = blank(guard_terror=True)
    put(s, at(), "fr-ig-1gr-1 column f5")
    put(s, at("N"), "aa-n-2 column f2")
    put(s, at("S"), "aa-30-2 column f5")  # British
    dice(s, *[1] * 8)
    s.events = []
    run(s, 3)
    assert [args[:3] for args in told(s, "check")] == [[piece("aa-n-2"), 1, 2]]


@pytest.mark.clause("WV-15.8.1")
def test_batteries_under_wellingtons_eye() -> None:
    for option in (False, True):
        s = blank(wellington_batteries=option)
        (battery,) = put(s, at(), "aa-b-lloyd f0")
        (dutch,) = put(s, at(), "aa-b-lux f0")
        leader(s, "aa-wellington", at("N5 N3"))
        assert commanded_now(s, battery) is option
        assert not commanded_now(s, dutch)


@pytest.mark.clause("WV-15.8.2", "WV-15.8.3", "WV-15.9.2")
def test_leaders_who_start_reduced_and_napoleons_place() -> None:
    s = GAME.begin(
        GAME.resolve(
            {
                "scenario": "waterloo",
                "brunswick_reduced": True,
                "lethargic_napoleon": True,
                "napoleon_at_rossomme": True,
            }
        )
    )
    assert isinstance(s, Battle)
    assert s.marks[piece("aa-brunswick")] & REDUCED
    assert s.marks[piece("fr-napoleon")] & REDUCED
    assert s.morale == [350, 325, 0]
    assert s.where[piece("fr-napoleon")] == HEX_NUMBER["C4621"]


@pytest.mark.clause("WV-15.9.1")
def test_wellington_at_hougoumont() -> None:
    s = GAME.begin(GAME.resolve({"scenario": "hougoumont", "wellington_at_hougoumont": True}))
    assert isinstance(s, Battle)
    assert s.where[piece("aa-wellington")] == HEX_NUMBER["A3027"]
    s.turn = 16
    run(s, 8)
    assert s.where[piece("aa-wellington")] < 0


@pytest.mark.clause("WV-15.1")
def test_the_clock_gives_a_movement_phase_fifteen_minutes() -> None:
    s = blank(clock=True)
    put(s, at(), "fr-54l-1 column f0")
    put(s, at("N5"), "aa-30-2 column f3")
    leader(s, "aa-wellington", at("N5"))
    assert GAME.timed(run(s, 3)) is None
    run(s, 4)
    assert GAME.timed(s) == (100 * s.turn + 4, 900)
    do(s, "move aa-30-2")
    assert GAME.timed(s) == (100 * s.turn + 4, 900)  # one clock for the whole phase
    ended = []
    while s.phase == 4:
        seat = s.deciders()[0]
        ended.append(VOCABULARY.name(GAME.time_up(s, seat)))
        s.apply(seat, GAME.time_up(s, seat))
    assert ended == ["end_move", "end_phase"]
    plain = blank()
    put(plain, at("N5"), "aa-30-2 column f3")
    leader(plain, "aa-wellington", at("N5"))
    assert GAME.timed(run(plain, 4)) is None


def shared() -> Battle:
    """d'Erlon and Reille side by side before Wellington's and Orange's men, eight players."""
    s = blank("waterloo", multiplayer_commands=True)
    put(s, at(), "fr-54l-1 column f0")  # I corps
    put(s, at("SE4"), "fr-1lt-1 column f0")  # II corps
    put(s, at("N6"), "aa-30-2 column f3")
    leader(s, "fr-napoleon", at("S4"))
    leader(s, "fr-derlon", at())
    leader(s, "fr-reille", at("SE4"))
    return s


@pytest.mark.clause("WV-15.9.4")
def test_each_player_commands_his_corps() -> None:
    napoleon, erlon, reille, orange = (0, 2, 3, 5)
    s = run(shared(), 11)
    assert s.deciders() == [napoleon, erlon, reille]
    move = VOCABULARY.parse("move fr-54l-1")
    assert s.bar(erlon, move) is None
    assert s.bar(reille, move) == "WV-15.9.4"
    assert s.bar(orange, move) == "WV-4.0"
    assert s.bar(reille, VOCABULARY.parse("end_phase")) == "WV-15.9.4"  # that is for the Emperor to say
    assert VOCABULARY.parse("end_phase") in s.legal(napoleon)
    assert {VOCABULARY.name(action) for action in s.legal(erlon)} == {
        "move fr-54l-1",
        "move fr-derlon",
        f"move_stack {hexname(at())}",
    }
    s.apply(erlon, move)
    assert s.deciders() == [erlon]  # the step is about his battalion
    assert s.view(WATCHER)["awaited"] == ["french_1"]
    with pytest.raises(BadInput):
        GAME.resolve({"scenario": "hougoumont", "multiplayer_commands": True})
    assert GAME.seats(GAME.resolve({"scenario": "waterloo", "multiplayer_commands": True})) == PLAYERS
    assert summary(GAME)["seats"] == {"min": 2, "max": 8}


@pytest.mark.clause("WV-15.9.4")
def test_partners_write_when_their_leaders_are_within_radius() -> None:
    napoleon, erlon, reille, orange = (0, 2, 3, 5)
    s = run(shared(), 11)
    assert GAME.may_talk(s, erlon, reille)  # four hexes, within both radii
    assert GAME.may_talk(s, erlon, napoleon)
    s.shift(piece("fr-reille"), at("SE7"))
    assert not GAME.may_talk(s, erlon, reille)  # a corps commander's radius is six
    s.shift(piece("fr-reille"), at("SE5"))
    s.marks[piece("fr-reille")] |= REDUCED
    assert not GAME.may_talk(s, erlon, reille)  # each in the radius of the other
    assert GAME.may_talk(s, erlon, orange)  # enemies say what they like
    s.marks[piece("fr-reille")] &= ~REDUCED
    for phase in range(1, 14):
        s.phase = phase
        assert GAME.may_talk(s, erlon, reille) == (phase not in (1, 8))  # silence in Command Phases


@pytest.mark.clause("WV-15.9.3")
def test_the_prussians_come_earlier() -> None:
    s = blank(no_gneisenau_delay=True)
    assert (s.rules.prussian_turn, s.rules.zieten_turn, s.rules.prussian_morale) == (20, 30, 140)
    assert s.story[PRUSSIANS] == 1


def test_charge_checks_only_of_those_that_change() -> None:
    s = blank(charge_check_all_in_zone=False)
    put(s, at(), "fr-7hu f0 charging")
    put(s, at("N3"), "aa-30-2 column f3")
    leader(s, "aa-wellington", at("N3"))
    dice(s, 1, 1)
    run(s, 3)
    listen(s)
    assert frame(s) == "Formation"
    do(s, "form aa-30-2", "adopt square")
    assert [args[0] for args in told(s, "check")] == [piece("aa-30-2")]


def test_passing_is_not_final_by_option() -> None:
    s = blank(pass_is_final=False)
    put(s, at(), "aa-30-2 column f3")
    put(s, at("S"), "fr-54l-1 column f0")
    put(s, at("SE"), "aa-n-2 column f3")
    dice(s, 1, 1, 1, 1, 1)
    run(s, 7)
    do(s, "pass")
    assert s.stack[-1].seat == 1
    do(s, names(s)[1])
    retreat(s)
    assert frame(s) != "Fire" or s.stack[-1].seat == 0


def test_free_set_up() -> None:
    s = GAME.new({"scenario": "la_haye_sainte", "free_setup": True}, 1)
    assert isinstance(s, Battle)
    assert s.stack[-1].seat == 1  # the Allied side first
    do(s, "arrange aa-30-2" if "arrange aa-30-2" in names(s) else names(s)[1], "face E", "end_setup", "arrange fr-b-I")
    assert len(offered(s, "put")) > 5
    do(s, f"put {offered(s, 'put')[0]}")
    barred(s, "arrange fr-b-I", "WV-16.6")
    do(s, "arrange fr-54l-1")
    assert offered(s, "put") == []  # its hex is binding
    do(s, "face E", "end_setup")
    assert PIECES[0]
