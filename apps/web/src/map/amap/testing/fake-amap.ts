import type { AmapApi, AmapBounds, AmapEvent, AmapLibrary, AmapLngLat, LocaApi, Pair } from '../amap-api.ts';

type Style = Readonly<Record<string, unknown>>;
type Handler = (event: AmapEvent) => void;

export interface FakeFeature {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly geometry: { readonly type: string; readonly coordinates: unknown };
}

/** A Loca layer that keeps what it is given, and answers pixels with what the test puts there. */
export class FakeLocaLayer {
  readonly kind: string;
  readonly zIndex: number;
  features: readonly FakeFeature[] = [];
  style: Style = {};
  isShown = true;
  isDestroyed = false;
  sources = 0;
  /** Answers queryFeature. */
  hit: FakeFeature | undefined;

  constructor(kind: string, zIndex: number) {
    this.kind = kind;
    this.zIndex = zIndex;
  }

  setSource(source: { readonly data: { readonly features: readonly FakeFeature[] } }) {
    this.features = source.data.features;
    this.sources += 1;
  }
  setStyle(style: Style) {
    this.style = style;
  }
  show() {
    this.isShown = true;
  }
  hide() {
    this.isShown = false;
  }
  queryFeature(_pixel: Pair) {
    return this.hit;
  }
  destroy() {
    this.isDestroyed = true;
  }
  /** The style's value for a feature, as Loca would ask for it. */
  styled(name: string, at: number): unknown {
    const value = this.style[name];
    return typeof value === 'function'
      ? (value as (i: number, f: unknown) => unknown)(at, this.features[at])
      : value;
  }
}

class FakeBounds implements AmapBounds {
  readonly southWest: Pair;
  readonly northEast: Pair;
  constructor(southWest: Pair, northEast: Pair) {
    this.southWest = southWest;
    this.northEast = northEast;
  }
  getSouthWest = (): AmapLngLat => ({ lng: this.southWest[0], lat: this.southWest[1] });
  getNorthEast = (): AmapLngLat => ({ lng: this.northEast[0], lat: this.northEast[1] });
}

export class FakeLabels {
  markers: { readonly position: Pair; readonly text: { readonly content: string } }[] = [];
  isShown = true;
  add(markers: readonly unknown[]) {
    this.markers.push(...(markers as typeof this.markers));
  }
  clear() {
    this.markers = [];
  }
  show() {
    this.isShown = true;
  }
  hide() {
    this.isShown = false;
  }
}

/** A map of AMap without pictures: camera, events and overlays, 100 pixels a degree. */
export class FakeMap {
  zoom = 10;
  bounds: FakeBounds = new FakeBounds([113, 22], [115, 23]);
  status: Record<string, boolean> = {};
  overlays = new Set<unknown>();
  fitted: { avoid: readonly number[]; immediately: boolean; maxZoom: number | undefined } | undefined;
  mapStyle = '';
  isDestroyed = false;
  readonly handlers = new Map<string, Set<Handler>>();
  readonly container: HTMLElement;

  constructor(container: HTMLElement, options: Readonly<Record<string, unknown>>) {
    this.container = container;
    this.mapStyle = String(options.mapStyle);
  }
  on(type: string, handler: Handler) {
    if (!this.handlers.has(type)) this.handlers.set(type, new Set());
    this.handlers.get(type)!.add(handler);
  }
  off(type: string, handler: Handler) {
    this.handlers.get(type)?.delete(handler);
  }
  fire(type: string, event: AmapEvent = {}) {
    for (const handler of this.handlers.get(type) ?? []) handler(event);
  }
  getZoom = () => this.zoom;
  getBounds = () => this.bounds;
  getContainer = () => this.container;
  getCenter = () => ({
    lng: (this.bounds.southWest[0] + this.bounds.northEast[0]) / 2,
    lat: (this.bounds.southWest[1] + this.bounds.northEast[1]) / 2,
  });
  centred: { readonly zoom: number; readonly center: readonly [number, number] } | null = null;
  setZoomAndCenter(zoom: number, center: readonly [number, number]) {
    this.centred = { zoom, center };
    this.fire('movestart');
    this.fire('moveend');
  }
  setBounds(bounds: AmapBounds, immediately: boolean, avoid: readonly number[], maxZoom?: number) {
    this.bounds = bounds as FakeBounds;
    this.fitted = { avoid, immediately, maxZoom };
    this.fire('movestart');
    this.fire('moveend');
  }
  zoomIn() {
    this.zoom += 1;
    this.fire('zoomend');
  }
  zoomOut() {
    this.zoom -= 1;
    this.fire('zoomend');
  }
  containerToLngLat(pixel: unknown) {
    const { x, y } = pixel as { x: number; y: number };
    return { lng: this.bounds.southWest[0] + x / 100, lat: this.bounds.northEast[1] - y / 100 };
  }
  setStatus(status: Readonly<Record<string, boolean>>) {
    Object.assign(this.status, status);
  }
  setMapStyle(style: string) {
    this.mapStyle = style;
  }
  add(overlay: unknown) {
    this.overlays.add(overlay);
  }
  remove(overlay: unknown) {
    this.overlays.delete(overlay);
  }
  resize() {
    this.fire('resize');
  }
  destroy() {
    this.isDestroyed = true;
  }
}

/** AMap and Loca as scripts would leave them in a page, with what was made of them. */
export function fakeAmap() {
  const layers: FakeLocaLayer[] = [];
  const labels: FakeLabels[] = [];
  const layerOf = (kind: string) =>
    class extends FakeLocaLayer {
      constructor({ zIndex }: Readonly<Record<string, unknown>>) {
        super(kind, Number(zIndex));
        layers.push(this);
      }
    };
  const AMap = {
    version: '2.0.5.9',
    Map: FakeMap,
    Bounds: FakeBounds,
    Pixel: class {
      readonly x: number;
      readonly y: number;
      constructor(x: number, y: number) {
        this.x = x;
        this.y = y;
      }
    },
    LabelsLayer: class extends FakeLabels {
      constructor(_options: unknown) {
        super();
        labels.push(this);
      }
    },
    LabelMarker: class {
      readonly position: unknown;
      readonly text: unknown;
      constructor({ position, text }: Readonly<Record<string, unknown>>) {
        this.position = position;
        this.text = text;
      }
    },
  } as unknown as AmapApi;
  const Loca = {
    Container: class {
      readonly layers = new Set<unknown>();
      add(layer: unknown) {
        this.layers.add(layer);
      }
      remove(layer: unknown) {
        this.layers.delete(layer);
      }
      requestRender() {}
      destroy() {}
    },
    GeoJSONSource: class {
      readonly data: unknown;
      constructor({ data }: { readonly data: unknown }) {
        this.data = data;
      }
    },
    PointLayer: layerOf('point'),
    LineLayer: layerOf('line'),
    PolygonLayer: layerOf('polygon'),
    HeatMapLayer: layerOf('heat'),
  } as unknown as LocaApi;
  const library: AmapLibrary = { AMap, Loca };
  return { library, layers, labels };
}
