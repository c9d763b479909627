/** Line of sight (WV-10.5), as the engine sees it: what does this unit see, and what sees this hex? web/test/sights.json holds
 * both to the same answers. */

import { distance, hexBy, NOWHERE, STEPS, type Hex } from "./geometry";
import { unitOf, type Battle } from "./table";

export const FARTHEST = 8;
export type Sight = "blocked" | "seen" | "screened";

/** By hex: what stands there and is looked over or not. */
export type Standing = ReadonlyMap<Hex, "companies" | "solid">;
export function standingOf(battle: Battle, hexOf: (id: string) => Hex | undefined): Standing {
  const found = new Map<Hex, "companies" | "solid">();
  for (const [id, piece] of Object.entries(battle.pieces)) {
    const { arm } = unitOf(id);
    if (arm === "leader") continue;
    const hex = hexOf(piece.hex);
    if (hex && found.get(hex) !== "solid") found.set(hex, arm === "company" ? "companies" : "solid");
    const second = piece.second ? hexOf(piece.second) : undefined;
    if (second) found.set(second, "solid");
  }
  return found;
}

const covered = (hex: Hex) => hex.cover !== "c";
/** Whether a hex blocks sight between units on a level. */
const wall = (hex: Hex, level: number, standing: Standing) => hex.level > level || (hex.level === level && (covered(hex) || standing.has(hex)));

/** A vector as i steps in direction f and j in the next. */
function sector(q: number, r: number): { f: number; i: number; j: number } {
  for (let f = 0; f < 6; f++) {
    const [a, b] = STEPS[f] ?? NOWHERE;
    const [c, d] = STEPS[(f + 1) % 6] ?? NOWHERE;
    const det = a * d - b * c;
    const [i, j] = [(q * d - r * c) / det, (a * r - b * q) / det];
    if (i > 0 && j >= 0) return { f, i, j };
  }
  return { f: 0, i: 0, j: 0 };
}

/** The hexes between two: a pair where the line runs along a hexside, those off the map left out. */
function between(from: Hex, to: Hex): [Hex | undefined, Hex | undefined][] {
  const { f, i, j } = sector(to.q - from.q, to.r - from.r);
  const n = i + j;
  const ahead = STEPS[f] ?? NOWHERE;
  const aside = STEPS[(f + 2) % 6] ?? NOWHERE;
  const at = (step: number, side: number) => hexBy(from.q + step * ahead[0] + side * aside[0], from.r + step * ahead[1] + side * aside[1]);
  const found: [Hex | undefined, Hex | undefined][] = [];
  for (let step = 1; step < n; step++) {
    const twice = 2 * step * j + n;
    found.push([at(step, Math.floor((twice - 1) / (2 * n))), at(step, Math.floor(twice / (2 * n)))]);
  }
  return found;
}

/** Whether a unit that looks from one hex to another has lower ground behind it (WV-10.5.3). */
function reverseSlope(from: Hex, to: Hex): boolean {
  const { f, j } = sector(to.q - from.q, to.r - from.r);
  return (j ? [f + 3, f + 4] : [f + 3]).some((d) => {
    const step = STEPS[d % 6] ?? NOWHERE;
    const behind = hexBy(from.q + step[0], from.r + step[1]);
    return behind !== undefined && behind.level < from.level;
  });
}

export function sight(a: Hex, b: Hex, standing: Standing): Sight {
  const far = distance(a, b);
  if (far <= 1) return "seen";
  if (far > FARTHEST) return "blocked";
  if (a.level === b.level) return sameLevel(a, b, standing);
  return a.level > b.level ? down(a, b, standing) : down(b, a, standing);
}

function sameLevel(a: Hex, b: Hex, standing: Standing): Sight {
  for (const [one, two] of between(a, b)) if (one && two && wall(one, a.level, standing) && wall(two, a.level, standing)) return "blocked";
  return reverseSlope(a, b) && reverseSlope(b, a) ? "blocked" : "seen";
}

/** From the higher to the lower (WV-10.5.2). */
function down(high: Hex, low: Hex, standing: Standing): Sight {
  let crest = 0;
  let below = 1;
  let result: Sight = "seen";
  const path = between(high, low);
  for (const [k, pair] of path.entries()) {
    const one = pair[0] ?? pair[1];
    const two = pair[1] ?? pair[0];
    if (!one || !two) continue;
    if (wall(one, high.level, standing) && wall(two, high.level, standing)) return "blocked";
    if (one.level === high.level && two.level === high.level) {
      crest = k + 1;
      below = 1;
    } else if (one.level === low.level || two.level === low.level) below += 1;
    if (k === path.length - 1) result = before([one, two], low.level, standing);
    if (result === "blocked") return result;
  }
  return crest - below * (high.level - low.level) > 0 ? "blocked" : result;
}

/** The step next to the lower one: solid things block, companies screen. */
function before(pair: [Hex, Hex], lowest: number, standing: Standing): Sight {
  let screened = false;
  for (const hex of pair) {
    if (hex.level < lowest || (!covered(hex) && !standing.has(hex))) return "seen";
    if (!covered(hex) && standing.get(hex) === "companies") screened = true;
  }
  return screened ? "screened" : "blocked";
}
