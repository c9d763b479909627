/** What stands where on the map: armies beside each other's neighbours, marks above them, names below, and none in another's way. */

import { HEIGHT, IDS, PLACES, SEAS, spot, WIDTH } from "./geometry";
import type { Army } from "./table";

export interface Label {
  id: string;
  x: number;
  y: number;
  text: string;
}
interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

// --- armies, in pixels -----------------------------------------------------------------------------------------------

/** the part of an army's plate that bears the nation's sign, the height of a row, the width of an arm with its number */
export const TAB = 16;
export const ROW = 13;
const CELL = 27;
const GAP = 1.5;
/** a mark above an army: a capital, a port, who holds the region */
export const MARK = 13;

export interface Plate {
  w: number;
  h: number;
}

/** How large the plate of an army is. */
export function plate(army: readonly number[], far = false): Plate {
  const arms = army.filter((count) => count > 0).length;
  if (far) return { w: Math.max(20, 8 * arms + 4), h: 23 };
  return { w: TAB + (arms > 2 ? 2 : 1) * CELL + 1, h: (arms > 1 ? 2 : 1) * ROW + 2 };
}

/** Where on the plate the nth of so many arms stands. */
export function cells(arms: number, n: number): [number, number] {
  return arms > 2 ? [(n % 2) * CELL, Math.floor(n / 2) * ROW] : [0, n * ROW];
}

/** What stands on a region: its marks in a row, below them the armies one upon the other; in pixels around its middle. */
export interface Stand {
  id: string;
  /** the middle on the map */
  x: number;
  y: number;
  /** half as wide as it is, half as high, in pixels */
  w: number;
  h: number;
  marks: string[];
  armies: { nation: string; army: Army; y: number }[];
}

export function stand(id: string, armies: [string, Army][], marks: string[], far: boolean): Stand {
  const plates = armies.map(([, army]) => plate(army, far));
  const row = marks.length ? MARK : 0;
  const h = row + plates.reduce((sum, one) => sum + one.h + GAP, 0);
  let y = -h / 2 + row;
  const found = armies.map(([nation, army], i) => {
    const high = plates[i]?.h ?? 0;
    y += high + GAP;
    return { nation, army, y: y - GAP - high / 2 };
  });
  const [cx, cy] = spot(id);
  return { id, x: cx, y: cy, w: Math.max(marks.length * MARK, ...plates.map((one) => one.w), 0) / 2, h: h / 2, marks, armies: found };
}

const STRAY = 28; // pixels that something may stand beside its place
const ROUNDS = 24;

/** Stands that run into each other are pushed apart, the heavier less, but not far from their places; `px` is the size of a pixel. */
export function spread(stands: Stand[], px: number): Stand[] {
  const moved = stands.map((one) => ({ ...one }));
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        const dx = (a.w + b.w + 2) * px - Math.abs(a.x - b.x);
        const dy = (a.h + b.h + 2) * px - Math.abs(a.y - b.y);
        if (dx <= 0 || dy <= 0) continue;
        still = false;
        const share = a.armies.length === b.armies.length ? 0.5 : a.armies.length < b.armies.length ? 0.8 : 0.2;
        if (dx < dy) {
          const way = a.x < b.x ? -1 : 1;
          a.x += way * dx * share;
          b.x -= way * dx * (1 - share);
        } else {
          const way = a.y < b.y ? -1 : 1;
          a.y += way * dy * share;
          b.y -= way * dy * (1 - share);
        }
      }
    }
    for (const one of moved) {
      const [x, y] = spot(one.id);
      const far = Math.hypot(one.x - x, one.y - y) / (STRAY * px);
      if (far > 1) [one.x, one.y] = [x + (one.x - x) / far, y + (one.y - y) / far];
    }
    if (still) break;
  }
  return moved;
}

// --- names -----------------------------------------------------------------------------------------------------------

const apart = (a: Box, b: Box) => a.right < b.left || b.right < a.left || a.bottom < b.top || b.bottom < a.top;
const area = (id: string): number =>
  Math.max(
    ...(PLACES[id]?.shape ?? []).map((ring) => {
      let sum = 0;
      for (let i = 0; i < ring.length; i += 2) {
        const [x = 0, y = 0, u = 0, v = 0] = [ring[i], ring[i + 1], ring[(i + 2) % ring.length], ring[(i + 3) % ring.length]];
        sum += x * v - u * y;
      }
      return Math.abs(sum) / 2;
    }),
    0,
  );
/** capitals first, then the large ones */
const ORDER = [...IDS].sort((a, b) => Number(PLACES[b]?.capital ?? 0) - Number(PLACES[a]?.capital ?? 0) || area(b) - area(a));

export interface Labels {
  places: Label[];
  seas: Label[];
}

const CROWN = 17; // pixels that a chance takes above

/** The names that fit, for letters of this height and pixels of this size, around what stands on the map; `crowned` says whether a
 * chance is written above it. Places that can be chosen now are named before others. */
export function labels(
  name: (kind: "place" | "sea", id: string) => string,
  font: number,
  px: number,
  stands: Stand[],
  crowned: (id: string) => boolean = () => false,
  wanted: (id: string) => boolean = () => false,
): Labels {
  const at = new Map(stands.map((one) => [one.id, one]));
  const boxOf = (one: Stand): Box => ({
    left: one.x - one.w * px,
    right: one.x + one.w * px,
    top: one.y - (one.h + (crowned(one.id) ? CROWN : 0)) * px,
    bottom: one.y + one.h * px,
  });
  const taken: Box[] = stands.filter((one) => one.w > 0).map(boxOf);
  const found: Label[] = [];
  const order = [...ORDER].sort((a, b) => Number(wanted(b)) - Number(wanted(a)) || Number(crowned(b)) - Number(crowned(a)));
  for (const id of order) {
    const text = name("place", id);
    const [sx, sy] = spot(id);
    const here = at.get(id);
    const x = here?.x ?? sx;
    const half = text.length * font * 0.26;
    const middle = sy + font * 0.3;
    const box = here && here.w > 0 ? boxOf(here) : null;
    const rows = box ? [box.bottom + font * 0.85, box.top - font * 0.25] : [middle, middle + font, middle - font];
    for (const row of rows) {
      const wide = { left: x - half, right: x + half, top: row - font * 0.8, bottom: row + font * 0.22 };
      if (wide.left < 2 || wide.right > WIDTH - 2 || wide.top < 2 || wide.bottom > HEIGHT - 2 || !taken.every((other) => apart(wide, other))) continue;
      taken.push(wide);
      found.push({ id, x, y: row, text });
      break;
    }
  }
  const seas: Label[] = [];
  for (const { id, at: [x = 0, y = 0] } of SEAS) {
    const text = name("sea", id);
    const half = text.length * font * 0.29;
    const box = { left: x - half, right: x + half, top: y - font, bottom: y + font * 0.3 };
    if (box.left < 2 || !taken.every((other) => apart(box, other))) continue;
    taken.push(box);
    seas.push({ id, x, y, text });
  }
  return { places: found, seas };
}
