import { useEffect, useEffectEvent } from 'react';
import { useMapScene } from './map-context.ts';
import type { LngLat } from './map-data.ts';

/** Pixels that a pressed pointer may move and still click, and the least step of a line drawn by hand. */
const slack = 4;

export interface Freehand {
  /** A place of the line, in order. */
  readonly onPlace: (place: LngLat) => void;
  /** A press that did not move, where the line is not drawn by hand but corner by corner. */
  readonly onCorner: (place: LngLat) => void;
  readonly onRelease: () => void;
}

/**
 * A line drawn with the pointer held down, while `isOn`: the map does not move under it. Presses are taken before the map
 * sees them; what is left to it are moves, double clicks, the wheel and the keys.
 */
export function useFreehand(isOn: boolean, freehand: Freehand): void {
  const { map } = useMapScene();
  const place = useEffectEvent(freehand.onPlace);
  const corner = useEffectEvent(freehand.onCorner);
  const release = useEffectEvent(freehand.onRelease);
  useEffect(() => {
    if (!isOn) return undefined;
    const container = map.getContainer();
    let last: readonly [number, number] | null = null;
    let isDrawing = false;
    const pixelOf = ({ clientX, clientY }: PointerEvent): readonly [number, number] => {
      const { left, top } = container.getBoundingClientRect();
      return [clientX - left, clientY - top];
    };
    const placeOf = ([x, y]: readonly [number, number]): LngLat => {
      const { lng, lat } = map.unproject([x, y]);
      return [Number(lng.toFixed(6)), Number(lat.toFixed(6))];
    };
    const keep = (event: Event) => event.stopPropagation();
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      keep(event);
      container.setPointerCapture(event.pointerId);
      [last, isDrawing] = [pixelOf(event), false];
    };
    const move = (event: PointerEvent) => {
      if (last === null) return;
      keep(event);
      const now = pixelOf(event);
      if (Math.hypot(now[0] - last[0], now[1] - last[1]) < slack) return;
      if (!isDrawing) place(placeOf(last));
      [last, isDrawing] = [now, true];
      place(placeOf(now));
    };
    const up = (event: PointerEvent) => {
      if (last === null) return;
      keep(event);
      const at = last;
      last = null;
      if (isDrawing) release();
      else corner(placeOf(at));
    };
    const cancel = () => (last = null);
    const handlers: readonly (readonly [string, (event: never) => void])[] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
      ['mousedown', keep],
      ['touchstart', keep],
      ['click', keep],
    ];
    for (const [type, handle] of handlers) container.addEventListener(type, handle as EventListener, true);
    return () => {
      for (const [type, handle] of handlers)
        container.removeEventListener(type, handle as EventListener, true);
    };
  }, [map, isOn]);
}
