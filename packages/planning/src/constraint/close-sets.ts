import { indexPoints } from '@ooh/geo/spatial-index';
import type { Wgs84Point } from '@ooh/geo/point';

/**
 * Sets of units no two of which may be used together because they lie nearer than the spacing: every pair that
 * is too near lies in a set, and all units of a set are too near each other, so that a limit of one per set says
 * the same as the pairs and bounds a selection more closely.
 */
export function closeSets(points: readonly Wgs84Point[], spacingMeters: number): number[][] {
  const index = indexPoints(points);
  const near = points.map(
    (point, m) =>
      new Set(
        index
          .within(point, spacingMeters)
          .filter((item) => item.index !== m && item.distanceMeters < spacingMeters)
          .map((item) => item.index),
      ),
  );
  return cliquesOf(near);
}

/** Covers the pairs of a symmetric relation by sets within which everybody is related to everybody. */
export function cliquesOf(related: readonly ReadonlySet<number>[]): number[][] {
  const covered = related.map(() => new Set<number>());
  const sets: number[][] = [];
  related.forEach((others, a) => {
    for (const b of [...others].sort((x, y) => x - y)) {
      if (b < a || covered[a].has(b)) continue;
      const set = [a, b];
      for (const c of [...others].sort((x, y) => x - y))
        if (!set.includes(c) && set.every((member) => related[member].has(c))) set.push(c);
      for (const x of set) for (const y of set) if (x !== y) covered[x].add(y);
      sets.push(set.sort((x, y) => x - y));
    }
  });
  return sets;
}
