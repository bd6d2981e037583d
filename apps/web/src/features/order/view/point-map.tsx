import { nearMeters, aroundMeters } from '@ooh/contract/domain/order-view';
import { useMemo } from 'react';
import { CityMap } from '../../../map/city-map.tsx';
import { boxAround, type LngLat } from '../../../map/map-data.ts';
import { mapColours } from '../../../map/map-colours.ts';
import { PointsLayer } from '../../../map/points-layer.tsx';
import { PolygonsLayer } from '../../../map/polygons-layer.tsx';
import type { MapPoint } from '../../../map/prepare-points.ts';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import type { OrderPoint } from './point-pois.tsx';
import { facingCone, circleAround } from './point-shapes.ts';

export interface PointMapProps {
  readonly point: OrderPoint;
  readonly position: NonNullable<OrderPoint['position']>;
  readonly cityCode: string;
  readonly cityName: string;
}

/** A position with the circle around it in which people are counted, the way it looks, and the places around. */
export function PointMap({ point, position, cityCode, cityName }: PointMapProps) {
  const { face, pois } = point;
  const { lng, lat, name } = position;
  const colours = mapColours[useThemeName()];
  const { arrangement } = useWorkbench();
  const at = useMemo<LngLat>(() => [lng, lat], [lng, lat]);
  const facing = face?.facingDegrees ?? null;
  const shapes = useMemo(
    () => [
      { id: 'around', name: '', ring: circleAround(at, aroundMeters), isSelected: false },
      ...(facing === null
        ? []
        : [{ id: 'facing', name: '', ring: facingCone(at, aroundMeters, facing), isSelected: true }]),
    ],
    [at, facing],
  );
  const places = useMemo<MapPoint[]>(
    () => pois.map((poi) => ({ id: poi.placeId, name: poi.name, at: [poi.lng, poi.lat], kind: 'stop' })),
    [pois],
  );
  const own = useMemo<MapPoint[]>(() => [{ id: 'own', name, at, kind: 'terminus' }], [name, at]);
  const focus = useMemo(() => boxAround(circleAround(at, nearMeters)), [at]);
  return (
    <CityMap
      cityCode={cityCode}
      cityName={cityName}
      title="点位位置"
      subtitle={name}
      note={`${position.isIndicative ? '位置为示意；' : ''}坐标 WGS-84${position.isDemo ? '；演示数据' : ''}`}
      layers={[
        {
          id: 'around',
          title: '周边范围',
          rows: [
            { colour: colours.placeIdle, shape: 'zone', text: `${aroundMeters} 米` },
            ...(facing === null ? [] : [{ colour: colours.place, shape: 'zone' as const, text: '朝向' }]),
          ],
        },
        {
          id: 'pois',
          title: '周边 POI',
          rows: [{ colour: colours.selected, shape: 'dot', text: `${nearMeters} 米内 ${pois.length} 个` }],
        },
      ]}
      points={[at]}
      focus={focus}
      arrangement={arrangement}
    >
      {(lookOf) => (
        <>
          <PolygonsLayer name="order-point-around" polygons={shapes} {...lookOf('around')} />
          <PointsLayer name="order-point-pois" points={places} labelZoom={16} {...lookOf('pois')} />
          <PointsLayer name="order-point" points={own} visible opacity={1} labelZoom={12} />
        </>
      )}
    </CityMap>
  );
}
