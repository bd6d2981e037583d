import type { Map as MapLibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import type { MapViewProps } from './map-view-props.ts';
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

/** Fits the city into the view, and again when the frame changes its size, until the view was moved. */
export function useHomeView(map: MapLibreMap | null, home: LngLatBox | null): void {
  useEffect(() => {
    if (!map || !home) return;
    const fit = () => {
      const padding = viewPadding(map.getContainer());
      map.fitBounds([...home], { padding, animate: false }, ownMove);
    };
    const leave = (event: object) => {
      if (!isOwnMove(event)) map.off('resize', fit);
    };
    fit();
    map.on('resize', fit);
    map.on('movestart', leave);
    return () => {
      map.off('resize', fit);
      map.off('movestart', leave);
    };
  }, [map, home]);
}
