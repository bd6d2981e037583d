import { expect, test } from 'vitest';
import { markerOf } from '../map-levels.ts';
import { AmapSurface } from './amap-surface.ts';
import { gcj02Collection, gcj02Of, wgs84Of } from './gcj02.ts';
import { fakeAmap, FakeMap } from './testing/fake-amap.ts';

const shenzhen = [114.0579, 22.5431] as const;

function surfaceForTest() {
  const fake = fakeAmap();
  const map = new FakeMap({ clientWidth: 800 } as HTMLElement, { mapStyle: 'amap://styles/light' });
  return { ...fake, map, surface: new AmapSurface(fake.library, map) };
}

const feature = (type: string, coordinates: unknown, properties: Record<string, unknown> = {}) => ({
  type: 'Feature' as const,
  properties,
  geometry: { type, coordinates },
});
const collection = (...features: ReturnType<typeof feature>[]) => ({
  type: 'FeatureCollection' as const,
  features,
});

/** Metres between two positions nearby. */
function metres(a: { lng: number; lat: number }, b: { lng: number; lat: number }): number {
  const north = (a.lat - b.lat) * 111_320;
  const east = (a.lng - b.lng) * 111_320 * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(north, east);
}

test('positions go out shifted and come back where they were; abroad they stay', () => {
  for (const [lng, lat] of [shenzhen, [116.4, 39.9], [87.6, 43.8], [121.47, 31.23]] as const) {
    const [x, y] = gcj02Of([lng, lat]);
    expect(metres({ lng: x, lat: y }, { lng, lat })).toBeGreaterThan(100);
    expect(metres({ lng: x, lat: y }, { lng, lat })).toBeLessThan(1000);
    expect(metres(wgs84Of({ lng: x, lat: y }), { lng, lat })).toBeLessThan(1);
  }
  expect(gcj02Of([2.35, 48.85])).toEqual([2.35, 48.85]);
  const area = feature('Polygon', [[shenzhen, [114.1, 22.6], [114, 22.7], shenzhen]], { id: 'a' });
  const [drawn] = gcj02Collection(collection(area)).features;
  expect((drawn.geometry.coordinates as number[][][])[0][0]).toEqual(gcj02Of(shenzhen));
  expect(drawn.properties).toEqual({ id: 'a' });
});

test('each kind of drawing becomes its layer of Loca, level over level, with the values of its features', () => {
  const { surface, layers } = surfaceForTest();
  surface.addSource('s', {
    data: collection(feature('LineString', [shenzhen, [114.1, 22.6]], { colour: '#ff0000', weight: 0.5 })),
  });
  const add = (
    type: 'circle' | 'line' | 'fill' | 'heatmap',
    level: 'areas' | 'lines' | 'points',
    paint: object,
  ) =>
    surface.addLayer(
      { id: type, type, source: 's', paint: paint as Record<string, unknown> },
      markerOf(level),
    );
  add('circle', 'points', { 'circle-radius': 6, 'circle-color': ['get', 'colour'], 'circle-opacity': 0.5 });
  add('line', 'lines', { 'line-color': ['get', 'colour'], 'line-width': 3, 'line-dasharray': [3, 2] });
  add('fill', 'areas', { 'fill-color': '#00ff00', 'fill-opacity': 0.2 });
  add('heatmap', 'areas', {
    'heatmap-weight': ['get', 'weight'],
    'heatmap-radius': 20,
    'heatmap-opacity': 0.8,
    'heatmap-color': ['interpolate', ['linear'], ['heatmap-density'], 0, '#fff00000', 1, '#ff0000'],
  });
  const [point, line, area, heat] = layers;
  expect(layers.map(({ kind }) => kind)).toEqual(['point', 'line', 'polygon', 'heat']);
  expect(point.styled('color', 0)).toBe('rgba(255,0,0,0.5)');
  expect(point.styled('radius', 0)).toBe(6);
  expect(line.styled('lineWidth', 0)).toBe(3);
  expect(line.style.dash).toEqual([12, 8, 12, 8]);
  expect(area.styled('topColor', 0)).toBe('rgba(0,255,0,0.2)');
  expect(heat.styled('value', 0)).toBe(0.5);
  expect(heat.style).toMatchObject({ radius: 20, opacity: [0, 0.8] });
  expect(heat.style.gradient).toEqual({ 0: 'rgba(255,240,0,0)', 1: 'rgba(255,0,0,1)' });
  expect(point.zIndex).toBeGreaterThan(line.zIndex);
  expect(line.zIndex).toBeGreaterThan(area.zIndex);
  expect((line.features[0].geometry.coordinates as number[][])[0]).toEqual(gcj02Of(shenzhen));
});

test('names are labels on the shifted place, filtered by zoom and hidden with their layer', () => {
  const { surface, labels, map } = surfaceForTest();
  surface.addSource('s', {
    data: collection(
      feature('Point', shenzhen, { name: '市民中心' }),
      feature('Point', shenzhen, { name: '' }),
    ),
  });
  surface.addLayer(
    {
      id: 'n',
      type: 'symbol',
      source: 's',
      filter: ['>=', ['zoom'], 12],
      layout: { 'text-field': ['get', 'name'] },
    },
    markerOf('labels'),
  );
  const [names] = labels;
  expect(names.markers).toEqual([]);
  map.zoom = 11;
  map.zoomIn();
  expect(names.markers.map(({ text, position }) => [text.content, position])).toEqual([
    ['市民中心', gcj02Of(shenzhen)],
  ]);
  surface.setLayoutProperty('n', 'visibility', 'none');
  expect(names.isShown).toBe(false);
  surface.removeLayer('n');
  expect(map.overlays.size).toBe(0);
});

