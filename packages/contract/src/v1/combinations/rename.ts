import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  combinationGroup,
  combinationId,
  combinationName,
  combinationPermit,
  combinationRow,
} from '../../domain/combination.ts';
import { exampleRow } from '../../domain/combination-example.ts';

export const renameCombination = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'combinations/rename',
  permit: combinationPermit,
  scope: { grants: combinationGroup, medium: null },
  summary: '改名或设为本组织可见；只有建立者可以修改',
  privacy: 'refused',
  changes: ['combination'],
  idempotent: 'naturally',
  audit: 'combination.rename',
  input: z.object({
    combinationId,
    version: z.int().min(1),
    name: combinationName,
    isShared: z.boolean().optional(),
  }),
  output: combinationRow,
  example: {
    input: { combinationId: exampleRow.combinationId, version: 1, name: '上海年轻白领' },
    output: { ...exampleRow, name: '上海年轻白领', version: 2 },
  },
});
