import { useCallback, type ReactNode } from 'react';
import { productWithUser } from '../session/product-identity.ts';
import { useDisplayName } from '../session/use-session.ts';
import { MapCanvas } from './map-canvas.tsx';
import { type LngLatBox, china } from './map-data.ts';
import { LegendRow, MapLegend } from './map-legend.tsx';
import type { MapSheet, SheetLegendRow } from './prepare-sheet.ts';
import { useLayerLook } from './use-layer-look.ts';
import { useBaseGeography } from './use-base-geography.ts';

export interface SubjectMapProps {
  readonly cityCode: string;
  readonly cityName: string;
  /** What is drawn, for example TA浓度. */
  readonly title: string;
  /** The plan or the order that it is drawn for. */
  readonly subtitle: string;
  readonly rows: readonly SheetLegendRow[];
  /** Unit, source and meaning of the colours. */
  readonly note: string;
  readonly isDemo?: boolean;
  /** What the map begins with; null where there is nothing to show yet. */
  readonly box: LngLatBox | null;
  /** True where the map goes on to the box whenever another is given. */
  readonly follows?: boolean;
  readonly startsFolded?: boolean;
  /** True where the map fills a workbench: its legend is one row then. */
  readonly isWorkbench?: boolean;
  /** From the lowest to the highest value of the colours. */
  readonly range?: string;
  /** Gives the map its height. */
  readonly className: string | undefined;
  /** Draws the layers with the look that the legend sets. */
  readonly children: (look: { readonly visible: boolean; readonly opacity: number }) => ReactNode;
}

/** The map of a city with one subject, its legend and its printed sheet. */
export function SubjectMap(props: SubjectMapProps) {
  const { cityCode, cityName, title, subtitle, rows, isDemo, box, follows, startsFolded, className } = props;
  const { isWorkbench = false, range } = props;
  const note = isDemo ? `${props.note}；演示数据` : props.note;
  const boundaries = useBaseGeography(cityCode);
  const [look, legendLook] = useLayerLook({ visible: true, opacity: 0.9 });
  const userName = useDisplayName();
  const sheet = useCallback(
    (): MapSheet => ({
      fileName: `${cityName}_${title}.png`,
      title: `${cityName}${title}`,
      subtitle,
      legendTitle: title,
      legend: rows,
      footnote: note,
      watermark: productWithUser(userName),
    }),
    [cityName, title, subtitle, rows, note, userName],
  );
  const layers = [
    {
      id: 'subject',
      title,
      rows,
      ...legendLook,
    },
  ];
  return (
    <div className={className}>
      <MapCanvas
        label={`${cityName}${title}地图`}
        boundaries={boundaries.data?.features}
        mapApprovalNumber={boundaries.data?.mapApprovalNumber ?? null}
        box={box ?? china}
        // Once the city is known the map shows it; only then it may go on from there.
        target={follows && boundaries.data ? box : null}
        goesClose={follows}
        sheet={sheet}
        legend={
          isWorkbench ? (
            <LegendRow layers={layers} note={note} range={range} />
          ) : (
            <MapLegend startsFolded={startsFolded} note={note} layers={layers} />
          )
        }
      >
        {props.children(look)}
      </MapCanvas>
    </div>
  );
}
