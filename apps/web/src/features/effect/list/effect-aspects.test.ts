import { expect, test } from 'vitest';
import { compareRows } from '../../../shared/compare/compare-rows.ts';
import { effectOrderForTest, figureForTest } from '../testing/effect-order-for-test.ts';
import { effectAspects } from './effect-aspects.ts';

const withReach = (share: number, change = {}) => {
  const order = effectOrderForTest(change);
  const comparison = order.comparison!;
  return {
    ...order,
    comparison: { ...comparison, actual: { ...comparison.actual, reachShare: figureForTest(share, 0.01) } },
  };
};
const bestOf = (label: string, orders: Parameters<typeof compareRows<ReturnType<typeof withReach>>>[1]) =>
  compareRows(effectAspects, orders)
    .find((row) => row.label === label)!
    .cells.map(({ isBest }) => isBest);

test('reach is ranked among orders that are over; one that still runs takes no part', () => {
  const [low, high] = [withReach(0.2, { stage: 'final' }), withReach(0.4, { stage: 'final' })];
  expect(bestOf('TA 到达率', [low, high])).toEqual([false, true]);
  expect(bestOf('TA 到达率', [low, withReach(0.4)])).toEqual([false, false]);
});

test('an order without appraisal has no figures to compare', () => {
  const rows = compareRows(effectAspects, [
    effectOrderForTest(),
    effectOrderForTest({ comparison: null, measuredCities: [], appraisalState: 'waiting' }),
  ]);
  const reach = rows.find(({ label }) => label === 'TA 到达率')!;
  expect(reach.cells.map(({ text }) => text)).toEqual(['30.0%', '待评估']);
  expect(reach.cells[0].note).toBe('95% 区间 28.0% – 32.0%');
});
