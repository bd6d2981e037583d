import type { Map as MapLibreMap } from 'maplibre-gl';
import { mapColours } from '../map-colours.ts';
import { fontFamily } from '../../ui/theme/font-family.ts';
import { labelWithKeys, zoomLimitsOf, type MapStart } from '../map-start.ts';
import { viewPadding } from '../view-padding.ts';
import { CanvasSurface } from './canvas-surface.ts';

/**
 * Starts a map that the processor paints, in the place of the embedded map that a graphics card draws. The layers call
 * it as they call MapLibre, of which it has the part that they use. Throws where the browser paints in the page alone.
 */
export function startCanvas({ container, theme, box, label, onFailure }: MapStart): MapLibreMap {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined')
    throw new Error('当前浏览器既没有显卡，也不能在后台绘制地图，请升级浏览器');
  const surface = new CanvasSurface({
    container,
    label: labelWithKeys(label),
    background: mapColours[theme].outside,
    fonts: fontFamily,
    box,
    padding: viewPadding(container),
    limits: zoomLimitsOf(box),
    onFailure,
  });
  return surface as unknown as MapLibreMap;
}
