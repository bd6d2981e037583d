import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { insightQuestion } from '../../domain/plan-insight.ts';
import { cityCode } from '../../domain/region.ts';
import { planId, smartSelectPermit } from '../../domain/smart-plan.ts';

export const askInsight = endpoint({
  method: 'POST',
  prefix: 'v1',
  path: 'bus-plan/insight',
  permit: smartSelectPermit,
  scope: 'city-media',
  summary: '预算曲线、反算最小预算、约束价格、稳健性：提交计算',
  privacy: 'refused',
  changes: [],
  idempotent: 'by-key',
  audit: 'call.change',
  input: z.object({ planId, cityCode, question: insightQuestion }),
  output: z.object({ jobId: z.string() }),
  example: {
    input: { planId: 'p-1', cityCode: '440300', question: { kind: 'leastBudget', reachShare: 0.3 } },
    output: { jobId: 'j-1' },
  },
});
