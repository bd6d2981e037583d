import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a user is idle two minutes after the last key or click', async () => {
  const heard = new Map<string, () => void>();
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => heard.set(kind, listener));
  const { isUserIdle } = await import('./user-idle.ts');
  vi.advanceTimersByTime(120_000);
  expect(isUserIdle()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isUserIdle()).toBe(true);
  for (const kind of ['pointerdown', 'keydown', 'wheel']) {
    heard.get(kind)!();
    expect(isUserIdle()).toBe(false);
    vi.advanceTimersByTime(120_001);
    expect(isUserIdle()).toBe(true);
  }
});
