import type { Deck } from '@ooh/contract/domain/bus-names';
import type { RegisterLine } from '../../city-data/bus-line/line-register.ts';

/** Days from today on at which publication is known. */
export const publicationDays = [0, 30, 60, 90] as const;

/** Which of `publicationDays` counts for what begins in some days: the last one not after it. */
export const publicationAt = (daysUntilStart: number): 0 | 1 | 2 | 3 =>
  Math.max(0, Math.min(3, Math.floor(daysUntilStart / 30))) as 0 | 1 | 2 | 3;

/**
 * Vehicles of a line available from a day on: all vehicles minus those in publication then. Publications are spread over
 * the decks in proportion, rounded so that no deck is oversold.
 */
export function availableVehicles(
  line: Pick<RegisterLine, 'vehicles' | 'inPublication'>,
  daysUntilStart: number,
): Record<Deck, number> {
  const { single, double } = line.vehicles;
  const total = single + double;
  const taken = Math.min(total, line.inPublication[publicationAt(daysUntilStart)]);
  const takenDouble = total > 0 ? Math.min(double, Math.ceil((taken * double) / total)) : 0;
  return { single: single - Math.min(single, taken - takenDouble), double: double - takenDouble };
}
