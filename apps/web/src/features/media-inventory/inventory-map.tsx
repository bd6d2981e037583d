import { useCallback, useMemo, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { MapCanvas } from '../../map/map-canvas.tsx';
import { mapColours } from '../../map/map-colours.ts';
import { boxAround, type LngLatBox, china } from '../../map/map-data.ts';
import { MapLegend } from '../../map/map-legend.tsx';
import { PointsLayer } from '../../map/points-layer.tsx';
import type { MapSheet } from '../../map/prepare-sheet.ts';
import { useBaseGeography } from '../../map/use-base-geography.ts';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import { formatNumber } from '../../ui/figure/format-figure.ts';
import { useThemeName } from '../../ui/theme/use-theme.ts';
import { filterOf, type InventoryAddress } from './inventory-address.ts';
import styles from './media-inventory.module.css';

export interface InventoryMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly address: InventoryAddress;
  readonly isDemo: boolean;
  /** The position to be shown; null for all. */
  readonly located: readonly [lng: number, lat: number] | null;
}

/** Degrees around a position that is shown alone. */
const nearby = 0.01;

/** Every position that the filters leave, on the map of the city. */
export function InventoryMap({ cityCode, cityName, address, isDemo, located }: InventoryMapProps) {
  const boundaries = useBaseGeography(cityCode);
  const found = useCall('v1/media-inventory/points', filterOf(cityCode, address), {
    quiet: true,
    keepPrevious: true,
  });
  const [layer, setLayer] = useState({ visible: true, opacity: 0.9 });
  const { place } = mapColours[useThemeName()];
  const userName = useDisplayName();
  const points = useMemo(
    () =>
      (found.data?.points ?? []).map(({ positionId, lng, lat }) => ({
        id: positionId,
        name: '',
        at: [lng, lat] as const,
        kind: 'place' as const,
      })),
    [found.data],
  );
  const target = useMemo<LngLatBox | null>(() => {
    if (located === null) return null;
    const [lng, lat] = located;
    return [lng - nearby, lat - nearby, lng + nearby, lat + nearby];
  }, [located]);
  const total = found.data?.total ?? 0;
  const shown =
    total > points.length && points.length > 0 ? `，画出前 ${formatNumber(points.length)} 个` : '';
  const text = `${formatNumber(total)} 个点位${shown}${isDemo ? '（演示数据）' : ''}`;
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${cityName}_媒体点位.png`,
      title: `${cityName}媒体点位`,
      subtitle: text,
      legendTitle: '媒体点位',
      legend: [{ colour: place, shape: 'dot', text }],
      footnote: isDemo ? '演示数据，非真实点位' : '坐标 WGS-84',
      watermark: productWithUser(userName),
    }),
    [cityName, text, place, isDemo, userName],
  );
  return (
    <div className={styles.map}>
      <MapCanvas
        label={`${cityName}媒体点位地图`}
        boundaries={boundaries.data?.features}
        mapApprovalNumber={boundaries.data?.mapApprovalNumber ?? null}
        box={boxAround(points.map(({ at }) => at)) ?? china}
        target={target}
        sheet={sheet}
        legend={
          <MapLegend
            startsFolded
            layers={[
              {
                id: 'positions',
                title: '媒体点位',
                rows: [{ colour: place, shape: 'dot', text }],
                ...layer,
                onVisible: (visible) => setLayer({ ...layer, visible }),
                onOpacity: (opacity) => setLayer({ ...layer, opacity }),
              },
            ]}
          />
        }
      >
        <PointsLayer name="positions" points={points} {...layer} />
      </MapCanvas>
    </div>
  );
}
