import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { paths, read } from "./files";

const ids = (text: string): string[] => new FluentResource(text).body.map((entry) => entry.id);
const BOARDS = paths.filter((path) => /^web\/src\/boards\/\w+\/fr\.ftl$/.test(path)).map((path) => path.slice(0, -"fr.ftl".length));
const PAIRS = ["src/grognard/text/web.", ...BOARDS];
/** The beginnings of ids that are put together from parts. */
const MADE = [
  "web-level-", "web-status-", "web-pace-", "web-kind-", "web-basis-", "web-by-", "web-theme-", "web-import-", "web-log", "web-chat", "web-orders",
  "web-hand", "web-players", "web-no-answer", "web-form-wrong", "web-group-halt-", "board-on-", "board-to-", "board-from-", "board-short-", "board-verb-", "board-field-", "board-brief-", "board-sea-",
  "board-type-", "board-colour-", "board-effect-", "board-event-", "board-odds-", "board-foot", "board-horse",
  "board-arm-", "board-combination-", "board-side-", "board-rank-", "board-phase-",
  "board-river-", "board-state-", "board-cover-", "board-order-", "board-mark-", "board-row-", "board-result-", "board-check-",
  "board-fleets-", "board-aim-", "board-duty-",
  "board-legend-", "board-does-", "board-card-", "board-dice-", "board-track-",
];

describe.each(PAIRS)("%s", (path) => {
  const fr = read(`${path}fr.ftl`);
  const en = read(`${path}en.ftl`);

  it("says the same things in both languages", () => {
    expect(ids(fr)).toEqual(ids(en));
    expect(new Set(ids(fr)).size).toBe(ids(fr).length);
  });
  it("is correct French", () => {
    const texts = fr.replace(/^#.*$/gm, "").replace(/\{[^{}]*\}/g, "x");
    expect(texts.match(/['"]|[^\u202f][;!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»|\.\.\./g) ?? []).toEqual([]);
  });
  it("has no straight quotes in English", () => {
    expect(en.replace(/^#.*$/gm, "").replace(/\{[^{}]*\}/g, "x").match(/['"]/g) ?? []).toEqual([]);
  });
});

it("every message that the client names exists, and every message is named", () => {
  const known = PAIRS.flatMap((path) => ids(read(`${path}en.ftl`)));
  const code = paths.filter((path) => /^web\/src\/.*\.(svelte|ts)$/.test(path)).map(read).join("\n");
  const named = new Set(code.match(/(?<=["'`])(?:web|board)-[a-z0-9_-]*[a-z0-9](?=["'`])/g) ?? []);
  const made = [...MADE, ...(code.match(/(?<=`)(?:web|board)-[a-z0-9_-]+-(?=\$\{)/g) ?? [])];
  expect([...named].filter((id) => !known.includes(id))).toEqual([]);
  expect(known.filter((id) => !named.has(id) && !made.some((start) => id.startsWith(start)))).toEqual([]);
});

describe("the lock file", () => {
  interface Entry {
    resolved?: string;
    integrity?: string;
    optionalDependencies?: Record<string, string>;
  }
  const packages = (JSON.parse(read("web/package-lock.json")) as { packages: Record<string, Entry> }).packages;

  it("names no host and keeps the sums", () => {
    const entries = Object.entries(packages).filter(([path]) => path);
    expect(entries.filter(([, entry]) => entry.resolved).map(([path]) => path)).toEqual([]);
    expect(entries.filter(([, entry]) => !entry.integrity).map(([path]) => path)).toEqual([]);
  });
  it("is complete for every platform", () => {
    const paths = Object.keys(packages);
    const wanted = Object.values(packages).flatMap((entry) => Object.keys(entry.optionalDependencies ?? {}));
    expect(wanted.filter((name) => !paths.some((path) => path.endsWith(`node_modules/${name}`)))).toEqual([]);
  });
});
