import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@ooh/contract/domain/job';
import type { Jobs } from '../jobs.ts';

/** Waits up to twenty seconds until a job of an owner is as expected. */
export async function untilJob(
  jobs: Jobs,
  { jobId, ownerId }: { readonly jobId: string; readonly ownerId: string },
  isReached: (job: Job) => boolean,
): Promise<Job> {
  for (let waited = 0; waited < 20_000; waited += 50) {
    const job = await jobs.find(jobId, ownerId);
    if (job !== undefined && isReached(job)) return job;
    await sleep(50);
  }
  throw new Error('job did not get there');
}
