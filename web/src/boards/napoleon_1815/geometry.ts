/** Belgium in June 1815, from the game's own map: zones, roads, rivers, woods, the frontier; and where names go without
 * covering anything. */

import data from "../../../../src/grognard/games/napoleon_1815/data/map.json";

export const WIDTH = 1520;
export const HEIGHT = 1230;
export type Point = [x: number, y: number];

export interface Zone {
  id: string;
  x: number;
  y: number;
  type: string;
  vp: number;
  france: boolean;
}
export interface Road {
  id: string;
  a: string;
  b: string;
  path: string;
  /** where its bridge is, and which way it lies */
  bridge: { x: number; y: number; turn: number } | null;
}

const place = (x: number, y: number): Point => [Math.round(x * 1.5 + 20), Math.round(y * 1.2 + 42)];

export const ZONES: Zone[] = data.zones.map((zone) => {
  const [x, y] = place(zone.x, zone.y);
  return { id: zone.id, x, y, type: zone.type, vp: zone.vp, france: zone.country === "france" };
});
export const ZONE: Readonly<Record<string, Zone>> = Object.fromEntries(ZONES.map((zone) => [zone.id, zone]));
export const spot = (id: string): Point => {
  const zone = ZONE[id];
  return zone ? [zone.x, zone.y] : [0, 0];
};

/** A road bends a little, always the same way, so that no two lie on each other. */
function road(a: Point, b: Point, i: number): string {
  const bend = ((i * 37) % 13) - 6;
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const length = Math.hypot(dx, dy) || 1;
  const middle: Point = [(a[0] + b[0]) / 2 - (dy / length) * bend, (a[1] + b[1]) / 2 + (dx / length) * bend];
  return `M${a.join(" ")}Q${middle.map(Math.round).join(" ")} ${b.join(" ")}`;
}

export const ROADS: Road[] = data.connections.map((one, i) => {
  const [a, b] = [spot(one.a), spot(one.b)];
  const turn = (Math.atan2(b[1] - a[1], b[0] - a[0]) * 180) / Math.PI;
  return {
    id: one.id,
    a: one.a,
    b: one.b,
    path: road(a, b, i),
    bridge: one.bridge ? { x: (a[0] + b[0]) / 2, y: (a[1] + b[1]) / 2, turn } : null,
  };
});
const ROAD = new Map(ROADS.flatMap((one) => [[`${one.a}>${one.b}`, one], [`${one.b}>${one.a}`, one]]));
export const roadOf = (border: string): Road | undefined => ROAD.get(border);

/** Through all points, without corners. */
function smooth(points: Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  const start = at(0);
  let path = `M${start.join(" ")}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const back: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...out, ...back, ...to].map(Math.round).join(" ")}`;
  }
  return path;
}

/** Rivers go where their bridges are; before and after these, where the country lets them. */
const COURSES: Record<string, { before: Point[]; after: Point[]; by: (p: Point) => number; skip: string[] }> = {
  sambre: {
    before: [[60, 1015], [105, 935]],
    after: [[780, 600], [815, 592]],
    by: (p) => p[0],
    skip: ["chatelet-tamines", "beaumont-maubeuge", "fosses-tamines"],
  },
  meuse: { before: [[700, 940], [708, 860]], after: [[818, 592], [880, 560], [1000, 520]], by: (p) => -p[1], skip: [] },
  dyle: { before: [[490, 486]], after: [[716, 176], [720, 60], [705, -30]], by: (p) => -p[1], skip: ["jodoigne-wavre", "walhain-wavre", "louvain-tirlemont"] },
  dendre: { before: [[30, 470], [60, 415]], after: [[268, 10], [262, -40]], by: (p) => p[0] - p[1], skip: ["enghien-grammont"] },
};
export const RIVERS = data.rivers.map(({ id }) => {
  const course = COURSES[id];
  const bridges = data.connections.filter((one) => one.river === id && !course?.skip.includes(one.id));
  const middle = bridges.map(({ a, b }): Point => {
    const [p, q] = [data.zones.find((z) => z.id === a), data.zones.find((z) => z.id === b)];
    return [((p?.x ?? 0) + (q?.x ?? 0)) / 2, ((p?.y ?? 0) + (q?.y ?? 0)) / 2];
  });
  middle.sort((p, q) => (course?.by(p) ?? 0) - (course?.by(q) ?? 0));
  const points = [...(course?.before ?? []), ...middle, ...(course?.after ?? [])].map(([x, y]) => place(x, y));
  return { id, path: smooth(points) };
});

/** The frontier of 1814: between the zones of either country. */
const crossings = data.connections
  .map(({ a, b }) => [ZONE[a], ZONE[b]] as const)
  .filter(([a, b]) => a && b && a.france !== b.france)
  .map(([a, b]): Point => [((a?.x ?? 0) + (b?.x ?? 0)) / 2, ((a?.y ?? 0) + (b?.y ?? 0)) / 2])
  .sort((p, q) => p[0] - q[0]);
export const FRONTIER = smooth([[-10, 800], [120, 820], ...crossings.filter(([x], i) => i === 0 || x - (crossings[i - 1]?.[0] ?? 0) > 28), [1135, 1080], [1150, HEIGHT + 10]]);

/** Trees around the zones in the woods: always the same ones. */
function grove(zone: Zone, i: number): Point[] {
  const found: Point[] = [];
  for (let n = 0; n < 15; n++) {
    const turn = n * 2.4 + i;
    const far = 27 + ((n * 29 + i * 17) % 26);
    found.push([Math.round(zone.x + Math.cos(turn) * far * 1.25), Math.round(zone.y + Math.sin(turn) * far * 0.85)]);
  }
  return found.sort((p, q) => p[1] - q[1]);
}
export const TREES: Point[] = ZONES.filter((zone) => zone.type === "wooded").flatMap(grove);

