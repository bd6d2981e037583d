import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityLine, cityLineCities, cityLineId, cityLineName, exampleCityLine } from '../domain/city-line.ts';
import { cityAnalysisPermit } from '../domain/media-filter.ts';

export const updateCityLine = endpoint({
  method: 'POST',
  path: 'app-analyse-city/updateLine',
  permit: cityAnalysisPermit,
  scope: { own: '本人的城市线，只列出仍有授权的城市' },
  summary: '城市线改名，可同时更换城市',
  changes: ['city-line'],
  idempotent: 'naturally',
  audit: 'city-line.update',
  input: z.object({ lineId: cityLineId, name: cityLineName, cityCodes: cityLineCities.optional() }),
  output: cityLine,
  example: {
    input: { lineId: '0198c0de-0000-7000-8000-000000000001', name: '华南' },
    output: { ...exampleCityLine, name: '华南' },
  },
});
