import { refreshAfter } from '../../api/refresh-after.ts';
import type { CallOutput } from '@ooh/contract/registry';
import type { PlanBrief } from '@ooh/contract/domain/plan';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useCall } from '../../api/use-call.ts';
import { useJob, type FollowedJob } from '../../api/use-job.ts';

export type AreaPlan = CallOutput<'ai-option-mode/getBasePlanDetail'>;

export interface AreaPlanWork {
  readonly plan: AreaPlan | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
  /** Job at work, or null. */
  readonly jobId: string | null;
  readonly followed: FollowedJob;
  readonly isBusy: boolean;
  /** Why the last saving or submission was turned down. */
  readonly refusal: string | null;
  /** Saves a changed brief (when one is given) and computes the plan. */
  readonly compute: (change?: Partial<PlanBrief>) => Promise<void>;
}

/** A TA or geofence plan with its computation. `reload` names the calls that a computation makes stale. */
export function useAreaPlan(planId: string | undefined): AreaPlanWork {
  const client = useQueryClient();
  const enabled = planId !== undefined;
  const plan = useCall('ai-option-mode/getBasePlanDetail', { planId: planId ?? '' }, { enabled });
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const row = plan.data?.row;
  const jobId = row?.state === 'computing' ? (plan.data?.jobId ?? null) : null;
  const refresh = () => refreshAfter(client, 'ai-option-mode/submitRequirements', 'v1/area-plan/choose');
  const followed = useJob(jobId, () => void refresh());
  const compute = async (change?: Partial<PlanBrief>) => {
    if (plan.data === undefined || planId === undefined) return;
    setBusy(true);
    setRefusal(null);
    let { version } = plan.data.row;
    if (change !== undefined) {
      const brief = { ...plan.data.brief, ...change };
      const saved = await call('ai-option-mode/update', { planId, version, brief });
      if (saved.body === null) setRefusal(saved.message);
      else version = saved.body.version;
      if (saved.body === null) return setBusy(false);
    }
    const submitted = await call('ai-option-mode/submitRequirements', { planId, version });
    if (submitted.body === null) setRefusal(submitted.message);
    await refresh();
    setBusy(false);
  };
  return {
    plan: plan.data,
    error: plan.error,
    refetch: () => void plan.refetch(),
    jobId,
    followed,
    isBusy,
    refusal,
    compute,
  };
}
