#!/usr/bin/env python3
"""Makes a game's clauses.toml from a list of clauses in JSON: tools/clauses.py FILE.json GAME_FOLDER

FILE.json has the clauses, in the order of the rulebook, under "clauses": id, chapter, kind, basis, ref, fr, en. The lists cite
the rulebook by the lines of a transcription ("L70–81"); readers have the booklets, so where the sections of a game are known
below, lines become sections ("Livret 1, 1b"). A ruling that rests on no particular place gets an empty reference.
"""

import json
import re
import sys
import tomllib
from pathlib import Path

KEYS = ("id", "chapter", "kind", "basis", "ref", "fr", "en")

# By game: the parts of its rulebook, and in each the sections by the line at which they begin.
SECTIONS = {
    "risk_napoleon": {
        "Livret 1": "20:introduction, 36:1, 46:1a, 66:1b, 85:1c, 91:1d, 103:1e, 109:1f, 113:1g, 117:2, 121:3, 123:3a, 127:3b, "
        "145:3c, 170:3d, 178:3d (renforts), 254:3d (combats), 360:3d (manœuvres), 366:3e, 370:4, 372:4a, 376:4b, "
        "384:4c, 406:5, 416:6, 418:6a, 424:6b, 449:6c, 507:résumé",
        "Livret 2": "545:introduction",
        "Livret 2, chapitre 1": "555:1, 567:2, 577:2.1, 587:2.2, 593:2.3, 601:3, 607:3.1, 617:3.2, 621:3.2.1, 625:3.2.2, "
        "629:3.2.3, 633:3.3, 651:4, 661:4.1, 673:4.2, 691:4.3, 703:4.4, 712:4.4.1, 718:4.4.2, 726:4.5, 734:4.6",
        "Livret 2, chapitre 2": "772:introduction, 778:1, 780:1.1, 784:1.2, 786:1.2.1, 796:1.2.2, 802:1.2.3, 814:1.3, "
        "828:1.4, 836:1.5, 842:1.5.1, 846:1.5.2, 862:1.5.3, 870:1.5.4, 874:1.5.5, 882:2, 893:2.1, 897:2.2, 902:2.3, 908:2.4, "
        "944:2.5, 973:3, 977:3 (1796), 1012:3 (1798), 1044:3 (1800), 1092:3 (1801), 1122:3 (1802), 1140:3 (1803), "
        "1166:3 (1805), 1212:3 (1806), 1248:3 (1807), 1286:3 (1808), 1308:3 (1809), 1341:3 (1810), 1365:3 (1812), "
        "1398:3 (1813), 1418:3 (1814), 1436:3 (1815), 1448:fin",
    },
    "nations_1813": {
        "Règle": "1:présentation, 5:historique, 18:contenu, 29:plateau de jeu, 58:cartes Armée, 75:cartes Mission, "
        "100:cartes Actions, 110:cartes Éclaireur, 125:cartes Mouvement, 138:cartes Information, 170:tuiles Armée, "
        "189:marqueurs de troupes, 199:jetons « -1 », 203:figurines, 229:mise en place, 258:tour de jeu, "
        "276:action 1, 327:action 2, 360:action 3, 387:action 4, 417:action 5, 427:action 6, 434:action 7, "
        "447:règles supplémentaires, 455:placer des tuiles Armée, 482:piste de temps, 490:bataille, 565:fin de partie, "
        "569:pointage final, 641:conditions alternatives de victoire, 648:conseils, 656:règles avancées",
    },
    "napoleon_1815": {
        "Règle": "1:matériel, 176:mise en place, 186:conditions de victoire, 226:la carte, 248:règles du Conscrit, "
        "252:commandants et corps d’armée, 263:ordre de bataille, 269:piles, 277:connexions et zones, 287:définitions, "
        "289:cartes à jouer, 330:zones libres et contestées, 334:positions renforcées, 338:séquence de jeu, 349:pioche, "
        "359:initiative, 383:opérations, 403:récupération, 431:la manœuvre, 513:le combat, 564:déterminer la victoire, "
        "588:règles du Grognard, 592:brouillard de guerre, 606:vedettes de cavalerie, 634:règles à 3 joueurs, "
        "684:précisions sur les cartes",
    },
}
# What a reference names besides lines and what readers can look up: the publisher's answers, our rulings in READINGS.md.
BESIDES = {"nations_1813": r"(?<![\w-])(?:FAQ|R-\d+)", "napoleon_1815": r"(?<![\w-])R-\d+"}


def section(line: int, parts: dict[str, str]) -> tuple[str, str]:
    """The part of the rulebook and the section in which a line stands."""
    found = ("", "")
    for part, starts in parts.items():
        for start, _, name in (told.partition(":") for told in starts.split(", ")):
            if int(start) <= line:
                found = (part, name)
    return found


def reference(ref: str, game: str) -> str:
    """The place in the rulebook, by sections where they are known."""
    if game not in SECTIONS:
        return ref
    cited: dict[str, list[str]] = {}
    for line in re.findall(r"\bL(\d+)", ref):
        part, name = section(int(line), SECTIONS[game])
        if name not in cited.setdefault(part, []):
            cited[part].append(name)
    besides = re.findall(BESIDES[game], ref) if game in BESIDES else []
    return "; ".join([*(", ".join([part, *names]) for part, names in cited.items()), *besides])


def table(clause: dict[str, str]) -> str:
    """One clause in TOML, whose basic strings take what JSON's do."""
    rows = [f"{key} = {json.dumps(clause[key], ensure_ascii=False)}" for key in KEYS]
    return "\n".join(["[[clause]]", *rows, ""])


def main(source: str, folder: str) -> None:
    told = json.loads(Path(source).read_text(encoding="utf-8"))["clauses"]
    game = Path(folder).name
    clauses = [{**clause, "ref": reference(clause["ref"], game)} for clause in told]
    text = "\n".join(table(clause) for clause in clauses)
    if tomllib.loads(text)["clause"] != clauses:
        sys.exit(f"{source}: the clauses do not come back from TOML as they were")
    target = Path(folder) / "clauses.toml"
    target.write_text(text, encoding="utf-8", newline="\n")
    print(f"{target}: {len(clauses)} clauses")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit((__doc__ or "").splitlines()[0])
    main(sys.argv[1], sys.argv[2])
