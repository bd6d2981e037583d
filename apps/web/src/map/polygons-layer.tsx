import { useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import { preparePolygons, type MapPolygon } from './prepare-polygons.ts';
import { useAreaPick } from './use-area-pick.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

export interface PolygonsLayerProps {
  /** Prefix of source and layers: one name for each use on a map. */
  readonly name: string;
  readonly polygons: readonly MapPolygon[];
  readonly visible: boolean;
  readonly opacity: number;
  /** Given, a click toggles an area and hides the click from the lines under it. */
  readonly onPick?: (id: string) => void;
}

const isSelected = ['get', 'isSelected'];

function drawAreas(
  name: string,
  place: string,
  idle: string,
  visible: boolean,
  opacity: number,
): LayerDrawing[] {
  const layout = { visibility: visible ? 'visible' : 'none' };
  const colour = ['case', isSelected, place, idle];
  return [
    {
      id: `${name}-fill`,
      level: 'areas',
      type: 'fill',
      layout,
      paint: { 'fill-color': colour, 'fill-opacity': ['case', isSelected, 0.32 * opacity, 0.1 * opacity] },
    },
    {
      id: `${name}-edge`,
      level: 'areas',
      type: 'line',
      layout,
      paint: {
        'line-color': colour,
        'line-width': ['case', isSelected, 2, 1],
        'line-opacity': opacity,
        'line-dasharray': [3, 2],
      },
    },
  ];
}

/** Areas of conditions; selected ones are filled. */
export function PolygonsLayer({ name, polygons, visible, opacity, onPick }: PolygonsLayerProps) {
  const { theme } = useMapScene();
  const colours = mapColours[theme];
  const prepared = useMemo(() => preparePolygons(polygons), [polygons]);
  const areas = useMemo(
    () => drawAreas(name, colours.place, colours.placeIdle, visible, opacity),
    [name, colours, visible, opacity],
  );
  const labels = useMemo<LayerDrawing[]>(
    () => [
      {
        id: `${name}-names`,
        level: 'place-labels',
        type: 'symbol',
        layout: {
          visibility: visible ? 'visible' : 'none',
          'text-field': ['get', 'name'],
          'text-size': 11,
          'symbol-sort-key': ['case', isSelected, 0, 1],
        },
        paint: {
          'text-color': colours.placeLabel,
          'text-halo-color': colours.labelHalo,
          'text-halo-width': 1.2,
        },
      },
    ],
    [name, colours, visible],
  );
  useMapLayers(name, prepared.areas, areas);
  useMapLayers(`${name}-labels`, prepared.labels, labels);
  useAreaPick(polygons, visible, onPick);
  return null;
}
