import { refreshAfter } from '../../../api/refresh-after.ts';
import type { PlanDetail } from '@ooh/contract/domain/smart-plan';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState, type Dispatch, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { publishNotice } from '../../../api/notice.ts';
import { callForBody, useCall } from '../../../api/use-call.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { CitySceneContext, ConditionSceneContext, type PlanCity } from '../city-scene.ts';
import { completeFilter } from '../describe-condition.ts';
import { SaveConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { CostDrawer } from '../dialogs/cost-drawer.tsx';
import { LineDrawer } from '../line-drawer/line-drawer.tsx';
import type { PlanAddress } from '../plan-address.ts';
import { useCitySceneOf, type CitySceneSource } from '../use-city-scene.ts';
import { usePlanJob, type PlanJob } from '../use-plan-job.ts';
import { useSave } from '../use-save.ts';
import { useShortcuts } from '../../../ui/editing/use-shortcuts.ts';
import { isDirty, type CityDraft, type WorkspaceAction } from '../workspace.ts';
import { JobBanner } from './job-banner.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { WorkbenchActions } from './workbench-actions.tsx';
import styles from './workbench.module.css';
import { WorkbenchPanes } from './workbench-panes.tsx';

export interface CityWorkbenchProps {
  readonly plan: PlanDetail;
  readonly city: PlanCity;
  readonly draft: CityDraft | undefined;
  readonly address: PlanAddress;
  readonly setAddress: (change: Partial<PlanAddress>) => void;
  readonly dispatch: Dispatch<WorkspaceAction>;
  /** Draws the head of the page with the buttons of this city in it. */
  readonly head: (actions: ReactNode) => ReactNode;
}

/** Follows the computation of this city, and takes its result in place of the edits. */
function useCityJob({
  plan,
  city,
  dispatch,
}: Pick<CityWorkbenchProps, 'plan' | 'city' | 'dispatch'>): PlanJob {
  const client = useQueryClient();
  const { planId } = plan.row;
  const { cityCode } = city;
  const take = useCallback(async () => {
    const saved = await callForBody('bus-plan/v1/getCityBusLinePlanDeliveryData', { planId, cityCode });
    dispatch({ type: 'replaced', saved, atMs: performance.now() });
    await refreshAfter(client, 'v1/bus-plan/optimise');
  }, [planId, cityCode, dispatch, client]);
  const planJob = usePlanJob(() => void take());
  const { follow } = planJob;
  const runningJobId = plan.row.state === 'computing' ? plan.jobId : null;
  useEffect(() => {
    if (runningJobId !== null) follow(runningJobId);
  }, [runningJobId, follow]);
  return planJob;
}

function CityAtWork({
  source,
  head,
}: {
  readonly source: CitySceneSource;
  readonly head: CityWorkbenchProps['head'];
}) {
  const { plan, city, draft, dispatch } = source;
  const scene = useCitySceneOf(source);
  const { filter, options, filtered, address, setAddress, changeFilter } = scene;
  const conditionScene = useMemo(
    () => ({ city, filter, options, filtered, address, setAddress, changeFilter }),
    [city, filter, options, filtered, address, setAddress, changeFilter],
  );
  const saving = useSave(dispatch);
  const planJob = useCityJob(source);
  const [showsCosts, setShowsCosts] = useState(false);
  const { cityCode } = city;
  const undo = () => dispatch({ type: 'undone', cityCode });
  const redo = () => dispatch({ type: 'redone', cityCode });
  const optimise = async () => {
    const result = await call(
      'v1/bus-plan/optimise',
      {
        planId: plan.row.planId,
        cityCode,
        filter: completeFilter(scene.filter),
        deliveryVersion: draft.saved.deliveryVersion,
      },
      { quiet: true },
    );
    if (result.body) planJob.follow(result.body.jobId);
    else publishNotice({ kind: 'error', title: '无法开始计算', description: result.message });
  };
  useShortcuts({
    'mod+s': () => isDirty(draft) && void saving.save(draft),
    'mod+z': undo,
    'mod+shift+z': redo,
    'mod+y': redo,
  });
  return (
    <CitySceneContext value={scene}>
      {head(
        <WorkbenchActions
          saving={saving}
          planJob={planJob}
          onUndo={undo}
          onRedo={redo}
          onOptimise={() => void optimise()}
          onCosts={() => setShowsCosts(true)}
        />,
      )}
      <PlanNotices plan={plan} onOptimise={() => void optimise()} />
      <JobBanner planJob={planJob} onRetry={() => void optimise()} />
      <div className={styles.work}>
        <ConditionSceneContext value={conditionScene}>
          <WorkbenchPanes />
        </ConditionSceneContext>
        <LineDrawer />
      </div>
      <CostDrawer isOpen={showsCosts} onClose={() => setShowsCosts(false)} />
      <SaveConflictDialog saving={saving} />
    </CitySceneContext>
  );
}

/** One city of the plan: reads its lines, its saved state and the options of its conditions. */
export function CityWorkbench(props: CityWorkbenchProps) {
  const { plan, city, draft, address, setAddress, dispatch, head } = props;
  const input = { planId: plan.row.planId, cityCode: city.cityCode };
  const offer = useCall('bus-plan/v1/getBusLineByPlanCity', input, { quiet: true, staleMs: 5 * 60_000 });
  const saved = useCall('bus-plan/v1/getCityBusLinePlanDeliveryData', input, { quiet: true });
  const options = useCall('v1/bus-plan/options', input, { quiet: true, staleMs: 10 * 60_000 });
  useEffect(() => {
    if (saved.data) dispatch({ type: 'loaded', saved: saved.data });
  }, [saved.data, dispatch]);
  const failed = [offer, saved].find((query) => query.error && query.data === undefined);
  if (failed) {
    return (
      <>
        {head(null)}
        <StateBlock
          kind="section-failed"
          errorText={failed.error?.message}
          onRetry={() => void failed.refetch()}
        />
      </>
    );
  }
  if (!offer.data || !draft) {
    return (
      <>
        {head(null)}
        <div className={styles.work}>
          <StateBlock kind="loading" rows={12} />
        </div>
      </>
    );
  }
  const source = {
    plan,
    city,
    draft,
    offer: offer.data,
    options: options.data,
    address,
    setAddress,
    dispatch,
  };
  return <CityAtWork source={source} head={head} />;
}
