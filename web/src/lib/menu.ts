/** What is open to a seat, sorted by where it is clicked. */

import type { Legal, Verb } from "./types";

export interface Choice {
  verb: string;
  argument: string;
  do: string;
}

export interface Menu {
  /** on a place: the ways to act on it, in the order of the game's verbs */
  places: Map<string, Choice[]>;
  /** from a place to another */
  borders: Map<string, Map<string, Choice[]>>;
  cards: Map<string, Choice[]>;
  pieces: Map<string, Choice[]>;
  numbers: { verb: string; values: number[] }[];
  /** verbs without argument */
  buttons: Choice[];
  /** choices from the game's other sets: colours, seats */
  lists: { verb: string; kind: string; choices: Choice[] }[];
  size: number;
}

export function menuOf(legal: Legal, verbs: Verb[]): Menu {
  const menu: Menu = {
    places: new Map(),
    borders: new Map(),
    cards: new Map(),
    pieces: new Map(),
    numbers: [],
    buttons: [],
    lists: [],
    size: 0,
  };
  for (const { name: verb, kind } of verbs) {
    const found = legal[verb];
    if (!found) continue;
    const choices = found.map((argument) => ({ verb, argument, do: `${verb} ${argument}` }));
    menu.size += kind === "none" ? 1 : choices.length;
    if (kind === "none") menu.buttons.push({ verb, argument: "", do: verb });
    else if (kind === "number") menu.numbers.push({ verb, values: found.map(Number) });
    else if (kind === "place") choices.forEach((choice) => add(menu.places, choice.argument, choice));
    else if (kind === "card") choices.forEach((choice) => add(menu.cards, choice.argument, choice));
    else if (kind === "piece") choices.forEach((choice) => add(menu.pieces, choice.argument, choice));
    else if (kind === "border") {
      for (const choice of choices) {
        const [from = "", to = ""] = choice.argument.split(">");
        if (!menu.borders.has(from)) menu.borders.set(from, new Map());
        add(menu.borders.get(from) as Map<string, Choice[]>, to, choice);
      }
    } else menu.lists.push({ verb, kind, choices });
  }
  return menu;
}

function add(map: Map<string, Choice[]>, key: string, choice: Choice): void {
  const there = map.get(key);
  if (there) there.push(choice);
  else map.set(key, [choice]);
}

/** The places that can be clicked while `selected` (or nothing) is selected. */
export function litPlaces(menu: Menu, selected: string | null): Set<string> {
  const lit = new Set([...menu.places.keys(), ...menu.borders.keys()]);
  for (const to of menu.borders.get(selected ?? "")?.keys() ?? []) lit.add(to);
  return lit;
}

/** The verbs that act on a single place, in order: what the choice 1, 2, 3 in the panel and the shift and control keys range over.
 * Where a place can be acted on and also be the beginning of an action, the verbs that begin there come first. */
export function placeVerbs(menu: Menu): string[] {
  const found = new Set<string>();
  for (const [from, targets] of menu.borders) {
    if (menu.places.has(from)) for (const choices of targets.values()) for (const choice of choices) found.add(choice.verb);
  }
  for (const choices of menu.places.values()) for (const choice of choices) found.add(choice.verb);
  return [...found];
}
