import { useCallback, useState, type ReactNode } from 'react';
import { useCall } from '../../../api/use-call.ts';
import { MapCanvas } from '../../../map/map-canvas.tsx';
import { boxAround, type LngLat, type LngLatBox } from '../../../map/map-data.ts';
import { MapLegend } from '../../../map/map-legend.tsx';
import type { MapSheet, SheetLegendRow } from '../../../map/prepare-sheet.ts';
import { productWithUser } from '../../../session/product-identity.ts';
import { useDisplayName } from '../../../session/use-session.ts';
import styles from './man-land.module.css';

const china: LngLatBox = [73, 18, 135, 54];

export interface CityMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  readonly orderName: string;
  /** What is drawn, for example TA 热力. */
  readonly title: string;
  readonly rows: readonly SheetLegendRow[];
  readonly note: string;
  readonly points: readonly LngLat[];
  /** Draws the layers with the look that the legend sets. */
  readonly children: (look: { readonly visible: boolean; readonly opacity: number }) => ReactNode;
}

/** A map of a city of an order with one subject, its legend and its printed sheet. */
export function CityMap({
  cityCode,
  cityName,
  orderName,
  title,
  rows,
  note,
  points,
  children,
}: CityMapProps) {
  const boundaries = useCall(
    'v1/boundaries/{adcode}',
    { adcode: cityCode },
    { quiet: true, staleMs: Infinity },
  );
  const [look, setLook] = useState({ visible: true, opacity: 0.9 });
  const userName = useDisplayName();
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${cityName}_${title}.png`,
      title: `${cityName}${title}`,
      subtitle: orderName,
      legendTitle: title,
      legend: rows,
      footnote: note,
      watermark: productWithUser(userName),
    }),
    [cityName, title, orderName, rows, note, userName],
  );
  return (
    <div className={styles.map}>
      <MapCanvas
        label={`${cityName}${title}地图`}
        boundaries={boundaries.data?.features}
        mapApprovalNumber={boundaries.data?.mapApprovalNumber ?? null}
        box={boxAround(points) ?? china}
        sheet={sheet}
        legend={
          <MapLegend
            startsFolded
            note={note}
            layers={[
              {
                id: 'subject',
                title,
                rows,
                ...look,
                onVisible: (visible) => setLook({ ...look, visible }),
                onOpacity: (opacity) => setLook({ ...look, opacity }),
              },
            ]}
          />
        }
      >
        {children(look)}
      </MapCanvas>
    </div>
  );
}
