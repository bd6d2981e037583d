import { refreshAfter } from '../../../api/refresh-after.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { Job } from '../../../api/follow-job.ts';
import { useCall } from '../../../api/use-call.ts';
import { newPlanHref, resultHref } from '../../../shared/plan/plan-addresses.ts';
import { TaskCard } from '../progress/task-card.tsx';
import { StrategyEditor } from './strategy-editor.tsx';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { usePageTitle } from '../../../ui/page/page-frame-context.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { StateBlock } from '../../../ui/state/state-block.tsx';

const route = '/marketing/smart-select/create/step-2';

/** Step 2: the strategy of a saved plan, then its computation, then on to the result. */
export function StrategyPage() {
  const { planId } = useSearch({ from: route });
  const navigate = useNavigate({ from: route });
  const router = useRouter();
  const client = useQueryClient();
  const [startedJob, setStartedJob] = useState<string>();
  const [round, setRound] = useState(0);
  const plan = useCall(
    'ai-option-mode/getBasePlanDetail',
    { planId: planId ?? '' },
    { enabled: planId !== undefined, staleMs: 0 },
  );
  usePageTitle(plan.data && plan.isFetchedAfterMount ? `智选策略 · ${plan.data.row.name}` : undefined);
  const reload = async () => {
    setStartedJob(undefined);
    await refreshAfter(client, 'ai-option-mode/submitRequirements');
    await plan.refetch();
    setRound((before) => before + 1);
  };
  const onEnd = async (job: Job) => {
    await reload();
    const city = plan.data?.brief.cityCodes[0];
    if (job.state === 'done' && planId !== undefined)
      await router.navigate({ href: resultHref(planId, city) });
  };
  if (planId === undefined) {
    return (
      <StateBlock
        kind="unselected"
        title={<h1>请先填写投放目标</h1>}
        minHeight={360}
        action={
          <HrefButton type="primary" href={newPlanHref}>
            填写投放目标
          </HrefButton>
        }
      />
    );
  }
  if (plan.error && !plan.data) {
    return (
      <StateBlock
        kind="page-failed"
        title="方案打不开"
        error={plan.error}
        onRetry={() => void plan.refetch()}
      />
    );
  }
  // An older answer from the cache would carry an older version: every save on it would be a conflict.
  if (!plan.data || !plan.isFetchedAfterMount) return <StateBlock kind="loading" rows={10} minHeight={480} />;
  const jobId = startedJob ?? (plan.data.row.state === 'computing' ? plan.data.jobId : null);
  if (jobId) {
    return (
      <>
        <PageHeader title={plan.data.row.name} subtitle={plan.data.row.planNo} />
        <TaskCard key={jobId} jobId={jobId} onEnd={(job) => void onEnd(job)} />
      </>
    );
  }
  return (
    <StrategyEditor
      key={`${planId}-${round}`}
      detail={plan.data}
      onStarted={(started) => {
        setStartedJob(started);
        void navigate({ search: { planId }, replace: true });
      }}
      onReload={() => void reload()}
    />
  );
}
