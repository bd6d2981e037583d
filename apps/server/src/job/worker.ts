import type { Logger } from 'pino';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';
import type { ClaimedJob, JobEnd, JobStore } from './job-store.ts';
import type { JobKind } from './jobs.ts';
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
}

export interface Worker {
  start(context: Context): Promise<void>;
  wake(): void;
  cancel(jobId: string): void;
  stop(): Promise<void>;
}

function endOf(error: unknown, wasCancelled: boolean): JobEnd {
  if (wasCancelled) return { state: 'cancelled', message: null, result: null };
  const message = error instanceof Refusal ? error.message : '任务执行出错，请重试或联系管理员';
  return { state: 'failed', message, result: null };
}

/** Runs waiting jobs, a few at a time. */
export function createWorker(options: WorkerOptions): Worker {
  const { store, kinds, log, instance } = options;
  const running = new Map<string, { stop: AbortController; done: Promise<void> }>();
  let context: Context | undefined;
  let isStopping = false;
  let isLooking = false;
  let timer: NodeJS.Timeout | undefined;

  async function runJob(job: ClaimedJob, stop: AbortController): Promise<void> {
    const reporting = startReporting(store, job.id, stop, log);
    const kind = kinds.get(job.kind)!;
    let end: JobEnd;
    try {
      const result = await kind.run(context!, job.payload, {
        jobId: job.id,
        ownerId: job.owner_id,
        progress: reporting.progress,
        shouldStop: () => stop.signal.aborted,
        signal: stop.signal,
      });
      end = { state: 'done', message: null, result: result ?? null };
    } catch (error) {
      end = endOf(error, stop.signal.reason === 'cancelled');
      if (end.state === 'failed') log.error({ err: error, jobId: job.id, kind: job.kind }, 'job failed');
    }
    await reporting.stop();
    // A job that the stopping service interrupted stays `running`; the next start settles it by its kind.
    if (stop.signal.reason === 'stopping' && end.state !== 'done') return;
    await store.finish(job.id, end);
  }

  function launch(job: ClaimedJob): void {
    const stop = new AbortController();
    const done = runJob(job, stop)
      .catch((error: unknown) => log.error({ err: error, jobId: job.id }, 'job could not be recorded'))
      .finally(() => {
        running.delete(job.id);
        void look();
      });
    running.set(job.id, { stop, done });
  }

  async function look(): Promise<void> {
    if (isLooking || isStopping || context === undefined || kinds.size === 0) return;
    isLooking = true;
    try {
      while (running.size < options.concurrency && !isStopping) {
        const job = await store.claim(instance, [...kinds.keys()]);
        if (job === undefined) break;
        launch(job);
      }
    } catch (error) {
      log.warn({ err: error }, 'cannot look for jobs');
    } finally {
      isLooking = false;
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
        void look();
      }, lookEveryMilliseconds).unref();
      void look();
    },
    wake: () => void look(),
    cancel: (jobId) => running.get(jobId)?.stop.abort('cancelled'),
    async stop() {
      isStopping = true;
      clearInterval(timer);
      for (const job of running.values()) job.stop.abort('stopping');
      await Promise.all([...running.values()].map((job) => job.done));
    },
  };
}
