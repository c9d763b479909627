/** The counters of the advanced rules on the map: whose they are, and where they are drawn. */

import type { Point } from "../atlas/outlines";
import { PORTS, SLOTS } from "./geometry";
import { SPOTS } from "./layout";
import { sideOf, tableOf, type RiskTable } from "./table";
import type { View } from "../../lib/types";

export interface Squadron {
  /** where it lies, as the view says: `port galice`, `sea l_manche` */
  place: string;
  side: string;
  /** whose it is */
  seat: string;
  spanish: boolean;
  fleets: string[];
  x: number;
  y: number;
}

const SPAIN = 5; // the sixth navy of the history, at the orders of France
const WIDE = 32; // between two squadrons at one place
const OFF = 42; // from a port to those who blockade it

/** The place on the map of what lies at sea or in port: a territory, or a sea position. */
export const stationOf = (place: string): string => place.split(" ")[1] ?? "";

/** `where` of the board: fleets and sea positions can be clicked where they are. */
export function where(view: View, piece: string): string | null {
  if (piece in SLOTS) return piece;
  const at = tableOf(view).advanced?.fleets[piece];
  return at ? stationOf(at) : null;
}

function spotOf(place: string): Point {
  const [kind, id = ""] = place.split(" ");
  if (kind === "sea") return SLOTS[id] ?? [0, 0];
  const [x, y] = PORTS[id] ?? [0, 0];
  const land = SPOTS[id] ?? { x, y: y - 1 };
  const length = Math.hypot(x - land.x, y - land.y) || 1;
  const out = kind === "port" ? 6 : kind === "blockade" ? OFF : 2 * OFF;
  return [x + ((x - land.x) / length) * out, y + ((y - land.y) / length) * out];
}

/** Fleets by place and navy, those of one place side by side. */
export function squadrons(table: RiskTable): Squadron[] {
  const { fleets = {}, navies = {} } = table.advanced ?? {};
  const found = new Map<string, Squadron>();
  for (const [fleet, place] of Object.entries(fleets)) {
    if (!place) continue;
    const navy = navies[fleet] ?? 0;
    const spanish = table.history !== undefined && navy === SPAIN;
    const player = table.seats[spanish ? 0 : navy];
    const key = `${place} ${navy}`;
    const known = found.get(key);
    if (known) known.fleets.push(fleet);
    else found.set(key, { place, side: sideOf(player?.words ?? ""), seat: player?.name ?? "", spanish, fleets: [fleet], x: 0, y: 0 });
  }
  const all = [...found.values()];
  for (const one of all) {
    const here = all.filter((other) => other.place === one.place);
    const [x, y] = spotOf(one.place);
    one.x = x + (here.indexOf(one) - (here.length - 1) / 2) * WIDE;
    one.y = y;
  }
  return all;
}

/** The generals on a territory, by the sides they fight for. */
export function generals(table: RiskTable, place: string): string[] {
  const there = table.advanced?.generals[place] ?? [];
  return there.map((seat) => sideOf(table.seats.find((player) => player.name === seat)?.words ?? ""));
}

/** The regiments of an army of several nations, its commander's first. */
export function contingents(table: RiskTable, place: string): { side: string; nation: string; number: number }[] {
  const parts = Object.entries(table.history?.armies[place] ?? {});
  if (parts.length < 2) return [];
  const commander = sideOf(table.seats.find((player) => player.name === table.territories[place]?.owner)?.words ?? "");
  return parts
    .map(([nation, number]) => ({ side: sideOf(`nation-${nation}`), nation, number }))
    .sort((a, b) => Number(b.side === commander) - Number(a.side === commander));
}
