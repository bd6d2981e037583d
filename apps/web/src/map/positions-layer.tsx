import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import { preparePositions, type MapPosition } from './prepare-positions.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

export interface PositionsLayerProps {
  /** Prefix of sources and layers: one name for each use on a map. */
  readonly name: string;
  readonly positions: readonly MapPosition[];
  /** The one that a list or a click speaks of: a ring around it, and its name. */
  readonly markedId: string | null;
  readonly visible: boolean;
  readonly opacity: number;
  /** Given, a click on a position hides the click from the areas under it. */
  readonly onPick?: (id: string) => void;
}

/** Pixels around the pointer in which a small dot still counts as hit. */
const hitSlack = 3;
/** Zoom from which names are written. */
const nameZoom = 14;

const isChosen = ['get', 'isChosen'];
/** Small over a whole city, where tens of thousands may stand; as wide as other points when near. */
const byZoom = (far: number, near: number) => ['interpolate', ['linear'], ['zoom'], 9, far, 14, near];

function drawPositions(
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

function drawMark(
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

/** Positions of media, as many as a city has: those that are chosen stand out, one of them may be marked. */
export function PositionsLayer(props: PositionsLayerProps) {
  const { name, positions, markedId, visible, opacity, onPick } = props;
  const { map, theme } = useMapScene();
  const colours = mapColours[theme];
  const all = useMemo(() => preparePositions(positions), [positions]);
  const marked = useMemo(
    () => preparePositions(positions.filter(({ id }) => id === markedId)),
    [positions, markedId],
  );
  useMapLayers(
    name,
    all,
    useMemo(() => drawPositions(name, colours, visible, opacity), [name, colours, visible, opacity]),
  );
  useMapLayers(
    `${name}-marked`,
    marked,
    useMemo(() => drawMark(name, colours, visible), [name, colours, visible]),
  );

  const pick = useEffectEvent((id: string) => onPick?.(id));
  const canPick = onPick !== undefined && visible;
  useEffect(() => {
    if (!canPick) return undefined;
    const click = (event: MapMouseEvent) => {
      const { x, y } = event.point;
      const [hit] = map.queryRenderedFeatures(
        [
          [x - hitSlack, y - hitSlack],
          [x + hitSlack, y + hitSlack],
        ],
        { layers: [`${name}-chosen`, `${name}-idle`] },
      );
      if (!hit) return;
      event.preventDefault();
      pick(String(hit.properties.id));
    };
    map.on('click', click);
    return () => {
      map.off('click', click);
    };
  }, [map, name, canPick]);
  return null;
}
