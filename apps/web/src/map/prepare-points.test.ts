import { expect, test } from 'vitest';
import { preparePoints } from './prepare-points.ts';

test('points keep kind and place; impossible positions are left out', () => {
  const points = preparePoints([
    { id: '1', name: '世界之窗', at: [113.97, 22.54], kind: 'terminus' },
    { id: '2', name: '错位', at: [22.54, 113.97], kind: 'place' },
  ]);
  expect(points.features).toEqual([
    {
      type: 'Feature',
      properties: { id: '1', name: '世界之窗', kind: 'terminus' },
      geometry: { type: 'Point', coordinates: [113.97, 22.54] },
    },
  ]);
});
