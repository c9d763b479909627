/** The nations' signs: colour and shape, so that colour is never the only one. Shapes lie in a box from -5 to 5. */

export interface Sign {
  colour: string;
  /** of what is written on the colour */
  ink: string;
  shape: string;
}

const LIGHT = "#fffaf0";
const DARK = "#241a10";

export const SIGNS: Record<string, Sign> = {
  // a star
  france: { colour: "#2f5fae", ink: LIGHT, shape: "M0-5 1.3-1.7 4.8-1.5 2.1.7 3 4.1 0 2.2-3 4.1-2.1.7-4.8-1.5-1.3-1.7Z" },
  // a cross
  britain: { colour: "#b3332b", ink: LIGHT, shape: "M-1.5-4.8h3v3.3h3.3v3h-3.3v3.3h-3v-3.3h-3.3v-3h3.3Z" },
  // a diamond
  prussia: { colour: "#6d4592", ink: LIGHT, shape: "M0-5 4.6 0 0 5-4.6 0Z" },
  // a saltire
  russia: { colour: "#2f6e3b", ink: LIGHT, shape: "M-4.8-3 -3-4.8 0-1.8 3-4.8 4.8-3 1.8 0 4.8 3 3 4.8 0 1.8-3 4.8-4.8 3-1.8 0Z" },
  // a crescent
  ottoman: { colour: "#c99a5b", ink: DARK, shape: "M1.5-4.8A4.9 4.9 0 1 0 4.6 2.6A4 4 0 1 1 1.5-4.8Z" },
  // a ring
  austria: { colour: "#8f9296", ink: DARK, shape: "M0-4.8a4.8 4.8 0 1 0 0 9.6a4.8 4.8 0 1 0 0-9.6ZM0-2.2a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4Z" },
  // a tower
  spain: { colour: "#e2b93b", ink: DARK, shape: "M-4.4-4.8h2.2v1.8h1.2v-1.8h2v1.8h1.2v-1.8h2.2V-1h-1.4v5.8h-6V-1h-1.4Z" },
};

/** The sign for the message that names a nation, a corps, a card or a play: nation-france, corps-france_infantry. */
export function signOf(message: string): Sign | null {
  const found = /^(?:nation|corps|card|play|waste)-([a-z]+)/.exec(message)?.[1] ?? message;
  return SIGNS[found] ?? null;
}

/** Small drawings of the arms, in a box from -10 to 10, feet at 10: a man, a horseman, a gun, a leader with his bicorne. */
export const FIGURES: Record<string, string> = {
  infantry:
    "M-2.6-9.6h5.2v3.2h-5.2ZM-1.9-6h3.8v2.2h-3.8ZM-3.2-3.4h6.4l.7 6.6h-1.7l-.5 6.8h-2v-6.2h-.4v6.2h-2l-.5-6.8h-1.7ZM4.3-9.8h1.2v14h-1.2Z",
  cavalry:
    "M-1.6-9.8h3.2v2.8h-3.2ZM-2.2-6.6h4.6l.6 4.8 5.2-1.8 2 2.2-1.6 1.9-1.6-.3.2 3.2-1.5 6.4h-1.9l.7-5.6-5.6-.4-2.4 6h-2l1-6.4-1.4-2.4-2.4 3.6-1.2-.8 2.2-5.6 3-.9 1.6-.1ZM3.6-9.6l1.1.4-2 5.6-1-.4Z",
  artillery:
    "M-9.6-3.4 6-7.2l.9 3.2L-4.4.2ZM-2.2.2a4.9 4.9 0 1 0 .1 0ZM-2.2 2a3.1 3.1 0 1 1-.1 0ZM-2.8 1.2h1.2v7.8h-1.2ZM-6 4.5h7.7v1.2h-7.7ZM1 2.6l8.6 4.8-1 2-9-4.8Z",
  leader:
    "M-10-1C-9-7-4-10 0-10 4-10 9-7 10-1 6-3.2 3-3.8 0-3.8-3-3.8-6-3.2-10-1ZM-3.4-2.6h6.8v3.4a3.4 3.4 0 0 1-6.8 0ZM-8.4 10C-8.4 6.4-5.4 5 0 5 5.4 5 8.4 6.4 8.4 10Z",
};
export const ARMS = ["infantry", "cavalry", "artillery", "leader"] as const;
