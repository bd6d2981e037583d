import { expect, test } from 'vitest';
import { isBlank } from './is-blank.ts';

const filled = (colour: readonly number[], count: number) =>
  Array.from({ length: count }, () => colour).flat();

test('one colour is blank, clear or full, and with the noise of smoothing', () => {
  expect(isBlank(filled([0, 0, 0, 0], 50))).toBe(true);
  expect(isBlank(filled([236, 238, 240, 255], 50))).toBe(true);
  expect(isBlank([...filled([236, 238, 240, 255], 20), 237, 237, 240, 255])).toBe(true);
});

test('one pixel of another colour is a picture', () => {
  expect(isBlank([...filled([236, 238, 240, 255], 20), 180, 238, 240, 255])).toBe(false);
  expect(isBlank([...filled([236, 238, 240, 255], 20), 236, 238, 240, 0])).toBe(false);
});
