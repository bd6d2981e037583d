import type { PassageInstance } from '../passage-instance.ts';
import type { Box, ContactRows } from './checked-case.ts';

/** A serialised point of the lifting of passages. */
export interface WrittenLift {
  readonly media: readonly number[];
  readonly units: readonly number[];
  readonly sharpness: number;
}

/**
 * Covering constraints that every plan with enough passages for a person satisfies: Σ share·x >= 1, as rows of shares.
 * A person who lacks d passages in the box has Σ min(n, d)·(1 − μ)·x >= K = d − Σ min(n, d)·μ in every plan of the box
 * that provides them, for any 0 <= μ <= 1 with K > 0, and no single term needs to count for more than K. The μ
 * follow from the serialised point; shares are rounded up, so that rounding cannot make them invalid.
 */
export function liftedPassages(
  instance: PassageInstance,
  k: number,
  box: Box,
  low: Float64Array,
  high: Float64Array,
  lift: WrittenLift | undefined,
): ContactRows {
  const { mediaCount, personCount, rowStart, persons, passages } = instance;
  const units: number[] = Array.from({ length: mediaCount }, () => 0);
  lift?.media.forEach((m, i) => {
    if (m >= mediaCount || !(lift.units[i] >= 0)) throw new RangeError('证明中 lift 的媒体或数量无效');
    units[m] = lift.units[i];
  });
  if (lift && !(lift.sharpness >= 0 && lift.sharpness <= 100)) throw new RangeError('证明中 lift 的锐度无效');
  const shares = new Float32Array(persons.length);
  const open: { n: number; x: number; at: number }[][] = Array.from({ length: personCount }, () => []);
  for (let m = 0; m < mediaCount; m++) {
    if (box.to[m] <= box.from[m]) continue;
    for (let e = rowStart[m]; e < rowStart[m + 1]; e++) {
      const lacks = Math.round(k - low[persons[e]]);
      open[persons[e]].push({ n: Math.min(passages[e], lacks), x: units[m], at: e });
    }
  }
  open.forEach((row, p) => {
    if (low[p] > k - 0.5 || high[p] < k - 0.5) return;
    const lacks = Math.round(k - low[p]);
    const given = lift ? sharesGiven(row, lacks, lift.sharpness) : row.map(() => 0);
    const left = row.reduce((rest, { n }, i) => rest - n * given[i], lacks);
    row.forEach(({ n, at }, i) => (shares[at] = Math.min(1, (n - n * given[i]) / left) * 1.000001));
  });
  return { begin: rowStart, person: persons, amount: shares, times: new Float64Array(mediaCount).fill(1) };
}

/** Discounted share of each medium's passages: x^s / (x^s + y^s), in total at most nine tenths of the missing passages. */
function sharesGiven(row: readonly { n: number; x: number }[], lacks: number, sharpness: number): number[] {
  const y = Math.max(0.02, levelOf(row, lacks));
  const given = row.map(({ x }) => (x === 0 ? 0 : 1 / (1 + (y / x) ** sharpness)));
  const sum = row.reduce((total, { n }, i) => total + n * given[i], 0);
  return sum <= 0.9 * lacks ? given : given.map((share) => (share * 0.9 * lacks) / sum);
}

/** The greatest y <= 1 with lacks·y <= Σ n·min(x, y): media are removed from the sum from the largest x downwards. */
function levelOf(row: readonly { n: number; x: number }[], lacks: number): number {
  const falling = row.toSorted((a, b) => b.x - a.x);
  let tail = falling.reduce((sum, { n, x }) => sum + n * x, 0);
  let rest = lacks;
  let level = Math.min(1, tail / rest);
  for (const { n, x } of falling) {
    if (x <= level || n >= rest) break;
    tail -= n * x;
    rest -= n;
    level = Math.min(level, Math.max(0, tail) / rest);
  }
  return level;
}
