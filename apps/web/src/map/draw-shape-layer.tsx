import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { outlineOf, progressText } from './draw-shape.ts';
import { mapColours } from './map-colours.ts';
import { useMapScene } from './map-context.ts';
import type { LngLat } from './map-data.ts';
import { useMapLayers } from './use-map-layers.ts';
import { featuresOf, drawingsIn } from './shape-drawings.ts';
import { useCorners, type DrawShapeLayerProps } from './use-corners.ts';

const rounded = (degrees: number): number => Number(degrees.toFixed(6));

const placeOf = ({ lng, lat }: { lng: number; lat: number }): LngLat => [rounded(lng), rounded(lat)];

/**
 * Draws one shape on the map while mounted. With the pointer every click is a corner. By keyboard the middle of the
 * map is the pointer: arrows move it, Space sets a corner. Enter ends, Backspace takes a corner back, Esc gives up.
 */
export function DrawShapeLayer({ tool, onEnd, onCancel, onProgress }: DrawShapeLayerProps) {
  const { map, theme } = useMapScene();
  const { selected } = mapColours[theme];
  const [pointer, setPointer] = useState<LngLat | null>(null);
  const shape = useCorners({ tool, onEnd });
  const outline = outlineOf(tool, shape.corners, pointer);
  const data = useMemo(
    () => featuresOf(outline, pointer === null ? shape.corners : [...shape.corners, pointer]),
    [outline, shape.corners, pointer],
  );
  useMapLayers(
    'draw',
    data,
    useMemo(() => drawingsIn(selected), [selected]),
  );
  const progress = progressText(tool, shape.corners, pointer);
  const tell = useEffectEvent(onProgress);
  useEffect(() => tell(progress), [progress]);

  const click = useEffectEvent(({ lngLat }: MapMouseEvent) => shape.add(placeOf(lngLat)));
  const end = useEffectEvent(() => shape.end());
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    // Elsewhere on the page these keys have a meaning of their own.
    if (event.target !== map.getCanvas()) return;
    const middle = placeOf(map.getCenter());
    if (event.key === ' ') shape.add(middle);
    else if (event.key === 'Backspace') shape.takeBack();
    else if (event.key === 'Enter') shape.end();
    else if (!event.key.startsWith('Arrow')) return;
    else return setPointer(middle);
    event.preventDefault();
  });
  useEffect(() => {
    const canvas = map.getCanvas();
    const before = canvas.style.cursor;
    canvas.style.cursor = 'crosshair';
    map.doubleClickZoom.disable();
    canvas.focus({ preventScroll: true });
    const follow = ({ lngLat }: MapMouseEvent) => setPointer(placeOf(lngLat));
    const middle = ({ originalEvent }: { originalEvent?: unknown }) => {
      if (originalEvent instanceof KeyboardEvent) setPointer(placeOf(map.getCenter()));
    };
    map.on('click', click);
    map.on('dblclick', end);
    map.on('mousemove', follow);
    map.on('move', middle);
    globalThis.addEventListener('keydown', press);
    return () => {
      canvas.style.cursor = before;
      map.doubleClickZoom.enable();
      map.off('click', click);
      map.off('dblclick', end);
      map.off('mousemove', follow);
      map.off('move', middle);
      globalThis.removeEventListener('keydown', press);
    };
  }, [map]);
  return null;
}
