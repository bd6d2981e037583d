import type { Map as MapLibreMap } from 'maplibre-gl';
import { labelWithKeys, type MapStart } from '../map-start.ts';
import { AmapSurface } from './amap-surface.ts';
import { gcj02Corners } from './gcj02.ts';
import { loadAmap } from './load-amap.ts';

/**
 * Starts AMap in a frame, in the place of the embedded map. The layers call it as they call MapLibre, of which it has
 * the part that they use. Rejects with AmapLoadError.
 */
export async function startAmap(start: MapStart, key: string): Promise<MapLibreMap> {
  const { container, theme, box, label } = start;
  const library = await loadAmap(key);
  const map = new library.AMap.Map(container, {
    // Loca draws in this mode; turning and tilting are off.
    viewMode: '3D',
    zooms: [5, 18],
    rotateEnable: false,
    pitchEnable: false,
    mapStyle: `amap://styles/${theme}`,
    // Without it a picture of the map is blank.
    WebGLParams: { preserveDrawingBuffer: true },
  });
  const surface = new AmapSurface(library, map);
  const [southWest, northEast] = gcj02Corners(box);
  map.setBounds(new library.AMap.Bounds(southWest, northEast), true, [24, 24, 24, 24]);
  container.setAttribute('role', 'application');
  container.setAttribute('aria-label', labelWithKeys(label));
  container.tabIndex = 0;
  return surface as unknown as MapLibreMap;
}
