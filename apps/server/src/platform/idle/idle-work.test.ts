import { expect, test } from 'vitest';
import { createIdleWork } from './idle-work.ts';

/** Time passes only while somebody pauses; `at` is what happens meanwhile. */
function underClock(at: Readonly<Record<number, () => void>> = {}) {
  let now = 0;
  const idle = createIdleWork({
    quietMs: 3000,
    clock: () => now,
    async pause(milliseconds) {
      for (let step = 0; step < milliseconds; step += 1) at[++now]?.();
    },
  });
  const { signal } = new AbortController();
  /** When a piece of work begins that takes so long. */
  const begins = (milliseconds = 0) =>
    idle.run(async () => {
      const begun = now;
      now += milliseconds;
      return begun;
    }, signal);
  return { idle, begins };
}

test('work begins when nothing was asked for three seconds, and goes on as long as it stays quiet', async () => {
  const { begins } = underClock();
  expect(await begins(400)).toBe(3000);
  expect(await begins(400)).toBe(3400);
  expect(await begins()).toBe(3800);
});

test('a request that is under way or has just ended puts it off', async () => {
  let end = () => undefined as void;
  const { idle, begins } = underClock({ 2000: () => (end = idle.begin()), 4000: () => end() });
  expect(await begins()).toBe(7000);
});

test('a request that ends twice ends once', async () => {
  const { idle, begins } = underClock();
  const end = idle.begin();
  idle.begin();
  end();
  end();
  expect(await begins()).toBe(9000);
});

test('somebody always at work leaves it a tenth of the time', async () => {
  const { idle, begins } = underClock();
  idle.begin();
  const first = await begins(1000);
  expect(await begins(2000)).toBe(first + 10_000);
  expect(await begins()).toBe(first + 30_000);
});

test('work that was stopped does not begin, whether it waits or not', async () => {
  const idle = createIdleWork({ quietMs: 60_000 });
  const stop = new AbortController();
  let hasBegun = false;
  const work = idle.run(async () => void (hasBegun = true), stop.signal);
  stop.abort(new Error('stopped'));
  await expect(work).rejects.toThrow();
  await expect(
    createIdleWork({ quietMs: 0 }).run(async () => void (hasBegun = true), stop.signal),
  ).rejects.toThrow('stopped');
  expect(hasBegun).toBe(false);
});
