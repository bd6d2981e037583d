import { expect, test } from 'vitest';
import { countdownText, firstExpiry } from './countdown.ts';

const now = new Date('2026-11-21T06:00:00.000Z');

test('hours may pass a hundred, the last second is still shown, then nothing', () => {
  expect(countdownText('2026-11-24T05:59:58.000Z', now)).toBe('71:59:58');
  expect(countdownText('2026-11-26T06:00:00.000Z', now)).toBe('120:00:00');
  expect(countdownText('2026-11-21T06:00:00.400Z', now)).toBe('00:00:01');
  expect(countdownText('2026-11-21T06:00:00.000Z', now)).toBeNull();
  expect(countdownText('no time', now)).toBeNull();
});

test('the first hold that runs out counts', () => {
  expect(
    firstExpiry([
      { expiresAt: null },
      { expiresAt: '2026-11-24T06:00:00.000Z' },
      { expiresAt: '2026-11-22T06:00:00.000Z' },
    ]),
  ).toBe('2026-11-22T06:00:00.000Z');
  expect(firstExpiry([{ expiresAt: null }])).toBeNull();
});
