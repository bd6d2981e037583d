import type { PoiMap } from '@ooh/contract/domain/place-insight';
import { useMemo } from 'react';
import { CityMap } from '../../map/city-map.tsx';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround } from '../../map/map-data.ts';
import { polygonAt } from '../../map/prepare-polygons.ts';
import type { ShadedArea } from '../../map/prepare-shaded-areas.ts';
import { shadeClasses } from '../../map/shade-classes.ts';
import { ShadedAreasLayer } from '../../map/shaded-areas-layer.tsx';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { countMetrics, type CountMetric } from './count-metrics.ts';
import type { CountRow } from './prepare-count.ts';
import type { DistrictOutline } from './use-district-ground.ts';

/** Cells of grouped places from which on they are drawn small. */
const manyCells = 500;

export interface CountMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly subtitle: string;
  readonly metric: CountMetric;
  readonly rows: readonly CountRow[];
  readonly outlines: readonly DistrictOutline[];
  /** The places themselves; groups below `ownGroups` are own brands. */
  readonly places: PoiMap | undefined;
  readonly ownGroups: number;
  /** What those groups are called: 「我的门店」. */
  readonly ownName: string;
  readonly source: string;
}

/** Districts shaded by a metric of the own places, with the places of own and rival brands. */
export function CountMap(props: CountMapProps) {
  const { cityCode, cityName, subtitle, metric, rows, outlines, places, ownGroups, ownName, source } = props;
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const { name, of, format } = countMetrics[metric];
  const { place, selected } = mapColours[theme];
  const shades = useMemo(() => shadeClasses(rows.map(of), format, theme), [rows, of, format, theme]);
  const areas = useMemo(
    () =>
      outlines.flatMap(({ districtName, rings }): ShadedArea[] => {
        const row = rows.find((one) => one.districtName === districtName);
        const classIndex = row === undefined ? -1 : shades.classAt(of(row));
        return rings.map((ring) => ({
          id: districtName,
          name: districtName,
          ring,
          isSelected: row?.isBlank ?? false,
          classIndex,
        }));
      }),
    [outlines, rows, shades, of],
  );
  const points = useMemo(() => {
    const colourOf = (isOwn: boolean) => (isOwn ? selected : place);
    const single = (places?.points ?? []).map(({ placeId, name: own, lng, lat, groupNo }) => ({
      id: placeId,
      name: own,
      at: [lng, lat] as const,
      colour: colourOf(groupNo < ownGroups),
      sign: '',
      scale: 0.5,
    }));
    const isDense = (places?.cells.length ?? 0) > manyCells;
    const cells = (places?.cells ?? []).map(({ cell, center, count, countByGroup }) => ({
      id: cell,
      name: `${count} 个`,
      at: center,
      colour: colourOf(countByGroup.slice(0, ownGroups).some((one) => one > 0)),
      sign: '',
      // Many cells lie close together: small ones keep the districts to be seen.
      scale: Math.min(1.6, (isDense ? 0.25 : 0.5) + Math.sqrt(count) / (isDense ? 20 : 12)),
    }));
    return [...single, ...cells];
  }, [places, ownGroups, selected, place]);
  const whole = useMemo(() => boxAround(areas.flatMap(({ ring }) => ring)), [areas]);
  const factsOf = (id: string): HoverFacts | null => {
    const row = rows.find(({ districtName }) => districtName === id);
    if (row === undefined) return null;
    const value = of(row);
    return {
      title: `${row.districtName}${row.isBlank ? '（空白区）' : ''}`,
      rows: [
        [name, value === null ? '样本不足或无数据' : format(value)],
        [ownName, formatNumber(row.own)],
        ...(row.rivals.length > 0
          ? [['竞品门店', formatNumber(row.rivals.reduce((sum, one) => sum + one, 0))] as const]
          : []),
      ],
    };
  };
  return (
    <CityMap
      key={cityCode}
      cityCode={cityCode}
      cityName={cityName}
      title={`门店分布_${name}`}
      subtitle={subtitle}
      note={`颜色为${name}；加框为空白区（TA 居住人数居前四分之一且没有${ownName}）；${places?.isClustered ? '点位较多，已按网格聚合；' : ''}行政区边界：${source}`}
      arrangement={arrangement}
      layers={[
        { id: 'districts', title: name, rows: shades.legend, opacity: 0.6 },
        {
          id: 'places',
          title: '门店',
          rows: [
            { colour: selected, shape: 'dot' as const, text: ownName },
            ...(rows.some(({ rivals }) => rivals.length > 0)
              ? [{ colour: place, shape: 'dot' as const, text: '竞品门店' }]
              : []),
          ],
        },
      ]}
      points={[]}
      focus={whole}
    >
      {(lookOf) => (
        <>
          <ShadedAreasLayer
            name="count-districts"
            areas={areas}
            colours={shades.colours}
            onPick={() => undefined}
            {...lookOf('districts')}
          />
          <StatusPointsLayer name="count-places" points={points} {...lookOf('places')} />
          <HoverCard find={(at) => polygonAt(areas, at)?.id ?? null} factsOf={factsOf} />
        </>
      )}
    </CityMap>
  );
}
