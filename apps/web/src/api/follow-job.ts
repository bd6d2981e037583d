import type { CallOutput } from './call-types.ts';
import { followEvents } from './follow-events.ts';

export type Job = CallOutput<'v1/jobs/{jobId}/events'>;

export function isFinished(job: Job): boolean {
  return job.state === 'done' || job.state === 'failed' || job.state === 'cancelled';
}

/**
 * Follows a job to its end: `onProgress` gets every state, the promise the last one. Rejects with
 * CallFailure when the server refuses or stays away, and with the abort reason.
 */
export async function followJob(
  jobId: string,
  onProgress: (job: Job) => void,
  signal: AbortSignal,
): Promise<Job> {
  let last: Job | undefined;
  const take = (job: Job) => {
    last = job;
    onProgress(job);
    return !isFinished(job);
  };
  await followEvents('v1/jobs/{jobId}/events', { jobId }, take, signal);
  return last as Job;
}
