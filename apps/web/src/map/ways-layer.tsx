import { useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import type { LngLat, MapCollection } from './map-data.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

export interface MapWay {
  readonly id: string;
  readonly shape: readonly LngLat[];
  readonly colour: string;
}

export interface WaysLayerProps {
  readonly name: string;
  readonly ways: readonly MapWay[];
  readonly visible: boolean;
  readonly opacity: number;
  /** Pixels. */
  readonly width?: number;
}

function collectionOf(ways: readonly MapWay[]): MapCollection {
  return {
    type: 'FeatureCollection',
    features: ways
      .filter(({ shape }) => shape.length >= 2)
      .map(({ shape, colour }) => ({
        type: 'Feature',
        properties: { colour },
        geometry: { type: 'LineString', coordinates: shape },
      })),
  };
}

/** A few ways, each in its own colour over a casing in that of the ground. */
export function WaysLayer({ name, ways, visible, opacity, width = 3 }: WaysLayerProps) {
  const { theme } = useMapScene();
  const { selectedCasing } = mapColours[theme];
  const collection = useMemo(() => collectionOf(ways), [ways]);
  const drawings = useMemo<LayerDrawing[]>(() => {
    const layout = { visibility: visible ? 'visible' : 'none', 'line-cap': 'round', 'line-join': 'round' };
    const line = (id: string, colour: unknown, pixels: number): LayerDrawing => ({
      id,
      level: 'lines',
      type: 'line',
      layout,
      paint: { 'line-color': colour, 'line-width': pixels, 'line-opacity': opacity },
    });
    return [line(`${name}-casing`, selectedCasing, width + 2), line(`${name}-way`, ['get', 'colour'], width)];
  }, [name, selectedCasing, visible, opacity, width]);
  useMapLayers(name, collection, drawings);
  return null;
}
