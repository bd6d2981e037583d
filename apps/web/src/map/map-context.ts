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
