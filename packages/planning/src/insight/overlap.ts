import type { DividedPlan } from './contributions.ts';

/** Shared reach of the media of a plan; entry [i * count + j] belongs to media[i] and media[j]. */
export interface OverlapMatrix {
  readonly media: readonly number[];
  /** Weighted people expected to meet both; on the diagonal the medium's own reach. */
  readonly shared: Float64Array;
  /** Part of medium i's reach that medium j meets as well. */
  readonly share: Float64Array;
}

/**
 * Σ w·q_i·q_j for every pair of media of a plan, q = 1 − e^(−contacts), or 1 for whole passages: given a
 * person's week, meetings with two different media are independent.
 */
export function overlapOf({ matrix, curve }: DividedPlan, units: ArrayLike<number>): OverlapMatrix {
  const { rowStart, persons, amounts, scale, weights } = matrix;
  const media = Array.from({ length: matrix.mediaCount }, (_, m) => m).filter((m) => units[m] > 0);
  const count = media.length;
  const shared = new Float64Array(count * count);
  const met = new Float64Array(matrix.personCount);
  const chance = (m: number, e: number) =>
    curve.form === 'passage' ? 1 : -Math.expm1(-units[m] * scale[m] * amounts[e]);
  media.forEach((medium, i) => {
    let own = 0;
    for (let e = rowStart[medium]; e < rowStart[medium + 1]; e++) {
      met[persons[e]] = weights[persons[e]] * chance(medium, e);
      own += met[persons[e]];
    }
    shared[i * count + i] = own;
    for (let j = i + 1; j < count; j++) {
      const other = media[j];
      let both = 0;
      for (let e = rowStart[other]; e < rowStart[other + 1]; e++) {
        const part = met[persons[e]];
        if (part > 0) both += part * chance(other, e);
      }
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
