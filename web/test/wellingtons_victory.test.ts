import { describe, expect, it } from "vitest";
import { arc, distance, HEXES, hexOf } from "../src/boards/wellingtons_victory/geometry";
import { sight, standingOf } from "../src/boards/wellingtons_victory/sight";
import type { Battle } from "../src/boards/wellingtons_victory/table";
import { read } from "./files";

const { pieces, pairs } = JSON.parse(read("web/test/sights.json")) as Pick<Battle, "pieces"> & { pairs: [string, string, string][] };
const hex = (id: string) => {
  const found = hexOf(id);
  if (!found) throw new Error(`no hex ${id}`);
  return found;
};

describe("the map", () => {
  it("has all hexes of the four sheets", () => {
    expect(HEXES.length).toBe(7366);
  });
  it("opens an arc of two sides", () => {
    const from = hex("A3020");
    expect(arc(from, 0, 2).map((one) => distance(from, one)).toSorted()).toEqual([1, 1, 2, 2, 2]);
    expect(arc(from, -1, 2).length).toBe(18);
  });
});

describe("lines of sight", () => {
  const standing = standingOf({ pieces } as Battle, hexOf);
  it("are the engine's", () => {
    for (const [a, b, seen] of pairs) expect([a, b, sight(hex(a), hex(b), standing)]).toEqual([a, b, seen]);
  });
  it("go both ways", () => {
    for (const [a, b] of pairs) expect([a, b, sight(hex(b), hex(a), standing)]).toEqual([a, b, sight(hex(a), hex(b), standing)]);
  });
});
