/** The parts of AMap JS API 2.0 and Loca 2.0 that the adapter uses; positions in GCJ-02. */
export interface AmapLngLat {
  readonly lng: number;
  readonly lat: number;
}

export type Pair = readonly [number, number];

export interface AmapEvent {
  readonly lnglat?: AmapLngLat;
  readonly pixel?: { readonly x: number; readonly y: number };
  readonly originEvent?: unknown;
}

export interface AmapBounds {
  getSouthWest(): AmapLngLat;
  getNorthEast(): AmapLngLat;
}

export interface AmapMap {
  on(type: string, handler: (event: AmapEvent) => void): void;
  off(type: string, handler: (event: AmapEvent) => void): void;
  getZoom(): number;
  getCenter(): AmapLngLat;
  getBounds(): AmapBounds;
  getContainer(): HTMLElement;
  /** `avoid`: pixels kept free at top, bottom, left and right. */
  setBounds(bounds: AmapBounds, immediately: boolean, avoid: readonly number[], maxZoom?: number): void;
  setZoomAndCenter(zoom: number, center: readonly [number, number], immediately: boolean): void;
  zoomIn(): void;
  zoomOut(): void;
  containerToLngLat(pixel: unknown): AmapLngLat;
  setStatus(status: Readonly<Record<string, boolean>>): void;
  setMapStyle(style: string): void;
  add(overlay: unknown): void;
  remove(overlay: unknown): void;
  resize(): void;
  destroy(): void;
}

export interface LabelsLayer {
  add(markers: readonly unknown[]): void;
  clear(): void;
  show(): void;
  hide(): void;
}

export interface AmapApi {
  readonly version?: string;
  readonly Map: new (container: HTMLElement, options: Readonly<Record<string, unknown>>) => AmapMap;
  readonly Bounds: new (southWest: Pair, northEast: Pair) => AmapBounds;
  readonly Pixel: new (x: number, y: number) => unknown;
  readonly LabelsLayer: new (options: Readonly<Record<string, unknown>>) => LabelsLayer;
  readonly LabelMarker: new (options: Readonly<Record<string, unknown>>) => unknown;
}

export interface LocaLayer {
  setSource(source: unknown): void;
  setStyle(style: Readonly<Record<string, unknown>>): void;
  show(): void;
  hide(): void;
  queryFeature(pixel: Pair): { readonly properties?: Readonly<Record<string, unknown>> } | undefined;
  destroy(): void;
}

export interface LocaContainer {
  add(layer: LocaLayer): void;
  remove(layer: LocaLayer): void;
  requestRender(): void;
  destroy(): void;
}

type LocaLayerClass = new (options: Readonly<Record<string, unknown>>) => LocaLayer;

export interface LocaApi {
  readonly Container: new (options: { readonly map: AmapMap }) => LocaContainer;
  readonly GeoJSONSource: new (options: { readonly data: unknown }) => unknown;
  readonly PointLayer: LocaLayerClass;
  readonly LineLayer: LocaLayerClass;
  readonly PolygonLayer: LocaLayerClass;
  readonly HeatMapLayer: LocaLayerClass;
}

export interface AmapLibrary {
  readonly AMap: AmapApi;
  readonly Loca: LocaApi;
}
