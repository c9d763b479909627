/** The ground: flat-topped hexes in north–south columns, numbered as on the four sheets; distances and arcs. */

import map from "../../../../src/grognard/games/wellingtons_victory/data/map.json";

export const R = 10; // from the middle of a hex to a corner
const H = (R * Math.sqrt(3)) / 2;
const COLUMNS = 116;
const ROWS = 64;
export const WIDTH = COLUMNS * 1.5 * R + R / 2;
export const HEIGHT = ROWS * 2 * H;

export interface Hex {
  id: string;
  x: number;
  y: number;
  level: number;
  cover: string;
  q: number;
  r: number;
}

export const HEXES: Hex[] = [];
const BY_ID = new Map<string, Hex>();
const BY_AXIAL = new Map<string, Hex>();
for (let column = 1; column <= COLUMNS; column++) {
  for (let row = 1; row < ROWS + (column % 2); row++) {
    const sheet = (column > 58 ? 1 : 0) + (row > 32 ? 2 : 0);
    const two = (n: number) => String(n).padStart(2, "0");
    const odd = column % 2;
    const i = HEXES.length;
    const q = column - 1;
    const hex: Hex = {
      id: `${"ABCD"[sheet] ?? ""}${two(((column - 1) % 58) + 1)}${two(((row - 1) % 32) + 1)}`,
      x: R + (column - 1) * 1.5 * R,
      y: H + (row - 1) * 2 * H + (odd ? 0 : H),
      level: Number(map.levels[i]),
      cover: map.cover[i] ?? "c",
      q,
      r: row - 1 - (q - (q % 2)) / 2,
    };
    HEXES.push(hex);
    BY_ID.set(hex.id, hex);
    BY_AXIAL.set(`${hex.q},${hex.r}`, hex);
  }
}

export const hexOf = (id: string): Hex | undefined => BY_ID.get(id);
export const hexBy = (q: number, r: number): Hex | undefined => BY_AXIAL.get(`${q},${r}`);

/** N, NE, SE, S, SW, NW */
export const STEPS: [number, number][] = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]];
export const NOWHERE: [number, number] = [0, 0];
const NAMES = ["N", "NE", "SE", "S", "SW", "NW"];
export const FACINGS = ["NNE", "E", "SSE", "SSW", "W", "NNW"];

export const corner = (hex: { x: number; y: number }, k: number, size = R): [number, number] => {
  const turn = (Math.PI / 3) * k;
  return [hex.x + size * Math.cos(turn), hex.y + size * Math.sin(turn)];
};
const at = ([x, y]: [number, number]) => `${x.toFixed(1)} ${y.toFixed(1)}`;
export const outline = (hex: { x: number; y: number }, size = R): string =>
  "M" + [0, 1, 2, 3, 4, 5].map((k) => at(corner(hex, k, size))).join("L") + "Z";
/** The side of a hex towards a neighbour: N is between the corners 4 and 5. */
export const side = (hex: Hex, d: number): string => `M${at(corner(hex, (d + 4) % 6))}L${at(corner(hex, (d + 5) % 6))}`;

export const distance = (a: Hex, b: Hex): number =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

/** The hex under a point of the drawing. */
export function hexAt(x: number, y: number): Hex | undefined {
  const column = Math.round((x - R) / (1.5 * R));
  let best: Hex | undefined;
  let least = Infinity;
  for (const q of [column - 1, column, column + 1]) {
    const row = Math.round((y - H - (q % 2 ? H : 0)) / (2 * H));
    const hex = hexBy(q, row - (q - (q % 2)) / 2);
    const far = hex ? Math.hypot(hex.x - x, hex.y - y) : Infinity;
    if (far < least) [best, least] = [hex, far];
  }
  return least <= R ? best : undefined;
}

/** The hexes in the arc of a facing (all round for -1), up to a range: i steps to one front side and j to the other. */
export function arc(from: Hex, facing: number, reach: number): Hex[] {
  const found: Hex[] = [];
  if (facing < 0) {
    for (let q = -reach; q <= reach; q++)
      for (let r = Math.max(-reach, -q - reach); r <= Math.min(reach, -q + reach); r++) {
        const hex = hexBy(from.q + q, from.r + r);
        if (hex && hex !== from) found.push(hex);
      }
    return found;
  }
  const one = STEPS[facing] ?? NOWHERE;
  const two = STEPS[(facing + 1) % 6] ?? NOWHERE;
  for (let i = 0; i <= reach; i++)
    for (let j = i === 0 ? 1 : 0; i + j <= reach; j++) {
      const hex = hexBy(from.q + i * one[0] + j * two[0], from.r + i * one[1] + j * two[1]);
      if (hex) found.push(hex);
    }
  return found;
}

const joined = (hexes: Hex[], size = R) => hexes.map((hex) => outline(hex, size)).join("");
const sides = (kinds: string[]) =>
  map.hexsides
    .filter(([, , kind]) => kinds.includes(String(kind)))
    .map(([where]) => {
      const hex = BY_ID.get(String(where).slice(0, 5));
      return hex ? side(hex, NAMES.indexOf(String(where).slice(5))) : "";
    })
    .join("");
