import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { combinationGroup, combinationId, combinationPermit } from '../../domain/combination.ts';
import { exampleRow } from '../../domain/combination-example.ts';

export const exportCombination = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'combinations/export',
  kind: 'file',
  permit: combinationPermit,
  scope: { grants: combinationGroup, medium: null },
  summary: '组合的采购单元清单（Excel）：媒体、形式、数量、价格，附条件与口径',
  privacy: 'refused',
  audit: 'export.combination',
  input: z.object({ combinationId }),
  output: fileOutput,
  example: { input: { combinationId: exampleRow.combinationId }, output: workbookExample },
});
