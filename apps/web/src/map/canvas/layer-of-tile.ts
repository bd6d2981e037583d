import { valueOf, type ExpressionScope } from '../style-expression.ts';
import type { SceneLayer, SceneSource } from './scene.ts';
import type { WorldFeature } from './world-features.ts';

/** What the style of a tile's shapes reads of a feature; those that are alike in it are painted as one. */
const styledBy = ['kind', 'pmap:kind', 'kind_detail', 'highway', 'railway'] as const;

const lookOf = ({ geometryType, properties }: WorldFeature): string =>
  JSON.stringify([geometryType, ...styledBy.map((name) => properties[name])]);

/** Features of one look, their positions put together when they are first painted. */
class AlikeFeatures implements WorldFeature {
  readonly properties: WorldFeature['properties'];
  readonly geometryType: string;
  readonly box: WorldFeature['box'];
  readonly #features: readonly WorldFeature[];
  #parts: readonly Float64Array[] | undefined;

  constructor(features: readonly WorldFeature[]) {
    const [{ properties, geometryType, box }] = features;
    this.#features = features;
    this.properties = properties;
    this.geometryType = geometryType;
    this.box = box;
  }

  get parts(): readonly Float64Array[] {
    return (this.#parts ??= this.#features.flatMap(({ parts }) => parts));
  }
}

const known = new WeakMap<SceneSource, Map<string, SceneSource>>();

/**
 * The features of a tile that a layer draws, in the order of its sort key, shapes of one look as one: worked out once
 * for each tile and layer, as neither filters nor sort keys of tiles change with the zoom.
 */
export function layerOfTile(source: SceneSource, { id, type, filter, layout }: SceneLayer): SceneSource {
  const layers = known.get(source) ?? new Map<string, SceneSource>();
  known.set(source, layers);
  const before = layers.get(id);
  if (before !== undefined) return before;
  const scopeOf = ({ properties, geometryType }: WorldFeature): ExpressionScope => ({
    zoom: 0,
    properties,
    geometryType,
    state: {},
  });
  const drawn = [...source.features.values()].filter(
    (feature) => filter === undefined || valueOf(filter, scopeOf(feature)) === true,
  );
  const groups =
    type === 'symbol'
      ? drawn
      : [...Map.groupBy(drawn, lookOf).values()].map((alike) => new AlikeFeatures(alike));
  const key = layout?.['line-sort-key'] ?? 0;
  const sorted = groups
    .map((feature) => ({ feature, key: Number(valueOf(key, scopeOf(feature))) }))
    .sort((a, b) => a.key - b.key);
  const ready = { ...source, features: new Map(sorted.map(({ feature }, i) => [i, feature])) };
  layers.set(id, ready);
  return ready;
}
