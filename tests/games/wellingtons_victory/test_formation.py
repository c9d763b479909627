"""Chapters 6.2, 7 and 8: facing and formations in the Formation Phase, lines, squares, companies, batteries and crews."""

from typing import Any

import pytest

from grognard.games.wellingtons_victory.effects import effectiveness, strength_of
from grognard.games.wellingtons_victory.ground import HEX_NUMBER
from grognard.games.wellingtons_victory.state import ATTACHED, DISORDERED, ORDERED, ROUTED, Battle
from grognard.games.wellingtons_victory.tables import CLASS, KIND, PIECE_COUNT, UNIT_COUNT
from grognard.games.wellingtons_victory.verbs import COLUMN, LIMBERED, LINE, LINE_LEFT, LINE_RIGHT, SQUARE, UNLIMBERED

from .helpers import (
    at,
    barred,
    blank,
    dice,
    do,
    frame,
    hexname,
    leader,
    names,
    offered,
    piece,
    put,
    retreat,
    rolled,
    run,
    terrain,
)

FRENCH = 10
ALLIED = 3


def allied(*specs: str, **options: Any) -> Battle:
    s = blank(**options)
    put(s, at(), *specs)
    leader(s, "aa-wellington", at())
    return s


def companies(s: Battle, spot: int) -> list[int]:
    return [p for p in s.here(spot) if KIND[p] == 5]


@pytest.mark.clause("WV-6.2.1", "WV-6.2.2", "WV-7.1.2")
def test_a_stack_turns_as_a_whole_and_has_then_made_its_change() -> None:
    s = allied("aa-30-2 column f0", "aa-69-2 column f0")
    run(s, ALLIED)
    do(s, f"turn {hexname(at())}")
    barred(s, "face NNE", "WV-6.2.1")
    do(s, "face SSW")
    assert s.facing[piece("aa-30-2")] == s.facing[piece("aa-69-2")] == 3
    assert "form aa-30-2" not in names(s)


@pytest.mark.clause("WV-6.2.2", "WV-7.1.2")
def test_a_unit_changes_facing_or_formation_not_both() -> None:
    s = allied("aa-69-2 column f0 s3", "aa-73-2 column f0 s3")
    run(s, ALLIED)
    do(s, "form aa-69-2")  # line is all that is open to it: no question
    assert s.form[piece("aa-69-2")] == LINE
    barred(s, f"turn {hexname(at())}", "WV-6.2.2")
    barred(s, "form aa-69-2", "WV-6.2.2")
    assert "form aa-73-2" in names(s)  # WV-9.4.1: mixed until the Movement Phase ends


@pytest.mark.clause("WV-6.4.4", "WV-7.1.6", "WV-11.0c")
def test_turning_and_forming_under_fire() -> None:
    s = allied("aa-69-2 column f0 s3", "aa-30-2 column f0")
    put(s, at("N"), "fr-54l-1 column f2")
    run(s, ALLIED)
    do(s, f"turn {hexname(at())}", "face SSW")
    assert frame(s) == "OpportunityFire"
    do(s, "pass")
    assert s.facing[piece("aa-69-2")] == 3


@pytest.mark.clause("WV-7.1.1", "WV-7.1.3", "WV-8.0a")
def test_formations_change_only_in_the_formation_phase() -> None:
    s = allied("aa-69-2 column f0 s3")
    put(s, at("N5 NE3"), "fr-54l-1 column f3")
    run(s, ALLIED)
    do(s, "form aa-69-2", "adopt line")
    assert s.form[piece("aa-69-2")] == LINE
    do(s, "end_phase")  # the Movement Phase
    barred(s, "form aa-69-2", "WV-7.1.3")


@pytest.mark.clause("WV-7.1.4", "WV-7.4.7d", "WV-8.5.2", "WV-2.38h")
def test_disordered_units_change_nothing_but_batteries_turn() -> None:
    s = allied("aa-69-2 disordered f0")
    put(s, at("S"), "aa-b-lloyd unlimbered disordered f0")
    leader(s, "aa-picton", at("S"))
    put(s, at("N5 NE3"), "fr-54l-1 column f3")
    run(s, ALLIED)
    barred(s, "form aa-69-2", "WV-7.1.4")
    barred(s, "form aa-b-lloyd", "WV-7.4.7d")
    barred(s, f"turn {hexname(at())}", "WV-6.1.2")
    do(s, f"turn {hexname(at('S'))}", "face SSW")  # WV-6.1.3: it keeps a facing
    assert s.facing[piece("aa-b-lloyd")] == 3


