/** The country around Leipzig, from the game's own map: areas with trembling borders, rivers, roads, and what grows and stands there.
 *
 * Neighbouring areas share their corners; each corner is moved a little, always the same way, so that nothing looks ruled. */

import data from "../../../../src/grognard/games/nations_1813/data/map.json";

/** the part of the map's square that is drawn: a strip on either side is left out */
export const LEFT = 46;
export const WIDTH = 908;
export const HEIGHT = 1000;
const RADIUS = data.board.hex_radius;

export type Point = readonly [number, number];
export interface Area {
  id: string;
  terrain: string;
  district: string;
  x: number;
  y: number;
}

export const AREAS: Area[] = data.areas.map(({ id, terrain, district, x, y }) => ({ id, terrain, district, x, y }));
export const AREA: Record<string, Area> = Object.fromEntries(AREAS.map((area) => [area.id, area]));
export const BORDERS: (readonly [string, string])[] = data.adjacency.map(({ a, b }) => [a, b] as const);

/** A number from 0 to 1 that is always the same for the same place. */
export const chance = (x: number, y: number): number => {
  const s = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return s - Math.floor(s);
};
const round = (n: number): number => Math.round(n * 10) / 10;
const line = (path: Point[]): string => "M" + path.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");

function corner(area: Area, i: number): Point {
  const turn = (Math.PI / 3) * i - Math.PI / 2;
  const [x, y] = [area.x + RADIUS * Math.cos(turn), area.y + RADIUS * Math.sin(turn)];
  // corners of neighbours differ by the rounding of the map: the nearest point of a coarse grid stands for all of them
  const [u, v] = [Math.round(x / 22), Math.round(y / 19)];
  return [u * 22 + (chance(u, v) - 0.5) * 13, v * 19 + (chance(v, u + 7) - 0.5) * 13];
}

/** A straight line as a hand draws it; from either end the same. */
function tremble(a: Point, b: Point): Point[] {
  const forth = a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
  const [first, second] = forth ? [a, b] : [b, a];
  const length = Math.hypot(second[0] - first[0], second[1] - first[1]) || 1;
  const pieces = Math.max(2, Math.round(length / 11));
  const [nx, ny] = [(first[1] - second[1]) / length, (second[0] - first[0]) / length];
  const path = Array.from({ length: pieces + 1 }, (_, i): Point => {
    const t = i / pieces;
    const [x, y] = [first[0] + (second[0] - first[0]) * t, first[1] + (second[1] - first[1]) * t];
    const off = (chance(Math.round(x), Math.round(y)) - 0.5) * 6 * Math.sin(Math.PI * t);
    return [x + nx * off, y + ny * off];
  });
  return forth ? path : path.reverse();
}

function outline(area: Area): string {
  const path: Point[] = [];
  for (let i = 0; i < 6; i++) path.push(...tremble(corner(area, i), corner(area, i + 1)).slice(0, -1));
  return `${line(path)}Z`;
}
export const SHAPES: Record<string, string> = Object.fromEntries(AREAS.map((area) => [area.id, outline(area)]));

// --- rivers and roads -------------------------------------------------------------------------------------------------

/** A soft line through points (Catmull-Rom as Bézier curves). */
function soft(points: Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0];
  let path = line([at(0)]);
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6];
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    path += `C${[c1, c2, p2].map(([x, y]) => `${round(x)} ${round(y)}`).join(" ")}`;
  }
  return path;
}
const near = (id: string, wide: number): Point => {
  const { x, y } = AREA[id] as Area;
  return [x + (chance(x, y) - 0.5) * wide, y + (chance(y, x) - 0.5) * wide];
};

/** Where a river comes from and where it leaves the map, beyond the first and the last area. */
const ENDS: Record<string, { from: Point; to: Point }> = {
  Parthe: { from: [985, 500], to: near("lindenau", 54) },
  Pleisse: { from: [322, 1010], to: near("lindenau", 54) },
  "Weisse Elster": { from: [150, 1010], to: [-10, 62] },
};
/** How far along a river its name is written, and whether against the stream, so that it does not stand on its head. */
const NAMES: Record<string, { along: string; back: boolean }> = {
  Parthe: { along: "47%", back: true },
  Pleisse: { along: "33%", back: false },
  "Weisse Elster": { along: "42%", back: false },
};
export const RIVERS = data.decor.rivers.map(({ name, through }) => {
  const { from, to } = ENDS[name] ?? { from: [0, 0], to: [0, 0] };
  const points = [from, ...through.map((id) => near(id, 54)), to];
  const { along, back } = NAMES[name] ?? { along: "0%", back: false };
  return { name, path: soft(points), along, line: back ? soft(points.toReversed()) : soft(points) };
});
export const ROADS: string[] = data.decor.roads.map(({ through }) => soft(through.map((id) => near(id, 16))));

