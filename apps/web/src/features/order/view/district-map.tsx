import type { CallOutput } from '@ooh/contract/registry';
import type { Area } from '@ooh/geo/polygon';
import { useMemo } from 'react';
import { CityMap } from '../../../map/city-map.tsx';
import { HoverCard, type HoverFacts } from '../../../map/hover-card.tsx';
import { boxAround } from '../../../map/map-data.ts';
import { outerRingsOf } from '../../../map/outer-rings.ts';
import { polygonAt } from '../../../map/prepare-polygons.ts';
import type { ShadedArea } from '../../../map/prepare-shaded-areas.ts';
import { ShadedAreasLayer } from '../../../map/shaded-areas-layer.tsx';
import { basisRemark } from '../../../shared/figure/basis-remark.ts';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import type { DistrictMetric } from './district-metric-keys.ts';
import { districtMetricOf } from './district-metrics.ts';
import { shadeClasses } from '../../../map/shade-classes.ts';
import type { Boundary } from './in-district.tsx';

type Districts = CallOutput<'v1/orders/districts'>;

interface DistrictMapProps {
  readonly districts: Districts;
  readonly boundaries: readonly Boundary[];
  /** Where the outlines come from. */
  readonly source: string;
  readonly metric: DistrictMetric;
  readonly chosen: string | undefined;
  readonly cityCode: string;
  readonly cityName: string;
  readonly subtitle: string;
  readonly onPick: (districtId: string) => void;
}

export function DistrictMap(props: DistrictMapProps) {
  const { districts, boundaries, source, metric, chosen, cityCode, cityName, subtitle, onPick } = props;
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const { name, unit, valueOf, format } = districtMetricOf[metric];
  const shades = useMemo(
    () => shadeClasses(districts.rows.map(valueOf), format, theme),
    [districts.rows, valueOf, format, theme],
  );
  const areas = useMemo(() => {
    const rowOf = new Map(districts.rows.map((row) => [row.districtId, row]));
    return boundaries.flatMap((boundary): ShadedArea[] => {
      const row = rowOf.get(boundary.properties.adcode);
      if (row === undefined) return [];
      return outerRingsOf(boundary.geometry as Area).map((ring) => ({
        id: row.districtId,
        name: row.name,
        ring,
        isSelected: row.districtId === chosen,
        classIndex: shades.classAt(valueOf(row)),
      }));
    });
  }, [districts.rows, boundaries, chosen, shades, valueOf]);
  const focus = useMemo(
    () => boxAround(areas.flatMap((area) => (area.isSelected ? area.ring : []))),
    [areas],
  );
  const factsOf = (id: string): HoverFacts | null => {
    const row = districts.rows.find(({ districtId }) => districtId === id);
    if (row === undefined) return null;
    const value = valueOf(row);
    return {
      title: row.name,
      rows: [[name, value === null ? '样本不足' : format(value)]],
      hint: '点击查看该区的媒体',
    };
  };
  const basis = metric === 'taConcentration' ? districts.audienceBasis : districts.exposureBasis;
  return (
    <CityMap
      cityCode={cityCode}
      cityName={cityName}
      title={`行政区${name}`}
      subtitle={subtitle}
      note={[`单位：${unit}`, `行政区边界：${source}`, basis && basisRemark([basis])]
        .filter(Boolean)
        .join('；')}
      layers={[{ id: 'districts', title: name, rows: shades.legend }]}
      points={areas.flatMap(({ ring }) => ring)}
      focus={focus}
      arrangement={arrangement}
    >
      {(lookOf) => (
        <>
          <ShadedAreasLayer
            name="order-districts"
            areas={areas}
            colours={shades.colours}
            onPick={onPick}
            {...lookOf('districts')}
          />
          <HoverCard find={(place) => polygonAt(areas, place)?.id ?? null} factsOf={factsOf} />
        </>
      )}
    </CityMap>
  );
}
