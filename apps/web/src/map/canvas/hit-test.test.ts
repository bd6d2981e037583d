import { expect, test } from 'vitest';
import type { MapFeature } from '../map-data.ts';
import { cameraOf, pixelOf, worldAt, worldOf } from './camera.ts';
import { hitsOf } from './hit-test.ts';
import { applyChange, emptyScene, type SceneLayer } from './scene.ts';
import { viewOf } from './view.ts';

const size = { width: 800, height: 600 };
const camera = cameraOf(worldOf([114, 22.5]), 11);
const view = viewOf(camera, size);

const feature = (id: string, type: string, coordinates: unknown): MapFeature<unknown> => ({
  type: 'Feature',
  id,
  properties: { id },
  geometry: { type, coordinates },
});

/** Ids of what a layer has within `slack` pixels of a place moved by pixels. */
function hits(
  features: readonly MapFeature<unknown>[],
  drawing: Pick<SceneLayer, 'type' | 'paint' | 'filter' | 'layout'>,
  [lng, lat]: readonly [number, number],
  { right = 0, slack = 0 } = {},
): unknown[] {
  const scene = emptyScene();
  const layer: SceneLayer = { id: 'layer', level: 'lines', source: 'it', ...drawing };
  const change = { source: 'it', promoteId: 'id', isAnew: true, remove: [] } as const;
  applyChange(scene, { kind: 'features', ...change, add: features });
  applyChange(scene, { kind: 'layers', layers: [layer] });
  const [x, y] = pixelOf(camera, size, worldOf([lng, lat]));
  const at = worldAt(camera, size, [x + right, y]);
  return hitsOf(layer, scene.sources.get('it')!, view, at, slack).map(({ properties }) => properties['id']);
}

const northward = feature('northward', 'LineString', [
  [114, 22.4],
  [114, 22.6],
]);
const wide = { type: 'line', paint: { 'line-width': 6 } } as const;

test('a line is hit within half its width and the slack', () => {
  expect(hits([northward], wide, [114, 22.5])).toEqual(['northward']);
  expect(hits([northward], wide, [114, 22.5], { right: 2.9 })).toEqual(['northward']);
  expect(hits([northward], wide, [114, 22.5], { right: 3.1 })).toEqual([]);
  expect(hits([northward], wide, [114, 22.5], { right: 6.9, slack: 4 })).toEqual(['northward']);
  // Beyond its end, where the line drawn on would still pass.
  expect(hits([northward], wide, [114, 22.61])).toEqual([]);
});

test('a dot is hit within its radius and its stroke', () => {
  const dots = {
    type: 'circle',
    paint: { 'circle-radius': ['get', 'radius'], 'circle-stroke-width': 2 },
  } as const;
  const dot: MapFeature<unknown> = {
    ...feature('dot', 'Point', [114, 22.5]),
    properties: { id: 'dot', radius: 8 },
  };
  expect(hits([dot], dots, [114, 22.5], { right: 9.9 })).toEqual(['dot']);
  expect(hits([dot], dots, [114, 22.5], { right: 10.1 })).toEqual([]);
});

test('an area is hit inside, not in its hole', () => {
  const square = (half: number) => [
    [114 - half, 22.5 - half],
    [114 + half, 22.5 - half],
    [114 + half, 22.5 + half],
    [114 - half, 22.5 + half],
    [114 - half, 22.5 - half],
  ];
  const ring = feature('ring', 'Polygon', [square(0.1), square(0.02)]);
  expect(hits([ring], { type: 'fill' }, [114.05, 22.5])).toEqual(['ring']);
  expect(hits([ring], { type: 'fill' }, [114, 22.5])).toEqual([]);
  expect(hits([ring], { type: 'fill' }, [114.12, 22.5])).toEqual([]);
});

test('features drawn last are returned first; hidden and filtered ones are not returned', () => {
  const above = { ...northward, id: 'above', properties: { id: 'above' } };
  expect(hits([northward, above], wide, [114, 22.5])).toEqual(['above', 'northward']);
  expect(hits([northward], { ...wide, layout: { visibility: 'none' } }, [114, 22.5])).toEqual([]);
  const filter = ['==', ['get', 'id'], 'above'];
  expect(hits([northward, above], { ...wide, filter }, [114, 22.5])).toEqual(['above']);
});
