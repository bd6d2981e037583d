import { expect, test } from 'vitest';
import type { MapFeature } from '../map-data.ts';
import { worldOf } from './camera.ts';
import { applyChange, emptyScene, stateOf, styleOf, type SceneLayer } from './scene.ts';

const stop = (id: string | undefined, name: string): MapFeature<unknown> => ({
  type: 'Feature',
  id,
  properties: { name, width: 3 },
  geometry: { type: 'Point', coordinates: [114, 22.5] },
});
const features = (add: readonly MapFeature<unknown>[], over: object = {}) =>
  ({
    kind: 'features',
    source: 'stops',
    promoteId: 'name',
    isAnew: false,
    add,
    remove: [],
    ...over,
  }) as const;
const names = (scene: ReturnType<typeof emptyScene>) =>
  [...(scene.sources.get('stops')?.features.values() ?? [])].map(({ properties }) => properties['name']);

test('a source takes what is added, removed and given anew', () => {
  const scene = emptyScene();
  applyChange(scene, features([stop('1', 'a'), stop('2', 'b')]));
  applyChange(scene, features([stop('2', 'b again'), stop('3', 'c')], { remove: ['1'] }));
  expect(names(scene)).toEqual(['b again', 'c']);
  applyChange(scene, features([stop(undefined, 'd'), stop(undefined, 'e')], { isAnew: true }));
  expect(names(scene)).toEqual(['d', 'e']);
  applyChange(scene, { kind: 'end-of-source', source: 'stops' });
  expect(names(scene)).toEqual([]);
});

test('layers stand by level, and by the order in which they came within one', () => {
  const scene = emptyScene();
  const layer = (id: string, level: SceneLayer['level']): SceneLayer => ({
    id,
    level,
    type: 'line',
    source: 'x',
  });
  const layers = [
    layer('names', 'labels'),
    layer('b', 'lines'),
    layer('ground', 'land'),
    layer('a', 'lines'),
  ];
  applyChange(scene, { kind: 'layers', layers });
  expect(scene.layers.map(({ id }) => id)).toEqual(['ground', 'b', 'a', 'names']);
});

test('styles read properties, states and zoom; states add up and outlive new data', () => {
  const scene = emptyScene();
  applyChange(scene, features([stop('1', 'a')]));
  applyChange(scene, { kind: 'states', source: 'stops', states: [['a', { dim: true }]] });
  applyChange(scene, { kind: 'states', source: 'stops', states: [['a', { out: false }]] });
  applyChange(scene, features([stop('1', 'a')], { isAnew: true }));
  const source = scene.sources.get('stops')!;
  const [feature] = source.features.values();
  expect(stateOf(source, feature)).toEqual({ dim: true, out: false });
  const layer: SceneLayer = {
    id: 'dots',
    level: 'points',
    type: 'circle',
    source: 'stops',
    filter: ['>=', ['zoom'], 12],
    paint: {
      'circle-radius': ['get', 'width'],
      'circle-opacity': ['case', ['boolean', ['feature-state', 'dim'], false], 0.2, 1],
    },
  };
  const read = styleOf(layer, source, 12)(feature);
  expect(read.isDrawn).toBe(true);
  expect(read.number('circle-radius', 5)).toBe(3);
  expect(read.number('circle-opacity', 1)).toBe(0.2);
  expect(read.text('circle-color', '#123456')).toBe('#123456');
  expect(styleOf(layer, source, 11.9)(feature).isDrawn).toBe(false);
});

test('positions of a feature stand on the world, each of many points by itself', () => {
  const scene = emptyScene();
  const many: MapFeature<unknown> = {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiPoint',
      coordinates: [
        [113.9, 22.5],
        [114.1, 22.7],
      ],
    },
  };
  applyChange(scene, features([many]));
  const [feature] = scene.sources.get('stops')!.features.values();
  expect(feature.parts.map((part) => [...part])).toEqual([worldOf([113.9, 22.5]), worldOf([114.1, 22.7])]);
  const [west, south] = worldOf([113.9, 22.5]);
  const [east, north] = worldOf([114.1, 22.7]);
  expect(feature.box).toEqual([west, north, east, south]);
});
