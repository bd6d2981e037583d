import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { useMemo } from 'react';
import { CityMap } from '../../map/city-map.tsx';
import { placeAt } from '../../map/find-shape.ts';
import type { DrawnShape } from '../../map/draw-shape.ts';
import { HoverCard, type HoverFacts } from '../../map/hover-card.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround, type LngLat } from '../../map/map-data.ts';
import { PolygonsLayer } from '../../map/polygons-layer.tsx';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { useAoiDots } from '../../shared/aoi/use-aoi-dots.ts';
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

const densityOf = ({ taConcentrationPeople }: AoiRow) => taConcentrationPeople.value;
const peopleOf = ({ dailyPersons }: AoiRow) => dailyPersons.value;

/** AOIs of the list by the concentration of the audience; chosen ones are ticked. */
export function BenchMap(props: BenchMapProps) {
  const { cityCode, cityName, subtitle, rows, chosen, hasAudience, ownAreas = [], onOpen, onArea } = props;
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const { place } = mapColours[theme];
  const name = hasAudience ? 'TA浓度' : '日均客流';
  const format = hasAudience ? asShare : asCount;
  const valueOf = hasAudience ? densityOf : peopleOf;
  const { points, legend } = useAoiDots(rows, valueOf, format, chosen);
  const polygons = useMemo(
    () => ownAreas.map((area, at) => ({ id: `own-${at}`, ...area, isSelected: true })),
    [ownAreas],
  );
  const whole = useMemo(
    () => boxAround([...rows.map(({ center }) => center), ...ownAreas.flatMap(({ ring }) => ring)]),
    [rows, ownAreas],
  );
  const factsOf = (id: string): HoverFacts | null => {
    const row = rows.find(({ areaId }) => areaId === id);
    if (row === undefined) return null;
    const value = valueOf(row);
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
        { id: 'aois', title: name, rows: legend },
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
