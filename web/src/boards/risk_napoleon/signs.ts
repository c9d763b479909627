/** The armies' signs: colour and shape, so that colour is never the only one. Shapes lie in a box from -5 to 5. */

export interface Sign {
  colour: string;
  /** of what is written on the colour */
  ink: string;
  shape: string;
}

const LIGHT = "#fffaf0";
const DARK = "#241a10";

export const SIGNS: Record<string, Sign> = {
  blue: { colour: "var(--c-blue)", ink: LIGHT, shape: "M0-5 1.3-1.7 4.8-1.5 2.1.7 3 4.1 0 2.2-3 4.1-2.1.7-4.8-1.5-1.3-1.7Z" },
  red: { colour: "var(--c-red)", ink: LIGHT, shape: "M-1.5-4.8h3v3.3h3.3v3h-3.3v3.3h-3v-3.3h-3.3v-3h3.3Z" },
  black: { colour: "var(--c-black)", ink: LIGHT, shape: "M0-5 4.6 0 0 5-4.6 0Z" },
  white: { colour: "var(--c-white)", ink: DARK, shape: "M0-4.8a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6ZM0-2.2a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4Z" },
  yellow: { colour: "var(--c-yellow)", ink: DARK, shape: "M0-4.8 5 4.2H-5Z" },
  violet: { colour: "var(--c-violet)", ink: LIGHT, shape: "M-5-3.6 0 .8 5-3.6V0L0 4.6-5 0Z" },
  neutral: { colour: "var(--c-neutral)", ink: DARK, shape: "M-4.6-3.6H4.6V-1.2H-4.6ZM-4.6 1.2H4.6V3.6H-4.6Z" },
};

/** The regions' washes: over the land, and stronger along the frontier, as colourists did it. */
export const WASHES: Record<string, string> = {
  r_royaume_uni: "#c9685c",
  r_iberie: "#dd9344",
  r_france: "#5c83bd",
  r_rhin: "#9a76b0",
  r_italie: "#72a05e",
  r_scandinavie: "#7ba3a3",
  r_prusse: "#8b8378",
  r_autriche: "#c9b98f",
  r_russie: "#d9b944",
};

const NATIONS: Record<string, string> = { fra: "blue", aut: "white", pru: "black", rus: "yellow", eng: "red" };

/** The side that a message names: colour-blue, owner-neutral, nation-fra; nobody's before colours are chosen. */
export function sideOf(message: string): string {
  const id = message.replace(/^(colour|owner|seat|nation)-/, "");
  return NATIONS[id] ?? id;
}

export function signOf(message: string): Sign | null {
  return SIGNS[sideOf(message)] ?? null;
}
