import type { ClickHouseClient } from '@clickhouse/client';
import type { ReadProfile } from './clickhouse.ts';
import type { SessionPool } from './session-pool.ts';

/** Differences between the embedded engine and a server; the SQL above is the same. */
export interface Driver {
  readonly readers: Readonly<Record<ReadProfile, SessionPool<ClickHouseClient>>>;
  readonly writers: SessionPool<ClickHouseClient>;
  /** Settings to send with every read; the embedded engine has them fixed in its reader sessions. */
  readSettings(profile: ReadProfile): Record<string, string | number>;
  insertText(
    table: string,
    columns: readonly string[],
    chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
  ): Promise<void>;
  insertBlocks(table: string, columns: readonly string[], blocks: readonly Uint8Array[]): Promise<void>;
  /** Stops the running query whose text holds the tag. */
  kill(tag: string): Promise<void>;
  close(): Promise<void>;
}
