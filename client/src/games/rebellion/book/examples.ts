/** What the rulebook's examples tell: drawn on the screen and on paper from the same numbers. */

/** A roll: who, with how many units, which die, and what it shows. */
export const SIDES = [
  { key: "red", units: 11, die: 10, value: 7 },
  { key: "white", units: 5, die: 6, value: 4 },
] as const;

/** Three worlds from the sun outwards: the fields of their orbits, and on which of them they stand. */
export const WORLDS = [
  { key: "red", fields: 8, field: 1 },
  { key: "purple", fields: 12, field: 8 },
  { key: "dark-blue", fields: 16, field: 5 },
] as const;
export const worldName = (key: string): string => `planet-standard-${key}`;

/** The bridges between the first of them and the third. */
export const CHAIN = [
  { orbit: 1, field: 2 },
  { orbit: 1, field: 3 },
];
