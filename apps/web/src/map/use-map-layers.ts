import type { AddLayerObject, FilterSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { handOver, type FeatureSource } from './hand-over.ts';
import { useMapScene, markerOf, type MapLevel } from './map-context.ts';
import type { MapCollection } from './map-data.ts';

/** A layer of one GeoJSON source; `paint` and `layout` are MapLibre's own. */
export interface LayerDrawing {
  readonly id: string;
  readonly level: MapLevel;
  readonly type: 'fill' | 'line' | 'circle' | 'symbol' | 'heatmap';
  readonly paint?: Readonly<Record<string, unknown>>;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly filter?: unknown;
}

function isAlive(map: MapLibreMap, sourceId: string): boolean {
  // A removed map has no style any more; effects of its layers still run their clean-up.
  return Boolean(map.style) && map.getSource(sourceId) !== undefined;
}

function applyDrawing(map: MapLibreMap, sourceId: string, drawing: LayerDrawing): void {
  const { id, level, type, paint = {}, layout = {}, filter } = drawing;
  if (!map.getLayer(id)) {
    const layer = { id, type, source: sourceId, paint, layout, ...(filter ? { filter } : {}) };
    map.addLayer(layer as AddLayerObject, markerOf(level));
    return;
  }
  for (const [name, value] of Object.entries(paint)) {
    if (JSON.stringify(map.getPaintProperty(id, name as never)) !== JSON.stringify(value)) {
      map.setPaintProperty(id, name as never, value as never);
    }
  }
  for (const [name, value] of Object.entries(layout)) {
    if (JSON.stringify(map.getLayoutProperty(id, name as never)) !== JSON.stringify(value)) {
      map.setLayoutProperty(id, name as never, value as never);
    }
  }
  if (filter) map.setFilter(id, filter as FilterSpecification);
}

/**
 * Keeps one source and its layers on the map while mounted. Data and style may change at any time; only
 * what differs is handed to the map. `drawings` must keep its ids.
 */
export function useMapLayers(
  sourceId: string,
  data: MapCollection<unknown>,
  drawings: readonly LayerDrawing[],
  promoteId?: string,
): void {
  const { map } = useMapScene();
  useEffect(() => {
    map.addSource(sourceId, {
      type: 'geojson',
      data: { type: 'FeatureCollection', features: [] },
      ...(promoteId ? { promoteId } : {}),
    });
    return () => {
      if (!isAlive(map, sourceId)) return;
      for (const layer of map.getStyle().layers) {
        if ('source' in layer && layer.source === sourceId) map.removeLayer(layer.id);
      }
      map.removeSource(sourceId);
    };
  }, [map, sourceId, promoteId]);

  useEffect(() => {
    if (!isAlive(map, sourceId)) return undefined;
    return handOver(map.getSource(sourceId) as unknown as FeatureSource, data, promoteId);
  }, [map, sourceId, data, promoteId]);

  useEffect(() => {
    if (!isAlive(map, sourceId)) return;
    for (const drawing of drawings) applyDrawing(map, sourceId, drawing);
  }, [map, sourceId, drawings]);
}
