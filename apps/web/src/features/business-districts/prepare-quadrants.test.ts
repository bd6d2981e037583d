import { expect, test } from 'vitest';
import { quadrantOf } from '../../chart/scatter-model.ts';
import { prepareQuadrants } from './prepare-quadrants.ts';
import { districtForTest, figureOf } from './testing/district-for-test.ts';

const at = (id: string, persons: number | null, tgi: number | null) =>
  districtForTest(id, { dailyPersons: figureOf(persons), tgi: figureOf(tgi) });

test('the median of people and an index of 100 part the districts; withheld ones are counted apart', () => {
  const rows = [at('a', 400, 130), at('b', 100, 130), at('c', 200, 70), at('d', 300, 70), at('e', null, 90)];
  const { model, withheld } = prepareQuadrants(rows, new Set(['c']));
  expect(model.x.split).toBe(250);
  expect(withheld).toBe(1);
  const names = model.points.map((point) => model.quadrants[quadrantOf(model, point)]);
  expect(names).toEqual(['精准', '潜力', '观察', '引流']);
  expect(model.summary).toBe('精准 1 个，潜力 1 个，观察 1 个，引流 1 个。');
  expect(model.points.filter(({ isMarked }) => isMarked).map(({ id }) => id)).toEqual(['c']);
});

test('without a known figure there is nothing to draw', () => {
  expect(prepareQuadrants([at('a', null, null)], new Set()).model.summary).toBe('没有可画的商圈。');
});
