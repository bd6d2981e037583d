import { expect, test } from 'vitest';
import { prepareRoads } from './prepare-roads.ts';

test('selected roads lie on top and one position is no road', () => {
  const path = [
    [114, 22],
    [114.1, 22],
  ] as const;
  const roads = prepareRoads([
    { id: 'chosen', name: '深南大道', path, isSelected: true },
    { id: 'idle', name: '北环大道', path, isSelected: false },
    { id: 'dot', name: '断点', path: [[114, 22]], isSelected: true },
  ]);
  expect(roads.features.map((feature) => feature.properties.id)).toEqual(['idle', 'chosen']);
});
