import { describe, expect, it } from "vitest";
import { arrow, AREAS, beside, BORDERS, HEIGHT, LEFT, MARKS, RIVERS, SHAPES, WIDTH } from "../src/boards/nations_1813/geometry";
import { ARMS, TERRAINS } from "../src/boards/nations_1813/signs";
import { about, ARMIES, contacts, facts, final, MISSIONS, missionAt, question, STRENGTH, VILLAGES, type Nations } from "../src/boards/nations_1813/table";
import type { GameInfo, View } from "../src/lib/types";
import { GameWords, Words } from "../src/lib/words";
import { read } from "./files";

const texts = (lang: string) => [
  read(`src/grognard/text/${lang}.ftl`),
  read(`src/grognard/text/web.${lang}.ftl`),
  read(`src/grognard/games/nations_1813/text/${lang}.ftl`),
  read(`web/src/boards/nations_1813/${lang}.ftl`),
];

const army = (side: "french" | "allied", more: object = {}) => ({ side, state: "tile", unit: "infantry", strength: 3, damage: 0, markers: [], ...more });
const table = {
  seats: [
    { name: "p1", side: "french", score: 5, cards: 7, scouts: 2 },
    { name: "p2", side: "allied", score: 4, cards: 8, scouts: 0 },
  ],
  areas: {
    wachau: { tile: "murat", markers: [] },
    croebern: { tile: "klenau", markers: [] },
    leipzig: { tile: null, markers: ["ney", "platow"] },
  },
  armies: { murat: army("french"), klenau: army("allied"), ney: army("french", { state: "markers" }), platow: army("allied", { state: "markers" }) },
  missions: { south: { mission: "mission_wachau", revealed: false }, north: { mission: null, revealed: false } },
} as unknown as Nations;
const view = { frame: "March", table } as unknown as View;

describe("the map", () => {
  it("draws each of the 47 areas in its frame", () => {
    expect(AREAS.length).toBe(47);
    for (const { id, x, y } of AREAS) {
      expect(SHAPES[id]).toMatch(/^M[\d.]+ [\d.]+L.*Z$/);
      expect(x > LEFT + 40 && x < LEFT + WIDTH - 40 && y > 40 && y < HEIGHT - 40, id).toBe(true);
    }
  });
  it("lets neighbours share their corners, and nobody else", () => {
    const corners = (id: string) => new Set((SHAPES[id] ?? "").slice(1, -1).split("L"));
    for (const a of AREAS) {
      for (const b of AREAS) {
        if (a.id >= b.id) continue;
        const common = [...corners(a.id)].filter((point) => corners(b.id).has(point)).length;
        if (beside(a.id, b.id)) expect(common, `${a.id} ${b.id}`).toBeGreaterThan(2);
        else expect(common, `${a.id} ${b.id}`).toBeLessThan(2);
      }
    }
  });
  it("has three rivers, and trees and hills where they belong", () => {
    expect(RIVERS.map((river) => river.name)).toEqual(["Parthe", "Pleisse", "Weisse Elster"]);
    expect(new Set(MARKS.map((mark) => mark.kind))).toEqual(new Set(["tree", "hill", "field", "house", "reed"]));
  });
  it("draws arrows between areas", () => {
    expect(arrow("wachau", "leipzig")).toMatch(/^M[\d.]+ [\d.]+Q/);
    expect(arrow("wachau", "paris")).toBe("");
  });
});

describe("the pieces", () => {
  it("are the game's", () => {
    expect([ARMIES.french.length, ARMIES.allied.length]).toEqual([8, 11]);
    expect(Object.keys(MISSIONS).length).toBe(25);
    expect(STRENGTH["napoleon"]).toBe(7);
    expect(VILLAGES["napoleon"]?.length).toBe(4);
    expect(Object.keys(ARMS)).toEqual(["infantry", "cavalry", "artillery", "any"]);
    expect(Object.keys(TERRAINS).sort()).toEqual([...new Set(AREAS.map((area) => area.terrain))].sort());
  });
  it("touch where opposing tiles stand side by side", () => {
    expect(contacts(table, BORDERS)).toEqual([["croebern", "wachau"]]);
  });
  it("know their missions", () => {
    expect(missionAt(table, "wachau")).toEqual({ revealed: false, points: { french: 4, allied: 6 } });
    expect(missionAt(table, "leipzig")).toBeNull();
  });
});

describe.each(["fr", "en"])("words in %s", (lang) => {
  const info = { verbs: [], sets: { seat: ["p1", "p2"] }, tellings: [] } as unknown as GameInfo;
  const words = new GameWords(new Words(lang, texts(lang)), info, {});
  it("tell what is on a place", () => {
    expect(about(view, "leipzig", words)).toContain(lang === "fr" ? "marqueurs\u00a0: Ney et Platow" : "markers: Ney and Platov");
    expect(about(view, "wachau", words)).toContain(lang === "fr" ? "armée de Murat (Napoléon), force 3" : "Murat’s army (Napoleon), strength 3");
    expect(about(view, "wachau", words)).toContain(lang === "fr" ? "votre mission secrète" : "your secret mission");
  });
  it("tell what is public of a player", () => {
    expect(facts(view, "p1", words).map((fact) => fact.value)).toEqual(["5", "1", "7", "2"]);
    expect(facts(view, "p3", words)).toEqual([]);
  });
  it("know every message that the board uses", () => {
    const other = new Words(lang === "fr" ? "en" : "fr", texts(lang === "fr" ? "en" : "fr"));
    for (const [id] of read(`web/src/boards/nations_1813/${lang}.ftl`).matchAll(/^[a-z][\w-]*(?= =)/gm)) expect(other.has(id), id).toBe(true);
  });
});

describe("questions", () => {
  it("ask about what the step is about", () => {
    expect(question(view, "p1", "leipzig")).toBe("to leipzig");
    expect(question({ ...view, frame: "Remove" }, "p1", "leipzig")).toBe("remove leipzig");
    expect(question({ ...view, frame: "Actions" }, "p1", "leipzig")).toBe("march leipzig");
  });
  it("ask twice before a turn is given up, not before a draw", () => {
    expect(["draw", "end_turn", "wait"].map((action) => final(view, action))).toEqual([false, true, true]);
  });
});
