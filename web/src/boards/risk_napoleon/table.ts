/** What the view of this game says, and what of it the shared parts are told. */

import type { Fact, Secrets } from "../board";
import type { Facts, View } from "../../lib/types";
import type { GameWords } from "../../lib/words";
import { REGION_OF, REGIONS } from "./geometry";

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
export interface RiskTable {
  round: number;
  turn: string;
  seats: Player[];
  territories: Record<string, Land>;
  pool: number;
  pile: number;
  conquered: number;
  next_set: number | null;
  at: { border?: string; engaged?: number; cards?: string[] };
}

export const tableOf = (view: View): RiskTable => view.table as unknown as RiskTable;

/** The message that names the owner of a territory. */
export function ownerWords(table: RiskTable, owner: string | null): string {
  if (owner === null) return "";
  return table.seats.find((player) => player.name === owner)?.words ?? `owner-${owner}`;
}

/** Lorraine, Bleu, 3 régiments. */
export function about(view: View, place: string, words: GameWords): string {
  const table = tableOf(view);
  const land = table.territories[place];
  const name = words.name("place", place);
  if (!land || land.owner === null) return name;
  return words.say("board-place", {
    place: `place-${place}`,
    owner: ownerWords(table, land.owner),
    regiments: land.regiments,
    region: `region-${REGION_OF[place] ?? ""}`,
  });
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
  return player.reserve ? [...found, told("reserve", player.reserve)] : found;
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

/** The regions that a mission names, for pointing at them. */
function missionPlaces(mission: string): string[] {
  return REGIONS.filter((region) => mission.includes(region.id.replace(/^r_/, ""))).flatMap((region) => region.territories);
}

/** The action that somebody had in mind when he clicked on a place without light. */
export function question(
  view: View,
  seat: string,
  place: string,
  selected: string | null,
  borders: string[],
): string | undefined {
  const table = tableOf(view);
  const owner = (territory: string) => table.territories[territory]?.owner ?? null;
  const here = owner(place) === seat;
  const ways = (verb: string, likely: (other: string) => boolean): string | undefined => {
    const out = here && (selected === null || !borders.includes(`${selected}>${place}`));
    const found = borders
      .map((border) => border.split(">") as [string, string])
      .filter(([from, to]) => (out ? from : to) === place)
      .sort((a, b) => rank(a, out, likely) - rank(b, out, likely))[0];
    return found ? `${verb} ${found.join(">")}` : undefined;
  };
  const rank = ([from, to]: [string, string], out: boolean, likely: (other: string) => boolean): number =>
    from === selected ? 0 : likely(out ? to : from) ? 1 : 2;
  switch (view.frame) {
    case "Combat":
    case "Engage":
    case "Defend":
    case "Occupy":
      return ways("attack", (other) => (owner(other) === seat) !== here);
    case "Manoeuvre":
    case "March":
      return ways("manoeuvre", (other) => owner(other) === seat);
    case "Capitals":
      return `capital ${place}`;
    case "Bonus":
      return `bonus ${place}`;
    default:
      return `place ${place}`;
  }
}

/** A card is drawn, or somebody else has the word: there is no way back. */
export function final(view: View, action: string): boolean {
  const table = tableOf(view);
  if (action === "end_combat") return table.conquered > 0 && table.pile > 0;
  return action === "end_turn" || (action === "end_reinforcements" && table.seats.length === 2);
}

export const chance = (odds: Facts): number | undefined => {
  const fight = odds["fight"] as Facts | undefined;
  return typeof fight?.["win"] === "number" ? fight["win"] : undefined;
};
