import type { LngLatBox, MapCollection } from '../map-data.ts';
import { emptyCollection } from '../map-data.ts';
import type { LayerDrawing } from '../use-map-layers.ts';
import type { AmapLibrary, AmapMap, LocaContainer } from './amap-api.ts';
import { gcj02Corners, wgs84Of } from './gcj02.ts';
import { SurfaceEvents } from './surface-events.ts';
import { SurfaceLayer, type SurfaceSource } from './surface-layer.ts';

interface Padding {
  readonly top?: number;
  readonly bottom?: number;
  readonly left?: number;
  readonly right?: number;
}

interface FitOptions {
  readonly padding?: number | Padding;
  readonly maxZoom?: number;
  readonly animate?: boolean;
}

type Pixel = { readonly x: number; readonly y: number };
type Place =
  | Pixel
  | readonly [number, number]
  | readonly [readonly [number, number], readonly [number, number]];
type Values = Readonly<Record<string, unknown>>;

/** The middle of what is asked about: a pixel, or a box around one. */
function middleOf(place: Place): [number, number] {
  if ('x' in place) return [place.x, place.y];
  const [a, b] = place;
  return typeof a === 'number'
    ? [a, b as number]
    : [(a[0] + (b as typeof a)[0]) / 2, (a[1] + (b as typeof a)[1]) / 2];
}

/**
 * AMap and Loca behind the calls that the layers make on a map, by their names in MapLibre: sources and drawings,
 * camera, pointer. Coordinates go in and come out in WGS-84.
 */
export class AmapSurface {
  /** What MapLibre has while it is not removed. */
  style: object | null = {};
  readonly #map: AmapMap;
  readonly #loca: LocaContainer;
  readonly #library: AmapLibrary;
  readonly #events: SurfaceEvents;
  readonly #sources = new Map<string, SurfaceSource>();
  readonly #layers = new Map<string, SurfaceLayer>();
  #drawn = 0;
  #isMoving = false;

