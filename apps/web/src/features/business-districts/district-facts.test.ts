import { expect, test } from 'vitest';
import { factsOf } from './district-facts.ts';
import { districtForTest, figureOf } from './testing/district-for-test.ts';

test('stay and ratio follow from the figures, and are unknown where one of them is withheld', () => {
  const { workdayRatio: _ratio, dwellHours: _stay, ...row } = districtForTest('a');
  const onDay = (value: number | null) => [{ ...row, dailyPersons: figureOf(value) }];
  const [known] = factsOf([row], onDay(1500), onDay(1000));
  // A quarter of those who come are there at any moment of 24 hours.
  expect(known).toMatchObject({ dwellHours: 6, workdayRatio: 1.5 });
  expect(factsOf([row], onDay(1500), undefined)[0].workdayRatio).toBeNull();
  expect(factsOf([row], onDay(1500), onDay(null))[0].workdayRatio).toBeNull();
  expect(factsOf(onDay(null), undefined, undefined)[0].dwellHours).toBeNull();
});
