import { useMemo } from 'react';
import type { LngLat, MapCollection } from './map-data.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

export interface HeatSpot {
  readonly at: LngLat;
  /** Share of the greatest, 0–1. */
  readonly weight: number;
}

export interface HeatLayerProps {
  readonly name: string;
  readonly spots: readonly HeatSpot[];
  /** Colours from low to high, as #rrggbb. */
  readonly colours: readonly string[];
  readonly visible: boolean;
  readonly opacity: number;
}

function collectionOf(spots: readonly HeatSpot[]): MapCollection {
  return {
    type: 'FeatureCollection',
    features: spots.map(({ at, weight }) => ({
      type: 'Feature',
      properties: { weight },
      geometry: { type: 'Point', coordinates: at },
    })),
  };
}

/** Values spread smoothly around their places; the radius grows with the zoom so that the ground stays covered. */
export function HeatLayer({ name, spots, colours, visible, opacity }: HeatLayerProps) {
  const collection = useMemo(() => collectionOf(spots), [spots]);
  const drawings = useMemo<LayerDrawing[]>(() => {
    const steps = colours.flatMap((colour, index) => [(index + 1) / colours.length, colour]);
    return [
      {
        id: name,
        level: 'areas',
        type: 'heatmap',
        layout: { visibility: visible ? 'visible' : 'none' },
        paint: {
          'heatmap-weight': ['get', 'weight'],
          'heatmap-radius': ['interpolate', ['exponential', 2], ['zoom'], 8, 14, 14, 240],
          // A single spot reaches 0.4 of its weight: the greatest must get the last colour.
          'heatmap-intensity': 2.5,
          'heatmap-opacity': opacity,
          'heatmap-color': [
            'interpolate',
            ['linear'],
            ['heatmap-density'],
            0,
            `${colours[0] ?? '#000000'}00`,
            ...steps,
          ],
        },
      },
    ];
  }, [name, colours, visible, opacity]);
  useMapLayers(name, collection, drawings);
  return null;
}
