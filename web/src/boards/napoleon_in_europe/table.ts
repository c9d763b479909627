/** What the view of this game says, and what of it the shared parts are told. */

import type { Fact, Secrets } from "../board";
import type { Facts, View } from "../../lib/types";
import type { GameWords } from "../../lib/words";

/** infantry, cavalry, artillery, leaders */
export type Army = [number, number, number, number];
export interface Region {
  controller: string | null;
  pieces: Record<string, Army>;
}
export interface Ranks {
  front: Army;
  rear: Army;
  dead: Army;
}
export interface Fire {
  dice: number;
  from: number;
  targets: number;
  hits: { hits: number; p: number }[];
  breaks: number;
}
export interface RoundOdds {
  exact: boolean;
  fire: Fire;
  battle?: { policy: string; win: number; side: number };
}
export interface Battle {
  region: string;
  attackers: string[];
  defenders: string[];
  attack: string;
  defence: string;
  major: boolean;
  defence_hits_from: number;
  round: number;
  acting: "attack" | "defence";
  ranks: Record<string, Ranks | null>;
  odds: RoundOdds | null;
}
export interface Player {
  name: string;
  words: string;
  nations: string[];
  allies: string[];
  regions: number;
  start: number;
  growth: number;
  cards: number;
  deferred_to: string | null;
  out: boolean;
}
export interface Nation {
  seat: string | null;
  in_play: boolean;
  neutral: boolean;
  regions: number;
  capitals: number;
  next_draw: number;
  cards: number;
  known_cards: string[];
  sailed: number;
  capacity: number;
}
export interface EuropeTable {
  turn: number;
  last_turn: number;
  phase: string;
  active: string;
  party: string[];
  acted: string[];
  seats: Player[];
  nations: Record<string, Nation>;
  regions: Record<string, Region>;
  moved: { corps: string; at: string; start: string; through: string | null; by_sea: boolean; number: number }[];
  deck: number;
  battle: Battle | null;
  at: Facts;
}

export const tableOf = (view: View): EuropeTable => view.table as unknown as EuropeTable;
export const size = (army: readonly number[]): number => army.reduce((a, b) => a + b, 0);
export const playerOf = (table: EuropeTable, seat: string) => table.seats.find((one) => one.name === seat);

/** 3 infantry, 1 gun */
export function armyWords(army: readonly number[], words: GameWords): string {
  const arms = ["infantry", "cavalry", "artillery", "leader"];
  return arms
    .flatMap((arm, i) => (army[i] ? [words.say(`board-arm-${arm}`, { count: army[i] })] : []))
    .join(", ");
}

/** Saxony, France, French: 3 infantry, 1 gun. */
export function about(view: View, place: string, words: GameWords): string {
  const region = tableOf(view).regions[place];
  const name = words.name("place", place);
  if (!region) return name;
  const holder = region.controller ? words.name("nation", region.controller) : words.say("board-nobody");
  const armies = Object.entries(region.pieces).map(([nation, army]) =>
    words.say("board-army", { nation: `nation-${nation}`, army: armyWords(army, words) }),
  );
  return [words.say("board-place", { place: `place-${place}`, holder }), ...armies].join(" · ");
}

/** The regions where these nations have pieces. */
export const withPieces = (view: View, nations: string[]): string[] =>
  Object.entries(tableOf(view).regions).flatMap(([id, region]) => (nations.some((nation) => region.pieces[nation]) ? [id] : []));

/** Where a seat's pieces stand, or its homeland while it has none on the map. */
export function home(view: View, seat: string): string[] {
  const table = tableOf(view);
  const nations = playerOf(table, seat)?.nations ?? [];
  const found = withPieces(view, nations);
  return found.length ? found : Object.keys(table.regions).filter((id) => nations.includes(table.regions[id]?.controller ?? ""));
}

export function facts(view: View, seat: string, words: GameWords): Fact[] {
  const table = tableOf(view);
  const player = playerOf(table, seat);
  if (!player) return [];
  const told = (field: string, value: string | number): Fact => ({
    label: words.say(`board-field-${field}`),
    short: words.say(`board-brief-${field}`),
    value: player.out ? "–" : String(value),
  });
  const growth = Math.round(player.growth * 100) / 100;
  const sign = growth > 0 ? `+${growth}` : growth < 0 ? `−${-growth}` : "0";
  const found = [told("regions", player.regions), told("growth", sign), told("cards", player.cards)];
  const allies = player.allies.map((ally) => words.say(playerOf(table, ally)?.words ?? ally)).join(", ");
  return allies ? [...found, told("allies", allies)] : found;
}

// --- cards -----------------------------------------------------------------------------------------------------------

