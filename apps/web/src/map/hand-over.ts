import { emptyCollection, type MapCollection, type MapFeature } from './map-data.ts';

type FeatureId = string | number;
type Feature = MapFeature<unknown>;

/** A source of the map: takes all data, or a change of them; the promise settles when the worker has it. */
export interface FeatureSource {
  setData(data: MapCollection<unknown>): unknown;
  /** Missing where the map keeps its data itself and needs no worker. */
  updateData?(change: {
    readonly add?: readonly Feature[];
    readonly remove?: readonly FeatureId[];
  }): Promise<unknown>;
}

/**
 * Positions sent in one task. The map serialises them for its worker on the main thread: this number takes about a
 * hundredth of a second.
 */
const positionsAtOnce = 10_000;
/** Cost of a feature in addition to its positions, in positions. */
const featureWeight = 3;

/** Features that were sent to a source in parts, by id. */
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

/** Whether this amount is sent in one task. */
export function isLittle({ features }: MapCollection<unknown>): boolean {
  const first = partsOf(features).next().value ?? [];
  return first.length === features.length;
}

/** Data being sent to a source. */
export interface HandOver {
  /** Settles when the source has all data, or after a stop; null if the source has them already. */
  readonly end: Promise<void> | null;
  readonly stop: () => void;
}

/**
 * Sends data to a source: small data in one piece, otherwise part by part, each when the worker has processed the
 * one before, so that the page stays responsive. The source keeps its old features until they are replaced. Features are
 * identified by the property `idKey`, whose values are unique, or else by their index.
 */
export function handOver(source: FeatureSource, data: MapCollection<unknown>, idKey?: string): HandOver {
  const update = source.updateData?.bind(source);
  if (!update || isLittle(data)) {
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
    await update({ add });
  };
  const giveAll = async (): Promise<void> => {
    for (const part of partsOf(data.features)) {
      if (isStopped) return;
      await give(part);
    }
    const remove = [...ids].filter((id) => !given.has(id));
    if (isStopped || remove.length === 0) return;
    for (const id of remove) ids.delete(id);
    await update({ remove });
  };
  return { end: giveAll(), stop: () => void (isStopped = true) };
}