  constructor(library: AmapLibrary, map: AmapMap) {
    this.#library = library;
    this.#map = map;
    this.#loca = new library.Loca.Container({ map });
    this.#events = new SurfaceEvents(map);
    this.on('movestart', () => (this.#isMoving = true));
    this.on('moveend', () => {
      this.#isMoving = false;
      this.#events.tell('idle');
    });
    this.on('zoomend', () => {
      for (const layer of this.#layers.values()) if (layer.readsZoom) layer.refill();
    });
  }

  on = (type: string, listener: Parameters<SurfaceEvents['on']>[1]) => this.#events.on(type, listener);
  off = (type: string, listener: Parameters<SurfaceEvents['on']>[1]) => this.#events.off(type, listener);
  once = (type: string, listener: Parameters<SurfaceEvents['on']>[1]) => this.#events.once(type, listener);

  addSource(id: string, { data = emptyCollection, promoteId }: { data?: MapCollection; promoteId?: string }) {
    this.#sources.set(id, { id, promoteId: promoteId ?? null, data, states: new Map() });
  }

  getSource(id: string) {
    const source = this.#sources.get(id);
    if (source === undefined) return undefined;
    return {
      setData: (data: MapCollection) => {
        source.data = data;
        this.#each(source, (layer) => layer.refill());
      },
    };
  }

  removeSource(id: string): void {
    this.#sources.delete(id);
  }

  /** `before` is the marker of the drawing's level, which says how high it stands. */
  addLayer(layer: Omit<LayerDrawing, 'level'> & { readonly source: string }, before: string): void {
    const { source: sourceId, ...rest } = layer;
    const source = this.#sources.get(sourceId);
    if (source === undefined) throw new RangeError(`layer ${layer.id} draws an unknown source ${sourceId}`);
    const level = before.replace(/^level-/, '') as LayerDrawing['level'];
    const stage = { library: this.#library, map: this.#map, loca: this.#loca };
    this.#drawn += 1;
    this.#layers.set(layer.id, new SurfaceLayer(stage, { ...rest, level }, source, this.#drawn));
    this.#events.tell('idle');
  }

  getLayer(id: string) {
    return this.#layers.get(id);
  }

  removeLayer(id: string): void {
    this.#layers.get(id)?.end();
    this.#layers.delete(id);
  }

  getStyle() {
    return { layers: [...this.#layers.values()].map(({ id, source }) => ({ id, source: source.id })) };
  }

  #change(id: string, part: 'paint' | 'layout', name: string, value: unknown): void {
    const layer = this.#layers.get(id);
    if (layer === undefined) return;
    layer.drawing = { ...layer.drawing, [part]: { ...layer.drawing[part], [name]: value } };
    layer.restyle();
  }

  getPaintProperty = (id: string, name: string) => this.#layers.get(id)?.drawing.paint?.[name];
  getLayoutProperty = (id: string, name: string) => this.#layers.get(id)?.drawing.layout?.[name];
  setPaintProperty = (id: string, name: string, value: unknown) => this.#change(id, 'paint', name, value);
  setLayoutProperty = (id: string, name: string, value: unknown) => this.#change(id, 'layout', name, value);

  setFilter(id: string, filter: unknown): void {
    const layer = this.#layers.get(id);
    if (layer === undefined || JSON.stringify(layer.drawing.filter) === JSON.stringify(filter)) return;
    layer.drawing = { ...layer.drawing, filter };
    layer.refill();
  }

  /** States come by the thousand: the layers are drawn once for all of them. */
  setFeatureState({ source: sourceId, id }: { source: string; id: string }, state: Values): void {
    const source = this.#sources.get(sourceId);
    if (source === undefined) return;
    source.states.set(String(id), { ...source.states.get(String(id)), ...state });
    if (this.#stale.size === 0) queueMicrotask(() => this.#restyleStale());
    this.#stale.add(source);
  }

  readonly #stale = new Set<SurfaceSource>();

  #restyleStale(): void {
    const sources = [...this.#stale];
    this.#stale.clear();
    for (const source of sources) this.#each(source, (layer) => layer.restyle());
  }

  #each(source: SurfaceSource, act: (layer: SurfaceLayer) => void): void {
    for (const layer of this.#layers.values()) if (layer.source === source) act(layer);
    this.#events.tell('idle');
  }

  /** What is drawn at a place, the highest first; Loca names one feature of each layer. */
  queryRenderedFeatures(place: Place, { layers }: { readonly layers: readonly string[] }) {
    const [x, y] = middleOf(place);
    return layers
      .flatMap((id) => this.#layers.get(id) ?? [])
      .toSorted((a, b) => b.zIndex - a.zIndex)
      .flatMap((layer) => {
        const properties = layer.propertiesAt(x, y);
        if (properties === undefined) return [];
        const { id: source, promoteId, states } = layer.source;
        const state = promoteId === null ? {} : (states.get(String(properties[promoteId])) ?? {});
        return [{ layer: { id: layer.id }, source, properties, state }];
      });
  }

  fitBounds(
    box: LngLatBox,
    { padding = 0, maxZoom, animate = true }: FitOptions = {},
    eventData?: object,
  ): void {
    const [southWest, northEast] = gcj02Corners(box);
    const all = typeof padding === 'number' ? padding : 0;
    const { top = all, bottom = all, left = all, right = all } = typeof padding === 'number' ? {} : padding;
    const bounds = new this.#library.AMap.Bounds(southWest, northEast);
    this.#events.mark = eventData ?? null;
    this.#map.setBounds(bounds, !animate, [top, bottom, left, right], maxZoom);
  }

  jumpTo(
    { center: [lng, lat], zoom }: { readonly center: readonly [number, number]; readonly zoom: number },
    eventData?: object,
  ): void {
    const [center] = gcj02Corners([lng, lat, lng, lat]);
    this.#events.mark = eventData ?? null;
    this.#map.setZoomAndCenter(zoom, center, true);
  }

  getBounds() {
    const bounds = this.#map.getBounds();
    const [southWest, northEast] = [wgs84Of(bounds.getSouthWest()), wgs84Of(bounds.getNorthEast())];
    return {
      getWest: () => southWest.lng,
      getSouth: () => southWest.lat,
      getEast: () => northEast.lng,
      getNorth: () => northEast.lat,
    };
  }

  getCenter = () => wgs84Of(this.#map.getCenter());
  getZoom = () => this.#map.getZoom();
  getContainer = () => this.#map.getContainer();
  /** Where the pointer's shape is set and the keys are heard. */
  getCanvas = (): HTMLElement => this.getContainer().querySelector('canvas') ?? this.getContainer();
  zoomIn = () => this.#map.zoomIn();
  zoomOut = () => this.#map.zoomOut();
  isMoving = () => this.#isMoving;

  unproject([x, y]: readonly [number, number]) {
    return wgs84Of(this.#map.containerToLngLat(new this.#library.AMap.Pixel(x, y)));
  }

  readonly doubleClickZoom = {
    enable: () => this.#map.setStatus({ doubleClickZoom: true }),
    disable: () => this.#map.setStatus({ doubleClickZoom: false }),
  };

  /** AMap keeps what it has drawn, so a picture can be taken at any time. */
  triggerRepaint(): void {
    this.#loca.requestRender();
    requestAnimationFrame(() => this.#events.tell('render'));
  }

  resize(eventData?: object): void {
    this.#map.resize();
    this.#events.tell('resize', eventData);
  }

  setTheme(theme: 'light' | 'dark'): void {
    this.#map.setMapStyle(`amap://styles/${theme}`);
  }

  remove(): void {
    for (const id of this.#layers.keys()) this.removeLayer(id);
    this.#events.end();
    this.#loca.destroy();
    this.#map.destroy();
    this.style = null;
  }
}
