import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationMediaType } from '../../core/file.ts';
import { combinationGroup, combinationId, combinationPermit } from '../../domain/combination.ts';
import { exampleRow } from '../../domain/combination-example.ts';

export const exportCombinationDeck = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'combinations/deck',
  kind: 'file',
  permit: combinationPermit,
  scope: { grants: combinationGroup, medium: null },
  summary: '组合建议 PPT：8 页，图表可编辑；一次测算的全部推荐与曲线，或一个保存的组合与采购单元',
  privacy: 'refused',
  audit: 'export.strategy-deck',
  input: z
    .object({
      combinationId: combinationId.optional(),
      /** An own proposal instead. */
      proposalId: z.string().min(1).max(40).optional(),
    })
    .refine(
      (of) => (of.combinationId === undefined) !== (of.proposalId === undefined),
      '须给出组合或测算之一',
    ),
  output: fileOutput,
  example: {
    input: { combinationId: exampleRow.combinationId },
    output: { fileName: '品牌认知_品牌认知_组合建议_V1_20261121.pptx', mediaType: presentationMediaType },
  },
});
