import { describe, expect, it } from "vitest";
import { DRAWN, HEIGHT, IDS, PLACES, SEAS, spot, STRAITS, WIDTH } from "../src/boards/napoleon_in_europe/geometry";
import { labels } from "../src/boards/napoleon_in_europe/layout";
import { SIGNS, signOf } from "../src/boards/napoleon_in_europe/signs";
import { chance, final, lastRoll, purchases, question } from "../src/boards/napoleon_in_europe/table";
import type { View } from "../src/lib/types";
import type { GameWords } from "../src/lib/words";
import { read } from "./files";

interface GameMap {
  regions: { id: string; homeland: string | null; capital_of: string | null; port: boolean }[];
  connections: { a: string; b: string; type: string }[];
  sea_zones: { id: string }[];
}
const GAME = JSON.parse(read("src/grognard/games/napoleon_in_europe/data/map.json")) as GameMap;

describe("the map", () => {
  it("is the game's", () => {
    expect(IDS).toEqual(GAME.regions.map((region) => region.id));
    for (const { id, homeland, capital_of, port } of GAME.regions) {
      expect([PLACES[id]?.home, PLACES[id]?.capital, PLACES[id]?.port]).toEqual([homeland ?? "", capital_of !== null, port]);
    }
    expect(SEAS.map((sea) => sea.id)).toEqual(GAME.sea_zones.map((sea) => sea.id));
    expect(STRAITS).toEqual(GAME.connections.filter((one) => one.type === "strait").map(({ a, b }) => [a, b]));
  });
  it("draws every region, coasts, borders and frontiers", () => {
    const drawn = DRAWN;
    expect(Object.keys(drawn.lands)).toEqual(IDS);
    for (const path of Object.values(drawn.lands)) expect(path).toMatch(/^M-?[\d.]+ -?[\d.]+L.*Z$/);
    for (const path of [drawn.coast, drawn.borders, drawn.frontiers]) expect(path.length).toBeGreaterThan(2000);
  });
  it("has every army on the map", () => {
    for (const id of IDS) {
      const [x, y] = spot(id);
      expect(x > 5 && x < WIDTH - 5 && y > 5 && y < HEIGHT - 5, id).toBe(true);
    }
  });
  it("writes names that do not run into each other, and all of them from near", () => {
    const near = labels((_, id) => id, 4, 0.4, () => 1);
    expect(near.places.length).toBe(IDS.length);
    const far = [...labels((_, id) => id, 16, 1, () => 1).places];
    const width = (text: string) => text.length * 16 * 0.26;
    for (const a of far) {
      for (const b of far) {
        if (a !== b) expect(Math.abs(a.y - b.y) >= 16 || Math.abs(a.x - b.x) > width(a.text) + width(b.text), `${a.id} ${b.id}`).toBe(true);
      }
    }
  });
  it("names what can be chosen now, army and chance or not", () => {
    for (const [font, size] of [[16, 1], [20, 1.6]] as const) {
      const named = (wanted: string[]) => labels((_, id) => id, font, size, (id) => Number(id === "hanover"), 13, (id) => id === "hanover", (id) => wanted.includes(id)).places.map((one) => one.id);
      for (const id of ["hanover", "westphalia", "holland"]) expect(named(["hanover", "westphalia", "holland"]), id).toContain(id);
    }
  });
  it("has a sign of its own for each nation", () => {
    expect(new Set(Object.values(SIGNS).map((sign) => sign.shape)).size).toBe(7);
    expect(signOf("nation-france")).toBe(SIGNS["france"]);
    expect(signOf("corps-spain_infantry")).toBe(SIGNS["spain"]);
    expect(signOf("seat-1")).toBeNull();
  });
});

describe("what a hand can buy", () => {
  const best = (nation: string, hand: string) => purchases(nation, hand.split(" "))[0];
  it("counts own colours", () => {
    expect(best("france", "france_square france_square russia_square")).toMatchObject({ combination: "brigade", army: [5, 0, 0, 0] });
    expect(best("france", "france_triangle france_triangle france_triangle france_triangle")).toMatchObject({ army: [0, 8, 0, 0] });
  });
  it("lets jokers stand in, but not alone", () => {
    expect(best("france", "russia_circle spain_circle bicorne")).toMatchObject({ combination: "brigade", army: [0, 0, 2, 0] });
    expect(purchases("france", ["bicorne", "bicorne", "bare"])).toEqual([]);
  });
  it("forms a corps", () => {
    const found = purchases("france", ["france_triangle", "russia_square", "spain_diamond", "bicorne"]);
    expect(found.find((one) => one.combination === "corps")?.army).toEqual([1, 2, 1, 1]);
  });
});

describe("at the table", () => {
  const view = (frame: string, table: Record<string, unknown> = {}) => ({ frame, table: { party: ["p1"], ...table } }) as unknown as View;
  it("asks about what was meant", () => {
    expect(question(view("Movement"), "p1", "berlin", "saxony", ["saxony>berlin", "berlin>saxony"])).toBe("march saxony>berlin");
    expect(question(view("Sail"), "p1", "lisbon", null, [])).toBe("sail lisbon");
    expect(question(view("Retreat"), "p1", "berlin", null, [])).toBe("retreat berlin");
  });
  it("asks twice about what ends something", () => {
    expect(final(view("BattleMove"), "give_up")).toBe(true);
    expect(final(view("BattleMove"), "stand")).toBe(false);
  });
  it("knows the chance of an attack", () => {
    expect(chance({ battle: { win: 0.25 } })).toBe(0.25);
    expect(chance({ landing: [] })).toBeUndefined();
  });
  it("shows all dice of the last throw", () => {
    const words = { event: () => "fire" } as unknown as GameWords;
    const entry = (events: { e: string; a: Record<string, number> }[]) => ({ i: 0, by: "p1", events });
    const rolled = entry([
      { e: "throw", a: { dice: 161, least: 6 } },
      { e: "throw", a: { dice: 65, least: 6 } },
      { e: "fire", a: { dice: 5 } },
    ]);
    expect(lastRoll([rolled], words)).toEqual({ dice: [1, 6, 1, 6, 5], least: 6, words: "fire" });
    expect(lastRoll([], words)).toBeNull();
  });
});
