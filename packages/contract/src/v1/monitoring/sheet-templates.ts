import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';

export const listSheetTemplates = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/sheet-templates',
  permit: { anyOf: ['serviceStandardData.detectionSystem'] },
  scope: { reference: '媒体名录，不含任何城市或点位' },
  summary: '有空白监测表的媒体',
  input: z.object({}),
  output: z.object({ media: z.array(z.object({ mediumId: z.int(), name: z.string() })) }),
  example: { input: {}, output: { media: [{ mediumId: 1, name: '公交车身' }] } },
});
