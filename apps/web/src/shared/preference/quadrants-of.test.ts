import { expect, test } from 'vitest';
import { quadrantOf } from '../../chart/scatter-model.ts';
import { preferenceQuadrants } from './quadrants-of.ts';

const figure = (value: number | null) => ({ value, low: value, high: value, suppressed: value === null });
const row = (name: string, share: number | null, tgi: number | null) => ({
  key: name,
  name,
  persons: figure(share),
  penetration: figure(share),
  basePenetration: 0.1,
  tgi: figure(tgi),
  places: 1,
  labelId: null,
});

test('rows part at an index of 100 and at the middle penetration; what is withheld has no place', () => {
  const model = preferenceQuadrants(
    [
      row('特', 0.4, 150),
      row('潜', 0.05, 130),
      row('弱', 0.1, 60),
      row('共', 0.3, 90),
      row('无', null, null),
    ],
    '品牌',
  );
  expect(model.points).toHaveLength(4);
  expect(model.x.split).toBe(0.3);
  const names = model.points.map((point) => model.quadrants[quadrantOf(model, point)]);
  expect(names).toEqual(['特色', '潜力', '弱', '共性']);
  expect(model.summary).toContain('特（150');
});
