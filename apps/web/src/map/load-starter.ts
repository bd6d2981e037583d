import type { Map as MapLibreMap } from 'maplibre-gl';
import { hasGraphicsCard } from './graphics-card.ts';
import { nextTask } from '../ui/timing/next-task.ts';
import type { MapStart } from './map-start.ts';

type Starter = (start: MapStart) => MapLibreMap | Promise<MapLibreMap>;

/**
 * Loads what draws maps here: AMap where there is a key for it; otherwise the embedded map, drawn by the graphics card
 * or, where there is none, painted.
 */
export async function loadStarter(amapKey: string | null): Promise<Starter> {
  if (amapKey !== null) {
    const { startAmap } = await import('./amap/start-amap.ts');
    return (start) => startAmap(start, amapKey);
  }
  // Asking takes as long as a frame.
  await nextTask();
  if (!hasGraphicsCard()) return (await import('./canvas/start-canvas.ts')).startCanvas;
  return (await import('./start-map.ts')).startMap;
}
