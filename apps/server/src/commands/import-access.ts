import { join } from 'node:path';
import type { Job } from '@ooh/contract/domain/job';
import { followEveryRelease } from '../app/follow-every-release.ts';
import { openContext } from '../app/open-context.ts';
import { registerJobKinds } from '../app/job-kinds.ts';
import { createLogger } from '../app/serve.ts';
import { openAuditLog } from '../platform/audit/audit-log.ts';
import type { Config } from '../platform/config/config.ts';
import { loadSecret } from '../platform/config/secret.ts';
import type { Context } from '../context.ts';
import { createJobStore } from '../platform/job/job-store.ts';
import { AppError } from '../platform/http/app-error.ts';
import { ensureFirstAccounts } from '../demo/first-accounts.ts';
import { openFileStore } from '../platform/storage/files/file-store.ts';
import { FolderInUse, lockFolder } from '../platform/storage/instance-lock.ts';
import { connectPostgres } from '../platform/storage/postgres/connect.ts';
import { runningAddress } from '../platform/storage/postgres/running.ts';

/** What a command needs to submit work and to follow it. */
export interface CommandAccess {
  readonly parts: Pick<Context, 'db' | 'files' | 'audit' | 'now'>;
  /** True when a running service on the data folder does the work. */
  readonly isRemote: boolean;
  enqueue(kind: string, ownerId: string, payload: unknown): Promise<string>;
  find(jobId: string, ownerId: string): Promise<Job | undefined>;
  cancel(jobId: string, ownerId: string): Promise<void>;
  /** False once no process is left to do the work. */
  isAttended(): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens the data folder's stores, or connects to those of the running service. */
export async function openAccess(config: Config, searchPath: string): Promise<CommandAccess> {
  try {
    return await openOwn(config, searchPath);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    return joinService(config, error);
  }
}

async function openOwn(config: Config, searchPath: string): Promise<CommandAccess> {
  const { context, close } = await openContext(config, createLogger('fatal'), searchPath);
  try {
    registerJobKinds(context.jobs);
    followEveryRelease(context);
    const first = await ensureFirstAccounts(context);
    if (first?.shownPassword)
      console.log(`已创建账号 ${first.userNames.join('、')}，密码（仅显示一次）：${first.shownPassword}`);
    await context.jobs.start(context);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    parts: context,
    isRemote: false,
    enqueue: (kind, ownerId, payload) => context.jobs.enqueue(kind, ownerId, payload),
    find: (jobId, ownerId) => context.jobs.find(jobId, ownerId),
    cancel: async (jobId, ownerId) => void (await context.jobs.cancel(jobId, ownerId)),
    isAttended: async () => true,
    close,
  };
}

/** The service takes waiting jobs from the table; files are written to its folder. */
async function joinService(config: Config, inUse: FolderInUse): Promise<CommandAccess> {
  const address =
    config.databaseUrl === undefined
      ? await runningAddress(join(config.dataDir, 'postgres'))
      : { url: config.databaseUrl };
  if (!address) throw new AppError('unavailable', `${inUse.message}，且其数据库尚未就绪，请稍后重试`);
  const postgres = connectPostgres(address, { connections: 3, onError: () => undefined });
  const now = () => new Date();
  const store = createJobStore(postgres.db, now);
  return {
    parts: {
      db: postgres.db,
      files: openFileStore(join(config.dataDir, 'files')),
      audit: openAuditLog(postgres.db, await loadSecret(config), now),
      now,
    },
    isRemote: true,
    enqueue: (kind, ownerId, payload) => store.insert(kind, ownerId, payload),
    find: (jobId, ownerId) => store.find(jobId, ownerId),
    cancel: (jobId) => store.requestCancel(jobId),
    isAttended: () => isHeld(config.dataDir),
    close: () => postgres.close(),
  };
}

async function isHeld(dataDir: string): Promise<boolean> {
  try {
    await (await lockFolder(dataDir)).release();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}
