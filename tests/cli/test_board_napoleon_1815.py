"""The board of Napoléon 1815 as text."""

import re
from functools import cache
from typing import Any

import pytest

from grognard.cli.boards import find_board
from grognard.cli.boards.napoleon_1815 import NATIONS, Board
from grognard.games.napoleon_1815.state import EFFECTS
from grognard.games.napoleon_1815.tables import CARDS, COMMANDERS_OF, ZONES, blocks_in
from grognard.games.napoleon_1815.verbs import VOCABULARY
from grognard.kernel.chance import next_word, seed_word, word_below
from grognard.kernel.contract import WATCHER, State
from grognard.kernel.options import Value
from grognard.kernel.playout import playout
from grognard.kernel.registry import find_game
from grognard.words import LANGUAGES, Words
from tests.cli.test_boards import drawn

GAME = find_game("napoleon_1815")
GAMES: list[dict[str, Value]] = [
    {"scenario": "campagne_de_belgique"},
    {"scenario": "campagne_de_belgique", "players": 3, "rules": "grognard"},
    {"scenario": "seize_juin", "players": 3},
    {"scenario": "seize_juin", "rules": "grognard", "combat_resolution": "dice"},
    {"scenario": "dix_huit_juin", "rules": "grognard"},
    {"scenario": "initiation"},
]
PERCENT = re.compile(r"(\d+)\s?%")


@cache
def board(lang: str) -> Board:
    found = find_board(GAME, Words(lang, GAME))
    assert isinstance(found, Board)
    return found


@cache
def situations() -> list[State]:
    """Moments of random games, from the first decision to the end, among them the first combats and their results."""
    found = []
    for seed, options in enumerate(GAMES):
        state = GAME.new(options, seed)
        fights: set[int] = set()
        for made in range(260):
            combat = state.view(WATCHER)["table"]["combat"]
            fight = min(combat["cards"][0] + combat["losses"][1], 2) if combat else -1
            if made % 65 == 0 or (fight >= 0 and fight not in fights):
                found.append(state.clone())
            fights.add(fight)
            playout(state, 1000 * seed + made, 1)
        playout(state, seed, 5000)
        found.append(state)
    return found


def plain(text: str) -> str:
    """With ordinary spaces and on one line."""
    return re.sub(r"\s+", " ", text)


@cache
def views() -> list[dict[str, Any]]:
    """What every seat and the spectator see in each of them."""
    return [state.view(seat) for state in situations() for seat in range(WATCHER, len(state.scores()))]


def test_the_moments_are_of_every_kind() -> None:
    tables = [view["table"] for view in views()]
    assert any(view["over"] for view in views())
    for part in ("combat", "operation", "standing", "axes", "coming", "lost", "effects", "passed"):
        assert any(table[part] for table in tables), part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_situation_fits_two_screens_of_80_columns_without_raw_ids(lang: str) -> None:
    shown = board(lang)
    raw = r"\w_\w|True|None|[{}\[\]]|[a-z]-\d" + (r"|french|english|prussian" if lang == "fr" else "")
    for view in views():
        text = drawn(shown.draw(view, 80)) + "\n".join(shown.own(view))
        lines = text.splitlines()
        assert max(len(line.rstrip()) for line in lines) <= 80
        assert len(lines) <= 55
        assert not re.search(raw, text), text
        assert not any(line.lstrip().startswith((":", "·")) for line in lines), text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_block_stands_in_its_zone(lang: str) -> None:
    shown = board(lang)
    for view in views():
        table = view["table"]
        text = drawn(shown.draw(view, 200), 200)
        rows = [line.split("  ") for line in text.splitlines() if line.startswith("  ")]
        told: dict[str, str] = {}
        for row in rows:
            told[row[1].removesuffix(" ×")] = told.get(row[1].removesuffix(" ×"), "") + "".join(row[2:])
        for piece, one in table["blocks"].items():
            name = piece.rpartition("_")[2] if piece.startswith("vedette") else shown.words.name("piece", piece)
            assert name in told[shown.words.name("place", one["zone"])]
            if "infantry" in one:
                assert f"{name}\u00a0{one['infantry']}+{one['cavalry']}" in text
        for one in table["standing"]:
            assert told[shown.words.name("place", one["zone"])]


