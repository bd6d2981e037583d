import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityLine, exampleCityLine } from '../domain/city-line.ts';
import { cityAnalysisPermit } from '../domain/media-filter.ts';

export const listCityLines = endpoint({
  method: 'POST',
  path: 'app-analyse-city/lineList',
  permit: cityAnalysisPermit,
  scope: { own: '本人的城市线，只列出仍有授权的城市' },
  summary: '本人的城市线',
  reads: ['city-line'],
  input: z.object({ keyword: z.string().max(40).default('') }),
  output: z.array(cityLine),
  example: { input: {}, output: [exampleCityLine] },
});
