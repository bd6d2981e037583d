import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect } from 'react';
import { lineSourceId } from './line-drawings.ts';
import { drawnOn } from './drawn-on.ts';
import { useMapScene } from './map-context.ts';
import type { LinesLayerProps } from './use-line-states.ts';

/** Pixels around the pointer in which a thin line still counts as hit. */
const hitSlack = 4;

const hitLayerIds = ['lines', 'lines-chosen', 'lines-focus'] as const;

export function useLinePointer({ focus, onPick, visible }: LinesLayerProps): void {
  const { map } = useMapScene();
  useEffect(() => {
    if (!visible) return;
    const lineAt = ({ point }: MapMouseEvent): string | null => {
      const box: [[number, number], [number, number]] = [
        [point.x - hitSlack, point.y - hitSlack],
        [point.x + hitSlack, point.y + hitSlack],
      ];
      const hits = map.queryRenderedFeatures(box, { layers: [...hitLayerIds] });
      const reachable = hits.filter((hit) => hit.source !== lineSourceId || hit.state.out !== true);
      const best = reachable.find((hit) => hit.source !== lineSourceId) ?? reachable[0];
      return (best?.properties.lineId as string | undefined) ?? null;
    };
    const move = (event: MapMouseEvent) => {
      if (map.isMoving() || drawnOn.has(map)) return;
      const lineId = lineAt(event);
      map.getCanvas().style.cursor = lineId === null ? '' : 'pointer';
      focus.set(lineId);
    };
    const leave = () => focus.set(null);
    const click = (event: MapMouseEvent) => {
      if (drawnOn.has(map)) return;
      const lineId = lineAt(event);
      if (lineId !== null && !event.defaultPrevented) onPick(lineId);
    };
    map.on('mousemove', move);
    map.on('mouseout', leave);
    map.on('click', click);
    return () => {
      map.off('mousemove', move);
      map.off('mouseout', leave);
      map.off('click', click);
    };
  }, [map, focus, onPick, visible]);
}
