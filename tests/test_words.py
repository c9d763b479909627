"""The words: complete, the same things in both languages, in correct French, and told without a slip."""

import ast
import json
import random
import re
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grognard import words
from grognard.kernel import clauses
from grognard.kernel.actions import NONE, NUMBER, act
from grognard.kernel.contract import ALL, WATCHER, Game, State
from grognard.kernel.errors import BadInput, Barred
from grognard.kernel.match import Match
from grognard.kernel.options import Value
from grognard.kernel.registry import find_game, game_ids
from grognard.testing import settings
from grognard.words import DICE, LANGUAGES, STUDIES, Words, language, missing, required

SOURCES = Path(__file__).parents[1] / "src" / "grognard"
GAMES = [find_game(name) for name in game_ids()]
PACKAGES = ["grognard", *[game.package for game in GAMES]]
RISK = find_game("risk_napoleon")
ANY = "**"  # details that cannot be read off the source

# The messages of the platform's own files, besides errors.
COMMON = {
    "yes", "no", "on", "off", "language-fr", "language-en", "list", "seat-watcher", *[f"seat-{n}" for n in range(1, 9)],
    "over-won", "over-shared", "over-drawn", "clause", "did-you-mean", "known-names", "order-ask",
}  # fmt: skip


class Parts(Visitor):
    """What a message is made of: its text, its variables, the messages that it names, and references it should not make."""

    def __init__(self) -> None:
        super().__init__()
        self.text: list[str] = []
        self.variables: set[str] = set()
        self.named: set[str] = set()
        self.references: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.text.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:  # noqa: N802
        self.named.add(node.value)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.references.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.references.append(node.id.name)


def parts_of(message: ftl.Message) -> Parts:
    parts = Parts()
    parts.visit(message)
    return parts


def language_files(package: str, lang: str) -> list[str]:
    folder = files(package).joinpath("text")
    return sorted(
        file.name for file in folder.iterdir() if file.name == f"{lang}.ftl" or file.name.endswith(f".{lang}.ftl")
    )


def entries(package: str, lang: str, only: str = "") -> list[ftl.EntryType]:
    """What the parser finds in a package's language files, or in one of them."""
    folder = files(package).joinpath("text")
    names = [only] if only else language_files(package, lang)
    texts = [folder.joinpath(name).read_text(encoding="utf-8") for name in names]
    return [entry for text in texts for entry in FluentParser().parse(text).body]


def messages(package: str, lang: str, only: str = "") -> dict[str, ftl.Message]:
    return {entry.id.name: entry for entry in entries(package, lang, only) if isinstance(entry, ftl.Message)}


def attributes(message: ftl.Message) -> set[str]:
    return {attribute.id.name for attribute in message.attributes}


