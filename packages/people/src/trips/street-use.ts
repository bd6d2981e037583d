/** What classes of streets mean for those who travel on them. */
import { rankOf, streetClasses, type StreetClass } from '@ooh/streets/street-class';

export const minorClass = rankOf.minor;

const kmh: Readonly<Record<StreetClass, number>> = {
  motorway: 60,
  expressway: 45,
  trunk: 30,
  primary: 27,
  secondary: 20,
  minor: 10,
};
const effort: Readonly<Record<StreetClass, number>> = {
  motorway: Infinity,
  expressway: Infinity,
  trunk: 1.05,
  primary: 1.05,
  secondary: 1,
  minor: 1,
};

/** Kilometres an hour of vehicles by class, stops at lights included. Assumed. */
export const motorKmh: readonly number[] = streetClasses.map((name) => kmh[name]);
/** Metres that a walker feels for each metre of a class; no pavement where it is infinite. Assumed. */
export const walkingEffort: readonly number[] = streetClasses.map((name) => effort[name]);
