import type { RateLine, RateStore } from '@ooh/measurement/rate-store';

/** Shared reach of the lines of a plan; entry [i * count + j] belongs to lines i and j. */
export interface OverlapMatrix {
  readonly count: number;
  /** Weighted people expected to meet both lines; on the diagonal the line's own reach. */
  readonly shared: Float64Array;
  /** Part of line i's reach that line j meets as well. */
  readonly share: Float64Array;
}

/**
 * Σ w·(1 − e^(−Λ_i))·(1 − e^(−Λ_j)) for every pair of lines: given a person's week, meetings with two
 * different lines are independent.
 * @param weights worth per person, 0 for persons outside the audience
 */
export function overlapOf(
  store: RateStore,
  weights: Float64Array,
  lines: readonly RateLine[],
): OverlapMatrix {
  const count = lines.length;
  const shared = new Float64Array(count * count);
  const met = new Float64Array(store.personCount);
  const rowOf = ({ medium }: RateLine) => [store.rowStart[medium], store.rowStart[medium + 1]] as const;
  const chance = ({ vehicles, days }: RateLine, e: number) => -Math.expm1(-vehicles * days * store.rates[e]);
  for (let i = 0; i < count; i++) {
    const [from, to] = rowOf(lines[i]);
    let own = 0;
    for (let e = from; e < to; e++) {
      const p = store.persons[e];
      met[p] = weights[p] * chance(lines[i], e);
      own += met[p];
    }
    shared[i * count + i] = own;
    for (let j = i + 1; j < count; j++) {
      const [first, end] = rowOf(lines[j]);
      let both = 0;
      for (let e = first; e < end; e++) {
        const part = met[store.persons[e]];
        if (part > 0) both += part * chance(lines[j], e);
      }
      shared[i * count + j] = both;
      shared[j * count + i] = both;
    }
    for (let e = from; e < to; e++) met[store.persons[e]] = 0;
  }
  const share = shared.map((both, at) => {
    const own = shared[Math.floor(at / count) * (count + 1)];
    return own > 0 ? both / own : 0;
  });
  return { count, shared, share };
}
