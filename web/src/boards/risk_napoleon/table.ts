/** What the view of this game says, and what of it the shared parts are told. */

import type { Fact, Secrets } from "../board";
import type { Facts, View } from "../../lib/types";
import type { GameWords } from "../../lib/words";
import { REGION_OF, REGIONS, SLOTS } from "./geometry";
import type { Told } from "./treaty.svelte";

export interface Land {
  owner: string | null;
  regiments: number;
}
export interface Player {
  name: string;
  words: string;
  territories: number;
  regiments: number;
  reserve: number;
  cards: number;
  known_cards: string[];
  mission: string | null;
  capital: string | null;
  out: boolean;
}
/** fortresses, generals, fleets */
export interface Advanced {
  rules: string[];
  fortresses: string[];
  debts: Record<string, string[]>;
  generals: Record<string, string[] | undefined>;
  /** by power, whose generals it holds and how many */
  captives: Record<string, Record<string, number>>;
  /** where a fleet lies: port, sea, blockade or relief, and the name */
  fleets: Record<string, string | undefined>;
  /** the navy of a fleet by its number */
  navies: Record<string, number | undefined>;
}
export interface Aim {
  nation: string;
  kind: string;
  points: number;
  count: number;
  place: string | null;
  regions: string[];
  now: number;
}
export interface History {
  armies: Record<string, Record<string, number> | undefined>;
  period: string | null;
  game_turn: number;
  turns: number;
  stage: string;
  at_war: string[];
  would_score: Record<string, number | undefined>;
  total: Record<string, number>;
  duties: { name: string; clause: string; nation: string | null; turn: number; met: boolean }[];
  aims: Aim[];
  periods: string[];
  leaders: string[];
  waterloo: number[];
  treaty: Told | null;
}
export interface RiskTable {
  round: number;
  turn: string;
  seats: Player[];
  territories: Record<string, Land>;
  pool: number;
  pile: number;
  conquered: number;
  next_set: number | null;
  at: { border?: string; engaged?: number; cards?: string[]; place?: string; sea?: string; at?: string; piece?: string };
  advanced?: Advanced;
  history?: History;
}

/** the seats of the history in their order; a sixth player shares France */
const NATIONS = ["fra", "aut", "pru", "rus", "eng"];

export const tableOf = (view: View): RiskTable => view.table as unknown as RiskTable;

export { sideOf } from "./signs";

/** The message that names the owner of a territory. */
export function ownerWords(table: RiskTable, owner: string | null): string {
  if (owner === null) return "";
  return table.seats.find((player) => player.name === owner)?.words ?? `owner-${owner}`;
}

/** Lorraine, Bleu, 3 régiments, un général de Bleu, une forteresse. */
export function about(view: View, place: string, words: GameWords): string {
  const table = tableOf(view);
  const land = table.territories[place];
  const name = words.name(place in SLOTS ? "sea" : "place", place);
  const here =
    land && land.owner !== null
      ? words.say("board-place", {
          place: `place-${place}`,
          owner: ownerWords(table, land.owner),
          regiments: land.regiments,
          region: `region-${REGION_OF[place] ?? ""}`,
        })
      : name;
  return [here, ...counters(table, place, words)].join(", ");
}

/** What the advanced rules put on a place, in words. */
function counters(table: RiskTable, place: string, words: GameWords): string[] {
  const { advanced, history } = table;
  if (!advanced) return [];
  const of = (seat: string) => ownerWords(table, seat);
  const parts = Object.entries(history?.armies[place] ?? {});
  const allied = parts.map(([nation, number]) => words.say("board-contingent", { nation: `nation-${nation}`, number }));
  const lying = new Map<string, number>();
  for (const [fleet, at] of Object.entries(advanced.fleets)) {
    const [kind = "", where = ""] = (at ?? "").split(" ");
    const navy = advanced.navies[fleet] ?? 0;
    const power = table.seats[history && navy > 4 ? 0 : navy]?.name ?? "";
    if (where === place) lying.set(`${kind} ${power}`, (lying.get(`${kind} ${power}`) ?? 0) + 1);
  }
  return [
    ...(parts.length > 1 ? allied : []),
    ...(advanced.generals[place] ?? []).map((seat) => words.say("board-general", { owner: of(seat) })),
    ...(advanced.fortresses.includes(place) ? [words.say("board-fortress")] : []),
    ...[...lying].map(([key, count]) => {
      const [kind = "", seat = ""] = key.split(" ");
      return words.say(`board-fleets-${kind}`, { count, owner: of(seat) });
    }),
  ];
}

