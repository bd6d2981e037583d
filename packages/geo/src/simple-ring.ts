/** Whether a ring crosses or touches itself. */
import type { Ring } from './polygon.ts';

const turn = (a: readonly number[], b: readonly number[], c: readonly number[]): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));

const isBetween = (a: readonly number[], b: readonly number[], p: readonly number[]): boolean =>
  Math.min(a[0], b[0]) <= p[0] &&
  p[0] <= Math.max(a[0], b[0]) &&
  Math.min(a[1], b[1]) <= p[1] &&
  p[1] <= Math.max(a[1], b[1]);

/** Whether segments a–b and c–d have a point in common. */
function meet(
  a: readonly number[],
  b: readonly number[],
  c: readonly number[],
  d: readonly number[],
): boolean {
  const [abc, abd, cda, cdb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (abc * abd < 0 && cda * cdb < 0) return true;
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  );
}

/** Corners in order, without a repeated last one and consecutive duplicates. */
function distinctCorners(ring: Ring): Ring {
  const corners = ring.filter((p, i) => i === 0 || p[0] !== ring[i - 1][0] || p[1] !== ring[i - 1][1]);
  const [first, last] = [corners[0], corners[corners.length - 1]];
  const isClosed = corners.length > 1 && first[0] === last[0] && first[1] === last[1];
  return isClosed ? corners.slice(0, -1) : corners;
}

/**
 * True for a ring of at least three corners whose edges meet only at consecutive ends, and do not turn
 * back on themselves there. Closed or not. O(n²): for drawn rings of some hundred corners.
 */
export function isSimpleRing(ring: Ring): boolean {
  const corners = distinctCorners(ring);
  const n = corners.length;
  if (n < 3) return false;
  const at = (i: number) => corners[i % n];
  for (let i = 0; i < n; i++) {
    const [before, corner, after] = [at(i), at(i + 1), at(i + 2)];
    const isStraight = turn(before, corner, after) === 0;
    const dot =
      (after[0] - corner[0]) * (before[0] - corner[0]) + (after[1] - corner[1]) * (before[1] - corner[1]);
    if (isStraight && dot > 0) return false;
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (meet(at(i), at(i + 1), at(j), at(j + 1))) return false;
    }
  }
  return true;
}
