import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, workbookExample } from '../../core/file.ts';
import { opportunityState, optimisePermit } from '../../domain/opportunity.ts';

export const exportOpportunities = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'optimise/export',
  kind: 'file',
  permit: optimisePermit,
  scope: 'city-media',
  summary: '优化建议（Excel）：机会、证据、改动与采纳结果',
  privacy: 'refused',
  audit: 'export.opportunities',
  input: z.object({
    orderId: z.string().min(1).max(40).optional(),
    state: opportunityState.optional(),
  }),
  output: fileOutput,
  example: { input: {}, output: workbookExample },
});
