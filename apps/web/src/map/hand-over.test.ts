import { expect, test } from 'vitest';
import { handOver, partsOf, type FeatureSource } from './hand-over.ts';
import type { MapCollection, MapFeature } from './map-data.ts';

type Feature = MapFeature<unknown>;

const way = (name: string, positions: number): Feature => ({
  type: 'Feature',
  properties: { name },
  geometry: { type: 'LineString', coordinates: Array.from({ length: positions }, (_, at) => [114 + at, 22]) },
});
const ways = (count: number, positions: number, prefix = 'w') =>
  Array.from({ length: count }, (_, at) => way(`${prefix}${at}`, positions));
const collection = (features: readonly Feature[]): MapCollection<unknown> => ({
  type: 'FeatureCollection',
  features,
});

/** A source that keeps features like the map's, and applies changes after a delay. */
function source() {
  let features = new Map<unknown, Feature>();
  const changes: number[] = [];
  const taken: FeatureSource = {
    setData: (data) => {
      features = new Map(data.features.map((feature, at) => [feature.id ?? `nameless-${at}`, feature]));
    },
    updateData: async ({ add = [], remove = [] }) => {
      changes.push(add.length);
      for (const id of remove) features.delete(id);
      for (const feature of add) features.set(feature.id, feature);
      await Promise.resolve();
    },
  };
  const names = () => [...features.values()].map(({ properties }) => (properties as { name: string }).name);
  return { taken, changes, names };
}

const settled = () => new Promise((done) => setTimeout(done));

test('parts keep the order and the limit; a feature beyond the limit is a part of its own', () => {
  const features = [...ways(5, 7), way('long', 90), ...ways(2, 7, 'x')];
  const parts = [...partsOf(features, 25)];
  expect(parts.flat()).toEqual(features);
  expect(parts.map((part) => part.length)).toEqual([2, 2, 1, 1, 2]);
  expect([...partsOf([], 25)]).toEqual([]);
});

test('small data are sent in one piece, and so are all data without a worker', async () => {
  const { taken, changes, names } = source();
  handOver(taken, collection(ways(10, 5)));
  expect(names()).toHaveLength(10);
  const plain: MapCollection<unknown>[] = [];
  handOver({ setData: (data) => plain.push(data) }, collection(ways(900, 60)));
  expect(plain.map((data) => data.features.length)).toEqual([900]);
  await settled();
  expect(changes).toEqual([]);
});

test('large data are sent in parts, in order, until the source has all of them', async () => {
  const { taken, changes, names } = source();
  const features = ways(1500, 60);
  handOver(taken, collection(features));
  expect(names().length).toBeLessThan(400);
  await settled();
  expect(changes.length).toBeGreaterThan(4);
  expect(Math.max(...changes) * 63).toBeLessThanOrEqual(20_000);
  expect(names()).toEqual(features.map(({ properties }) => (properties as { name: string }).name));
});

test.each([undefined, 'name'])(
  'what takes the place of other data leaves nothing of it (ids by %s)',
  async (key) => {
    const { taken, names } = source();
    for (const features of [ways(1500, 60), ways(800, 60, 'v'), ways(3, 60, 'u'), ways(900, 60)]) {
      handOver(taken, collection(features), key);
      await settled();
      expect(new Set(names())).toEqual(
        new Set(features.map(({ properties }) => (properties as { name: string }).name)),
      );
      expect(names()).toHaveLength(features.length);
    }
  },
);

test('after a stop nothing more is sent, and the next data replace everything', async () => {
  const { taken, changes, names } = source();
  const { stop } = handOver(taken, collection(ways(1500, 60)), 'name');
  stop();
  await settled();
  expect(changes).toHaveLength(1);
  handOver(taken, collection(ways(700, 60, 'v')), 'name');
  await settled();
  expect(names()).toHaveLength(700);
  expect(names().every((name) => name.startsWith('v'))).toBe(true);
});