// --- names ------------------------------------------------------------------------------------------------------------

export interface Label {
  x: number;
  y: number;
  anchor: "start" | "middle" | "end";
}
export type Box = [left: number, top: number, right: number, bottom: number];

const over = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** The blocks of a zone: where their middle is, and how large they are together. */
export interface Stack {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}
/** Where the names go: under their zones or beside them, where they cover least and are not under blocks. Objectives and zones with
 * blocks come first; of the others, those that would lie on something are left out until one comes nearer. */
export function names(texts: Record<string, string>, font: number, stacks: Stack[], signs: Box[] = []): Record<string, Label> {
  const boxed = ({ x, y, width, height }: Stack): Box => [x - width / 2, y - height / 2, x + width / 2, y + height / 2];
  const taken: Box[] = [...ZONES.map(({ x, y }): Box => [x - 19, y - 20, x + 19, y + 16]), ...stacks.map(boxed), ...signs];
  const stackOf = new Map(stacks.map((stack) => [stack.id, stack]));
  const found: Record<string, Label> = {};
  const rank = (zone: Zone) => (stackOf.has(zone.id) ? 2 : zone.vp > 0 ? 1 : 0);
  const order = [...ZONES].sort((a, b) => rank(b) - rank(a) || (texts[b.id]?.length ?? 0) - (texts[a.id]?.length ?? 0));
  for (const zone of order) {
    const width = (texts[zone.id]?.length ?? 0) * font * 0.5 + 4;
    const choices: [Label, number][] = [
      [{ x: zone.x, y: zone.y + 17 + font, anchor: "middle" }, 0],
      [{ x: zone.x + 21, y: zone.y + 11, anchor: "start" }, 8],
      [{ x: zone.x - 21, y: zone.y + 11, anchor: "end" }, 8],
      [{ x: zone.x + 14, y: zone.y + 17 + font, anchor: "start" }, 12],
      [{ x: zone.x - 14, y: zone.y + 17 + font, anchor: "end" }, 12],
      [{ x: zone.x, y: zone.y - 24, anchor: "middle" }, 60],
    ];
    const stack = stackOf.get(zone.id);
    if (stack) {
      const { x, y, width: wide, height: high } = stack;
      choices.push(
        [{ x, y: y + high / 2 + font, anchor: "middle" }, 4],
        [{ x, y: y - high / 2 - 4, anchor: "middle" }, 10],
        [{ x: x + wide / 2 + 3, y: y + 4, anchor: "start" }, 12],
        [{ x: x - wide / 2 - 3, y: y + 4, anchor: "end" }, 12],
      );
    }
    const boxOf = ({ x, y, anchor }: Label): Box => {
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      return [left, y - font, left + width, y + 3];
    };
    let best = choices[0] as [Label, number];
    let least = Infinity;
    let covers = 0;
    for (const choice of choices) {
      const box = boxOf(choice[0]);
      const outside = Math.max(0, -box[0]) + Math.max(0, box[2] - WIDTH) + Math.max(0, box[3] + 1 - HEIGHT);
      const lies = taken.reduce((sum, other) => sum + over(box, other), 0);
      const cost = lies + choice[1] + outside * 100;
      if (cost < least) [best, least, covers] = [choice, cost, lies];
    }
    if (covers > width * font * (rank(zone) ? 0.5 : 0.12)) continue;
    taken.push(boxOf(best[0]));
    found[zone.id] = best[0];
  }
  return found;
}

// --- stacks -----------------------------------------------------------------------------------------------------------

const ROUNDS = 80;
const AT_FIRST = 40; // rounds in which zones of others are kept free; what is left then matters less than that every block is seen
const FREE = 9; // around its middle a zone stays free of others' blocks
const PULL = 0.12; // a stack stays near its zone

/** Stacks that would lie on each other, or on a zone of others, move apart, as little as possible. */
export function spread(stacks: Stack[]): Stack[] {
  const found = stacks.map((stack) => ({ ...stack }));
  const apart = (a: Stack, x: number, y: number, width: number, height: number): [number, number] => {
    const dx = (a.width + width) / 2 - Math.abs(a.x - x);
    const dy = (a.height + height) / 2 - Math.abs(a.y - y);
    if (dx <= 0 || dy <= 0) return [0, 0];
    return dx < dy ? [a.x < x ? -dx : dx, 0] : [0, a.y < y ? -dy : dy];
  };
  for (let round = 0; round < ROUNDS; round++) {
    let still = true;
    found.forEach((a, i) => {
      const home = stacks[i] ?? a;
      if (round < AT_FIRST) [a.x, a.y] = [a.x + (home.x - a.x) * PULL, a.y + (home.y - a.y) * PULL];
      for (const b of found.slice(i + 1)) {
        const [dx, dy] = apart(a, b.x, b.y, b.width, b.height);
        if (!dx && !dy) continue;
        still = false;
        [a.x, a.y, b.x, b.y] = [a.x + dx / 2, a.y + dy / 2, b.x - dx / 2, b.y - dy / 2];
      }
      for (const zone of ZONES) {
        if (zone.id === a.id || round >= AT_FIRST) continue;
        const [dx, dy] = apart(a, zone.x, zone.y, 2 * FREE, 2 * FREE);
        if (!dx && !dy) continue;
        still = false;
        [a.x, a.y] = [a.x + dx * 0.5, a.y + dy * 0.5];
      }
      a.x = Math.min(WIDTH - a.width / 2, Math.max(a.width / 2, a.x));
      a.y = Math.min(HEIGHT - a.height / 2, Math.max(a.height / 2, a.y));
    });
    if (still) break;
  }
  return found;
}