const roads = (kind: string) =>
  map.roads
    .filter((road) => road[2] === kind)
    .map(([from, to]) => {
      const [a, b] = [BY_ID.get(String(from)), BY_ID.get(String(to))];
      return a && b ? `M${at([a.x, a.y])}L${at([b.x, b.y])}` : "";
    })
    .join("");
/** The sides between two levels: hachures are drawn along them. */
function slopes(): string {
  const found: string[] = [];
  for (const hex of HEXES)
    for (const d of [1, 2, 3]) {
      const step = STEPS[d] ?? NOWHERE;
      const other = hexBy(hex.q + step[0], hex.r + step[1]);
      if (other && other.level !== hex.level) found.push(side(hex, d));
    }
  return found.join("");
}

export const GROUND = {
  levels: [0, 1, 2, 3, 4].map((level) => joined(HEXES.filter((hex) => hex.level === level), R + 0.3)),
  soft: HEXES.filter((hex) => hex.cover === "s"),
  hard: HEXES.filter((hex) => hex.cover === "h"),
  slopes: slopes(),
  grid: joined(HEXES),
  streams: sides(["stream"]),
  hedges: sides(["hedge", "abatis", "bank"]),
  walls: sides(["wall", "high_wall"]),
  sunken: sides(["sunken_lane"]),
  primary: roads("primary"),
  secondary: roads("secondary"),
};
export const OBJECTIVES = map.objectives;

/** The battlefield as a picture, painted once for the light or the dark: panning then costs nothing. */
export function paint(dark: boolean, scale: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(WIDTH * scale);
  canvas.height = Math.round(HEIGHT * scale);
  const pen = canvas.getContext("2d");
  if (!pen) return canvas;
  pen.scale(scale, scale);
  const paper = dark ? ["#3a3d2c", "#45452f", "#514c33", "#5f5539", "#6d5f40"] : ["#dfe3bd", "#e8e4bf", "#efe3bb", "#f2dcb0", "#efd09d"];
  paper.forEach((colour, level) => fill(pen, GROUND.levels[level] ?? "", colour));
  stroke(pen, GROUND.slopes, dark ? "#2a2216" : "#a9895a", 2.4, [0.7, 1.5]);
  stroke(pen, GROUND.slopes, dark ? "#8d7a55" : "#8a6a3c", 0.7);
  for (const hex of GROUND.soft) trees(pen, hex, dark);
  stroke(pen, GROUND.secondary, dark ? "#1e1a12" : "#9a7c4e", 2.6);
  stroke(pen, GROUND.secondary, dark ? "#a08a5e" : "#f8efd4", 1.5);
  stroke(pen, GROUND.primary, dark ? "#1e1a12" : "#7d5f35", 4);
  stroke(pen, GROUND.primary, dark ? "#c2a772" : "#fff8e4", 2.6);
  for (const hex of GROUND.hard) houses(pen, hex, dark);
  stroke(pen, GROUND.grid, dark ? "rgb(255 240 200 / 13%)" : "rgb(90 60 20 / 20%)", 0.35);
  stroke(pen, GROUND.streams, dark ? "#5f93ad" : "#5b90ad", 1.8);
  stroke(pen, GROUND.hedges, dark ? "#86a35c" : "#3f6b2c", 2, [1.8, 0.8]);
  stroke(pen, GROUND.sunken, dark ? "#d2a55c" : "#7a4f16", 2.2, [0.8, 1]);
  stroke(pen, GROUND.walls, dark ? "#f0e4cc" : "#4a2c1c", 2.2);
  return canvas;
}

function fill(pen: CanvasRenderingContext2D, path: string, colour: string) {
  pen.fillStyle = colour;
  pen.fill(new Path2D(path));
}
function stroke(pen: CanvasRenderingContext2D, path: string, colour: string, width: number, dash: number[] = []) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.lineCap = dash.length ? "butt" : "round";
  pen.setLineDash(dash);
  pen.stroke(new Path2D(path));
  pen.setLineDash([]);
}
function trees(pen: CanvasRenderingContext2D, hex: Hex, dark: boolean) {
  fill(pen, outline(hex, R * 0.98), dark ? "#33442a" : "#c2d19b");
  for (const [dx, dy] of [[-4, -3], [3, -4], [0, 1], [-5, 4], [5, 3], [1, 6]] as const) {
    pen.beginPath();
    pen.arc(hex.x + dx, hex.y + dy, 1.9, 0, 7);
    pen.fillStyle = dark ? "#5c7a45" : "#7f9e55";
    pen.fill();
    pen.strokeStyle = dark ? "#1d2a16" : "#4c6a2b";
    pen.lineWidth = 0.5;
    pen.stroke();
  }
}
function houses(pen: CanvasRenderingContext2D, hex: Hex, dark: boolean) {
  fill(pen, outline(hex, R * 0.96), dark ? "#5a4438" : "#e6cdb4");
  for (const [dx, dy, w, h] of [[-6, -5, 5, 3.4], [1, -4, 4, 5], [-5, 2, 4.4, 3.4], [2, 3, 5, 3]] as const) {
    pen.fillStyle = dark ? "#c08a6a" : "#a8543c";
    pen.fillRect(hex.x + dx, hex.y + dy, w, h);
    pen.strokeStyle = dark ? "#20140c" : "#4a2114";
    pen.lineWidth = 0.5;
    pen.strokeRect(hex.x + dx, hex.y + dy, w, h);
  }
}
