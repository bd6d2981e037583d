import { surfaceEvent, SurfaceListeners, type SurfaceListener } from '../surface-listeners.ts';
import type { AmapEvent, AmapMap } from './amap-api.ts';
import { wgs84Of } from './gcj02.ts';

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

function eventOf(type: string, { lnglat, pixel, originEvent }: AmapEvent) {
  return surfaceEvent(type, {
    ...(pixel ? { point: pixel } : {}),
    ...(lnglat ? { lngLat: wgs84Of(lnglat) } : {}),
    originalEvent: originEvent,
  });
}

/** Passes AMap's events on under the layers' names, with positions in WGS-84, to listeners in their order. */
export class SurfaceEvents extends SurfaceListeners {
  readonly #map: AmapMap;
  /** Event data that marks the moves of the next flight as own moves, until it ends. */
  mark: object | null = null;
  readonly #bound = new Map<string, (event: AmapEvent) => void>();

  constructor(map: AmapMap) {
    super();
    this.#map = map;
  }

  override on(type: string, listener: SurfaceListener): void {
    super.on(type, listener);
    const amapName = amapNames[type];
    if (amapName === undefined || this.#bound.has(type)) return;
    const pass = (event: AmapEvent) => {
      const isMove = type.startsWith('move') && type !== 'mousemove';
      this.emit(Object.assign(eventOf(type, event), isMove ? this.mark : null));
      if (type === 'moveend') this.mark = null;
    };
    this.#bound.set(type, pass);
    this.#map.on(amapName, pass);
  }

  override end(): void {
    for (const [type, pass] of this.#bound) this.#map.off(amapNames[type], pass);
    super.end();
  }
}
