/** The map: coasts are Natural Earth's (public domain), borders on land are our own. */

import map from "../../../../src/grognard/games/napoleon_in_europe/data/shapes.json";
import { arrow, draw, type Drawing, type Point } from "../atlas/outlines";

export const WIDTH = 1280;
export const HEIGHT = 1000;

export interface Place {
  at: number[];
  /** the nation whose homeland it is in, or nothing */
  home: string;
  capital: boolean;
  port: boolean;
  shape: number[][];
}

export const PLACES: Record<string, Place> = map.places;
export const IDS: string[] = Object.keys(PLACES);
// Where the name of a sea would stand on land or on another.
const WATER: Record<string, number[]> = {
  mid_atlantic: [66, 436],
  bay_of_biscay: [152, 538],
  western_mediterranean: [342, 645],
  tyrrhenian_sea: [512, 690],
  ionian_sea: [640, 772],
  baltic_sea: [640, 218],
  irish_sea: [62, 232],
  english_channel: [132, 412],
  aegean_sea: [796, 716],
};
export const SEAS: { id: string; at: number[] }[] = map.seas.map(({ id, at }) => ({ id, at: WATER[id] ?? at }));
export const STRAITS: string[][] = map.straits;
export const HOMES = ["france", "britain", "prussia", "russia", "ottoman", "austria", "spain"];

/** As it is drawn; minor regions have no frontiers among themselves. */
export const DRAWN: Drawing = draw({
  width: WIDTH,
  height: HEIGHT,
  shapes: Object.fromEntries(Object.entries(PLACES).map(([id, { shape }]) => [id, shape])),
  beyond: map.beyond,
  part: (id) => PLACES[id]?.home,
  stray: [9, 0.2],
});

/** Where the army of a place stands. */
export const spot = (id: string): Point => (PLACES[id]?.at ?? [0, 0]) as unknown as Point;

/** A march from place to place. */
export const march = (from: string, to: string): string => arrow(spot(from), spot(to), { start: 8, end: 18, wider: 0 });
