import { exampleRow, type PlanRow } from '@ooh/contract/domain/smart-plan';
import { expect, test } from 'vitest';
import { compareRows } from '../../../../shared/compare/compare-rows.ts';
import { planAspects } from './plan-aspects.ts';

const figure = (value: number | null, suppressed = false) => ({
  value,
  low: value === null ? null : value - 0.01,
  high: value === null ? null : value + 0.01,
  suppressed,
});
const plan = (change: Partial<PlanRow>): PlanRow => ({ ...exampleRow, ...change });

function row(label: string, plans: readonly PlanRow[]) {
  const found = compareRows(planAspects, plans).find((candidate) => candidate.label === label)!;
  return {
    marks: found.cells.map(({ isBest }) => isBest),
    texts: found.cells.map(({ text }) => text),
    ...found,
  };
}

test('most reach and least CPM are the best', () => {
  const plans = [
    plan({ reachShare: figure(0.41), cpmFen: 1860 }),
    plan({ reachShare: figure(0.47), cpmFen: 2100 }),
    plan({ reachShare: figure(null), cpmFen: null }),
  ];
  expect(row('预估到达率', plans)).toMatchObject({
    marks: [false, true, false],
    texts: ['41.0%', '47.0%', '—'],
  });
  expect(row('千人成本 CPM', plans).marks).toEqual([true, false, false]);
  expect(row('预估到达率', plans).cells[0]?.note).toBe('95% 区间 40.0% – 42.0%');
});

test('equal figures have no best and no difference; equal bests are all marked', () => {
  const same = [plan({ netFen: 5 }), plan({ netFen: 5 })];
  expect(row('净价', same)).toMatchObject({ marks: [false, false], differs: false });
  expect(row('净价', [...same, plan({ netFen: 9 })])).toMatchObject({
    marks: [true, true, false],
    differs: true,
  });
});

test('more lines and vehicles are no merit', () => {
  const plans = [plan({ lines: 12, vehicles: 62 }), plan({ lines: 11, vehicles: 55 })];
  for (const label of ['线路数', '车辆数']) expect(row(label, plans).marks).toEqual([false, false]);
});

test('suppressed figures win nothing', () => {
  const plans = [plan({ taConcentration: figure(0.9, true) }), plan({ taConcentration: figure(0.2) })];
  expect(row('TA浓度', plans)).toMatchObject({ marks: [false, false], texts: ['样本不足', '20.0%'] });
});
