import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { Button } from 'antd';
import { askedAheadMs } from '../../../api/ask-ahead.ts';
import { call } from '../../../api/call.ts';
import { useCall } from '../../../api/use-call.ts';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { MapWorkbench } from '../../../shared/map-workbench/map-workbench.tsx';
import { OpeningWorkbench } from '../../../shared/map-workbench/opening-workbench.tsx';
import { useShortcuts } from '../../../ui/editing/use-shortcuts.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useStages } from '../../../ui/timing/use-stages.ts';
import { CitySceneContext, ConditionSceneContext } from '../city-scene.ts';
import { ConditionEditorFloat } from '../conditions/condition-editor-float.tsx';
import { ConditionPanel } from '../conditions/condition-panel.tsx';
import { completeFilter } from '../describe-condition.ts';
import { SaveConflictDialog } from '../dialogs/conflict-dialog.tsx';
import { CostDrawer } from '../dialogs/cost-drawer.tsx';
import { EvaluationPanel } from '../evaluation/evaluation-panel.tsx';
import { LineDrawer } from '../line-drawer/line-drawer.tsx';
import { planDefenceHref } from '../../../shared/plan/plan-addresses.ts';
import { HrefButton } from '../../../ui/page/href-link.tsx';
import { OriginLinks } from '../../../shared/strategy-draft/origin-links.tsx';
import { InsightMenu } from '../../../shared/insight-links/insight-menu.tsx';
import { linesKeptMs, useLineShapes } from '../../../shared/plan/use-line-shapes.ts';
import { PlanMap } from '../plan-map/plan-map.tsx';
import { useCitySceneOf, type CitySceneSource } from '../use-city-scene.ts';
import { useSave } from '../use-save.ts';
import { isDirty } from '../workspace.ts';
import { benchFrame } from './bench-frame.ts';
import { Dock } from './dock.tsx';
import { ExportMenu } from './export-menu.tsx';
import { JobBanner } from './job-banner.tsx';
import { PlanNotices } from './plan-notices.tsx';
import { PlanTitle } from './plan-title.tsx';
import { useCityJob, type CityWorkbenchProps } from './use-city-job.ts';
import { EditTools, OptimiseButton, SavedState } from './workbench-actions.tsx';
import styles from './workbench.module.css';

/** The panels in the order in which they are first drawn. */
const stages = ['dock', 'evaluation', 'map', 'conditions'] as const;

type CityAtWorkProps = Pick<CityWorkbenchProps, 'tabs' | 'orderButton'> & {
  readonly source: CitySceneSource;
};

