/** Lines for a map of lands: from their outlines, which share their corners, to coasts, borders and frontiers.
 *
 * Coasts stay as they are. Borders on land are drawn with a trembling hand, the same for the lands on either side. */

export type Point = readonly [number, number];

/** What a map is made of. */
export interface Outlines {
  width: number;
  height: number;
  /** the rings of each land, as flat lists of coordinates */
  shapes: Record<string, number[][]>;
  /** lands beyond the game */
  beyond: number[][];
  /** what a land belongs to: a region, a homeland */
  part: (land: string) => string | undefined;
  /** how far a border strays from the straight line, at the most and as a share of its length */
  stray: [number, number];
}

export interface Drawing {
  /** the outline of each land */
  lands: Record<string, string>;
  beyond: string;
  coast: string;
  /** between lands of one part */
  borders: string;
  /** between parts, and to lands beyond the game */
  frontiers: string;
}

const BEYOND = "beyond";

const points = (flat: number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0] as const);
const name = ([x, y]: Point): string => `${x},${y}`;
const edge = (a: Point, b: Point): string => (name(a) < name(b) ? `${name(a)} ${name(b)}` : `${name(b)} ${name(a)}`);
const at = ([x, y]: Point): string => `${+x.toFixed(1)} ${+y.toFixed(1)}`;
const line = (path: Point[]): string => "M" + path.map(at).join("L");

/** Who lies on either side of each edge. */
function sides(rings: [string, Point[]][]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [owner, ring] of rings) {
    ring.forEach((point, i) => {
      const key = edge(point, ring[(i + 1) % ring.length] ?? point);
      found.set(key, [...(found.get(key) ?? []), owner]);
    });
  }
  return found;
}

/** A number from 0 to 1 that is always the same for the same place on the map. */
const chance = (x: number, y: number): number => {
  const s = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return s - Math.floor(s);
};

/** A straight line as a hand draws it. */
function tremble(a: Point, b: Point, [most, share]: [number, number]): Point[] {
  const [first, second] = name(a) < name(b) ? [a, b] : [b, a];
  const length = Math.hypot(second[0] - first[0], second[1] - first[1]);
  const pieces = Math.max(1, Math.round(length / 7));
  const across: Point = [(first[1] - second[1]) / (length || 1), (second[0] - first[0]) / (length || 1)];
  const path: Point[] = [];
  for (let i = 0; i <= pieces; i++) {
    const t = i / pieces;
    const x = first[0] + (second[0] - first[0]) * t;
    const y = first[1] + (second[1] - first[1]) * t;
    const off = (chance(x, y) - 0.5) * Math.sin(Math.PI * t) * Math.min(most, length * share);
    path.push([x + across[0] * off, y + across[1] * off]);
  }
  return first === a ? path : path.reverse();
}

export function draw({ width, height, shapes, beyond, part, stray }: Outlines): Drawing {
  const rings = Object.entries({ ...shapes, [BEYOND]: beyond }).flatMap(([id, flats]) =>
    flats.map((flat): [string, Point[]] => [id, points(flat)]),
  );
  const owners = sides(rings);
  const outlines: Record<string, string> = {};
  const coast: string[] = [];
  const borders = new Map<string, string>();
  const frontiers = new Map<string, string>();
  const onFrame = ([x, y]: Point, [u, v]: Point): boolean =>
    (x <= 1 && u <= 1) || (y <= 1 && v <= 1) || (x >= width - 1 && u >= width - 1) || (y >= height - 1 && v >= height - 1);

  for (const [owner, ring] of rings) {
    const outline: Point[] = [];
    let shore: Point[] = [];
    const land = () => {
      if (shore.length) coast.push(line(shore));
      shore = [];
    };
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a;
      const key = edge(a, b);
      const other = (owners.get(key) ?? []).find((one) => one !== owner);
      const path = other ? tremble(a, b, stray) : [a, b];
      outline.push(...path.slice(0, -1));
      if (other) {
        land();
        (part(owner) === part(other) ? borders : frontiers).set(key, line(path));
      } else if (onFrame(a, b)) land();
      else if (shore.length) shore.push(b);
      else shore = [a, b];
    });
    land();
    outlines[owner] = `${outlines[owner] ?? ""}${line(outline)}Z`;
  }
  const { [BEYOND]: outer = "", ...lands } = outlines;
  return {
    lands,
    beyond: outer,
    coast: coast.join(""),
    borders: [...borders.values()].join(""),
    frontiers: [...frontiers.values()].join(""),
  };
}

/** A bent arrow from the edge of what stands in one place to just short of another: `gap` for what stands there. */
export function arrow(from: Point, to: Point, gap: { start: number; end: number; wider: number }): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const bend = Math.min(26, length * 0.16);
  const short = Math.min(gap.end + gap.wider * Math.abs(ux), length * 0.4);
  const start: Point = [from[0] + ux * gap.start, from[1] + uy * gap.start];
  const end: Point = [to[0] - ux * short, to[1] - uy * short];
  const middle: Point = [(from[0] + to[0]) / 2 - uy * bend, (from[1] + to[1]) / 2 + ux * bend];
  return `M${at(start)}Q${at(middle)} ${at(end)}`;
}
