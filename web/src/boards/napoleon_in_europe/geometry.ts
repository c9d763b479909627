/** Lines for the map: from the outlines of the regions, which share their corners, to coasts, borders and frontiers.
 *
 * Coasts are Natural Earth's (public domain) and stay as they are. Borders on land are our own and drawn with a trembling hand,
 * the same for the regions on either side. */

import map from "../../../../src/grognard/games/napoleon_in_europe/data/shapes.json";

export const WIDTH = 1280;
export const HEIGHT = 1000;

export interface Place {
  at: number[];
  /** the nation whose homeland it is in, or nothing */
  home: string;
  capital: boolean;
  port: boolean;
  shape: number[][];
}

export const PLACES: Record<string, Place> = map.places;
export const IDS: string[] = Object.keys(PLACES);
// Where the name of a sea would stand on land or on another.
const WATER: Record<string, number[]> = {
  mid_atlantic: [66, 436],
  bay_of_biscay: [152, 538],
  western_mediterranean: [342, 645],
  tyrrhenian_sea: [512, 690],
  ionian_sea: [640, 772],
  baltic_sea: [640, 218],
  irish_sea: [62, 232],
  english_channel: [132, 412],
  aegean_sea: [796, 716],
};
export const SEAS: { id: string; at: number[] }[] = map.seas.map(({ id, at }) => ({ id, at: WATER[id] ?? at }));
export const STRAITS: string[][] = map.straits;
export const HOMES = ["france", "britain", "prussia", "russia", "ottoman", "austria", "spain"];

export type Point = readonly [number, number];
const BEYOND = "beyond";

const points = (flat: number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0] as const);
const name = ([x, y]: Point): string => `${x},${y}`;
const edge = (a: Point, b: Point): string => (name(a) < name(b) ? `${name(a)} ${name(b)}` : `${name(b)} ${name(a)}`);
const line = (path: Point[]): string => "M" + path.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join("L");
const onFrame = ([x, y]: Point, [u, v]: Point): boolean =>
  (x <= 1 && u <= 1) || (y <= 1 && v <= 1) || (x >= WIDTH - 1 && u >= WIDTH - 1) || (y >= HEIGHT - 1 && v >= HEIGHT - 1);

/** Who lies on either side of each edge. */
function sides(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (owner: string, ring: Point[]) =>
    ring.forEach((point, i) => {
      const key = edge(point, ring[(i + 1) % ring.length] ?? point);
      found.set(key, [...(found.get(key) ?? []), owner]);
    });
  for (const [id, { shape }] of Object.entries(PLACES)) for (const ring of shape) add(id, points(ring));
  for (const ring of map.beyond) add(BEYOND, points(ring));
  return found;
}

/** A number from 0 to 1 that is always the same for the same place on the map. */
const chance = (x: number, y: number): number => {
  const s = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return s - Math.floor(s);
};

/** A straight line as a hand draws it. */
function tremble(a: Point, b: Point): Point[] {
  const [first, second] = name(a) < name(b) ? [a, b] : [b, a];
  const length = Math.hypot(second[0] - first[0], second[1] - first[1]);
  const pieces = Math.max(1, Math.round(length / 7));
  const across: Point = [(first[1] - second[1]) / (length || 1), (second[0] - first[0]) / (length || 1)];
  const path: Point[] = [];
  for (let i = 0; i <= pieces; i++) {
    const t = i / pieces;
    const x = first[0] + (second[0] - first[0]) * t;
    const y = first[1] + (second[1] - first[1]) * t;
    const off = (chance(x, y) - 0.5) * Math.sin(Math.PI * t) * Math.min(9, length / 5);
    path.push([x + across[0] * off, y + across[1] * off]);
  }
  return first === a ? path : path.reverse();
}

export interface Drawing {
  lands: Record<string, string>;
  beyond: string;
  coast: string;
  /** between regions of one homeland, and between minor regions */
  borders: string;
  /** around homelands */
  frontiers: string;
}

export function draw(): Drawing {
  const owners = sides();
  const lands: Record<string, string> = {};
  const coast: string[] = [];
  const borders = new Map<string, string>();
  const frontiers = new Map<string, string>();
  const homeOf = (id: string) => PLACES[id]?.home ?? BEYOND;

  const trace = (owner: string, ring: Point[]): string => {
    const outline: Point[] = [];
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      const key = edge(a, b);
      const other = (owners.get(key) ?? []).find((one) => one !== owner);
      const path = other ? tremble(a, b) : [a, b];
      outline.push(...path.slice(0, -1));
      if (other) (homeOf(owner) === homeOf(other) ? borders : frontiers).set(key, line(path));
      else if (!onFrame(a, b)) coast.push(line([a, b]));
    });
    return `${line(outline)}Z`;
  };

  for (const [id, { shape }] of Object.entries(PLACES)) lands[id] = shape.map((ring) => trace(id, points(ring))).join("");
  const beyond = map.beyond.map((ring) => trace(BEYOND, points(ring))).join("");
  return { lands, beyond, coast: coast.join(""), borders: [...borders.values()].join(""), frontiers: [...frontiers.values()].join("") };
}

/** A bent arrow from the middle of one place to just short of another. */
export function arrow(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(26, length * 0.16);
  const short = Math.min(18, length * 0.35);
  const middle: Point = [(from[0] + to[0]) / 2 - uy * bend, (from[1] + to[1]) / 2 + ux * bend];
  const at = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at([from[0] + ux * 8, from[1] + uy * 8])}Q${at(middle)} ${at([to[0] - ux * short, to[1] - uy * short])}`;
}

/** Where the army of each place stands: as the game's map has it, but for places too narrow there. */
const SHIFTS: Record<string, Point> = {};
export const spot = (id: string): Point => SHIFTS[id] ?? ((PLACES[id]?.at ?? [0, 0]) as unknown as Point);
