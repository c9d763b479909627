/** What a view says that a plain board and a plain panel can show of any game. */

import type { Fact } from "../boards/board";
import type { Facts, View } from "./types";
import type { GameWords } from "./words";

/** A field's name in words, if the game has them. */
export function fieldName(field: string, words: GameWords): string {
  const id = `board-field-${field}`;
  return words.has(id) ? words.say(id) : field.replaceAll("_", " ");
}

/** The numbers that are known of a seat. */
export function factsOf(view: View, seat: string, words: GameWords): Fact[] {
  const players = (view.table["seats"] ?? []) as Facts[];
  const player = players.find((one) => one["name"] === seat) ?? {};
  return Object.entries(player).flatMap(([field, value]) =>
    typeof value === "number" ? [{ label: fieldName(field, words), value: String(value) }] : [],
  );
}

/** What the view says of each place: the part of the table whose keys are places. */
export function placeFacts(view: View, places: string[]): Record<string, Facts> {
  for (const part of Object.values(view.table)) {
    if (typeof part === "object" && part !== null && !Array.isArray(part) && places.some((place) => place in part)) {
      return part as Record<string, Facts>;
    }
  }
  return {};
}

/** The places that the table speaks of: where something stands or counts. */
export function mentioned(part: unknown, places: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (typeof part === "string" && places.has(part)) found.add(part);
  if (typeof part !== "object" || part === null) return found;
  for (const [key, value] of Object.entries(part)) {
    if (places.has(key)) found.add(key);
    mentioned(value, places, found);
  }
  return found;
}

/** One value in words: a seat or side by its name, the rest as it is. */
export function told(field: string, value: unknown, words: GameWords): string {
  if (typeof value === "string") {
    const id = words.id(field, value);
    return words.has(id) ? words.say(id) : value;
  }
  return typeof value === "boolean" ? words.say(value ? "yes" : "no") : String(value ?? "–");
}
