import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';

/** Days of a booking or a flight, both ends included, YYYY-MM-DD. */
export interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

export const daysMeet = (a: Days, b: Days): boolean => a.startDate <= b.endDate && b.startDate <= a.endDate;

/** Slots 1 … capacity without a booking on the days, lowest first. */
export function freeSlots(
  bookings: readonly (Days & { readonly slot: number })[],
  capacity: number,
  days: Days,
): number[] {
  const taken = new Set(bookings.filter((booking) => daysMeet(booking, days)).map(({ slot }) => slot));
  return Array.from({ length: capacity }, (_, index) => index + 1).filter((slot) => !taken.has(slot));
}

/** The days moved by so many days. */
export function moved(days: Days, by: number): Days {
  return {
    startDate: isoDateOf(dayNumber(days.startDate) + by),
    endDate: isoDateOf(dayNumber(days.endDate) + by),
  };
}

/** The first later days of the same length that pass, within `most` days; null when none do. */
export function nextDays(days: Days, most: number, passes: (candidate: Days) => boolean): Days | null {
  for (let by = 1; by <= most; by++) {
    const candidate = moved(days, by);
    if (passes(candidate)) return candidate;
  }
  return null;
}
