import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { fileOutput, presentationExample } from '../../core/file.ts';
import { proposalFormat } from '../../domain/order-document.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const downloadPlanProposal = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'smart-select/proposal',
  kind: 'file',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '智选方案的投放方案（可编辑的 PPT，或同样页面的 PDF），以已保存的投放为准',
  privacy: 'refused',
  audit: 'export.proposal',
  input: z.object({ planId, format: proposalFormat }),
  output: fileOutput,
  example: { input: { planId: 'p-1' }, output: presentationExample },
});
