import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { workbenchMark } from './view-padding.ts';

/**
 * While the map is dragged, the panels of its workbench let the pointer through: let go over a panel, the map would not
 * learn that the dragging has ended, and would answer no key until the pointer moves again.
 */
export function useDragThrough(map: MapLibreMap | null): void {
  useEffect(() => {
    const workbench = map?.getContainer().closest<HTMLElement>(`[${workbenchMark}]`);
    if (!map || !workbench) return;
    const begin = () => workbench.setAttribute('data-map-drag', '');
    const end = () => workbench.removeAttribute('data-map-drag');
    map.on('dragstart', begin);
    map.on('dragend', end);
    return () => {
      end();
      map.off('dragstart', begin);
      map.off('dragend', end);
    };
  }, [map]);
}
