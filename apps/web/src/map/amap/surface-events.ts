import type { AmapEvent, AmapMap } from './amap-api.ts';
import { wgs84Of } from './gcj02.ts';

/** A pointer event as the layers read it; one object for all listeners, so that one may stop the next. */
export interface SurfaceEvent {
  readonly type: string;
  readonly point: { readonly x: number; readonly y: number };
  readonly lngLat: { readonly lng: number; readonly lat: number };
  readonly originalEvent: unknown;
  defaultPrevented: boolean;
  preventDefault(): void;
}

type Listener = (event: SurfaceEvent) => void;

/** What the layers listen to, and what AMap calls it. */
const amapNames: Readonly<Record<string, string>> = {
  click: 'click',
  dblclick: 'dblclick',
  mousemove: 'mousemove',
  mouseout: 'mouseout',
  move: 'mapmove',
  movestart: 'movestart',
  moveend: 'moveend',
  zoomend: 'zoomend',
  resize: 'resize',
  load: 'complete',
};

function surfaceEvent(type: string, { lnglat, pixel, originEvent }: AmapEvent): SurfaceEvent {
  return {
    type,
    point: pixel ?? { x: 0, y: 0 },
    lngLat: lnglat === undefined ? { lng: 0, lat: 0 } : wgs84Of(lnglat),
    originalEvent: originEvent,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}

/** Passes AMap's events on under the layers' names, with positions in WGS-84, to listeners in their order. */
export class SurfaceEvents {
  readonly #map: AmapMap;
  readonly #listeners = new Map<string, Set<Listener>>();
  /** What tells the moves of the next flight from those of the user; until it has ended. */
  mark: object | null = null;
  readonly #bound = new Map<string, (event: AmapEvent) => void>();

  constructor(map: AmapMap) {
    this.#map = map;
  }

  on(type: string, listener: Listener): void {
    const known = this.#listeners.get(type);
    if (known !== undefined) {
      known.add(listener);
      return;
    }
    this.#listeners.set(type, new Set([listener]));
    const amapName = amapNames[type];
    if (amapName === undefined) return;
    const pass = (event: AmapEvent) => {
      const isMove = type.startsWith('move') && type !== 'mousemove';
      this.emit(Object.assign(surfaceEvent(type, event), isMove ? this.mark : null));
      if (type === 'moveend') this.mark = null;
    };
    this.#bound.set(type, pass);
    this.#map.on(amapName, pass);
  }

  once(type: string, listener: Listener): void {
    const only: Listener = (event) => {
      this.off(type, only);
      listener(event);
    };
    this.on(type, only);
  }

  off(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  emit(event: SurfaceEvent): void {
    // A copy: listeners come and go while they are told.
    const listeners = new Set(this.#listeners.get(event.type));
    for (const listener of listeners) listener(event);
  }

  /** Tells something that AMap has no event for. */
  tell(type: string, more: object = {}): void {
    this.emit(Object.assign(surfaceEvent(type, {}), more));
  }

  end(): void {
    for (const [type, pass] of this.#bound) this.#map.off(amapNames[type]!, pass);
    this.#listeners.clear();
  }
}
