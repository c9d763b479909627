/** What the view of this game says, and what of it the shared parts are told. */

import oob from "../../../../src/grognard/games/napoleon_1815/data/oob.json";
import cards from "../../../../src/grognard/games/napoleon_1815/data/cards.json";
import type { Facts, LogEntry, LogEvent, View } from "../../lib/types";
import type { GameWords } from "../../lib/words";
import type { Fact, Inspected, Thing } from "../board";
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

/** What was told of the combat that is going on, or of the last one. */
export function combatEvents(recent: LogEntry[]): LogEvent[] {
  const all = recent.flatMap((entry) => entry.events);
  const start = all.findLastIndex((event) => event.e === "combat");
  return start < 0 ? [] : all.slice(start);
}

/** Whether the seat leads this nation. */
function leads(view: View, seat: string, nation: Nation): boolean {
  if (nation === "french" || seat === "blue") return (nation === "french") === (seat === "blue");
  return tableOf(view).seats.length < 3 || (seat === "red") === (nation === "english");
}

/** Where the own blocks stand. */
export const home = (view: View, seat: string): string[] => [
  ...new Set(Object.values(tableOf(view).blocks).flatMap((block) => (leads(view, seat, block.nation) ? [block.zone] : []))),
];

/** By zone: the blocks that can march together, corps first; vedettes where there are no corps. On the march the pile itself. */
export function muster(view: View, seat: string): Map<string, string[]> {
  const table = tableOf(view);
  const found = new Map<string, string[]>();
  const pile = table.operation?.pile ?? [];
  if (view.frame === "March") return pile.length && table.operation?.zone ? new Map([[table.operation.zone, pile]]) : found;
  for (const [piece, block] of Object.entries(table.blocks)) {
    if (!block.ready || !leads(view, seat, block.nation) || (pile.length && block.zone !== table.operation?.zone)) continue;
    found.set(block.zone, [...(found.get(block.zone) ?? []), piece]);
  }
  for (const [zone, pieces] of found) {
    const corps = pieces.filter((piece) => table.blocks[piece]?.infantry !== undefined);
    const first = pile[0] ?? corps[0] ?? "";
    const nation = table.blocks[first]?.nation;
    const able = pieces.filter((piece) => !isVedette(piece) && table.blocks[piece]?.nation === nation);
    if (corps.length) found.set(zone, [...able.filter((piece) => corps.includes(piece)), ...able.filter((piece) => !corps.includes(piece))]);
  }
  return found;
}

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
  const held = Object.values(table.control).filter((owner) => owner === side).length;
  return [told("cards", player.cards), told("deck", table.deck[side]), told("discard", table.discard[side]), told("objectives", held)];
}

export const chance = (odds: Facts): number | undefined => (typeof odds["win"] === "number" ? odds["win"] : undefined);

// --- what is pointed at -----------------------------------------------------------------------------------------------

const BONUS = new Map(oob.nations.flatMap((nation) => [...nation.commanders, ...nation.corps].map((one) => [one.id, one.bonus] as const)));
type Line = Inspected["lines"][number];

/** What the small card says of a zone, a block, a card, a marker, a track. */
export function inspect(view: View, { kind, id }: Thing, words: GameWords): Inspected | null {
  if (kind === "place" && ZONE[id]) return zoneCard(view, id, words);
  if (kind === "piece") return pieceCard(view, id, words);
  if (kind === "standing") return standingCard(view, id, words);
  if (kind === "card") return cardCard(id, words);
  if (kind === "control" || kind === "position" || kind === "axis" || kind === "bridge") return markerCard(view, kind, id, words);
  if (kind === "track" || kind === "effect") return trackCard(view, kind, id, words);
  return null;
}

function zoneCard(view: View, id: string, words: GameWords): Inspected {
  const table = tableOf(view);
  const zone = ZONE[id];
  const type = zone?.type ?? "clear";
  const lines: Line[] = [{ label: words.say(`board-type-${type}`), text: words.say(`board-ground-${type}`) }];
  const topics = [`place-${type}`];
  const owner = table.control[id];
  if (owner) {
    lines.push({ label: words.say("board-objective"), text: words.say("board-held", { side: `side-${owner}`, number: zone?.vp ?? 0 }) });
    topics.push("place-objective");
  }
  if (table.positions.includes(id)) lines.push({ text: words.say("board-about-position") });
  const axis = table.axes[id];
  if (axis) lines.push({ text: words.say("board-about-axis", { side: `side-${axis.side}`, to: `place-${axis.border.split(">")[1] ?? ""}` }) });
  const blocks = Object.entries(table.blocks).filter(([, block]) => block.zone === id);
  const standing = table.standing.filter((one) => one.zone === id);
  const nations = [...blocks.map(([, block]) => block.nation), ...standing.map((one) => one.nation)];
  if (nations.includes("french") && nations.some((nation) => nation !== "french")) {
    lines.push({ text: words.say("board-contested") });
    topics.push("place-contested");
  }
  for (const [piece, block] of blocks) lines.push({ label: words.name("piece", piece), text: state(block, words) });
  for (const one of standing) lines.push({ text: `${guessed(one, words)}, ${words.say(one.ready ? "board-is-ready" : "board-is-activated")}` });
  return { title: words.name("place", id), lines, topics };
}

