import type { Deck } from '@ooh/contract/domain/bus-names';
import type { RegisterLine } from '../../city-data/bus-line/line-register.ts';
import { dayNumber, isoDateOf } from '../../reference/calendar/flight-days.ts';

/** Days from the register's day on at which publication is known. */
const publicationDays = [0, 30, 60, 90] as const;

/** Which of `publicationDays` counts on a day: the last one not after it. */
export function publicationAt(day: string, registeredOn: string): 0 | 1 | 2 | 3 {
  const after = Math.floor((dayNumber(day) - dayNumber(registeredOn)) / 30);
  return Math.max(0, Math.min(3, after)) as 0 | 1 | 2 | 3;
}

/** A day and those 30, 60 and 90 days after it. */
export const publicationDates = (day: string): string[] =>
  publicationDays.map((days) => isoDateOf(dayNumber(day) + days));

/**
 * Vehicles of a line available from a day on: all vehicles minus those in publication then, as the register of lines knows
 * them. So the same flight has the same vehicles whenever it is asked for, until the lines or orders change.
 * Publications are spread over the decks in proportion, rounded so that no deck is oversold.
 */
export function availableVehicles(
  line: Pick<RegisterLine, 'vehicles' | 'inPublication' | 'registeredOn'>,
  day: string,
): Record<Deck, number> {
  const { single, double } = line.vehicles;
  const total = single + double;
  const taken = Math.min(total, line.inPublication[publicationAt(day, line.registeredOn)]);
  const takenDouble = total > 0 ? Math.min(double, Math.ceil((taken * double) / total)) : 0;
  return { single: single - Math.min(single, taken - takenDouble), double: double - takenDouble };
}
