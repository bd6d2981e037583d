import { useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import { preparePoints, type MapPoint } from './prepare-points.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';
import { circles, namesBeside } from './point-drawings.ts';

export interface PointsLayerProps {
  /** Prefix of source and layers: one name for each use on a map. */
  readonly name: string;
  readonly points: readonly MapPoint[];
  readonly visible: boolean;
  readonly opacity: number;
  /** Zoom from which names are written. */
  readonly labelZoom?: number;
}

/** Stops, termini, AOIs and own places: termini are larger, places filled, stops hollow. */
export function PointsLayer({ name, points, visible, opacity, labelZoom = 12 }: PointsLayerProps) {
  const { theme } = useMapScene();
  const colours = mapColours[theme];
  const collection = useMemo(() => preparePoints(points), [points]);
  const drawings = useMemo<LayerDrawing[]>(() => {
    return [
      circles(
        name,
        { visible, opacity },
        {
          'circle-radius': ['match', ['get', 'kind'], 'terminus', 6, 'stop', 3.5, 4],
          'circle-color': [
            'match',
            ['get', 'kind'],
            'stop',
            colours.land,
            'terminus',
            colours.selected,
            colours.place,
          ],
          'circle-stroke-color': ['match', ['get', 'kind'], 'stop', colours.selected, colours.selectedCasing],
        },
      ),
      namesBeside(`${name}-names`, {
        visible,
        filter: ['any', ['==', ['get', 'kind'], 'terminus'], ['>=', ['zoom'], labelZoom]],
        distance: 0.8,
        colours,
      }),
    ];
  }, [name, colours, visible, opacity, labelZoom]);
  useMapLayers(name, collection, drawings);
  return null;
}
