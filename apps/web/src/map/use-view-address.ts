import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isOwnMove } from './own-move.ts';
import { writeView } from './view-address.ts';
import { isInWorkbench } from './view-padding.ts';

/** Keeps the view of a workbench's map in the address when the user moves it or changes layers. */
export function useViewAddress(map: MapLibreMap | null, hidden: readonly string[]): void {
  const write = useEffectEvent(() => {
    if (map !== null) writeView(map, hidden);
  });
  useEffect(() => {
    if (map === null || !isInWorkbench(map.getContainer())) return;
    const moved = (event: object) => {
      if (!isOwnMove(event)) write();
    };
    map.on('moveend', moved);
    return () => void map.off('moveend', moved);
  }, [map]);
  const known = useRef(hidden.join());
  const now = hidden.join();
  useEffect(() => {
    if (map === null || known.current === now || !isInWorkbench(map.getContainer())) return;
    known.current = now;
    write();
  }, [map, now]);
}