function CityAtWork({ source, tabs, orderButton }: CityAtWorkProps) {
  const { plan, city, draft, dispatch } = source;
  const scene = useCitySceneOf(source);
  const { filter, options, filtered, address, setAddress, changeFilter, live } = scene;
  const conditionScene = useMemo(
    () => ({ city, filter, options, filtered, address, setAddress, changeFilter }),
    [city, filter, options, filtered, address, setAddress, changeFilter],
  );
  const saving = useSave(dispatch);
  const planJob = useCityJob(source);
  const [showsCosts, setShowsCosts] = useState(false);
  const [pickedLineId, setPicked] = useState<string | null>(null);
  const [mapFailure, setMapFailure] = useState<string | null>(null);
  const { planId } = plan.row;
  const { cityCode } = city;
  const undo = () => dispatch({ type: 'undone', cityCode });
  const redo = () => dispatch({ type: 'redone', cityCode });
  const optimise = async () => {
    const { deliveryVersion } = draft.saved;
    const input = { planId, cityCode, filter: completeFilter(scene.filter), deliveryVersion };
    const result = await call('v1/bus-plan/optimise', input);
    if (result.body) planJob.follow(result.body.jobId);
  };
  useShortcuts({
    'mod+s': () => isDirty(draft) && void saving.save(draft),
    'mod+z': undo,
    'mod+shift+z': redo,
    'mod+y': redo,
  });
  const due = useStages(stages.length);
  const whenDue = (stage: (typeof stages)[number], panel: ReactNode) =>
    stages.indexOf(stage) < due ? panel : null;
  const pick = useCallback((lineId: string | null) => setPicked(lineId), []);
  const { evaluation } = live;
  return (
    <CitySceneContext value={scene}>
      <ConditionSceneContext value={conditionScene}>
        <MapWorkbench
          {...benchFrame}
          mapFailure={mapFailure}
          head={
            <PlanTitle plan={plan}>
              <SavedState />
            </PlanTitle>
          }
          left={whenDue(
            'conditions',
            <>
              <ConditionPanel />
              <OptimiseButton planJob={planJob} onOptimise={() => void optimise()} />
            </>,
          )}
          beside={whenDue('conditions', <ConditionEditorFloat />)}
          top={
            <>
              {tabs(
                evaluation && { reachShare: evaluation.reachShare, totalFen: evaluation.amounts.totalFen },
              )}
              <EditTools saving={saving} onUndo={undo} onRedo={redo} />
            </>
          }
          notices={
            <>
              <PlanNotices plan={plan} onOptimise={() => void optimise()} />
              <JobBanner planJob={planJob} onRetry={() => void optimise()} />
            </>
          }
          map={whenDue(
            'map',
            <PlanMap pickedLineId={pickedLineId} onPick={pick} onFailureChange={setMapFailure} />,
          )}
          right={whenDue(
            'evaluation',
            <EvaluationPanel
              costs={
                <Button type="link" size="small" onClick={() => setShowsCosts(true)}>
                  费用汇总
                </Button>
              }
              actions={
                <div className={styles.actions}>
                  {orderButton}
                  <HrefButton
                    href={planDefenceHref(planId)}
                    disabled={isDirty(draft) || plan.row.vehicles === 0}
                  >
                    方案陈述
                  </HrefButton>
                  <OriginLinks kind="plan-bus" id={planId} />
                  <InsightMenu subject={{ ...plan.brief, cityCodes: [cityCode], mediumIds: [] }} />
                  <ExportMenu
                    planId={planId}
                    cityCode={cityCode}
                    isDirty={isDirty(draft)}
                    hasCertificate={draft.saved.certificate !== null}
                    onSave={() => saving.save(draft)}
                  />
                </div>
              }
            />,
          )}
          dock={whenDue('dock', <Dock pickedLineId={pickedLineId} onPick={pick} />)}
          over={<LineDrawer />}
        />
        <CostDrawer isOpen={showsCosts} onClose={() => setShowsCosts(false)} />
        <SaveConflictDialog saving={saving} />
      </ConditionSceneContext>
    </CitySceneContext>
  );
}

/** One city of the plan: reads its lines, its saved state and the options of its conditions. */
export function CityWorkbench(props: CityWorkbenchProps) {
  const { plan, city, draft, address, setAddress, dispatch, head, ...frame } = props;
  const input = { planId: plan.row.planId, cityCode: city.cityCode };
  const offer = useCall('bus-plan/v1/getBusLineByPlanCity', input, { staleMs: linesKeptMs });
  const saved = useCall('bus-plan/v1/getCityBusLinePlanDeliveryData', input, { staleMs: askedAheadMs });
  // The conditions' choices take the service longest, and wait for what is seen first.
  const options = useCall('v1/bus-plan/options', input, {
    staleMs: 10 * 60_000,
    enabled: saved.data !== undefined,
  });
  // What the map draws is on its way while the lines are: the map itself reads it, and shows its errors.
  useBaseGeography(city.cityCode);
  useLineShapes(plan.row.planId, city.cityCode);
  useEffect(() => {
    if (saved.data) dispatch({ type: 'loaded', saved: saved.data });
  }, [saved.data, dispatch]);
  const failed = [offer, saved].find((query) => query.error && query.data === undefined);
  if (failed) {
    return (
      <div className={styles.page}>
        {head}
        <StateBlock kind="section-failed" error={failed.error} onRetry={() => void failed.refetch()} />
      </div>
    );
  }
  if (!offer.data || !draft) {
    return (
      <OpeningWorkbench
        {...benchFrame}
        head={
          <PlanTitle plan={plan}>
            <p className={styles.saved}>正在读取…</p>
          </PlanTitle>
        }
        top={frame.tabs(null)}
      />
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
  return <CityAtWork source={source} tabs={frame.tabs} orderButton={frame.orderButton} />;
}
