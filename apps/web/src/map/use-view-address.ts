import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isOwnMove, ownMove } from './own-move.ts';
import { askedView, restoreView, writeView } from './view-address.ts';
import { workbenchMark } from './view-padding.ts';

const isInWorkbench = (map: MapLibreMap): boolean =>
  map.getContainer().closest(`[${workbenchMark}]`) !== null;

/** Restores the view of a workbench's map from the address, and keeps it there when the user moves or changes layers. */
export function useViewAddress(map: MapLibreMap | null, hidden: readonly string[]): void {
  const [asked] = useState(askedView);
  const write = useEffectEvent(() => {
    if (map !== null) writeView(map, hidden);
  });
  useEffect(() => {
    if (map === null || !isInWorkbench(map)) return;
    if (asked !== null) restoreView(map, asked, ownMove);
    const moved = (event: object) => {
      if (!isOwnMove(event)) write();
    };
    map.on('moveend', moved);
    return () => void map.off('moveend', moved);
  }, [map, asked]);
  const known = useRef(hidden.join());
  const now = hidden.join();
  useEffect(() => {
    if (map === null || known.current === now || !isInWorkbench(map)) return;
    known.current = now;
    write();
  }, [map, now]);
}
