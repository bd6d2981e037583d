import { randomUUID } from 'node:crypto';
import { closeSync, fstatSync, openSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { devNull } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, type ClickHouseClient } from '@clickhouse/client';
import type { drainPending } from 'chdb';
import type { ChdbConnection, createChdbConnection } from 'chdb/connection';
import { createSessionPool } from './session-pool.ts';
import { checkedNames, limitsOf, type ReadProfile } from './clickhouse.ts';
import type { Driver } from './driver.ts';

type ConnectionModule = { createChdbConnection: typeof createChdbConnection };
type EngineModule = { drainPending: typeof drainPending };

const sessionCounts = { interactive: 3, batch: 1 } as const;

interface Writer {
  readonly client: ClickHouseClient;
  readonly connection: ChdbConnection;
}

async function lockedReader(open: () => Writer, profile: ReadProfile): Promise<ClickHouseClient> {
  const { client } = open();
  const settings = Object.entries({
    ...limitsOf[profile],
    output_format_json_quote_64bit_integers: 0,
    readonly: 1,
  });
  // readonly comes last: after it nothing can be changed, not by any later query of the session.
  await client.command({ query: `SET ${settings.map(([name, value]) => `${name} = ${value}`).join(', ')}` });
  return client;
}

/** The engine treats an array as rows, and a generator as chunks of bytes. */
async function* asStream(
  chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield* chunks;
}

/** Retry intervals for redirecting standard input, in milliseconds. */
const standardInputTries = 5_000;

/**
 * The engine reads the process's standard input as rows of an insert, and rejects it or stores unintended
 * data (chdb-core issue 239). A terminal and the null device are harmless; anything else is redirected.
 * Another thread that opens a file at that moment may get the descriptor: it has it until it closes the file.
 */
async function emptyStandardInput(): Promise<void> {
  if (fstatSync(0).isCharacterDevice()) return;
  closeSync(0);
  for (let tries = 0; tries < standardInputTries; tries++) {
    const opened = openSync(devNull, 'r');
    if (opened === 0) return;
    closeSync(opened);
    await sleep(1);
  }
  throw new Error('standard input cannot be put away: its descriptor stays in use');
}

/** Starts the engine in this process on a folder. One folder per process, with several sessions. */
export async function openEmbeddedDriver(folder: string): Promise<Driver> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const incoming = `${folder}-incoming`;
  // Files left by a killed process.
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { mode: 0o700 });
  await emptyStandardInput();
  // Loaded here and not above: the engine's library is large, and a server kind never needs it.
  const load = createRequire(import.meta.url);
  const { createChdbConnection: connect } = load('chdb/connection') as ConnectionModule;
  const { drainPending: untilIdle } = load('chdb') as EngineModule;
  const open = (): Writer => {
    const connection = connect({ path: folder });
    return { connection, client: createClient({ connection: connection as never }) };
  };
  const writer = open();
  const control = open();
  const readersOf = (profile: ReadProfile) =>
    Promise.all(Array.from({ length: sessionCounts[profile] }, () => lockedReader(open, profile)));
  const interactive = createSessionPool(await readersOf('interactive'));
  const batch = createSessionPool(await readersOf('batch'));
  const writers = createSessionPool([writer.client]);
  return {
    readers: { interactive, batch },
    writers,
    readSettings: () => ({}),
    insertText: (table, columns, chunks) =>
      writers.use(async () => {
        checkedNames([table, ...columns]);
        await writer.connection.chdb.streamInsert({
          table,
          columns,
          format: 'TabSeparated',
          values: asStream(chunks),
        });
      }),
    insertBlocks: (table, columns, blocks) =>
      writers.use(async () => {
        const names = checkedNames(columns);
        const file = join(incoming, `${randomUUID()}.native`);
        try {
          await writeFile(file, blocks, { mode: 0o600 });
          await writer.client.command({
            query: `INSERT INTO ${checkedNames([table])} (${names}) SELECT ${names} FROM file({file:String}, 'Native')`,
            query_params: { file },
          });
        } finally {
          await rm(file, { force: true });
        }
      }),
    async kill(tag) {
      await control.client.command({
        query: `KILL QUERY WHERE query LIKE '%${tag}%' AND query NOT LIKE '%KILL%' ASYNC`,
      });
    },
    async close() {
      // An aborted call has been answered while the engine may still be working; a session closed meanwhile is
      // released later. The process must not end before both, because its end unloads the engine.
      await untilIdle();
      for (const client of [...interactive.sessions, ...batch.sessions, control.client, writer.client])
        await client.close();
      await untilIdle();
    },
  };
}
