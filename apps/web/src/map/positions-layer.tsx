import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { drawnOn } from './drawn-on.ts';
import { useMapScene } from './map-context.ts';
import { preparePositions, type MapPosition } from './prepare-positions.ts';
import { useMapLayers } from './use-map-layers.ts';
import { drawPositions, drawMark } from './draw-positions.ts';

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
      if (drawnOn.has(map)) return;
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
