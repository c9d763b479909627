import { describe, expect, it } from "vitest";
import { HEIGHT, names, ROADS, spot, spread, WIDTH, ZONES } from "../src/boards/napoleon_1815/geometry";
import { about, combatEvents, home, inspect, muster } from "../src/boards/napoleon_1815/table";
import type { LogEntry, View } from "../src/lib/types";
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
    const pile = { id: "ninove", x: ninove?.x ?? 0, y: (ninove?.y ?? 0) - 6, width: 120, height: 20 };
    const moved = names(texts, 16, [pile])["ninove"];
    expect([moved?.x, moved?.y]).not.toEqual([ninove?.x, ninove?.y]);
  });
  it("leaves out names that would lie on others, but no objective, until one comes nearer", () => {
    const texts = Object.fromEntries(ZONES.map((zone) => [zone.id, zone.id]));
    const [far, near] = [names(texts, 40, []), names(texts, 14, [])];
    expect(Object.keys(far).length).toBeLessThan(Object.keys(near).length);
    expect(Object.keys(near).length).toBeGreaterThan(ZONES.length * 0.9);
    expect(ZONES.filter((zone) => zone.vp > 0 && !near[zone.id])).toEqual([]);
  });
  it("lets no stack lie on another", () => {
    const [x, y] = spot("ligny");
    const stack = (id: string, dx: number) => ({ id, x: x + dx, y, width: 120, height: 60 });
    const found = spread([stack("ligny", 0), stack("sombreffe", 30), stack("fleurus", -30)]);
    for (const [i, a] of found.entries()) {
      for (const b of found.slice(i + 1)) expect(Math.abs(a.x - b.x) > 119 || Math.abs(a.y - b.y) > 59, `${a.id} on ${b.id}`).toBe(true);
    }
    expect(spread([stack("ligny", 0)])[0]?.id).toBe("ligny");
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

describe("who can march", () => {
  const block = (zone: string, nation: string, ready = true, corps = true) => ({ zone, nation, ready, ...(corps ? { infantry: 3, cavalry: 1, fatigue: 0 } : {}) });
  const blocks = {
    napoleon: block("ligny", "french", true, false),
    ney: block("ligny", "french"),
    reille: block("ligny", "french", false),
    vedette_french_1: block("ligny", "french", true, false),
    vedette_french_2: block("mons", "french", true, false),
    hill: block("ath", "english"),
    zieten: block("ath", "prussian"),
  };
  const seats = [{ name: "blue" }, { name: "red" }];
  it("is who is ready, corps with their commander, vedettes only where no corps are", () => {
    const found = muster(view("Designate", { blocks, seats }), "blue");
    expect([...found]).toEqual([["ligny", ["ney", "napoleon"]], ["mons", ["vedette_french_2"]]]);
  });
  it("is one nation of a zone, and on the march the pile alone", () => {
    expect(muster(view("Designate", { blocks, seats }), "red").get("ath")).toEqual(["hill"]);
    const march = view("March", { blocks, seats, operation: { seat: "blue", announced: true, zone: "ligny", pile: ["ney"] } });
    expect([...muster(march, "blue")]).toEqual([["ligny", ["ney"]]]);
  });
  it("is at home where the own blocks stand, of three players each where his own do", () => {
    expect(home(view("Designate", { blocks, seats }), "blue")).toEqual(["ligny", "mons"]);
    const three = view("Designate", { blocks: { hill: blocks.hill, zieten: { ...blocks.zieten, zone: "wavre" } }, seats: [...seats, { name: "black" }] });
    expect([home(three, "red"), home(three, "black")]).toEqual([["ath"], ["wavre"]]);
  });
});

describe("what is pointed at", () => {
  const table = {
    blocks: { ney: { zone: "ligny", nation: "french", ready: true, infantry: 2, cavalry: 3, fatigue: 5 } },
    control: { namur: "coalition" },
    axes: { ligny: { side: "french", border: "ligny>fleurus" } },
    broken: ["a-b"],
    coming: { bulow: 2 },
    lost: ["pirch"],
    effects: [],
    vp: 7,
    turn: 1,
    turns: 2,
    invasion: "73",
  };
  const told = (kind: string, id: string) => inspect(view("Designate", table), { kind, id }, words);
  const texts = (kind: string, id: string) => told(kind, id)?.lines.map((line) => line.text).join(" | ") ?? "";
  it("tells the numbers of a corps with their meaning", () => {
    expect(texts("piece", "ney")).toContain("board-about-strength 2 3 2");
    expect(texts("piece", "ney")).toContain("board-about-fatigue 5");
    expect(texts("piece", "bulow")).toContain("board-comes 2");
    expect(texts("piece", "pirch")).toContain("board-is-lost");
    expect(told("piece", "ney")?.topics).toContain("piece-corps");
  });
  it("tells zones, markers, cards and tracks, and leaves the rest to others", () => {
    expect(texts("place", "ligny")).toContain("board-about-axis side-french place-fleurus");
    expect(texts("control", "namur")).toContain("side-coalition 2");
    expect(texts("bridge", "a-b")).toBe("board-bridge-broken");
    expect(texts("bridge", "c-d")).toBe("board-bridge-stands");
    expect(texts("card", "elan-30")).toContain("board-event-elan");
    expect(told("track", "vp")?.title).toBe("board-vp 7");
    expect(told("verb", "attack")).toBeNull();
    expect(told("control", "ligny")).toBeNull();
  });
});

describe("a combat", () => {
  it("is what was told since it began", () => {
    const entry = (i: number, ...events: string[]) => ({ i, by: "", at: 0, events: events.map((e) => ({ e, a: {} })) }) as unknown as LogEntry;
    expect(combatEvents([entry(1, "combat", "result"), entry(2, "combat", "engaged"), entry(3, "numbers")]).map((event) => event.e)).toEqual(["combat", "engaged", "numbers"]);
    expect(combatEvents([entry(1, "stepped")])).toEqual([]);
  });
});
