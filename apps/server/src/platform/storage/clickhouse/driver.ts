import type { ClickHouseClient } from '@clickhouse/client';
import type { ClickHouse, ReadProfile } from './clickhouse.ts';
import type { SessionPool } from './session-pool.ts';

/** What differs between the engine in process and a server; the SQL above it is the same. */
export interface Driver extends Pick<ClickHouse, 'insertText' | 'insertBlocks'> {
  readonly readers: Readonly<Record<ReadProfile, SessionPool<ClickHouseClient>>>;
  readonly writers: SessionPool<ClickHouseClient>;
  /** Settings to send with every read; the embedded engine has them fixed in its reader sessions. */
  readSettings(profile: ReadProfile): Record<string, string | number>;
  /** Stops the running query whose text holds the tag. */
  kill(tag: string): Promise<void>;
  close(): Promise<void>;
}