export const SYMBOLS = ["square", "triangle", "circle", "diamond"] as const;
const PIECES: Record<string, [number, number, number, number]> = {
  regiment: [1, 1, 1, 1],
  brigade: [3, 2, 2, 2],
  division: [6, 4, 3, 3],
};
const NEEDED: Record<string, number> = { regiment: 2, brigade: 3, division: 4 };

export interface Purchase {
  combination: string;
  /** by symbol, or -1 for a corps */
  arm: number;
  army: Army;
}

/** What one combination of this hand can buy for the nation, the dearest first: own colours bring more, jokers stand in. */
export function purchases(nation: string, hand: readonly string[]): Purchase[] {
  const jokers = hand.filter((card) => card === "bicorne").length;
  const own = SYMBOLS.map((symbol) => hand.filter((card) => card === `${nation}_${symbol}`).length);
  const all = SYMBOLS.map((symbol) => hand.filter((card) => card.endsWith(`_${symbol}`)).length);
  const found: Purchase[] = [];
  for (const [combination, pieces] of Object.entries(PIECES)) {
    const needed = NEEDED[combination] ?? 0;
    pieces.forEach((number, arm) => {
      const real = Math.min(all[arm] ?? 0, needed);
      if (real < 1 || real + jokers < needed) return;
      const army: Army = [0, 0, 0, 0];
      army[arm] = number + Math.min(own[arm] ?? 0, real);
      found.push({ combination, arm, army });
    });
  }
  const kinds = all.filter((number) => number > 0).length;
  if (kinds > 0 && kinds + jokers >= 4) {
    found.push({ combination: "corps", arm: -1, army: own.map((number) => (number ? 2 : 1)) as Army });
  }
  return found.sort((a, b) => size(b.army) - size(a.army));
}

/** What only this seat sees: the cards of its nations, and what they can buy. */
export function secrets(view: View, seat: string, words: GameWords): Secrets {
  const table = tableOf(view);
  const own = playerOf(table, seat)?.nations ?? [];
  const notes: Secrets["notes"] = [];
  const cards: string[] = [];
  for (const nation of own) {
    const hand = table.nations[nation]?.known_cards ?? [];
    cards.push(...hand);
    if (!hand.length) continue;
    const buys = purchases(nation, hand).map((one) =>
      words.say("board-buy", { combination: words.say(`board-combination-${one.combination}`), army: armyWords(one.army, words) }),
    );
    notes.push({
      label: words.say("board-hand", { nation: `nation-${nation}`, count: hand.length }),
      text: buys.length ? buys.join(" · ") : words.say("board-buy-nothing"),
    });
  }
  const chosen = (table.at["picked"] ?? table.at["pledged"] ?? []) as string[];
  return { cards, chosen, notes };
}

export const chance = (odds: Facts): number | undefined => {
  const battle = odds["battle"] as Facts | undefined;
  return typeof battle?.["win"] === "number" ? battle["win"] : undefined;
};

// --- what the step is about ------------------------------------------------------------------------------------------

/** What is being proposed, in words, for those who may know of it. */
export function proposal(view: View, words: GameWords): string {
  const { at, seats } = tableOf(view);
  const seat = (name: unknown) => seats.find((one) => one.name === name)?.words ?? "";
  const nation = (name: unknown) => `nation-${String(name)}`;
  switch (view.frame) {
    case "AllianceOffer":
      return at["proposer"] ? words.say("board-offer-alliance", { seat: seat(at["proposer"]) }) : "";
    case "TradeAnswer":
    case "CounterAnswer":
    case "TradeCards":
      return at["own"]
        ? words.say("board-offer-trade", { nation: nation(at["own"]), partner: nation(at["partner"]), give: Number(at["give"]), take: Number(at["take"]) })
        : "";
    case "Cession":
      return words.say("board-offer-cession", { place: `place-${String(at["region"])}`, nation: nation(at["nation"]) });
    case "Invitation":
      return words.say("board-offer-join", { seat: seat(at["asker"]) });
    case "Deferral":
      return words.say("board-offer-defer", { seat: seat(at["asker"]) });
    case "Passage":
      return words.say("board-offer-passage", { nation: nation(at["fleet"]), place: `place-${String(at["port"])}`, goal: `place-${String(at["goal"])}` });
    default:
      return "";
  }
}

/** The corps that the step is about, and how many of it, if the seat sees it. */
export function nowAt(view: View, words: GameWords): { sign: string; text: string } | null {
  const { corps, left } = tableOf(view).at as { corps?: string; left?: number };
  if (!corps) return null;
  const sign = `corps-${corps}`;
  return { sign, text: left === undefined ? words.name("corps", corps) : words.say("board-now", { count: left, corps: sign }) };
}