/** Ready; infantry 5, cavalry 1; fatigue 2. */
function state(block: Block, words: GameWords): string {
  const ready = words.say(block.ready ? "board-is-ready" : "board-is-activated");
  if (block.infantry === undefined) return ready;
  return `${ready}, ${words.say("board-sheet", { infantry: block.infantry, cavalry: block.cavalry ?? 0, fatigue: block.fatigue ?? 0 })}`;
}

function pieceCard(view: View, id: string, words: GameWords): Inspected | null {
  const table = tableOf(view);
  const block = table.blocks[id];
  const kind = isVedette(id) ? "vedette" : COMMANDERS.includes(id) ? "commander" : "corps";
  const lines: Line[] = [{ text: words.say(`board-kind-${kind}`) }];
  if (block) {
    lines.push({ label: words.name("nation", block.nation), text: `${words.name("place", block.zone)}, ${words.say(block.ready ? "board-is-ready" : "board-is-activated")}` });
    if (block.infantry !== undefined) {
      const strength = block.infantry + (block.cavalry ?? 0);
      lines.push({ label: words.say("board-strength"), text: words.say("board-about-strength", { infantry: block.infantry, cavalry: block.cavalry ?? 0, cards: strength > 4 ? 2 : 1 }) });
      lines.push({ label: words.say("board-fatigue"), text: words.say("board-about-fatigue", { number: block.fatigue ?? 0 }) });
    }
  } else if (table.coming[id]) lines.push({ text: words.say("board-comes", { turn: table.coming[id] }) });
  else if (table.lost.includes(id)) lines.push({ text: words.say("board-is-lost") });
  const bonus = BONUS.get(id);
  for (const which of ["movement", "combat", "pursuit"] as const) {
    if (bonus?.[which]) lines.push({ text: words.say(`board-bonus-${which}`, { number: bonus[which] }) });
  }
  return { title: words.name("piece", id), lines, topics: [`piece-${kind}`, ...(kind === "corps" ? ["strength", "fatigue"] : [])] };
}

function standingCard(view: View, id: string, words: GameWords): Inspected | null {
  const one = tableOf(view).standing.find((other) => `${other.zone}-${other.nation}-${String(other.ready)}` === id);
  if (!one) return null;
  const lines = [{ text: words.say(one.ready ? "board-is-ready" : "board-is-activated") }, { text: words.say("board-about-standing") }];
  return { title: guessed(one, words), lines, topics: ["piece-standing"] };
}

function cardCard(id: string, words: GameWords): Inspected | null {
  const face = faceOf(id);
  if (!face) return null;
  const lines = [
    { text: words.say(`board-event-${face.event}`) },
    { label: words.say(`board-colour-${face.colour}`), text: words.say(`board-when-${face.colour}`) },
    { label: words.say("board-value"), text: String(face.value) },
    { label: words.say("board-box"), text: words.say("board-face", { losses: face.losses, fatigue: face.fatigue }) },
    { label: words.say("board-recovery"), text: words.say("board-fatigues", { number: face.recovery }) },
  ];
  return { title: words.name("card", id), lines, topics: [`card-${face.colour}`, `event-${face.event}`] };
}

function markerCard(view: View, kind: "control" | "position" | "axis" | "bridge", id: string, words: GameWords): Inspected | null {
  const table = tableOf(view);
  const title = words.say(`board-marker-${kind}`);
  const topics = [`marker-${kind}`];
  if (kind === "control") {
    const side = table.control[id];
    return side ? { title, lines: [{ label: words.name("place", id), text: words.say("board-held", { side: `side-${side}`, number: ZONE[id]?.vp ?? 0 }) }], topics } : null;
  }
  if (kind === "axis") {
    const axis = table.axes[id];
    return axis ? { title, lines: [{ label: words.name("place", id), text: words.say("board-about-axis", { side: `side-${axis.side}`, to: `place-${axis.border.split(">")[1] ?? ""}` }) }], topics } : null;
  }
  if (kind === "position") return { title, lines: [{ label: words.name("place", id), text: words.say("board-about-position") }], topics };
  return { title, lines: [{ text: words.say(table.broken.includes(id) ? "board-bridge-broken" : "board-bridge-stands") }], topics };
}

function trackCard(view: View, kind: string, id: string, words: GameWords): Inspected {
  const table = tableOf(view);
  if (kind === "effect") return { title: words.say(`board-effect-${id}`), lines: [{ text: words.say(`board-lasts-${id}`) }], topics: [`event-${id}`] };
  if (id === "vp") return { title: words.say("board-vp", { number: table.vp }), lines: [{ text: words.say("board-about-vp") }], topics: ["track-vp"] };
  return { title: words.say("board-turn", { turn: table.turn, turns: table.turns }), lines: [{ text: words.name("invasion", table.invasion) }], topics: ["track-turn"] };
}
