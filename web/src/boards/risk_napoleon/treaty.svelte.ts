/** The last treaty, step by step: what passes from hand to hand, so that map and list can point at the same step. */

import type { LogEntry, LogEvent } from "../../lib/types";

const STEPS = ["points", "passes", "neutral-again", "lost", "moved", "vanished"];
const ENDS = ["period", "turn"]; // the next campaign begins

class Treaty {
  /** the campaign that it closes */
  period = $state<string | null>(null);
  events = $state.raw<LogEvent[]>([]);
  /** the step that is shown */
  at = $state(0);
  private seen = -1;
  private open = false;

  /** by territory: the number of the step in which it changed hands */
  steps = $derived.by((): Record<string, number | undefined> =>
    Object.fromEntries(this.events.flatMap((event, i) => ("place" in event.a ? [[String(event.a["place"]), i + 1]] : []))),
  );
  /** the territory of the step that is shown */
  now = $derived.by((): string | null => {
    const place = this.events[this.at]?.a["place"];
    return typeof place === "string" ? place : null;
  });

  /** What the newest entries of the log say of a treaty. */
  hear(recent: LogEntry[]): void {
    if ((recent.at(-1)?.i ?? 0) < this.seen) this.forget(); // another table
    for (const entry of recent.filter(({ i }) => i > this.seen)) {
      this.seen = entry.i;
      const begins = entry.events.findLastIndex((event) => event.e === "treaty");
      const after = entry.events.slice(begins + 1);
      const ends = after.findIndex((event) => ENDS.includes(event.e));
      const steps = (ends < 0 ? after : after.slice(0, ends)).filter((event) => STEPS.includes(event.e));
      if (begins >= 0) {
        const scored = entry.events.slice(0, begins).filter((event) => event.e === "points");
        this.period = String(entry.events[begins]?.a["period"] ?? "");
        this.events = [...scored, ...steps];
        this.at = 0;
        this.open = true;
      } else if (this.open && steps.length) this.events = [...this.events, ...steps];
      if (ends >= 0) this.open = false;
    }
  }

  go(step: number): void {
    this.at = Math.min(Math.max(step, 0), this.events.length - 1);
  }

  /** Put the treaty away. */
  sign(): void {
    this.period = null;
    this.events = [];
    this.open = false;
  }

  private forget(): void {
    this.sign();
    this.seen = -1;
  }
}

export const treaty = new Treaty();
