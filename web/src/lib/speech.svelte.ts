/** The language files, and the words in the language that is set. A game's own files are fetched when they are needed. */

import { settings } from "./settings.svelte";
import type { Lang } from "./types";
import { Words } from "./words";

const PLATFORM = import.meta.glob<string>(
  ["../../../src/grognard/text/*.ftl", "!../../../src/grognard/text/cli.*.ftl"],
  { query: "?raw", import: "default", eager: true },
);
const GAMES = import.meta.glob<string>(["../../../src/grognard/games/*/text/*.ftl", "../boards/*/*.ftl"], {
  query: "?raw",
  import: "default",
});

export function isOf(path: string, lang: string): boolean {
  return path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`);
}

function platform(lang: Lang): string[] {
  return Object.entries(PLATFORM).flatMap(([path, text]) => (isOf(path, lang) ? [text] : []));
}

class Speech {
  private common = $derived(new Words(settings.lang, platform(settings.lang)));
  private games = $state.raw<Record<string, Words>>({});
  private asked = new Set<string>();

  /** The platform's words. */
  get words(): Words {
    return this.common;
  }

  /** A game's words, or the platform's until they are here. */
  of(game: string): Words {
    const key = `${settings.lang}/${game}`;
    const found = this.games[key];
    if (!found) void this.load(settings.lang, game);
    return found ?? this.common;
  }

  async load(lang: Lang, game: string): Promise<void> {
    const key = `${lang}/${game}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    const files = Object.entries(GAMES).filter(([path]) => /\/(?:games|boards)\/(\w+)\//.exec(path)?.[1] === game && isOf(path, lang));
    const texts = await Promise.all(files.map(([, read]) => read()));
    this.games = { ...this.games, [key]: new Words(lang, [...platform(lang), ...texts]) };
  }
}

export const speech = new Speech();
export const say = (id: string, args: Record<string, string | number> = {}): string => speech.words.say(id, args);

/** A computer player's name: a level has one in each language, an engine the one that the host gave it. */
export const sayLevel = (level: string): string =>
  speech.words.has(`web-level-${level}`) ? say(`web-level-${level}`) : level;
