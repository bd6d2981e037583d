import type { CallOutput } from '@ooh/contract/registry';
import { useMemo, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { DrawRingLayer } from '../../map/draw-ring-layer.tsx';
import type { LngLat } from '../../map/map-data.ts';
import { mapColours } from '../../map/map-colours.ts';
import { PolygonsLayer } from '../../map/polygons-layer.tsx';
import { usePageTitle } from '../../ui/page/page-frame-context.ts';
import { ConfirmLeave } from '../../ui/page/confirm-leave.tsx';
import { StateBlock } from '../../ui/state/state-block.tsx';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { AreaMap } from './area-map.tsx';
import styles from './area-plan.module.css';
import { CostCard, PlanFacts } from './cost-card.tsx';
import { withPolygon, withRadius, withStores, type Fence } from './fence-draft.ts';
import { FencePanel, type FenceRules } from './fence-panel.tsx';
import { FenceTable } from './fence-table.tsx';
import { NewAreaPlan } from './new-area-plan.tsx';
import { PlanFailure } from './plan-failure.tsx';
import { PlanHead } from './plan-head.tsx';
import { RadiusCard } from './radius-card.tsx';
import { StoreDialog } from './store-dialog.tsx';
import type { AreaPageProps } from './ta-plan-page.tsx';
import { useAreaPlan, type AreaPlan, type AreaPlanWork } from './use-area-plan.ts';
import { VacancyCard } from './vacancy-card.tsx';

type GeoDetail = CallOutput<'ai-option-mode/getGeoLocationPlanDetail'>;

interface WorkProps extends AreaPageProps {
  readonly plan: AreaPlan;
  readonly detail: GeoDetail;
  readonly work: AreaPlanWork;
}

const usualRules = {
  areaKind: 'cell' as const,
  mediumIds: [],
  dedupe: 'priority' as const,
  maxPerFence: null,
};

/** Fences as they are edited, and what is drawn on the map. */
function useFences(plan: AreaPlan) {
  const stored = plan.brief.areaRules ?? usualRules;
  const [fences, setFences] = useState<Fence[]>(plan.brief.fences);
  const [rules, setRules] = useState<FenceRules>({ dedupe: stored.dedupe, maxPerFence: stored.maxPerFence });
  const [corners, setCorners] = useState<readonly LngLat[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const finish = () => {
    if (corners === null) return;
    const next = withPolygon(fences, corners);
    setCorners(null);
    setProblem(typeof next === 'string' ? next : null);
    if (typeof next !== 'string') setFences(next);
  };
  const draw = () => {
    setProblem(null);
    if (corners === null) setCorners([]);
    else finish();
  };
  const isChanged =
    fences !== plan.brief.fences ||
    rules.dedupe !== stored.dedupe ||
    rules.maxPerFence !== stored.maxPerFence;
  const change = { fences, areaRules: { ...stored, ...rules } };
  return {
    fences,
    setFences,
    rules,
    setRules,
    corners,
    setCorners,
    problem,
    finish,
    draw,
    isChanged,
    change,
  };
}

function GeoWork({ plan, detail, work, address, setAddress }: WorkProps) {
  const of = useFences(plan);
  const [asksStores, setAsksStores] = useState(false);
  const regions = useCall(
    'common-dict-region/getMainDictRegionsList',
    { level: 'city' },
    { quiet: true, staleMs: Infinity },
  );
  const { place } = mapColours[useThemeName()];
  const city = detail.cities[0];
  const centre = regions.data?.find(({ adcode }) => adcode === city?.cityCode)?.center ?? null;
  const polygons = useMemo(
    () =>
      of.fences.map(({ fenceId, name, ring }) => ({
        id: fenceId,
        name,
        ring,
        isSelected: address.area === undefined || address.area === fenceId,
      })),
    [of.fences, address.area],
  );
  const points = useMemo(() => of.fences.flatMap(({ ring }) => ring), [of.fences]);
  const pick = (area: string) =>
    setAddress({ area: area === address.area ? undefined : area, page: undefined });
  return (
    <>
      <ConfirmLeave when={of.isChanged && !work.isBusy} />
      <div className={styles.work}>
        <div className={styles.side}>
          <FencePanel
            fences={of.fences}
            rules={of.rules}
            problem={of.problem}
            isDrawing={of.corners !== null}
            isChanged={of.isChanged}
            isBusy={work.isBusy || work.jobId !== null}
            onFences={of.setFences}
            onRules={of.setRules}
            onDraw={of.draw}
            onStores={() => setAsksStores(true)}
            onSave={() => void work.compute(of.change)}
          />
        </div>
        {city && (
          <AreaMap
            cityCode={city.cityCode}
            cityName={city.cityName}
            title="地理围栏"
            planName={`${plan.row.planNo} ${plan.row.name}`}
            rows={[{ colour: place, shape: 'area', text: `${of.fences.length} 个围栏` }]}
            isDemo={detail.basis.some((basis) => basis.isDemo)}
            note="坐标 WGS-84"
            points={points}
          >
            {(look) => (
              <>
                <PolygonsLayer
                  name="fences"
                  polygons={polygons}
                  {...look}
                  onPick={of.corners === null ? pick : undefined}
                />
                {of.corners !== null && (
                  <DrawRingLayer
                    corners={of.corners}
                    onCorner={(corner) => of.setCorners((now) => [...(now ?? []), corner])}
                    onEnd={of.finish}
                    onCancel={() => of.setCorners(null)}
                  />
                )}
              </>
            )}
          </AreaMap>
        )}
      </div>
      {asksStores && (
        <StoreDialog
          centre={centre ?? points[0] ?? [114, 22.5]}
          onClose={() => setAsksStores(false)}
          onTake={(stores, radius) => {
            of.setFences(withStores(of.fences, stores, radius));
            setAsksStores(false);
          }}
        />
      )}
      {detail.matches.length === 0 ? (
        <StateBlock
          kind="empty"
          title="还没有围栏"
          description="绘制多边形或导入门店清单，保存后匹配围栏内的点位。"
        />
      ) : (
        <>
          <PlanFacts cities={detail.cities} />
          <FenceTable detail={detail} onPick={pick} />
          {detail.radiusCurve.length > 0 && (
            <RadiusCard
              curve={detail.radiusCurve}
              isBusy={work.isBusy}
              onTake={(radius) => void work.compute({ ...of.change, fences: withRadius(of.fences, radius) })}
            />
          )}
          <VacancyCard
            planId={plan.row.planId}
            cities={detail.cities}
            address={address}
            setAddress={setAddress}
            areaName={detail.matches.find(({ fenceId }) => fenceId === address.area)?.fenceName}
          />
          <CostCard planId={plan.row.planId} />
        </>
      )}
    </>
  );
}

/** /marketing/smart-select/plan-geo: fences around places, and the fixed media in them. */
export function GeoPlanPage({ address, setAddress }: AreaPageProps) {
  const { planId } = address;
  const work = useAreaPlan(planId);
  const detail = useCall(
    'ai-option-mode/getGeoLocationPlanDetail',
    { planId: planId ?? '' },
    { enabled: planId !== undefined, quiet: true, keepPrevious: true },
  );
  usePageTitle(work.plan && `${work.plan.row.planNo} ${work.plan.row.name}`);
  if (planId === undefined)
    return <NewAreaPlan kind="geo" title="地理围栏方案" onCreated={(id) => setAddress({ planId: id })} />;
  const failed = work.error ?? detail.error;
  if (failed)
    return (
      <PlanFailure
        error={failed}
        onRetry={() => {
          work.refetch();
          void detail.refetch();
        }}
      />
    );
  if (work.plan === undefined || detail.data === undefined) return <StateBlock kind="loading" rows={14} />;
  const { row, brief } = work.plan;
  return (
    <div className={styles.page}>
      <PlanHead
        title="地理围栏方案"
        kind="geo"
        work={work}
        hasChoice={detail.data.cities.some((city) => city.chosenFaces > 0)}
        cannotCompute={brief.fences.length === 0 ? '请先绘制围栏或导入门店，保存后匹配点位' : undefined}
      />
      <GeoWork
        key={`${row.planId}/${row.version}`}
        plan={work.plan}
        detail={detail.data}
        work={work}
        address={address}
        setAddress={setAddress}
      />
    </div>
  );
}
