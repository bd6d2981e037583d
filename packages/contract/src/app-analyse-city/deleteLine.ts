import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { cityLineId } from '../domain/city-line.ts';
import { cityAnalysisPermit } from '../domain/media-filter.ts';

export const deleteCityLine = endpoint({
  method: 'DELETE',
  path: 'app-analyse-city/deleteLine',
  permit: cityAnalysisPermit,
  scope: { own: '本人的城市线，只列出仍有授权的城市' },
  summary: '删除城市线',
  changes: ['city-line'],
  idempotent: 'naturally',
  audit: 'city-line.delete',
  input: z.object({ lineId: cityLineId }),
  output: z.object({ lineId: z.string() }),
  example: {
    input: { lineId: '0198c0de-0000-7000-8000-000000000001' },
    output: { lineId: '0198c0de-0000-7000-8000-000000000001' },
  },
});
