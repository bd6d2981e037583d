import { circleRing } from '@ooh/geo/circle-ring';
import { distanceMeters } from '@ooh/geo/distance';
import { wgs84 } from '@ooh/geo/point';
import { seededRandom } from '@ooh/measurement/random';
import { expect, test } from 'vitest';
import { assignFences } from './assign-fences.ts';
import type { PlanFence } from '../../plan/plan-fences.ts';

const random = seededRandom(7);
const pointNear = (meters: number) =>
  wgs84(
    114.05 + ((random.next() - 0.5) * meters) / 51_000,
    22.54 + ((random.next() - 0.5) * meters) / 55_000,
  );
const fences: PlanFence[] = Array.from({ length: 6 }, (_, i) => {
  const centre = pointNear(1200);
  const radiusMeters = 400 + 200 * i;
  return {
    fenceId: `f${i}`,
    name: `门店${i}`,
    priority: 1 + (i % 3),
    centre,
    radiusMeters,
    area: { type: 'Polygon', coordinates: [circleRing(centre, radiusMeters)] },
  };
});
const positions = Array.from({ length: 400 }, (_, i) => ({ positionId: `p${i}`, ...pointNear(3000) }));
const heatOf = (positionId: string) => Number(positionId.slice(1)) % 17;

/** Distance from a point to the middle of each fence that holds it. */
const inside = ({ lng, lat }: { lng: number; lat: number }) =>
  fences
    .map((fence) => ({ fence, meters: distanceMeters(fence.centre, wgs84(lng, lat)) }))
    .filter(({ fence, meters }) => meters <= fence.radiusMeters!);

test.each(['priority', 'nearest'] as const)(
  'by %s every position has the fence that comparing all finds',
  (dedupe) => {
    const assigned = assignFences(positions, fences, { dedupe, maxPerFence: null }, heatOf);
    let several = 0;
    for (const position of positions) {
      const holding = inside(position);
      several += Number(holding.length > 1);
      let best = holding[0];
      for (const one of holding) {
        const isBetter =
          dedupe === 'priority' && one.fence.priority !== best.fence.priority
            ? one.fence.priority < best.fence.priority
            : one.meters < best.meters;
        if (isBetter) best = one;
      }
      expect(assigned.get(position.positionId)).toBe(best?.fence.fenceId);
    }
    expect(several).toBeGreaterThan(20);
  },
);

test('a fence keeps the richest of its positions', () => {
  const all = assignFences(positions, fences, { dedupe: 'priority', maxPerFence: null }, heatOf);
  const some = assignFences(positions, fences, { dedupe: 'priority', maxPerFence: 5 }, heatOf);
  for (const { fenceId } of fences) {
    const of = (map: Map<string, string>) =>
      [...map].filter(([, id]) => id === fenceId).map(([id]) => heatOf(id));
    const kept = of(some).toSorted((a, b) => b - a);
    expect(kept).toEqual(
      of(all)
        .toSorted((a, b) => b - a)
        .slice(0, 5),
    );
  }
});
