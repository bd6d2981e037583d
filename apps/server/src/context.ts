import type { Logger } from 'pino';
import type { AuditLog } from './platform/audit/audit-log.ts';
import type { Config } from './platform/config/config.ts';
import type { Sealing } from './platform/config/sealing.ts';
import type { DocumentWriter } from './platform/document/writer/document-writer.ts';
import type { Engine } from './measurement/engine/engine.ts';
import type { ReleaseHooks } from './city-data/release/release-hooks.ts';
import type { Jobs } from './platform/job/jobs.ts';
import type { ClickHouse } from './platform/storage/clickhouse/clickhouse.ts';
import type { IdleWork } from './platform/idle/idle-work.ts';
import type { FileStore } from './platform/storage/files/file-store.ts';
import type { PrivacyPolicy } from './disclosure/strict/privacy-policy.ts';
import type { Db } from './platform/storage/postgres/database.ts';

/** Rejects when the component fails; resolves with a remark or null when it works. */
export type HealthCheck = () => Promise<string | null>;

export type HealthPart = 'postgres' | 'clickhouse' | 'engine';

/** Long-lived resources of the process. A function takes the parts that it needs. */
export interface Context {
  readonly config: Config;
  readonly db: Db;
  readonly clickhouse: ClickHouse;
  /** Measurement and planning: keeps the cities' models in threads. */
  readonly engine: Engine;
  /** Writes workbooks and presentations in a thread of its own. */
  readonly documents: DocumentWriter;
  readonly files: FileStore;
  readonly jobs: Jobs;
  /** For work that nobody waits for. */
  readonly idle: IdleWork;
  readonly audit: AuditLog;
  /** Notified when a city's data change. */
  readonly releases: ReleaseHooks;
  /** Null unless PRIVACY_MODE=strict: answers are sent unchanged. */
  readonly privacy: PrivacyPolicy | null;
  readonly sealing: Sealing;
  /** Counts a request of a key; false where there are too many. */
  readonly keyLimits: (keyId: string) => boolean;
  readonly log: Logger;
  readonly healthChecks: Map<HealthPart, HealthCheck>;
  now(): Date;
}
