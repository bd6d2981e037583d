import { Readable } from 'node:stream';
import { buffer as drained } from 'node:stream/consumers';
import { createClient } from '@clickhouse/client';
import { checkedNames, limitsOf } from './clickhouse.ts';
import type { Driver } from './driver.ts';
import { createSessionPool } from './session-pool.ts';

const connections = { interactive: 16, batch: 4, write: 4 } as const;

/** Talks to a ClickHouse server or cluster over HTTP. */
export function openServerDriver(url: string): Driver {
  const client = createClient({
    url,
    application: 'ooh-planner',
    request_timeout: 620_000,
    max_open_connections: connections.interactive + connections.batch + connections.write,
  });
  const poolOf = (size: number) => createSessionPool(Array.from({ length: size }, () => client));
  const writers = poolOf(connections.write);
  return {
    readers: { interactive: poolOf(connections.interactive), batch: poolOf(connections.batch) },
    writers,
    readSettings: (profile) => ({
      ...limitsOf[profile],
      output_format_json_quote_64bit_integers: 0,
      cancel_http_readonly_queries_on_client_close: 1,
      readonly: 1,
    }),
    insertText: (table, columns, chunks) =>
      writers.use(async () => {
        checkedNames([table, ...columns]);
        await client.insert({
          table,
          columns: columns as [string, ...string[]],
          format: 'TabSeparated',
          values: Readable.from(chunks, { objectMode: false }),
        });
      }),
    insertBlocks: (table, columns, blocks) =>
      writers.use(async () => {
        const { stream } = await client.exec({
          query: `INSERT INTO ${checkedNames([table])} (${checkedNames(columns)}) FORMAT Native`,
          values: Readable.from(blocks, { objectMode: false }),
        });
        await drained(stream);
      }),
    async kill(tag) {
      await client.command({
        query: `KILL QUERY WHERE query LIKE '%${tag}%' AND query NOT LIKE '%KILL%' ASYNC`,
      });
    },
    close: () => client.close(),
  };
}
