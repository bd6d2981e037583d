import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { followJob, type Job } from '../../api/follow-job.ts';

export interface FollowedJob {
  /** The job at work, or the last one that failed; null otherwise. */
  readonly job: Job | null;
  readonly failure: string | null;
  readonly isRunning: boolean;
  readonly follow: (jobId: string) => void;
  readonly cancel: () => void;
  readonly dismiss: () => void;
}

/** Follows one job at a time. `onDone` is called when it ended well. */
export function useFollowedJob(onDone: () => void): FollowedJob {
  const [job, setJob] = useState<Job | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [jobId, setJobId] = useState<string | null>(null);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  }, [onDone]);

  useEffect(() => {
    if (jobId === null) return;
    const control = new AbortController();
    const run = async () => {
      try {
        const last = await followJob(jobId, setJob, control.signal);
        if (last.state === 'failed') setFailure(last.message ?? '计算失败');
        if (last.state === 'done') done.current();
      } catch (error) {
        if (control.signal.aborted) return;
        setFailure(error instanceof Error ? error.message : String(error));
      }
      setJob(null);
      setJobId(null);
    };
    void run();
    return () => control.abort();
  }, [jobId]);

  const follow = useCallback((next: string) => {
    setFailure(null);
    setJobId(next);
  }, []);
  const cancel = useCallback(() => {
    if (jobId !== null) void call('v1/jobs/{jobId}/cancel', { jobId });
  }, [jobId]);
  const dismiss = useCallback(() => setFailure(null), []);
  return { job, failure, isRunning: jobId !== null, follow, cancel, dismiss };
}
