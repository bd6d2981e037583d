import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useEffectEvent } from 'react';
import { drawnOn } from './drawn-on.ts';
import { useMapScene } from './map-context.ts';
import type { LngLat } from './map-data.ts';

const rounded = (degrees: number): number => Number(degrees.toFixed(6));

const placeOf = ({ lng, lat }: { lng: number; lat: number }): LngLat => [rounded(lng), rounded(lat)];

export interface DrawingPointer {
  readonly onCorner: (corner: LngLat) => void;
  /** Where the next corner would be. */
  readonly onPointer: (place: LngLat) => void;
  /** Takes the last corner back. */
  readonly onBack: () => void;
  readonly onEnd: () => void;
  readonly onCancel: () => void;
}

/**
 * Pointer and keys of what is drawn on the map while mounted. With the pointer every click is a corner. By keyboard the
 * middle of the map is the pointer: arrows move it, Space sets a corner. Enter or a double click ends, Backspace takes a
 * corner back, Esc gives up.
 */
export function useDrawingPointer(pointer: DrawingPointer): void {
  const { map } = useMapScene();
  const click = useEffectEvent(({ lngLat }: MapMouseEvent) => pointer.onCorner(placeOf(lngLat)));
  const end = useEffectEvent(() => pointer.onEnd());
  const follow = useEffectEvent(({ lngLat }: MapMouseEvent) => pointer.onPointer(placeOf(lngLat)));
  const middle = useEffectEvent(({ originalEvent }: { originalEvent?: unknown }) => {
    if (originalEvent instanceof KeyboardEvent) pointer.onPointer(placeOf(map.getCenter()));
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') pointer.onCancel();
    // Elsewhere on the page these keys have a meaning of their own.
    if (event.target !== map.getCanvas()) return;
    if (event.key === ' ') pointer.onCorner(placeOf(map.getCenter()));
    else if (event.key === 'Backspace') pointer.onBack();
    else if (event.key === 'Enter') pointer.onEnd();
    else if (!event.key.startsWith('Arrow')) return;
    else return pointer.onPointer(placeOf(map.getCenter()));
    event.preventDefault();
  });
  useEffect(() => {
    drawnOn.add(map);
    const canvas = map.getCanvas();
    const before = canvas.style.cursor;
    canvas.style.cursor = 'crosshair';
    map.doubleClickZoom.disable();
    canvas.focus({ preventScroll: true });
    // Effect events are no values to hand on.
    const clicked = (event: MapMouseEvent) => click(event);
    const ended = () => end();
    const moved = (event: MapMouseEvent) => follow(event);
    const shifted = (event: object) => middle(event);
    const pressed = (event: KeyboardEvent) => press(event);
    map.on('click', clicked);
    map.on('dblclick', ended);
    map.on('mousemove', moved);
    map.on('move', shifted);
    globalThis.addEventListener('keydown', pressed);
    return () => {
      drawnOn.delete(map);
      canvas.style.cursor = before;
      map.doubleClickZoom.enable();
      map.off('click', clicked);
      map.off('dblclick', ended);
      map.off('mousemove', moved);
      map.off('move', shifted);
      globalThis.removeEventListener('keydown', pressed);
    };
  }, [map]);
}
