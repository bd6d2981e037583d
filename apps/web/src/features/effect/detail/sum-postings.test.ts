import { examplePostings } from '@ooh/contract/domain/effect';
import { expect, test } from 'vitest';
import { sumPostings } from './sum-postings.ts';

test('rates of the whole are of its units, not means of the rates of its parts', () => {
  const large = { ...examplePostings, plannedUnits: 96, dueUnits: 96, postedUnits: 96, onTimeUnits: 48 };
  const whole = sumPostings([examplePostings, large]);
  expect(whole).toMatchObject({ plannedUnits: 100, postedUnits: 99, postingRate: 0.99, onTimeRate: 0.51 });
  expect(whole.byState.missing).toBe(2);
});

test('nothing has no rates', () => {
  expect(sumPostings([])).toMatchObject({ plannedUnits: 0, postingRate: null, onTimeRate: null });
});
