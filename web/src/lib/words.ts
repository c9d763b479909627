/** Words in one language, as `grognard/words.py` tells them: the same files, the same four functions, the same sentences. */

import { FluentBundle, FluentResource, type FluentValue } from "@fluent/bundle";
import type { Facts, GameInfo, LogEvent, Note, Prompt, View } from "./types";

export type Arguments = Record<string, string | number>;

const FORMS = { NAME: "", THE: "the", OF: "of", TO: "to" };

/** Which message names a seat now: a colour once it is chosen, a nation. */
export type SeatWords = Record<string, string>;

export class Words {
  readonly lang: string;
  private bundle: FluentBundle;

  constructor(lang: string, sources: string[]) {
    this.lang = lang;
    const functions: Record<string, (args: FluentValue[]) => string> = {};
    for (const [name, attribute] of Object.entries(FORMS)) {
      functions[name] = ([id]) => this.form(String(id), attribute);
    }
    this.bundle = new FluentBundle(lang, { functions, useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** A message with its arguments: numbers, text, and things by the ids of their messages. An unknown id is shown as it is. */
  say(id: string, args: Arguments = {}): string {
    const message = this.bundle.getMessage(id);
    if (!message?.value) return id;
    const slips: Error[] = []; // a word too few is no reason to show nothing at all
    const told = this.bundle.formatPattern(message.value, args, slips);
    for (const slip of slips) console.warn(`${id}: ${slip.message}`);
    return told;
  }

  /** The sentence that explains what a message names. */
  help(id: string): string {
    return this.note(id, "help");
  }

  /** Something else that is said of what a message names: what a value `needs` to be on offer. */
  note(id: string, attribute: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[attribute];
    return pattern ? this.bundle.formatPattern(pattern) : "";
  }

  private form(id: string, attribute: string): string {
    const pattern = this.bundle.getMessage(id)?.attributes[attribute];
    return attribute && pattern ? this.bundle.formatPattern(pattern) : this.say(id);
  }

  /** A thing in the form that fits after a verb: the Crimea, l’Irlande. */
  the(id: string): string {
    return this.form(id, "the");
  }

  name(kind: string, id: string): string {
    return this.say(`${kind}-${id}`);
  }

  /** A value of an option or of a standing order. */
  value(option: string, value: unknown): string {
    if (typeof value === "boolean") return this.say(value ? "on" : "off");
    return typeof value === "number" ? String(value) : this.say(valueId(option, value));
  }

  listed(names: string[]): string {
    const last = names.at(-1) ?? "";
    return names.length > 1 ? this.say("list", { others: names.slice(0, -1).join(", "), last }) : last;
  }

  /** A chance, so that nothing uncertain looks certain. */
  percent(p: number): string {
    const digits = p > 0 && p < 1 && (p < 0.01 || p > 0.99) ? 1 : 0;
    const format = new Intl.NumberFormat(this.lang, { style: "percent", maximumFractionDigits: digits });
    if (p < 1 && p > 0.9994) return `> ${format.format(0.999)}`;
    if (p > 0 && p < 0.0006) return `< ${format.format(0.001)}`;
    return format.format(p);
  }
}

/** The words of one game at one table. */
export class GameWords {
  constructor(
    readonly words: Words,
    readonly info: GameInfo,
    readonly seats: SeatWords,
  ) {}

  say = (id: string, args: Arguments = {}): string => this.words.say(id, args);
  has = (id: string): boolean => this.words.has(id);
  name = (kind: string, id: string): string => this.say(this.id(kind, id));

  /** The id of the message that names a thing; a seat is named as the game names it now, wherever it turns up. */
  id(kind: string, word: string): string {
    if (word === "watcher") return "seat-watcher";
    const number = this.info.sets["seat"]?.indexOf(word) ?? -1;
    return number >= 0 ? (this.seats[word] ?? `seat-${number + 1}`) : `${kind}-${word}`;
  }

  seat(seat: string): string {
    return this.name("seat", seat);
  }

  /** An action as a sentence for a menu; what ends a step may have a name of its own in each. */
  action(action: string, frame = ""): string {
    const [verb = "", argument = ""] = action.split(" ");
    const kind = this.info.verbs.find((known) => known.name === verb)?.kind ?? "none";
    return sentence(this.say(`verb-${verb}`, { frame, ...(kind === "none" ? {} : this.variables(kind, kind, argument)) }));
  }

  /** An event as a sentence of the log. */
  event(event: LogEvent): string {
    const telling = this.info.tellings.find((known) => known.name === event.e);
    const args: Arguments = {};
    for (const [name, kind] of Object.entries(telling?.arguments ?? {})) {
      Object.assign(args, this.variables(name, kind, event.a[name] ?? ""));
    }
    return sentence(this.say(`event-${event.e}`, args));
  }

  /** An event as a sentence, with the things that it names set apart where their names stand in it as they are. */
  told(event: LogEvent): { text: string; about?: string }[] {
    const text = this.event(event);
    const kinds = this.info.tellings.find((known) => known.name === event.e)?.arguments ?? {};
    const found: { at: number; name: string; about: string }[] = [];
    for (const [argument, kind] of Object.entries(kinds)) {
      if (kind === "number" || kind === "dice") continue;
      const value = String(event.a[argument] ?? "");
      const things = kind === "border" ? value.split(">").map((place) => ["place", place]) : [[kind, value]];
      for (const [what = "", id = ""] of things) {
        const name = this.name(what, id);
        const at = text.toLowerCase().indexOf(name.toLowerCase());
        if (name.length > 1 && at >= 0) found.push({ at, name, about: `${what}:${id}` });
      }
    }
    const parts: { text: string; about?: string }[] = [];
    let end = 0;
    for (const { at, name, about } of found.sort((a, b) => a.at - b.at)) {
      if (at < end) continue;
      if (at > end) parts.push({ text: text.slice(end, at) });
      parts.push({ text: text.slice(at, at + name.length), about });
      end = at + name.length;
    }
    if (end < text.length) parts.push({ text: text.slice(end) });
    return parts;
  }

  /** A sentence that the game says, with its arguments: numbers, and things as the ids of the messages that name them. */
  note(note: Note): string {
    return sentence(this.say(note.say, note.with));
  }

  /** The status line: what `viewer` must do and what it is about (null: he is not asked now), whom he waits for, or how the game
   * ended. */
  prompt(view: View, viewer: string, scores: number[] | null, seats: string[], about: Prompt["about"] | null = {}): string {
    if (scores) return this.outcome(scores, seats);
    const seat = view.awaited.includes(viewer) ? viewer : (view.awaited[0] ?? viewer);
    const message = `frame-${view.frame}`;
    const args: Arguments = {
      ...facts(view.table, seat),
      seat: this.id("seat", seat),
      seats: this.words.listed(view.awaited.map((other) => this.seat(other))),
      count: view.awaited.length,
    };
    for (const [name, [kind, word]] of Object.entries(about ?? {})) Object.assign(args, this.variables(name, kind, word));
    return sentence(this.say(seat === viewer && about ? message : `${message}-wait`, args));
  }

  outcome(scores: number[], seats: string[]): string {
    const winners = winnersOf(scores, seats);
    const winner = winners[0];
    if (winner === undefined || winners.length === scores.length) return this.say("over-drawn");
    if (winners.length > 1) return sentence(this.say("over-shared", { seats: this.words.listed(winners.map((one) => this.seat(one))) }));
    return sentence(this.say("over-won", { seat: this.id("seat", winner) }));
  }

  /** An argument as a message sees it: a border as $from and $to, a seat also by its number. */
  private variables(name: string, kind: string, value: string | number): Arguments {
    if (kind === "number") return { [name]: Number(value) };
    if (kind === "dice") return { [name]: dice(value).join("\u2011") };
    if (kind === "border") return border(String(value));
    const told: Arguments = { [name]: this.id(kind, String(value)) };
    if (kind === "seat") told[`${name}_number`] = (this.info.sets["seat"]?.indexOf(String(value)) ?? -1) + 1;
    return told;
  }
}

/** 653 is three dice, 640 two. */
export function dice(value: string | number): string[] {
  return [...String(value).replace(/0+$/, "")];
}

export function winnersOf(scores: number[], seats: string[]): string[] {
  const best = Math.max(...scores);
  return seats.filter((_, i) => scores[i] === best);
}

/** Which message names each seat: what the table says of it, or what the view does where it knows better. */
export function seatWords(table: { seat: string; words: string }[], view: View | null): SeatWords {
  const found: SeatWords = {};
  for (const { seat, words } of table) found[seat] = words;
  for (const player of (view?.table["seats"] as Facts[] | undefined) ?? []) {
    if (typeof player["name"] === "string" && typeof player["words"] === "string") found[player["name"]] = player["words"];
  }
  return found;
}

/** The message that names a value of an option. */
export const valueId = (option: string, value: unknown): string =>
  option === "scenario" ? `scenario-${String(value)}` : `value-${option}-${String(value)}`;

function border(word: string): Arguments {
  const [from = "", to = ""] = word.split(">");
  return { from: `place-${from}`, to: `place-${to}` };
}

/** What a status line may speak of: the numbers on the table, those of the seat that decides, those of the step, its border. */
function facts(table: Facts, seat: string): Arguments {
  const at = (table["at"] ?? {}) as Facts;
  const own = ((table["seats"] ?? []) as Facts[]).filter((player) => player["name"] === seat);
  const told: Arguments = {};
  for (const part of [table, ...own, at]) {
    for (const [name, value] of Object.entries(part)) if (typeof value === "number") told[name] = value;
  }
  return typeof at["border"] === "string" ? { ...told, ...border(at["border"]) } : told;
}

export function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A chapter's name as part of a message's id. */
export function slug(chapter: string): string {
  return chapter
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
