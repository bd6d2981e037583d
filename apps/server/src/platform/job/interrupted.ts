import type { WorkerOptions } from './worker.ts';

/** A job without a heartbeat for this long has lost its process. */
const silentMilliseconds = 60_000;
/** A job that was started this often and never ended probably crashes its process. */
const maxAttempts = 3;

/** Fails or requeues running jobs without a process, as declared by their kinds. */
export async function settleInterrupted(
  { store, kinds, log, now }: Pick<WorkerOptions, 'store' | 'kinds' | 'log' | 'now'>,
  instance: string | null,
): Promise<void> {
  const jobs = await store.interrupted(instance, new Date(now().getTime() - silentMilliseconds));
  for (const job of jobs) {
    const kind = kinds.get(job.kind);
    log.warn({ jobId: job.id, kind: job.kind }, 'job was interrupted');
    if (job.cancel_requested) {
      await store.finish(job.id, { state: 'cancelled', message: null, result: null });
    } else if (kind?.afterInterruption === 'requeue' && job.attempts < maxAttempts) {
      await store.requeue(job.id);
    } else {
      const message = kind?.interruptedMessage ?? '服务重启，任务已中断，请重新提交';
      await store.finish(job.id, { state: 'failed', message, result: null });
    }
  }
}
