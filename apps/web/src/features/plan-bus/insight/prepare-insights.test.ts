import { boundPercent } from '@ooh/contract/domain/certificate-sentence';
import type { InsightOf } from '@ooh/contract/domain/plan-insight';
import { describe, expect, test } from 'vitest';
import { evaluationForTest } from '../testing/evaluation-for-test.ts';
import { prepareFrontierChart, prepareFrontierRows } from '../../../shared/plan/prepare-frontier.ts';
import { readLeastBudget } from './prepare-budget-insight.ts';
import { preparePriceRows, readPrices } from '../../../shared/plan/prepare-constraint-prices.ts';
import { prepareRobustnessRows, readRobustness } from './prepare-robustness.ts';

const common = { cityCode: '440300', basis: evaluationForTest.basis };

const frontier: InsightOf<'frontier'> = {
  kind: 'frontier',
  ...common,
  k: 1,
  budgetFen: 20_000_000,
  points: [
    { budgetFen: 5_000_000, plan: null, message: '以下约束无法同时满足：总预算 ¥50,000' },
    {
      budgetFen: 10_000_000,
      message: null,
      plan: {
        costFen: 9_900_000,
        persons: 200,
        share: 0.2,
        boundPersons: 201,
        boundShare: 0.201,
        lines: 3,
        vehicles: 6,
      },
    },
    {
      budgetFen: 20_000_000,
      message: null,
      plan: {
        costFen: 19_900_000,
        persons: 300,
        share: 0.3,
        boundPersons: 310,
        boundShare: 0.31,
        lines: 5,
        vehicles: 12,
      },
    },
  ],
};

describe('budgets', () => {
  test('each budget has its reach, its limit, the gap rounded up, and what the step before brought', () => {
    const [none, half, own] = prepareFrontierRows(frontier);
    expect(none).toMatchObject({ reachText: '—', message: '以下约束无法同时满足：总预算 ¥50,000' });
    expect(half).toMatchObject({ reachText: '20.0%', boundText: '20.1%', gapText: '0.5%', stepText: '—' });
    expect(own).toMatchObject({ isOwn: true, gapText: '3.3%', stepText: '+10 人', linesText: '5 条 12 辆' });
  });

  test('the chart leaves a gap where there is no plan, and reads the own budget', () => {
    const chart = prepareFrontierChart({ ...frontier, k: 3 });
    expect(chart.series.map((series) => series.values)).toEqual([
      [null, 0.2, 0.3],
      [null, 0.201, 0.31],
    ]);
    expect(chart.valueName).toBe('TA 3+ 到达率');
    expect(chart.summary).toContain('现预算达到 30.0%');
  });

  test('a limit is never rounded into a better one', () => {
    expect(boundPercent(0.29901)).toBe('30.0%');
    expect(boundPercent(0.3)).toBe('30.0%');
  });

  const least: InsightOf<'leastBudget'> = {
    kind: 'leastBudget',
    ...common,
    k: 1,
    reachShare: 0.3,
    targetPersons: 300,
    maxFen: 900_000_000,
    status: 'attained',
    enough: { costFen: 19_000_000, persons: 301, share: 0.301, lines: [] },
    short: { budgetFen: 18_500_000, boundShare: 0.2999 },
    asked: 12,
  };

  test('the least budget is a bracket: found at, proved short below', () => {
    expect(readLeastBudget(least)).toEqual({
      tone: 'success',
      title: '最小预算不超过 ¥19.00 万',
      explanation: '¥19.00 万 的方案达到 30.1%；预算不超过 ¥18.50 万 时，任何方案都达不到（已证明）。',
    });
    expect(readLeastBudget({ ...least, short: null }).explanation).toContain('未能证明');
  });

  test('what is impossible is said with its proof, what is open as open', () => {
    const never = readLeastBudget({
      ...least,
      status: 'impossible',
      enough: null,
      short: { budgetFen: 900_000_000, boundShare: 0.2501 },
    });
    expect(never.tone).toBe('error');
    expect(never.explanation).toContain('不会超过 25.1%');
    const barred = {
      ...least,
      status: 'impossible' as const,
      enough: null,
      short: { budgetFen: 9, boundShare: null },
    };
    expect(readLeastBudget(barred).explanation).toBe('在现有约束下没有任何可行方案。');
    expect(readLeastBudget({ ...least, status: 'open', enough: null }).tone).toBe('warning');
  });
});

