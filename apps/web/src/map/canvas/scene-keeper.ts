import { tileSourceOf, type TileSpecification } from '../archive-template.ts';
import { emptyCollection, type MapCollection, type MapFeature } from '../map-data.ts';
import type { LayerDrawing } from '../use-map-layers.ts';
import {
  applyChange,
  emptyScene,
  isVisible,
  type FeatureId,
  type FeatureState,
  type SceneChange,
  type SceneLayer,
} from './scene.ts';

interface FeatureChange {
  readonly add?: readonly MapFeature<unknown>[];
  readonly remove?: readonly FeatureId[];
}

interface SourceCalls {
  readonly setData: (data: MapCollection) => void;
  readonly updateData: (change: FeatureChange) => Promise<void>;
}

/** A source as MapLibre is given it: features, or where its tiles are. */
interface SourceGiven extends TileSpecification {
  readonly data?: MapCollection;
  readonly promoteId?: string;
}

/** Who hears of changes of a scene. */
export interface SceneFollower {
  /** Resolves when the change is taken; `isSeen` where it may change the picture. */
  readonly take: (change: SceneChange, isSeen: boolean) => Promise<void>;
  /** Something is on its way. */
  readonly onLoading: () => void;
}

type LayerGiven = Omit<LayerDrawing, 'level' | 'sourceLayer'> & {
  readonly source: string;
  readonly 'source-layer'?: string;
};

/** Sources, layers and states as MapLibre's calls name them, kept as a scene and sent on change by change. */
export class SceneKeeper {
  readonly scene = emptyScene();
  readonly #follower: SceneFollower;
  readonly #sources = new Map<string, SourceCalls>();
  #layers: readonly SceneLayer[] = [];
  #hasStaleLayers = false;
  readonly #states = new Map<string, (readonly [string, FeatureState])[]>();
  #hasEnded = false;

  constructor(follower: SceneFollower) {
    this.#follower = follower;
  }

  #change(change: SceneChange, isSeen: boolean): Promise<void> {
    applyChange(this.scene, change);
    return this.#follower.take(change, isSeen);
  }

  paintBackground(colour: string): void {
    void this.#change({ kind: 'background', colour }, true);
  }

  #isSeen(source: string): boolean {
    return this.#layers.some((layer) => layer.source === source && isVisible(layer));
  }

  addSource(id: string, { data = emptyCollection, promoteId, ...more }: SourceGiven): void {
    const tiles = tileSourceOf(more);
    if (tiles !== null) {
      this.#sources.set(id, { setData: () => undefined, updateData: () => Promise.resolve() });
      this.#follower.onLoading();
      void this.#change({ kind: 'tiles', source: id, tiles }, true);
      return;
    }
    const give = (isAnew: boolean, { add = [], remove = [] }: FeatureChange) => {
      this.#follower.onLoading();
      const change = { source: id, promoteId: promoteId ?? null, isAnew, add, remove };
      return this.#change({ kind: 'features', ...change }, this.#isSeen(id));
    };
    this.#sources.set(id, {
      setData: ({ features }) => void give(true, { add: features }),
      updateData: (change) => give(false, change),
    });
    void give(true, { add: data.features });
  }

  getSource(id: string): SourceCalls | undefined {
    return this.#sources.get(id);
  }

  removeSource(id: string): void {
    this.#sources.delete(id);
    void this.#change({ kind: 'end-of-source', source: id }, false);
  }

  #setLayers(layers: readonly SceneLayer[]): void {
    this.#layers = layers;
    if (this.#hasStaleLayers) return;
    this.#hasStaleLayers = true;
    this.#follower.onLoading();
    // Properties are set one by one and sent once together.
    queueMicrotask(() => {
      this.#hasStaleLayers = false;
      if (!this.#hasEnded) void this.#change({ kind: 'layers', layers: this.#layers }, true);
    });
  }

  /** `before` is the marker of the drawing's level, which says how high it stands. */
  addLayer({ 'source-layer': sourceLayer, ...layer }: LayerGiven, before: string): void {
    const level = before.replace(/^level-/, '') as LayerDrawing['level'];
    this.#setLayers([...this.#layers, { ...layer, level, ...(sourceLayer && { sourceLayer }) }]);
  }

  getLayer(id: string): SceneLayer | undefined {
    return this.#layers.find((layer) => layer.id === id);
  }

  removeLayer(id: string): void {
    this.#setLayers(this.#layers.filter((layer) => layer.id !== id));
  }

  getStyle() {
    return { layers: this.#layers.map(({ id, source }) => ({ id, source })) };
  }

  #setLayer(id: string, change: (layer: SceneLayer) => SceneLayer): void {
    this.#setLayers(this.#layers.map((layer) => (layer.id === id ? change(layer) : layer)));
  }

  getPaintProperty(id: string, name: string): unknown {
    return this.getLayer(id)?.paint?.[name];
  }

  getLayoutProperty(id: string, name: string): unknown {
    return this.getLayer(id)?.layout?.[name];
  }

  setPaintProperty(id: string, name: string, value: unknown): void {
    if (name === 'background-color') this.paintBackground(String(value));
    else this.#setLayer(id, (layer) => ({ ...layer, paint: { ...layer.paint, [name]: value } }));
  }

  setLayoutProperty(id: string, name: string, value: unknown): void {
    this.#setLayer(id, (layer) => ({ ...layer, layout: { ...layer.layout, [name]: value } }));
  }

  setFilter(id: string, filter: unknown): void {
    if (JSON.stringify(this.getLayer(id)?.filter) === JSON.stringify(filter)) return;
    this.#setLayer(id, (layer) => ({ ...layer, filter }));
  }

  /** Thousands of states may change at once: they are sent together. */
  setFeatureState({ source, id }: { source: string; id: string }, state: FeatureState): void {
    if (this.#states.size === 0) queueMicrotask(() => this.#tellStates());
    const states = this.#states.get(source) ?? [];
    states.push([String(id), state]);
    this.#states.set(source, states);
  }

  #tellStates(): void {
    const all = [...this.#states];
    this.#states.clear();
    if (this.#hasEnded) return;
    for (const [source, states] of all) void this.#change({ kind: 'states', source, states }, true);
  }

  /** Nothing is sent from here on. */
  endKeeping(): void {
    this.#hasEnded = true;
  }
}
