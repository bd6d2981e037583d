import { expect, test } from 'vitest';
import { countRows, topQuarter, type DistrictGround } from './prepare-count.ts';

const figure = (value: number | null) => ({ value, low: value, high: value, suppressed: value === null });
const district = (districtName: string, people: number | null, ta: number | null): DistrictGround => ({
  districtName,
  squareMeters: 10e6,
  persons: figure(people),
  taPersons: figure(ta),
});
const group = (name: string, counts: Record<string, number>) => ({
  name,
  count: Object.values(counts).reduce((sum, one) => sum + one, 0),
  byDistrict: Object.entries(counts).map(([districtName, count]) => ({ districtName, count })),
});

test('counts by district add up to the brands, with densities, share and the white spot', () => {
  const ground = [
    district('甲区', 100_000, 10_000),
    district('乙区', 200_000, 40_000),
    district('丙区', null, null),
    district('丁区', 50_000, 5000),
  ];
  const rows = countRows(
    [group('我', { 甲区: 5, 丙区: 1 })],
    [group('他', { 甲区: 15, 乙区: 4, 外区: 2 })],
    ground,
  );
  expect(rows.map(({ districtName, own, rivals }) => [districtName, own, ...rivals])).toEqual([
    ['甲区', 5, 15],
    ['乙区', 0, 4],
    ['丙区', 1, 0],
    ['丁区', 0, 0],
    ['外区', 0, 2],
  ]);
  expect(rows[0]).toMatchObject({
    perTenThousand: 0.5,
    perSquareKilometer: 0.5,
    share: 0.25,
    isBlank: false,
  });
  expect(rows[2]).toMatchObject({ perTenThousand: null, share: 1 });
  expect(rows.filter(({ isBlank }) => isBlank).map(({ districtName }) => districtName)).toEqual(['乙区']);
  expect(rows.reduce((sum, { own }) => sum + own, 0)).toBe(6);
});

test('without own brands nothing is a white spot, without figures nothing is many', () => {
  expect(countRows([], [group('他', { 甲区: 1 })], [district('甲区', 1, 1)])[0]?.isBlank).toBe(false);
  expect(topQuarter([null, null])).toBeNull();
  expect(topQuarter([1, 2, 3, 4])).toBe(3);
});
