import type { mapColours } from './map-colours.ts';
import type { LayerDrawing } from './use-map-layers.ts';

/** Zoom from which names are written. */
const nameZoom = 14;

const isChosen = ['get', 'isChosen'];

/** Small over a whole city, where tens of thousands may stand; as wide as other points when near. */
const byZoom = (far: number, near: number) => ['interpolate', ['linear'], ['zoom'], 9, far, 14, near];

export function drawPositions(
  name: string,
  { place, placeIdle, selectedCasing, label, labelHalo }: (typeof mapColours)['light'],
  visible: boolean,
  opacity: number,
): LayerDrawing[] {
  const layout = { visibility: visible ? 'visible' : 'none' };
  const dots = (id: string, filter: unknown, colour: string, radius: unknown): LayerDrawing => ({
    id,
    level: 'points',
    type: 'circle',
    layout,
    filter,
    paint: {
      'circle-radius': radius,
      'circle-color': colour,
      'circle-stroke-color': selectedCasing,
      'circle-stroke-width': byZoom(0.5, 1.5),
      'circle-opacity': opacity,
      'circle-stroke-opacity': opacity,
    },
  });
  return [
    dots(`${name}-idle`, ['!', isChosen], placeIdle, byZoom(2, 4)),
    dots(`${name}-chosen`, isChosen, place, byZoom(3.5, 5.5)),
    {
      id: `${name}-names`,
      level: 'labels',
      type: 'symbol',
      filter: ['>=', ['zoom'], nameZoom],
      layout: {
        ...layout,
        'text-field': ['get', 'name'],
        'text-size': 11,
        'text-anchor': 'left',
        'text-offset': [0.8, 0],
        'text-optional': true,
      },
      paint: { 'text-color': label, 'text-halo-color': labelHalo, 'text-halo-width': 1.4 },
    },
  ];
}

export function drawMark(
  name: string,
  { areaEdge, label, labelHalo }: (typeof mapColours)['light'],
  visible: boolean,
): LayerDrawing[] {
  const layout = { visibility: visible ? 'visible' : 'none' };
  return [
    {
      id: `${name}-ring`,
      level: 'points',
      type: 'circle',
      layout,
      paint: {
        'circle-radius': 9,
        'circle-opacity': 0,
        'circle-stroke-color': areaEdge,
        'circle-stroke-width': 2.5,
      },
    },
    {
      id: `${name}-ring-name`,
      level: 'labels',
      type: 'symbol',
      layout: {
        ...layout,
        'text-field': ['get', 'name'],
        'text-size': 12,
        'text-anchor': 'left',
        'text-offset': [1.2, 0],
        'text-allow-overlap': true,
      },
      paint: { 'text-color': label, 'text-halo-color': labelHalo, 'text-halo-width': 1.6 },
    },
  ];
}
