/** What part of the board is in sight, and how to bring another part into it. A board's Viewport says here that it is there; the
 * parts around the board ask. */

import { getContext, setContext } from "svelte";

export interface Lens {
  /** The elements of the drawing, all of them and large enough to be hit, come into sight; as little as possible moves. */
  show: (nodes: Element[]) => void;
  /** Whether an element is in sight and large enough to be hit. */
  sees: (node: Element) => boolean;
}

export class Sight {
  lens: Lens | null = null;

  /** The elements of these places in the drawing, wherever they are. */
  nodes(places: Iterable<string>): Element[] {
    return [...places].flatMap((place) => document.querySelector(`.stage [data-place="${CSS.escape(place)}"]`) ?? []);
  }

  show(places: Iterable<string>): void {
    const nodes = this.nodes(places);
    if (nodes.length) this.lens?.show(nodes);
  }

  /** Those of the places that are out of sight or too small. */
  hidden(places: Iterable<string>): string[] {
    const { lens } = this;
    return lens ? [...places].filter((place) => this.nodes([place]).some((node) => !lens.sees(node))) : [];
  }
}

const KEY = Symbol("sight");
export const provideSight = (): Sight => setContext(KEY, new Sight());
export const useSight = (): Sight | undefined => getContext<Sight | undefined>(KEY);
