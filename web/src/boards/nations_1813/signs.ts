/** Signs of sides and arms: shape and colour, so that colour is never the only one. Arms lie in a box from -10 to 10. */

export const SIDES = {
  french: { colour: "var(--c-blue)", ink: "#fffaf0" },
  allied: { colour: "var(--c-red)", ink: "#fffaf0" },
} as const;

export const ARMS: Record<string, string> = {
  // crossed muskets
  infantry: "M-9-8L7 8M9-8L-7 8M-9-8l-1 3M9-8l1 3M5 4l4 4M-5 4l-4 4",
  // a sabre
  cavalry: "M8-9C8 0 1 6-6 8M-9 4l6 6M-7 9l-3 2",
  // a gun
  artillery: "M-9-4L6-7L7-3L-5 0M-3 4a4.5 4.5 0 1 0 .1 0M2 1L10 8M-3 0v9",
  // a marshal's star
  any: "M0-10L2.4-3.2L9.5-3.1L3.8 1.2L5.9 8.1L0 4L-5.9 8.1L-3.8 1.2L-9.5-3.1L-2.4-3.2Z",
};

export const TERRAINS: Record<string, string> = {
  plain: "M-9 6h18M-9 1h18M-6-4h12M-8 6l3-10M8 6l-3-10",
  river: "M-9-4q4.5-5 9 0t9 0M-9 1q4.5-5 9 0t9 0M-9 6q4.5-5 9 0t9 0",
  hill: "M-10 7Q-3-11 3 2Q6-6 10 7M-5 1l-2 5M-3-2l-1 7M3 3l1 4",
  forest: "M-4-9L-9 3H1ZM-4 3V8M5-5L1 5H9ZM5 5V9",
};
