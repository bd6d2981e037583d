import type { CallOutput } from '@ooh/contract/registry';
import { useMemo } from 'react';
import { classBreaks, classOf, spreadPalette } from '../../map/class-breaks.ts';
import { mapColours, sequentialLineColours } from '../../map/map-colours.ts';
import { boxAround } from '../../map/map-data.ts';
import { PositionsLayer } from '../../map/positions-layer.tsx';
import { ShadedAreasLayer } from '../../map/shaded-areas-layer.tsx';
import { SubjectMap } from '../../map/subject-map.tsx';
import { basisRemark } from '../../shared/figure/basis-remark.ts';
import { asShare } from '../../ui/figure/figure-formats.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import styles from './area-plan.module.css';
import type { Located, ShownPositions } from './vacancy-positions.ts';

export type TaDetail = CallOutput<'ai-option-mode/getCrowdTagPlanDetail'>;

const classes = 5;

export interface TaMapProps {
  readonly detail: TaDetail;
  readonly cityCode: string;
  readonly cityName: string;
  readonly planName: string;
  /** Areas from this concentration on are marked. */
  readonly threshold: number;
  readonly chosen: string | undefined;
  readonly shown: ShownPositions;
  /** Position that was picked on the map. */
  readonly position: string | undefined;
  readonly located: Located | null;
  readonly onPick: (areaId: string) => void;
  readonly onPickPosition: (positionId: string) => void;
}

/** Concentration of the audience by area; those over the threshold have an edge. */
export function TaMap(props: TaMapProps) {
  const { detail, cityCode, cityName, planName, threshold, chosen, shown, position, located } = props;
  const theme = useThemeName();
  const areas = useMemo(
    () => detail.areas.filter((area) => area.cityCode === cityCode),
    [detail.areas, cityCode],
  );
  const breaks = useMemo(
    () =>
      classBreaks(
        areas.map((area) => area.taConcentration.value ?? Number.NaN),
        classes,
        'quantile',
      ),
    [areas],
  );
  const colours = useMemo(
    () => spreadPalette(sequentialLineColours[theme], breaks.lows.length),
    [theme, breaks],
  );
  const shaded = useMemo(
    () =>
      areas.map((area) => ({
        id: area.areaId,
        name: area.name,
        ring: area.ring,
        isSelected: area.areaId === chosen || (area.taConcentration.value ?? 0) >= threshold,
        classIndex: classOf(area.taConcentration.value, breaks),
      })),
    [areas, breaks, threshold, chosen],
  );
  const target = useMemo(
    () => boxAround(areas.find(({ areaId }) => areaId === chosen)?.ring ?? []),
    [areas, chosen],
  );
  const rows = useMemo(
    () => [
      ...breaks.lows.map((low, index) => ({
        colour: colours[index],
        shape: 'area' as const,
        text: `${asShare(low)} – ${asShare(breaks.lows[index + 1] ?? breaks.high)}`,
      })),
      { colour: mapColours[theme].areaEdge, shape: 'edge' as const, text: '达到阈值' },
      ...shown.legend,
    ],
    [breaks, colours, theme, shown.legend],
  );
  return (
    <SubjectMap
      cityCode={cityCode}
      cityName={cityName}
      title="TA浓度"
      subtitle={planName}
      rows={rows}
      note={['人数口径：典型周在场 TA 人数 ÷ 在场人数', basisRemark(detail.basis)].filter(Boolean).join('；')}
      follows
      isWorkbench
      range={breaks.lows.length === 0 ? undefined : `${asShare(breaks.lows[0])} – ${asShare(breaks.high)}`}
      className={styles.map}
      box={located?.box ?? target}
    >
      {(look) => (
        <>
          {/* Before the areas under it: a click on a position is not one on its area. */}
          <PositionsLayer
            name="vacancies"
            positions={shown.positions}
            markedId={position ?? located?.positionId ?? null}
            onPick={props.onPickPosition}
            {...look}
          />
          <ShadedAreasLayer name="ta" areas={shaded} colours={colours} onPick={props.onPick} {...look} />
        </>
      )}
    </SubjectMap>
  );
}
