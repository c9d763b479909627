/** What lies before a player and what of it is open to him now. */

import type { Menu } from "../../lib/menu";

/** Equal cards in a heap. */
export const heap = (cards: string[]): { card: string; number: number }[] =>
  [...new Set(cards)].map((card) => ({ card, number: cards.filter((one) => one === card).length }));

/** Whether this can be done with a card or an army now. */
export const isOpen = (menu: Menu, verb: string, argument: string): boolean =>
  menu.cards.get(argument)?.some((choice) => choice.verb === verb) ??
  menu.lists.some((list) => list.verb === verb && list.choices.some((choice) => choice.argument === argument));

/** What a click on a card in hand does in this step, and on two of a kind. */
export const handVerbs = (menu: Menu): { one: string; two: string } => {
  const open = new Set([...menu.cards.values()].flat().map((choice) => choice.verb));
  if (open.has("discard")) return { one: "discard", two: "pair" };
  return open.has("second") || open.has("second_pair") ? { one: "second", two: "second_pair" } : { one: "play", two: "pair" };
};
