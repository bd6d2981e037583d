import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import type { LngLat, MapCollection } from './map-data.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

export interface DrawRingLayerProps {
  /** Every click is a corner; a double click or Enter ends. */
  readonly corners: readonly LngLat[];
  readonly onCorner: (corner: LngLat) => void;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/** Draws a ring on the map while mounted: Enter ends, Esc gives up. */
export function DrawRingLayer({ corners, onCorner, onEnd, onCancel }: DrawRingLayerProps) {
  const { map, theme } = useMapScene();
  const { selected } = mapColours[theme];
  const data = useMemo((): MapCollection => {
    const points = corners.map((coordinates) => ({
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'Point' as const, coordinates },
    }));
    const line = {
      type: 'Feature' as const,
      properties: {},
      geometry: { type: 'LineString' as const, coordinates: [...corners] },
    };
    return { type: 'FeatureCollection', features: corners.length > 1 ? [...points, line] : points };
  }, [corners]);
  const drawings = useMemo<LayerDrawing[]>(
    () => [
      { id: 'draw-line', level: 'points', type: 'line', paint: { 'line-color': selected, 'line-width': 2 } },
      {
        id: 'draw-corners',
        level: 'points',
        type: 'circle',
        filter: ['==', ['geometry-type'], 'Point'],
        paint: { 'circle-radius': 4, 'circle-color': selected },
      },
    ],
    [selected],
  );
  useMapLayers('draw', data, drawings);
  const add = useEffectEvent(onCorner);
  const end = useEffectEvent(onEnd);
  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const canvas = map.getCanvas();
    const before = canvas.style.cursor;
    canvas.style.cursor = 'crosshair';
    map.doubleClickZoom.disable();
    const click = ({ lngLat: { lng, lat } }: MapMouseEvent) =>
      add([Number(lng.toFixed(6)), Number(lat.toFixed(6))]);
    const finish = () => end();
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Enter') end();
      if (event.key === 'Escape') cancel();
    };
    map.on('click', click);
    map.on('dblclick', finish);
    globalThis.addEventListener('keydown', key);
    return () => {
      canvas.style.cursor = before;
      map.doubleClickZoom.enable();
      map.off('click', click);
      map.off('dblclick', finish);
      globalThis.removeEventListener('keydown', key);
    };
  }, [map]);
  return null;
}
