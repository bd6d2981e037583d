import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { mostCompared } from '../../domain/combination-names.ts';
import {
  combinationGroup,
  combinationId,
  combinationPermit,
  combinationRow,
  mixEvaluation,
} from '../../domain/combination.ts';
import { exampleEvaluation, exampleRow } from '../../domain/combination-example.ts';
import { figure } from '../../domain/figure.ts';

export const compareCombinations = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'combinations/compare',
  permit: combinationPermit,
  scope: { grants: combinationGroup, medium: null },
  summary: '2–4 个组合并排：费用、到达、频次、N+ 曲线与媒体结构',
  privacy: 'refused',
  reads: ['combination'],
  input: z.object({
    combinationIds: z
      .array(combinationId)
      .min(2, '至少选择 2 个组合')
      .max(mostCompared, `最多对比 ${mostCompared} 个组合`),
  }),
  output: z.object({
    combinations: z.array(
      z.object({
        row: combinationRow,
        evaluation: mixEvaluation,
        boundShare: z.number().nullable(),
        /** Reach minus the first one's on the same persons; null where cities or audience differ. */
        difference: figure.nullable(),
      }),
    ),
  }),
  example: {
    input: { combinationIds: [exampleRow.combinationId, exampleRow.combinationId] },
    output: {
      combinations: [{ row: exampleRow, evaluation: exampleEvaluation, boundShare: null, difference: null }],
    },
  },
});
