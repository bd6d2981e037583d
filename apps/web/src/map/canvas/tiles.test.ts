import { cutTiles } from '@ooh/basemap/tiles/cut-tiles';
import type { MapObject } from '@ooh/basemap/map-object';
import { expect, test } from 'vitest';
import { archiveTemplate, tileSourceOf } from '../archive-template.ts';
import { tileDrawings } from '../tile-drawings.ts';
import { tileRank } from '../tile-words.ts';
import { mapColours } from '../map-colours.ts';
import { valueOf } from '../style-expression.ts';
import { worldOf } from './camera.ts';
import { tilesInView } from './tile-range.ts';
import { tileLayersOf } from './vector-tile-features.ts';
import { viewOf } from './view.ts';

const archive = { kind: 'archive', url: '/base-maps/440300.pmtiles?v=1', minZoom: 6, maxZoom: 14 } as const;

test('a view is covered by its tiles, which meet, at the zoom that suits it', () => {
  const camera = { middle: worldOf([114.06, 22.54]), zoom: 12.7 };
  const view = viewOf(camera, { width: 1440, height: 900 });
  for (const [source, zoom] of [
    [archive, 12],
    [{ kind: 'pictures', url: '/{z}/{x}/{y}', maxZoom: 18 } as const, 14],
  ] as const) {
    const tiles = tilesInView(source, view);
    expect(new Set(tiles.map(({ z }) => z))).toEqual(new Set([zoom]));
    const side = 2 ** -zoom;
    const [xs, ys] = [tiles.map(({ x }) => x * side), tiles.map(({ y }) => y * side)];
    expect(Math.min(...xs)).toBeLessThanOrEqual(view.box[0]);
    expect(Math.max(...xs) + side).toBeGreaterThanOrEqual(view.box[2]);
    expect(Math.min(...ys)).toBeLessThanOrEqual(view.box[1]);
    expect(Math.max(...ys) + side).toBeGreaterThanOrEqual(view.box[3]);
    expect(tiles.length).toBe(new Set(xs).size * new Set(ys).size);
  }
  const close = viewOf({ ...camera, zoom: 17 }, { width: 900, height: 600 });
  expect(tilesInView(archive, close).every(({ z }) => z === 14)).toBe(true);
});

test('a street stands in its tile where it stands on the world', () => {
  const line = [
    [114.05, 22.535],
    [114.06, 22.54],
    [114.07, 22.536],
  ];
  const street: MapObject = {
    layer: 'roads',
    kind: 'major_road',
    detail: 'primary',
    name: '深南大道',
    minZoom: 8,
    geometry: { type: 'LineString', coordinates: line },
  };
  const bounds = { west: 114.05, east: 114.07, south: 22.535, north: 22.54 };
  const tiles = [...cutTiles([street], bounds)].filter(({ z }) => z === 14);
  const corners = tiles.flatMap(({ bytes, ...tile }) => {
    const roads = tileLayersOf(Uint8Array.from(bytes).buffer, tile).get('roads')!;
    return [...roads.features.values()].flatMap((feature) => {
      expect(feature.geometryType).toBe('LineString');
      expect(feature.properties).toEqual({ kind: 'major_road', kind_detail: 'primary', name: '深南大道' });
      return feature.parts.flatMap((part) =>
        Array.from({ length: part.length / 2 }, (_, i) => [part[2 * i], part[2 * i + 1]]),
      );
    });
  });
  // 4096ths of a tile, by which positions are rounded.
  const step = 2 ** -14 / 4096;
  for (const [lng, lat] of line) {
    const [x, y] = worldOf([lng, lat]);
    const away = Math.min(...corners.map((corner) => Math.hypot(corner[0] - x, corner[1] - y)));
    expect(away).toBeLessThanOrEqual(step);
  }
});

test('streets have one rank whichever version of the schema names them', () => {
  const rankOf = (properties: Record<string, unknown>) =>
    valueOf(tileRank, { zoom: 12, properties, state: {} });
  expect(rankOf({ kind: 'highway', kind_detail: 'motorway' })).toBe(0);
  expect(rankOf({ 'pmap:kind': 'highway' })).toBe(0);
  expect(rankOf({ 'pmap:kind': 'major_road', highway: 'primary' })).toBe(3);
  expect(rankOf({ 'pmap:kind': 'medium_road', highway: 'tertiary' })).toBe(4);
  expect(rankOf({ kind: 'minor_road', kind_detail: 'residential' })).toBe(5);
});

test('every style of the tiles can be read by the painted map, and no boundary is among them', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const { filter, paint = {}, layout = {}, sourceLayer } of tileDrawings(mapColours[theme])) {
      expect(sourceLayer).not.toBe('boundaries');
      for (const value of [filter, ...Object.values(paint), ...Object.values(layout)])
        valueOf(value, { zoom: 13, geometryType: 'LineString', properties: { kind: 'highway' }, state: {} });
    }
});

test('the painted map finds the source in what MapLibre is given', () => {
  const given = { type: 'vector', tiles: [archiveTemplate(archive.url)], minzoom: 6, maxzoom: 14 };
  expect(tileSourceOf(given)).toEqual(archive);
  expect(tileSourceOf({ type: 'raster', tiles: ['/a/{z}/{x}/{y}'], maxzoom: 18 })).toMatchObject({
    kind: 'pictures',
    url: '/a/{z}/{x}/{y}',
  });
  expect(tileSourceOf({ type: 'geojson' })).toBeNull();
});
