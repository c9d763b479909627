/** The map: territories, regions, sea links and harbours. */

import map from "../../../../src/grognard/games/risk_napoleon/data/shapes.json";
import { arrow, draw, type Drawing, type Point } from "../atlas/outlines";

export const WIDTH = 1190;
export const HEIGHT = 1000;

export interface Region {
  id: string;
  bonus: number;
  territories: string[];
}
interface Territory {
  at: number[];
  shape: number[][];
}

export const REGIONS: Region[] = map.regions;
export const TERRITORIES: Record<string, Territory> = map.territories;
export const PLACES: string[] = Object.keys(TERRITORIES);
export const LINKS: { between: string[]; path: number[] }[] = map.links;
/** harbours of the territories, and where the fleets on a sea link stand */
export const PORTS: Record<string, Point | undefined> = map.ports as unknown as Record<string, Point>;
export const SLOTS: Record<string, Point | undefined> = map.slots as unknown as Record<string, Point>;
export const REGION_OF: Record<string, string> = Object.fromEntries(
  REGIONS.flatMap((region) => region.territories.map((territory) => [territory, region.id])),
);

export const DRAWN: Drawing = draw({
  width: WIDTH,
  height: HEIGHT,
  shapes: Object.fromEntries(Object.entries(TERRITORIES).map(([id, { shape }]) => [id, shape])),
  beyond: map.beyond,
  part: (id) => REGION_OF[id],
  stray: [5, 1 / 9],
});

/** An attack or a march from counter to counter, which are wider than high. */
export const stroke = (from: Point, to: Point): string => arrow(from, to, { start: 10, end: 14, wider: 10 });
