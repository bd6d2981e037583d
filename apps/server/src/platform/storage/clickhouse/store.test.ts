import { setTimeout as sleep } from 'node:timers/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Driver } from './driver.ts';
import { createSessionPool } from './session-pool.ts';
import { storeOver } from './store.ts';

/** A driver with one session whose reads and kills end under control of the test, and that records the order of events. */
function slowDriver() {
  const log: string[] = [];
  const [read, kill] = [Promise.withResolvers<never>(), Promise.withResolvers<void>()];
  const client = { query: () => read.promise } as unknown as ClickHouseClient;
  const unused = () => Promise.reject(new Error('not asked for'));
  const driver: Driver = {
    readers: { interactive: createSessionPool([client]), batch: createSessionPool([client]) },
    writers: createSessionPool([client]),
    readSettings: () => ({}),
    insertText: unused,
    insertBlocks: unused,
    async kill() {
      log.push('kill');
      await kill.promise;
      log.push('killed');
    },
    close() {
      log.push('closed');
      return Promise.resolve();
    },
  };
  return { driver, log, endRead: () => read.reject(new Error('stopped')), endKill: () => kill.resolve() };
}

test('a store closes only after the kill of an aborted read has reached the engine, even if the read has ended', async () => {
  const { driver, log, endRead, endKill } = slowDriver();
  const store = storeOver(driver);
  const abort = new AbortController();
  const reading = store.query('SELECT 1 AS one', {}, z.object({ one: z.number() }), { signal: abort.signal });
  await sleep(0);
  abort.abort(new Error('given up'));
  endRead();
  await expect(reading).rejects.toThrow('given up');
  const closing = store.close();
  await sleep(120);
  expect(log).toEqual(['kill']);
  endKill();
  await closing;
  expect(log).toEqual(['kill', 'killed', 'closed']);
});
