/** The symbols of the cards, in a box from -17 to 17. */
export const SHAPES: Record<string, string> = {
  square: "M-12-12H12V12H-12Z",
  triangle: "M0-14 14 11H-14Z",
  circle: "M0-13a13 13 0 1 0 0 26a13 13 0 1 0 0-26Z",
  diamond: "M0-16 12 0 0 16-12 0Z",
  bicorne: "M-17 8C-15-4-8-12 0-12 8-12 15-4 17 8 11 4 6 3 0 3-6 3-11 4-17 8Z",
};