def test_hidden_blocks_are_counted_and_named_only_as_far_as_the_view_tells() -> None:
    shown = board("en")
    place = {zone: shown.words.name("place", zone) for zone in ZONES}
    corps = [name for name in VOCABULARY.sets["piece"] if not name.startswith("vedette")]
    checked = 0
    for view in views():
        table = view["table"]
        for zone in {one["zone"] for one in table["standing"]}:
            here = [one for one in table["standing"] if one["zone"] == zone]
            may = {name for one in here for names in one["may_be"] for name in names}
            may |= {name for name, block in table["blocks"].items() if block["zone"] == zone}
            told = "\n".join(shown.look(view, zone)[: len(NATIONS) + 1]).split(place[zone], 1)[1]
            number = sum(one["number"] for one in here)
            number += sum(block["zone"] == zone for block in table["blocks"].values())
            assert sum(int(part[1:]) for part in shown.note(view, zone).split()) == number
            for name in set(corps) - may:
                assert not re.search(rf"\b{shown.words.name('piece', name)}\b(?! →)", told), (name, told)
            checked += 1
    assert checked > 100


def test_where_both_sides_stand_there_is_a_cross_and_a_key_to_it() -> None:
    crossed = 0
    for view in views():
        table = view["table"]
        blocks = [*table["blocks"].values(), *table["standing"]]
        french = {one["zone"] for one in blocks if one["nation"] == "french"}
        both = french & {one["zone"] for one in blocks if one["nation"] != "french"}
        text = drawn(board("en").draw(view, 80))
        assert text.count(" ×") == 0 or both
        assert all(f"{board('en').words.name('place', zone)} ×" in text for zone in both)
        assert ("×:" in text) == bool(both)
        crossed += bool(both)
    assert crossed


def test_strength_is_shown_to_its_own_side_alone() -> None:
    for state in situations():
        for seat in range(WATCHER, len(state.scores())):
            text = drawn(board("en").draw(state.view(seat), 80))
            assert ("infantry " in text) == (seat != WATCHER)
            heads = [line for line in text.splitlines() if re.match(r" \w+ .*infantry \d", line)]
            if seat >= 0:
                assert all(("French" in head) == (seat == 0) for head in heads)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hand_is_shown_to_its_owner_alone(lang: str) -> None:
    shown = board(lang)
    hidden = 0
    for state in situations():
        seats = range(len(state.scores()))
        assert shown.own(state.view(WATCHER)) == []
        hands = [set(state.view(seat)["table"]["seats"][seat]["hand"]) for seat in seats]
        for seat in seats:
            text = plain("\n".join(shown.own(state.view(seat))))
            known = {card for other in state.view(seat)["table"]["seats"] for card in other["hand"] + other["partners"]}
            names = {card: f"{plain(shown.words.name('card', card))} (" for card in CARDS}
            assert hands[seat] <= known
            assert all(names[card] in text for card in known)
            for name in {names[card] for card in CARDS} - {names[card] for card in known}:
                assert not re.search(rf"[:,] {re.escape(name)}", text)
                hidden += 1
    assert hidden


def test_the_hand_is_told_with_colours_and_recovery() -> None:
    state = GAME.new({}, 3)
    first, *more = board("fr").own(state.view(0))
    assert plain(first).startswith("Vos 4 cartes (+ : récupération) : Coordination (verte, +2),")
    assert all(line.startswith("    ") for line in more)


def test_three_players_and_their_common_deck() -> None:
    text = drawn(board("fr").draw(GAME.new({"players": 3}, 3).view(1), 80))
    assert "Anglais (vous)" in text
    assert "meneur de la coalition" in text
    assert re.search(r"^Coalition +pioche \d+, défausse \d+", text, re.MULTILINE)
    assert "opérations\u00a0:\u00a00 sur 1" in text


