/** Lines for the map: from the outlines of the territories, which share their corners, to coasts, borders and frontiers.
 *
 * Coasts stay as they are. Borders on land are drawn with a trembling hand, the same for the territories on either side. */

import map from "../../../../src/grognard/games/risk_napoleon/data/shapes.json";

export const WIDTH = 1190;
export const HEIGHT = 1000;

export interface Region {
  id: string;
  bonus: number;
  territories: string[];
}
interface Territory {
  at: number[];
  shape: number[][];
}

export const REGIONS: Region[] = map.regions;
export const TERRITORIES: Record<string, Territory> = map.territories;
export const PLACES: string[] = Object.keys(TERRITORIES);
export const LINKS: { between: string[]; path: number[] }[] = map.links;
/** harbours of the territories, and where the fleets on a sea link stand */
export const PORTS: Record<string, Point | undefined> = map.ports as unknown as Record<string, Point>;
export const SLOTS: Record<string, Point | undefined> = map.slots as unknown as Record<string, Point>;
export const REGION_OF: Record<string, string> = Object.fromEntries(
  REGIONS.flatMap((region) => region.territories.map((territory) => [territory, region.id])),
);

export type Point = readonly [number, number];
const BEYOND = "beyond";

const points = (flat: number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0] as const);
const name = ([x, y]: Point): string => `${x},${y}`;
const edge = (a: Point, b: Point): string => (name(a) < name(b) ? `${name(a)} ${name(b)}` : `${name(b)} ${name(a)}`);
const line = (path: Point[]): string => "M" + path.map(([x, y]) => `${+x.toFixed(1)} ${+y.toFixed(1)}`).join("L");

/** Who lies on either side of each edge. */
function sides(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const add = (owner: string, ring: Point[]) =>
    ring.forEach((point, i) => {
      const key = edge(point, ring[(i + 1) % ring.length] ?? point);
      found.set(key, [...(found.get(key) ?? []), owner]);
    });
  for (const [place, { shape }] of Object.entries(TERRITORIES)) for (const ring of shape) add(place, points(ring));
  for (const ring of map.beyond) add(BEYOND, points(ring));
  return found;
}

const onFrame = ([x, y]: Point, [u, v]: Point): boolean =>
  (x === u && (x <= 0 || x >= WIDTH)) || (y === v && (y <= 0 || y >= HEIGHT));

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
    const off = (chance(x, y) - 0.5) * Math.sin(Math.PI * t) * Math.min(5, length / 9);
    path.push([x + across[0] * off, y + across[1] * off]);
  }
  return first === a ? path : path.reverse();
}

export interface Drawing {
  /** the outline of each territory */
  lands: Record<string, string>;
  beyond: string;
  coast: string;
  /** between territories of one region */
  borders: string;
  /** between regions, and to lands beyond the game */
  frontiers: string;
}

export function draw(): Drawing {
  const owners = sides();
  const lands: Record<string, string> = {};
  const coast: string[] = [];
  const borders = new Map<string, string>();
  const frontiers = new Map<string, string>();

  const trace = (owner: string, ring: Point[]): string => {
    const outline: Point[] = [];
    let shore: Point[] = [];
    const land = () => {
      if (shore.length > 1) coast.push(line(shore));
      shore = [];
    };
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      const key = edge(a, b);
      const other = (owners.get(key) ?? []).find((one) => one !== owner);
      const path = other ? tremble(a, b) : [a, b];
      outline.push(...path.slice(0, -1));
      if (other) {
        land();
        const inside = REGION_OF[owner] === REGION_OF[other];
        (inside ? borders : frontiers).set(key, line(path));
      } else if (onFrame(a, b)) land();
      else if (shore.length) shore.push(b);
      else shore = [a, b];
    });
    land();
    return `${line(outline)}Z`;
  };

  for (const [place, { shape }] of Object.entries(TERRITORIES)) {
    lands[place] = shape.map((ring) => trace(place, points(ring))).join("");
  }
  const beyond = map.beyond.map((ring) => trace(BEYOND, points(ring))).join("");
  return {
    lands,
    beyond,
    coast: coast.join(""),
    borders: [...borders.values()].join(""),
    frontiers: [...frontiers.values()].join(""),
  };
}

/** A bent arrow between two counters: from the edge of one to just short of the other. */
export function arrow(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(26, length * 0.16);
  const short = Math.min(14 + 10 * Math.abs(ux), length * 0.4); // counters are wider than high
  const start: Point = [from[0] + ux * 10, from[1] + uy * 10];
  const end: Point = [to[0] - ux * short, to[1] - uy * short];
  const middle: Point = [(from[0] + to[0]) / 2 - uy * bend, (from[1] + to[1]) / 2 + ux * bend];
  return `M${line([start]).slice(1)}Q${line([middle]).slice(1)} ${line([end]).slice(1)}`;
}
