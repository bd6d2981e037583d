import { exampleComparison } from '@ooh/contract/domain/effect';
import { expect, test } from 'vitest';
import { exampleReport } from './example-report.ts';

const reachShare = { value: 0.15, low: 0.14, high: 0.16, suppressed: false };
const told = { ...exampleComparison, actual: { ...exampleComparison.actual, reachShare } };

test('a sample with a reach comes before one without, and orders of users are no samples', () => {
  const own = { isSample: false, comparison: told };
  const empty = { isSample: true, comparison: exampleComparison };
  const waiting = { isSample: true, comparison: null };
  const full = { isSample: true, comparison: told };
  expect(exampleReport([own, waiting, empty, full])).toBe(full);
  expect(exampleReport([own, waiting, empty])).toBe(waiting);
  expect(exampleReport([own])).toBeUndefined();
});
