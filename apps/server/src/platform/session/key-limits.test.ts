import { expect, test } from 'vitest';
import { createKeyLimits } from './key-limits.ts';

test('each key has so many requests a minute', () => {
  let now = new Date('2026-11-28T08:00:00Z');
  const isWithin = createKeyLimits(2, () => now);
  expect(['a', 'a', 'b', 'a'].map(isWithin)).toEqual([true, true, true, false]);
  now = new Date('2026-11-28T08:00:59Z');
  expect(isWithin('a')).toBe(false);
  now = new Date('2026-11-28T08:01:00Z');
  expect(isWithin('a')).toBe(true);
});
