import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { combinationId, combinationPermit } from '../../domain/combination.ts';
import { exampleRow } from '../../domain/combination-example.ts';

export const removeCombination = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'combinations/remove',
  permit: combinationPermit,
  scope: 'own',
  summary: '删除自己的组合',
  changes: ['combination'],
  idempotent: 'naturally',
  audit: 'combination.remove',
  input: z.object({ combinationId, version: z.int().min(1) }),
  output: z.object({ combinationId: z.string() }),
  example: {
    input: { combinationId: exampleRow.combinationId, version: 1 },
    output: { combinationId: exampleRow.combinationId },
  },
});
