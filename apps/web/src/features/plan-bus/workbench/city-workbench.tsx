import { useEffect, useMemo, useState } from 'react';
import { call } from '../../../api/call.ts';
import { publishNotice } from '../../../api/notice.ts';
import { useCall } from '../../../api/use-call.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { CitySceneContext, ConditionSceneContext } from '../city-scene.ts';
import { completeFilter } from '../describe-condition.ts';
import { SaveConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { CostDrawer } from '../dialogs/cost-drawer.tsx';
import { LineDrawer } from '../line-drawer/line-drawer.tsx';
import { useCitySceneOf, type CitySceneSource } from '../use-city-scene.ts';
import { useSave } from '../use-save.ts';
import { useShortcuts } from '../../../ui/editing/use-shortcuts.ts';
import { isDirty } from '../workspace.ts';
import { JobBanner } from './job-banner.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { WorkbenchActions } from './workbench-actions.tsx';
import styles from './workbench.module.css';
import { WorkbenchPanes } from './workbench-panes.tsx';
import { useCityJob, type CityWorkbenchProps } from './use-city-job.ts';

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
