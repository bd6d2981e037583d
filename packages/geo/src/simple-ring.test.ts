import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSimpleRing } from './simple-ring.ts';

test.each<[string, boolean, [number, number][]]>([
  [
    'a square, open',
    true,
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ],
  ],
  [
    'a square, closed',
    true,
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ],
  ],
  [
    'a corner on a straight edge',
    true,
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 2],
    ],
  ],
  [
    'a bow tie',
    false,
    [
      [0, 0],
      [2, 2],
      [2, 0],
      [0, 2],
    ],
  ],
  [
    'two corners only',
    false,
    [
      [0, 0],
      [2, 2],
      [0, 0],
    ],
  ],
  [
    'a corner that touches an edge',
    false,
    [
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 0],
      [0, 4],
    ],
  ],
  [
    'a spike that turns back',
    false,
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [2, 4],
      [2, 2],
      [0, 2],
    ],
  ],
  [
    'everything on a line',
    false,
    [
      [0, 0],
      [1, 0],
      [2, 0],
    ],
  ],
])('%s: %s', (_name, isSimple, ring) => {
  expect(isSimpleRing(ring)).toBe(isSimple);
});

test('a star around a point is simple until two distant corners are swapped', () => {
  const radii = fc.array(fc.double({ min: 0.5, max: 1, noNaN: true }), { minLength: 6, maxLength: 20 });
  fc.assert(
    fc.property(radii, (lengths) => {
      const star = lengths.map((r, i): [number, number] => {
        const angle = (2 * Math.PI * i) / lengths.length;
        return [r * Math.cos(angle), r * Math.sin(angle)];
      });
      expect(isSimpleRing(star)).toBe(true);
      expect(isSimpleRing(star.toReversed())).toBe(true);
      const half = Math.floor(star.length / 2);
      const crossed = [...star];
      [crossed[0], crossed[half]] = [star[half], star[0]];
      expect(isSimpleRing(crossed)).toBe(false);
    }),
  );
});
