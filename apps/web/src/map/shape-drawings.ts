import type { LngLat, MapCollection } from './map-data.ts';
import type { LayerDrawing } from './use-map-layers.ts';

export function featuresOf(outline: readonly LngLat[], corners: readonly LngLat[]): MapCollection {
  const feature = (type: string, coordinates: unknown) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type, coordinates },
  });
  const isArea = outline.length > 3;
  return {
    type: 'FeatureCollection',
    features: [
      ...(isArea ? [feature('Polygon', [outline])] : []),
      ...(outline.length > 1 ? [feature('LineString', outline)] : []),
      ...corners.map((corner) => feature('Point', corner)),
    ],
  };
}

export function drawingsIn(colour: string): LayerDrawing[] {
  const only = (type: string) => ['==', ['geometry-type'], type];
  const paint = { 'line-color': colour, 'line-width': 2 };
  return [
    {
      id: 'draw-area',
      level: 'areas',
      type: 'fill',
      filter: only('Polygon'),
      paint: { 'fill-color': colour, 'fill-opacity': 0.16 },
    },
    { id: 'draw-line', level: 'points', type: 'line', filter: only('LineString'), paint },
    {
      id: 'draw-corners',
      level: 'points',
      type: 'circle',
      filter: only('Point'),
      paint: { 'circle-radius': 4, 'circle-color': colour },
    },
  ];
}
