import { describe, expect, it } from "vitest";
import { arrow, AREAS, beside, BORDERS, HEIGHT, LEFT, MARKS, namesFor, RIVERS, SHAPES, WIDTH } from "../src/boards/nations_1813/geometry";
import { ARMS, TERRAINS } from "../src/boards/nations_1813/signs";
import { hits, tallyOf } from "../src/boards/nations_1813/fight";
import { inspect } from "../src/boards/nations_1813/inspect";
import { about, ARMIES, contacts, facts, fitted, home, MISSIONS, missionAt, STRENGTH, touching, VILLAGES, where, type Nations } from "../src/boards/nations_1813/table";
import type { GameInfo, View } from "../src/lib/types";
import { GameWords, Words } from "../src/lib/words";
import topics from "../../src/grognard/games/nations_1813/topics.toml?raw";
import { read } from "./files";

const texts = (lang: string) => [
  read(`src/grognard/text/${lang}.ftl`),
  read(`src/grognard/text/web.${lang}.ftl`),
  read(`src/grognard/games/nations_1813/text/${lang}.ftl`),
  read(`web/src/boards/nations_1813/${lang}.ftl`),
];

const army = (side: "french" | "allied", more: object = {}) => ({ side, state: "tile", unit: "infantry", strength: 3, damage: 0, worth: null, markers: [], ...more });
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
  armies: { murat: army("french", { area: "wachau" }), klenau: army("allied", { area: "croebern" }), ney: army("french", { state: "markers", markers: ["leipzig"] }), platow: army("allied", { state: "markers" }) },
  discard: [],
  time: 3,
  deck: 20,
  supply: 6,
  gone: 0,
  score: { french: 5, allied: 4 },
  score_now: { missions: [], score: { french: 5, allied: 4 } },
  scoring: null,
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
    expect(missionAt(table, "wachau")).toEqual({ id: "mission_wachau", revealed: false, points: { french: 4, allied: 6 } });
    expect(missionAt(table, "leipzig")).toBeNull();
  });
});

describe.each(["fr", "en"])("words in %s", (lang) => {
  const info = { verbs: [{ name: "loss", kind: "army" }, { name: "reveal", kind: "mission" }, { name: "play", kind: "card" }], sets: { seat: ["p1", "p2"] }, tellings: [] } as unknown as GameInfo;
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
  it("say what anything is that can be pointed at", () => {
    for (const [kind, id] of [["place", "leipzig"], ["place", "wachau"], ["army", "murat"], ["army", "ney"], ["mission", "mission_wachau"], ["mission", "mission_radefeld"], ["card", "terrain_hill"], ["card", "move_cavalry"], ["card", "time"], ["card", "scout"], ["verb", "loss murat"], ["verb", "reveal mission_wachau"], ["verb", "play scout"], ["track", "time"], ["track", "score"], ["pile", "deck"], ["sheet", "battle"], ["sheet", "scoring"], ["date", "14_10"], ["date", "16_10"], ["date", "17_10"], ["date", "19_10"]] as const) {
      const told = inspect(view, { kind, id }, words);
      expect(told?.lines.length, `${kind} ${id}`).toBeGreaterThan(0);
      for (const part of [told?.title, ...(told?.lines ?? []).flatMap((line) => [line.label ?? "", line.text])]) expect(part, `${kind} ${id}`).not.toMatch(/board-|[{}]|undefined/);
      for (const topic of told?.topics ?? []) if (!topic.startsWith("verb-play")) expect(topics, `${kind} ${id}`).toContain(`"${topic}" =`);
    }
    expect(inspect(view, { kind: "place", id: "wachau" }, words)?.lines.map((line) => line.text).join()).toContain(words.name("army", "klenau"));
    expect(inspect(view, { kind: "dice", id: "6" }, words)).toBe(null);
  });
  it("know every message that the board uses", () => {
    const other = new Words(lang === "fr" ? "en" : "fr", texts(lang === "fr" ? "en" : "fr"));
    for (const [id] of read(`web/src/boards/nations_1813/${lang}.ftl`).matchAll(/^[a-z][\w-]*(?= =)/gm)) expect(other.has(id), id).toBe(true);
  });
});

describe("what is linked with the board", () => {
  it("finds armies and missions", () => {
    expect(where(view, "murat")).toBe("wachau");
    expect(where(view, "mission_leipzig")).toBe("leipzig");
    expect(where(view, "ney")).toBe("leipzig"); // his last marker
    expect(where(view, "infantry")).toBe(null);
    expect(home(view, "p1")).toEqual(["leipzig", "wachau"]);
    expect(home(view, "p3")).toEqual([]);
    expect(touching(table, "murat", BORDERS)).toEqual(["klenau"]);
  });
  it("names as many areas as there is room for, those that matter first", () => {
    const names = (font: number, first: string[] = []) => namesFor(font, (id) => id, first).map((one) => one.id);
    expect(names(14).length).toBe(47);
    expect(names(28).length).toBeLessThan(47);
    for (const { id } of AREAS) expect(names(28, [id])[0]).toBe(id);
  });
  it("cuts a name to the room there is", () => {
    expect(fitted("Ney", 4)).toBe("Ney");
    expect(fitted("Schwarzenberg", 5.6)).toBe("Schw.");
  });
});

describe("fights", () => {
  const told = (e: string, a: Record<string, string | number>) => ({ e, a });
  it("are put together from the log: a battle", () => {
    const events = [
      told("battle", { date: "16_10" }),
      told("loss", { by: "yorck", army: "bertrand", place: "lindenau" }),
      told("loss", { by: "bluecher", army: "bertrand", place: "lindenau" }),
      told("loss", { by: "bertrand", army: "yorck", place: "wahren" }),
      told("damage", { army: "yorck", number: 1, left: 2 }),
      told("damage", { army: "bertrand", number: 2, left: 0 }),
      told("destroyed", { army: "bertrand", place: "lindenau" }),
    ];
    expect(hits(events, "french")).toEqual([{ army: "bertrand", by: ["yorck", "bluecher"], before: 2, after: 0, destroyed: true }]);
    expect(hits(events, "allied")).toEqual([{ army: "yorck", by: ["bertrand"], before: 3, after: 2, destroyed: false }]);
  });
  it("... and a scoring", () => {
    const tally = tallyOf([
      told("scoring", {}),
      told("support", { army: "marmont", mission: "mission_paunsdorf", worth: 4 }),
      told("engage", { army: "schwarzenberg", mission: "mission_paunsdorf", worth: 7 }),
      told("mission-won", { mission: "mission_paunsdorf", army: "ney", french: 8, allied: 7, points: 4 }),
      told("mission-empty", { mission: "mission_wachau", points: 6 }),
      told("score", { french: 9, allied: 11 }),
    ]);
    expect(tally.score).toEqual({ french: 9, allied: 11 });
    expect(tally.missions.map((held) => [held.army, held.side, held.points, held.supporters.length, held.enemies.length])).toEqual([
      ["ney", "french", 4, 1, 1],
      [null, "allied", 6, 0, 0],
    ]);
  });
});
