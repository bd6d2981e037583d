import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  combinationBrief,
  combinationGroup,
  combinationId,
  combinationPermit,
  combinationRow,
  lot,
  mixEvaluation,
} from '../../domain/combination.ts';
import { exampleBrief, exampleEvaluation, exampleLot, exampleRow } from '../../domain/combination-example.ts';

export const getCombination = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'combinations/get',
  permit: combinationPermit,
  scope: { grants: combinationGroup, medium: null },
  summary: '一个保存的组合：条件、采购单元、测算与理论最高',
  privacy: 'refused',
  reads: ['combination'],
  input: z.object({ combinationId }),
  output: z.object({
    row: combinationRow,
    brief: combinationBrief,
    lots: z.array(lot),
    evaluation: mixEvaluation,
    /** Share that no combination within the budget exceeds; null where nothing was proved. */
    boundShare: z.number().nullable(),
  }),
  example: {
    input: { combinationId: exampleRow.combinationId },
    output: {
      row: exampleRow,
      brief: exampleBrief,
      lots: [exampleLot],
      evaluation: exampleEvaluation,
      boundShare: 0.461,
    },
  },
});
