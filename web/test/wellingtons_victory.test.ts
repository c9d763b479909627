import { describe, expect, it } from "vitest";
import { nameSpot, pilesOf, watchersOf } from "../src/boards/wellingtons_victory/field";
import { arc, distance, HEXES, hexOf } from "../src/boards/wellingtons_victory/geometry";
import { sight, standingOf } from "../src/boards/wellingtons_victory/sight";
import { idleness, type Battle } from "../src/boards/wellingtons_victory/table";
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

describe("who could fire at a hex", () => {
  const line = (at: string, facing: string) => ({ hex: at, strength: 5, form: "column", facing, effectiveness: 4 });
  const battle = {
    active: ["fr-II-6-1"],
    stacks: { A5216: ["fr-1lt-1"], A5217: ["fr-1lt-2"], A5215: ["aa-30-2"] },
    pieces: { "fr-1lt-1": line("A5216", "NNE"), "fr-1lt-2": line("A5217", "NNE"), "aa-30-2": line("A5215", "SSW") },
  } as unknown as Battle;
  const named = (id: string, seat: string) => watchersOf(battle, hex(id), seat).map(({ top }) => top);
  it("are the enemies of those who stand there, never their own", () => {
    expect(named("A5216", "french")).toEqual(["aa-30-2"]);
    expect(named("A5216", "allied")).toEqual(["aa-30-2"]);
  });
  it("are the enemies of who asks, where nobody stands", () => {
    expect(named("A5115", "french")).not.toContain("fr-1lt-1");
  });
  it("puts a name beside the counters", () => {
    const piles = pilesOf(battle);
    const at = nameSpot(hex("A5215"), "Hougoumont", 8, piles);
    for (const pile of piles) expect(Math.hypot(pile.hex.x - at.x, pile.hex.y - at.y)).toBeGreaterThan(8);
  });
  it("knows who is out of command", () => {
    const judged = { ...battle, pieces: { ...battle.pieces, "fr-1lt-1": { ...battle.pieces["fr-1lt-1"], marks: ["commanded"] } } } as Battle;
    expect([...idleness(judged)]).toEqual([["fr-1lt-2", "cut-off"], ["aa-30-2", "asleep"]]);
    expect(idleness(battle).has("fr-1lt-1")).toBe(false);
  });
});
