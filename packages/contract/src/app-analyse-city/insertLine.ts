import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityLine, cityLineCities, cityLineName, exampleCityLine } from '../domain/city-line.ts';
import { cityAnalysisPermit } from '../domain/media-filter.ts';

export const insertCityLine = endpoint({
  method: 'POST',
  path: 'app-analyse-city/insertLine',
  permit: cityAnalysisPermit,
  scope: { own: '本人的城市线，只列出仍有授权的城市' },
  summary: '新建城市线（收藏的城市组合）',
  changes: ['city-line'],
  idempotent: 'by-key',
  audit: 'city-line.insert',
  input: z.object({ name: cityLineName, cityCodes: cityLineCities }),
  output: cityLine,
  example: { input: { name: '华南重点城市', cityCodes: ['440300'] }, output: exampleCityLine },
});
