import { useMemo, useState } from 'react';
import type { BreakMethod } from '../../../map/class-breaks.ts';
import { lineClassColours } from '../../../map/line-drawings.ts';
import { LinesLayer } from '../../../map/lines-layer.tsx';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { mapColours } from '../../../map/map-colours.ts';
import type { LngLatBox } from '../../../map/map-data.ts';
import { LegendRow } from '../../../map/map-legend.tsx';
import { PointsLayer } from '../../../map/points-layer.tsx';
import { PolygonsLayer } from '../../../map/polygons-layer.tsx';
import { prepareLines } from '../../../map/prepare-lines.ts';
import { RoadsLayer } from '../../../map/roads-layer.tsx';
import { useBaseGeography } from '../../../map/use-base-geography.ts';
import { StateBlock } from '../../../ui/state/state-block.tsx';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import { useCityScene } from '../city-scene.ts';
import { vehiclesByLine } from '../edit-delivery.ts';
import { prepareViewSummary } from '../prepare-view-summary.ts';
import { LineStopsLayer } from './line-stops-layer.tsx';
import { legendLayersOf } from './plan-legend.ts';
import { UnchosenMark } from './unchosen-mark.tsx';
import { PickedLineCard } from './picked-line-card.tsx';
import {
  concentrationLegend,
  concentrationRange,
  planMapDistricts,
  planMapLines,
  planMapRoads,
  planMapTargets,
} from './prepare-plan-map.ts';
import styles from './plan-map.module.css';
import { useMapLayerSettings } from './use-map-layer-settings.ts';
import { useLineShapes, waysOfLines } from '../../../shared/plan/use-line-shapes.ts';
import { usePlanSheet } from './use-plan-sheet.ts';
import { useDistrictPick } from './use-district-pick.ts';

export interface PlanMapProps {
  readonly pickedLineId: string | null;
  readonly onPick: (lineId: string | null) => void;
  readonly onFailureChange: (failure: string | null) => void;
}

/** What the line drawer covers of the map at its right edge, px. */
const drawerWidth = 424;

/** About the extent of a large city around its centre, degrees. */
const firstReach = 0.35;

/** Centre: all lines, the places of the conditions, legend, and the card of the picked line. */
export function PlanMap({ pickedLineId, onPick, onFailureChange }: PlanMapProps) {
  const { plan, city, lines, rows, delivery, options, filter, funnel, filtered, focus, address, basis } =
    useCityScene();
  const { cityCode } = city;
  const { arrangement } = useWorkbench();
  const theme = useThemeName();
  const shapes = useLineShapes(plan.row.planId, cityCode);
  const boundaries = useBaseGeography(cityCode);
  const [method, setMethod] = useState<BreakMethod>('quantile');
  const [settings, setLayer] = useMapLayerSettings();
  const [view, setView] = useState<LngLatBox | null>(null);

  const ways = useMemo(() => waysOfLines(shapes.data ?? { lines: [] }), [shapes.data]);
  const mapLines = useMemo(() => planMapLines(lines, ways), [lines, ways]);
  const prepared = useMemo(() => prepareLines(mapLines, method), [mapLines, method]);
  // A change of vehicles alone leaves the chosen lines, and so the map, as they are.
  const chosenKey = [...vehiclesByLine(delivery).keys()].sort().join('\n');
  const states = useMemo(
    () => ({
      chosen: new Set(chosenKey === '' ? [] : chosenKey.split('\n')),
      matched: filtered.result && new Set(filtered.result.matchedLineIds),
    }),
    [chosenKey, filtered.result],
  );
  const districts = useMemo(() => planMapDistricts(options, filter), [options, filter]);
  const roads = useMemo(() => planMapRoads(options, filter), [options, filter]);
  const targets = useMemo(() => planMapTargets(options, filter), [options, filter]);
  const concentration = useMemo(() => {
    const colours = lineClassColours(theme, prepared.breaks.lows.length);
    return concentrationLegend(prepared.breaks, colours, mapColours[theme].noData);
  }, [theme, prepared]);
  const pickDistrict = useDistrictPick();
  const sheet = usePlanSheet(concentration);
  const summary = useMemo(
    () => (view ? prepareViewSummary(view, rows, prepared.boxes) : ''),
    [view, rows, prepared],
  );
  const box = useMemo<LngLatBox>(() => {
    const [lng, lat] = city.center;
    return [lng - firstReach, lat - firstReach / 2, lng + firstReach, lat + firstReach / 2];
  }, [city]);
  const openLineId = address.line ?? pickedLineId;
  const target = openLineId === null ? null : (prepared.boxes.get(openLineId) ?? null);

  const hasChosen = chosenKey !== '';
  const legend = useMemo(
    () => (
      <LegendRow
        layers={legendLayersOf(settings, setLayer, concentration, theme)}
        method={method}
        onMethod={setMethod}
        range={concentrationRange(prepared.breaks)}
        note={`方案中的线路加粗描边，其余淡显；线宽：推荐指数 · ${basis.nature}`}
      >
        {hasChosen && <UnchosenMark theme={theme} />}
      </LegendRow>
    ),
    [settings, setLayer, concentration, theme, method, basis, prepared.breaks, hasChosen],
  );

  return (
    <div className={styles.mapPane}>
      {(shapes.error ?? boundaries.error) && (
        <div className={styles.mapAlert}>
          <StateBlock
            kind="section-failed"
            title="地图数据加载失败"
            error={shapes.error ?? boundaries.error}
            onRetry={() => {
              if (shapes.error) void shapes.refetch();
              if (boundaries.error) void boundaries.refetch();
            }}
          />
        </div>
      )}
      <MapCanvas
        label={`${city.cityName}公交线路地图`}
        boundaries={boundaries.data?.features}
        mapApprovalNumber={boundaries.data?.mapApprovalNumber ?? null}
        box={box}
        target={target}
        coveredRight={address.line === undefined ? 0 : drawerWidth}
        arrangement={arrangement}
        sheet={sheet}
        onViewChange={setView}
        onStateChange={onFailureChange}
        legend={legend}
      >
        <PolygonsLayer name="districts" polygons={districts} {...settings.districts} onPick={pickDistrict} />
        <RoadsLayer roads={roads} {...settings.roads} />
        <LinesLayer
          prepared={prepared}
          states={states}
          focus={focus}
          openLineId={openLineId}
          onPick={onPick}
          {...settings.lines}
        />
        <PointsLayer name="targets" points={targets} {...settings.targets} />
        {openLineId !== null && <LineStopsLayer lineId={openLineId} />}
      </MapCanvas>
      {pickedLineId !== null && address.line === undefined && (
        <PickedLineCard lineId={pickedLineId} onClose={() => onPick(null)} />
      )}
      <p className="visually-hidden" aria-live="polite">
        {summary}
        {funnel.matched === 0 && '，请放宽条件'}
      </p>
    </div>
  );
}