@pytest.mark.clause("WV-7.4.1", "WV-7.4.3", "WV-7.4.4a")
def test_a_battery_limbers_with_any_facing() -> None:
    s = allied("aa-b-lloyd unlimbered f0")
    put(s, at("N5 NE3"), "fr-54l-1 column f3")
    run(s, ALLIED)
    do(s, "form aa-b-lloyd", "face W")
    assert s.form[piece("aa-b-lloyd")] == LIMBERED
    assert s.facing[piece("aa-b-lloyd")] == 4


@pytest.mark.clause("WV-7.4.2", "WV-7.4.3", "WV-7.4.4a")
def test_a_battery_unlimbers_on_the_move_but_never_limbers_there() -> None:
    s = allied("aa-b-lloyd limbered f0")
    put(s, at("S"), "aa-b-sandham unlimbered f0")
    leader(s, "aa-picton", at("S"))
    put(s, at("N5 NE4"), "fr-54l-1 column f3")
    run(s, 4)
    barred(s, "move aa-b-sandham", "WV-7.4.4a")
    do(s, "move aa-b-lloyd", f"march {hexname(at('N'))}", "unlimber E")
    assert s.form[piece("aa-b-lloyd")] == UNLIMBERED
    assert s.facing[piece("aa-b-lloyd")] == 1
    assert s.where[piece("aa-b-lloyd-crew")] == at("N")  # WV-7.4.5a: the crew lies under it
    assert s.here(at("N")) == [piece("aa-b-lloyd-crew"), piece("aa-b-lloyd")]
    barred(s, "move aa-b-lloyd", "WV-5.0b")  # it does not move on


@pytest.mark.clause("WV-7.4.4b")
def test_without_a_crew_a_battery_does_nothing() -> None:
    s = allied("aa-b-lloyd limbered f0 crewless")
    put(s, at("S"), "aa-b-sandham unlimbered f0 crewless")
    leader(s, "aa-picton", at("S"))
    put(s, at("S3"), "aa-30-2 column f0")
    leader(s, "aa-halkettc", at("S3"))
    put(s, at("N5 NE3"), "fr-54l-1 column f3")
    run(s, ALLIED)
    barred(s, "form aa-b-lloyd", "WV-7.4.4b")
    barred(s, f"turn {hexname(at('S'))}", "WV-7.4.4b")
    do(s, "end_phase")
    barred(s, "move aa-b-lloyd", "WV-7.4.4b")


@pytest.mark.clause("WV-7.4.5a", "WV-7.4.6", "WV-7.4.7b")
def test_companies_that_serve_a_battery_make_it_disordered() -> None:
    s = allied("british-company-1")
    put(s, at("S"), "aa-b-lloyd unlimbered f0 crewless")
    put(s, at("N5 NE4"), "fr-54l-1 column f3")
    put(s, at("S2"), "aa-30-2 column f0")
    run(s, 4)
    do(s, "move british-company-1", f"march {hexname(at('S'))}", "end_move", "raise aa-b-lloyd")
    assert s.served(piece("aa-b-lloyd")) == piece("british-company-1")
    assert s.order[piece("aa-b-lloyd")] == DISORDERED


@pytest.mark.clause("WV-7.4.5a", "WV-7.4.6")
def test_a_crew_comes_back_to_its_guns() -> None:
    s = allied("aa-b-sandham-crew")
    put(s, at("S"), "aa-b-lloyd unlimbered f0 crewless")
    put(s, at("S2"), "aa-30-2 column f0")
    put(s, at("N5 NE4"), "fr-54l-1 column f3")
    run(s, 4)
    do(s, "move aa-b-sandham-crew", f"march {hexname(at('S'))}", "end_move")
    assert s.served(piece("aa-b-lloyd")) == piece("aa-b-sandham-crew")  # another crew serves as well
    assert s.order[piece("aa-b-lloyd")] == ORDERED


@pytest.mark.clause("WV-7.4.7b")
def test_a_battery_that_enters_an_occupied_hex_is_disordered() -> None:
    s = allied("aa-b-lloyd limbered f0")
    put(s, at("N"), "british-company-1")
    put(s, at("S"), "aa-30-2 column f0")
    put(s, at("N5 NE5"), "fr-54l-1 column f3")
    run(s, 4)
    do(s, "move aa-b-lloyd", f"march {hexname(at('N'))}")
    assert s.order[piece("aa-b-lloyd")] == DISORDERED


