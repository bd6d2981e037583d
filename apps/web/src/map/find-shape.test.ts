import { expect, test } from 'vitest';
import { placeAt } from './find-shape.ts';

const places = [
  { id: 'a', at: [114, 22] as const },
  { id: 'b', at: [114.001, 22] as const },
];

test('the nearest place within the slack is found, none beyond it', () => {
  expect(placeAt(places, [114.0004, 22], 0.001)).toBe('a');
  expect(placeAt(places, [114.0006, 22], 0.001)).toBe('b');
  expect(placeAt(places, [114.01, 22], 0.001)).toBeNull();
  expect(placeAt([], [114, 22], 1)).toBeNull();
});
