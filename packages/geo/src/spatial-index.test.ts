import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsContain, boundsIntersect, boundsOf } from './bounds.ts';
import { distanceMeters } from './distance.ts';
import { wgs84 } from './point.ts';
import { indexBoxes, indexPoints } from './spatial-index.ts';

const place = fc
  .tuple(fc.double({ min: 113.7, max: 114.6, noNaN: true }), fc.double({ min: 22.4, max: 22.9, noNaN: true }))
  .map(([lng, lat]) => wgs84(lng, lat));

test('within a radius: the same items as a linear search, nearest first', () => {
  const radius = fc.double({ min: 0, max: 30_000, noNaN: true });
  fc.assert(
    fc.property(fc.array(place, { maxLength: 80 }), place, radius, (points, centre, meters) => {
      const direct = points
        .map((point, index) => ({ index, distanceMeters: distanceMeters(centre, point) }))
        .filter((item) => item.distanceMeters <= meters)
        .sort((a, b) => a.distanceMeters - b.distanceMeters || a.index - b.index);
      expect(indexPoints(points).within(centre, meters)).toEqual(direct);
    }),
  );
});

test('boxes: the same items as a linear search', () => {
  const pair = fc.tuple(place, place).map((ends) => boundsOf(ends));
  fc.assert(
    fc.property(
      fc.array(pair, { maxLength: 40 }),
      fc.array(place, { maxLength: 40 }),
      pair,
      (boxes, points, query) => {
        const hits = (test: (i: number) => boolean, n: number) =>
          Array.from({ length: n }, (_, i) => i).filter((i) => test(i));
        expect(indexBoxes(boxes).touching(query)).toEqual(
          hits((i) => boundsIntersect(boxes[i], query), boxes.length),
        );
        expect(indexPoints(points).inBounds(query)).toEqual(
          hits((i) => boundsContain(query, points[i]), points.length),
        );
      },
    ),
  );
});
