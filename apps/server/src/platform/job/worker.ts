import { certain } from '@ooh/contract/core/certain';
import type { Logger } from 'pino';
import type { Context } from '../../context.ts';
import { AppError } from '../http/app-error.ts';
import { checkedDb } from '../storage/postgres/checked-db.ts';
import type { ClaimedJob, JobEnd, JobStore } from './job-store.ts';
import { JobStopped } from './job-stopped.ts';
import type { JobKind, JobTurn } from './jobs.ts';
import { settleInterrupted } from './interrupted.ts';
import { startReporting } from './reporting.ts';

const lookEveryMilliseconds = 2000;

export interface WorkerOptions {
  readonly store: JobStore;
  readonly kinds: ReadonlyMap<string, JobKind<unknown>>;
  readonly log: Logger;
  readonly instance: string;
  readonly concurrency: number;
  now(): Date;
  /** Told when the end of a job is stored. */
  ended(jobId: string): void;
}

export interface Worker {
  start(context: Context): Promise<void>;
  wake(): void;
  cancel(jobId: string): void;
  stop(): Promise<void>;
}

const cancelled: JobEnd = { state: 'cancelled', message: null, result: null };

const isStopping = ({ reason }: AbortSignal): boolean =>
  reason instanceof JobStopped && reason.why === 'stopping';

/** Null when the stopping service has interrupted the job. */
const endAfterStop = (signal: AbortSignal): JobEnd | null => (isStopping(signal) ? null : cancelled);

/**
 * Resources of a job. When the service stops, its database accepts no further statements: an open transaction is
 * rolled back and the job ends at its next statement.
 */
function contextOfJob(context: Context, signal: AbortSignal): Context {
  const check = () => {
    if (isStopping(signal)) throw signal.reason;
  };
  return { ...context, db: checkedDb(context.db, check) };
}

async function endOf(
  work: Promise<Record<string, unknown> | void>,
  signal: AbortSignal,
  log: Logger,
): Promise<JobEnd | null> {
  try {
    const result = await work;
    // A runner that was stopped early returns nothing; one that returns a result has finished anyway.
    if (signal.aborted && result === undefined) return endAfterStop(signal);
    return { state: 'done', message: null, result: result ?? null };
  } catch (error) {
    if (signal.aborted) return endAfterStop(signal);
    log.error({ err: error }, 'job failed');
    const message = error instanceof AppError ? error.message : '任务执行出错，请重试或联系管理员';
    return { state: 'failed', message, result: null };
  }
}

async function runJob(
  options: WorkerOptions,
  context: Context,
  job: ClaimedJob,
  stop: AbortController,
): Promise<void> {
  const { store } = options;
  const log = options.log.child({ jobId: job.id, kind: job.kind });
  const reporting = startReporting(store, job.id, stop, log);
  const control = {
    jobId: job.id,
    ownerId: job.owner_id,
    progress: reporting.progress,
    shouldStop: () => stop.signal.aborted,
    signal: stop.signal,
  };
  const kind = certain(options.kinds.get(job.kind), 'kind of job', job.kind);
  const own = contextOfJob(context, stop.signal);
  const work = Promise.resolve().then(() => kind.run(own, job.payload, control));
  const end = await endOf(work, stop.signal, log);
  await reporting.stop();
  await context.audit
    .settle()
    .catch((error: unknown) => log.warn({ err: error }, 'entries wait for the audit chain'));
  if (end !== null) {
    await store.finish(job.id, end);
    options.ended(job.id);
  } else if (kind.afterInterruption === 'requeue') await store.handBack(job.id);
  // A job that is not restartable stays `running`: the next start fails it with a message to its owner.
}

/** Runs waiting jobs, a few at a time. */
export function createWorker(options: WorkerOptions): Worker {
  const { store, kinds, log, instance } = options;
  const running = new Map<string, { stop: AbortController; done: Promise<void>; turn: JobTurn }>();
  const stopping = new AbortController();
  let context: Context | undefined;
  let timer: NodeJS.Timeout | undefined;

  function launch(job: ClaimedJob, started: Context): void {
    const stop = new AbortController();
    const turn = turnOf(job.kind);
    // Work that nobody waits for stands back as it does for requests.
    const endWaiting = turn === 'asked' ? started.idle.begin() : undefined;
    const done = runJob(options, started, job, stop)
      .catch((error: unknown) => log.error({ err: error, jobId: job.id }, 'job could not be recorded'))
      .finally(() => {
        running.delete(job.id);
        endWaiting?.();
        look();
      });
    running.set(job.id, { stop, done, turn });
  }

  const turnOf = (kind: string): JobTurn => kinds.get(kind)?.turn ?? 'asked';

  let looking: Promise<void> = Promise.resolve();

  function look(): void {
    looking = looking.then(claimWaiting);
  }

  /** The oldest waiting job of a turn. */
  async function claim(turn: JobTurn) {
    const names = [...kinds.keys()].filter((name) => turnOf(name) === turn);
    return names.length === 0 ? undefined : store.claim(instance, names);
  }

  /** Jobs that were asked for have all places, whatever background job is running; that one has a place that is left. */
  async function claimNext() {
    const jobs = [...running.values()];
    const askedFor = jobs.filter(({ turn }) => turn === 'asked').length;
    const asked = askedFor < options.concurrency ? await claim('asked') : undefined;
    if (asked !== undefined) return asked;
    const isFree = jobs.length < options.concurrency && askedFor === jobs.length;
    return isFree ? ((await claim('behind')) ?? claim('last')) : undefined;
  }

  async function claimWaiting(): Promise<void> {
    if (stopping.signal.aborted || context === undefined || kinds.size === 0) return;
    try {
      while (!stopping.signal.aborted) {
        const job = await claimNext();
        if (job === undefined) break;
        launch(job, context);
        // Claimed during the stop of the service: it stops like the others, and waits for the next start.
        if (stopping.signal.aborted) running.get(job.id)?.stop.abort(new JobStopped('stopping'));
      }
    } catch (error) {
      log.warn({ err: error }, 'cannot look for jobs');
    }
  }

  return {
    async start(started) {
      context = started;
      await settleInterrupted(options, instance);
      timer = setInterval(() => {
        void settleInterrupted(options, null).catch((error: unknown) =>
          log.warn({ err: error }, 'cannot settle jobs'),
        );
        look();
      }, lookEveryMilliseconds).unref();
      look();
    },
    wake: () => look(),
    cancel: (jobId) => running.get(jobId)?.stop.abort(new JobStopped('cancelled')),
    async stop() {
      stopping.abort();
      clearInterval(timer);
      for (const job of running.values()) job.stop.abort(new JobStopped('stopping'));
      await looking;
      await Promise.all([...running.values()].map((job) => job.done));
    },
  };
}
