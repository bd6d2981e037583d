import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { PointsLayer } from '../../../map/points-layer.tsx';
import type { MapPoint } from '../../../map/prepare-points.ts';
import { useCityScene } from '../city-scene.ts';

/** Stops of the open line on the map, its two ends by name. */
export function LineStopsLayer({ lineId }: { readonly lineId: string }) {
  const { plan, city } = useCityScene();
  const input = { planId: plan.row.planId, cityCode: city.cityCode, lineId };
  const { data } = useCall('v1/bus-plan/line-detail', input);
  const points = useMemo<MapPoint[]>(() => {
    const stops = data?.directions[0]?.stops ?? [];
    return stops.map((stop, index) => ({
      id: String(index),
      name: stop.name,
      at: [stop.lng, stop.lat],
      kind: index === 0 || index === stops.length - 1 ? 'terminus' : 'stop',
    }));
  }, [data]);
  return <PointsLayer name="line-stops" points={points} visible opacity={1} labelZoom={13} />;
}
