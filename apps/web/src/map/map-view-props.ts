import type { ReactNode } from 'react';
import type { DrawnShape } from './draw-shape.ts';
import type { LngLatBox } from './map-data.ts';
import type { BoundaryFeature } from './prepare-basemap.ts';
import type { MapSheet } from './prepare-sheet.ts';

export interface MapCanvasProps {
  /** Spoken name of the map, for example 深圳市公交线路地图. */
  readonly label: string;
  /** Boundary of the city and of its districts, for the offline base map; undefined until they are known. */
  readonly boundaries: readonly BoundaryFeature[] | undefined;
  readonly mapApprovalNumber: string | null;
  /** First view, until the boundaries are known. */
  readonly box: LngLatBox;
  /** The map moves here when it changes, unless it is in view already. */
  readonly target?: LngLatBox | null;
  /** True where the map also goes closer to a target that is in view but hard to see. */
  readonly goesClose?: boolean;
  /** Pixels at the right edge that something lies over: what is moved into view stays clear of them. */
  readonly coveredRight?: number;
  /** Layout of the panels over the map: when it changes, the city is fitted into the free area again. */
  readonly arrangement?: string;
  /** Layers that the legend has switched off: the address keeps them. */
  readonly hiddenLayers?: readonly string[];
  /** Told with an area that the user drew to choose what lies in it. */
  readonly onArea?: (shape: DrawnShape) => void;
  readonly legend?: ReactNode;
  /** What the picture for download says around the map; asked when it is made. */
  readonly sheet: () => MapSheet;
  readonly onViewChange?: (view: LngLatBox) => void;
  /** Layers. */
  readonly children?: ReactNode;
}

export interface MapViewProps extends MapCanvasProps {
  readonly onFailure: (reason: string) => void;
}
