import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { stopAfter } from './stop-after.ts';

const runs = { isCancelled: () => false };

function workFor(seconds: number): void {
  const before = process.threadCpuUsage();
  const worked = () => {
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1e6;
  };
  while (worked() <= seconds);
}

test('waiting does not count, work does', async () => {
  const shouldStop = stopAfter(0.3, runs);
  await sleep(500);
  expect(shouldStop()).toBe(false);
  workFor(0.3);
  expect(shouldStop()).toBe(true);
});

test('a search that hardly comes to work ends by the clock', async () => {
  const shouldStop = stopAfter(0.05, runs);
  await sleep(300);
  expect(shouldStop()).toBe(true);
});

test('a cancelled search stops at once', () => {
  expect(stopAfter(60, { isCancelled: () => true })()).toBe(true);
});
