import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { basis, figure } from '../../domain/figure.ts';
import { cityCode } from '../../domain/region.ts';
import { noFigure } from '../../domain/smart-plan.ts';
import { audiencePermit, mostEstimatedCities, targetAudience } from '../../domain/target-audience.ts';

export const estimateCrowd = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'crowd/estimate',
  permit: audiencePermit,
  scope: { medium: null, facts: ({ cities }) => cities },
  summary: '人群规模预估：覆盖人数、占比，按城市',
  privacy: {
    cover: {
      audiences: [{ path: 'cities', persons: 'persons', share: 'share' }],
      sumOf: 'cities',
    },
  },
  input: z.object({
    cityCodes: z
      .array(cityCode)
      .min(1, '请选择城市')
      .max(mostEstimatedCities, `最多选择 ${mostEstimatedCities} 个城市`),
    targetAudience,
  }),
  output: z.object({
    sentence: z.string(),
    persons: figure,
    share: figure,
    cities: z.array(
      z.object({ cityCode: z.string(), cityName: z.string(), persons: figure, share: figure, basis }),
    ),
    /** Cities without a panel, where nothing can be estimated. */
    citiesWithoutPanel: z.array(z.string()),
  }),
  example: {
    input: { cityCodes: ['440300'], targetAudience: {} },
    output: { sentence: '全体人群', persons: noFigure, share: noFigure, cities: [], citiesWithoutPanel: [] },
  },
});
