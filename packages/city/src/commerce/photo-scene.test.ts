import { expect, test } from 'vitest';
import { drawScene, scenePalette } from './photo-scene.ts';

test('a scene depends on key and shot only, uses palette colours, and nearer faces are larger', () => {
  const near = drawScene('p-1', 'near');
  expect(near).toEqual(drawScene('p-1', 'near'));
  expect(near.pixels).not.toEqual(drawScene('p-2', 'near').pixels);
  expect(near.pixels).toHaveLength(near.width * near.height);
  expect(Math.max(...near.pixels)).toBeLessThan(scenePalette.length);
  const faceOf = (shot: 'near' | 'middle' | 'far') =>
    drawScene('p-1', shot).pixels.filter((pixel) => pixel >= 4).length;
  expect(faceOf('near')).toBeGreaterThan(faceOf('middle'));
  expect(faceOf('middle')).toBeGreaterThan(faceOf('far'));
});
