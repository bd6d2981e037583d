import { surfaceEvent, type SurfaceListeners } from '../surface-listeners.ts';
import type { CameraMover } from './camera-mover.ts';
import {
  pannedBy,
  placeOf,
  worldAt,
  zoomedAround,
  type ViewSize,
  type WorldPoint,
  type ZoomLimits,
} from './camera.ts';

/** What the pointer and the keys move. */
export interface GestureTarget {
  readonly canvas: HTMLCanvasElement;
  readonly mover: CameraMover;
  readonly listeners: SurfaceListeners;
  readonly limits: ZoomLimits;
  readonly size: () => ViewSize;
  readonly zoomsOnDoubleClick: () => boolean;
}

/** Pixels that a pointer may move while it is down and still click. */
const clickSlack = 3;
/** Steps of a wheel to one level of zoom, in its pixels. */
const wheelPixels = 450;
const linePixels = 40;
const keyPixels = 100;

const panKeys: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyPixels, 0],
  ArrowRight: [keyPixels, 0],
  ArrowUp: [0, -keyPixels],
  ArrowDown: [0, keyPixels],
};
const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

const between = ([a, b]: readonly WorldPoint[]): WorldPoint => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
const apart = ([a, b]: readonly WorldPoint[]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Pointers that are down, and what has become of them. */
class Pointers {
  readonly #target: GestureTarget;
  readonly #down = new Map<number, WorldPoint>();
  #start: WorldPoint | null = null;

  constructor(target: GestureTarget) {
    this.#target = target;
  }

  get isDown(): boolean {
    return this.#down.size > 0;
  }

  /** Whether the pointer that was down has moved too far for a click. */
  isDragged = false;

  press(id: number, at: WorldPoint): void {
    if (this.#down.size === 0) [this.#start, this.isDragged] = [at, false];
    this.#down.set(id, at);
  }

  move(id: number, at: WorldPoint, originalEvent: Event): void {
    const before = [...this.#down.values()];
    if (!this.#down.has(id) || this.#start === null) return;
    const [x, y] = this.#start;
    this.isDragged ||= Math.hypot(at[0] - x, at[1] - y) > clickSlack || before.length > 1;
    if (!this.isDragged) return;
    this.#down.set(id, at);
    const now = [...this.#down.values()];
    const { mover, size, limits } = this.#target;
    mover.begin({ originalEvent });
    const [from, to] = now.length > 1 ? [between(before), between(now)] : [before[0], now[0]];
    const panned = pannedBy(mover.camera, from[0] - to[0], from[1] - to[1]);
    const closer = now.length > 1 ? Math.log2(apart(now) / Math.max(1, apart(before))) : 0;
    mover.step(closer === 0 ? panned : zoomedAround(panned, size(), to, panned.zoom + closer, limits));
  }

  release(id: number): void {
    if (!this.#down.delete(id) || this.#down.size > 0) return;
    if (this.isDragged) this.#target.mover.end();
  }
}

/** Moves the map by pointer, wheel and keys, and notifies the layers of clicks and moves. Returns a function that stops it. */
export function listenToGestures(target: GestureTarget): () => void {
  const { canvas, mover, listeners, limits, size } = target;
  const pointers = new Pointers(target);
  const pixelAt = (event: MouseEvent): WorldPoint => {
    const { left, top } = canvas.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top];
  };
  const tell = (type: string, event: MouseEvent) => {
    const pixel = pixelAt(event);
    const lngLat = placeOf(worldAt(mover.camera, size(), pixel));
    const sent = surfaceEvent(type, { point: { x: pixel[0], y: pixel[1] }, lngLat, originalEvent: event });
    listeners.emit(sent);
    return sent;
  };
  const zoomAt = (pixel: WorldPoint, levels: number) =>
    zoomedAround(mover.camera, size(), pixel, mover.camera.zoom + levels, limits);

  const handlers = {
    pointerdown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      canvas.setPointerCapture(event.pointerId);
      pointers.press(event.pointerId, pixelAt(event));
    },
    pointermove: (event: PointerEvent) => {
      if (pointers.isDown) pointers.move(event.pointerId, pixelAt(event), event);
      else tell('mousemove', event);
    },
    pointerup: ({ pointerId }: PointerEvent) => pointers.release(pointerId),
    pointercancel: ({ pointerId }: PointerEvent) => pointers.release(pointerId),
    pointerleave: (event: PointerEvent) => void tell('mouseout', event),
    click: (event: MouseEvent) => {
      if (!pointers.isDragged) tell('click', event);
    },
    dblclick: (event: MouseEvent) => {
      const { defaultPrevented } = tell('dblclick', event);
      if (target.zoomsOnDoubleClick() && !defaultPrevented)
        mover.fly(zoomAt(pixelAt(event), event.shiftKey ? -1 : 1), { originalEvent: event });
    },
    wheel: (event: WheelEvent) => {
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1);
      mover.nudge(zoomAt(pixelAt(event), -pixels / wheelPixels), { originalEvent: event });
    },
    keydown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const steps = panKeys[event.key];
      const levels = zoomKeys[event.key];
      if (steps === undefined && levels === undefined) return;
      event.preventDefault();
      const { width, height } = size();
      const next = steps ? pannedBy(mover.camera, ...steps) : zoomAt([width / 2, height / 2], levels);
      mover.fly(next, { originalEvent: event });
    },
  };
  for (const [type, handle] of Object.entries(handlers))
    canvas.addEventListener(type, handle as EventListener, { passive: false });
  return () => {
    for (const [type, handle] of Object.entries(handlers))
      canvas.removeEventListener(type, handle as EventListener);
  };
}
