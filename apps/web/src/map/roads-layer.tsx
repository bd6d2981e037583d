import { useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import { prepareRoads, type MapRoad } from './prepare-roads.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

export interface RoadsLayerProps {
  readonly roads: readonly MapRoad[];
  readonly visible: boolean;
  readonly opacity: number;
}

/** Main roads under the bus lines: wide and pale, selected ones in the colour of conditions. */
export function RoadsLayer({ roads, visible, opacity }: RoadsLayerProps) {
  const { theme } = useMapScene();
  const colours = mapColours[theme];
  const collection = useMemo(() => prepareRoads(roads), [roads]);
  const drawings = useMemo<LayerDrawing[]>(() => {
    const visibility = visible ? 'visible' : 'none';
    const isSelected = ['get', 'isSelected'];
    return [
      {
        id: 'roads',
        level: 'roads',
        type: 'line',
        layout: { visibility, 'line-cap': 'round', 'line-join': 'round' },
        paint: {
          'line-color': ['case', isSelected, colours.place, colours.roadFill],
          'line-width': ['interpolate', ['linear'], ['zoom'], 8, ['case', isSelected, 4, 2], 14, 10],
          'line-opacity': ['case', isSelected, 0.55 * opacity, opacity],
        },
      },
      {
        id: 'road-names',
        level: 'place-labels',
        type: 'symbol',
        layout: {
          visibility,
          'text-field': ['get', 'name'],
          'symbol-placement': 'line',
          'text-size': 11,
          'symbol-spacing': 360,
        },
        paint: {
          'text-color': colours.placeLabel,
          'text-halo-color': colours.labelHalo,
          'text-halo-width': 1.2,
        },
      },
    ];
  }, [colours, visible, opacity]);
  useMapLayers('roads', collection, drawings);
  return null;
}
