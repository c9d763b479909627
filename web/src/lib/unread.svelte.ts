/** What was said at a table since this browser last showed its chat: remembered from one visit to the next. */

import { SvelteMap } from "svelte/reactivity";
import { remember, remembered } from "./settings.svelte";
import type { Said } from "./types";

const read = new SvelteMap<string, number>();

/** When the newest thing was said that has been read here. */
const readTo = (table: string): number => read.get(table) ?? Number(remembered(`read:${table}`) ?? 0);

/** How much others have said since. */
export function unread(table: string, chat: Said[], mine: string[]): number {
  const at = readTo(table);
  return chat.filter((said) => said.at > at && !mine.includes(said.seat)).length;
}

/** The chat is on the screen. */
export function markRead(table: string, chat: Said[]): void {
  const at = chat.at(-1)?.at ?? 0;
  if (at <= readTo(table)) return;
  read.set(table, at);
  remember(`read:${table}`, String(at));
}
