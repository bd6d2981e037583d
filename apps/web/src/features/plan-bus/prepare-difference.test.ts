import { expect, test } from 'vitest';
import { comparisonBases, prepareDifference, signed } from './prepare-difference.ts';
import { startUndo } from '../../ui/editing/undo-stack.ts';
import type { SavedCity } from './workspace.ts';

const line = (vehicles: number) => ({
  lineId: 'a',
  formId: 1,
  deck: 'single' as const,
  vehicles,
  flights: [{ startDate: '2026-12-01', endDate: '2026-12-28' }],
});
const filter = { conditions: [], relation: null };
const draft = (
  present: number,
  savedAs: number,
  recommended: number | null,
  obstacle: string | null = null,
) => ({
  saved: {
    delivery: { lines: savedAs === 0 ? [] : [line(savedAs)] },
    obstacle,
    recommended: recommended === null ? null : { lines: [line(recommended)] },
    filter,
  } as unknown as SavedCity,
  choice: startUndo({ delivery: { lines: [line(present)] }, filter }),
});
const keys = (...of: Parameters<typeof draft>) => comparisonBases(draft(...of)).map((base) => base.key);

test('a delivery is held against the saved and the computed one, where they are others', () => {
  expect(keys(3, 3, 3)).toEqual([]);
  expect(keys(4, 3, 3)).toEqual(['saved']);
  expect(keys(4, 3, 2)).toEqual(['saved', 'recommended']);
  expect(keys(3, 3, 2)).toEqual(['recommended']);
  expect(keys(3, 0, null)).toEqual([]);
  expect(keys(4, 3, 2, '可售单层车 2 辆')).toEqual(['recommended']);
});

const figure = (value: number, low: number, high: number) => ({ value, low, high, suppressed: false });
const comparison = {
  cityCode: '440300',
  verdict: 'more',
  reach: figure(25_000, 18_000, 32_000),
  reachShare: figure(0.0081, 0.0052, 0.011),
  taImpressions: figure(90_000, 80_000, 100_000),
  totalFen: -1_230_000,
} as const;

test('the difference is said with sign, points and interval', () => {
  expect(prepareDifference(comparison)).toEqual({
    tone: 'success',
    verdict: '触达更多，超出抽样误差',
    facts: ['到达率 +0.81 点（95% 区间 +0.52 至 +1.10 点）', '触达人数 +2.5 万，含税合计 −¥1.2 万'],
  });
  expect(signed(0, String)).toBe('0');
});

test('what sampling cannot tell apart, or may not be shown, makes no claim', () => {
  const undecided = {
    ...comparison,
    verdict: 'undecided',
    reachShare: figure(0.001, -0.001, 0.003),
  } as const;
  expect(prepareDifference(undecided).verdict).toBe('差异在抽样误差之内');
  expect(prepareDifference(undecided).facts[0]).toContain('−0.10 至 +0.30 点');
  expect(prepareDifference({ ...comparison, verdict: 'withheld' }).facts).toEqual(['含税合计 −¥1.2 万']);
});
