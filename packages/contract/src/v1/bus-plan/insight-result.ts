import { z } from 'zod';
import { endpoint } from '../../core/endpoint.ts';
import { exampleInsight, insightResult } from '../../domain/plan-insight.ts';
import { smartSelectPermit } from '../../domain/smart-plan.ts';

export const getInsightResult = endpoint({
  method: 'GET',
  prefix: 'v1',
  path: 'bus-plan/insight-result',
  permit: smartSelectPermit,
  scope: { own: '本人启动的计算任务的结果' },
  summary: '预算曲线、反算最小预算、约束价格、稳健性：计算完成后的结果',
  privacy: 'refused',
  input: z.object({ jobId: z.string().min(1).max(60) }),
  output: insightResult,
  example: { input: { jobId: 'j-1' }, output: exampleInsight },
});
