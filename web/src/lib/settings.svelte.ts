/** What a person sets for this browser, kept in it. */

import type { Lang } from "./types";

export type Theme = "auto" | "light" | "dark";
export const PACES = ["off", "quick", "normal", "slow", "step"] as const;
export type Pace = (typeof PACES)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  confirm: boolean;
  sound: boolean;
  notify: boolean;
  /** how the others' moves are shown */
  pace: Pace;
  /** seconds that the result of a fight stays; 0: it is not shown, null: until a click */
  moment: number | null;
  /** the view goes where something can be done or happens */
  follow: boolean;
  plain: boolean;
  tint: "region" | "owner";
}

const KEY = "grognard";

function browserLang(): Lang {
  const wanted = navigator.languages.find((tag) => /^(fr|en)\b/i.test(tag)) ?? "en";
  return wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
}

function read(): Kept {
  const kept: Kept = {
    lang: browserLang(),
    theme: "auto",
    confirm: true,
    sound: true,
    notify: false,
    pace: "normal",
    moment: 6,
    follow: true,
    plain: false,
    tint: "owner",
  };
  try {
    return { ...kept, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return kept;
  }
}

export const settings = $state<Kept>(read());

/** Keep what is set, and show language and theme; called once, from the root component. */
export function keepSettings(): void {
  $effect(() => {
    write(KEY, JSON.stringify(settings));
    document.documentElement.lang = settings.lang;
    document.documentElement.dataset["theme"] = settings.theme;
  });
}

/** Something small about a table that this browser remembers. */
export function remember(key: string, value: string): void {
  write(`${KEY}:${key}`, value);
}

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`${KEY}:${key}`);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    /* a browser that keeps nothing: the settings last as long as the page */
  }
}