describe('constraint prices', () => {
  const price = (text: string, gain: number, over = {}) => ({
    text,
    gain,
    atMost: gain + 10,
    byDual: null,
    changeFen: 0,
    linesIn: [],
    linesOut: [],
    ...over,
  });
  const prices: InsightOf<'prices'> = {
    kind: 'prices',
    ...common,
    objective: 'TA 触达人数',
    value: 1000,
    bound: 1005,
    weights: null,
    left: 0,
    prices: [
      price('不限线路等级', 0),
      price('总预算增加 5%', 40, {
        byDual: 45,
        changeFen: 120_000,
        linesIn: ['3路'],
        linesOut: ['1路', '2路'],
      }),
      price('线路总数上限放宽到 6 条', 90, { changeFen: -5000 }),
    ],
  };

  test('the dearest stands first, and what brings nothing does not bind', () => {
    const rows = preparePriceRows(prices);
    expect(rows.map((row) => [row.text, row.binds])).toEqual([
      ['线路总数上限放宽到 6 条', true],
      ['总预算增加 5%', true],
      ['不限线路等级', false],
    ]);
    expect(rows[1]).toMatchObject({
      gainText: '+40',
      gainShareText: '+4.00%',
      atMostText: '+50',
      dualText: '+45',
      costText: '+¥1,200',
      changeText: '增 3路；减 1路、2路',
    });
    expect(rows[0].costText).toBe('−¥50');
    expect(rows[2]).toMatchObject({ costText: '不变', changeText: '线路不变', gainShareText: '—' });
  });

  test('the reading names how many bind and the dearest', () => {
    expect(readPrices(prices)).toContain('2 条约束在起作用；代价最大的是「线路总数上限放宽到 6 条」');
    expect(readPrices({ ...prices, prices: [price('a', 0)] })).toContain('没有找到更好的方案');
    expect(readPrices({ ...prices, prices: [] })).toBe('没有可以放宽的约束。');
  });
});

describe('robustness', () => {
  const line = (lineId: string, vehicles: number, chosenShare: number) => ({
    lineId,
    lineName: `${lineId}路`,
    vehicles,
    chosenShare,
    meanVehicles: chosenShare > 0 ? 2.25 : 0,
    rank: vehicles > 0 ? { here: 2, low: 1, high: 4 } : null,
  });
  const insight: InsightOf<'robustness'> = {
    kind: 'robustness',
    ...common,
    objective: 'TA 触达人数',
    seed: 1,
    replicates: 30,
    asked: 40,
    value: { here: 1000, low: 950, high: 1060 },
    regret: { mean: 0.004, high: 0.012 },
    kept: 0.82,
    lines: [line('9', 0, 0.95), line('1', 3, 0.5), line('2', 3, 1), line('8', 0, 0.1), line('3', 1, 0.7)],
  };

  test('lines of the plan stand first, then rivals that many samples choose', () => {
    expect(prepareRobustnessRows(insight).map((row) => [row.lineId, row.verdict, row.chosenText])).toEqual([
      ['2', '稳固', '100%'],
      ['3', '较稳', '70%'],
      ['1', '易变', '50%'],
      ['9', '候补', '95%'],
    ]);
    expect(prepareRobustnessRows(insight)[0]).toMatchObject({ rankText: '第 2（1–4）', meanText: '2.3' });
  });

  test('the reading says how many samples there were', () => {
    const text = readRobustness(insight);
    expect(text).toContain('30 次（限时内完成 30/40 次）');
    expect(text).toContain('平均只能再多 0.40%（95% 不超过 1.20%）');
    expect(readRobustness({ ...insight, replicates: 40 })).not.toContain('限时');
  });
});
