import type { AddLayerObject, FilterSpecification, Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { handOver, isLittle, type FeatureSource } from './hand-over.ts';
import { useMapScene } from './map-context.ts';
import { emptyCollection, type MapCollection } from './map-data.ts';
import { markerOf, type MapLevel } from './map-levels.ts';
import { revealTogether } from './reveal-together.ts';

/** A layer of one source; `paint` and `layout` are MapLibre's own. */
export interface LayerDrawing {
  readonly id: string;
  readonly level: MapLevel;
  readonly type: 'fill' | 'line' | 'circle' | 'symbol' | 'heatmap' | 'raster';
  /** The layer of a source of vector tiles. */
  readonly sourceLayer?: string;
  readonly paint?: Readonly<Record<string, unknown>>;
  readonly layout?: Readonly<Record<string, unknown>>;
  readonly filter?: unknown;
  /** Not drawn below this zoom. */
  readonly minzoom?: number;
}

export function isAlive(map: MapLibreMap, sourceId: string): boolean {
  // A removed map has no style any more; effects of its layers still run their clean-up.
  return Boolean(map.style) && map.getSource(sourceId) !== undefined;
}

export function applyDrawing(map: MapLibreMap, sourceId: string, drawing: LayerDrawing): void {
  const { id, level, type, sourceLayer, paint = {}, layout = {}, filter, minzoom } = drawing;
  if (!map.getLayer(id)) {
    const layer = {
      id,
      type,
      source: sourceId,
      paint,
      layout,
      ...(sourceLayer ? { 'source-layer': sourceLayer } : {}),
      ...(filter ? { filter } : {}),
      ...(minzoom ? { minzoom } : {}),
    };
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

const isShown = ({ layout }: LayerDrawing): boolean => layout?.visibility !== 'none';
const hidden = (drawing: LayerDrawing): LayerDrawing => ({
  ...drawing,
  layout: { ...drawing.layout, visibility: 'none' },
});

/** Set explicitly: a hidden layer does not become visible by omitting the property. */
const shown = (drawing: LayerDrawing): LayerDrawing => ({
  ...drawing,
  layout: { visibility: 'visible', ...drawing.layout },
});

/** Before all of the data is there the layers stand on the map unseen. */
function drawAll(
  map: MapLibreMap,
  sourceId: string,
  drawings: readonly LayerDrawing[],
  isWhole: boolean,
): void {
  if (!isAlive(map, sourceId)) return;
  for (const drawing of drawings) applyDrawing(map, sourceId, isWhole ? shown(drawing) : hidden(drawing));
}

/** True from the first time that one of the drawings is to be seen. */
function useWasWanted(drawings: readonly LayerDrawing[]): boolean {
  const [wasWanted, setWanted] = useState(false);
  const isWanted = wasWanted || drawings.some(isShown);
  if (isWanted !== wasWanted) setWanted(isWanted);
  return isWanted;
}

/**
 * Keeps one source and its layers on the map while mounted. Data and style may change at any time; only what differs is
 * handed to the map, the data from the first time that a layer is to be seen. Much data is shown when all of it is
 * there. `drawings` must keep its ids.
 */
export function useMapLayers(
  sourceId: string,
  data: MapCollection<unknown>,
  drawings: readonly LayerDrawing[],
  promoteId?: string,
): void {
  const { map } = useMapScene();
  const isWanted = useWasWanted(drawings);
  /** Whether the source has once held all it was given. */
  const isWhole = useRef(false);
  const drawWhole = useEffectEvent(() => {
    isWhole.current = true;
    drawAll(map, sourceId, drawings, true);
  });
  useEffect(() => {
    return () => {
      isWhole.current = false;
      if (!isAlive(map, sourceId)) return;
      for (const layer of map.getStyle().layers) {
        if ('source' in layer && layer.source === sourceId) map.removeLayer(layer.id);
      }
      map.removeSource(sourceId);
    };
  }, [map, sourceId]);

  useEffect(() => {
    if (!map.style) return undefined;
    if (!map.getSource(sourceId)) {
      const first = isWanted && isLittle(data) ? data : emptyCollection;
      map.addSource(sourceId, {
        type: 'geojson',
        data: first as never,
        ...(promoteId ? { promoteId } : {}),
      });
      isWhole.current = first === data;
      if (isWhole.current) return undefined;
    }
    if (!isWanted) return undefined;
    const { end, stop } = handOver(map.getSource(sourceId) as unknown as FeatureSource, data, promoteId);
    if (isWhole.current) return stop;
    if (end === null) {
      drawWhole();
      return stop;
    }
    const arrival = revealTogether(map);
    void end.then(() => arrival.arrive(drawWhole));
    return () => {
      stop();
      arrival.giveUp();
    };
  }, [map, sourceId, data, promoteId, isWanted]);

  useEffect(() => drawAll(map, sourceId, drawings, isWhole.current), [map, sourceId, drawings]);
}
