import { expect, test } from 'vitest';
import { hueColour } from './hue-colour.ts';

test('colours are those that style sheets make of hue, saturation and lightness', () => {
  expect(hueColour(0, 1, 0.5)).toBe('#ff0000');
  expect(hueColour(120, 1, 0.25)).toBe('#008000');
  expect(hueColour(210, 0.55, 0.3)).toBe('#224d77');
  expect(hueColour(250, 0.78, 0.64)).toBe('#735ceb');
  expect(hueColour(90, 0, 0.5)).toBe('#808080');
});
