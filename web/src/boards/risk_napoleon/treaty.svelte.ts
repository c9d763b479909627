/** The last treaty, step by step: what passes from hand to hand, so that map and list can point at the same step. */

import type { LogEvent } from "../../lib/types";

/** What a view tells of the treaty that is being made, or was just made. */
export interface Told {
  /** the campaign that it closes */
  period: string | null;
  steps: LogEvent[];
}

class Treaty {
  period = $state<string | null>(null);
  events = $state.raw<LogEvent[]>([]);
  /** the step that is shown */
  at = $state(0);
  private signed: string | null = null;

  /** by territory: the number of the step in which it changed hands */
  steps = $derived.by((): Record<string, number | undefined> =>
    Object.fromEntries(this.events.flatMap((event, i) => ("place" in event.a ? [[String(event.a["place"]), i + 1]] : []))),
  );
  /** the territory of the step that is shown */
  now = $derived.by((): string | null => {
    const place = this.events[this.at]?.a["place"];
    return typeof place === "string" ? place : null;
  });

  /** What a view tells of it; a treaty stays to be read until it is put away. */
  read(told: Told | null): void {
    if (!told || told.period === this.signed) return;
    if (told.period !== this.period) this.at = 0;
    this.period = told.period;
    this.events = told.steps;
    this.go(this.at);
  }

  go(step: number): void {
    this.at = Math.max(Math.min(step, this.events.length - 1), 0);
  }

  /** Put the treaty away. */
  sign(): void {
    this.signed = this.period;
    this.period = null;
    this.events = [];
  }

  /** Another table. */
  forget(): void {
    this.sign();
    this.signed = null;
  }
}

export const treaty = new Treaty();
