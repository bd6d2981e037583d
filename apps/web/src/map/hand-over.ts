import { emptyCollection, type MapCollection, type MapFeature } from './map-data.ts';

type FeatureId = string | number;
type Feature = MapFeature<unknown>;

/** What a source of the map takes: everything anew, or a change of what it holds, done when the worker has it. */
export interface FeatureSource {
  setData(data: MapCollection<unknown>): unknown;
  /** Missing where the map keeps its data itself and needs no worker. */
  updateData?(change: {
    readonly add?: readonly Feature[];
    readonly remove?: readonly FeatureId[];
  }): Promise<unknown>;
}

/**
 * Positions handed over in one task. The map writes them out for its worker on the page's main thread: so many take a
 * few hundredths of a second.
 */
const positionsAtOnce = 20_000;
/** What a feature weighs beside its positions, in positions. */
const featureWeight = 3;

/** Features that a source was given in parts, by id. */
const held = new WeakMap<FeatureSource, Set<FeatureId>>();

function positionsIn(coordinates: unknown): number {
  if (!Array.isArray(coordinates) || !Array.isArray(coordinates[0])) return 1;
  if (typeof coordinates[0][0] === 'number') return coordinates.length;
  return coordinates.reduce<number>((sum, part) => sum + positionsIn(part), 0);
}

const weightOf = ({ geometry }: Feature): number => featureWeight + positionsIn(geometry.coordinates);

/** Features in their order, in parts of at most `limit` positions; a feature beyond it is a part of its own. */
export function* partsOf(features: readonly Feature[], limit = positionsAtOnce): Generator<Feature[]> {
  let [part, weight]: [Feature[], number] = [[], 0];
  for (const feature of features) {
    const more = weightOf(feature);
    if (part.length > 0 && weight + more > limit) {
      yield part;
      [part, weight] = [[], 0];
    }
    part.push(feature);
    weight += more;
  }
  if (part.length > 0) yield part;
}

/** Whether so much is given in one task. */
export function isLittle({ features }: MapCollection<unknown>): boolean {
  const first = partsOf(features).next().value ?? [];
  return first.length === features.length;
}

/** Data on its way to a source. */
export interface HandOver {
  /** Settles when the source has all of it, or when it was stopped; null where the source has it already. */
  readonly end: Promise<void> | null;
  readonly stop: () => void;
}

/**
 * Gives a source its data: at once when it is little, otherwise part after part, each when the worker has taken the
 * one before, so that the page answers in between. What the source showed stays until its place is taken. Features are
 * identified by the property `idKey`, whose values are unique, or else by their index.
 */
export function handOver(source: FeatureSource, data: MapCollection<unknown>, idKey?: string): HandOver {
  if (!source.updateData || isLittle(data)) {
    held.delete(source);
    source.setData(data);
    return { end: null, stop: () => undefined };
  }
  let isStopped = false;
  if (!held.has(source)) source.setData(emptyCollection);
  const ids = held.get(source) ?? new Set<FeatureId>();
  held.set(source, ids);
  const given = new Set<FeatureId>();
  const give = async (part: readonly Feature[]): Promise<void> => {
    const add = part.map((feature) => {
      const id = idKey ? (feature.properties as Readonly<Record<string, FeatureId>>)[idKey] : given.size;
      given.add(id);
      ids.add(id);
      return { ...feature, id };
    });
    await source.updateData!({ add });
  };
  const giveAll = async (): Promise<void> => {
    for (const part of partsOf(data.features)) {
      if (isStopped) return;
      await give(part);
    }
    const remove = [...ids].filter((id) => !given.has(id));
    if (isStopped || remove.length === 0) return;
    for (const id of remove) ids.delete(id);
    await source.updateData!({ remove });
  };
  return { end: giveAll(), stop: () => void (isStopped = true) };
}
