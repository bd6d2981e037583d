import { z } from 'zod';
import { endpoint } from '../core/endpoint.ts';
import { competitorPermit, month } from '../domain/competitor.ts';

export const updateConclusion = endpoint({
  method: 'PUT',
  path: 'competitor/updateConclusion',
  permit: competitorPermit,
  scope: 'own',
  summary: '保存竞品结论；须带所见版本，冲突时不覆盖',
  changes: ['competitor-conclusion'],
  idempotent: 'naturally',
  audit: 'competitor.conclude',
  input: z.object({
    brandId: z.string().min(1).max(64),
    startMonth: month,
    endMonth: month,
    /** The version that was read; 0 when there was none. */
    version: z.int().min(0).max(1_000_000),
    text: z.string().trim().min(1, '结论不能为空').max(5000, '结论不超过 5000 字'),
  }),
  output: z.object({ version: z.int().min(1) }),
  example: {
    input: { brandId: 'b-0001', startMonth: '2025-11', endMonth: '2026-10', version: 0, text: '结论' },
    output: { version: 1 },
  },
});
