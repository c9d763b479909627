import { describe, expect, it } from "vitest";
import { applyChanges, same } from "../src/lib/changes";
import { readImport } from "../src/lib/import";
import { chapters, fights, placesIn, placesOf, sinceFight } from "../src/lib/log";
import { blocks, spans } from "../src/lib/markdown";
import { litPlaces, menuOf, placeVerbs } from "../src/lib/menu";
import { caption, film } from "../src/lib/replay";
import { byChapter, plain, search } from "../src/lib/rules";
import type { Clause, LogEntry, Replay, Telling, Verb, View } from "../src/lib/types";

describe("changes", () => {
  const view = { a: { b: [1, 2, 3], c: "x" }, d: { e: 1 } };

  it("set, add and remove, deep down", () => {
    const after = applyChanges<unknown>(view, [
      [["a", "b", 1], 20],
      [["a", "new"], { y: 1 }],
      [["d", "e"]],
    ]);
    expect(after).toEqual({ a: { b: [1, 20, 3], c: "x", new: { y: 1 } }, d: {} });
  });
  it("leave the old view and what did not change as they were", () => {
    const after = applyChanges(view, [[["a", "c"], "z"]]);
    expect(view.a.c).toBe("x");
    expect(after.a.b).toBe(view.a.b);
    expect(after.d).toBe(view.d);
  });
  it("are none between things that say the same", () => {
    expect(same({ a: [1, { b: null }], c: "x" }, { c: "x", a: [1, { b: null }] })).toBe(true);
    expect(same({ a: [1, 2] }, { a: [1] })).toBe(false);
    expect(same({ a: undefined }, { b: undefined })).toBe(false);
    expect(same([], {})).toBe(false);
    expect(same(null, {})).toBe(false);
    expect(same({ a: 0 }, { a: false })).toBe(false);
  });
  it("replace the whole", () => {
    expect(applyChanges<unknown>(view, [[[], { fresh: true }]])).toEqual({ fresh: true });
  });
});

const VERBS: Verb[] = [
  ["colour", "colour"],
  ["place", "place"],
  ["place_all", "place"],
  ["exchange", "card"],
  ["attack", "border"],
  ["engage", "number"],
  ["stop", "none"],
].map(([name = "", kind = ""]) => ({ name, kind, low: 0, high: 0 }));

describe("menu", () => {
  const menu = menuOf(
    { stop: [], attack: ["a>b", "a>c", "d>b"], place: ["a", "d"], place_all: ["a"], exchange: ["k"], engage: ["1", "2"], colour: ["red"] },
    VERBS,
  );

  it("sorts what is open by where it is clicked", () => {
    expect([...menu.places.keys()]).toEqual(["a", "d"]);
    expect(menu.places.get("a")?.map((choice) => choice.do)).toEqual(["place a", "place_all a"]);
    expect([...(menu.borders.get("a")?.keys() ?? [])]).toEqual(["b", "c"]);
    expect(menu.cards.get("k")?.[0]?.do).toBe("exchange k");
    expect(menu.numbers).toEqual([{ verb: "engage", values: [1, 2] }]);
    expect(menu.buttons.map((choice) => choice.do)).toEqual(["stop"]);
    expect(menu.lists.map((list) => [list.kind, list.choices.length])).toEqual([["colour", 1]]);
    expect(menu.size).toBe(11);
  });
  it("lights what can be clicked", () => {
    expect([...litPlaces(menu, null)].sort()).toEqual(["a", "d"]);
    expect([...litPlaces(menu, "a")].sort()).toEqual(["a", "b", "c", "d"]);
  });
  it("knows the ways to act on a place", () => {
    expect(placeVerbs(menu)).toEqual(["attack", "place", "place_all"]);
    expect(placeVerbs(menuOf({ attack: ["d>b"], place: ["a"], place_all: ["a"] }, VERBS))).toEqual(["place", "place_all"]);
  });
});

const TELLINGS: Telling[] = [
  { name: "turn", arguments: { seat: "seat" }, heading: true, fight: "", folds: false },
  { name: "attack", arguments: { seat: "seat", border: "border" }, heading: false, fight: "", folds: false },
  { name: "placed", arguments: { place: "place", number: "number" }, heading: false, fight: "", folds: false },
];
const LOG: LogEntry[] = [
  { i: 0, by: "", events: [{ e: "placed", a: { place: "a", number: 1 } }] },
  { i: 1, by: "order", events: [{ e: "turn", a: { seat: "p1" } }, { e: "attack", a: { seat: "p1", border: "a>b" } }] },
];

