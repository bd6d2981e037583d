import type { LayerDrawing } from './use-map-layers.ts';

interface NameOptions {
  readonly visible: boolean;
  readonly filter: LayerDrawing['filter'];
  /** From the point to its name, in letters. */
  readonly distance: number;
  readonly colours: { readonly label: string; readonly labelHalo: string };
}

/** Names to the right of their points, as many as find room. */
export const namesBeside = (
  id: string,
  { visible, filter, distance, colours }: NameOptions,
): LayerDrawing => ({
  id,
  level: 'labels',
  type: 'symbol',
  filter,
  layout: {
    visibility: visible ? 'visible' : 'none',
    'text-field': ['get', 'name'],
    'text-size': 11,
    'text-anchor': 'left',
    'text-offset': [distance, 0],
    'text-optional': true,
  },
  paint: { 'text-color': colours.label, 'text-halo-color': colours.labelHalo, 'text-halo-width': 1.4 },
});

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
