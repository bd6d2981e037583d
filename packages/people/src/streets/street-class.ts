/** Classes of streets, widest first; a graph holds the index of a class. */
export const streetClasses = ['motorway', 'expressway', 'trunk', 'primary', 'secondary', 'minor'] as const;
export type StreetClass = (typeof streetClasses)[number];

export const minorClass = streetClasses.indexOf('minor');

/** Kilometres an hour of vehicles by class, stops at lights included. */
export const motorKmh: readonly number[] = [60, 45, 30, 27, 20, 10];
/** Metres that a walker feels for each metre of a class; no pavement where it is infinite. */
export const walkingEffort: readonly number[] = [Infinity, Infinity, 1.05, 1.05, 1, 1];
