import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { useMemo } from 'react';
import { CityMap } from '../../map/city-map.tsx';
import { placeAt } from '../../map/find-shape.ts';
import type { DrawnShape } from '../../map/draw-shape.ts';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround, type LngLat } from '../../map/map-data.ts';
import { PolygonsLayer } from '../../map/polygons-layer.tsx';
import { shadeClasses } from '../../map/shade-classes.ts';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { asCount, asShare } from '../../ui/figure/figure-formats.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';

export interface BenchMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly subtitle: string;
  readonly rows: readonly AoiRow[];
  readonly chosen: readonly string[];
  /** By the concentration of the audience, or by how many people are there. */
  readonly hasAudience: boolean;
  readonly ownAreas?: readonly { readonly name: string; readonly ring: readonly LngLat[] }[];
  readonly onOpen: (areaId: string) => void;
  readonly onArea?: (shape: DrawnShape) => void;
}

/** AOIs of the list by the concentration of the audience; chosen ones are ticked. */
export function BenchMap(props: BenchMapProps) {
  const { cityCode, cityName, subtitle, rows, chosen, hasAudience, ownAreas = [], onOpen, onArea } = props;
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const { noData, place } = mapColours[theme];
  const name = hasAudience ? 'TA浓度' : '日均客流';
  const format = hasAudience ? asShare : asCount;
  const values = useMemo(
    () => rows.map((row) => (hasAudience ? row.taConcentrationPeople : row.dailyPersons).value),
    [rows, hasAudience],
  );
  const shades = useMemo(() => shadeClasses(values, format, theme), [values, format, theme]);
  const points = useMemo(
    () =>
      rows.map((row, at) => ({
        id: row.areaId,
        name: row.name,
        at: row.center,
        colour: shades.colours[shades.classAt(values[at] ?? null)] ?? noData,
        sign: chosen.includes(row.areaId) ? '✓' : '',
        scale: chosen.includes(row.areaId) ? 1 : 0.7,
      })),
    [rows, values, shades, noData, chosen],
  );
  const polygons = useMemo(
    () => ownAreas.map((area, at) => ({ id: `own-${at}`, ...area, isSelected: true })),
    [ownAreas],
  );
  const whole = useMemo(
    () => boxAround([...rows.map(({ center }) => center), ...ownAreas.flatMap(({ ring }) => ring)]),
    [rows, ownAreas],
  );
  const factsOf = (id: string): HoverFacts | null => {
    const at = rows.findIndex(({ areaId }) => areaId === id);
    const row = rows[at];
    if (row === undefined) return null;
    const value = values[at] ?? null;
    return {
      title: row.name,
      rows: [
        ['类型', row.aoiType],
        [name, value === null ? '样本不足' : format(value)],
      ],
      hint: '点击查看详情',
    };
  };
  return (
    <CityMap
      key={cityCode}
      cityCode={cityCode}
      cityName={cityName}
      title="AOI"
      subtitle={subtitle}
      note={`颜色为${name}；图上为列表当前页`}
      arrangement={arrangement}
      layers={[
        { id: 'aois', title: name, rows: shades.legend },
        { id: 'own', title: '自绘区域', rows: [{ colour: place, shape: 'zone', text: '自绘区域' }] },
      ]}
      points={[]}
      focus={whole}
      onArea={onArea}
    >
      {(lookOf) => (
        <>
          <PolygonsLayer name="own-areas" polygons={polygons} {...lookOf('own')} />
          <StatusPointsLayer name="bench-aois" points={points} onPick={onOpen} {...lookOf('aois')} />
          <HoverCard find={(at, slack) => placeAt(points, at, slack)} factsOf={factsOf} />
        </>
      )}
    </CityMap>
  );
}
