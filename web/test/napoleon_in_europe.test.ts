import { describe, expect, it } from "vitest";
import { DRAWN, HEIGHT, IDS, PLACES, SEAS, spot, STRAITS, WIDTH } from "../src/boards/napoleon_in_europe/geometry";
import { battleOf, landingOf } from "../src/boards/napoleon_in_europe/fights";
import { inspect } from "../src/boards/napoleon_in_europe/inspect";
import { labels, plate, spread, stand, type Stand } from "../src/boards/napoleon_in_europe/layout";
import { SIGNS, signOf } from "../src/boards/napoleon_in_europe/signs";
import { chance, home, purchases, type Army } from "../src/boards/napoleon_in_europe/table";
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
  const full: Army = [6, 3, 2, 1];
  const everywhere = (far: boolean): Stand[] => IDS.map((id) => stand(id, [["france", full]], ["port"], far));
  it("writes names that do not run into each other nor into armies, and all of them from near", () => {
    expect(labels((_, id) => id, 2, 0.15, everywhere(false)).places.length).toBe(IDS.length);
    const stands = spread(everywhere(true), 1);
    const far = labels((_, id) => id, 16, 1, stands).places;
    const width = (text: string) => text.length * 16 * 0.26;
    for (const a of far) {
      for (const b of far) {
        if (a !== b) expect(Math.abs(a.y - b.y) >= 16 || Math.abs(a.x - b.x) > width(a.text) + width(b.text), `${a.id} ${b.id}`).toBe(true);
      }
      for (const b of stands) {
        const clear = a.y - 13 > b.y + b.h || a.y + 3 < b.y - b.h || Math.abs(a.x - b.x) > width(a.text) + b.w;
        expect(clear, `${a.id} on ${b.id}`).toBe(true);
      }
    }
  });
  it("names what can be chosen now, army and chance or not", () => {
    for (const [font, px] of [[16, 1], [20, 1.6]] as const) {
      const stands = [stand("hanover", [["france", full]], [], false)];
      const named = (wanted: string[]) => labels((_, id) => id, font, px, stands, (id) => id === "hanover", (id) => wanted.includes(id)).places.map((one) => one.id);
      for (const id of ["hanover", "westphalia"]) expect(named(["hanover", "westphalia"]), id).toContain(id);
    }
  });
  it("has room for each arm of an army, and less from afar", () => {
    expect(plate([4, 0, 0, 0])).toEqual(plate([0, 0, 0, 11]));
    expect(plate(full).w).toBeGreaterThan(plate([4, 2, 0, 0]).w);
    expect(plate(full, true).w).toBeLessThan(plate(full).w);
  });
  it("pushes armies apart that run into each other, but keeps them by their places", () => {
    const near = ["hanover", "westphalia", "holland"].map((id) => stand(id, [["france", full], ["britain", full]], [], false));
    const moved = spread(near, 0.8);
    for (const one of moved) {
      const [x, y] = spot(one.id);
      expect(Math.hypot(one.x - x, one.y - y)).toBeLessThan(0.8 * 28.01);
    }
    const over = (stands: Stand[]) => stands.reduce((sum, a, i) => sum + stands.slice(i + 1).reduce((more, b) => more + Math.max(0, (a.w + b.w) * 0.8 - Math.abs(a.x - b.x)) * Math.max(0, (a.h + b.h) * 0.8 - Math.abs(a.y - b.y)), 0), 0);
    expect(over(moved)).toBeLessThan(over(near) / 2);
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
  it("knows the chance of an attack", () => {
    expect(chance({ battle: { win: 0.25 } })).toBe(0.25);
    expect(chance({ landing: [] })).toBeUndefined();
  });
  it("knows where a seat is at home", () => {
    const regions = { paris: { controller: "france", pieces: { france: [1, 0, 0, 0] } }, saxony: { controller: "france", pieces: {} } };
    const seats = [{ name: "p1", nations: ["france"] }];
    expect(home(view("Movement", { regions, seats }), "p1")).toEqual(["paris"]);
    expect(home(view("Movement", { regions: { saxony: regions.saxony }, seats }), "p1")).toEqual(["saxony"]);
  });
  it("says of an army what each arm does", () => {
    const words = { say: (id: string) => id, name: (kind: string, id: string) => `${kind}-${id}`, seat: (id: string) => id } as unknown as GameWords;
    const regions = { paris: { controller: "france", pieces: { france: [2, 0, 1, 0] } } };
    const told = inspect(view("Movement", { regions, seats: [{ name: "p1", nations: ["france"] }], nations: {}, moved: [] }), { kind: "army", id: "paris/france" }, words);
    expect(told?.lines.map((line) => line.text)).toEqual(["p1", "board-does-infantry", "board-does-artillery"]);
    expect(told?.topics).toEqual(["army", "arm-infantry", "arm-artillery"]);
    expect(inspect(view("Movement", { regions, seats: [], nations: {}, moved: [] }), { kind: "army", id: "paris/spain" }, words)).toBeNull();
  });
});

describe("fights", () => {
  const event = (e: string, a: Record<string, string | number> = {}) => ({ e, a });
  const begun = [
    event("battle", { place: "hanover", seat: "p1", other: "p2" }),
    event("side", { corps: "britain_infantry", number: 4, attacks: 0 }),
    event("side", { corps: "france_infantry", number: 14, attacks: 1 }),
    event("round", { number: 1 }),
  ];
  it("gathers all dice of a corps, and what fell", () => {
    const told = battleOf([
      ...begun,
      event("throw", { corps: "france_infantry", number: 12, rear: 0, dice: 111111111116, least: 6 }),
      event("throw", { corps: "france_infantry", number: 2, rear: 0, dice: 65, least: 6 }),
      event("fire", { seat: "p1", dice: 14, least: 6, hits: 2 }),
      event("hit", { seat: "p1", corps: "britain_infantry", number: 2 }),
      event("throw", { corps: "britain_leader", number: 1, rear: 1, dice: 51, least: 5 }),
      event("rally-roll", { seat: "p2", dice: 2, number: 1 }),
      event("rallied", { seat: "p2", corps: "britain_infantry" }),
      event("battle-over", { place: "hanover", seat: "p1", other: "p2" }),
      event("no-retreat", { corps: "britain_infantry", number: 3 }),
    ]);
    expect(told?.shots.map((shot) => [shot.kind, shot.least, shot.throws.map((one) => [one.pieces, one.dice.length])])).toEqual([
      ["fire", 6, [[14, 14]]],
      ["rally", 5, [[1, 2]]],
    ]);
    expect(told?.shots[0]?.corps).toEqual({ britain_infantry: 2 });
    expect([told?.defence.lost, told?.attack.lost, told?.winner]).toEqual([{ britain_infantry: 4 }, {}, "p1"]);
  });
  it("counts what a landing cost by the dice that lose", () => {
    const told = landingOf([
      event("landing", { nation: "france", place: "london", most: 2 }),
      event("surf", { corps: "france_infantry", dice: 125, most: 2 }),
      event("landed", { corps: "france_infantry", number: 1, lost: 2, place: "london" }),
    ]);
    expect(told).toMatchObject({ place: "london", most: 2, lost: 2, ashore: 1 });
    expect(told?.throws[0]?.dice.filter((die) => die <= (told.most)).length).toBe(2);
  });
  it("is none before a battle has begun", () => {
    expect(battleOf([event("marched")])).toBeNull();
    expect(landingOf([event("sailed")])).toBeNull();
  });
});
