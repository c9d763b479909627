/** What the log tells of a battle or of a scoring, put together again. */

import type { LogEvent } from "../../lib/types";
import { ARMIES, MISSIONS, type Held, type Side, type Tally } from "./table";

/** An army that was hit: by whom, what it had and what is left of it. */
export interface Hit {
  army: string;
  by: string[];
  before: number | null;
  after: number | null;
  destroyed: boolean;
}

const text = (event: LogEvent, name: string) => String(event.a[name] ?? "");
const number = (event: LogEvent, name: string) => Number(event.a[name] ?? 0);

/** The losses of a side, army by army. */
export function hits(events: LogEvent[], side: Side): Hit[] {
  const found = new Map<string, Hit>();
  for (const event of events) {
    const army = text(event, "army");
    if (!ARMIES[side].includes(army) || !["loss", "damage", "destroyed"].includes(event.e)) continue;
    const hit = found.get(army) ?? { army, by: [], before: null, after: null, destroyed: false };
    if (event.e === "loss") hit.by.push(text(event, "by"));
    else if (event.e === "destroyed") hit.destroyed = true;
    else {
      hit.after = number(event, "left");
      hit.before = hit.after + number(event, "number");
    }
    found.set(army, hit);
  }
  return [...found.values()];
}

/** A scoring as the sheet shows it. */
export function tallyOf(events: LogEvent[]): Tally {
  const those = (kind: string, mission: string) =>
    events.filter((event) => event.e === kind && text(event, "mission") === mission).map((event) => ({ army: text(event, "army"), worth: number(event, "worth") }));
  const missions = events.flatMap((event): Held[] => {
    if (!event.e.startsWith("mission-")) return [];
    const mission = text(event, "mission");
    const side: Side = event.e === "mission-won" ? "french" : "allied";
    return [
      {
        mission,
        army: event.e === "mission-empty" ? null : text(event, "army"),
        supporters: those("support", mission),
        enemies: those("engage", mission),
        french: number(event, "french"),
        allied: number(event, "allied"),
        side,
        points: number(event, "points"),
      },
    ].filter((held) => held.mission in MISSIONS);
  });
  const score = events.find((event) => event.e === "score");
  return { missions, score: { french: score ? number(score, "french") : 0, allied: score ? number(score, "allied") : 0 } };
}
