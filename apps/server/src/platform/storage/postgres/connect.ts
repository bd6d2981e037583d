import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { changeWatcher } from './change-watch.ts';
import type { Database, Db } from './database.ts';
import { prepareReads, statementNames } from './prepared-reads.ts';

/** Where PostgreSQL listens: an address of a server, or host (a socket folder), port, user and database. */
export type PostgresAddress =
  | { readonly url: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

export interface ConnectOptions {
  readonly connections?: number;
  /** Longest statement; 0 means none (migrations, bulk work). */
  readonly statementSeconds?: number;
  /** Called when an idle connection breaks, for example because the server stopped; not after the pool is closed. */
  readonly onError: (error: Error) => void;
}

export interface PostgresStore {
  readonly db: Db;
  /** Milliseconds of a round trip; rejects when the store does not answer within two seconds. */
  ping(): Promise<number>;
  close(): Promise<void>;
}

const parsers = new Map<number, (text: string) => unknown>([
  // int8 and numeric: money and counts stay far below 2^53.
  [20, Number],
  [1700, Number],
  // date: a calendar day has no time zone.
  [1082, (text) => text],
]);

const customTypes = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    return parsers.get(oid) ?? pg.types.getTypeParser(oid, format);
  },
};

/** Opens a pool. Every statement has a deadline; a broken idle connection is reported, never thrown. */
export function connectPostgres(address: PostgresAddress, options: ConnectOptions): PostgresStore {
  const statementMilliseconds = (options.statementSeconds ?? 15) * 1000;
  const pool = new pg.Pool({
    ...('url' in address ? { connectionString: address.url } : address),
    max: options.connections ?? 20,
    // A busy machine may take long to begin a connection; a store that is down refuses at once.
    connectionTimeoutMillis: 30_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: statementMilliseconds,
    query_timeout: statementMilliseconds === 0 ? undefined : statementMilliseconds + 2000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'ooh-planner',
    // A generic plan would scan whole tables where the actual values need few rows: only parsing is saved.
    options: '-c plan_cache_mode=force_custom_plan',
    types: customTypes,
  });
  let isClosing = false;
  const report = (error: Error) => {
    if (!isClosing) options.onError(error);
  };
  pool.on('error', report);
  const nameOf = statementNames();
  pool.on('connect', (client) => {
    client.on('error', report);
    prepareReads(client, nameOf);
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }), plugins: [changeWatcher] });
  return {
    db,
    async ping() {
      const started = performance.now();
      const answer = pool.query({ text: 'select 1', query_timeout: 2000 } as pg.QueryConfig);
      const late = sleep(2000, undefined, { ref: false }).then(() => {
        throw new Error('PostgreSQL 2 秒内无应答');
      });
      await Promise.race([answer, late]);
      return performance.now() - started;
    },
    close() {
      isClosing = true;
      return db.destroy();
    },
  };
}

const starting = new Set(['57P03', '08006', '08001', 'ECONNREFUSED', 'ENOENT', 'ECONNRESET']);

/** Waits until the server accepts connections: during crash recovery it refuses them for a moment. */
export async function untilAnswering(store: PostgresStore, seconds: number): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    try {
      await store.ping();
      return;
    } catch (error) {
      const code = (error as { code?: string }).code ?? '';
      const mayRecover = starting.has(code) || code === '';
      if (!mayRecover || performance.now() > deadline) {
        throw new Error(`无法连接 PostgreSQL (cannot reach PostgreSQL): ${(error as Error).message}`, {
          cause: error,
        });
      }
    }
    await sleep(50);
  }
}
