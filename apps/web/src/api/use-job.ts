import { useEffect, useEffectEvent, useState } from 'react';
import { followJob, isFinished, type Job } from './follow-job.ts';

export interface FollowedJob {
  /** Undefined until the first state arrives. */
  readonly job: Job | undefined;
  /** Set when the job cannot be followed: it is somebody else's, or the connection is gone. */
  readonly error: Error | undefined;
}

const nothing: FollowedJob = { job: undefined, error: undefined };

/** Follows a job while the page is on screen; `onEnd` gets its last state, at once for a finished job. */
export function useJob(jobId: string | null | undefined, onEnd: (job: Job) => void): FollowedJob {
  const [followed, setFollowed] = useState<FollowedJob & { readonly jobId?: string }>(nothing);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!jobId) return undefined;
    const stop = new AbortController();
    const follow = async () => {
      try {
        const take = (job: Job) => setFollowed({ jobId, job, error: undefined });
        const job = await followJob(jobId, take, stop.signal);
        if (isFinished(job)) end(job);
      } catch (error) {
        if (!stop.signal.aborted) setFollowed({ jobId, job: undefined, error: error as Error });
      }
    };
    void follow();
    return () => stop.abort();
  }, [jobId]);
  return followed.jobId === jobId ? followed : nothing;
}
