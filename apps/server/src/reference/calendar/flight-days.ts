import type { Flight } from '@ooh/contract/domain/bus';

const dayMilliseconds = 86_400_000;

const knownDays = new Map<string, number>();
const mostDaysKnown = 10_000;

/** Days since 1970-01-01 of an ISO date. Throws RangeError for a date that does not exist. */
export function dayNumber(isoDate: string): number {
  const known = knownDays.get(isoDate);
  if (known !== undefined) return known;
  const day = readDay(isoDate);
  if (knownDays.size >= mostDaysKnown) knownDays.clear();
  knownDays.set(isoDate, day);
  return day;
}

function readDay(isoDate: string): number {
  const time = Date.parse(`${isoDate}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== isoDate) {
    throw new RangeError(`日期 ${isoDate} 不存在`);
  }
  return time / dayMilliseconds;
}

/** The ISO date of a day number. */
export function isoDateOf(day: number): string {
  return new Date(day * dayMilliseconds).toISOString().slice(0, 10);
}

/** Days of one flight, both ends included. */
export function daysOfFlight(flight: Flight): number {
  return dayNumber(flight.endDate) - dayNumber(flight.startDate) + 1;
}

/** Days of all flights of a line; overlapping days of one line count once for each flight that books them. */
export function daysOfFlights(flights: readonly Flight[]): number {
  return flights.reduce((sum, flight) => sum + daysOfFlight(flight), 0);
}

/** The flight of a brief: `weeks` whole weeks from its first day. */
export function flightOfBrief(startDate: string, weeks: number): Flight {
  return { startDate, endDate: isoDateOf(dayNumber(startDate) + weeks * 7 - 1) };
}
