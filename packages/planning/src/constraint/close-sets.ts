import { indexPoints } from '@ooh/geo/spatial-index';
import type { Wgs84Point } from '@ooh/geo/point';

/**
 * Sets of units of which at most one may be used because they are closer than the spacing: every pair that
 * is too close is in a set, and all units of a set are too close to each other, so a limit of one per set is
 * equivalent to the pairs and gives tighter bounds.
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

/** Covers the pairs of a symmetric relation by cliques: sets in which all pairs are related. */
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
