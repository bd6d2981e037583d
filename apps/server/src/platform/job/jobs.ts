import { EventEmitter } from 'node:events';
import type { Job } from '@ooh/contract/domain/job';
import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import type { Db, DbOrTransaction } from '../storage/postgres/database.ts';
import { apart } from '../storage/postgres/change-watch.ts';
import { followJob } from './follow.ts';
import { createJobStore } from './job-store.ts';
import { createWorker } from './worker.ts';

/** Interface of a runner to its job: progress and cancellation. */
export interface JobControl {
  readonly jobId: string;
  readonly ownerId: string;
  /** Share done, 0..1 over the whole job, and the Chinese name of the current phase. Cheap to call often. */
  progress(share: number, phase: string): void;
  /** True once the owner has cancelled or the service is stopping; the runner then returns or throws soon. */
  shouldStop(): boolean;
  /** Aborted at the same moment. */
  readonly signal: AbortSignal;
}

/**
 * Performs one kind of work. Its return value is stored as the job's result; the message of an AppError is shown to the owner.
 * A runner that stops early on request returns nothing or throws.
 */
export type JobRunner<Payload = unknown> = (
  context: Context,
  payload: Payload,
  control: JobControl,
) => Promise<Record<string, unknown> | void>;

export interface JobKind<Payload> {
  readonly run: JobRunner<Payload>;
  /** Treatment of a job interrupted by a crash or stop: restart (the work is repeatable) or fail. */
  readonly afterInterruption: 'requeue' | 'fail';
  /** Chinese text for the failed case. */
  readonly interruptedMessage?: string;
  readonly turn?: JobTurn;
}

/**
 * When a job starts. asked (the usual): somebody waits for it. behind: background work, only when no job that was asked for
 * waits. last: background work that can wait until no other is left. Of background jobs one runs at a time, and they keep
 * none that was asked for from starting.
 */
export type JobTurn = 'asked' | 'behind' | 'last';

export interface Jobs {
  register<Payload>(kind: string, definition: JobKind<Payload>): void;
  /**
   * Stores the job before resolving; it runs in turn, also after a restart. Returns its id.
   * Within a transaction it is committed or rolled back with it; call `wake` after the commit.
   */
  enqueue(kind: string, ownerId: string, payload: unknown, transaction?: DbOrTransaction): Promise<string>;
  /** Checks for waiting jobs now. */
  wake(): void;
  /** The owner's job; undefined for an unknown id or another owner's job. */
  find(jobId: string, ownerId: string): Promise<Job | undefined>;
  /** Cancels a job: a waiting one immediately, a running one at its next check. */
  cancel(jobId: string, ownerId: string): Promise<Job | undefined>;
  /** The job's states as they change, the last one final. */
  follow(jobId: string, ownerId: string, signal: AbortSignal): AsyncIterable<Job>;
  /** Settles interrupted jobs, then starts working. Call once, after all kinds are registered. */
  start(context: Context): Promise<void>;
  /** Signals running work to stop before returning, then waits for it; the next start resumes it. */
  stop(): Promise<void>;
}

export interface JobOptions {
  readonly db: Db;
  readonly log: Logger;
  now(): Date;
  /** Identifies this data folder, so that its interrupted jobs are recognised immediately after a restart. */
  readonly instance: string;
  readonly concurrency?: number;
}

/** The queue of long-running work, stored in PostgreSQL. */
export function createJobs(options: JobOptions): Jobs {
  const kinds = new Map<string, JobKind<unknown>>();
  const store = createJobStore(options.db, options.now);
  const ends = new EventEmitter().setMaxListeners(0);
  const worker = createWorker({
    ...options,
    store,
    kinds,
    concurrency: options.concurrency ?? 2,
    ended: (jobId) => ends.emit(jobId),
  });
  return {
    register(kind, definition) {
      if (kinds.has(kind)) throw new Error(`job kind ${kind} is registered twice`);
      kinds.set(kind, definition as JobKind<unknown>);
    },
    async enqueue(kind, ownerId, payload, transaction) {
      if (!kinds.has(kind)) throw new Error(`no runner for job kind ${kind}`);
      const jobId = await store.insert(kind, ownerId, payload, transaction);
      // A quick job may be over before the request that submits it.
      apart(() => worker.wake());
      return jobId;
    },
    wake: () => worker.wake(),
    find: (jobId, ownerId) => store.find(jobId, ownerId),
    async cancel(jobId, ownerId) {
      if ((await store.find(jobId, ownerId)) === undefined) return undefined;
      await store.requestCancel(jobId);
      worker.cancel(jobId);
      return store.find(jobId, ownerId);
    },
    follow: (jobId, ownerId, signal) =>
      followJob(
        () => store.find(jobId, ownerId),
        signal,
        (end) => {
          const tell = () => end.abort();
          ends.once(jobId, tell);
          return () => ends.off(jobId, tell);
        },
      ),
    start: (context) => worker.start(context),
    stop: () => worker.stop(),
  };
}
