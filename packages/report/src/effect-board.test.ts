import { expect, test } from 'vitest';
import { cardOfFormula } from './board-formula.ts';
import { costSteps } from './board-losses.ts';
import type { BoardFacts } from './effect-board-facts.ts';
import { boardCardOf, boardPages } from './effect-board.ts';

const figure = (value: number | null) => ({ value, low: value, high: value, suppressed: value === null });
const figures = (impressions: number, reach: number, cpmFen: number) => ({
  impressions: figure(impressions),
  taImpressions: figure(impressions / 2),
  reach: figure(reach),
  reachShare: figure(reach / 1000),
  frequency: figure(impressions / reach),
  grp: null,
  cpmFen,
  taCpmFen: null,
  cprpFen: null,
});
const cell = (week: number, planned: number, actual: number | null) => ({
  cityCode: '440300',
  cityName: '深圳市',
  mediumId: 1,
  mediumName: '公交车身',
  week,
  plannedImpressions: planned,
  actualImpressions: actual,
  netFen: 50_000,
  unitDays: 10,
  actualUnitDays: 8,
});
const margin = (of: 'all' | 'city' | 'medium', name: string, reach: number | null) => ({
  of,
  cityCode: of === 'city' ? '440300' : null,
  name,
  plannedReach: figure(reach),
  actualReach: figure(reach),
  plannedReachShare: figure(reach === null ? null : reach / 1000),
  actualReachShare: figure(reach === null ? null : reach / 1000),
});

/** 1000 impressions planned to date for 1000 yuan, 200 lost to late and 50 made good. */
const facts: BoardFacts = {
  source: '演示数据',
  entirety: {
    comparison: {
      planned: figures(2000, 500, 100_000),
      plannedToDate: figures(1000, 400, 100_000),
      actual: figures(850, 350, 100_000 / 0.85),
      reachShareRange: { planned: { low: 0.4, high: 0.6 }, actual: { low: 0.28, high: 0.42 } },
      completionRate: 0.425,
      toDateRate: 0.85,
    },
    days: [{ date: '2026-11-01', planned: 100, actual: 90 }],
    weeks: [
      { week: 1, isAfter: false, plannedShare: 0.3, actualShare: 0.25 },
      { week: 2, isAfter: false, plannedShare: 0.5, actualShare: null },
    ],
  },
  reachAtLeast: [1, 2, 3].map((k) => ({ k, plannedShare: 0.5 / k, actualShare: 0.4 / k })),
  behaviour: { classes: [], outcomes: [] },
  cube: {
    cells: [cell(1, 1000, 850), cell(2, 1000, null)],
    margins: [
      margin('all', '全部', 350),
      margin('city', '深圳市', 350),
      margin('medium', '公交车身', 300),
      margin('medium', '候车亭', 120),
    ],
  },
  loss: {
    total: {
      plannedImpressions: 2000,
      actualImpressions: 850,
      merged: 0,
      causes: [
        { cause: 'upcoming', unitDays: 10, impressions: 1000 },
        { cause: 'late', unitDays: 2, impressions: 200 },
        { cause: 'made-good', unitDays: -1, impressions: -50 },
      ],
    },
  },
};

test('a card states its result, and shows the same numbers', () => {
  expect(boardCardOf('loss', facts).title).toBe('晚刊损失最多，200 人次，占计划的 10.0%');
  const [chart] = boardCardOf('loss', facts).blocks;
  expect(chart).toMatchObject({
    categories: ['计划', '未到投放日', '晚刊', '补刊补回', '按上刊记录测算'],
    series: [{ values: [2000, -1000, -200, 50, 850] }],
  });
  expect(boardCardOf('build-up', facts).title).toBe('到第 1 周累计到达 25.0%，计划 30.0%');
  expect(boardCardOf('overlap', facts).title).toBe('被触达的人平均被 1.20 种媒体触达');
  expect(boardCardOf('cube-heat', facts).blocks[0]).toMatchObject({
    rows: [['深圳市 · 公交车身', '850 85.0%', '—']],
  });
  expect(boardCardOf('cities', facts).title).toContain('深圳市触达最多');
});

test('the cost goes from the plan to date to the postings by what each cause leaves', () => {
  const steps = costSteps(facts);
  expect(steps.map(({ name }) => name)).toEqual(['同期计划', '晚刊', '补刊补回', '按上刊记录测算']);
  expect(steps[1].cpmFen).toBeCloseTo(125_000, 6);
  // The last cause leaves what ran.
  expect(steps[2].cpmFen).toBeCloseTo(steps[3].cpmFen, 6);
});

test('an own formula counts the whole and each city', () => {
  const card = boardCardOf(cardOfFormula('面天曝光', '实际曝光÷实际面天'), facts);
  expect(card.title).toBe('面天曝光 53.125');
  expect(card.blocks[1]).toMatchObject({ rows: [['深圳市', '53.125']] });
  expect(boardCardOf(cardOfFormula('坏', '净价÷'), facts).reason).toBe('第 4 个字：公式没有写完');
});

test('a deck has a page for each card with figures, and names the others', () => {
  const pages = boardPages(['loss', 'contact-classes', 'days'], facts);
  expect(pages.map(({ title }) => title)).toEqual([
    '晚刊损失最多，200 人次，占计划的 10.0%',
    '截至目前完成同期计划的 85.0%',
    '以下卡片因数据不足未生成',
  ]);
  expect(pages[2].blocks).toEqual([{ kind: 'text', paragraphs: ['频次与到访：接触到广告的样本不足'] }]);
  expect(() => boardCardOf('nothing', facts)).toThrow(RangeError);
});
