import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { CityMap } from '../../../map/city-map.tsx';
import { mapColours } from '../../../map/map-colours.ts';
import { boxAround } from '../../../map/map-data.ts';
import { PointsLayer } from '../../../map/points-layer.tsx';
import { WaysLayer } from '../../../map/ways-layer.tsx';
import { useWorkbench } from '../../../shared/map-workbench/workbench-context.ts';
import { formatNumber } from '../../../ui/figure/format-figure.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { useThemeName } from '../../../ui/theme/use-theme.ts';
import { pointsOfMedia, waysOfMedia } from './order-media-shapes.ts';

export interface OverallMapProps {
  readonly orderId: string;
  readonly cityCode: string;
  readonly cityName: string;
  readonly subtitle: string;
}

/** All that an order has in a city: its positions, and the ways of its lines. */
export function OverallMap({ orderId, cityCode, cityName, subtitle }: OverallMapProps) {
  const found = useCall('media-order-match-detail/getMediaByOrderMapData', { orderId, cityCode });
  const { arrangement } = useWorkbench();
  const { selected, place } = mapColours[useThemeName()];
  const points = useMemo(() => pointsOfMedia(found.data), [found.data]);
  const ways = useMemo(() => waysOfMedia(found.data, selected), [found.data, selected]);
  const all = useMemo(
    () => [...points.map(({ at }) => at), ...ways.flatMap(({ shape }) => shape)],
    [points, ways],
  );
  const focus = useMemo(() => (all.length > 1 ? boxAround(all) : null), [all]);
  if (found.error || !found.data)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={8} minHeight={480} />
    );
  return (
    <CityMap
      cityCode={cityCode}
      cityName={cityName}
      title="投放媒体"
      subtitle={subtitle}
      note="线路为走向，点位为现行数据中的位置"
      layers={[
        {
          id: 'points',
          title: '点位',
          rows: [{ colour: place, shape: 'dot', text: `点位 ${formatNumber(points.length)} 个` }],
          opacity: 1,
        },
        {
          id: 'ways',
          title: '线路',
          rows: [{ colour: selected, shape: 'line', text: `线路 ${formatNumber(ways.length)} 条` }],
        },
      ]}
      points={all}
      focus={focus}
      arrangement={arrangement}
    >
      {(lookOf) => (
        <>
          <WaysLayer name="order-overall-lines" ways={ways} {...lookOf('ways')} />
          <PointsLayer name="order-overall-points" points={points} labelZoom={13} {...lookOf('points')} />
        </>
      )}
    </CityMap>
  );
}