def test_the_track_and_the_turn() -> None:
    state = GAME.new({"start_vp": 7}, 1)
    day, track, *_ = drawn(board("fr").draw(state.view(0), 80)).splitlines()
    assert plain(day) == "Tour 1 sur 6 · 15 juin 1815, le passage de la Sambre · initiative"
    assert plain(track) == f"Piste de victoire : 7 Français 0 {'─' * 7}●{'─' * 13} 20 Coalition"


def test_a_place_is_told_with_ground_bridges_and_neighbours() -> None:
    view = GAME.new({}, 3).view(0)
    lines = board("fr").look(view, "charleroi")
    assert lines[0] == "Charleroi, ville"
    assert lines[1] == "  Prussiens\u00a0: Zieten"
    assert any("Châtelet" in line and line.endswith("pont") for line in lines[2:])
    assert board("fr").look(view, "quatre_bras")[0] == (
        "Les Quatre-Bras, ferme fortifiée, 1 PV, Coalition, position renforcée"
    )
    assert board("fr").note(view, "beaumont") == "F4"
    assert board("en").note(view, "bruxelles") == "E2"
    assert board("fr").note(view, "ligny") == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_place_can_be_looked_at(lang: str) -> None:
    shown = board(lang)
    for state in situations()[::5]:
        view = state.view(0)
        for zone in ZONES:
            lines = shown.look(view, zone)
            assert lines[0].startswith(shown.words.name("place", zone))
            assert len(lines) > 2
            assert max(map(len, lines)) <= 80


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_of_the_turn_has_a_name(lang: str) -> None:
    shown = board(lang)
    view = GAME.new({}, 3).view(0)
    for effect in EFFECTS:
        view["table"]["effects"] = [effect]
        text = drawn(shown.draw(view, 80))
        assert shown.words.say(f"cli-n15-effect-{effect}") in text
        assert shown.words.say("cli-n15-lasting") in text


def test_odds_of_every_kind_are_told_and_add_up() -> None:
    boards = [board(lang) for lang in LANGUAGES]
    kinds: set[str] = set()
    for seed, options in enumerate(GAMES[2:5] * 2):
        state = GAME.new(options, seed)
        word = seed_word(seed)
        for _ in range(400):
            if not state.stack:
                break
            seat = state.deciders()[0]
            actions = state.legal(seat)
            word = next_word(word)
            action = actions[word_below(word, len(actions))]
            if told := GAME.odds(state, seat, action):
                kinds.add(kind_of(told))
                for shown in boards:
                    check_odds(told, shown.odds(told))
            state.apply(seat, action)
    assert kinds == {"points", "sure step", "step", "off", "attack", "sure attack"}


def kind_of(told: dict[str, Any]) -> str:
    if "points" in told:
        return "points"
    if "cost" in told:
        return "sure step" if told["exact"] else "step"
    if told["off"]:
        return "off"
    return "sure attack" if told["exact"] else "attack"


def check_odds(told: dict[str, Any], lines: list[str]) -> None:
    text = "\n".join(lines)
    assert lines
    assert max(map(len, lines)) <= 80
    assert not re.search(r"\w_\w|True|False|None|[{}\[\]]|e-\d", text), text
    if "points" in told:
        shares = [int(share) for share in PERCENT.findall(text)]
        assert all(str(row["points"]) in text for row in told["points"])
        assert abs(sum(shares or [100]) - 100) <= len(shares)
    elif "cost" in told:
        assert str(told["cost"]) in lines[0]
        assert str(told["fatigue"][1]) in lines[1]
        assert (len(lines) == 3) == told["stop"]
    elif not told["off"]:
        shares = [int(share) for share in PERCENT.findall(lines[0])]
        assert len(shares) == 3
        assert abs(sum(shares) - 100) <= 2
        assert abs(shares[0] - 100 * told["win"]) <= 0.51
        assert len(lines) >= 6


