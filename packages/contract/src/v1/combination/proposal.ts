import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { combinationGroup, combinationPermit, combinationProposal } from '../../domain/combination.ts';
import { exampleBrief } from '../../domain/combination-example.ts';

export const getCombinationProposal = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'combination/proposal',
  permit: combinationPermit,
  scope: { grants: combinationGroup, medium: null },
  summary: '自己提交的组合测算：先给出首个组合，证明完成后给出三个推荐、曲线与各条件的代价',
  privacy: 'refused',
  reads: ['combination-proposal'],
  input: z.object({ proposalId: z.string().min(1).max(40) }),
  output: combinationProposal,
  example: {
    input: { proposalId: 'p-1' },
    output: {
      proposalId: 'p-1',
      jobId: 'j-1',
      state: 'waiting',
      brief: { ...exampleBrief, targetAudience: {} },
      message: null,
      candidates: [],
      citiesWithoutFigures: [],
      proposals: [],
      frontier: [],
      steps: [],
      conflicts: [],
      target: null,
    },
  },
});
