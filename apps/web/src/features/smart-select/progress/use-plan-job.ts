import { useEffect, useEffectEvent, useState } from 'react';
import { followJob, isFinished, type Job } from '../../../api/follow-job.ts';

export interface FollowedJob {
  readonly job: Job | undefined;
  /** Set when the job cannot be followed: it is somebody else's, or the connection is gone. */
  readonly error: Error | undefined;
}

/** Follows a job while the page is on screen; `onEnd` gets its last state once. */
export function usePlanJob(jobId: string | null | undefined, onEnd: (job: Job) => void): FollowedJob {
  const [followed, setFollowed] = useState<FollowedJob>({ job: undefined, error: undefined });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!jobId) return undefined;
    const stop = new AbortController();
    const follow = async () => {
      try {
        const job = await followJob(
          jobId,
          (state) => setFollowed({ job: state, error: undefined }),
          stop.signal,
        );
        if (isFinished(job)) end(job);
      } catch (error) {
        if (!stop.signal.aborted) setFollowed({ job: undefined, error: error as Error });
      }
    };
    void follow();
    return () => stop.abort();
  }, [jobId]);
  return followed.job === undefined || followed.job.jobId === jobId
    ? followed
    : { job: undefined, error: undefined };
}
