import { expect, test } from 'vitest';
import { costPerVisit } from './cost-per-visit.ts';

const cityOf = (cityCode: string, reached: number, netToDateFen: number) => ({
  cityCode,
  measure: { actual: { reach: { value: reached } } },
  part: { netToDateFen },
});
const visit = {
  kind: 'visit' as const,
  cityCode: '440300',
  state: 'measured' as const,
  reason: '',
  uplift: { value: 0.02, low: 0.01, high: 0.04, suppressed: false },
};
const cities = [cityOf('310000', 900_000, 9_000_000), cityOf('440300', 100_000, 4_000_000)];

test('a visit costs what the city of the effect cost and brought, with the interval of the effect', () => {
  const { costFen, reason } = costPerVisit(cities, [visit]);
  expect(reason).toBeNull();
  expect(costFen.value).toBeCloseTo(4_000_000 / 2_000, 8);
  expect(costFen.low).toBeCloseTo(4_000_000 / 4_000, 8);
  expect(costFen.high).toBeCloseTo(4_000_000 / 1_000, 8);
});

test('without an effect that is surely above 0 there is no cost', () => {
  const unsure = { ...visit, uplift: { ...visit.uplift, low: -0.01 } };
  expect(costPerVisit(cities, [unsure])).toMatchObject({
    costFen: { value: null },
    reason: '到访增长的区间包含 0，不计算成本',
  });
  const withheld = { ...visit, state: 'underpowered' as const, reason: '功效不足' };
  expect(costPerVisit(cities, [withheld])).toMatchObject({ costFen: { value: null }, reason: '功效不足' });
});
