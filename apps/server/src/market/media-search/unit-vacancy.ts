import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';
import { publicationAt } from '../../planning/bus-plan/availability.ts';
import { freeSlots, type Days } from '../../orders/order/free-units.ts';
import type { Bookable } from './stored-unit.ts';

/** A slot that is held or sold, both days included. */
export type SlotBooking = Days & { readonly slot: number };

/** Bookings by what they book. */
export type BookingsOf = ReadonlyMap<string, readonly SlotBooking[]>;

type Unit = { readonly bookables: readonly Bookable[] };

export const vacancyWeekCount = 13;
export const vacancyDays = 90;
/** How far ahead a free period is looked for. */
export const mostDaysAhead = 180;

const capacityAt = ({ capacities, countedFrom }: Bookable, day: string): number =>
  capacities[publicationAt(day, countedFrom)];

/** Units of a bookable that are free on all days of a period. */
export function freeOf(bookable: Bookable, bookings: BookingsOf, days: Days): number {
  const capacity = capacityAt(bookable, days.startDate);
  const own = bookings.get(bookable.bookingKey);
  return own === undefined ? capacity : freeSlots(own, capacity, days).length;
}

export const freeUnitsOf = ({ bookables }: Unit, bookings: BookingsOf, days: Days): number =>
  bookables.reduce((sum, bookable) => sum + freeOf(bookable, bookings, days), 0);

const from = (day: string, by: number): string => isoDateOf(dayNumber(day) + by);

/** Units free on all days of each week from today on. */
export const vacancyWeeksOf = (unit: Unit, bookings: BookingsOf, today: string): number[] =>
  Array.from({ length: vacancyWeekCount }, (_, week) => {
    const days = { startDate: from(today, 7 * week), endDate: from(today, 7 * week + 6) };
    return freeUnitsOf(unit, bookings, days);
  });

/** Units free on each of so many days from today on. */
export const freeByDay = (unit: Unit, bookings: BookingsOf, today: string, count: number): number[] =>
  Array.from({ length: count }, (_, ahead) => {
    const day = from(today, ahead);
    return freeUnitsOf(unit, bookings, { startDate: day, endDate: day });
  });

/** Days of a booking within so many days from a day on. */
function daysWithin({ startDate, endDate }: Days, first: number, count: number): number {
  const [start, end] = [dayNumber(startDate), dayNumber(endDate)];
  return Math.max(0, Math.min(end, first + count - 1) - Math.max(start, first) + 1);
}

/** Free unit-days ÷ unit-days of the 90 days from today on; 0 for a unit of which there is nothing. */
export function freeShareOf({ bookables }: Unit, bookings: BookingsOf, today: string): number {
  const first = dayNumber(today);
  const days = Array.from({ length: vacancyDays }, (_, ahead) => isoDateOf(first + ahead));
  let [free, all] = [0, 0];
  for (const bookable of bookables) {
    const { units, bookingKey } = bookable;
    all += units * vacancyDays;
    const taken = (bookings.get(bookingKey) ?? []).reduce(
      (sum, booking) => sum + daysWithin(booking, first, vacancyDays),
      0,
    );
    const forSale = days.reduce((sum, day) => sum + capacityAt(bookable, day), 0);
    free += Math.max(0, forSale - taken);
  }
  return all > 0 ? free / all : 0;
}

/** First day from the period's on from which a unit is free for as long; null when there is none within 180 days. */
export function nextFreeOf({ bookables }: Unit, bookings: BookingsOf, days: Days): string | null {
  const length = dayNumber(days.endDate) - dayNumber(days.startDate);
  for (let by = 0; by <= mostDaysAhead; by++) {
    const startDate = from(days.startDate, by);
    const candidate = { startDate, endDate: from(startDate, length) };
    if (bookables.some((bookable) => freeOf(bookable, bookings, candidate) > 0)) return startDate;
  }
  return null;
}
