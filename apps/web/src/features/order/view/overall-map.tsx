import { useMemo } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { CityMap } from '../../../map/city-map.tsx';
import { mapColours } from '../../../map/map-colours.ts';
import { PointsLayer } from '../../../map/points-layer.tsx';
import type { MapPoint } from '../../../map/prepare-points.ts';
import { formatFen, formatNumber } from '../../../ui/figure/format-figure.ts';
import { SectionPending } from '../../../ui/state/section-pending.tsx';
import { useThemeName } from '../../../ui/theme/use-theme.ts';

/** The order's cities on the map of the country, with what each buys. */
export function OverallMap({ orderId, subtitle }: { readonly orderId: string; readonly subtitle: string }) {
  const found = useCall('mediaOrder/getSelectionPlanRegion', { orderId }, { quiet: true });
  const { selected } = mapColours[useThemeName()];
  const points = useMemo<MapPoint[]>(
    () =>
      (found.data ?? []).flatMap(({ cityCode, cityName, center, netFen }) =>
        center === null
          ? []
          : [
              {
                id: cityCode,
                name: `${cityName} ${formatFen(netFen, { unit: 'auto' })}`,
                at: [center[0], center[1]] as const,
                kind: 'terminus' as const,
              },
            ],
      ),
    [found.data],
  );
  if (found.error || !found.data)
    return (
      <SectionPending error={found.error} onRetry={() => void found.refetch()} rows={8} minHeight={480} />
    );
  const configured = found.data.filter(({ isConfigured }) => isConfigured).length;
  return (
    <CityMap
      cityName="全国"
      title="投放城市"
      subtitle={subtitle}
      note="金额为净价"
      layers={[
        {
          id: 'cities',
          title: '投放城市',
          rows: [{ colour: selected, shape: 'dot', text: `${formatNumber(configured)} 个城市已配置媒体` }],
          opacity: 1,
        },
      ]}
      points={points.map(({ at }) => at)}
    >
      {(lookOf) => <PointsLayer name="order-cities" points={points} labelZoom={3} {...lookOf('cities')} />}
    </CityMap>
  );
}
