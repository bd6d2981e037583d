import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { combinationKinds } from '../../domain/combination-names.ts';
import {
  combinationBrief,
  combinationGroup,
  combinationId,
  combinationName,
  combinationPermit,
  combinationRow,
  lotInputs,
} from '../../domain/combination.ts';
import { exampleBrief, exampleLotInput, exampleRow } from '../../domain/combination-example.ts';

export const saveCombination = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'combinations/save',
  permit: combinationPermit,
  scope: { grants: combinationGroup, medium: null },
  summary: '保存组合：新建，或以版本号更新自己的组合；保存时重新测算',
  privacy: 'refused',
  changes: ['combination'],
  idempotent: 'by-key',
  audit: 'combination.save',
  input: z.object({
    combinationId: combinationId.optional(),
    version: z.int().min(0).default(0),
    name: combinationName,
    kind: z.enum(combinationKinds),
    brief: combinationBrief,
    lots: lotInputs,
    isShared: z.boolean().default(false),
    /** The proposal that proved it: its bound is kept with it. */
    proposalId: z.string().min(1).max(40).optional(),
  }),
  output: combinationRow,
  example: {
    input: { name: exampleRow.name, kind: 'target', brief: exampleBrief, lots: [exampleLotInput] },
    output: exampleRow,
  },
});
