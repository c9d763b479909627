/** The secret links of the seats of a table that this browser opened. */

import { remember, remembered } from "./settings.svelte";

export function keepLinks(table: string, links: Record<string, string>): void {
  remember(`links:${table}`, JSON.stringify(links));
}

export function keptLinks(table: string): Record<string, string> {
  return JSON.parse(remembered(`links:${table}`) ?? "{}") as Record<string, string>;
}
