import { circleRing } from '@ooh/geo/circle-ring';
import { wgs84 } from '@ooh/geo/point';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shapeOf } from './draw-shape.ts';
import { idsInside } from './inside-shape.ts';
import type { LngLat } from './map-data.ts';

const places = [
  { id: 'in', at: [114.05, 22.55] as LngLat },
  { id: 'east', at: [114.2, 22.55] as LngLat },
  { id: 'north', at: [114.05, 22.7] as LngLat },
];

test('a box holds what lies between its corners, whichever two opposite ones were set', () => {
  for (const corners of [
    [
      [114, 22.5],
      [114.1, 22.6],
    ],
    [
      [114.1, 22.5],
      [114, 22.6],
    ],
  ] as LngLat[][])
    expect(idsInside(shapeOf('rectangle', corners)!, places)).toEqual(['in']);
});

test('a lasso that turns inwards leaves out what lies in its bay', () => {
  const lasso: LngLat[] = [
    [114, 22.5],
    [114.3, 22.5],
    [114.3, 22.8],
    [114.04, 22.51],
    [114, 22.8],
  ];
  expect(idsInside(shapeOf('polygon', lasso)!, places)).toEqual(['east']);
});

test('a circle holds the same as the ring around it, but at its very edge', () => {
  const center: LngLat = [114.05, 22.55];
  const ring = circleRing(wgs84(...center), 3000) as readonly LngLat[];
  const offset = fc.double({ min: -0.05, max: 0.05, noNaN: true });
  fc.assert(
    fc.property(offset, offset, (east, north) => {
      const at: LngLat = [center[0] + east, center[1] + north];
      const inCircle = idsInside({ kind: 'circle', center, radiusMeters: 3000 }, [{ id: 'a', at }]);
      const near = idsInside({ kind: 'circle', center, radiusMeters: 3100 }, [{ id: 'a', at }]);
      const inRing = idsInside({ kind: 'ring', ring }, [{ id: 'a', at }]);
      fc.pre(inCircle.length === near.length);
      if (inCircle.length === 1)
        fc.pre(idsInside({ kind: 'circle', center, radiusMeters: 2900 }, [{ id: 'a', at }]).length === 1);
      expect(inRing).toEqual(inCircle);
    }),
  );
});
