import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import type { LngLat, MapCollection } from './map-data.ts';
import { measureText } from './measure-way.ts';
import { useDrawingPointer } from './use-drawing-pointer.ts';
import { useMapLayers, type LayerDrawing } from './use-map-layers.ts';

function wayFeatures(way: readonly LngLat[]): MapCollection {
  const feature = (type: string, coordinates: unknown) => ({
    type: 'Feature' as const,
    properties: {},
    geometry: { type, coordinates },
  });
  return {
    type: 'FeatureCollection',
    features: [
      ...(way.length > 1 ? [feature('LineString', way)] : []),
      ...way.map((corner) => feature('Point', corner)),
    ],
  };
}

function drawingsIn(colour: string, casing: string): LayerDrawing[] {
  const only = (type: string) => ['==', ['geometry-type'], type];
  return [
    {
      id: 'measure-line',
      level: 'points',
      type: 'line',
      filter: only('LineString'),
      paint: { 'line-color': colour, 'line-width': 2, 'line-dasharray': [3, 2] },
    },
    {
      id: 'measure-corners',
      level: 'points',
      type: 'circle',
      filter: only('Point'),
      paint: {
        'circle-radius': 4,
        'circle-color': colour,
        'circle-stroke-color': casing,
        'circle-stroke-width': 1.5,
      },
    },
  ];
}

export interface MeasureLayerProps {
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/** Measures ways on the map while mounted: every click is a corner; Enter ends a way, and the next click begins anew. */
export function MeasureLayer({ onText, onClose }: MeasureLayerProps) {
  const { theme } = useMapScene();
  const { areaEdge, selectedCasing } = mapColours[theme];
  // A ref beside the state: a double click comes before the state of its clicks.
  const set = useRef<readonly LngLat[]>([]);
  const [way, setWay] = useState<readonly LngLat[]>([]);
  const [pointer, setPointer] = useState<LngLat | null>(null);
  const [hasEnded, setEnded] = useState(false);
  const change = (corners: readonly LngLat[]) => {
    set.current = corners;
    setWay(corners);
  };
  const data = useMemo(
    () => wayFeatures(hasEnded || pointer === null ? way : [...way, pointer]),
    [hasEnded, pointer, way],
  );
  useMapLayers(
    'measure',
    data,
    useMemo(() => drawingsIn(areaEdge, selectedCasing), [areaEdge, selectedCasing]),
  );
  const text = measureText(way, hasEnded ? null : pointer);
  const tell = useEffectEvent(onText);
  useEffect(() => tell(text), [text]);
  useDrawingPointer({
    onCorner: (corner) => {
      const before = hasEnded ? [] : set.current;
      // A double click sets the same corner twice.
      if (before.at(-1)?.join() !== corner.join()) change([...before, corner]);
      setEnded(false);
    },
    onPointer: setPointer,
    onBack: () => change(set.current.slice(0, -1)),
    onEnd: () => setEnded(true),
    onCancel: onClose,
  });
  return null;
}