# --- the files -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("package", PACKAGES)
def test_numbers_in_french_are_not_english_ones(package: str) -> None:
    told = words._sources(package, "fr")
    assert [key for key, text in told.items() if re.search(r"\b\d+(st|nd|rd|th)\b", text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_files_are_well_formed(package: str, lang: str) -> None:
    found = entries(package, lang)
    assert [entry.content for entry in found if isinstance(entry, ftl.Junk)] == []
    assert [entry.id.name for entry in found if isinstance(entry, ftl.Term)] == []
    ids = [entry.id.name for entry in found if isinstance(entry, ftl.Message)]
    assert sorted(ids) == sorted(set(ids))
    assert {key for key, message in messages(package, lang).items() if parts_of(message).references} == set()
    assert set(messages(package, lang)) == set(words._sources(package, lang))  # as they are read is as they are


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same_things(package: str) -> None:
    french, english = messages(package, "fr"), messages(package, "en")
    assert set(french) == set(english)
    for key in french:
        assert ("help" in attributes(french[key])) == ("help" in attributes(english[key])), key
        assert (french[key].value is None) == (english[key].value is None), key


@pytest.mark.parametrize("package", PACKAGES)
def test_french_forms_come_together(package: str) -> None:
    forms = {"the", "of", "to"}
    for key, message in messages(package, "fr").items():
        assert attributes(message) & forms in (set(), forms), key
        if key.startswith(("place-", "region-", "colour-", "owner-", "seat-")):
            assert attributes(message) >= forms, key


def slips(text: str, lang: str) -> list[str]:
    """What is wrong in a text by the rules of French typography (and no straight quotes in either language)."""
    wrong = re.findall(r"['\"]", text)
    if lang == "fr":
        wrong += re.findall(r"(?:^|[^\u202f])[;!?]", text)
        wrong += re.findall(r"(?:^|[^\u00a0]):", text)
        wrong += re.findall(r"«[^\u00a0]|[^\u00a0]»|\.\.\.|\b[oO]euvre|\bA [a-zà]", text)
    return wrong


def test_slips_are_seen() -> None:
    bad = [
        "l'Irlande",
        "Quoi ?",
        "Quoi\u00a0?",
        "oui: non",
        "oui : non",
        "«oui»",
        "« oui\u00a0»",
        'un "mot"',
        "a; b",
        "Ici...",
    ]
    assert [text for text in bad if not slips(text, "fr")] == []
    assert slips("«\u00a0Quoi\u202f?\u00a0» Ceci\u00a0: l’Irlande\u202f; fin\u202f!", "fr") == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_typography(package: str, lang: str) -> None:
    told = {key: "\n".join(parts_of(message).text) for key, message in messages(package, lang).items()}
    assert {key: slips(text, lang) for key, text in told.items() if slips(text, lang)} == {}


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_clauses_are_in_correct_french(game: Game) -> None:
    told = clauses.load(game.package).values()
    assert {clause.id: slips(clause.fr, "fr") for clause in told if slips(clause.fr, "fr")} == {}


# --- completeness ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_a_game_says_all_it_must(game: Game) -> None:
    assert missing(game) == []


def test_what_is_missing_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    told = words._sources

    def poorer(package: str, lang: str) -> dict[str, str]:
        found = dict(told(package, lang))
        if lang == "fr":
            for gone in ("verb-attack", "frame-Combat-wait", "scenario-two_player", "place-irlande", "chapter-set-up"):
                found.pop(gone, None)
            return found
        if "option-players" in found:
            found["option-players"] = "option-players = Players\n"
        return found

    monkeypatch.setattr(words, "_sources", poorer)
    assert sorted(missing(RISK)) == [
        "en: option-players.help",
        "fr: chapter-set-up",
        "fr: frame-Combat-wait",
        "fr: place-irlande",
        "fr: scenario-two_player",
        "fr: scenario-two_player.help",
        "fr: verb-attack",
    ]


def texts_in(folder: Path) -> set[str]:
    """All texts that stand in the sources of a game."""
    return {
        node.value
        for path in folder.glob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_a_game_says_nothing_in_vain(game: Game) -> None:
    told = messages(game.package, "en")
    named = {name for message in told.values() for name in parts_of(message).named}
    idle = set(told) - {wanted.partition(".")[0] for wanted in required(game)} - named - set(STUDIES)
    literals = texts_in(SOURCES / "games" / game.id)  # a seat's words, the name of a step that hides which it is
    assert {key for key in idle if not literals & {key, key.removeprefix("frame-").removesuffix("-wait")}} == set()
    assert set(told) & set(messages("grognard", "en")) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_platform_says_all_it_must_and_no_more(lang: str) -> None:
    told = set(messages("grognard", lang, f"{lang}.ftl"))
    errors = {f"error-{code}" for code in raised()}
    assert {key for key in told if not key.startswith("error-")} == COMMON
    assert {key for key in told if key.startswith("error-")} - errors == set()


def raised() -> dict[str, list[set[str]]]:
    """Every code of BadInput in the sources, with the names of the details at each place where it is raised."""
    found: dict[str, list[set[str]]] = {"barred": [{"clause", "action"}]}
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadInput":
                parts = [part.value for part in ast.walk(node.args[0]) if isinstance(part, ast.Constant)]
                codes = [part for part in parts if isinstance(part, str)]
                assert codes, f"{path}:{node.lineno}: a code that cannot be looked up"
                for code in codes:
                    found.setdefault(code, []).append({keyword.arg or ANY for keyword in node.keywords})
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_has_words(lang: str) -> None:
    told = {key: message for package in PACKAGES for key, message in messages(package, lang).items()}
    assert [code for code in raised() if f"error-{code}" not in told] == []
    for code, places in raised().items():
        for details in places:
            assert ANY in details or parts_of(told[f"error-{code}"]).variables <= details, code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_error_is_one_line(lang: str) -> None:
    every = Words(lang)
    for code, places in raised().items():
        for sample in (0, 1, 2, "x", "two\nlines\x1b[2J " + "x" * 500, None, ["a"]):
            for details in places:
                told = every.error(BadInput(code, **dict.fromkeys(details - {ANY}, sample)))
                assert told.endswith((".", "?", "!")) or "clause" in details, told
                assert not re.search(r"[\x00-\x1f\x7f\u2066-\u2069]", told), told
                assert len(told) < 1000


# --- telling ---------------------------------------------------------------------------------------------------------


def check(text: str) -> None:
    """A sentence as a person may read it."""
    assert text
    assert text[0] == text[0].upper()
    assert not re.search(r"[{}$\n\u2066-\u2069]|  |\bplace-|\bcard-|\bcolour-|\bseat-", text), text


def scenarios(game: Game) -> list[dict[str, Value]]:
    """The defaults, every scenario with the fewest seats it can have, and all of them with the most."""
    first = [option.id for option in game.options[:2]]
    bases = [setting for setting in settings(game, pairs=0) if [*setting] == first]
    seats = [len(game.seats(game.resolve(base))) for base in bases]
    told: set[Value] = set()
    chosen: list[dict[str, Value]] = [{}]
    for base, count in sorted(zip(bases, seats, strict=True), key=lambda pair: pair[1]):
        if base["scenario"] not in told or count == max(seats):
            told.add(base["scenario"])
            chosen.append(base)
    return chosen


@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_a_random_game_is_told_in_both_languages(game: Game) -> None:
    every = [Words(lang, game) for lang in LANGUAGES]
    told: set[str] = set()
    for number, given in enumerate(scenarios(game)):
        luck = random.Random(number)
        state = game.begin(game.resolve(given), seed=number)
        state.events = []
        state.settle()
        for _ in range(300):
            for w in every:
                told |= tell_all(w, state)
            if not state.stack:
                break
            state.events = []
            seat = luck.choice(state.deciders())
            state.apply(seat, luck.choice(state.legal(seat)))
    assert len(told) > 2000


def test_a_side_of_several_seats_wins_together() -> None:
    game = find_game("napoleon_1815")
    state = game.new({"scenario": "campagne_de_belgique", "players": 3}, 1)
    told = {lang: Words(lang, game)._outcome(state, [0.0, 1.0, 1.0]) for lang in LANGUAGES}
    for lang in LANGUAGES:
        w = Words(lang, game)
        assert all(w.seat(state, seat).lower() in told[lang].lower() for seat in (1, 2)), told
        assert w._outcome(state, [0.5, 0.5, 0.5]) == w.say("over-drawn")
    assert told["fr"].endswith("ont gagné la partie.")
    assert told["en"].endswith("have won the game.")


MENU = 24  # actions that are told of one situation, of a long list here and there one


def tell_all(w: Words, state: State) -> set[str]:
    """Everything there is to tell about a situation: events, status lines, menus."""
    seats = range(len(state.scores()))
    told = {w.event(state, event) for event in state.events or []}
    told |= {w.prompt(state, viewer) for viewer in [WATCHER, *seats]}
    for seat in state.deciders():
        actions = state.legal(seat)
        told |= {w.action(state, seat, action) for action in actions[:: 1 + len(actions) // MENU]}
    for text in told:
        check(text)
    return told | {w.seat(state, viewer) for viewer in [WATCHER, *seats]}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_every_event_and_action_can_be_told(game: Game, lang: str) -> None:
    """Also what no random game comes to: each with the first and the last thing it can be about."""
    w, state = Words(lang, game), game.new()
    last = {kind: len(names) - 1 for kind, names in game.vocabulary.sets.items()} | {NUMBER: 1234, DICE: 653}
    last["seat"] = last["owner"] = len(state.scores()) - 1
    for code, telling in enumerate(game.tellings):
        for values in (
            [100 if kind == DICE else 0 for _, kind in telling.arguments],
            [last[kind] for _, kind in telling.arguments],
        ):
            check(w.event(state, (ALL, code, values)))
    for number, verb in enumerate(game.vocabulary.verbs):
        high = 0 if verb.kind == NONE else verb.high if verb.kind == NUMBER else last[verb.kind]
        check(w.action(state, 0, act(number, verb.low)))
        check(w.action(state, 0, act(number, high)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=game_ids())
def test_every_name_option_and_chapter_can_be_told(game: Game, lang: str) -> None:
    w = Words(lang, game)
    for wanted in required(game):
        message, _, explained = wanted.partition(".")
        if explained:
            assert w.help(message).endswith("."), message
        elif message.startswith(("option-", "order-", "scenario-", "value-", "chapter-")):
            assert w.say(message)
    for option in game.options:
        assert w.option(option.id) == (w.say(f"option-{option.id}"), w.help(f"option-{option.id}"))
    for chapter in {clause.chapter for clause in clauses.load(game.package).values()}:
        assert w.chapter(chapter)


# --- RISK, word for word ---------------------------------------------------------------------------------------------


def risk_action(lang: str, name: str) -> str:
    return Words(lang, RISK).action(RISK.new(), 0, RISK.vocabulary.parse(name))


def test_french_sentences() -> None:
    assert risk_action("fr", "attack lorraine>helvetie") == "Attaquer la Confédération helvétique depuis la Lorraine"
    assert risk_action("fr", "place irlande") == "Poser un régiment en Irlande"
    assert risk_action("fr", "place portugal") == "Poser un régiment au Portugal"
    assert risk_action("fr", "place_five etats_eglise") == "Poser cinq régiments dans les États de l’Église"
    assert risk_action("fr", "capital normandie_bretagne") == "Prendre la Normandie et la Bretagne pour capitale"
    assert risk_action("fr", "exchange card_irlande") == "Échanger la carte Irlande (infanterie de ligne)"
    assert Words("fr", RISK).say("verb-occupy", number=1000) == "Occuper avec 1\u202f000 régiments"
    assert risk_action("fr", "defend 1") == "Défendre avec un dé"


def test_english_sentences() -> None:
    assert risk_action("en", "attack lorraine>helvetie") == "Attack the Swiss Confederation from Lorraine"
    assert risk_action("en", "place_all etats_eglise") == "Place all remaining regiments in the Papal States"
    assert risk_action("en", "exchange card_galicie") == "Exchange the card Polish Galicia (hussars)"
    assert risk_action("en", "defend 2") == "Defend with 2 dice"


def test_a_seat_has_its_colour_once_it_has_chosen() -> None:
    match = Match.start(RISK, {"players": 3}, ["human"] * 3)
    french = Words("fr", RISK)
    assert [french.seat(match.state, seat) for seat in (0, 1, WATCHER)] == ["Joueur 1", "Joueur 2", "Spectateur"]
    assert french.prompt(match.state, 0) == "Choisissez votre couleur."
    assert french.prompt(match.state, 1) == "Le joueur 1 choisit sa couleur."
    [event] = match.act(0, RISK.vocabulary.parse("colour red"))
    assert french.event(match.state, event) == "Le joueur 1 joue Rouge."
    assert french.seat(match.state, 0) == "Rouge"
    assert french.prompt(match.state, 0) == "Le joueur 2 choisit sa couleur."


def test_dice_and_borders_in_the_log() -> None:
    code = next(i for i, telling in enumerate(RISK.tellings) if telling.name == "round")
    border = RISK.vocabulary.number("border", "lorraine>helvetie")
    told = Words("fr", RISK).event(RISK.new(), (ALL, code, [border, 653, 640, 1, 1]))
    assert (
        told
        == "Confédération helvétique, 6‑5‑3 contre 6‑4\u00a0: l’attaquant perd un régiment, le défenseur perd un régiment."
    )
    told = Words("en", RISK).event(RISK.new(), (ALL, code, [border, 500, 610, 1, 0]))
    assert told == "Swiss Confederation, 5 against 6‑1: the attacker loses one regiment, the defender nothing."


def test_the_neutral_army_and_owners() -> None:
    code = next(i for i, telling in enumerate(RISK.tellings) if telling.name == "dealt")
    place, neutral = RISK.vocabulary.number("place", "irlande"), RISK.vocabulary.number("owner", "neutral")
    assert Words("fr", RISK).event(RISK.new(), (ALL, code, [place, neutral])) == "L’armée neutre reçoit l’Irlande."
    assert Words("fr", RISK).event(RISK.new(), (ALL, code, [place, 0])) == "Le joueur 1 reçoit l’Irlande."


def test_several_are_waited_for_by_name() -> None:
    state = RISK.new({"players": 3, "scenario": "capitals"})
    while type(state.stack[-1]).__name__ != "Capitals":
        seat = state.deciders()[0]
        state.apply(seat, state.legal(seat)[0])
    french = Words("fr", RISK)
    assert french.prompt(state, 0) == "Choisissez en secret votre capitale parmi vos territoires."
    assert french.prompt(state, WATCHER) == "Bleu, Rouge et Noir choisissent encore leur capitale."
    state.apply(0, state.legal(0)[0])
    assert french.prompt(state, 0) == "Rouge et Noir choisissent encore leur capitale."
    state.apply(1, state.legal(1)[0])
    assert french.prompt(state, 0) == "Noir choisit encore sa capitale."


def test_names_are_those_of_the_map_and_of_the_cards() -> None:
    data = files(RISK.package).joinpath("data")
    board = json.loads(data.joinpath("map.json").read_text(encoding="utf-8"))
    deck = json.loads(data.joinpath("cards.json").read_text(encoding="utf-8"))
    for lang in LANGUAGES:
        w = Words(lang, RISK)
        for kind, things in (("place", board["territories"]), ("region", board["regions"])):
            for thing in things:
                assert w.name(kind, thing["id"]) == thing[f"name_{lang}"].replace("'", "’")
        for card in deck["risk_deck"]["cards"]:
            told = w.name("card", card["id"])
            symbol = "Joker" if card["symbol"] == "joker" else w.name("symbol", card["symbol"])
            assert told == "Joker" or told.endswith(f"({symbol})")
            assert (told == "Joker") == (symbol == "Joker")


def test_values_of_options() -> None:
    french = Words("fr", RISK)
    assert french.value("auto_claim", True) == "oui"
    assert french.value("players", 4) == "4"
    assert french.value("scenario", "mission") == "Missions secrètes"
    assert french.value("card_bonus", "per_card") == "pour chaque carte"
    assert french.order("defence")[0] == "Dés de la défense"
    assert french.value("defence", "most") == "deux dés si possible"


def test_a_game_that_is_over_names_its_winner() -> None:
    state = RISK.new({"players": 2})
    seat = state.deciders()[0]
    state.apply(seat, state.legal(seat)[0])
    won = RISK.position(
        {**RISK.describe(state), "stack": [], "table": {**RISK.describe(state)["table"], "winner": "p1"}}
    )
    assert Words("fr", RISK).prompt(won, WATCHER) == "Bleu a gagné la partie."


# --- the rest --------------------------------------------------------------------------------------------------------


def test_errors_say_what_to_do() -> None:
    french, english = Words("fr"), Words("en")
    with pytest.raises(BadInput) as unknown:
        find_game("risk_napoleo")
    assert french.error(unknown.value) == (
        "Aucun jeu ne s’appelle «\u00a0risk_napoleo\u00a0». Vouliez-vous dire «\u00a0risk_napoleon\u00a0»\u202f?"
    )
    with pytest.raises(BadInput) as unknown:
        RISK.resolve({"players": 7})
    assert english.error(unknown.value) == "The option “players” goes from 2 to 6; 7 is outside."
    with pytest.raises(BadInput) as unknown:
        RISK.resolve({"scenario": "zzz"})
    assert english.error(unknown.value) == (
        "The option “scenario” cannot be “zzz”. To choose from: mission, world_conquest, capitals."
    )
    assert english.error(BadInput("nobody-knows", line=3)) == "nobody-knows (line=3)"


def test_a_refusal_tells_the_clause() -> None:
    barred = Barred("RSK-CBT-02", "attack irlande>ecosse")
    clause = clauses.find(RISK.package, "RSK-CBT-02")
    assert Words("en").error(barred) == "“attack irlande>ecosse” is not allowed now. RSK-CBT-02"
    assert Words("en", RISK).error(barred) == f"“attack irlande>ecosse” is not allowed now. RSK-CBT-02: {clause.en}"
    assert Words("fr", RISK).clause("RSK-CBT-02") == f"RSK-CBT-02\u00a0: {clause.fr}"


def test_words_that_are_not_there() -> None:
    english = Words("en", RISK)
    assert not english.has("verb-fly")
    with pytest.raises(KeyError):
        english.say("verb-fly")
    with pytest.raises(ValueError, match="verb-attack"):
        english.say("verb-attack", to="place-irlande")
    with pytest.raises(ValueError, match="game"):
        Words("en").clause("RSK-CBT-02")


@pytest.mark.parametrize(
    ("environment", "wanted", "found"),
    [
        ({}, None, "en"),
        ({"LANG": "fr_FR.UTF-8"}, None, "fr"),
        ({"LANG": "fr_CA"}, "en", "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "de_DE", "LC_MESSAGES": "fr"}, None, "fr"),
        ({"LANG": "fr", "LC_ALL": ""}, None, "fr"),
        ({"LANG": "de_DE.UTF-8"}, None, "en"),
        ({}, "FR", "fr"),
        ({}, "en-GB", "en"),
    ],
)
def test_the_language(
    environment: dict[str, str], wanted: str | None, found: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert language(wanted) == found


@pytest.mark.parametrize("wanted", ["de", "", "french"])
def test_a_language_that_is_not_spoken(wanted: str) -> None:
    with pytest.raises(BadInput, match="unknown-language"):
        language(wanted)


def test_fluent_is_imported_only_when_something_is_said() -> None:
    program = """
import sys
from grognard.kernel.registry import find_game
from grognard.words import Words
words = Words("fr", find_game("risk_napoleon"))
assert words.has("verb-attack")
assert not [name for name in sys.modules if name.partition(".")[0] in ("fluent", "babel")]
print(words.say("verb-end_turn"))
"""
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", program], capture_output=True, encoding="utf-8", check=False
    )
    assert (done.stdout, done.stderr) == ("Terminer le tour\n", "")
