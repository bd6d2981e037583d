import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@ooh/contract/domain/job';

const lookEveryMilliseconds = 300;
const final = new Set<Job['state']>(['done', 'failed', 'cancelled']);

/** Tells of the end of a job in this process by `end.abort()`; returns what takes the listener away. */
export type ListenForEnd = (end: AbortController) => () => void;

/**
 * Yields a job on every change, up to and including its final state; ends when the listener disconnects. Without
 * `listen`, and for jobs of other processes, an end is found by looking.
 */
export async function* followJob(
  load: () => Promise<Job | undefined>,
  signal: AbortSignal,
  listen?: ListenForEnd,
): AsyncGenerator<Job, void, void> {
  const end = new AbortController();
  // Before the job is read: it may end meanwhile.
  const leave = listen?.(end);
  let last = '';
  try {
    while (!signal.aborted) {
      const isOver = end.signal.aborted;
      const job = await load();
      if (job === undefined) return;
      const seen = JSON.stringify(job);
      if (seen !== last) yield job;
      last = seen;
      if (final.has(job.state)) return;
      const wake = isOver ? signal : AbortSignal.any([signal, end.signal]);
      await sleep(lookEveryMilliseconds, undefined, { signal: wake }).catch(() => undefined);
    }
  } finally {
    leave?.();
  }
}
