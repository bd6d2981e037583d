import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { openAuditLog } from '../platform/audit/audit-log.ts';
import type { Config } from '../platform/config/config.ts';
import { loadSecret } from '../platform/config/secret.ts';
import type { Context } from '../context.ts';
import { openDocumentWriter } from '../platform/document/writer/document-writer.ts';
import { openEngine } from '../measurement/engine/engine.ts';
import { modelInputReader } from '../measurement/engine/read-model-input.ts';
import { createReleaseHooks } from '../city-data/release/release-hooks.ts';
import { createIdleWork } from '../platform/idle/idle-work.ts';
import { createSealing } from '../platform/config/sealing.ts';
import { createKeyLimits } from '../platform/session/key-limits.ts';
import { createJobs } from '../platform/job/jobs.ts';
import { privacyReaders } from './privacy-readers.ts';
import { openAnswerLedger } from '../disclosure/strict/answer-ledger.ts';
import { openPrivacyPolicy } from '../disclosure/strict/privacy-policy.ts';
import { packMembersReader } from '../measurement/crowd/pack-members.ts';
import { openClickHouse } from '../platform/storage/clickhouse/open.ts';
import { openFileStore } from '../platform/storage/files/file-store.ts';
import { lockFolder, type LockPatience } from '../platform/storage/instance-lock.ts';
import { openPostgres } from '../platform/storage/postgres/open.ts';

export interface OpenedContext {
  readonly context: Context;
  /** Informs processes that request the data folder that it will soon be free. */
  announceStop(): void;
  /** Stops jobs, closes the stores and releases the data folder, in that order, once. */
  close(): Promise<void>;
}

/** Closes what was opened, newest first. */
function createClosing(): { add(close: () => Promise<void>): void; run(): Promise<void> } {
  const steps: (() => Promise<void>)[] = [];
  return {
    add: (close) => void steps.push(close),
    async run() {
      for (let step = steps.pop(); step !== undefined; step = steps.pop()) await step();
    },
  };
}

/** Takes the data folder and opens every store in it. Throws FolderInUse when another process holds the folder. */
export async function openContext(
  config: Config,
  log: Logger,
  searchPath: string,
  patience?: LockPatience,
): Promise<OpenedContext> {
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 });
  const closing = createClosing();
  try {
    const lock = await lockFolder(config.dataDir, patience);
    closing.add(() => lock.release());
    const postgres = await openPostgres({
      dataDir: config.dataDir,
      databaseUrl: config.databaseUrl,
      searchPath,
      onError: (error) => log.error({ reason: error.message }, 'lost a connection to PostgreSQL'),
    });
    closing.add(() => postgres.close());
    const clickhouse = await openClickHouse(config);
    closing.add(() => clickhouse.close());

    const engine = openEngine(
      join(config.dataDir, 'models'),
      modelInputReader(postgres.db, clickhouse),
      packMembersReader(postgres.db),
    );
    const documents = openDocumentWriter();
    const now = () => new Date();
    const { db } = postgres;
    const instance = createHash('sha256').update(config.dataDir).digest('hex').slice(0, 16);
    const jobs = createJobs({ db, log, now, instance });
    closing.add(async () => {
      // Jobs have been signalled to stop; computations of the engine for them are cancelled.
      const stopped = jobs.stop();
      await Promise.all([engine.close(), documents.close()]);
      await stopped;
    });
    const secret = await loadSecret(config);
    const context: Context = {
      config,
      db,
      clickhouse,
      engine,
      documents,
      files: openFileStore(join(config.dataDir, 'files')),
      jobs,
      idle: createIdleWork(),
      audit: openAuditLog(db, secret, now),
      releases: createReleaseHooks(log),
      sealing: createSealing(secret),
      keyLimits: createKeyLimits(config.keyRequestsPerMinute, now),
      privacy:
        config.privacyMode === 'strict'
          ? openPrivacyPolicy(
              config,
              openAnswerLedger(db, config.privacyLimits),
              privacyReaders({ db, engine }),
              secret,
            )
          : null,
      log,
      healthChecks: new Map([
        ['postgres', () => postgres.ping().then(() => null)],
        ['clickhouse', () => clickhouse.ping().then(() => null)],
        ['engine', () => engine.ping().then(() => null)],
      ]),
      now,
    };
    return {
      context,
      announceStop: lock.announceStop,
      async close() {
        lock.announceStop();
        await closing.run();
      },
    };
  } catch (error) {
    await closing.run();
    throw error;
  }
}
