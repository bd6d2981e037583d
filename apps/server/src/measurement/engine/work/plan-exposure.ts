import { exposure } from '@ooh/measurement/rate-reach';
import type { RateLine } from '@ooh/measurement/rate-store';
import type { RateFlight } from '@ooh/measurement/reach-build';
import type { CityModel } from '../city-model.ts';

/** One bought line: vehicles of one form and deck over some days, day 0 being the plan's first. */
export interface PlanPart {
  readonly lineId: string;
  readonly vehicles: number;
  /** Contacts of this form and deck against a full wrap. */
  readonly formFactor: number;
  /** [first day, day after the last). */
  readonly days: readonly (readonly [number, number])[];
}

export const daysOf = (part: PlanPart) => part.days.reduce((sum, [from, to]) => sum + to - from, 0);

/** The medium of each part. Throws RangeError for a line that the model does not have. */
export function mediaOf(model: CityModel, parts: readonly PlanPart[]): number[] {
  const mediumOf = new Map(model.lineIds.map((lineId, medium) => [lineId, medium]));
  return parts.map(({ lineId }) => {
    const medium = mediumOf.get(lineId);
    if (medium === undefined) throw new RangeError(`line ${lineId} is not in the model`);
    return medium;
  });
}

/** The parts in rate form, the form's factor within the days. */
export function rateLinesOf(parts: readonly PlanPart[], media: readonly number[]): RateLine[] {
  return parts.map((part, i) => ({
    medium: media[i],
    vehicles: part.vehicles,
    days: daysOf(part) * part.formFactor,
  }));
}

/** Λ of every person: the expected contacts with all parts over all of their days. */
export function planExposure(
  model: CityModel,
  parts: readonly PlanPart[],
  media: readonly number[] = mediaOf(model, parts),
): Float64Array {
  return exposure(model.store, rateLinesOf(parts, media));
}

/** The parts as flights of the measurement, the form's factor within the vehicles. */
export function flightsOf(parts: readonly PlanPart[], media: readonly number[]): RateFlight[] {
  return parts.flatMap((part, i) =>
    part.days.map(([startDay, endDay]) => ({
      medium: media[i],
      vehicles: part.vehicles * part.formFactor,
      startDay,
      endDay,
    })),
  );
}
