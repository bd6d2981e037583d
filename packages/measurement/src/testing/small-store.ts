/** Small rate stores and panels for tests, from a seed. */
import type { RandomSource } from '../random.ts';
import type { RateLine, RateStore } from '../rate-store.ts';

export interface StoreShape {
  readonly persons: number;
  readonly media: number;
  /** Probability that a person is in a medium's row. */
  readonly density: number;
  /** Rates are uniform in (0, highRate]. */
  readonly highRate: number;
}

export function smallStore(random: RandomSource, shape: StoreShape): RateStore {
  const persons: number[] = [];
  const rates: number[] = [];
  const rowStart = [0];
  for (let m = 0; m < shape.media; m++) {
    for (let p = 0; p < shape.persons; p++) {
      if (random.next() >= shape.density) continue;
      persons.push(p);
      rates.push(shape.highRate * (1 - random.next()));
    }
    rowStart.push(persons.length);
  }
  return {
    personCount: shape.persons,
    weights: Float64Array.from({ length: shape.persons }, () => 10 + 90 * random.next()),
    mediaCount: shape.media,
    rowStart: Uint32Array.from(rowStart),
    persons: Uint32Array.from(persons),
    rates: Float32Array.from(rates),
  };
}

export function smallPlan(random: RandomSource, media: number): RateLine[] {
  return Array.from({ length: media }, (_, medium) => ({
    medium,
    vehicles: random.below(4),
    days: 1 + random.below(28),
  }));
}

/** A Poisson draw by counting exponential gaps. */
export function drawPoisson(random: RandomSource, mean: number): number {
  let [count, left] = [0, mean];
  while (true) {
    left += Math.log(1 - random.next());
    if (left < 0) return count;
    count++;
  }
}

/** A seeded mask with about `share` of the persons. */
export function someMask(random: RandomSource, persons: number, share: number): Uint8Array {
  return Uint8Array.from({ length: persons }, () => (random.next() < share ? 1 : 0));
}
