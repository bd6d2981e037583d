import { refreshAfter } from '../../api/refresh-after.ts';
import type { ImportSession } from '@ooh/contract/domain/data-release';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { CallFailure } from '../../api/call-types.ts';
import { isFinished, type Job } from '../../api/follow-job.ts';
import { queryKeyOf, useCall } from '../../api/use-call.ts';
import { useJob } from '../../api/use-job.ts';

const key = 'v1/imports/{importId}';

export interface LiveImport {
  readonly session: ImportSession | undefined;
  readonly error: CallFailure | null;
  readonly retry: () => void;
  /** Takes an answer of the server as the present state. */
  readonly put: (session: ImportSession) => void;
  readonly refresh: () => Promise<void>;
  /** Last job of the import: its dry run or the import itself. */
  readonly job: Job | undefined;
  readonly jobError: Error | undefined;
  readonly isBusy: boolean;
}

/** One import with its job, followed to the end. */
export function useImportSession(importId: string | undefined): LiveImport {
  const client = useQueryClient();
  const query = useCall(key, { importId: importId ?? '' }, { enabled: importId !== undefined, staleMs: 0 });
  const session = importId === undefined ? undefined : query.data;
  const { refetch } = query;
  const refresh = useCallback(async () => {
    await refetch();
  }, [refetch]);
  const put = useCallback(
    (next: ImportSession) => client.setQueryData(queryKeyOf(key, { importId: next.importId }), next),
    [client],
  );
  const { job, error: jobError } = useJob(session?.jobId, (last) => {
    void refresh();
    if (last.state !== 'done') return;
    void refreshAfter(client, 'v1/imports/{importId}/run');
  });
  const hasJob = session?.jobId !== null && session?.jobId !== undefined;
  return {
    session,
    error: query.error,
    retry: () => void refetch(),
    put,
    refresh,
    job: hasJob ? job : undefined,
    jobError,
    isBusy: hasJob && jobError === undefined && (job === undefined || !isFinished(job)),
  };
}
