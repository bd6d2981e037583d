import { travelMode } from '@ooh/people/person/person-labels';
import { cumulativeOf, pickIndex, type Random } from '@ooh/reference/random';

export interface Traveller {
  /** To work as the crow flies. */
  readonly meters: number;
  readonly hasCar: boolean;
  readonly female: boolean;
}

/** Main travel mode of a person, in a city with so much of a metro (0–1, `metroAccessOf`). */
export function drawMode({ meters, hasCar, female }: Traveller, metroAccess: number, random: Random): number {
  const km = meters / 1000;
  const { bus, metro, car, cycle, walk } = travelMode;
  const weights = [0, 0, 0, 0, 0];
  weights[bus] = km < 0.6 ? 0.05 : km < 3 ? 0.26 : km < 8 ? 0.34 : 0.25;
  weights[metro] = metroAccess * (km < 1.5 ? 0.02 : km < 3 ? 0.1 : km < 8 ? 0.3 : 0.45);
  weights[car] = hasCar ? (km < 1 ? 0.06 : km < 3 ? 0.35 : 0.85) : 0.03;
  weights[cycle] = km < 0.6 ? 0.2 : km < 4 ? 0.4 : km < 8 ? 0.14 : 0.02;
  weights[walk] = km < 0.6 ? 0.9 : km < 1.5 ? 0.5 : km < 2.5 ? 0.1 : 0;
  if (female) weights[car] *= 0.8;
  return pickIndex(cumulativeOf(weights), random.next());
}
