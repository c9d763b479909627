/** A game step by step: the view and the log after each step. What did not change is shared between them. */

import { applyChanges } from "./changes";
import type { LogEntry, Replay, Telling, View } from "./types";

export interface Film {
  views: View[];
  /** the log entry of each step; of the set-up at 0 */
  entries: (LogEntry | null)[];
  /** the steps that begin a turn */
  turns: number[];
}

/** What a step brought, on one line; a heading has no full stop and is set off by a dot. */
export const caption = (lines: string[]): string =>
  lines.reduce((told, next) => `${told}${/[\p{L}\d]$/u.test(told) ? " ·" : ""} ${next}`);

export function film(replay: Replay, tellings: Telling[]): Film {
  const headings = new Set(tellings.filter((telling) => telling.heading).map((telling) => telling.name));
  const found: Film = { views: [replay.start], entries: [replay.log[0] ?? null], turns: [] };
  let view = replay.start;
  replay.steps.forEach((step, i) => {
    view = applyChanges(view, step.changes);
    found.views.push(view);
    // numbered by step, so that a line of the log leads to its moment
    found.entries.push(step.entry && { ...step.entry, i: i + 1 });
    if (step.entry?.events.some((event) => headings.has(event.e))) found.turns.push(i + 1);
  });
  return found;
}
