/** Classes of streets, widest first; the index of a class is what a packed network holds. */
export const streetClasses = ['motorway', 'expressway', 'trunk', 'primary', 'secondary', 'minor'] as const;
export type StreetClass = (typeof streetClasses)[number];

/** Rank of a class: 0 is the widest. */
export const rankOf: Readonly<Record<StreetClass, number>> = {
  motorway: 0,
  expressway: 1,
  trunk: 2,
  primary: 3,
  secondary: 4,
  minor: 5,
};
