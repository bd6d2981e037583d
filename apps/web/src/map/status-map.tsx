import { MapCanvas } from './map-canvas.tsx';
import type { MapCanvasProps } from './map-view-props.ts';
import { boxAround, china } from './map-data.ts';
import { MapLegend, type MapLegendProps } from './map-legend.tsx';
import type { SheetLegendRow } from './prepare-sheet.ts';
import { useLayerLook } from './use-layer-look.ts';
import { StatusPointsLayer, type StatusPoint } from './status-points-layer.tsx';

export interface StatusMapProps extends Pick<MapLegendProps, 'note'>, Pick<MapCanvasProps, 'sheet'> {
  /** Prefix of source and layers. */
  readonly name: string;
  readonly title: string;
  /** What the legend calls the points. */
  readonly layerTitle: string;
  readonly boundaries: {
    readonly features: MapCanvasProps['boundaries'];
    readonly mapApprovalNumber: MapCanvasProps['mapApprovalNumber'];
  };
  readonly points: readonly StatusPoint[];
  readonly legend: readonly SheetLegendRow[];
  /** Gives the map its height. */
  readonly className: string | undefined;
  readonly onPick?: (id: string) => void;
}

/** A map of points in states, gone to where they are. */
export function StatusMap(props: StatusMapProps) {
  const { name, title, layerTitle, boundaries, points, legend, note, sheet, className, onPick } = props;
  const [look, legendLook] = useLayerLook({ visible: true, opacity: 1 });
  const layer = {
    id: name,
    title: layerTitle,
    rows: legend,
    ...legendLook,
  };
  return (
    <div className={className}>
      <MapCanvas
        label={`${title}地图`}
        boundaries={boundaries.features}
        mapApprovalNumber={boundaries.mapApprovalNumber}
        box={boxAround(points.map(({ at }) => at)) ?? china}
        sheet={sheet}
        legend={<MapLegend note={note} layers={[layer]} />}
      >
        <StatusPointsLayer name={name} points={points} {...look} onPick={onPick} />
      </MapCanvas>
    </div>
  );
}
