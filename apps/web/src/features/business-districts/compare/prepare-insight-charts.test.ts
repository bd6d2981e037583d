import { exampleBasis, exampleFigures, examplePlaceSource } from '@ooh/contract/domain/place-insight-example';
import { expect, test } from 'vitest';
import { figureOf } from '../testing/district-for-test.ts';
import {
  prepareFormats,
  prepareHours,
  prepareOrigins,
  prepareSpending,
  type DistrictInsight,
} from './prepare-insight-charts.ts';

const insight = (
  name: string,
  part: Partial<DistrictInsight['statistics'] & DistrictInsight['visitors']>,
) => ({
  name,
  statistics: {
    ...exampleBasis,
    places: examplePlaceSource,
    areaId: name,
    center: null,
    name,
    squareMeters: 1,
    gridCells: 1,
    figures: exampleFigures,
    hours: [],
    pois: [],
    aois: [],
    media: [],
    busLines: [],
    ...part,
  },
  visitors: {
    ...exampleBasis,
    name,
    sentence: '全体人群',
    persons: figureOf(1000),
    portrait: [],
    origins: [],
    ...part,
  },
});

const hour = (at: number, persons: number | null) => ({
  hour: at,
  persons: figureOf(persons),
  taPersons: figureOf(null),
});

test('hours that are withheld are gaps, and the sentence names the peak', () => {
  const model = prepareHours([insight('甲', { hours: [hour(9, 800), hour(18, 900), hour(3, null)] })]);
  expect(model.categories).toHaveLength(24);
  expect(model.series[0].values[18]).toBe(900);
  expect(model.series[0].values[3]).toBeNull();
  expect(model.summary).toBe('甲 18–19 时最多（900人）。');
});

test('formats are parts of what each district holds, the leading ones of all compared', () => {
  const pois = Array.from({ length: 12 }, (_, at) => ({ category: `类${at}`, count: 12 - at }));
  const model = prepareFormats([
    insight('甲', { pois }),
    insight('乙', { pois: [{ category: '类11', count: 5 }] }),
  ]);
  expect(model.categories).toHaveLength(8);
  expect(model.categories[0]).toBe('类11');
  expect(model.series[1].values[0]).toBe(1);
  expect(model.series[0].values[1]).toBeCloseTo(12 / 78, 9);
  expect(model.summary).toContain('乙最多的是类11（100.0%）');
});

test('origins and spending tell shares of those who come, withheld ones as gaps', () => {
  const origin = (districtName: string, share: number | null) => ({
    districtName,
    center: [114, 22.5] as [number, number],
    persons: figureOf(1),
    share: figureOf(share),
  });
  const label = (name: string, share: number | null) => ({
    labelId: 1,
    name,
    share: figureOf(share),
    baseShare: 0.2,
    tgi: figureOf(null),
  });
  const one = insight('甲', {
    origins: [origin('南山区', 0.2), origin('福田区', 0.5), origin('坪山区', null)],
    portrait: [
      {
        category: '消费能力',
        dimension: '消费水平',
        labels: [label('高消费', null), label('大众消费', 0.6)],
      },
    ],
  });
  expect(prepareOrigins([one])).toMatchObject({
    categories: ['福田区', '南山区'],
    summary: '甲多来自福田区（50.0%）。',
  });
  expect(prepareSpending([one])).toMatchObject({
    categories: ['高消费', '大众消费'],
    series: [{ name: '甲', values: [null, 0.6] }],
  });
  expect(prepareSpending([insight('乙', {})]).summary).toBe('样本不足，没有可画的数字。');
});
