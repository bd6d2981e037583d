import { certain } from '@ooh/contract/core/certain';
import type { CallOutput } from '@ooh/contract/registry';
import { useMemo } from 'react';
import { CityMap } from '../../map/city-map.tsx';
import { placeAt } from '../../map/find-shape.ts';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { idsInside } from '../../map/inside-shape.ts';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround } from '../../map/map-data.ts';
import { polygonAt } from '../../map/prepare-polygons.ts';
import { shadeClasses } from '../../map/shade-classes.ts';
import { ShadedAreasLayer } from '../../map/shaded-areas-layer.tsx';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import type { DistrictMetric } from './district-metric-keys.ts';
import { metricOfDistrict, type DistrictFacts } from './district-metrics.ts';

export type DistrictOutline = CallOutput<'poi-analyse-detail/getCbdLocationSelect'>['options'][number];

export interface DistrictMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly outlines: readonly DistrictOutline[];
  /** What the filters leave; the others stay on the map without a colour. */
  readonly rows: readonly DistrictFacts[];
  readonly metric: DistrictMetric;
  readonly chosen: ReadonlySet<string>;
  /** The one that is looked at. */
  readonly focused: string | undefined;
  /** What is asked: time and audience. */
  readonly subtitle: string;
  readonly source: string;
  readonly onPick: (areaId: string) => void;
  /** Chooses all that lie in an area that was drawn. */
  readonly onChoose: (areaIds: readonly string[]) => void;
}

/** Business districts in the colours of a metric; a click chooses one. */
export function DistrictMap(props: DistrictMapProps) {
  const { cityCode, cityName, outlines, rows, metric, chosen, focused, subtitle, source, onPick, onChoose } =
    props;
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const { name, unit, valueOf, format } = metricOfDistrict[metric];
  const shades = useMemo(
    () => shadeClasses(rows.map(valueOf), format, theme),
    [rows, valueOf, format, theme],
  );
  const areas = useMemo(() => {
    const rowOf = new Map(rows.map((row) => [row.areaId, row]));
    return outlines.map((outline) => {
      const row = rowOf.get(outline.placeId);
      return {
        id: outline.placeId,
        name: outline.name,
        ring: outline.ring,
        isSelected: chosen.has(outline.placeId),
        classIndex: row === undefined ? -1 : shades.classAt(valueOf(row)),
      };
    });
  }, [outlines, rows, chosen, shades, valueOf]);
  const { areaEdge, noData } = mapColours[theme];
  // Seen from afar the outlines are too small to tell their colour.
  const points = useMemo(() => {
    const center = new Map(outlines.map((outline) => [outline.placeId, outline.center]));
    return areas.map(({ id, name: districtName, classIndex, isSelected }) => ({
      id,
      name: districtName,
      at: certain(center.get(id), 'centre of the district', id),
      colour: shades.colours[classIndex] ?? noData,
      sign: isSelected ? '✓' : '',
      scale: isSelected ? 1 : 0.75,
    }));
  }, [areas, outlines, shades, noData]);
  const factsOf = (id: string): HoverFacts | null => {
    const row = rows.find(({ areaId }) => areaId === id);
    if (row === undefined) return null;
    const shown: DistrictMetric[] = metric === 'dailyPersons' ? [metric] : [metric, 'dailyPersons'];
    return {
      title: row.name,
      rows: shown.map((each) => {
        const { name: metricName, valueOf: value, format: write } = metricOfDistrict[each];
        const figure = value(row);
        return [metricName, figure === null ? '样本不足' : write(figure)];
      }),
      hint: chosen.has(id) ? '点击取消选择' : '点击选择',
    };
  };
  const whole = useMemo(() => boxAround(outlines.flatMap(({ ring }) => ring)), [outlines]);
  const focus = useMemo(
    () => boxAround(outlines.find(({ placeId }) => placeId === focused)?.ring ?? []),
    [outlines, focused],
  );
  return (
    <CityMap
      cityCode={cityCode}
      cityName={cityName}
      title={`商圈${name}`}
      subtitle={subtitle}
      note={`${unit}；${source}`}
      arrangement={arrangement}
      onArea={(shape) => onChoose(idsInside(shape, points))}
      layers={[
        {
          id: 'districts',
          title: name,
          opacity: 0.5,
          rows: [...shades.legend, { colour: areaEdge, shape: 'edge', text: '已选' }],
        },
        {
          id: 'names',
          title: '商圈中心与名称',
          rows: [{ colour: noData, shape: 'dot', text: '颜色同上，✓ 为已选' }],
        },
      ]}
      points={[]}
      focus={focus ?? whole}
    >
      {(lookOf) => (
        <>
          <ShadedAreasLayer
            name="business-districts"
            areas={areas}
            colours={shades.colours}
            onPick={onPick}
            {...lookOf('districts')}
          />
          <StatusPointsLayer
            name="business-district-names"
            points={points}
            labelZoom={9.5}
            onPick={onPick}
            {...lookOf('names')}
          />
          <HoverCard
            find={(place, slack) => placeAt(points, place, slack) ?? polygonAt(areas, place)?.id ?? null}
            factsOf={factsOf}
          />
        </>
      )}
    </CityMap>
  );
}
