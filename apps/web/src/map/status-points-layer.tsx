import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useMemo } from 'react';
import { mapColours } from './map-colours.ts';
import { drawnOn } from './drawn-on.ts';
import { useMapScene } from './map-context.ts';
import type { LngLat, MapCollection } from './map-data.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';
import { circles, namesBeside } from './point-drawings.ts';

/** A point in a state: the sign stands in it, so that colour never stands alone. */
export interface StatusPoint {
  readonly id: string;
  readonly name: string;
  readonly at: LngLat;
  readonly colour: string;
  /** One character. */
  readonly sign: string;
  /** Larger points stand for more; 1 is usual. */
  readonly scale?: number;
}

export interface StatusPointsLayerProps {
  /** Prefix of source and layers: one name for each use on a map. */
  readonly name: string;
  readonly points: readonly StatusPoint[];
  readonly visible: boolean;
  readonly opacity: number;
  readonly onPick?: (id: string) => void;
  /** Zoom from which names are written. */
  readonly labelZoom?: number;
}

const usualRadius = 8;

function collectionOf(points: readonly StatusPoint[]): MapCollection {
  return {
    type: 'FeatureCollection',
    features: points.map(({ id, name, at, colour, sign, scale = 1 }) => ({
      type: 'Feature',
      properties: { id, name, colour, sign, radius: usualRadius * scale },
      geometry: { type: 'Point', coordinates: at },
    })),
  };
}

/** Points with the colour and the sign of their state. */
export function StatusPointsLayer(props: StatusPointsLayerProps) {
  const { name, points, visible, opacity, onPick, labelZoom = 13 } = props;
  const { map, theme } = useMapScene();
  const { selectedCasing, label, labelHalo } = mapColours[theme];
  const collection = useMemo(() => collectionOf(points), [points]);
  const drawings = useMemo<LayerDrawing[]>(() => {
    return [
      circles(
        name,
        { visible, opacity },
        {
          'circle-radius': ['get', 'radius'],
          'circle-color': ['get', 'colour'],
          'circle-stroke-color': selectedCasing,
        },
      ),
      {
        id: `${name}-signs`,
        level: 'labels',
        type: 'symbol',
        layout: {
          visibility: visible ? 'visible' : 'none',
          'text-field': ['get', 'sign'],
          'text-size': 11,
          'text-allow-overlap': true,
        },
        paint: { 'text-color': selectedCasing, 'text-opacity': opacity },
      },
      namesBeside(`${name}-names`, {
        visible,
        filter: ['>=', ['zoom'], labelZoom],
        distance: 1,
        colours: { label, labelHalo },
      }),
    ];
  }, [name, visible, opacity, selectedCasing, label, labelHalo, labelZoom]);
  useMapLayers(name, collection, drawings);

  useEffect(() => {
    if (!onPick || !visible) return undefined;
    const click = (event: MapMouseEvent) => {
      if (event.defaultPrevented || drawnOn.has(map)) return;
      const [hit] = map.queryRenderedFeatures(event.point, { layers: [name] });
      if (!hit) return;
      event.preventDefault();
      onPick(String(hit.properties.id));
    };
    map.on('click', click);
    return () => {
      map.off('click', click);
    };
  }, [map, name, onPick, visible]);
  return null;
}
