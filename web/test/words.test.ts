import { describe, expect, it } from "vitest";
import type { GameInfo, LogEvent, Prompt, View } from "../src/lib/types";
import { dice, GameWords, seatWords, slug, winnersOf, Words, type SeatWords } from "../src/lib/words";
import { read, sources } from "./files";

/** Told by the server's words (tests/browser/samples.py). */
type Sample = { seats: SeatWords; told: Record<string, string> } & (
  | { kind: "prompt"; view: View; viewer: string; about: Prompt["about"] }
  | { kind: "action"; do: string }
  | { kind: "event"; event: LogEvent }
);
const [info, ...samples] = JSON.parse(read("web/test/words.json")) as [GameInfo, ...Sample[]];
const numbers = samples as unknown as { kind: string; lang: string; number: number; told: string }[];

describe.each(["fr", "en"])("in %s the browser says what the server says", (lang) => {
  const words = new Words(lang, sources(lang));
  const told = (sample: Sample): string => {
    const game = new GameWords(words, info, sample.seats);
    if (sample.kind === "event") return game.event(sample.event);
    if (sample.kind === "action") return game.action(sample.do);
    return game.prompt(sample.view, sample.viewer, sample.view.scores, Object.keys(sample.seats), sample.about);
  };

  it.each(["prompt", "action", "event"])("%s", (kind) => {
    const some = samples.filter((sample) => sample.kind === kind);
    expect(some.length).toBeGreaterThan(20);
    expect(some.map(told)).toEqual(some.map((sample) => sample.told[lang]));
  });

  it("numbers", () => {
    const some = numbers.filter((sample) => sample.kind === "number" && sample.lang === lang);
    expect(some.length).toBe(6);
    for (const sample of some) expect(words.say("verb-march", { number: sample.number })).toBe(sample.told);
  });
});

describe("words", () => {
  const fr = new Words("fr", sources("fr"));

  it("put things into a sentence in their forms", () => {
    const forms = new Words("fr", [
      "place-x = Irlande\n  .the = l’Irlande\n  .of = de l’Irlande\n  .to = en Irlande\n",
      "all = { NAME($p) } { THE($p) } { OF($p) } { TO($p) }\nplain = { THE($p) }\nplace-y = Y\n",
    ]);
    expect(forms.say("all", { p: "place-x" })).toBe("Irlande l’Irlande de l’Irlande en Irlande");
    expect(forms.say("plain", { p: "place-y" })).toBe("Y");
  });
  it("show the id of a message that is missing", () => {
    expect(fr.say("no-such-message")).toBe("no-such-message");
    expect(fr.help("no-such-message")).toBe("");
  });
  it("know help, values and lists", () => {
    expect(fr.help("option-players")).toContain("armée neutre");
    expect(fr.value("scenario", "capitals")).toBe("Capitales");
    expect(fr.value("card_bonus", "per_set")).toBe("une fois par combinaison");
    expect(fr.value("auto_claim", true)).toBe("oui");
    expect(fr.value("players", 4)).toBe("4");
    expect(fr.listed(["Bleu"])).toBe("Bleu");
    expect(fr.listed(["Bleu", "Rouge", "Noir"])).toBe("Bleu, Rouge et Noir");
  });
  it("write chances so that nothing uncertain looks certain", () => {
    const told = [0.5, 0.999, 0.004, 1, 0.99999, 0.00001, 0].map((p) => fr.percent(p).replace(/\s/g, " "));
    expect(told).toEqual(["50 %", "99,9 %", "0,4 %", "100 %", "> 99,9 %", "< 0,1 %", "0 %"]);
  });
  it("read dice", () => {
    expect(dice(653)).toEqual(["6", "5", "3"]);
    expect(dice(640)).toEqual(["6", "4"]);
  });
  it("name seats as the view does, or as the table does", () => {
    const table = [{ seat: "p1", words: "seat-1" }, { seat: "p2", words: "seat-2" }];
    const view = { table: { seats: [{ name: "p1", words: "colour-blue" }] } } as unknown as View;
    expect(seatWords(table, view)).toEqual({ p1: "colour-blue", p2: "seat-2" });
    expect(seatWords(table, null)).toEqual({ p1: "seat-1", p2: "seat-2" });
  });
  it("tell who won", () => {
    const game = new GameWords(fr, info, { p1: "colour-blue", p2: "colour-red" });
    expect(game.outcome([0, 1], ["p1", "p2"])).toBe("Rouge a gagné la partie.");
    expect(game.outcome([1, 1], ["p1", "p2"])).toBe("La partie se termine sans vainqueur.");
    expect(winnersOf([0, 1, 1], ["p1", "p2", "p3"])).toEqual(["p2", "p3"]);
  });
  it("make chapters into ids", () => {
    expect(slug("Historical set-up, 1796")).toBe("historical-set-up-1796");
  });
});