@pytest.mark.clause("WV-8.2a", "WV-8.3a", "WV-8.3b", "WV-8.3c")
@pytest.mark.parametrize(
    ("spec", "forms"),
    [
        ("aa-69-2 column f0", ["line_left", "line_right"]),  # 4 points, British class 2
        ("aa-69-2 column f0 s3", ["line"]),
        ("aa-h-bremen column f0 s4", ["line_left", "line_right"]),  # Hanoverian class 2
        ("aa-h-bremerv column f0 s5", ["line"]),  # Hanoverian class 3
        ("aa-n-7 column f0", ["line_left", "line_right"]),  # 6 points
        ("aa-n-2 column f0", ["line"]),  # 5 points
        ("pr-10-i column f0", ["line_left", "line_right"]),
    ],
)
def test_which_lines_are_extended(spec: str, forms: list[str]) -> None:
    s = allied(spec)
    leader(s, "pr-blucher", at())
    run(s, ALLIED)
    name = spec.split()[0]
    do(s, f"form {name}")
    assert sorted(offered(s, "adopt")) == sorted([*forms, "square"])
    for other in {"line", "line_left", "line_right"} - set(forms):
        clause = s.bar(1, 3 << 16 | ["column", "line", "line_right", "line_left"].index(other))
        assert clause in ("WV-8.3a", "WV-8.3b", "WV-8.3c")


@pytest.mark.clause("WV-8.3.1", "WV-8.3.8")
def test_an_extended_line_stands_on_two_hexes() -> None:
    s = allied("aa-30-2 column f0")
    run(s, ALLIED)
    do(s, "form aa-30-2", "adopt line_right")
    p = piece("aa-30-2")
    assert s.form[p] == LINE_RIGHT
    assert s.second(p) == at("SE")  # direction f + 2
    assert s.top(at("SE")) == p
    assert s.points(at("SE")) == s.points(at()) == 5


@pytest.mark.clause("WV-8.3.1")
def test_no_extended_line_where_neither_flank_is_free() -> None:
    s = allied("aa-30-2 column f0")
    put(s, at("SE"), "fr-54l-1 column f2")
    run(s, ALLIED)
    do(s, "form aa-30-2")
    barred(s, "adopt line_right", "WV-8.3.1")
    assert "line_left" in offered(s, "adopt")


@pytest.mark.clause("WV-8.3.2a", "WV-8.3.3")
def test_deploying_onto_friends_disorders() -> None:
    s = allied("aa-30-2 column f0")
    put(s, at("SE"), "aa-69-2 column f0")
    run(s, ALLIED)
    do(s, "form aa-30-2", "adopt line_right")
    p = piece("aa-30-2")
    assert s.order[p] == DISORDERED
    assert s.second(p) == -1
    assert at("SE") not in s.markers


