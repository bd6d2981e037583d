import type { ImportSession } from '@ooh/contract/domain/data-release';
import { useEffect, useMemo } from 'react';
import { useMapScene } from '../../../map/map-context.ts';
import type { LngLatBox, MapCollection } from '../../../map/map-data.ts';
import { useMapLayers, type LayerDrawing } from '../../../map/use-map-layers.ts';

type Shapes = ImportSession['previewShapes'];

export interface ShapesLayerProps {
  /** Name of source and layers: one for each use on a map. */
  readonly name: string;
  readonly shapes: Shapes;
  readonly colour: string;
  /** Dashed lines without stops stand for a reading that is not chosen. */
  readonly isGhost: boolean;
  readonly visible: boolean;
  readonly opacity: number;
}

/** Lines, outlines and points of the preview as one source. */
export function ShapesLayer({ name, shapes, colour, isGhost, visible, opacity }: ShapesLayerProps) {
  const lines = useMemo<MapCollection>(
    () => ({
      type: 'FeatureCollection',
      features: shapes.map(({ name: title, coordinates }) => ({
        type: 'Feature',
        properties: { name: title },
        geometry:
          coordinates.length === 1
            ? { type: 'Point', coordinates: coordinates[0] }
            : { type: 'LineString', coordinates },
      })),
    }),
    [shapes],
  );
  const drawings = useMemo<LayerDrawing[]>(() => {
    const layout = { visibility: visible ? 'visible' : 'none' };
    return [
      {
        id: `${name}-lines`,
        level: 'lines',
        type: 'line',
        layout: { ...layout, 'line-join': 'round' },
        paint: {
          'line-color': colour,
          'line-width': isGhost ? 1.5 : 2.5,
          'line-opacity': opacity,
          ...(isGhost ? { 'line-dasharray': [3, 2] } : {}),
        },
      },
      {
        id: `${name}-points`,
        level: 'points',
        type: 'circle',
        layout,
        // A line's corners are no points of the preview.
        filter: ['==', ['geometry-type'], 'Point'],
        paint: {
          'circle-radius': isGhost ? 3 : 4.5,
          'circle-color': colour,
          'circle-opacity': opacity,
        },
      },
    ];
  }, [name, colour, isGhost, visible, opacity]);
  useMapLayers(name, lines, drawings);
  return null;
}

export interface OutsideLayerProps {
  readonly points: readonly (readonly [number, number])[];
  readonly colour: string;
  readonly casing: string;
  readonly visible: boolean;
  readonly opacity: number;
}

/** Stops beyond the city's boundary. */
export function OutsideLayer({ points, colour, casing, visible, opacity }: OutsideLayerProps) {
  const collection = useMemo<MapCollection>(
    () => ({
      type: 'FeatureCollection',
      features: points.map((coordinates) => ({
        type: 'Feature',
        properties: {},
        geometry: { type: 'Point', coordinates },
      })),
    }),
    [points],
  );
  const drawings = useMemo<LayerDrawing[]>(
    () => [
      {
        id: 'outside-stops',
        level: 'points',
        type: 'circle',
        layout: { visibility: visible ? 'visible' : 'none' },
        paint: {
          'circle-radius': 4.5,
          'circle-color': colour,
          'circle-opacity': opacity,
          'circle-stroke-color': casing,
          'circle-stroke-width': 1.5,
        },
      },
    ],
    [colour, casing, visible, opacity],
  );
  useMapLayers('outside-stops', collection, drawings);
  return null;
}

/** Moves the map to a box each time a new one is asked for, also when it is in view already. */
export function FitTo({ box }: { readonly box: LngLatBox | null }) {
  const { map } = useMapScene();
  useEffect(() => {
    if (box === null) return;
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
    map.fitBounds([...box], { padding: 40, maxZoom: 14, animate: !isReduced });
  }, [map, box]);
  return null;
}
