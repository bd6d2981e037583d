import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@ooh/contract/domain/job';

const lookEveryMilliseconds = 300;
const final = new Set<Job['state']>(['done', 'failed', 'cancelled']);

/** Yields a job on every change, up to and including its final state; ends when the listener disconnects. */
export async function* followJob(
  load: () => Promise<Job | undefined>,
  signal: AbortSignal,
): AsyncGenerator<Job, void, void> {
  let last = '';
  while (!signal.aborted) {
    const job = await load();
    if (job === undefined) return;
    const seen = JSON.stringify(job);
    if (seen !== last) yield job;
    last = seen;
    if (final.has(job.state)) return;
    await sleep(lookEveryMilliseconds, undefined, { signal }).catch(() => undefined);
  }
}
