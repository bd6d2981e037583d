import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { combinationBrief, combinationGroup, combinationPermit } from '../../domain/combination.ts';
import { exampleBrief } from '../../domain/combination-example.ts';

export const proposeCombination = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'combination/propose',
  permit: combinationPermit,
  scope: { grants: combinationGroup },
  summary: '由营销目标求媒体组合（后台任务）：效果最高、最省、易执行与预算曲线，附理论最高',
  changes: ['combination-proposal'],
  idempotent: 'by-key',
  audit: 'combination.propose',
  input: combinationBrief,
  output: z.object({ proposalId: z.string(), jobId: z.string() }),
  example: { input: exampleBrief, output: { proposalId: 'p-1', jobId: 'j-1' } },
});
