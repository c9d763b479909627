/** What the view of this game says, and what of it the shared parts are told. */

import armies from "../../../../src/grognard/games/wellingtons_victory/data/armies.json";
import type { Fact } from "../board";
import type { Facts, View } from "../../lib/types";
import type { GameWords } from "../../lib/words";
import { FACINGS, hexOf } from "./geometry";

export interface Piece {
  hex: string;
  strength?: number;
  form?: string;
  facing?: string;
  order?: string;
  second?: string;
  rounds?: number;
  effectiveness?: number;
  all_round?: boolean;
  marks?: string[];
}
export interface Army {
  morale: number;
  demoralised: boolean;
  brigades: number;
}
export interface Battle {
  turn: number;
  clock: string;
  phase: number;
  phasing: string | null;
  armies: Record<string, Army>;
  objectives: Record<string, string>;
  active: string[];
  /** bottom first; null is a unit that this seat does not see (option hidden_stacks) */
  stacks: Record<string, (string | null)[]>;
  pieces: Record<string, Piece>;
  waiting: string[];
  /** only with hidden stacks: the hexes with unseen units that are massed targets */
  massed?: string[];
  move: { piece: string; points: number; grand: number } | null;
}
export const battleOf = (view: View): Battle => view.table as unknown as Battle;

interface Unit {
  arm: string;
  nation: string;
  army: string;
  short: string;
  brigade: string | null;
}
const UNITS = new Map<string, Unit>();
const column = (name: string) => armies.columns.indexOf(name);
const [ARM, NATION, ARMY, SHORT, BRIGADE] = ["arm", "nation", "army", "short", "brigade"].map(column) as [number, number, number, number, number];
for (const row of armies.rows) {
  const text = (i: number) => String(row[i]);
  UNITS.set(text(0), { arm: text(ARM), nation: text(NATION), army: text(ARMY), short: text(SHORT), brigade: row[BRIGADE] === null ? null : text(BRIGADE) });
}
for (const row of armies.leaders.rows)
  UNITS.set(String(row[0]), { arm: "leader", nation: String(row[5]), army: String(row[4]), short: String(row[1]), brigade: String(row[3]) });

const RADII = new Map(armies.leaders.rows.map((row) => [String(row[0]), [Number(row[6]), Number(row[7])] as const]));
/** How far the command of the leaders of a stack reaches: the widest. */
export function commandOf(stack: (string | null)[], pieces: Record<string, Piece>): number {
  const reach = seenOf(stack).map((id) => RADII.get(id)?.[pieces[id]?.marks?.includes("reduced") ? 1 : 0] ?? 0);
  return Math.max(0, ...reach);
}

const ARMY_OF: Record<string, string> = { french: "french", prussian: "prussian" };
/** What a piece is, by its name: companies and crews are not in the order of battle. */
export function unitOf(id: string): Unit {
  const known = UNITS.get(id);
  if (known) return known;
  if (id.endsWith("-crew")) return { ...unitOf(id.slice(0, -5)), arm: "crew", short: "" };
  const nation = id.replace(/-company-\d+$/, "");
  return { arm: "company", nation, army: ARMY_OF[nation] ?? "anglo_allied", short: "", brigade: null };
}
export const FORMATIONS = armies.formations.rows.map(([id, , , level, parent]) => ({ id: String(id), level: String(level), parent: parent === null ? null : String(parent) }));
const LEADERS_OF = new Map(armies.leaders.rows.map((row) => [String(row[3]), String(row[0])]));
export const UNITS_OF = new Map<string, string[]>();
for (const [id, unit] of UNITS)
  if (unit.brigade && unit.arm !== "leader") UNITS_OF.set(unit.brigade, [...(UNITS_OF.get(unit.brigade) ?? []), id]);

export const seenOf = (stack: (string | null)[]): string[] => stack.filter((id) => id !== null);
/** What is not seen of a stack: how many units lie under it, and whether it is a massed target. */
export function unseenWords(battle: Battle, place: string, words: GameWords): string {
  const count = (battle.stacks[place] ?? []).filter((id) => id === null).length;
  return count ? words.say("board-unseen", { count, massed: battle.massed?.includes(place) ? "yes" : "no" }) : "";
}
/** The unit that a stack shows: the top one that is no leader. */
export function topOf(stack: (string | null)[]): string | undefined {
  const seen = seenOf(stack);
  return seen.findLast((id) => unitOf(id).arm !== "leader") ?? seen.at(-1);
}
export const facingOf = (piece: Piece): number => (piece.all_round ? -1 : FACINGS.indexOf(piece.facing ?? ""));

/** How far a unit fires, or charges. */
export function reachOf(id: string, piece: Piece): number {
  const { arm } = unitOf(id);
  if (piece.order === "routed") return 0;
  if (arm === "artillery") return piece.form === "unlimbered" ? 8 : 0;
  if (arm === "cavalry") return piece.order ? 0 : 6;
  return arm === "leader" || arm === "crew" ? 0 : 2;
}

/** 1/54, colonne, 5 points, en désordre. */
export function unitWords(id: string, piece: Piece, words: GameWords): string {
  const told = [words.name("piece", id)];
  if (piece.form && piece.strength !== undefined) told.push(words.name("form", piece.form), words.say("board-points", { count: piece.strength }));
  if (piece.effectiveness !== undefined) told.push(words.say("board-effectiveness", { value: piece.effectiveness }));
  if (piece.order) told.push(words.say(`board-order-${piece.order}`));
  if (piece.facing && !piece.all_round && piece.form && piece.form !== "staff") told.push(words.say("board-facing", { facing: `facing-${piece.facing}` }));
  if (piece.rounds !== undefined) told.push(words.say("board-rounds", { count: piece.rounds }));
  for (const mark of piece.marks ?? []) if (words.has(`board-mark-${mark}`)) told.push(words.say(`board-mark-${mark}`));
  return told.join(", ");
}