const told = (name: string, args: Record<string, string>, more: Partial<Telling> = {}): Telling => ({ name, arguments: args, heading: false, fight: "", folds: false, ...more });
const entry = (i: number, ...events: [string, Record<string, string | number>?][]): LogEntry => ({ i, by: "", events: events.map(([e, a = {}]) => ({ e, a })) });

describe("log", () => {
  it("is grouped by turn", () => {
    const parts = chapters(LOG, TELLINGS);
    expect(parts.map((part) => [part.headings[0]?.e ?? null, part.lines.length])).toEqual([[null, 1], ["turn", 1]]);
    expect(parts[1]?.lines[0]?.by).toBe("order");
  });
  it("drops headings without lines, but keeps the turn with its first phase", () => {
    const tellings = [told("turn", {}, { heading: true }), told("phase", {}, { heading: true }), told("fired", {})];
    const log = [entry(0, ["turn"], ["phase"], ["phase"]), entry(1, ["phase"], ["fired"]), entry(2, ["phase"], ["fired"]), entry(3, ["phase"])];
    const parts = chapters(log, tellings);
    expect(parts.map((part) => [part.headings.map((one) => one.e), part.lines.length])).toEqual([
      [["turn", "phase"], 1],
      [["phase"], 1],
      [["phase"], 0],
    ]);
  });
  it("folds the steps of one march into one line", () => {
    const tellings = [told("stepped", { piece: "piece", border: "border", cost: "number" }, { folds: true })];
    const step = (piece: string, border: string): [string, Record<string, string | number>] => ["stepped", { piece, border, cost: 1 }];
    const log = [entry(0, step("ney", "a>b")), entry(1, step("ney", "b>c")), entry(2, step("drouot", "c>d")), entry(3, step("drouot", "x>y"))];
    const lines = chapters(log, tellings)[0]?.lines ?? [];
    expect(lines.map((line) => [line.event.a["piece"], line.event.a["border"], line.places])).toEqual([
      ["ney", "a>c", ["a", "b", "c"]],
      ["drouot", "c>d", ["c", "d"]],
      ["drouot", "x>y", ["x", "y"]],
    ]);
  });
  it("tells fights from their beginning to what follows", () => {
    const tellings = [
      told("battle", { place: "place" }, { fight: "begins" }),
      told("die", {}, { fight: "course" }),
      told("won", {}, { fight: "result" }),
      told("fled", {}, { fight: "follows" }),
      told("rain", {}),
    ];
    const log = [entry(4, ["battle", { place: "a" }], ["die"]), entry(5, ["rain"], ["won"]), entry(6, ["fled"]), entry(7, ["battle", { place: "b" }])];
    const fought = fights(log, tellings);
    expect(fought.map((fight) => [fight.key, fight.ended, fight.places, fight.events.map((event) => event.e)])).toEqual([
      ["4.0", 5, ["a"], ["battle", "die", "won", "fled"]],
      ["7.0", -1, ["b"], ["battle"]],
    ]);
    expect(sinceFight(log, 6, tellings).map((one) => one.i)).toEqual([4, 5, 6, 7]);
    expect(sinceFight(log, 7, tellings).map((one) => one.i)).toEqual([7]);
    expect(chapters(log, tellings)[0]?.lines.map((line) => line.fight)).toEqual([null, null, null, "4.0", null, null]);
    const headed = [told("battle", {}, { fight: "begins", heading: true }), ...tellings.slice(1)];
    expect(chapters(log, headed)[0]?.lines.map((line) => line.fight)).toEqual([null, null, "4.0", null]);
  });
  it("finds the fight that a heading begins", () => {
    const tellings = [told("battle", {}, { heading: true, fight: "begins" }), told("losses", {}, { fight: "result" })];
    expect(chapters([entry(0, ["battle"]), entry(1, ["losses"])], tellings)[0]?.lines.map((line) => line.fight)).toEqual(["0.0"]);
  });
  it("ends a fight where a new chapter begins, and opens it again also where it is a chapter itself", () => {
    const tellings = [
      told("march", {}, { heading: true }),
      told("battle", { place: "place" }, { heading: true, fight: "begins" }),
      told("won", {}, { fight: "result" }),
      told("points", {}, { fight: "follows" }),
    ];
    const log = [entry(1, ["battle", { place: "a" }], ["won"], ["points"]), entry(2, ["march"], ["points"])];
    expect(fights(log, tellings).map((fight) => fight.events.map((event) => event.e))).toEqual([["battle", "won", "points"]]);
    expect(chapters(log, tellings)[0]?.lines[0]?.fight).toBe("1.0");
  });
  it("names places", () => {
    expect(placesOf({ e: "attack", a: { seat: "p1", border: "a>b" } }, TELLINGS)).toEqual(["a", "b"]);
    expect(placesOf({ e: "placed", a: { place: "c", number: 2 } }, TELLINGS)).toEqual(["c"]);
    expect(placesIn("attack a>b", ["a", "b"])).toEqual(["a", "b"]);
    expect(placesIn("engage 3", ["a", "b"])).toEqual([]);
  });
});

