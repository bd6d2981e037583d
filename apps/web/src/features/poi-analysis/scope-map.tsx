import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import { useMemo, useState } from 'react';
import { CityMap } from '../../map/city-map.tsx';
import { DrawShapeLayer } from '../../map/draw-shape-layer.tsx';
import type { DrawnShape } from '../../map/draw-shape.ts';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround, type LngLat } from '../../map/map-data.ts';
import { PolygonsLayer } from '../../map/polygons-layer.tsx';
import { StatusPointsLayer } from '../../map/status-points-layer.tsx';
import { useWorkbench } from '../../shared/map-workbench/workbench-context.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import type { useScope } from './use-scope.ts';

/** Circles drawn one by one; of more places the points alone. */
const mostCircles = 1500;

export interface ScopeMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly scope: ReturnType<typeof useScope>;
  /** True while a way or a polygon is being drawn. */
  readonly isDrawing: boolean;
  readonly onDrawn: (corners: readonly LngLat[] | null) => void;
  readonly onProgress: (text: string | null) => void;
}

const ringOf = (lng: number, lat: number, radiusMeters: number): LngLat[] =>
  circleRing(wgs84(lng, lat), radiusMeters);

const cornersOfShape = (shape: DrawnShape): readonly LngLat[] =>
  shape.kind === 'ring' ? shape.ring : circleRing(wgs84(...shape.center), shape.radiusMeters).slice(0, -1);

/** The scope with its places, and the media of the list. */
export function ScopeMap({ cityCode, cityName, scope, isDrawing, onDrawn, onProgress }: ScopeMapProps) {
  const theme = useThemeName();
  const { arrangement } = useWorkbench();
  const { shape, radius, corners, points, facts, source } = scope;
  const [first] = useState(cityCode);
  const { place, selected } = mapColours[theme];
  const polygons = useMemo(() => {
    const circles =
      (facts?.covered.length ?? 0) > 0
        ? (facts?.covered ?? [])
        : shape === 'radius'
          ? points.map((one) => ({ ...one, radiusMeters: radius }))
          : [];
    const drawn =
      shape === 'ring' && corners.length >= 3
        ? [{ id: 'drawn', name: '多边形', ring: corners, isSelected: true }]
        : [];
    const along =
      shape === 'way'
        ? corners.map(([lng, lat], at) => ({
            id: `way-${at}`,
            name: '',
            ring: ringOf(lng, lat, radius),
            isSelected: true,
          }))
        : [];
    const around = circles.slice(0, mostCircles).map(({ lng, lat, radiusMeters }, at) => ({
      id: `circle-${at}`,
      name: '',
      ring: ringOf(lng, lat, radiusMeters),
      isSelected: true,
    }));
    return [...drawn, ...along, ...around];
  }, [facts, shape, points, radius, corners]);
  const stores = useMemo(
    () =>
      points.map(({ name, lng, lat }, at) => ({
        id: `store-${at}`,
        name,
        at: [lng, lat] as const,
        colour: place,
        sign: '',
        scale: 0.6,
      })),
    [points, place],
  );
  const media = useMemo(
    () =>
      (facts?.positionRows ?? []).map(({ positionId, name, lng, lat }) => ({
        id: positionId,
        name,
        at: [lng, lat] as const,
        colour: selected,
        sign: '',
        scale: 0.5,
      })),
    [facts, selected],
  );
  const box = useMemo(
    () => boxAround([...points.map(({ lng, lat }) => [lng, lat]), ...polygons.flatMap(({ ring }) => ring)]),
    [points, polygons],
  );
  return (
    <CityMap
      key={cityCode}
      cityCode={cityCode}
      cityName={cityName}
      title="圈定范围"
      subtitle={source.name || '未选地点'}
      note={`圆圈为圈定范围，重叠处只计一次；媒体为列表当前页${facts?.isSchematic ? '；步行时间按示意路网推算（示意）' : ''}`}
      arrangement={arrangement}
      layers={[
        { id: 'scope', title: '圈定范围', rows: [{ colour: place, shape: 'zone', text: '圈内' }] },
        {
          id: 'stores',
          title: '门店',
          rows: [{ colour: place, shape: 'dot', text: `${points.length} 个地点` }],
        },
        { id: 'media', title: '媒体点位', rows: [{ colour: selected, shape: 'dot', text: '列表当前页' }] },
      ]}
      points={[]}
      focus={first === cityCode || points.length > 0 ? box : null}
      onArea={(drawnShape) => onDrawn(cornersOfShape(drawnShape))}
    >
      {(lookOf) => (
        <>
          <PolygonsLayer name="scope" polygons={polygons} {...lookOf('scope')} />
          <StatusPointsLayer name="scope-media" points={media} {...lookOf('media')} />
          <StatusPointsLayer name="scope-stores" points={stores} {...lookOf('stores')} />
          {isDrawing && (
            <DrawShapeLayer
              tool="polygon"
              onEnd={(drawnShape) => onDrawn(drawnShape === null ? null : cornersOfShape(drawnShape))}
              onCancel={() => onDrawn(null)}
              onProgress={onProgress}
            />
          )}
        </>
      )}
    </CityMap>
  );
}
