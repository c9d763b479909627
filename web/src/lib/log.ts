/** The log for reading: entries grouped by turn, and the places that an event names. */

import type { LogEntry, LogEvent, Telling } from "./types";

export interface Line {
  key: string;
  event: LogEvent;
  by: string;
  entry: number;
}
export interface Chapter {
  key: string;
  heading: LogEvent | null;
  lines: Line[];
}

export function chapters(log: LogEntry[], tellings: Telling[]): Chapter[] {
  const headings = new Set(tellings.filter((telling) => telling.heading).map((telling) => telling.name));
  const found: Chapter[] = [];
  for (const entry of log) {
    entry.events.forEach((event, n) => {
      const key = `${entry.i}.${n}`;
      if (headings.has(event.e)) found.push({ key, heading: event, lines: [] });
      else {
        if (!found.length) found.push({ key: "start", heading: null, lines: [] });
        found.at(-1)?.lines.push({ key, event, by: entry.by, entry: entry.i });
      }
    });
  }
  return found;
}

/** The places an event speaks of: its places, both ends of its borders. */
export function placesOf(event: LogEvent, tellings: Telling[]): string[] {
  const kinds = tellings.find((telling) => telling.name === event.e)?.arguments ?? {};
  return Object.entries(kinds).flatMap(([name, kind]) => {
    const value = String(event.a[name] ?? "");
    return kind === "place" ? [value] : kind === "border" ? value.split(">") : [];
  });
}

/** The places an action speaks of. */
export function placesIn(action: string, places: string[]): string[] {
  return (action.split(" ")[1] ?? "").split(">").filter((word) => places.includes(word));
}
