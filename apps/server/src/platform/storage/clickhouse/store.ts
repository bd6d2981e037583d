import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClickHouseClient } from '@clickhouse/client';
import { z } from 'zod';
import {
  checkedNames,
  checkedSelect,
  type ClickHouse,
  type Parameters,
  type ReadOptions,
} from './clickhouse.ts';
import type { Driver } from './driver.ts';

type Read<Result> = (
  client: ClickHouseClient,
  query: string,
  settings: Record<string, string | number>,
) => Promise<Result>;

const killEveryMilliseconds = 50;

/** Operations in progress in a driver. The embedded engine crashes the process when closed while working. */
function openWork(driver: Driver) {
  const works = new Set<Promise<unknown>>();
  const track = async <Result>(done: Promise<Result>): Promise<Result> => {
    works.add(done);
    try {
      return await done;
    } finally {
      works.delete(done);
    }
  };
  /** Tags of the reads in progress. */
  const reads = new Set<string>();
  let closed: Promise<void> | undefined;
  const assertOpen = () => {
    if (closed !== undefined) throw new Error('ClickHouse store closed');
  };

  async function end(): Promise<void> {
    while (works.size > 0) {
      // Repeated, because a read that was just sent is not known yet.
      for (const tag of reads) await driver.kill(tag).catch(() => undefined);
      await Promise.race([Promise.allSettled(works), sleep(killEveryMilliseconds)]);
    }
    await driver.close();
  }

  return {
    reads,
    assertOpen,
    /** Performs work for which closing waits. */
    async do<Result>(work: () => Promise<Result>): Promise<Result> {
      assertOpen();
      return track(work());
    },
    /** Stops a read, also while closing; closing waits until the engine has received it. */
    async kill(tag: string): Promise<void> {
      await track(driver.kill(tag)).catch(() => undefined);
    },
    /** Kills reads, waits for writes, accepts nothing new, and closes the driver. */
    close: (): Promise<void> => (closed ??= Promise.resolve().then(end)),
  };
}
type Work = ReturnType<typeof openWork>;

/** Runs one read in a free session; the tag in its text lets an abort stop it in the engine. */
async function read<Result>(
  driver: Driver,
  under: Work,
  sql: string,
  options: ReadOptions,
  work: Read<Result>,
): Promise<Result> {
  const profile = options.profile ?? 'interactive';
  const tag = `q-${randomBytes(9).toString('hex')}`;
  const query = `/* ${tag} */ ${checkedSelect(sql)}`;
  const inSession = async (client: ClickHouseClient): Promise<Result> => {
    const { signal } = options;
    signal?.throwIfAborted();
    under.assertOpen();
    under.reads.add(tag);
    const stop = () => void under.kill(tag);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await work(client, query, driver.readSettings(profile));
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
      under.reads.delete(tag);
    }
  };
  return under.do(() => driver.readers[profile].use(inSession, options.signal));
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks.length === 1 ? chunks[0] : Buffer.concat(chunks);
}

/** The store's interface over either driver. */
export function storeOver(driver: Driver): ClickHouse {
  const under = openWork(driver);
  return {
    query: (sql, parameters, row, options = {}) =>
      read(driver, under, sql, options, async (client, query, clickhouse_settings) => {
        const answer = await client.query({
          query,
          query_params: { ...parameters },
          format: 'JSONEachRow',
          clickhouse_settings,
        });
        return z.array(row).parse(await answer.json());
      }),
    queryBinary: (sql, parameters, options = {}) =>
      read(driver, under, sql, options, async (client, query, clickhouse_settings) => {
        const answer = await client.exec({
          query: `${query} FORMAT RowBinary`,
          query_params: { ...parameters },
          clickhouse_settings,
        });
        return bytesOf(answer.stream);
      }),
    async insert(table, rows) {
      checkedNames([table]);
      if (rows.length === 0) return;
      await under.do(() =>
        driver.writers.use((client) => client.insert({ table, values: [...rows], format: 'JSONEachRow' })),
      );
    },
    insertText: (table, columns, chunks) => under.do(() => driver.insertText(table, columns, chunks)),
    insertBlocks: (table, columns, blocks) => under.do(() => driver.insertBlocks(table, columns, blocks)),
    async command(sql: string, parameters: Parameters = {}) {
      await under.do(() =>
        driver.writers.use((client) => client.command({ query: sql, query_params: { ...parameters } })),
      );
    },
    async ping() {
      const started = performance.now();
      await this.query('SELECT 1 AS one', {}, z.object({ one: z.literal(1) }), {
        signal: AbortSignal.timeout(2000),
      });
      return performance.now() - started;
    },
    close: under.close,
  };
}
