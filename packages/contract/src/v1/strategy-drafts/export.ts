import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationMediaType } from '../../core/file.ts';
import { draftId, strategyGroup, strategyPermit } from '../../domain/strategy-draft.ts';

export const exportStrategyDraft = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'strategy-drafts/export',
  kind: 'file',
  permit: strategyPermit,
  scope: { grants: strategyGroup, medium: null },
  summary:
    '策略提案 PPT 或 PDF：简报、固定的洞察、人群、选定组合与证明、排期、点位、创意参考与下一步，齐全时 10–16 页',
  privacy: 'refused',
  audit: 'export.strategy-deck',
  input: z.object({ draftId, format: z.enum(['pptx', 'pdf']).default('pptx') }),
  output: fileOutput,
  example: {
    input: { draftId: 'd-1' },
    output: {
      fileName: '星河汽车_星河汽车冬季新品_策略提案_V1_20261121.pptx',
      mediaType: presentationMediaType,
    },
  },
});
