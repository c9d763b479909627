/** What the small card says of what is pointed at. */

import type { Inspected, Thing } from "../board";
import type { View } from "../../lib/types";
import type { GameWords } from "../../lib/words";
import { eyesOf, watchersOf } from "./field";
import { hexOf } from "./geometry";
import { battleOf, facingOf, idleness, seenOf, unitOf, unitWords, unseenWords, type Battle } from "./table";

const WATCHERS = 4; // named on the card
const COVERS: Record<string, string> = { c: "place-open", s: "place-soft", h: "place-hard" };
type Lines = Inspected["lines"];

export function inspect(view: View, { kind, id }: Thing, words: GameWords): Inspected | null {
  const battle = battleOf(view);
  if (kind === "place") return place(view, battle, id, words);
  if (kind === "piece") return piece(battle, id, words);
  if (kind === "formation") return { title: words.name("formation", id), lines: [{ text: words.say(battle.active.includes(id) ? "board-brigade-active" : "board-brigade-asleep") }], topics: ["formation"] };
  if (kind === "track") return track(battle, id, words);
  return null;
}

function place(view: View, battle: Battle, id: string, words: GameWords): Inspected | null {
  const hex = hexOf(id);
  if (!hex) return null;
  const stack = battle.stacks[id] ?? [];
  const seen = seenOf(stack).toReversed();
  const lines: Lines = [{ label: words.say("board-ground"), text: `${words.say(`board-cover-${hex.cover}`)}, ${words.say("board-level", { level: hex.level })}` }];
  const holder = battle.objectives[id];
  if (holder) lines.push({ label: words.say("board-objective"), text: words.name("army", holder) });
  const idle = idleness(battle);
  for (const unit of seen) {
    const known = battle.pieces[unit];
    const state = idle.get(unit);
    if (known) lines.push({ text: unitWords(unit, known, words) + (state ? ` · ${words.say(`board-${state}`)}` : "") });
  }
  const unseen = unseenWords(battle, id, words);
  if (unseen) lines.push({ text: unseen });
  const points = seen.reduce((sum, unit) => sum + (["infantry", "cavalry", "company"].includes(unitOf(unit).arm) ? (battle.pieces[unit]?.strength ?? 0) : 0), 0);
  if (seen.length > 1 && points) lines.push({ label: words.say("board-stacked"), text: words.say("board-points", { count: points }) });
  const watchers = watchersOf(battle, hex, eyesOf(view));
  if (watchers.length)
    lines.push({ text: words.say("board-watched", { units: watchers.slice(0, WATCHERS).map(({ top }) => words.name("piece", top)).join(", "), more: Math.max(0, watchers.length - WATCHERS) }) });
  return { title: words.name("place", id), lines, topics: [...new Set([...seen.flatMap((unit) => topicsOf(battle, unit)), COVERS[hex.cover] ?? ""])] };
}

function topicsOf(battle: Battle, id: string): string[] {
  const { order, form } = battle.pieces[id] ?? {};
  return [...(order ? [`state-${order}`] : []), ...(idleness(battle).has(id) ? ["state-command"] : []), ...(form ? [`form-${form}`] : []), `piece-${unitOf(id).arm}`];
}

function piece(battle: Battle, id: string, words: GameWords): Inspected | null {
  const found = battle.pieces[id];
  const unit = unitOf(id);
  if (!words.has(`piece-${id}`)) return null;
  const lines: Lines = [];
  const add = (label: string, text: string) => lines.push({ label: words.say(label), text });
  if (unit.brigade) add("board-of", words.name("formation", unit.brigade));
  if (!found) return { title: words.name("piece", id), lines, topics: [`piece-${unit.arm}`] };
  add("board-stands", words.name("place", found.hex));
  if (found.strength !== undefined) add("board-strength", words.say(unit.arm === "artillery" ? "board-guns" : "board-points", { count: found.strength }));
  if (found.effectiveness !== undefined) add("board-effectiveness-label", String(found.effectiveness));
  if (found.form && found.form !== "staff") add("board-formation", words.name("form", found.form));
  if (facingOf(found) >= 0 && unit.arm !== "leader") add("board-front", words.name("facing", found.facing ?? ""));
  if (found.rounds !== undefined) add("board-ammunition", words.say("board-rounds", { count: found.rounds }));
  const state = [found.order ? words.say(`board-order-${found.order}`) : "", ...(found.marks ?? []).map((mark) => (words.has(`board-mark-${mark}`) ? words.say(`board-mark-${mark}`) : ""))];
  const idle = idleness(battle).get(id);
  if (idle) state.push(words.say(`board-${idle}`));
  if (state.some(Boolean)) add("board-state", state.filter(Boolean).join(", "));
  return { title: words.name("piece", id), lines, topics: topicsOf(battle, id) };
}

function track(battle: Battle, id: string, words: GameWords): Inspected {
  const army = battle.armies[id];
  if (!army) return { title: words.say("board-turn", { turn: battle.turn }), lines: [{ text: words.say("event-phase", { phase: battle.phase }) }, { text: words.say("board-clock-about") }], topics: ["track-turn"] };
  return {
    title: words.name("army", id),
    lines: [
      { label: words.say("board-morale"), text: String(army.morale) },
      { label: words.say("board-brigades"), text: String(army.brigades) },
      { text: words.say(army.demoralised ? "board-demoralised" : "board-morale-about") },
    ],
    topics: ["track-morale"],
  };
}
