import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import type { PlaceEntry } from '@ooh/contract/domain/place-set';
import { useMemo } from 'react';
import { CityMap } from '../../map/city-map.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround } from '../../map/map-data.ts';
import { PolygonsLayer } from '../../map/polygons-layer.tsx';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';

export interface SearchMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly entries: readonly PlaceEntry[];
  /** The widest ring, metres. */
  readonly radiusMeters: number;
}

/** Located places with the widest ring around each. */
export function SearchMap({ cityCode, cityName, entries, radiusMeters }: SearchMapProps) {
  const { place, selected } = mapColours[useThemeName()];
  const { arrangement } = useWorkbench();
  const rings = useMemo(
    () =>
      entries.map(({ lng, lat }, at) => ({
        id: `ring-${at}`,
        name: '',
        ring: circleRing(wgs84(lng, lat), radiusMeters),
        isSelected: true,
      })),
    [entries, radiusMeters],
  );
  const points = useMemo(
    () =>
      entries.map(({ name, lng, lat }, at) => ({
        id: `place-${at}`,
        name,
        at: [lng, lat] as const,
        colour: selected,
        sign: '',
        scale: 0.7,
      })),
    [entries, selected],
  );
  const box = useMemo(() => boxAround(rings.flatMap(({ ring }) => ring)), [rings]);
  return (
    <CityMap
      key={cityCode}
      cityCode={cityCode}
      cityName={cityName}
      title="地点检索"
      subtitle={`${entries.length} 个地点`}
      note={`圆圈半径 ${radiusMeters} 米`}
      arrangement={arrangement}
      layers={[
        {
          id: 'places',
          title: '地点',
          rows: [{ colour: selected, shape: 'dot', text: `${entries.length} 个地点` }],
        },
        { id: 'rings', title: '圈', rows: [{ colour: place, shape: 'zone', text: `${radiusMeters} 米内` }] },
      ]}
      points={[]}
      focus={box}
    >
      {(lookOf) => (
        <>
          <PolygonsLayer name="search-rings" polygons={rings} {...lookOf('rings')} />
          <StatusPointsLayer name="search-places" points={points} {...lookOf('places')} />
        </>
      )}
    </CityMap>
  );
}
