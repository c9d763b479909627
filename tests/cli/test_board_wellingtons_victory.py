"""The board of Wellington's Victory in the terminal."""

import re
from collections.abc import Iterator

import pytest

from grognard.cli.boards import Board, find_board
from grognard.games.wellingtons_victory.tables import PIECE_NUMBER, UNIT_COUNT
from grognard.kernel.actions import SHIFT
from grognard.kernel.contract import WATCHER, Json, State
from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game
from grognard.players import find_player
from grognard.words import LANGUAGES, Words
from tests.cli.test_boards import drawn

GAME = find_game("wellingtons_victory")
SCENARIOS = ["hougoumont", "la_haye_sainte", "plancenoit", "waterloo", "early_assault"]
RAW = re.compile(r"\w_\w|\b(?:fr|aa|pr)-\w|-(?:crew|company)\b|\b(?:True|False|None|null)\b|[{}\[\]]")
SHARE = re.compile(r"^ +(\d+)\s?%  ", re.MULTILINE)


def board(lang: str) -> Board:
    return find_board(GAME, Words(lang, GAME))


def middle(moves: int, seed: int = 1, **options: str | bool) -> State:
    state = GAME.new(options, seed)
    playout(state, seed, moves)
    return state


def told_by(text: str) -> set[str]:
    """The hexes that a text names."""
    return set(re.findall(r"\b[ABCD]\d{4}\b", text))


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_situation_is_drawn_in_words_and_fits_80_columns(scenario: str, hidden: bool) -> None:
    boards = [board(lang) for lang in LANGUAGES]
    for seed, moves in ((1, 0), (2, 700)):
        state = middle(moves, seed, scenario=scenario, hidden_stacks=hidden)
        for seat in (0, 1, WATCHER):
            view = state.view(seat)
            for one in boards:
                text = drawn(one.draw(view, 80))
                assert max(len(line) for line in text.splitlines()) <= 80
                assert RAW.findall(text) == []
                assert view["table"]["clock"] in text
                assert set(view["table"]["stacks"]) <= told_by(text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_hougoumont_takes_no_more_than_two_screens(lang: str) -> None:
    for seed in range(4):
        text = drawn(board(lang).draw(middle(1200, seed, scenario="hougoumont").view(0), 80))
        assert len(text.splitlines()) <= 60


def test_a_wider_screen_needs_fewer_lines() -> None:
    view = middle(300, scenario="waterloo").view(0)
    text = drawn(board("en").draw(view, 140), 140)
    assert 80 < max(len(line) for line in text.splitlines()) <= 140
    assert len(text.splitlines()) < len(drawn(board("en").draw(view, 80)).splitlines())


def test_the_head_tells_the_hour_the_phase_the_morale_and_who_holds_what() -> None:
    lines = drawn(board("fr").draw(GAME.new({}, 1).view(0), 80)).splitlines()
    assert lines[0] == "11:45 · tour 11 · Phase de commandement française"
    assert lines[1] == "Français            moral 70, 0 brigade activée"
    assert lines[2] == "Armée anglo-alliée  moral 65, 4 brigades activées"
    assert lines[3] == "Tenus par l’armée anglo-alliée\u00a0:  Hougoumont (C2903)  La Haye Sainte (A4528)"


def test_units_stand_with_their_brigade_guns_with_their_rounds() -> None:
    text = drawn(board("en").draw(GAME.new({}, 1).view(0), 80))
    assert "○ Bauduin’s brigade 26  1/1Lt 6c↗ C2509  2/1Lt 5c↗ C2709" in text
    assert "Batteries  II 8↗•8 C3108" in text
    assert "Companies  2 C2903  2 C3103" in text
    assert "Leaders  Reille C2509" in text
    assert "! disordered" in text
    assert "!! routed" not in text, "only signs that are on the board are explained"


def test_guns_without_gunners_are_marked_and_gunners_without_guns_are_told() -> None:
    view = GAME.new({}, 1).view(0)
    view["table"]["stacks"]["C3108"].remove("fr-b-II-crew")
    view["table"]["stacks"]["C3107"] = ["fr-b-II-crew"]
    view["table"]["pieces"]["fr-b-II-crew"]["hex"] = "C3107"
    text = drawn(board("en").draw(view, 80))
    assert "II (8)↗•8 C3108" in text
    assert "Gunners without guns  1 C3107" in text
    assert "(6) guns without gunners" in text


def test_who_has_not_arrived_is_told_by_corps() -> None:
    view = GAME.new({"scenario": "waterloo"}, 1).view(0)
    text = drawn(board("en").draw(view, 80))
    assert "To come  IV Corps" in text
    told = sum(int(number) for number in re.findall(r": (\d+) units?\b", text))
    assert told == sum(PIECE_NUMBER[name] < UNIT_COUNT for name in view["table"]["waiting"]) > 0


def test_colours_only_repeat_what_words_say() -> None:
    view = GAME.new({}, 1).view(0)
    plain, coloured = drawn(board("en").draw(view, 80)), drawn(board("en").draw(view, 80), colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == plain


def test_of_a_covered_stack_the_enemy_is_told_the_height_alone() -> None:
    state = GAME.new({"scenario": "plancenoit", "hidden_stacks": True}, 1)
    one = board("en")
    french, allied = state.view(0)["table"], state.view(1)["table"]
    place = next(place for place, stack in french["stacks"].items() if None in stack)
    under = next(name for name in allied["stacks"][place] if name not in french["stacks"][place])
    name = one.words.name("piece", under)
    assert any(name in line for line in one.look(state.view(1), place))
    assert not any(name in line for line in one.look(state.view(0), place))
    assert any("not seen" in line for line in one.look(state.view(0), place))
    assert "+?" in one.note(state.view(0), place)
    assert "+?" not in one.note(state.view(1), place)
    text = drawn(one.draw(state.view(0), 80))
    assert "Units not seen" in text
    hidden = sum(stack.count(None) for stack in french["stacks"].values())
    listed = re.sub(r"\s+", " ", text.split("Units not seen")[1].split("●")[0])
    assert sum(int(number) for number in re.findall(r" (\d+)#? [ABCD]", listed)) == hidden


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hex_is_looked_at_with_its_units_its_ground_and_its_neighbours(lang: str) -> None:
    one = board(lang)
    state = middle(1000, 2, scenario="hougoumont")
    view = state.view(0)
    for place, stack in view["table"]["stacks"].items():
        lines = one.look(view, place)
        assert RAW.findall("\n".join([*lines, one.note(view, place)])) == []
        assert one.words.name("place", place) in lines[0]
        for name in stack:
            piece = view["table"]["pieces"][name]
            line = next(line for line in lines if line.strip().startswith(one.words.name("piece", name)))
            assert piece.get("form") is None or one.words.name("form", piece["form"]) in line
        assert len(lines) >= 1 + len(stack) + 6
    second = [piece["second"] for piece in view["table"]["pieces"].values() if "second" in piece]
    assert all("(" in "".join(one.look(view, place)) for place in second)


def test_what_a_look_says_of_a_hex() -> None:
    lines = board("fr").look(GAME.new({}, 1).view(0), "C2905")
    assert lines[0] == "Bois d’Hougoumont (C2905)\u00a0: couvert léger, niveau 2"
    assert lines[1].endswith("colonne, 3 points, efficacité 5, en désordre")
    assert lines[2] == "  nord        Bois d’Hougoumont (C2904)\u00a0: couvert léger, niveau 1"


def test_a_note_is_a_few_characters() -> None:
    view = GAME.new({}, 1).view(0)
    one = board("en")
    assert one.note(view, "C2710") == "F10c↗"
    assert one.note(view, "A3228") == "A12↙•6"
    assert one.note(view, "C2905") == "A3c!"
    assert one.note(view, "A0101") == ""
    assert all(len(one.note(view, place)) <= 10 for place in view["table"]["stacks"])


def test_nobody_holds_anything_in_secret() -> None:
    state = middle(200, 1, scenario="plancenoit", hidden_stacks=True)
    assert [board("en").own(state.view(seat)) for seat in (0, 1, WATCHER)] == [[], [], []]


def test_it_is_drawn_again_when_phase_or_turn_have_changed() -> None:
    one = board("en")
    state = GAME.new({}, 3)
    moments: dict[object, tuple[int, int]] = {}
    decisions = 0
    while state.stack and state.view(0)["table"]["turn"] < 14:
        table = state.view(0)["table"]
        moments.setdefault(one.moment(state.view(0)), (table["turn"], table["phase"]))
        playout(state, decisions, 1)
        decisions += 1
    turns = {turn for turn, _ in moments.values()}
    assert turns == {11, 12, 13}
    assert len(moments) <= 7 * len(turns) < decisions / 10
    assert {phase for _, phase in moments.values()} >= {1, 3, 6, 10}


def weighed(options: Json, seed: int, moves: int) -> Iterator[Json]:
    """In a game between greedy players, who attack: the odds of one action of each verb that is open."""
    state = GAME.new(options, seed)
    player = find_player("greedy")
    for move in range(moves):
        if not state.stack:
            return
        seat = state.deciders()[0]
        for action in {action >> SHIFT: action for action in state.legal(seat)}.values():
            told = GAME.odds(state, seat, action)
            if told:
                yield told
        state.apply(seat, player.choose(state, seat, move))


def test_odds_of_every_kind_are_told_and_add_up() -> None:
    boards = [board(lang) for lang in LANGUAGES]
    kinds: set[str] = set()
    for scenario in ("hougoumont", "plancenoit"):
        for told in weighed({"scenario": scenario, "hidden_stacks": scenario == "plancenoit"}, 1, 1000):
            kind = next(kind for kind in ("cost", "losses", "results", "passed") if kind in told)
            kinds.add(kind)
            for one in boards:
                text = "\n".join(one.odds(told))
                shares = [int(share) for share in SHARE.findall(text)]
                assert RAW.findall(text) == []
                assert shares == [] if kind == "cost" else abs(sum(shares) - 100) <= len(shares) / 2
                clauses = [
                    change["clause"] for who in ("attacker", "defender", "modifiers") for change in told.get(who, [])
                ]
                assert all(clause in text for clause in clauses)
    assert kinds == {"cost", "losses", "results", "passed"}


def test_odds_where_a_stack_is_not_seen_are_called_an_estimate() -> None:
    told = {
        "exact": False,
        "percent": 150,
        "differential": -2,
        "attacker": [{"amount": -1, "clause": "WV-12.2.2a2"}],
        "defender": [],
        "results": [{"attacker": "-", "defender": "R", "p": 0.5}, {"attacker": "Dr1", "defender": "-", "p": 0.5}],
    }
    assert board("en").odds(told) == [
        "An estimate: you do not see the whole stack.",
        "Melee at 150 %, differential −2, before defensive fire:",
        "   50 %  attacker: holds; defender: routed",
        "   50 %  attacker: disordered, retreats, 1 point lost; defender: holds",
        "Attacker: −1 (WV-12.2.2a2)",
    ]


def test_the_mean_loss_is_written_as_the_language_writes_numbers() -> None:
    told = {
        "exact": True,
        "row": "column",
        "strength": 5,
        "range": 1,
        "target_class": 2,
        "losses": [{"loss": 1, "p": 0.5}, {"loss": 2, "p": 0.5}],
        "expected": 1.5,
    }
    assert board("fr").odds(told)[-1].endswith("1,5")
    assert board("en").odds(told)[-1].endswith("1.5")
