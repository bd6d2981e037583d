import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookMediaType } from '../../core/file.ts';
import { noAudience } from '../../core/privacy.ts';
import { analysePermit } from '../../domain/media-filter.ts';
import { rateCardQuestion } from './list.ts';

export const exportRateCards = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'rate-cards/export',
  kind: 'file',
  permit: analysePermit,
  scope: 'city-media',
  summary: '一种形式在各城市的刊例，Excel',
  privacy: noAudience,
  audit: 'export.rate-card',
  input: rateCardQuestion,
  output: fileOutput,
  example: {
    input: { mediumId: 2, formId: 1 },
    output: { fileName: '刊例_候车亭灯箱.xlsx', mediaType: workbookMediaType },
  },
});