describe("replay", () => {
  it("becomes a film whose log leads to its moments", () => {
    const replay = {
      start: { frame: "A" } as unknown as View,
      log: [],
      steps: [
        { changes: [[["frame"], "B"]], entry: LOG[1] },
        { changes: [[["frame"], "C"]], entry: null },
      ],
    } as unknown as Replay;
    const found = film(replay, TELLINGS);
    expect(found.views.map((view) => view.frame)).toEqual(["A", "B", "C"]);
    expect(found.turns).toEqual([1]);
    expect(found.entries[1]?.i).toBe(1);
  });
  it("tells a step on one line, with headings set off", () => {
    expect(caption(["Tour 11, 11 h 45", "Phase de tir", "Ney avance.", "Il tire !"])).toBe("Tour 11, 11 h 45 · Phase de tir · Ney avance. Il tire !");
  });
});

describe("rules", () => {
  const clause = (id: string, chapter: string, fr: string): Clause => ({ id, chapter, kind: "rule", basis: "rulebook", ref: "", source: { fr: "", en: "" }, fr, en: fr });
  const all = [clause("X-1", "One", "L’Élimination d’un joueur"), clause("X-2", "Two", "La manœuvre")];

  it("are found without accents, in any order, by number", () => {
    expect(search(all, "joueur elimination", "fr").map((one) => one.id)).toEqual(["X-1"]);
    expect(search(all, "manoeuvre", "fr").map((one) => one.id)).toEqual(["X-2"]);
    expect(search(all, "x-2", "fr").map((one) => one.id)).toEqual(["X-2"]);
    expect(search(all, " ", "fr")).toEqual(all);
    expect(plain("L’Église")).toBe("l'eglise");
  });
  it("stand by chapter", () => {
    expect(byChapter(all).map((chapter) => chapter.name)).toEqual(["One", "Two"]);
  });
});

describe("markdown", () => {
  it("knows headings, lists and tables", () => {
    const found = blocks("# A\n\ntext\nmore\n\n## B\n| x | y |\n|---|---|\n| 1 | 2 |\n\n- one\n  on\n- two\n");
    expect(found).toEqual([
      { kind: "heading", level: 1, text: "A" },
      { kind: "paragraph", text: "text more" },
      { kind: "heading", level: 2, text: "B" },
      { kind: "table", head: ["x", "y"], rows: [["1", "2"]] },
      { kind: "list", items: ["one on", "two"] },
    ]);
  });
  it("knows words that stand out, and clauses", () => {
    expect(spans("a `b` **c** *d* RSK-R-10.").map((span) => [span.kind, span.text])).toEqual([
      ["text", "a "], ["code", "b"], ["text", " "], ["strong", "c"], ["text", " "], ["em", "d"], ["text", " "], ["clause", "RSK-R-10"], ["text", "."],
    ]);
  });
});

describe("import", () => {
  it("tells a record from a position and from anything else", () => {
    const head = { grog: 1, game: "g", options: { players: 3 } };
    expect(readImport(`${JSON.stringify(head)}\n{"n":1}\n`)).toEqual({ kind: "record", game: "g", options: { players: 3 }, lines: 1, over: false });
    expect(readImport(`${JSON.stringify(head)}\n{"n":1}\n{"n":2,"end":{}}\n`)).toMatchObject({ lines: 2, over: true });
    expect(readImport('{"game": "g", "options": {}}')).toMatchObject({ kind: "position", game: "g" });
    expect(readImport("hello")).toBeNull();
    expect(readImport("[1]")).toBeNull();
    expect(readImport("")).toBeNull();
  });
});
