import { expect } from 'vitest';

/** What a screen or the service comes to after a moment. */
export const expectSoon = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 30_000 });
