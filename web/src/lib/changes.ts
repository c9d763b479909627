import type { Change } from "./types";

/** The view after some changes. What did not change stays the same object, so that only what did is drawn anew. */
export function applyChanges<T>(view: T, changes: Change[]): T {
  let result: unknown = view;
  for (const change of changes) result = set(result, change[0], 0, change);
  return result as T;
}

function set(old: unknown, path: (string | number)[], depth: number, change: Change): unknown {
  const key = path[depth];
  if (key === undefined) return change[1];
  const gone = depth === path.length - 1 && change.length === 1;
  if (Array.isArray(old)) {
    const copy = [...(old as unknown[])];
    copy[key as number] = set(copy[key as number], path, depth + 1, change);
    return copy;
  }
  const copy = new Map(Object.entries(old as Record<string, unknown>));
  if (gone) copy.delete(String(key));
  else copy.set(String(key), set(copy.get(String(key)), path, depth + 1, change));
  return Object.fromEntries(copy);
}

/** Whether two values from the server say the same, whatever the order of their fields. */
export function same(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return one === other;
  const [left, right] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return Array.isArray(one) === Array.isArray(other) && left.size === right.size && [...left].every(([key, value]) => right.has(key) && same(value, right.get(key)));
}
