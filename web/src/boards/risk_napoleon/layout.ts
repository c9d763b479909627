/** Where the counter of each territory stands and where its name is written. */

import { TERRITORIES } from "./geometry";

export interface Spot {
  /** middle of the counter */
  x: number;
  y: number;
  /** where the name stands, seen from the counter */
  side: "below" | "right" | "left";
  /** characters in a line */
  width: number;
}

// What differs from the place that the game's own map gives, and from a name below the counter in lines of twelve characters.
const WISHES: Record<string, { at?: [number, number]; side?: Spot["side"]; width?: number }> = {
  irlande: { at: [208, 352] },
  ecosse: { at: [312, 262] },
  nord_angleterre: { at: [328, 362] },
  sud_angleterre: { at: [325, 446], width: 17 },
  portugal: { at: [79, 786] },
  galice: { at: [165, 708] },
  castille_aragon: { at: [235, 788] },
  andalousie: { at: [162, 868] },
  normandie_bretagne: { at: [296, 551], width: 13 },
  ile_de_france: { at: [388, 545], width: 14 },
  lorraine: { at: [464, 568] },
  aquitaine: { at: [308, 666] },
  bourgogne: { at: [404, 626] },
  languedoc_provence: { at: [398, 710], width: 13 },
  belgique: { at: [432, 496] },
  hollande: { at: [463, 443] },
  hanovre: { at: [536, 434] },
  wurtemberg_westphalie: { at: [520, 505], width: 15 },
  baviere: { at: [581, 566] },
  saxe: { at: [601, 490] },
  helvetie: { at: [500, 632], width: 13 },
  piemont: { at: [488, 704] },
  venetie: { at: [586, 682] },
  etats_eglise: { at: [576, 750] },
  deux_siciles: { at: [664, 828], width: 14 },
  danemark: { at: [545, 336] },
  brandebourg: { at: [618, 436] },
  pomeranie: { at: [676, 398] },
  silesie: { at: [686, 486] },
  prusse_orientale: { at: [765, 380] },
  varsovie: { at: [760, 456] },
  tyrol: { at: [569, 629] },
  autriche: { at: [652, 604] },
  boheme: { at: [648, 542] },
  galicie: { at: [816, 524] },
  hongrie: { at: [754, 622] },
  transylvanie: { at: [852, 628], width: 14 },
  provinces_illyriennes: { at: [652, 680] },
  livonie: { at: [830, 258] },
  lituanie: { at: [824, 348] },
  bielorussie: { at: [918, 384] },
  russie: { at: [1066, 262] },
  ukraine: { at: [972, 490] },
  crimee: { at: [1064, 572] },
};

export const SPOTS: Record<string, Spot> = Object.fromEntries(
  Object.entries(TERRITORIES).map(([place, territory]) => {
    const { at, side = "below", width = 12 } = WISHES[place] ?? {};
    const [x = 0, y = 0] = at ?? territory.at;
    return [place, { x, y, side, width }];
  }),
);

/** A name in lines of about so many characters. */
export function lines(text: string, width: number): string[] {
  const found: string[] = [];
  for (const word of text.split(/(?<=-)| /)) {
    const last = found.at(-1);
    const gap = last?.endsWith("-") ? "" : " ";
    if (last !== undefined && last.length + gap.length + word.length <= width) found[found.length - 1] = last + gap + word;
    else found.push(word);
  }
  return found;
}

const LEAST = 11.2; // pixels: smaller letters are not read
const NAMED = 0.64; // pixels a unit: where the map is smaller, names would cover one another

/** How large counters and names are drawn where a unit of the map has so many pixels, and whether all names are written. */
export function sizes(k: number): { size: number; font: number; named: boolean } {
  const size = Math.min(1.75, Math.max(1, 0.74 / k));
  return { size, font: Math.max(11.5, LEAST / k), named: k >= NAMED };
}

/** How much larger something must be drawn whose letters would be so many pixels high. */
export function readable(pixels: number): number {
  return Math.min(1.6, Math.max(1, LEAST / pixels));
}

export interface Label {
  x: number;
  y: number;
  anchor: "middle" | "start" | "end";
  rows: string[];
}

/** A name as it is written beside a counter of this size. */
export function label(place: string, text: string, size: number, font: number): Label {
  const { x, y, side, width } = SPOTS[place] as Spot;
  const rows = lines(text, width);
  if (side === "below") return { x, y: y + 12 * size + font * 0.82, anchor: "middle", rows };
  const middle = y + font * 0.3 - ((rows.length - 1) * font) / 2;
  const off = 23 * size;
  return side === "right" ? { x: x + off, y: middle, anchor: "start", rows } : { x: x - off, y: middle, anchor: "end", rows };
}
