import type { Deck } from '@ooh/contract/domain/bus-names';
import type { RegisterLine } from './line-register.ts';

/**
 * Vehicles of a line free from a day on: all vehicles less those in publication then. Publication is known
 * today and in 30, 60 and 90 days; the last known moment not after the first day counts. Publications are
 * spread over the decks in proportion, rounded so that no deck is oversold.
 */
export function availableVehicles(
  line: Pick<RegisterLine, 'vehicles' | 'inPublication'>,
  daysUntilStart: number,
): Record<Deck, number> {
  const step = Math.max(0, Math.min(3, Math.floor(daysUntilStart / 30)));
  const { single, double } = line.vehicles;
  const total = single + double;
  const taken = Math.min(total, line.inPublication[step as 0 | 1 | 2 | 3]);
  const takenDouble = total > 0 ? Math.min(double, Math.ceil((taken * double) / total)) : 0;
  return { single: single - Math.min(single, taken - takenDouble), double: double - takenDouble };
}
