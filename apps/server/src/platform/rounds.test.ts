import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startRounds } from './rounds.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('rounds follow one another, and the end waits for the one at work', async () => {
  const ended: (() => void)[] = [];
  let begun = 0;
  const stop = startRounds(() => {
    begun += 1;
    return new Promise((resolve) => ended.push(resolve));
  }, 100);
  expect(begun).toBe(1);
  await vi.advanceTimersByTimeAsync(350);
  expect(begun, 'left out while the first is at work').toBe(1);
  ended[0]();
  await vi.advanceTimersByTimeAsync(100);
  expect(begun).toBe(2);

  let isStopped = false;
  const stopping = stop().then(() => (isStopped = true));
  await vi.advanceTimersByTimeAsync(300);
  expect(isStopped).toBe(false);
  ended[1]();
  await stopping;
  await vi.advanceTimersByTimeAsync(300);
  expect(begun).toBe(2);
});

test('an end between rounds waits for nothing', async () => {
  const stop = startRounds(() => Promise.resolve(), 100);
  await vi.advanceTimersByTimeAsync(10);
  await stop();
});
