/** What a game brings to the screen: a board, and what little the shared parts cannot know. Everything but the board has a plain
 * stand-in, so that a game without any of this can still be played.
 *
 * A board draws the places and marks each with `data-place`; clicks, keys, hover, long press, light and names are the business of
 * the part around it (parts/Stage.svelte). */

import type { Component } from "svelte";
import type { Menu } from "../lib/menu";
import type { GameWords } from "../lib/words";
import type { Facts, LogEntry, LogEvent, Mark, View } from "../lib/types";

export interface BoardProps {
  view: View;
  words: GameWords;
  /** places that can be clicked now */
  lit: ReadonlySet<string>;
  /** those of them that complete an action begun at the selected place */
  targets: ReadonlySet<string>;
  selected: string | null;
  /** places that the log, a hint or a list points at */
  marked: ReadonlySet<string>;
  /** where a click is under way to the server */
  pending: string | null;
  /** by place: the chance of success of what a click there would do */
  chances: Readonly<Record<string, number | undefined>>;
  /** attributes for the element of a place: name, role, place in the order of the tabulator */
  place: (id: string) => Record<string, unknown>;
  /** the newest entries of the log, for arrows and dice */
  recent: LogEntry[];
  /** places where others changed something since this seat last decided */
  changed: ReadonlySet<string>;
  /** the ways that a plan for several units would take */
  ways?: { from: string; path: string[]; barred: boolean }[];
  /** what the units that were clicked can reach: a click there sends them */
  reach?: ReadonlyMap<string, Mark>;
  /** the ways to turn that can be chosen around a place */
  turns?: Turns | null;
}

/** Which way to face, with the pointer: the words of the set `turning`, and what a click on one does. */
export interface Turns {
  place: string;
  ways: { way: string; name: string; take: () => void }[];
}

/** A number or word that everybody may know of a player. */
export interface Fact {
  label: string;
  value: string;
  short?: string;
}

export interface Secrets {
  /** cards in hand */
  cards: string[];
  /** chosen already, as part of a step that is not finished */
  chosen: string[];
  /** what else only this seat knows, in words */
  notes: { label: string; text: string; places?: string[] }[];
}

export interface HandProps {
  view: View;
  /** whose eyes these are */
  seat: string;
  words: GameWords;
  /** what is open to the seat now */
  menu: Menu;
  act: (action: string) => void;
  /** why can this not be done? */
  ask: (action: string) => void;
  /** point at places of the board */
  mark: (places: string[]) => void;
  /** what comes next is done on the board: where the hand covers it, it goes away */
  leave: () => void;
}

/** A thing that one points at: `data-about="kind:id"` on its element, or a place, a card, an action. */
export interface Thing {
  /** place, piece, card, verb, seat, or a kind of the game's own: track, marker … */
  kind: string;
  id: string;
}

/** What the small card says of a thing. */
export interface Inspected {
  title: string;
  /** its numbers with their meaning, its state: a label and what it says, or a sentence alone */
  lines: { label?: string; text: string }[];
  /** under these names the game tells which rules concern it (topics.toml) */
  topics: string[];
}

export interface GameBoard {
  Board: Component<BoardProps>;
  /** what the small card says of what is pointed at; null for what it does not know */
  inspect?: (view: View, thing: Thing, words: GameWords) => Inspected | null;
  /** every symbol, number, colour and line, with a picture of each: a list of parts/LegendRow.svelte */
  Legend?: Component<{ view: View; words: GameWords }>;
  /** dice, cards and losses of a fight, as its card shows them; events from its beginning on */
  Fight?: Component<{ events: LogEvent[]; view: View; words: GameWords }>;
  /** where a seat's own pieces stand: on a small screen these are shown first */
  home?: (view: View, seat: string) => string[];
  Card?: Component<{ card: string; words: GameWords }>;
  /** instead of a plain list of cards and notes: what only this seat sees, and choices that are not on the board */
  Hand?: Component<HandProps>;
  /** on a narrow screen: what of the hand must lie under the thumb, below the board; the whole hand is in its drawer */
  Strip?: Component<HandProps>;
  /** verbs that the game offers elsewhere (in its own Hand, with a stack that is clicked); the shared list of choices leaves them out */
  handVerbs?: string[];
  Odds?: Component<{ odds: Facts; action: string; words: GameWords }>;
  /** tracks and dice beside the board */
  Tracks?: Component<{ view: View; words: GameWords; recent: LogEntry[] }>;
  /** a sign of colour and shape for what a message names: a seat by its colour, a nation */
  Badge?: Component<{ sign: string }>;
  /** the one number that sums odds up: the chance of success */
  chance?: (odds: Facts) => number | undefined;
  /** the place where a piece stands, or what else is named in a choice: it can then be chosen there, and the one pile on the march is
   * always selected */
  where?: (view: View, piece: string) => string | null;
  /** what is on a place, in words */
  about?: (view: View, place: string, words: GameWords) => string;
  facts?: (view: View, seat: string, words: GameWords) => Fact[];
  secrets?: (view: View, seat: string, words: GameWords) => Secrets;
  /** units and groups of a seat that can have standing orders of their own, those that go before others last */
  ordered?: (view: View, seat: string, words: GameWords) => { id: string; name: string; group: string }[];
  /** the set of this game whose words are ways to face */
  turning?: string;
  /** for orders to several units at once, and to march with two clicks: by place, the pieces of a seat that can be chosen */
  muster?: (view: View, seat: string) => Map<string, string[]>;
  /** ... and the groups that can be chosen as a whole */
  troops?: (view: View, seat: string, words: GameWords) => { id: string; name: string; things: string[] }[];
  /** numbers for which the most may be taken always */
  always?: string[];
  /** steps in which nothing secret is looked at: no curtain for them when several people share a screen */
  open?: string[] | ((view: View) => string[]);
}

const BOARDS = import.meta.glob<{ board: GameBoard }>("./*/index.ts");
const COVERS = import.meta.glob<{ default: Component }>("./*/Cover.svelte");

export async function findBoard(game: string): Promise<GameBoard> {
  const load = BOARDS[`./${game}/index.ts`] ?? BOARDS["./plain/index.ts"];
  if (!load) throw new Error("no board");
  return (await load()).board;
}

export async function plainBoard(): Promise<GameBoard> {
  return findBoard("plain");
}

export async function findCover(game: string): Promise<Component | null> {
  return (await COVERS[`./${game}/Cover.svelte`]?.())?.default ?? null;
}
