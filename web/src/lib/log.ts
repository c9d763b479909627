/** The log for reading: entries grouped by turn, marches in one line, the places that an event names. */

import type { LogEntry, LogEvent, Telling } from "./types";

export interface Line {
  key: string;
  event: LogEvent;
  by: string;
  entry: number;
  /** the places it names, of a march all of them in order */
  places: string[];
  /** the fight of which it tells the result */
  fight: string | null;
}
export interface Chapter {
  key: string;
  /** the turn, the phase */
  headings: LogEvent[];
  lines: Line[];
}

type Tellings = ReadonlyMap<string, Telling>;
export const byName = (tellings: Telling[]): Tellings => new Map(tellings.map((telling) => [telling.name, telling]));

/** Chapters without a line are left out, but for the last; of a turn in which nothing happened before its first phase, turn and
 * phase are one heading. */
export function chapters(log: LogEntry[], tellings: Telling[]): Chapter[] {
  const known = byName(tellings);
  const rank = (event: LogEvent) => tellings.findIndex((telling) => telling.name === event.e);
  const found: Chapter[] = [];
  let fight: string | null = null;
  for (const entry of log) {
    entry.events.forEach((event, n) => {
      const key = `${entry.i}.${n}`;
      const telling = known.get(event.e);
      if (telling?.fight === "begins") fight = key;
      if (telling?.heading) {
        const last = found.at(-1);
        const outer = last && !last.lines.length ? last.headings.filter((one) => rank(one) < rank(event)) : [];
        if (last && !last.lines.length) found.pop();
        found.push({ key, headings: [...outer, event], lines: [] });
        return;
      }
      if (!found.length) found.push({ key: "start", headings: [], lines: [] });
      const lines = found.at(-1)?.lines ?? [];
      const result = telling?.fight === "result" ? fight : null;
      const line = { key, event, by: entry.by, entry: entry.i, places: placesOf(event, known), fight: result };
      const joined = telling?.folds ? join(lines.at(-1), line, telling) : null;
      if (joined) lines[lines.length - 1] = joined;
      else lines.push(line);
    });
  }
  return found;
}

/** Two steps of one march as one, or null if they are not. */
function join(before: Line | undefined, after: Line, telling: Telling): Line | null {
  if (!before || before.event.e !== after.event.e || before.by !== after.by) return null;
  const a: LogEvent["a"] = { ...after.event.a };
  for (const [name, kind] of Object.entries(telling.arguments)) {
    const [old, now] = [String(before.event.a[name] ?? ""), String(after.event.a[name] ?? "")];
    if (kind === "border") {
      if (old.split(">")[1] !== now.split(">")[0]) return null;
      a[name] = `${old.split(">")[0] ?? ""}>${now.split(">")[1] ?? ""}`;
    } else if (kind !== "place" && kind !== "number" && old !== now) return null;
  }
  const places = [...before.places, ...after.places].filter((place, i, all) => place !== all[i - 1]);
  return { ...after, key: before.key, event: { ...after.event, a }, places };
}

/** The places an event speaks of: its places, both ends of its borders. */
export function placesOf(event: LogEvent, tellings: Telling[] | Tellings): string[] {
  const telling = Array.isArray(tellings) ? tellings.find((one) => one.name === event.e) : (tellings as Tellings).get(event.e);
  return Object.entries(telling?.arguments ?? {}).flatMap(([name, kind]) => {
    const value = String(event.a[name] ?? "");
    return kind === "place" ? [value] : kind === "border" ? value.split(">") : [];
  });
}

/** The places an action speaks of. */
export function placesIn(action: string, places: string[]): string[] {
  return (action.split(" ")[1] ?? "").split(">").filter((word) => places.includes(word));
}

// --- fights ----------------------------------------------------------------------------------------------------------

/** A fight as the log tells it: from what begins it to what follows from its result. */
export interface Fight {
  /** where the log tells its beginning */
  key: string;
  /** the log entry of its newest result, -1 while there is none */
  ended: number;
  places: string[];
  events: LogEvent[];
}

/** All fights that the log tells of; a new chapter of the log ends the one that is told of. */
export function fights(log: LogEntry[], tellings: Telling[]): Fight[] {
  const known = byName(tellings);
  const found: Fight[] = [];
  let fight: Fight | null = null;
  for (const entry of log) {
    for (const [n, event] of entry.events.entries()) {
      const { fight: role, heading } = known.get(event.e) ?? { fight: "", heading: false };
      if (role === "begins") {
        fight = { key: `${entry.i}.${n}`, ended: -1, places: placesOf(event, known), events: [] };
        found.push(fight);
      } else if (heading) fight = null;
      if (!fight || !role) continue;
      fight.events.push(event);
      if (role === "result") fight.ended = entry.i;
    }
  }
  return found;
}

/** The end of the log that tells of the last fight begun before an entry, and of all since. */
export function sinceFight(log: LogEntry[], entry: number, tellings: Telling[]): LogEntry[] {
  const known = byName(tellings);
  const begins = (one: LogEntry) => one.events.some((event) => known.get(event.e)?.fight === "begins");
  const first = log.findLastIndex((one) => one.i <= entry && begins(one));
  return log.slice(Math.max(0, first));
}
