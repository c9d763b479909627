/** Which names are written, and where: below an army, else above it, and not at all where they would run into another. */

import { IDS, PLACES, SEAS, spot } from "./geometry";

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

/** The names that fit, for letters of this height and armies of this size; `armies` says how many stand on a place, `below` how
 * far they reach down, `crowned` whether a chance is written above them. Places that can be chosen now are named before others. */
export function labels(
  name: (kind: "place" | "sea", id: string) => string,
  font: number,
  size: number,
  armies: (id: string) => number,
  below = 13,
  crowned: (id: string) => boolean = () => false,
  wanted: (id: string) => boolean = () => false,
): Labels {
  const taken: Box[] = IDS.filter((id) => armies(id) > 0).map((id) => {
    const [x, y] = spot(id);
    const half = 13 * size * armies(id);
    return { left: x - half, right: x + half, top: y - (crowned(id) ? 30 : 13) * size, bottom: y + below * size };
  });
  const found: Label[] = [];
  const order = [...ORDER].sort((a, b) => Number(wanted(b)) - Number(wanted(a)) || Number(crowned(b)) - Number(crowned(a)));
  for (const id of order) {
    const text = name("place", id);
    const [x, y] = spot(id);
    const half = text.length * font * 0.26;
    const middle = y + font * 0.3;
    const above = y - (crowned(id) ? 30 : 13) * size - font * 0.25;
    const rows = armies(id) ? [y + below * size + font * 0.85, above] : [middle, middle + font, middle - font];
    for (const row of rows) {
      const box = { left: x - half, right: x + half, top: row - font * 0.8, bottom: row + font * 0.22 };
      if (box.left < 2 || box.right > 1278 || box.top < 2 || box.bottom > 998 || !taken.every((other) => apart(box, other))) continue;
      taken.push(box);
      found.push({ id, x, y: row, text });
      break;
    }
  }
  const seas: Label[] = [];
  for (const { id, at } of SEAS) {
    const text = name("sea", id);
    const [x = 0, y = 0] = at;
    const half = text.length * font * 0.29;
    const box = { left: x - half, right: x + half, top: y - font, bottom: y + font * 0.3 };
    if (box.left < 2 || !taken.every((other) => apart(box, other))) continue;
    taken.push(box);
    seas.push({ id, x, y, text });
  }
  return { places: found, seas };
}
