import type { Job } from '@ooh/contract/domain/job';
import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import type { Db, DbOrTransaction } from '../storage/postgres/database.ts';
import { followJob } from './follow.ts';
import { createJobStore } from './job-store.ts';
import { createWorker } from './worker.ts';

/** What a runner tells while it works, and what it asks. */
export interface JobControl {
  readonly jobId: string;
  readonly ownerId: string;
  /** Share done, 0..1 over the whole job, and the Chinese name of the phase at work. Cheap to call often. */
  progress(share: number, phase: string): void;
  /** True once the owner has cancelled or the service is stopping; the runner then returns or throws soon. */
  shouldStop(): boolean;
  /** Aborted at the same moment. */
  readonly signal: AbortSignal;
}

/**
 * Does one kind of work. What it returns is kept as the job's result; a AppError's message is shown to the owner.
 * A runner that stops early because it should returns nothing, or throws.
 */
export type JobRunner<Payload = unknown> = (
  context: Context,
  payload: Payload,
  control: JobControl,
) => Promise<Record<string, unknown> | void>;

export interface JobKind<Payload> {
  readonly run: JobRunner<Payload>;
  /** What happens to a job that a crash or stop interrupted: begin anew (the work is repeatable) or fail. */
  readonly afterInterruption: 'requeue' | 'fail';
  /** Chinese text for the failed case. */
  readonly interruptedMessage?: string;
  /** True for work that nobody waits for: it begins when no other job waits. */
  readonly isBehind?: boolean;
}

export interface Jobs {
  register<Payload>(kind: string, definition: JobKind<Payload>): void;
  /**
   * Stores the job before it resolves; it runs when its turn comes, also after a restart. Returns its id.
   * Within a transaction it stands or falls with it; call `wake` after the commit.
   */
  enqueue(kind: string, ownerId: string, payload: unknown, transaction?: DbOrTransaction): Promise<string>;
  /** Looks for waiting jobs now. */
  wake(): void;
  /** The owner's job; undefined for an unknown or foreign id. */
  find(jobId: string, ownerId: string): Promise<Job | undefined>;
  /** Asks a job to stop: a waiting one ends at once, a running one at its next look. */
  cancel(jobId: string, ownerId: string): Promise<Job | undefined>;
  /** The job's states as they change, the last one final. */
  follow(jobId: string, ownerId: string, signal: AbortSignal): AsyncIterable<Job>;
  /** Settles what a previous run left, then works. Call once, when every kind is registered. */
  start(context: Context): Promise<void>;
  /** Tells running work to stop before it returns, then waits for it; the next start takes it up. */
  stop(): Promise<void>;
}

export interface JobOptions {
  readonly db: Db;
  readonly log: Logger;
  now(): Date;
  /** Names this data folder: its interrupted jobs are known at once after a restart. */
  readonly instance: string;
  readonly concurrency?: number;
}

/** The queue of long work, kept in PostgreSQL. */
export function createJobs(options: JobOptions): Jobs {
  const kinds = new Map<string, JobKind<unknown>>();
  const store = createJobStore(options.db, options.now);
  const worker = createWorker({ ...options, store, kinds, concurrency: options.concurrency ?? 2 });
  return {
    register(kind, definition) {
      if (kinds.has(kind)) throw new Error(`job kind ${kind} is registered twice`);
      kinds.set(kind, definition as JobKind<unknown>);
    },
    async enqueue(kind, ownerId, payload, transaction) {
      if (!kinds.has(kind)) throw new Error(`no runner for job kind ${kind}`);
      const jobId = await store.insert(kind, ownerId, payload, transaction);
      worker.wake();
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
    follow: (jobId, ownerId, signal) => followJob(() => store.find(jobId, ownerId), signal),
    start: (context) => worker.start(context),
    stop: () => worker.stop(),
  };
}
