import { describe, expect, it } from "vitest";
import { DRAWN, HEIGHT, LINKS, PLACES, REGION_OF, REGIONS, TERRITORIES, WIDTH } from "../src/boards/risk_napoleon/geometry";
import { label, lines, readable, sizes, SPOTS } from "../src/boards/risk_napoleon/layout";
import { SIGNS, signOf } from "../src/boards/risk_napoleon/signs";
import { inspect } from "../src/boards/risk_napoleon/inspect";
import { chance, home } from "../src/boards/risk_napoleon/table";
import type { GameInfo, View } from "../src/lib/types";
import { GameWords, Words } from "../src/lib/words";
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
    ["where they are first written", 0.64],
    ["on a desk", 0.775],
    ["on a large screen", 1.3],
  ])("do not overlap %s", (_, k) => {
    const { size, font } = sizes(k);
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

it("odds come down to the chance of conquest", () => {
  expect(chance({ fight: { win: 0.25 } })).toBe(0.25);
  expect(chance({})).toBeUndefined();
});


it("letters are never too small to be read", () => {
  for (let k = 0.2; k < 4; k += 0.05) {
    const { font, named } = sizes(k);
    if (named) expect(font * k).toBeGreaterThanOrEqual(11);
  }
  expect(readable(8) * 8).toBeGreaterThan(11);
  expect(readable(30)).toBe(1);
});

describe("what a thing is", () => {
  const words = new GameWords(new Words("en", [...sources("en"), read("src/grognard/games/risk_napoleon/text/advanced.en.ftl")]), { sets: { seat: ["p1", "p2"] }, verbs: [], tellings: [] } as unknown as GameInfo, { p1: "nation-fra", p2: "nation-aut" });
  const territories = Object.fromEntries(PLACES.map((place) => [place, { owner: place === "venetie" ? "p2" : "p1", regiments: place === "lorraine" ? 7 : 1 }]));
  const seats = [
    { name: "p1", words: "nation-fra", territories: 47, regiments: 53, cards: 2, capital: null },
    { name: "p2", words: "nation-aut", territories: 1, regiments: 1, cards: 0, capital: null },
  ];
  const advanced = {
    rules: ["fortresses", "generals", "fleets"],
    fortresses: ["lorraine"],
    debts: {},
    generals: { lorraine: ["p1"] },
    captives: {},
    fleets: { fleet_1: "port aquitaine", fleet_2: "sea l_manche" },
    navies: { fleet_1: 0, fleet_2: 0 },
  };
  const view = { table: { at: {}, seats, territories, next_set: null, advanced } } as unknown as View;
  const told = (kind: string, id: string): string => {
    const found = inspect(view, { kind, id }, words);
    return found ? [found.title, ...found.lines.map((line) => `${line.label ?? ""} ${line.text}`)].join(" | ") : "";
  };

  it("is told of places, pieces, seas, regions, cards, dice and players", () => {
    expect(told("place", "lorraine")).toMatch(/^Lorraine \| Held by France \| Regiments 7 \|.*general of France \|.*Fortress: with six/);
    expect(told("place", "lorraine")).toContain("6 of 6 territories");
    expect(told("place", "l_manche")).toContain("one fleet of France");
    expect(told("squadron", "port aquitaine blue false")).toContain("Fleet 1");
    expect(told("region", "r_italie")).toContain("Austria 1 of 4");
    expect(told("fortress", "lorraine")).toContain("two dice at most");
    expect(told("card", "card_venetie")).toContain("Austria");
    expect(told("die", "5")).toContain("A die: 5");
    expect(told("seat", "p1")).toContain("Territories 47");
    expect(told("track", "pile")).toContain("The draw pile");
    expect(inspect(view, { kind: "chess", id: "queen" }, words)).toBeNull();
  });
  it("and the first view of a phone shows where a seat is strongest", () => {
    expect(home(view, "p1")).toContain("lorraine");
    expect(home(view, "p2")).toEqual(["venetie"]);
  });
});
