import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookMediaType } from '../../core/file.ts';
import { noAudience } from '../../core/privacy.ts';

export const monitoringSheetTemplate = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'monitoring/sheet-template',
  kind: 'file',
  permit: { anyOf: ['serviceStandardData.detectionSystem'] },
  scope: { reference: '空白表格，只按媒体给出栏目' },
  summary: '空白监测表：一种媒体的栏目、填写说明与异常代码',
  privacy: noAudience,
  audit: 'export.sheet-template',
  input: z.object({ mediumId: z.coerce.number().int().min(1).max(10_000) }),
  output: fileOutput,
  example: {
    input: { mediumId: 2 },
    output: { fileName: '监测表_公交候车亭.xlsx', mediaType: workbookMediaType },
  },
});
