/** Fields of fire, and where a name can stand. */

import type { View } from "../../lib/types";
import { arc, distance, hexOf, R, type Hex } from "./geometry";
import { sight, standingOf, type Standing } from "./sight";
import { armiesOf, facingOf, reachOf, topOf, unitOf, type Battle, type Piece } from "./table";

export interface Pile {
  id: string;
  hex: Hex;
  /** bottom first; null is not seen */
  stack: (string | null)[];
  top: string;
  piece: Piece;
}

/** The stacks on the map, each with the unit that it shows. */
export const pilesOf = (battle: Battle): Pile[] =>
  Object.entries(battle.stacks).flatMap(([id, stack]) => {
    const hex = hexOf(id);
    const top = topOf(stack);
    const piece = top ? battle.pieces[top] : undefined;
    return hex && top && piece ? [{ id, hex, stack, top, piece }] : [];
  });

/** For whom the board is: who looks at it, or at a screen for both sides who decides. */
export const eyesOf = (view: View): string => (view.seat === "watcher" ? (view.awaited[0] ?? "") : view.seat);
const sideOf = (army: string): string => (army === "french" ? "french" : "allied");

/** Who could fire at a hex: he sees it and has it in his field of fire. Of a hex where units stand their enemies, of another one
 * the enemies of who asks. */
export function watchersOf(battle: Battle, there: Hex, seat: string, piles: Pile[] = pilesOf(battle), standing: Standing = standingOf(battle, hexOf)): Pile[] {
  const here = piles.find(({ hex }) => hex === there);
  const asking = armiesOf(seat)[0];
  const own = here ? sideOf(unitOf(here.top).army) : asking ? sideOf(asking) : null;
  return piles.filter(({ hex, top, piece }) => {
    const unit = unitOf(top);
    const far = distance(hex, there);
    const reach = unit.arm === "cavalry" || sideOf(unit.army) === own ? 0 : reachOf(top, piece);
    return far > 0 && far <= reach && arc(hex, facingOf(piece), far).includes(there) && sight(hex, there, standing) !== "blocked";
  });
}

const SPOTS: [x: number, y: number][] = [[0, 2.15], [0, -1.5], [0, 3.9], [0, -3.2], [1, 0.3], [-1, 0.3], [1, 2.15], [-1, 2.15], [1, -1.5], [-1, -1.5], [0, 5.6], [0, -5]];

/** Where the name of a hex covers the fewest counters; the nearest spot of these. */
export function nameSpot(hex: Hex, name: string, size: number, piles: Pile[]): { x: number; y: number } {
  const half = name.length * size * 0.29 + 2;
  let best = { x: hex.x, y: hex.y + R * 2.15 };
  let least = Infinity;
  for (const [sideways, down] of SPOTS) {
    const spot = { x: hex.x + sideways * (half + R), y: hex.y + down * R + (down < 0 ? 0 : size * 0.35) };
    const covered = piles.filter((pile) => Math.abs(pile.hex.x - spot.x) < half + 7 && Math.abs(pile.hex.y - (spot.y - size * 0.35)) < size * 0.5 + 8).length;
    if (covered < least) [best, least] = [spot, covered];
    if (!least) break;
  }
  return best;
}
