import type { CombinationProposal } from '@ooh/contract/domain/combination';
import type { Job } from '@ooh/contract/domain/job';
import { useEffect } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useJob } from '../../api/use-job.ts';

interface FollowedProposal {
  readonly proposal: CombinationProposal | undefined;
  /** While it is being computed. */
  readonly job: Job | undefined;
  readonly isRunning: boolean;
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** A proposal as it comes: its first combination, then what is proved. */
export function useProposal(proposalId: string | undefined): FollowedProposal {
  const found = useCall(
    'v1/combination/proposal',
    { proposalId: proposalId ?? '' },
    { enabled: proposalId !== undefined, staleMs: 0 },
  );
  const { data, refetch } = found;
  const isOpen = data?.state === 'waiting' || data?.state === 'first';
  const followed = useJob(isOpen ? data.jobId : undefined, () => void refetch());
  const phase = followed.job?.phase;
  // Each phase may have stored something.
  useEffect(() => {
    if (phase !== undefined) void refetch();
  }, [phase, refetch]);
  const hasEnded = followed.job !== undefined && ['done', 'failed', 'cancelled'].includes(followed.job.state);
  return {
    proposal: data,
    job: followed.job,
    isRunning: isOpen && !hasEnded,
    error: found.error,
    onRetry: () => void refetch(),
  };
}
