import { join } from 'node:path';
import { pino } from 'pino';
import { inject } from 'vitest';
import { openAuditLog } from '../platform/audit/audit-log.ts';
import { readConfig, type Config } from '../platform/config/config.ts';
import type { Context } from '../context.ts';
import { openDocumentWriter } from '../platform/document/writer/document-writer.ts';
import { openEngine } from '../measurement/engine/engine.ts';
import { packMembersReader } from '../measurement/crowd/pack-members.ts';
import { modelInputReader } from '../measurement/engine/read-model-input.ts';
import { createReleaseHooks } from '../city-data/release/release-hooks.ts';
import { createIdleWork } from '../platform/idle/idle-work.ts';
import { createSealing } from '../platform/config/sealing.ts';
import { createKeyLimits } from '../platform/session/key-limits.ts';
import { createJobs } from '../platform/job/jobs.ts';
import { privacyReaders } from '../app/privacy-readers.ts';
import { registerJobKinds } from '../app/job-kinds.ts';
import { openAnswerLedger } from '../disclosure/strict/answer-ledger.ts';
import { openPrivacyPolicy } from '../disclosure/strict/privacy-policy.ts';
import { openClickHouse } from '../platform/storage/clickhouse/open.ts';
import { openFileStore } from '../platform/storage/files/file-store.ts';
import { connectPostgres } from '../platform/storage/postgres/connect.ts';
import type { Stores } from './test-stores.ts';

/** Everything that the application stands on, in a test. */
export interface TestContext {
  readonly context: Context;
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

/** Opens stores as the application does, with a clock that can be set forward; jobs do not run yet. */
export async function openTestContext(
  { folder: dataDir, database }: Stores,
  overrides: Partial<Config>,
): Promise<TestContext> {
  const postgres = inject('postgres');
  const onError = () => undefined;
  const config: Config = {
    ...readConfig(
      {
        NODE_ENV: 'test',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'silent',
        LOGINS_PER_MINUTE: '100000',
        // Clocks are set forward by days while sessions stay.
        IDLE_MINUTES: '0',
      },
      '0.0.0-test',
    ),
    ...overrides,
  };
  const store = connectPostgres({ ...postgres, database }, { connections: 10, onError });
  const clickhouse = await openClickHouse(config);
  const engine = openEngine(
    join(dataDir, 'models'),
    modelInputReader(store.db, clickhouse),
    packMembersReader(store.db),
  );
  const documents = openDocumentWriter();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const log = pino({ level: 'silent' });
  const jobs = createJobs({ db: store.db, log, now, instance: database });
  registerJobKinds(jobs);
  const context: Context = {
    config,
    db: store.db,
    clickhouse,
    engine,
    documents,
    files: openFileStore(join(dataDir, 'files')),
    jobs,
    idle: createIdleWork({ quietMs: 0 }),
    audit: openAuditLog(store.db, 'test-secret', now),
    releases: createReleaseHooks(log),
    sealing: createSealing('test-secret'),
    keyLimits: createKeyLimits(config.keyRequestsPerMinute, now),
    privacy:
      config.privacyMode === 'strict'
        ? openPrivacyPolicy(
            config,
            openAnswerLedger(store.db, config.privacyLimits),
            privacyReaders({ db: store.db, engine }),
            'test-secret',
          )
        : null,
    log,
    healthChecks: new Map([
      ['postgres', () => store.ping().then(() => null)],
      ['clickhouse', () => clickhouse.ping().then(() => null)],
    ]),
    now,
  };
  return {
    context,
    advance: (milliseconds) => (ahead += milliseconds),
    async close() {
      await jobs.stop();
      await engine.close();
      await documents.close();
      await store.close();
      await clickhouse.close();
    },
  };
}
