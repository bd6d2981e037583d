import { cellAreaSquareMeters, cellFromUInt64, cellToBigInt } from '@ooh/geo/h3-cell';
import { CellLocator } from '@ooh/geo/cell-locator';
import { cellsAlong } from '@ooh/geo/corridor';
import { wgs84 } from '@ooh/geo/point';
import type { SmallPanel } from './small-panel.ts';

/** Route and service hours of a line. */
export interface HandLine {
  readonly firstHour: number;
  readonly lastHour: number;
  readonly directions: readonly { readonly shape: readonly (readonly [number, number])[] }[];
}

const speed = (hour: number): number =>
  hour === 7 || hour === 8 ? 15 : hour === 17 || hour === 18 ? 14.5 : hour < 6 || hour > 21 ? 22 : 18;
const meanSpeed = Array.from({ length: 24 }, (_, hour) => speed(hour)).reduce((sum, one) => sum + one) / 24;

/**
 * Contacts of every person with one full wrap of a line a day, from the declared factors, visit by visit: a
 * second implementation of the engine's contact rates, with its own arithmetic.
 */
export function handRates(panel: SmallPanel, line: HandLine): Float64Array {
  const known = new Set(panel.persons.flatMap(({ homeCell, workCell }) => [homeCell, workCell]));
  for (const visit of panel.visits) if (visit.outdoors === 1) known.add(visit.cell);
  const ways = line.directions.map(({ shape }) =>
    cellsAlong(
      shape.map(([lng, lat]) => wgs84(lng, lat)),
      new CellLocator(9),
    ).map(({ cell, lengthMeters }) => ({ cell: cellToBigInt(cell), lengthMeters })),
  );
  const kilometers = ways.flat().reduce((sum, part) => sum + part.lengthMeters, 0) / 1000;
  const leavesPanel = ways.flat().some(({ cell }) => !known.has(cell));
  const tripsAt = (hour: number) => {
    if (hour < line.firstHour || hour >= line.lastHour) return 0;
    const light = hour >= 19 || hour < 6 ? 0.5 : 1;
    const roundTrip = kilometers / (leavesPanel ? meanSpeed : speed(hour)) + 0.15 * ways.length;
    return (0.85 / roundTrip) * 0.7 * 0.5 * 0.36 * light;
  };
  const seenIn = (cell: bigint) => {
    const area = cellAreaSquareMeters(cellFromUInt64(cell));
    return ways
      .map((way) => way.find((part) => part.cell === cell)?.lengthMeters ?? 0)
      .reduce((sum, meters) => sum + Math.min(1, (2 * 60 * meters * 2) / area), 0);
  };
  const rates = new Float64Array(panel.persons.length);
  for (const { person, cell, hour, dayMask, minutes, outdoors } of panel.visits) {
    if (outdoors === 0) continue;
    const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => (dayMask >> day) & 1).length;
    const share = seenIn(cell);
    let passed = 0;
    for (let left = minutes, at = hour; left > 0; left -= 60, at++)
      passed += (Math.min(60, left) / 60) * tripsAt(at % 24);
    rates[person] = rates[person] + (0.8 * days * share * passed) / 7;
  }
  return rates;
}
