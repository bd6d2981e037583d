import { expect, test } from 'vitest';
import { mostRings, withAreas } from './with-areas.ts';

const part = {
  kind: 'place' as const,
  join: 'and' as const,
  districtIds: [],
  aoiIds: ['a1'],
  aoiTypes: [],
  poiCategories: [],
  poiBrands: [],
  rings: [],
  leastDays: 1,
  leastMinutes: 0,
};
const ring = (at: number): [number, number][] => [
  [at, 22],
  [at + 0.01, 22],
  [at + 0.01, 22.01],
];
const entry = { name: '区域', lng: 114, lat: 22 };

test('AOIs come by their ids, own areas by their outlines, each once; points are left', () => {
  const taken = withAreas(part, [
    { ...entry, placeId: 'a1', ring: ring(1) },
    { ...entry, placeId: 'a2' },
    { ...entry, ring: ring(114) },
    { ...entry, ring: ring(114) },
    entry,
  ]);
  expect(taken.part.aoiIds).toEqual(['a1', 'a2']);
  expect(taken.part.rings).toEqual([ring(114)]);
  expect(taken.left).toBe(1);
});

test('a condition holds so many areas; the rest is said to be left', () => {
  const entries = Array.from({ length: mostRings + 3 }, (_, i) => ({ ...entry, ring: ring(i) }));
  const taken = withAreas(part, entries);
  expect([taken.part.rings.length, taken.left]).toEqual([mostRings, 3]);
});
