/**
 * The trips of a typical week: declared assumptions that together meet the published 2.2–2.8 trips a day, see
 * docs/methods/people.md. Times of day are quarters of an hour, 0–95.
 */
import type { Random } from '@ooh/reference/random';
import { occupation } from '../person/person-labels.ts';

/** Purposes in the order of their codes. */
export const purposes = [
  'work',
  'nearShop',
  'nearPlace',
  'mall',
  'social',
  'rare',
  'strollHome',
  'strollWork',
  'delivery',
] as const;
export type Purpose = (typeof purposes)[number];
export const purposeCode = Object.fromEntries(purposes.map((name, code) => [name, code])) as Readonly<
  Record<Purpose, number>
>;

/** Hours in which buses and people are counted together: the day's peaks, day and evening. */
export interface HourClass {
  readonly from: number;
  readonly to: number;
}
export const hourClasses: readonly HourClass[] = [
  { from: 7, to: 9 },
  { from: 9, to: 17 },
  { from: 17, to: 19 },
  { from: 19, to: 23 },
];
const [morning, day, homeward, evening] = [0, 1, 2, 3];

/** Class of a quarter of an hour, −1 at night. */
export const hourClassOf = (quarter: number): number =>
  hourClasses.findIndex(({ from, to }) => quarter >= 4 * from && quarter < 4 * to);

/** A quarter of an hour within a class. */
export function quarterIn(hourClass: number, random: Random): number {
  const { from, to } = hourClasses[hourClass];
  return 4 * from + random.integer(4 * (to - from));
}

/** A kind of place that people go to from home. */
export interface Habit {
  readonly purpose: Purpose;
  /** Straight kilometres: median, and spread of the logarithm. */
  readonly medianKm: number;
  readonly sigma: number;
  /** Round trips a week of those who work and of others. */
  readonly worker: number;
  readonly other: number;
  /** Share of trips in the evening, of those who work and of others; the rest is by day. */
  readonly eveningWorker: number;
  readonly eveningOther: number;
  readonly stayMinutes: number;
}

const rare: Habit = {
  purpose: 'rare',
  medianKm: 7.5,
  sigma: 0.9,
  worker: 0.15,
  other: 0.15,
  eveningWorker: 0.4,
  eveningOther: 0.4,
  stayMinutes: 90,
};

/** Everybody has one place of each row. */
export const habits: readonly Habit[] = [
  {
    purpose: 'nearShop',
    medianKm: 0.5,
    sigma: 0.5,
    worker: 1.3,
    other: 3,
    eveningWorker: 1,
    eveningOther: 0,
    stayMinutes: 25,
  },
  {
    purpose: 'nearPlace',
    medianKm: 0.9,
    sigma: 0.5,
    worker: 0.6,
    other: 1.5,
    eveningWorker: 1,
    eveningOther: 0,
    stayMinutes: 40,
  },
  {
    purpose: 'mall',
    medianKm: 3.5,
    sigma: 0.8,
    worker: 0.8,
    other: 1,
    eveningWorker: 0.5,
    eveningOther: 0.5,
    stayMinutes: 100,
  },
  {
    purpose: 'social',
    medianKm: 7.5,
    sigma: 0.8,
    worker: 0.4,
    other: 0.4,
    eveningWorker: 0,
    eveningOther: 0,
    stayMinutes: 120,
  },
  rare,
  rare,
  rare,
  rare,
  rare,
];

/** Days of work or school a week by occupation, in the order of the label tree; 0 for none. */
export const workDays: readonly number[] = [5, 5.6, 5.9, 4.5, 5, 0, 0, 0];
export const workMinutes = 540;
/** Share of people who leave for work in the morning peak, and who come back in the evening peak. */
export const inPeak = { out: 0.75, back: 0.6 } as const;
/** When the others leave for work, and come back. */
export const offPeak = { out: day, back: evening } as const;
export const peak = { out: morning, back: homeward } as const;
export const eveningOrDay = (share: number, random: Random): number => (random.chance(share) ? evening : day);

/** Loops on foot: metres, and times a week of those who work, of others, of retired people. */
export const strolls = {
  evening: { meters: 1000, worker: 1, other: 1, retired: 1 },
  day: { meters: 1000, worker: 0.7, other: 0.7, retired: 3.5 },
  lunch: { meters: 750, worker: 2 },
} as const;

/** People whose work is on the street: share of those who go out to work, legs a week, places, kilometres. */
export const couriers = { share: 0.03, legsPerWeek: 56, places: 8, medianKm: 1.8, sigma: 0.6 } as const;
export const drivers = { share: 0.02, legsPerWeek: 28, places: 8, medianKm: 5, sigma: 0.6 } as const;
/** Of their places, those that they serve in the evening. */
export const eveningPlaces = 2;

/** Spread of the logarithm of how many trips besides work a person makes. */
export const propensity = 0.4;

/** Seconds that people stand in the street at the far end, each time they come. */
export const standingSeconds: Readonly<Record<Purpose, number>> = {
  work: 0,
  nearShop: 150,
  nearPlace: 300,
  mall: 150,
  social: 60,
  rare: 100,
  strollHome: 0,
  strollWork: 0,
  delivery: 0,
};

export const isRetired = (job: number): boolean => job === occupation.retired;
