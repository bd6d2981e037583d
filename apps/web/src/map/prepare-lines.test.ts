import { expect, test } from 'vitest';
import { lineWidthOf, prepareLines, type MapLine } from './prepare-lines.ts';

const line = (lineId: string, colourValue: number | null, widthScore = 50): MapLine => ({
  lineId,
  name: `${lineId}路`,
  directions: [
    [
      [114, 22],
      [114.1, 22.1],
    ],
    [
      [114.1, 22.1],
      [114, 22],
    ],
  ],
  widthScore,
  colourValue,
});

test('width grows with the recommend index and stays within its range', () => {
  expect([0, 50, 100].map(lineWidthOf)).toEqual([1, 3, 5]);
  expect(lineWidthOf(-5)).toBe(1);
  expect(lineWidthOf(400)).toBe(5);
});

test('both directions are one feature; colour classes follow the figure', () => {
  const prepared = prepareLines([line('a', 0.1), line('b', 0.2), line('c', null)], 'quantile');
  expect(prepared.collection.features).toHaveLength(3);
  expect(prepared.collection.features[0].geometry.coordinates).toHaveLength(2);
  expect(prepared.collection.features.map((feature) => feature.properties.colourClass)).toEqual([0, 1, -1]);
});

test('a line without a drawable path is left out of map and boxes', () => {
  const bare: MapLine = { ...line('x', 0.5), directions: [[], [[114, 22]]] };
  const prepared = prepareLines([bare, line('a', 0.1)], 'equal');
  expect(prepared.collection.features.map((feature) => feature.properties.lineId)).toEqual(['a']);
  expect(prepared.boxes.has('x')).toBe(false);
  expect(prepared.box).toEqual([114, 22, 114.1, 22.1]);
});

test('no line gives no box', () => {
  expect(prepareLines([], 'quantile').box).toBeNull();
});
