import { useCallback, useState, type ReactNode } from 'react';
import { useCall } from '../../api/use-call.ts';
import { MapCanvas } from '../../map/map-canvas.tsx';
import type { LngLatBox } from '../../map/map-data.ts';
import { MapLegend } from '../../map/map-legend.tsx';
import type { MapSheet, SheetLegendRow } from '../../map/prepare-sheet.ts';
import { productWithUser } from '../../session/product-identity.ts';
import { useDisplayName } from '../../session/use-session.ts';
import styles from './area-plan.module.css';

const china: LngLatBox = [73, 18, 135, 54];

export interface AreaMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  /** What the areas are coloured by, for example TA浓度. */
  readonly title: string;
  readonly planName: string;
  readonly rows: readonly SheetLegendRow[];
  readonly isDemo: boolean;
  readonly note: string;
  /** Where the map goes: to the areas that matter now; null leaves it where it is. */
  readonly target: LngLatBox | null;
  /** Draws the layers with the look that the legend sets. */
  readonly children: (look: { visible: boolean; opacity: number }) => ReactNode;
}

/** The map of a city with one layer of areas, its legend and its printed sheet. */
export function AreaMap(props: AreaMapProps) {
  const { cityCode, cityName, title, planName, rows, isDemo, note, target, children } = props;
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
      subtitle: planName,
      legendTitle: title,
      legend: rows,
      footnote: `${note}${isDemo ? '；演示数据' : ''}`,
      watermark: productWithUser(userName),
    }),
    [cityName, title, planName, rows, note, isDemo, userName],
  );
  return (
    <div className={styles.map}>
      <MapCanvas
        label={`${cityName}${title}地图`}
        boundaries={boundaries.data?.features}
        mapApprovalNumber={boundaries.data?.mapApprovalNumber ?? null}
        box={target ?? china}
        // Once the city is known the map shows it; only then it may go on from there.
        target={boundaries.data ? target : null}
        goesClose
        sheet={sheet}
        legend={
          <MapLegend
            note={isDemo ? `${note}；演示数据` : note}
            layers={[
              {
                id: 'areas',
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
