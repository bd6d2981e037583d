import { otherBudgetsSentence, pointsSentence } from '@ooh/contract/domain/defence-words';
import { defenceExample } from '@ooh/contract/domain/defence';
import { expect, test } from 'vitest';
import { prepareNPlus, prepareWeeks, proofsOf, sharedPart, sourceOf } from './prepare-defence.ts';

const figure = (value: number | null, low = value, high = value) => ({
  value,
  low,
  high,
  suppressed: value === null,
});
const plan = (share: number) => ({
  costFen: 1,
  persons: share * 1000,
  share,
  boundPersons: share * 1000,
  boundShare: share,
  lines: 1,
  vehicles: 1,
});

test('the budgets next to the own one are read, in points; where one has no plan it is left out', () => {
  const points = [
    { budgetFen: 75, plan: plan(0.305), message: null },
    { budgetFen: 100, plan: plan(0.345), message: null },
    { budgetFen: 125, plan: plan(0.37), message: null },
  ];
  const of = (shown: typeof points) =>
    otherBudgetsSentence({ frontier: { k: 1, budgetFen: 100, points: shown } });
  expect(of(points)).toBe('预算减少 25%，到达率 −4.0 个百分点；预算增加 25%，到达率 +2.5 个百分点');
  expect(of(points.slice(1))).toBe('预算增加 25%，到达率 +2.5 个百分点');
  expect(of([points[1]])).toBeNull();
  expect(of([points[0]])).toBeNull();
  expect(otherBudgetsSentence({ frontier: null })).toBeNull();
});

test('a difference says when the sample leaves it open, and nothing of what is withheld', () => {
  expect(pointsSentence(figure(-0.012, -0.02, -0.004))).toBe('−1.2 个百分点（95% 区间 −2.0 – −0.4）');
  expect(pointsSentence(figure(0.002, -0.01, 0.014))).toBe('+0.2 个百分点（差异不显著）');
  expect(pointsSentence(figure(null))).toBe('样本不足');
  expect(pointsSentence({ ...figure(null), suppressed: false })).toBe('—');
});

test('what media share is what they reach alone beyond what is lost without them', () => {
  expect(sharedPart({ aloneShare: figure(0.4), addedShare: figure(0.1) })).toBeCloseTo(0.75);
  expect(sharedPart({ aloneShare: figure(0.4), addedShare: figure(0.41) })).toBe(0);
  expect(sharedPart({ aloneShare: figure(null), addedShare: figure(0.1) })).toBeNull();
});

test('charts say their figures in words, and there are none without figures', () => {
  const reachAtLeast = [1, 2, 3].map((k) => ({ k, persons: 90_000 / k, share: 0.6 / k }));
  expect(prepareNPlus({ reachAtLeast })?.summary).toBe(
    '看到 1 次及以上 60.0%，3 次及以上 20.0%（3.0 万人）。',
  );
  expect(prepareNPlus({ reachAtLeast: [] })).toBeNull();
  const weeks = [0.2, 0.3].map((share, i) => ({ week: i + 1, share }));
  expect(prepareWeeks({ weeks })?.summary).toBe('第 1 周达到 20.0%，第 2 周末 30.0%。');
  expect(prepareWeeks({ weeks: weeks.slice(1) })).toBeNull();
});

test('cities of which the same is proved are named together', () => {
  const city = {
    cityCode: '440300',
    cityName: '深圳市',
    reason: null,
    reachShare: defenceExample.reachShare,
    reach: defenceExample.reach,
    netFen: null,
    map: null,
    certificate: '没有更好的',
    argument: null,
  };
  const cities = [city, { ...city, cityName: '上海市' }, { ...city, cityName: '武汉市', certificate: null }];
  expect(proofsOf({ cities })).toEqual([{ sentence: '没有更好的', cityNames: ['深圳市', '上海市'] }]);
});

test('the source of several cities names none of them, whichever the basis is of', () => {
  const [city] = defenceExample.cities;
  const named = (cityName: string) => ({ ...city, cityName });
  const basis = { ...defenceExample.basis!, source: '杭州市模拟数据 × 杭州市示例媒体点位', isDemo: true };
  const cities = [named('武汉市'), named('杭州市')];
  expect(sourceOf({ basis, cities })).toBe('各城市模拟数据 × 各城市示例媒体点位（演示数据）');
  expect(sourceOf({ basis, cities: [named('杭州市')] })).toBe(`${basis.source}（演示数据）`);
  expect(sourceOf({ basis: null, cities })).toBe('');
});
