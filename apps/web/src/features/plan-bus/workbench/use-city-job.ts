import { refreshAfter } from '../../../api/refresh-after.ts';
import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, type Dispatch, type ReactNode } from 'react';
import { callForBody } from '../../../api/use-call.ts';
import type { PlanCity } from '../city-scene.ts';
import type { LiveCity } from './city-tabs.tsx';
import type { PlanAddress } from '../plan-address.ts';
import { useFollowedJob, type FollowedJob } from '../../../shared/job/use-followed-job.ts';
import type { CityDraft, WorkspaceAction } from '../workspace.ts';

export interface CityWorkbenchProps {
  readonly plan: PlanDetail;
  readonly city: PlanCity;
  readonly draft: CityDraft | undefined;
  readonly address: PlanAddress;
  readonly setAddress: (change: Partial<PlanAddress>) => void;
  readonly dispatch: Dispatch<WorkspaceAction>;
  /** Title and cities, while this city cannot be worked at. */
  readonly head: ReactNode;
  /** The cities of the plan, with what the delivery on screen comes to. */
  readonly tabs: (live: LiveCity | null) => ReactNode;
  readonly orderButton: ReactNode;
}

/** Follows the computation of this city, and takes its result in place of the edits. */
export function useCityJob({
  plan,
  city,
  dispatch,
}: Pick<CityWorkbenchProps, 'plan' | 'city' | 'dispatch'>): FollowedJob {
  const client = useQueryClient();
  const { planId } = plan.row;
  const { cityCode } = city;
  const take = useCallback(async () => {
    const saved = await callForBody('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
    dispatch({ type: 'replaced', saved, atMs: performance.now() });
    await refreshAfter(client, 'v1/bus-plan/optimise');
  }, [planId, cityCode, dispatch, client]);
  const planJob = useFollowedJob(() => void take());
  const { follow } = planJob;
  const runningJobId = plan.row.state === 'computing' ? plan.jobId : null;
  useEffect(() => {
    if (runningJobId !== null) follow(runningJobId);
  }, [runningJobId, follow]);
  return planJob;
}
