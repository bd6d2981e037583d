import { expect } from 'vitest';

/** Expects a value of the screen or the service within some time. */
export const expectSoon = <Value>(read: () => Value | Promise<Value>) =>
  expect.poll(read, { timeout: 30_000 });
