import { expect, test } from 'vitest';
import { drawChosen, drawFocus, drawLines } from './line-drawings.ts';
import { reads, valueOf, withOpacity } from './style-expression.ts';

const scope = { zoom: 10, properties: { kind: 'stop', width: 4, yes: true }, state: { out: true } };

test('expressions have the values that the style specification gives them', () => {
  expect(valueOf(['match', ['get', 'kind'], 'stop', 1, 'terminus', 2, 3], scope)).toBe(1);
  expect(valueOf(['case', ['get', 'yes'], 'a', 'b'], scope)).toBe('a');
  expect(valueOf(['case', ['boolean', ['feature-state', 'dim'], false], 'a', 'b'], scope)).toBe('b');
  expect(valueOf(['+', ['*', ['get', 'width'], 0.5], 3], scope)).toBe(5);
  expect(valueOf(['any', ['==', ['get', 'kind'], 'x'], ['>=', ['zoom'], 10]], scope)).toBe(true);
  const linear = ['interpolate', ['linear'], ['zoom'], 8, 2, 12, ['get', 'width'], 14, 9];
  expect([7, 8, 10, 12, 13, 20].map((zoom) => valueOf(linear, { ...scope, zoom }))).toEqual([
    2, 2, 3, 4, 6.5, 9,
  ]);
  const doubling = ['interpolate', ['exponential', 2], ['zoom'], 8, 0, 10, 3];
  expect(valueOf(doubling, { ...scope, zoom: 9 })).toBeCloseTo(1, 12);
  expect(() => valueOf(['unheard-of', 1], scope)).toThrow(RangeError);
});

test('every value of the lines can be evaluated, in both themes', () => {
  for (const theme of ['light', 'dark'] as const)
    for (const { paint = {} } of [
      ...drawLines(theme, 5, true, 1, false),
      ...drawLines(theme, 5, true, 1, true),
      ...drawChosen(theme, 5, true),
      ...drawFocus(theme),
    ])
      for (const value of Object.values(paint))
        expect(valueOf(value, { ...scope, properties: { colourClass: 2, width: 3 } })).toBeDefined();
  expect(reads(drawLines('light', 5, true, 1, false)[0].paint!['line-width'], 'zoom')).toBe(true);
  expect(reads(['get', 'zoom'], 'zoom')).toBe(false);
});

test('colours take an opacity', () => {
  expect(withOpacity('#027fff', 0.5)).toBe('rgba(2,127,255,0.5)');
  expect(withOpacity('#fff', 1)).toBe('rgba(255,255,255,1)');
  expect(withOpacity('#ff000080', 0.5)).toBe('rgba(255,0,0,0.251)');
  expect(withOpacity('rgba(1,2,3,0.4)', 0.5)).toBe('rgba(1,2,3,0.4)');
});
