import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationMediaType } from '../../core/file.ts';
import { strategyCaseGroup, strategyCasePermit } from '../../domain/strategy-case.ts';

export const exportCaseDeck = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'strategy-cases/deck',
  kind: 'file',
  permit: strategyCasePermit,
  scope: { grants: strategyCaseGroup },
  summary: '案例 PPT：8 页，从背景到启示，图表可编辑；没有评估过的案例没有效果页',
  privacy: 'refused',
  audit: 'export.strategy-deck',
  input: z.object({ caseId: z.string().min(1).max(80) }),
  output: fileOutput,
  example: {
    input: { caseId: 'sc-440300-1' },
    output: { fileName: '星河汽车_深圳新品上市_案例_V1_20261121.pptx', mediaType: presentationMediaType },
  },
});
