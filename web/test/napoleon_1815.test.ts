import { describe, expect, it } from "vitest";
import { type Box, HEIGHT, names, ROADS, WIDTH, ZONES } from "../src/boards/napoleon_1815/geometry";
import { about, final, question } from "../src/boards/napoleon_1815/table";
import type { View } from "../src/lib/types";
import type { GameWords } from "../src/lib/words";

describe("the map", () => {
  it("has room for every zone, and a road for every connection", () => {
    expect(ROADS.every((road) => road.path.startsWith("M"))).toBe(true);
    for (const { id, x, y } of ZONES) expect(x > 20 && x < WIDTH - 20 && y > 20 && y < HEIGHT - 20, id).toBe(true);
  });
  it("writes a name beside a pile that would cover it", () => {
    const texts = Object.fromEntries(ZONES.map((zone) => [zone.id, zone.id]));
    const free = names(texts, 16, []);
    const ninove = free["ninove"];
    expect(ninove).toBeDefined();
    const covered: Box = [(ninove?.x ?? 0) - 60, (ninove?.y ?? 0) - 16, (ninove?.x ?? 0) + 60, (ninove?.y ?? 0) + 4];
    const moved = names(texts, 16, [covered])["ninove"];
    expect([moved?.x, moved?.y]).not.toEqual([ninove?.x, ninove?.y]);
  });
});

const words = {
  say: (id: string, told: Record<string, unknown> = {}) => [id, ...Object.values(told).map(String)].join(" "),
  name: (_: string, id: string) => id,
  words: { listed: (all: string[]) => all.join(" + ") },
} as unknown as GameWords;

function view(frame: string, table: object): View {
  const empty = { control: {}, positions: [], blocks: {}, standing: [], operation: null };
  return { frame, seat: "blue", table: { ...empty, ...table } } as unknown as View;
}

describe("a zone in words", () => {
  const one = { zone: "ligny", nation: "prussian", ready: true, number: 1 };
  it("tells what a standing block may be, when that is something", () => {
    const few = view("Designate", { standing: [{ ...one, may_be: [["zieten", "vedette"]] }] });
    expect(about(few, "ligny", words)).toContain("board-perhaps board-standing 1 nation-prussian zieten, board-vedette");
    const many = view("Designate", { standing: [{ ...one, may_be: [["a", "b", "c", "d", "e", "f"]] }] });
    expect(about(many, "ligny", words)).not.toContain("board-perhaps");
  });
  it("names the blocks that lie", () => {
    const lying = view("Designate", { blocks: { ney: { zone: "ligny", nation: "french", ready: false } } });
    expect(about(lying, "ligny", words)).toContain("board-activated ney");
  });
});

describe("what somebody had in mind", () => {
  const borders = ["ligny>marbais", "marbais>ligny"];
  it("is a step along a road, a corps, or nothing", () => {
    const march = view("March", { operation: { zone: "ligny" } });
    expect(question(march, "blue", "marbais", null, borders)).toBe("step ligny>marbais");
    expect(question(march, "blue", "louvain", null, borders)).toBeUndefined();
    const field = { blocks: { ney: { zone: "ligny", nation: "french", ready: true } } };
    expect(question(view("Designate", field), "blue", "ligny", null, borders)).toBe("take ney");
    expect(question(view("Vedettes", field), "blue", "ligny", null, borders)).toBe("vedette ligny");
  });
  it("is asked about twice only when it ends his turn", () => {
    expect(final(view("Designate", {}), "pass")).toBe(true);
    expect(final(view("OperationStart", {}), "pass")).toBe(false);
  });
});
