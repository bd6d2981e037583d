import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { combinationGroup, combinationPermit, combinationRow } from '../../domain/combination.ts';
import { exampleRow } from '../../domain/combination-example.ts';

export const listCombinations = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'combinations/list',
  permit: combinationPermit,
  scope: { grants: combinationGroup, medium: null },
  summary: '保存的媒体组合：自己的与本组织共享的；含未授权城市或媒体的组合不列出',
  privacy: 'refused',
  reads: ['combination'],
  input: z.object({ q: z.string().max(60).default('') }),
  output: z.object({ rows: z.array(combinationRow) }),
  example: { input: {}, output: { rows: [exampleRow] } },
});
