/** What segments cost vehicles and walkers. Tastes differ: several sets, each with its own noise. */
import { randomStream } from '@ooh/reference/random';
import { motorKmh, walkingEffort } from './street-use.ts';
import type { StreetGraph } from '@ooh/streets/graph/street-graph';

export interface StreetCosts {
  /** Seconds; both lists have `tasteCount` sets. */
  readonly motor: readonly Float32Array[];
  /** Metres as they feel. */
  readonly walking: readonly Float32Array[];
}

export const tasteCount = 6;
const motorNoise = 0.25;
const walkingNoise = 0.2;

export function streetCosts({ lengthMeters, streetClass }: StreetGraph, seed: number): StreetCosts {
  const setsOf = (name: string, noise: number, costOf: (segment: number) => number): Float32Array[] => {
    const random = randomStream(seed, `street costs ${name}`);
    return Array.from({ length: tasteCount }, (_, taste) => {
      random.restart(taste);
      return Float32Array.from(
        lengthMeters,
        (_meters, segment) => costOf(segment) * Math.exp(noise * random.normal()),
      );
    });
  };
  return {
    motor: setsOf('motor', motorNoise, (s) => (lengthMeters[s] * 3.6) / motorKmh[streetClass[s]]),
    walking: setsOf('walking', walkingNoise, (s) => lengthMeters[s] * walkingEffort[streetClass[s]]),
  };
}