def test_odds_of_an_attack_word_for_word() -> None:
    told = {
        "exact": False,
        "off": False,
        "modifiers": [[{"reason": "strength", "number": 4}, {"reason": "march", "number": -1}], []],
        "cards": [3, [{"cards": 2, "p": 0.25}, {"cards": 3, "p": 0.75}]],
        "win": 0.5,
        "draw": 0.3,
        "lose": 0.2,
        "error": 0.04,
        "inflicted": [{"losses": 1, "p": 1.0}],
        "suffered": [{"losses": 0, "p": 0.6}, {"losses": 1, "p": 0.4}],
        "fatigue": [1.25, 2.0],
    }
    assert [plain(line) for line in board("fr").odds(told)] == [
        "Victoire 50 %, égalité 30 %, défaite 20 %.",
        "À ± 4 % près : la force ennemie n’est pas connue.",
        "Attaque : nombre de cartes 3 (force et épuisement +4, attaque en marche −1)",
        "Défense : nombre de cartes 2 (25 %), 3 (75 %)",
        "Pertes infligées : 1 ; fatigue en moyenne : 2",
        "Pertes subies : 0 (60 %), 1 (40 %) ; fatigue en moyenne : 1,2",
    ]


def test_the_moment_changes_with_the_turn_and_the_operation_but_not_with_each_block_taken() -> None:
    shown = board("en")
    state = GAME.new({}, 4)
    word = seed_word(4)
    made = changed = turns = 0
    before: dict[int, tuple[Any, dict[str, Any]]] = {}
    while state.stack:
        seat = state.deciders()[0]
        view = state.view(seat)
        moment = shown.moment(view)
        assert moment is not None
        if seat in before:
            last, then = before[seat]
            turns += view["table"]["turn"] != then["table"]["turn"]
            if view["table"]["turn"] != then["table"]["turn"]:
                assert moment != last
            elif view["frame"] == then["frame"] == "Designate" and len(view["table"]["operation"].get("pile", [])) > 1:
                assert moment == last
            changed += moment != last
        before[seat] = moment, view
        actions = state.legal(seat)
        word = next_word(word)
        state.apply(seat, actions[word_below(word, len(actions))])
        made += 1
    assert turns >= 4
    assert 20 < changed < made / 2


def test_a_combat_is_told_with_both_sides_and_its_result() -> None:
    shown = board("en")
    results = 0
    for view in views():
        combat = view["table"]["combat"]
        if combat is None:
            continue
        lines = drawn(shown.draw(view, 200), 200).splitlines()
        place = shown.words.name("place", combat["zone"])
        assert any(line.startswith("Combat") and place in line for line in lines)
        for head, role in (("Attack", "attackers"), ("Defence", "defenders")):
            [line] = [line for line in lines if line.startswith(head)]
            assert all(shown.words.name("piece", piece) in line for piece in combat[role])
        results += any("suffers" in line for line in lines)
    assert results


def test_colours_only_repeat_what_words_say() -> None:
    view = GAME.new({}, 3).view(0)
    sober, coloured = drawn(board("fr").draw(view, 80)), drawn(board("fr").draw(view, 80), colour=True)
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[\d;]*m", "", coloured) == sober
    assert all(board("fr").words.name("nation", nation) in sober for nation in NATIONS)


def test_commanders_have_no_strength() -> None:
    text = drawn(board("en").draw(GAME.new({}, 3).view(0), 80))
    names = [board("en").words.name("piece", VOCABULARY.word("piece", b)) for b in blocks_in(COMMANDERS_OF[0])]
    assert all(re.search(rf"{name}(,|$| )", text) and f"{name}\u00a0" not in text for name in names)


def test_eliminated_corps_are_named_and_vedettes_counted() -> None:
    view = GAME.new({}, 3).view(0)
    view["table"]["lost"] = ["lobau", "vedette_french_1", "vedette_prussian_2"]
    lines = drawn(board("fr").draw(view, 80)).splitlines()
    assert [plain(line) for line in lines if line.startswith("Éliminés")] == ["Éliminés Lobau, 2 vedettes"]
