import { useEffect, useRef, useState } from 'react';
import type { Job } from '@ooh/contract/domain/job';
import type { CallOutput } from '@ooh/contract/registry';
import type { CallFailure } from '../../api/call-types.ts';
import { useCall, useMutationCall } from '../../api/use-call.ts';
import { useJob } from '../../api/use-job.ts';

/** What is defended. */
export type DefenceOf = { readonly planId: string } | { readonly orderId: string };

export interface DefenceWork {
  readonly defence: CallOutput<'v1/defence/get'>['defence'];
  /** Why it cannot be read. */
  readonly error: CallFailure | null;
  /** Why it was not made, in Chinese. */
  readonly failure: string | null;
  readonly jobId: string | null;
  readonly job: Job | undefined;
  readonly prepare: () => void;
  readonly refetch: () => void;
}

/** The defence of a plan or an order as it is now; made at once where there is none. */
export function useDefence(of: DefenceOf): DefenceWork {
  const found = useCall('v1/defence/get', of);
  const [jobId, setJobId] = useState<string | null>(null);
  const submitted = useMutationCall('v1/defence/prepare', {
    onSuccess: (output) => setJobId(output.jobId),
  });
  const refetch = () => void found.refetch();
  const { job, error } = useJob(jobId, () => refetch());
  const prepare = () => {
    setJobId(null);
    submitted.mutate(of);
  };
  const isAbsent = found.data !== undefined && found.data.defence === null && !found.isFetching;
  // Once for each time that there is none: a failed one is made again by the reader alone.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isAbsent || hasBegun.current) return;
    hasBegun.current = true;
    prepare();
  });
  const failure =
    submitted.error?.message ??
    error?.message ??
    (job?.state === 'failed' || job?.state === 'cancelled' ? (job.message ?? '已取消') : null) ??
    (job?.state === 'done' && isAbsent ? '生成期间方案或数据有变化，请重新生成' : null);
  return { defence: found.data?.defence ?? null, error: found.error, failure, jobId, job, prepare, refetch };
}
