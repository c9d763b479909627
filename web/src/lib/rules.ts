/** Finding one's way in the clauses. */

import type { Clause, Lang } from "./types";

export function byChapter(clauses: Clause[]): { name: string; clauses: Clause[] }[] {
  const chapters = new Map<string, Clause[]>();
  for (const clause of clauses) chapters.set(clause.chapter, [...(chapters.get(clause.chapter) ?? []), clause]);
  return [...chapters].map(([name, found]) => ({ name, clauses: found }));
}

/** Without accents and capitals, with one kind of apostrophe. */
export function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’ʼ]/g, "'")
    .replace(/œ/gi, "oe")
    .toLowerCase();
}

/** The clauses with all these words in their text or number. */
export function search(clauses: Clause[], sought: string, lang: Lang): Clause[] {
  const words = plain(sought).split(/\s+/).filter(Boolean);
  if (!words.length) return clauses;
  return clauses.filter((clause) => {
    const text = plain(`${clause.id} ${clause[lang]} ${clause.source[lang]}`);
    return words.every((word) => text.includes(word));
  });
}
