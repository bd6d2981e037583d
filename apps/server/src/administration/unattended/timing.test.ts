import { expect, test } from 'vitest';
import { nextPull } from './timing.ts';

const at = (text: string) => new Date(text);

test('times of day are those of China, and later than now', () => {
  const daily = { dailyAt: '02:30' };
  expect(nextPull(daily, at('2026-11-28T18:00:00Z'))).toEqual(at('2026-11-28T18:30:00Z'));
  expect(nextPull(daily, at('2026-11-28T18:30:00Z'))).toEqual(at('2026-11-29T18:30:00Z'));
  expect(nextPull(daily, at('2026-11-28T15:59:00Z'))).toEqual(at('2026-11-28T18:30:00Z'));
});

test('minutes count from the last pull', () => {
  expect(nextPull({ everyMinutes: 90 }, at('2026-11-28T18:00:00Z'))).toEqual(at('2026-11-28T19:30:00Z'));
});