@pytest.mark.clause("WV-8.3.2b", "WV-8.3.2c", "WV-10.3.2")
def test_deploying_onto_cover_disorders() -> None:
    from grognard.games.wellingtons_victory.ground import COVER, NEAR

    b = next(b for b, there in enumerate(NEAR) if there >= 0 and COVER[there] and not COVER[b // 6] and b % 6 == 2)
    s = blank()
    put(s, b // 6, "aa-30-2 column f0")
    leader(s, "aa-wellington", b // 6)
    run(s, ALLIED)
    do(s, "form aa-30-2", "adopt line_right")
    assert s.order[piece("aa-30-2")] == DISORDERED


@pytest.mark.clause("WV-8.3.2e", "WV-8.3.3")
def test_turning_disorders_an_extended_line() -> None:
    s = allied("aa-30-2 line_right f0")
    run(s, ALLIED)
    do(s, f"turn {hexname(at())}", "face E")
    assert s.order[piece("aa-30-2")] == DISORDERED
    assert not s.markers


@pytest.mark.clause("WV-8.3.4", "WV-8.3.2f")
def test_losses_end_the_extension() -> None:
    s = allied("aa-69-2 line_right f0")
    put(s, at("N"), "fr-54l-1 column f2")
    run(s, 7)
    dice(s, 6, 6, 1, 1)
    p = piece("aa-69-2")
    from grognard.games.wellingtons_victory.effects import lose

    lose(s, at(), 1, 1, False, True)
    assert s.strength[p] == 3
    assert s.form[p] == LINE
    assert not s.markers


@pytest.mark.clause("WV-8.3.5")
def test_an_extended_line_moves_as_one_piece() -> None:
    s = allied("aa-30-2 line_right f0")
    put(s, at("N5 NE4"), "fr-54l-1 column f3")
    run(s, 4)
    do(s, "move aa-30-2", f"march {hexname(at('N'))}")
    p = piece("aa-30-2")
    assert (s.where[p], s.second(p)) == (at("N"), at("N SE"))
    assert s.markers == {at("N SE"): p}
    assert s.mp == 3
    with terrain(STEP_COST={6 * at("N SE"): 2}):  # north of the marker: the dearer of its hexes
        do(s, f"march {hexname(at('N2'))}")
    assert s.mp == 1


@pytest.mark.clause("WV-8.3.2a", "WV-9.4.7")
def test_anything_that_enters_either_hex_disorders_an_extended_line() -> None:
    s = allied("aa-30-2 line_right f0")
    put(s, at("SE S"), "aa-69-2 column f0")
    put(s, at("N5 NE4"), "fr-54l-1 column f3")
    run(s, 4)
    do(s, "move aa-wellington", f"march {hexname(at('SE'))}", "end_move")
    assert s.order[piece("aa-30-2")] == ORDERED  # a leader does not matter
    leader_stack = s.here(at("SE"))
    assert leader_stack == [piece("aa-wellington")]
    s.marks[piece("aa-69-2")] |= 16
    do(s, "end_phase")


@pytest.mark.clause("WV-8.5.1", "WV-8.5.5", "WV-8.5.6", "WV-8.5.8")
def test_a_square_faces_all_round_and_stands_still() -> None:
    from grognard.games.wellingtons_victory.fire import plain_class

    s = allied("aa-30-2 column f0")
    run(s, ALLIED)
    do(s, "form aa-30-2", "adopt square")
    p = piece("aa-30-2")
    assert s.form[p] == SQUARE
    assert s.all_round(p)
    assert plain_class(s, p) == 1
    do(s, "end_phase")
    barred(s, "move aa-30-2", "WV-8.5.6")


@pytest.mark.clause("WV-8.5.3", "WV-10.3.3")
def test_no_square_in_cover() -> None:
    wood = HEX_NUMBER["C2904"]
    s = blank()
    put(s, wood, "aa-30-2 column f0")
    leader(s, "aa-wellington", wood)
    run(s, ALLIED)
    do(s, "form aa-30-2")
    barred(s, "adopt square", "WV-8.5.3")


@pytest.mark.clause("WV-8.5.4", "WV-8.5.9")
def test_all_battalions_of_a_stack_form_square_or_none() -> None:
    s = allied("aa-30-2 column f0", "aa-69-2 column f0")
    run(s, ALLIED)
    do(s, "form aa-30-2")
    barred(s, "adopt square", "WV-8.5.4")
    do(s, "adopt line_right")
    s = allied("aa-30-2 column f0", "aa-69-2 column f0")
    run(s, ALLIED)
    do(s, f"form_all {hexname(at())}", "adopt square")
    assert s.form[piece("aa-30-2")] == s.form[piece("aa-69-2")] == SQUARE


@pytest.mark.clause("WV-8.5.9")
def test_no_square_with_companies_beside() -> None:
    s = allied("aa-30-2 column f0", "british-company-1")
    run(s, ALLIED)
    do(s, "form aa-30-2")
    barred(s, "adopt square", "WV-8.5.4")


@pytest.mark.clause("WV-8.4a", "WV-8.4b", "WV-8.4.1", "WV-8.0b")
def test_class_1_detaches_any_number() -> None:
    s = allied("aa-51 column f0")
    run(s, ALLIED)
    do(s, "detach aa-51")
    assert offered(s, "companies") == ["1", "2", "3", "4", "5"]
    do(s, "companies 2")
    assert s.strength[piece("aa-51")] == 3
    assert len(companies(s, at())) == 2
    assert effectiveness(s, piece("aa-51")) == 3  # WV-12.2.1
    do(s, "form aa-51")  # it may still make its change
    assert s.form[piece("aa-51")] == LINE


@pytest.mark.clause("WV-8.4.1")
def test_a_battalion_that_detaches_all_is_gone_for_good() -> None:
    s = allied("aa-51 column f0")
    run(s, ALLIED)
    do(s, "detach aa-51", "companies 5")
    assert s.where[piece("aa-51")] == -2
    assert len(companies(s, at())) == 5


@pytest.mark.clause("WV-8.4.2", "WV-8.4c")
def test_class_1_absorbs_up_to_its_printed_strength() -> None:
    s = allied("aa-51 column f0 s3")
    put(s, at("N"), "british-company-1", "british-company-2", "british-company-3")
    put(s, at("S"), "kgl-company-1")
    put(s, at("S2"), "british-company-4")
    run(s, ALLIED)
    do(s, "absorb aa-51")
    barred(s, "take kgl-company-1", "WV-8.4.2")
    barred(s, "take british-company-4", "WV-8.4c")
    do(s, "take british-company-1", "absorb aa-51", "take british-company-2")
    assert s.strength[piece("aa-51")] == 5
    assert s.bar(1, 23 << 16 | piece("aa-51")) in ("WV-8.4.2", "WV-8.4a")


@pytest.mark.clause("WV-8.4.3", "WV-8.4.4c")
def test_class_2_detaches_one_company_at_full_strength() -> None:
    s = allied("aa-30-2 column f0")
    put(s, at("N2"), "aa-69-2 column f0 s3")
    run(s, ALLIED)
    do(s, "detach aa-30-2")
    assert s.strength[piece("aa-30-2")] == 4
    assert len(companies(s, at())) == 1
    barred(s, "detach aa-69-2", "WV-8.4.3")
    s = allied("aa-69-2 column f0 s3")
    s.marks[piece("aa-69-2")] |= ATTACHED
    run(s, ALLIED)
    do(s, "detach aa-69-2")
    assert s.strength[piece("aa-69-2")] == 3
    assert not s.marks[piece("aa-69-2")] & ATTACHED
    assert len(companies(s, at())) == 1


@pytest.mark.clause("WV-8.4.4a", "WV-8.4.4b", "WV-8.4.4d")
def test_class_2_takes_one_company_inside() -> None:
    s = allied("aa-30-2 column f0 s3", "british-company-1", "british-company-2")
    run(s, ALLIED)
    before = effectiveness(s, piece("aa-30-2"))
    do(s, "absorb aa-30-2", "take british-company-1")
    p = piece("aa-30-2")
    assert s.strength[p] == 3
    assert strength_of(s, p) == 4
    assert effectiveness(s, p) == before + 1
    assert s.bar(1, 23 << 16 | p) in ("WV-8.4.4a", "WV-8.4a")
    assert s.where[piece("british-company-1")] == -1
    s = allied("aa-30-2 column f0", "british-company-1")
    run(s, ALLIED)
    barred(s, "absorb aa-30-2", "WV-8.4.4a")  # at full strength


@pytest.mark.clause("WV-8.4.5")
def test_class_3_neither_detaches_nor_absorbs() -> None:
    s = allied("aa-n-7mi column f0 s5", "netherlands-company-1")
    run(s, ALLIED)
    barred(s, "detach aa-n-7mi", "WV-8.4.5")
    barred(s, "absorb aa-n-7mi", "WV-8.4.5")


@pytest.mark.clause("WV-8.4.6a", "WV-8.4.6b")
def test_rout_prevents_disorder_does_not() -> None:
    s = allied("aa-51 column f0 s3 routed")
    put(s, at("N3"), "aa-32 disordered s3", "british-company-1 routed")
    run(s, ALLIED)
    barred(s, "detach aa-51", "WV-8.4.6a")
    barred(s, "absorb aa-51", "WV-8.4.6a")
    barred(s, "absorb aa-32", "WV-8.4c")  # the only company is routed
    assert "detach aa-32" in names(s)  # disordered and out of command


@pytest.mark.clause("WV-14.3.3", "WV-8.4.6b")
def test_companies_come_only_from_active_brigades() -> None:
    s = blank()
    put(s, at(), "aa-51 column f0", active=False)
    put(s, at("S5"), "aa-30-2 column f0")
    leader(s, "aa-wellington", at("S5"))
    run(s, ALLIED)
    barred(s, "detach aa-51", "WV-14.3.3")


@pytest.mark.clause("WV-7.5.5", "WV-7.5.6", "WV-7.5.7", "WV-7.5.4", "WV-9.4.5", "WV-7.5.3")
def test_disorder_and_rout_of_a_stack() -> None:
    from grognard.games.wellingtons_victory.effects import disorder, rout

    s = allied("aa-30-2 line_right f0")
    put(s, at("N3"), "aa-b-lloyd limbered f0", "british-company-1")
    disorder(s, at(), 1)
    assert s.order[piece("aa-30-2")] == DISORDERED
    assert s.form[piece("aa-30-2")] == COLUMN
    assert s.order[piece("aa-wellington")] == ORDERED
    rout(s, at("N3"), 1)
    assert s.order[piece("british-company-1")] == ROUTED
    assert s.order[piece("aa-b-lloyd-crew")] == ROUTED
    assert s.order[piece("aa-b-lloyd")] == DISORDERED  # WV-7.4.7a: batteries never rout


@pytest.mark.clause("WV-7.6.1", "WV-7.6.2", "WV-7.6.3", "WV-7.6.4", "WV-7.2", "WV-7.3")
def test_who_is_formed() -> None:
    s = allied("aa-30-2 column f0", "british-company-1")
    for name, formed in (
        ("aa-30-2", True),
        ("british-company-1", False),
        ("aa-wellington", False),
        ("aa-1drgd", True),
        ("aa-b-lloyd", True),
        ("aa-b-lloyd-crew", True),
    ):
        assert s.formed(piece(name)) is formed
    s.order[piece("aa-1drgd")] = DISORDERED
    s.order[piece("aa-b-lloyd-crew")] = DISORDERED
    assert not s.formed(piece("aa-1drgd"))
    assert not s.formed(piece("aa-b-lloyd-crew"))


@pytest.mark.clause("WV-2.38e", "WV-2.38f", "WV-11.0m")
def test_classes_follow_the_printed_effectiveness() -> None:
    from grognard.games.wellingtons_victory.tables import EFFECTIVENESS

    for u in range(UNIT_COUNT):
        if KIND[u] == 0:
            assert CLASS[u] == (3, 3, 2, 2, 1, 1)[EFFECTIVENESS[u] - 1]
        elif KIND[u] == 2:
            assert CLASS[u] in (1, 2, 3)
    assert PIECE_COUNT > UNIT_COUNT


@pytest.mark.clause("WV-12.5.2", "WV-4.1.3", "WV-12.5.3", "WV-13.1.1c", "WV-13.1.8a6", "WV-6.5.4")
def test_stacks_in_a_charge_zone_check_first() -> None:
    s = blank()
    put(s, at(), "fr-7hu f0 charging")
    put(s, at("N2"), "aa-30-2 column f3")  # minimum zone: +2
    put(s, at("N4"), "aa-69-2 square")  # squares do not check
    put(s, at("N3 NE"), "aa-73-2 routed")
    put(s, at("S2"), "aa-n-2 column f0")  # behind: no zone
    leader(s, "fr-ney", at("S3"))
    s.phase = 3
    dice(s, 2)
    run(s, ALLIED)
    assert rolled(s) == 1
    assert s.order[piece("aa-30-2")] == ORDERED  # 2 + 2 is not above 4
    assert frame(s) == "Formation"


@pytest.mark.clause("WV-12.5.2", "WV-13.1c", "WV-13.1.6")
def test_a_failed_check_disorders_or_routs() -> None:
    for die, order in ((3, DISORDERED), (6, ROUTED)):
        s = blank()
        put(s, at(), "fr-7hu f0 charging")
        put(s, at("N2"), "aa-n-2 column f3")  # effectiveness 3
        leader(s, "fr-ney", at("S3"))
        dice(s, die, 1, 1, 1)
        run(s, ALLIED)
        retreat(s)
        assert s.order[piece("aa-n-2")] == order
        moved = s.where[piece("aa-n-2")] != at("N2")
        assert moved == (order == ROUTED)  # retreat 3 only when routed


@pytest.mark.clause("WV-6.1.3")
def test_a_disordered_unlimbered_battery_keeps_its_facing() -> None:
    s = allied("aa-b-lloyd unlimbered f2 disordered")
    assert not s.all_round(piece("aa-b-lloyd"))
    s.form[piece("aa-b-lloyd")] = LIMBERED
    assert s.all_round(piece("aa-b-lloyd"))


@pytest.mark.clause("WV-7.4.9a", "WV-7.4.9c", "WV-7.4.9b")
def test_crews_react_as_formed_units() -> None:
    from grognard.games.wellingtons_victory import morale

    s = allied("aa-b-lloyd unlimbered f2")
    crew = piece("aa-b-lloyd-crew")
    assert morale.outcome(s, crew, 2) == morale.SHAKEN
    assert morale.outcome(s, crew, 4) == morale.BROKEN
    s.order[crew] = DISORDERED
    assert morale.outcome(s, crew, 1) == morale.BROKEN


def test_line_left_is_the_other_flank() -> None:
    s = allied("aa-30-2 line_left f0")
    assert s.form[piece("aa-30-2")] == LINE_LEFT
    assert s.second(piece("aa-30-2")) == at("NW")
