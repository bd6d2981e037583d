import { useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import { prepareShadedAreas, type ShadedArea } from './prepare-shaded-areas.ts';
import { useAreaPick } from './use-area-pick.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

export interface ShadedAreasLayerProps {
  /** Prefix of source and layers: one name for each use on a map. */
  readonly name: string;
  readonly areas: readonly ShadedArea[];
  /** Colour of each class, low to high. */
  readonly colours: readonly string[];
  readonly visible: boolean;
  readonly opacity: number;
  /** Not called for a click that another layer has handled. */
  readonly onPick: (id: string) => void;
  /** True leaves areas without a class to the ground, and draws a fine edge between the others. */
  readonly isOnGround?: boolean;
}

const isMarked = ['==', ['get', 'isSelected'], true];

/** Areas in the colours of their classes; the selected ones have an edge. */
export function ShadedAreasLayer(props: ShadedAreasLayerProps) {
  const { name, areas, colours, visible, opacity, onPick, isOnGround = false } = props;
  const { theme } = useMapScene();
  const { noData, areaEdge, selectedCasing, land } = mapColours[theme];
  const prepared = useMemo(() => prepareShadedAreas(areas), [areas]);
  const drawings = useMemo<LayerDrawing[]>(() => {
    const layout = { visibility: visible ? 'visible' : 'none' };
    const rest = isOnGround ? 'rgba(0, 0, 0, 0)' : noData;
    const colour = ['match', ['get', 'classIndex'], ...colours.flatMap((one, at) => [at, one]), rest];
    const edges: LayerDrawing = {
      id: `${name}-edges`,
      level: 'areas',
      type: 'line',
      layout,
      filter: ['>=', ['get', 'classIndex'], 0],
      paint: { 'line-color': land, 'line-width': 0.8, 'line-opacity': opacity },
    };
    return [
      {
        id: `${name}-fill`,
        level: 'areas',
        type: 'fill',
        layout,
        paint: { 'fill-color': colours.length === 0 ? rest : colour, 'fill-opacity': opacity },
      },
      ...(isOnGround ? [edges] : []),
      {
        id: `${name}-casing`,
        level: 'areas',
        type: 'line',
        layout,
        filter: isMarked,
        paint: { 'line-color': selectedCasing, 'line-width': 4, 'line-opacity': opacity },
      },
      {
        id: `${name}-edge`,
        level: 'areas',
        type: 'line',
        layout,
        filter: isMarked,
        paint: { 'line-color': areaEdge, 'line-width': 2, 'line-opacity': opacity },
      },
    ];
  }, [name, colours, noData, areaEdge, selectedCasing, land, visible, opacity, isOnGround]);
  useMapLayers(name, prepared, drawings);
  useAreaPick(areas, visible, onPick);
  return null;
}
