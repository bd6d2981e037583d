import { expect, test } from 'vitest';
import { ringFaultOf } from './drawn-ring.ts';

// On the equator 0.001 degrees are 111.3 m, so the square below has 12,391 m².
const square = [
  [114, 0],
  [114.001, 0],
  [114.001, 0.001],
  [114, 0.001],
] as const;

test('a square is checked by its area, and a self-intersecting ring is rejected', () => {
  expect(ringFaultOf(square, { least: 12_000, most: 12_600 })).toBeNull();
  expect(ringFaultOf(square, { least: 12_600, most: 20_000 })).toBe('too-small');
  expect(ringFaultOf(square, { least: 1, most: 12_000 })).toBe('too-large');
  const [a, b, c, d] = square;
  expect(ringFaultOf([a, c, b, d], { least: 0, most: 1e9 })).toBe('crossing');
});
