import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import { drawnOn } from './drawn-on.ts';
import { useMapScene } from './map-context.ts';
import { polygonAt, type MapPolygon } from './prepare-polygons.ts';

/** Reports the clicked area. If a point above the area was picked by the same click, the point wins. */
export function useAreaPick(
  areas: readonly MapPolygon[],
  visible: boolean,
  onPick: ((id: string) => void) | undefined,
): void {
  const { map } = useMapScene();
  useEffect(() => {
    if (!onPick || !visible) return undefined;
    const click = (event: MapMouseEvent) => {
      if (event.defaultPrevented || drawnOn.has(map)) return;
      const hit = polygonAt(areas, [event.lngLat.lng, event.lngLat.lat]);
      if (!hit) return;
      event.preventDefault();
      onPick(hit.id);
    };
    map.on('click', click);
    return () => void map.off('click', click);
  }, [map, areas, onPick, visible]);
}
