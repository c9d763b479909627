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

/** Where the names go: under their zones or beside them, where they cover least and are not under blocks. */
export function names(texts: Record<string, string>, font: number, blocks: Box[]): Record<string, Label> {
  const taken: Box[] = [...ZONES.map(({ x, y }): Box => [x - 19, y - 20, x + 19, y + 16]), ...blocks];
  const found: Record<string, Label> = {};
  const order = [...ZONES].sort((a, b) => (texts[b.id]?.length ?? 0) - (texts[a.id]?.length ?? 0));
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
    let best = choices[0] as [Label, number];
    let least = Infinity;
    for (const choice of choices) {
      const [{ x, y, anchor }, dislike] = choice;
      const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
      const box: Box = [left, y - font, left + width, y + 3];
      const outside = Math.max(0, -left) + Math.max(0, left + width - WIDTH) + Math.max(0, y + 4 - HEIGHT);
      const cost = taken.reduce((sum, other) => sum + over(box, other), 0) + dislike + outside * 100;
      if (cost < least) [best, least] = [choice, cost];
    }
    const { x, y, anchor } = best[0];
    const left = anchor === "start" ? x : anchor === "end" ? x - width : x - width / 2;
    taken.push([left, y - font, left + width, y + 3]);
    found[zone.id] = best[0];
  }
  return found;
}