export function facts(view: View, seat: string, words: GameWords): Fact[] {
  const player = tableOf(view).seats.find((one) => one.name === seat);
  if (!player) return [];
  const told = (field: string, value: number): Fact => ({
    label: words.say(`board-field-${field}`),
    short: words.say(`board-brief-${field}`),
    value: player.out ? "–" : String(value),
  });
  const found = [told("territories", player.territories), told("regiments", player.regiments), told("cards", player.cards)];
  if (player.reserve) found.push(told("reserve", player.reserve));
  const { advanced, history } = tableOf(view);
  if (history) found.unshift(told("points", history.total[NATIONS[Number(seat.slice(1)) - 1] ?? "fra"] ?? 0));
  if (advanced?.rules.includes("generals")) {
    const own = Object.values(advanced.generals).filter((seats) => seats?.includes(seat)).length;
    const captive = Object.values(advanced.captives).reduce((sum, held) => sum + (held[seat] ?? 0), 0);
    found.push(told("generals", own));
    if (captive) found.push(told("captives", captive));
  }
  return found;
}

export function secrets(view: View, seat: string, words: GameWords): Secrets {
  const table = tableOf(view);
  const player = table.seats.find((one) => one.name === seat);
  const notes: Secrets["notes"] = [];
  if (player?.mission) {
    notes.push({ label: words.say("board-mission"), text: words.name("mission", player.mission), places: missionPlaces(player.mission) });
  }
  if (player?.capital) {
    notes.push({ label: words.say("board-capital"), text: words.name("place", player.capital), places: [player.capital] });
  }
  return { cards: player?.known_cards ?? [], chosen: table.at.cards ?? [], notes };
}

/** What an objective asks and what it brings. */
export function aimWords(aim: Aim, words: GameWords): string {
  const form = aim.kind.endsWith("hold") ? words.words.the(`place-${aim.place}`) : words.name("place", aim.place ?? "");
  const places = aim.place ? [form] : aim.regions.map((region) => words.say(`board-short-${region}`));
  const where = places.length ? words.words.listed(places) : words.say("board-aim-anywhere");
  return words.say(`board-aim-${aim.kind.replaceAll("_", "-")}`, { where, points: aim.points, count: aim.count });
}

/** The territories that an objective is about. */
export function aimPlaces(aim: Aim): string[] {
  return aim.place ? [aim.place] : REGIONS.filter((region) => aim.regions.includes(region.id)).flatMap((region) => region.territories);
}

/** Where a seat has most of its regiments: a region of the map, or what is left of it. */
export function home(view: View, seat: string): string[] {
  const { territories } = tableOf(view);
  const own = (region: (typeof REGIONS)[number]) => region.territories.filter((place) => territories[place]?.owner === seat);
  const strength = (places: string[]) => places.reduce((sum, place) => sum + (territories[place]?.regiments ?? 0), 0);
  return REGIONS.map(own).reduce((best, places) => (strength(places) > strength(best) ? places : best), []);
}

/** The regions that a mission names, for pointing at them. */
function missionPlaces(mission: string): string[] {
  return REGIONS.filter((region) => mission.includes(region.id.replace(/^r_/, ""))).flatMap((region) => region.territories);
}

export const chance = (odds: Facts): number | undefined => {
  const fight = odds["fight"] as Facts | undefined;
  return typeof fight?.["win"] === "number" ? fight["win"] : undefined;
};
