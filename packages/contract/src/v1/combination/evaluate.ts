import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import {
  combinationBase,
  combinationGroup,
  combinationPermit,
  lot,
  lotInputs,
  mixEvaluation,
} from '../../domain/combination.ts';
import {
  exampleBrief,
  exampleEvaluation,
  exampleLot,
  exampleLotInput,
} from '../../domain/combination-example.ts';

const { budgetFen: _, ...exampleBase } = exampleBrief;

export const evaluateCombination = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'combination/evaluate',
  permit: combinationPermit,
  scope: { grants: combinationGroup, facts: ({ lots }) => lots },
  summary: '测算一个媒体组合：价格、到达、频次、N+ 曲线、按周累计、按城市与媒体',
  privacy: 'refused',
  reads: ['booking'],
  input: combinationBase.extend({ lots: lotInputs }),
  output: z.object({ lots: z.array(lot), evaluation: mixEvaluation }),
  example: {
    input: { ...exampleBase, lots: [exampleLotInput] },
    output: { lots: [exampleLot], evaluation: exampleEvaluation },
  },
});
