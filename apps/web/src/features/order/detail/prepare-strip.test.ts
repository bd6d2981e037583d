import { expect, test } from 'vitest';
import { prepareStrip } from './prepare-strip.ts';

const shelter = {
  mediumName: '公交候车亭',
  formName: '候车亭灯箱',
  unit: '面',
  quantity: 2,
  heldUnits: 2,
  holdState: 'hold' as const,
  startDate: '2026-12-22',
  endDate: '2027-01-10',
};
const second = { ...shelter, quantity: 3, heldUnits: 1 };
const later = { ...shelter, quantity: 1, heldUnits: 0, startDate: '2027-01-01' };
const bus = {
  ...shelter,
  mediumName: '公交车身',
  formName: '全车彩贴',
  unit: '辆',
  endDate: '2026-12-31',
};

test('a bar is sold where all of its units are', () => {
  const sold = { ...shelter, holdState: 'sold' as const };
  const isSold = (...items: (typeof sold | typeof shelter)[]) =>
    prepareStrip(items, '2026-12-22')?.rows[0].bars.map((bar) => bar.isSold);
  expect(isSold(sold, sold)).toEqual([true]);
  expect(isSold(sold, shelter)).toEqual([false]);
  expect(isSold({ ...sold, quantity: 3 })).toEqual([false]);
});

test('media of a form with the same days are one bar, placed by days', () => {
  const strip = prepareStrip([shelter, second, later, bus], '2026-12-22')!;
  expect(strip.rows.map(({ name, unit, units }) => [name, unit, units])).toEqual([
    ['公交候车亭 · 候车亭灯箱', '面', 6],
    ['公交车身 · 全车彩贴', '辆', 2],
  ]);
  // Twenty days in all, ten of them in December.
  const [shelters, buses] = strip.rows;
  expect(shelters.bars).toMatchObject([
    { left: 0, width: 1, units: 5, heldUnits: 3 },
    { left: 0.5, width: 0.5, units: 1, heldUnits: 0 },
  ]);
  expect(buses.bars).toMatchObject([{ left: 0, width: 0.5 }]);
  expect(strip.months).toEqual([
    { name: '12 月', left: 0 },
    { name: '1 月', left: 0.5 },
  ]);
  expect(strip.today).toBe(0.025);
});

test('today is marked only within the strip, and an order without media has none', () => {
  expect(prepareStrip([shelter], '2026-12-21')!.today).toBe(null);
  expect(prepareStrip([shelter], '2027-01-11')!.today).toBe(null);
  expect(prepareStrip([], '2027-01-11')).toBe(null);
});