// --- what grows and stands there --------------------------------------------------------------------------------------

export interface Mark {
  kind: "tree" | "hill" | "field" | "house" | "reed";
  x: number;
  y: number;
  size: number;
}
const KINDS: Record<string, [Mark["kind"], number]> = { forest: ["tree", 22], hill: ["hill", 5], plain: ["field", 4], river: ["reed", 6] };

/** Trees, hills and fields of an area, the northern ones first; houses at its village. */
function marks(area: Area): Mark[] {
  const found: Mark[] = [];
  const [kind, number] = KINDS[area.terrain] ?? ["field", 3];
  for (let i = 0; i < number; i++) {
    const turn = 2 * Math.PI * chance(area.x + i * 3, area.y - i);
    const far = RADIUS * 0.74 * Math.sqrt(chance(area.y + i * 5, area.x + i));
    found.push({ kind, x: area.x + far * Math.cos(turn), y: area.y - 8 + far * 0.9 * Math.sin(turn), size: 0.8 + 0.4 * chance(i, area.x) });
  }
  const houses = area.id === "leipzig" ? 0 : 3;
  for (let i = 0; i < houses; i++) found.push({ kind: "house", x: area.x - 14 + i * 14, y: area.y + 22 + 5 * chance(i, area.y), size: 1 });
  return found.sort((a, b) => a.y - b.y);
}
export const MARKS: Mark[] = AREAS.flatMap(marks);

// --- arrows -----------------------------------------------------------------------------------------------------------

/** A bent arrow from one area to another, short of both middles. */
export function arrow(from: string, to: string): string {
  const [a, b] = [AREA[from], AREA[to]];
  if (!a || !b) return "";
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = length * 0.14;
  const point = (x: number, y: number) => `${round(x)} ${round(y)}`;
  return `M${point(a.x + ux * 24, a.y + uy * 24)}Q${point((a.x + b.x) / 2 - uy * bend, (a.y + b.y) / 2 + ux * bend)} ${point(b.x - ux * 26, b.y - uy * 26)}`;
}

export const beside = (a: string, b: string): boolean => BORDERS.some(([one, two]) => (one === a && two === b) || (one === b && two === a));

// --- names ------------------------------------------------------------------------------------------------------------

export interface Name {
  id: string;
  x: number;
  y: number;
  rows: string[];
}

/** Around its middle. */
export interface Box {
  x: number;
  y: number;
  wide: number;
  high: number;
}

/** The names of areas under their pieces, in letters of this size: as many as do not cover each other or
 * are covered by what else lies there, the first ones above all. */
export function namesFor(font: number, name: (id: string) => string, first: Iterable<string>, taken: Box[] = []): Name[] {
  const found: (Name & Box)[] = [];
  const meet = (a: Box, b: Box) => Math.abs(a.x - b.x) < (a.wide + b.wide) / 2 && Math.abs(a.y - b.y) < (a.high + b.high) / 2;
  for (const id of new Set([...first, ...AREAS.map((area) => area.id)])) {
    const area = AREA[id];
    if (!area) continue;
    const said = name(id);
    const rows = said.length > 15 && said.includes("-") ? said.split(/(?<=-)/) : [said];
    const wide = Math.max(...rows.map((row) => row.length)) * font * 0.5;
    const one = { id, x: Math.min(LEFT + WIDTH - wide / 2, Math.max(LEFT + wide / 2, area.x)), y: area.y + 48 + Math.max(0, font - 18) * 0.6 + (rows.length - 1) * 1.5, rows, wide, high: rows.length * font * 0.85 };
    if (!found.some((other) => meet(other, one)) && !taken.some((box) => meet(box, { ...one, y: one.y - font * 0.3 }))) found.push(one);
  }
  return found;
}
