import { expect, test } from 'vitest';
import type { LngLat } from '../../map/map-data.ts';
import {
  fenceSquareMeters,
  maxFences,
  withChange,
  withCopy,
  withPlaces,
  withRadius,
  withShape,
  type Fence,
} from './fence-draft.ts';

const corners: readonly LngLat[] = [
  [114, 22.5],
  [114.01, 22.5],
  [114.01, 22.51],
  [114, 22.51],
];
const polygon = (fences: readonly Fence[], ring = corners) => withShape(fences, { kind: 'ring', ring });

test('a drawn polygon becomes a fence with a name of its own; a wrong one is refused with its reason', () => {
  const one = polygon([]) as Fence[];
  const two = polygon(one) as Fence[];
  expect(two.map(({ fenceId }) => fenceId)).toEqual(['f1', 'f2']);
  const [a, b, c, d] = corners;
  expect(polygon([], [a, c, b, d])).toContain('相交');
  expect(withShape([], null)).toContain('3 个顶点');
  const tiny = corners.map(([lng, lat]): LngLat => [114 + (lng - 114) / 100, 22.5 + (lat - 22.5) / 100]);
  expect(polygon([], tiny)).toContain('过小');
  const huge = corners.map(([lng, lat]): LngLat => [114 + (lng - 114) * 50, 22.5 + (lat - 22.5) * 50]);
  expect(polygon([], huge)).toContain('过大');
  const freed = polygon([two[1]]) as Fence[];
  expect(new Set(freed.map(({ fenceId }) => fenceId)).size).toBe(2);
  // 0.01° by 0.01° at 22.5° N: 1,028 m × 1,112 m.
  expect(fenceSquareMeters(corners) / (1028 * 1112)).toBeCloseTo(1, 2);
});

test('a drawn circle keeps its middle and radius, within the limits of a plan', () => {
  const circle = (radiusMeters: number) =>
    withShape([], { kind: 'circle', center: [114, 22.5], radiusMeters });
  expect((circle(800) as Fence[])[0].circle).toEqual({ center: [114, 22.5], radiusMeters: 800 });
  expect(circle(40)).toContain('半径');
  expect(circle(5010)).toContain('半径');
});

test('stores become circles up to the limit, and a new radius changes circles alone', () => {
  const stores = Array.from({ length: 60 }, (_, i) => ({
    name: `店${i}`,
    lng: 114 + i / 1000,
    lat: 22.5,
  }));
  const fences = withPlaces(polygon([]) as Fence[], stores, 800);
  expect(fences).toHaveLength(maxFences);
  expect(polygon(fences)).toContain(`最多 ${maxFences} 个`);
  expect(withCopy(fences, 'f1')).toBe(fences);
  const wider = withRadius(fences, 1500);
  expect(wider[0]).toEqual(fences[0]);
  expect(wider[1].circle).toEqual({ center: [114, 22.5], radiusMeters: 1500 });
  expect(wider[1].ring).toHaveLength(48);
});

test('one fence is renamed, widened or copied; the others stay', () => {
  const fences = withPlaces(polygon([]) as Fence[], [{ name: '店', lng: 114, lat: 22.5 }], 800);
  const [drawn, store] = fences as [Fence, Fence];
  const changed = withChange(fences, store.fenceId, { name: '总店', radiusMeters: 1200 });
  expect(changed[0]).toBe(drawn);
  expect(changed[1]).toMatchObject({ name: '总店', circle: { radiusMeters: 1200 } });
  expect(fenceSquareMeters(changed[1].ring)).toBeGreaterThan(fenceSquareMeters(store.ring) * 2);
  // A polygon has no radius.
  expect(withChange(fences, drawn.fenceId, { radiusMeters: 300 })[0]).toEqual(drawn);
  const copied = withCopy(fences, store.fenceId);
  expect(copied).toHaveLength(3);
  expect(copied[2]).toMatchObject({ name: '店 副本', circle: { radiusMeters: 800 } });
  expect(copied[2].circle!.center).not.toEqual(store.circle!.center);
  expect(fenceSquareMeters(copied[2].ring) / fenceSquareMeters(store.ring)).toBeCloseTo(1, 3);
});

test('places of a set become fences: an outline as it is, a point as a circle, no more than a plan may have', () => {
  const ring = [...corners, corners[0]].map(([lng, lat]): [number, number] => [lng, lat]);
  const places = [
    { name: '片区', lng: 114.005, lat: 22.505, ring },
    { name: '店', lng: 114, lat: 22.5 },
  ];
  const [area, circle] = withPlaces([], places, 500);
  expect([area.name, area.ring, area.circle]).toEqual(['片区', corners, undefined]);
  expect([circle.name, circle.circle]).toEqual(['店', { center: [114, 22.5], radiusMeters: 500 }]);
  const many = Array.from({ length: 60 }, () => places[1]);
  expect(withPlaces([], many, 500)).toHaveLength(maxFences);
});
