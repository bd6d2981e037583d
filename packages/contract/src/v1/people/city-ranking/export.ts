import { z } from 'zod';
import { endpoint } from '../../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../../core/file.ts';
import { cityIndexParts, citySorts } from '../../../domain/city-index-parts.ts';
import { cityRankingQuestion } from '../../../domain/city-ranking.ts';
import { cityPeopleScreen, screenPermit } from '../../../domain/place-insight.ts';

export const exportCityRanking = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'people/city-ranking/export',
  kind: 'file',
  permit: screenPermit(cityPeopleScreen),
  scope: 'city-media',
  summary: '城市人群排名：Excel，或 4 页 PPT；权重与排序同屏幕',
  privacy: 'refused',
  audit: 'export.city-ranking',
  input: cityRankingQuestion.extend({
    format: z.enum(['xlsx', 'pptx']).default('xlsx'),
    /** Weights in the order of the parts; the declared ones without. */
    weights: z.array(z.int().min(0).max(100)).length(cityIndexParts.length).optional(),
    sort: z.enum(citySorts).default('index'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: fileOutput,
  example: {
    input: { cityCodes: ['440300'], targetAudience: {}, startDate: '2027-03-01', weeks: 4 },
    output: workbookExample,
  },
});
