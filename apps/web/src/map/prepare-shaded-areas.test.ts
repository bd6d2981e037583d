import { expect, test } from 'vitest';
import type { LngLat } from './map-data.ts';
import { prepareShadedAreas, type ShadedArea } from './prepare-shaded-areas.ts';

const corner = (at: number): LngLat[] => [
  [at, 0],
  [at + 1, 0],
  [at, 1],
];
const area = (at: number, classIndex: number, isSelected = false): ShadedArea => ({
  id: String(at),
  name: '',
  ring: corner(at),
  classIndex,
  isSelected,
});

test('neighbours that look the same are one feature, and the order of drawing stays', () => {
  const { features } = prepareShadedAreas([
    area(0, 1),
    area(1, 1),
    area(2, 0),
    area(3, 1),
    area(4, 1, true),
    { ...area(5, 1, true), ring: [[5, 0]] },
    area(6, 1, true),
  ]);
  const firsts = features.map(({ properties, geometry }) => ({
    ...properties,
    at: (geometry.coordinates as number[][][][]).map(([ring]) => ring[0][0]),
  }));
  expect(firsts).toEqual([
    { classIndex: 1, isSelected: false, at: [0, 1] },
    { classIndex: 0, isSelected: false, at: [2] },
    { classIndex: 1, isSelected: false, at: [3] },
    { classIndex: 1, isSelected: true, at: [4, 6] },
  ]);
});

test('every ring is closed', () => {
  const { features } = prepareShadedAreas([area(0, 1)]);
  expect(features[0].geometry.coordinates).toEqual([[[...corner(0), [0, 0]]]]);
});

test('no feature holds so much that it could not be handed over in a moment', () => {
  const { features } = prepareShadedAreas(Array.from({ length: 1000 }, (_, at) => area(at, 2)));
  const counts = features.map(({ geometry }) => (geometry.coordinates as unknown[]).length);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1000);
  expect(counts.length).toBeLessThan(10);
  expect(Math.max(...counts)).toBeLessThan(500);
});
