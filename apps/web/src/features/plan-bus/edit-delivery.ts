import type { Delivery, DeliveryLine, Flight, PlanLine } from '@ooh/contract/domain/bus';
import type { Deck } from '@ooh/contract/domain/bus-names';

/** What a line gets when it comes into the plan. */
export interface DeliveryDefaults {
  readonly formId: number;
  readonly flight: Flight;
}

/** First and last day of a campaign, both included. */
export function campaignFlight(startDate: string, weeks: number): Flight {
  const end = new Date(`${startDate}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + weeks * 7 - 1);
  return { startDate, endDate: end.toISOString().slice(0, 10) };
}

/** Vehicles of every line in a delivery, both decks together. */
export function vehiclesByLine(delivery: Delivery): Map<string, number> {
  const vehicles = new Map<string, number>();
  for (const line of delivery.lines) {
    vehicles.set(line.lineId, (vehicles.get(line.lineId) ?? 0) + line.vehicles);
  }
  return vehicles;
}

export type DeckVehicles = Readonly<Record<Deck, number>>;

export function deckVehiclesOf(delivery: Delivery, lineId: string): DeckVehicles {
  const counts = { single: 0, double: 0 };
  for (const line of delivery.lines) if (line.lineId === lineId) counts[line.deck] += line.vehicles;
  return counts;
}

/** Vehicles that the plan may take of a line: what is free, and never less than what it already holds. */
export function vehicleLimitOf(line: PlanLine, held: DeckVehicles): DeckVehicles {
  return {
    single: Math.max(line.availableSingle, held.single),
    double: Math.max(line.availableDouble, held.double),
  };
}

/**
 * Splits a total over the decks: what the plan holds of double-deckers stays as far as the total allows,
 * single-deckers take the change, and only what they cannot take goes to double-deckers.
 */
export function splitVehicles(total: number, held: DeckVehicles, limit: DeckVehicles): DeckVehicles {
  const wanted = Math.max(0, Math.min(Math.round(total), limit.single + limit.double));
  const double = Math.min(held.double, wanted);
  const single = Math.min(wanted - double, limit.single);
  return { single, double: double + (wanted - double - single) };
}

function withDeck(
  lines: readonly DeliveryLine[],
  lineId: string,
  deck: Deck,
  vehicles: number,
  defaults: DeliveryDefaults,
): DeliveryLine[] {
  const own = lines.filter((line) => line.lineId === lineId && line.deck === deck);
  if (vehicles === 0) return lines.filter((line) => !own.includes(line));
  if (own.length === 0) {
    const { formId, flight } = defaults;
    return [...lines, { lineId, formId, deck, vehicles, flights: [flight] }];
  }
  // Entries of one deck differ in form or flights only; the first one takes the change, the rest stay.
  const others = own.slice(1).reduce((sum, line) => sum + line.vehicles, 0);
  const first = vehicles - others;
  if (first >= 1) return lines.map((line) => (line === own[0] ? { ...line, vehicles: first } : line));
  return lines.flatMap((line) => {
    if (!own.includes(line)) return [line];
    return line === own[0] ? [{ ...line, vehicles }] : [];
  });
}

/** Sets the vehicles of a line by deck; 0 takes the deck out of the plan. Nothing else changes. */
export function setDeckVehicles(
  delivery: Delivery,
  lineId: string,
  vehicles: DeckVehicles,
  defaults: DeliveryDefaults,
): Delivery {
  const single = withDeck(delivery.lines, lineId, 'single', vehicles.single, defaults);
  return { lines: withDeck(single, lineId, 'double', vehicles.double, defaults) };
}

/** Sets the vehicles of a line, both decks together, within what is free; 0 takes the line out. */
export function setLineVehicles(
  delivery: Delivery,
  line: PlanLine,
  total: number,
  defaults: DeliveryDefaults,
): Delivery {
  const held = deckVehiclesOf(delivery, line.lineId);
  return setDeckVehicles(
    delivery,
    line.lineId,
    splitVehicles(total, held, vehicleLimitOf(line, held)),
    defaults,
  );
}

/**
 * What of a delivery can still be bought: of every line no more vehicles than are free, earlier entries first; lines that
 * are no longer offered leave.
 */
export function withinAvailable(delivery: Delivery, lineById: ReadonlyMap<string, PlanLine>): Delivery {
  const taken = new Map<string, number>();
  return {
    lines: delivery.lines.flatMap((entry) => {
      const line = lineById.get(entry.lineId);
      if (line === undefined) return [];
      const key = `${entry.lineId} ${entry.deck}`;
      const before = taken.get(key) ?? 0;
      const free = (entry.deck === 'single' ? line.availableSingle : line.availableDouble) - before;
      const vehicles = Math.min(entry.vehicles, free);
      taken.set(key, before + Math.max(0, vehicles));
      return vehicles > 0 ? [{ ...entry, vehicles }] : [];
    }),
  };
}

/** Whether two deliveries buy the same, whatever the order of their lines. */
export function isSameDelivery(one: Delivery, other: Delivery): boolean {
  const canonical = ({ lines }: Delivery) =>
    lines
      .map(({ lineId, formId, deck, vehicles, flights }) =>
        JSON.stringify([
          lineId,
          formId,
          deck,
          vehicles,
          flights.map((flight) => [flight.startDate, flight.endDate]),
        ]),
      )
      .sort()
      .join('\n');
  return canonical(one) === canonical(other);
}
