import { randomBytes } from 'node:crypto';
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

/** Runs one read in a free session; the tag in its text lets an abort stop it in the engine. */
async function read<Result>(
  driver: Driver,
  sql: string,
  options: ReadOptions,
  work: Read<Result>,
): Promise<Result> {
  const profile = options.profile ?? 'interactive';
  const tag = `q-${randomBytes(9).toString('hex')}`;
  const query = `/* ${tag} */ ${checkedSelect(sql)}`;
  return driver.readers[profile].use(async (client) => {
    const { signal } = options;
    signal?.throwIfAborted();
    const stop = () => void driver.kill(tag).catch(() => undefined);
    signal?.addEventListener('abort', stop, { once: true });
    try {
      return await work(client, query, driver.readSettings(profile));
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener('abort', stop);
    }
  }, options.signal);
}

async function bytesOf(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks);
}

/** The store's one interface over either driver. */
export function storeOver(driver: Driver): ClickHouse {
  return {
    query: (sql, parameters, row, options = {}) =>
      read(driver, sql, options, async (client, query, clickhouse_settings) => {
        const answer = await client.query({
          query,
          query_params: { ...parameters },
          format: 'JSONEachRow',
          clickhouse_settings,
        });
        return z.array(row).parse(await answer.json());
      }),
    queryBinary: (sql, parameters, options = {}) =>
      read(driver, sql, options, async (client, query, clickhouse_settings) => {
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
      await driver.writers.use((client) =>
        client.insert({ table, values: [...rows], format: 'JSONEachRow' }),
      );
    },
    insertText: (table, columns, chunks) => driver.insertText(table, columns, chunks),
    insertBlocks: (table, columns, blocks) => driver.insertBlocks(table, columns, blocks),
    async command(sql: string, parameters: Parameters = {}) {
      await driver.writers.use((client) => client.command({ query: sql, query_params: { ...parameters } }));
    },
    async ping() {
      const started = performance.now();
      await this.query('SELECT 1 AS one', {}, z.object({ one: z.literal(1) }), {
        signal: AbortSignal.timeout(2000),
      });
      return performance.now() - started;
    },
    close: () => driver.close(),
  };
}
