import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { MapViewProps } from './map-view-props.ts';
import { isRestored } from './view-address.ts';
import { isOwnMove, ownMove } from './own-move.ts';
import { viewPadding } from './view-padding.ts';
import type { LngLatBox } from './map-data.ts';

export function useViewReport(map: MapLibreMap | null, onViewChange: MapViewProps['onViewChange']): void {
  useEffect(() => {
    if (!map || !onViewChange) return;
    const report = () => {
      const bounds = map.getBounds();
      const box: LngLatBox = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
      onViewChange(box);
    };
    report();
    map.on('moveend', report);
    return () => {
      map.off('moveend', report);
    };
  }, [map, onViewChange]);
}

/**
 * Fits the city into the view, and again when the frame changes its size or the panels over it their arrangement, until
 * the view was moved.
 */
export function useHomeView(map: MapLibreMap | null, home: LngLatBox | null, arrangement = ''): void {
  const refit = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!map || !home || isRestored(map)) return;
    const fit = () => {
      const padding = viewPadding(map.getContainer());
      map.fitBounds([...home], { padding, animate: false }, ownMove);
    };
    const stop = () => {
      refit.current = null;
      map.off('resize', fit);
    };
    const leave = (event: object) => {
      if (!isOwnMove(event)) stop();
    };
    fit();
    refit.current = fit;
    map.on('resize', fit);
    map.on('movestart', leave);
    return () => {
      stop();
      map.off('movestart', leave);
    };
  }, [map, home]);
  const arranged = useRef(arrangement);
  useEffect(() => {
    if (arranged.current === arrangement) return;
    arranged.current = arrangement;
    refit.current?.();
  }, [arrangement]);
}
