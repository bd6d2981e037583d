/** A pointer event as the layers read it; one object for all listeners, so that one may stop the next. */
export interface SurfaceEvent {
  readonly type: string;
  readonly point: { readonly x: number; readonly y: number };
  readonly lngLat: { readonly lng: number; readonly lat: number };
  readonly originalEvent: unknown;
  defaultPrevented: boolean;
  preventDefault(): void;
}

export type SurfaceListener = (event: SurfaceEvent) => void;

const nowhere = { point: { x: 0, y: 0 }, lngLat: { lng: 0, lat: 0 }, originalEvent: undefined };

export function surfaceEvent(
  type: string,
  at: Partial<Pick<SurfaceEvent, 'point' | 'lngLat' | 'originalEvent'>> = {},
): SurfaceEvent {
  return {
    ...nowhere,
    ...at,
    type,
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true;
    },
  };
}

/** Listeners of a map by type of event, called in the order of registration. */
export class SurfaceListeners {
  readonly #listeners = new Map<string, Set<SurfaceListener>>();

  on(type: string, listener: SurfaceListener): void {
    const known = this.#listeners.get(type);
    if (known === undefined) this.#listeners.set(type, new Set([listener]));
    else known.add(listener);
  }

  once(type: string, listener: SurfaceListener): void {
    const only: SurfaceListener = (event) => {
      this.off(type, only);
      listener(event);
    };
    this.on(type, only);
  }

  off(type: string, listener: SurfaceListener): void {
    this.#listeners.get(type)?.delete(listener);
  }

  emit(event: SurfaceEvent): void {
    // A copy: listeners may be added and removed during the calls.
    const listeners = new Set(this.#listeners.get(event.type));
    for (const listener of listeners) listener(event);
  }

  /** Fires an event without a position. */
  tell(type: string, more: object = {}): void {
    this.emit(Object.assign(surfaceEvent(type), more));
  }

  end(): void {
    this.#listeners.clear();
  }
}
