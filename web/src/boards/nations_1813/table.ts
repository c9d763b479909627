/** What the view of this game says, and what of it the shared parts are told. */

import data from "../../../../src/grognard/games/nations_1813/data/armies.json";
import list from "../../../../src/grognard/games/nations_1813/data/missions.json";
import type { View } from "../../lib/types";
import type { GameWords } from "../../lib/words";
import type { Fact } from "../board";
import { AREA } from "./geometry";

export type Side = "french" | "allied";
export interface Army {
  side: Side;
  state: "unplayed" | "markers" | "tile" | "destroyed";
  unit: string;
  strength: number;
  damage: number;
  area: string | null;
  worth: number | null;
  markers: string[];
  free_villages: number;
  scouts_needed: number;
  not_before: string | null;
}
export interface Player {
  name: string;
  side: Side | null;
  score?: number;
  cards?: number;
  surplus?: number;
  scouts?: number;
  known_cards?: string[];
}
export interface Held {
  mission: string;
  army: string | null;
  supporters: { army: string; worth: number }[];
  enemies: { army: string; worth: number }[];
  french: number;
  allied: number;
  side: Side;
  points: number;
}
export interface Tally {
  missions: Held[];
  score: Record<Side, number>;
}
export interface Losses {
  points: number;
  forced: Record<string, number>;
  destroyed: string[];
  choices: { by: string; among: string[] }[];
}
export interface Mission {
  mission: string | null;
  revealed: boolean;
  two_drawn: boolean;
  refused: string | null;
}
export interface Nations {
  number: number;
  earlier: Record<Side, number> | null;
  seats: Player[];
  turn: Side;
  turns: number;
  actions: number;
  time: number;
  last: number;
  dates: Record<string, number>;
  battles: number;
  score: Record<Side, number>;
  areas: Record<string, { tile: string | null; markers: string[] }>;
  armies: Record<string, Army>;
  display: string[];
  discard: string[];
  deck: number;
  gone: number;
  supply: number;
  missions: Record<string, Mission>;
  battle_now: Record<Side, Losses>;
  score_now: Tally;
  scoring: Tally | null;
  at: { army?: string; card?: string; place?: string; by?: string };
}

export const tableOf = (view: View): Nations => view.table as unknown as Nations;

export const VILLAGES: Record<string, string[]> = Object.fromEntries(data.armies.map((army) => [army.id, army.villages]));
export const STRENGTH: Record<string, number> = Object.fromEntries(data.armies.map((army) => [army.id, army.strength]));
export const MISSIONS: Record<string, { area: string; french: number; allied: number; district: string }> = Object.fromEntries(
  list.missions.map(({ id, area, french_points, allied_points, district }) => [id, { area, french: french_points, allied: allied_points, district }]),
);
/** Army cards in the order of their numbers, a side's own. */
export const ARMIES: Record<Side, string[]> = { french: [], allied: [] };
for (const { id, side } of data.armies) ARMIES[side as Side].push(id);

export const sideOf = (table: Nations, seat: string): Side | null => table.seats.find((player) => player.name === seat)?.side ?? null;

/** Wachau, plain. MacDonald’s army, strength 4. Markers of Klenau. Mission for 4 or 6 points. */
export function about(view: View, place: string, words: GameWords): string {
  const table = tableOf(view);
  const here = table.areas[place];
  const told = [words.say("board-place", { place: `place-${place}`, terrain: `terrain-${AREA[place]?.terrain ?? ""}` })];
  const army = here?.tile ? table.armies[here.tile] : undefined;
  if (here?.tile && army) {
    told.push(words.say("board-place-tile", { army: `army-${here.tile}`, strength: army.strength, side: `side-${army.side}` }));
  }
  if (here?.markers.length) {
    told.push(words.say("board-place-markers", { armies: words.words.listed(here.markers.map((one) => words.name("army", one))) }));
  }
  const mission = missionAt(table, place);
  if (mission) told.push(words.say(mission.revealed ? "board-place-mission" : "board-place-secret", mission.points));
  return told.join(", ");
}

/** The mission that one knows of at a place. */
export function missionAt(table: Nations, place: string): { id: string; revealed: boolean; points: { french: number; allied: number } } | null {
  for (const { mission, revealed } of Object.values(table.missions)) {
    const card = mission ? MISSIONS[mission] : undefined;
    if (mission && card?.area === place) return { id: mission, revealed, points: { french: card.french, allied: card.allied } };
  }
  return null;
}

export function facts(view: View, seat: string, words: GameWords): Fact[] {
  const table = tableOf(view);
  const player = table.seats.find((one) => one.name === seat);
  if (!player?.side) return [];
  const placed = ARMIES[player.side].filter((army) => table.armies[army]?.state === "tile").length;
  const told = (field: string, value: number): Fact => ({
    label: words.say(`board-field-${field}`),
    short: words.say(`board-brief-${field}`),
    value: String(value),
  });
  return [told("score", player.score ?? 0), told("tiles", placed), told("cards", player.cards ?? 0), told("scouts", player.scouts ?? 0)];
}

/** Where an army stands as a tile, or has its last marker; the village of a mission. A battle is where tiles are. */
export function where(view: View, thing: string): string | null {
  const table = tableOf(view);
  const mission = MISSIONS[thing];
  if (mission) return mission.area;
  const army = table.armies[thing];
  if (!army) return null;
  if (army.area) return army.area;
  return army.markers.length === 1 ? (army.markers[0] ?? null) : null;
}

/** Where a seat's armies are; before any has come on, where its missions or the villages of its cards are. */
export function home(view: View, seat: string): string[] {
  const table = tableOf(view);
  const side = sideOf(table, seat);
  if (!side) return [];
  const own = ARMIES[side].flatMap((id) => table.armies[id] ?? []);
  const there = own.flatMap((army) => (army.area ? [army.area] : army.markers));
  if (there.length) return [...new Set(there)];
  return Object.values(table.missions).flatMap(({ mission }) => MISSIONS[mission ?? ""]?.area ?? []);
}

/** The enemy tiles that touch an army's tile. */
export function touching(table: Nations, id: string, borders: (readonly [string, string])[]): string[] {
  const army = table.armies[id];
  if (!army?.area) return [];
  const beside = borders.flatMap(([a, b]) => (a === army.area ? [b] : b === army.area ? [a] : []));
  return beside.flatMap((place) => table.areas[place]?.tile ?? []).filter((other) => table.armies[other]?.side !== army.side);
}

/** Opposing tiles side by side. */
export function contacts(table: Nations, borders: (readonly [string, string])[]): (readonly [string, string])[] {
  const side = (place: string) => {
    const tile = table.areas[place]?.tile;
    return tile ? table.armies[tile]?.side : undefined;
  };
  return borders.filter(([a, b]) => side(a) && side(b) && side(a) !== side(b));
}

/** A name cut to so many letters. */
export const fitted = (name: string, letters: number): string => (name.length > letters ? `${name.slice(0, Math.max(2, Math.floor(letters) - 1))}.` : name);