test('data, states and styles may change; thousands of states draw once', async () => {
  const { surface, layers } = surfaceForTest();
  surface.addSource('lines', { promoteId: 'lineId' });
  surface.addLayer(
    {
      id: 'l',
      type: 'line',
      source: 'lines',
      paint: {
        'line-color': '#000000',
        'line-opacity': ['case', ['boolean', ['feature-state', 'dim'], false], 0.1, 1],
      },
    },
    markerOf('lines'),
  );
  const [layer] = layers;
  const lines = ['a', 'b'].map((lineId) => feature('LineString', [shenzhen, [114.1, 22.6]], { lineId }));
  surface.getSource('lines')!.setData(collection(...lines));
  expect(layer.features).toHaveLength(2);
  let styles = 0;
  const setStyle = layer.setStyle.bind(layer);
  layer.setStyle = (style) => {
    styles += 1;
    setStyle(style);
  };
  for (let i = 0; i < 1000; i++)
    surface.setFeatureState({ source: 'lines', id: i === 0 ? 'b' : `x${i}` }, { dim: true });
  await Promise.resolve();
  expect(styles).toBe(1);
  expect([0, 1].map((at) => layer.styled('color', at))).toEqual(['rgba(0,0,0,1)', 'rgba(0,0,0,0.1)']);
  surface.setPaintProperty('l', 'line-color', '#0000ff');
  expect(surface.getPaintProperty('l', 'line-color')).toBe('#0000ff');
  expect(layer.styled('color', 0)).toBe('rgba(0,0,255,1)');
  surface.setFilter('l', ['==', ['get', 'lineId'], 'b']);
  expect(layer.features.map(({ properties }) => properties.lineId)).toEqual(['b']);
  surface.remove();
  expect(layer.isDestroyed).toBe(true);
  expect(surface.style).toBeNull();
});

test('a click carries its WGS-84 place to all listeners, of which the first may keep it from the next', () => {
  const { surface, map, layers } = surfaceForTest();
  surface.addSource('s', {});
  for (const id of ['low', 'high'])
    surface.addLayer({ id, type: 'circle', source: 's' }, markerOf(id === 'low' ? 'areas' : 'points'));
  const hit = { properties: { id: 7 }, geometry: { type: 'Point', coordinates: [] } };
  for (const layer of layers) layer.hit = hit;
  const seen: unknown[] = [];
  surface.on('click', (event) => {
    seen.push(event.lngLat, surface.queryRenderedFeatures(event.point, { layers: ['low', 'high'] }));
    event.preventDefault();
  });
  const second = (event: { defaultPrevented: boolean }) => seen.push(event.defaultPrevented);
  surface.on('click', second);
  const [lng, lat] = gcj02Of(shenzhen);
  map.fire('click', { lnglat: { lng, lat }, pixel: { x: 10, y: 20 } });
  expect(
    metres(seen[0] as { lng: number; lat: number }, { lng: shenzhen[0], lat: shenzhen[1] }),
  ).toBeLessThan(1);
  expect((seen[1] as { layer: { id: string } }[]).map(({ layer }) => layer.id)).toEqual(['high', 'low']);
  expect(seen[2]).toBe(true);
  surface.off('click', second);
  map.fire('click', {});
  expect(seen).toHaveLength(5);
});

test('the camera is read and set in WGS-84, and own moves are distinguished from moves of the user', () => {
  const { surface, map } = surfaceForTest();
  const moves: boolean[] = [];
  surface.on('movestart', (event) => moves.push('isOwnMove' in event));
  surface.fitBounds(
    [113.8, 22.4, 114.6, 22.9],
    { padding: { top: 10, left: 30 }, animate: false, maxZoom: 14 },
    { isOwnMove: true },
  );
  expect(map.fitted).toEqual({ avoid: [10, 0, 30, 0], immediately: true, maxZoom: 14 });
  expect(map.bounds.southWest).toEqual(gcj02Of([113.8, 22.4]));
  const box = surface.getBounds();
  expect(metres({ lng: box.getWest(), lat: box.getSouth() }, { lng: 113.8, lat: 22.4 })).toBeLessThan(1);
  map.fire('movestart');
  expect(surface.isMoving()).toBe(true);
  map.fire('moveend');
  expect(moves).toEqual([true, false]);
  // AMap's boxes are upright in GCJ-02, so that its own corner is the one to come back.
  expect(surface.unproject([0, 0])).toEqual(wgs84Of(map.containerToLngLat({ x: 0, y: 0 })));
  surface.doubleClickZoom.disable();
  expect(map.status).toEqual({ doubleClickZoom: false });
  surface.setTheme('dark');
  expect(map.mapStyle).toBe('amap://styles/dark');
});
