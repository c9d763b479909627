/** What the view of this game says, and what of it the shared parts are told. */

import cards from "../../../../src/grognard/games/napoleon_1815/data/cards.json";
import type { Facts, View } from "../../lib/types";
import type { GameWords } from "../../lib/words";
import type { Fact } from "../board";
import { ZONE } from "./geometry";

export type Side = "french" | "coalition";
export type Nation = "french" | "english" | "prussian";
export interface Block {
  zone: string;
  nation: Nation;
  ready: boolean;
  infantry?: number;
  cavalry?: number;
  fatigue?: number;
}
export interface Standing {
  zone: string;
  nation: Nation;
  ready: boolean;
  number: number;
  may_be: string[][];
}
export interface Modifier {
  reason: string;
  number: number;
}
export interface Combat {
  zone: string;
  attackers: string[];
  defenders: string[];
  modifiers: [Modifier[], Modifier[]];
  cards: [number, number];
  losses: [number, number];
  fatigue: [number, number];
  lying: Record<Side, string[]>;
}
export interface Operation {
  seat: string;
  announced: boolean;
  zone?: string;
  nation?: Nation;
  number?: number;
  pile?: string[];
  start?: string;
  intent?: string;
  base?: number;
  spent?: number;
  points?: number;
  fatigue?: number;
}
export interface Player {
  name: string;
  words: string;
  cards: number;
  hand: string[];
  partners: string[];
  served: string[];
  vedettes_to_place: number[];
}
export interface Table1815 {
  turn: number;
  turns: number;
  invasion: string;
  vp: number;
  leader: string | null;
  effects: string[];
  lasting: string[];
  operations: Record<Nation, number>;
  limits: Record<Nation, number | null>;
  passed: string[];
  control: Record<string, Side>;
  positions: string[];
  axes: Record<string, { side: Side; border: string }>;
  broken: string[];
  coming: Record<string, number>;
  lost: string[];
  blocks: Record<string, Block>;
  standing: Standing[];
  seats: Player[];
  deck: Record<Side, number>;
  discard: Record<Side, number>;
  last_discard: Record<Side, string | null>;
  used: Side[];
  operation: Operation | null;
  combat: Combat | null;
  at: { share?: string[]; left?: number; need?: Record<string, number>; moving?: string[]; card?: string };
}

export const tableOf = (view: View): Table1815 => view.table as unknown as Table1815;
export const sideOf = (nation: Nation): Side => (nation === "french" ? "french" : "coalition");
export const NATIONS: Nation[] = ["french", "english", "prussian"];
export const COMMANDERS = ["napoleon", "wellington", "blucher"];
export const isVedette = (piece: string): boolean => piece.startsWith("vedette_");

export interface CardFace {
  event: string;
  colour: string;
  value: number;
  losses: number;
  fatigue: number;
  recovery: number;
  symbols: string[];
}
const FACES = new Map(
  [...cards.cards, ...cards.three_player_cards].map((one): [string, CardFace] => {
    const { event, colour, value, symbols, recovery, combat } = one;
    return [`${event}-${one.number}`, { event, colour, value, symbols, recovery, losses: combat.losses, fatigue: combat.fatigue }];
  }),
);
export const faceOf = (card: string): CardFace | undefined => FACES.get(card);

/** Where a piece stands. */
export const where = (view: View, piece: string): string | null => tableOf(view).blocks[piece]?.zone ?? null;

/** What this block is called on the map. */
export const short = (piece: string, words: GameWords): string =>
  isVedette(piece) ? words.say("board-vedette") : words.name("piece", piece);

const FEW = 5; // names that are worth telling

/** Two French blocks, perhaps Ney, Reille or vedettes: what an attentive enemy has worked out, as soon as that is something. */
function guessed(one: Standing, words: GameWords): string {
  const blocks = words.say("board-standing", { number: one.number, nation: `nation-${one.nation}` });
  const names = [...new Set(one.may_be.flat())].map((piece) => (piece === "vedette" ? words.say("board-vedette") : words.name("piece", piece)));
  return names.length > FEW ? blocks : words.say("board-perhaps", { blocks, names: names.join(", ") });
}

/** Ligny, ville, contestée : D’Erlon, Ney (activé), Zieten. */
export function about(view: View, place: string, words: GameWords): string {
  const table = tableOf(view);
  const zone = ZONE[place];
  const parts = [words.name("place", place), words.say(`board-type-${zone?.type ?? "clear"}`)];
  const owner = table.control[place];
  if (owner) parts.push(words.say("board-held", { side: `side-${owner}`, number: zone?.vp ?? 0 }));
  if (table.positions.includes(place)) parts.push(words.say("board-position"));
  const told = (name: string, ready: boolean) => (ready ? name : words.say("board-activated", { name }));
  const blocks = Object.entries(table.blocks).filter(([, block]) => block.zone === place);
  const named = blocks.map(([piece, block]) => told(words.name("piece", piece), block.ready));
  const hidden = table.standing.filter((one) => one.zone === place).map((one) => told(guessed(one, words), one.ready));
  const all = [...named, ...hidden];
  return all.length ? words.say("board-place", { place: parts.join(", "), blocks: words.words.listed(all) }) : parts.join(", ");
}

export function facts(view: View, seat: string, words: GameWords): Fact[] {
  const table = tableOf(view);
  const player = table.seats.find((one) => one.name === seat);
  if (!player) return [];
  const side: Side = seat === "blue" ? "french" : "coalition";
  const told = (field: string, value: number): Fact => ({
    label: words.say(`board-field-${field}`),
    short: words.say(`board-brief-${field}`),
    value: String(value),
  });
  return [told("cards", player.cards), told("deck", table.deck[side]), told("discard", table.discard[side])];
}

/** The action that somebody had in mind when he clicked on a place without light. */
export function question(view: View, seat: string, place: string, selected: string | null, borders: string[]): string | undefined {
  const table = tableOf(view);
  const here = Object.entries(table.blocks).filter(([, block]) => block.zone === place);
  const from = selected ?? table.operation?.zone ?? "";
  const way = borders.includes(`${from}>${place}`) ? `${from}>${place}` : borders.find((border) => border.endsWith(`>${place}`));
  switch (view.frame) {
    case "March":
      return way ? `step ${way}` : undefined;
    case "Path":
      return way ? `retreat ${way}` : undefined;
    case "Vedettes":
      return `vedette ${place}`;
    case "Designate":
      return here[0] ? `take ${here[0][0]}` : undefined;
    default:
      return here[0] ? `fatigue ${here[0][0]}` : undefined;
  }
}

/** To pass is to do nothing more this turn; nothing else is asked about twice. */
export const final = (view: View, action: string): boolean => action === "pass" && view.frame === "Designate";

export const chance = (odds: Facts): number | undefined => (typeof odds["win"] === "number" ? odds["win"] : undefined);
