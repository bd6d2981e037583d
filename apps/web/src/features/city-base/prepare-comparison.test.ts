import { expect, test } from 'vitest';
import { compareRows } from '../../shared/compare/compare-rows.ts';
import { cityAspects, cityRadar } from './prepare-comparison.ts';
import { cityRowForTest } from './testing/city-row-for-test.ts';

const one = cityRowForTest('440300', { units: 300, populationWan: 100, priceIndex: 120, gdpYi: 200 });
const other = cityRowForTest('440100', { units: 100, populationWan: 400, priceIndex: 60, gdpYi: 50 });

test('the most of stock and the least of prices are marked', () => {
  const rows = compareRows(cityAspects([one, other]), [one, other]);
  const bestOf = (label: string) =>
    rows.find((row) => row.label === label)!.cells.map(({ isBest }) => isBest);
  expect(bestOf('可售单元')).toEqual([true, false]);
  expect(bestOf('常住人口（万）')).toEqual([false, true]);
  expect(bestOf('刊例价格指数')).toEqual([false, true]);
  // Neither has a bus on record.
  expect(rows.some(({ label }) => label === '公交线路')).toBe(false);
});

test('a population from a single source is marked, an unknown one is not', () => {
  const note = cityAspects([]).find(({ label }) => label === '常住人口（万）')!.note!;
  expect(note({ ...one, isSamplePopulation: true })).toContain('一个来源');
  expect(note(one)).toBeUndefined();
  expect(note({ ...one, isSamplePopulation: true, populationWan: null })).toBeUndefined();
});

test('every medium of any of the cities has its row', () => {
  const screens = {
    ...other,
    media: [{ mediumId: 5, mediumName: '电梯屏', unit: '块', positions: 3, faces: 3, units: 9 }],
  };
  const rows = compareRows(cityAspects([one, screens]), [one, screens]);
  const texts = (label: string) => rows.find((row) => row.label === label)?.cells.map(({ text }) => text);
  expect(texts('公交候车亭（单元）')).toEqual(['300', '—']);
  expect(texts('电梯屏（单元）')).toEqual(['—', '9']);
  // Faces, however many take turns on each; shelters are no screens.
  expect(texts('屏数')).toEqual(['—', '3']);
});

test('the axes of the radar end at the greatest of the compared', () => {
  const radar = cityRadar([one, other])!;
  const axis = (name: string) => radar.axes.findIndex((each) => each.name === name);
  const units = axis('可售单元');
  expect(radar.axes[units].greatest).toBe(300);
  expect(radar.series.map(({ values }) => values[units])).toEqual([300, 100]);
  expect(radar.axes[axis('常住人口')].greatest).toBe(400);
  expect(radar.summary).toContain(`常住人口最高的是${other.cityName}`);
});

test('a metric that is not known of all is no axis, and two axes are no radar', () => {
  expect(cityRadar([one, { ...other, gdpYi: null }])!.axes.map(({ name }) => name)).not.toContain('GDP');
  expect(cityRadar([one])).toBeUndefined();
  const bare = { ...other, gdpYi: null, media: [], freeShare: null, priceIndex: null };
  expect(cityRadar([one, bare])).toBeUndefined();
});
