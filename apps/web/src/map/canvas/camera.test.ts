import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cameraFor,
  cameraOf,
  pannedBy,
  pixelOf,
  placeOf,
  scaleAt,
  worldAt,
  worldOf,
  zoomedAround,
} from './camera.ts';

const size = { width: 900, height: 600 };
const limits = { min: 2, max: 18 };
const places = fc.record({
  lng: fc.double({ min: 73, max: 135, noNaN: true }),
  lat: fc.double({ min: 18, max: 54, noNaN: true }),
});
const zooms = fc.double({ min: 5, max: 16, noNaN: true });
const pixels = fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 600 }));

test('the projection is that of EPSG:3857', () => {
  expect(worldOf([0, 0])).toEqual([0.5, 0.5]);
  // 90° E 45° N is 10 018 754.17 m, 5 621 521.49 m on a world of 40 075 016.69 m.
  const [x, y] = worldOf([90, 45]);
  expect((x - 0.5) * 40_075_016.686).toBeCloseTo(10_018_754.171, 2);
  expect((0.5 - y) * 40_075_016.686).toBeCloseTo(5_621_521.486, 2);
  expect(worldOf([180, 90])[1]).toBeCloseTo(0, 7);
});

test('a place on the world is the place it came from', () => {
  fc.assert(
    fc.property(places, ({ lng, lat }) => {
      const back = placeOf(worldOf([lng, lat]));
      expect(back.lng).toBeCloseTo(lng, 9);
      expect(back.lat).toBeCloseTo(lat, 9);
    }),
  );
});

test('a pixel of a view is that of the position at it', () => {
  fc.assert(
    fc.property(places, zooms, pixels, ({ lng, lat }, zoom, pixel) => {
      const camera = cameraOf(worldOf([lng, lat]), zoom);
      const [x, y] = pixelOf(camera, size, worldAt(camera, size, pixel));
      expect(x).toBeCloseTo(pixel[0], 4);
      expect(y).toBeCloseTo(pixel[1], 4);
    }),
  );
});

test('what is under the pointer stays there when the map is zoomed', () => {
  fc.assert(
    fc.property(places, zooms, zooms, pixels, ({ lng, lat }, from, to, pixel) => {
      const camera = cameraOf(worldOf([lng, lat]), from);
      const under = worldAt(camera, size, pixel);
      const [x, y] = pixelOf(zoomedAround(camera, size, pixel, to, limits), size, under);
      expect(x).toBeCloseTo(pixel[0], 3);
      expect(y).toBeCloseTo(pixel[1], 3);
    }),
  );
});

test('a box that is fitted touches the padding on one axis and keeps clear of it on the other', () => {
  const padding = { top: 24, right: 56, bottom: 32, left: 200 };
  const camera = cameraFor([113.7, 22.4, 114.7, 22.9], size, padding, limits);
  const [left, top] = pixelOf(camera, size, worldOf([113.7, 22.9]));
  const [right, bottom] = pixelOf(camera, size, worldOf([114.7, 22.4]));
  expect(left).toBeCloseTo(200, 6);
  expect(right).toBeCloseTo(900 - 56, 6);
  expect(top).toBeGreaterThanOrEqual(24);
  expect(bottom).toBeLessThanOrEqual(600 - 32);
  expect(top - 24).toBeCloseTo(600 - 32 - bottom, 6);
});

test('a point fits at the greatest zoom, the world at the least', () => {
  expect(cameraFor([114, 22, 114, 22], size, {}, limits).zoom).toBe(18);
  expect(cameraFor([-180, -85, 180, 85], size, {}, limits).zoom).toBe(2);
});

test('panning moves by pixels of the view', () => {
  const camera = cameraOf(worldOf([114, 22.5]), 10);
  const moved = pannedBy(camera, 90, -30);
  expect((moved.middle[0] - camera.middle[0]) * scaleAt(10)).toBeCloseTo(90, 6);
  expect((moved.middle[1] - camera.middle[1]) * scaleAt(10)).toBeCloseTo(-30, 6);
});
