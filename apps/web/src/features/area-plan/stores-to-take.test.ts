import { expect, test } from 'vitest';
import { givenRows, type LocatedRow } from '../../shared/located-places/located-rows.ts';
import { storesToTake } from './stores-to-take.ts';

const inCity = () => null;
const at = (lng: number, part: Partial<LocatedRow> = {}): LocatedRow => ({
  key: `${part.row}-${lng}`,
  row: 1,
  name: `店 ${lng}`,
  address: '',
  state: 'found',
  candidates: [],
  place: { lng, lat: 22.5, score: 0.9 },
  ...part,
});

test('found and unconfirmed stores are taken, unknown ones are named with row and reason, left ones are left', () => {
  const rows = [
    at(114, { row: 1 }),
    at(114.1, { row: 2, state: 'ambiguous' }),
    at(114.2, { row: 3, name: '没有这家店', state: 'unknown', place: null }),
    at(114.3, { row: 4, state: 'left', place: null }),
    at(114.4, { row: 5, state: 'ambiguous', place: null }),
  ];
  const { entries, refused, unconfirmed } = storesToTake(rows, inCity, 50);
  expect(entries.map(({ lng }) => lng)).toEqual([114, 114.1]);
  expect(unconfirmed).toBe(1);
  expect(refused.map(({ row, text }) => [row, text])).toEqual([
    [3, '没有这家店'],
    [5, '店 114.4'],
  ]);
  expect(refused[0].reason).toContain('没有找到');
  expect(refused[1].reason).toContain('多个候选');
});

test('a place outside the city is refused by name', () => {
  const { entries, refused } = storesToTake(
    [at(114, { row: 1 }), at(116.4, { row: 2, name: '京店' })],
    ([lng]) => (lng > 115 ? '坐标在深圳市以外 1900.0 公里' : null),
    50,
  );
  expect(entries).toHaveLength(1);
  expect(refused).toEqual([{ row: 2, text: '京店', reason: '坐标在深圳市以外 1900.0 公里' }]);
});

test('stores at the same place become one fence and are counted, outlines stay apart; the rest beyond the room is counted', () => {
  const ring: [number, number][] = [
    [114, 22.5],
    [114.01, 22.5],
    [114.01, 22.51],
  ];
  const rows = [
    ...givenRows([
      { name: '甲', lng: 114, lat: 22.5 },
      { name: '甲的片区', lng: 114, lat: 22.5, ring },
    ]),
    at(114.000_000_2, { row: 1 }),
    ...Array.from({ length: 60 }, (_, i) => at(113 + i / 100, { row: i + 2 })),
  ];
  const { entries, duplicates, leftOut } = storesToTake(rows, inCity, 40);
  expect(entries).toHaveLength(40);
  expect(entries[1].ring).toEqual(ring);
  expect(duplicates).toBe(1);
  expect(leftOut).toBe(22);
  expect(storesToTake(rows, inCity, -3)).toMatchObject({ entries: [], leftOut: 62 });
});
