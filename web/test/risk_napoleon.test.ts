import { describe, expect, it } from "vitest";
import { DRAWN, HEIGHT, LINKS, PLACES, REGION_OF, REGIONS, TERRITORIES, WIDTH } from "../src/boards/risk_napoleon/geometry";
import { label, lines, SPOTS } from "../src/boards/risk_napoleon/layout";
import { SIGNS, signOf } from "../src/boards/risk_napoleon/signs";
import { chance, final, question } from "../src/boards/risk_napoleon/table";
import type { View } from "../src/lib/types";
import { Words } from "../src/lib/words";
import { read, sources } from "./files";

interface GameMap {
  regions: { id: string; bonus: number; territories: string[] }[];
  territories: { id: string; adjacent: { to: string; type: string }[] }[];
  sea_links: { between: string[] }[];
}
const GAME = JSON.parse(read("src/grognard/games/risk_napoleon/data/map.json")) as GameMap;

function inside(place: string, x: number, y: number): boolean {
  return (TERRITORIES[place]?.shape ?? []).some((flat) => {
    let odd = false;
    for (let i = 0, j = flat.length - 2; i < flat.length; j = i, i += 2) {
      const [xi = 0, yi = 0, xj = 0, yj = 0] = [flat[i], flat[i + 1], flat[j], flat[j + 1]];
      if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
    }
    return odd;
  });
}

describe("the map", () => {
  it("is the game's", () => {
    expect(REGIONS).toEqual(GAME.regions.map(({ id, bonus, territories }) => ({ id, bonus, territories })));
    expect(PLACES).toEqual(GAME.territories.map((territory) => territory.id));
    expect(LINKS.map((link) => link.between)).toEqual(GAME.sea_links.map((link) => link.between));
  });
  it("draws every territory, coasts, borders and frontiers", () => {
    const drawn = DRAWN;
    expect(Object.keys(drawn.lands)).toEqual(PLACES);
    for (const path of Object.values(drawn.lands)) expect(path).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
    for (const path of [drawn.coast, drawn.borders, drawn.frontiers, drawn.beyond]) expect(path.length).toBeGreaterThan(2000);
  });
  it("has each counter on its territory and on the map", () => {
    for (const place of PLACES) {
      const { x, y } = SPOTS[place] ?? { x: 0, y: 0 };
      expect(inside(place, x, y), place).toBe(true);
      expect(x > 20 && x < WIDTH - 20 && y > 20 && y < HEIGHT - 20, place).toBe(true);
    }
    expect(Object.keys(REGION_OF).length).toBe(48);
  });
});

interface Box {
  place: string;
  x0: number;
  x1: number;
  y0: number;
  y1: number;
}
const overlap = (a: Box, b: Box): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1;

describe.each(["fr", "en"])("the names in %s", (lang) => {
  const words = new Words(lang, sources(lang));
  const EM = 0.42; // of the font's size: how wide a letter is, halo left aside

  it.each([
    ["on a desk", 1.09, 14.7],
    ["on a large screen", 1, 11.5],
  ])("do not overlap %s", (_, size, font) => {
    const names: Box[] = PLACES.flatMap((place) => {
      const { x, y, rows } = label(place, words.say(`place-${place}`), size, font);
      return rows.map((row, i) => {
        const half = (row.length * font * EM) / 2;
        const base = y + i * font * 0.95;
        return { place, x0: x - half, x1: x + half, y0: base - font * 0.62, y1: base + font * 0.1 };
      });
    });
    const counters: Box[] = PLACES.map((place) => {
      const { x, y } = SPOTS[place] ?? { x: 0, y: 0 };
      return { place, x0: x - 19 * size, x1: x + 19 * size, y0: y - 12 * size, y1: y + 12 * size };
    });
    const boxes = [...names, ...counters];
    const wrong = boxes.flatMap((a, i) => boxes.slice(i + 1).flatMap((b) => (a.place !== b.place && overlap(a, b) ? [`${a.place} ${b.place}`] : [])));
    expect(wrong).toEqual([]);
  });
  it("break into lines at spaces and hyphens", () => {
    expect(lines("Nord-Angleterre", 12)).toEqual(["Nord-", "Angleterre"]);
    expect(lines("Île-de-France", 14)).toEqual(["Île-de-France"]);
    expect(lines("Grand-Duché de Varsovie", 12)).toEqual(["Grand-Duché", "de Varsovie"]);
  });
});

describe("signs", () => {
  it("differ in shape, not only in colour", () => {
    const shapes = Object.values(SIGNS).map((sign) => sign.shape);
    expect(new Set(shapes).size).toBe(shapes.length);
    expect(signOf("colour-blue")).toBe(SIGNS["blue"]);
    expect(signOf("owner-neutral")).toBe(SIGNS["neutral"]);
    expect(signOf("seat-1")).toBeNull();
  });
});

describe("why not?", () => {
  const borders = ["a>b", "b>a", "a>c", "c>a", "b>c", "c>b", "c>d", "d>c"];
  const view = (frame: string): View =>
    ({ frame, table: { at: {}, seats: [], territories: { a: { owner: "p1" }, b: { owner: "p2" }, c: { owner: "p2" }, d: { owner: "p1" } } } }) as unknown as View;

  it("asks about what was meant", () => {
    expect(question(view("Combat"), "p1", "a", null, borders)).toBe("attack a>b");
    expect(question(view("Combat"), "p1", "b", "a", borders)).toBe("attack a>b");
    expect(question(view("Combat"), "p1", "c", null, borders)).toBe("attack a>c");
    expect(question(view("Manoeuvre"), "p1", "d", "a", borders)).toBe("manoeuvre d>c");
    expect(question(view("Reinforcements"), "p1", "b", null, borders)).toBe("place b");
    expect(question(view("Capitals"), "p1", "b", null, borders)).toBe("capital b");
  });
});

it("odds come down to the chance of conquest", () => {
  expect(chance({ fight: { win: 0.25 } })).toBe(0.25);
  expect(chance({})).toBeUndefined();
});

it("what cannot be taken back is known", () => {
  const view = (conquered: number, seats: number): View =>
    ({ table: { conquered, pile: 10, seats: Array.from({ length: seats }) } }) as unknown as View;
  expect(final(view(0, 3), "end_combat")).toBe(false);
  expect(final(view(1, 3), "end_combat")).toBe(true);
  expect(final(view(0, 3), "end_turn")).toBe(true);
  expect(final(view(0, 3), "end_reinforcements")).toBe(false);
  expect(final(view(0, 2), "end_reinforcements")).toBe(true);
});
