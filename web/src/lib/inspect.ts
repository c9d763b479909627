/** What a pointer, a finger or the focus is on, and what the small card says of it. */

import type { Inspected, Thing } from "../boards/board";
import type { Play } from "./play.svelte";

/** The thing that an element shows: `data-about="kind:id"`, else a card, an action, a place. */
export function thingOf(node: Element | null): Thing | null {
  const found = node?.closest<HTMLElement | SVGElement>("[data-about], [data-card], [data-do], [data-place], [data-hit]");
  if (!found) return null;
  const { about, card, do: action, place, hit } = found.dataset;
  if (about) return { kind: about.slice(0, about.indexOf(":")), id: about.slice(about.indexOf(":") + 1) };
  if (card) return { kind: "card", id: card };
  if (action) return { kind: "verb", id: action };
  const id = place ?? hit;
  return id ? { kind: "place", id } : null;
}

/** What there is to say of it: the game knows best; else what everybody can read. */
export function inspect(play: Play, thing: Thing): Inspected | null {
  const { view } = play.live;
  const { words } = play;
  if (!view) return null;
  const told = play.board.inspect?.(view, thing, words);
  if (told) return told;
  const topics = [thing.kind, `${thing.kind}-${thing.id}`];
  if (thing.kind === "verb") {
    const verb = thing.id.split(" ")[0] ?? "";
    const lines = play.cautions(thing.id).map((note) => ({ text: words.note(note) }));
    return play.info.topics[`verb-${verb}`] || lines.length ? { title: words.action(thing.id), lines, topics: [`verb-${verb}`] } : null;
  }
  if (thing.kind === "place") {
    const about = play.board.about?.(view, thing.id, words);
    return { title: words.name("place", thing.id), lines: about ? [{ text: about }] : [], topics };
  }
  if (!words.has(words.id(thing.kind, thing.id))) return null;
  return { title: words.name(thing.kind, thing.id), lines: [], topics };
}

/** The clauses that concern what the topics name, each once. */
export function clausesOn(play: Play, topics: string[]): string[] {
  return [...new Set(topics.flatMap((topic) => play.info.topics[topic] ?? []))];
}
