import { expect, test } from 'vitest';
import { mostFences, withPolygon, withRadius, withStores, type Fence } from './fence-draft.ts';

const corners = [
  [114, 22.5],
  [114.01, 22.5],
  [114.01, 22.51],
  [114, 22.51],
] as const;

test('a drawn polygon becomes a fence with a name of its own; a crossing one is refused with its reason', () => {
  const one = withPolygon([], corners) as Fence[];
  const two = withPolygon(one, [...corners, corners[3]]) as Fence[];
  expect(two.map(({ fenceId }) => fenceId)).toEqual(['f1', 'f2']);
  expect(two[1]!.ring).toHaveLength(4);
  const [a, b, c, d] = corners;
  expect(withPolygon([], [a, c, b, d])).toContain('相交');
  expect(withPolygon([], [a, b])).toContain('3 个顶点');
  const freed = withPolygon([two[1]!], corners) as Fence[];
  expect(new Set(freed.map(({ fenceId }) => fenceId)).size).toBe(2);
});

test('stores become circles up to the limit, and a new radius changes circles alone', () => {
  const stores = Array.from({ length: 60 }, (_, i) => ({
    name: `店${i}`,
    center: [114 + i / 1000, 22.5] as const,
  }));
  const fences = withStores(withPolygon([], corners) as Fence[], stores, 800);
  expect(fences).toHaveLength(mostFences);
  const wider = withRadius(fences, 1500);
  expect(wider[0]).toEqual(fences[0]);
  expect(wider[1]!.circle).toEqual({ center: [114, 22.5], radiusMeters: 1500 });
  expect(wider[1]!.ring).toHaveLength(48);
});
