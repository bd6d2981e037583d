import { useMemo, useState } from 'react';
import { notifyBriefly } from '../../api/notice.ts';
import { DrawShapeLayer } from '../../map/draw-shape-layer.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround } from '../../map/map-data.ts';
import { PolygonsLayer } from '../../map/polygons-layer.tsx';
import { PositionsLayer } from '../../map/positions-layer.tsx';
import { SubjectMap } from '../../map/subject-map.tsx';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import type { DockTab } from '../../shared/map-workbench/dock-tabs.tsx';
import styles from './area-plan.module.css';
import type { AreaWorkProps } from './area-plan-shell.tsx';
import { AreaWorkbench } from './area-workbench.tsx';
import { ChoosePlaceSet } from '../../shared/place-sets/choose-place-set.tsx';
import { maxFences, usualFenceMeters, withPlaces, type Fence } from './fence-draft.ts';
import { FencePanel } from './fence-panel.tsx';
import type { GeoDetail } from './fence-table.tsx';
import { StoreDialog } from './store-dialog.tsx';
import type { useFenceEdits } from './use-fence-edits.ts';
import { useVacancyPositions, type usePicks } from './vacancy-positions.ts';

export type WorkProps = AreaWorkProps<GeoDetail>;

const boxOf = (fences: readonly Fence[]) => boxAround(fences.flatMap(({ ring }) => ring));

/** Fences that are not drawn. */
function useHidden() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const hide = (fenceId: string, isHidden: boolean) => {
    const next = new Set(hidden);
    if (isHidden) next.add(fenceId);
    else next.delete(fenceId);
    setHidden(next);
  };
  return { hidden, hide };
}

/** Panel and map of the fences, with the dialog that makes them of stores. */
export function FenceWorkspace(props: FenceWorkspaceProps) {
  const { plan, detail, work, frame, address, edits, tabs } = props;
  const { located, pick, pickPosition } = props.picks;
  const { fences, tool } = edits;
  const [asks, setAsks] = useState<'stores' | 'placeSet'>();
  const [progress, setProgress] = useState<string | null>(null);
  const { hidden, hide } = useHidden();
  // The map moves to imported fences, not to fences that the user draws.
  const [brought, setBrought] = useState(() => boxOf(fences));
  const picked = useMemo(
    () => boxOf(fences.filter(({ fenceId }) => fenceId === address.area)),
    [fences, address.area],
  );
  const { place } = mapColours[useThemeName()];
  const city = detail.cities[0];
  const shown = useVacancyPositions(plan.row.planId, city?.cityCode, address);
  const bring = (next: Fence[]) => {
    edits.change({ fences: next }, `places-${next.length}`);
    setBrought(boxOf(next));
    setAsks(undefined);
  };
  const polygons = useMemo(
    () =>
      fences
        .filter(({ fenceId }) => !hidden.has(fenceId))
        .map(({ fenceId, name, ring }) => ({
          id: fenceId,
          name,
          ring,
          isSelected: address.area === undefined || address.area === fenceId,
        })),
    [fences, hidden, address.area],
  );
  return (
    <>
      <AreaWorkbench
        kind="geo"
        frame={frame}
        plan={plan}
        cities={detail.cities}
        left={
          <FencePanel
            edits={edits}
            progress={progress}
            hidden={hidden}
            isBusy={work.isBusy || work.jobId !== null}
            onHide={hide}
            onStores={() => setAsks('stores')}
            onPlaceSet={() => setAsks('placeSet')}
            onSave={() => void work.compute(edits.briefPart)}
          />
        }
        tabs={tabs}
        map={
          city && (
            <SubjectMap
              cityCode={city.cityCode}
              cityName={city.cityName}
              title="地理围栏"
              subtitle={`${plan.row.planNo} ${plan.row.name}`}
              rows={[{ colour: place, shape: 'zone', text: `${fences.length} 个围栏` }, ...shown.legend]}
              isDemo={detail.basis.some((basis) => basis.isDemo)}
              note="坐标 WGS-84"
              follows
              isWorkbench
              className={styles.map}
              box={located?.box ?? picked ?? brought}
            >
              {(look) => (
                <>
                  {/* Before the fences under it: a click on a position is not one on its fence. */}
                  <PositionsLayer
                    name="vacancies"
                    positions={shown.positions}
                    markedId={address.position ?? located?.positionId ?? null}
                    {...look}
                    onPick={tool === null ? pickPosition : undefined}
                  />
                  <PolygonsLayer
                    name="fences"
                    polygons={polygons}
                    {...look}
                    onPick={tool === null ? pick : undefined}
                  />
                  {tool !== null && (
                    <DrawShapeLayer
                      key={tool}
                      tool={tool}
                      onEnd={edits.endShape}
                      onCancel={() => edits.choose(null)}
                      onProgress={setProgress}
                    />
                  )}
                </>
              )}
            </SubjectMap>
          )
        }
      />
      {asks === 'stores' && city && (
        <StoreDialog
          cityCode={city.cityCode}
          cityName={city.cityName}
          fenceCount={fences.length}
          onClose={() => setAsks(undefined)}
          onTake={(stores, radius) => bring(withPlaces(fences, stores, radius))}
        />
      )}
      {asks === 'placeSet' && city && (
        <ChoosePlaceSet
          cityCode={city.cityCode}
          okText="生成围栏："
          onClose={() => setAsks(undefined)}
          onTake={({ entries }) => {
            bring(withPlaces(fences, entries, usualFenceMeters));
            const left = fences.length + entries.length - maxFences;
            if (left > 0)
              notifyBriefly({
                kind: 'warning',
                title: `最多 ${maxFences} 个围栏，其余 ${left} 个地点未带入`,
              });
          }}
        />
      )}
    </>
  );
}

interface FenceWorkspaceProps extends Omit<WorkProps, 'setAddress'> {
  readonly edits: ReturnType<typeof useFenceEdits>;
  readonly picks: ReturnType<typeof usePicks>;
  readonly tabs: readonly DockTab[];
}