export function about(view: View, place: string, words: GameWords): string {
  const battle = battleOf(view);
  const hex = hexOf(place);
  const ground = hex ? `${words.say(`board-cover-${hex.cover}`)}, ${words.say("board-level", { level: hex.level })}` : "";
  const units = seenOf(battle.stacks[place] ?? []).toReversed().map((id) => unitWords(id, battle.pieces[id] ?? { hex: place }, words));
  return [words.name("place", place), ground, ...units, unseenWords(battle, place, words)].filter(Boolean).join(" · ");
}

const SIDE: Record<string, string[]> = { french: ["french"], allied: ["anglo_allied", "prussian"] };
export function facts(view: View, seat: string, words: GameWords): Fact[] {
  const battle = battleOf(view);
  return (SIDE[seat] ?? []).flatMap((name) => {
    const army = battle.armies[name];
    if (!army) return [];
    return [
      { label: words.say("board-morale"), short: words.say("board-brief-morale"), value: String(army.morale) },
      { label: words.say("board-brigades"), short: words.say("board-brief-brigades"), value: String(army.brigades) },
    ];
  });
}
/** the armies of a player's side: several players of a side are named after it, the Prussian by his army */
export const armiesOf = (seat: string): string[] => SIDE[seat === "prussians" ? "allied" : (seat.split("_")[0] ?? "")] ?? [];
const brigadesOf = (view: View, seat: string): { id: string; units: string[] }[] => {
  const { pieces } = battleOf(view);
  const mine = (unit: string) => !!pieces[unit] && armiesOf(seat).includes(unitOf(unit).army);
  return FORMATIONS.map(({ id }) => ({ id, units: (UNITS_OF.get(id) ?? []).filter(mine) })).filter(({ units }) => units.length);
};
/** Brigades and units of a side that are on the map: a unit's own order goes before its brigade's, and that before the side's. */
export function ordered(view: View, seat: string, words: GameWords): { id: string; name: string; group: string }[] {
  const mine = brigadesOf(view, seat);
  return [
    ...mine.map(({ id }) => ({ id, name: words.name("formation", id), group: words.say("board-group-brigades") })),
    ...mine.flatMap(({ units }) => units.map((id) => ({ id, name: words.name("piece", id), group: words.say("board-group-units") }))),
  ];
}
const isStaff = (id: string): boolean => unitOf(id).arm === "leader";
/** Own units by hex, the upper before the lower and leaders last; crews go with their guns. */
export function muster(view: View, seat: string): Map<string, string[]> {
  const own = (id: string) => unitOf(id).arm !== "crew" && armiesOf(seat).includes(unitOf(id).army);
  const found = Object.entries(battleOf(view).stacks).map(([place, stack]) => [place, seenOf(stack).filter(own)] as const);
  return new Map(found.filter(([, things]) => things.length).map(([place, things]) => [place, [...things.toReversed().filter((id) => !isStaff(id)), ...things.filter(isStaff)]]));
}
/** Brigades that are on the map, each with its leader. */
export function troops(view: View, seat: string, words: GameWords): { id: string; name: string; things: string[] }[] {
  const { pieces } = battleOf(view);
  return brigadesOf(view, seat).map(({ id, units }) => {
    const leader = LEADERS_OF.get(id) ?? "";
    return { id, name: words.name("formation", id), things: pieces[leader] ? [...units, leader] : units };
  });
}
/** Where a piece stands; of a brigade, its leader or the first of its units. */
export function where(view: View, thing: string): string | null {
  const { pieces } = battleOf(view);
  const found = [thing, LEADERS_OF.get(thing) ?? "", ...(UNITS_OF.get(thing) ?? [])].find((id) => pieces[id]);
  return found ? (pieces[found]?.hex ?? null) : null;
}
/** Where the units of a side stand. */
export const home = (view: View, seat: string): string[] => {
  const mine = armiesOf(seat);
  return Object.entries(battleOf(view).stacks).flatMap(([place, stack]) => (seenOf(stack).some((id) => mine.includes(unitOf(id).army) && !isStaff(id)) ? [place] : []));
};
/** The units that cannot act by themselves: their brigade is not active, or they are out of command. Known once command has been
 * judged. */
export function idleness({ pieces, active }: Battle): Map<string, "asleep" | "cut-off"> {
  const found = new Map<string, "asleep" | "cut-off">();
  const judged = Object.values(pieces).some((piece) => piece.marks?.includes("commanded"));
  for (const [id, piece] of Object.entries(pieces)) {
    const unit = UNITS.get(id);
    if (!unit || unit.arm === "leader" || piece.order) continue;
    if (unit.brigade && !active.includes(unit.brigade)) found.set(id, "asleep");
    else if (judged && !piece.marks?.includes("commanded")) found.set(id, "cut-off");
  }
  return found;
}

/** The chance that an attack drives the defender off, a shot hits, a check is passed. */
export function chance(odds: Facts): number | undefined {
  if (Array.isArray(odds["results"]))
    return (odds["results"] as { defender: string; attacker: string; p: number }[]).filter((one) => one.defender !== "-").reduce((sum, one) => sum + one.p, 0);
  if (Array.isArray(odds["losses"])) return (odds["losses"] as { loss: number; p: number }[]).filter((one) => one.loss > 0).reduce((sum, one) => sum + one.p, 0);
  return typeof odds["passed"] === "number" ? odds["passed"] : undefined;
}
/** A number with its sign. */
export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : amount ? `−${-amount}` : "0");
