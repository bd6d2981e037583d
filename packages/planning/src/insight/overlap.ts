import type { DividedPlan } from './contributions.ts';

/** Shared reach of the media of a plan; entry [i * count + j] belongs to media[i] and media[j]. */
export interface OverlapMatrix {
  readonly media: readonly number[];
  /** Expected weighted people reached by both; on the diagonal the medium's own reach. */
  readonly shared: Float64Array;
  /** Share of medium i's reach that medium j also reaches. */
  readonly share: Float64Array;
}

/**
 * Σ w·q_i·q_j for every pair of media of a plan, q = 1 − e^(−contacts), or 1 for whole passages: given a
 * person's week, contacts with two different media are independent.
 */
export function overlapOf({ matrix, curve }: DividedPlan, units: ArrayLike<number>): OverlapMatrix {
  const { rowStart, persons, amounts, scale, weights } = matrix;
  const media = Array.from({ length: matrix.mediaCount }, (_, m) => m).filter((m) => units[m] > 0);
  const count = media.length;
  const shared = new Float64Array(count * count);
  const met = new Float64Array(matrix.personCount);
  const chances = media.map((m) =>
    Float64Array.from(amounts.subarray(rowStart[m], rowStart[m + 1]), (amount) =>
      curve.form === 'passage' ? 1 : -Math.expm1(-units[m] * scale[m] * amount),
    ),
  );
  media.forEach((medium, i) => {
    let own = 0;
    const from = rowStart[medium];
    for (let e = from; e < rowStart[medium + 1]; e++) {
      met[persons[e]] = weights[persons[e]] * chances[i][e - from];
      own += met[persons[e]];
    }
    shared[i * count + i] = own;
    for (let j = i + 1; j < count; j++) {
      const first = rowStart[media[j]];
      const chance = chances[j];
      let both = 0;
      for (let at = 0; at < chance.length; at++) both += met[persons[first + at]] * chance[at];
      shared[i * count + j] = both;
      shared[j * count + i] = both;
    }
    for (let e = rowStart[medium]; e < rowStart[medium + 1]; e++) met[persons[e]] = 0;
  });
  const share = shared.map((both, at) => {
    const own = shared[Math.floor(at / count) * (count + 1)];
    return own > 0 ? both / own : 0;
  });
  return { media, shared, share };
}
