import type { MapFeature } from '../map-data.ts';
import type { TileSource } from '../tile-source.ts';
import { mapLevels } from '../map-levels.ts';
import { valueOf, type ExpressionScope } from '../style-expression.ts';
import type { LayerDrawing } from '../use-map-layers.ts';
import { worldFeature, type WorldFeature } from './world-features.ts';

export type FeatureId = string | number;
export type FeatureState = Readonly<Record<string, unknown>>;

/** A drawing with the source it draws; a later one of the same level stands above an earlier one. */
export interface SceneLayer extends LayerDrawing {
  readonly source: string;
}

/** Changes of a scene, in the order in which they happen. */
export type SceneChange =
  | { readonly kind: 'background'; readonly colour: string }
  | { readonly kind: 'layers'; readonly layers: readonly SceneLayer[] }
  | {
      readonly kind: 'features';
      readonly source: string;
      readonly promoteId: string | null;
      /** Whether what the source holds goes first. */
      readonly isAnew: boolean;
      readonly add: readonly MapFeature<unknown>[];
      readonly remove: readonly FeatureId[];
    }
  | { readonly kind: 'tiles'; readonly source: string; readonly tiles: TileSource }
  | { readonly kind: 'end-of-source'; readonly source: string }
  | {
      readonly kind: 'states';
      readonly source: string;
      readonly states: readonly (readonly [string, FeatureState])[];
    };

export interface SceneSource {
  readonly promoteId: string | null;
  readonly features: Map<FeatureId, WorldFeature>;
  readonly states: Map<string, FeatureState>;
  /** Whether outer rings turn one way and holes the other; else areas are filled by the even–odd rule. */
  readonly isWound?: boolean;
}

/** What a canvas map shows: kept alike by the page, which finds features in it, and by the painter. */
export interface Scene {
  background: string;
  layers: readonly SceneLayer[];
  readonly sources: Map<string, SceneSource>;
  readonly tiles: Map<string, TileSource>;
}

export const emptyScene = (): Scene => ({
  background: 'transparent',
  layers: [],
  sources: new Map(),
  tiles: new Map(),
});

function takeFeatures(scene: Scene, change: Extract<SceneChange, { kind: 'features' }>): void {
  const before = scene.sources.get(change.source);
  const source: SceneSource = before ?? {
    promoteId: change.promoteId,
    features: new Map(),
    states: new Map(),
  };
  scene.sources.set(change.source, source);
  if (change.isAnew) source.features.clear();
  for (const id of change.remove) source.features.delete(id);
  for (const feature of change.add)
    source.features.set(feature.id ?? source.features.size, worldFeature(feature));
}

export function applyChange(scene: Scene, change: SceneChange): void {
  switch (change.kind) {
    case 'background':
      scene.background = change.colour;
      break;
    case 'layers':
      scene.layers = change.layers.toSorted(
        (a, b) => mapLevels.indexOf(a.level) - mapLevels.indexOf(b.level),
      );
      break;
    case 'features':
      takeFeatures(scene, change);
      break;
    case 'tiles':
      scene.tiles.set(change.source, change.tiles);
      break;
    case 'end-of-source':
      scene.sources.delete(change.source);
      scene.tiles.delete(change.source);
      break;
    case 'states': {
      const known = scene.sources.get(change.source)?.states;
      for (const [id, state] of change.states) known?.set(id, { ...known.get(id), ...state });
    }
  }
}

export const isVisible = ({ layout }: SceneLayer): boolean => layout?.visibility !== 'none';

const noState: FeatureState = {};

export function stateOf({ promoteId, states }: SceneSource, { properties }: WorldFeature): FeatureState {
  return promoteId === null ? noState : (states.get(String(properties[promoteId])) ?? noState);
}

/** Reads the values of a layer's style for a feature. */
export interface StyleReader {
  readonly isDrawn: boolean;
  readonly number: (name: string, usual: number) => number;
  readonly text: (name: string, usual: string) => string;
}

/** Style of a layer, for one feature after the other. */
export function styleOf(
  layer: SceneLayer,
  source: SceneSource,
  zoom: number,
): (feature: WorldFeature) => StyleReader {
  const values: Readonly<Record<string, unknown>> = { ...layer.layout, ...layer.paint };
  return (feature) => {
    const { properties, geometryType } = feature;
    const scope: ExpressionScope = { zoom, properties, geometryType, state: stateOf(source, feature) };
    return {
      isDrawn: layer.filter === undefined || valueOf(layer.filter, scope) === true,
      number: (name, usual) => Number(valueOf(values[name] ?? usual, scope)),
      text: (name, usual) => String(valueOf(values[name] ?? usual, scope) ?? ''),
    };
  };
}

/** Whether a box of the world can be seen in another, with room around it. */
export const boxesMeet = (a: WorldFeature['box'], b: WorldFeature['box'], room: number): boolean =>
  a[0] <= b[2] + room && a[2] >= b[0] - room && a[1] <= b[3] + room && a[3] >= b[1] - room;
