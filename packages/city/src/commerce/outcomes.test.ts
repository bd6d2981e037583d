import { expect, test } from 'vitest';
import { demoOutcomes, type DemoOutcome } from './outcomes.ts';

const persons = 40_000;
const isMet = (person: number) => person % 2 === 0;
const outcomes = demoOutcomes(1, 'order', persons, isMet);

/** Mean number per person in a period, of exposed or other persons. */
const meanOf = (kind: DemoOutcome['kind'], period: 'placebo' | 'before' | 'after', met: boolean) =>
  outcomes
    .filter((one) => one.kind === kind && isMet(one.person) === met)
    .reduce((sum, one) => sum + one[period], 0) /
  (persons / 2);

test('visits of exposed persons rise after the campaign, and nothing else changes', () => {
  expect(meanOf('visit', 'after', true)).toBeGreaterThan(0.12);
  for (const period of ['placebo', 'before', 'after'] as const) {
    expect(Math.abs(meanOf('visit', period, false) - 0.1)).toBeLessThan(0.01);
    for (const met of [true, false])
      expect(Math.abs(meanOf('search', period, met) - 0.05)).toBeLessThan(0.007);
  }
  for (const period of ['placebo', 'before'] as const)
    expect(Math.abs(meanOf('visit', period, true) - 0.1)).toBeLessThan(0.01);
});

test('habits persist: earlier visitors visit more often than others', () => {
  const visits = outcomes.filter(({ kind }) => kind === 'visit');
  const came = visits.filter(({ before }) => before > 0);
  const again = came.filter(({ placebo }) => placebo > 0).length / came.length;
  expect(again).toBeGreaterThan(1.4 * (visits.filter(({ placebo }) => placebo > 0).length / persons));
});

test('the same seed and campaign give the same outcomes, different ones differ', () => {
  expect(demoOutcomes(1, 'order', persons, isMet)).toEqual(outcomes);
  expect(demoOutcomes(1, 'other', 500, isMet)).not.toEqual(demoOutcomes(1, 'order', 500, isMet));
  expect(demoOutcomes(2, 'order', 500, isMet)).not.toEqual(demoOutcomes(1, 'order', 500, isMet));
});
