import type { AoiRow } from '@ooh/contract/domain/place-insight';
import { useMemo } from 'react';
import type { DrawnShape } from '../../map/draw-shape.ts';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround, type LngLat } from '../../map/map-data.ts';
import { AoiDotsMap } from '../../shared/aoi/aoi-dots-map.tsx';
import { dailyPeople, type AoiMeasure } from '../../shared/aoi/aoi-measure.ts';
import { asShare } from '../../ui/figure/figure-formats.ts';
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

const density: AoiMeasure = {
  name: 'TA浓度',
  valueOf: ({ taConcentrationPeople }) => taConcentrationPeople.value,
  format: asShare,
};

/** AOIs of the list by the concentration of the audience; chosen ones are ticked. */
export function BenchMap(props: BenchMapProps) {
  const { cityCode, cityName, subtitle, rows, chosen, hasAudience, ownAreas = [], onOpen, onArea } = props;
  const theme = useThemeName();
  const { place } = mapColours[theme];
  const measure = hasAudience ? density : dailyPeople;
  const polygons = useMemo(
    () => ownAreas.map((area, at) => ({ id: `own-${at}`, ...area, isSelected: true })),
    [ownAreas],
  );
  const whole = useMemo(
    () => boxAround([...rows.map(({ center }) => center), ...ownAreas.flatMap(({ ring }) => ring)]),
    [rows, ownAreas],
  );
  return (
    <AoiDotsMap
      cityCode={cityCode}
      cityName={cityName}
      subtitle={subtitle}
      note={`颜色为${measure.name}；图上为列表当前页`}
      rows={rows}
      measure={measure}
      ticked={chosen}
      areas={{
        polygons,
        legend: {
          id: 'own',
          title: '自绘区域',
          rows: [{ colour: place, shape: 'zone', text: '自绘区域' }],
        },
      }}
      focus={whole}
      onArea={onArea}
      onOpen={onOpen}
    />
  );
}
