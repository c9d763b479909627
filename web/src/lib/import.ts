/** What a text that somebody pasted is: the record of a game, or the description of a position. */

import type { Value } from "./types";

export interface Imported {
  kind: "record" | "position";
  game: string;
  options: Record<string, Value>;
  /** lines of the record after its header */
  lines: number;
  /** the game was played to its end */
  over: boolean;
  position?: unknown;
}

interface Head {
  grog?: unknown;
  game?: unknown;
  options?: unknown;
  end?: unknown;
}

export function readImport(text: string): Imported | null {
  const whole = parse(text);
  if (whole && typeof whole.game === "string" && whole.grog === undefined) {
    return { kind: "position", game: whole.game, options: optionsOf(whole), lines: 0, over: false, position: whole };
  }
  const lines = text.split("\n").filter((line) => line.trim());
  const head = parse(lines[0] ?? "");
  if (!head || typeof head.game !== "string" || head.grog === undefined) return null;
  const over = parse(lines.at(-1) ?? "")?.end !== undefined;
  return { kind: "record", game: head.game, options: optionsOf(head), lines: lines.length - 1, over };
}

function parse(text: string): Head | null {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === "object" && found !== null ? found : null;
  } catch {
    return null;
  }
}

function optionsOf(head: Head): Record<string, Value> {
  return (head.options ?? {}) as Record<string, Value>;
}
