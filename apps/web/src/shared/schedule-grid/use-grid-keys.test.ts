import { expect, test } from 'vitest';
import { editOfKey, nextStop } from './use-grid-keys.ts';

const bars = [0, 3, 1];
const after = (row: number, stop: number, key: string, ctrlKey = false) =>
  nextStop({ row, stop }, { key, ctrlKey, metaKey: false }, bars.length, (index) => bars[index]);

test('arrows go through rows and bars and stop at the ends', () => {
  expect(after(0, 0, 'ArrowUp')).toEqual({ row: 0, stop: 0 });
  expect(after(0, 0, 'ArrowRight')).toEqual({ row: 0, stop: 0 });
  expect(after(1, 3, 'ArrowRight')).toEqual({ row: 1, stop: 3 });
  expect(after(1, 3, 'ArrowDown')).toEqual({ row: 2, stop: 1 });
  expect(after(2, 1, 'ArrowDown')).toEqual({ row: 2, stop: 1 });
  expect(after(1, 1, 'ArrowLeft')).toEqual({ row: 1, stop: 0 });
});

test('pages, ends of the row and ends of the grid', () => {
  expect(after(0, 0, 'PageDown')).toEqual({ row: 2, stop: 0 });
  expect(after(1, 0, 'End')).toEqual({ row: 1, stop: 3 });
  expect(after(2, 1, 'Home', true)).toEqual({ row: 0, stop: 0 });
  expect(after(1, 3, 'End', true)).toEqual({ row: 2, stop: 1 });
  expect(after(1, 1, 'a')).toBeUndefined();
});

test('only arrows with Alt or Shift change a bar', () => {
  const keyed = (key: string, altKey: boolean, shiftKey: boolean) => editOfKey({ key, altKey, shiftKey });
  expect(keyed('ArrowRight', false, false)).toBeUndefined();
  expect(keyed('ArrowUp', true, false)).toBeUndefined();
  expect(keyed('ArrowLeft', true, false)).toEqual({ edit: 'move', days: -1 });
  expect(keyed('ArrowRight', false, true)).toEqual({ edit: 'end', days: 1 });
  expect(keyed('ArrowRight', true, true)).toEqual({ edit: 'start', days: 1 });
});
