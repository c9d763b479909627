/** Fights as the log tells them: shots with their dice corps by corps, what fell, what rallied; landings. */

import type { LogEvent } from "../../lib/types";
import { dice } from "../../lib/words";

/** The dice of one corps. */
export interface Throw {
  corps: string;
  pieces: number;
  rear: boolean;
  dice: number[];
}
export interface Shot {
  kind: "fire" | "pursuit" | "rally";
  seat: string;
  round: number;
  throws: Throw[];
  /** the lowest die that counts */
  least: number;
  hits: number;
  /** what fell, or came back */
  corps: Record<string, number>;
  told: LogEvent;
}
export interface Side {
  seat: string;
  /** at the beginning, by corps */
  forces: Record<string, number>;
  lost: Record<string, number>;
}
export interface BattleTold {
  place: string;
  attack: Side;
  defence: Side;
  shots: Shot[];
  winner: string | null;
}
export interface LandingTold {
  place: string;
  /** a die up to this one loses its piece */
  most: number;
  throws: Throw[];
  lost: number;
  ashore: number;
}

const text = (event: LogEvent, name: string): string => String(event.a[name] ?? "");
const count = (event: LogEvent, name: string): number => Number(event.a[name] ?? 0);
const pips = (event: LogEvent): number[] => dice(event.a["dice"] ?? 0).map(Number);
function add(to: Record<string, number>, corps: string, number: number) {
  to[corps] = (to[corps] ?? 0) + number;
}

/** The dice of one corps come in several numbers if there are many: they are one throw. */
function thrown(throws: Throw[], one: Throw): Throw[] {
  const last = throws.at(-1);
  if (last?.corps !== one.corps || last.rear !== one.rear) return [...throws, one];
  return [...throws.slice(0, -1), { ...last, pieces: last.pieces + one.pieces, dice: [...last.dice, ...one.dice] }];
}

export function battleOf(events: LogEvent[]): BattleTold | null {
  const start = events.findLastIndex((event) => event.e === "battle");
  const begun = events[start];
  if (!begun) return null;
  const side = (seat: string): Side => ({ seat, forces: {}, lost: {} });
  const found: BattleTold = { place: text(begun, "place"), attack: side(text(begun, "seat")), defence: side(text(begun, "other")), shots: [], winner: null };
  const sideOf = (corps: string) => (corps in found.attack.forces ? found.attack : found.defence);
  let throws: Throw[] = [];
  let least = 6;
  let round = 0;
  for (const event of events.slice(start + 1)) {
    const corps = text(event, "corps");
    const number = count(event, "number");
    const shot = (kind: Shot["kind"], hits: number) => {
      found.shots.push({ kind, seat: text(event, "seat"), round, throws, least, hits, corps: {}, told: event });
      throws = [];
    };
    switch (event.e) {
      case "side":
        (count(event, "attacks") ? found.attack : found.defence).forces[corps] = number;
        break;
      case "round":
        round = number;
        break;
      case "throw":
        least = count(event, "least");
        throws = thrown(throws, { corps, pieces: number, rear: count(event, "rear") === 1, dice: pips(event) });
        break;
      case "fire":
      case "pursuit":
        shot(event.e, count(event, "hits"));
        break;
      case "rally-roll":
        shot("rally", number);
        break;
      case "hit":
        add(found.shots.at(-1)?.corps ?? {}, corps, number);
        add(sideOf(corps).lost, corps, number);
        break;
      case "rallied":
        add(found.shots.at(-1)?.corps ?? {}, corps, 1);
        add(sideOf(corps).lost, corps, -1);
        break;
      case "no-retreat":
        add(sideOf(corps).lost, corps, number);
        break;
      case "battle-over":
        found.winner = text(event, "seat");
        break;
    }
  }
  return found;
}

export function landingOf(events: LogEvent[]): LandingTold | null {
  const begun = events.find((event) => event.e === "landing");
  if (!begun) return null;
  const found: LandingTold = { place: text(begun, "place"), most: count(begun, "most"), throws: [], lost: 0, ashore: 0 };
  for (const event of events) {
    if (event.e === "surf") {
      const thrownNow = { corps: text(event, "corps"), pieces: pips(event).length, rear: false, dice: pips(event) };
      found.throws = thrown(found.throws, thrownNow);
    } else if (event.e === "landed") {
      found.lost += count(event, "lost");
      found.ashore += count(event, "number");
    }
  }
  return found;
}
