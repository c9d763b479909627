/** The lobby's door: JSON over HTTP. A refusal is thrown as Refused, in both languages. */

import type {
  Clause, Course, GameInfo, GameSummary, Lang, OptionForm, Refusal, Replay, SeatWish, TableInfo, TableRow, Value,
} from "./types";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

const NO_ANSWER: Refusal = { code: "no-answer" };

function csrf(): string {
  return /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? "";
}

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (method !== "GET") headers["X-CSRFToken"] = csrf();
  if (body !== undefined) headers["Content-Type"] = "application/json";
  try {
    return await fetch(`/api${path}`, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refused(NO_ANSWER);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response = await send(method, path, body);
  if (response.status === 403 && method !== "GET" && ((await response.clone().json()) as Refusal).code === "forbidden") {
    // The token is one of an earlier life of the server: drop it, get a fresh one, try once more.
    document.cookie = "csrftoken=; Max-Age=0; path=/";
    await send("GET", "/me");
    response = await send(method, path, body);
  }
  if (!response.ok) {
    let refusal = NO_ANSWER;
    try {
      refusal = (await response.json()) as Refusal;
    } catch {
      /* no JSON: a proxy spoke, not the server */
    }
    throw new Refused(refusal);
  }
  const kind = response.headers.get("content-type") ?? "";
  return (kind.includes("json") ? response.json() : response.text()) as Promise<T>;
}

const kept = new Map<string, Promise<unknown>>();

/** What does not change while the server runs is asked for once. */
function once<T>(path: string): Promise<T> {
  let found = kept.get(path) as Promise<T> | undefined;
  if (!found) {
    found = ask<T>("GET", path);
    found.catch(() => kept.delete(path));
    kept.set(path, found);
  }
  return found;
}

export interface Me {
  name: string;
  lang: Lang | "";
}
export interface Opened {
  id: string;
  links: Record<string, string>;
}
export interface TableWish {
  game: string;
  options: Record<string, Value>;
  seats: SeatWish[];
  pace: number;
  name: string;
  position?: unknown;
}
export interface OptionsForm {
  options: OptionForm[];
  seats: string[];
  /** the messages that name the seats, as far as the options settle it */
  words: string[];
}

export const api = {
  games: () => once<GameSummary[]>("/games"),
  game: (id: string) => once<GameInfo>(`/games/${id}`),
  rules: (id: string) => once<Clause[]>(`/games/${id}/rules`),
  readings: (id: string, lang: string) => once<string>(`/games/${id}/readings?lang=${lang}`),
  options: (id: string, given: Record<string, Value>) => {
    const query = new URLSearchParams(Object.entries(given).map(([key, value]) => [key, String(value)]));
    return ask<OptionsForm>("GET", `/games/${id}/options?${query.toString()}`);
  },
  me: () => ask<Me>("GET", "/me"),
  iAm: (me: Me) => ask<Me>("PUT", "/me", me),
  tables: () => ask<{ mine: TableRow[]; open: TableRow[]; watch: TableRow[] }>("GET", "/tables"),
  table: (id: string) => ask<TableInfo & { mine: string[] }>("GET", `/tables/${id}`),
  open: (wish: TableWish) => ask<Opened>("POST", "/tables", wish),
  import: (wish: { record: string; seats?: SeatWish[]; at?: number; name: string; pace: number }) =>
    ask<Opened>("POST", "/import", wish),
  join: (id: string, seat: string, name: string) =>
    ask<{ id: string; seat: string }>("POST", `/tables/${id}/join`, { seat, name }),
  claim: (id: string, token: string, name: string) =>
    ask<{ id: string; seat: string }>("POST", `/tables/${id}/claim`, { token, name }),
  rematch: (id: string) => ask<Opened>("POST", `/tables/${id}/rematch`),
  fork: (id: string, step: number, seat: string, seats?: SeatWish[]) =>
    ask<Opened>("POST", `/tables/${id}/fork`, { step, seat, ...(seats ? { seats } : {}) }),
  course: (id: string, seat: string) => ask<Course>("GET", `/tables/${id}/course?seat=${seat}`),
  replay: (id: string, seat: string) => ask<Replay>("GET", `/tables/${id}/replay?seat=${seat}`),
};
