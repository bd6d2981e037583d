import { noAudienceReason } from '@ooh/contract/domain/target-audience';
import { expect, test } from 'vitest';
import { compareParts } from './combine-figures.ts';
import { frequencyRows, goalRows, indicatorRows } from './effect-indicators.ts';
import { unknownFigure } from '../../disclosure/suppression.ts';

const minimumCell = 50;

test.each([
  [false, noAudienceReason],
  [true, '样本不足'],
])('figures of an audience say why there are none (audience chosen: %s)', (hasAudience, reason) => {
  const visit = { costFen: unknownFigure, reason: null };
  const rows = indicatorRows([], compareParts([], minimumCell), { minimumCell, hasAudience, visit });
  const ofAudience = rows.filter(({ indicator }) => /^(taConcentration|tgi)/.test(indicator));
  expect(ofAudience).toHaveLength(3);
  for (const row of ofAudience) expect(row).toMatchObject({ planned: null, actual: null, reason });
});

test('a goal that is not reached is open while days are to come, and missed after them', () => {
  const comparison = compareParts([], minimumCell);
  const reached = (value: number) => ({ value, low: null, high: null, suppressed: false });
  const actual = { ...comparison.actual, reachShare: reached(0.34), frequency: reached(6), cpmFen: 2100 };
  const target = { reachShare: 0.4, frequency: 5, cpmFen: 1500 };
  const gradesAt = (stage: 'interim' | 'final') =>
    Object.fromEntries(
      goalRows(target, { ...comparison, actual }, stage).map(({ metric, grade }) => [metric, grade]),
    );
  expect(gradesAt('interim')).toEqual({
    reachShare: 'open',
    frequency: 'met',
    impressions: null,
    cpmFen: 'open',
  });
  expect(gradesAt('final')).toEqual({
    reachShare: 'partly',
    frequency: 'met',
    impressions: null,
    cpmFen: 'missed',
  });
});

test('people by contacts as run are withheld where their reach is', () => {
  const measure = {
    taUniverse: 100,
    planned: { distribution: [60, 40] },
    actual: { distribution: [90, 10] },
  };
  const cities = [{ measure }] as unknown as Parameters<typeof frequencyRows>[0];
  const figure = (value: number | null) => ({ value, low: null, high: null, suppressed: value === null });
  const empty = compareParts([], minimumCell);
  const of = (actual: number | null) =>
    frequencyRows(cities, {
      ...empty,
      planned: { ...empty.planned, reach: figure(40) },
      actual: { ...empty.actual, reach: figure(actual) },
    });
  expect(of(10).reachAtLeast).toEqual([{ k: 1, plannedShare: 0.4, actualShare: 0.1 }]);
  expect(of(null).reachAtLeast).toEqual([{ k: 1, plannedShare: 0.4, actualShare: null }]);
  expect(of(null).distribution.map((row) => row.actualPersons)).toEqual([null, null]);
});
