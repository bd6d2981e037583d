import type { RateProblem } from '@ooh/planning/rate-problem';
import type { CityModel } from '../city-model.ts';

/** Vehicles of one line as bought. */
export interface DeliveredLine {
  readonly lineId: string;
  readonly vehicles: number;
  /** Weighted by the form, as in the terms. */
  readonly days: number;
  /** What they cost all together. */
  readonly costFen: number;
}

/** All vehicles of one line together. */
export interface BoughtLine {
  readonly medium: number;
  readonly vehicles: number;
  readonly days: number;
  readonly pricePerVehicleFen: number;
}

/** Panel persons of an audience who meet a medium. */
export function metBy(model: CityModel, medium: number, audience: RateProblem['audience']): number {
  const { rowStart, persons } = model.store;
  let count = 0;
  for (let e = rowStart[medium]; e < rowStart[medium + 1]; e++)
    if (!audience || audience[persons[e]] !== 0) count++;
  return count;
}

/** One entry a line: vehicles add up, days are their mean, so that the line's contacts stay exactly the same. */
export function boughtLines(
  delivered: readonly DeliveredLine[],
  mediumOf: ReadonlyMap<string, number>,
): BoughtLine[] {
  return [...Map.groupBy(delivered, (line) => line.lineId)].map(([lineId, lines]) => {
    const medium = mediumOf.get(lineId);
    if (medium === undefined) throw new RangeError(`line ${lineId} is not in the model`);
    const sum = (of: (line: DeliveredLine) => number) => lines.reduce((total, line) => total + of(line), 0);
    const vehicles = sum((line) => line.vehicles);
    return {
      medium,
      vehicles,
      days: sum((line) => line.vehicles * line.days) / vehicles,
      pricePerVehicleFen: Math.ceil(sum((line) => line.costFen) / vehicles),
    };
  });
}
