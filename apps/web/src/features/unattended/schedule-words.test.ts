import { expect, test } from 'vitest';
import { timingText } from './schedule-words.ts';

test('times are told in the largest unit that fits', () => {
  expect(timingText({ dailyAt: '02:30' })).toBe('每天 02:30');
  expect(timingText({ everyMinutes: 45 })).toBe('每 45 分钟');
  expect(timingText({ everyMinutes: 120 })).toBe('每 2 小时');
  expect(timingText({ everyMinutes: 2880 })).toBe('每 2 天');
});
