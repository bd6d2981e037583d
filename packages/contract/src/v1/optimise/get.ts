import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleOpportunity, opportunity, optimisePermit } from '../../domain/opportunity.ts';

export const getOpportunity = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'optimise/get',
  permit: optimisePermit,
  scope: 'city-media',
  summary: '一条优化机会',
  privacy: 'refused',
  reads: ['opportunity', 'order', 'booking'],
  input: z.object({ opportunityId: z.string().min(1).max(40) }),
  output: opportunity,
  example: { input: { opportunityId: 'p-1' }, output: exampleOpportunity },
});
