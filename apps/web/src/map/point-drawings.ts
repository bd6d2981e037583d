import type { LayerDrawing } from './use-map-layers.ts';

/** Round points with an edge. */
export const circles = (
  id: string,
  { visible, opacity }: { readonly visible: boolean; readonly opacity: number },
  paint: LayerDrawing['paint'],
): LayerDrawing => ({
  id,
  level: 'points',
  type: 'circle',
  layout: { visibility: visible ? 'visible' : 'none' },
  paint: {
    ...paint,
    'circle-stroke-width': 1.5,
    'circle-opacity': opacity,
    'circle-stroke-opacity': opacity,
  },
});
