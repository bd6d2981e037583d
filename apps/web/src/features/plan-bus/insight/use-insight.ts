import type { InsightOf, InsightQuestion } from '@ooh/contract/domain/plan-insight';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useCall, useMutationCall } from '../../../api/use-call.ts';
import { useJob } from '../../../api/use-job.ts';
import { useCityScene } from '../city-scene.ts';

type Kind = InsightQuestion['kind'];

/** A question about the choice of a city, from its submission to its answer. */
export interface Insight<Of extends Kind> {
  readonly result: InsightOf<Of> | null;
  readonly isRunning: boolean;
  readonly phase: string;
  /** 0..1 */
  readonly progress: number;
  /** Why there is no answer, in Chinese. */
  readonly failure: string | null;
  readonly ask: (question: Extract<InsightQuestion, { kind: Of }>) => void;
  readonly cancel: () => void;
}

/** The last question of a kind, kept while the page is open, so that a tab that comes back finds its answer. */
export function useInsight<Of extends Kind>(kind: Of): Insight<Of> {
  const { plan, city, draft } = useCityScene();
  const { planId } = plan.row;
  const { cityCode } = city;
  const client = useQueryClient();
  // An answer belongs to the strategy and the saved conditions that it was computed for.
  const under = [plan.row.version, draft.saved.filterVersion];
  const key = ['plan-insight-job', planId, cityCode, kind, ...under];
  const { data: jobId } = useQuery<string | null>({
    queryKey: key,
    queryFn: () => null,
    initialData: null,
    enabled: false,
    gcTime: Infinity,
  });
  const keep = (next: string | null) => client.setQueryData(key, next);
  const submitted = useMutationCall('v1/bus-plan/insight', {
    onSuccess: (output) => keep(output.jobId),
  });
  const { job, error } = useJob(jobId, () => undefined);
  const isDone = job?.state === 'done';
  const answer = useCall(
    'v1/bus-plan/insight-result',
    { jobId: jobId ?? '' },
    { enabled: isDone, staleMs: Infinity },
  );
  const isWaiting = jobId !== null && !error && (!job || job.state === 'queued' || job.state === 'running');
  const failure =
    submitted.error?.message ??
    error?.message ??
    (job?.state === 'failed' ? (job.message ?? '计算失败') : null) ??
    answer.error?.message ??
    null;
  return {
    result: isDone && answer.data?.kind === kind ? (answer.data as InsightOf<Of>) : null,
    isRunning: submitted.isPending || isWaiting || (isDone && answer.isLoading),
    phase: job === undefined || job.state === 'queued' ? '排队中' : job.phase,
    progress: job?.progress ?? 0,
    failure,
    ask: (question) => {
      keep(null);
      submitted.mutate({ planId, cityCode, question });
    },
    cancel: () => {
      if (jobId !== null) void call('v1/jobs/{jobId}/cancel', { jobId });
    },
  };
}
