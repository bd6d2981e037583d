import type { Map as MapLibreMap } from 'maplibre-gl';
import { createContext, use } from 'react';
import type { ThemeName } from '../session/persisted-session.ts';

/** What the layers inside a map canvas draw with. */
export interface MapScene {
  readonly map: MapLibreMap;
  readonly theme: ThemeName;
}

export const MapSceneContext = createContext<MapScene | null>(null);

/** The map around a layer. Throws outside of a MapCanvas. */
export function useMapScene(): MapScene {
  const scene = use(MapSceneContext);
  if (scene === null) throw new Error('a map layer stands outside of a MapCanvas');
  return scene;
}

/**
 * Drawing order from below to above. Every layer is inserted under the marker of its own level, so levels
 * keep their order whatever is switched on when.
 */
export const mapLevels = ['land', 'areas', 'roads', 'lines', 'points', 'labels'] as const;
export type MapLevel = (typeof mapLevels)[number];

export function markerOf(level: MapLevel): string {
  return `level-${level}`;
}
