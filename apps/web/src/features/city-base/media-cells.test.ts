import { expect, test } from 'vitest';
import type { CityMarket } from './city-market.ts';
import { cityMetricOf, metricText } from './city-metrics.ts';
import { mediaColumns, mediumText } from './media-cells.ts';
import { cityRowForTest } from './testing/city-row-for-test.ts';

const costs: NonNullable<CityMarket['costs']> = {
  cityCode: '440300',
  state: 'ready',
  reason: null,
  cpmFen: 4280,
  media: [
    { mediumId: 2, mediumName: '公交候车亭', units: 80, countedUnits: 76, cpmFen: 4280 },
    { mediumId: 5, mediumName: '电梯海报', units: 30, countedUnits: 0, cpmFen: null },
  ],
};
const rivals: CityMarket['rivals'] = {
  brandCount: 18,
  spendFen: 3_264_000_00,
  sees: (mediumId) => mediumId !== 12,
  media: [{ mediumId: 7, mediumName: '户外LED大屏', brandCount: 4, spendFen: 12_000_00 }],
};
const known = cityRowForTest('440300', { units: 300, market: { costs, rivals } });
const closed = cityRowForTest('440100', { market: { costs: undefined, rivals: 'closed' } });

test('a medium costs what it costs, and says why where it does not', () => {
  expect(mediumText(known, 2, 'cpm')).toBe('¥42.80');
  expect(mediumText(known, 5, 'cpm')).toBe('样本不足');
  expect(mediumText(known, 9, 'cpm')).toBe('—');
  expect(mediumText(closed, 2, 'cpm')).toBe('计算中');
  expect(mediumText(known, 2, 'units')).toBe('300');
});

test('competitors that were not seen are 0, those that may not be seen are 未开通', () => {
  expect(mediumText(known, 7, 'rivalBrands')).toBe('4');
  expect(mediumText(known, 2, 'rivalBrands')).toBe('0');
  expect(mediumText(known, 12, 'rivalBrands')).toBe('未开通');
  expect(mediumText(closed, 7, 'rivalBrands')).toBe('未开通');
  expect(mediumText(closed, 7, 'rivalSpend')).toBe('未开通');
  expect(metricText(cityMetricOf('rivalBrands'), known)).toBe('18');
  expect(metricText(cityMetricOf('rivalBrands'), closed)).toBe('未开通');
  expect(metricText(cityMetricOf('cpm'), closed)).toBe('计算中');
});

test('columns are the media for sale and those of competitors', () => {
  expect(mediaColumns([known, closed]).map(({ mediumName }) => mediumName)).toEqual([
    '公交候车亭',
    '户外LED大屏',
  ]);
});

test('of several cities spend adds up, brands are those of the city with most, cost is weighted by units', () => {
  const other = cityRowForTest('310100', {
    units: 100,
    market: {
      costs: { ...costs, cpmFen: 8280 },
      rivals: { brandCount: 11, spendFen: 100_00, sees: () => true, media: [] },
    },
  });
  const rows = [known, other, closed];
  expect(cityMetricOf('rivalSpend').ofMany(rows)).toBe(3_264_100_00);
  expect(cityMetricOf('rivalBrands').ofMany(rows)).toBe(18);
  expect(cityMetricOf('cpm').ofMany(rows)).toBeCloseTo((300 * 4280 + 100 * 8280) / 400, 9);
});
