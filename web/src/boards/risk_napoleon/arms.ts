/** Small drawings of the arms on the cards, in a box from -30 to 30. */
export const arms = {
  // a shako with a plume
  line_infantry: "M-14-8h28l-3 24h-22zM-17 18q17 8 34 0l2 5q-19 9-38 0zM-3-10v-16q3-6 6 0v16zM-5 2l5-6 5 6-5 7z",
  // a hunting horn
  light_infantry:
    "M-24 8c-4-16 8-28 22-27c14 1 22 12 20 24c-1 6-5 10-9 12l-4-6c4-2 6-5 6-9c0-8-6-14-14-14c-9 0-15 7-13 16l8 8-9 9-14-6zM12 14l14 10-6 6-12-9z",
  // a sabre
  hussar: "M24-26C22 0 2 18-16 22l-2-5C0 10 15-6 20-26zM-24 12l14 14-5 4-13-13zM-28 24l6-5 5 5-6 6z",
  // a crested helmet
  cuirassier: "M-18 20c-4-22 4-34 18-34c12 0 20 10 18 24h-9c0-6-3-10-8-10c-7 0-8 8-6 20zM-16-14c6-18 30-18 36 2c2 8 2 16 6 20c-8 2-12-4-12-12c-2-14-20-16-30-10zM-18 22h13v5h-13z",
  // a gun on its wheel
  artillery: "M-28-8l40-10 3 9-34 11zM-6 2a14 14 0 1 0 .1 0zM-6 7a9 9 0 1 1-.1 0zM-8 4h4v24h-4zM-18 14h24v4h-24zM4 10l24 14-3 5-24-13z",
  joker: "M0-26l6 18h19l-15 11 6 18-16-11-16 11 6-18-15-11h19z",
};
