/** Files of the project, for tests, by their path in it. */

const RAW = import.meta.glob<string>(
  [
    "../../src/grognard/text/*.ftl",
    "../../src/grognard/games/*/text/*.ftl",
    "../../src/grognard/games/risk_napoleon/data/map.json",
    "../../src/grognard/games/napoleon_in_europe/data/map.json",
    "../src/**/*.{svelte,ts,ftl}",
    "../package-lock.json",
    "./*.json",
  ],
  { query: "?raw", import: "default", eager: true },
);
const FILES = Object.fromEntries(
  Object.entries(RAW).map(([path, text]) => [path.replace(/^\.\.\/\.\.\//, "").replace(/^\.\.\//, "web/").replace(/^\.\//, "web/test/"), text]),
);

export const paths = Object.keys(FILES);

export function read(path: string): string {
  const text = FILES[path];
  if (text === undefined) throw new Error(`no file ${path}`);
  return text;
}

/** The language files of the platform and of the one game that has a board. */
export const sources = (lang: string): string[] => [
  ...["", "server.", "web."].map((part) => read(`src/grognard/text/${part}${lang}.ftl`)),
  read(`src/grognard/games/risk_napoleon/text/${lang}.ftl`),
  read(`web/src/boards/risk_napoleon/${lang}.ftl`),
];
